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
# The name of a card: bird nobles.
overbooking-card = { $crest } { $kind }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] large { $crest } card (4–6 beds)
       *[small] small { $crest } card (1–3 beds)
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

overbooking-rule-none = no special rule
overbooking-rule-no_soldiers = no soldiers
overbooking-rule-soldiers_first = soldiers first
overbooking-rule-monks_first = monks first
overbooking-rule-small_only = cards 1–3 only
overbooking-rule-large_only = cards 4–6 only
overbooking-rule-first_open = first card face up
overbooking-rule-second_open = second card face up
overbooking-rule-two_crests = 2 crests max
overbooking-rule-no_back_door = no back door
overbooking-rule-none-long = No special rule.
overbooking-rule-no_soldiers-long = You can’t place soldiers (5) in this queue, only at the back door.
overbooking-rule-soldiers_first-long = Soldiers (5) are booked before other guests, nearest the hotel first.
overbooking-rule-monks_first-long = Monks (1) are booked before other guests, nearest the hotel first.
overbooking-rule-small_only-long = You can place only small cards (1–3) in this queue. The back door takes any card.
overbooking-rule-large_only-long = You can place only large cards (4–6) in this queue. The back door takes any card.
overbooking-rule-first_open-long = The first card in this queue is placed face up.
overbooking-rule-second_open-long = The second card in this queue is placed face up.
overbooking-rule-two_crests-long = This queue takes cards of at most 2 different crests. The back door takes any card.
overbooking-rule-no_back_door-long = No back door and no token, but the queue has 5 spots.

## About cards and hotels

overbooking-ability-join_queue = joins the end of the queue, even if it’s full
overbooking-ability-beds_more = 3 more beds in this hotel
overbooking-ability-replace_own = may replace and discard one of your own cards in the queue
overbooking-ability-book_own_first = you may name one of your own cards in the queue to be booked first
overbooking-ability-replace_workers = may replace and discard any one workers card in the queue
overbooking-ability-beds_fewer = 3 fewer beds in this hotel
overbooking-short-join_queue = joins the queue
overbooking-short-beds_more = +3 beds
overbooking-short-replace_own = may replace one of your cards
overbooking-short-book_own_first = one of your cards goes first
overbooking-short-replace_workers = may replace any workers
overbooking-short-beds_fewer = −3 beds
overbooking-about-card =
    { $one ->
        [yes] In a queue: needs { $beds }, worth { $coins } once booked.
       *[no] In a queue: need { $beds }, worth { $coins } once booked.
    }
overbooking-about-door = At a back door: { $ability }.
overbooking-about-owner = Belongs to { $owner }.
overbooking-about-yours = Your card. The others see only its back.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free =
    { $free ->
        [one] 1 bed free now.
       *[other] { $free } beds free now.
    }
overbooking-about-other-side = Other side: { $beds }, { $rule }.
overbooking-about-token = The first card at this back door takes the token: 1 point.
overbooking-about-house = * Our placeholder: we don’t know the printed value.
overbooking-about-coins-house = The coin value is our placeholder.
overbooking-house-note = * Bed counts marked like this, the coins on the cards and two of the crests are our placeholders: we don’t know the printed ones. If you own the game, you can enter the printed values.

## At the table

overbooking-table = Hotels
overbooking-queue = Queue
overbooking-door = Back door
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] bed
       *[other] beds
    }
overbooking-hotel-label = Hotel { $hotel }, { $name }: { $all } beds, { $beds } free, { $rule }
overbooking-token-label = Token at this back door
overbooking-hand-of = Hand: { $name }
overbooking-hand = Your hand
overbooking-hand-label = Your hand: choose a card, then a highlighted spot
overbooking-hand-empty = Your hand is empty.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Choose a card or a spot.
overbooking-hint-place = Now choose a highlighted spot. Back door: { $ability }.
overbooking-hint-card = Now choose a highlighted card.
overbooking-hint-wait = Look over your cards while the others play.
overbooking-hint-held = Choose the card again to end your turn, or undo.
overbooking-hint-here = Click here, then choose a card to place.
overbooking-hint-decide = First decide what your { $kind } do at the back door.
overbooking-place-queue = Hotel { $hotel }, queue, spot { $position }
overbooking-place-door = Hotel { $hotel }, back door, spot { $position }
overbooking-at-queue = Hotel { $hotel }, queue
overbooking-at-door = Hotel { $hotel }, back door
overbooking-lately = New since your last turn
overbooking-named-mark = named { $n }
overbooking-books = Booked guests
overbooking-books-hand = hand { $n }
overbooking-books-deck = deck { $n }
overbooking-books-coins = { $n } from coins
overbooking-books-crests = { $n } from crests
overbooking-books-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
overbooking-books-first = goes first this round
# Several sentences, one after the other: 3 lion cards booked. 1 more: +2 points.
overbooking-books-crest =
    { $n ->
        [0] No { $crest } cards booked.
        [one] 1 { $crest } card booked.
       *[other] { $n } { $crest } cards booked.
    }
