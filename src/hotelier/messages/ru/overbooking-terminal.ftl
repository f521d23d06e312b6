### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] никто не ждёт
        [1] ждёт 1
       *[other] ждут { $n }
    }
overbooking-fact-face-up = открыто
overbooking-fact-second = вторая карта там
overbooking-fact-token = жетон твой
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = дверь: { $ability }
overbooking-group-small = Малые карты, 1–3 кровати (в очередь или к чёрному ходу того же отеля)
overbooking-group-large = Большие карты, 4–6 кроватей (в очередь или к чёрному ходу того же отеля)
overbooking-group-or = Или

## The card reference

overbooking-section-guest = Гости
overbooking-section-crest = Гербы
overbooking-section-hotel = Отели
overbooking-section-bonus = Бонус за гербы
overbooking-source-rulebook = напечатано в правилах
overbooking-source-house = наше значение, временное
overbooking-source-owner = из файла владельца
overbooking-guest-facts = { $beds } (напечатано в правилах), { $coins } ({ $source })
overbooking-crest-cards = Шесть карт каждой колоды: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Другая сторона: { $face }.
overbooking-tile-other-house = Другая сторона: { $face } (пара подобрана нами).
overbooking-bonus-title = Бонус за гербы: { $mode }
# A word that several cards speak of, as an example of a search.
overbooking-sample-word = кровати

## What happened

overbooking-log-placed-open = { $name } кладёт в открытую в очередь отеля { $hotel }: { $card }.
overbooking-log-placed-token = { $name } кладёт у чёрного хода отеля { $hotel } и забирает жетон: { $card }.
overbooking-log-booked-named = Первыми: их выбрали.
overbooking-log-booked-rule = Первыми: таково правило отеля.
overbooking-log-booked-crest = Герб { $crest }, заселено уже { $n }.
overbooking-log-score = { $name } получает { $parts }.
overbooking-log-score-part = { $n } за { $what }

## What to look at

overbooking-tip-typing = Ход можно и набрать: { $action } значит «{ $meaning }».
overbooking-tip-token =
    { $n ->
        [1] У чёрного хода отеля { $hotels } ждёт жетон: очко первой карте там.
       *[other] У чёрных ходов отелей { $hotels } ждут жетоны: очко первой карте у каждого.
    }
overbooking-tip-crest = Герб { $crest }, заселено { $n }: ещё одна карта принесёт { $points }.
overbooking-tip-last = Последний раунд. Осталось положить: { $cards }; остальное ничего не стоит.
overbooking-tip-nobody = В этой очереди твоих нет. В отеле { $beds }.
overbooking-tip-all = Пока что все твои карты здесь получают кровати: в отеле { $beds }.
overbooking-tip-away = Пока что здесь остаются без кроватей твои карты: { $cards }. В отеле { $beds }.

## How the game goes

overbooking-intro-1 = Город переполнен, и всем нужна кровать. У тебя колода из 24 карт гостей: четыре герба, и у каждого герба шесть видов. Число вида — сколько кроватей ему нужно: 1 монах, 2 купцы, 3 служанки, 4 дворяне, 5 солдаты, 6 рабочие. Монеты на карте станут очками, когда она получит кровати.
overbooking-intro-2 = Раундов четыре. В каждом ты кладёшь пять из своих девяти карт, по одной за раз, по очереди, лицом вниз: в очередь справа от отеля (четыре места) или у его чёрного хода слева (два). У закрытой карты все видят владельца, герб и размер: малая (1–3 кровати) или большая (4–6). Первая карта у чёрного хода забирает там жетон: 1 очко.
overbooking-intro-3 = Затем отели открываются, сверху вниз. Сначала карты у чёрного хода делают что умеют: больше или меньше кроватей, место получше для друга. Сами они кроватей не получают; только монах встаёт в очередь. Затем заселяется очередь: большие карты первыми, среди равных — ближайшие. Кто не поместился, того пропускают. Кто остался без кровати, уходит в сброс.
overbooking-intro-4 = Побеждает тот, у кого больше очков: монеты заселённых карт, жетоны и, если стол так играет, бонус за четыре и больше заселённых карт одного герба.

## The end

overbooking-points-coins = монеты: { $kind }
overbooking-points-tokens = жетоны
overbooking-points-crest = бонус за герб { $crest }
overbooking-difference = { $what } ({ $more } против { $less })
overbooking-verdict-points = Победа: { $names }, { $points }, отрыв { $ahead }.
overbooking-verdict-tiebreak = Победа: { $names }. { $points } поровну; решили заселённые карты с 3 монетами ({ $cards }).
overbooking-verdict-shared = Общая победа: { $names }, { $points }; поровну даже заселённых карт с 3 монетами ({ $cards }).
overbooking-end-difference = Что решило дело ({ $winner } — { $other }):
overbooking-end-booked = Карты, получившие кровати:

## The picture

overbooking-head-over = партия окончена
overbooking-label-queue = очередь
overbooking-label-door = дверь
overbooking-label-hand = рука
overbooking-label-token = жетон
overbooking-label-hotel = Отель { $n }
overbooking-label-closed = закрыт, мест { $n }
overbooking-label-crests = { $n } за гербы
overbooking-label-players = Игроки
overbooking-label-at-door = У чёрного хода
overbooking-queue-note = ближайшие к отелю первыми
overbooking-hand-note = число — сколько нужно кроватей, ● монеты
overbooking-hand-none = нет карт
overbooking-players-note = заселённые карты по гербам
overbooking-next-round = следующий раунд: { $hotel }
overbooking-sign-bed = свободная кровать
overbooking-sign-coin = монета или жетон, по 1 очку
overbooking-sign-house = наши значения
overbooking-sign-open = открыта для всех
overbooking-sign-named = выбрана дворянами
overbooking-outlook = Заселение на сейчас
overbooking-outlook-note = { $beds } в отеле { $hotel }
overbooking-outlook-named = выбор
overbooking-outlook-rule = по правилу
overbooking-outlook-booked =
    { $free ->
        [one] { $n } из { $free } кровати
        [few] { $n } из { $free } кроватей
        [many] { $n } из { $free } кроватей
       *[other] { $n } из { $free } кровати
    }
overbooking-outlook-away = надо { $n }, свободно { $free }
overbooking-outlook-nobody = в очереди никого
overbooking-where-booked = заселена
overbooking-where-discarded = в сбросе
overbooking-where-table = у отеля
overbooking-where-hand = на руке
overbooking-where-deck = в колоде
overbooking-where-unseen = не видно: рука, колода или лицом вниз
