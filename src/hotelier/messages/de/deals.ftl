### Deals that many play with the same luck: of the day, and for friends.

deals-title = Partie des Tages
deals-text = Jeden Tag eine Partie pro Spiel, für alle mit denselben Karten und Würfeln. Spiel sie einmal und vergleiche dein Ergebnis.
deals-play = Diese Partie spielen
deals-continue = Partie fortsetzen
deals-see = Ergebnisse ansehen
deals-finished =
    { $n ->
        [0] Noch ist niemand fertig
        [one] { $n } Person ist fertig
       *[other] { $n } Personen sind fertig
    }
deals-ends = Endet um { $time } Uhr deiner Zeit. Dann gibt es eine neue.
deals-of-day = Partie vom { $day }
deals-shared = Dieselbe Partie unter Freunden
deals-against = Du spielst auf Platz 1 gegen { $names }. Der Zufall ist für alle gleich, egal was sie spielen.
deals-bot = { $name } ({ $level })
deals-fair = Die Partie zählt einmal pro Browser. Darum gibt es keine Tipps, und du kannst keinen Zug zurücknehmen. Wenn du fertig bist, kannst du die Partien der anderen ansehen.
deals-over = Dieser Tag ist vorbei. Du kannst die Partie zur Übung spielen, aber sie zählt nicht mehr.
deals-practise = Zur Übung spielen
deals-better = Besser als { $n } % der anderen
deals-your-score = Dein Ergebnis: { $score }
deals-place = Rang
deals-name = Name
deals-score = Punkte
deals-playing = spielt noch
deals-gave-up = aufgegeben
deals-you = du
deals-nobody = Diese Partie hat noch niemand gespielt. Mach den Anfang.
deals-bots = Die Bots haben dieselbe Partie auf deinem Platz gespielt.
deals-compare = Vergleichen

## Earlier deals

deals-earlier = Frühere Partien
deals-earlier-text = Spiel sie zur Übung und sieh, wie andere abgeschnitten haben.
deals-earlier-none = Es gibt noch keine früheren Partien.
deals-earlier-more = Mehr anzeigen

## For friends

deals-make = Dieselbe Partie für Freunde
deals-make-text = Hol dir einen Link. Wer ihn öffnet, spielt für sich allein gegen dieselben Bots, und der Zufall ist für alle gleich. Danach vergleicht ihr.
deals-make-link = Link erstellen

## Two replays side by side

deals-compare-title = Zwei Replays vergleichen
deals-compare-back = Vorige Runde
deals-compare-on = Nächste Runde
deals-compare-round = Ende von Runde { $n }
deals-compare-start = Anfang
deals-compare-end = Ende
deals-compare-show = Anzeigen
deals-compare-game = Partie von { $name }
deals-compare-closed = Vergleichen kannst du, sobald du diese Partie selbst gespielt hast.
