### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] { $n } кровать
        [few] { $n } кровати
        [many] { $n } кроватей
       *[other] { $n } кровати
    }
overbooking-coins =
    { $n ->
        [one] { $n } монета
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
overbooking-kind-monk = монах
overbooking-kind-merchants = купцы
overbooking-kind-maids = служанки
overbooking-kind-nobles = дворяне
overbooking-kind-soldiers = солдаты
overbooking-kind-workers = рабочие
overbooking-crest-bird = Птица
overbooking-crest-fish = Рыба
overbooking-crest-lion = Лев
overbooking-crest-stag = Олень
overbooking-card = { $kind } герба { $crest }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] большая карта герба { $crest } (4–6 кроватей)
       *[small] малая карта герба { $crest } (1–3 кровати)
    }
overbooking-a-back = { overbooking-back }
overbooking-owned = { $card } ({ $owner })
# A card as the object of a sentence; where a language has no article, the card alone.
overbooking-the-card = { $card }
overbooking-your = { $card } (ты)
overbooking-you = ты
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
overbooking-rule-small_only = только группы 1–3
overbooking-rule-large_only = только группы 4–6
overbooking-rule-first_open = первая карта открыта
overbooking-rule-second_open = вторая карта открыта
overbooking-rule-two_crests = два герба
overbooking-rule-no_back_door = без чёрного хода
overbooking-rule-none-long = Своих правил нет.
overbooking-rule-no_soldiers-long = Солдат (5) в эту очередь ставить нельзя. Чёрный ход для них открыт.
overbooking-rule-soldiers_first-long = Солдаты (5) заселяются раньше остальных, ближайшие первыми.
overbooking-rule-monks_first-long = Монахи (1) заселяются раньше остальных, ближайшие первыми.
overbooking-rule-small_only-long = В эту очередь встают только малые карты (1–3). У чёрного хода — любые.
overbooking-rule-large_only-long = В эту очередь встают только большие карты (4–6). У чёрного хода — любые.
overbooking-rule-first_open-long = Первая карта в этой очереди лежит открытой.
overbooking-rule-second_open-long = Вторая карта в этой очереди лежит открытой.
overbooking-rule-two_crests-long = В этой очереди не больше двух разных гербов. У чёрного хода — любые.
overbooking-rule-no_back_door-long = Ни чёрного хода, ни жетона; в очереди пять мест.

## About cards and hotels

overbooking-ability-join_queue = встаёт в конец очереди, даже полной
overbooking-ability-beds_more = в этом отеле на 3 кровати больше
overbooking-ability-replace_own = могут занять место одной из твоих карт в очереди; та сбрасывается
overbooking-ability-book_own_first = ты выбираешь свою карту в очереди: она заселяется раньше всех
overbooking-ability-replace_workers = могут занять место любых рабочих в очереди; те сбрасываются
overbooking-ability-beds_fewer = в этом отеле на 3 кровати меньше
overbooking-short-join_queue = встаёт в очередь
overbooking-short-beds_more = +3 кровати
overbooking-short-replace_own = вместо своей карты
overbooking-short-book_own_first = своя карта первая
overbooking-short-replace_workers = вместо рабочих
overbooking-short-beds_fewer = −3 кровати
overbooking-about-card =
    { $one ->
        [yes] Из очереди занимает { $beds } и платит: { $coins }.
       *[no] Из очереди занимают { $beds } и платят: { $coins }.
    }
