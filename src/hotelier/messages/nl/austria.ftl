### Grand Austria Hotel: what cards do, what players are asked, what happened.

## Small words

austria-twice = { $what } (2×)
austria-nothing = niets
# .bare is the name alone, for buttons and lists.
austria-the = { FORM($name, "the") }
    .bare = { $name }
austria-crowns =
    { $n ->
        [one] 1 kroon
       *[other] { $n } kronen
    }
austria-price =
    { $n ->
        [0] gratis
        [one] 1 kroon
       *[other] { $n } kronen
    }
    .for =
        { $n ->
            [0] gratis
            [one] voor 1 kroon
           *[other] voor { $n } kronen
        }
austria-price-short =
    { $n ->
        [0] gratis
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
austria-staff-cards =
    { $n ->
        [one] 1 personeelskaart
       *[other] { $n } personeelskaarten
    }
austria-vp = { $n } OP
austria-vp-short = +{ $n }
# .e stands before a noun.
austria-word-blue = blauw
    .e = blauwe
austria-word-yellow = geel
    .e = gele
austria-word-red = rood
    .e = rode
austria-word-green = groen
    .e = groene
austria-word-group = groep
austria-word-floor = verdieping
austria-word-column = kolom
austria-kind-blue = blauwe edele
austria-kind-yellow = gele artiest
austria-kind-red = rode burger
austria-kind-green = groene toerist
# .cap begins a button.
austria-cube-s = strudel
    .cap = Strudel
austria-cube-c = cake
    .cap = Cake
austria-cube-w = wijn
    .cap = Wijn
austria-cube-k = koffie
    .cap = Koffie
austria-cubes-s = { $n } strudel
austria-cubes-c = { $n } cake
austria-cubes-w = { $n } wijn
austria-cubes-k = { $n } koffie

## Effects in full: infinitives, as they also stand on buttons

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } vooruit op het keizerspoor
austria-effect-vp = { $n } OP
austria-effect-vp-per-staff = { $n } OP per personeelskaart in dienst
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 blokje naar keuze
       *[other] { $n } blokjes naar keuze
    }
austria-effect-complete = de bestelling van 1 gast compleet maken met blokjes uit de voorraad
austria-effect-draw = { austria-staff-cards } trekken
austria-effect-hire =
    { $price ->
        [free] gratis een personeelskaart uit de hand aannemen
        [full] voor de volle prijs een personeelskaart uit de hand aannemen
       *[less] met { austria-crowns } korting een personeelskaart uit de hand aannemen
    }
austria-effect-offer =
    { $price ->
        [free] gratis 1 van 3 nieuwe personeelskaarten aannemen
       *[less] met { austria-crowns } korting 1 van 3 nieuwe personeelskaarten aannemen
    }
austria-effect-prep =
    { $lit ->
        [yes] gratis { austria-a-room } (meteen bezet)
       *[no]
            { $price ->
                [free] gratis { austria-a-room }
                [less] met { austria-crowns } korting { austria-a-room }
               *[full]
                    { $times ->
                        [one] een kamer voorbereiden (tegen de prijs van de verdieping)
                       *[other] maximaal { $times } kamers voorbereiden (elk tegen de prijs van de verdieping)
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] een kamer op verdieping 1 of 2 voorbereiden
       *[no] een kamer voorbereiden
    }
austria-effect-occupy = een van je voorbereide kamers bezetten
austria-effect-invite = gratis een gast uit de rij nemen
austria-effect-extra = meteen een extra beurt op een actieveld met een dobbelsteen (de dobbelsteen blijft liggen)
austria-effect-extra-revised = een extra actie op een actieveld met een dobbelsteen (de dobbelsteen blijft liggen)
austria-effect-food =
    { $most ->
        [0] 1 strudel
        [one] { $n } strudel (1 daarvan mag cake zijn)
       *[other] { $n } strudel (maximaal { $most } daarvan mogen cake zijn)
    }
austria-effect-drinks =
    { $most ->
        [0] 1 wijn
        [one] { $n } wijn (1 daarvan mag koffie zijn)
       *[other] { $n } wijn (maximaal { $most } daarvan mogen koffie zijn)
    }
austria-effect-advance =
    { $n ->
        [one] 1 stap op het keizerspoor of 1 kroon
       *[other] { $n }× een stap op het keizerspoor of een kroon
    }
austria-effect-both = { austria-steps } vooruit op het keizerspoor en { austria-crowns }
austria-effect-mimic = een van de acties 1 t/m 5 met sterkte { $n }

## Effects in two or three words, mostly beside an icon

austria-short-crowns = { austria-crowns }
austria-short-emperor =
    { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
austria-short-vp = { $n } OP
austria-short-vp-per-staff = { $n } OP per personeelslid
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [one] blokje naar keuze
       *[other] { $n } naar keuze
    }
austria-short-complete = bestelling compleet
austria-short-draw = { $n } trekken
austria-short-hire =
    { $price ->
        [free] gratis aannemen
        [full] aannemen
       *[less] aannemen, { $n } korting
    }
austria-short-offer =
    { $price ->
        [free] 1 van 3 nieuwe gratis
       *[less] 1 van 3 nieuwe, { $n } korting
    }
austria-short-prep =
    { $lit ->
        [yes] gratis bezette kamer
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] gratis, verd. 1–2
                       *[no] gratis kamer
                    }
                [less] kamer, { $n } korting
               *[full]
                    { $times ->
                        [one] 1 kamer
                       *[other] { $times } kamers
                    }
            }
    }
