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
overbooking-fact-second = tweede kaart daar
overbooking-fact-token = je pakt het fiche
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = deur: { $ability }
overbooking-group-small = Kleine kaarten, 1–3 bedden (in de wachtrij of bij de achterdeur)
overbooking-group-large = Grote kaarten, 4–6 bedden (in de wachtrij of bij de achterdeur)
overbooking-group-or = Of

## The card reference

overbooking-section-guest = Gasten
overbooking-section-crest = Familiewapens
overbooking-section-hotel = Hotels
overbooking-section-bonus = Familiewapenbonus
overbooking-source-rulebook = uit het regelboekje
overbooking-source-house = door ons ingevuld
overbooking-source-owner = uit een eigen bestand
overbooking-guest-facts = { $beds } (uit het regelboekje), { $coins } ({ $source })
overbooking-crest-cards = 6 kaarten in elk deck: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Andere kant: { $face }.
overbooking-tile-other-house = Andere kant: { $face } (door ons gecombineerd).
overbooking-bonus-title = Familiewapenbonus: { $mode }
# A word that is on several cards, as an example of a search.
overbooking-sample-word = bedden

## What happened

overbooking-log-placed-open = { $name } legt { $card } open in de wachtrij van hotel { $hotel }.
overbooking-log-placed-token = { $name } legt { $card } bij de achterdeur van hotel { $hotel } en pakt het fiche.
overbooking-log-booked-named = Als eerste: aangewezen door edelen.
overbooking-log-booked-rule = Als eerste: speciale regel.
overbooking-log-booked-crest = Geboekte kaarten met { FORM($crest, "the") }: { $n }.
overbooking-log-score = { $name } scoort { $parts }.
overbooking-log-score-part = { $n } voor { $what }

## What to look at

overbooking-tip-typing = Je kunt een zet ook typen: { $action } betekent ‘{ $meaning }’.
overbooking-tip-token =
    { $n ->
        [one] Er ligt een fiche bij de achterdeur van hotel { $hotels }: 1 punt voor de eerste kaart daar.
       *[other] Er liggen fiches bij de achterdeuren van de hotels { $hotels }: 1 punt voor de eerste kaart bij elk.
    }
overbooking-tip-crest =
    { $n ->
        [0] Je hebt nog geen kaarten met { FORM($crest, "the") } geboekt: de eerste levert { $points } op.
        [one] Je hebt 1 kaart met { FORM($crest, "the") } geboekt: nog één levert { $points } op.
       *[other] Je hebt { $n } kaarten met { FORM($crest, "the") } geboekt: nog één levert { $points } op.
    }
overbooking-tip-last = Laatste ronde: je legt { $cards }, de rest levert niets op.
overbooking-tip-nobody = Je hebt geen kaarten in deze wachtrij. Het hotel heeft { $beds }.
overbooking-tip-all = Zoals het er nu voor staat, krijgen al je kaarten hier een bed. Het hotel heeft { $beds }.
overbooking-tip-away = Zoals het er nu voor staat, krijgen deze kaarten van jou hier geen bed: { $cards }. Het hotel heeft { $beds }.

## How the game goes

overbooking-intro-1 = De stad zit vol en iedereen wil een bed. Je hebt een deck van 24 gastkaarten: 4 familiewapens, elk met 6 soorten gasten. Het getal van een kaart zegt hoeveel bedden hij nodig heeft: 1 monnik, 2 kooplieden, 3 dienstmeiden, 4 edelen, 5 soldaten, 6 arbeiders. Is hij geboekt, dan tellen zijn munten als punten.
overbooking-intro-2 = Er zijn 4 rondes. In elke ronde leggen de spelers om de beurt 5 van hun 9 kaarten gedekt neer, één per keer: in de wachtrij rechts van een hotel (4 plaatsen) of bij de achterdeur links (2). Iedereen ziet van wie een kaart is, het familiewapen en de grootte: klein (1–3 bedden) of groot (4–6). De eerste kaart bij een achterdeur pakt daar het fiche: 1 punt.
overbooking-intro-3 = Dan gaan de hotels open, van boven naar beneden. Eerst gebruiken de kaarten bij de achterdeur hun vaardigheid: sommige zorgen voor meer of minder bedden, andere geven een kaart voorrang. Een bed krijgen ze daar niet, maar sommige komen alsnog in de wachtrij: een monnik sluit achteraan aan, dienstmeiden kunnen een andere kaart van jou vervangen, soldaten de arbeiders van wie dan ook. Daarna wordt de wachtrij geboekt: de grootste kaarten eerst, en van gelijke kaarten eerst die het dichtst bij het hotel. Zijn er voor een kaart niet genoeg bedden meer, dan wordt hij overgeslagen en is de volgende aan de beurt. Kaarten zonder bed worden afgelegd.
overbooking-intro-4 = Wie de meeste punten heeft, wint. Je scoort de munten op je geboekte kaarten, je fiches en, als jullie ermee spelen, een bonus voor 4 of meer geboekte kaarten met hetzelfde familiewapen.

## The end

overbooking-points-coins = munten: { $kind }
overbooking-points-tokens = fiches
overbooking-points-crest = familiewapen: { $crest }
overbooking-difference = { $what } ({ $more } tegen { $less })
overbooking-verdict-points = { $names } wint met { $points }, een voorsprong van { $ahead }.
overbooking-end-difference = Waardoor { $winner } boven { $other } eindigde:
overbooking-end-booked = Geboekte kaarten:

## The picture

overbooking-head-over = spel afgelopen
overbooking-label-queue = rij
overbooking-label-door = deur
overbooking-label-hand = hand
overbooking-label-token = fiche
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed = dicht, { $n } vrij
overbooking-label-crests = { $n } voor familiewapens
overbooking-label-players = Spelers
overbooking-label-at-door = Bij een achterdeur
overbooking-queue-note = dichtst bij het hotel eerst
overbooking-hand-note = getal = bedden nodig, ● = munten
overbooking-hand-none = geen kaarten
overbooking-players-note = geboekte kaarten per familiewapen
overbooking-next-round = volgende ronde: { $hotel }
overbooking-sign-bed = vrij bed
overbooking-sign-coin = munt of fiche, elk 1 punt
overbooking-sign-house = door ons ingevulde waarde
overbooking-sign-open = open
overbooking-sign-named = aangewezen door edelen
overbooking-outlook = Boeking op dit moment
overbooking-outlook-note = { $beds } in hotel { $hotel }
overbooking-outlook-named = aangewezen
overbooking-outlook-rule = speciale regel
overbooking-outlook-booked =
    { $free ->
        [one] { $n } van 1 bed
       *[other] { $n } van { $free } bedden
    }
overbooking-outlook-away = wil { $n }, { $free } vrij
overbooking-outlook-nobody = niemand in de wachtrij
overbooking-where-booked = geboekt
overbooking-where-discarded = afgelegd
overbooking-where-table = bij een hotel
overbooking-where-hand = in de hand
overbooking-where-deck = in het deck
overbooking-where-unseen = niet gezien: hand, deck of gedekt
