### Leopold, the head concierge: his hints at practice tables and against bots.

## The panel

hint-thinking = One moment, please…
hint-title = If I may suggest…
hint-only = your only option
hint-figures =
    { $score ->
        [one] ≈ { $score } point · { $win }% win chance
       *[other] ≈ { $score } points · { $win }% win chance
    }
# How sure he is of his first suggestion.
hint-sure-much = quite certain
hint-sure-some = fairly sure
hint-sure-little = a close call
# How the other suggestions compare with the first.
hint-other-near = nearly as good
hint-other-less = a little weaker
hint-other-weak = clearly weaker
hint-why = { $what }.
hint-then = Next: { $what }.
# Points by source, such as “gains about 5 at the emperor and costs crowns worth about 2”.
hint-points-first = In points, compared with the next best: { $what }.
hint-points-other = In points, compared with my first suggestion: { $what }.
hint-show = Show on the table
hint-do = Do it
hint-close = Thank you, Leopold
hint-trouble = I’m afraid I can’t say right now. Please ask me again.
hint-explained = Points and win chances are Leopold’s estimates. He sees only what you see, so he doesn’t know the hidden cards either.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold suggests: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what you do with an action, in English as a request. $name is a card.

hint-austria-check-in = check in { $name }
hint-austria-served = complete { $name }’s order
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] complete a one-room { $colour } group
        [2] complete a { $colour } pair
       *[other] complete a { $colour } group of { $size }
    }
hint-austria-politics = claim a politics card for { $n } VP
hint-austria-hired = hire { $name }
hint-austria-worked = put { $name } to work
hint-austria-prepared =
    { $n ->
        [one] prepare room { $rooms }
       *[other] prepare rooms { $rooms }
    }
# The room becomes occupied without a guest.
hint-austria-lit = occupy room { $room } right away
hint-austria-emperor =
    { $n ->
        [one] move up 1 space on the emperor track
       *[other] move up { $n } spaces on the emperor track
    }
hint-austria-cubes = get { $cubes }
hint-austria-cube = serve { $cubes }
hint-austria-seated = take { $name }
hint-austria-drawn =
    { $n ->
        [one] draw 1 staff card
       *[other] draw { $n } staff cards
    }
hint-austria-crowns =
    { $n ->
        [one] get 1 crown
       *[other] get { $n } crowns
    }
# Cubes and crowns together.
hint-austria-brings = get { $what }
hint-austria-cost =
    { $n ->
        [one] pay 1 crown
       *[other] pay { $n } crowns
    }
hint-austria-points = score { $n } VP
hint-austria-strength = take a die with strength { $n }
hint-austria-wait = wait for the next roll
hint-austria-end = end your turn

## Why, in Overbooking: what the card does that the action is about.

hint-overbooking-queue =
    { $position ->
        [1] is first in the queue
        [2] is second in the queue
        [3] is third in the queue
        [4] is fourth in the queue
       *[other] is number { $position } in the queue
    }
hint-overbooking-bed =
    { $n ->
        [0] almost never gets a bed
        [10] almost always gets a bed
        [one] gets a bed about 1 time in 10
       *[other] gets a bed about { $n } times in 10
    }
hint-overbooking-use =
    { $n ->
        [0] almost never gets to use its ability
        [10] almost always gets to use its ability
        [one] gets to use its ability about 1 time in 10
       *[other] gets to use its ability about { $n } times in 10
    }
hint-overbooking-door = waits at the back door
hint-overbooking-token = takes the token
hint-overbooking-open = lies face up
# $card is a card without an article: fish workers.
hint-overbooking-named = gets the { $card } booked first
hint-overbooking-replaced = replaces the { $card }
hint-overbooking-joined = joins the queue
hint-overbooking-more-beds =
    { $n ->
        [one] adds 1 bed
       *[other] adds { $n } beds
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] removes 1 bed
       *[other] removes { $n } beds
    }
hint-overbooking-booked =
    { $n ->
        [one] gets 1 of your cards booked ({ $coins })
       *[other] gets { $n } of your cards booked ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] leaves 1 card of another player without a bed
       *[other] leaves { $n } cards of other players without a bed
    }
hint-overbooking-lost =
    { $n ->
        [one] leaves 1 of your cards without a bed
       *[other] leaves { $n } of your cards without a bed
    }
hint-overbooking-unused = changes nothing
hint-overbooking-skip = keeps your cards for later
