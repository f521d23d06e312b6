### Grand Austria Hotel: what cards do, what is asked, what happened.

## Small words

austria-twice = { $what } (дважды)
austria-nothing = ничего
austria-the = { $name }
austria-crowns =
    { $n ->
        [one] { $n } крона
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
austria-price =
    { $n ->
        [0] бесплатно
        [one] { $n } крона
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
austria-price-short =
    { $n ->
        [0] даром
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }
austria-staff-cards =
    { $n ->
        [one] { $n } карта персонала
        [few] { $n } карты персонала
        [many] { $n } карт персонала
       *[other] { $n } карты персонала
    }
austria-vp = { $n } ПО
austria-vp-short = +{ $n }
# The colours agree with «номер» and «постоялец», wherever they stand.
austria-word-blue = синий
austria-word-yellow = жёлтый
austria-word-red = красный
austria-word-green = зелёный
# These three are only said behind «за» ({ $of } of austria-staff-end-full and austria-brief-end-full).
austria-word-group = группу
austria-word-floor = этаж
austria-word-column = вертикаль
austria-kind-blue = синий: аристократы
austria-kind-yellow = жёлтый: люди искусства
austria-kind-red = красный: горожане
austria-kind-green = зелёный: туристы
austria-cube-s = штрудель
austria-cube-c = пирожное
austria-cube-w = вино
austria-cube-k = кофе
austria-letter-s = Ш
austria-letter-c = П
austria-letter-w = В
austria-letter-k = К
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

# Wherever a sentence has $of or $colour, $which is the same as a key (blue, red, group, floor …),
# for languages in which the word must agree; beside $and it is $other.

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } по шкале императора
austria-effect-vp = { $n } ПО
austria-effect-vp-per-staff = { $n } ПО за каждого нанятого сотрудника
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] { $n } порция на выбор
        [few] { $n } порции на выбор
        [many] { $n } порций на выбор
       *[other] { $n } порции на выбор
    }
austria-effect-complete = заказ одного постояльца целиком, из общего запаса
austria-effect-draw = { austria-staff-cards } из колоды
austria-effect-hire =
    { $price ->
        [free] бесплатный наём с руки
        [full] наём с руки за полную цену
       *[less] наём с руки со скидкой в { $n ->
            [one] { $n } крону
            [few] { $n } кроны
            [many] { $n } крон
           *[other] { $n } кроны
        }
    }
austria-effect-offer =
    { $price ->
        [free] бесплатный наём одного из 3 новых сотрудников
       *[less] наём одного из 3 новых сотрудников со скидкой в { $n ->
            [one] { $n } крону
            [few] { $n } кроны
            [many] { $n } крон
           *[other] { $n } кроны
        }
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room } бесплатно, и он сразу заселён
       *[no]
            { $price ->
                [free] { austria-a-room } бесплатно
                [less] { austria-a-room } со скидкой в { $n ->
                    [one] { $n } крону
                    [few] { $n } кроны
                    [many] { $n } крон
                   *[other] { $n } кроны
                }
               *[full]
                    { $times ->
                        [1] подготовка номера по цене этажа
                       *[other] подготовка до { $times } номеров, каждого по цене этажа
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] подготовка номера на этаже 1 или 2
       *[no] подготовка номера
    }
austria-effect-occupy = заселение одного из подготовленных номеров
austria-effect-invite = постоялец из ряда бесплатно
austria-effect-extra = сразу ещё один ход с любой клеткой, где есть кубик; кубик остаётся на месте
austria-effect-extra-revised = ещё одно действие с любой клеткой, где есть кубик; кубик остаётся на месте
austria-effect-food =
    { $most ->
        [0] 1 штрудель
        [1] { austria-cubes-s }, 1 можно заменить пирожным
       *[other] { austria-cubes-s }, до { $most } можно заменить пирожными
    }
austria-effect-drinks =
    { $most ->
        [0] 1 вино
        [1] { austria-cubes-w }, 1 можно заменить на кофе
       *[other] { austria-cubes-w }, до { $most } можно заменить на кофе
    }
austria-effect-advance =
    { $n ->
        [1] 1 шаг по шкале императора или 1 крона
       *[other] { austria-steps } по шкале императора, любые можно заменить кронами
    }
austria-effect-both = { austria-steps } по шкале императора и { austria-crowns }
austria-effect-mimic = любое из действий 1–5 с силой { $n }

## Effects in two or three words

austria-short-crowns = { austria-crowns }
austria-short-emperor = { austria-steps }
austria-short-vp = { $n } ПО
austria-short-vp-per-staff = { $n } ПО за карту
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [1] любая порция
        [one] { $n } любая порция
        [few] { $n } любые порции
        [many] { $n } любых порций
       *[other] { $n } любой порции
    }
austria-short-complete = весь заказ
austria-short-draw =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
austria-short-hire =
    { $price ->
        [free] наём даром
        [full] наём
       *[less] наём, скидка { $n }
    }
austria-short-offer =
    { $price ->
        [free] 1 из 3 новых даром
       *[less] 1 из 3 новых, скидка { $n }
    }
