### Grand Austria Hotel: what cards do, what is asked, what happened.

## Small words

austria-twice = { $what } (tweemaal)
austria-nothing = niets
austria-the = de { $name }
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
austria-vp = { $n } OP
austria-vp-short = +{ $n }
# Before a noun these become “blauwe” and so on: sentences choose by the word itself.
austria-word-blue = blauw
austria-word-yellow = geel
austria-word-red = rood
austria-word-green = groen
austria-word-group = groep
austria-word-floor = verdieping
austria-word-column = kolom
austria-kind-blue = blauw, edele
austria-kind-yellow = geel, artiest
austria-kind-red = rood, burger
austria-kind-green = groen, toerist
austria-cube-s = strudel
austria-cube-c = cake
austria-cube-w = wijn
austria-cube-k = koffie
austria-letter-s = S
austria-letter-c = C
austria-letter-w = W
austria-letter-k = K
austria-cubes-s = { $n } strudel
austria-cubes-c = { $n } cake
austria-cubes-w = { $n } wijn
austria-cubes-k = { $n } koffie

# Wherever a sentence has $of or $colour, $which is the same as a key (blue, red, group, floor …),
# for languages in which the word must agree; beside $and it is $other.

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } op het keizerspoor
austria-effect-vp = { $n } OP
austria-effect-vp-per-staff = { $n } OP voor elk personeelslid dat je in dienst hebt
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 blokje naar keuze
       *[other] { $n } blokjes naar keuze
    }
austria-effect-complete = maak de bestelling van één gast compleet, met blokjes uit de voorraad
austria-effect-draw = trek { austria-staff-cards }
austria-effect-hire =
    { $price ->
        [free] neem gratis iemand uit je hand aan
        [full] neem iemand uit je hand aan voor de volle prijs
       *[less] neem iemand uit je hand aan voor { austria-crowns } minder
    }
austria-effect-offer =
    { $price ->
        [free] bekijk 3 nieuwe personeelskaarten en neem er gratis één van aan
       *[less] bekijk 3 nieuwe personeelskaarten en neem er één van aan voor { austria-crowns } minder
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room }, meteen bezet
       *[no]
            { $price ->
                [free] { austria-a-room }
                [less] bereid een kamer { austria-crowns } goedkoper voor
               *[full]
                    { $times ->
                        [one] bereid een kamer voor tegen de prijs van de verdieping
                       *[other] bereid maximaal { $times } kamers voor, elk tegen de prijs van de verdieping
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] bereid gratis een kamer voor op verdieping 1 of 2
       *[no] bereid gratis een kamer voor
    }
austria-effect-occupy = een van je voorbereide kamers wordt bezet
austria-effect-invite = neem gratis een gast uit de rij
austria-effect-extra = meteen nog een beurt, op een veld naar keuze met een dobbelsteen; er wordt geen steen gepakt
austria-effect-extra-revised = nog een actie, op een veld naar keuze met een dobbelsteen; er wordt geen steen gepakt
austria-effect-food =
    { $most ->
        [0] 1 strudel
       *[other] { $n } blokjes: strudel, waarvan hooguit { $most } cake
    }
austria-effect-drinks =
    { $most ->
        [0] 1 wijn
       *[other] { $n } blokjes: wijn, waarvan hooguit { $most } koffie
    }
austria-effect-advance =
    { $n ->
        [one] 1 stap op het keizerspoor of 1 kroon
       *[other] { $n } in totaal, als stappen op het keizerspoor of kronen
    }
austria-effect-both = { austria-steps } op het keizerspoor en { austria-crowns }
austria-effect-mimic = een van de acties 1 tot 5 met sterkte { $n }

## Effects in two or three words

austria-short-crowns = { austria-crowns }
austria-short-emperor =
    { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
austria-short-vp = { $n } OP
austria-short-vp-per-staff = { $n } OP per personeelslid
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [one] blokje naar keuze
       *[other] { $n } naar keuze
    }
austria-short-complete = bestelling compleet
austria-short-draw = trek { $n }
austria-short-hire =
    { $price ->
        [free] gratis aannemen
        [full] aannemen
       *[less] aannemen, { $n } minder
    }
austria-short-offer =
    { $price ->
        [free] 1 van 3 nieuwe gratis
       *[less] 1 van 3 nieuwe, { $n } minder
    }
