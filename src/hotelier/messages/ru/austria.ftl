### Grand Austria Hotel: what cards do, what players are asked, what happened.

## Small words

austria-twice = { $what } (дважды)
austria-nothing = ничего
austria-the = { $name }
    .acc = { FORM($name, "acc") }
    .gen = { FORM($name, "gen") }
    .dat = { FORM($name, "dat") }
austria-crowns =
    { $n ->
        [one] { $n } крона
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
    .acc =
        { $n ->
            [one] { $n } крону
            [few] { $n } кроны
            [many] { $n } крон
           *[other] { $n } кроны
        }
# .for is the price in a sentence: «за 2 кроны», «бесплатно».
austria-price =
    { $n ->
        [0] бесплатно
        [one] { $n } крона
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
    .for =
        { $n ->
            [0] бесплатно
            [one] за { $n } крону
            [few] за { $n } кроны
            [many] за { $n } крон
           *[other] за { $n } кроны
        }
austria-price-short =
    { $n ->
        [0] беспл.
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] { $n } деление
        [few] { $n } деления
        [many] { $n } делений
       *[other] { $n } деления
    }
austria-staff-cards =
    { $n ->
        [one] { $n } карта персонала
        [few] { $n } карты персонала
        [many] { $n } карт персонала
       *[other] { $n } карты персонала
    }
    .acc =
        { $n ->
            [one] { $n } карту персонала
            [few] { $n } карты персонала
            [many] { $n } карт персонала
           *[other] { $n } карты персонала
        }
austria-vp = { $n } ПО
austria-vp-short = +{ $n }
# The colours agree with «номер» and «постоялец»; .f with «группа», .pl and .genpl with several rooms.
austria-word-blue = синий
    .f = синяя
    .pl = синие
    .genpl = синих
austria-word-yellow = жёлтый
    .f = жёлтая
    .pl = жёлтые
    .genpl = жёлтых
austria-word-red = красный
    .f = красная
    .pl = красные
    .genpl = красных
austria-word-green = зелёный
    .f = зелёная
    .pl = зелёные
    .genpl = зелёных
# .full and .whole stand after «за».
austria-word-group = группа
    .full = каждую полностью заселённую группу
    .whole = полную группу
austria-word-floor = этаж
    .full = каждый полностью заселённый этаж
    .whole = полный этаж
austria-word-column = вертикальный ряд
    .full = каждый полностью заселённый вертикальный ряд
    .whole = полный верт. ряд
austria-kind-blue = аристократ, синяя карта
austria-kind-yellow = человек искусства, жёлтая карта
austria-kind-red = горожанин, красная карта
austria-kind-green = турист, зелёная карта
austria-cube-s = штрудель
    .gen = штруделя
    .few = штруделя
    .many = штруделей
austria-cube-c = пирожное
    .gen = пирожного
    .few = пирожных
    .many = пирожных
austria-cube-w = вино
    .gen = вина
    .few = вина
    .many = вин
austria-cube-k = кофе
    .gen = кофе
    .few = кофе
    .many = кофе
austria-cubes-s =
    { $n ->
        [one] { $n } штрудель
        [few] { $n } штруделя
        [many] { $n } штруделей
       *[other] { $n } штруделя
    }
austria-cubes-c =
    { $n ->
        [one] { $n } пирожное
        [few] { $n } пирожных
        [many] { $n } пирожных
       *[other] { $n } пирожного
    }
austria-cubes-w =
    { $n ->
        [one] { $n } вино
        [few] { $n } вина
        [many] { $n } вин
       *[other] { $n } вина
    }
austria-cubes-k = { $n } кофе

# Wherever a message has $of or $colour, it also gets $which: the same thing as a key (blue, red, group,
# floor …), for languages in which words must agree with it. Beside $and, that key is $other.

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } по шкале императора
austria-effect-vp = { $n } ПО
austria-effect-vp-per-staff = { $n } ПО за каждого нанятого сотрудника
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] { $n } любое блюдо или напиток
        [few] { $n } любых блюда или напитка
        [many] { $n } любых блюд или напитков
       *[other] { $n } любого блюда или напитка
    }
austria-effect-complete = выполнение заказа одного постояльца за счёт общего запаса
austria-effect-draw = { austria-staff-cards } из колоды
austria-effect-hire =
    { $price ->
        [free] бесплатный наём сотрудника с руки
        [full] наём сотрудника с руки за полную цену
       *[less] наём сотрудника с руки со скидкой в { austria-crowns.acc }
    }
austria-effect-offer =
    { $price ->
        [free] бесплатный наём одного из 3 новых сотрудников
       *[less] наём одного из 3 новых сотрудников со скидкой в { austria-crowns.acc }
    }
austria-effect-prep =
    { $lit ->
        [yes] бесплатная { austria-a-room } (номер сразу заселён)
       *[no]
            { $price ->
                [free] бесплатная { austria-a-room }
                [less] { austria-a-room } со скидкой в { austria-crowns.acc }
               *[full]
                    { $times ->
                        [1] подготовка номера по цене этажа
                        [one] подготовка до { $times } номера, каждого по цене этажа
                        [few] подготовка до { $times } номеров, каждого по цене этажа
                        [many] подготовка до { $times } номеров, каждого по цене этажа
                       *[other] подготовка до { $times } номера, каждого по цене этажа
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] подготовка номера на 1-м или 2-м этаже
       *[no] подготовка номера
    }
austria-effect-occupy = заселение одного из подготовленных номеров
austria-effect-invite = бесплатный постоялец из ряда
austria-effect-extra = сразу ещё один ход на любой клетке, где есть кубик (кубик остаётся на месте)
austria-effect-extra-revised = ещё одно действие на любой клетке, где есть кубик (кубик остаётся на месте)
austria-effect-food =
    { $most ->
        [0] 1 штрудель
        [1] { austria-cubes-s } (1 можно заменить на пирожное)
       *[other] { austria-cubes-s } (до { $most } можно заменить на пирожные)
    }
austria-effect-drinks =
    { $most ->
        [0] 1 вино
        [1] { austria-cubes-w } (1 можно заменить на кофе)
       *[other] { austria-cubes-w } (до { $most } можно заменить на кофе)
    }
austria-effect-advance =
    { $n ->
        [1] 1 деление по шкале императора или 1 крона
        [one] { $n } деление по шкале императора или крона, в любом сочетании
        [few] { $n } деления по шкале императора или кроны, в любом сочетании
        [many] { $n } делений по шкале императора или крон, в любом сочетании
       *[other] { $n } деления по шкале императора или кроны, в любом сочетании
    }
austria-effect-both = { austria-steps } по шкале императора и { austria-crowns }
austria-effect-mimic = любое из действий 1–5 с силой { $n }

## Effects in two or three words, mostly beside an icon

austria-short-crowns = { austria-crowns }
austria-short-emperor = { austria-steps }
austria-short-vp = { $n } ПО
austria-short-vp-per-staff = { $n } ПО за сотрудника
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [1] любая фишка
        [one] { $n } любая фишка
        [few] { $n } любые фишки
        [many] { $n } любых фишек
       *[other] { $n } любой фишки
    }
