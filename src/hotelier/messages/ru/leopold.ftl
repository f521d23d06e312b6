### Leopold, the concierge: his hints at practice tables and against opponents.

## The panel

hint-thinking = Один момент, пожалуйста…
hint-title = Позволь посоветовать
hint-only = Другого выбора нет.
hint-figures =
    { $score ->
        [one] ≈ { $score } очко · победа { $win } %
        [few] ≈ { $score } очка · победа { $win } %
        [many] ≈ { $score } очков · победа { $win } %
       *[other] ≈ { $score } очка · победа { $win } %
    }
# How sure he is of the first.
hint-sure-much = без сомнений
hint-sure-some = скорее всего
hint-sure-little = почти поровну
# How the others compare with the first.
hint-other-near = почти не хуже
hint-other-less = чуть слабее
hint-other-weak = заметно слабее
hint-why = { $what }.
hint-then = Дальше: { $what }.
hint-show = Показать на столе
hint-do = Сделать так
hint-close = Спасибо, Леопольд
hint-trouble = Боюсь, сейчас не могу сказать. Спроси, пожалуйста, ещё раз.
hint-explained = Очки и шансы — догадка Леопольда по тому, что видно и тебе; закрытых карт он тоже не знает.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Леопольд советует: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = заселяет постояльца ({ $name })
hint-austria-served = выполняет заказ ({ $name })
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [1] заселяет отдельный { $colour } номер
        [2] заселяет пару номеров (цвет { $colour })
       *[other] заселяет группу из { $size } номеров (цвет { $colour })
    }
hint-austria-politics = занимает карту политики за { $n } ПО
hint-austria-hired = нанимает сотрудника ({ $name })
hint-austria-worked = использует карту персонала ({ $name })
hint-austria-prepared =
    { $n ->
        [1] готовит номер { $rooms }
       *[other] готовит номера { $rooms }
    }
hint-austria-lit = сразу заселяет номер { $room }
hint-austria-emperor =
    { $n ->
        [one] продвигает на { $n } шаг по шкале императора
        [few] продвигает на { $n } шага по шкале императора
        [many] продвигает на { $n } шагов по шкале императора
       *[other] продвигает на { $n } шага по шкале императора
    }
hint-austria-cubes = приносит { $cubes }
hint-austria-cube = подаёт { $cubes }
hint-austria-seated = приглашает постояльца ({ $name })
hint-austria-drawn =
    { $n ->
        [one] даёт { $n } карту персонала
        [few] даёт { $n } карты персонала
        [many] даёт { $n } карт персонала
       *[other] даёт { $n } карты персонала
    }
hint-austria-crowns =
    { $n ->
        [one] приносит { $n } крону
        [few] приносит { $n } кроны
        [many] приносит { $n } крон
       *[other] приносит { $n } кроны
    }
# Cubes and crowns together.
hint-austria-brings = приносит: { $what }
hint-austria-cost =
    { $n ->
        [one] стоит { $n } крону
        [few] стоит { $n } кроны
        [many] стоит { $n } крон
       *[other] стоит { $n } кроны
    }
hint-austria-points = приносит { $n } ПО
hint-austria-strength = использует кубик с силой { $n }
hint-austria-wait = ждёт следующего броска
hint-austria-end = завершает ход

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] встаёт в очередь на первое место
        [2] встаёт в очередь на второе место
        [3] встаёт в очередь на третье место
        [4] встаёт в очередь на четвёртое место
       *[other] встаёт в очередь на место { $position }
    }
hint-overbooking-bed =
    { $n ->
        [0] почти никогда не получает кровати
        [10] почти всегда получает кровать
        [one] получает кровать примерно в { $n } случае из 10
        [few] получает кровать примерно в { $n } случаях из 10
        [many] получает кровать примерно в { $n } случаях из 10
       *[other] получает кровать примерно в { $n } случаях из 10
    }
hint-overbooking-use =
    { $n ->
        [0] почти никогда не может применить свою способность
        [10] почти всегда применяет свою способность
        [one] применяет свою способность примерно в { $n } случае из 10
        [few] применяет свою способность примерно в { $n } случаях из 10
        [many] применяет свою способность примерно в { $n } случаях из 10
       *[other] применяет свою способность примерно в { $n } случаях из 10
    }
hint-overbooking-door = ждёт у чёрного хода
hint-overbooking-token = забирает жетон
hint-overbooking-open = лежит открытой
hint-overbooking-named = заселяет карту раньше всех ({ $card })
hint-overbooking-replaced = сменяет карту ({ $card })
hint-overbooking-joined = встаёт в очередь
hint-overbooking-more-beds =
    { $n ->
        [one] добавляет { $n } кровать
        [few] добавляет { $n } кровати
        [many] добавляет { $n } кроватей
       *[other] добавляет { $n } кровати
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] убирает { $n } кровать
        [few] убирает { $n } кровати
        [many] убирает { $n } кроватей
       *[other] убирает { $n } кровати
    }
hint-overbooking-booked =
    { $n ->
        [one] заселяет { $n } твою карту ({ $coins })
        [few] заселяет { $n } твои карты ({ $coins })
        [many] заселяет { $n } твоих карт ({ $coins })
       *[other] заселяет { $n } твоей карты ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] оставляет без кровати { $n } чужую карту
        [few] оставляет без кровати { $n } чужие карты
        [many] оставляет без кровати { $n } чужих карт
       *[other] оставляет без кровати { $n } чужой карты
    }
hint-overbooking-lost =
    { $n ->
        [one] теряет { $n } твою карту
        [few] теряет { $n } твои карты
        [many] теряет { $n } твоих карт
       *[other] теряет { $n } твоей карты
    }
hint-overbooking-unused = оставляет всё как есть
hint-overbooking-skip = приберегает карту на потом