austria-short-occupy = kamer bezetten
austria-short-invite = gratis gast
austria-short-extra = extra beurt
austria-short-food =
    { $most ->
        [0] 1 strudel
       *[other] { $n } strudel, max. { $most } cake
    }
austria-short-drinks =
    { $most ->
        [0] 1 wijn
       *[other] { $n } wijn, max. { $most } koffie
    }
austria-short-advance =
    { $n ->
        [one] 1 stap of kroon
       *[other] { $n } stappen / kronen
    }
austria-short-both =
    { $n ->
        [one] stap + kroon
       *[other] { $n } stappen + { $n } kronen
    }
austria-short-mimic = naar keuze, sterkte { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) bestelt { $order }. Bij het inchecken: { $gives }.
austria-guest-does = bestelt { $order }; bij het inchecken: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name } (gratis) – { $when }: { $does }.
        [one] { $name } (1 kroon) – { $when }: { $does }.
       *[other] { $name } ({ $cost } kronen) – { $when }: { $does }.
    }
austria-when-once = eenmalig
austria-when-round = eenmaal per ronde
austria-when-permanent = permanent
austria-when-end = einde spel
austria-staff-on-guest-crowns = { austria-crowns } telkens als een { FORM($of, "e") } gast incheckt
austria-staff-on-guest-emperor = { austria-steps } vooruit op het keizerspoor telkens als een { FORM($of, "e") } gast incheckt
austria-staff-on-guest-vp = { $n } OP telkens als een { FORM($of, "e") } gast incheckt
austria-staff-on-any-guest = { austria-crowns } telkens als een gast incheckt
austria-staff-on-any-guest-revised = { austria-crowns } telkens als een van je kamers bezet raakt, op welke manier dan ook
austria-staff-on-order = { $n } OP telkens als een gast met een bestelling van { $of } blokjes incheckt
austria-staff-free-rooms = je bereidt { FORM($of, "e") } kamers gratis voor
austria-staff-on-die-vp = { $n } OP telkens als je een { $faces } pakt
austria-staff-on-die-emperor = { austria-steps } vooruit op het keizerspoor telkens als je een { $faces } pakt
austria-staff-on-die-prep = telkens als je een { $faces } pakt, mag je ook een kamer voorbereiden voor de volle prijs
austria-staff-on-die-hire = telkens als je een { $faces } pakt, mag je ook een personeelskaart uit je hand aannemen voor de volle prijs
austria-staff-strength = +{ $n } sterkte als je een { $faces } pakt
austria-staff-cheaper = personeel is nog eens { austria-crowns } goedkoper als je een { $faces } pakt
austria-staff-free-six = een { $faces } is gratis en heeft +{ $n } sterkte
austria-staff-both = als je een { $faces } pakt, krijg je per punt sterkte 1 stap op het keizerspoor én 1 kroon
austria-staff-free-delivery = serveren uit de keuken is gratis
austria-staff-free-guests = gasten uit de rij zijn gratis
austria-staff-excuse = je mag een straf van de keizer afkopen voor { austria-crowns }
austria-staff-on-bonus = { $n } OP telkens als je de bonus van de keizer krijgt
austria-staff-end-colour = { $n } OP per bezette { FORM($of, "e") } kamer
austria-staff-end-occupied = { $n } OP per bezette kamer
austria-staff-end-staff = { $n } OP per personeelskaart in dienst, deze inbegrepen
austria-staff-end-tiles = { $n } OP per voorbereide of bezette kamer
austria-staff-end-full = { $n } OP per volledig bezette { $of }
austria-staff-end-discs = { $n } OP per politiekkaart met jouw schijf
austria-staff-end-emperor = { $n } OP keer het getal van je veld op het keizerspoor (maximaal { $limit } OP)
austria-staff-end-emperor-revised = { $n } OP keer het getal van je veld op het keizerspoor
austria-staff-end-sets = { $n } OP per set van 3 bezette kamers in 3 kleuren
austria-staff-end-copy = kopieert de beste ‘einde spel’-kaart die een andere speler in dienst heeft
austria-staff-occupy-twice = 2 van je voorbereide kamers bezetten
austria-brief-on-guest-crowns = { FORM($of, "e") } gast: { austria-crowns }
austria-brief-on-guest-emperor = { FORM($of, "e") } gast: { austria-steps }
austria-brief-on-guest-vp = { FORM($of, "e") } gast: { $n } OP
austria-brief-on-any-guest = check-in: { austria-crowns }
austria-brief-on-any-guest-revised = kamer bezet: { austria-crowns }
austria-brief-on-order = gast met { $of } blokjes: { $n } OP
austria-brief-free-rooms = { FORM($of, "e") } kamers gratis
austria-brief-on-die-vp = bij een { $faces }: { $n } OP
austria-brief-on-die-emperor = bij een { $faces }: { austria-steps }
austria-brief-on-die-prep = bij een { $faces }: ook een kamer
austria-brief-on-die-hire = bij een { $faces }: ook aannemen
austria-brief-strength = bij een { $faces }: +{ $n }
austria-brief-cheaper = bij een { $faces }: { $n } korting
austria-brief-free-six = bij een { $faces }: gratis, +{ $n }
austria-brief-both = bij een { $faces }: stappen én kronen
austria-brief-free-delivery = serveren is gratis
austria-brief-free-guests = gasten zijn gratis
austria-brief-excuse = straf afkopen: { austria-crowns }
austria-brief-on-bonus = keizerbonus: { $n } OP
austria-brief-end-colour = { $n } OP per { FORM($of, "e") } kamer
austria-brief-end-occupied = { $n } OP per bezette kamer
austria-brief-end-staff = { $n } OP per personeelslid
austria-brief-end-tiles = { $n } OP per kamer
austria-brief-end-full = { $n } OP per volle { $of }
austria-brief-end-discs = { $n } OP per politiekkaart
austria-brief-end-emperor = { $n } OP per veld, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } OP per veld
austria-brief-end-sets = { $n } OP per set van 3 kleuren
austria-brief-end-copy = kopieert ‘einde spel’-kaart
austria-brief-occupy-twice = 2 kamers bezetten