austria-short-complete = выполнение заказа
austria-short-draw =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
austria-short-hire =
    { $price ->
        [free] беспл. наём
        [full] наём
       *[less] наём, скидка { $n }
    }
austria-short-offer =
    { $price ->
        [free] беспл. наём 1 из 3
       *[less] наём 1 из 3, скидка { $n }
    }
austria-short-prep =
    { $lit ->
        [yes] беспл. заселённый номер
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] беспл. номер, этаж 1–2
                       *[no] беспл. номер
                    }
                [less] номер, скидка { $n }
               *[full]
                    { $times ->
                        [one] { $times } номер
                        [few] { $times } номера
                        [many] { $times } номеров
                       *[other] { $times } номера
                    }
            }
    }
austria-short-occupy = заселение номера
austria-short-invite = беспл. посто­ялец
austria-short-extra = ещё один ход
austria-short-food =
    { $most ->
        [0] 1 штрудель
       *[other] { $n ->
            [one] { $n } блюдо
            [few] { $n } блюда
            [many] { $n } блюд
           *[other] { $n } блюда
        } ({ $most ->
            [1] до 1 пирожного
           *[other] до { $most } пирожных
        })
    }
austria-short-drinks =
    { $most ->
        [0] 1 вино
       *[other] { $n ->
            [one] { $n } напиток
            [few] { $n } напитка
            [many] { $n } напитков
           *[other] { $n } напитка
        } (до { $most } кофе)
    }
austria-short-advance =
    { $n ->
        [1] 1 деление или крона
        [one] { $n } деление / крона
        [few] { $n } деления / кроны
        [many] { $n } делений / крон
       *[other] { $n } деления / кроны
    }
austria-short-both =
    { $n ->
        [1] деление + крона
       *[other] { austria-steps } + { austria-crowns }
    }
austria-short-mimic = любое действие, сила { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }). Заказ: { $order }. Награда: { $gives }.
austria-guest-does = заказ: { $order }; награда: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name } (бесплатно) — { $when }: { $does }.
        [one] { $name } ({ $cost } крона) — { $when }: { $does }.
        [few] { $name } ({ $cost } кроны) — { $when }: { $does }.
        [many] { $name } ({ $cost } крон) — { $when }: { $does }.
       *[other] { $name } ({ $cost } кроны) — { $when }: { $does }.
    }
austria-when-once = немедленно
austria-when-round = 1 раз в раунд
austria-when-permanent = постоянно
austria-when-end = конец игры
austria-staff-on-guest-crowns = { austria-crowns } каждый раз, когда заселяется { $of } постоялец
austria-staff-on-guest-emperor = { austria-steps } по шкале императора каждый раз, когда заселяется { $of } постоялец
austria-staff-on-guest-vp = { $n } ПО каждый раз, когда заселяется { $of } постоялец
austria-staff-on-any-guest = { austria-crowns } каждый раз, когда заселяется постоялец
austria-staff-on-any-guest-revised = { austria-crowns } каждый раз, когда ваш номер заселяется любым способом
austria-staff-on-order = { $n } ПО каждый раз, когда заселяется постоялец с заказом из { $of } блюд и напитков
austria-staff-free-rooms = { FORM($of, "pl") } номера подготавливаются бесплатно
austria-staff-on-die-vp = { $n } ПО каждый раз, когда вы берёте кубик { $faces }
austria-staff-on-die-emperor = { austria-steps } по шкале императора каждый раз, когда вы берёте кубик { $faces }
austria-staff-on-die-prep = каждый раз, когда вы берёте кубик { $faces }, можно ещё подготовить номер за полную цену
austria-staff-on-die-hire = каждый раз, когда вы берёте кубик { $faces }, можно ещё нанять сотрудника с руки за полную цену
austria-staff-strength = +{ $n } к силе, когда вы берёте кубик { $faces }
austria-staff-cheaper = сотрудник дешевле ещё на { austria-crowns.acc }, когда вы берёте кубик { $faces }
austria-staff-free-six = кубик { $faces } бесплатен и получает +{ $n } к силе
austria-staff-both = когда вы берёте кубик { $faces }, каждая единица силы даёт и 1 деление по шкале императора, и 1 крону
austria-staff-free-delivery = подача с кухни бесплатна
austria-staff-free-guests = постояльцы из ряда бесплатны
austria-staff-excuse = можно заплатить { austria-crowns.acc }, чтобы избежать штрафа императора
austria-staff-on-bonus = { $n } ПО каждый раз, когда вы получаете бонус императора
austria-staff-end-colour = { $n } ПО за каждый заселённый { $of } номер
austria-staff-end-occupied = { $n } ПО за каждый заселённый номер
austria-staff-end-staff = { $n } ПО за каждого нанятого сотрудника, включая этого
austria-staff-end-tiles = { $n } ПО за каждый подготовленный или заселённый номер
austria-staff-end-full = { $n } ПО за { FORM($of, "full") }
austria-staff-end-discs = { $n } ПО за каждую карту политики с вашим диском
austria-staff-end-emperor = { $n } ПО × значение вашего деления на шкале императора (не больше { $limit } ПО)
austria-staff-end-emperor-revised = { $n } ПО × значение вашего деления на шкале императора
austria-staff-end-sets = { $n } ПО за каждый набор из 3 заселённых номеров разного цвета
austria-staff-end-copy = копирует лучшую карту «Конец игры», нанятую другим игроком
austria-staff-occupy-twice = заселение 2 подготовленных номеров
austria-brief-on-guest-crowns = { $of } постоялец: { austria-crowns }
austria-brief-on-guest-emperor = { $of } постоялец: { austria-steps }
austria-brief-on-guest-vp = { $of } постоялец: { $n } ПО
austria-brief-on-any-guest = заселение: { austria-crowns }
austria-brief-on-any-guest-revised = номер заселён: { austria-crowns }
austria-brief-on-order = заказ из { $of } фишек: { $n } ПО
austria-brief-free-rooms = { FORM($of, "pl") } номера бесплатно
austria-brief-on-die-vp = кубик { $faces }: { $n } ПО
austria-brief-on-die-emperor = кубик { $faces }: { austria-steps }
austria-brief-on-die-prep = кубик { $faces }: ещё номер
austria-brief-on-die-hire = кубик { $faces }: ещё наём
austria-brief-strength = кубик { $faces }: +{ $n }
austria-brief-cheaper = кубик { $faces }: скидка { $n }
austria-brief-free-six = кубик { $faces }: беспл., +{ $n }
austria-brief-both = кубик { $faces }: деления и кроны
austria-brief-free-delivery = бесплатная подача
austria-brief-free-guests = постояльцы бесплатно
austria-brief-excuse = вместо штрафа: { austria-crowns }
austria-brief-on-bonus = бонус императора: { $n } ПО
austria-brief-end-colour = { $n } ПО за { $of } номер
austria-brief-end-occupied = { $n } ПО за заселённый номер
austria-brief-end-staff = { $n } ПО за сотрудника
austria-brief-end-tiles = { $n } ПО за номер
austria-brief-end-full = { $n } ПО за { FORM($of, "whole") }
austria-brief-end-discs = { $n } ПО за карту политики
austria-brief-end-emperor = { $n } ПО за деление, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } ПО за деление
austria-brief-end-sets = { $n } ПО за набор из 3 цветов
austria-brief-end-copy = копия карты «Конец игры»
austria-brief-occupy-twice = заселение 2 номеров