austria-short-prep =
    { $lit ->
        [yes] заселённый номер даром
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] нижний номер даром
                       *[no] номер даром
                    }
                [less] номер, скидка { $n }
               *[full]
                    { $times ->
                        [one] { $times } номер
                        [few] { $times } номера
                        [many] { $times } номеров
                       *[other] { $times } номера
                    }
            }
    }
austria-short-occupy = заселить номер
austria-short-invite = гость даром
austria-short-extra = ещё один ход
austria-short-food =
    { $most ->
        [0] 1 штрудель
        [1] { austria-cubes-s } (до 1 пирожного)
       *[other] { austria-cubes-s } (до { $most } пирожных)
    }
austria-short-drinks =
    { $most ->
        [0] 1 вино
       *[other] { austria-cubes-w } (до { $most } кофе)
    }
austria-short-advance =
    { $n ->
        [1] 1 шаг или крона
        [one] { $n } шаг / крона
        [few] { $n } шага / кроны
        [many] { $n } шагов / крон
       *[other] { $n } шага / кроны
    }
austria-short-both =
    { $n ->
        [1] шаг + крона
       *[other] { austria-steps } + { austria-crowns }
    }
austria-short-mimic = любое, сила { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }). Заказ: { $order }. За номер: { $gives }.
austria-guest-does = заказ: { $order }; за номер: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name }, бесплатно; { $when }: { $does }.
        [one] { $name }, { $cost } крона; { $when }: { $does }.
        [few] { $name }, { $cost } кроны; { $when }: { $does }.
        [many] { $name }, { $cost } крон; { $when }: { $does }.
       *[other] { $name }, { $cost } кроны; { $when }: { $does }.
    }
austria-when-once = один раз, при найме
austria-when-round = раз в раунд
austria-when-permanent = постоянно
austria-when-end = в конце игры
austria-staff-on-guest-crowns = { austria-crowns } каждый раз, когда заселяется { $of } постоялец
austria-staff-on-guest-emperor = { austria-steps } по шкале императора каждый раз, когда заселяется { $of } постоялец
austria-staff-on-guest-vp = { $n } ПО каждый раз, когда заселяется { $of } постоялец
austria-staff-on-any-guest = { austria-crowns } каждый раз, когда заселяется постоялец
austria-staff-on-any-guest-revised = { austria-crowns } каждый раз, когда твой номер становится заселённым, неважно как
austria-staff-on-order = { $n } ПО каждый раз, когда заселяется постоялец с заказом из { $of } порций
austria-staff-free-rooms = каждый { $of } номер готовится бесплатно
austria-staff-on-die-vp = { $n } ПО каждый раз, когда берёшь кубик { $faces }
austria-staff-on-die-emperor = { austria-steps } по шкале императора каждый раз, когда берёшь кубик { $faces }
austria-staff-on-die-prep = каждый раз, когда берёшь кубик { $faces }, можно ещё подготовить номер за полную цену
austria-staff-on-die-hire = каждый раз, когда берёшь кубик { $faces }, можно ещё нанять сотрудника за полную цену
austria-staff-strength = кубик { $faces } для тебя сильнее на { $n }
austria-staff-cheaper =
    { $n ->
        [one] с кубиком { $faces } персонал дешевле ещё на { $n } крону
        [few] с кубиком { $faces } персонал дешевле ещё на { $n } кроны
        [many] с кубиком { $faces } персонал дешевле ещё на { $n } крон
       *[other] с кубиком { $faces } персонал дешевле ещё на { $n } кроны
    }
austria-staff-free-six = кубик { $faces } ничего не стоит и сильнее на { $n }
austria-staff-both = кубик { $faces } за каждую единицу силы даёт и шаг по шкале императора, и крону
austria-staff-free-delivery = подача с кухни ничего не стоит
austria-staff-free-guests = постояльцы из ряда ничего не стоят
austria-staff-excuse =
    { $n ->
        [one] вместо штрафа императора можно заплатить { $n } крону
        [few] вместо штрафа императора можно заплатить { $n } кроны
        [many] вместо штрафа императора можно заплатить { $n } крон
       *[other] вместо штрафа императора можно заплатить { $n } кроны
    }
