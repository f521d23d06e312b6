### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] 1 bed
       *[other] { $n } bedden
    }
overbooking-coins =
    { $n ->
        [one] 1 munt
       *[other] { $n } munten
    }
overbooking-points =
    { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
overbooking-cards =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }
overbooking-kind-monk = monnik
overbooking-kind-merchants = kooplieden
overbooking-kind-maids = dienstmeiden
overbooking-kind-nobles = edelen
overbooking-kind-soldiers = soldaten
overbooking-kind-workers = arbeiders
overbooking-crest-bird = vogel
    .the = de vogel
overbooking-crest-fish = vis
    .the = de vis
overbooking-crest-lion = leeuw
    .the = de leeuw
overbooking-crest-stag = hert
    .the = het hert
# The name of a card: edelen met de vogel.
overbooking-card = { $kind } met { FORM($crest, "the") }
# A kind and the crests of its cards: edelen (vogel, vis).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] grote kaart met { FORM($crest, "the") } (4–6 bedden)
       *[small] kleine kaart met { FORM($crest, "the") } (1–3 bedden)
    }
overbooking-a-back = een { overbooking-back }
overbooking-owned = { $card } ({ $owner })
# A card as the object of a sentence.
overbooking-the-card = de { $card }
overbooking-your = jouw { $card }
overbooking-you = jij
overbooking-hotel-1 = Zur Blauen Gans
overbooking-hotel-2 = Drei Könige
overbooking-hotel-3 = Goldene Birne
overbooking-hotel-4 = Zum Roten Krebs
overbooking-hotel-5 = Kaiserhof
overbooking-hotel-6 = Alte Post
overbooking-hotel-7 = Weiße Rose
overbooking-hotel-8 = Kleiner Hof
overbooking-hotel-other = Hotel { $n }
overbooking-hotel-named = { $name } ({ $n })

## Hotel rules

overbooking-rule-none = geen speciale regel
overbooking-rule-no_soldiers = geen soldaten
overbooking-rule-soldiers_first = soldaten eerst
overbooking-rule-monks_first = monniken eerst
overbooking-rule-small_only = alleen 1–3
overbooking-rule-large_only = alleen 4–6
overbooking-rule-first_open = eerste kaart open
overbooking-rule-second_open = tweede kaart open
overbooking-rule-two_crests = max. 2 familiewapens
overbooking-rule-no_back_door = geen achterdeur
overbooking-rule-none-long = Geen speciale regel.
overbooking-rule-no_soldiers-long = Soldaten (5) mag je niet in deze wachtrij leggen, alleen bij de achterdeur.
overbooking-rule-soldiers_first-long = Soldaten (5) worden vóór de andere gasten geboekt, te beginnen met die het dichtst bij het hotel.
overbooking-rule-monks_first-long = Monniken (1) worden vóór de andere gasten geboekt, te beginnen met die het dichtst bij het hotel.
overbooking-rule-small_only-long = In deze wachtrij mag je alleen kleine kaarten (1–3) leggen, bij de achterdeur elke kaart.
overbooking-rule-large_only-long = In deze wachtrij mag je alleen grote kaarten (4–6) leggen, bij de achterdeur elke kaart.
overbooking-rule-first_open-long = De eerste kaart in deze wachtrij wordt open gelegd.
overbooking-rule-second_open-long = De tweede kaart in deze wachtrij wordt open gelegd.
overbooking-rule-two_crests-long = In deze wachtrij mogen maximaal 2 verschillende familiewapens liggen, bij de achterdeur elke kaart.
overbooking-rule-no_back_door-long = Geen achterdeur en geen fiche, maar de wachtrij heeft 5 plaatsen.

## About cards and hotels

overbooking-ability-join_queue = sluit achteraan in de wachtrij aan, ook als die vol is
overbooking-ability-beds_more = 3 bedden meer in dit hotel
overbooking-ability-replace_own = je mag er een van je eigen kaarten in de wachtrij mee vervangen; die wordt afgelegd
overbooking-ability-book_own_first = je mag een van je eigen kaarten in de wachtrij aanwijzen; die wordt als eerste geboekt
overbooking-ability-replace_workers = je mag er één kaart met arbeiders in de wachtrij mee vervangen, van wie dan ook; die wordt afgelegd
overbooking-ability-beds_fewer = 3 bedden minder in dit hotel
overbooking-short-join_queue = sluit aan in de wachtrij
overbooking-short-beds_more = +3 bedden
overbooking-short-replace_own = mogen eigen kaart vervangen
overbooking-short-book_own_first = voorrang voor eigen kaart
overbooking-short-replace_workers = mogen arbeiders vervangen
overbooking-short-beds_fewer = −3 bedden
overbooking-about-card =
    { $one ->
        [yes] In een wachtrij: heeft { $beds } nodig, geboekt { $coins } waard.
       *[no] In een wachtrij: hebben { $beds } nodig, geboekt { $coins } waard.
    }
