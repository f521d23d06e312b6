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
overbooking-fact-second = second card there
overbooking-fact-token = you take the token
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = door: { $ability }
overbooking-group-small = Small cards, 1–3 beds (in the queue or at the back door)
overbooking-group-large = Large cards, 4–6 beds (in the queue or at the back door)
overbooking-group-or = Or

## The card reference

overbooking-section-guest = Guests
overbooking-section-crest = Crests
overbooking-section-hotel = Hotels
overbooking-section-bonus = Crest bonus
overbooking-source-rulebook = from the rulebook
overbooking-source-house = our placeholder
overbooking-source-owner = from a custom file
overbooking-guest-facts = { $beds } (from the rulebook), { $coins } ({ $source })
overbooking-crest-cards = 6 cards in every deck: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Other side: { $face }.
overbooking-tile-other-house = Other side: { $face } (our own pairing).
overbooking-bonus-title = Crest bonus: { $mode }
# A word that is on several cards, as an example of a search.
overbooking-sample-word = beds

## What happened

overbooking-log-placed-open = { $name } places { $card } face up in the queue at hotel { $hotel }.
overbooking-log-placed-token = { $name } places { $card } at the back door of hotel { $hotel } and takes the token.
overbooking-log-booked-named = First: named by nobles.
overbooking-log-booked-rule = First: special rule.
overbooking-log-booked-crest = That’s { $n } { $crest } cards booked.
overbooking-log-score = { $name } scores { $parts }.
overbooking-log-score-part = { $n } for { $what }

## What to look at

overbooking-tip-typing = You can also type a move: { $action } means “{ $meaning }”.
overbooking-tip-token =
    { $n ->
        [one] There’s a token at the back door of hotel { $hotels }: 1 point for the first card there.
       *[other] There are tokens at the back doors of hotels { $hotels }: 1 point for the first card at each.
    }
overbooking-tip-crest =
    { $n ->
        [0] You haven’t booked any { $crest } cards: the first adds { $points }.
        [one] You’ve booked 1 { $crest } card: one more adds { $points }.
       *[other] You’ve booked { $n } { $crest } cards: one more adds { $points }.
    }
overbooking-tip-last = Last round: you place { $cards }, and the rest score nothing.
overbooking-tip-nobody = You have no cards in this queue. The hotel has { $beds }.
overbooking-tip-all = As things stand, all your cards here get a bed. The hotel has { $beds }.
overbooking-tip-away = As things stand, some of your cards here get no bed: { $cards }. The hotel has { $beds }.

## How the game goes

overbooking-intro-1 = The town is full, and everyone wants a bed. You have a deck of 24 guest cards: 4 crests, with 6 kinds of guests each. A card’s number is how many beds it needs: 1 monk, 2 merchants, 3 maids, 4 nobles, 5 soldiers, 6 workers. Once it’s booked, its coins count as points.
overbooking-intro-2 = There are 4 rounds. In each, you take turns placing 5 of your 9 cards face down, one at a time: in the queue to the right of a hotel (4 spots) or at the back door to its left (2). Everyone can see whose card it is, its crest and its size: small (1–3 beds) or large (4–6). The first card at a back door takes the token there: 1 point.
overbooking-intro-3 = Then the hotels open, from the top down. First, the cards at the back door use their abilities: some add or remove beds, some get another card booked first. Cards there don’t get beds, but some can still move into the queue: a monk joins the end of it, maids can replace another of your cards, and soldiers can replace any player’s workers. Then the queue is booked: the largest cards first and, among equals, the one nearest the hotel first. If there aren’t enough beds left for a card, it’s skipped, and the next one is tried. Cards without a bed are discarded.
overbooking-intro-4 = The player with the most points wins. You score the coins on your booked cards, your tokens and, if your table plays with it, a bonus for 4 or more booked cards of one crest.

## The end

overbooking-points-coins = coins: { $kind }
overbooking-points-tokens = tokens
overbooking-points-crest = crest bonus: { $crest }
overbooking-difference = { $what } ({ $more } to { $less })
overbooking-verdict-points = { $names } won with { $points }, { $ahead } ahead.
overbooking-end-difference = What put { $winner } ahead of { $other }:
overbooking-end-booked = Booked cards:

## The picture

overbooking-head-over = game over
overbooking-label-queue = queue
overbooking-label-door = door
overbooking-label-hand = hand
overbooking-label-token = token
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed = closed, { $n } free
overbooking-label-crests = { $n } from crests
overbooking-label-players = Players
overbooking-label-at-door = At a back door
overbooking-queue-note = nearest the hotel first
overbooking-hand-note = number = beds needed, ● = coins
overbooking-hand-none = no cards
overbooking-players-note = booked cards by crest
overbooking-next-round = next round: { $hotel }
overbooking-sign-bed = free bed
overbooking-sign-coin = coin or token, 1 point each
overbooking-sign-house = our placeholder value
overbooking-sign-open = face up
overbooking-sign-named = named by nobles
overbooking-outlook = Booking as things stand
overbooking-outlook-note = { $beds } at hotel { $hotel }
overbooking-outlook-named = named
overbooking-outlook-rule = special rule
overbooking-outlook-booked =
    { $free ->
        [one] { $n } of 1 bed
       *[other] { $n } of { $free } beds
    }
overbooking-outlook-away = needs { $n }, { $free } free
overbooking-outlook-nobody = nobody in the queue
overbooking-where-booked = booked
overbooking-where-discarded = discarded
overbooking-where-table = at a hotel
overbooking-where-hand = in hand
overbooking-where-deck = in the deck
overbooking-where-unseen = unseen: in hand, deck or face down