austria-staff-on-bonus = { $n } ПО с каждым бонусом императора
austria-staff-end-colour = { $n } ПО за каждый заселённый { $of } номер
austria-staff-end-occupied = { $n } ПО за каждый заселённый номер
austria-staff-end-staff = { $n } ПО за каждого нанятого сотрудника, этого тоже
austria-staff-end-tiles = { $n } ПО за каждый номер, подготовленный или заселённый
austria-staff-end-full = по { $n } ПО за { $of }, где заселены все номера
austria-staff-end-discs = { $n } ПО за каждую карту политики с твоим диском
austria-staff-end-emperor = { $n } ПО за каждое пройденное деление шкалы императора, не больше { $limit }
austria-staff-end-emperor-revised = { $n } ПО за каждое пройденное деление шкалы императора
austria-staff-end-sets = { $n } ПО за каждые три заселённых номера трёх разных цветов
austria-staff-end-copy = считается как лучшая карта «в конце игры», нанятая другим игроком
austria-staff-occupy-twice = заселение двух из подготовленных номеров
austria-brief-on-guest-crowns = { $of } постоялец: { austria-crowns }
austria-brief-on-guest-emperor = { $of } постоялец: { austria-steps }
austria-brief-on-guest-vp = { $of } постоялец: { $n } ПО
austria-brief-on-any-guest = заселение: { austria-crowns }
austria-brief-on-any-guest-revised = номер заселён: { austria-crowns }
austria-brief-on-order = заказ из { $of } порций: { $n } ПО
austria-brief-free-rooms = { $of } номер даром
austria-brief-on-die-vp = кубик { $faces }: { $n } ПО
austria-brief-on-die-emperor = кубик { $faces }: { austria-steps }
austria-brief-on-die-prep = кубик { $faces }: ещё номер
austria-brief-on-die-hire = кубик { $faces }: ещё наём
austria-brief-strength = кубик { $faces }: +{ $n }
austria-brief-cheaper = кубик { $faces }: скидка { $n }
austria-brief-free-six = кубик { $faces }: даром, +{ $n }
austria-brief-both = кубик { $faces }: шаги и кроны
austria-brief-free-delivery = подача даром
austria-brief-free-guests = постояльцы даром
austria-brief-excuse = вместо штрафа: { austria-crowns }
austria-brief-on-bonus = бонус императора: { $n } ПО
austria-brief-end-colour = { $n } ПО за { $of } номер
austria-brief-end-occupied = { $n } ПО за заселённый номер
austria-brief-end-staff = { $n } ПО за сотрудника
austria-brief-end-tiles = { $n } ПО за номер
austria-brief-end-full = { $n } ПО за { $of } целиком
austria-brief-end-discs = { $n } ПО за диск
austria-brief-end-emperor = { $n } ПО за деление, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } ПО за деление
austria-brief-end-sets = { $n } ПО за набор 3 цветов
austria-brief-end-copy = повторяет карту конца игры
austria-brief-occupy-twice = заселить 2 номера

## Politics and the emperor

austria-need-crowns =
    { $n ->
        [one] { $n } крона в кассе
        [few] { $n } кроны в кассе
        [many] { $n } крон в кассе
       *[other] { $n } кроны в кассе
    }
austria-need-tiles =
    { $n ->
        [one] { $n } номер, готовый или заселённый
        [few] { $n } номера, готовых или заселённых
        [many] { $n } номеров, готовых или заселённых
       *[other] { $n } номера, готового или заселённого
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
            [one] { $n } полностью заселённая вертикаль
            [few] { $n } полностью заселённые вертикали
            [many] { $n } полностью заселённых вертикалей
           *[other] { $n } полностью заселённой вертикали
        }
       *[group] { $n ->
            [one] { $n } полностью заселённая группа
            [few] { $n } полностью заселённые группы
            [many] { $n } полностью заселённых групп
           *[other] { $n } полностью заселённой группы
        }
    }
austria-need-colour = заселены все номера одного цвета
austria-need-each =
    { $n ->
        [one] по { $n } заселённому номеру каждого цвета
        [few] по { $n } заселённых номера каждого цвета
        [many] по { $n } заселённых номеров каждого цвета
       *[other] по { $n } заселённого номера каждого цвета
    }
austria-need-two = заселённые номера: { $of } × { $n } и { $and } × { $m }
austria-penalty-crowns =
    { $n ->
        [one] потерять { $n } крону
        [few] потерять { $n } кроны
        [many] потерять { $n } крон
       *[other] потерять { $n } кроны
    }
austria-penalty-vp = потерять { $n } ПО
austria-penalty-vp-per-staff = потерять { $n } ПО за каждого нанятого сотрудника
austria-penalty-cubes = потерять все порции с кухни
austria-penalty-all-cubes = потерять все порции с кухни и со столиков постояльцев
austria-penalty-return =
    { $n ->
        [one] вернуть под колоду { $n } карту персонала с руки
        [few] вернуть под колоду { $n } карты персонала с руки
        [many] вернуть под колоду { $n } карт персонала с руки
       *[other] вернуть под колоду { $n } карты персонала с руки
    }
austria-penalty-demolish = потерять самый верхний свободный номер
austria-penalty-demolish-twice = потерять два самых верхних свободных номера
austria-penalty-evict =
    { $n ->
        [one] потерять { $n } заселённый номер: один на самом верхнем этаже, где такой есть, и ближайший под ним
        [few] потерять { $n } заселённых номера: один на самом верхнем этаже, где такой есть, и ближайший под ним
        [many] потерять { $n } заселённых номеров: один на самом верхнем этаже, где такой есть, и ближайший под ним
       *[other] потерять { $n } заселённого номера: один на самом верхнем этаже, где такой есть, и ближайший под ним
    }
