### Why something isn’t done: by the server, and by the rules of games, saved games and names.
### The server sends a code with each of these; only the sentences are here.

## At a table

refused-no-table = Diesen Tisch gibt es nicht, oder er ist privat. Nimm den Link, den du bekommen hast.
refused-no-seat = Dafür brauchst du einen Platz am Tisch: Sende sein Token mit.
refused-seats = Dieser Tisch hat die Plätze 1 bis { $n }, nicht { $seat }.
refused-taken = Platz { $seat } ist nicht frei.
refused-taken-bot = Platz { $seat } ist nicht frei für einen Bot.
refused-not-freed = Platz { $seat } lässt sich nicht freimachen.
refused-no-newcomers = Die Partie läuft schon, und an diesem Tisch kann niemand mehr dazukommen.
refused-full = An diesem Tisch ist kein Platz frei.
refused-seated = Du sitzt an diesem Tisch schon auf Platz { $seat }.
refused-code = Dieser Code ist ungültig oder abgelaufen.
refused-devices = Ein Platz lässt sich auf höchstens { $n } Geräten nutzen.
refused-crowded = An diesem Tisch schauen schon zu viele zu.
refused-left = Du hast diese Partie verlassen. Nimm zuerst wieder Platz.
refused-quiet = Der Chat an diesem Tisch ist voll.
refused-long = Der Verlauf dieses Tisches ist voll: Zurücknehmen geht nicht mehr. Die Partie könnt ihr zu Ende spielen.
refused-nobody-here = An diesem Tisch ist niemand mehr, der dich hereinlassen könnte.
refused-asks = Zu viele bitten an diesem Tisch um einen Platz. Versuch es später noch einmal.
refused-no-ask = Um diesen Platz bittet niemand mehr.
refused-colour = Diese Farbe ist schon vergeben. Wähle eine andere.
refused-not-host = Das kann nur, wer hier Host ist.
refused-not-idle = Während der Partie kannst du jemanden erst entfernen, wenn die anderen schon { $seconds } Sekunden auf diese Person warten.
refused-kicked = Du wurdest von diesem Tisch entfernt.
refused-no-plan = „{ $action }“ lässt sich gerade nicht planen.

## In a game

refused-illegal = „{ $action }“ ist gerade nicht möglich.
refused-illegal-list = „{ $action }“, Nummer { $n } von { $all } Aktionen, ist an dieser Stelle nicht möglich. Keine davon wurde gespielt.
refused-not-last = „{ $action }“, Nummer { $n } von { $all } Aktionen, muss die letzte sein: Sie beendet deinen Zug oder zeigt etwas Neues. Keine davon wurde gespielt.
refused-turn = Platz { $seat } ist am Zug, nicht du.
refused-stale = Deine Antwort gilt für Schritt { $step }, die Partie ist aber schon bei Schritt { $now }.
refused-moved-on = Die Partie ist schon über Schritt { $step } hinaus.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-seats-free = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refused-over = Die Partie ist beendet.
refused-nothing-held = Es gibt nichts zu bestätigen.
refused-no-undo = Rückgängig machen geht nicht: Es kam etwas Neues zum Vorschein, oder jemand anderes war dran.
refused-no-takeback = Einen ganzen Zug kannst du nur gegen Bots zurücknehmen, und nur vor deiner nächsten Entscheidung.
refused-no-hints = Leopold hilft an Übungstischen und gegen Bots, nie gegen Menschen.
refused-leopold-busy = Leopold kümmert sich gerade um andere Gäste. Frag ihn gleich noch einmal.

## Replays

refused-not-whole = Die ganze Partie siehst du erst, wenn sie beendet ist. Zweigt sie von einer anderen ab, muss auch die beendet sein.
refused-eyes = Bis die Partie beendet ist, siehst du sie nur aus deiner eigenen Sicht.
refused-steps = Die Partie hat die Schritte 0 bis { $n }, nicht { $step }.
refused-over-there = Bei diesem Schritt ist die Partie schon beendet. Wähle einen früheren.
refused-fork = Solange die Partie läuft, kannst du nur dann ab hier spielen, wenn du gegen Bots spielst.
refused-fork-seat = Solange die Partie läuft, kannst du nur von deinem eigenen Platz aus weiterspielen.
refused-no-analysis = Diese Partie wurde noch nicht analysiert.
refused-analyses = Zu viele Partien warten auf ihre Analyse. Versuch es später noch einmal.
refused-loading = Gerade werden zu viele Partien geladen. Versuch es gleich noch einmal.
refused-rematch = Eine Revanche geht erst, wenn die Partie beendet ist.

## The server

