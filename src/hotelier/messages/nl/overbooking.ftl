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
overbooking-kind-merchants = kooplui
overbooking-kind-maids = dienstmeiden
overbooking-kind-nobles = edelen
overbooking-kind-soldiers = soldaten
overbooking-kind-workers = arbeiders
# Wherever a crest needs its article, the word itself is what is chosen by.
overbooking-crest-bird = vogel
overbooking-crest-fish = vis
overbooking-crest-lion = leeuw
overbooking-crest-stag = hert
overbooking-card =
    { $crest ->
        [hert] { $kind } van het { $crest }
       *[other] { $kind } van de { $crest }
    }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] { $crest ->
            [hert] grote kaart van het { $crest } (4–6 bedden)
           *[other] grote kaart van de { $crest } (4–6 bedden)
        }
       *[small] { $crest ->
            [hert] kleine kaart van het { $crest } (1–3 bedden)
           *[other] kleine kaart van de { $crest } (1–3 bedden)
        }
    }
overbooking-a-back = een { overbooking-back }
overbooking-owned = { $card } ({ $owner })
# A card as the object of a sentence; where a language has no article, the card alone.
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

overbooking-rule-none = geen huisregel
overbooking-rule-no_soldiers = geen soldaten
overbooking-rule-soldiers_first = soldaten eerst
overbooking-rule-monks_first = monniken eerst
overbooking-rule-small_only = alleen 1–3
overbooking-rule-large_only = alleen 4–6
overbooking-rule-first_open = eerste kaart open
overbooking-rule-second_open = tweede kaart open
overbooking-rule-two_crests = twee emblemen
overbooking-rule-no_back_door = geen achterdeur
overbooking-rule-none-long = Zonder eigen huisregel.
overbooking-rule-no_soldiers-long = Soldaten (5) mogen niet in deze wachtrij. De achterdeur staat voor ze open.
overbooking-rule-soldiers_first-long = Soldaten (5) worden vóór de anderen geboekt, de dichtstbijzijnde eerst.
overbooking-rule-monks_first-long = Monniken (1) worden vóór de anderen geboekt, de dichtstbijzijnde eerst.
overbooking-rule-small_only-long = Alleen kleine kaarten (1–3) mogen in deze wachtrij. Bij de achterdeur mag elke kaart.
overbooking-rule-large_only-long = Alleen grote kaarten (4–6) mogen in deze wachtrij. Bij de achterdeur mag elke kaart.
overbooking-rule-first_open-long = De eerste kaart in deze wachtrij ligt open.
overbooking-rule-second_open-long = De tweede kaart in deze wachtrij ligt open.
overbooking-rule-two_crests-long = In deze wachtrij mogen hooguit twee verschillende emblemen staan. Bij de achterdeur mag elke kaart.
overbooking-rule-no_back_door-long = Er is geen achterdeur en geen fiche; de wachtrij heeft vijf plaatsen.

## About cards and hotels

overbooking-ability-join_queue = sluit achteraan in de wachtrij aan, ook als die vol is
overbooking-ability-beds_more = 3 bedden meer in dit hotel
overbooking-ability-replace_own = mogen de plaats innemen van een eigen kaart in de wachtrij, die wordt afgelegd
overbooking-ability-book_own_first = je wijst een eigen kaart in de wachtrij aan: die wordt vóór alle andere geboekt
overbooking-ability-replace_workers = mogen de plaats innemen van arbeiders in de wachtrij, van wie dan ook; die worden afgelegd
overbooking-ability-beds_fewer = 3 bedden minder in dit hotel
overbooking-short-join_queue = sluit aan in de rij
overbooking-short-beds_more = +3 bedden
overbooking-short-replace_own = mogen eigen kaart vervangen
overbooking-short-book_own_first = eigen kaart gaat voor
overbooking-short-replace_workers = mogen arbeiders vervangen
overbooking-short-beds_fewer = −3 bedden
overbooking-about-card =
    { $one ->
        [yes] Heeft in een wachtrij { $beds } nodig en betaalt dan { $coins }.
       *[no] Hebben in een wachtrij { $beds } nodig en betalen dan { $coins }.
    }
