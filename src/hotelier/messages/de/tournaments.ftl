### Turniere und Rangliste.

## Warum etwas nicht geht

refused-no-tournament = Dieses Turnier gibt es nicht. Nutze den Link, den du bekommen hast.
refused-not-organiser = Das kann nur die Turnierleitung. Öffne den Link der Turnierleitung auf diesem Gerät.
refused-begun = Das Turnier läuft schon. Niemand kann mehr einsteigen.
refused-full-tournament =
    { $n ->
        [one] Das Turnier ist voll: Höchstens 1 Person kann mitspielen.
       *[other] Das Turnier ist voll: Höchstens { $n } Personen können mitspielen.
    }
refused-name-taken = Den Namen { $name } gibt es schon. Wähle einen anderen.
refused-no-entrant = Nummer { $number } ist nicht mehr in diesem Turnier.
refused-tournament-over = Das Turnier ist vorbei.
refused-stale-round = Zuerst kommt Runde { $n }.
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
    }: Höchstens { $most } sind möglich, damit niemand zweimal auf dieselbe Person trifft.
refused-many-tournaments = Du hast { $n } Turniere, die noch nicht vorbei sind. Beende zuerst eins.
refused-house-tournaments = Mehr Turniere schafft dieser Server gerade nicht. Versuch es später noch einmal.
refused-no-ladder = Dieser Server hat keine Rangliste.
refused-ladder-key = Zu diesem Schlüssel steht kein Name auf der Rangliste.
refused-not-rated = Für die Rangliste zählen nur Partien an öffentlichen Tischen und in Turnieren.
refused-own-setup = Partien mit eigenem Aufbau zählen nicht für die Rangliste.
refused-too-late = Für diese Partie ist es zu spät: Das geht nur vor deinem ersten Zug.
wrong-tournament-players = die Größe der Tische sagt, wie viele spielen: lass die Option players weg
wrong-tournament-size = { $game } lässt sich nicht an Tischen mit { $n } Plätzen spielen

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
tournament-pairing-round-robin = Rundenturnier: alle gegen alle
tournament-rounds = Runden
tournament-rounds-usual = So viele wie nötig
tournament-shared = Dieselben Karten an allen Tischen
tournament-shared-about = Das gleicht das Glück aus. Zuschauen geht erst, wenn die Runde vorbei ist.
tournament-auto = Runden automatisch starten
tournament-auto-about = Die nächste Runde beginnt, wenn die letzte Partie vorbei ist.
tournament-listed = Allen auf diesem Server zeigen
tournament-open = Turnier eröffnen

## Mitspielen

tournament-enter = Mitmachen
tournament-closed = Das Turnier läuft schon. Einsteigen kannst du nicht mehr, aber hier kannst du es verfolgen.
tournament-in = Du bist dabei. Sobald die Runde beginnt, steht hier dein Tisch.
tournament-table-ready = Dein Tisch ist bereit.
tournament-go = Zum Tisch
tournament-done = Deine Partie ist vorbei. An anderen Tischen läuft die Runde noch.
tournament-bye = In dieser Runde hast du spielfrei. Das zählt als Sieg, sobald die Runde vorbei ist.
tournament-gone = Du spielst in diesem Turnier nicht mehr mit.
tournament-won =
    { $number ->
        [one] Turniersieg: { $names }
       *[other] Geteilter Turniersieg: { $names }
    }
tournament-leave = Turnier verlassen
tournament-leave-question = Das Turnier verlassen?
tournament-leave-text = In den nächsten Runden spielst du nicht mit. Läuft deine Partie noch, spielt ein Bot sie zu Ende, und du bekommst nichts dafür.
tournament-nobody = Noch macht niemand mit.
tournament-left = nicht mehr dabei

## Für die Turnierleitung

tournament-organiser = Turnierleitung
tournament-invite = Schick diesen Link an alle, die mitspielen:
tournament-key-text = Dieser Link ist nur für dich. Damit leitest du das Turnier auch von einem anderen Gerät aus:
tournament-bots = Bots
tournament-add-bots = Hinzufügen
tournament-start = Turnier starten
tournament-next = Runde { $n } starten
tournament-next-waits = Runde { $n } kann beginnen, wenn alle Partien vorbei sind.
tournament-remove = { $name } entfernen
tournament-remove-text = Wer entfernt wird, spielt in den nächsten Runden nicht mit. Eine laufende Partie spielt ein Bot zu Ende; Punkte gibt es dafür nicht.
tournament-end = Turnier beenden
tournament-end-question = Das Turnier jetzt beenden?
tournament-end-text = Laufende Partien zählen als unentschieden.

## Runden und Tabelle

tournament-round = Runde { $n }
tournament-table = Tisch { $n }
tournament-waiting = öffnet gleich
tournament-running = läuft
tournament-off = abgebrochen
tournament-missed = nicht erschienen
tournament-byes = Spielfrei: { $names }
tournament-standings = Tabelle
tournament-player = Name
tournament-points = Punkte
tournament-opponents = Gegnerpunkte
tournament-margin = Differenz
tournament-wins = Siege
tournament-how = So wird gezählt
tournament-how-points = Punkte: Wer am Tisch alle anderen schlägt, bekommt 1 Punkt, und wer nur einige schlägt, den entsprechenden Anteil; ein Gleichstand zählt halb. Spielfrei zählt als Sieg. Wer gar nicht erscheint oder seine Partie einem Bot überlässt, bekommt für diese Runde nichts.
tournament-how-opponents = Gegnerpunkte: Bei gleichen Punkten zählt, wie viele Punkte die haben, gegen die du gespielt hast. Spielfrei zählt so, als hättest du gegen jemanden mit deiner Punktzahl gespielt.
tournament-how-margin = Differenz: Danach zählt, wie viele Punkte du in deinen Partien mehr geholt hast als die anderen im Schnitt auf demselben Platz mit denselben Karten. Sie kommt dazu, wenn die Runde an allen Tischen vorbei ist. Ohne gemeinsame Karten wirst du mit den anderen an deinem Tisch verglichen.
tournament-how-wins = Siege: Zuletzt zählt, an wie vielen Tischen du allein gewonnen hast. Spielfrei zählt mit.
tournament-csv = Tabelle (CSV)
tournament-records = Partien (ZIP)
tournament-records-later = Die Partien dieser Runde lassen sich speichern, wenn sie vorbei ist: Andere spielen noch mit denselben Karten.

## Die Rangliste

ladder-text = Wertungen aus Partien an öffentlichen Tischen und in Turnieren. Hier steht nur, wer das will; dazu die Bots, die am Tisch saßen.
ladder-empty = Noch steht niemand auf der Rangliste.
ladder-enter = In Rangliste eintragen
ladder-enter-text = Von da an zählen deine Partien unter diesem Namen, ob du gewinnst oder verlierst. Niemand sonst kann ihn nutzen.
ladder-own = Dein Name auf der Rangliste: { $name }. Öffentliche Partien und Turnierpartien zählen jeweils ab deinem ersten Zug.
ladder-leave = Rangliste verlassen
ladder-leave-question = Die Rangliste verlassen?
ladder-leave-text = Deine Wertung wird gelöscht, und der Name wird frei.
ladder-rating = Wertung
ladder-games = Partien
ladder-new = noch unsicher
