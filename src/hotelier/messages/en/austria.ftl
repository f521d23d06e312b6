### Grand Austria Hotel: what cards do, what players are asked, what happened.

## Small words

austria-twice = { $what } (twice)
austria-nothing = nothing
austria-the = the { $name }
austria-crowns =
    { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
# Also follows “for”: “for free”, “for 2 crowns”.
austria-price =
    { $n ->
        [0] free
        [one] 1 crown
       *[other] { $n } crowns
    }
austria-price-short =
    { $n ->
        [0] free
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
austria-staff-cards =
    { $n ->
        [one] 1 staff card
       *[other] { $n } staff cards
    }
austria-vp = { $n } VP
austria-vp-short = +{ $n }
austria-word-blue = blue
austria-word-yellow = yellow
austria-word-red = red
austria-word-green = green
austria-word-group = group
austria-word-floor = floor
austria-word-column = column
austria-kind-blue = blue noble
austria-kind-yellow = yellow artist
austria-kind-red = red citizen
austria-kind-green = green tourist
austria-cube-s = strudel
austria-cube-c = cake
austria-cube-w = wine
austria-cube-k = coffee
austria-cubes-s = { $n } strudel
austria-cubes-c = { $n } cake
austria-cubes-w = { $n } wine
austria-cubes-k = { $n } coffee

# Wherever a message has $of or $colour, it also gets $which: the same thing as a key (blue, red, group,
# floor …), for languages in which words must agree with it. Beside $and, that key is $other.

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = move up { austria-steps } on the emperor track
austria-effect-vp = { $n } VP
austria-effect-vp-per-staff = { $n } VP for each hired staff card
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 cube of your choice
       *[other] { $n } cubes of your choice
    }
austria-effect-complete = complete one guest’s order with cubes from the supply
austria-effect-draw = draw { austria-staff-cards }
austria-effect-hire =
    { $price ->
        [free] hire a staff card from your hand for free
        [full] hire a staff card from your hand at full price
       *[less] hire a staff card from your hand for { austria-crowns } less
    }
austria-effect-offer =
    { $price ->
        [free] hire 1 of 3 new staff cards for free
       *[less] hire 1 of 3 new staff cards for { austria-crowns } less
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room } for free (occupied right away)
       *[no]
            { $price ->
                [free] { austria-a-room } for free
                [less] { austria-a-room } for { austria-crowns } less
               *[full]
                    { $times ->
                        [one] prepare a room at its floor’s price
                       *[other] prepare up to { $times } rooms, each at its floor’s price
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] prepare a room on floor 1 or 2
       *[no] prepare a room
    }
austria-effect-occupy = occupy one of your prepared rooms
austria-effect-invite = take a guest from the row for free
austria-effect-extra = take an extra turn right away, using any action space with a die on it (you don’t take the die)
austria-effect-extra-revised = take an extra action, using any action space with a die on it (you don’t take the die)
austria-effect-food =
    { $most ->
        [0] 1 strudel
       *[other] { $n } strudel (up to { $most } can be cake)
    }
austria-effect-drinks =
    { $most ->
        [0] 1 wine
       *[other] { $n } wine (up to { $most } can be coffee)
    }
austria-effect-advance =
    { $n ->
        [one] 1 space on the emperor track or 1 crown
       *[other] { $n } emperor spaces or crowns, in any mix
    }
austria-effect-both = move up { austria-steps } on the emperor track and get { austria-crowns }
austria-effect-mimic = any of the actions 1–5 with strength { $n }

## Effects in two or three words, mostly beside an icon

austria-short-crowns = { austria-crowns }
austria-short-emperor =
    { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
austria-short-vp = { $n } VP
austria-short-vp-per-staff = { $n } VP per staff card
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [one] any cube
       *[other] any { $n } cubes
    }
austria-short-complete = fill an order
austria-short-draw = draw { $n }
austria-short-hire =
    { $price ->
        [free] free hire
        [full] hire
       *[less] hire for { $n } less
    }
austria-short-offer =
    { $price ->
        [free] hire 1 of 3 free
       *[less] hire 1 of 3 for { $n } less
    }
austria-short-prep =
    { $lit ->
        [yes] free occupied room
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] free, floor 1–2
                       *[no] free room
                    }
                [less] room for { $n } less
               *[full]
                    { $times ->
                        [one] 1 room
                       *[other] { $times } rooms
                    }
            }
    }
austria-short-occupy = occupy a room
austria-short-invite = free guest
austria-short-extra = extra turn
austria-short-food =
    { $most ->
        [0] 1 strudel
       *[other] { $n } strudel, { $most } can be cake
    }
