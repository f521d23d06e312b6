### The card browser.

cards-title = Cards
cards-head = { $game }: the cards
cards-to-rules = The rules
cards-all = All cards
cards-no-such = There is no such card
cards-filters = What to look for
cards-kinds = Kinds of cards
cards-find = Search
cards-find-austria = name, cube, reward …
cards-find-overbooking = name, rule, ability …
cards-any = any
cards-sort = Sorted
cards-sort-box = as in the box
cards-sort-name = by name
cards-sort-points = most points first
cards-sort-cubes = largest order first
cards-sort-cost = dearest first
cards-sort-coins = most coins first
cards-sort-beds = most beds first
cards-found =
    { $n ->
        [0] No card.
        [one] One card.
       *[other] { $n } cards.
    }
cards-none = No card is like that.
cards-all-again = Show all cards
cards-leaf = From card to card
cards-numbered = { $kind }, number { $number }
cards-how = How that works
cards-rulings = Rulings
cards-no-rulings = No ruling was needed for this one.
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
cards-one-kind = Kind of guest
cards-one-hotel = Hotel tile
cards-one-crest = Crest

## Filters

cards-filter-colour = Colour
cards-filter-gives = Reward
cards-filter-cube = Orders
cards-filter-cubes = Size of the order
cards-filter-when = When it works
cards-filter-about = What it is about
cards-filter-cost = Cost
cards-filter-hand = Introductory hand
cards-filter-group = Group
cards-filter-asks = Asks for
cards-filter-size = Back
cards-filter-rule = House rule
cards-colour-yellow = ★ yellow: artists
cards-colour-blue = ◆ blue: nobles
cards-colour-red = ■ red: citizens
cards-colour-green = ● green: tourists
cards-gives-vp = points
cards-gives-crowns = crowns
cards-gives-emperor = emperor steps
cards-gives-cubes = cubes
cards-gives-prep = prepared rooms
cards-gives-occupy = an occupied room
cards-gives-hire = hiring staff
cards-gives-draw = drawing staff
cards-gives-invite = another guest
cards-gives-extra = an extra turn
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
cards-asks-emperor = emperor steps
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
cards-beds = Needs
cards-coins = Pays
cards-back = Back
cards-source = Where the numbers come from
cards-after-round = after round { $round }
cards-revised = Revised edition: { $does }.
cards-does = { $does }.
cards-politics-does = Needs { $need }. The first player who has that scores { $first } VP, the second { $second }, the third { $third }.
cards-tile = Emperor tile { $tile }
cards-tile-bonus = Bonus: { $bonus }.
cards-tile-penalty = Penalty: { $penalty }.
cards-tile-penalty-revised = Penalty, revised edition: { $penalty }.
cards-hotel-side = Side { $side }: { $beds }. { $rule }
cards-hotel-house = Sides marked * are values of ours, because no source we know prints them.
cards-crest-does = Each deck has { $n } cards with this crest, one of each kind.
cards-crest-beginner = Beginners’ bonus for booked cards: { $steps }.
cards-crest-advanced = Advanced bonus for booked cards: { $steps }.
cards-crest-step = { $n } bring { $points }