overbooking-about-door = Bij een achterdeur: { $ability }.
overbooking-about-owner = Eigenaar: { $owner }.
overbooking-about-yours = Je eigen kaart, voor de anderen gedekt.
overbooking-about-hidden = Gedekte kaart van { $owner }: { $back }. Wie het is, blijkt bij de check-in.
overbooking-about = Over deze kaart
overbooking-about-nothing = Wijs een kaart of hotel aan, of houd het vast, en lees hier wat het doet.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free = Nu { $free } vrij.
overbooking-about-other-side = De andere kant van de tegel: { $beds }, { $rule }.
overbooking-about-token = De eerste kaart bij deze achterdeur pakt het fiche: 1 punt.
overbooking-about-house = Met een *: een waarde van ons, want geen bron die we kennen vermeldt hem.
overbooking-about-coins-house = Het aantal munten is een waarde van ons.
overbooking-house-note = * Aantallen bedden met dit teken, de munten op de kaarten en twee van de emblemen zijn door ons ingevuld waar geen bron ze vermeldt. Wie de doos heeft, kan de gedrukte waarden invoeren.

## At the table

overbooking-table = De hotels
overbooking-queue = Wachtrij
overbooking-door = Achterdeur
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] bed
       *[other] bedden
    }
overbooking-hotel-label = Hotel { $hotel }, { $name }: { $beds } vrij van { $all }, { $rule }
overbooking-token-label = Bij deze achterdeur ligt een fiche
overbooking-hand-of = Hand: { $name }
overbooking-hand = Je hand
overbooking-hand-label = Je hand: kies een kaart en dan een plaats die oplicht
overbooking-hand-empty = Je hand is leeg.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Kies een kaart of een plaats.
overbooking-hint-place = Nu een plaats die oplicht. Achterdeur: { $ability }.
overbooking-hint-card = Nu een van de kaarten die oplichten.
overbooking-hint-wait = Bekijk je kaarten terwijl de anderen beslissen.
overbooking-hint-held = Kies de kaart nog eens om je beurt te beëindigen, of neem je zet terug.
overbooking-hint-here = Klik hier en kies dan de kaart die hier komt.
overbooking-hint-decide = Beslis eerst wat er bij de achterdeur gebeurt: { $kind }.
overbooking-place-queue = Wachtrij van hotel { $hotel }, plaats { $position }
overbooking-place-door = Achterdeur van hotel { $hotel }, plaats { $position }
overbooking-lately = Nieuw sinds je laatste kaart
overbooking-named-mark = aangewezen: { $n }
overbooking-books = Gasten met een bed
overbooking-books-hand = hand { $n }
overbooking-books-deck = stapel { $n }
overbooking-books-coins = { $n } aan munten
overbooking-books-crests = { $n } voor emblemen
overbooking-books-tokens =
    { $n ->
        [one] 1 fiche
       *[other] { $n } fiches
    }
overbooking-books-first = eerste in deze ronde
overbooking-books-crest = { $crest }: { $n } geboekt
overbooking-books-crest-next = { $more ->
        [one] Nog één levert { $vp } op.
       *[other] Nog { $more } leveren { $vp } op.
    }
