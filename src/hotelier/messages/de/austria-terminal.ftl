### Grand Austria Hotel in the terminal: what the browser shows without words, or in different ones.

## Choices as the terminal lists them

austria-group-guest = Gast nehmen
austria-group-die = Würfel nehmen
austria-group-stronger = Würfel nehmen (+: verstärkt für { $n }♔)
austria-group-other = Oder
austria-tip-check-in = { $guest } kann einchecken: { $action }
austria-tip-claim = Du kannst Politikkarte { $letter } erfüllen: { $action }
austria-tip-use = Du kannst { FORM($card, "acc") } einsetzen: { $action }

## Cards as the terminal lists them

austria-politics-named = Politikkarte { $letter }
austria-politics-places = { $vp } SP für die Plätze 1, 2, 3
austria-tile-named = Kaiserplättchen { $tile }
austria-boards = Hotelpläne
austria-board-night = Nachtseite
austria-board-day = Tagseite { $board }
austria-board-rooms = { $rooms }, von unten nach oben
austria-track-named = Kaiserleiste
austria-track-points = SP je Feld, ab 0: { $vp }
austria-from-printed = gedruckt
austria-from-transcription = aus einer einzigen Abschrift, ungeprüft
austria-from-owner = aus eigener Datei
austria-tile-words = Bonus: { $bonus }. Strafe: { $penalty }
austria-after = nach Runde { $round }
austria-revised = Überarbeitete Ausgabe: { $what }
austria-revised-cost = kostet { $crowns }

## Signs in the terminal’s picture: keep them short, there’s little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
# One letter for each cube, the initial of its word where possible: four different ones.
austria-letter-s = S
austria-letter-c = T
austria-letter-w = W
austria-letter-k = K
# One letter for each colour, four different ones: gelb and grün begin alike.
austria-letter-blue = B
austria-letter-yellow = G
austria-letter-red = R
austria-letter-green = Ü
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] gratis
       *[other] { $n }♔
    }
austria-sign-emperor = { $n } Kaiser
austria-sign-cubes = +{ $letters }
austria-sign-draw =
    { $n ->
        [one] 1 Karte ziehen
       *[other] { $n } Karten ziehen
    }
austria-sign-offer =
    { $price ->
        [free] 1 von 3 neuen gratis
       *[less] 1 von 3 neuen −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] Zimmer gratis (Etage 1–2)
               *[no] Zimmer gratis
            }
        [less] Zimmer −{ $n }♔
       *[full]
            { $times ->
                [one] 1 Zimmer vorbereiten
               *[other] bis { $times } Zimmer vorbereiten
            }
    }
austria-sign-twice = { $what } ×2
austria-points = Punkte
# At most six letters.
austria-points-short = SP
# At most six letters.
austria-seats = Plätze
austria-turns = Züge
austria-passed = gepasst
austria-used = benutzt
austria-kept = Bisher gewählt ({ $n })
austria-nobody-yet = noch niemand
austria-cafe-empty = leer
austria-at-emperor = Kaiser { $n }
austria-in-hand = Hand { $n }
austria-ready-no-room = versorgt, kein Zimmer
austria-yours = deine
austria-discs = Scheiben:
austria-boost-note = verstärken: { $n }♔ für 1 Stärke mehr
austria-row-note = Preis, Gast, SP, Bestellung → Belohnung
austria-outlook = Jetzt auf Feld { $space }: { $vp } SP, dann zurück auf { $after }.
austria-outlook-bonus = Bonus: { $what }
austria-outlook-penalty = Strafe: { $what }
austria-outlook-nothing = Weder Bonus noch Strafe
austria-tiles = Kaiserplättchen
austria-tiles-note = Bonus ab Feld { $n }, Strafe auf 0
austria-tile-over = nach Runde { $round }: vorbei
austria-legend = Legende
austria-legend-signs = □ fehlt  ♔ Krone
austria-legend-map = Plan: { $capital } belegt, { $small } vorbereitet, · leer
austria-legend-occupied = belegt
austria-legend-free = vorbereitet
austria-legend-group = volle Gruppe:
austria-legend-blue = { $bonus } SP
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } Kaiser
austria-legend-transcription = * aus einer einzigen Abschrift, ungeprüft

## Before the first game and after the last round, in the terminal

austria-intro-1 = Du führst ein Hotel in Wien. Gäste setzen sich in dein Café, du servierst, was sie bestellen, und checkst sie in ein Zimmer ein. Dafür belohnen sie dich mit Siegpunkten (SP) und mehr. Nach 7 Runden gewinnt, wer die meisten SP hat.
austria-intro-2 = In deinem Zug darfst du einen Gast aus der Auslage nehmen. Dann nimmst du einen Würfel von einem der sechs Aktionsfelder: 1 Strudel und Torte, 2 Wein und Kaffee, 3 Zimmer vorbereiten, 4 Kaiserleiste und Kronen, 5 Personal einstellen, 6 eins davon nach Wahl für 1 Krone. Je mehr Würfel auf einem Feld liegen, desto stärker die Aktion.
austria-intro-3 = Ein Gast mit vollständiger Bestellung kann in ein vorbereitetes Zimmer der eigenen Farbe einchecken (grüne Gäste: in jedes). Sind alle Zimmer einer Gruppe belegt, bekommst du einen Bonus. Für 1 Krone kannst du bis zu 3 Portionen aus der Küche servieren.
austria-intro-4 = Nach den Runden 3, 5 und 7 kommt der Kaiser: Bist du auf der Kaiserleiste weit genug vorn, bekommst du einen Bonus, sonst droht eine Strafe. Am Ende ist jede Krone und jede Portion in deiner Küche 1 SP wert, und jeder Gast, der noch in deinem Café sitzt, kostet dich 5.
austria-signs = Buchstaben stehen für Portionen: { $cubes }. ▣ ist eine Portion, die da ist, □ eine, die fehlt, ♔ eine Krone. Gäste und Zimmer sind { $colours }. Auf dem kleinen Plan eines anderen Hotels ist ein großer Buchstabe ein belegtes Zimmer, ein kleiner ein vorbereitetes und ein Punkt ein leerer Platz.
austria-source-checked-in = eingecheckte Gäste
austria-source-printed = Zimmer mit aufgedruckten SP
austria-source-groups = blaue Gruppen
austria-source-staff = Personal während der Partie
austria-source-politics = Politikkarten
austria-source-track = Kaiserleiste
austria-source-tiles = Kaiserplättchen
austria-source-end-staff = Personal am Spielende
austria-end-staff-of = Personal am Spielende, { $name }:
austria-verdict-wins = Sieg für { $names } mit { $vp } SP.