## Politics and the emperor
## The log quotes these for every player, so they do without “your”.

austria-need-crowns = { $n } kronen in de kas
austria-need-tiles = { $n } voorbereide of bezette kamers
austria-need-staff = { $n } personeelskaarten in dienst
austria-need-emperor = veld { $n } of hoger op het keizerspoor
austria-need-full =
    { $which ->
        [floor] { $n } volledig bezette verdiepingen
        [column] { $n } volledig bezette kolommen
       *[group] { $n } volledig bezette groepen
    }
austria-need-colour = alle kamers van één kleur bezet
austria-need-each = { $n } bezette kamers van elke kleur
austria-need-two = { $n } { FORM($of, "e") } en { $m } { FORM($and, "e") } kamers bezet
austria-penalty-crowns = { austria-crowns } verliezen
austria-penalty-vp = { $n } OP verliezen
austria-penalty-vp-per-staff = { $n } OP verliezen per personeelskaart in dienst
austria-penalty-cubes = alle blokjes in de keuken verliezen
austria-penalty-all-cubes = alle blokjes in de keuken en op de cafétafels verliezen
austria-penalty-return = { austria-staff-cards } uit de hand onder de stapel leggen
austria-penalty-demolish = de hoogste vrije kamer verliezen
austria-penalty-demolish-twice = de 2 hoogste vrije kamers verliezen
austria-penalty-evict = { $n } bezette kamers verliezen: één op de hoogste verdieping met een bezette kamer, dan de eerstvolgende eronder in die kolom
austria-penalty-evict-revised = { $n } bezette kamers verliezen: één op de hoogste verdieping met een bezette kamer, dan één op de eerstvolgende lagere verdieping met een bezette kamer
austria-penalty-dismiss = een ‘einde spel’-kaart ontslaan
austria-penalty-or = { $first } of { $second }
austria-penalty-else = { $first } of, als dat niet kan, { $second }
austria-less-vp-per-staff = −{ $n } OP per personeelslid
austria-less-cubes = alle blokjes in de keuken kwijt
austria-less-all-cubes = alle blokjes kwijt, ook geserveerde
austria-less-return =
    { $n ->
        [one] 1 kaart inleveren
       *[other] { $n } kaarten inleveren
    }
austria-less-demolish = hoogste vrije kamer kwijt
austria-less-demolish-twice = 2 hoogste vrije kamers kwijt
austria-less-evict = { $n } bezette kamers kwijt, vanaf boven
austria-less-dismiss = ‘einde spel’-kaart ontslaan
austria-less-else = { $first }, of anders { $second }

## Headline and questions

austria-round = Ronde { $n } van { $all }
austria-emperor-now = keizer na deze ronde
austria-emperor-at = keizer na ronde { $n }
austria-score = je hebt { $n } OP
austria-q-draft = Houd één personeelskaart en geef de rest door.
austria-q-first-guest = Neem gratis je eerste gast.
austria-q-first-room =
    { $n ->
        [one] Je mag nog 1 kamer voorbereiden voordat het spel begint.
       *[other] Voordat het spel begint, mag je maximaal { $n } kamers voorbereiden. Op de onderste verdieping zijn kamers gratis.
    }
austria-q-turn-guest = Neem een gast als je wilt, en pak dan een dobbelsteen.
austria-q-turn = Pak een dobbelsteen.
austria-q-turn-full = Pak een dobbelsteen. Je café is vol, dus je kunt geen gast nemen.
austria-q-turn-done = Je dobbelsteen is gebruikt. Doe nog iets of beëindig je beurt.
austria-q-turn-stuck = Je kunt geen dobbelsteen pakken. Pas, of doe eerst iets anders.
austria-q-turn-extra = Extra beurt van E. Gizia: gebruik een actieveld met een dobbelsteen. De dobbelsteen blijft liggen.
austria-q-mimic = Welke actie doe je met de 6?
austria-q-split = Welke blokjes wil je?
austria-q-advance = Hoeveel stappen ga je vooruit? De rest krijg je in kronen.
austria-q-cube =
    { $n ->
        [one] Kies een blokje.
       *[other] Kies { $n } blokjes, één voor één.
    }
austria-q-place = Serveer { $cubes }. De rest gaat naar de keuken.
austria-q-deliver =
    { $n ->
        [one] Serveer nog 1 blokje uit de keuken.
       *[other] Serveer maximaal { $n } blokjes uit de keuken.
    }
austria-q-prepare-full =
    { $n ->
        [one] Kies een kamer om voor te bereiden, tegen de prijs van de verdieping.
       *[other] Kies maximaal { $n } kamers om voor te bereiden, elk tegen de prijs van de verdieping.
    }