overbooking-about-door = Bij een achterdeur: { $ability }.
overbooking-about-owner = Van { $owner }.
overbooking-about-yours = Jouw kaart. De anderen zien alleen de achterkant.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free =
    { $free ->
        [one] Nu 1 bed vrij.
       *[other] Nu { $free } bedden vrij.
    }
overbooking-about-other-side = Andere kant: { $beds }, { $rule }.
overbooking-about-token = De eerste kaart bij deze achterdeur krijgt het fiche: 1 punt.
overbooking-about-house = * Door ons ingevuld: de gedrukte waarde kennen we niet.
overbooking-about-coins-house = Het aantal munten is door ons ingevuld.
overbooking-house-note = * Aantallen bedden met dit teken, de munten op de kaarten en twee van de familiewapens hebben we zelf ingevuld, omdat we de gedrukte waarden niet kennen. Heb je het spel, dan kun je die invoeren.

## At the table

overbooking-table = Hotels
overbooking-queue = Wachtrij
overbooking-door = Achterdeur
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] bed
       *[other] bedden
    }
overbooking-hotel-label = Hotel { $hotel }, { $name }: { $all } bedden, { $beds } vrij, { $rule }
overbooking-token-label = Fiche bij deze achterdeur
overbooking-hand-of = Hand: { $name }
overbooking-hand = Je hand
overbooking-hand-label = Je hand: kies een kaart en dan een gemarkeerde plaats
overbooking-hand-empty = Je hand is leeg.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Kies een kaart of een plaats.
overbooking-hint-place = Kies nu een gemarkeerde plaats. Achterdeur: { $ability }.
overbooking-hint-card = Kies nu een gemarkeerde kaart.
overbooking-hint-wait = Bekijk je kaarten terwijl de anderen spelen.
overbooking-hint-held = Kies de kaart nog eens om je beurt te beëindigen, of maak de zet ongedaan.
overbooking-hint-here = Klik hier en kies dan een kaart om te leggen.
overbooking-hint-decide = Beslis eerst wat je { $kind } bij de achterdeur doen.
overbooking-place-queue = Hotel { $hotel }, wachtrij, plaats { $position }
overbooking-place-door = Hotel { $hotel }, achterdeur, plaats { $position }
overbooking-at-queue = Hotel { $hotel }, wachtrij
overbooking-at-door = Hotel { $hotel }, achterdeur
overbooking-lately = Nieuw sinds je laatste beurt
overbooking-named-mark = aangewezen: { $n }
overbooking-books = Geboekte gasten
overbooking-books-hand = hand { $n }
overbooking-books-deck = deck { $n }
overbooking-books-coins = { $n } aan munten
overbooking-books-crests = { $n } voor familiewapens
overbooking-books-tokens =
    { $n ->
        [one] 1 fiche
       *[other] { $n } fiches
    }
overbooking-books-first = begint deze ronde
# Several sentences, one after the other: 3 kaarten met de leeuw geboekt. Nog 1: +2 punten.
overbooking-books-crest =
    { $n ->
        [0] Nog geen kaarten met { FORM($crest, "the") } geboekt.
        [one] 1 kaart met { FORM($crest, "the") } geboekt.
       *[other] { $n } kaarten met { FORM($crest, "the") } geboekt.
    }