austria-penalty-evict-revised =
    { $n ->
        [one] потерять { $n } заселённый номер: один на самом верхнем этаже, где такой есть, и один на следующем этаже ниже, где такой есть
        [few] потерять { $n } заселённых номера: один на самом верхнем этаже, где такой есть, и один на следующем этаже ниже, где такой есть
        [many] потерять { $n } заселённых номеров: один на самом верхнем этаже, где такой есть, и один на следующем этаже ниже, где такой есть
       *[other] потерять { $n } заселённого номера: один на самом верхнем этаже, где такой есть, и один на следующем этаже ниже, где такой есть
    }
austria-penalty-dismiss = уволить одного сотрудника с картой «в конце игры»
austria-penalty-or = { $first } или { $second }
austria-penalty-else = { $first }, а если нельзя, { $second }

## Headline and questions

austria-round = Раунд { $n } из { $all }
austria-emperor-now = император после этого раунда
austria-emperor-at = император после раунда { $n }
austria-score = у тебя { $n } ПО
austria-q-draft = Оставь одну карту персонала; остальные уйдут следующему игроку.
austria-q-first-guest = Выбери первого постояльца, бесплатно.
austria-q-first-room =
    { $n ->
        [1] До начала игры можно подготовить ещё один номер.
       *[other] До начала игры подготовь до { $n } номеров. Первый этаж бесплатно.
    }
austria-q-turn-guest = Возьми постояльца, если хочешь, затем кубик.
austria-q-turn = Возьми кубик.
austria-q-turn-full = Возьми кубик. Кафе заполнено: постояльцу негде сесть.
austria-q-turn-done = Кубик сыгран. Что-нибудь ещё — или завершай ход.
austria-q-turn-stuck = Взять кубик нельзя: спасуй или сначала сделай что-нибудь ещё.
austria-q-turn-extra = Ещё один ход, подарок от Е. Гипета: используй клетку; кубик остаётся на месте.
austria-q-mimic = Какой клеткой станет твоя шестёрка?
austria-q-split = Как поделить порции?
austria-q-advance = Сколько шагов к императору? Остальное — кроны.
austria-q-cube =
    { $n ->
        [1] Выбери порцию.
        [one] Выбери { $n } порцию, по одной.
        [few] Выбери { $n } порции, по одной.
        [many] Выбери { $n } порций, по одной.
       *[other] Выбери { $n } порции, по одной.
    }
austria-q-place = У тебя { $cubes }: подай постояльцу или оставь на кухне.
austria-q-deliver =
    { $n ->
        [1] Подай с кухни ещё одну порцию.
       *[other] Подай с кухни до { $n } порций.
    }
austria-q-prepare-full =
    { $n ->
        [1] Выбери окно: номер готовится по цене этажа.
       *[other] Выбери до { $n } окон: каждый номер готовится по цене этажа.
    }
austria-q-prepare-less =
    { $n ->
        [one] Выбери окно: номер готовится со скидкой в { $n } крону.
        [few] Выбери окно: номер готовится со скидкой в { $n } кроны.
        [many] Выбери окно: номер готовится со скидкой в { $n } крон.
       *[other] Выбери окно: номер готовится со скидкой в { $n } кроны.
    }
austria-q-prepare-low = Выбери окно на этаже 1 или 2: номер готовится бесплатно.
austria-q-prepare-free = Выбери окно: номер готовится бесплатно.
austria-q-prepare-lit-low = Выбери окно на этаже 1 или 2, бесплатно: оно сразу загорится.
austria-q-prepare-lit = Выбери окно, бесплатно: оно сразу загорится.
austria-q-hire-full = Найми кого-нибудь с руки — или никого.
austria-q-hire-less =
    { $n ->
        [one] Найми кого-нибудь с руки со скидкой в { $n } крону — или никого.
        [few] Найми кого-нибудь с руки со скидкой в { $n } кроны — или никого.
        [many] Найми кого-нибудь с руки со скидкой в { $n } крон — или никого.
       *[other] Найми кого-нибудь с руки со скидкой в { $n } кроны — или никого.
    }
austria-q-hire-free = Найми кого-нибудь с руки бесплатно — или никого.
austria-q-offer-full = Найми одного из них — или никого.
austria-q-offer-less =
    { $n ->
        [one] Найми одного из них со скидкой в { $n } крону — или никого.
        [few] Найми одного из них со скидкой в { $n } кроны — или никого.
        [many] Найми одного из них со скидкой в { $n } крон — или никого.
       *[other] Найми одного из них со скидкой в { $n } кроны — или никого.
    }
austria-q-offer-free = Найми одного из них бесплатно — или никого.
austria-q-check-in = Заселяется { $guest }. Какое окно загорится?
austria-q-occupy = Какое из подготовленных окон загорится?
austria-q-complete = Чей заказ выполнить?
austria-q-invite = Возьми постояльца из ряда бесплатно — или никого.
austria-q-order = Происходит сразу несколько событий. Что сначала?
austria-q-penalty = Император недоволен. Чем заплатишь?
austria-q-return =
    { $n ->
        [1] Какую карту вернуть под колоду?
       *[other] Какие карты вернуть под колоду? Осталось { $n }.
    }