## Politics and the emperor
## The log quotes these for every player, so they do without “your”.

austria-need-crowns =
    { $n ->
        [one] { $n } крона в кассе
        [few] { $n } кроны в кассе
        [many] { $n } крон в кассе
       *[other] { $n } кроны в кассе
    }
austria-need-tiles =
    { $n ->
        [one] { $n } подготовленный или заселённый номер
        [few] { $n } подготовленных или заселённых номера
        [many] { $n } подготовленных или заселённых номеров
       *[other] { $n } подготовленного или заселённого номера
    }
austria-need-staff =
    { $n ->
        [one] { $n } нанятый сотрудник
        [few] { $n } нанятых сотрудника
        [many] { $n } нанятых сотрудников
       *[other] { $n } нанятого сотрудника
    }
austria-need-emperor = деление { $n } шкалы императора или дальше
austria-need-full =
    { $which ->
        [floor] { $n ->
            [one] { $n } полностью заселённый этаж
            [few] { $n } полностью заселённых этажа
            [many] { $n } полностью заселённых этажей
           *[other] { $n } полностью заселённого этажа
        }
        [column] { $n ->
            [one] { $n } полностью заселённый вертикальный ряд
            [few] { $n } полностью заселённых вертикальных ряда
            [many] { $n } полностью заселённых вертикальных рядов
           *[other] { $n } полностью заселённого вертикального ряда
        }
       *[group] { $n ->
            [one] { $n } полностью заселённая группа
            [few] { $n } полностью заселённые группы
            [many] { $n } полностью заселённых групп
           *[other] { $n } полностью заселённой группы
        }
    }
austria-need-colour = все номера одного цвета заселены
austria-need-each =
    { $n ->
        [one] по { $n } заселённому номеру каждого цвета
        [few] по { $n } заселённых номера каждого цвета
        [many] по { $n } заселённых номеров каждого цвета
       *[other] по { $n } заселённого номера каждого цвета
    }
austria-need-two =
    { $n ->
        [one] { $n } { $of }
        [few] { $n } { FORM($of, "genpl") }
        [many] { $n } { FORM($of, "genpl") }
       *[other] { $n } { FORM($of, "genpl") }
    } и { $m ->
        [one] { $m } { $and } заселённый номер
        [few] { $m } { FORM($and, "genpl") } заселённых номера
        [many] { $m } { FORM($and, "genpl") } заселённых номеров
       *[other] { $m } { FORM($and, "genpl") } заселённых номера
    }
austria-penalty-crowns = потерять { austria-crowns.acc }
austria-penalty-vp = потерять { $n } ПО
austria-penalty-vp-per-staff = потерять { $n } ПО за каждого нанятого сотрудника
austria-penalty-cubes = потерять все блюда и напитки с кухни
austria-penalty-all-cubes = потерять все блюда и напитки с кухни и со столиков кафе
austria-penalty-return = вернуть { austria-staff-cards.acc } с руки под низ колоды
austria-penalty-demolish = потерять самый верхний свободный номер
austria-penalty-demolish-twice = потерять 2 самых верхних свободных номера
austria-penalty-evict =
    { $n ->
        [one] потерять { $n } заселённый номер
        [few] потерять { $n } заселённых номера
        [many] потерять { $n } заселённых номеров
       *[other] потерять { $n } заселённого номера
    }: один на самом верхнем этаже, где такой есть, затем ближайший под ним в том же вертикальном ряду
austria-penalty-evict-revised =
    { $n ->
        [one] потерять { $n } заселённый номер
        [few] потерять { $n } заселённых номера
        [many] потерять { $n } заселённых номеров
       *[other] потерять { $n } заселённого номера
    }: один на самом верхнем этаже, где такой есть, затем один на ближайшем нижнем этаже, где такой есть
austria-penalty-dismiss = уволить сотрудника с картой «Конец игры»
austria-penalty-or = { $first } или { $second }
austria-penalty-else = { $first } или, если это невозможно, { $second }
austria-less-vp-per-staff = −{ $n } ПО за сотрудника
austria-less-cubes = потерять всё с кухни
austria-less-all-cubes = потерять всё с кухни и столиков
austria-less-return =
    { $n ->
        [one] вернуть { $n } карту
        [few] вернуть { $n } карты
        [many] вернуть { $n } карт
       *[other] вернуть { $n } карты
    }
austria-less-demolish = −1 верхний свободный номер
austria-less-demolish-twice = −2 верхних свободных номера
austria-less-evict =
    { $n ->
        [one] −{ $n } верхний заселённый номер
        [few] −{ $n } верхних заселённых номера
        [many] −{ $n } верхних заселённых номеров
       *[other] −{ $n } верхнего заселённого номера
    }
austria-less-dismiss = −1 карта «Конец игры»
austria-less-else = { $first }, иначе { $second }

## Headline and questions

