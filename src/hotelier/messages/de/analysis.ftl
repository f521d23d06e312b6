### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Analyse: { $game }
analysis-winner = Sieg: { $names }
analysis-start = Partie analysieren
analysis-why = Jeder Zug wird nur danach bewertet, was die Person am Zug sehen konnte. Du kannst diese Seite verlassen und später wiederkommen.
analysis-waiting = Wartet auf andere Analysen …
analysis-running = Partie wird analysiert …
analysis-progress = { $done } von { $total } Stellungen analysiert
analysis-left-minutes =
    { $n ->
        [one] Noch etwa 1 Minute
       *[other] Noch etwa { $n } Minuten
    }
analysis-left-seconds =
    { $n ->
        [one] Noch etwa 1 Sekunde
       *[other] Noch etwa { $n } Sekunden
    }
analysis-failed = Die Analyse wurde unterbrochen. Du kannst sie neu starten.
analysis-again = Analyse neu starten
analysis-to-replay = Replay ansehen
analysis-save-html = Als Webseite speichern
analysis-save-json = Als JSON speichern
analysis-round = Runde { $round }
analysis-end = Ende

## Curves

analysis-win-title = Siegchance
analysis-win-text = Wie die Siegchancen standen, Zug für Zug, wenn man alle Handkarten kennt.
analysis-score-title = Erwarteter Endstand
analysis-score-text = Welches Endergebnis zu erwarten war, Zug für Zug.
analysis-win-reading = { $name }: { $win } %
analysis-score-reading = { $name }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
analysis-curve-keys = Mit den Pfeiltasten liest du die Kurve ab.

## Turning points

analysis-turning-title = Wendepunkte
analysis-turning-text = Die Momente, in denen die Partie gekippt ist, und um wie viele Prozentpunkte sich die Siegchancen verschoben haben. Glück ist, was der Zufall brachte, etwa gezogene Karten; eine Entscheidung ist, was jemand daraus gemacht hat.
analysis-turning-none = Kein einzelner Moment hat diese Partie entschieden: Die Siegchancen haben sich nach und nach verschoben.
analysis-cause-luck = Glück
analysis-cause-strong = { $name }: ein besserer Zug als erwartet
analysis-cause-costly = { $name }: ein teurer Zug
analysis-cause-unlucky = { $name }: ein schlechterer Zug als erwartet
analysis-cause-helped =
    { $other ->
        [Du] { $name }: ein Zug, der dir geholfen hat
       *[other] { $name }: ein Zug, der { $other } geholfen hat
    }
analysis-cause-hurt =
    { $other ->
        [Du] { $name }: ein Zug, der dir geschadet hat
       *[other] { $name }: ein Zug, der { $other } geschadet hat
    }
analysis-gain = { $name } +{ $win } %
analysis-drop = { $name } −{ $win } %
analysis-turning-move = Der teuerste Fehler in diesem Zug: Schritt { $step }. { $cost }
analysis-look = Ansehen

## Moves

analysis-moves-title = Teuerste Züge
analysis-moves-text = Wer was besser hätte machen können und wie sicher das ist. Knappe Fälle fehlen, ebenso Züge in einer Partie, die schon entschieden war.
analysis-moves-none = { $name }: keine klaren Fehler.
analysis-move-place = Runde { $round }, Schritt { $step }
analysis-played = Gespielt
analysis-better = Besser
analysis-why-lost = Warum
analysis-curve-says = In diesem Zug ändert sich die Siegchance in der Kurve um { $win } %. Die Kurve kennt alle Handkarten und zählt alles, was im Zug passiert, auch das Glück, nicht nur diese Entscheidung.
analysis-line = Dann
analysis-cost = Kostete etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
analysis-cost-win =
    { $win ->
        [one] Siegchance −{ $win } Prozentpunkt
       *[other] Siegchance −{ $win } Prozentpunkte
    }
analysis-sure = zu { $sure } % sicher
analysis-try = Besseren Zug testen
analysis-try-text = Eröffnet einen Übungstisch mit dem besseren Zug. Diese Partie bleibt, wie sie ist.
analysis-back = Zurück zur Analyse

## How well each player played

analysis-report-title = Wie alle gespielt haben
analysis-report-player = Name
analysis-report-decisions = Entschei­dungen
analysis-report-mean = Verlorene Punkte pro Entscheidung
analysis-report-lost = Durch klare Fehler verlorene Punkte
analysis-report-best = Beste Züge
analysis-report-luck = Glück
analysis-luck-points = { $n } %
analysis-report-text = Verlorene Punkte werden am Abstand zum besten Ergebnis der anderen gemessen. Entscheidungen ohne Wahl fehlen. Fehler in einer Partie, die schon entschieden war, zählen nicht mit. Beste Züge sind Entscheidungen, zu denen sich nichts Besseres fand. Glück ist, wie sehr der Zufall, etwa beim Kartenziehen, die Siegchance insgesamt verändert hat, in Prozentpunkten.

## Points by source

analysis-sources-title = Punkte nach Herkunft
analysis-sources-text = Die Punkte auf dem Tisch am Ende jeder Runde. Was erst am Spielende zählt, steckt im letzten Balken.

## How it was found

analysis-how-title = So funktioniert die Analyse
analysis-how = Ein Berater, so stark wie der stärkste Bot, hat jede Entscheidung aus der Sicht der Person bewertet, die sie getroffen hat, und die verdeckten Karten dabei jedes Mal neu geraten. Zweifelhafte Züge hat er viele Male durchgespielt.
analysis-repeat = Dasselbe Ergebnis bekommst du wieder mit dem Startwert { $seed } und { $rounds } Durchläufen.

## In the terminal

analysis-working = Partie wird analysiert …
analysis-written = Gespeichert: { $file }
analysis-not-over = die Partie läuft noch: nur eine beendete lässt sich analysieren
analysis-same-file = --json und --html nennen beide { $file }
analysis-no-seat = die Partie hat die Plätze 1 bis { $n }, nicht { $seat }
