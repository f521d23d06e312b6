### Leopold, the head concierge: his hints at practice tables and against bots.

## The panel

hint-thinking = Одну минуту, прошу вас…
hint-title = Позвольте посоветовать
hint-only = другого выбора нет
hint-figures =
    { $score ->
        [one] ≈ { $score } очко · победа { $win } %
        [few] ≈ { $score } очка · победа { $win } %
        [many] ≈ { $score } очков · победа { $win } %
       *[other] ≈ { $score } очка · победа { $win } %
    }
# How sure he is of his first suggestion.
hint-sure-much = вне всяких сомнений
hint-sure-some = скорее всего
hint-sure-little = варианты почти равны
# How the other suggestions compare with the first.
hint-other-near = почти так же хорошо
hint-other-less = чуть слабее
hint-other-weak = заметно слабее
hint-why = { $what }.
hint-then = Дальше: { $what }.
# Points by source, such as “gains about 5 at the emperor and costs crowns worth about 2”.
hint-points-first = В очках, по сравнению со следующим вариантом: { $what }.
hint-points-other = В очках, по сравнению с моим первым советом: { $what }.
hint-show = Показать на столе
hint-do = Так и сделать
hint-close = Спасибо, Леопольд
hint-trouble = Боюсь, сейчас я не готов ответить. Спросите меня ещё раз.
hint-explained = Очки и шансы Леопольд оценивает по тому, что видно и вам; закрытых карт он не знает.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Леопольд советует: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = заселите { FORM($name, "acc") }
hint-austria-served = выполните заказ { FORM($name, "gen") }
# $colour is blue, red or yellow.
hint-austria-group = { $size ->
    [1] заселите отдельный { $colour } номер
    [2] целиком заселите пару { FORM($colour, "genpl") } номеров
   *[other] целиком заселите группу из { $size } { FORM($colour, "genpl") } номеров
}
hint-austria-politics = выложите диск на карту политики (+{ $n } ПО)
hint-austria-hired = наймите { FORM($name, "acc") }
hint-austria-worked = активируйте { FORM($name, "acc") }
hint-austria-prepared =
    { $n ->
        [1] подготовьте номер { $rooms }
       *[other] подготовьте номера { $rooms }
    }
# The room becomes occupied without a guest.
hint-austria-lit = сразу заселите номер { $room }
hint-austria-emperor =
    { $n ->
        [one] продвиньтесь на { $n } деление по шкале императора
        [few] продвиньтесь на { $n } деления по шкале императора
        [many] продвиньтесь на { $n } делений по шкале императора
       *[other] продвиньтесь на { $n } деления по шкале императора
    }
hint-austria-cubes = получите { $cubes }
hint-austria-cube = подайте { $cubes }
hint-austria-seated = возьмите { FORM($name, "acc") }
hint-austria-drawn =
    { $n ->
        [one] возьмите { $n } карту персонала
        [few] возьмите { $n } карты персонала
        [many] возьмите { $n } карт персонала
       *[other] возьмите { $n } карты персонала
    }
hint-austria-crowns =
    { $n ->
        [one] получите { $n } крону
        [few] получите { $n } кроны
        [many] получите { $n } крон
       *[other] получите { $n } кроны
    }
# Cubes and crowns together.
hint-austria-brings = получите { FORM($what, "acc") }
hint-austria-cost =
    { $n ->
        [one] заплатите { $n } крону
        [few] заплатите { $n } кроны
        [many] заплатите { $n } крон
       *[other] заплатите { $n } кроны
    }
hint-austria-points = получите { $n } ПО
hint-austria-strength = возьмите кубик с силой { $n }
hint-austria-wait = дождитесь следующего броска
hint-austria-end = завершите ход

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] первое место в очереди
        [2] второе место в очереди
        [3] третье место в очереди
        [4] четвёртое место в очереди
       *[other] место { $position } в очереди
    }
hint-overbooking-bed =
    { $n ->
        [0] кровати почти наверняка не будет
        [10] кровать почти наверняка
        [one] кровать примерно в { $n } случае из 10
        [few] кровать примерно в { $n } случаях из 10
        [many] кровать примерно в { $n } случаях из 10
       *[other] кровать примерно в { $n } случая из 10
    }
hint-overbooking-use =
    { $n ->
        [0] умение почти никогда не пригодится
        [10] умение почти всегда пригодится
        [one] умение пригодится примерно в { $n } случае из 10
        [few] умение пригодится примерно в { $n } случаях из 10
        [many] умение пригодится примерно в { $n } случаях из 10
       *[other] умение пригодится примерно в { $n } случая из 10
    }
hint-overbooking-door = место у чёрного хода
hint-overbooking-token = жетон
hint-overbooking-open = карта лицом вверх
# $card is a card without an article: fish workers.
hint-overbooking-named = приоритет { FORM($card, "dat") }
hint-overbooking-replaced = замена { FORM($card, "acc") }
hint-overbooking-joined = место в очереди
hint-overbooking-more-beds =
    { $n ->
        [one] ещё { $n } кровать
        [few] ещё { $n } кровати
        [many] ещё { $n } кроватей
       *[other] ещё { $n } кровати
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] на { $n } кровать меньше
        [few] на { $n } кровати меньше
        [many] на { $n } кроватей меньше
       *[other] на { $n } кровати меньше
    }
hint-overbooking-booked =
    { $n ->
        [one] кровати для { $n } вашей карты ({ $coins })
        [few] кровати для { $n } ваших карт ({ $coins })
        [many] кровати для { $n } ваших карт ({ $coins })
       *[other] кровати для { $n } вашей карты ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] { $n } чужая карта без кровати
        [few] { $n } чужие карты без кровати
        [many] { $n } чужих карт без кровати
       *[other] { $n } чужой карты без кровати
    }
hint-overbooking-lost =
    { $n ->
        [one] { $n } ваша карта без кровати
        [few] { $n } ваши карты без кровати
        [many] { $n } ваших карт без кровати
       *[other] { $n } вашей карты без кровати
    }
hint-overbooking-unused = ничего не меняется
hint-overbooking-skip = карты останутся на потом