austria-short-prep =
    { $lit ->
        [yes] bezette kamer gratis
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] lage kamer gratis
                       *[no] kamer gratis
                    }
                [less] kamer, { $n } minder
               *[full]
                    { $times ->
                        [one] 1 kamer
                       *[other] { $times } kamers
                    }
            }
    }
austria-short-occupy = kamer bezet
austria-short-invite = gast gratis
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
austria-short-mimic = alles, sterkte { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) bestelt { $order }. In een kamer: { $gives }.
austria-guest-does = bestelt { $order }; in een kamer: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name }, gratis; { $when }: { $does }.
        [one] { $name }, 1 kroon; { $when }: { $does }.
       *[other] { $name }, { $cost } kronen; { $when }: { $does }.
    }
austria-when-once = eenmalig, bij het aannemen
austria-when-round = eens per ronde
austria-when-permanent = permanent
austria-when-end = aan het einde
austria-staff-on-guest-crowns = { austria-crowns } telkens als een { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } gast een kamer betrekt
austria-staff-on-guest-emperor = { austria-steps } op het keizerspoor telkens als een { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } gast een kamer betrekt
austria-staff-on-guest-vp = { $n } OP telkens als een { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } gast een kamer betrekt
austria-staff-on-any-guest = { austria-crowns } telkens als een gast een kamer betrekt
austria-staff-on-any-guest-revised = { austria-crowns } telkens als een kamer van je bezet wordt, hoe dan ook
austria-staff-on-order = { $n } OP telkens als een gast met een bestelling van { $of } blokjes een kamer betrekt
austria-staff-free-rooms = je { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } kamers voorbereiden kost niets
austria-staff-on-die-vp = { $n } OP telkens als je een dobbelsteen met { $faces } pakt
austria-staff-on-die-emperor = { austria-steps } op het keizerspoor telkens als je een dobbelsteen met { $faces } pakt
austria-staff-on-die-prep = telkens als je een dobbelsteen met { $faces } pakt, mag je ook een kamer voorbereiden, voor de volle prijs
austria-staff-on-die-hire = telkens als je een dobbelsteen met { $faces } pakt, mag je ook iemand aannemen, voor de volle prijs
austria-staff-strength = een dobbelsteen met { $faces } heeft voor jou { $n } meer sterkte
austria-staff-cheaper = met een dobbelsteen met { $faces } is personeel nog eens { austria-crowns } goedkoper
austria-staff-free-six = een dobbelsteen met { $faces } kost niets en heeft { $n } meer sterkte
austria-staff-both = een dobbelsteen met { $faces } geeft voor elke sterkte een stap op het keizerspoor én een kroon
austria-staff-free-delivery = serveren uit de keuken kost niets
austria-staff-free-guests = gasten uit de rij kosten niets
austria-staff-excuse = je mag { austria-crowns } betalen in plaats van een straf van de keizer
austria-staff-on-bonus = { $n } OP bij elke bonus van de keizer
austria-staff-end-colour = { $n } OP voor elke bezette { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } kamer
austria-staff-end-occupied = { $n } OP voor elke bezette kamer
austria-staff-end-staff = { $n } OP voor elk personeelslid dat je in dienst hebt, dit ook
austria-staff-end-tiles = { $n } OP voor elke kamer, voorbereid of bezet
austria-staff-end-full = { $n } OP voor elke volledig bezette { $of }
austria-staff-end-discs = { $n } OP voor elke politiekkaart met jouw schijf
austria-staff-end-emperor = { $n } OP voor elk veld dat je op het keizerspoor vooruit staat, hooguit { $limit }
austria-staff-end-emperor-revised = { $n } OP voor elk veld dat je op het keizerspoor vooruit staat
austria-staff-end-sets = { $n } OP voor elk drietal bezette kamers in drie kleuren
austria-staff-end-copy = telt als de beste eindkaart die een andere speler in dienst heeft
austria-staff-occupy-twice = twee van je voorbereide kamers worden bezet
austria-brief-on-guest-crowns = { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } gast binnen: { austria-crowns }
austria-brief-on-guest-emperor = { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } gast binnen: { austria-steps }
austria-brief-on-guest-vp = { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } gast binnen: { $n } OP
austria-brief-on-any-guest = gast binnen: { austria-crowns }
austria-brief-on-any-guest-revised = kamer bezet: { austria-crowns }
austria-brief-on-order = gast met { $of } blokjes binnen: { $n } OP
austria-brief-free-rooms = { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } kamers gratis
austria-brief-on-die-vp = bij een { $faces }: { $n } OP
austria-brief-on-die-emperor = bij een { $faces }: { austria-steps }
austria-brief-on-die-prep = bij een { $faces }: ook een kamer
austria-brief-on-die-hire = bij een { $faces }: ook aannemen
austria-brief-strength = bij een { $faces }: +{ $n }
austria-brief-cheaper = bij een { $faces }: { $n } minder
austria-brief-free-six = een { $faces }: gratis, +{ $n }
austria-brief-both = bij een { $faces }: stappen én kronen
austria-brief-free-delivery = serveren is gratis
austria-brief-free-guests = gasten zijn gratis
austria-brief-excuse = straf afkopen: { austria-crowns }
austria-brief-on-bonus = bonus keizer: { $n } OP
austria-brief-end-colour = { $n } OP per { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } kamer
austria-brief-end-occupied = { $n } OP per bezette kamer
austria-brief-end-staff = { $n } OP per personeelslid
austria-brief-end-tiles = { $n } OP per kamer
austria-brief-end-full = { $n } OP per volle { $of }
austria-brief-end-discs = { $n } OP per schijf
austria-brief-end-emperor = { $n } OP per veld, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } OP per veld
austria-brief-end-sets = { $n } OP per set van 3 kleuren
austria-brief-end-copy = kopieert een eindkaart
austria-brief-occupy-twice = 2 kamers bezet

