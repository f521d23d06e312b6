### The terminal: what’s said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and file names are the same in every language.

## Small words

# The name of a player who gave none.
terminal-player = Person { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Sprache: Deutsch.
terminal-which-language = Wähle eine Sprache: { $languages }.
terminal-no-language = eine Sprache { $name } gibt es nicht; wähle aus { $languages }

## Help

terminal-help = Hilfe
terminal-command-number = eine Zahl
terminal-command-save = save DATEI
terminal-about-number = wählt aus der Liste; du kannst auch den Text eintippen, etwa { $action }
terminal-about-help = diese Seite; help 7 erklärt Möglichkeit 7, help { $card } erklärt eine Karte
terminal-about-board = alles, was auf dem Tisch liegt
terminal-about-show = was Platz 2 hat; show allein: was du hast, auch deine Hand
terminal-about-cards = alle Karten, auf denen „{ $word }“ vorkommt
terminal-about-hint = die drei besten Möglichkeiten aus der Sicht eines starken Bots an deinem Platz
terminal-about-log = was zuletzt geschah; log all zeigt alles
terminal-about-undo = macht deine letzte Aktion rückgängig, wenn sie nichts Neues gezeigt hat
terminal-about-save = speichert die Partie in einer Datei; von selbst wird sie nach jeder Aktion gespeichert
terminal-about-lang = ändert die Sprache: { $languages }
terminal-about-quit = Schluss; weiter geht es später mit hotelier play --resume
terminal-choose = Wähle mit einer Zahl oder tippe help. Du kannst jederzeit aufhören, nichts geht verloren.

## At the table

terminal-prompt = Deine Wahl (help, board, hint, undo, quit)
terminal-thinking = { $name } überlegt …
terminal-looking-ahead = Wird durchgerechnet …
terminal-log-more =
    { $n ->
        [one] (1 weitere Zeile: log)
       *[other] ({ $n } weitere Zeilen: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 frühere Zeile: log all)
       *[other] ({ $n } frühere Zeilen: log all)
    }
terminal-your-turn = { $name }, du bist am Zug. Drück die Eingabetaste, sobald nur du den Bildschirm siehst.
terminal-your-turn-undo = { $name }, du bist am Zug. Drück die Eingabetaste, sobald nur du den Bildschirm siehst. ({ $before } kann mit undo die letzte Aktion rückgängig machen.)
terminal-enter-alone = Drück nur die Eingabetaste, um weiterzuspielen, oder tippe quit.
terminal-not-possible = „{ $typed }“ geht gerade nicht. Tippe help, eine Zahl von 1 bis { $n } oder einen dieser Texte: { $texts }.
terminal-nothing-to-undo = Es gibt nichts rückgängig zu machen: Seit deiner letzten Aktion kam etwas Neues zum Vorschein, oder jemand anderes war dran.
terminal-taken-back = Rückgängig gemacht.
terminal-whose = Wähle einen Platz: show 1 bis show { $n }.
terminal-look-for = Tippe, wonach du suchst, etwa: cards { $word }, cards { $card }.
terminal-no-card = „{ $query }“ steht auf keiner Karte.
terminal-more-cards = ({ $n } weitere: such genauer)

## Saving and quitting

terminal-kept = Die Partie ist hier gespeichert: { $place }
terminal-kept-place = Die Partie ist hier gespeichert: { $place }
terminal-go-on = Weiter geht es mit:
terminal-now-kept = Die Partie wird jetzt hier gespeichert: { $place }
terminal-not-kept = Die Partie wird nicht gespeichert: { $reason }.
terminal-not-kept-save = Die Partie wird nicht gespeichert: { $reason }. Wähle einen anderen Ort: save DATEI.
terminal-was-not-kept = Die Partie wurde nicht gespeichert.
terminal-another-sitting = Eine andere Sitzung hat in { $place } geschrieben.
terminal-saved = Die Partie ist hier gespeichert: { $file }
terminal-left-as-it-is = { $file } wurde nicht überschrieben: { $reason }.
terminal-other-game = darin steht eine andere Partie oder ein späterer Stand von dieser
terminal-no-file-name = Das ist kein gültiger Dateiname.
terminal-leave = Drück die Eingabetaste, um aufzuhören. Oder tippe save DATEI, um eine Kopie zu speichern und aufzuhören, oder back, um weiterzuspielen.
terminal-leave-unkept = Die Partie ist nicht gespeichert. Tippe save DATEI, um sie zu speichern und aufzuhören, back, um weiterzuspielen, oder quit, um sie zu verwerfen.
terminal-say-what = Wähle bitte eins davon.
terminal-record-is = Die Partie ist hier gespeichert: { $place }
terminal-cannot-keep = in { $place } lässt sich nicht schreiben: { $reason }
terminal-cannot-take-up = { $file } lässt sich nicht fortsetzen: { $reason }
terminal-bad-opponents = { $file }: opponents muss eine Liste mit { $n } Einträgen sein, jeder ein Name oder null
terminal-bad-people = { $file }: humans muss eine Liste von Plätzen von 1 bis { $n } sein
terminal-last-unreadable = die letzte Partie lässt sich nicht lesen: { $reason }; entferne die Datei oder wähle eine andere: hotelier play --resume DATEI
terminal-no-unfinished = in { $folder } liegt keine angefangene Partie; beginne eine mit: hotelier play
terminal-no-unfinished-of = in { $folder } liegt keine angefangene Partie { $game }; beginne eine mit: hotelier play { $game }
terminal-has-options = eine fortgesetzte Partie hat ihre Optionen und Namen schon
terminal-no-game-but-file = ein Spiel { $name } gibt es nicht; um diese Datei fortzusetzen, ergänze --resume
terminal-game-is-over = die Partie in { $file } ist beendet; sieh sie dir an mit: { $command }
terminal-name-others = { $file }: { $reason }; wähle andere Bots mit --against
terminal-file-is-there = { $file } gibt es schon; setz die Partie fort mit: { $command }

## Who plays

terminal-whom = Gegen wen möchtest du spielen?
terminal-prompt-opponent = Dein Gegenüber
terminal-usual = Eingabetaste für { $usual }. Um mehrere zu wählen, tippe { $several }
terminal-friends = Menschen an diesem Bildschirm, abwechselnd
terminal-opponent-easy = spielt gut, macht aber Fehler
terminal-opponent-medium = spielt solide
terminal-opponent-hard = plant voraus
terminal-opponent-expert = sieht auch deine Züge kommen
terminal-opponent-master = denkt am längsten und spielt am besten
terminal-no-seat-left = --humans all lässt keinen Platz für --against
terminal-wrong-number =
    { $people ->
        [one] 1 Mensch
       *[other] { $people } Menschen
    } und { $rivals ->
        [one] 1 Bot
       *[other] { $rivals } Bots
    } sind zusammen { $players }; { $game } ist für { $allowed } Personen
terminal-wrong-opponents =
    bei { $players } Plätzen und { $people ->
        [one] 1 Menschen
       *[other] { $people } Menschen
    } braucht es { $free ->
        [one] 1 Bot
       *[other] { $free } Bots
    }, --against nennt aber { $named }
terminal-nobody-plays = auf Platz { $seat } spielt jetzt niemand: wähle einen Bot dafür mit --against
terminal-bad-seats = --humans muss Plätze von 1 bis { $n } nennen (etwa 1 oder 1,2), all oder none, nicht { $text }
terminal-many-names = --names darf höchstens { $n } Namen für { $n } Personen nennen, nicht { $text }
terminal-same-names = --names muss lauter verschiedene Namen nennen, zwei Plätze heißen aber { $name }
terminal-empty-name = --names darf nicht leer sein und keine Lücke zwischen zwei Kommas haben
terminal-unseen-name = --names darf nur sichtbare Zeichen haben, nicht { $name }
terminal-wide-name = --names darf nur Namen nennen, die 1 bis { $n } Spalten breit sind, nicht { $name }

## Options

terminal-no-option = { $game } hat kein --{ $name }; es gibt { $flags }
terminal-bad-option = --{ $name } muss eins von { $values } sein, nicht { $text }
terminal-no-filter = { $game } hat kein --{ $name }; es gibt { $flags } (--{ $name } gehört zu { $others })
terminal-nothing-fits = Zu { $wanted } passt keine Karte.
terminal-no-picture = { $game } lässt sich im Terminal noch nicht zeigen

## Saved games

terminal-step = Nach Schritt { $step } von { $steps }.
terminal-step-last = Letzter Schritt: { $action }.
terminal-step-decides = Als Nächstes entscheidet { $name } ({ $decision }).
terminal-step-question = Als Nächstes { $name } (Platz { $seat }):
terminal-bad-seat = --seat muss zwischen 1 und { $n } liegen, nicht { $seat }
terminal-right = gültig
terminal-steps =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
terminal-running = { $game }, { $steps }, läuft noch, Stand { $scores }
terminal-ended = { $game }, { $steps }, Endstand { $scores }, Sieg: { $winners }
terminal-winner = { $name } (Platz { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 von { $n } gespeicherten Partien ist ungültig
       *[other] { $wrong } von { $n } gespeicherten Partien sind ungültig
    }

## Advice

terminal-advice-action = Aktion
terminal-advice-words = was sie tut
terminal-advice-points = Punkte
terminal-advice-win = Sieg
terminal-advice-sure = sicher
terminal-advice-legend = Punkte: erwarteter Endstand; Sieg: Siegchance; sicher: wie sicher es ist, dass keine andere Aktion besser ist
terminal-advice-over = nach Schritt { $step } ist die Partie beendet; wähle mit --step einen früheren
terminal-advice-chance = nach Schritt { $step } kommt der Zufall, keine Entscheidung; wähle mit --step einen früheren Schritt
terminal-advice-try = nach Schritt { $step } kommt der Zufall, keine Entscheidung; versuch --step { $other }
terminal-advice-none = { $bot } bewertet seine Aktionen nicht; frag { $other }

## Scores

terminal-final-scores = Endstand
terminal-scores-source = Herkunft
terminal-scores-total = gesamt

## Problems

terminal-signs = Dieses Terminal kann nicht alle Zeichen darstellen. Setz PYTHONIOENCODING=utf-8 oder eine UTF-8-Locale.
terminal-interrupted = abgebrochen
terminal-cannot-write = die Ausgabe lässt sich nicht schreiben: { $reason }
terminal-system-refused = Systemfehler: { $reason }
terminal-no-rules = Zu { $game } gibt es keine Regeln.
terminal-rules-sections = Nenne einen Abschnitt, eine Klarstellung oder beliebige Wörter, um nur diesen Teil zu sehen: „hotelier rules dice“.