austria-short-drinks =
    { $most ->
        [0] 1 wine
       *[other] { $n } wine, { $most } can be coffee
    }
austria-short-advance =
    { $n ->
        [one] 1 space or crown
       *[other] { $n } spaces / crowns
    }
austria-short-both =
    { $n ->
        [one] space + crown
       *[other] { $n } spaces + { $n } crowns
    }
austria-short-mimic = any action, strength { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) orders { $order }. On check-in: { $gives }.
austria-guest-does = orders { $order }; on check-in: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name } (free) – { $when }: { $does }.
        [one] { $name } (1 crown) – { $when }: { $does }.
       *[other] { $name } ({ $cost } crowns) – { $when }: { $does }.
    }
austria-when-once = when hired
austria-when-round = once per round
austria-when-permanent = always
austria-when-end = end of game
austria-staff-on-guest-crowns = { austria-crowns } each time a { $of } guest checks in
austria-staff-on-guest-emperor = move up { austria-steps } on the emperor track each time a { $of } guest checks in
austria-staff-on-guest-vp = { $n } VP each time a { $of } guest checks in
austria-staff-on-any-guest = { austria-crowns } each time a guest checks in
austria-staff-on-any-guest-revised = { austria-crowns } each time one of your rooms becomes occupied, no matter how
austria-staff-on-order = { $n } VP each time a guest with an order of { $of } cubes checks in
austria-staff-free-rooms = you prepare { $of } rooms for free
austria-staff-on-die-vp = { $n } VP each time you take a { $faces }
austria-staff-on-die-emperor = move up { austria-steps } on the emperor track each time you take a { $faces }
austria-staff-on-die-prep = each time you take a { $faces }, you may also prepare a room at full price
austria-staff-on-die-hire = each time you take a { $faces }, you may also hire a staff card from your hand at full price
austria-staff-strength = +{ $n } strength when you take a { $faces }
austria-staff-cheaper = when you take a { $faces }, the staff card costs another { austria-crowns } less
austria-staff-free-six = a { $faces } is free and has +{ $n } strength
austria-staff-both = on a { $faces }, each point of strength gives both 1 emperor space and 1 crown
austria-staff-free-delivery = serving from the kitchen is free
austria-staff-free-guests = guests from the row are free
austria-staff-excuse = you may pay { austria-crowns } to avoid an emperor penalty
austria-staff-on-bonus = { $n } VP each time you get the emperor’s bonus
austria-staff-end-colour = { $n } VP for each occupied { $of } room
austria-staff-end-occupied = { $n } VP for each occupied room
austria-staff-end-staff = { $n } VP for each staff card you’ve hired, including this one
austria-staff-end-tiles = { $n } VP for each prepared or occupied room
austria-staff-end-full = { $n } VP for each fully occupied { $of }
austria-staff-end-discs = { $n } VP for each politics card you’ve claimed
austria-staff-end-emperor = { $n } VP × the number of your space on the emperor track (max { $limit } VP)
austria-staff-end-emperor-revised = { $n } VP × the number of your space on the emperor track
austria-staff-end-sets = { $n } VP for each set of 3 occupied rooms, one of each colour
austria-staff-end-copy = copies the best endgame card hired by another player
austria-staff-occupy-twice = occupy 2 of your prepared rooms
austria-brief-on-guest-crowns = { $of } check-in: { austria-crowns }
austria-brief-on-guest-emperor = { $of } check-in: { austria-steps }
austria-brief-on-guest-vp = { $of } check-in: { $n } VP
austria-brief-on-any-guest = check-in: { austria-crowns }
austria-brief-on-any-guest-revised = room occupied: { austria-crowns }
austria-brief-on-order = { $of }-cube check-in: { $n } VP
austria-brief-free-rooms = free { $of } rooms
austria-brief-on-die-vp = on a { $faces }: { $n } VP
austria-brief-on-die-emperor = on a { $faces }: { austria-steps }
austria-brief-on-die-prep = on a { $faces }: also a room
austria-brief-on-die-hire = on a { $faces }: also hire
austria-brief-strength = on a { $faces }: +{ $n }
austria-brief-cheaper = on a { $faces }: { $n } cheaper
austria-brief-free-six = on a { $faces }: free, +{ $n }
austria-brief-both = on a { $faces }: spaces + crowns
austria-brief-free-delivery = serving is free
austria-brief-free-guests = guests are free
austria-brief-excuse = { austria-crowns }: no penalty
austria-brief-on-bonus = emperor bonus: { $n } VP
austria-brief-end-colour = { $n } VP per { $of } room
austria-brief-end-occupied = { $n } VP per occupied room
austria-brief-end-staff = { $n } VP per staff card
austria-brief-end-tiles = { $n } VP per room
austria-brief-end-full = { $n } VP per full { $of }
austria-brief-end-discs = { $n } VP per politics card
austria-brief-end-emperor = { $n } VP per space, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } VP per space
austria-brief-end-sets = { $n } VP per set of 3 colours
austria-brief-end-copy = copy an endgame card
austria-brief-occupy-twice = occupy 2 rooms