austria-round = Раунд { $n } из { $all }
austria-emperor-now = император после этого раунда
austria-emperor-at = император после раунда { $n }
austria-score = у вас { $n } ПО
austria-q-draft = Оставьте одну карту персонала и передайте остальные дальше.
austria-q-first-guest = Возьмите первого постояльца бесплатно.
austria-q-first-room =
    { $n ->
        [1] Перед началом партии можно подготовить ещё 1 номер.
        [one] Перед началом партии подготовьте до { $n } номера. Номера на первом этаже бесплатны.
        [few] Перед началом партии подготовьте до { $n } номеров. Номера на первом этаже бесплатны.
        [many] Перед началом партии подготовьте до { $n } номеров. Номера на первом этаже бесплатны.
       *[other] Перед началом партии подготовьте до { $n } номера. Номера на первом этаже бесплатны.
    }
austria-q-turn-guest = Если хотите, возьмите постояльца. Затем возьмите кубик.
austria-q-turn = Возьмите кубик.
austria-q-turn-full = Возьмите кубик. Кафе заполнено, поэтому постояльца взять нельзя.
austria-q-turn-done = Кубик использован. Сделайте что-нибудь ещё или завершите ход.
austria-q-turn-stuck = Кубик взять нельзя. Спасуйте или сначала сделайте что-нибудь ещё.
austria-q-turn-extra = Ещё один ход от Е. Гипета: используйте клетку, на которой есть кубик. Сам кубик остаётся на месте.
austria-q-mimic = Какое действие выполнить шестёркой?
austria-q-split = Какие блюда или напитки взять?
austria-q-advance = На сколько делений продвинуться? Остальное вы получите кронами.
austria-q-cube =
    { $n ->
        [1] Выберите блюдо или напиток.
        [one] Выберите { $n } блюдо или напиток, по одному.
        [few] Выберите { $n } блюда или напитка, по одному.
        [many] Выберите { $n } блюд или напитков, по одному.
       *[other] Выберите { $n } блюда или напитка, по одному.
    }
austria-q-place = Подайте { $cubes }. Остальное отправится на кухню.
austria-q-deliver =
    { $n ->
        [1] Подайте с кухни ещё 1 фишку.
        [one] Подайте с кухни до { $n } фишки.
        [few] Подайте с кухни до { $n } фишек.
        [many] Подайте с кухни до { $n } фишек.
       *[other] Подайте с кухни до { $n } фишки.
    }
austria-q-prepare-full =
    { $n ->
        [1] Выберите номер для подготовки (по цене этажа).
        [one] Выберите до { $n } номера для подготовки (по цене этажа).
        [few] Выберите до { $n } номеров для подготовки (по цене этажа).
        [many] Выберите до { $n } номеров для подготовки (по цене этажа).
       *[other] Выберите до { $n } номера для подготовки (по цене этажа).
    }
austria-q-prepare-less = Выберите номер для подготовки со скидкой в { austria-crowns.acc }.
austria-q-prepare-low = Выберите номер на 1-м или 2-м этаже для бесплатной подготовки.
austria-q-prepare-free = Выберите номер для бесплатной подготовки.
austria-q-prepare-lit-low = Выберите номер на 1-м или 2-м этаже. Он бесплатный и сразу заселён.
austria-q-prepare-lit = Выберите номер. Он бесплатный и сразу заселён.
austria-q-hire-full = Наймите сотрудника с руки или пропустите.
austria-q-hire-less = Наймите сотрудника с руки со скидкой в { austria-crowns.acc } или пропустите.
austria-q-hire-free = Бесплатно наймите сотрудника с руки или пропустите.
austria-q-offer-full = Наймите одного из этих сотрудников или пропустите.
austria-q-offer-less = Наймите одного из этих сотрудников со скидкой в { austria-crowns.acc } или пропустите.
austria-q-offer-free = Бесплатно наймите одного из этих сотрудников или пропустите.
austria-q-check-in = В какой номер заселить { FORM($guest, "acc") }?
austria-q-occupy = Какой из подготовленных номеров заселить?
austria-q-complete = Чей заказ выполнить?
austria-q-invite = Бесплатно возьмите постояльца из ряда или пропустите.
austria-q-order = Какой эффект применить первым?
austria-q-penalty = Император недоволен. Выберите штраф.
austria-q-return =
    { $n ->
        [1] Выберите карту, которую вернёте под низ колоды.
        [one] Выберите { $n } карту, которую вернёте под низ колоды.
        [few] Выберите { $n } карты, которые вернёте под низ колоды, по одной.
        [many] Выберите { $n } карт, которые вернёте под низ колоды, по одной.
       *[other] Выберите { $n } карты, которые вернёте под низ колоды, по одной.
    }
austria-q-demolish = От какого номера отказаться?
austria-q-dismiss = Какого сотрудника с картой «Конец игры» уволить?

## Choices