## Politics and the emperor

austria-need-crowns = { $n } kronen in je kas
austria-need-tiles = { $n } kamers, voorbereid of bezet
austria-need-staff = { $n } personeelsleden in dienst
austria-need-emperor = veld { $n } of hoger op het keizerspoor
austria-need-full =
    { $which ->
        [floor] { $n } volledig bezette verdiepingen
        [column] { $n } volledig bezette kolommen
       *[group] { $n } volledig bezette groepen
    }
austria-need-colour = alle kamers van één kleur bezet
austria-need-each = { $n } bezette kamers van elke kleur
austria-need-two = { $n } { $of ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $of }
    } en { $m } { $and ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $and }
    } kamers bezet
austria-penalty-crowns = verlies { austria-crowns }
austria-penalty-vp = verlies { $n } OP
austria-penalty-vp-per-staff = verlies { $n } OP voor elk personeelslid in dienst
austria-penalty-cubes = verlies alle blokjes in de keuken
austria-penalty-all-cubes = verlies alle blokjes in de keuken en bij gasten in het café
austria-penalty-return = leg { austria-staff-cards } uit de hand onder de stapel
austria-penalty-demolish = verlies de hoogste voorbereide kamer die vrij is
austria-penalty-demolish-twice = verlies de twee hoogste voorbereide kamers die vrij zijn
austria-penalty-evict = verlies { $n } bezette kamers: één op de hoogste verdieping met een bezette kamer, dan de eerstvolgende eronder
austria-penalty-evict-revised = verlies { $n } bezette kamers: één op de hoogste verdieping met een bezette kamer, dan één op de eerstvolgende lagere verdieping met een bezette kamer
austria-penalty-dismiss = ontsla één eindkaart
austria-penalty-or = { $first } of { $second }
austria-penalty-else = { $first }, of anders { $second }

## Headline and questions

austria-round = Ronde { $n } van { $all }
austria-emperor-now = keizer na deze ronde
austria-emperor-at = keizer na ronde { $n }
austria-score = je hebt { $n } OP
austria-q-draft = Houd één personeelskaart; de andere gaan naar de volgende speler.
austria-q-first-guest = Kies je eerste gast, gratis.
austria-q-first-room =
    { $n ->
        [one] Je mag nog één kamer voorbereiden voordat het spel begint.
       *[other] Voordat het spel begint, mag je maximaal { $n } kamers voorbereiden. De onderste verdieping kost niets.
    }
