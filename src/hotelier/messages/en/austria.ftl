### Grand Austria Hotel: what cards do, what is asked, what happened.

## Small words

austria-twice = { $what } (twice)
austria-nothing = nothing
austria-the = the { $name }
austria-crowns =
    { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
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
        [one] 1 step
       *[other] { $n } steps
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
austria-kind-blue = blue, a noble
austria-kind-yellow = yellow, an artist
austria-kind-red = red, a citizen
austria-kind-green = green, a tourist
austria-cube-s = strudel
austria-cube-c = cake
austria-cube-w = wine
austria-cube-k = coffee
austria-letter-s = S
austria-letter-c = C
austria-letter-w = W
austria-letter-k = K
austria-cubes-s = { $n } strudel
austria-cubes-c = { $n } cake
austria-cubes-w = { $n } wine
austria-cubes-k = { $n } coffee

# Wherever a sentence has $of or $colour, $which is the same as a key (blue, red, group, floor …),
# for languages in which the word must agree; beside $and it is $other.

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } on the emperor track
austria-effect-vp = { $n } VP
austria-effect-vp-per-staff = { $n } VP for each staff member you have hired
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 cube of your choice
       *[other] { $n } cubes of your choice
    }
austria-effect-complete = complete the order of one guest, with cubes from the supply
austria-effect-draw = draw { austria-staff-cards }
austria-effect-hire =
    { $price ->
        [free] hire somebody from your hand, free of charge
        [full] hire somebody from your hand, at full price
       *[less] hire somebody from your hand, { austria-crowns } cheaper
    }
austria-effect-offer =
    { $price ->
        [free] look at 3 new staff cards and hire one of them, free of charge
       *[less] look at 3 new staff cards and hire one of them, { austria-crowns } cheaper
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room }, free of charge, and it is occupied at once
       *[no]
            { $price ->
                [free] { austria-a-room }, free of charge
                [less] { austria-a-room }, { austria-crowns } cheaper
               *[full]
                    { $times ->
                        [one] prepare a room at the price of its floor
                       *[other] prepare up to { $times } rooms, each at the price of its floor
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] prepare a room on floor 1 or 2
       *[no] prepare a room
    }
austria-effect-occupy = one of your prepared rooms becomes occupied
austria-effect-invite = take a guest from the row, free of charge
austria-effect-extra = one more turn at once, with any space that has a die; no die is taken
austria-effect-extra-revised = one more action, with any space that has a die; no die is taken
austria-effect-food =
    { $most ->
        [0] 1 strudel
       *[other] { $n } cubes: strudel, up to { $most } of them cake
    }
austria-effect-drinks =
    { $most ->
        [0] 1 wine
       *[other] { $n } cubes: wine, up to { $most } of them coffee
    }
austria-effect-advance =
    { $n ->
        [one] 1 step on the emperor track or 1 crown
       *[other] { $n } in all, as steps on the emperor track or crowns
    }
austria-effect-both = { austria-steps } on the emperor track and { austria-crowns }
austria-effect-mimic = any of the actions 1 to 5 with strength { $n }

## Effects in two or three words

austria-short-crowns = { austria-crowns }
austria-short-emperor =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
austria-short-vp = { $n } VP
austria-short-vp-per-staff = { $n } VP a staff card
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
        [free] hire free
        [full] hire
       *[less] hire, { $n } cheaper
    }
austria-short-offer =
    { $price ->
        [free] 1 of 3 new free
       *[less] 1 of 3 new, { $n } cheaper
    }
austria-short-prep =
    { $lit ->
        [yes] free, occupied room
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] low room free
                       *[no] room free
                    }
                [less] room, { $n } cheaper
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
       *[other] { $n } strudel, { $most } may be cake
    }
austria-short-drinks =
    { $most ->
        [0] 1 wine
       *[other] { $n } wine, { $most } may be coffee
    }
austria-short-advance =
    { $n ->
        [one] 1 step or crown
       *[other] { $n } steps / crowns
    }
austria-short-both =
    { $n ->
        [one] step + crown
       *[other] { $n } steps + { $n } crowns
    }