## Politics and the emperor
## The log quotes these for every player, so they do without “your”.

austria-need-crowns = { $n } crowns in the purse
austria-need-tiles = { $n } prepared or occupied rooms
austria-need-staff = { $n } hired staff cards
austria-need-emperor = space { $n } or higher on the emperor track
austria-need-full =
    { $which ->
        [floor] { $n } fully occupied floors
        [column] { $n } fully occupied columns
       *[group] { $n } fully occupied groups
    }
austria-need-colour = all rooms of one colour occupied
austria-need-each = { $n } occupied rooms of each colour
austria-need-two = { $n } { $of } and { $m } { $and } rooms occupied
austria-penalty-crowns = lose { austria-crowns }
austria-penalty-vp = lose { $n } VP
austria-penalty-vp-per-staff = lose { $n } VP for each hired staff card
austria-penalty-cubes = lose all cubes in the kitchen
austria-penalty-all-cubes = lose all cubes in the kitchen and on café tables
austria-penalty-return = put { austria-staff-cards } from hand on the bottom of the deck
austria-penalty-demolish = lose the highest prepared room that isn’t occupied
austria-penalty-demolish-twice = lose the 2 highest prepared rooms that aren’t occupied
austria-penalty-evict = lose { $n } occupied rooms: one on the highest floor that has any, then the next one below it in that column
austria-penalty-evict-revised = lose { $n } occupied rooms: one on the highest floor that has any, then one on the next lower floor that has any
austria-penalty-dismiss = dismiss an endgame staff card
austria-penalty-or = { $first } or { $second }
austria-penalty-else = { $first } or, if that’s not possible, { $second }
austria-less-vp-per-staff = −{ $n } VP per staff card
austria-less-cubes = lose all kitchen cubes
austria-less-all-cubes = lose all cubes, even served ones
austria-less-return = return { austria-staff-cards }
austria-less-demolish = lose highest unoccupied room
austria-less-demolish-twice = lose 2 highest unoccupied rooms
austria-less-evict = lose { $n } occupied rooms, highest first
austria-less-dismiss = dismiss an endgame card
austria-less-else = { $first }, or else { $second }

## Headline and questions

austria-round = Round { $n } of { $all }
austria-emperor-now = emperor after this round
austria-emperor-at = emperor after round { $n }
austria-score = you have { $n } VP
austria-q-draft = Keep one staff card and pass the rest on.
austria-q-first-guest = Take your first guest for free.
austria-q-first-room =
    { $n ->
        [one] You can prepare 1 more room before the game starts.
       *[other] Prepare up to { $n } rooms before the game starts. Rooms on floor 1 are free.
    }
austria-q-turn-guest = Take a guest if you like, then take a die.
austria-q-turn = Take a die.
austria-q-turn-full = Take a die. Your café is full, so you can’t take a guest.
austria-q-turn-done = You’ve used your die. Do something else, or end your turn.
austria-q-turn-stuck = You can’t take a die. Pass, or do something else first.
austria-q-turn-extra = E. Gizia: use an action space with a die on it. You don’t take the die.
austria-q-mimic = Which action do you want to use the 6 for?
austria-q-split = Which cubes do you want?
austria-q-advance = How many spaces do you want to move up? You get the rest in crowns.
austria-q-cube =
    { $n ->
        [one] Choose a cube.
       *[other] Choose { $n } cubes, one at a time.
    }
austria-q-place = Serve { $cubes } to your guests. Leftovers go to the kitchen.
austria-q-deliver =
    { $n ->
        [one] Serve 1 more cube from the kitchen.
       *[other] Serve up to { $n } cubes from the kitchen.
    }
austria-q-prepare-full =
    { $n ->
        [one] Choose a room to prepare. You pay its floor’s price.
       *[other] Choose up to { $n } rooms to prepare. You pay each floor’s price.
    }
