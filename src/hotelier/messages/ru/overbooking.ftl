### Overbooking: what cards do, what players are asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] { $n } кровать
        [few] { $n } кровати
        [many] { $n } кроватей
       *[other] { $n } кровати
    }
    .needed =
        { $n ->
            [one] нужна { $n } кровать
            [few] нужны { $n } кровати
            [many] нужно { $n } кроватей
           *[other] нужно { $n } кровати
        }
overbooking-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
    .acc =
        { $n ->
            [one] { $n } монету
            [few] { $n } монеты
            [many] { $n } монет
           *[other] { $n } монеты
        }
overbooking-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
overbooking-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
    .acc =
        { $n ->
            [one] { $n } карту
            [few] { $n } карты
            [many] { $n } карт
           *[other] { $n } карты
        }
    .booked =
        { $n ->
            [one] заселена { $n } карта
            [few] заселены { $n } карты
            [many] заселено { $n } карт
           *[other] заселено { $n } карты
        }
overbooking-kind-monk = монах
    .acc = монаха
    .dat = монаху
    .gender = m
overbooking-kind-merchants = купцы
    .acc = купцов
    .dat = купцам
    .gender = pl
overbooking-kind-maids = служанки
    .acc = служанок
    .dat = служанкам
    .gender = pl
overbooking-kind-nobles = дворяне
    .acc = дворян
    .dat = дворянам
    .gender = pl
overbooking-kind-soldiers = солдаты
    .acc = солдат
    .dat = солдатам
    .gender = pl
overbooking-kind-workers = рабочие
    .acc = рабочих
    .dat = рабочим
    .gender = pl
overbooking-crest-bird = Птица
    .gen = Птицы
overbooking-crest-fish = Рыба
    .gen = Рыбы
overbooking-crest-lion = Лев
    .gen = Льва
overbooking-crest-stag = Олень
    .gen = Оленя
# The name of a card: «дворяне Птицы».
overbooking-card = { $kind } { FORM($crest, "gen") }
    .acc = { FORM($kind, "acc") } { FORM($crest, "gen") }
    .dat = { FORM($kind, "dat") } { FORM($crest, "gen") }
    .gender = { FORM($kind, "gender") }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] большая карта { FORM($crest, "gen") } (4–6 кроватей)
       *[small] малая карта { FORM($crest, "gen") } (1–3 кровати)
    }
    .gender = f
# In the accusative: the object of a sentence.
overbooking-a-back =
    { $size ->
        [large] большую карту { FORM($crest, "gen") } (4–6 кроватей)
       *[small] малую карту { FORM($crest, "gen") } (1–3 кровати)
    }
overbooking-owned = { $card } ({ $owner })
    .acc = { FORM($card, "acc") } ({ $owner })
    .own = { FORM($card, "acc") } ({ $owner })
    .owndat = { FORM($card, "dat") } ({ $owner })
# A card as the object of a sentence; where a language has no article, the card alone.
overbooking-the-card = { FORM($card, "acc") }
# .own and .owndat stand behind a verb of your own: «заменить своих рабочих», «дать приоритет своему монаху».
overbooking-your =
    { FORM($card, "gender") ->
        [m] ваш { $card }
        [f] ваша { $card }
       *[pl] ваши { $card }
    }
    .acc =
        { FORM($card, "gender") ->
            [m] вашего { FORM($card, "acc") }
           *[pl] ваших { FORM($card, "acc") }
        }
    .own =
        { FORM($card, "gender") ->
            [m] своего { FORM($card, "acc") }
           *[pl] своих { FORM($card, "acc") }
        }
    .owndat =
        { FORM($card, "gender") ->
            [m] своему { FORM($card, "dat") }
           *[pl] своим { FORM($card, "dat") }
        }
overbooking-you = вы
overbooking-hotel-1 = Zur Blauen Gans
overbooking-hotel-2 = Drei Könige
overbooking-hotel-3 = Goldene Birne
overbooking-hotel-4 = Zum Roten Krebs
overbooking-hotel-5 = Kaiserhof
overbooking-hotel-6 = Alte Post
overbooking-hotel-7 = Weiße Rose
overbooking-hotel-8 = Kleiner Hof
overbooking-hotel-other = Отель { $n }
overbooking-hotel-named = { $name } ({ $n })