austria-short-mimic = any, strength { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) orders { $order }. In a room: { $gives }.
austria-guest-does = orders { $order }; in a room: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name }, free; { $when }: { $does }.
        [one] { $name }, 1 crown; { $when }: { $does }.
       *[other] { $name }, { $cost } crowns; { $when }: { $does }.
    }
austria-when-once = once, when hired
austria-when-round = once a round
austria-when-permanent = always
austria-when-end = at the end
austria-staff-on-guest-crowns = { austria-crowns } each time a { $of } guest moves into a room
austria-staff-on-guest-emperor = { austria-steps } on the emperor track each time a { $of } guest moves into a room
austria-staff-on-guest-vp = { $n } VP each time a { $of } guest moves into a room
austria-staff-on-any-guest = { austria-crowns } each time a guest moves into a room
austria-staff-on-any-guest-revised = { austria-crowns } each time one of your rooms becomes occupied, in whatever way
austria-staff-on-order = { $n } VP each time a guest with { $of } cubes on the order moves into a room
austria-staff-free-rooms = your { $of } rooms cost nothing to prepare
austria-staff-on-die-vp = { $n } VP each time you take a die { $faces }
austria-staff-on-die-emperor = { austria-steps } on the emperor track each time you take a die { $faces }
austria-staff-on-die-prep = each time you take a die { $faces } you may also prepare a room, at full price
austria-staff-on-die-hire = each time you take a die { $faces } you may also hire somebody, at full price
austria-staff-strength = a die { $faces } has { $n } more strength for you
austria-staff-cheaper = with a die { $faces } staff is { austria-crowns } cheaper still
austria-staff-free-six = a die { $faces } costs nothing and has { $n } more strength
austria-staff-both = a die { $faces } gives a step on the emperor track and a crown for each strength
austria-staff-free-delivery = serving from the kitchen costs nothing
austria-staff-free-guests = guests from the row cost nothing
austria-staff-excuse = you may pay { austria-crowns } instead of an emperor penalty
austria-staff-on-bonus = { $n } VP with every bonus of the emperor
austria-staff-end-colour = { $n } VP for each occupied { $of } room
austria-staff-end-occupied = { $n } VP for each occupied room
austria-staff-end-staff = { $n } VP for each staff member you have hired, this one too
austria-staff-end-tiles = { $n } VP for each room, prepared or occupied
austria-staff-end-full = { $n } VP for each { $of } that is fully occupied
austria-staff-end-discs = { $n } VP for each politics card with your disc
austria-staff-end-emperor = { $n } VP for each space you stand forward on the emperor track, at most { $limit }
austria-staff-end-emperor-revised = { $n } VP for each space you stand forward on the emperor track
austria-staff-end-sets = { $n } VP for each three occupied rooms in three colours
austria-staff-end-copy = counts like the best end card that another player has hired
austria-staff-occupy-twice = two of your prepared rooms become occupied
austria-brief-on-guest-crowns = { $of } guest in: { austria-crowns }
austria-brief-on-guest-emperor = { $of } guest in: { austria-steps }
austria-brief-on-guest-vp = { $of } guest in: { $n } VP
austria-brief-on-any-guest = guest in: { austria-crowns }
austria-brief-on-any-guest-revised = room occupied: { austria-crowns }
austria-brief-on-order = guest of { $of } cubes in: { $n } VP
austria-brief-free-rooms = { $of } rooms free
austria-brief-on-die-vp = die { $faces }: { $n } VP
austria-brief-on-die-emperor = die { $faces }: { austria-steps }
austria-brief-on-die-prep = die { $faces }: also a room
austria-brief-on-die-hire = die { $faces }: also hire
austria-brief-strength = die { $faces }: +{ $n }
austria-brief-cheaper = die { $faces }: { $n } cheaper
austria-brief-free-six = die { $faces }: free, +{ $n }
austria-brief-both = die { $faces }: steps and crowns
austria-brief-free-delivery = serving is free
austria-brief-free-guests = guests are free
austria-brief-excuse = penalty for { austria-crowns }
austria-brief-on-bonus = emperor’s bonus: { $n } VP
austria-brief-end-colour = { $n } VP a { $of } room
austria-brief-end-occupied = { $n } VP an occupied room
austria-brief-end-staff = { $n } VP a staff card
austria-brief-end-tiles = { $n } VP a room
austria-brief-end-full = { $n } VP a full { $of }
austria-brief-end-discs = { $n } VP a disc
austria-brief-end-emperor = { $n } VP a space, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } VP a space
austria-brief-end-sets = { $n } VP a set of 3 colours
austria-brief-end-copy = copies an end card
austria-brief-occupy-twice = occupy 2 rooms

