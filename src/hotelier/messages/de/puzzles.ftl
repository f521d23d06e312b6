### Puzzles: positions with one clearly best turn, in the browser and in the terminal.

puzzles-title = Rätsel
puzzles-text = Ein Zug ist eindeutig der beste. Finde ihn!
puzzles-grade = Schwierigkeit
puzzles-theme = Thema
puzzles-any-game = Beide Spiele
puzzles-any-grade = Alle Stufen
puzzles-any-theme = Alle Themen
puzzles-left = Nur ungelöste
puzzles-none = Kein Rätsel passt. Wähle andere Filter.
puzzles-found =
    { $n ->
        [one] 1 Rätsel
       *[other] { $n } Rätsel
    }
puzzles-more = Mehr anzeigen
puzzles-next = Rätsel lösen
puzzles-rating = Deine Wertung
puzzles-streak = Serie
puzzles-record = Längste Serie
puzzles-solved = Gelöst
puzzles-count = { $solved } von { $tried }
puzzles-kept = Wertung und Serie bleiben in diesem Browser.
puzzles-off = Auf diesem Server gibt es keine Rätsel.
puzzle-grade = Stufe { $grade }
puzzle-grade-1 = leicht
puzzle-grade-2 = mittel
puzzle-grade-3 = knifflig
puzzle-grade-4 = schwer
puzzle-grade-5 = sehr schwer
puzzle-state-solved = Gelöst
puzzle-state-missed = Nicht gelöst
puzzle-name = Rätsel
puzzle-find = Finde deinen besten Zug.
puzzle-look = Spiel ihn auf dem Tisch. Du kannst alles rückgängig machen, sooft du willst.
puzzle-turns =
    { $n ->
        [one] 1 Zug ist möglich.
       *[other] { $n } verschiedene Züge sind möglich.
    }
puzzle-held = Dein Zug ist fertig. Beende ihn, um zu sehen, was er wert ist, oder mach ihn rückgängig.
puzzle-open = Zeigt Neues: Das Rätsel endet hier. Der Rest deines Zugs gilt als gut gespielt.
puzzle-held-open = { $action }. { puzzle-open }
puzzle-checking = Leopold wägt deinen Zug ab …
puzzle-give-up = Lösung zeigen
puzzle-give-up-counts = Zählt als nicht gelöst.
puzzle-give-up-about = Das Rätsel zählt dann als nicht gelöst: Deine Wertung sinkt, und deine Serie endet.
puzzle-worse =
    { $points ->
        [one] { $points } Punkt weniger
       *[other] { $points } Punkte weniger
    }
puzzle-margin = Der zweitbeste Zug bringt { puzzle-worse }.
puzzle-solved = Gelöst! { puzzle-margin }
puzzle-missed = Nicht der beste Zug: Er bringt { puzzle-worse }.
puzzle-shown = Das ist der beste Zug. { puzzle-margin }
puzzle-why = Der beste Zug im Vergleich zu deinem, in Punkten
puzzle-why-second = Der beste Zug im Vergleich zum zweitbesten, in Punkten
puzzle-average = Das sind Mittelwerte aus vielen möglichen Verläufen.
puzzle-best = Bester Zug
puzzle-second = Zweitbester Zug
puzzle-own = Dein Zug
puzzle-rated = Wertung { $rating } ({ $change })
puzzle-practice = Du hast dieses Rätsel schon versucht, darum bleibt deine Wertung gleich.
puzzle-again = Noch einmal versuchen
puzzle-another = Nächstes Rätsel
puzzle-all = Alle Rätsel

## In the terminal

puzzle-head = Rätsel { $id }, Stufe { $grade }: { $theme }
puzzle-terminal-help = Wähle mit einer Zahl. undo macht eine Aktion rückgängig, board zeigt den Tisch, solve die Lösung, quit beendet.
puzzle-terminal-check = Dein Zug ist fertig. Drück die Eingabetaste, um zu sehen, was er wert ist, oder tippe undo.
puzzle-terminal-none = Kein Rätsel passt.

## What’s wrong

puzzle-unknown = es gibt kein Rätsel { $id }; hotelier puzzles list { $game } zeigt alle
puzzle-broken = Rätsel { $id } lässt sich nicht nachspielen: { $reason }
puzzle-illegal = { $action } ist hier nicht möglich: { $line }
puzzle-unfinished = der Zug ist noch nicht fertig
refused-no-puzzle = Dieses Rätsel gibt es hier nicht.
refused-puzzles-off = Auf diesem Server gibt es keine Rätsel.

## From one device to another

puzzles-carry = Auf anderem Gerät nutzen
puzzles-carry-text = Öffne diesen Link auf dem anderen Gerät. Er bringt deine Wertung und alle Rätsel mit, die du versucht hast.
puzzles-carried =
    { $tried ->
        [one] Dieser Link bringt die Wertung { $rating } und { $tried } Rätsel mit. Hier übernehmen?
       *[other] Dieser Link bringt die Wertung { $rating } und { $tried } Rätsel mit. Hier übernehmen?
    }
puzzles-carried-how = Hast du auf beiden Geräten gerätselt, zählt die Wertung des Geräts mit mehr Rätseln.
puzzles-carry-add = Hier übernehmen
puzzles-carry-done = Übernommen. Deine Wertung ist jetzt { $rating }.
puzzles-carry-broken = Dieser Link ist unvollständig. Kopiere ihn auf dem anderen Gerät noch einmal.