austria-q-prepare-less = Kies een kamer om voor te bereiden met { austria-crowns } korting.
austria-q-prepare-low = Kies een kamer op verdieping 1 of 2 om gratis voor te bereiden.
austria-q-prepare-free = Kies een kamer om gratis voor te bereiden.
austria-q-prepare-lit-low = Kies een kamer op verdieping 1 of 2. Die is gratis en meteen bezet.
austria-q-prepare-lit = Kies een kamer. Die is gratis en meteen bezet.
austria-q-hire-full = Neem een personeelskaart uit je hand aan, of sla dit over.
austria-q-hire-less = Neem een personeelskaart uit je hand aan met { austria-crowns } korting, of sla dit over.
austria-q-hire-free = Neem gratis een personeelskaart uit je hand aan, of sla dit over.
austria-q-offer-full = Neem een van deze personeelskaarten aan, of sla dit over.
austria-q-offer-less = Neem een van deze personeelskaarten aan met { austria-crowns } korting, of sla dit over.
austria-q-offer-free = Neem gratis een van deze personeelskaarten aan, of sla dit over.
austria-q-check-in = Welke kamer voor { $guest }?
austria-q-occupy = Welke voorbereide kamer bezet je?
austria-q-complete = Wiens bestelling maak je compleet?
austria-q-invite = Neem gratis een gast uit de rij, of sla dit over.
austria-q-order = Welk effect voer je eerst uit?
austria-q-penalty = De keizer is ontstemd. Kies je straf.
austria-q-return =
    { $n ->
        [one] Kies een kaart om onder de stapel te leggen.
       *[other] Kies { $n } kaarten om onder de stapel te leggen, één voor één.
    }
austria-q-demolish = Welke kamer geef je op?
austria-q-dismiss = Welke ‘einde spel’-kaart ontsla je?

## Choices

austria-do-keep = { $name } houden
austria-do-guest = { FORM($name, "bare") } nemen · { austria-price }
austria-do-room = Kamer { $room }, { $colour }
austria-do-room-price = Kamer { $room }, { $colour } · { austria-price }
austria-do-room-gift = Kamer { $room }, { $colour } · bezettingsbonus: { $gift }
austria-do-done = Klaar met voorbereiden
austria-do-die = Dobbelsteen { $face } · { $gives }
austria-do-die-price = Dobbelsteen { $face } · { $gives } · { austria-price }
austria-do-die-boost = Dobbelsteen { $face }, versterkt · { $gives } · { austria-price }
austria-do-deliver = Uit de keuken serveren · { austria-price }
austria-do-use = { $name } gebruiken · { $does }
austria-do-claim = Schijf leggen: { $card } · { $n } OP
austria-do-check-in = { FORM($name, "bare") } inchecken
austria-do-pass = Passen
austria-do-end = Beurt beëindigen
austria-do-as = Als { $face } gebruiken · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } voorbij het einde: { $n } OP
austria-lost =
    { $n ->
        [one] 1 vervalt: in de kas passen er { $limit }
       *[other] { $n } vervallen: in de kas passen er { $limit }
    }
austria-do-split = { $cubes }
austria-do-serve = { FORM($cube, "cap") } aan { $name } serveren
austria-do-kitchen = { $cubes } naar de keuken
austria-do-stop-deliver = Klaar
austria-do-stop-prepare = Klaar met voorbereiden
austria-do-stop-hire = Niemand aannemen
austria-do-stop-occupy = Geen kamer bezetten
austria-do-stop-complete = Bestelling overslaan
austria-do-stop-invite = Geen gast nemen
austria-do-hire = { $name } aannemen · { austria-price }
austria-do-table = Bestelling van { $name } compleet maken
austria-do-excuse = Straf afkopen · 1 kroon
austria-do-return = { $name } inleveren
austria-do-dismiss = { $name } ontslaan

## Previews

austria-gain-crowns =
    { $n ->
        [one] +1 kroon
       *[other] +{ $n } kronen
    }
austria-cost-crowns =
    { $n ->
        [one] −1 kroon
       *[other] −{ $n } kronen
    }
austria-lost-crowns =
    { $n ->
        [one] 1 vervalt (kas vol)
       *[other] { $n } vervallen (kas vol)
    }
austria-gain-vp = +{ $n } OP
austria-cost-vp = −{ $n } OP
austria-gain-steps = keizer +{ $n }
austria-cost-steps = keizer −{ $n }
austria-gain-staff =
    { $n ->
        [one] +1 personeelskaart
       *[other] +{ $n } personeelskaarten
    }
austria-gain-strength = sterkte { $n }
austria-gain-lit = kamer { $room } bezet
austria-gain-group = { FORM($colour, "e") } groep compleet
austria-gain-ready = { $name } bediend
austria-gain-hired = { $name } in dienst
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = kamer { $room } kwijt
austria-gain-pass = je wacht; als iedereen heeft gepast, gaat er één dobbelsteen weg en worden de andere opnieuw gegooid
austria-turn-ends = beëindigt je beurt
austria-gains = { $gains }

## “Since your last turn”: what a player did, after the disc of their seat

austria-recap-die = pakt een { $face }
austria-recap-guest = neemt { $guest }
austria-recap-hired = neemt { $card } aan
austria-recap-checked-in = checkt { $guest } in
austria-recap-rooms =
    { $n ->
        [one] bereidt een kamer voor
       *[other] bereidt { $n } kamers voor
    }