## Politics and the emperor

austria-need-crowns = { $n } crowns in your purse
austria-need-tiles = { $n } rooms, prepared or occupied
austria-need-staff = { $n } staff members hired
austria-need-emperor = space { $n } or more of the emperor track
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
austria-penalty-vp-per-staff = lose { $n } VP for each staff member you have hired
austria-penalty-cubes = lose all cubes in your kitchen
austria-penalty-all-cubes = lose all cubes in your kitchen and on your guests’ tables
austria-penalty-return = put { austria-staff-cards } from your hand under the deck
austria-penalty-demolish = lose your highest prepared room that is free
austria-penalty-demolish-twice = lose your two highest prepared rooms that are free
austria-penalty-evict = lose { $n } occupied rooms: one on the highest floor that has one, then the nearest below it
austria-penalty-evict-revised = lose { $n } occupied rooms: one on the highest floor that has one, then one on the next floor below that has one
austria-penalty-dismiss = dismiss one of your end cards
austria-penalty-or = { $first } or { $second }
austria-penalty-else = { $first }, or else { $second }

## Headline and questions

austria-round = Round { $n } of { $all }
austria-emperor-now = emperor after this round
austria-emperor-at = emperor after round { $n }
austria-score = you have { $n } VP
austria-q-draft = Keep one staff card; the others go to the next player.
austria-q-first-guest = Choose your first guest, free of charge.
austria-q-first-room =
    { $n ->
        [one] You may prepare one more room before the game begins.
       *[other] Prepare up to { $n } rooms before the game begins. The ground floor costs nothing.
    }
austria-q-turn-guest = Take a guest if you like, then take a die.
austria-q-turn = Take a die.
austria-q-turn-full = Take a die. Your café is full: no guest can come.
austria-q-turn-done = Your die is done. Anything else, or end your turn.
austria-q-turn-stuck = You can take no die: pass, or do something else first.
austria-q-turn-extra = An extra turn, thanks to E. Gizia: use a space; no die is taken.
austria-q-mimic = Use the 6 as which space?
austria-q-split = How do you divide the cubes?
austria-q-advance = How many steps before the emperor? The rest are crowns.
austria-q-cube =
    { $n ->
        [one] Choose a cube.
       *[other] Choose { $n } cubes, one at a time.
    }
austria-q-place = You have { $cubes } to serve to a guest or to keep in the kitchen.
austria-q-deliver =
    { $n ->
        [one] Serve one more cube from the kitchen.
       *[other] Serve up to { $n } cubes from the kitchen.
    }
austria-q-prepare-full =
    { $n ->
        [one] Choose a window to prepare, at the price of its floor.
       *[other] Choose up to { $n } windows to prepare, each at the price of its floor.
    }
austria-q-prepare-less = Choose a window to prepare, { austria-crowns } cheaper.
austria-q-prepare-low = Choose a window on floor 1 or 2 to prepare, free of charge.
austria-q-prepare-free = Choose a window to prepare, free of charge.
austria-q-prepare-lit-low = Choose a window on floor 1 or 2, free of charge: it lights up at once.
austria-q-prepare-lit = Choose a window, free of charge: it lights up at once.
austria-q-hire-full = Hire somebody from your hand, or nobody.
austria-q-hire-less = Hire somebody from your hand, { austria-crowns } cheaper, or nobody.
austria-q-hire-free = Hire somebody from your hand, free of charge, or nobody.
austria-q-offer-full = Hire one of these, or nobody.
austria-q-offer-less = Hire one of these, { austria-crowns } cheaper, or nobody.
austria-q-offer-free = Hire one of these, free of charge, or nobody.
austria-q-check-in = Which window lights up for { $guest }?
austria-q-occupy = Which prepared window lights up?
austria-q-complete = Whose order is filled?
austria-q-invite = Take a guest from the row, free of charge, or nobody.
austria-q-order = Several things happen. Which one first?
austria-q-penalty = The emperor is displeased. How do you pay?
austria-q-return =
    { $n ->
        [one] Which card goes under the deck?
       *[other] Which cards go under the deck? { $n } to go.
    }
