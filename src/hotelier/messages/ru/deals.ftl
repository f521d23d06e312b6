### Deals that many play with the same luck: of the day, and for friends.

deals-title = Расклад дня
deals-text = Каждый день один расклад в каждой игре, с одинаковой удачей для всех. Сыграйте его один раз и сравните результат.
deals-play = Сыграть этот расклад
deals-continue = Продолжить партию
deals-see = Посмотреть результаты
deals-finished =
    { $n ->
        [0] Его ещё никто не доиграл
        [one] Его доиграл { $n } игрок
        [few] Его доиграли { $n } игрока
        [many] Его доиграли { $n } игроков
       *[other] Его доиграли { $n } игрока
    }
deals-ends = До { $time } (полночь UTC). Потом будет новый.
deals-of-day = Расклад: { $day }
deals-shared = Тот же расклад для друзей
deals-against = Вы играете на месте 1, соперники: { $names }. Удача у всех одинаковая, как бы они ни играли.
deals-fair = Считается один раз для каждого браузера, поэтому нет подсказок и нельзя вернуть ход. Когда закончите, сможете посмотреть партии других.
deals-over = Этот день закончился. Расклад можно сыграть для тренировки, но результат уже не считается.
deals-practise = Сыграть для тренировки
deals-better = Лучше, чем у { $n } % остальных
deals-your-score = Ваш результат: { $score }
deals-place = Место
deals-name = Имя
deals-score = Очки
deals-playing = ещё играет
deals-gave-up = сдача
deals-you = вы
deals-nobody = Этот расклад ещё никто не сыграл. Начните первыми.
deals-bots = Боты сыграли тот же расклад на вашем месте.
deals-compare = Сравнить

## Earlier deals

deals-earlier = Прошлые расклады
deals-earlier-text = Сыграйте их для тренировки и посмотрите результаты других.
deals-earlier-none = Прошлых раскладов пока нет.
deals-earlier-more = Показать ещё

## For friends

deals-make = Тот же расклад для друзей
deals-make-text = Создайте ссылку. Каждый, кто её откроет, играет сам против тех же ботов и с той же удачей. Потом сравните результаты.
deals-make-link = Создать ссылку

## Two replays side by side

deals-compare-title = Сравнение двух записей
deals-compare-back = Предыдущий раунд
deals-compare-on = Следующий раунд
deals-compare-round = Раунд { $n }
deals-compare-start = Начало
deals-compare-end = Конец
deals-compare-show = Показать
deals-compare-game = Партия игрока { $name }
deals-compare-closed = Партии можно сравнить, когда вы сыграете этот расклад.