austria-q-turn-guest = Neem als je wilt een gast en pak dan een dobbelsteen.
austria-q-turn = Pak een dobbelsteen.
austria-q-turn-full = Pak een dobbelsteen. Je café is vol: er kan geen gast bij.
austria-q-turn-done = Je dobbelsteen is gebruikt. Doe nog iets of beëindig je beurt.
austria-q-turn-stuck = Je kunt geen dobbelsteen pakken: pas, of doe eerst iets anders.
austria-q-turn-extra = Een extra beurt dankzij E. Gizia: gebruik een veld; er wordt geen dobbelsteen gepakt.
austria-q-mimic = Als welk veld gebruik je de 6?
austria-q-split = Hoe verdeel je de blokjes?
austria-q-advance = Hoeveel stappen op het keizerspoor? De rest wordt kronen.
austria-q-cube =
    { $n ->
        [one] Kies een blokje.
       *[other] Kies { $n } blokjes, één voor één.
    }
austria-q-place = Je hebt { $cubes }: serveer aan een gast of bewaar in de keuken.
austria-q-deliver =
    { $n ->
        [one] Serveer nog één blokje uit de keuken.
       *[other] Serveer maximaal { $n } blokjes uit de keuken.
    }
austria-q-prepare-full =
    { $n ->
        [one] Kies een raam om voor te bereiden, tegen de prijs van de verdieping.
       *[other] Kies maximaal { $n } ramen om voor te bereiden, elk tegen de prijs van de verdieping.
    }
austria-q-prepare-less = Kies een raam om voor te bereiden, { austria-crowns } goedkoper.
austria-q-prepare-low = Kies een raam op verdieping 1 of 2 om gratis voor te bereiden.
austria-q-prepare-free = Kies een raam om gratis voor te bereiden.
austria-q-prepare-lit-low = Kies gratis een raam op verdieping 1 of 2: het licht meteen op.
austria-q-prepare-lit = Kies gratis een raam: het licht meteen op.
austria-q-hire-full = Neem iemand uit je hand aan, of niemand.
austria-q-hire-less = Neem iemand uit je hand aan, { austria-crowns } goedkoper, of niemand.
austria-q-hire-free = Neem gratis iemand uit je hand aan, of niemand.
austria-q-offer-full = Neem een van deze kaarten aan, of geen.
austria-q-offer-less = Neem een van deze kaarten aan, { austria-crowns } goedkoper, of geen.
austria-q-offer-free = Neem gratis een van deze kaarten aan, of geen.
austria-q-check-in = Welk raam licht op voor { $guest }?
austria-q-occupy = Welk voorbereid raam licht op?
austria-q-complete = Wiens bestelling wordt compleet?
austria-q-invite = Neem gratis een gast uit de rij, of niemand.
austria-q-order = Er gebeuren meerdere dingen. Wat eerst?
austria-q-penalty = De keizer is ontstemd. Hoe betaal je?
austria-q-return =
    { $n ->
        [one] Welke kaart gaat onder de stapel?
       *[other] Welke kaarten gaan onder de stapel? Nog { $n }.
    }
austria-q-demolish = Welke kamer geef je op?
austria-q-dismiss = Welke eindkaart geef je op?

## Choices

austria-do-keep = Houd de { $name }
austria-do-guest = Neem { $name } · { austria-price }
austria-do-room = Kamer { $room }, { $colour }
austria-do-room-price = Kamer { $room }, { $colour } · { austria-price }
austria-do-room-gift = Kamer { $room }, { $colour } · bezettingsbonus { $gift }
austria-do-done = Nu geen kamers meer
austria-do-die = Dobbelsteen { $face } · { $gives }
austria-do-die-price = Dobbelsteen { $face } · { $gives } · { austria-price }
austria-do-die-boost = Dobbelsteen { $face }, versterkt · { $gives } · { austria-price }
austria-do-deliver = Serveer uit de keuken · { austria-price }
austria-do-use = Gebruik de { $name } · { $does }
austria-do-claim = Claim een politiekkaart: { $card } · { $n } OP
austria-do-check-in = Check { $name } in
austria-do-pass = Pas
austria-do-end = Einde beurt
austria-do-as = Als { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } voorbij het einde: { $n } OP
austria-lost =
    { $n ->
        [one] { $n } gaat verloren: in de kas passen er { $limit }
       *[other] { $n } gaan verloren: in de kas passen er { $limit }
    }