austria-do-keep = Оставить себе { FORM($name, "acc") }
austria-do-guest = Взять { FORM($name, "acc") } · { austria-price }
austria-do-room = Номер { $room }, { $colour }
austria-do-room-price = Номер { $room }, { $colour } · { austria-price }
austria-do-room-gift = Номер { $room }, { $colour } · бонус за заселение: { $gift }
austria-do-done = Закончить подготовку
austria-do-die = Кубик { $face } · { $gives }
austria-do-die-price = Кубик { $face } · { $gives } · { austria-price }
austria-do-die-boost = Кубик { $face } с усилением · { $gives } · { austria-price }
austria-do-deliver = Подать с кухни · { austria-price }
austria-do-use = Активировать { FORM($name, "acc") } · { $does }
austria-do-claim = Выложить диск: { $card } · { $n } ПО
austria-do-check-in = Заселить { FORM($name, "acc") }
austria-do-pass = Спасовать
austria-do-end = Завершить ход
austria-do-as = Действие { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = за пределами шкалы: +{ $n } ПО
austria-lost =
    { $n ->
        [one] { $n } пропадёт: касса вмещает { $limit }
        [few] { $n } пропадут: касса вмещает { $limit }
        [many] { $n } пропадут: касса вмещает { $limit }
       *[other] { $n } пропадут: касса вмещает { $limit }
    }
austria-do-split = { $cubes }
austria-do-serve = Подать { $cube } { FORM($name, "dat") }
austria-do-kitchen = Оставить на кухне { $cubes }
austria-do-stop-deliver = Закончить подачу
austria-do-stop-prepare = Закончить подготовку
austria-do-stop-hire = Никого не нанимать
austria-do-stop-occupy = Не заселять номер
austria-do-stop-complete = Не выполнять заказ
austria-do-stop-invite = Никого не брать
austria-do-hire = Нанять { FORM($name, "acc") } · { austria-price }
austria-do-table = Выполнить заказ { FORM($name, "gen") }
austria-do-excuse = Избежать штрафа · 1 крона
austria-do-return = Вернуть { FORM($name, "acc") }
austria-do-dismiss = Уволить { FORM($name, "acc") }

## Previews

austria-gain-crowns =
    { $n ->
        [one] +{ $n } крона
        [few] +{ $n } кроны
        [many] +{ $n } крон
       *[other] +{ $n } кроны
    }
austria-cost-crowns =
    { $n ->
        [one] −{ $n } крона
        [few] −{ $n } кроны
        [many] −{ $n } крон
       *[other] −{ $n } кроны
    }
austria-lost-crowns =
    { $n ->
        [one] { $n } лишняя (касса полна)
        [few] { $n } лишние (касса полна)
        [many] { $n } лишних (касса полна)
       *[other] { $n } лишних (касса полна)
    }
austria-gain-vp = +{ $n } ПО
austria-cost-vp = −{ $n } ПО
austria-gain-steps = император +{ $n }
austria-cost-steps = император −{ $n }
austria-gain-staff =
    { $n ->
        [one] +{ $n } карта персонала
        [few] +{ $n } карты персонала
        [many] +{ $n } карт персонала
       *[other] +{ $n } карты персонала
    }
austria-gain-strength = сила { $n }
austria-gain-lit = номер { $room } заселён
austria-gain-group = { FORM($colour, "f") } группа заселена
austria-gain-ready = заказ { FORM($name, "gen") } выполнен
austria-gain-hired = вы нанимаете { FORM($name, "acc") }
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = номер { $room } потерян
austria-gain-pass = вы ждёте; когда спасуют все, один кубик уберут, а остальные бросят снова
austria-turn-ends = завершает ваш ход
austria-gains = { $gains }

## “Since your last turn”: what a player did, after the disc of their seat

austria-recap-die = берёт кубик { $face }
austria-recap-guest = берёт { FORM($guest, "acc") }
austria-recap-hired = нанимает { FORM($card, "acc") }
austria-recap-checked-in = заселяет { FORM($guest, "acc") }
austria-recap-rooms =
    { $n ->
        [one] подготавливает { $n } номер
        [few] подготавливает { $n } номера
        [many] подготавливает { $n } номеров
       *[other] подготавливает { $n } номера
    }
austria-recap-served =
    { $n ->
        [one] подаёт { $n } фишку
        [few] подаёт { $n } фишки
        [many] подаёт { $n } фишек
       *[other] подаёт { $n } фишки
    }
austria-recap-passed = пасует

## The log

austria-log-first-player =
    { $you ->
        [yes] Начинаете вы.
       *[no] Начинает { $name }.
    }
austria-log-politics-revealed = Карты политики: { $what }.
austria-log-tiles-revealed = Жетоны императора: { $what }.
austria-log-boards-dealt = У каждого игрока свой отель.
austria-log-row-dealt = Первые постояльцы в ряду: { $what }.
austria-setup-politics = карты политики
austria-setup-emperor = жетоны императора
austria-setup-boards = отели
austria-setup-row = ряд постояльцев
austria-setup-hands = стартовый персонал
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Вы оставляете себе { FORM($card, "acc") }.
           *[no] { $name } оставляет себе { FORM($card, "acc") }.
        }
       *[no] { $you ->
            [yes] Вы оставляете себе карту персонала.
           *[no] { $name } оставляет себе карту персонала.
        }
    }
austria-log-hands-passed = Все передают свои карты налево.
austria-log-round-started = Начинается раунд { $n }.
austria-log-dice-rolled =
    { $again ->
        [yes] Кубики брошены снова: { $dice }.
       *[no] Кубики брошены: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] Последний кубик отправляется в мусорный бак.
       *[other] Один кубик отправляется в мусорный бак, остаётся { $n }.
    }
austria-log-passed =
    { $you ->
        [yes] Вы пасуете.
       *[no] { $name } пасует.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Вы берёте { FORM($guest, "acc") } { FORM($price, "for") }.
       *[no] { $name } берёт { FORM($guest, "acc") } { FORM($price, "for") }.
    }
