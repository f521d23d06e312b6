### Puzzles: positions with one clearly best turn, in the browser and in the terminal.

puzzles-title = Задачи
puzzles-text = Один ход явно лучше всех. Найдите его!
puzzles-grade = Сложность
puzzles-theme = Тема
puzzles-any-game = Обе игры
puzzles-any-grade = Любая сложность
puzzles-any-theme = Все темы
puzzles-left = Только нерешённые
puzzles-none = Подходящих задач нет. Измените фильтры.
puzzles-found =
    { $n ->
        [one] { $n } задача
        [few] { $n } задачи
        [many] { $n } задач
       *[other] { $n } задачи
    }
puzzles-more = Показать ещё
puzzles-next = Решить задачу
puzzles-rating = Ваш рейтинг
puzzles-streak = Серия
puzzles-record = Лучшая серия
puzzles-solved = Решено
puzzles-count = { $solved } из { $tried }
puzzles-kept = Рейтинг и серия остаются в этом браузере.
puzzles-off = На этом сервере задач нет.
puzzle-grade = Сложность { $grade }
puzzle-grade-1 = легко
puzzle-grade-2 = средне
puzzle-grade-3 = хитро
puzzle-grade-4 = трудно
puzzle-grade-5 = очень трудно
puzzle-state-solved = Решена
puzzle-state-missed = Не решена
puzzle-name = Задача
puzzle-find = Найдите лучший ход.
puzzle-look = Сделайте его прямо на столе. Отменять можно сколько угодно.
puzzle-turns =
    { $n ->
        [one] Возможен { $n } ход.
        [few] Возможны { $n } разных хода.
        [many] Возможно { $n } разных ходов.
       *[other] Возможно { $n } разного хода.
    }
puzzle-held = Ход готов. Завершите его, чтобы узнать, чего он стоит, или отмените.
puzzle-open = Открывает новое: задача кончается здесь. Остаток хода засчитан как хороший.
puzzle-held-open = { $action }. { puzzle-open }
puzzle-checking = Леопольд оценивает ваш ход…
puzzle-give-up = Показать решение
puzzle-give-up-counts = Считается ошибкой.
puzzle-give-up-about = Это считается ошибкой: рейтинг снизится, а серия прервётся.
puzzle-worse =
    { $points ->
        [one] хуже на { $points } очко
        [few] хуже на { $points } очка
        [many] хуже на { $points } очков
       *[other] хуже на { $points } очка
    }
puzzle-margin = Второй по силе ход { puzzle-worse }.
puzzle-solved = Решено! { puzzle-margin }
puzzle-missed = Не лучший ход: он { puzzle-worse }.
puzzle-shown = Вот лучший ход. { puzzle-margin }
puzzle-why = Лучший ход по сравнению с вашим, в очках
puzzle-why-second = Лучший ход по сравнению со вторым по силе, в очках
puzzle-average = Это средние значения по многим возможным продолжениям.
puzzle-best = Лучший ход
puzzle-second = Второй по силе ход
puzzle-own = Ваш ход
puzzle-rated = Рейтинг { $rating } ({ $change })
puzzle-practice = Эту задачу вы уже решали, поэтому рейтинг не меняется.
puzzle-again = Попробовать снова
puzzle-another = Следующая задача
puzzle-all = Все задачи

## In the terminal

puzzle-head = Задача { $id }, сложность { $grade }: { $theme }
puzzle-terminal-help = Введите число. undo отменяет действие, board показывает стол, solve показывает решение, quit завершает игру.
puzzle-terminal-check = Ход готов. Нажмите Enter, чтобы узнать, чего он стоит, или введите undo.
puzzle-terminal-none = Подходящих задач нет.

## What’s wrong

puzzle-unknown = задачи { $id } нет; hotelier puzzles list { $game } показывает все
puzzle-broken = задачу { $id } нельзя воспроизвести: { $reason }
puzzle-illegal = { $action } здесь невозможно: { $line }
puzzle-unfinished = ход ещё не завершён
refused-no-puzzle = Такой задачи здесь нет.
refused-puzzles-off = На этом сервере задач нет.

## From one device to another

puzzles-carry = Перенести на другое устройство
puzzles-carry-text = Откройте эту ссылку на другом устройстве. В ней ваш рейтинг и задачи, которые вы пробовали решить.
puzzles-carried =
    { $tried ->
        [one] В ссылке рейтинг { $rating } и { $tried } задача. Перенести сюда?
        [few] В ссылке рейтинг { $rating } и { $tried } задачи. Перенести сюда?
        [many] В ссылке рейтинг { $rating } и { $tried } задач. Перенести сюда?
       *[other] В ссылке рейтинг { $rating } и { $tried } задачи. Перенести сюда?
    }
puzzles-carried-how = Если вы решали задачи на обоих устройствах, действует рейтинг того, где их больше.
puzzles-carry-add = Перенести в этот браузер
puzzles-carry-done = Готово. Теперь ваш рейтинг { $rating }.
puzzles-carry-broken = Ссылка неполная. Скопируйте её на другом устройстве ещё раз.
