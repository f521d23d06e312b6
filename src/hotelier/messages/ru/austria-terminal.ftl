### Grand Austria Hotel in the terminal: what the browser shows without words, or in others.

## Choices as the terminal tells them

austria-group-guest = Взять постояльца
austria-group-die = Взять кубик
austria-group-stronger = Взять кубик (с + на единицу сильнее, ещё { $n }♔)
austria-group-other = Или
austria-tip-check-in = { $guest }: всё подано, и номер есть: { $action }
austria-tip-claim = Условие карты политики { $letter } выполнено: { $action }
austria-tip-use = К твоим услугам { $card }: { $action }

## Cards as the terminal lists them

austria-politics-named = Политика { $letter }
austria-politics-places = { $vp } ПО первому, второму, третьему
austria-tile-named = Император { $tile }
austria-boards = Планшеты отелей
austria-board-night = Ночной планшет
austria-board-day = Дневной планшет { $board }
austria-board-rooms = { $rooms }, снизу вверх
austria-track-named = Шкала императора
austria-track-points = ПО делений с 0: { $vp }
austria-from-printed = напечатано
austria-from-transcription = из одной расшифровки, никем не проверено
austria-from-owner = из файла владельца
austria-tile-words = Бонус: { $bonus }. Штраф: { $penalty }
austria-after = после раунда { $round }
austria-revised = Исправленное издание: { $what }
austria-revised-cost = цена { $crowns }

## Signs of the terminal’s picture: short, for there is little room

austria-title = Grand Austria Hotel
austria-roof = Отель { $name }
# One letter for each colour, four different ones.
austria-letter-blue = С
austria-letter-yellow = Ж
austria-letter-red = К
austria-letter-green = З
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] даром
       *[other] { $n }♔
    }
austria-sign-emperor = император +{ $n }
austria-sign-cubes = +{ $letters }
austria-sign-draw = персонал +{ $n }
austria-sign-offer =
    { $price ->
        [free] 1 из 3 новых даром
       *[less] 1 из 3 новых −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] номер даром (этаж 1–2)
               *[no] номер даром
            }
        [less] номер −{ $n }♔
       *[full]
            { $times ->
                [1] 1 номер
               *[other] до { $times } номеров
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
austria-used = уже было
austria-kept = Уже оставлено ({ $n })
austria-nobody-yet = пока никого
austria-cafe-empty = пусто
austria-at-emperor = император { $n }
austria-in-hand = рука { $n }
austria-ready-no-room = готово, номера нет
austria-yours = твоя
austria-discs = диски:
austria-boost-note = ещё { $n }♔ — на единицу сильнее
austria-row-note = цена, имя, ПО, заказ → награда
austria-outlook = С деления { $space } сейчас: { $vp } ПО, затем на деление { $after }.
austria-outlook-bonus = Бонус: { $what }
austria-outlook-penalty = Штраф: { $what }
austria-outlook-nothing = Ни бонуса, ни штрафа
austria-tiles = Жетоны императора
austria-tiles-note = бонус с деления { $n }, штраф на 0
austria-tile-over = после раунда { $round }: позади
austria-legend = Знаки
austria-legend-signs = □ не хватает  ♔ крона
austria-legend-map = план: { $capital } заселён, { $small } готов, · пусто
austria-legend-occupied = заселён
austria-legend-free = свободен
austria-legend-group = полная группа:
austria-legend-blue = { $bonus } ПО
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } император
austria-legend-transcription = * из одной расшифровки, никем не проверено

## Before the first game and after the last round, in the terminal

austria-intro-1 = У тебя отель в Вене. Постояльцы садятся в твоём кафе, ты подаёшь что заказано, провожаешь их в номер, и они благодарят победными очками (ПО) и услугами. После семи раундов побеждает тот, у кого больше ПО.
austria-intro-2 = В свой ход можно взять постояльца из ряда; затем ты берёшь кубик с одной из шести клеток: 1 штрудель и пирожное, 2 вино и кофе, 3 подготовка номеров, 4 император и кроны, 5 наём персонала, 6 что угодно из этого за крону. Чем больше кубиков на клетке, тем сильнее действие.
austria-intro-3 = Постоялец, чей заказ выполнен, въезжает в подготовленный номер своего цвета (зелёный — в любой). Группа номеров, заселённая целиком, даёт бонус. Подать с кухни до трёх порций стоит одну крону.
austria-intro-4 = Император приходит после раундов 3, 5 и 7: продвинься по его шкале, иначе жди штрафа. В конце крона или порция на кухне — 1 ПО, постоялец, оставшийся в кафе, — минус 5.
austria-signs = Буквы — это порции: { $cubes }; ▣ порция уже есть, □ её не хватает, ♔ крона. Постояльцы и номера: { $colours }. На маленьком плане чужого отеля большая буква — заселённый номер, маленькая — подготовленный, точка — пустое место.
austria-source-checked-in = заселённые постояльцы
austria-source-printed = номера с очками
austria-source-groups = синие группы
austria-source-staff = персонал в деле
austria-source-politics = карты политики
austria-source-track = шкала императора
austria-source-tiles = жетоны императора
austria-source-end-staff = персонал конца игры
austria-end-staff-of = Персонал конца игры ({ $name }):
austria-verdict-wins = Победа: { $names }, { $vp } ПО.
austria-verdict-decided = Победа: { $names }. По { $vp } ПО поровну; решили кроны и все порции, вместе с теми, что у постояльцев в кафе ({ $worth }).
austria-verdict-shared = Общая победа: { $names }, { $vp } ПО; поровну даже крон и всех порций, вместе с теми, что у постояльцев в кафе ({ $worth }).