refused-no-game = Dieses Spiel gibt es nicht.
refused-no-lesson = Zu diesem Spiel gibt es keine Lektion.
refused-no-deal = Diese Partie gibt es nicht. Nimm den Link, den du bekommen hast.
refused-deal-date = „{ $day }“ ist kein Datum. Ein Datum sieht so aus: { $example }.
refused-deal-later = Die Partie vom { $day } gibt es noch nicht: Heute ist der { $today } (UTC).
refused-deal-day = Auf diesem Server gibt es keine Partie vom { $day }.
refused-deal-over = Der Tag dieser Partie ({ $day }, UTC) ist vorbei, darum zählt sie nicht mehr. Du kannst sie zur Übung spielen.
refused-entered = Du hast diese Partie schon gespielt oder begonnen. Pro Browser zählt nur ein Ergebnis.
refused-not-played = Ansehen und zur Übung spielen kannst du diese Partie, sobald du sie einmal gespielt hast.
refused-switched-off = Die Serverleitung hat das ausgeschaltet.
refused-counts = Diese Partie zählt, denn ihr Ergebnis wird verglichen. Darum gibt es hier keine Hilfe, und kein Zug lässt sich zurücknehmen.
refused-many-tables = Du hast zu viele Tische, an denen noch nicht gespielt wird. Warte, bis einer voll ist, oder verlasse einen.
refused-running-tables = Du hast zu viele laufende Partien. Beende oder verlasse zuerst eine.
refused-many-seats = Du hast zu viele Plätze an öffentlichen Tischen. Verlasse zuerst einen.
refused-banned = Dieser Server ist für dich gesperrt bis zum { $until }. Grund: { $reason }.
refused-muted = Der Chat ist für dich gesperrt bis zum { $until }. Grund: { $reason }.
refused-asleep = Die Serverleitung hat diesen Tisch pausiert. Lade die Seite neu, um weiterzuspielen.
refused-deleted = Die Serverleitung hat diesen Tisch gelöscht.
refused-closed = Die Serverleitung hat diesen Tisch geschlossen. Grund: { $reason }.
refused-reported = Dieser Tisch wurde schon gemeldet. Die Serverleitung sieht ihn sich an.
refused-house-full = Der Server ist voll. Versuch es später noch einmal.
refused-not-ready = Der Server ist nicht bereit: { $why }
refused-busy = An diesem Tisch passiert gerade zu viel. Versuch es noch einmal.
refused-away = Der Server erreicht seine Partien gerade nicht. Bitte verbinde dich neu.
refused-broken = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert; bitte versuch es noch einmal.
# The reason is in English, for the person who runs the server.
refused-not-kept = Der Server konnte das nicht speichern; es hat sich nichts geändert. ({ $reason })
refused-hurry =
    { $kind ->
        [tables] Zu viele neue Tische
        [joins] Zu viele Beitritte
        [hints] Zu viele Tipps
        [actions] Zu viele Aktionen
        [says] Zu viele Nachrichten
       *[requests] Zu viele Anfragen
    }. Versuch es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-sockets =
    { $n ->
        [one] Du hast 1 Verbindung offen. Schließe sie zuerst.
       *[other] Du hast { $n } Verbindungen offen. Schließe zuerst eine.
    }
refused-host = Unter diesem Namen ist der Server nicht bekannt. Die Serverleitung kann den Namen in HOTELIER_HOSTS eintragen.
refused-origin = Seiten von dort dürfen diesen Server nicht nutzen. Die Serverleitung kann die Herkunft in HOTELIER_ORIGINS eintragen.
refused-too-large =
    { $n ->
        [one] Eine Anfrage darf hier höchstens 1 Byte haben.
       *[other] Eine Anfrage darf hier höchstens { $n } Bytes haben.
    }
refused-too-slow =
    { $n ->
        [one] Die Anfrage kam nicht innerhalb von 1 Sekunde an.
       *[other] Die Anfrage kam nicht innerhalb von { $n } Sekunden an.
    }
