### Statistics of your own games.

statistics-title = Twoje partie w liczbach
statistics-where = Na podstawie partii zapamiętanych w tej przeglądarce. Widzisz to tylko ty.
statistics-waiting = Liczymy…
statistics-empty-title = Brak rozegranych partii
statistics-empty-text = Rozegraj partię, a zobaczysz tu swoje wyniki: punkty, gości, przeciwników i postępy.
statistics-empty-play = Zagraj partię
statistics-empty-filter = Brak pasujących partii.
statistics-which-game = Gra
statistics-which-players = Liczba graczy
statistics-any-players = Dowolna
statistics-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
statistics-practice = Uwzględnij partie treningowe

## Results

statistics-results = Wyniki
statistics-games = Partie
statistics-won = Wygrane
statistics-not-won = Bez zwycięstwa
statistics-won-of = Wygrane: { $won } z { $games }
statistics-average = Średni wynik
statistics-best = Najlepszy wynik
statistics-streak = Seria zwycięstw
statistics-longest = Najdłuższa seria

## Tables and charts

statistics-course = Partia po partii
statistics-course-said =
    { $games ->
        [one] 1 partia, wynik { $last }.
        [few] { $games } partie od najstarszej do najnowszej: wyniki od { $least } do { $most }, ostatni { $last }.
        [many] { $games } partii od najstarszej do najnowszej: wyniki od { $least } do { $most }, ostatni { $last }.
       *[other] { $games } partii od najstarszej do najnowszej: wyniki od { $least } do { $most }, ostatni { $last }.
    }
statistics-best-other = Najlepszy z pozostałych
statistics-trend = Twoja średnia z ostatnich 5 partii
statistics-point = { $date }: twój wynik { $score }, najlepszy z pozostałych { $best }
statistics-by-players = Według liczby graczy
statistics-by-opponent = Według przeciwnika
statistics-opponent = Przeciwnik
statistics-ahead = Lepszy wynik
statistics-points-both = Średni wynik, ty : przeciwnik
statistics-bot = Bot: { $name }
statistics-sources = Źródła punktów
statistics-sources-text = Średnio na partię. Cienkie paski pokazują pozostałych graczy.
statistics-source-said = { $source }: { $mine } pkt na partię, pozostali { $others }

## What you did

statistics-guests = Zameldowani goście
statistics-staff = Zatrudniony personel
statistics-dice = Wzięte kości
statistics-die = Kość { $face }
statistics-kinds = Zakwaterowani goście
statistics-crests = Herby zakwaterowanych gości
statistics-away = Bez łóżka
statistics-times = { $n }×
statistics-nothing = Jeszcze nic.
