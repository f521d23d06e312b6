### Replaying a game.

replay-title = Запись партии
replay-controls = Управление просмотром
replay-position = Место в партии
replay-place = Шаг { $stop } из { $stops }
replay-place-hidden = Шаг { $stop }
replay-the-deal = Всё готово, карты розданы.
replay-over =
    { $number ->
        [one] Партия окончена. Победа: { $names }.
        [few] Партия окончена. Победу делят { $names }.
        [many] Партия окончена. Победу делят { $names }.
       *[other] Партия окончена. Победу делят { $names }.
    }
# A step about which the log says nothing, such as the end of a turn.
replay-quiet = { $name } продолжает.
replay-round-back = Предыдущий раунд
replay-turn-back = Предыдущий ход
replay-stop-back = Предыдущий шаг
replay-play = Воспроизвести
replay-pause = Пауза
replay-stop-on = Следующий шаг
replay-turn-on = Следующий ход
replay-round-on = Следующий раунд
replay-speed = Скорость: { $speed }×
replay-times = { $speed }×

## Whose point of view

replay-eyes = Вид
replay-eyes-spectator = Зритель
replay-eyes-open = Все карты открыты
replay-hide = Без спойлеров
replay-hide-text = Шкала времени и журнал показывают только просмотренное.
replay-running = Эта партия ещё идёт. Вы видите то, что было видно тогда с вашего места.
replay-running-watched = Эта партия ещё идёт. Вы видите то, что было видно тогда зрителям.
replay-to-the-table = Вернуться к столу

## What to do with a position

replay-share = Поделиться позицией
replay-shared = Скопировано. Эта ссылка открывает партию ровно на этом месте:
replay-share-by-hand = Поделитесь этой ссылкой:
replay-go-on = Играть отсюда
replay-more = Ещё
replay-go-on-title = Играть отсюда с ботами
replay-go-on-text = Откроется новый стол с этой позицией. На саму партию это не повлияет.
replay-go-on-running = Откроется новый стол с этой позицией. Там вы сможете узнать, какие карты у других, поэтому текущая партия станет тренировочной и не войдёт в статистику.
replay-go-on-seat = За кого играть
replay-begin = Начать
replay-not-now = Не сейчас
replay-save = Сохранить партию
replay-seats = Счёт
# Behind the name of the player whose decision it is.
replay-decides = решает