austria-q-prepare-less = Choose a room to prepare for { austria-crowns } less.
austria-q-prepare-low = Choose a room on floor 1 or 2 to prepare for free.
austria-q-prepare-free = Choose a room to prepare for free.
austria-q-prepare-lit-low = Choose a room on floor 1 or 2. It’s free and occupied right away.
austria-q-prepare-lit = Choose a room. It’s free and occupied right away.
austria-q-hire-full = Hire a staff card from your hand, or skip.
austria-q-hire-less = Hire a staff card from your hand for { austria-crowns } less, or skip.
austria-q-hire-free = Hire a staff card from your hand for free, or skip.
austria-q-offer-full = Hire one of these staff cards, or skip.
austria-q-offer-less = Hire one of these staff cards for { austria-crowns } less, or skip.
austria-q-offer-free = Hire one of these staff cards for free, or skip.
austria-q-check-in = Which room for { $guest }?
austria-q-occupy = Which prepared room do you want to occupy?
austria-q-complete = Whose order do you want to complete?
austria-q-invite = Take a guest from the row for free, or skip.
austria-q-order = Choose which effect to resolve first.
austria-q-penalty = The emperor is displeased. Choose your penalty.
austria-q-return =
    { $n ->
        [one] Choose a card to put on the bottom of the deck.
       *[other] Choose { $n } cards to put on the bottom of the deck, one at a time.
    }
austria-q-demolish = Which room do you give up?
austria-q-dismiss = Which endgame card do you dismiss?

## Choices

austria-do-keep = Keep the { $name }
austria-do-guest = Take { $name } · { austria-price }
austria-do-room = Room { $room }, { $colour }
austria-do-room-price = Room { $room }, { $colour } · { austria-price }
austria-do-room-gift = Room { $room }, { $colour } · group bonus: { $gift }
austria-do-done = Done preparing
austria-do-die = Die { $face } · { $gives }
austria-do-die-price = Die { $face } · { $gives } · { austria-price }
austria-do-die-boost = Die { $face }, boosted · { $gives } · { austria-price }
austria-do-deliver = Serve from the kitchen · { austria-price }
austria-do-use = Use the { $name } · { $does }
austria-do-claim = Claim a politics card: { $card } · { $n } VP
austria-do-check-in = Check in { $name }
austria-do-pass = Pass
austria-do-end = End turn
austria-do-as = Use as a { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } past the end: { $n } VP
austria-lost = { $n } lost: purse limit { $limit }
austria-do-split = { $cubes }
austria-do-serve = Serve { $cube } to { $name }
austria-do-kitchen = Keep { $cubes } in the kitchen
austria-do-stop-deliver = Done serving
austria-do-stop-prepare = Done preparing
austria-do-stop-hire = Skip hiring
austria-do-stop-occupy = Skip occupying
austria-do-stop-complete = Skip the order
austria-do-stop-invite = Skip the guest
austria-do-hire = Hire the { $name } · { austria-price }
austria-do-table = Complete { $name }’s order
austria-do-excuse = Avoid penalty · 1 crown
austria-do-return = Return the { $name }
austria-do-dismiss = Dismiss the { $name }

## Previews

austria-gain-crowns =
    { $n ->
        [one] +1 crown
       *[other] +{ $n } crowns
    }
austria-cost-crowns =
    { $n ->
        [one] −1 crown
       *[other] −{ $n } crowns
    }
austria-lost-crowns = { $n } lost (purse full)
austria-gain-vp = +{ $n } VP
austria-cost-vp = −{ $n } VP
austria-gain-steps = emperor +{ $n }
austria-cost-steps = emperor −{ $n }
austria-gain-staff =
    { $n ->
        [one] +1 staff card
       *[other] +{ $n } staff cards
    }
austria-gain-strength = strength { $n }
austria-gain-lit = room { $room } occupied
austria-gain-group = { $colour } group complete
austria-gain-ready = { $name } served
austria-gain-hired = { $name } hired
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = room { $room } lost
austria-gain-pass = you wait; once everyone has passed, one die is removed and the rest are rerolled
austria-turn-ends = ends your turn
austria-gains = { $gains }

## “Since your last turn”: what a player did, after the disc of their seat

austria-recap-die = takes a { $face }
austria-recap-guest = takes { $guest }
austria-recap-hired = hires { $card }
austria-recap-checked-in = checks in { $guest }
austria-recap-rooms =
    { $n ->
        [one] prepares a room
       *[other] prepares { $n } rooms
    }
austria-recap-served =
    { $n ->
        [one] serves a cube
       *[other] serves { $n } cubes
    }
austria-recap-passed = passes

## The log