austria-q-demolish = Which room do you give up?
austria-q-dismiss = Which end card do you give up?

## Choices

austria-do-keep = Keep { $name }
austria-do-guest = Take { $name } · { austria-price }
austria-do-room = Room { $room }, { $colour }
austria-do-room-price = Room { $room }, { $colour } · { austria-price }
austria-do-room-gift = Room { $room }, { $colour } · group bonus { $gift }
austria-do-done = No more rooms now
austria-do-die = Die { $face } · { $gives }
austria-do-die-price = Die { $face } · { $gives } · { austria-price }
austria-do-die-boost = Die { $face }, boosted · { $gives } · { austria-price }
austria-do-deliver = Serve from the kitchen · { austria-price }
austria-do-use = Use { $name } · { $does }
austria-do-claim = Claim a politics card: { $card } · { $n } VP
austria-do-check-in = Check in { $name }
austria-do-pass = Pass
austria-do-end = End my turn
austria-do-as = As a { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } beyond the end: { $n } VP
austria-lost = { $n } lost: the purse holds { $limit }
austria-do-split = { $cubes }
austria-do-serve = Serve { $cube } to { $name }
austria-do-kitchen = Keep { $cubes } in the kitchen
austria-do-stop-deliver = Enough
austria-do-stop-prepare = No more rooms
austria-do-stop-hire = Hire nobody
austria-do-stop-occupy = Leave the windows dark
austria-do-stop-complete = Leave the orders
austria-do-stop-invite = Nobody
austria-do-hire = Hire { $name } · { austria-price }
austria-do-table = Fill the order of { $name }
austria-do-excuse = Pay 1 crown to be excused
austria-do-return = Give back { $name }
austria-do-dismiss = Dismiss { $name }

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
austria-lost-crowns = { $n } over the purse’s limit
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
austria-gain-lit = room { $room } lights up
austria-gain-group = { $colour } group complete
austria-gain-ready = { $name } is served
austria-gain-hired = { $name } is hired
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = room { $room } is lost
austria-gain-pass = you wait; when all wait, one die goes and the rest are rolled again
austria-turn-ends = your turn ends
austria-gains = { $gains }

## The log

austria-log-first-player =
    { $you ->
        [yes] You play first.
       *[no] { $name } plays first.
    }
austria-log-politics-revealed = Politics asks for { $what }.
austria-log-tiles-revealed = The emperor will judge by the tiles { $what }.
austria-log-boards-dealt = Every hotel has its own façade.
austria-log-row-dealt = The first guests: { $what }.
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
austria-log-hands-passed = The cards go round.
austria-log-round-started = Round { $n } begins.
austria-log-dice-rolled =
    { $again ->
        [yes] The dice are rolled again: { $dice }.
       *[no] The dice are rolled: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] The last die goes into the bin.
       *[other] One die goes into the bin; { $n } are left.
    }
austria-log-passed =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
austria-log-guest-seated =
    { $you ->
        [yes] You take { $guest }, { $price }.
       *[no] { $name } takes { $guest }, { $price }.
    }
austria-log-guests-reshuffled = The guests who have left become the new deck.
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
austria-log-paid = , paying { austria-crowns }
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
        [yes] You serve from the kitchen, { $price }.
       *[no] { $name } serves from the kitchen, { $price }.
    }
austria-log-cube-served =
    { $you ->
        [yes] You serve { $cube } to { $guest }.
       *[no] { $name } serves { $cube } to { $guest }.
    }
