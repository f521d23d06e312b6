### Statistics of one's own games.

statistics-title = Twoje gry w liczbach
statistics-where = Policzone z gier, które pamięta ta przeglądarka; nikt inny tego nie widzi.
statistics-waiting = Liczymy …
statistics-empty-title = Na razie nie ma czego liczyć
statistics-empty-text = Gdy skończysz grę, znajdziesz tu, jak ci poszło: punkty, gości, przeciwników i czy idzie ci coraz lepiej.
statistics-empty-play = Zagraj
statistics-empty-filter = Żadna skończona gra nie pasuje do tego wyboru.
statistics-which-game = Która gra
statistics-which-players = Ilu graczy
statistics-any-players = obojętnie
statistics-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
statistics-practice = ze stołami treningowymi

## Results

statistics-results = Wyniki
statistics-games = Gry
statistics-won = Wygrane
statistics-not-won = Niewygrane
statistics-won-of = wygrane { $won } z { $games }
statistics-average = Średnio punktów
statistics-best = Najlepszy wynik
statistics-streak = Wygrane z rzędu
statistics-longest = Najdłuższa seria

## Tables and charts

statistics-course = Gra po grze
statistics-course-said =
    { $games ->
        [one] Jedna gra, punkty: { $last }.
        [few] { $games } gry od najstarszej do najnowszej: od { $least } do { $most } punktów, ostatnia { $last }.
        [many] { $games } gier od najstarszej do najnowszej: od { $least } do { $most } punktów, ostatnia { $last }.
       *[other] { $games } gry od najstarszej do najnowszej: od { $least } do { $most } punktów, ostatnia { $last }.
    }
statistics-best-other = najlepszy z pozostałych
statistics-trend = twoja średnia z pięciu ostatnich
statistics-point = { $date }: punkty { $score }, najlepszy z pozostałych { $best }
statistics-by-players = Według liczby graczy
statistics-by-opponent = Z kim
statistics-opponent = Przeciwnik
statistics-ahead = Wyprzedzasz
statistics-points-both = Punkty, ty i przeciwnik
statistics-bot = Bot: { $name }
statistics-sources = Skąd punkty
statistics-sources-text = Średnio na grę; cienkie paski to wszyscy inni.
statistics-source-said = { $source }: { $mine } pkt na grę, inni { $others }

## What one did

statistics-guests = Zameldowani goście
statistics-staff = Zatrudniony personel
statistics-dice = Wzięte kości
statistics-die = Kość { $face }
statistics-kinds = Goście z łóżkiem
statistics-crests = Herby z łóżkiem
statistics-away = Bez łóżka
statistics-times = { $n } ×
statistics-nothing = Jeszcze nic.