austria-do-split = { $cubes }
austria-do-serve = Serveer { $cube } aan { $name }
austria-do-kitchen = Bewaar { $cubes } in de keuken
austria-do-stop-deliver = Genoeg
austria-do-stop-prepare = Geen kamers meer
austria-do-stop-hire = Neem niemand aan
austria-do-stop-occupy = Laat de ramen donker
austria-do-stop-complete = Laat de bestellingen
austria-do-stop-invite = Niemand
austria-do-hire = Neem de { $name } aan · { austria-price }
austria-do-table = Maak de bestelling compleet van { $name }
austria-do-excuse = Koop de straf af voor 1 kroon
austria-do-return = Geef de { $name } terug
austria-do-dismiss = Ontsla de { $name }

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
austria-lost-crowns = { $n } te veel voor de kas
austria-gain-vp = +{ $n } OP
austria-cost-vp = −{ $n } OP
austria-gain-steps = keizer +{ $n }
austria-cost-steps = keizer −{ $n }
austria-gain-staff =
    { $n ->
        [one] +1 personeelskaart
       *[other] +{ $n } personeelskaarten
    }
austria-gain-strength = sterkte { $n }
austria-gain-lit = kamer { $room } licht op
austria-gain-group = { $colour ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $colour }
    } groep compleet
austria-gain-ready = { $name } is bediend
austria-gain-hired = { $name } in dienst
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = kamer { $room } gaat verloren
austria-gain-pass = je wacht; wacht iedereen, dan gaat één dobbelsteen weg en worden de andere opnieuw gegooid
austria-turn-ends = je beurt eindigt
austria-gains = { $gains }

## The log

austria-log-first-player =
    { $you ->
        [yes] Jij begint.
       *[no] { $name } begint.
    }
austria-log-politics-revealed = De politiekkaarten: { $what }.
austria-log-tiles-revealed = De keizer oordeelt met de tegels { $what }.
austria-log-boards-dealt = Elk hotel heeft een eigen gevel.
austria-log-row-dealt = De eerste gasten: { $what }.
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
austria-log-hands-passed = De kaarten gaan rond.
austria-log-round-started = Ronde { $n } begint.
austria-log-dice-rolled =
    { $again ->
        [yes] De dobbelstenen worden opnieuw gegooid: { $dice }.
       *[no] De dobbelstenen worden gegooid: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] De laatste dobbelsteen gaat in de prullenbak.
       *[other] Eén dobbelsteen gaat in de prullenbak; nog { $n } over.
    }
austria-log-passed =
    { $you ->
        [yes] Je past.
       *[no] { $name } past.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Je neemt { $guest }, { $price }.
       *[no] { $name } neemt { $guest }, { $price }.
    }
austria-log-guests-reshuffled = De vertrokken gasten vormen de nieuwe stapel.
austria-log-die-taken =
    { $you ->
        [yes] Je pakt een { $face } met sterkte { $n }{ $paid }.
       *[no] { $name } pakt een { $face } met sterkte { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Je gebruikt veld { $face } met sterkte { $n }{ $paid }.
       *[no] { $name } gebruikt veld { $face } met sterkte { $n }{ $paid }.
    }
austria-log-paid = , voor { austria-crowns }
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
        [yes] Je serveert uit de keuken, { $price }.
       *[no] { $name } serveert uit de keuken, { $price }.
    }
austria-log-cube-served =
    { $you ->
        [yes] Je serveert { $cube } aan { $guest }.
       *[no] { $name } serveert { $cube } aan { $guest }.
    }
