### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] niemand wacht
        [one] 1 wacht
       *[other] { $n } wachten
    }
overbooking-fact-face-up = open
overbooking-fact-second = als tweede daar
overbooking-fact-token = je pakt het fiche
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = deur: { $ability }
overbooking-group-small = Kleine kaarten, 1–3 bedden (een wachtrij, of de achterdeur van dat hotel)
overbooking-group-large = Grote kaarten, 4–6 bedden (een wachtrij, of de achterdeur van dat hotel)
overbooking-group-or = Of

## The card reference

overbooking-section-guest = Gasten
overbooking-section-crest = Emblemen
overbooking-section-hotel = Hotels
overbooking-section-bonus = Embleembonus
overbooking-source-rulebook = gedrukt in het spelregelboekje
overbooking-source-house = huiswaarde, door ons ingevuld
overbooking-source-owner = uit het bestand van de eigenaar
overbooking-guest-facts = { $beds } (gedrukt in het spelregelboekje), { $coins } ({ $source })
overbooking-crest-cards = Zes kaarten van elke stapel: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Andere kant: { $face }.
overbooking-tile-other-house = Andere kant: { $face } (door ons gecombineerd).
overbooking-bonus-title = Embleembonus: { $mode }
# A word that several cards speak of, as an example of a search.
overbooking-sample-word = bedden

## What happened

overbooking-log-placed-open = { $name } zet { $card } open in de wachtrij van hotel { $hotel }.
overbooking-log-placed-token = { $name } zet { $card } bij de achterdeur van hotel { $hotel } en pakt het fiche.
overbooking-log-booked-named = Als eerste, want aangewezen.
overbooking-log-booked-rule = Als eerste, door de huisregel.
overbooking-log-booked-crest = Tot nu toe geboekt van { $crest ->
        [hert] het { $crest }
       *[other] de { $crest }
    }: { $n }.
overbooking-log-score = { $name } scoort { $parts }.
overbooking-log-score-part = { $n } voor { $what }

## What to look at

overbooking-tip-typing = Je kunt een zet ook typen: { $action } betekent ‘{ $meaning }’.
overbooking-tip-token =
    { $n ->
        [one] Er ligt een fiche bij de achterdeur van hotel { $hotels }: een punt voor de eerste kaart daar.
       *[other] Er liggen fiches bij de achterdeuren van hotel { $hotels }: een punt voor de eerste kaart bij elk.
    }
overbooking-tip-crest = Je hebt er { $n } geboekt van { $crest ->
        [hert] het { $crest }
       *[other] de { $crest }
    }: nog één levert { $points } op.
overbooking-tip-last = De laatste ronde: je legt nog { $cards }, de andere zijn niets waard.
overbooking-tip-nobody = Je hebt niemand in deze wachtrij. Het hotel heeft { $beds }.
overbooking-tip-all = Zoals het er nu voorstaat, krijgen al je kaarten hier een bed: het hotel heeft { $beds }.
overbooking-tip-away = Zoals het er nu voorstaat, heb je hier kaarten die geen bed vinden: { $cards }. Het hotel heeft { $beds }.

## How the game goes

overbooking-intro-1 = De stad zit vol en iedereen wil een bed. Je hebt een stapel van 24 gastkaarten: vier emblemen, en van elk embleem zes soorten. Het getal van een soort is het aantal bedden dat nodig is: 1 monnik, 2 kooplui, 3 dienstmeiden, 4 edelen, 5 soldaten, 6 arbeiders. De munten op een kaart zijn punten zodra hij een bed heeft.
overbooking-intro-2 = Er zijn vier rondes. In elke ronde leg je vijf van je negen kaarten, om de beurt één, gedekt: in de wachtrij rechts van een hotel (vier plaatsen) of bij de achterdeur links (twee). Van een gedekte kaart ziet iedereen de eigenaar, het embleem en de grootte: klein (1–3 bedden) of groot (4–6). De eerste kaart bij een achterdeur pakt daar het fiche: 1 punt.
overbooking-intro-3 = Dan gaan de hotels open, van boven af. Eerst doen de kaarten bij de achterdeur wat ze kunnen: meer of minder bedden, een betere plaats voor een vriend. Zelf krijgen ze geen bed; alleen een monnik sluit in de wachtrij aan. Daarna wordt de wachtrij geboekt, de grootste kaarten eerst, en van gelijke de dichtstbijzijnde. Wie niet past, wordt overgeslagen voor de volgende. Wie geen bed heeft, wordt afgelegd.
overbooking-intro-4 = Wie de meeste punten heeft, wint: de munten van je geboekte kaarten, je fiches en, als er aan tafel mee wordt gespeeld, een bonus voor vier of meer geboekte kaarten van één embleem.

## The end

overbooking-points-coins = munten: { $kind }
overbooking-points-tokens = fiches
overbooking-points-crest = embleembonus: { $crest }
overbooking-difference = { $what } ({ $more } tegen { $less })
overbooking-verdict-points = { $names } wint met { $points }, { $ahead } voorsprong.
overbooking-verdict-tiebreak = { $names } wint: gelijk met { $points }, en dan beslissen geboekte kaarten van 3 munten ({ $cards }).
overbooking-verdict-shared = { $names } delen de overwinning met { $points }, gelijk tot in geboekte kaarten van 3 munten ({ $cards }).
overbooking-end-difference = Wat het verschil maakte, { $winner } tegenover { $other }:
overbooking-end-booked = Kaarten die een bed vonden:

## The picture

overbooking-head-over = het spel is afgelopen
overbooking-label-queue = rij
overbooking-label-door = deur
overbooking-label-hand = hand
overbooking-label-token = fiche
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed = dicht, { $n } vrij
overbooking-label-crests = { $n } voor emblemen
overbooking-label-players = Spelers
overbooking-label-at-door = Bij een achterdeur
overbooking-queue-note = dichtst bij het hotel eerst
overbooking-hand-note = het getal is het aantal bedden dat een kaart nodig heeft, ● de munten
overbooking-hand-none = geen kaarten
overbooking-players-note = geboekte kaarten per embleem
overbooking-next-round = volgende ronde: { $hotel }
overbooking-sign-bed = een vrij bed
overbooking-sign-coin = een munt of fiche, elk 1 punt
overbooking-sign-house = huiswaarden van ons
overbooking-sign-open = voor iedereen open
overbooking-sign-named = aangewezen door edelen
overbooking-outlook = De boeking zoals het er nu voorstaat
overbooking-outlook-note = { $beds } in hotel { $hotel }
overbooking-outlook-named = aangewezen
overbooking-outlook-rule = door de regel
overbooking-outlook-booked =
    { $free ->
        [one] { $n } van 1 bed
       *[other] { $n } van { $free } bedden
    }
overbooking-outlook-away = wil { $n }, { $free } vrij
overbooking-outlook-nobody = er wacht niemand in de rij
overbooking-where-booked = geboekt
overbooking-where-discarded = afgelegd
overbooking-where-table = bij een hotel
overbooking-where-hand = in de hand
overbooking-where-deck = in de stapel
overbooking-where-unseen = niet gezien: hand, stapel of gedekt