overbooking-books-crest-next = { $more } more: +{ $vp }.
overbooking-books-crest-got = Worth { $vp } so far.
overbooking-bonus-none = No crest bonus in this game.
overbooking-bonus-some = Booked cards of one crest: { $steps }
overbooking-bonus-step = { $n } score { $vp }
overbooking-why-full = The queue is full.
overbooking-why-door-full = This back door already has 2 cards.
overbooking-why-no-door = This hotel has no back door.
overbooking-why-soldiers = You can’t place soldiers in this queue.
overbooking-why-small = This queue takes only small cards (1–3 beds).
overbooking-why-large = This queue takes only large cards (4–6 beds).
overbooking-why-crests = This queue already has 2 other crests.
overbooking-why-not-next = Fill the free spot nearest the hotel first.
overbooking-why-not-turn = It’s not your turn.
overbooking-why-over = Cards left in hand score nothing.
overbooking-why-no-place = There’s no spot left for this card.
overbooking-why-none-fits = None of your cards can go there.
overbooking-why-taken = This spot is taken. Place your card in the next free one.
overbooking-why-hotel = Place your card in the hotel’s queue or at its back door.
overbooking-why-held = End your turn first, or undo it.
overbooking-why-decide = First decide what the { $kind } do at the back door.
overbooking-why-elsewhere = You’re deciding about the queue at { $hotel }.
overbooking-why-maids = Maids can replace only your own cards in the queue.
overbooking-why-workers = Soldiers can replace only workers.
overbooking-why-nobles = Nobles can name only your own cards in the queue.
overbooking-why-named = This card has already been named.
overbooking-fate-booked = gets a bed as things stand
overbooking-fate-away = gets no bed as things stand

## Headline and questions

overbooking-head-round = Round { $round } of { $all }
overbooking-head-card = card { $turn } of { $all }
overbooking-head-hotel = check-in, hotel { $hotel }
overbooking-ask-place = Place card { $turn } of { $all } face down, in a queue or at a back door.
overbooking-ask-place-last = You’re last in turn order: place a fifth card, or keep your cards.
overbooking-ask-maids = Your { $card } are at the back door of { $hotel }. Which of your cards should they replace?
overbooking-ask-nobles = Your { $card } are at the back door of { $hotel }. Which of your cards should be booked first?
overbooking-ask-soldiers = Your { $card } are at the back door of { $hotel }. Which workers should they replace?
overbooking-ask-dealt = The cards are being dealt.
overbooking-ask-scene = The hotels are checking in their guests.
overbooking-do-queue = Place the { $card } in the queue at hotel { $hotel }
overbooking-do-door = Place the { $card } at the back door of hotel { $hotel }: { $ability }
overbooking-do-skip = Keep my cards
overbooking-do-stop-maids = Don’t replace a card
overbooking-do-stop-nobles = Don’t name a card
overbooking-do-stop-soldiers = Don’t replace workers
overbooking-do-replace = Replace { $card } in spot { $position }
overbooking-do-name = Book first: { $card } in spot { $position }

## Previews

overbooking-gain-token = +1 point (token)
overbooking-gain-open = face up
overbooking-gain-booked = { $cards } of yours booked: +{ $coins }
overbooking-gain-away = { $cards } of yours without a bed
overbooking-gains = { $gains }

## The scene

overbooking-scene-order =
    { $rule ->
        [yes] Booking order: { $first }, then 6 down to 1. Ties: nearest the hotel first.
       *[no] Booking order: 6 down to 1. Ties: nearest the hotel first.
    }