austria-log-order-completed = { $guest } heeft alles gekregen.
austria-log-cubes-lost =
    { $you ->
        [yes] Je verliest { $cubes }.
       *[no] { $name } verliest { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Je bereidt kamer { $room } voor, { $price }{ $vp }.
       *[no] { $name } bereidt kamer { $room } voor, { $price }{ $vp }.
    }
austria-log-with-vp = : { $n } OP
austria-log-rooms-prepared =
    { $you ->
        [yes] Je bereidt de kamers { $rooms } voor, { $price }{ $vp }.
       *[no] { $name } bereidt de kamers { $rooms } voor, { $price }{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Je checkt { $guest } in, kamer { $room }{ $vp }.
       *[no] { $name } checkt { $guest } in, kamer { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Je kamer { $room } licht op.
       *[no] Kamer { $room } van { $name } licht op.
    }
austria-log-group-completed =
    { $you ->
        [yes] Je { $colour ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $colour }
    } groep van { $size } is compleet.
       *[no] { $name } maakt een { $colour ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $colour }
    } groep van { $size } compleet.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Je krijgt { $crowns }{ $lost }.
       *[no] { $name } krijgt { $crowns }{ $lost }.
    }
austria-log-crowns-lost =
    { $n ->
        [one] { "" } (nog { $n } paste niet in de kas)
       *[other] { "" } (nog { $n } pasten niet in de kas)
    }
austria-log-points-scored =
    { $you ->
        [yes] Je scoort { $n } OP.
       *[no] { $name } scoort { $n } OP.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Je gaat naar veld { $end } van het keizerspoor{ $vp }.
       *[no] { $name } gaat naar veld { $end } van het keizerspoor{ $vp }.
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
        [yes] Je neemt { $card } aan, { $price }.
       *[no] { $name } neemt { $card } aan, { $price }.
    }
austria-log-staff-used =
    { $you ->
        [yes] Je gebruikt { $card }.
       *[no] { $name } gebruikt { $card }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Je { $card } helpt.
       *[no] De { $card } van { $name } helpt.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Je claimt politiekkaart { $group } ({ $need }): { $n } OP.
       *[no] { $name } claimt politiekkaart { $group } ({ $need }): { $n } OP.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] Je krijgt een extra beurt van E. Gizia.
       *[no] { $name } krijgt een extra beurt van E. Gizia.
    }
austria-log-extra-turn-lost = De extra beurt van E. Gizia vervalt: er is geen dobbelsteen om te gebruiken.
austria-log-emperor-scored =
    { $you ->
        [yes] Je krijgt { $n } OP van de keizer en gaat terug naar veld { $end }.
       *[no] { $name } krijgt { $n } OP van de keizer en gaat terug naar veld { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Je krijgt de bonus van de keizer: { $what }.
       *[no] { $name } krijgt de bonus van de keizer: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] De keizer legt je een straf op: { $what }.
       *[no] De keizer legt { $name } een straf op: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] De keizer straft je: { $what }.
       *[no] De keizer straft { $name }: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] De keizer straft je: { austria-crowns } minder.
       *[no] De keizer straft { $name }: { austria-crowns } minder.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] De keizer straft je: { $n } OP minder.
       *[no] De keizer straft { $name }: { $n } OP minder.
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
        [yes] Je scoort { $n } OP voor { $what }.
       *[no] { $name } scoort { $n } OP voor { $what }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Je verliest { $n } OP voor { $what }.
       *[no] { $name } verliest { $n } OP voor { $what }.
    }
austria-part-rooms = bezette kamers
austria-part-crowns = kronen
austria-part-cubes = blokjes in de keuken
austria-part-guests = gasten die nog in het café zitten
austria-part-copied = { $card } als { $copied }
austria-log-game-ended = Het spel is afgelopen.

## On the table

austria-told = { $words }: { $gains }
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
austria-draft = Houd er één
austria-offer = Nieuwe gezichten
austria-staff-at-work = In dienst ({ $n })
austria-staff-hand = In de hand ({ $n })
austria-nobody-hired = Nog niemand. Met een 5 neem je iemand uit je hand aan.
austria-no-hand = Geen kaarten in de hand.
austria-hidden-hand =
    { $n ->
        [0] Geen kaarten in de hand.
        [one] Eén verborgen kaart in de hand.
       *[other] { $n } verborgen kaarten in de hand.
    }
