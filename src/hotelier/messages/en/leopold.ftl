### Leopold, the concierge: his hints at practice tables and against opponents.

## The panel

hint-thinking = One moment, please …
hint-title = If I may suggest
hint-only = There is only this one.
hint-figures =
    { $score ->
        [one] ≈ { $score } point · { $win } % to win
       *[other] ≈ { $score } points · { $win } % to win
    }
# How sure he is of the first.
hint-sure-much = quite sure
hint-sure-some = rather sure
hint-sure-little = a close call
# How the others compare with the first.
hint-other-near = nearly as good
hint-other-less = a little weaker
hint-other-weak = clearly weaker
hint-why = { $what }.
hint-then = Next: { $what }.
hint-show = Show it on the table
hint-do = Do it
hint-close = Thank you, Leopold
hint-trouble = I am afraid I cannot say just now. Please ask again.
hint-explained = Points and chances are Leopold’s guess from what you can see yourself; he does not know the hidden cards either.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold suggests: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = checks in { $name }
hint-austria-served = completes the order of { $name }
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] fills the { $colour } room that stands alone
        [2] completes the { $colour } pair
       *[other] completes the { $colour } group of { $size }
    }
hint-austria-politics = claims a politics card for { $n } VP
hint-austria-hired = hires { $name }
hint-austria-worked = sets { $name } to work
hint-austria-prepared =
    { $n ->
        [one] prepares room { $rooms }
       *[other] prepares rooms { $rooms }
    }
hint-austria-lit = fills room { $room } at once
hint-austria-emperor =
    { $n ->
        [one] moves one step up the emperor track
       *[other] moves { $n } steps up the emperor track
    }
hint-austria-cubes = brings { $cubes }
hint-austria-cube = serves { $cubes }
hint-austria-seated = invites { $name }
hint-austria-drawn =
    { $n ->
        [one] draws a staff card
       *[other] draws { $n } staff cards
    }
hint-austria-crowns =
    { $n ->
        [one] brings 1 crown
       *[other] brings { $n } crowns
    }
# Cubes and crowns together.
hint-austria-brings = brings { $what }
hint-austria-cost =
    { $n ->
        [one] costs 1 crown
       *[other] costs { $n } crowns
    }
hint-austria-points = scores { $n } VP
hint-austria-strength = uses a die of strength { $n }
hint-austria-wait = waits for the next roll
hint-austria-end = ends the turn

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] stands first in the queue
        [2] stands second in the queue
        [3] stands third in the queue
        [4] stands fourth in the queue
       *[other] stands at place { $position } of the queue
    }
hint-overbooking-bed =
    { $n ->
        [0] hardly ever finds a bed
        [10] almost always finds a bed
       *[other] finds a bed in about { $n } of 10 cases
    }
hint-overbooking-use =
    { $n ->
        [0] will hardly find a use for its ability
        [10] almost always uses its ability
       *[other] uses its ability in about { $n } of 10 cases
    }
hint-overbooking-door = waits at the back door
hint-overbooking-token = takes the token
hint-overbooking-open = is seen by everyone
hint-overbooking-named = is booked before the others ({ $card })
hint-overbooking-replaced = takes somebody’s place ({ $card })
hint-overbooking-joined = joins the queue
hint-overbooking-more-beds =
    { $n ->
        [one] adds one bed
       *[other] adds { $n } beds
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] takes one bed away
       *[other] takes { $n } beds away
    }
hint-overbooking-booked =
    { $n ->
        [one] books one of your guests for { $coins }
       *[other] books { $n } of your guests for { $coins }
    }
hint-overbooking-away =
    { $n ->
        [one] turns one guest of the others away
       *[other] turns { $n } guests of the others away
    }
hint-overbooking-lost =
    { $n ->
        [one] loses one of your guests
       *[other] loses { $n } of your guests
    }
hint-overbooking-unused = keeps things as they are
hint-overbooking-skip = keeps the card for later