## Hotel rules

overbooking-rule-none = без особых правил
overbooking-rule-no_soldiers = без солдат
overbooking-rule-soldiers_first = сначала солдаты
overbooking-rule-monks_first = сначала монахи
overbooking-rule-small_only = только карты 1–3
overbooking-rule-large_only = только карты 4–6
overbooking-rule-first_open = первая карта открыта
overbooking-rule-second_open = вторая карта открыта
overbooking-rule-two_crests = до 2 гербов
overbooking-rule-no_back_door = без чёрного хода
overbooking-rule-none-long = Особых правил нет.
overbooking-rule-no_soldiers-long = Солдат (5) нельзя ставить в эту очередь, только к чёрному ходу.
overbooking-rule-soldiers_first-long = Солдаты (5) заселяются раньше остальных гостей, ближайшие к отелю — первыми.
overbooking-rule-monks_first-long = Монахи (1) заселяются раньше остальных гостей, ближайшие к отелю — первыми.
overbooking-rule-small_only-long = В эту очередь можно ставить только малые карты (1–3). К чёрному ходу — любые.
overbooking-rule-large_only-long = В эту очередь можно ставить только большие карты (4–6). К чёрному ходу — любые.
overbooking-rule-first_open-long = Первая карта в этой очереди лежит лицом вверх.
overbooking-rule-second_open-long = Вторая карта в этой очереди лежит лицом вверх.
overbooking-rule-two_crests-long = В эту очередь можно ставить карты не больше чем 2 разных гербов. К чёрному ходу — любые.
overbooking-rule-no_back_door-long = Нет ни чёрного хода, ни жетона, зато в очереди 5 мест.

## About cards and hotels

overbooking-ability-join_queue = встаёт в конец очереди, даже если она заполнена
overbooking-ability-beds_more = в этом отеле на 3 кровати больше
overbooking-ability-replace_own = могут заменить одну из ваших карт в очереди; она сбрасывается
overbooking-ability-book_own_first = могут дать приоритет одной из ваших карт в очереди; она заселяется первой
overbooking-ability-replace_workers = могут заменить одну карту рабочих в очереди, чья бы она ни была; она сбрасывается
overbooking-ability-beds_fewer = в этом отеле на 3 кровати меньше
overbooking-short-join_queue = встаёт в очередь
overbooking-short-beds_more = +3 кровати
overbooking-short-replace_own = замена своей карты
overbooking-short-book_own_first = приоритет своей карте
overbooking-short-replace_workers = замена рабочих
overbooking-short-beds_fewer = −3 кровати
overbooking-about-card =
    { $one ->
        [yes] В очереди: { FORM($beds, "needed") }, приносит { FORM($coins, "acc") }.
       *[no] В очереди: { FORM($beds, "needed") }, приносят { FORM($coins, "acc") }.
    }
overbooking-about-door = У чёрного хода: { $ability }.
overbooking-about-owner = Карта игрока { $owner }.
overbooking-about-yours = Ваша карта. Остальные видят только рубашку.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free =
    { $free ->
        [one] Сейчас свободна { $free } кровать.
        [few] Сейчас свободны { $free } кровати.
        [many] Сейчас свободно { $free } кроватей.
       *[other] Сейчас свободно { $free } кровати.
    }
overbooking-about-other-side = Другая сторона: { $beds }, { $rule }.
overbooking-about-token = Первая карта у этого чёрного хода забирает жетон: 1 очко.
overbooking-about-house = * Наше значение: напечатанного мы не знаем.
overbooking-about-coins-house = Число монет придумали мы: напечатанного мы не знаем.
overbooking-house-note = * Отмеченные так числа кроватей, монеты на картах и два герба — наши: напечатанных мы не знаем. Если у вас есть игра, можно подставить настоящие значения.

## At the table

overbooking-table = Отели
overbooking-queue = Очередь
overbooking-door = Чёрный ход
overbooking-hotel = Отель
overbooking-beds-label =
    { $n ->
        [one] кровать
        [few] кровати
        [many] кроватей
       *[other] кровати
    }