austria-q-demolish = От какого номера откажешься?
austria-q-dismiss = Какую карту конца игры отдашь?

## Choices

austria-do-keep = Оставить: { $name }
austria-do-guest = Взять: { $name } · { austria-price }
austria-do-room = Номер { $room }, { $colour }
austria-do-room-price = Номер { $room }, { $colour } · { austria-price }
austria-do-room-gift = Номер { $room }, { $colour } · бонус за группу: { $gift }
austria-do-done = Номеров достаточно
austria-do-die = Кубик { $face } · { $gives }
austria-do-die-price = Кубик { $face } · { $gives } · { austria-price }
austria-do-die-boost = Кубик { $face }, усиленный · { $gives } · { austria-price }
austria-do-deliver = Подать с кухни · { austria-price }
austria-do-use = Использовать: { $name } · { $does }
austria-do-claim = Занять карту политики: { $card } · { $n } ПО
austria-do-check-in = Заселить: { $name }
austria-do-pass = Спасовать
austria-do-end = Завершить ход
austria-do-as = Как { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = за краем шкалы { $n }: { $n } ПО
austria-lost = { $n } пропадает: касса вмещает { $limit }
austria-do-split = { $cubes }
austria-do-serve = Подать: { $cube } → { $name }
austria-do-kitchen = На кухню: { $cubes }
austria-do-stop-deliver = Достаточно
austria-do-stop-prepare = Номеров достаточно
austria-do-stop-hire = Никого не нанимать
austria-do-stop-occupy = Оставить окна тёмными
austria-do-stop-complete = Оставить заказы как есть
austria-do-stop-invite = Никого
austria-do-hire = Нанять: { $name } · { austria-price }
austria-do-table = Выполнить заказ: { $name }
austria-do-excuse = Заплатить 1 крону вместо штрафа
austria-do-return = Вернуть: { $name }
austria-do-dismiss = Уволить: { $name }

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
austria-lost-crowns = не вмещает касса: { $n }
austria-gain-vp = +{ $n } ПО
austria-cost-vp = −{ $n } ПО
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
austria-gain-lit = загорается номер { $room }
austria-gain-group = группа заселена (цвет { $colour })
austria-gain-ready = заказ выполнен: { $name }
austria-gain-hired = наём: { $name }
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = номер { $room } потерян
austria-gain-pass = ты ждёшь; когда ждут все, один кубик убирают, а остальные бросают снова
austria-turn-ends = конец твоего хода
austria-gains = { $gains }

## The log

austria-log-first-player =
    { $you ->
        [yes] Первый ход — твой.
       *[no] Начинает { $name }.
    }
austria-log-politics-revealed = Карты политики: { $what }.
austria-log-tiles-revealed = Император будет судить по жетонам { $what }.
austria-log-boards-dealt = У каждого отеля свой фасад.
austria-log-row-dealt = Первые постояльцы: { $what }.
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Ты оставляешь карту: { $card }.
           *[no] { $name } оставляет карту: { $card }.
        }
       *[no] { $you ->
            [yes] Ты оставляешь карту персонала.
           *[no] { $name } оставляет карту персонала.
        }
    }
austria-log-hands-passed = Карты идут по кругу.
austria-log-round-started = Начинается раунд { $n }.
austria-log-dice-rolled =
    { $again ->
        [yes] Кубики брошены снова: { $dice }.
       *[no] Кубики брошены: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] Последний кубик отправляется в мусорный бак.
       *[other] Один кубик отправляется в мусорный бак; остаётся { $n }.
    }
austria-log-passed =
    { $you ->
        [yes] Ты пасуешь.
       *[no] { $name } пасует.
    }
austria-log-guest-seated =
    { $you ->
        [yes] К тебе садится { $guest } ({ $price }).
       *[no] { $name } берёт постояльца: { $guest } ({ $price }).
    }