overbooking-books-crest-got = Levert al { $vp } op.
overbooking-bonus-none = Aan deze tafel geen embleembonus.
overbooking-bonus-some = Geboekte kaarten van één embleem: { $steps }
overbooking-bonus-step = { $n } geven { $vp }
overbooking-why-full = De wachtrij is vol.
overbooking-why-door-full = Bij deze achterdeur liggen al twee kaarten.
overbooking-why-no-door = Dit hotel heeft geen achterdeur.
overbooking-why-soldiers = Geen soldaten in deze wachtrij.
overbooking-why-small = Alleen kaarten met 1–3 bedden in deze wachtrij.
overbooking-why-large = Alleen kaarten met 4–6 bedden in deze wachtrij.
overbooking-why-crests = In deze wachtrij staan al twee andere emblemen.
overbooking-why-not-next = De plaats dichter bij het hotel gaat voor: daar komt de kaart.
overbooking-why-not-turn = Jij bent nu niet aan de beurt om een kaart te leggen.
overbooking-why-over = Wat je in je hand houdt, is niets waard.
overbooking-why-no-place = Deze kaart past nu op geen enkele vrije plaats.
overbooking-why-none-fits = Geen van je kaarten mag daar.
overbooking-why-taken = Hier ligt al een kaart. De jouwe komt erachter.
overbooking-why-hotel = Een kaart gaat naar de wachtrij van het hotel of naar de achterdeur.
overbooking-why-held = Beëindig eerst je beurt of neem die terug.
overbooking-why-decide = Beslis eerst wat er bij de achterdeur gebeurt: { $kind }.
overbooking-why-elsewhere = De beslissing gaat over de wachtrij van { $hotel }.
overbooking-why-maids = Dienstmeiden nemen alleen de plaats in van een eigen kaart in de wachtrij.
overbooking-why-workers = Soldaten nemen alleen de plaats van arbeiders in.
overbooking-why-nobles = Edelen wijzen alleen een eigen kaart in de wachtrij aan.
overbooking-why-named = Deze kaart is al aangewezen.
overbooking-fate-booked = krijgt voorlopig een bed
overbooking-fate-away = vindt voorlopig geen bed

## Headline and questions

overbooking-head-round = Ronde { $round } van { $all }
overbooking-head-card = kaart { $turn } van { $all }
overbooking-head-hotel = check-in, hotel { $hotel }
overbooking-ask-place = Leg een kaart gedekt in een wachtrij of bij een achterdeur: kaart { $turn } van { $all }.
overbooking-ask-place-last = De vijfde kaart van de laatste speler: leg hem, of houd hem in je hand.
overbooking-ask-maids = Bij de achterdeur van { $hotel } staan jouw { $card }. Wiens plaats in de wachtrij nemen ze in?
overbooking-ask-nobles = Bij de achterdeur van { $hotel } staan jouw { $card }. Welke kaart van jou wordt als eerste geboekt?
overbooking-ask-soldiers = Bij de achterdeur van { $hotel } staan jouw { $card }. Welke arbeiders jagen ze weg?
overbooking-ask-dealt = De kaarten worden gedeeld.
overbooking-ask-scene =
    { $touch ->
        [yes] De hotels checken hun gasten in. Tik om over te slaan.
       *[no] De hotels checken hun gasten in. Klik of druk op een toets om over te slaan.
    }
overbooking-do-queue = Zet de { $card } in de wachtrij van hotel { $hotel }
overbooking-do-door = Zet de { $card } bij de achterdeur van hotel { $hotel }: { $ability }
overbooking-do-skip = Mijn kaarten houden
overbooking-do-stop-maids = De wachtrij zo laten
overbooking-do-stop-nobles = Niemand aanwijzen
overbooking-do-stop-soldiers = De arbeiders met rust laten
overbooking-do-replace = In plaats van { $card }, plaats { $position }
overbooking-do-name = { $card }, plaats { $position }, als eerste

## Previews

overbooking-gain-token = +1 punt: het fiche
overbooking-gain-open = ligt open
overbooking-gain-booked = { $cards } van jou geboekt: { $coins }
overbooking-gain-away = { $cards } van jou zonder bed
overbooking-gains = { $gains }

## The scene

overbooking-skip-scene = Overslaan
overbooking-scene-order = Hotel { $hotel }, { $beds }: de nummers tonen wie eerst wordt geboekt.
overbooking-scene-nobody = Hotel { $hotel } heeft niemand te boeken.
overbooking-summary = Check-in, ronde { $round }
overbooking-summary-again = De laatste check-in nalezen
overbooking-summary-close = Sluiten