austria-recap-served =
    { $n ->
        [one] serveert een blokje
       *[other] serveert { $n } blokjes
    }
austria-recap-passed = past

## The log

austria-log-first-player =
    { $you ->
        [yes] Jij bent startspeler.
       *[no] { $name } is startspeler.
    }
austria-log-politics-revealed = Politiekkaarten: { $what }.
austria-log-tiles-revealed = Keizertegels: { $what }.
austria-log-boards-dealt = Elke speler krijgt een ander hotel.
austria-log-row-dealt = De eerste gasten in de rij: { FORM($what, "bare") }.
austria-setup-politics = politiekkaarten
austria-setup-emperor = keizertegels
austria-setup-boards = hotels
austria-setup-row = gasten in de rij
austria-setup-hands = startpersoneel
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Je houdt { $card }.
           *[no] { $name } houdt { $card }.
        }
       *[no] { $you ->
            [yes] Je houdt een personeelskaart.
           *[no] { $name } houdt een personeelskaart.
        }
    }
austria-log-hands-passed = Iedereen geeft de kaarten naar links door.
austria-log-round-started = Ronde { $n } begint.
austria-log-dice-rolled =
    { $again ->
        [yes] De dobbelstenen worden opnieuw gegooid: { $dice }.
       *[no] De dobbelstenen worden gegooid: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] De laatste dobbelsteen gaat in de prullenbak.
       *[other] Eén dobbelsteen gaat in de prullenbak, nog { $n } over.
    }
austria-log-passed =
    { $you ->
        [yes] Je past.
       *[no] { $name } past.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Je neemt { FORM($price, "for") } { $guest }.
       *[no] { $name } neemt { FORM($price, "for") } { $guest }.
    }