austria-log-order-completed = { $guest } has got everything.
austria-log-cubes-lost =
    { $you ->
        [yes] You lose { $cubes }.
       *[no] { $name } loses { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] You prepare room { $room }, { $price }{ $vp }.
       *[no] { $name } prepares room { $room }, { $price }{ $vp }.
    }
austria-log-with-vp = : { $n } VP
austria-log-rooms-prepared =
    { $you ->
        [yes] You prepare rooms { $rooms }, { $price }{ $vp }.
       *[no] { $name } prepares rooms { $rooms }, { $price }{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] You check { $guest } into room { $room }{ $vp }.
       *[no] { $name } checks { $guest } into room { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Your room { $room } lights up.
       *[no] Room { $room } of { $name } lights up.
    }
austria-log-group-completed =
    { $you ->
        [yes] Your { $colour } group of { $size } is complete.
       *[no] { $name } completes a { $colour } group of { $size }.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] You get { $crowns }{ $lost }.
       *[no] { $name } gets { $crowns }{ $lost }.
    }
austria-log-crowns-lost = { "" } ({ $n } more did not fit the purse)
austria-log-points-scored =
    { $you ->
        [yes] You score { $n } VP.
       *[no] { $name } scores { $n } VP.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] You advance to space { $end } before the emperor{ $vp }.
       *[no] { $name } advances to space { $end } before the emperor{ $vp }.
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
            [yes] You put { $cards } under the deck.
           *[no] { $name } puts { $cards } under the deck.
        }
       *[no] { $you ->
            [yes] You put { austria-staff-cards } under the deck.
           *[no] { $name } puts { austria-staff-cards } under the deck.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] You hire { $card }, { $price }.
       *[no] { $name } hires { $card }, { $price }.
    }
austria-log-staff-used =
    { $you ->
        [yes] You use { $card }.
       *[no] { $name } uses { $card }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Your { $card } helps.
       *[no] { $name }’s { $card } helps.
    }
austria-log-disc-placed =
    { $you ->
        [yes] You claim politics card { $group } ({ $need }): { $n } VP.
       *[no] { $name } claims politics card { $group } ({ $need }): { $n } VP.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] You get an extra turn from E. Gizia.
       *[no] { $name } gets an extra turn from E. Gizia.
    }