overbooking-about-door = У чёрного хода: { $ability }.
overbooking-about-owner = Владелец — { $owner }.
overbooking-about-yours = Твоя карта, для остальных она закрыта.
overbooking-about-hidden = Закрытая карта, владелец — { $owner }: { $back }. Кто это, покажет регистрация.
overbooking-about = Об этой карте
overbooking-about-nothing = Наведи на карту или отель (или удержи палец), и здесь будет сказано, что они делают.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free = Сейчас свободно: { $free }.
overbooking-about-other-side = На обороте плитки: { $beds }, { $rule }.
overbooking-about-token = Первая карта у этого чёрного хода забирает жетон: 1 очко.
overbooking-about-house = Знак *: наше значение, в известных нам источниках его нет.
overbooking-about-coins-house = Монеты на ней — наше значение.
overbooking-house-note = * Так отмечены числа кроватей, которых нет в источниках: они наши, как и монеты на картах и два герба. У кого есть коробка, может подставить настоящие значения.

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
overbooking-hotel-label = Отель { $hotel }, { $name }: свободно { $beds } из { $all }, { $rule }
overbooking-token-label = У этого чёрного хода ждёт жетон
overbooking-hand-of = Рука: { $name }
overbooking-hand = Твоя рука
overbooking-hand-label = Твоя рука: выбери карту, затем место, которое светится
overbooking-hand-empty = На руке пусто.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Выбери карту или место.
overbooking-hint-place = Теперь место, которое светится. Чёрный ход: { $ability }.
overbooking-hint-card = Теперь одну из карт, что светятся.
overbooking-hint-wait = Взгляни на свои карты, пока решают другие.
overbooking-hint-held = Выбери карту ещё раз, чтобы завершить ход, или отмени его.
overbooking-hint-here = Нажми здесь, затем выбери карту для этого места.
overbooking-hint-decide = Сначала реши, что делать у чёрного хода: { $kind }.
overbooking-place-queue = Очередь отеля { $hotel }, место { $position }
overbooking-place-door = Чёрный ход отеля { $hotel }, место { $position }
overbooking-lately = Новое после твоей последней карты
overbooking-named-mark = выбор { $n }
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
overbooking-books-first = начинает раунд
overbooking-books-crest = { $crest }: заселено { $n }
overbooking-books-crest-next = { $more ->
        [one] Ещё { $more } карта принесёт { $vp }.
        [few] Ещё { $more } карты принесут { $vp }.
        [many] Ещё { $more } карт принесут { $vp }.
       *[other] Ещё { $more } карты принесут { $vp }.
    }
overbooking-books-crest-got = Уже приносит { $vp }.
overbooking-bonus-none = За этим столом нет бонуса за гербы.
overbooking-bonus-some = Заселённые карты одного герба: { $steps }
overbooking-bonus-step = { $n } — { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    }
overbooking-why-full = Очередь полна.
overbooking-why-door-full = У этого чёрного хода уже две карты.
overbooking-why-no-door = У этого отеля нет чёрного хода.
overbooking-why-soldiers = В этой очереди солдатам не место.
overbooking-why-small = В этой очереди только карты на 1–3 кровати.
overbooking-why-large = В этой очереди только карты на 4–6 кроватей.
overbooking-why-crests = В этой очереди уже стоят два других герба.
overbooking-why-not-next = Сначала место ближе к отелю: карта встаёт туда.
overbooking-why-not-turn = Сейчас не твоя очередь класть карту.
overbooking-why-over = Что осталось на руке, ничего не стоит.
overbooking-why-no-place = Сейчас этой карте нет подходящего места.
overbooking-why-none-fits = Ни одна твоя карта сюда не подходит.
overbooking-why-taken = Здесь уже лежит карта. Твоя встанет за ней.
overbooking-why-hotel = Карта встаёт в очередь отеля или у его чёрного хода.
overbooking-why-held = Сначала заверши ход или отмени его.
overbooking-why-decide = Сначала реши, что происходит у чёрного хода: { $kind }.
overbooking-why-elsewhere = Решение касается очереди в отель { $hotel }.
overbooking-why-maids = Служанки занимают в очереди только место твоей карты.
overbooking-why-workers = Солдаты занимают только место рабочих.
overbooking-why-nobles = Дворяне выбирают в очереди только твою карту.
overbooking-why-named = Эта карта уже выбрана.
overbooking-fate-booked = пока что получает кровать
overbooking-fate-away = пока что без кровати

## Headline and questions

overbooking-head-round = Раунд { $round } из { $all }
overbooking-head-card = карта { $turn } из { $all }
overbooking-head-hotel = регистрация, отель { $hotel }
overbooking-ask-place = Положи закрытую карту в очередь или у чёрного хода: карта { $turn } из { $all }.
overbooking-ask-place-last = Пятая карта последнего игрока: положи её или оставь на руке.
overbooking-ask-maids = Чёрный ход отеля { $hotel }: { $card } (ты). Чьё место в очереди они займут?
overbooking-ask-nobles = Чёрный ход отеля { $hotel }: { $card } (ты). Какая из твоих карт заселится первой?
overbooking-ask-soldiers = Чёрный ход отеля { $hotel }: { $card } (ты). Каких рабочих они прогонят?
overbooking-ask-dealt = Карты раздаются.
overbooking-ask-scene =
    { $touch ->
        [yes] Отели регистрируют гостей. Коснись экрана, чтобы пропустить.
       *[no] Отели регистрируют гостей. Щёлкни или нажми клавишу, чтобы пропустить.
    }
overbooking-do-queue = В очередь отеля { $hotel }: { $card }
overbooking-do-door = К чёрному ходу отеля { $hotel }: { $card } ({ $ability })
overbooking-do-skip = Оставить карты на руке
overbooking-do-stop-maids = Оставить очередь как есть
overbooking-do-stop-nobles = Никого не выбирать
overbooking-do-stop-soldiers = Не трогать рабочих
overbooking-do-replace = Вместо: { $card }, место { $position }
overbooking-do-name = Первой заселится: { $card }, место { $position }