## The log

overbooking-log-round-started = Ronde { $round } begint.
overbooking-log-first-player =
    { $you ->
        [yes] Jij legt als eerste.
       *[no] { $name } legt als eerste.
    }
overbooking-log-tiles-laid = Nieuwe hotels: { $hotels }.
overbooking-log-tiles-turned = De hotels tonen hun andere kant: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-log-cards-drawn =
    { $you ->
        [yes] Je trekt: { $cards }.
       *[no] { $name } trekt { $number }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Je zet { $card } in de wachtrij van hotel { $hotel }.
           *[no] { $name } zet { $card } in de wachtrij van hotel { $hotel }.
        }
       *[door] { $you ->
            [yes] Je zet { $card } bij de achterdeur van hotel { $hotel }.
           *[no] { $name } zet { $card } bij de achterdeur van hotel { $hotel }.
        }
    }
overbooking-log-card-turned-up = De huisregel van hotel { $hotel } legt de kaart open: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Je pakt daar het fiche.
       *[no] { $name } pakt daar het fiche.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Je houdt de vijfde kaart in je hand.
       *[no] { $name } houdt de vijfde kaart in de hand.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] Je hebt geen kaart meer om te leggen.
       *[no] { $name } heeft geen kaart meer om te leggen.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Geen van je kaarten vindt een plaats; je wordt overgeslagen.
       *[no] { $name } heeft voor geen kaart een plaats en wordt overgeslagen.
    }
overbooking-log-hotel-revealed = Hotel { $hotel } gaat open: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Hotel { $hotel } gaat open: er wacht niemand.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } sluit achteraan in de wachtrij aan.
       *[no] { $card } sluiten achteraan in de wachtrij aan.
    }
overbooking-log-beds-more = { $card }: { $beds } meer, nu { $now }.
overbooking-log-beds-fewer = { $card }: { $beds } minder, nu { $now }.
overbooking-log-beds-below = { $card }: { $beds } minder, { $below } onder nul.
overbooking-log-guest-named =
    { $you ->
        [yes] Je wijst jouw { $card } aan: vóór alle anderen geboekt.
       *[no] { $name } wijst de { $card } aan: vóór alle anderen geboekt.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } neemt de plaats in van { $gone }{ $lost }.
       *[no] { $card } nemen de plaats in van { $gone }{ $lost }.
    }
overbooking-log-named-in-vain = , vergeefs aangewezen
overbooking-log-ability-unused-choice = { $card }: niet gebruikt.
overbooking-log-ability-unused-maids = { $card }: geen eigen kaart in de wachtrij.
overbooking-log-ability-unused-nobles = { $card }: niemand meer om aan te wijzen.
overbooking-log-ability-unused-soldiers = { $card }: geen arbeiders in de wachtrij.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } krijgt { $beds }, nog { $left } over: { $coins }.
       *[no] { $card } krijgen { $beds }, nog { $left } over: { $coins }.
    }
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } heeft { $needed } nodig, { $free } vrij: geen bed.
       *[no] { $card } hebben { $needed } nodig, { $free } vrij: geen bed.
    }
overbooking-log-hotel-closed = Hotel { $hotel } sluit: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = voor niemand munten
overbooking-log-scoring-part =
    { $you ->
        [yes] Je scoort { $points } voor { $what }.
       *[no] { $name } scoort { $points } voor { $what }.
    }
source-monk = Monniken
source-merchants = Kooplui
source-maids = Dienstmeiden
source-nobles = Edelen
source-soldiers = Soldaten
source-workers = Arbeiders
overbooking-part-coins = munten
overbooking-part-tokens = fiches
overbooking-part-crest =
    { $crest ->
        [hert] het { $crest }
       *[other] de { $crest }
    }
overbooking-log-game-ended =
    { $number ->
        [one] Het spel is afgelopen. Winnaar: { $names }, { $points }.
       *[other] Het spel is afgelopen. Gedeelde overwinning: { $names }, { $points }.
    }