austria-log-first-player =
    { $you ->
        [yes] You go first.
       *[no] { $name } goes first.
    }
austria-log-politics-revealed = Politics cards: { $what }.
austria-log-tiles-revealed = Emperor tiles: { $what }.
austria-log-boards-dealt = Each player gets a different hotel.
austria-log-row-dealt = First guests in the row: { $what }.
austria-setup-politics = politics cards
austria-setup-emperor = emperor tiles
austria-setup-boards = hotels
austria-setup-row = guest row
austria-setup-hands = starting staff
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] You keep { $card }.
           *[no] { $name } keeps { $card }.
        }
       *[no] { $you ->
            [yes] You keep a staff card.
           *[no] { $name } keeps a staff card.
        }
    }
austria-log-hands-passed = Everyone passes their cards to the left.
austria-log-round-started = Round { $n } begins.
austria-log-dice-rolled =
    { $again ->
        [yes] The dice are rerolled: { $dice }.
       *[no] The dice are rolled: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] The last die is removed.
       *[other] One die is removed, { $n } left.
    }
austria-log-passed =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
austria-log-guest-seated =
    { $you ->
        [yes] You take { $guest } for { $price }.
       *[no] { $name } takes { $guest } for { $price }.
    }
austria-log-guests-reshuffled = The discarded guests are shuffled into a new deck.
austria-log-die-taken =
    { $you ->
        [yes] You take a { $face } with strength { $n }{ $paid }.
       *[no] { $name } takes a { $face } with strength { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] You use space { $face } with strength { $n }{ $paid }.
       *[no] { $name } uses space { $face } with strength { $n }{ $paid }.
    }
austria-log-paid = { "" } for { austria-crowns }
austria-log-die-used-as =
    { $you ->
        [yes] You use it as a { $face }.
       *[no] { $name } uses it as a { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] You get { $cubes }.
       *[no] { $name } gets { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] You serve from the kitchen for { $price }.
       *[no] { $name } serves from the kitchen for { $price }.
    }
austria-log-cube-served =
    { $you ->
        [yes] You serve { $cube } to { $guest }.
       *[no] { $name } serves { $cube } to { $guest }.
    }
austria-log-order-completed = { $guest }’s order is complete.
austria-log-cubes-lost =
    { $you ->
        [yes] You lose { $cubes }.
       *[no] { $name } loses { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] You prepare room { $room } for { $price }{ $vp }.
       *[no] { $name } prepares room { $room } for { $price }{ $vp }.
    }
austria-log-with-vp = , scoring { $n } VP
austria-log-rooms-prepared =
    { $you ->
        [yes] You prepare rooms { $rooms } for { $price }{ $vp }.
       *[no] { $name } prepares rooms { $rooms } for { $price }{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] You check { $guest } into room { $room }{ $vp }.
       *[no] { $name } checks { $guest } into room { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] You occupy room { $room }.
       *[no] { $name } occupies room { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes] { $size ->
            [one] You complete a one-room { $colour } group.
           *[other] You complete a { $colour } group of { $size }.
        }
       *[no] { $size ->
            [one] { $name } completes a one-room { $colour } group.
           *[other] { $name } completes a { $colour } group of { $size }.
        }
    }
austria-log-crowns-gained =
    { $you ->
        [yes] You get { $crowns }{ $lost }.
       *[no] { $name } gets { $crowns }{ $lost }.
    }
austria-log-crowns-lost = { "" } ({ $n } more lost, purse full)
austria-log-points-scored =
    { $you ->
        [yes] You score { $n } VP.
       *[no] { $name } scores { $n } VP.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] You move up to space { $end } on the emperor track{ $vp }.
       *[no] { $name } moves up to space { $end } on the emperor track{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] You draw { $cards }.
           *[no] { $name } draws { $cards }.
        }
       *[no] { $you ->
            [yes] You draw { austria-staff-cards }.
           *[no] { $name } draws { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] You look at { $cards }.
           *[no] { $name } looks at { $cards }.
        }
       *[no] { $you ->
            [yes] You look at { austria-staff-cards }.
           *[no] { $name } looks at { austria-staff-cards }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] You put { $cards } on the bottom of the deck.
           *[no] { $name } puts { $cards } on the bottom of the deck.
        }
       *[no] { $you ->
            [yes] You put { austria-staff-cards } on the bottom of the deck.
           *[no] { $name } puts { austria-staff-cards } on the bottom of the deck.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] You hire { $card } for { $price }.
       *[no] { $name } hires { $card } for { $price }.
    }