austria-log-guests-reshuffled = Сброшенных постояльцев тасуют: это новая колода.
austria-log-die-taken =
    { $you ->
        [yes] Вы берёте кубик { $face } с силой { $n }{ $paid }.
       *[no] { $name } берёт кубик { $face } с силой { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Вы используете клетку { $face } с силой { $n }{ $paid }.
       *[no] { $name } использует клетку { $face } с силой { $n }{ $paid }.
    }
austria-log-paid = {" "}за { austria-crowns.acc }
austria-log-die-used-as =
    { $you ->
        [yes] Вы выполняете им действие { $face }.
       *[no] { $name } выполняет им действие { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Вы получаете { $cubes }.
       *[no] { $name } получает { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Вы подаёте блюда и напитки с кухни { FORM($price, "for") }.
       *[no] { $name } подаёт блюда и напитки с кухни { FORM($price, "for") }.
    }
austria-log-cube-served =
    { $you ->
        [yes] Вы подаёте { $cube } { FORM($guest, "dat") }.
       *[no] { $name } подаёт { $cube } { FORM($guest, "dat") }.
    }
austria-log-order-completed = { $guest }: заказ выполнен.
austria-log-cubes-lost =
    { $you ->
        [yes] Вы теряете { $cubes }.
       *[no] { $name } теряет { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Вы подготавливаете номер { $room } { FORM($price, "for") }{ $vp }.
       *[no] { $name } подготавливает номер { $room } { FORM($price, "for") }{ $vp }.
    }
austria-log-with-vp = {" "}(+{ $n } ПО)
austria-log-rooms-prepared =
    { $you ->
        [yes] Вы подготавливаете номера { $rooms } { FORM($price, "for") }{ $vp }.
       *[no] { $name } подготавливает номера { $rooms } { FORM($price, "for") }{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Вы заселяете { FORM($guest, "acc") } в номер { $room }{ $vp }.
       *[no] { $name } заселяет { FORM($guest, "acc") } в номер { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Вы заселяете номер { $room }.
       *[no] { $name } заселяет номер { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes] Вы полностью заселяете группу: { $size ->
            [one] { $size } { $colour } номер
            [few] { $size } { FORM($colour, "genpl") } номера
            [many] { $size } { FORM($colour, "genpl") } номеров
           *[other] { $size } { FORM($colour, "genpl") } номера
        }.
       *[no] { $name } полностью заселяет группу: { $size ->
            [one] { $size } { $colour } номер
            [few] { $size } { FORM($colour, "genpl") } номера
            [many] { $size } { FORM($colour, "genpl") } номеров
           *[other] { $size } { FORM($colour, "genpl") } номера
        }.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Вы получаете { FORM($crowns, "acc") }{ $lost }.
       *[no] { $name } получает { FORM($crowns, "acc") }{ $lost }.
    }
austria-log-crowns-lost =
    { $n ->
        [one] {" "}(ещё { $n } пропадает: касса полна)
        [few] {" "}(ещё { $n } пропадают: касса полна)
        [many] {" "}(ещё { $n } пропадают: касса полна)
       *[other] {" "}(ещё { $n } пропадают: касса полна)
    }
austria-log-points-scored =
    { $you ->
        [yes] Вы получаете { $n } ПО.
       *[no] { $name } получает { $n } ПО.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Вы продвигаетесь до деления { $end } на шкале императора{ $vp }.
       *[no] { $name } продвигается до деления { $end } на шкале императора{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Вы берёте из колоды { FORM($cards, "acc") }.
           *[no] { $name } берёт из колоды { FORM($cards, "acc") }.
        }
       *[no] { $you ->
            [yes] Вы берёте из колоды { austria-staff-cards.acc }.
           *[no] { $name } берёт из колоды { austria-staff-cards.acc }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Вы смотрите карты: { $cards }.
           *[no] { $name } смотрит карты: { $cards }.
        }
       *[no] { $you ->
            [yes] Вы смотрите { austria-staff-cards.acc }.
           *[no] { $name } смотрит { austria-staff-cards.acc }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Вы возвращаете под низ колоды { FORM($cards, "acc") }.
           *[no] { $name } возвращает под низ колоды { FORM($cards, "acc") }.
        }
       *[no] { $you ->
            [yes] Вы возвращаете под низ колоды { austria-staff-cards.acc }.
           *[no] { $name } возвращает под низ колоды { austria-staff-cards.acc }.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Вы нанимаете { FORM($card, "acc") } { FORM($price, "for") }.
       *[no] { $name } нанимает { FORM($card, "acc") } { FORM($price, "for") }.
    }
austria-log-staff-used =
    { $you ->
        [yes] Вы активируете { FORM($card, "acc") }.
       *[no] { $name } активирует { FORM($card, "acc") }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] У вас срабатывает { $card }.
       *[no] { $name }: срабатывает { $card }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Вы выкладываете диск на карту политики { $group } ({ $need }) и получаете { $n } ПО.
       *[no] { $name } выкладывает диск на карту политики { $group } ({ $need }) и получает { $n } ПО.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] Вы получаете ещё один ход от Е. Гипета.
       *[no] { $name } получает ещё один ход от Е. Гипета.
    }
austria-log-extra-turn-lost = Дополнительный ход от Е. Гипета пропадает: кубиков не осталось.
austria-log-emperor-scored =
    { $you ->
        [yes] Вы получаете { $n } ПО по шкале императора и возвращаетесь на деление { $end }.
       *[no] { $name } получает { $n } ПО по шкале императора и возвращается на деление { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Вы получаете бонус императора: { $what }.
       *[no] { $name } получает бонус императора: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] Вы получаете штраф императора: { $what }.
       *[no] { $name } получает штраф императора: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] Ваш штраф: { $what }.
       *[no] Штраф ({ $name }): { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Штраф: вы теряете { austria-crowns.acc }.
       *[no] Штраф: { $name } теряет { austria-crowns.acc }.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Штраф: вы теряете { $n } ПО.
       *[no] Штраф: { $name } теряет { $n } ПО.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Вы платите { FORM($crowns, "acc") }, чтобы избежать штрафа.
       *[no] { $name } платит { FORM($crowns, "acc") }, чтобы избежать штрафа.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Вы возвращаете под низ колоды { FORM($card, "acc") }.
           *[no] { $name } возвращает под низ колоды { FORM($card, "acc") }.
        }
       *[no] { $you ->
            [yes] Вы возвращаете карту персонала под низ колоды.
           *[no] { $name } возвращает карту персонала под низ колоды.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] Вы теряете номер { $room }.
       *[no] { $name } теряет номер { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] Вы увольняете { FORM($card, "acc") }.
       *[no] { $name } увольняет { FORM($card, "acc") }.
    }
austria-log-round-ended = Раунд { $n } окончен.
austria-log-scoring-part =
    { $you ->
        [yes] Вы получаете { $n } ПО за { FORM($what, "acc") }.
       *[no] { $name } получает { $n } ПО за { FORM($what, "acc") }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Вы теряете { $n } ПО за { FORM($what, "acc") }.
       *[no] { $name } теряет { $n } ПО за { FORM($what, "acc") }.
    }
austria-part-rooms = заселённые номера
austria-part-crowns = кроны
austria-part-cubes = фишки на кухне
austria-part-guests = постояльцы в кафе
    .acc = постояльцев в кафе
austria-part-copied = { $card } (копирует { FORM($copied, "acc") })
    .acc = { FORM($card, "acc") } (копирует { FORM($copied, "acc") })
austria-log-game-ended = Партия окончена.
austria-verdict-decided = Победа: { $names }. Очков поровну, { $vp } ПО; решили кроны и фишки, включая те, что у постояльцев в кафе ({ $worth }).
austria-verdict-shared = Общая победа: { $names }, { $vp } ПО. Поровну даже крон и фишек, включая те, что у постояльцев в кафе ({ $worth }).

## On the table

austria-told = { $words }: { $gains }
austria-hand = Рука
austria-work = Наняты
austria-if-ended = если закончить
austria-score-now = уже набрано
austria-score-staff = карты «Конец игры»
austria-score-all = Если закончить сейчас: { $n } ПО
austria-vp-sign = ПО
austria-worth = Сейчас приносит { $n } ПО.
austria-worth-copied = Копирует { FORM($name, "acc") }.
austria-check-in = Заселить
austria-serve = Подать
austria-served = готово
austria-spent = отдыхает
austria-new = новая
austria-after-which = После раунда { $round }:
austria-back-by = ПО, назад на { $back }
austria-hotel = Отель «{ $name }»
austria-round-of = Раунд
austria-turn-marks = Ходы
austria-draft-of = Карта { $n } из { $all }
austria-your-board = Ваше поле
austria-keys-dice = Взять кубик с этим числом
austria-keys-boost = Взять его с усилением
austria-pages = Разделы стола
austria-page-hotel = Отель
austria-page-staff = Персонал
austria-page-town = Император
austria-page-others = Соперники
austria-guests = Постояльцы
austria-dice = Кубики
austria-cafe = Кафе
austria-kitchen = Кухня
austria-purse = Касса
austria-emperor = Император
austria-politics = Политика
austria-order = Порядок хода
austria-draft = Драфт
austria-offer = Новый персонал
austria-staff-at-work = Наняты ({ $n })
austria-staff-hand = На руке ({ $n })
austria-nobody-hired = Пока никого. Кубиком 5 можно нанять сотрудника с руки.
austria-no-hand = На руке нет карт.
austria-hidden-hand =
    { $n ->
        [0] На руке нет карт.
        [one] На руке { $n } закрытая карта.
        [few] На руке { $n } закрытые карты.
        [many] На руке { $n } закрытых карт.
       *[other] На руке { $n } закрытой карты.
    }
austria-moment-once = немедленно
austria-moment-round = 1 раз в раунд
austria-moment-permanent = постоянно
austria-moment-end = конец игры
austria-asleep = Уже сработала. В следующем раунде будет снова готова.
austria-other-hotels = Другие отели
austria-own-hotel = Ваш отель
austria-hotel-of = Отель игрока { $name }
austria-look-at = Посмотреть отель игрока { $name }
austria-back = Назад: { $name }
austria-back-home = К своему отелю
austria-die-1 = штрудель, пирожное
austria-die-2 = вино, кофе
austria-die-3 = номера
austria-die-4 = император, кроны
austria-die-5 = персонал
austria-die-6 = на выбор
austria-space-1 = Клетка 1: 1 штрудель за каждый кубик на ней. До половины можно заменить на пирожные.
austria-space-2 = Клетка 2: 1 вино за каждый кубик на ней. До половины можно заменить на кофе.
austria-space-3 = Клетка 3: за каждый кубик на ней можно подготовить 1 номер по цене этажа.
austria-space-4 = Клетка 4: за каждый кубик на ней — 1 деление по шкале императора или 1 крона.
austria-space-5 = Клетка 5: наймите сотрудника с руки на 1 крону дешевле за каждый кубик на ней.
austria-space-6 = Клетка 6: заплатите 1 крону и выполните любое другое действие с силой этой клетки.
austria-no-die = нет кубика
austria-would-give = Сейчас даст: { $gives }.
austria-vain-rooms = номеров не осталось
austria-vain-crowns = слишком дорого
austria-vain-hand = нет карт на руке
austria-free = свободно
austria-free-table = Свободный столик: посадите сюда постояльца из ряда.
austria-needs = ждёт { $cubes }
austria-ready = можно заселить
austria-no-room = всё подано, нужен подготовленный номер
austria-no-room-of = всё подано, нужен подготовленный { $colour } номер
austria-serve-these = Подать с кухни { $cubes } { FORM($name, "dat") }
austria-serve-all = Подать всё ({ $n })
austria-pick = Подать { $cubes }: нажмите на постояльца
austria-kitchen-cube =
    { $n ->
        [0] На кухне нет { FORM($cube, "gen") }.
        [one] На кухне { $n } { $cube }.
        [few] На кухне { $n } { FORM($cube, "few") }.
        [many] На кухне { $n } { FORM($cube, "many") }.
       *[other] На кухне { $n } { FORM($cube, "gen") }.
    } В конце каждая фишка приносит 1 ПО.
austria-kitchen-of = На кухне: { $cubes }
austria-purse-of = В кассе { $n } из { $limit } крон
austria-purse-tip = Касса вмещает до { $limit } крон, лишние пропадают. В конце каждая крона приносит 1 ПО.
austria-of-limit = из { $limit }
austria-track = Шкала императора
austria-track-at = Деление { $n } шкалы императора
austria-staff-of = Персонал: нанято { $work }, на руке { $hand }
austria-space-of-track = Деление { $space } при следующем подсчёте: { $vp } ПО, затем { $zone }.
austria-zone-penalty = штраф
austria-zone-nothing = ничего
austria-zone-bonus = бонус
austria-outlook-short = +{ $vp } ПО, деление { $after }: { $zone }
austria-after-round = После раунда { $round }: ПО за деление, затем назад на { $back }
austria-fate-bonus =
    { $who ->
        [you] Сейчас вы получаете { $vp } ПО, возвращаетесь на деление { $after } и получаете бонус
       *[other] Сейчас { $name } получает { $vp } ПО, возвращается на деление { $after } и получает бонус
    }
austria-fate-nothing =
    { $who ->
        [you] Сейчас вы получаете { $vp } ПО, возвращаетесь на деление { $after } и не получаете ни бонуса, ни штрафа
       *[other] Сейчас { $name } получает { $vp } ПО, возвращается на деление { $after } и не получает ни бонуса, ни штрафа
    }
austria-fate-penalty =
    { $who ->
        [you] Сейчас вы получаете { $vp } ПО, возвращаетесь на деление { $after } и получаете штраф
       *[other] Сейчас { $name } получает { $vp } ПО, возвращается на деление { $after } и получает штраф
    }
austria-tile = Раунд { $round } · бонус: { $bonus } · штраф: { $penalty }
austria-scene-round = Раунд { $n }
austria-scene-visit = Император придёт после раунда { $n }.
austria-scene-emperor = Визит императора
austria-scene-emperor-text = После раунда { $n }: ПО за деление, назад на { $back }, затем бонус или штраф по порядку хода
austria-scene-back = назад на { $n }
austria-scene-nothing = ничего
austria-scene-waits = Ждём решения…
austria-scene-hide = Скрыть
austria-scene-next = Дальше
austria-scene-skip = Пропустить
austria-scene-final = Финальный подсчёт очков
austria-scene-so-far = Уже набрано
austria-scene-staff = Карты «Конец игры»
austria-scene-floor = Этаж { $n }
austria-scene-leftovers = Кроны и фишки
austria-scene-guests = Постояльцы в кафе
austria-politics-card = Карта политики { $letter }: { $need }. Чем раньше выложен диск, тем больше ПО.
austria-progress = { FORM($what, "pl") } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Ход { $n }, { $name }: сделан
        [now] Ход { $n }, { $name }: сейчас
        [passed] Ход { $n }, { $name }: пас, ждёт следующего броска
       *[open] Ход { $n }, { $name }: впереди
    }
austria-room-planned =
    { $vp ->
        [0] номер { $room }, { $colour }: ещё не подготовлен. { $price ->
            [0] Подготовка бесплатна
            [one] Подготовка стоит { $price } крону
            [few] Подготовка стоит { $price } кроны
            [many] Подготовка стоит { $price } крон
           *[other] Подготовка стоит { $price } кроны
        }.
       *[other] номер { $room }, { $colour }: ещё не подготовлен. { $price ->
            [0] Подготовка бесплатна
            [one] Подготовка стоит { $price } крону
            [few] Подготовка стоит { $price } кроны
            [many] Подготовка стоит { $price } крон
           *[other] Подготовка стоит { $price } кроны
        } и сразу приносит { $vp } ПО.
    }
austria-room-prepared = номер { $room }, { $colour }: подготовлен, свободен. Если заселить, в конце принесёт { $end } ПО.
austria-room-occupied = номер { $room }, { $colour }: заселён. В конце принесёт { $end } ПО.
austria-room-lodger = Здесь живёт { $name }.
austria-room-group =
    { $size ->
        [1] Отдельная группа. Бонус за заселение: { $gift }.
        [one] Группа из { $size } номера. Бонус за заселение всех: { $gift }.
        [few] Группа из { $size } номеров. Бонус за заселение всех: { $gift }.
        [many] Группа из { $size } номеров. Бонус за заселение всех: { $gift }.
       *[other] Группа из { $size } номера. Бонус за заселение всех: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Этаж { $floor }: подготовка номера бесплатна.
        [one] Этаж { $floor }: подготовка номера стоит { $price } крону.
        [few] Этаж { $floor }: подготовка номера стоит { $price } кроны.
        [many] Этаж { $floor }: подготовка номера стоит { $price } крон.
       *[other] Этаж { $floor }: подготовка номера стоит { $price } кроны.
    } Заселённый номер в конце приносит { $vp } ПО.
austria-tag-price =
    { $n ->
        [0] беспл.
       *[other] −{ $n }
    }
austria-not-asked = Не сейчас. { $question }
austria-not-over = Партия окончена.
austria-not-watching = Вы только наблюдаете за этой партией.
austria-not-confirmed = Сначала подтвердите ход или отмените его.
austria-not-turn = Подождите: решает { $name }.
austria-not-other = Это отель игрока { $name }. Действовать можно только в своём.
austria-not-payable =
    { $have ->
        [0] Это стоит { austria-crowns.acc }, а касса пуста.
       *[other] Это стоит { austria-crowns.acc }, а у вас { $have }.
    }
austria-not-again = Этот номер уже подготовлен.
austria-not-beside = Новый номер должен быть рядом с вашим номером, над ним или под ним.
austria-not-corner = Начните с нижнего левого номера.
austria-not-floor = Это возможно только на 1-м и 2-м этажах.
austria-not-free = Этот номер уже заселён.
austria-not-prepared = Этот номер ещё не подготовлен.
austria-not-colour = Это { $colour } номер, а постояльцу нужен номер своего цвета.
austria-not-by-die = Чтобы подготовить номер, возьмите кубик 3. Помогают и некоторые постояльцы и сотрудники.
austria-not-from-cafe = Номер готов. Заселите сюда постояльца из кафе, когда его заказ будет выполнен.
austria-not-no-room-there = Здесь нет номера, от которого можно отказаться.
austria-not-spared = Штраф забирает один из подсвеченных номеров.
austria-not-cafe = Ваше кафе заполнено.
austria-not-after-die = Постояльца можно взять только до кубика.
austria-not-second-guest = За ход можно взять только одного постояльца.
austria-not-empty-table = Этот столик свободен. Посадите сюда постояльца из ряда.
austria-not-full-order = Этот заказ уже выполнен.
austria-not-wanted = Этот постоялец ждёт не { $cube }, а { $cubes }.
austria-not-hungry = Этот постоялец ещё ждёт { $cubes }.
austria-not-housed = Этому постояльцу нужен подготовленный номер, а свободных нет.
austria-not-housed-in = Этому постояльцу нужен подготовленный { $colour } номер, а свободных нет.
austria-not-no-cube = На вашей кухне нет { FORM($cube, "gen") }.
austria-not-unwanted = Никто из ваших постояльцев не ждёт { FORM($cube, "gen") }.
austria-not-delivery = Подача с кухни (до { $cubes } фишек) стоит { austria-crowns.acc }, а касса пуста.
austria-not-yet-hired = Чтобы нанять сотрудника с руки, возьмите кубик 5. Помогают и некоторые постояльцы и сотрудники.
austria-not-offered = Сейчас можно нанять только одного из предложенных.
austria-not-used-once = Эта карта уже сработала при найме.
austria-not-used-permanent = Эта карта срабатывает сама, когда выполняется её условие.
austria-not-used-end = Эта карта принесёт очки в конце игры.
austria-not-no-end-card = Уволить можно только сотрудника с картой «Конец игры».
austria-not-without-die = Здесь нет кубика.
austria-not-second-die = В этот ход вы уже взяли кубик.
austria-not-six-as-six = Выполните шестёркой одно из действий 1–5.
austria-not-claimed = На этой карте уже лежит ваш диск.
austria-not-places = Все три места заняты.
austria-not-reached = Условие ещё не выполнено: { $progress }.
austria-not-backwards = По шкале императора можно продвигаться только вперёд.
austria-not-so-far =
    { $n ->
        [one] Этот кубик продвигает не больше чем на { $n } деление.
        [few] Этот кубик продвигает не больше чем на { $n } деления.
        [many] Этот кубик продвигает не больше чем на { $n } делений.
       *[other] Этот кубик продвигает не больше чем на { $n } деления.
    }
austria-not-by-steps = Чтобы продвинуться по шкале императора, возьмите кубик 4. Помогают и некоторые постояльцы, сотрудники и жёлтые группы.

## What a puzzle is about

austria-theme-emperor = Император
austria-theme-politics = Борьба за политику
austria-theme-groups = Бонус за заселение
austria-theme-rooms = Номера
austria-theme-guests = Постояльцы
austria-theme-staff = Персонал
austria-theme-money = Деньги
austria-theme-timing = Выбор момента
austria-theme-denial = Помеха соперникам
