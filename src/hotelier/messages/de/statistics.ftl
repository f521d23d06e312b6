### Statistics of your own games.

statistics-title = Deine Partien in Zahlen
statistics-where = Aus den Partien, die sich dieser Browser gemerkt hat. Nur du siehst das.
statistics-waiting = Wird berechnet …
statistics-empty-title = Noch keine Partien
statistics-empty-text = Beende eine Partie, und du siehst, wie es für dich lief: Punkte, Gäste, wer gegen dich gespielt hat und ob du besser wirst.
statistics-empty-play = Partie spielen
statistics-empty-filter = Keine passenden Partien gefunden.
statistics-which-game = Spiel
statistics-which-players = Personenzahl
statistics-any-players = Beliebig viele
statistics-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
statistics-practice = Mit Übungspartien

## Results

statistics-results = Ergebnisse
statistics-games = Partien
statistics-won = Gewonnen
statistics-not-won = Nicht gewonnen
statistics-won-of = { $won } von { $games } gewonnen
statistics-average = Durchschnitt
statistics-best = Bestes Ergebnis
statistics-streak = Siegesserie
statistics-longest = Längste Serie

## Tables and charts

statistics-course = Partie für Partie
statistics-course-said =
    { $games ->
        [one] 1 Partie, Ergebnis { $last }.
       *[other] { $games } Partien, von der ältesten zur neuesten: Ergebnisse von { $least } bis { $most }, zuletzt { $last }.
    }
statistics-best-other = Bestwert der anderen
statistics-trend = Dein Schnitt der letzten 5 Partien
statistics-point = { $date }: du { $score }, die anderen höchstens { $best }
statistics-by-players = Nach Personenzahl
statistics-by-opponent = Gegen wen
statistics-opponent = Gegen
statistics-ahead = Besser platziert
statistics-points-both = Schnitt, du : Gegenüber
statistics-bot = Bot: { $name }
statistics-sources = Punkte nach Herkunft
statistics-sources-text = Durchschnitt pro Partie. Die dünnen Balken zeigen alle anderen.
statistics-source-said = { $source }: { $mine } pro Partie, andere { $others }

## What you did

statistics-guests = Eingecheckte Gäste
statistics-staff = Eingestelltes Personal
statistics-dice = Genommene Würfel
statistics-die = Würfel { $face }
statistics-kinds = Eingecheckte Gäste
statistics-crests = Eingecheckt nach Wappen
statistics-away = Ohne Bett
statistics-times = { $n }×
statistics-nothing = Noch nichts.
