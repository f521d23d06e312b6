### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Разбор партии: { $game }
analysis-winner = Победа: { $names }
analysis-start = Разобрать эту партию
analysis-why = Каждый ход взвешивается заново, и только по тому, что видел игрок. Это займёт минуту-другую; страницу можно закрыть и вернуться.
analysis-waiting = Сначала разбираются другие партии…
analysis-running = Разбираем партию…
analysis-progress = Разобрано моментов: { $done } из { $total }
analysis-failed = Разбор прервался. Можно начать его снова.
analysis-again = Начать снова
analysis-to-replay = Смотреть партию
analysis-save-html = Сохранить как страницу
analysis-save-json = Сохранить как JSON
analysis-round = Раунд { $round }
analysis-end = Конец

## Curves

analysis-win-title = Шансы на победу
analysis-win-text = Насколько вероятна была победа каждого, ход за ходом, если открыть все карты.
analysis-score-title = Ожидаемый счёт
analysis-score-text = На какой итог мог рассчитывать каждый игрок, ход за ходом.
analysis-win-reading = { $name }: { $win } %
analysis-score-reading = { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
  }
analysis-curve-keys = Читай кривую клавишами-стрелками.

## Turning points

analysis-turning-title = Переломные моменты
analysis-turning-text = Моменты, после которых шансы изменились. Удача — то, что принёс случай, например вытянутые карты; решение — то, что сделал из этого игрок.
analysis-turning-none = Ни один момент не решил эту партию: шансы менялись понемногу.
analysis-cause-luck = Удача
analysis-cause-strong = { $name }: ход принёс больше, чем ожидалось
analysis-cause-costly = { $name }: дорогая ошибка
analysis-cause-unlucky = { $name }: ход принёс меньше, чем ожидалось
analysis-cause-helped = { $name }: ход, от которого выигрывает { $other }
analysis-cause-hurt = { $name }: ход, от которого теряет { $other }
analysis-gain = { $name } +{ $win } %
analysis-drop = { $name } −{ $win } %
analysis-look = Посмотреть

## Moves

analysis-moves-title = Самые дорогие ходы
analysis-moves-text = Что каждый мог сделать лучше и насколько это верно. Сомнительное никому в вину не ставится.
analysis-moves-none = { $name }: ни одного явно плохого хода.
analysis-move-place = Раунд { $round }, шаг { $step }
analysis-played = Сыграно
analysis-better = Лучше
analysis-line = А дальше
analysis-cost = Цена — около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
  }
analysis-cost-win = шансы на победу ниже на { $win } %
analysis-sure = уверенность { $sure } %

## How well each played

analysis-report-title = Кто как сыграл
analysis-report-player = Игрок
analysis-report-decisions = Решения
analysis-report-mean = Средняя потеря
analysis-report-lost = Явные ошибки
analysis-report-best = Лучший выбор
analysis-report-luck = Удача
analysis-report-text = Очки здесь — отрыв от лучшего из остальных. Решения без выбора не считаются. Удача — насколько случай, например вытянутые карты, в сумме изменил шансы на победу.

## Points by source

analysis-sources-title = Откуда взялись очки
analysis-sources-text = Очки по источникам на конец каждого раунда, как их показывал стол. То, что считается только по окончании партии, — в последнем столбце.

## How it was found

analysis-how-title = Как это найдено
analysis-how = Советник, сильный, как лучший из ботов, взвесил каждое решение с точки зрения того, кто его принимал: закрытые карты каждый раз воображались заново. Сомнительное доигрывалось во множестве воображаемых миров. С зерном { $seed } и числом прогонов { $rounds } получится то же самое.

## In the terminal

analysis-working = Разбираем партию…
analysis-written = Записано: { $file }
analysis-not-over = партия не окончена: разобрать можно только оконченную
analysis-same-file = --json и --html называют один и тот же файл { $file }
analysis-no-seat = в партии места от 1 до { $n }, а не { $seat }