overbooking-books-crest-next = Nog { $more }: +{ $vp }.
overbooking-books-crest-got = Nu { $vp } waard.
overbooking-bonus-none = In dit potje geen familiewapenbonus.
overbooking-bonus-some = Geboekte kaarten met hetzelfde familiewapen: { $steps }
overbooking-bonus-step = { $n } geven { $vp }
overbooking-why-full = De wachtrij is vol.
overbooking-why-door-full = Bij deze achterdeur liggen al 2 kaarten.
overbooking-why-no-door = Dit hotel heeft geen achterdeur.
overbooking-why-soldiers = In deze wachtrij mag je geen soldaten leggen.
overbooking-why-small = In deze wachtrij mogen alleen kleine kaarten (1–3 bedden).
overbooking-why-large = In deze wachtrij mogen alleen grote kaarten (4–6 bedden).
overbooking-why-crests = In deze wachtrij liggen al 2 andere familiewapens.
overbooking-why-not-next = Vul eerst de vrije plaats die het dichtst bij het hotel is.
overbooking-why-not-turn = Je bent niet aan de beurt.
overbooking-why-over = Kaarten die je nog in je hand hebt, leveren niets op.
overbooking-why-no-place = Voor deze kaart is geen plaats meer.
overbooking-why-none-fits = Geen van je kaarten mag daar liggen.
overbooking-why-taken = Hier ligt al een kaart. Leg de jouwe op de volgende vrije plaats.
overbooking-why-hotel = Leg je kaart in de wachtrij van het hotel of bij de achterdeur.
overbooking-why-held = Beëindig eerst je beurt of maak hem ongedaan.
overbooking-why-decide = Beslis eerst wat de { $kind } bij de achterdeur doen.
overbooking-why-elsewhere = Je beslist nu over de wachtrij van { $hotel }.
overbooking-why-maids = Dienstmeiden kunnen alleen je eigen kaarten in de wachtrij vervangen.
overbooking-why-workers = Soldaten kunnen alleen arbeiders vervangen.
overbooking-why-nobles = Edelen kunnen alleen je eigen kaarten in de wachtrij aanwijzen.
overbooking-why-named = Deze kaart is al aangewezen.
overbooking-fate-booked = zou nu een bed krijgen
overbooking-fate-away = zou nu geen bed krijgen

## Headline and questions

overbooking-head-round = Ronde { $round } van { $all }
overbooking-head-card = kaart { $turn } van { $all }
overbooking-head-hotel = check-in, hotel { $hotel }
overbooking-ask-place = Leg kaart { $turn } van { $all } gedekt in een wachtrij of bij een achterdeur.
overbooking-ask-place-last = Je bent als laatste aan de beurt: leg een vijfde kaart of houd je kaarten.
overbooking-ask-maids = Jouw { $card } liggen bij de achterdeur van { $hotel }. Welke kaart van jou vervangen ze?
overbooking-ask-nobles = Jouw { $card } liggen bij de achterdeur van { $hotel }. Welke kaart van jou wordt als eerste geboekt?
overbooking-ask-soldiers = Jouw { $card } liggen bij de achterdeur van { $hotel }. Welke arbeiders vervangen ze?
overbooking-ask-dealt = De kaarten worden gedeeld.
overbooking-ask-scene = De hotels checken hun gasten in.
overbooking-do-queue = De { $card } in de wachtrij van hotel { $hotel } leggen
overbooking-do-door = De { $card } bij de achterdeur van hotel { $hotel } leggen: { $ability }
overbooking-do-skip = Kaarten houden
overbooking-do-stop-maids = Geen kaart vervangen
overbooking-do-stop-nobles = Geen kaart aanwijzen
overbooking-do-stop-soldiers = Geen arbeiders vervangen
overbooking-do-replace = { $card } op plaats { $position } vervangen
overbooking-do-name = { $card } op plaats { $position } als eerste boeken

## Previews

overbooking-gain-token = +1 punt (fiche)
overbooking-gain-open = open
overbooking-gain-booked = { $cards } van jou geboekt: +{ $coins }
overbooking-gain-away = { $cards } van jou zonder bed
overbooking-gains = { $gains }

## The scene

overbooking-scene-order =
    { $rule ->
        [yes] Volgorde: { $first }, dan van 6 naar 1. Bij gelijke kaarten: het dichtst bij het hotel eerst.
       *[no] Volgorde: van 6 naar 1. Bij gelijke kaarten: het dichtst bij het hotel eerst.
    }
overbooking-scene-nobody = { $hotel } heeft geen gasten om te boeken.

## On one screen

# Under the number of free beds, above the number of all: 5 vrij van 13.
overbooking-free-of = vrij van
overbooking-asked = nodig: { $beds }
overbooking-about-asked = Bedden nodig in de wachtrij, voor zover je dat kunt weten: { $beds }.
overbooking-strip-left = nog { $n }
overbooking-strip-needs = wil { $n }
overbooking-strip-bed = een bed
overbooking-strip-none = geen bed
overbooking-strip-outlook = op dit moment
overbooking-strip-waits = wacht
overbooking-strip-now = nu { $n }
overbooking-strip-joins = sluit aan
overbooking-strip-from-door = van de deur
overbooking-strip-instead = vervangt
overbooking-strip-first = gaat voor
overbooking-strip-unused = niet gebruikt
overbooking-strip-acts = nu aan zet
overbooking-face-up = open
overbooking-plus-token = +1 fiche
overbooking-doors = Achterdeuren
overbooking-queues = Wachtrijen
overbooking-in-out = { $inside } binnen, { $outside } buiten
overbooking-again = nog eens
overbooking-not-booked = al geboekt
overbooking-not-gone = al afgelegd
overbooking-not-open = ligt open bij hotel { $hotel }
overbooking-not-barred = niet toegestaan in deze wachtrij
overbooking-can-still = Kan nog zijn:
overbooking-can-only = Kan alleen zijn:
overbooking-back-at-door = Bij de achterdeur telt de vaardigheid van de kaart.
overbooking-back-in-queue = In de wachtrij heeft de kaart zoveel bedden nodig als het getal aangeeft.
overbooking-is-booked = geboekt
overbooking-is-gone = weg
overbooking-is-open = hotel { $hotel }
overbooking-is-laid = hotel { $hotel }
overbooking-is-hand = hand
overbooking-is-deck = in je deck
overbooking-is-unseen = nog niet gezien
overbooking-pts =
    { $n ->
        [one] pt
       *[other] ptn
    }