austria-log-extra-turn-lost = E. Gizia’s extra turn is lost: there is no die to use.
austria-log-emperor-scored =
    { $you ->
        [yes] You get { $n } VP from the emperor and go back to space { $end }.
       *[no] { $name } gets { $n } VP from the emperor and goes back to space { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] You get the emperor’s bonus: { $what }.
       *[no] { $name } gets the emperor’s bonus: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] You owe the emperor’s penalty: { $what }.
       *[no] { $name } owes the emperor’s penalty: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] The emperor punishes you: { $what }.
       *[no] The emperor punishes { $name }: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] The emperor punishes you: { austria-crowns } less.
       *[no] The emperor punishes { $name }: { austria-crowns } less.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] The emperor punishes you: { $n } VP less.
       *[no] The emperor punishes { $name }: { $n } VP less.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] You pay { $crowns } and are excused.
       *[no] { $name } pays { $crowns } and is excused.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] You put { $card } under the deck.
           *[no] { $name } puts { $card } under the deck.
        }
       *[no] { $you ->
            [yes] You put a staff card under the deck.
           *[no] { $name } puts a staff card under the deck.
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
austria-part-copied = { $card } as { $copied }
austria-log-game-ended = The game is over.

## On the table

austria-told = { $words }: { $gains }
austria-pages = Parts of the table
austria-page-hotel = Hotel
austria-page-staff = Staff
austria-page-town = Emperor
austria-page-others = Others
austria-guests = Guests
austria-dice = Dice
austria-cafe = Café
austria-kitchen = Kitchen
austria-purse = Purse
austria-emperor = Emperor
austria-politics = Politics
austria-order = Turn order
austria-draft = Keep one
austria-offer = New faces
austria-staff-at-work = At work ({ $n })
austria-staff-hand = In hand ({ $n })
austria-nobody-hired = Nobody yet. A die 5 hires somebody from the hand.
austria-no-hand = No cards in hand.
austria-hidden-hand =
    { $n ->
        [0] No cards in hand.
        [one] One card in hand, hidden.
       *[other] { $n } cards in hand, hidden.
    }
austria-moment-once = when hired
austria-moment-round = every round
austria-moment-permanent = always
austria-moment-end = at the end
austria-asleep = Used; awake again next round.
austria-other-hotels = The other hotels
austria-own-hotel = Your hotel
austria-hotel-of = The hotel of { $name }
austria-look-at = Look at the hotel of { $name }
austria-back = Back to { $name }
austria-back-home = Back to my hotel
austria-die-1 = strudel, cake
austria-die-2 = wine, coffee
austria-die-3 = rooms
austria-die-4 = emperor, crowns
austria-die-5 = staff
austria-die-6 = anything
austria-space-1 = Space 1: a strudel for each die that lies here; every second one may be cake instead.
austria-space-2 = Space 2: a wine for each die that lies here; every second one may be coffee instead.
austria-space-3 = Space 3: prepare as many rooms as dice lie here, each at the price of its floor.
austria-space-4 = Space 4: for each die that lies here a step before the emperor or a crown.
austria-space-5 = Space 5: hire somebody from your hand, a crown cheaper for each die that lies here.
austria-space-6 = Space 6: for a crown, use any other space with the dice that lie here.
austria-no-die = no die
austria-would-give = Now it would give you { $gives }.
austria-vain-rooms = no place left
austria-vain-crowns = too dear now
austria-vain-hand = no card in hand
austria-free = free table
austria-free-table = A free table: a guest from the row sits down here.
austria-needs = needs { $cubes }
austria-ready = ready for a room
austria-no-room = served; waits for a prepared room
austria-no-room-of = served; waits for a { $colour } room
austria-serve-these = Serve { $cubes } from the kitchen to { $name }
austria-serve-all = Serve all { $n }
austria-pick = Serve { $cubes }: click a guest
austria-kitchen-cube = { $n } { $cube } in the kitchen. Worth 1 VP each at the end.
austria-kitchen-of = In the kitchen: { $cubes }
austria-purse-of = { $n } of at most { $limit } crowns
austria-purse-tip = The purse holds { $limit } crowns; what is more is lost. Each is worth 1 VP at the end.
austria-of-limit = of { $limit }
austria-track = The emperor track
austria-track-at = Space { $n } of the emperor track
austria-staff-of = { $work } at work, { $hand } in hand
austria-space-of-track = Space { $space }: { $vp } VP at the next scoring, then: { $zone }.
austria-zone-penalty = penalty
austria-zone-nothing = nothing
austria-zone-bonus = bonus
austria-after-round = After round { $round }: VP of your space, then { $back } back
austria-fate-bonus =
    { $who ->
        [you] You: { $vp } VP, back to { $after }, and the bonus
       *[other] { $name }: { $vp } VP, back to { $after }, and the bonus
    }
austria-fate-nothing =
    { $who ->
        [you] You: { $vp } VP, back to { $after }, nothing else
       *[other] { $name }: { $vp } VP, back to { $after }, nothing else
    }
austria-fate-penalty =
    { $who ->
        [you] You: { $vp } VP, back to 0, and the penalty
       *[other] { $name }: { $vp } VP, back to 0, and the penalty
    }
austria-tile = Round { $round }: + { $bonus } · − { $penalty }
austria-politics-card = Politics card { $letter }: { $need }. The first to claim it gets the most.
austria-progress = { $what } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Turn { $n }, { $name }: done
        [now] Turn { $n }, { $name }: now
        [passed] Turn { $n }, { $name }: passed, waits for the next roll
       *[open] Turn { $n }, { $name }: to come
    }
