### Looking back at a game.

replay-title = Просмотр партии
replay-controls = Перемещение по партии
replay-position = Место в партии
replay-place = Шаг { $stop } из { $stops }
replay-place-hidden = Шаг { $stop }
replay-the-deal = Стол накрыт, всё роздано.
replay-over =
    { $number ->
        [one] Партия окончена. Победа: { $names }.
        [few] Партия окончена. Общая победа: { $names }.
        [many] Партия окончена. Общая победа: { $names }.
       *[other] Партия окончена. Общая победа: { $names }.
    }
replay-quiet = { $name } на этом останавливается.
replay-round-back = На раунд назад
replay-turn-back = На ход назад
replay-stop-back = На шаг назад
replay-play = Показывать
replay-pause = Пауза
replay-stop-on = На шаг вперёд
replay-turn-on = На ход вперёд
replay-round-on = На раунд вперёд
replay-speed = Скорость: { $speed }×
replay-times = { $speed }×
replay-keys = Клавиши: ← и → по шагам, с Shift по ходам; на полосе также Page Up и Page Down по раундам, Home и End, пробел — показывать.

## Whose eyes

replay-eyes = Чьими глазами
replay-eyes-spectator = глазами зрителя
replay-eyes-open = всё открыто
replay-hide = Скрыть то, что впереди
replay-hide-text = Полоса и журнал кончаются там, докуда уже дошёл просмотр.
replay-running = Эта партия ещё идёт: ты видишь то, что было видно с твоего места.
replay-running-watched = Эта партия ещё идёт: ты видишь то, что было видно зрителю.
replay-to-the-table = Назад к столу

## What to do with a position

replay-share = Поделиться позицией
replay-shared = Скопировано. Кто откроет ссылку, окажется там же, где ты:
replay-share-by-hand = Отправь эту ссылку:
replay-go-on = Играть отсюда
replay-go-on-title = Играть отсюда с ботами
replay-go-on-text = С этой позиции начнётся новый стол; просматриваемая партия останется как была.
replay-go-on-running = С этой позиции начнётся новый стол. Играя там дальше, можно увидеть, что у других на руках, поэтому просматриваемая партия продолжится, но будет считаться тренировкой.
replay-go-on-seat = Ты играешь за
replay-begin = Начать
replay-not-now = Не сейчас
replay-save = Скачать запись
replay-seats = Положение
replay-decides = решает
