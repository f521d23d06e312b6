### Grand Austria Hotel in the terminal: what the browser shows without words, or in others.

## Choices as the terminal tells them

austria-group-guest = Take a guest
austria-group-die = Take a die
austria-group-stronger = Take a die (with a + one stronger, for { $n }♔ more)
austria-group-other = Or
austria-tip-check-in = { $guest } has everything and a room is free: { $action }
austria-tip-claim = You fulfil politics card { $letter }: { $action }
austria-tip-use = At your service: { $card }: { $action }

## Cards as the terminal lists them

austria-politics-named = Politics { $letter }
austria-politics-places = { $vp } VP for the first, second, third
austria-tile-named = Emperor { $tile }
austria-boards = Hotel boards
austria-board-night = Night board
austria-board-day = Day board { $board }
austria-board-rooms = { $rooms }, from the ground up
austria-track-named = Emperor track
austria-track-points = VP of the spaces from 0: { $vp }
austria-from-printed = printed
austria-from-transcription = from one transcription, checked by nobody
austria-from-owner = from the owner’s file
austria-tile-words = Bonus: { $bonus }. Penalty: { $penalty }
austria-after = after round { $round }
austria-revised = Revised edition: { $what }
austria-revised-cost = costs { $crowns }

## Signs of the terminal’s picture: short, for there is little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
# One letter for each colour, four different ones.
austria-letter-blue = B
austria-letter-yellow = Y
austria-letter-red = R
austria-letter-green = G
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] free
       *[other] { $n }♔
    }
austria-sign-emperor = { $n } emperor
austria-sign-cubes = +{ $letters }
austria-sign-draw = draw { $n } staff
austria-sign-offer =
    { $price ->
        [free] 1 of 3 new staff free
       *[less] 1 of 3 new staff −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] a room free (floor 1–2)
               *[no] a room free
            }
        [less] a room −{ $n }♔
       *[full]
            { $times ->
                [one] prepare 1 room
               *[other] prepare up to { $times } rooms
            }
    }
austria-sign-twice = { $what } ×2
austria-points = Points
# At most six letters.
austria-points-short = VP
# At most six letters.
austria-seats = seats
austria-turns = Turns
austria-passed = passed
austria-used = used
austria-kept = Kept so far ({ $n })
austria-nobody-yet = nobody yet
austria-cafe-empty = empty
austria-at-emperor = emperor { $n }
austria-in-hand = hand { $n }
austria-ready-no-room = ready, no room
austria-yours = yours
austria-discs = discs:
austria-boost-note = { $n }♔ more makes one stronger
austria-row-note = price, guest, VP, order → reward
austria-outlook = On space { $space } now: { $vp } VP, back to { $after }.
austria-outlook-bonus = Bonus: { $what }
austria-outlook-penalty = Penalty: { $what }
austria-outlook-nothing = Neither bonus nor penalty
austria-tiles = Emperor tiles
austria-tiles-note = bonus from space { $n }, penalty on 0
austria-tile-over = after round { $round }: over
austria-legend = Signs
austria-legend-signs = □ missing  ♔ crown
austria-legend-map = map: { $capital } occupied, { $small } prepared, · empty
austria-legend-occupied = occupied
austria-legend-free = free
austria-legend-group = full group:
austria-legend-blue = { $bonus } VP
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } emperor
austria-legend-transcription = * from one transcription, checked by nobody

## Before the first game and after the last round, in the terminal

austria-intro-1 = You run a hotel in Vienna. Guests sit down in your café, you serve what they order, you lead them to a room, and they thank you with victory points (VP) and favours. After seven rounds the most VP win.
austria-intro-2 = In your turn you may take a guest from the row; then you take a die from one of six spaces: 1 strudel and cake, 2 wine and coffee, 3 prepare rooms, 4 emperor and crowns, 5 hire staff, 6 any of these for a crown. The more dice lie on a space, the stronger its action.
austria-intro-3 = A guest whose order is complete moves into a prepared room of its own colour (a green one into any). A group of rooms that is all occupied gives a bonus. Serving from the kitchen costs one crown for up to three cubes.
austria-intro-4 = The emperor comes after rounds 3, 5 and 7: stand well on his track, or he punishes you. At the end a crown or a cube in the kitchen is worth 1 VP, a guest left in the café costs 5.
austria-signs = Letters stand for cubes: { $cubes }; ▣ is a cube that is there, □ one that is missing, ♔ a crown. Guests and rooms are { $colours }. In the small map of another player’s hotel a capital letter is an occupied room, a small letter a prepared one and a dot an empty place.
austria-source-checked-in = guests checked in
austria-source-printed = rooms with printed VP
austria-source-groups = blue groups
austria-source-staff = staff at work
austria-source-politics = politics cards
austria-source-track = emperor track
austria-source-tiles = emperor tiles
austria-source-end-staff = end staff
austria-end-staff-of = End staff of { $name }:
austria-verdict-wins = { $names } wins with { $vp } VP.
austria-verdict-decided = { $names } wins: { $vp } VP are level, and what decides is crowns and all cubes, those on café guests too ({ $worth }).
austria-verdict-shared = { $names } share the win with { $vp } VP, level even in crowns and all cubes, those on café guests too ({ $worth }).