austria-log-staff-used =
    { $you ->
        [yes] You use { $card }.
       *[no] { $name } uses { $card }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Your { $card } triggers.
       *[no] { $name }’s { $card } triggers.
    }
austria-log-disc-placed =
    { $you ->
        [yes] You claim politics card { $group } ({ $need }) for { $n } VP.
       *[no] { $name } claims politics card { $group } ({ $need }) for { $n } VP.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] You get an extra turn from E. Gizia.
       *[no] { $name } gets an extra turn from E. Gizia.
    }
austria-log-extra-turn-lost = E. Gizia’s reward is lost: there’s no die to use.
austria-log-emperor-scored =
    { $you ->
        [yes] You score { $n } VP on the emperor track and move back to space { $end }.
       *[no] { $name } scores { $n } VP on the emperor track and moves back to space { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] You get the emperor’s bonus: { $what }.
       *[no] { $name } gets the emperor’s bonus: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] You face the emperor’s penalty: { $what }.
       *[no] { $name } faces the emperor’s penalty: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] You take the penalty: { $what }.
       *[no] { $name } takes the penalty: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] You lose { austria-crowns } as a penalty.
       *[no] { $name } loses { austria-crowns } as a penalty.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] You lose { $n } VP as a penalty.
       *[no] { $name } loses { $n } VP as a penalty.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] You pay { $crowns } to avoid the penalty.
       *[no] { $name } pays { $crowns } to avoid the penalty.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] You put { $card } on the bottom of the deck.
           *[no] { $name } puts { $card } on the bottom of the deck.
        }
       *[no] { $you ->
            [yes] You put a staff card on the bottom of the deck.
           *[no] { $name } puts a staff card on the bottom of the deck.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] You lose room { $room }.
       *[no] { $name } loses room { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] You dismiss { $card }.
       *[no] { $name } dismisses { $card }.
    }
austria-log-round-ended = Round { $n } is over.
austria-log-scoring-part =
    { $you ->
        [yes] You score { $n } VP for { $what }.
       *[no] { $name } scores { $n } VP for { $what }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] You lose { $n } VP for { $what }.
       *[no] { $name } loses { $n } VP for { $what }.
    }
austria-part-rooms = occupied rooms
austria-part-crowns = crowns
austria-part-cubes = cubes in the kitchen
austria-part-guests = guests left in the café
austria-part-copied = { $card } (copying { $copied })
austria-log-game-ended = The game is over.
austria-verdict-decided = { $names } won the tiebreak at { $vp } VP, with more crowns and cubes, including cubes on café tables ({ $worth }).
austria-verdict-shared = { $names } share the win with { $vp } VP each, tied even on crowns and cubes, including cubes on café tables ({ $worth }).

## On the table

austria-told = { $words }: { $gains }
austria-hand = Hand
austria-work = Hired
austria-if-ended = if it ended now
austria-score-now = scored so far
austria-score-staff = endgame staff
austria-score-all = If it ended now: { $n } VP
austria-vp-sign = VP
austria-worth = Worth { $n } VP right now.
austria-worth-copied = Copies the { $name }.
austria-check-in = Check in
austria-serve = Serve
austria-served = ready
austria-spent = used
austria-new = new
austria-after-which = After round { $round }:
austria-back-by = score, go back { $back }
austria-hotel = Hotel { $name }
austria-round-of = Round
austria-turn-marks = Turns
austria-draft-of = Card { $n } of { $all }
austria-your-board = Your board
austria-keys-dice = Take a die of that number
austria-keys-boost = Take it boosted
austria-pages = Table sections
austria-page-hotel = Hotel
austria-page-staff = Staff
austria-page-town = Emperor
austria-page-others = Opponents
austria-guests = Guests
austria-dice = Dice
austria-cafe = Café
austria-kitchen = Kitchen
austria-purse = Purse
austria-emperor = Emperor
austria-politics = Politics
austria-order = Turn order
austria-draft = Draft
austria-offer = New staff
austria-staff-at-work = Hired ({ $n })
austria-staff-hand = Hand ({ $n })
austria-nobody-hired = No staff hired yet. Take a 5 to hire from your hand.
austria-no-hand = No cards in hand.
austria-hidden-hand =
    { $n ->
        [0] No cards in hand.
        [one] 1 hidden card in hand.
       *[other] { $n } hidden cards in hand.
    }