overbooking-scene-nobody = { $hotel } has no guests to book.

## On one screen

# Under the number of free beds, above the number of all: 5 left of 13.
overbooking-free-of = left of
overbooking-asked = needs { $beds }
overbooking-about-asked = Beds needed in the queue, as far as you can tell: { $beds }.
overbooking-strip-left = { $n } left
overbooking-strip-needs = needs { $n }
overbooking-strip-bed = a bed
overbooking-strip-none = no bed
overbooking-strip-outlook = as things stand
overbooking-strip-waits = waiting
overbooking-strip-now = { $n } now
overbooking-strip-joins = joins
overbooking-strip-from-door = from the door
overbooking-strip-instead = replaces
overbooking-strip-first = goes first
overbooking-strip-unused = not used
overbooking-strip-acts = acts now
overbooking-face-up = face up
overbooking-plus-token = +1 token
overbooking-doors = Back doors
overbooking-queues = Queues
overbooking-in-out = { $inside } in, { $outside } out
overbooking-again = show again
overbooking-not-booked = already booked
overbooking-not-gone = already discarded
overbooking-not-open = face up at hotel { $hotel }
overbooking-not-barred = not allowed in this queue
overbooking-can-still = Could be:
overbooking-can-only = Must be:
overbooking-back-at-door = At the back door, it uses its ability.
overbooking-back-in-queue = In the queue, it needs as many beds as its number.
overbooking-is-booked = booked
overbooking-is-gone = gone
overbooking-is-open = hotel { $hotel }
overbooking-is-laid = hotel { $hotel }
overbooking-is-hand = in hand
overbooking-is-deck = in your deck
overbooking-is-unseen = not seen yet
overbooking-pts =
    { $n ->
        [one] pt
       *[other] pts
    }
overbooking-hand-short = Hand
overbooking-my-cards = My cards
overbooking-seen = Card tracker
overbooking-seen-note = What’s known so far: cards revealed, booked and discarded. Each deck has one card of each kind in each crest.
overbooking-seen-count = { $booked } booked · { $gone } gone · { $left } left
overbooking-key-booked = booked
overbooking-key-gone = gone: no bed, or used at a door
overbooking-key-open = face up
overbooking-key-laid = yours, face down
overbooking-key-hand = in your hand
overbooking-key-unseen = unseen: hand, deck or face down
overbooking-check-in-again = Replay last check-in
overbooking-scene-closed =
    { $all ->
        [one] { $hotel }: { $inside } of 1 group got beds.
       *[other] { $hotel }: { $inside } of { $all } groups got beds.
    }
overbooking-scene-empty = { $beds } left empty.
overbooking-scene-full = Fully booked.
overbooking-next = Next
overbooking-on = Continue
overbooking-open-hotel = Open hotel { $n }
overbooking-beats = Check-in steps
overbooking-beat-open = opening
overbooking-beat-door = back door
overbooking-beat-order = order
overbooking-beat-book = booking
overbooking-beat-close = closing
overbooking-beat-back = Previous step
overbooking-run = Play
overbooking-pause = Pause
overbooking-hurry = Skip to the end of this hotel
overbooking-speed = Check-in speed
overbooking-stops = pause after each hotel
overbooking-night-over = The night is over
overbooking-row-coins = Coins
overbooking-row-tokens = Tokens
overbooking-row-points = Points
overbooking-bar-round = Round
overbooking-bar-card = Card
overbooking-bar-order = Order
overbooking-bar-hotel = Check-in: hotel { $n } of { $all }
overbooking-take-back = Cancel
overbooking-choose-place = Choose a spot for the { $card }.
overbooking-choose-door = Back door: { $ability }.
overbooking-draft-queue = Place the { $card } in the queue at { $hotel }, spot { $place }?
overbooking-draft-door = Place the { $card } at the back door of { $hotel }?
overbooking-draft-up = Face up: everyone sees it.
overbooking-draft-down = Face down: the others see a { $back }.
overbooking-place-them = Place card
overbooking-place-up = Place face up
overbooking-place-last = Place and open hotels
overbooking-yes-maids = Replace this card
overbooking-yes-nobles = Book this first
overbooking-yes-soldiers = Replace them

## The log