austria-log-guests-reshuffled = Ушедшие постояльцы становятся новой колодой.
austria-log-die-taken =
    { $you ->
        [yes] Ты берёшь кубик { $face } с силой { $n }{ $paid }.
       *[no] { $name } берёт кубик { $face } с силой { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Ты используешь клетку { $face } с силой { $n }{ $paid }.
       *[no] { $name } использует клетку { $face } с силой { $n }{ $paid }.
    }
austria-log-paid =
    { $n ->
        [one] {" "}за { $n } крону
        [few] {" "}за { $n } кроны
        [many] {" "}за { $n } крон
       *[other] {" "}за { $n } кроны
    }
austria-log-die-used-as =
    { $you ->
        [yes] Ты используешь его как { $face }.
       *[no] { $name } использует его как { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Ты получаешь { $cubes }.
       *[no] { $name } получает { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Ты подаёшь с кухни ({ $price }).
       *[no] { $name } подаёт с кухни ({ $price }).
    }
austria-log-cube-served =
    { $you ->
        [yes] Ты подаёшь: { $cube } → { $guest }.
       *[no] { $name } подаёт: { $cube } → { $guest }.
    }
austria-log-order-completed = { $guest } получает весь заказ.
austria-log-cubes-lost =
    { $you ->
        [yes] Ты теряешь { $cubes }.
       *[no] { $name } теряет { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Ты готовишь номер { $room } ({ $price }){ $vp }.
       *[no] { $name } готовит номер { $room } ({ $price }){ $vp }.
    }
austria-log-with-vp = : { $n } ПО
austria-log-rooms-prepared =
    { $you ->
        [yes] Ты готовишь номера { $rooms } ({ $price }){ $vp }.
       *[no] { $name } готовит номера { $rooms } ({ $price }){ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] В твой номер { $room } заселяется { $guest }{ $vp }.
       *[no] { $name }: в номер { $room } заселяется { $guest }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Загорается твой номер { $room }.
       *[no] { $name }: загорается номер { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes] Твоя группа заселена: цвет { $colour }, номеров { $size }.
       *[no] { $name } заселяет группу: цвет { $colour }, номеров { $size }.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Ты получаешь: { $crowns }{ $lost }.
       *[no] { $name } получает: { $crowns }{ $lost }.
    }
austria-log-crowns-lost = { "" } (ещё { $n } не вмещает касса)
austria-log-points-scored =
    { $you ->
        [yes] Ты получаешь { $n } ПО.
       *[no] { $name } получает { $n } ПО.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Ты продвигаешься на деление { $end } шкалы императора{ $vp }.
       *[no] { $name } продвигается на деление { $end } шкалы императора{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Ты берёшь карты: { $cards }.
           *[no] { $name } берёт карты: { $cards }.
        }
       *[no] { $you ->
            [yes] Ты берёшь из колоды: { austria-staff-cards }.
           *[no] { $name } берёт из колоды: { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Ты смотришь карты: { $cards }.
           *[no] { $name } смотрит карты: { $cards }.
        }
       *[no] { $you ->
            [yes] Ты смотришь: { austria-staff-cards }.
           *[no] { $name } смотрит: { austria-staff-cards }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Ты возвращаешь под колоду: { $cards }.
           *[no] { $name } возвращает под колоду: { $cards }.
        }
       *[no] { $you ->
            [yes] Ты возвращаешь под колоду: { austria-staff-cards }.
           *[no] { $name } возвращает под колоду: { austria-staff-cards }.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] У тебя теперь работает { $card } ({ $price }).
       *[no] { $name } нанимает: { $card } ({ $price }).
    }
austria-log-staff-used =
    { $you ->
        [yes] Ты используешь карту: { $card }.
       *[no] { $name } использует карту: { $card }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Тебе помогает { $card }.
       *[no] { $name }: помогает { $card }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Ты занимаешь карту политики { $group } ({ $need }): { $n } ПО.
       *[no] { $name } занимает карту политики { $group } ({ $need }): { $n } ПО.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] Е. Гипет дарит тебе ещё один ход.
       *[no] { $name } получает ещё один ход от Е. Гипета.
    }
austria-log-extra-turn-lost = Ещё один ход от Е. Гипета пропадает: нет ни одного кубика.
austria-log-emperor-scored =
    { $you ->
        [yes] Ты получаешь { $n } ПО от императора и возвращаешься на деление { $end }.
       *[no] { $name } получает { $n } ПО от императора и возвращается на деление { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Тебе достаётся бонус императора: { $what }.
       *[no] { $name } получает бонус императора: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] Тебя ждёт штраф императора: { $what }.
       *[no] { $name } получает штраф императора: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] Император наказывает тебя: { $what }.
       *[no] { $name } несёт наказание императора: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Император наказывает тебя: минус { austria-crowns }.
       *[no] { $name } несёт наказание императора: минус { austria-crowns }.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Император наказывает тебя: минус { $n } ПО.
       *[no] { $name } несёт наказание императора: минус { $n } ПО.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Ты откупаешься от штрафа ({ $crowns }).
       *[no] { $name } откупается от штрафа ({ $crowns }).
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Ты возвращаешь под колоду: { $card }.
           *[no] { $name } возвращает под колоду: { $card }.
        }
       *[no] { $you ->
            [yes] Ты возвращаешь карту персонала под колоду.
           *[no] { $name } возвращает карту персонала под колоду.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] Ты теряешь номер { $room }.
       *[no] { $name } теряет номер { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] От тебя уходит { $card }.
       *[no] { $name }: уходит { $card }.
    }
austria-log-round-ended = Раунд { $n } окончен.
austria-log-scoring-part =
    { $you ->
        [yes] Ты получаешь { $n } ПО: { $what }.
       *[no] { $name } получает { $n } ПО: { $what }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Ты теряешь { $n } ПО: { $what }.
       *[no] { $name } теряет { $n } ПО: { $what }.
    }
austria-part-rooms = заселённые номера
austria-part-crowns = кроны
austria-part-cubes = порции на кухне
austria-part-guests = постояльцы в кафе
austria-part-copied = { $card } как { $copied }
austria-log-game-ended = Партия окончена.

## On the table

austria-told = { $words }: { $gains }
austria-pages = Части стола
austria-page-hotel = Отель
austria-page-staff = Персонал
austria-page-town = Император
austria-page-others = Другие
austria-guests = Постояльцы
austria-dice = Кубики
austria-cafe = Кафе
austria-kitchen = Кухня
austria-purse = Касса
austria-emperor = Император
austria-politics = Политика
austria-order = Порядок хода
austria-draft = Оставь одну
austria-offer = Новые лица
austria-staff-at-work = В деле ({ $n })
austria-staff-hand = На руке ({ $n })
austria-nobody-hired = Пока никого. Кубик 5 нанимает кого-нибудь с руки.
austria-no-hand = На руке нет карт.
austria-hidden-hand =
    { $n ->
        [0] На руке нет карт.
        [one] На руке { $n } карта, закрытая.
        [few] На руке { $n } карты, закрытые.
        [many] На руке { $n } карт, закрытых.
       *[other] На руке { $n } карты, закрытой.
    }
austria-moment-once = при найме
austria-moment-round = раз в раунд
austria-moment-permanent = постоянно
austria-moment-end = в конце игры
austria-asleep = На сегодня всё; снова в деле в следующем раунде.
austria-other-hotels = Другие отели
austria-own-hotel = Твой отель
austria-hotel-of = Отель: { $name }
austria-look-at = Взглянуть на отель: { $name }
austria-back = Назад: { $name }
austria-back-home = К моему отелю
austria-die-1 = штрудель, пирожное
austria-die-2 = вино, кофе
austria-die-3 = номера
austria-die-4 = император, кроны
austria-die-5 = персонал
austria-die-6 = что угодно
austria-space-1 = Клетка 1: за каждый лежащий здесь кубик — штрудель; каждый второй можно заменить пирожным.
austria-space-2 = Клетка 2: за каждый лежащий здесь кубик — вино; каждое второе можно заменить кофе.
austria-space-3 = Клетка 3: подготовь столько номеров, сколько здесь кубиков, каждый по цене этажа.
austria-space-4 = Клетка 4: за каждый лежащий здесь кубик — шаг по шкале императора или крона.
austria-space-5 = Клетка 5: найми кого-нибудь с руки, на крону дешевле за каждый лежащий здесь кубик.
austria-space-6 = Клетка 6: за крону используй любую другую клетку с силой лежащих здесь кубиков.
austria-no-die = нет кубиков
austria-would-give = Сейчас даст: { $gives }.
austria-vain-rooms = нет места
austria-vain-crowns = пока дорого
austria-vain-hand = нет карт на руке
austria-free = свободно
austria-free-table = Свободный столик: сюда сядет постоялец из ряда.
austria-needs = ждёт: { $cubes }
austria-ready = готово: в номер!
austria-no-room = всё подано; ждёт подготовленный номер
austria-no-room-of = всё подано; ждёт { $colour } номер
austria-serve-these = Подать с кухни: { $cubes } → { $name }
austria-serve-all = Подать всё ({ $n })
austria-pick = Подать: { $cubes }. Нажми на постояльца
austria-kitchen-cube = На кухне: { $cube } × { $n }. Каждая порция в конце — 1 ПО.
austria-kitchen-of = На кухне: { $cubes }
austria-purse-of = В кассе { $n } из { $limit } крон
austria-purse-tip = Больше { $limit } крон касса не вмещает, лишнее пропадает. Каждая крона в конце — 1 ПО.
austria-of-limit = из { $limit }
austria-track = Шкала императора
austria-track-at = Деление { $n } шкалы императора
austria-staff-of = в деле { $work }, на руке { $hand }
austria-space-of-track = Деление { $space }: { $vp } ПО при следующем подсчёте. Здесь: { $zone }
austria-zone-penalty = штраф
austria-zone-nothing = ничего
austria-zone-bonus = бонус
austria-after-round = После раунда { $round }: ПО за деление, затем назад на { $back }
austria-fate-bonus =
    { $who ->
        [you] Ты: { $vp } ПО, назад на деление { $after } и бонус
       *[other] { $name }: { $vp } ПО, назад на деление { $after } и бонус
    }
austria-fate-nothing =
    { $who ->
        [you] Ты: { $vp } ПО, назад на деление { $after }, больше ничего
       *[other] { $name }: { $vp } ПО, назад на деление { $after }, больше ничего
    }
austria-fate-penalty =
    { $who ->
        [you] Ты: { $vp } ПО, назад на деление 0 и штраф
       *[other] { $name }: { $vp } ПО, назад на деление 0 и штраф
    }
austria-tile = Раунд { $round }: + { $bonus } · − { $penalty }
austria-politics-card = Карта политики { $letter }: { $need }. Кто займёт её первым, получит больше всех.
austria-progress = { $what } { $have }/{ $need }
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
        [0] номер { $room }, { $colour }: ещё не подготовлен. Подготовка: { $price ->
            [0] бесплатно
            [one] { $price } крона
            [few] { $price } кроны
            [many] { $price } крон
           *[other] { $price } кроны
        }.
       *[other] номер { $room }, { $colour }: ещё не подготовлен. Подготовка: { $price ->
            [0] бесплатно
            [one] { $price } крона
            [few] { $price } кроны
            [many] { $price } крон
           *[other] { $price } кроны
        }, и сразу { $vp } ПО.
    }
austria-room-prepared = номер { $room }, { $colour }: подготовлен и свободен. Заселённый, в конце даст { $end } ПО.
austria-room-occupied = номер { $room }, { $colour }: заселён. В конце даст { $end } ПО.
austria-room-lodger = Здесь живёт { $name }.
austria-room-group =
    { $size ->
        [1] Сам себе группа; заселённый, даёт: { $gift }.
       *[other] Группа из { $size } номеров, заселённая целиком, даёт: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Этаж { $floor }: подготовка номера бесплатна. Заселённый номер в конце даст { $vp } ПО.
        [one] Этаж { $floor }: подготовка номера стоит { $price } крону. Заселённый номер в конце даст { $vp } ПО.
        [few] Этаж { $floor }: подготовка номера стоит { $price } кроны. Заселённый номер в конце даст { $vp } ПО.
        [many] Этаж { $floor }: подготовка номера стоит { $price } крон. Заселённый номер в конце даст { $vp } ПО.
       *[other] Этаж { $floor }: подготовка номера стоит { $price } кроны. Заселённый номер в конце даст { $vp } ПО.
    }
austria-tag-price =
    { $n ->
        [0] даром
       *[other] −{ $n }
    }
austria-not-asked = Сначала это: { $question }
austria-not-over = Партия окончена.
austria-not-watching = Ты только наблюдаешь за этой партией.
austria-not-confirmed = Сначала подтверди ход или отмени его.
austria-not-turn = Не сейчас: решает { $name }.
austria-not-other = Это отель игрока { $name }. Действовать можно только в своём.
austria-not-payable =
    { $have ->
        [0] Цена — { austria-crowns }; касса пуста.
       *[other] Цена — { austria-crowns }; у тебя { $have }.
    }
austria-not-again = Этот номер уже подготовлен.
austria-not-beside = Новый номер готовится только рядом с уже готовым.
austria-not-corner = Первый номер — внизу слева.
austria-not-floor = Это только для этажей 1 и 2.
austria-not-free = Здесь уже кто-то живёт.
austria-not-prepared = Сначала этот номер нужно подготовить.
austria-not-colour = Этот номер — { $colour }; постояльцу нужен номер своего цвета.
austria-not-by-die = Номера готовят кубиком 3; это умеют и некоторые постояльцы и сотрудники.
austria-not-from-cafe = Номер готов. Сюда въедет из кафе постоялец, которому всё подано.
austria-not-no-room-there = Здесь нет номера, от которого можно отказаться.
austria-not-spared = Штраф забирает один из обведённых номеров.
austria-not-cafe = Твоё кафе заполнено.
austria-not-after-die = Постояльца берут до кубика.
austria-not-second-guest = Одного постояльца за ход достаточно.
austria-not-empty-table = Сюда сядет постоялец из ряда.
austria-not-full-order = Этот заказ уже выполнен.
austria-not-wanted = Здесь не ждут: { $cube }. Ждут: { $cubes }.
austria-not-hungry = Этот постоялец ещё ждёт: { $cubes }.
austria-not-housed = Этот постоялец ждёт подготовленный свободный номер.
austria-not-housed-in = Этот постоялец ждёт подготовленный свободный { $colour } номер.
austria-not-no-cube = На твоей кухне нет такой порции: { $cube }.
austria-not-unwanted = Никто из твоих постояльцев этого не ждёт: { $cube }.
austria-not-delivery = Подача до { $cubes } порций с кухни — { austria-crowns }; касса пуста.
austria-not-yet-hired = С руки нанимает кубик 5; некоторые постояльцы тоже.
austria-not-offered = Сейчас можно нанять только одно из новых лиц.
austria-not-used-once = Эта карта сделала своё дело при найме.
austria-not-used-permanent = Эта карта работает сама, когда подходит случай.
austria-not-used-end = Эта карта считается в конце игры.
austria-not-no-end-card = Уволить можно только карту конца игры.
austria-not-without-die = Здесь нет кубиков.
austria-not-second-die = Твой кубик уже взят.
austria-not-six-as-six = Шестёрка становится одной из клеток 1–5.
austria-not-claimed = Здесь уже лежит твой диск.
austria-not-places = Все три места заняты.
austria-not-reached = Условие ещё не выполнено: { $progress }.
austria-not-backwards = По шкале императора идут только вперёд.
austria-not-so-far =
    { $n ->
        [one] Твой кубик ведёт не дальше чем на { $n } шаг.
        [few] Твой кубик ведёт не дальше чем на { $n } шага.
        [many] Твой кубик ведёт не дальше чем на { $n } шагов.
       *[other] Твой кубик ведёт не дальше чем на { $n } шага.
    }
austria-not-by-steps = Шаги по шкале императора дают кубик 4, некоторые постояльцы и сотрудники и жёлтые группы.