overbooking-hotel-label = Отель { $hotel }, { $name }: свободно { $beds } из { $all } кроватей, { $rule }
overbooking-token-label = Жетон у этого чёрного хода
overbooking-hand-of = Рука: { $name }
overbooking-hand = Ваша рука
overbooking-hand-label = Ваша рука: выберите карту, затем подсвеченное место
overbooking-hand-empty = У вас на руке нет карт.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Выберите карту или место.
overbooking-hint-place = Теперь выберите подсвеченное место. Чёрный ход: { $ability }.
overbooking-hint-card = Теперь выберите одну из подсвеченных карт.
overbooking-hint-wait = Посмотрите свои карты, пока ходят остальные.
overbooking-hint-held = Выберите карту ещё раз, чтобы завершить ход, или отмените его.
overbooking-hint-here = Нажмите здесь, затем выберите карту для этого места.
overbooking-hint-decide = Сначала решите, что ваши { $kind } сделают у чёрного хода.
overbooking-place-queue = Отель { $hotel }, очередь, место { $position }
overbooking-place-door = Отель { $hotel }, чёрный ход, место { $position }
overbooking-at-queue = Отель { $hotel }, очередь
overbooking-at-door = Отель { $hotel }, чёрный ход
overbooking-lately = Новое с вашего последнего хода
overbooking-named-mark = приоритет { $n }
overbooking-books = Заселённые гости
overbooking-books-hand = рука { $n }
overbooking-books-deck = колода { $n }
overbooking-books-coins = монеты { $n }
overbooking-books-crests = гербы { $n }
overbooking-books-tokens =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетона
    }
overbooking-books-first = начинает этот раунд
# Several sentences, one after the other: 3 lion cards booked. 1 more: +2 points.
overbooking-books-crest =
    { $n ->
        [0] Карт с гербом «{ $crest }» не заселено.
        [one] Заселена { $n } карта с гербом «{ $crest }».
        [few] Заселены { $n } карты с гербом «{ $crest }».
        [many] Заселено { $n } карт с гербом «{ $crest }».
       *[other] Заселено { $n } карты с гербом «{ $crest }».
    }
overbooking-books-crest-next =
    { $more ->
        [one] Ещё { $more } карта: +{ $vp }.
        [few] Ещё { $more } карты: +{ $vp }.
        [many] Ещё { $more } карт: +{ $vp }.
       *[other] Ещё { $more } карты: +{ $vp }.
    }
overbooking-books-crest-got = Пока это { $vp }.
overbooking-bonus-none = В этой партии нет бонуса за гербы.
overbooking-bonus-some = Заселённые карты одного герба: { $steps }
overbooking-bonus-step =
    { $vp ->
        [one] за { $n } — { $vp } очко
        [few] за { $n } — { $vp } очка
        [many] за { $n } — { $vp } очков
       *[other] за { $n } — { $vp } очка
    }
overbooking-why-full = Очередь заполнена.
overbooking-why-door-full = У этого чёрного хода уже 2 карты.
overbooking-why-no-door = У этого отеля нет чёрного хода.
overbooking-why-soldiers = В эту очередь нельзя ставить солдат.
overbooking-why-small = В эту очередь можно ставить только малые карты (1–3 кровати).
overbooking-why-large = В эту очередь можно ставить только большие карты (4–6 кроватей).
overbooking-why-crests = В этой очереди уже 2 других герба.
overbooking-why-not-next = Сначала займите свободное место, ближайшее к отелю.
overbooking-why-not-turn = Сейчас не ваш ход.
overbooking-why-over = Карты, оставшиеся на руке, ничего не приносят.
overbooking-why-no-place = Для этой карты не осталось места.
overbooking-why-none-fits = Ни одну из ваших карт сюда поставить нельзя.
overbooking-why-taken = Это место занято. Поставьте карту на следующее свободное.
overbooking-why-hotel = Поставьте карту в очередь отеля или к его чёрному ходу.
overbooking-why-held = Сначала завершите ход или отмените его.
overbooking-why-decide = Сначала решите, что { $kind } сделают у чёрного хода.
overbooking-why-elsewhere = Сейчас речь об очереди отеля { $hotel }.
overbooking-why-maids = Служанки могут заменить в очереди только вашу карту.
overbooking-why-workers = Солдаты могут заменить только рабочих.
overbooking-why-nobles = Дворяне могут дать приоритет только вашей карте в очереди.
overbooking-why-named = У этой карты уже есть приоритет.
overbooking-fate-booked = пока кроватей хватает
overbooking-fate-away = пока кроватей не хватает