overbooking-log-round-started = Round { $round } begins.
overbooking-log-first-player =
    { $you ->
        [yes] You go first.
       *[no] { $name } goes first.
    }
overbooking-log-tiles-laid = New hotels: { $hotels }.
overbooking-log-tiles-turned = The hotels are turned over: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-setup-tiles = hotel tiles for rounds 1 and 2
overbooking-setup-hands = starting hands
overbooking-log-cards-drawn =
    { $you ->
        [yes] You draw { $number }: { $cards }.
       *[no] { $name } draws { $number }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] You place { $card } in the queue at hotel { $hotel }.
           *[no] { $name } places { $card } in the queue at hotel { $hotel }.
        }
       *[door] { $you ->
            [yes] You place { $card } at the back door of hotel { $hotel }.
           *[no] { $name } places { $card } at the back door of hotel { $hotel }.
        }
    }
overbooking-log-card-turned-up = Hotel { $hotel }’s rule turns it face up: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] You take the token.
       *[no] { $name } takes the token.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] You don’t place a fifth card.
       *[no] { $name } doesn’t place a fifth card.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] You have no cards left to place.
       *[no] { $name } has no cards left to place.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] You can’t place any of your cards, so you’re skipped.
       *[no] { $name } can’t place any card and is skipped.
    }
overbooking-log-hotel-revealed = Hotel { $hotel } opens: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Hotel { $hotel } opens: nobody is waiting.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } joins the end of the queue.
       *[no] { $card } join the end of the queue.
    }
overbooking-log-beds-more = { $card }: +{ $beds }, { $now } now.
overbooking-log-beds-fewer = { $card }: −{ $beds }, { $now } now.
overbooking-log-beds-below = { $card }: −{ $beds }, now { $below } below zero.
overbooking-log-guest-named =
    { $you ->
        [yes] You name your { $card } to be booked first.
       *[no] { $name } names their { $card } to be booked first.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } replaces { $gone }{ $lost }.
       *[no] { $card } replace { $gone }{ $lost }.
    }
# Follows the card that is replaced: it had been named by nobles.
overbooking-log-named-in-vain = , who had been named
overbooking-log-ability-unused-choice = { $card }: ability not used.
overbooking-log-ability-unused-maids = { $card }: no card to replace.
overbooking-log-ability-unused-nobles = { $card }: no card left to name.
overbooking-log-ability-unused-soldiers = { $card }: no workers in the queue.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } gets { $beds }, { $left } left: +{ $coins }.
       *[no] { $card } get { $beds }, { $left } left: +{ $coins }.
    }
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } needs { $needed }
       *[no] { $card } need { $needed }
    }, but { $free ->
        [0] none are free.
        [one] only 1 is free.
       *[other] only { $free } are free.
    }
overbooking-log-hotel-closed = Hotel { $hotel } closes: { $gains }.
overbooking-log-gain = { $coins } for { $name }
overbooking-log-no-gain = no coins for anyone
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
source-more-monk = brings { $n } more from monks
source-less-monk = brings { $n } less from monks
source-more-merchants = brings { $n } more from merchants
source-less-merchants = brings { $n } less from merchants
source-more-maids = brings { $n } more from maids
source-less-maids = brings { $n } less from maids
source-more-nobles = brings { $n } more from nobles
source-less-nobles = brings { $n } less from nobles
source-more-soldiers = brings { $n } more from soldiers
source-less-soldiers = brings { $n } less from soldiers
source-more-workers = brings { $n } more from workers
source-less-workers = brings { $n } less from workers
overbooking-part-coins = coins
overbooking-part-tokens = tokens
overbooking-part-crest = the { $crest } crest
overbooking-log-game-ended =
    { $number ->
        [one] The game is over. { $names } won with { $points }.
       *[other] The game is over. { $names } share the win with { $points } each.
    }
overbooking-verdict-tiebreak = { $names } won the tiebreak at { $points }, with more booked cards worth 3 coins ({ $cards }).
overbooking-verdict-shared = { $names } share the win with { $points } each, tied even on booked cards worth 3 coins ({ $cards }).

## What a puzzle is about

overbooking-theme-queue = Queue order
overbooking-theme-door = Back door
overbooking-theme-crest = Crests
overbooking-theme-denial = Blocking others
