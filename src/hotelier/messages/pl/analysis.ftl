### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Analiza: { $game }
analysis-winner = Zwycięstwo: { $names }
analysis-start = Przeanalizuj tę partię
analysis-why = Każdy ruch zostanie oceniony wyłącznie na podstawie tego, co mógł widzieć gracz. Możesz opuścić tę stronę i wrócić.
analysis-waiting = Czekamy na inne analizy…
analysis-running = Analizujemy partię…
analysis-progress = Przeanalizowane pozycje: { $done } z { $total }
analysis-left-minutes =
    { $n ->
        [one] Jeszcze około 1 minuty
        [few] Jeszcze około { $n } minut
        [many] Jeszcze około { $n } minut
       *[other] Jeszcze około { $n } minuty
    }
analysis-left-seconds =
    { $n ->
        [one] Jeszcze około 1 sekundy
        [few] Jeszcze około { $n } sekund
        [many] Jeszcze około { $n } sekund
       *[other] Jeszcze około { $n } sekundy
    }
analysis-failed = Analiza została przerwana. Możesz ją zacząć od nowa.
analysis-again = Zacznij analizę od nowa
analysis-to-replay = Obejrzyj powtórkę
analysis-save-html = Zapisz jako stronę WWW
analysis-save-json = Zapisz jako JSON
analysis-round = Runda { $round }
analysis-end = Koniec

## Curves

analysis-win-title = Szansa na wygraną
analysis-win-text = Prawdopodobieństwo wygranej każdego gracza, ruch po ruchu, przy wszystkich kartach odkrytych.
analysis-score-title = Spodziewany wynik
analysis-score-text = Wynik końcowy, jakiego mógł się spodziewać każdy gracz, ruch po ruchu.
analysis-win-reading = { $name }: { $win }%
analysis-score-reading = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
  }
analysis-curve-keys = Po wykresie poruszasz się strzałkami.

## Turning points

analysis-turning-title = Punkty zwrotne
analysis-turning-text = Chwile, które odmieniły partię, i zmiana szans każdego gracza w punktach procentowych. Szczęście oznacza to, co przyniósł los, na przykład dobrane karty; decyzja – to, co zrobił z tym gracz.
analysis-turning-none = Żadna pojedyncza chwila nie rozstrzygnęła tej partii: szanse zmieniały się po trochu.
analysis-cause-luck = Szczęście
analysis-cause-strong = { $name }: tura lepsza, niż można się było spodziewać
analysis-cause-costly = { $name }: kosztowna tura
analysis-cause-unlucky = { $name }: tura gorsza, niż można się było spodziewać
analysis-cause-helped = { $name }: tura, na której zyskuje { $other }
analysis-cause-hurt = { $name }: tura, na której traci { $other }
analysis-gain = { $name } +{ $win }%
analysis-drop = { $name } −{ $win }%
analysis-turning-move = Najdroższy błąd w tej turze: krok { $step }. { $cost }
analysis-look = Zobacz

## Moves

analysis-moves-title = Najkosztowniejsze ruchy
analysis-moves-text = Co każdy gracz mógł zrobić lepiej i na ile to pewne. Ruchy mieszczące się w granicach błędu pomijamy, podobnie jak te w partii już rozstrzygniętej.
analysis-moves-none = { $name }: bez wyraźnych błędów.
analysis-move-place = Runda { $round }, krok { $step }
analysis-played = Zagrano
analysis-better = Lepiej
analysis-why-lost = Dlaczego
analysis-curve-says = W tej turze szansa na wygraną na wykresie zmienia się o { $win }%. Wykres zna wszystkie karty na rękach i liczy wszystko, co dzieje się w turze, także szczęście, a nie tylko ten ruch.
analysis-line = Potem
analysis-cost = Koszt: około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
  }
analysis-cost-win = szansa na wygraną mniejsza o { $win }%
analysis-sure = pewność { $sure }%
analysis-try = Wypróbuj lepszy ruch
analysis-try-text = Otwiera nowy stół treningowy z lepszym ruchem. Ta partia się nie zmieni.
analysis-back = Wróć do analizy

## How well each player played

analysis-report-title = Jak kto grał
analysis-report-player = Gracz
analysis-report-decisions = Decyzje
analysis-report-mean = Punkty stracone na decyzję
analysis-report-lost = Punkty stracone przez wyraźne błędy
analysis-report-best = Najlepsze ruchy
analysis-report-luck = Szczęście
analysis-luck-points = { $n }%
analysis-report-text = Stracone punkty mierzymy przewagą nad najlepszym z pozostałych graczy. Decyzje bez wyboru pomijamy. Błędy w partii już rozstrzygniętej się nie liczą. Najlepsze ruchy to decyzje, dla których nie znaleziono nic lepszego. Szczęście pokazuje, jak bardzo zdarzenia losowe, na przykład dobrane karty, zmieniły łącznie szansę na wygraną, w punktach procentowych.

## Points by source

analysis-sources-title = Źródła punktów
analysis-sources-text = Punkty na stole na koniec każdej rundy. Punkty, które liczą się dopiero na koniec gry, są w ostatnim słupku.

## How it was found

analysis-how-title = Jak działa analiza
analysis-how = Doradca o sile najlepszego bota ocenił każdą decyzję z perspektywy gracza, który ją podjął, za każdym razem losując zakryte karty. Niepewne ruchy rozegrał wiele razy.
analysis-repeat = Aby otrzymać ten sam wynik, użyj ziarna losowości { $seed } i liczby przebiegów { $rounds }.

## In the terminal

analysis-working = Analizujemy partię…
analysis-written = Zapisano: { $file }
analysis-not-over = gra jeszcze trwa: analizować można tylko zakończoną partię
analysis-same-file = --json i --html wskazują ten sam plik { $file }
analysis-no-seat = gra ma miejsca od 1 do { $n }; miejsca { $seat } nie ma
