### Grand Austria Hotel in the terminal: what the browser shows without words, or in others.

## Choices as the terminal tells them

austria-group-guest = Neem een gast
austria-group-die = Pak een dobbelsteen
austria-group-stronger = Pak een dobbelsteen (met een + één sterker, voor { $n }♔ extra)
austria-group-other = Of
austria-tip-check-in = { $guest } heeft alles en er is een kamer vrij: { $action }
austria-tip-claim = Je voldoet aan politiekkaart { $letter }: { $action }
austria-tip-use = Tot je dienst: { $card }: { $action }

## Cards as the terminal lists them

austria-politics-named = Politiek { $letter }
austria-politics-places = { $vp } OP voor de eerste, tweede, derde
austria-tile-named = Keizer { $tile }
austria-boards = Hotelborden
austria-board-night = Nachtbord
austria-board-day = Dagbord { $board }
austria-board-rooms = { $rooms }, van de begane grond naar boven
austria-track-named = Keizerspoor
austria-track-points = OP van de velden vanaf 0: { $vp }
austria-from-printed = gedrukt
austria-from-transcription = uit één afschrift, door niemand nagekeken
austria-from-owner = uit het bestand van de eigenaar
austria-tile-words = Bonus: { $bonus }. Straf: { $penalty }
austria-after = na ronde { $round }
austria-revised = Herziene editie: { $what }
austria-revised-cost = kost { $crowns }

## Signs of the terminal’s picture: short, for there is little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
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
        [one] trek 1 kaart
       *[other] trek { $n } kaarten
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
austria-kept = Tot nu toe gehouden ({ $n })
austria-nobody-yet = nog niemand
austria-cafe-empty = leeg
austria-at-emperor = keizer { $n }
austria-in-hand = hand { $n }
austria-ready-no-room = klaar, geen kamer
austria-yours = van jou
austria-discs = schijven:
austria-boost-note = { $n }♔ extra maakt één sterker
austria-row-note = prijs, gast, OP, bestelling → beloning
austria-outlook = Nu op veld { $space }: { $vp } OP, terug naar { $after }.
austria-outlook-bonus = Bonus: { $what }
austria-outlook-penalty = Straf: { $what }
austria-outlook-nothing = Geen bonus en geen straf
austria-tiles = Keizertegels
austria-tiles-note = bonus vanaf veld { $n }, straf op 0
austria-tile-over = na ronde { $round }: voorbij
austria-legend = Tekens
austria-legend-signs = □ ontbreekt  ♔ kroon
austria-legend-map = kaart: { $capital } bezet, { $small } voorbereid, · leeg
austria-legend-occupied = bezet
austria-legend-free = vrij
austria-legend-group = volle groep:
austria-legend-blue = { $bonus } OP
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } keizer
austria-legend-transcription = * uit één afschrift, door niemand nagekeken

## Before the first game and after the last round, in the terminal

austria-intro-1 = Je runt een hotel in Wenen. Gasten komen in je café zitten, je serveert wat ze bestellen en brengt ze naar een kamer, en ze bedanken je met overwinningspunten (OP) en gunsten. Na zeven rondes wint wie de meeste OP heeft.
austria-intro-2 = In je beurt mag je een gast uit de rij nemen; daarna pak je een dobbelsteen van een van de zes velden: 1 strudel en cake, 2 wijn en koffie, 3 kamers voorbereiden, 4 keizer en kronen, 5 personeel aannemen, 6 een van deze voor een kroon. Hoe meer dobbelstenen er op een veld liggen, hoe sterker de actie.
austria-intro-3 = Een gast met een complete bestelling gaat naar een voorbereide kamer in de eigen kleur (een groene gast in elke kleur). Een groep kamers die helemaal bezet is, geeft een bonus. Serveren uit de keuken kost één kroon voor hooguit drie blokjes.
austria-intro-4 = De keizer komt na ronde 3, 5 en 7: sta goed op zijn spoor, anders straft hij je. Aan het einde is een kroon of een blokje in de keuken 1 OP waard; een gast die nog in het café zit, kost er 5.
austria-signs = Letters staan voor blokjes: { $cubes }; ▣ is een blokje dat er is, □ een dat ontbreekt, ♔ een kroon. Gasten en kamers zijn { $colours }. Op het kaartje van andermans hotel is een hoofdletter een bezette kamer, een kleine letter een voorbereide en een punt een lege plaats.
austria-source-checked-in = ingecheckte gasten
austria-source-printed = kamers met gedrukte OP
austria-source-groups = blauwe groepen
austria-source-staff = personeel in dienst
austria-source-politics = politiekkaarten
austria-source-track = keizerspoor
austria-source-tiles = keizertegels
austria-source-end-staff = eindkaarten
austria-end-staff-of = Eindkaarten van { $name }:
austria-verdict-wins = { $names } wint met { $vp } OP.
austria-verdict-decided = { $names } wint: { $vp } OP is gelijk, en dan beslissen kronen en alle blokjes, ook die bij gasten in het café ({ $worth }).
austria-verdict-shared = { $names } delen de overwinning met { $vp } OP, gelijk tot in kronen en alle blokjes, ook die bij gasten in het café ({ $worth }).
