### Statistics of one's own games.

statistics-title = Jouw spellen in cijfers
statistics-where = Geteld uit de spellen die deze browser onthoudt; niemand anders ziet dit.
statistics-waiting = Aan het optellen …
statistics-empty-title = Nog niets om op te tellen
statistics-empty-text = Zodra je een spel hebt uitgespeeld, zie je hier hoe het ging: punten, gasten, tegenstanders, en of je beter wordt.
statistics-empty-play = Speel een spel
statistics-empty-filter = Geen afgelopen spel past bij deze keuze.
statistics-which-game = Welk spel
statistics-which-players = Hoeveel spelers
statistics-any-players = elk aantal
statistics-players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
statistics-practice = met oefentafels

## Results

statistics-results = Resultaten
statistics-games = Spellen
statistics-won = Gewonnen
statistics-not-won = Niet gewonnen
statistics-won-of = { $won } van { $games } gewonnen
statistics-average = Gemiddeld aantal punten
statistics-best = Beste resultaat
statistics-streak = Winst op rij
statistics-longest = Langste winstreeks

## Tables and charts

statistics-course = Spel voor spel
statistics-course-said =
    { $games ->
        [one] Eén spel, met { $last } punten.
       *[other] { $games } spellen van oud naar nieuw: van { $least } tot { $most } punten, het laatste { $last }.
    }
statistics-best-other = beste van de anderen
statistics-trend = jouw gemiddelde van de laatste vijf
statistics-point = { $date }: { $score } punten, de beste van de anderen { $best }
statistics-by-players = Naar aantal spelers
statistics-by-opponent = Tegen wie
statistics-opponent = Tegenstander
statistics-ahead = Voor hen geëindigd
statistics-points-both = Punten, van jou en van hen
statistics-bot = Bot: { $name }
statistics-sources = Punten per bron
statistics-sources-text = Gemiddeld per spel; de dunne balken zijn alle anderen.
statistics-source-said = { $source }, punten per spel: jij { $mine }, de anderen { $others }

## What one did

statistics-guests = Ingecheckte gasten
statistics-staff = Aangenomen personeel
statistics-dice = Gepakte dobbelstenen
statistics-die = Dobbelsteen { $face }
statistics-kinds = Geboekte gasten
statistics-crests = Geboekte emblemen
statistics-away = Weggestuurd
statistics-times = { $n } ×
statistics-nothing = Nog niets.
