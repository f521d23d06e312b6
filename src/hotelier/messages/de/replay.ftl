### Replaying a game.

replay-title = Replay
replay-controls = Steuerung des Replays
replay-position = Stelle in der Partie
replay-place = Schritt { $stop } von { $stops }
replay-place-hidden = Schritt { $stop }
replay-the-deal = Das Spiel wird aufgebaut, die Karten werden ausgeteilt.
replay-over =
    { $number ->
        [one]
            Die Partie ist beendet. { $names ->
                [Du] Du hast
               *[other] { $names } hat
            } gewonnen.
       *[other] Die Partie ist beendet. Geteilter Sieg: { $names }.
    }
# A step about which the log says nothing, such as the end of a turn.
replay-quiet =
    { $name ->
        [Du] Du machst weiter.
       *[other] { $name } macht weiter.
    }
replay-round-back = Vorige Runde
replay-turn-back = Voriger Zug
replay-stop-back = Voriger Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-stop-on = Nächster Schritt
replay-turn-on = Nächster Zug
replay-round-on = Nächste Runde
replay-speed = Tempo: { $speed }×
replay-times = { $speed }×

## Whose point of view

replay-eyes = Ansicht
replay-eyes-spectator = Nur zuschauen
replay-eyes-open = Alle Handkarten offen
replay-hide = Spoiler verbergen
replay-hide-text = Zeitleiste und Protokoll reichen nur so weit, wie du schon gesehen hast.
replay-running = Diese Partie läuft noch. Du siehst, was du damals von deinem Platz aus sehen konntest.
replay-running-watched = Diese Partie läuft noch. Du siehst, was man damals beim Zuschauen sehen konnte.
replay-to-the-table = Zurück zum Tisch

## What to do with a position

replay-share = Stellung teilen
replay-shared = Kopiert. Dieser Link öffnet die Partie genau an dieser Stelle:
replay-share-by-hand = Teile diesen Link:
replay-go-on = Ab hier spielen
replay-more = Mehr
replay-go-on-title = Ab hier gegen Bots spielen
replay-go-on-text = Eröffnet einen neuen Tisch mit dieser Stellung. Die Partie, die du ansiehst, bleibt, wie sie ist.
replay-go-on-running = Eröffnet einen neuen Tisch mit dieser Stellung. Weil du dort erfahren kannst, was die anderen auf der Hand haben, läuft deine jetzige Partie als Übungspartie weiter und zählt nicht für deine Statistik.
replay-go-on-seat = Spielen als
replay-begin = Starten
replay-not-now = Später
replay-save = Partie speichern
replay-seats = Stand
# Behind the name of the player whose decision it is.
replay-decides = am Zug
