### Statistics of one's own games.

statistics-title = Твои партии в цифрах
statistics-where = Подсчитано по партиям, которые помнит этот браузер; больше никто этого не видит.
statistics-waiting = Считаем…
statistics-empty-title = Пока нечего считать
statistics-empty-text = Когда закончишь партию, здесь появится, как она прошла: очки, гости, соперники и растёт ли мастерство.
statistics-empty-play = Сыграть партию
statistics-empty-filter = Ни одна оконченная партия не подходит под этот выбор.
statistics-which-game = Какая игра
statistics-which-players = Сколько игроков
statistics-any-players = сколько угодно
statistics-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
statistics-practice = с учебными столами

## Results

statistics-results = Результаты
statistics-games = Партии
statistics-won = Победы
statistics-not-won = Без победы
statistics-won-of = побед: { $won } из { $games }
statistics-average = В среднем очков
statistics-best = Лучший результат
statistics-streak = Побед подряд
statistics-longest = Лучшая серия побед

## Tables and charts

statistics-course = Партия за партией
statistics-course-said =
    { $games ->
        [1] Одна партия, очков: { $last }.
       *[other] Партий: { $games }, от старых к новым: от { $least } до { $most } очков, в последней { $last }.
    }
statistics-best-other = лучший из остальных
statistics-trend = твоё среднее за последние пять
statistics-point = { $date }: очков { $score }, у лучшего из остальных { $best }
statistics-by-players = По числу игроков
statistics-by-opponent = Против кого
statistics-opponent = Соперник
statistics-ahead = Ты впереди
statistics-points-both = Очки, ты и соперник
statistics-bot = Бот: { $name }
statistics-sources = Откуда очки
statistics-sources-text = В среднем за партию; тонкие полоски — все остальные.
statistics-source-said = { $source }: в среднем очков { $mine }, у остальных { $others }

## What one did

statistics-guests = Заселённые постояльцы
statistics-staff = Нанятый персонал
statistics-dice = Взятые кубики
statistics-die = Кубик { $face }
statistics-kinds = Заселённые гости
statistics-crests = Заселённые гербы
statistics-away = Без кровати
statistics-times = { $n } ×
statistics-nothing = Пока ничего.
