### Statistics of your own games.

statistics-title = Jouw potjes in cijfers
statistics-where = Op basis van de potjes die deze browser onthoudt. Alleen jij ziet dit.
statistics-waiting = Berekenen…
statistics-empty-title = Nog geen potjes
statistics-empty-text = Speel een potje uit en je ziet hier hoe het ging: punten, gasten, tegenstanders, en of je beter wordt.
statistics-empty-play = Potje spelen
statistics-empty-filter = Geen uitgespeelde potjes gevonden.
statistics-which-game = Spel
statistics-which-players = Aantal spelers
statistics-any-players = Elk aantal
statistics-players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
statistics-practice = Inclusief oefenpotjes

## Results

statistics-results = Resultaten
statistics-games = Potjes
statistics-won = Gewonnen
statistics-not-won = Niet gewonnen
statistics-won-of = { $won } van { $games } gewonnen
statistics-average = Gemiddelde score
statistics-best = Beste score
statistics-streak = Huidige winstreeks
statistics-longest = Langste winstreeks

## Tables and charts

statistics-course = Potje voor potje
statistics-course-said =
    { $games ->
        [one] 1 potje, score { $last }.
       *[other] { $games } potjes van oud naar nieuw: laagste score { $least }, hoogste { $most }, laatste { $last }.
    }
statistics-best-other = Beste andere speler
statistics-trend = Jouw gemiddelde, laatste 5 potjes
statistics-point = { $date }: jij scoorde { $score }, de beste andere speler { $best }
statistics-by-players = Per aantal spelers
statistics-by-opponent = Per tegenstander
statistics-opponent = Tegenstander
statistics-ahead = Hoger geëindigd
statistics-points-both = Gem. score, jij : de ander
statistics-bot = Bot: { $name }
statistics-sources = Punten per bron
statistics-sources-text = Gemiddeld per potje. De dunne balken zijn van alle anderen.
statistics-source-said = { $source }: { $mine } per potje, anderen { $others }

## What you did

statistics-guests = Ingecheckte gasten
statistics-staff = Aangenomen personeel
statistics-dice = Gepakte dobbelstenen
statistics-die = Dobbelsteen { $face }
statistics-kinds = Geboekte gasten
statistics-crests = Geboekte kaarten per familiewapen
statistics-away = Zonder bed
statistics-times = { $n }×
statistics-nothing = Nog niets.