## Headline and questions

overbooking-head-round = Раунд { $round } из { $all }
overbooking-head-card = карта { $turn } из { $all }
overbooking-head-hotel = регистрация, отель { $hotel }
overbooking-ask-place = Поставьте карту { $turn } из { $all } лицом вниз, в очередь или к чёрному ходу.
overbooking-ask-place-last = Ваш ход последний: поставьте пятую карту или оставьте карты на руке.
overbooking-ask-maids = Ваши { $card } стоят у чёрного хода отеля { $hotel }. Какую из ваших карт они заменят?
overbooking-ask-nobles = Ваши { $card } стоят у чёрного хода отеля { $hotel }. Какая из ваших карт заселится первой?
overbooking-ask-soldiers = Ваши { $card } стоят у чёрного хода отеля { $hotel }. Каких рабочих они заменят?
overbooking-ask-dealt = Карты раздаются.
overbooking-ask-scene = Отели заселяют гостей.
overbooking-do-queue = Поставить { FORM($card, "acc") } в очередь отеля { $hotel }
overbooking-do-door = Поставить { FORM($card, "acc") } к чёрному ходу отеля { $hotel }: { $ability }
overbooking-do-skip = Оставить карты на руке
overbooking-do-stop-maids = Не заменять карту
overbooking-do-stop-nobles = Не давать приоритета
overbooking-do-stop-soldiers = Не заменять рабочих
overbooking-do-replace = Заменить { FORM($card, "own") }, место { $position }
overbooking-do-name = Дать приоритет { FORM($card, "owndat") }, место { $position }

## Previews

overbooking-gain-token = +1 очко (жетон)
overbooking-gain-open = лицом вверх
overbooking-gain-booked = у вас { FORM($cards, "booked") }: +{ $coins }
overbooking-gain-away = у вас без кровати { $cards }
overbooking-gains = { $gains }

## The scene

overbooking-scene-order =
    { $rule ->
        [yes] Порядок заселения: { $first }, затем от 6 до 1. При равенстве первыми — ближайшие к отелю.
       *[no] Порядок заселения: от 6 до 1. При равенстве первыми — ближайшие к отелю.
    }
overbooking-scene-nobody = { $hotel }: заселять некого.

## On one screen

# Under the number of free beds, above the number of all: 5 left of 13.
overbooking-free-of = свободно из
overbooking-asked = нужно { $beds }
overbooking-about-asked = Сколько кроватей нужно очереди, насколько можно судить: { $beds }.
overbooking-strip-left = осталось { $n }
overbooking-strip-needs = нужно { $n }
overbooking-strip-bed = кровать
overbooking-strip-none = без кровати
overbooking-strip-outlook = пока так
overbooking-strip-waits = ждёт
overbooking-strip-now = теперь { $n }
overbooking-strip-joins = встаёт
overbooking-strip-from-door = с чёрного хода
overbooking-strip-instead = замена
overbooking-strip-first = первая
overbooking-strip-unused = пропуск
overbooking-strip-acts = действует
overbooking-face-up = лицом вверх
overbooking-plus-token = +1 жетон
overbooking-doors = Чёрный ход
overbooking-queues = Очереди
overbooking-in-out = внутри { $inside }, снаружи { $outside }
overbooking-again = ещё раз
overbooking-not-booked = карта уже заселена
overbooking-not-gone = карта уже сброшена
overbooking-not-open = карта лежит открытой у отеля { $hotel }
overbooking-not-barred = в эту очередь нельзя
overbooking-can-still = Может быть:
overbooking-can-only = Может быть только:
overbooking-back-at-door = У чёрного хода она применит своё умение.
overbooking-back-in-queue = В очереди ей нужно столько кроватей, сколько на ней указано.
overbooking-is-booked = заселена
overbooking-is-gone = в сбросе
overbooking-is-open = отель { $hotel }
overbooking-is-laid = отель { $hotel }
overbooking-is-hand = на руке
overbooking-is-deck = в вашей колоде
overbooking-is-unseen = ещё не появлялась
# without $n
overbooking-pts = очк.
overbooking-hand-short = Рука
overbooking-my-cards = Мои карты
overbooking-seen = Учёт карт
overbooking-seen-note = Всё, что пока известно: открытые, заселённые и сброшенные карты. В каждой колоде по одной карте каждого вида с каждым гербом.
overbooking-seen-count = заселено { $booked } · в сбросе { $gone } · осталось { $left }
overbooking-key-booked = заселена
overbooking-key-gone = в сбросе: без кровати или у чёрного хода
overbooking-key-open = лицом вверх
overbooking-key-laid = ваша, лицом вниз
overbooking-key-hand = у вас на руке
overbooking-key-unseen = не видно: рука, колода или лицом вниз
overbooking-check-in-again = Показать последнюю регистрацию
overbooking-scene-closed =
    { $inside ->
        [one] { $hotel }: заселена { $inside } группа из { $all }.
        [few] { $hotel }: заселены { $inside } группы из { $all }.
        [many] { $hotel }: заселено { $inside } групп из { $all }.
       *[other] { $hotel }: заселено { $inside } группы из { $all }.
    }
