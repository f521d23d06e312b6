### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] 1 bed
       *[other] { $n } beds
    }
overbooking-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
overbooking-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
overbooking-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
overbooking-kind-monk = monk
overbooking-kind-merchants = merchants
overbooking-kind-maids = maids
overbooking-kind-nobles = nobles
overbooking-kind-soldiers = soldiers
overbooking-kind-workers = workers
overbooking-crest-bird = bird
overbooking-crest-fish = fish
overbooking-crest-lion = lion
overbooking-crest-stag = stag
overbooking-card = { $kind } of the { $crest }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] large card of the { $crest } (4–6 beds)
       *[small] small card of the { $crest } (1–3 beds)
    }
overbooking-a-back = a { overbooking-back }
overbooking-owned = { $card } ({ $owner })
# A card as the object of a sentence; where a language has no article, the card alone.
overbooking-the-card = the { $card }
overbooking-your = your { $card }
overbooking-you = you
overbooking-hotel-1 = Zur Blauen Gans
overbooking-hotel-2 = Drei Könige
overbooking-hotel-3 = Goldene Birne
overbooking-hotel-4 = Zum Roten Krebs
overbooking-hotel-5 = Kaiserhof
overbooking-hotel-6 = Alte Post
overbooking-hotel-7 = Weiße Rose
overbooking-hotel-8 = Kleiner Hof
overbooking-hotel-other = Hotel { $n }
overbooking-hotel-named = { $name } ({ $n })

## Hotel rules

overbooking-rule-none = no house rule
overbooking-rule-no_soldiers = no soldiers
overbooking-rule-soldiers_first = soldiers first
overbooking-rule-monks_first = monks first
overbooking-rule-small_only = only kinds 1–3
overbooking-rule-large_only = only kinds 4–6
overbooking-rule-first_open = first card face up
overbooking-rule-second_open = second card face up
overbooking-rule-two_crests = two crests
overbooking-rule-no_back_door = no back door
overbooking-rule-none-long = No rule of its own.
overbooking-rule-no_soldiers-long = Soldiers (5) may not be put in this queue. The back door is open to them.
overbooking-rule-soldiers_first-long = Soldiers (5) are booked before the others, the nearest first.
overbooking-rule-monks_first-long = Monks (1) are booked before the others, the nearest first.
overbooking-rule-small_only-long = Only small cards (1–3) may be put in this queue. The back door takes any card.
overbooking-rule-large_only-long = Only large cards (4–6) may be put in this queue. The back door takes any card.
overbooking-rule-first_open-long = The first card in this queue lies face up.
overbooking-rule-second_open-long = The second card in this queue lies face up.
overbooking-rule-two_crests-long = At most two different crests may stand in this queue. The back door takes any card.
overbooking-rule-no_back_door-long = There is no back door, and no token; the queue has five places.

## About cards and hotels

overbooking-ability-join_queue = joins the end of the queue, even of a full one
overbooking-ability-beds_more = 3 beds more in this hotel
overbooking-ability-replace_own = may take the place of a card of your own in the queue, which is discarded
overbooking-ability-book_own_first = you name a card of your own in the queue: it is booked before all others
overbooking-ability-replace_workers = may take the place of anybody’s workers in the queue, who are discarded
overbooking-ability-beds_fewer = 3 beds fewer in this hotel
overbooking-short-join_queue = joins the queue
overbooking-short-beds_more = +3 beds
overbooking-short-replace_own = may replace a card of one’s own
overbooking-short-book_own_first = a card of one’s own goes first
overbooking-short-replace_workers = may replace any workers
overbooking-short-beds_fewer = −3 beds
overbooking-about-card =
    { $one ->
        [yes] Needs { $beds } in a queue and then pays { $coins }.
       *[no] Need { $beds } in a queue and then pay { $coins }.
    }
overbooking-about-door = At a back door: { $ability }.
overbooking-about-owner = Belongs to { $owner }.
overbooking-about-yours = Your own card, face down for the others.
overbooking-about-hidden = A face-down card of { $owner }, { $back }. What it is shows at check-in.
overbooking-about = About this card
overbooking-about-nothing = Point at a card or a hotel, or hold it, and it tells you here what it does.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free = { $free } free now.
overbooking-about-other-side = The other side of the tile: { $beds }, { $rule }.
overbooking-about-token = The first card at this back door takes the token: 1 point.
overbooking-about-house = Marked *: a value of ours, because no source we know prints it.
overbooking-about-coins-house = The coins on it are a value of ours.
overbooking-house-note = * Numbers of beds marked like this, the coins on the cards and two of the crests are stand-ins of ours where no source prints them. Whoever owns the box can put in the printed values.

