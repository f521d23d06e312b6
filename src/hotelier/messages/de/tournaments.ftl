### Turniere und Rangliste.

## Warum etwas nicht geht

refused-no-tournament = Dieses Turnier gibt es nicht. Nutze den Link, den du bekommen hast.
refused-not-organiser = Das kann nur die Turnierleitung. Öffne den Link der Turnierleitung auf diesem Gerät.
refused-begun = Das Turnier läuft schon. Niemand kann mehr einsteigen.
refused-full-tournament =
    { $n ->
        [one] Das Turnier ist voll: Mehr als 1 Person passt nicht hinein.
       *[other] Das Turnier ist voll: Mehr als { $n } Personen passen nicht hinein.
    }
refused-name-taken = Den Namen { $name } gibt es schon. Wähle einen anderen.
refused-no-entrant = Nummer { $number } ist nicht mehr in diesem Turnier.
refused-tournament-over = Das Turnier ist vorbei.
refused-stale-round =
    { $n ->
        [0] Die erste Runde hat noch nicht begonnen.
       *[other] Zuerst kommt Runde { $n }.
    }
refused-round-running = Runde { $n } läuft noch.
refused-too-few =
    { $n ->
        [one] Dafür braucht es mindestens 1 Person.
       *[other] Dafür braucht es mindestens { $n } Personen.
    }
refused-rounds =
    { $n ->
        [one] 1 Runde ist zu viel
       *[other] { $n } Runden sind zu viele
    } für { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }: Höchstens { $most } sind möglich, damit niemand zweimal aufeinandertrifft.
refused-many-tournaments = Du hast { $n } Turniere, die noch nicht vorbei sind. Beende zuerst eins.
refused-house-tournaments = Mehr Turniere schafft dieser Server gerade nicht. Versuch es später noch einmal.
refused-no-ladder = Dieser Server hat keine Rangliste.
refused-ladder-key = Zu diesem Schlüssel steht kein Name auf der Rangliste.
refused-not-rated = Für die Rangliste zählen nur Partien an öffentlichen Tischen und in Turnieren.
refused-own-setup = Partien mit eigenem Aufbau zählen nicht für die Rangliste.
refused-too-late = Für diese Partie ist es zu spät: Das geht nur vor deinem ersten Zug.
wrong-tournament-players = die Größe der Tische sagt, wie viele spielen: lass die Option players weg
wrong-tournament-size = { $game } lässt sich nicht an Tischen zu { $n } spielen

## Alle Turniere

tournaments-text = Alle spielen mehrere Runden, jedes Mal gegen andere. In einer Runde liegen an allen Tischen dieselben Karten: Es entscheidet das Können, nicht das Glück.
tournaments-yours = Deine Turniere
tournaments-public = Öffentliche Turniere
tournaments-none = Im Moment gibt es keine öffentlichen Turniere.
tournament-phase-open = Anmeldung offen
tournament-phase-running = Runde { $n } von { $all }
tournament-phase-over = Vorbei
tournament-players =
    { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }

## Ein neues Turnier

tournament-new = Neues Turnier
tournament-name = Name des Turniers
tournament-size = Personen pro Tisch
tournament-pairing = Paarungen
tournament-pairing-swiss = Schweizer System: Punktgleiche gegeneinander
tournament-pairing-round-robin = Jede gegen jeden
tournament-rounds = Runden
tournament-rounds-usual = So viele wie nötig
tournament-shared = Dieselben Karten an allen Tischen
tournament-shared-about = Das gleicht das Glück aus. Zuschauen geht erst, wenn die Runde vorbei ist.
tournament-auto = Runden von selbst starten
tournament-auto-about = Die nächste Runde beginnt, wenn die letzte Partie vorbei ist.
tournament-listed = Allen auf diesem Server zeigen
tournament-open = Turnier eröffnen

## Mitspielen

