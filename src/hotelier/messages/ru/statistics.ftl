### Statistics of your own games.

statistics-title = Ваши партии в цифрах
statistics-where = По партиям, сохранённым в этом браузере. Видите их только вы.
statistics-waiting = Считаем…
statistics-empty-title = Партий пока нет
statistics-empty-text = Сыграйте партию, и здесь появится статистика: очки, гости, соперники и ваш прогресс.
statistics-empty-play = Сыграть партию
statistics-empty-filter = Подходящих оконченных партий нет.
statistics-which-game = Игра
statistics-which-players = Число игроков
statistics-any-players = Любое
statistics-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
statistics-practice = Включая тренировочные

## Results

statistics-results = Результаты
statistics-games = Партии
statistics-won = Победы
statistics-not-won = Без победы
statistics-won-of =
    { $won ->
        [one] { $won } победа из { $games }
        [few] { $won } победы из { $games }
        [many] { $won } побед из { $games }
       *[other] { $won } победы из { $games }
    }
statistics-average = Средний счёт
statistics-best = Лучший счёт
statistics-streak = Побед подряд
statistics-longest = Лучшая серия

## Tables and charts

statistics-course = Партия за партией
statistics-course-said =
    { $games ->
        [1] 1 партия, счёт { $last }.
        [one] { $games } партия, от старых к новым: счёт от { $least } до { $most }, в последней { $last }.
        [few] { $games } партии, от старых к новым: счёт от { $least } до { $most }, в последней { $last }.
        [many] { $games } партий, от старых к новым: счёт от { $least } до { $most }, в последней { $last }.
       *[other] { $games } партии, от старых к новым: счёт от { $least } до { $most }, в последней { $last }.
    }
statistics-best-other = Лучший из остальных
statistics-trend = Ваше среднее за 5 партий
statistics-point = { $date }: ваш счёт { $score }, у лучшего из остальных { $best }
statistics-by-players = По числу игроков
statistics-by-opponent = По соперникам
statistics-opponent = Соперник
statistics-ahead = Вы впереди
statistics-points-both = Средний счёт, вы : соперник
statistics-bot = Бот: { $name }
statistics-sources = Источники очков
statistics-sources-text = В среднем за партию. Тонкие полоски — все остальные игроки.
statistics-source-said = { $source }: в среднем за партию { $mine }, у остальных { $others }

## What you did

statistics-guests = Заселённые постояльцы
statistics-staff = Нанятый персонал
statistics-dice = Взятые кубики
statistics-die = Кубик { $face }
statistics-kinds = Заселённые гости
statistics-crests = Гербы заселённых гостей
statistics-away = Без кровати
statistics-times = { $n }×
statistics-nothing = Пока ничего.
