### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] никто не ждёт
        [one] ждёт { $n }
        [few] ждут { $n }
        [many] ждут { $n }
       *[other] ждут { $n }
    }
overbooking-fact-face-up = открыта
overbooking-fact-second = там уже есть карта
overbooking-fact-token = вы забираете жетон
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = чёрный ход: { $ability }
overbooking-group-small = Малые карты, 1–3 кровати (в очередь или к чёрному ходу)
overbooking-group-large = Большие карты, 4–6 кроватей (в очередь или к чёрному ходу)
overbooking-group-or = Или

## The card reference

overbooking-section-guest = Гости
overbooking-section-crest = Гербы
overbooking-section-hotel = Отели
overbooking-section-bonus = Бонус за гербы
overbooking-source-rulebook = из правил
overbooking-source-house = наше значение
overbooking-source-owner = из пользовательского файла
overbooking-guest-facts = { $beds } (из правил), { $coins } ({ $source })
overbooking-crest-cards = 6 карт в каждой колоде: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Другая сторона: { $face }.
overbooking-tile-other-house = Другая сторона: { $face } (пара подобрана нами).
overbooking-bonus-title = Бонус за гербы: { $mode }
# A word that is on several cards, as an example of a search.
overbooking-sample-word = кровати

## What happened

overbooking-log-placed-open = { $name } ставит { $card } в очередь отеля { $hotel } лицом вверх.
overbooking-log-placed-token = { $name } ставит { $card } к чёрному ходу отеля { $hotel } и забирает жетон.
overbooking-log-booked-named = Вне очереди: приоритет от дворян.
overbooking-log-booked-rule = Вне очереди: особое правило.
overbooking-log-booked-crest =
    { $n ->
        [one] Заселена уже { $n } карта с гербом «{ $crest }».
        [few] Заселены уже { $n } карты с гербом «{ $crest }».
        [many] Заселено уже { $n } карт с гербом «{ $crest }».
       *[other] Заселено уже { $n } карты с гербом «{ $crest }».
    }
overbooking-log-score = { $name } получает { $parts }.
overbooking-log-score-part =
    { $n ->
        [one] { $n } очко за { $what }
        [few] { $n } очка за { $what }
        [many] { $n } очков за { $what }
       *[other] { $n } очка за { $what }
    }

## What to look at

overbooking-tip-typing = Ход можно ввести и текстом: { $action } означает «{ $meaning }».
overbooking-tip-token =
    { $n ->
        [1] У чёрного хода отеля { $hotels } лежит жетон: 1 очко за первую карту там.
       *[other] У чёрных ходов отелей { $hotels } лежат жетоны: 1 очко за первую карту у каждого.
    }
overbooking-tip-crest =
    { $n ->
        [0] У вас не заселено ни одной карты с гербом «{ $crest }»: первая принесёт { $points }.
        [one] У вас заселена { $n } карта с гербом «{ $crest }»: ещё одна принесёт { $points }.
        [few] У вас заселены { $n } карты с гербом «{ $crest }»: ещё одна принесёт { $points }.
        [many] У вас заселено { $n } карт с гербом «{ $crest }»: ещё одна принесёт { $points }.
       *[other] У вас заселено { $n } карты с гербом «{ $crest }»: ещё одна принесёт { $points }.
    }
overbooking-tip-last = Последний раунд: вы ставите { FORM($cards, "acc") }, остальные ничего не принесут.
overbooking-tip-nobody = В этой очереди нет ваших карт. В отеле { $beds }.
overbooking-tip-all = Пока что все ваши карты здесь получают кровати. В отеле { $beds }.
overbooking-tip-away = Пока что здесь без кроватей остаются ваши карты: { $cards }. В отеле { $beds }.

## How the game goes

overbooking-intro-1 = Город переполнен, и всем нужна кровать. У вас колода из 24 карт гостей: 4 герба, и у каждого по 6 видов гостей. Число на карте — сколько кроватей ей нужно: 1 монах, 2 купцы, 3 служанки, 4 дворяне, 5 солдаты, 6 рабочие. Когда карта получит кровати, её монеты станут очками.
overbooking-intro-2 = В партии 4 раунда. В каждом вы по очереди с другими ставите 5 из своих 9 карт, по одной, лицом вниз: в очередь справа от отеля (4 места) или к чёрному ходу слева от него (2). Все видят, чья это карта, её герб и размер: малая (1–3 кровати) или большая (4–6). Первая карта у чёрного хода забирает лежащий там жетон: 1 очко.
overbooking-intro-3 = Затем отели открываются, сверху вниз. Сначала карты у чёрного хода применяют свои умения: одни добавляют или убирают кровати, другие дают приоритет одной из ваших карт в очереди. Кроватей они не получают, но некоторые могут попасть оттуда в очередь: монах встаёт в её конец, служанки могут заменить другую вашу карту, а солдаты — рабочих любого игрока. Затем заселяется очередь: сначала самые большие карты, среди равных — ближайшие к отелю. Карту, которой не хватает кроватей, пропускают и пробуют следующую. Карты без кровати сбрасываются.
overbooking-intro-4 = Побеждает игрок, у которого больше всего очков. Их приносят монеты на ваших заселённых картах, жетоны и, если вы играете с ним, бонус за 4 и больше заселённых карт одного герба.

## The end

overbooking-points-coins = монеты: { $kind }
overbooking-points-tokens = жетоны
overbooking-points-crest = бонус за герб «{ $crest }»
overbooking-difference = { $what } ({ $more } против { $less })
overbooking-verdict-points = Победа: { $names }, { $points }, отрыв { $ahead }.
overbooking-end-difference = Что решило исход ({ $winner } — { $other }):
overbooking-end-booked = Заселённые карты:

## The picture

overbooking-head-over = партия окончена
overbooking-label-queue = очередь
overbooking-label-door = ч. ход
overbooking-label-hand = рука
overbooking-label-token = жетон
overbooking-label-hotel = Отель { $n }
overbooking-label-closed = закрыт, свободно { $n }
overbooking-label-crests = { $n } за гербы
overbooking-label-players = Игроки
overbooking-label-at-door = У чёрного хода
overbooking-queue-note = ближайшие к отелю первыми
overbooking-hand-note = число — сколько нужно кроватей, ● — монеты
overbooking-hand-none = нет карт
overbooking-players-note = заселённые карты по гербам
overbooking-next-round = следующий раунд: { $hotel }
overbooking-sign-bed = свободная кровать
overbooking-sign-coin = монета или жетон, по 1 очку
overbooking-sign-house = наше значение
overbooking-sign-open = лицом вверх
overbooking-sign-named = приоритет от дворян
overbooking-outlook = Заселение на данный момент
overbooking-outlook-note = { $beds } в отеле { $hotel }
overbooking-outlook-named = приоритет
overbooking-outlook-rule = особое правило
overbooking-outlook-booked =
    { $free ->
        [one] { $n } из { $free } кровати
        [few] { $n } из { $free } кроватей
        [many] { $n } из { $free } кроватей
       *[other] { $n } из { $free } кровати
    }
overbooking-outlook-away = нужно { $n }, свободно { $free }
overbooking-outlook-nobody = в очереди никого
overbooking-where-booked = заселена
overbooking-where-discarded = в сбросе
overbooking-where-table = у отеля
overbooking-where-hand = на руке
overbooking-where-deck = в колоде
overbooking-where-unseen = не видно: рука, колода или лицом вниз
