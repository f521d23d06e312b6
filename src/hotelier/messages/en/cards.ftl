### The card browser.

cards-title = Cards
cards-head = { $game }: cards
cards-to-rules = Rules
cards-all = All cards
cards-no-such = Card not found
cards-filters = Filters
cards-kinds = Card types
cards-find = Search
cards-find-austria = name, cube, reward…
cards-find-overbooking = name, rule, ability…
cards-any = any
cards-sort = Sort by
cards-sort-box = default order
cards-sort-name = name
cards-sort-points = most points
cards-sort-cubes = largest order
cards-sort-cost = highest cost
cards-sort-coins = most coins
cards-sort-beds = most beds
cards-found =
    { $n ->
        [0] No cards.
        [one] 1 card.
       *[other] { $n } cards.
    }
cards-none = No cards match.
cards-all-again = Show all cards
cards-leaf = Previous and next card
cards-numbered = { $kind } no. { $number }
cards-how = How it works
cards-rulings = Rulings
cards-no-rulings = No rulings for this card.
cards-in-the-rules = In the rules

## Kinds

cards-kind-every = All
cards-kind-guest = Guests
cards-kind-staff = Staff
cards-kind-politics = Politics
cards-kind-emperor = Emperor
cards-kind-kind = Guests
cards-kind-hotel = Hotels
cards-kind-crest = Crests
cards-one-guest = Guest card
cards-one-staff = Staff card
cards-one-politics = Politics card
cards-one-emperor = Emperor tile
cards-one-kind = Guest type
cards-one-hotel = Hotel tile
cards-one-crest = Crest

## Filters

cards-filter-colour = Colour
cards-filter-gives = Reward
cards-filter-cube = Ordered cube
cards-filter-cubes = Order size
cards-filter-when = Timing
cards-filter-about = Topic
cards-filter-cost = Cost
cards-filter-hand = Introductory hand
cards-filter-group = Group
cards-filter-asks = Condition
cards-filter-size = Card back
cards-filter-rule = Special rule
cards-colour-yellow = ★ yellow: artists
cards-colour-blue = ◆ blue: nobles
cards-colour-red = ■ red: citizens
cards-colour-green = ● green: tourists
cards-gives-vp = VP
cards-gives-crowns = crowns
cards-gives-emperor = emperor track
cards-gives-cubes = cubes
cards-gives-prep = prepared rooms
cards-gives-occupy = occupied room
cards-gives-hire = hire staff
cards-gives-draw = draw staff cards
cards-gives-invite = another guest
cards-gives-extra = extra turn
cards-cubes-of =
    { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
cards-about-guests = guests
cards-about-kitchen = kitchen and cubes
cards-about-dice = dice
cards-about-rooms = rooms
cards-about-emperor = emperor
cards-about-staff = staff
cards-about-politics = politics
cards-asks-crowns = crowns
cards-asks-rooms = rooms
cards-asks-staff = staff
cards-asks-emperor = emperor track
cards-size-small = small crest (1–3 beds)
cards-size-large = large crest (4–6 beds)

## What cards are and do

cards-colour = Colour
cards-order = Order
cards-points = Points
cards-cost = Cost
cards-cost-revised = Cost, revised edition
cards-hand = Introductory hand
cards-group = Group
cards-scored = Scored
cards-beds = Beds needed
cards-coins = Value
cards-back = Card back
cards-source = Source
cards-after-round = after round { $round }
cards-revised = Revised edition – { $does }.
cards-does = { $does }.
cards-politics-does = Condition: { $need }. The first player to claim it scores { $first } VP, the second { $second }, the third { $third }.
cards-tile = Emperor tile { $tile }
cards-tile-bonus = Bonus: { $bonus }.
cards-tile-penalty = Penalty: { $penalty }.
cards-tile-penalty-revised = Penalty, revised edition: { $penalty }.
cards-hotel-side = Side { $side }: { $beds }. { $rule }
cards-hotel-house = Sides marked * are our placeholders: we don’t know the printed values.
cards-crest-does = Each deck has { $n } cards with this crest, one of each kind.
cards-crest-beginner = Beginner bonus for booked cards: { $steps }.
cards-crest-advanced = Advanced bonus for booked cards: { $steps }.
cards-crest-step = { $n } score { $points }

## Chosen for a custom setup

own-setup-about = Choose how the game starts: its cards, tiles and hands. A position from later in the game can’t be set up. What you leave alone is random, but if you begin a part, choose all of it.
own-setup-random = Random
own-setup-count = { $n } of { $all }
own-setup-groups = Choose one of each group.
own-setup-group = Group { $name }
own-setup-missing = Choose { $n } more, or go back to random.
own-setup-reset = Back to random
own-setup-seat = { $part }, seat { $seat }