austria-moment-once = bij aannemen
austria-moment-round = elke ronde
austria-moment-permanent = permanent
austria-moment-end = aan het einde
austria-asleep = Gebruikt; volgende ronde weer wakker.
austria-other-hotels = De andere hotels
austria-own-hotel = Jouw hotel
austria-hotel-of = Het hotel van { $name }
austria-look-at = Bekijk het hotel van { $name }
austria-back = Terug naar { $name }
austria-back-home = Terug naar mijn hotel
austria-die-1 = strudel, cake
austria-die-2 = wijn, koffie
austria-die-3 = kamers
austria-die-4 = keizer, kronen
austria-die-5 = personeel
austria-die-6 = naar keuze
austria-space-1 = Veld 1: een strudel voor elke dobbelsteen die hier ligt; van elke twee mag er één cake zijn.
austria-space-2 = Veld 2: een wijn voor elke dobbelsteen die hier ligt; van elke twee mag er één koffie zijn.
austria-space-3 = Veld 3: bereid zoveel kamers voor als er dobbelstenen liggen, elk tegen de prijs van de verdieping.
austria-space-4 = Veld 4: voor elke dobbelsteen die hier ligt een stap op het keizerspoor of een kroon.
austria-space-5 = Veld 5: neem iemand uit je hand aan, een kroon goedkoper voor elke dobbelsteen die hier ligt.
austria-space-6 = Veld 6: gebruik voor een kroon een ander veld met de dobbelstenen die hier liggen.
austria-no-die = geen steen
austria-would-give = Nu: { $gives }.
austria-vain-rooms = geen plek meer
austria-vain-crowns = nu te duur
austria-vain-hand = geen kaart in de hand
austria-free = vrije tafel
austria-free-table = Een vrije tafel: hier komt een gast uit de rij zitten.
austria-needs = wil nog { $cubes }
austria-ready = klaar: kamer!
austria-no-room = bediend; wacht op een voorbereide kamer
austria-no-room-of = bediend; wacht op een { $colour ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $colour }
    } kamer
austria-serve-these = Serveer { $cubes } uit de keuken aan { $name }
austria-serve-all = Serveer alle { $n }
austria-pick = Serveer { $cubes }: klik op een gast
austria-kitchen-cube = { $n } { $cube } in de keuken. Aan het einde elk 1 OP waard.
austria-kitchen-of = In de keuken: { $cubes }
austria-purse-of = { $n } van hooguit { $limit } kronen
austria-purse-tip = In de kas passen { $limit } kronen; wat er meer komt, gaat verloren. Elke kroon is aan het einde 1 OP waard.
austria-of-limit = van { $limit }
austria-track = Het keizerspoor
austria-track-at = Veld { $n } van het keizerspoor
austria-staff-of = { $work } in dienst, { $hand } in de hand
austria-space-of-track = Veld { $space }: { $vp } OP bij de volgende keizerscore, daarna: { $zone }
austria-zone-penalty = straf
austria-zone-nothing = niets
austria-zone-bonus = bonus
austria-after-round = Na ronde { $round }: OP van je veld, dan { $back } terug
austria-fate-bonus =
    { $who ->
        [you] Jij: { $vp } OP, terug naar { $after }, en de bonus
       *[other] { $name }: { $vp } OP, terug naar { $after }, en de bonus
    }
austria-fate-nothing =
    { $who ->
        [you] Jij: { $vp } OP, terug naar { $after }, verder niets
       *[other] { $name }: { $vp } OP, terug naar { $after }, verder niets
    }
austria-fate-penalty =
    { $who ->
        [you] Jij: { $vp } OP, terug naar 0, en de straf
       *[other] { $name }: { $vp } OP, terug naar 0, en de straf
    }
austria-tile = Ronde { $round }: + { $bonus } · − { $penalty }
austria-politics-card = Politiekkaart { $letter }: { $need }. Wie het eerst claimt, krijgt het meest.
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
        [0] kamer { $room }, { $colour }: nog niet voorbereid. Kost { $price ->
            [0] niets
            [one] 1 kroon
           *[other] { $price } kronen
        }.
       *[other] kamer { $room }, { $colour }: nog niet voorbereid. Kost { $price ->
            [0] niets
            [one] 1 kroon
           *[other] { $price } kronen
        } en geeft meteen { $vp } OP.
    }
austria-room-prepared = kamer { $room }, { $colour }: voorbereid en vrij. Bezet is hij aan het einde { $end } OP waard.
austria-room-occupied = kamer { $room }, { $colour }: bezet. Aan het einde { $end } OP waard.
austria-room-lodger = Hier logeert { $name }.
austria-room-group =
    { $size ->
        [one] Een groep op zich; als die bezet is, geeft hij: { $gift }.
       *[other] De groep van { $size } geeft, als alles bezet is: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Verdieping { $floor }: een kamer voorbereiden kost niets. Een bezette kamer is aan het einde { $vp } OP waard.
        [one] Verdieping { $floor }: een kamer voorbereiden kost 1 kroon. Een bezette kamer is aan het einde { $vp } OP waard.
       *[other] Verdieping { $floor }: een kamer voorbereiden kost { $price } kronen. Een bezette kamer is aan het einde { $vp } OP waard.
    }