## At the table

overbooking-table = The hotels
overbooking-queue = Queue
overbooking-door = Back door
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] bed
       *[other] beds
    }
overbooking-hotel-label = Hotel { $hotel }, { $name }: { $beds } free of { $all }, { $rule }
overbooking-token-label = A token waits at this back door
overbooking-hand-of = Hand: { $name }
overbooking-hand = Your hand
overbooking-hand-label = Your hand: choose a card, then a place that glows
overbooking-hand-empty = Your hand is empty.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Choose a card, or a place.
overbooking-hint-place = Now a place that glows. Back door: { $ability }.
overbooking-hint-card = Now one of the cards that glow.
overbooking-hint-wait = Look at your cards while the others decide.
overbooking-hint-held = Choose the card again to end your turn, or take the turn back.
overbooking-hint-here = Click here, then choose the card that goes here.
overbooking-hint-decide = First decide what your { $kind } do at the back door.
overbooking-place-queue = Queue of hotel { $hotel }, place { $position }
overbooking-place-door = Back door of hotel { $hotel }, place { $position }
overbooking-lately = New since your last card
overbooking-named-mark = named { $n }
overbooking-books = Guests in beds
overbooking-books-hand = hand { $n }
overbooking-books-deck = deck { $n }
overbooking-books-coins = { $n } in coins
overbooking-books-crests = { $n } for crests
overbooking-books-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
overbooking-books-first = first in this round
overbooking-books-crest = { $crest }: { $n } booked
overbooking-books-crest-next = { $more ->
        [one] One more brings { $vp }.
       *[other] { $more } more bring { $vp }.
    }
overbooking-books-crest-got = Brings { $vp } already.
overbooking-bonus-none = No bonus for crests at this table.
overbooking-bonus-some = Booked cards of one crest: { $steps }
overbooking-bonus-step = { $n } bring { $vp }
overbooking-why-full = The queue is full.
overbooking-why-door-full = Two cards are at this back door already.
overbooking-why-no-door = This hotel has no back door.
overbooking-why-soldiers = No soldiers in this queue.
overbooking-why-small = Only cards with 1–3 beds in this queue.
overbooking-why-large = Only cards with 4–6 beds in this queue.
overbooking-why-crests = Two other crests stand in this queue already.
overbooking-why-not-next = The place nearer to the hotel comes first: that is where a card goes.
overbooking-why-not-turn = It is not your turn to place a card.
overbooking-why-over = What stays in hand is worth nothing.
overbooking-why-no-place = No free place takes this card now.
overbooking-why-none-fits = None of your cards may go there.
overbooking-why-taken = A card lies here already. Yours goes behind it.
overbooking-why-hotel = A card goes to the queue of the hotel, or to its back door.
overbooking-why-held = First end your turn, or take it back.
overbooking-why-decide = First decide what happens at the back door: { $kind }.
overbooking-why-elsewhere = The decision is about the queue of { $hotel }.
overbooking-why-maids = Maids only take the place of a card of your own in the queue.
overbooking-why-workers = Soldiers only take the place of workers.
overbooking-why-nobles = Nobles only name a card of your own in the queue.
overbooking-why-named = This card is named already.
overbooking-fate-booked = gets a bed as things stand
overbooking-fate-away = finds no bed as things stand

## Headline and questions

overbooking-head-round = Round { $round } of { $all }
overbooking-head-card = card { $turn } of { $all }
overbooking-head-hotel = check-in, hotel { $hotel }
overbooking-ask-place = Place a card face down, in a queue or at a back door: card { $turn } of { $all }.
overbooking-ask-place-last = You are last in turn: place a fifth card, or keep it in hand.
overbooking-ask-maids = Your { $card } are at the back door of { $hotel }. Whose place in the queue do they take?
overbooking-ask-nobles = Your { $card } are at the back door of { $hotel }. Which of your cards is booked first?
overbooking-ask-soldiers = Your { $card } are at the back door of { $hotel }. Which workers do they drive away?
overbooking-ask-dealt = The cards are being dealt.
overbooking-ask-scene =
    { $touch ->
        [yes] The hotels check their guests in. Tap to skip.
       *[no] The hotels check their guests in. Click or press a key to skip.
    }
