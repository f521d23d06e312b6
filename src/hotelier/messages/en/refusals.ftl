### Why something is not done: by the house, and by the rules of games, records and names.
### The house sends a code beside each of these; here are only the sentences.

## At a table

refused-no-table = There is no such table, or it is private: use the link you were given.
refused-no-seat = This needs a seat at the table: send its token.
refused-seats = The table has seats 1 to { $n }, not { $seat }.
refused-taken = Seat { $seat } is not free.
refused-taken-bot = Seat { $seat } is not free for a bot.
refused-not-freed = Seat { $seat } cannot be freed.
refused-no-newcomers = The game has begun, and this table takes no newcomers.
refused-full = No seat is free at this table.
refused-seated = You already have seat { $seat } at this table.
refused-code = This code does not work, or not any more.
refused-devices = At most { $n } devices can hold one seat.
refused-crowded = So many watch this table that there is no more room.
refused-left = You have left this game: come back to your seat first.
refused-quiet = So much was said at this table that it keeps quiet now.

## In a game

refused-illegal = “{ $action }” is not possible now.
refused-illegal-list = “{ $action }”, number { $n } of { $all } actions, is not possible then. None of them was taken.
refused-not-last = “{ $action }”, number { $n } of { $all } actions, must be the last: it ends your turn or reveals something new. None of them was taken.
refused-turn = Seat { $seat } decides now, not you.
refused-stale = This answers step { $step }, but the game is at step { $now }.
refused-moved-on = The game has moved on from step { $step }.
refused-not-begun = The game has not begun.
refused-seats-free = The game has not begun: seats are still free.
refused-over = The game is over.
refused-nothing-held = There is nothing to confirm.
refused-no-undo = There is nothing you can take back: something new was revealed, or somebody else has acted.
refused-no-hints = Leopold helps at practice tables and against bots, never against people.
refused-leopold-busy = Leopold is busy with other guests: ask him again in a moment.

## Looking back

refused-not-whole = A game is told whole when it is over, and so is what it was forked from.
refused-eyes = Until a game is told whole one sees it only with one’s own eyes.
refused-steps = The game has steps 0 to { $n }, not { $step }.
refused-over-there = The game is over at that step: choose an earlier one.
refused-fork = A running game can be forked only by who plays against bots.
refused-fork-seat = While the game runs you can only go on with your seat.
refused-no-analysis = This game has not been analysed yet.
refused-analyses = So many games wait to be analysed that there is no more room: try again in a while.
refused-rematch = A rematch begins when the game is over.

## The house

refused-no-game = There is no such game.
refused-no-lesson = This game has no lesson.
refused-many-tables = You have opened many tables that have not begun: fill or leave one first.
refused-house-full = The house is full: try again later.
refused-busy = This table changes too quickly just now: try again.
refused-away = The house cannot reach its games just now: connect again.
refused-broken = Something broke in the house, and is noted; try again.
# The reason is in English, as the keeper of the house reads it. In other languages say that the
# house could not keep it and that nothing has changed, and put the reason in brackets.
refused-not-kept = { $reason }
refused-hurry =
    { $kind ->
        [tables] Too many tables
        [joins] Too many joins
        [hints] Too many hints
        [actions] Too many actions
        [says] Too much was said
       *[requests] Too many requests
    }: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-sockets =
    { $n ->
        [one] You have 1 connection open
       *[other] You have { $n } connections open
    }: close one first.
refused-host = This house is not known by that name; its keeper can add it to HOTELIER_HOSTS.
refused-origin = Pages of that origin may not use this house; its keeper can add it to HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] A request may have at most 1 byte here.
       *[other] A request may have at most { $n } bytes here.
    }
refused-too-slow =
    { $n ->
        [one] The whole request did not come within 1 second.
       *[other] The whole request did not come within { $n } seconds.
    }
refused-nothing-here = Nothing is at this address.
refused-method = This address is there, but not for that method.
refused-unreadable = What was sent cannot be read.
# Where it is, and what is wrong with it: the latter in English, for who writes a client.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = There is no field “{ $place }” here.
refused-not-json = This is not JSON: { $reason }.
refused-no-json-type = The body must be JSON: send it with Content-Type: application/json.
refused-hello = The first message must be a hello. { $reason }
refused-next = after: use what `next` said.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = a name must be signs that can be seen
wrong-name-empty = a name must not be empty
wrong-name-wide = a name must be 1 to { $n } columns wide
wrong-talk-unseen = a message must be signs that can be seen
wrong-talk-long = a message must be 1 to { $n } characters long
wrong-players = { $players } players do not fit { $seats } seats: leave one out
wrong-one-person = one person sits in one seat: let the others join by the link
wrong-bot-slow = { $name } thinks { $seconds } seconds a decision: a bot in this house may take { $most }
wrong-opponent = there is no opponent { $name }; there are { $names }
wrong-weights = { $name }: behind the colon stand the weights of a bot that has some, { $tuned } or { $start }, as in planner:{ $start }
wrong-seconds = { $name }: write the seconds a decision may take behind the @, as in { $bot }@0.5
wrong-game = there is no game { $name }; there are { $games }
wrong-option = { $game } has no option { $name }; it has { $options }
wrong-option-value = { $name } must be one of { $values }, not { $value }
wrong-no-data = { $game } has no component data to replace: leave the file out

## Records

wrong-illegal = { $action } is not legal in decision { $decision } of seat { $seat }; legal: { $legal }
wrong-illegal-over = { $action } cannot be played: the game is over
wrong-illegal-chance = { $action } cannot be played: chance is due first; `begin()` deals it
wrong-step = step { $step }: { $reason }
wrong-record-steps = the record has steps 0 to { $n }, not { $step }
wrong-record-over = the game is already over
wrong-record-chance-due = a chance step is due, found the action { $step }
wrong-record-decision-due = seat { $seat } must decide ({ $decision }), found the chance step { $step }
wrong-record-our-data = the record was played with our own component data: leave the file out
wrong-record-other-data = the record was played with other component data: give the file with the sha256 { $sha }
wrong-record-own-data = the record was played with component data of one’s own box
wrong-record-rules = the record has rules { $found }, this is { $expected }
wrong-record-option = the record lacks the option { $name }
wrong-record-no-result = the game is over, yet the record has no result
wrong-record-not-over = the steps end before the game does, yet the record has a result
wrong-record-result = the result has { $key } { $found }, the game gives { $expected }
wrong-record-object = a record is one JSON object
wrong-record-format = format is { $found }, expected { $expected }
wrong-file-regular = { $file } is no regular file
wrong-file-unread = cannot read { $file }: { $reason }
wrong-file-unwritten = cannot write { $file }: { $reason }
wrong-file-text = { $file } is not a text file
wrong-file-json = { $file } is not valid JSON: { $reason }
wrong-file-record = { $file } is no record: { $reason }
refused-newer = This table was written by a newer version of hotelier. Update the server to open it; nothing is lost.
refused-damaged = Entry { $entry } of this table’s journal can’t be replayed: { $reason } The table stays as it is; the person who runs the server can look at it.