refused-nothing-here = Unter dieser Adresse gibt es nichts.
refused-method = Diese Adresse nimmt diese Methode nicht an.
refused-unreadable = Der Server kann das Gesendete nicht lesen.
# Where it is, and what’s wrong with it: the latter in English, for people who write clients.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Ein Feld „{ $place }“ gibt es hier nicht.
refused-not-json = Das ist kein JSON: { $reason }.
refused-no-json-type = Der Inhalt muss JSON sein: Sende ihn mit Content-Type: application/json.
refused-hello = Die erste Nachricht muss ein hello sein. { $reason }
refused-next = after: Nimm den Wert, den `next` dir gegeben hat.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = ein Name darf nur sichtbare Zeichen haben
wrong-name-empty = ein Name darf nicht leer sein
wrong-name-wide = ein Name muss 1 bis { $n } Spalten breit sein
wrong-talk-unseen = eine Nachricht darf nur sichtbare Zeichen haben
wrong-talk-long = eine Nachricht muss 1 bis { $n } Zeichen lang sein
wrong-players = { $players } Personen passen nicht zu { $seats } Plätzen: gib nur eins von beiden an
wrong-one-person = eine Person bekommt nur einen Platz: die anderen kommen über den Link dazu
wrong-bot-slow = { $name } denkt pro Entscheidung { $seconds } Sekunden; dieser Server erlaubt Bots höchstens { $most }
wrong-opponent = einen Bot { $name } gibt es nicht; wähle aus { $names }
wrong-weights = { $name }: gib nach dem Doppelpunkt die Gewichte eines Bots an, der welche hat, { $tuned } oder { $start }, wie in planner:{ $start }
wrong-seconds = { $name }: gib nach dem @ an, wie viele Sekunden eine Entscheidung dauern darf, wie in { $bot }@0.5
wrong-game = ein Spiel { $name } gibt es nicht; wähle aus { $games }
wrong-option = { $game } hat keine Option { $name }; es gibt { $options }
wrong-option-value = { $name } muss eins von { $values } sein, nicht { $value }
wrong-no-data = { $game } hat keine Materialdaten, die man ersetzen könnte: lass die Datei weg
wrong-setup-object = ein Aufbau muss ein Objekt mit seinen Teilen sein, nicht { $value }
wrong-setup-none = der Aufbau von { $game } lässt sich nicht wählen
wrong-setup-part = der Aufbau von { $game } hat keinen Teil { $name }; es gibt { $parts }
wrong-setup-unused = { $field }: bei diesen Optionen wird dieser Teil nicht ausgelost
wrong-setup-seats = { $field } muss ein Objekt mit Listen für einige der Plätze 1 bis { $n } sein, nicht { $value }
wrong-setup-seat = { $field }: einen Platz { $seat } gibt es nicht, nur 1 bis { $n }
wrong-setup-list = { $field } muss eine Liste mit { $n } Einträgen sein, nicht { $value }
wrong-setup-number = { $field } braucht { $n } Einträge, hat aber { $found }
wrong-setup-piece = { $field } muss eins von { $values } sein, nicht { $value }
wrong-setup-twice = { $field }: { $value } steht schon in { $other }

## Saved games

wrong-illegal = { $action } ist bei der Entscheidung { $decision } von Platz { $seat } nicht erlaubt; erlaubt: { $legal }
wrong-illegal-over = { $action } geht nicht: die Partie ist beendet
wrong-illegal-chance = { $action } geht nicht: erst kommt ein Zufallsschritt; `begin()` führt ihn aus
wrong-step = Schritt { $step }: { $reason }
wrong-record-steps = die gespeicherte Partie hat die Schritte 0 bis { $n }, nicht { $step }
wrong-record-over = die Partie ist schon beendet
wrong-record-chance-due = erwartet wird ein Zufallsschritt, da steht aber die Aktion { $step }
wrong-record-decision-due = erwartet wird eine Entscheidung von Platz { $seat } ({ $decision }), da steht aber der Zufallsschritt { $step }
wrong-record-our-data = die Partie wurde mit den eingebauten Materialdaten gespielt: lass die Datei weg
wrong-record-other-data = die Partie wurde mit anderen Materialdaten gespielt: gib die Datei mit dem sha256 { $sha } an
wrong-record-own-data = die Partie wurde mit eigenen Materialdaten gespielt und lässt sich hier nicht importieren
wrong-record-rules = die gespeicherte Partie hat die Regeln { $found }; diese Version von hotelier kennt { $expected }
wrong-record-option = der gespeicherten Partie fehlt die Option { $name }
wrong-record-no-result = die Partie ist beendet, aber die gespeicherte Partie hat kein Ergebnis
wrong-record-not-over = die Schritte hören vor dem Ende der Partie auf, aber die gespeicherte Partie hat ein Ergebnis
wrong-record-result = im Ergebnis steht { $key } { $found }, die Partie ergibt aber { $expected }
wrong-record-object = eine gespeicherte Partie muss ein einzelnes JSON-Objekt sein
wrong-record-format = das Format ist { $found }, erwartet wird { $expected }
wrong-file-regular = { $file } ist keine gewöhnliche Datei
wrong-file-unread = { $file } lässt sich nicht lesen: { $reason }
wrong-file-unwritten = { $file } lässt sich nicht schreiben: { $reason }
wrong-file-text = { $file } ist keine Textdatei
wrong-file-json = { $file } ist kein gültiges JSON: { $reason }
wrong-file-toml = { $file } ist kein gültiges TOML: { $reason }
wrong-file-setup = { $file } muss ein Objekt mit den Teilen eines Aufbaus sein
wrong-file-record = { $file } ist keine gespeicherte Partie: { $reason }
refused-newer = Dieser Tisch wurde von einer neueren Version von hotelier gespeichert. Aktualisiere den Server, um ihn zu öffnen; es geht nichts verloren.
refused-damaged = Eintrag { $entry } im Journal dieses Tisches lässt sich nicht nachspielen: { $reason }. Der Tisch bleibt, wie er ist; die Serverleitung kann sich das ansehen.