austria-log-guests-reshuffled = De afgelegde gasten worden tot een nieuwe stapel geschud.
austria-log-die-taken =
    { $you ->
        [yes] Je pakt een { $face } met sterkte { $n }{ $paid }.
       *[no] { $name } pakt een { $face } met sterkte { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Je gebruikt actieveld { $face } met sterkte { $n }{ $paid }.
       *[no] { $name } gebruikt actieveld { $face } met sterkte { $n }{ $paid }.
    }
austria-log-paid = { "" } voor { austria-crowns }
austria-log-die-used-as =
    { $you ->
        [yes] Je gebruikt hem als { $face }.
       *[no] { $name } gebruikt hem als { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Je krijgt { $cubes }.
       *[no] { $name } krijgt { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Je serveert { FORM($price, "for") } uit de keuken.
       *[no] { $name } serveert { FORM($price, "for") } uit de keuken.
    }
austria-log-cube-served =
    { $you ->
        [yes] Je serveert { $cube } aan { $guest }.
       *[no] { $name } serveert { $cube } aan { $guest }.
    }
# $guest has its capital already: it stands first.
austria-log-order-completed = { $guest } heeft de hele bestelling gekregen.
austria-log-cubes-lost =
    { $you ->
        [yes] Je verliest { $cubes }.
       *[no] { $name } verliest { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Je bereidt kamer { $room } voor ({ $price }){ $vp }.
       *[no] { $name } bereidt kamer { $room } voor ({ $price }){ $vp }.
    }
austria-log-with-vp = { "" } en scoort { $n } OP
austria-log-rooms-prepared =
    { $you ->
        [yes] Je bereidt de kamers { $rooms } voor ({ $price }){ $vp }.
       *[no] { $name } bereidt de kamers { $rooms } voor ({ $price }){ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Je checkt { $guest } in op kamer { $room }{ $vp }.
       *[no] { $name } checkt { $guest } in op kamer { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Je bezet kamer { $room }.
       *[no] { $name } bezet kamer { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes] Je maakt een { FORM($colour, "e") } groep van { $size } compleet.
       *[no] { $name } maakt een { FORM($colour, "e") } groep van { $size } compleet.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Je krijgt { $crowns }{ $lost }.
       *[no] { $name } krijgt { $crowns }{ $lost }.
    }
austria-log-crowns-lost =
    { $n ->
        [one] { "" } (nog 1 vervalt, kas vol)
       *[other] { "" } (nog { $n } vervallen, kas vol)
    }
austria-log-points-scored =
    { $you ->
        [yes] Je scoort { $n } OP.
       *[no] { $name } scoort { $n } OP.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Je gaat vooruit naar veld { $end } op het keizerspoor{ $vp }.
       *[no] { $name } gaat vooruit naar veld { $end } op het keizerspoor{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Je trekt { $cards }.
           *[no] { $name } trekt { $cards }.
        }
       *[no] { $you ->
            [yes] Je trekt { austria-staff-cards }.
           *[no] { $name } trekt { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Je bekijkt { $cards }.
           *[no] { $name } bekijkt { $cards }.
        }
       *[no] { $you ->
            [yes] Je bekijkt { austria-staff-cards }.
           *[no] { $name } bekijkt { austria-staff-cards }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Je legt { $cards } onder de stapel.
           *[no] { $name } legt { $cards } onder de stapel.
        }
       *[no] { $you ->
            [yes] Je legt { austria-staff-cards } onder de stapel.
           *[no] { $name } legt { austria-staff-cards } onder de stapel.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Je neemt { $card } { FORM($price, "for") } aan.
       *[no] { $name } neemt { $card } { FORM($price, "for") } aan.
    }
austria-log-staff-used =
    { $you ->
        [yes] Je gebruikt { $card }.
       *[no] { $name } gebruikt { $card }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Je profiteert van { FORM($card, "the") }.
       *[no] { $name } profiteert van { FORM($card, "the") }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Je legt een schijf op politiekkaart { $group } ({ $need }) en scoort { $n } OP.
       *[no] { $name } legt een schijf op politiekkaart { $group } ({ $need }) en scoort { $n } OP.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] Je krijgt een extra beurt van E. Gizia.
       *[no] { $name } krijgt een extra beurt van E. Gizia.
    }
austria-log-extra-turn-lost = De extra beurt van E. Gizia vervalt: er zijn geen dobbelstenen meer.
austria-log-emperor-scored =
    { $you ->
        [yes] Je scoort { $n } OP op het keizerspoor en gaat terug naar veld { $end }.
       *[no] { $name } scoort { $n } OP op het keizerspoor en gaat terug naar veld { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Je krijgt de bonus van de keizer: { $what }.
       *[no] { $name } krijgt de bonus van de keizer: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] Je krijgt straf van de keizer: { $what }.
       *[no] { $name } krijgt straf van de keizer: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] Je ondergaat de straf: { $what }.
       *[no] { $name } ondergaat de straf: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Je verliest { austria-crowns } als straf.
       *[no] { $name } verliest { austria-crowns } als straf.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Je verliest { $n } OP als straf.
       *[no] { $name } verliest { $n } OP als straf.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Je koopt de straf af voor { $crowns }.
       *[no] { $name } koopt de straf af voor { $crowns }.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Je legt { $card } onder de stapel.
           *[no] { $name } legt { $card } onder de stapel.
        }
       *[no] { $you ->
            [yes] Je legt een personeelskaart onder de stapel.
           *[no] { $name } legt een personeelskaart onder de stapel.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] Je verliest kamer { $room }.
       *[no] { $name } verliest kamer { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] Je ontslaat { $card }.
       *[no] { $name } ontslaat { $card }.
    }
austria-log-round-ended = Ronde { $n } is voorbij.
austria-log-scoring-part =
    { $you ->
        [yes] Je scoort { $n } OP voor { $what }.
       *[no] { $name } scoort { $n } OP voor { $what }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Je verliest { $n } OP vanwege { $what }.
       *[no] { $name } verliest { $n } OP vanwege { $what }.
    }
austria-part-rooms = bezette kamers
austria-part-crowns = kronen
austria-part-cubes = blokjes in de keuken
austria-part-guests = gasten die nog in het café zitten
austria-part-copied = { $card } (kopieert { $copied })
austria-log-game-ended = Het spel is afgelopen.
austria-verdict-decided = { $names } wint bij een gelijke stand van { $vp } OP met meer kronen en blokjes, inclusief blokjes op cafétafels ({ $worth }).
austria-verdict-shared = { $names } delen de overwinning met elk { $vp } OP: ook in kronen en blokjes staan ze gelijk, inclusief blokjes op cafétafels ({ $worth }).

## On the table

austria-told = { $words }: { $gains }
austria-hand = Hand
austria-work = In dienst
austria-if-ended = als het nu afliep
austria-score-now = tot nu toe
austria-score-staff = ‘einde spel’-kaarten
austria-score-all = Als het nu afliep: { $n } OP
austria-vp-sign = OP
austria-worth = Nu { $n } OP waard.
austria-worth-copied = Kopieert { FORM($name, "the") }.
austria-check-in = Inchecken
austria-serve = Serveren
austria-served = klaar
austria-spent = gebruikt
austria-new = nieuw
austria-after-which = Na ronde { $round }:
austria-back-by = punten, { $back } terug
austria-hotel = Hotel { $name }
austria-round-of = Ronde
austria-turn-marks = Beurten
austria-draft-of = Kaart { $n } van { $all }
austria-your-board = Je bord
austria-keys-dice = Dobbelsteen met dat getal pakken
austria-keys-boost = Versterkt pakken
austria-pages = Delen van de tafel
austria-page-hotel = Hotel
austria-page-staff = Personeel
austria-page-town = Keizer
austria-page-others = Anderen
austria-guests = Gasten
austria-dice = Dobbelstenen
austria-cafe = Café
austria-kitchen = Keuken
austria-purse = Kas
austria-emperor = Keizer
austria-politics = Politiek
austria-order = Beurtvolgorde
austria-draft = Draft
austria-offer = Nieuw personeel
austria-staff-at-work = In dienst ({ $n })
austria-staff-hand = Hand ({ $n })
austria-nobody-hired = Nog geen personeel in dienst. Met een 5 neem je een kaart uit je hand aan.
austria-no-hand = Geen kaarten in de hand.
austria-hidden-hand =
    { $n ->
        [0] Geen kaarten in de hand.
        [one] 1 verborgen kaart in de hand.
       *[other] { $n } verborgen kaarten in de hand.
    }
austria-moment-once = eenmalig
austria-moment-round = 1× per ronde
austria-moment-permanent = permanent
austria-moment-end = einde spel
austria-asleep = Gebruikt. Volgende ronde weer beschikbaar.
austria-other-hotels = Andere hotels
austria-own-hotel = Jouw hotel
austria-hotel-of = Hotel van { $name }
austria-look-at = Hotel van { $name } bekijken
austria-back = Terug naar { $name }
austria-back-home = Terug naar je hotel
austria-die-1 = strudel, cake
austria-die-2 = wijn, koffie
austria-die-3 = kamers
austria-die-4 = keizer, kronen
austria-die-5 = personeel
austria-die-6 = naar keuze
austria-space-1 = Actieveld 1: per dobbelsteen hier 1 strudel. Maximaal de helft mag cake zijn.
austria-space-2 = Actieveld 2: per dobbelsteen hier 1 wijn. Maximaal de helft mag koffie zijn.
austria-space-3 = Actieveld 3: bereid per dobbelsteen hier maximaal 1 kamer voor, elk tegen de prijs van de verdieping.
austria-space-4 = Actieveld 4: per dobbelsteen hier 1 stap op het keizerspoor of 1 kroon.
austria-space-5 = Actieveld 5: neem een personeelskaart uit je hand aan, met 1 kroon korting per dobbelsteen hier.
austria-space-6 = Actieveld 6: betaal 1 kroon en doe een andere actie met de dobbelstenen hier.
austria-no-die = leeg
austria-would-give = Nu: { $gives }.
austria-vain-rooms = geen kamers meer
austria-vain-crowns = te duur
austria-vain-hand = geen kaart in de hand
austria-free = vrije tafel
austria-free-table = Vrije tafel voor een gast uit de rij.
austria-needs = wil nog { $cubes }
austria-ready = kan inchecken
austria-no-room = bediend, wacht op een voorbereide kamer
austria-no-room-of = bediend, wacht op een voorbereide { FORM($colour, "e") } kamer
austria-serve-these = { $cubes } uit de keuken aan { $name } serveren
austria-serve-all = Alle { $n } serveren
austria-pick = { $cubes } serveren: klik op een gast
austria-kitchen-cube = 
    { $n ->
        [one] 1 { $cube } in de keuken. Aan het einde 1 OP waard.
       *[other] { $n } { $cube } in de keuken. Aan het einde elk 1 OP waard.
    }
austria-kitchen-of = In de keuken: { $cubes }
austria-purse-of = Kronen: { $n } van { $limit }
austria-purse-tip = In de kas passen { $limit } kronen; alles daarboven vervalt. Elke kroon is aan het einde 1 OP waard.
austria-of-limit = van { $limit }
austria-track = Keizerspoor
austria-track-at = Veld { $n } op het keizerspoor
austria-staff-of = Personeel: { $work } in dienst, { $hand } in de hand
austria-space-of-track = Veld { $space } bij het volgende bezoek van de keizer: { $vp } OP, daarna { $zone }.
austria-zone-penalty = straf
austria-zone-nothing = niets
austria-zone-bonus = bonus
austria-outlook-short = +{ $vp } OP, veld { $after }: { $zone }
austria-after-round = Na ronde { $round }: punten van je veld, dan { $back } terug
austria-fate-bonus =
    { $who ->
        [you] Zoals het nu staat, krijg je { $vp } OP, ga je terug naar veld { $after } en krijg je de bonus
       *[other] Zoals het nu staat, krijgt { $name } { $vp } OP, gaat terug naar veld { $after } en krijgt de bonus
    }
austria-fate-nothing =
    { $who ->
        [you] Zoals het nu staat, krijg je { $vp } OP, ga je terug naar veld { $after } en krijg je geen bonus of straf
       *[other] Zoals het nu staat, krijgt { $name } { $vp } OP, gaat terug naar veld { $after } en krijgt geen bonus of straf
    }
austria-fate-penalty =
    { $who ->
        [you] Zoals het nu staat, krijg je { $vp } OP, ga je terug naar veld { $after } en krijg je de straf
       *[other] Zoals het nu staat, krijgt { $name } { $vp } OP, gaat terug naar veld { $after } en krijgt de straf
    }
austria-tile = Ronde { $round } · bonus: { $bonus } · straf: { $penalty }
austria-scene-round = Ronde { $n }
austria-scene-visit = De keizer komt na ronde { $n }.
austria-scene-emperor = De keizer komt op bezoek
austria-scene-emperor-text = Na ronde { $n }: punten van je veld, { $back } terug, dan bonus of straf in beurtvolgorde
austria-scene-back = { $n } terug
austria-scene-nothing = niets
austria-scene-waits = Wachten op een beslissing…
austria-scene-hide = Verbergen
austria-scene-next = Verder
austria-scene-skip = Overslaan
austria-scene-final = Eindscore
austria-scene-so-far = Tot nu toe
austria-scene-staff = ‘Einde spel’
austria-scene-floor = Verdieping { $n }
austria-scene-leftovers = Kronen en blokjes
austria-scene-guests = Gasten in het café
austria-politics-card = Politiekkaart { $letter }: { $need }. Wie eerder is, scoort meer OP.
austria-progress = { $what } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Beurt { $n }, { $name }: klaar
        [now] Beurt { $n }, { $name }: nu
        [passed] Beurt { $n }, { $name }: gepast, wacht op de volgende worp
       *[open] Beurt { $n }, { $name }: komt nog
    }
austria-room-planned =
    { $vp ->
        [0] kamer { $room }, { $colour }: nog niet voorbereid. { $price ->
            [0] Gratis
            [one] Kost 1 kroon
           *[other] Kost { $price } kronen
        }.
       *[other] kamer { $room }, { $colour }: nog niet voorbereid. { $price ->
            [0] Is gratis
            [one] Kost 1 kroon
           *[other] Kost { $price } kronen
        } en geeft meteen { $vp } OP.
    }
austria-room-prepared = kamer { $room }, { $colour }: voorbereid en vrij. Eenmaal bezet is hij aan het einde { $end } OP waard.
austria-room-occupied = kamer { $room }, { $colour }: bezet. Aan het einde { $end } OP waard.
austria-room-lodger = { $name } logeert hier.
austria-room-group =
    { $size ->
        [one] Een groep op zich. Bonus zodra de kamer bezet is: { $gift }.
       *[other] Groep van { $size }. Bonus zodra alle kamers bezet zijn: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Verdieping { $floor }: een kamer voorbereiden is gratis. Elke bezette kamer is aan het einde { $vp } OP waard.
        [one] Verdieping { $floor }: een kamer voorbereiden kost 1 kroon. Elke bezette kamer is aan het einde { $vp } OP waard.
       *[other] Verdieping { $floor }: een kamer voorbereiden kost { $price } kronen. Elke bezette kamer is aan het einde { $vp } OP waard.
    }
austria-tag-price =
    { $n ->
        [0] gratis
       *[other] −{ $n }
    }
austria-not-asked = Nu niet. { $question }
austria-not-over = Het spel is afgelopen.
austria-not-watching = Je kijkt alleen mee.
austria-not-confirmed = Bevestig eerst je beurt of maak hem ongedaan.
austria-not-turn = Wacht op de beslissing van { $name }.
austria-not-other = Dit is het hotel van { $name }. Je kunt alleen in je eigen hotel iets doen.
austria-not-payable =
    { $have ->
        [0] Dit kost { austria-crowns }; je kas is leeg.
       *[other] Dit kost { austria-crowns }; je hebt er { $have }.
    }
austria-not-again = Deze kamer is al voorbereid.
austria-not-beside = Een nieuwe kamer moet naast, boven of onder een kamer liggen die je al hebt.
austria-not-corner = Begin met de kamer linksonder.
austria-not-floor = Dit kan alleen op verdieping 1 en 2.
austria-not-free = Deze kamer is al bezet.
austria-not-prepared = Deze kamer is nog niet voorbereid.
austria-not-colour = Deze kamer is { $colour }. De gast wil een kamer in de eigen kleur.
austria-not-by-die = Kamers bereid je voor met een 3, of via sommige gasten en personeelskaarten.
austria-not-from-cafe = Deze kamer is voorbereid. Check een gast uit je café in zodra de bestelling compleet is.
austria-not-no-room-there = Hier is geen kamer om op te geven.
austria-not-spared = De straf kost je een van de gemarkeerde kamers.
austria-not-cafe = Je café is vol.
austria-not-after-die = Een gast mag je alleen nemen voordat je een dobbelsteen pakt.
austria-not-second-guest = Je mag maar één gast per beurt nemen.
austria-not-empty-table = Deze tafel is vrij voor een gast uit de rij.
austria-not-full-order = Deze bestelling is compleet.
austria-not-wanted = Deze gast wil geen { $cube }, wel { $cubes }.
austria-not-hungry = Deze gast wil nog { $cubes }.
austria-not-housed = Deze gast wil een voorbereide kamer, maar er is er geen vrij.
austria-not-housed-in = Deze gast wil een voorbereide { FORM($colour, "e") } kamer, maar er is er geen vrij.
austria-not-no-cube = Er is geen { $cube } in je keuken.
austria-not-unwanted = Geen van je gasten wil { $cube }.
austria-not-delivery = Maximaal { $cubes } blokjes uit de keuken serveren kost { austria-crowns }; je kas is leeg.
austria-not-yet-hired = Personeel uit je hand neem je aan met een 5, of via sommige gasten en personeelskaarten.
austria-not-offered = Je kunt nu alleen een van de nieuwe personeelskaarten aannemen.
austria-not-used-once = Deze kaart werkte toen je hem aannam.
austria-not-used-permanent = Deze kaart werkt vanzelf, telkens als hij van toepassing is.
austria-not-used-end = Deze kaart telt aan het einde van het spel.
austria-not-no-end-card = Je kunt alleen een ‘einde spel’-kaart ontslaan.
austria-not-without-die = Hier ligt geen dobbelsteen.
austria-not-second-die = Je hebt deze beurt al een dobbelsteen gepakt.
austria-not-six-as-six = Gebruik de 6 voor een van de acties 1 t/m 5.
austria-not-claimed = Op deze kaart ligt al een schijf van jou.
austria-not-places = Alle drie de plaatsen zijn bezet.
austria-not-reached = Zover ben je nog niet: { $progress }.
austria-not-backwards = Op het keizerspoor ga je alleen vooruit.
austria-not-so-far =
    { $n ->
        [one] Met deze dobbelsteen ga je maximaal 1 stap vooruit.
       *[other] Met deze dobbelsteen ga je maximaal { $n } stappen vooruit.
    }
austria-not-by-steps = Op het keizerspoor ga je vooruit met een 4, en via sommige gasten, personeelskaarten en gele groepen.

## What a puzzle is about

austria-theme-emperor = De keizer
austria-theme-politics = Race om politiekkaarten
austria-theme-groups = Bezettingsbonus
austria-theme-rooms = Kamers
austria-theme-guests = Gasten
austria-theme-staff = Personeel
austria-theme-money = Geld
austria-theme-timing = Timing
austria-theme-denial = Dwarsbomen