austria-moment-once = when hired
austria-moment-round = once per round
austria-moment-permanent = always
austria-moment-end = end of game
austria-asleep = Used. Ready again next round.
austria-other-hotels = Other hotels
austria-own-hotel = Your hotel
austria-hotel-of = { $name }’s hotel
austria-look-at = View { $name }’s hotel
austria-back = Back to { $name }
austria-back-home = Back to your hotel
austria-die-1 = strudel, cake
austria-die-2 = wine, coffee
austria-die-3 = rooms
austria-die-4 = emperor, crowns
austria-die-5 = staff
austria-die-6 = any action
austria-space-1 = Space 1: get 1 strudel per die here. Up to half can be cake instead.
austria-space-2 = Space 2: get 1 wine per die here. Up to half can be coffee instead.
austria-space-3 = Space 3: prepare up to 1 room per die here, each at its floor’s price.
austria-space-4 = Space 4: for each die here, move up 1 space on the emperor track or get 1 crown.
austria-space-5 = Space 5: hire a staff card from your hand for 1 crown less per die here.
austria-space-6 = Space 6: pay 1 crown to use any other action with the dice here.
austria-no-die = no die
austria-would-give = Right now: { $gives }.
austria-vain-rooms = no rooms left
austria-vain-crowns = too expensive
austria-vain-hand = no cards in hand
austria-free = free table
austria-free-table = Free table: seat a guest from the row here.
austria-needs = needs { $cubes }
austria-ready = ready to check in
austria-no-room = served, needs a prepared room
austria-no-room-of = served, needs a prepared { $colour } room
austria-serve-these = Serve { $cubes } from the kitchen to { $name }
austria-serve-all = Serve all { $n }
austria-pick = Serve { $cubes }: click a guest
austria-kitchen-cube =
    { $n ->
        [one] 1 { $cube } in the kitchen. Worth 1 VP at the end.
       *[other] { $n } { $cube } in the kitchen. Worth 1 VP each at the end.
    }
austria-kitchen-of = In the kitchen: { $cubes }
austria-purse-of = Crowns: { $n } of { $limit }
austria-purse-tip = Your purse holds up to { $limit } crowns; any more are lost. Each is worth 1 VP at the end.
austria-of-limit = of { $limit }
austria-track = Emperor track
austria-track-at = Space { $n } on the emperor track
austria-staff-of = Staff: { $work } hired, { $hand } in hand
austria-space-of-track = Space { $space } at the next scoring: { $vp } VP, then { $zone }.
austria-zone-penalty = penalty
austria-zone-nothing = nothing
austria-zone-bonus = bonus
austria-outlook-short = +{ $vp } VP, space { $after }: { $zone }
austria-after-round = After round { $round }: score your space, move back { $back }
austria-fate-bonus =
    { $who ->
        [you] As things stand, you score { $vp } VP, go back to space { $after } and get the bonus
       *[other] As things stand, { $name } scores { $vp } VP, goes back to space { $after } and gets the bonus
    }
austria-fate-nothing =
    { $who ->
        [you] As things stand, you score { $vp } VP, go back to space { $after } and get neither bonus nor penalty
       *[other] As things stand, { $name } scores { $vp } VP, goes back to space { $after } and gets neither bonus nor penalty
    }
austria-fate-penalty =
    { $who ->
        [you] As things stand, you score { $vp } VP, go back to space { $after } and take the penalty
       *[other] As things stand, { $name } scores { $vp } VP, goes back to space { $after } and takes the penalty
    }
austria-tile = Round { $round } · bonus: { $bonus } · penalty: { $penalty }
austria-scene-round = Round { $n }
austria-scene-visit = The emperor visits after round { $n }.
austria-scene-emperor = The emperor visits
austria-scene-emperor-text = After round { $n }: score your space, move back { $back }, then bonus or penalty in turn order
austria-scene-back = back { $n }
austria-scene-nothing = nothing
austria-scene-waits = Waiting for a decision…
austria-scene-hide = Hide
austria-scene-next = Next
austria-scene-skip = Skip
austria-scene-final = Final scoring
austria-scene-so-far = So far
austria-scene-staff = Endgame staff
austria-scene-floor = Floor { $n }
austria-scene-leftovers = Crowns and cubes
austria-scene-guests = Guests left in the café
austria-politics-card = Politics card { $letter }: { $need }. Earlier claims score more VP.
austria-progress = { $what } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Turn { $n }, { $name }: done
        [now] Turn { $n }, { $name }: now
        [passed] Turn { $n }, { $name }: passed, waiting for the next roll
       *[open] Turn { $n }, { $name }: still to come
    }