austria-tag-price =
    { $n ->
        [0] gratis
       *[other] −{ $n }
    }
austria-not-asked = Eerst dit: { $question }
austria-not-over = Het spel is afgelopen.
austria-not-watching = Je kijkt alleen mee.
austria-not-confirmed = Bevestig eerst je beurt of neem die terug.
austria-not-turn = Nu niet: { $name } beslist.
austria-not-other = Je bekijkt het hotel van { $name }. Spelen doe je in je eigen hotel.
austria-not-payable =
    { $have ->
        [0] Dit kost { austria-crowns }; je kas is leeg.
       *[other] Dit kost { austria-crowns }; je hebt er { $have }.
    }
austria-not-again = Deze is al voorbereid.
austria-not-beside = Je bereidt alleen een kamer voor naast een kamer die er al is.
austria-not-corner = De eerste kamer is die linksonder.
austria-not-floor = Dit geldt alleen voor verdieping 1 en 2.
austria-not-free = Daar logeert iemand.
austria-not-prepared = Die moet eerst voorbereid worden.
austria-not-colour = Deze kamer is { $colour }; de gast wil een kamer in de eigen kleur.
austria-not-by-die = Kamers bereid je voor met een 3; ook sommige gasten en personeelsleden doen dat.
austria-not-from-cafe = De kamer is klaar. Een bediende gast uit het café kan hem betrekken.
austria-not-no-room-there = Daar is geen kamer om op te geven.
austria-not-spared = De straf kost je een van de omlijnde kamers.
austria-not-cafe = Je café is vol.
austria-not-after-die = Een gast neem je vóór de dobbelsteen.
austria-not-second-guest = Eén gast per beurt is genoeg.
austria-not-empty-table = Hier komt een gast uit de rij zitten.
austria-not-full-order = Deze bestelling is compleet.
austria-not-wanted = Hier ontbreekt geen { $cube }, wel { $cubes }.
austria-not-hungry = Deze gast wacht nog op { $cubes }.
austria-not-housed = Deze gast wacht op een voorbereide kamer die vrij is.
austria-not-housed-in = Deze gast wacht op een vrije, voorbereide { $colour ->
        [blauw] blauwe
        [geel] gele
        [rood] rode
        [groen] groene
       *[other] { $colour }
    } kamer.
austria-not-no-cube = Er is geen { $cube } in je keuken.
austria-not-unwanted = Geen van je gasten wacht op { $cube }.
austria-not-delivery = Maximaal { $cubes } blokjes uit de keuken serveren kost { austria-crowns }; je kas is leeg.
austria-not-yet-hired = Met een 5 neem je iemand uit je hand aan; sommige gasten helpen daar ook bij.
austria-not-offered = Nu kun je alleen een van de nieuwe gezichten aannemen.
austria-not-used-once = Deze kaart deed zijn werk bij het aannemen.
austria-not-used-permanent = Deze kaart werkt vanzelf, telkens als het van toepassing is.
austria-not-used-end = Deze kaart telt aan het einde van het spel.
austria-not-no-end-card = Je kunt alleen een kaart ontslaan die aan het einde telt.
austria-not-without-die = Hier ligt geen dobbelsteen.
austria-not-second-die = Je hebt je dobbelsteen al gepakt.
austria-not-six-as-six = De 6 gebruik je als een van de velden 1 tot 5.
austria-not-claimed = Je schijf ligt hier al.
austria-not-places = Alle drie de plaatsen zijn bezet.
austria-not-reached = Zover ben je nog niet: { $progress }.
austria-not-backwards = Op het keizerspoor ga je alleen vooruit.
austria-not-so-far =
    { $n ->
        [one] Je dobbelsteen brengt je hooguit 1 stap verder.
       *[other] Je dobbelsteen brengt je hooguit { $n } stappen verder.
    }
austria-not-by-steps = Stappen op het keizerspoor krijg je met een 4, van sommige gasten en personeelsleden en van gele groepen.
