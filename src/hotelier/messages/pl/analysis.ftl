### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Analiza: { $game }
analysis-winner = Zwycięstwo: { $names }
analysis-start = Przeanalizuj tę grę
analysis-why = Każdy ruch jest ważony na nowo, tylko z tym, co jego gracz mógł widzieć. To potrwa minutę lub dwie; możesz opuścić tę stronę i wrócić.
analysis-waiting = Najpierw kolej na inne gry …
analysis-running = Przyglądam się grze …
analysis-progress = Obejrzane momenty: { $done } z { $total }
analysis-failed = Analiza została przerwana. Możesz zacząć ją od nowa.
analysis-again = Zacznij od nowa
analysis-to-replay = Obejrzyj powtórkę
analysis-save-html = Zapisz jako stronę
analysis-save-json = Zapisz jako JSON
analysis-round = Runda { $round }
analysis-end = Koniec

## Curves

analysis-win-title = Szansa na wygraną
analysis-win-text = Jak prawdopodobna była wygrana każdego gracza, ruch po ruchu, przy odkrytych rękach.
analysis-score-title = Spodziewany wynik
analysis-score-text = Wynik końcowy, którego mógł się spodziewać każdy gracz, ruch po ruchu.
analysis-win-reading = { $name }: { $win }%
analysis-score-reading = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
  }
analysis-curve-keys = Wykres odczytasz klawiszami strzałek.

## Turning points

analysis-turning-title = Punkty zwrotne
analysis-turning-text = Chwile, po których szanse były inne. Szczęście to, co przyniósł los, na przykład dobrane karty; decyzja to, co gracz z tym zrobił.
analysis-turning-none = Żadna pojedyncza chwila nie rozstrzygnęła tej gry: szanse zmieniały się powoli.
analysis-cause-luck = Szczęście
analysis-cause-strong = { $name }: tura, która dała więcej, niż można było liczyć
analysis-cause-costly = { $name }: kosztowna tura
analysis-cause-unlucky = { $name }: tura, która dała mniej, niż można było liczyć
analysis-cause-helped = { $name }: tura, na której zyskuje { $other }
analysis-cause-hurt = { $name }: tura, na której traci { $other }
analysis-gain = { $name } +{ $win }%
analysis-drop = { $name } −{ $win }%
analysis-look = Zobacz to

## Moves

analysis-moves-title = Najdroższe ruchy
analysis-moves-text = Co każdy gracz mógł zrobić lepiej i jak bardzo to pewne. Tego, co mieści się w granicach wątpliwości, nikomu się nie wypomina.
analysis-moves-none = { $name }: żaden ruch nie był wyraźnie zły.
analysis-move-place = Runda { $round }, krok { $step }
analysis-played = Zagrano
analysis-better = Lepiej
analysis-line = A potem
analysis-cost = Koszt: około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
  }
analysis-cost-win = szansa na wygraną mniejsza o { $win }%
analysis-sure = pewność { $sure }%

## How well each played

analysis-report-title = Jak kto grał
analysis-report-player = Gracz
analysis-report-decisions = Decyzje
analysis-report-mean = Strata na decyzję
analysis-report-lost = Strata przez wyraźne błędy
analysis-report-best = Nic lepszego nie było
analysis-report-luck = Szczęście
analysis-report-text = Punkty to przewaga nad najlepszym z pozostałych. Decyzje bez wyboru są pominięte. Szczęście mówi, jak bardzo los, na przykład dobrane karty, zmienił w sumie szansę na wygraną.

## Points by source

analysis-sources-title = Skąd wzięły się punkty
analysis-sources-text = Punkty według źródeł na koniec każdej rundy, tak jak pokazywał je stół. To, co liczy się dopiero po zakończeniu gry, jest w ostatnim słupku.

## How it was found

analysis-how-title = Jak to policzono
analysis-how = Doradca tak silny jak najsilniejszy przeciwnik zważył każdą decyzję oczami gracza, który ją podjął: zakryte karty wyobrażał sobie za każdym razem od nowa. To, co wyglądało niepewnie, rozegrał w wielu wyobrażonych światach. Z ziarnem { $seed } i liczbą przebiegów { $rounds } wyjdzie to samo.

## In the terminal

analysis-working = Przyglądam się grze …
analysis-written = Zapisano: { $file }
analysis-not-over = gra jeszcze trwa: analizować można tylko skończoną
analysis-same-file = --json i --html podają ten sam plik { $file }
analysis-no-seat = gra ma miejsca od 1 do { $n }, a nie { $seat }
