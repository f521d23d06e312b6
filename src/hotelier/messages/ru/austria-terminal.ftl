### Grand Austria Hotel in the terminal: what the browser shows without words, or in different ones.

## Choices as the terminal lists them

austria-group-guest = Взять постояльца
austria-group-die = Взять кубик
austria-group-stronger = Взять кубик (+ — с усилением за { $n }♔)
austria-group-other = Или
austria-tip-check-in = Можно заселить { FORM($guest, "acc") }: { $action }
austria-tip-claim = Можно выложить диск на карту политики { $letter }: { $action }
austria-tip-use = Можно активировать { FORM($card, "acc") }: { $action }

## Cards as the terminal lists them

austria-politics-named = Карта политики { $letter }
austria-politics-places = { $vp } ПО первому, второму, третьему
austria-tile-named = Жетон императора { $tile }
austria-boards = Поля отелей
austria-board-night = «Ночное» поле
austria-board-day = «Дневное» поле { $board }
austria-board-rooms = { $rooms }, снизу вверх
austria-track-named = Шкала императора
austria-track-points = ПО по делениям, начиная с 0: { $vp }
austria-from-printed = напечатано
austria-from-transcription = из единственной расшифровки, не проверено
austria-from-owner = из пользовательского файла
austria-tile-words = Бонус: { $bonus }. Штраф: { $penalty }
austria-after = после раунда { $round }
austria-revised = Переработанное издание: { $what }
austria-revised-cost = цена { $crowns }

## Signs in the terminal’s picture: keep them short, there’s little room

austria-title = Гранд-отель «Австрия»
austria-roof = Отель «{ $name }»
# One letter for each cube, the initial of its word where possible: four different ones.
austria-letter-s = Ш
austria-letter-c = П
austria-letter-w = В
austria-letter-k = К
# One letter for each colour, four different ones.
austria-letter-blue = С
austria-letter-yellow = Ж
austria-letter-red = К
austria-letter-green = З
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] беспл.
       *[other] { $n }♔
    }
austria-sign-emperor = император +{ $n }
austria-sign-cubes = +{ $letters }
austria-sign-draw = персонал +{ $n }
austria-sign-offer =
    { $price ->
        [free] 1 из 3 новых беспл.
       *[less] 1 из 3 новых −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] номер беспл. (этаж 1–2)
               *[no] номер беспл.
            }
        [less] номер −{ $n }♔
       *[full]
            { $times ->
                [1] 1 номер
                [one] до { $times } номера
                [few] до { $times } номеров
                [many] до { $times } номеров
               *[other] до { $times } номера
            }
    }
austria-sign-twice = { $what } ×2
austria-points = Очки
# At most six letters.
austria-points-short = ПО
# At most six letters.
austria-seats = места
austria-turns = Ходы
austria-passed = пас
austria-used = сработала
austria-kept = Уже выбрано ({ $n })
austria-nobody-yet = пока никого
austria-cafe-empty = пусто
austria-at-emperor = император { $n }
austria-in-hand = рука { $n }
austria-ready-no-room = готово, номера нет
austria-yours = ваша
austria-discs = диски:
austria-boost-note = усиление: { $n }♔, сила +1
austria-row-note = цена, имя, ПО, заказ → награда
austria-outlook = Сейчас деление { $space }: { $vp } ПО, затем возврат на деление { $after }.
austria-outlook-bonus = Бонус: { $what }
austria-outlook-penalty = Штраф: { $what }
austria-outlook-nothing = Ни бонуса, ни штрафа
austria-tiles = Жетоны императора
austria-tiles-note = бонус с деления { $n }, штраф на 0
austria-tile-over = после раунда { $round }: пройдено
austria-legend = Знаки
austria-legend-signs = □ не хватает  ♔ крона
austria-legend-map = план: { $capital } заселён, { $small } подготовлен, · пусто
austria-legend-occupied = заселён
austria-legend-free = подготовлен
austria-legend-group = полная группа:
austria-legend-blue = { $bonus } ПО
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } делений
austria-legend-transcription = * из единственной расшифровки, не проверено

## Before the first game and after the last round, in the terminal

austria-intro-1 = У вас отель в Вене. Постояльцы садятся за столики вашего кафе, вы подаёте то, что они заказали, и заселяете их в номера, а они награждают вас победными очками (ПО) и не только. Через 7 раундов побеждает игрок, у которого больше всего ПО.
austria-intro-2 = В свой ход можно взять постояльца из ряда. Затем вы берёте кубик с одной из шести клеток действий: 1 — штрудели и пирожные, 2 — вино и кофе, 3 — подготовка номеров, 4 — шкала императора и кроны, 5 — наём персонала, 6 — любое из этого за 1 крону. Чем больше кубиков на клетке, тем сильнее действие.
austria-intro-3 = Постояльца, чей заказ выполнен, можно заселить в подготовленный номер его цвета (зелёного — в номер любого цвета). Группа, в которой заселены все номера, даёт бонус. За 1 крону можно подать с кухни до 3 фишек.
austria-intro-4 = Император приходит после раундов 3, 5 и 7: продвиньтесь по его шкале достаточно далеко, чтобы получить бонус, иначе возможен штраф. В конце каждая крона и каждая фишка на кухне приносит 1 ПО, а каждый постоялец, оставшийся в кафе, отнимает 5.
austria-signs = Буквы обозначают фишки: { $cubes }. ▣ — фишка есть, □ — её не хватает, ♔ — крона. Постояльцы и номера: { $colours }. На маленьком плане чужого отеля большая буква — заселённый номер, маленькая — подготовленный, точка — пустое место.
austria-source-checked-in = заселённые постояльцы
austria-source-printed = номера с очками
austria-source-groups = синие группы
austria-source-staff = персонал по ходу игры
austria-source-politics = карты политики
austria-source-track = шкала императора
austria-source-tiles = жетоны императора
austria-source-end-staff = карты «Конец игры»
austria-end-staff-of = Карты «Конец игры», { $name }:
austria-verdict-wins = Победа: { $names }, { $vp } ПО.