austria-room-planned =
    { $vp ->
        [0] room { $room }, { $colour }: not prepared yet. { $price ->
            [0] It’s free
            [one] Costs 1 crown
           *[other] Costs { $price } crowns
        }.
       *[other] room { $room }, { $colour }: not prepared yet. { $price ->
            [0] It’s free
            [one] Costs 1 crown
           *[other] Costs { $price } crowns
        } and scores { $vp } VP right away.
    }
austria-room-prepared = room { $room }, { $colour }: prepared. Once occupied, it’s worth { $end } VP at the end.
austria-room-occupied = room { $room }, { $colour }: occupied. Worth { $end } VP at the end.
austria-room-lodger = { $name } is staying here.
austria-room-group =
    { $size ->
        [one] A group of its own. Bonus once it’s occupied: { $gift }.
       *[other] Group of { $size }. Bonus once all are occupied: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Floor { $floor }: rooms are free to prepare. Each is worth { $vp } VP at the end if occupied.
        [one] Floor { $floor }: rooms cost 1 crown to prepare. Each is worth { $vp } VP at the end if occupied.
       *[other] Floor { $floor }: rooms cost { $price } crowns to prepare. Each is worth { $vp } VP at the end if occupied.
    }
austria-tag-price =
    { $n ->
        [0] free
       *[other] −{ $n }
    }
austria-not-asked = Not now. { $question }
austria-not-over = The game is over.
austria-not-watching = You’re only watching this game.
austria-not-confirmed = Confirm your turn first, or undo it.
austria-not-turn = Wait for { $name } to decide.
austria-not-other = This is { $name }’s hotel. You can only act in your own.
austria-not-payable =
    { $have ->
        [0] This costs { austria-crowns }. Your purse is empty.
       *[other] This costs { austria-crowns }. You have { $have }.
    }
austria-not-again = This room is already prepared.
austria-not-beside = A new room must be next to, above or below one you have.
austria-not-corner = Your first room must be the one at the bottom left.
austria-not-floor = This only works on floors 1 and 2.
austria-not-free = This room is already occupied.
austria-not-prepared = This room isn’t prepared yet.
austria-not-colour = This room is { $colour }. The guest needs a room of their own colour.
austria-not-by-die = Take a 3 to prepare rooms. Some guests and staff let you prepare them, too.
austria-not-from-cafe = This room is prepared. Check in a guest from your café once their order is complete.
austria-not-no-room-there = There’s no room to give up here.
austria-not-spared = The penalty takes one of the highlighted rooms.
austria-not-cafe = Your café is full.
austria-not-after-die = You can only take a guest before your die.
austria-not-second-guest = You can only take one guest per turn.
austria-not-empty-table = This table is free. Seat a guest from the row here.
austria-not-full-order = This order is complete.
austria-not-wanted = This guest doesn’t need { $cube }, only { $cubes }.
austria-not-hungry = This guest still needs { $cubes }.
austria-not-housed = This guest needs a prepared room. None is free.
austria-not-housed-in = This guest needs a prepared { $colour } room. None is free.
austria-not-no-cube = There’s no { $cube } in your kitchen.
austria-not-unwanted = None of your guests needs { $cube }.
austria-not-delivery = Serving up to { $cubes } cubes from the kitchen costs { austria-crowns }. Your purse is empty.
austria-not-yet-hired = Take a 5 to hire from your hand. Some guests and staff let you hire, too.
austria-not-offered = You can only hire one of the new staff cards right now.
austria-not-used-once = This card took effect when you hired it.
austria-not-used-permanent = This card works automatically whenever it applies.
austria-not-used-end = This card scores at the end of the game.
austria-not-no-end-card = You can only dismiss an endgame card.
austria-not-without-die = There’s no die here.
austria-not-second-die = You’ve already taken a die this turn.
austria-not-six-as-six = Use the 6 for one of the actions 1–5.
austria-not-claimed = You’ve already claimed this card.
austria-not-places = All three places are taken.
austria-not-reached = You’re not there yet: { $progress }.
austria-not-backwards = You can only move up on the emperor track.
austria-not-so-far =
    { $n ->
        [one] This die can only move you up 1 space.
       *[other] This die can move you up { $n } spaces at most.
    }
austria-not-by-steps = Take a 4 to move up on the emperor track. Some guests, staff and yellow groups move you up, too.

## What a puzzle is about

austria-theme-emperor = The emperor
austria-theme-politics = Race for politics
austria-theme-groups = Group bonus
austria-theme-rooms = Rooms
austria-theme-guests = Guests
austria-theme-staff = Staff
austria-theme-money = Money
austria-theme-timing = Timing
austria-theme-denial = Blocking others