tournament-enter = Mitmachen
tournament-closed = Das Turnier läuft schon. Einsteigen kannst du nicht mehr, aber hier zusehen, wie es ausgeht.
tournament-in = Du bist dabei. Sobald die Runde beginnt, steht hier dein Tisch.
tournament-table-ready = Dein Tisch ist bereit.
tournament-go = Zum Tisch
tournament-done = Deine Partie ist vorbei. An anderen Tischen läuft die Runde noch.
tournament-bye = In dieser Runde hast du spielfrei. Das zählt als Sieg.
tournament-gone = Du spielst in diesem Turnier nicht mehr mit.
tournament-won =
    { $number ->
        [one] Gewonnen hat: { $names }
       *[other] Gewonnen haben: { $names }
    }
tournament-leave = Turnier verlassen
tournament-leave-question = Das Turnier verlassen?
tournament-leave-text = In den nächsten Runden spielst du nicht mit. Läuft deine Partie noch, spielt ein Bot sie zu Ende.
tournament-nobody = Noch macht niemand mit.
tournament-left = nicht mehr dabei

## Für die Turnierleitung

tournament-organiser = Turnierleitung
tournament-invite = Schick diesen Link an alle, die mitspielen:
tournament-key-text = Dieser Link ist nur für dich. Damit leitest du das Turnier auch von einem anderen Gerät:
tournament-bots = Bots
tournament-add-bots = Hinzufügen
tournament-start = Turnier starten
tournament-next = Runde { $n } starten
tournament-next-waits = Runde { $n } kann beginnen, wenn alle Partien vorbei sind.
tournament-remove = { $name } entfernen
tournament-remove-text = In den nächsten Runden fehlt der Name. Eine laufende Partie spielt ein Bot zu Ende.
tournament-end = Turnier beenden
tournament-end-question = Das Turnier jetzt beenden?
tournament-end-text = Laufende Partien zählen dann nicht mehr.

## Runden und Tabelle

tournament-round = Runde { $n }
tournament-table = Tisch { $n }
tournament-waiting = öffnet gleich
tournament-running = läuft
tournament-off = abgesagt
tournament-missed = nicht erschienen
tournament-byes = Spielfrei: { $names }
tournament-standings = Tabelle
tournament-player = Name
tournament-points = Punkte
tournament-opponents = Gegenpunkte
tournament-margin = Abstand
tournament-wins = Siege
tournament-how = So wird gezählt
tournament-how-points = Punkte: Wer am Tisch alle anderen schlägt, bekommt 1 Punkt. Alle am Tisch zählen dabei gleich viel, ein Unentschieden zur Hälfte. Spielfrei zählt als Sieg. Wer gar nicht kommt, bekommt in dieser Runde nichts.
tournament-how-opponents = Gegenpunkte: Bei gleichen Punkten zählt, wie viele Punkte deine Tischnachbarn im Turnier haben.
tournament-how-margin = Abstand: Danach zählt, wie viele Punkte du in deinen Partien mehr holst als die anderen auf demselben Platz mit denselben Karten. Ohne gemeinsame Karten ist dein eigener Tisch der Maßstab.
tournament-how-wins = Siege: Zuletzt zählt, wie viele Tische du gewonnen hast.
tournament-csv = Tabelle (CSV)
tournament-records = Partien (ZIP)

## Die Rangliste

ladder-text = Wertungen aus Partien an öffentlichen Tischen und in Turnieren. Hier steht nur, wer das will; dazu die Bots, die am Tisch saßen.
ladder-empty = Noch steht niemand auf der Rangliste.
ladder-enter = Auf die Rangliste
ladder-enter-text = Ab dann zählen deine Partien unter diesem Namen, ob gewonnen oder nicht. Niemand sonst kann ihn nutzen.
ladder-own = Dein Name auf der Rangliste: { $name }. Deine öffentlichen Partien und Turnierpartien zählen vom ersten Zug an.
ladder-leave = Rangliste verlassen
ladder-leave-question = Die Rangliste verlassen?
ladder-leave-text = Deine Wertung wird gelöscht, und der Name wird frei.
ladder-rating = Wertung
ladder-games = Partien
ladder-new = noch unsicher
