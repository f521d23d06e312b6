### Grand Austria Hotel in the terminal: what the browser shows without words, or in different ones.

## Choices as the terminal lists them

austria-group-guest = Take a guest
austria-group-die = Take a die
austria-group-stronger = Take a die (+ is boosted for { $n }♔)
austria-group-other = Or
austria-tip-check-in = { $guest } can check in: { $action }
austria-tip-claim = You can claim politics card { $letter }: { $action }
austria-tip-use = { $card } is ready to use: { $action }

## Cards as the terminal lists them

austria-politics-named = Politics card { $letter }
austria-politics-places = { $vp } VP for the first, second, third
austria-tile-named = Emperor tile { $tile }
austria-boards = Hotel boards
austria-board-night = Night board
austria-board-day = Day board { $board }
austria-board-rooms = { $rooms }, from floor 1 up
austria-track-named = Emperor track
austria-track-points = VP by space, from 0: { $vp }
austria-from-printed = printed
austria-from-transcription = from a single transcription, unverified
austria-from-owner = from a custom file
austria-tile-words = Bonus: { $bonus }. Penalty: { $penalty }
austria-after = after round { $round }
austria-revised = Revised edition: { $what }
austria-revised-cost = costs { $crowns }

## Signs in the terminal’s picture: keep them short, there’s little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
# One letter for each cube, the initial of its word where possible: four different ones.
austria-letter-s = S
austria-letter-c = C
austria-letter-w = W
austria-letter-k = K
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
austria-kept = Drafted so far ({ $n })
austria-nobody-yet = none yet
austria-cafe-empty = empty
austria-at-emperor = emperor { $n }
austria-in-hand = hand { $n }
austria-ready-no-room = ready, no room
austria-yours = yours
austria-discs = discs:
austria-boost-note = boost: { $n }♔ for 1 more strength
austria-row-note = price, guest, VP, order → reward
austria-outlook = Now on space { $space }: { $vp } VP, then back to { $after }.
austria-outlook-bonus = Bonus: { $what }
austria-outlook-penalty = Penalty: { $what }
austria-outlook-nothing = No bonus, no penalty
austria-tiles = Emperor tiles
austria-tiles-note = bonus on space { $n } or more, penalty on 0
austria-tile-over = after round { $round }: done
austria-legend = Key
austria-legend-signs = □ missing  ♔ crown
austria-legend-map = map: { $capital } occupied, { $small } prepared, · empty
austria-legend-occupied = occupied
austria-legend-free = prepared
austria-legend-group = full group:
austria-legend-blue = { $bonus } VP
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } emperor
austria-legend-transcription = * from a single transcription, unverified

## Before the first game and after the last round, in the terminal

austria-intro-1 = You run a hotel in Vienna. Guests sit down in your café, you serve what they order and check them into a room, and they reward you with victory points (VP) and more. After 7 rounds, the player with the most VP wins.
austria-intro-2 = On your turn you may take a guest from the row. Then you take a die from one of six action spaces: 1 strudel and cake, 2 wine and coffee, 3 prepare rooms, 4 emperor track and crowns, 5 hire staff, 6 any of these for 1 crown. The more dice on a space, the stronger its action.
austria-intro-3 = A guest with a complete order can check into a prepared room of their colour (green guests: any colour). A group of rooms that are all occupied gives you a bonus. For 1 crown, you can serve up to 3 cubes from the kitchen.
austria-intro-4 = The emperor comes after rounds 3, 5 and 7: move up far enough on the emperor track for a bonus, or risk a penalty. At the end, each crown and each cube in your kitchen is worth 1 VP, and each guest left in your café costs you 5.
austria-signs = Letters stand for cubes: { $cubes }. ▣ is a cube that’s there, □ one that’s missing, ♔ a crown. Guests and rooms are { $colours }. On the small map of another player’s hotel, a capital letter is an occupied room, a small letter a prepared one, and a dot an empty place.
austria-source-checked-in = guests checked in
austria-source-printed = rooms with printed VP
austria-source-groups = blue groups
austria-source-staff = staff during the game
austria-source-politics = politics cards
austria-source-track = emperor track
austria-source-tiles = emperor tiles
austria-source-end-staff = endgame staff
austria-end-staff-of = { $name }’s endgame staff:
austria-verdict-wins = { $names } won with { $vp } VP.