overbooking-scene-empty = Свободно: { $beds }.
overbooking-scene-full = Все кровати заняты.
overbooking-next = Дальше
overbooking-on = Продолжить
overbooking-open-hotel = Открыть отель { $n }
overbooking-beats = Этапы регистрации
overbooking-beat-open = открытие
overbooking-beat-door = чёрный ход
overbooking-beat-order = порядок
overbooking-beat-book = заселение
overbooking-beat-close = закрытие
overbooking-beat-back = Предыдущий шаг
overbooking-run = Пуск
overbooking-pause = Пауза
overbooking-hurry = К концу этого отеля
overbooking-speed = Скорость регистрации
overbooking-stops = пауза после отеля
overbooking-night-over = Ночь прошла
overbooking-row-coins = Монеты
overbooking-row-tokens = Жетоны
overbooking-row-points = Очки
overbooking-bar-round = Раунд
overbooking-bar-card = Карта
overbooking-bar-order = Порядок
overbooking-bar-hotel = Регистрация: отель { $n } из { $all }
overbooking-take-back = Отмена
overbooking-choose-place = Выберите, куда поставить { FORM($card, "acc") }.
overbooking-choose-door = Чёрный ход: { $ability }.
overbooking-draft-queue = Поставить { FORM($card, "acc") } в очередь отеля { $hotel }, место { $place }?
overbooking-draft-door = Поставить { FORM($card, "acc") } к чёрному ходу отеля { $hotel }?
overbooking-draft-up = Лицом вверх: карту увидят все.
overbooking-draft-down = Лицом вниз: остальные увидят, что это { $back }.
overbooking-place-them = Поставить карту
overbooking-place-up = Поставить лицом вверх
overbooking-place-last = Поставить и открыть отели
overbooking-yes-maids = Заменить эту карту
overbooking-yes-nobles = Заселить первой
overbooking-yes-soldiers = Заменить рабочих

## The log

overbooking-log-round-started = Начинается раунд { $round }.
overbooking-log-first-player =
    { $you ->
        [yes] Начинаете вы.
       *[no] Начинает { $name }.
    }
overbooking-log-tiles-laid = Новые отели: { $hotels }.
overbooking-log-tiles-turned = Отели переворачиваются: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-setup-tiles = плитки отелей в раундах 1 и 2
overbooking-setup-hands = стартовые карты
overbooking-log-cards-drawn =
    { $you ->
        [yes] Вы берёте { FORM($number, "acc") }: { $cards }.
       *[no] { $name } берёт { FORM($number, "acc") }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Вы ставите { $card } в очередь отеля { $hotel }.
           *[no] { $name } ставит { $card } в очередь отеля { $hotel }.
        }
       *[door] { $you ->
            [yes] Вы ставите { $card } к чёрному ходу отеля { $hotel }.
           *[no] { $name } ставит { $card } к чёрному ходу отеля { $hotel }.
        }
    }
overbooking-log-card-turned-up = По правилу отеля { $hotel } карта открывается: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Вы забираете жетон.
       *[no] { $name } забирает жетон.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Вы не ставите пятую карту.
       *[no] { $name } не ставит пятую карту.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] У вас не осталось карт.
       *[no] { $name }: карт не осталось.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Вы не можете поставить ни одной карты и пропускаете ход.
       *[no] { $name } не может поставить ни одной карты и пропускает ход.
    }