overbooking-hand-short = Hand
overbooking-my-cards = Mijn kaarten
overbooking-seen = Kaartenoverzicht
overbooking-seen-note = Wat tot nu toe bekend is: onthulde, geboekte en afgelegde kaarten. In elk deck zit elke soort één keer met elk familiewapen.
overbooking-seen-count = { $booked } geboekt · { $gone } weg · { $left } over
overbooking-key-booked = geboekt
overbooking-key-gone = weg: geen bed, of gebruikt bij een deur
overbooking-key-open = open
overbooking-key-laid = van jou, gedekt
overbooking-key-hand = in je hand
overbooking-key-unseen = niet gezien: hand, deck of gedekt
overbooking-check-in-again = Laatste check-in terugkijken
overbooking-scene-closed =
    { $all ->
        [one] { $hotel }: bedden voor { $inside } van 1 groep.
       *[other] { $hotel }: bedden voor { $inside } van de { $all } groepen.
    }
overbooking-scene-empty = Nog vrij: { $beds }.
overbooking-scene-full = Volgeboekt.
overbooking-next = Verder
overbooking-on = Verder spelen
overbooking-open-hotel = Hotel { $n } openen
overbooking-beats = Stappen van de check-in
overbooking-beat-open = opening
overbooking-beat-door = achterdeur
overbooking-beat-order = volgorde
overbooking-beat-book = boeking
overbooking-beat-close = sluiting
overbooking-beat-back = Vorige stap
overbooking-run = Afspelen
overbooking-pause = Pauzeren
overbooking-hurry = Naar het einde van dit hotel
overbooking-speed = Tempo van de check-in
overbooking-stops = pauze na elk hotel
overbooking-night-over = De nacht is voorbij
overbooking-row-coins = Munten
overbooking-row-tokens = Fiches
overbooking-row-points = Punten
overbooking-bar-round = Ronde
overbooking-bar-card = Kaart
overbooking-bar-order = Volgorde
overbooking-bar-hotel = Check-in: hotel { $n } van { $all }
overbooking-take-back = Annuleren
overbooking-choose-place = Kies een plaats voor de { $card }.
overbooking-choose-door = Achterdeur: { $ability }.
overbooking-draft-queue = De { $card } in de wachtrij van { $hotel } leggen, op plaats { $place }?
overbooking-draft-door = De { $card } bij de achterdeur van { $hotel } leggen?
overbooking-draft-up = Open: iedereen ziet de kaart.
overbooking-draft-down = Gedekt: de anderen zien een { $back }.
overbooking-place-them = Kaart leggen
overbooking-place-up = Open leggen
overbooking-place-last = Leggen, hotels openen
overbooking-yes-maids = Kaart vervangen
overbooking-yes-nobles = Als eerste boeken
overbooking-yes-soldiers = Arbeiders vervangen

## The log

overbooking-log-round-started = Ronde { $round } begint.
overbooking-log-first-player =
    { $you ->
        [yes] Jij bent startspeler.
       *[no] { $name } is startspeler.
    }
overbooking-log-tiles-laid = Nieuwe hotels: { $hotels }.
overbooking-log-tiles-turned = De hotels worden omgedraaid: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-setup-tiles = hoteltegels van ronde 1 en 2
overbooking-setup-hands = startkaarten
overbooking-log-cards-drawn =
    { $you ->
        [yes] Je trekt { $number }: { $cards }.
       *[no] { $name } trekt { $number }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Je legt { $card } in de wachtrij van hotel { $hotel }.
           *[no] { $name } legt { $card } in de wachtrij van hotel { $hotel }.
        }
       *[door] { $you ->
            [yes] Je legt { $card } bij de achterdeur van hotel { $hotel }.
           *[no] { $name } legt { $card } bij de achterdeur van hotel { $hotel }.
        }
    }
