### Grand Austria Hotel in the terminal: what the browser shows without words, or in different ones.

## Choices as the terminal lists them

austria-group-guest = Een gast nemen
austria-group-die = Een dobbelsteen pakken
austria-group-stronger = Een dobbelsteen pakken (+ is versterkt voor { $n }♔)
austria-group-other = Of
austria-tip-check-in = { $guest } kan inchecken: { $action }
austria-tip-claim = Je kunt een schijf op politiekkaart { $letter } leggen: { $action }
austria-tip-use = Je kunt { FORM($card, "the") } gebruiken: { $action }

## Cards as the terminal lists them

austria-politics-named = Politiekkaart { $letter }
austria-politics-places = { $vp } OP voor de eerste, tweede, derde
austria-tile-named = Keizertegel { $tile }
austria-boards = Hotelborden
austria-board-night = Nachtbord
austria-board-day = Dagbord { $board }
austria-board-rooms = { $rooms }, van onder naar boven
austria-track-named = Keizerspoor
austria-track-points = OP per veld, vanaf 0: { $vp }
austria-from-printed = gedrukt
austria-from-transcription = overgenomen uit één bron, niet gecontroleerd
austria-from-owner = uit een eigen bestand
austria-tile-words = Bonus: { $bonus }. Straf: { $penalty }
austria-after = na ronde { $round }
austria-revised = Herziene editie: { $what }
austria-revised-cost = kost { $crowns }

## Signs in the terminal’s picture: keep them short, there’s little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
# One letter for each cube, the initial of its word: four different ones.
austria-letter-s = S
austria-letter-c = C
austria-letter-w = W
austria-letter-k = K
# One letter for each colour, four different ones: blauw, geel, rood and the N of groen.
austria-letter-blue = B
austria-letter-yellow = G
austria-letter-red = R
austria-letter-green = N
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] gratis
       *[other] { $n }♔
    }
austria-sign-emperor = { $n } keizer
austria-sign-cubes = +{ $letters }
austria-sign-draw =
    { $n ->
        [one] 1 kaart trekken
       *[other] { $n } kaarten trekken
    }
austria-sign-offer =
    { $price ->
        [free] 1 van 3 nieuwe gratis
       *[less] 1 van 3 nieuwe −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] kamer gratis (verd. 1–2)
               *[no] kamer gratis
            }
        [less] kamer −{ $n }♔
       *[full]
            { $times ->
                [one] 1 kamer voorbereiden
               *[other] max. { $times } kamers voorbereiden
            }
    }
austria-sign-twice = { $what } ×2
austria-points = Punten
# At most six letters.
austria-points-short = OP
# At most six letters.
austria-seats = plek
austria-turns = Beurten
austria-passed = gepast
austria-used = gebruikt
austria-kept = Tot nu toe gekozen ({ $n })
austria-nobody-yet = nog niemand
austria-cafe-empty = leeg
austria-at-emperor = keizer { $n }
austria-in-hand = hand { $n }
austria-ready-no-room = klaar, geen kamer
austria-yours = van jou
austria-discs = schijven:
austria-boost-note = versterken: { $n }♔ voor 1 sterkte meer
austria-row-note = prijs, gast, OP, bestelling → beloning
austria-outlook = Nu op veld { $space }: { $vp } OP, dan terug naar { $after }.
austria-outlook-bonus = Bonus: { $what }
austria-outlook-penalty = Straf: { $what }
austria-outlook-nothing = Geen bonus, geen straf
austria-tiles = Keizertegels
austria-tiles-note = bonus vanaf veld { $n }, straf op 0
austria-tile-over = na ronde { $round }: voorbij
austria-legend = Legenda
austria-legend-signs = □ ontbreekt  ♔ kroon
austria-legend-map = plattegrond: { $capital } bezet, { $small } voorbereid, · leeg
austria-legend-occupied = bezet
austria-legend-free = voorbereid
austria-legend-group = volle groep:
austria-legend-blue = { $bonus } OP
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } keizer
austria-legend-transcription = * uit één bron, niet gecontroleerd

## Before the first game and after the last round, in the terminal

austria-intro-1 = Je runt een hotel in Wenen. Gasten gaan in je café zitten, je serveert wat ze bestellen en checkt ze in, en ze belonen je met overwinningspunten (OP) en meer. Wie na 7 rondes de meeste OP heeft, wint.
austria-intro-2 = In je beurt mag je een gast uit de rij nemen. Daarna pak je een dobbelsteen van een van de zes actievelden: 1 strudel en cake, 2 wijn en koffie, 3 kamers voorbereiden, 4 keizerspoor en kronen, 5 personeel aannemen, 6 een van deze voor 1 kroon. Hoe meer dobbelstenen op een actieveld, hoe sterker de actie.
austria-intro-3 = Een gast met een complete bestelling kan inchecken in een voorbereide kamer in de eigen kleur (groene gasten: elke kleur). Zijn alle kamers van een groep bezet, dan krijg je een bonus. Voor 1 kroon serveer je maximaal 3 blokjes uit de keuken.
austria-intro-4 = De keizer komt na ronde 3, 5 en 7: ga ver genoeg vooruit op het keizerspoor voor een bonus, anders riskeer je straf. Aan het einde is elke kroon en elk blokje in je keuken 1 OP waard, en elke gast die nog in je café zit, kost je er 5.
austria-signs = Letters staan voor blokjes: { $cubes }. ▣ is een blokje dat er is, □ een dat ontbreekt, ♔ een kroon. Gasten en kamers zijn { $colours }. Op de kleine plattegrond van een ander hotel is een hoofdletter een bezette kamer, een kleine letter een voorbereide en een punt een lege plaats.
austria-source-checked-in = ingecheckte gasten
austria-source-printed = kamers met gedrukte OP
austria-source-groups = blauwe groepen
austria-source-staff = personeel tijdens het spel
austria-source-politics = politiekkaarten
austria-source-track = keizerspoor
austria-source-tiles = keizertegels
austria-source-end-staff = ‘einde spel’-kaarten
austria-end-staff-of = ‘Einde spel’-kaarten van { $name }:
austria-verdict-wins = { $names } wint met { $vp } OP.