overbooking-log-hotel-revealed = Открывается отель { $hotel }: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Открывается отель { $hotel }: никто не ждёт.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } встаёт в конец очереди.
       *[no] { $card } встают в конец очереди.
    }
overbooking-log-beds-more = { $card }: +{ $beds }, теперь { $now }.
overbooking-log-beds-fewer = { $card }: −{ $beds }, теперь { $now }.
overbooking-log-beds-below = { $card }: −{ $beds }, теперь на { $below } ниже нуля.
overbooking-log-guest-named =
    { $you ->
        [yes] Вы даёте приоритет
       *[no] { $name } даёт приоритет
    } { FORM($card, "gender") ->
        [m] своему { FORM($card, "dat") }.
       *[pl] своим { FORM($card, "dat") }.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } заменяет { FORM($gone, "acc") }{ $lost }.
       *[no] { $card } заменяют { FORM($gone, "acc") }{ $lost }.
    }
# Follows the card that is replaced: it had been named by nobles.
overbooking-log-named-in-vain = , приоритет теряется
overbooking-log-ability-unused-choice = { $card }: умение не применяется.
overbooking-log-ability-unused-maids = { $card }: заменять некого.
overbooking-log-ability-unused-nobles = { $card }: приоритет давать некому.
overbooking-log-ability-unused-soldiers = { $card }: рабочих в очереди нет.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } получает { $beds }
       *[no] { $card } получают { $beds }
    }, { $left ->
        [0] свободных не остаётся
        [one] остаётся { $left }
        [few] остаются { $left }
        [many] остаётся { $left }
       *[other] остаётся { $left }
    }: +{ $coins }.
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } остаётся без кровати: { FORM($needed, "needed") }, а
       *[no] { $card } остаются без кроватей: { FORM($needed, "needed") }, а
    } { $free ->
        [0] свободных нет.
        [one] свободна только { $free }.
        [few] свободны только { $free }.
        [many] свободно только { $free }.
       *[other] свободно только { $free }.
    }
overbooking-log-hotel-closed = Отель { $hotel } закрывается: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = монет никто не получает
overbooking-log-scoring-part =
    { $you ->
        [yes] Вы получаете { $points } за { $what }.
       *[no] { $name } получает { $points } за { $what }.
    }
source-monk = Монахи
source-merchants = Купцы
source-maids = Служанки
source-nobles = Дворяне
source-soldiers = Солдаты
source-workers = Рабочие
source-more-monk = выигрывает { $n } на монахах
source-less-monk = теряет { $n } на монахах
source-more-merchants = выигрывает { $n } на купцах
source-less-merchants = теряет { $n } на купцах
source-more-maids = выигрывает { $n } на служанках
source-less-maids = теряет { $n } на служанках
source-more-nobles = выигрывает { $n } на дворянах
source-less-nobles = теряет { $n } на дворянах
source-more-soldiers = выигрывает { $n } на солдатах
source-less-soldiers = теряет { $n } на солдатах
source-more-workers = выигрывает { $n } на рабочих
source-less-workers = теряет { $n } на рабочих
overbooking-part-coins = монеты
overbooking-part-tokens = жетоны
overbooking-part-crest = герб «{ $crest }»
overbooking-log-game-ended =
    { $number ->
        [one] Партия окончена. Побеждает { $names }: { $points }.
        [few] Партия окончена. Победу делят { $names }: у каждого { $points }.
        [many] Партия окончена. Победу делят { $names }: у каждого { $points }.
       *[other] Партия окончена. Победу делят { $names }: у каждого { $points }.
    }
overbooking-verdict-tiebreak = Победа: { $names }. Очков поровну, { $points }; решили заселённые карты с 3 монетами ({ $cards }).
overbooking-verdict-shared = Общая победа: { $names }, у каждого { $points }. Поровну даже заселённых карт с 3 монетами ({ $cards }).

## What a puzzle is about

overbooking-theme-queue = Порядок в очереди
overbooking-theme-door = Чёрный ход
overbooking-theme-crest = Гербы
overbooking-theme-denial = Помеха соперникам