overbooking-log-card-turned-up = Door de regel van hotel { $hotel } ligt de kaart open: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Je pakt het fiche.
       *[no] { $name } pakt het fiche.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Je legt geen vijfde kaart.
       *[no] { $name } legt geen vijfde kaart.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] Je hebt geen kaarten meer om te leggen.
       *[no] { $name } heeft geen kaarten meer om te leggen.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Je kunt geen enkele kaart leggen en wordt overgeslagen.
       *[no] { $name } kan geen enkele kaart leggen en wordt overgeslagen.
    }
overbooking-log-hotel-revealed = Hotel { $hotel } gaat open: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Hotel { $hotel } gaat open: er wacht niemand.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } sluit achteraan in de wachtrij aan.
       *[no] { $card } sluiten achteraan in de wachtrij aan.
    }
overbooking-log-beds-more = { $card }: +{ $beds }, nu { $now }.
overbooking-log-beds-fewer = { $card }: −{ $beds }, nu { $now }.
overbooking-log-beds-below = { $card }: −{ $beds }, nu { $below } onder nul.
overbooking-log-guest-named =
    { $you ->
        [yes] Je geeft je { $card } voorrang bij het boeken.
       *[no] { $name } geeft de eigen { $card } voorrang bij het boeken.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } vervangt { $gone }{ $lost }.
       *[no] { $card } vervangen { $gone }{ $lost }.
    }
# Follows the card that is replaced: it had been named by nobles.
overbooking-log-named-in-vain = ; de voorrang vervalt
overbooking-log-ability-unused-choice = { $card }: vaardigheid niet gebruikt.
overbooking-log-ability-unused-maids = { $card }: geen kaart om te vervangen.
overbooking-log-ability-unused-nobles = { $card }: geen kaart meer om aan te wijzen.
overbooking-log-ability-unused-soldiers = { $card }: geen arbeiders in de wachtrij.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } krijgt { $beds }
       *[no] { $card } krijgen { $beds }
    }, { $left ->
        [0] geen bed meer over
       *[other] nog { $left } over
    }: +{ $coins }.
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } heeft { $needed } nodig
       *[no] { $card } hebben { $needed } nodig
    }, maar { $free ->
        [0] er is er geen vrij.
        [one] er is er maar 1 vrij.
       *[other] er zijn er maar { $free } vrij.
    }
overbooking-log-hotel-closed = Hotel { $hotel } sluit: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = niemand krijgt munten
overbooking-log-scoring-part =
    { $you ->
        [yes] Je scoort { $points } voor { $what }.
       *[no] { $name } scoort { $points } voor { $what }.
    }
source-monk = Monniken
source-merchants = Kooplieden
source-maids = Dienstmeiden
source-nobles = Edelen
source-soldiers = Soldaten
source-workers = Arbeiders
source-more-monk = levert { $n } meer op met monniken
source-less-monk = levert { $n } minder op met monniken
source-more-merchants = levert { $n } meer op met kooplieden
source-less-merchants = levert { $n } minder op met kooplieden
source-more-maids = levert { $n } meer op met dienstmeiden
source-less-maids = levert { $n } minder op met dienstmeiden
source-more-nobles = levert { $n } meer op met edelen
source-less-nobles = levert { $n } minder op met edelen
source-more-soldiers = levert { $n } meer op met soldaten
source-less-soldiers = levert { $n } minder op met soldaten
source-more-workers = levert { $n } meer op met arbeiders
source-less-workers = levert { $n } minder op met arbeiders
overbooking-part-coins = munten
overbooking-part-tokens = fiches
overbooking-part-crest = het familiewapen met { FORM($crest, "the") }
overbooking-log-game-ended =
    { $number ->
        [one] Het spel is afgelopen. { $names } wint met { $points }.
       *[other] Het spel is afgelopen. { $names } delen de overwinning met elk { $points }.
    }
overbooking-verdict-tiebreak = { $names } wint bij een gelijke stand van { $points } met meer geboekte kaarten van 3 munten ({ $cards }).
overbooking-verdict-shared = { $names } delen de overwinning met elk { $points }: ook in geboekte kaarten van 3 munten staan ze gelijk ({ $cards }).

## What a puzzle is about

overbooking-theme-queue = Volgorde in de wachtrij
overbooking-theme-door = Achterdeur
overbooking-theme-crest = Familiewapens
overbooking-theme-denial = Dwarsbomen