## Previews

overbooking-gain-token = +1 очко: жетон
overbooking-gain-open = лежит открытой
overbooking-gain-booked = твои заселены: { $cards }, { $coins }
overbooking-gain-away = твои без кровати: { $cards }
overbooking-gains = { $gains }

## The scene

overbooking-skip-scene = Пропустить
overbooking-scene-order = Отель { $hotel }, { $beds }: числа показывают порядок заселения.
overbooking-scene-nobody = Отелю { $hotel } некого заселять.
overbooking-summary = Регистрация, раунд { $round }
overbooking-summary-again = Перечитать последнюю регистрацию
overbooking-summary-close = Закрыть

## The log

overbooking-log-round-started = Начинается раунд { $round }.
overbooking-log-first-player =
    { $you ->
        [yes] Первую карту кладёшь ты.
       *[no] Первую карту кладёт { $name }.
    }
overbooking-log-tiles-laid = Новые отели: { $hotels }.
overbooking-log-tiles-turned = Отели переворачиваются: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-log-cards-drawn =
    { $you ->
        [yes] Ты берёшь карты: { $cards }.
       *[no] { $name } берёт карты ({ $number }): { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Ты кладёшь в очередь отеля { $hotel }: { $card }.
           *[no] { $name } кладёт в очередь отеля { $hotel }: { $card }.
        }
       *[door] { $you ->
            [yes] Ты кладёшь у чёрного хода отеля { $hotel }: { $card }.
           *[no] { $name } кладёт у чёрного хода отеля { $hotel }: { $card }.
        }
    }
overbooking-log-card-turned-up = Правило отеля { $hotel } открывает карту: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Ты забираешь там жетон.
       *[no] { $name } забирает там жетон.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Ты оставляешь пятую карту на руке.
       *[no] { $name } оставляет пятую карту на руке.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] У тебя не осталось карт.
       *[no] { $name }: карт больше нет.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Ни одной твоей карте нет места; ты пропускаешь ход.
       *[no] { $name } не находит места ни для одной карты и пропускает ход.
    }
overbooking-log-hotel-revealed = Отель { $hotel } открывается: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Отель { $hotel } открывается: никто не ждёт.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } встаёт в конец очереди.
       *[no] { $card } встают в конец очереди.
    }
overbooking-log-beds-more = { $card }: плюс { $beds }, теперь { $now }.
overbooking-log-beds-fewer = { $card }: минус { $beds }, теперь { $now }.
overbooking-log-beds-below = { $card }: минус { $beds }, на { $below } ниже нуля.
overbooking-log-guest-named =
    { $you ->
        [yes] Ты выбираешь свою карту: { $card }. Заселение раньше всех.
       *[no] { $name } выбирает карту: { $card }. Заселение раньше всех.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } встаёт в очередь. В сброс уходит карта: { $gone }{ $lost }.
       *[no] { $card } встают в очередь. В сброс уходит карта: { $gone }{ $lost }.
    }
overbooking-log-named-in-vain = , выбор пропадает
overbooking-log-ability-unused-choice = { $card }: без применения.
overbooking-log-ability-unused-maids = { $card }: своих в очереди нет.
overbooking-log-ability-unused-nobles = { $card }: выбирать больше некого.
overbooking-log-ability-unused-soldiers = { $card }: рабочих в очереди нет.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } получает { $beds }, остаётся { $left }: { $coins }.
       *[no] { $card } получают { $beds }, остаётся { $left }: { $coins }.
    }
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } остаётся без кровати: надо { $needed }, свободно { $free }.
       *[no] { $card } остаются без кроватей: надо { $needed }, свободно { $free }.
    }
overbooking-log-hotel-closed = Отель { $hotel } закрывается: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = монет нет никому
overbooking-log-scoring-part =
    { $you ->
        [yes] Ты получаешь { $points } за { $what }.
       *[no] { $name } получает { $points } за { $what }.
    }
source-monk = Монахи
source-merchants = Купцы
source-maids = Служанки
source-nobles = Дворяне
source-soldiers = Солдаты
source-workers = Рабочие
overbooking-part-coins = монеты
overbooking-part-tokens = жетоны
overbooking-part-crest = герб { $crest }
overbooking-log-game-ended =
    { $number ->
        [one] Партия окончена. Победа: { $names }, { $points }.
        [few] Партия окончена. Общая победа: { $names }, { $points }.
        [many] Партия окончена. Общая победа: { $names }, { $points }.
       *[other] Партия окончена. Общая победа: { $names }, { $points }.
    }
