### Deals that many play with the same luck: of the day, and for friends.

deals-title = Расклад дня
deals-text = Каждый день в каждой игре новый расклад, один на всех. Сыграйте его один раз и сравните результаты.
deals-play = Сыграть этот расклад
deals-continue = Продолжить партию
deals-see = Посмотреть результаты
deals-finished =
    { $n ->
        [0] Пока никто не доиграл
        [one] Доиграл { $n } игрок
        [few] Доиграли { $n } игрока
        [many] Доиграли { $n } игроков
       *[other] Доиграли { $n } игрока
    }
deals-ends = До { $time } по вашему времени. Потом будет новый.
deals-of-day = Расклад за { $day }
deals-shared = Общий расклад для друзей
deals-against = Вы играете на месте 1, соперники: { $names }. Удача у всех одна и та же, кто бы как ни играл.
deals-bot = { $name } ({ $level })
deals-fair = В зачёт идёт одна партия на браузер, поэтому подсказок нет и отменить последний ход нельзя. Когда закончите, сможете посмотреть партии других.
deals-over = Этот день прошёл. Расклад можно сыграть для тренировки, но в зачёт он уже не идёт.
deals-practise = Сыграть для тренировки
deals-better = Лучше, чем у { $n } % остальных
deals-your-score = Ваш результат: { $score }
deals-place = Место
deals-name = Имя
deals-score = Очки
deals-playing = ещё играет
deals-gave-up = не доиграно
deals-you = вы
deals-nobody = Этот расклад ещё никто не сыграл. Начало за вами.
deals-bots = Боты сыграли тот же расклад на вашем месте.
deals-compare = Сравнить

## Earlier deals

deals-earlier = Прошлые расклады
deals-earlier-text = Сыграйте их для тренировки и посмотрите результаты других.
deals-earlier-none = Прошлых раскладов пока нет.
deals-earlier-more = Показать ещё

## For friends

deals-make = Общий расклад для друзей
deals-make-text = Создайте ссылку. Каждый, кто её откроет, сыграет тот же расклад сам, против тех же ботов. Потом вы сравните результаты.
deals-make-link = Создать ссылку

## Two replays side by side

deals-compare-title = Сравнение двух записей
deals-compare-back = Предыдущий раунд
deals-compare-on = Следующий раунд
deals-compare-round = Конец раунда { $n }
deals-compare-start = Начало
deals-compare-end = Конец
deals-compare-show = Показать
deals-compare-game = Партия игрока { $name }
deals-compare-closed = Партии можно сравнить, когда вы сыграете этот расклад.
