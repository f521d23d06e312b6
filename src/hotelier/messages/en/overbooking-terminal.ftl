### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] none waiting
        [one] 1 waiting
       *[other] { $n } waiting
    }
overbooking-fact-face-up = face up
overbooking-fact-second = the second there
overbooking-fact-token = you take the token
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = door: { $ability }
overbooking-group-small = Small cards, 1–3 beds (a queue, or the back door of that hotel)
overbooking-group-large = Large cards, 4–6 beds (a queue, or the back door of that hotel)
overbooking-group-or = Or

## The card reference

overbooking-section-guest = Guests
overbooking-section-crest = Crests
overbooking-section-hotel = Hotels
overbooking-section-bonus = Crest bonus
overbooking-source-rulebook = printed in the rulebook
overbooking-source-house = house value, a stand-in of ours
overbooking-source-owner = from the owner’s file
overbooking-guest-facts = { $beds } (printed in the rulebook), { $coins } ({ $source })
overbooking-crest-cards = Six cards of every deck: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Other side: { $face }.
overbooking-tile-other-house = Other side: { $face } (a house pairing).
overbooking-bonus-title = Crest bonus: { $mode }
# A word that several cards speak of, as an example of a search.
overbooking-sample-word = beds

## What happened

overbooking-log-placed-open = { $name } puts { $card } face up in the queue of hotel { $hotel }.
overbooking-log-placed-token = { $name } puts { $card } at the back door of hotel { $hotel } and takes the token.
overbooking-log-booked-named = First, as named.
overbooking-log-booked-rule = First, by the rule of the hotel.
overbooking-log-booked-crest = Booked of the { $crest } so far: { $n }.
overbooking-log-score = { $name } scores { $parts }.
overbooking-log-score-part = { $n } for { $what }

## What to look at

overbooking-tip-typing = You can type a move, too: { $action } stands for “{ $meaning }”.
overbooking-tip-token =
    { $n ->
        [one] A token waits at the back door of hotel { $hotels }: a point for the first card there.
       *[other] Tokens wait at the back doors of hotels { $hotels }: a point for the first card at each.
    }
overbooking-tip-crest = You have booked { $n } of the { $crest }: one more brings { $points }.
overbooking-tip-last = The last round: you place { $cards }, the others are worth nothing.
overbooking-tip-nobody = You have nobody in this queue. The hotel has { $beds }.
overbooking-tip-all = As things stand all your cards here get a bed: the hotel has { $beds }.
overbooking-tip-away = As things stand you have cards here that find no bed: { $cards }. The hotel has { $beds }.

## How the game goes

overbooking-intro-1 = The town is full, and everybody wants a bed. You own a deck of 24 guest cards: four crests, and of each crest six kinds. The number of a kind is the beds it needs: 1 monk, 2 merchants, 3 maids, 4 nobles, 5 soldiers, 6 workers. The coins on a card are points once it has a bed.
overbooking-intro-2 = There are four rounds. In each you place five of your nine cards, one at a time in turn, face down: in the queue on the right of a hotel (four places) or at its back door on the left (two). Of a face-down card everybody sees its owner, its crest and its size: small (1–3 beds) or large (4–6). The first card at a back door takes the token there: 1 point.
overbooking-intro-3 = Then the hotels open, from the top. First the cards at the back door do what they can: more or fewer beds, a better place for a friend. They get no bed themselves; only a monk joins the queue. Then the queue is booked, the largest cards first, and the nearest first among equals. Who does not fit is passed over for the next. Whoever has no bed is discarded.
overbooking-intro-4 = Most points win: the coins of your booked cards, your tokens and, if the table plays with it, a bonus for four or more booked cards of one crest.

## The end

overbooking-points-coins = coins: { $kind }
overbooking-points-tokens = tokens
overbooking-points-crest = crest bonus: { $crest }
overbooking-difference = { $what } ({ $more } to { $less })
overbooking-verdict-points = { $names } wins with { $points }, { $ahead } ahead.
overbooking-verdict-tiebreak = { $names } wins: level with { $points }, and booked cards worth 3 coins decide ({ $cards }).
overbooking-verdict-shared = { $names } share the win with { $points }, level even in booked cards worth 3 coins ({ $cards }).
overbooking-end-difference = What made the difference, { $winner } over { $other }:
overbooking-end-booked = Cards that found a bed:

## The picture

overbooking-head-over = the game is over
overbooking-label-queue = queue
overbooking-label-door = door
overbooking-label-hand = hand
overbooking-label-token = token
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed = closed, { $n } free
overbooking-label-crests = { $n } for crests
overbooking-label-players = Players
overbooking-label-at-door = At a back door
overbooking-queue-note = nearest the hotel first
overbooking-hand-note = the number is the beds a card needs, ● its coins
overbooking-hand-none = no cards
overbooking-players-note = booked cards by crest
overbooking-next-round = next round: { $hotel }
overbooking-sign-bed = a free bed
overbooking-sign-coin = a coin or a token, 1 point each
overbooking-sign-house = house values of ours
overbooking-sign-open = face up for all
overbooking-sign-named = named by nobles
overbooking-outlook = Booking as things stand
overbooking-outlook-note = { $beds } in hotel { $hotel }
overbooking-outlook-named = named
overbooking-outlook-rule = by the rule
overbooking-outlook-booked =
    { $free ->
        [one] { $n } of 1 bed
       *[other] { $n } of { $free } beds
    }
overbooking-outlook-away = needs { $n }, { $free } free
overbooking-outlook-nobody = nobody waits in the queue
overbooking-where-booked = booked
overbooking-where-discarded = discarded
overbooking-where-table = at a hotel
overbooking-where-hand = in hand
overbooking-where-deck = in the deck
overbooking-where-unseen = not seen: in hand, deck or face down