overbooking-do-queue = Put the { $card } in the queue of hotel { $hotel }
overbooking-do-door = Put the { $card } at the back door of hotel { $hotel }: { $ability }
overbooking-do-skip = Keep my cards
overbooking-do-stop-maids = Leave the queue as it is
overbooking-do-stop-nobles = Name nobody
overbooking-do-stop-soldiers = Let the workers be
overbooking-do-replace = Instead of { $card }, place { $position }
overbooking-do-name = First { $card }, place { $position }

## Previews

overbooking-gain-token = +1 point: the token
overbooking-gain-open = it lies face up
overbooking-gain-booked = { $cards } of yours booked: { $coins }
overbooking-gain-away = { $cards } of yours without a bed
overbooking-gains = { $gains }

## The scene

overbooking-skip-scene = Skip
overbooking-scene-order = Hotel { $hotel }, { $beds }: the numbers tell who is booked first.
overbooking-scene-nobody = Hotel { $hotel } has nobody to book.
overbooking-summary = Check-in, round { $round }
overbooking-summary-again = Read the last check-in again
overbooking-summary-close = Close

## The log

overbooking-log-round-started = Round { $round } begins.
overbooking-log-first-player =
    { $you ->
        [yes] You place first.
       *[no] { $name } places first.
    }
overbooking-log-tiles-laid = New hotels: { $hotels }.
overbooking-log-tiles-turned = The hotels show their other side: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-log-cards-drawn =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $name } draws { $number }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] You put { $card } in the queue of hotel { $hotel }.
           *[no] { $name } puts { $card } in the queue of hotel { $hotel }.
        }
       *[door] { $you ->
            [yes] You put { $card } at the back door of hotel { $hotel }.
           *[no] { $name } puts { $card } at the back door of hotel { $hotel }.
        }
    }
overbooking-log-card-turned-up = The rule of hotel { $hotel } turns it up: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] You take the token there.
       *[no] { $name } takes the token there.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] You keep the fifth card in hand.
       *[no] { $name } keeps the fifth card in hand.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] You have no card left to place.
       *[no] { $name } has no card left to place.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] None of your cards finds a place; you are passed over.
       *[no] { $name } finds no place for any card and is passed over.
    }
overbooking-log-hotel-revealed = Hotel { $hotel } opens: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Hotel { $hotel } opens: nobody is waiting.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } joins the end of the queue.
       *[no] { $card } join the end of the queue.
    }
overbooking-log-beds-more = { $card }: { $beds } more, { $now } now.
overbooking-log-beds-fewer = { $card }: { $beds } fewer, { $now } now.
overbooking-log-beds-below = { $card }: { $beds } fewer, { $below } below none.
overbooking-log-guest-named =
    { $you ->
        [yes] You name your { $card }: booked before all others.
       *[no] { $name } names the { $card }: booked before all others.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } takes the place of { $gone }{ $lost }.
       *[no] { $card } take the place of { $gone }{ $lost }.
    }
overbooking-log-named-in-vain = , named in vain
overbooking-log-ability-unused-choice = { $card }: not used.
overbooking-log-ability-unused-maids = { $card }: nobody of theirs is in the queue.
overbooking-log-ability-unused-nobles = { $card }: there is nobody left to name.
overbooking-log-ability-unused-soldiers = { $card }: there are no workers in the queue.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } gets { $beds }, { $left } left: { $coins }.
       *[no] { $card } get { $beds }, { $left } left: { $coins }.
    }
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } needs { $needed }, { $free } free: no bed.
       *[no] { $card } need { $needed }, { $free } free: no bed.
    }
overbooking-log-hotel-closed = Hotel { $hotel } closes: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = no coins for anybody
overbooking-log-scoring-part =
    { $you ->
        [yes] You score { $points } for { $what }.
       *[no] { $name } scores { $points } for { $what }.
    }
source-monk = Monks
source-merchants = Merchants
source-maids = Maids
source-nobles = Nobles
source-soldiers = Soldiers
source-workers = Workers
overbooking-part-coins = coins
overbooking-part-tokens = tokens
overbooking-part-crest = the { $crest }
overbooking-log-game-ended =
    { $number ->
        [one] The game is over. Winner: { $names }, { $points }.
       *[other] The game is over. Shared win: { $names }, { $points }.
    }
