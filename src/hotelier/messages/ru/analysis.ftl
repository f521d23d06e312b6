### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Разбор партии: { $game }
analysis-winner = Победа: { $names }
analysis-start = Разобрать эту партию
analysis-why = Каждый ход оценивается только по тому, что видел игрок. Страницу можно закрыть и вернуться позже.
analysis-waiting = Ждём окончания других разборов…
analysis-running = Разбираем партию…
analysis-progress =
    { $total ->
        [one] Разобрано { $done } из { $total } позиции
        [few] Разобрано { $done } из { $total } позиций
        [many] Разобрано { $done } из { $total } позиций
       *[other] Разобрано { $done } из { $total } позиций
    }
analysis-left-minutes =
    { $n ->
        [one] Осталось около { $n } минуты
        [few] Осталось около { $n } минут
        [many] Осталось около { $n } минут
       *[other] Осталось около { $n } минуты
    }
analysis-left-seconds =
    { $n ->
        [one] Осталось около { $n } секунды
        [few] Осталось около { $n } секунд
        [many] Осталось около { $n } секунд
       *[other] Осталось около { $n } секунды
    }
analysis-failed = Разбор прервался. Его можно начать заново.
analysis-again = Начать разбор заново
analysis-to-replay = Смотреть запись
analysis-save-html = Сохранить как веб-страницу
analysis-save-json = Сохранить как JSON
analysis-round = Раунд { $round }
analysis-end = Конец

## Curves

analysis-win-title = Шансы на победу
analysis-win-text = Насколько вероятной была победа каждого игрока, ход за ходом, если открыть все карты.
analysis-score-title = Ожидаемый счёт
analysis-score-text = На какой итоговый счёт мог рассчитывать каждый игрок, ход за ходом.
analysis-win-reading = { $name }: { $win } %
analysis-score-reading = { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
  }
analysis-curve-keys = Двигайтесь по графику стрелками.

## Turning points

analysis-turning-title = Переломные моменты
analysis-turning-text = Моменты, изменившие ход партии, и сдвиг шансов каждого игрока в процентных пунктах. Удача — то, что принёс случай, например взятые карты; решение — то, как этим распорядился игрок.
analysis-turning-none = Ни один момент не решил исход партии: шансы менялись понемногу.
analysis-cause-luck = Удача
analysis-cause-strong = { $name }: ход лучше, чем ожидалось
analysis-cause-costly = { $name }: ход, который дорого обошёлся
analysis-cause-unlucky = { $name }: ход хуже, чем ожидалось
analysis-cause-helped = { $name }: ход на руку сопернику ({ $other })
analysis-cause-hurt = { $name }: ход во вред сопернику ({ $other })
analysis-gain = { $name } +{ $win } %
analysis-drop = { $name } −{ $win } %
analysis-turning-move = Самая дорогая ошибка этого хода: шаг { $step }. { $cost }
analysis-look = Посмотреть

## Moves

analysis-moves-title = Самые дорогие ошибки
analysis-moves-text = Что каждый игрок мог сделать лучше и насколько в этом можно быть уверенным. Спорные решения ошибками не считаются, как и ходы в уже решённой партии.
analysis-moves-none = { $name }: явных ошибок нет.
analysis-move-place = Раунд { $round }, шаг { $step }
analysis-played = Сыграно
analysis-better = Лучше
analysis-why-lost = Почему
analysis-curve-says = За этот ход шансы на победу на графике меняются на { $win } %. График знает все карты и учитывает всё, что происходит за ход, в том числе удачу, а не только это решение.
analysis-line = Затем
analysis-cost = Потеря — около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
  }
analysis-cost-win = шансы на победу ниже на { $win } %
analysis-sure = уверенность { $sure } %
analysis-try = Попробовать лучший ход
analysis-try-text = Откроется новый тренировочный стол с лучшим ходом. На эту партию это не повлияет.
analysis-back = Вернуться к разбору

## How well each player played

analysis-report-title = Кто как сыграл
analysis-report-player = Игрок
analysis-report-decisions = Решения
analysis-report-mean = Потеря очков на решение
analysis-report-lost = Очки, потерянные из-за ошибок
analysis-report-best = Лучшие ходы
analysis-report-luck = Удача
analysis-luck-points = { $n } %
analysis-report-text = Потери — это очки, на которые сократился отрыв от лучшего из остальных игроков. Вынужденные решения не учитываются. Ошибки в уже решённой партии тоже не в счёт. Лучшие ходы — решения, лучше которых ничего не нашлось. Удача — насколько случайные события, например взятые карты, в сумме изменили шансы на победу, в процентных пунктах.

## Points by source

analysis-sources-title = Источники очков
analysis-sources-text = Очки на столе в конце каждого раунда. То, что считается только в конце партии, показано в последнем столбце.

## How it was found

analysis-how-title = Как устроен разбор
analysis-how = Советник уровня сильнейшего бота оценил каждое решение с точки зрения игрока, который его принимал; закрытые карты каждый раз выбирались случайно. Спорные ходы доигрывались много раз.
analysis-repeat = Чтобы повторить результат, укажите seed { $seed } и { $rounds ->
        [one] { $rounds } прогон
        [few] { $rounds } прогона
        [many] { $rounds } прогонов
       *[other] { $rounds } прогона
    }.

## In the terminal

analysis-working = Разбираем партию…
analysis-written = Сохранено: { $file }
analysis-not-over = партия не окончена: разобрать можно только оконченную
analysis-same-file = --json и --html указывают на один и тот же файл { $file }
analysis-no-seat = в партии места от 1 до { $n }, места { $seat } нет