austria-room-planned =
    { $vp ->
        [0] room { $room }, { $colour }: not yet prepared. Costs { $price ->
            [0] nothing
            [one] 1 crown
           *[other] { $price } crowns
        }.
       *[other] room { $room }, { $colour }: not yet prepared. Costs { $price ->
            [0] nothing
            [one] 1 crown
           *[other] { $price } crowns
        } and gives { $vp } VP at once.
    }
austria-room-prepared = room { $room }, { $colour }: prepared and free. Occupied, it is worth { $end } VP at the end.
austria-room-occupied = room { $room }, { $colour }: occupied. Worth { $end } VP at the end.
austria-room-lodger = { $name } lives here.
austria-room-group =
    { $size ->
        [one] A group by itself: { $gift } when occupied.
       *[other] Its group of { $size }, all occupied, gives { $gift }.
    }
austria-floor =
    { $price ->
        [0] Floor { $floor }: preparing a room costs nothing. An occupied room is worth { $vp } VP at the end.
        [one] Floor { $floor }: preparing a room costs 1 crown. An occupied room is worth { $vp } VP at the end.
       *[other] Floor { $floor }: preparing a room costs { $price } crowns. An occupied room is worth { $vp } VP at the end.
    }
austria-tag-price =
    { $n ->
        [0] free
       *[other] −{ $n }
    }
austria-not-asked = First this: { $question }
austria-not-over = The game is over.
austria-not-watching = You are only watching this game.
austria-not-confirmed = Confirm your turn first, or take it back.
austria-not-turn = Not now: { $name } is deciding.
austria-not-other = You are looking at the hotel of { $name }. You act in your own.
austria-not-payable =
    { $have ->
        [0] It costs { austria-crowns }; your purse is empty.
       *[other] It costs { austria-crowns }; you have { $have }.
    }
austria-not-again = It is prepared already.
austria-not-beside = A room is prepared only beside one that is there already.
austria-not-corner = The first room is the one at the bottom left.
austria-not-floor = This one is for floors 1 and 2 only.
austria-not-free = Somebody lives there.
austria-not-prepared = It must be prepared first.
austria-not-colour = This room is { $colour }; the guest wants one of their own colour.
austria-not-by-die = Rooms are prepared with a die 3; some guests and staff prepare them too.
austria-not-from-cafe = The room is ready. A guest who has been served moves in from the café.
austria-not-no-room-there = There is no room to give up.
austria-not-spared = The penalty takes one of the framed rooms.
austria-not-cafe = Your café is full.
austria-not-after-die = A guest is taken before the die.
austria-not-second-guest = One guest a turn is enough.
austria-not-empty-table = A guest from the row sits down here.
austria-not-full-order = This order is complete.
austria-not-wanted = No { $cube } is missing here, but { $cubes }.
austria-not-hungry = This guest still waits for { $cubes }.
austria-not-housed = This guest waits for a prepared room that is free.
austria-not-housed-in = This guest waits for a prepared room that is free and { $colour }.
austria-not-no-cube = There is no { $cube } in your kitchen.
austria-not-unwanted = None of your guests waits for { $cube }.
austria-not-delivery = Serving up to { $cubes } cubes from the kitchen costs { austria-crowns }; your purse is empty.
austria-not-yet-hired = A die 5 hires from the hand; so do some guests.
austria-not-offered = Only one of the new faces can be hired now.
austria-not-used-once = This card did its work when it was hired.
austria-not-used-permanent = This card works by itself, whenever it applies.
austria-not-used-end = This card counts at the end of the game.
austria-not-no-end-card = Only a card that counts at the end can be dismissed.
austria-not-without-die = No die lies here.
austria-not-second-die = You have taken your die.
austria-not-six-as-six = The 6 is used as one of the spaces 1 to 5.
austria-not-claimed = Your disc lies here already.
austria-not-places = All three places are taken.
austria-not-reached = You are not there yet: { $progress }.
austria-not-backwards = One only goes forward before the emperor.
austria-not-so-far =
    { $n ->
        [one] Your die carries you 1 step at the most.
       *[other] Your die carries you { $n } steps at the most.
    }
austria-not-by-steps = Steps before the emperor come with a die 4, and from some guests, staff and yellow groups.
