### Why something isn’t done: by the server, and by the rules of games, saved games and names.
### The server sends a code with each of these; only the sentences are here.

## At a table

refused-no-table = There’s no such table, or it’s private. Use the link you were given.
refused-no-seat = You need a seat at the table for this: send its token.
refused-seats = This table has seats 1 to { $n }, not { $seat }.
refused-taken = Seat { $seat } isn’t free.
refused-taken-bot = Seat { $seat } isn’t free for a bot.
refused-not-freed = Seat { $seat } can’t be cleared.
refused-no-newcomers = The game has started, and this table isn’t open to newcomers.
refused-full = This table has no free seat.
refused-seated = You already have seat { $seat } at this table.
refused-code = This code is invalid or has expired.
refused-devices = A seat can be used on at most { $n } devices.
refused-crowded = This table has too many spectators.
refused-left = You’ve left this game. Come back to your seat first.
refused-quiet = The chat at this table is full.
refused-long = This table’s history is full, so nothing can be undone any more. You can finish the game.
refused-nobody-here = There’s nobody left at this table to let you in.
refused-asks = Too many people are asking for a seat at this table. Try again later.
refused-no-ask = Nobody is asking for that seat any more.
refused-colour = Another player has that colour. Pick a different one.
refused-not-host = Only the host of this table can do that.
refused-not-idle = You can remove a player during a game once the others have waited { $seconds } seconds for them.
refused-kicked = The host has removed you from this table.
refused-no-plan = You can’t plan “{ $action }” right now.

## In a game

refused-illegal = You can’t do “{ $action }” right now.
refused-illegal-list = “{ $action }”, number { $n } of { $all } actions, isn’t possible at that point. None of them was played.
refused-not-last = “{ $action }”, number { $n } of { $all } actions, must come last: it ends your turn or reveals something new. None of them was played.
refused-turn = It’s seat { $seat }’s turn, not yours.
refused-stale = You answered step { $step }, but the game is at step { $now }.
refused-moved-on = The game has moved on from step { $step }.
refused-not-begun = The game hasn’t started.
refused-seats-free = The game hasn’t started: there are still free seats.
refused-over = The game is over.
refused-nothing-held = There’s nothing to confirm.
refused-no-undo = You can’t undo: something new was revealed, or another player has acted.
refused-no-takeback = You can undo your whole last turn only against bots, and only before your next decision.
refused-no-hints = Leopold helps at practice tables and against bots, never against people.
refused-leopold-busy = Leopold is busy with other guests. Ask him again in a moment.

## Replays

refused-not-whole = You can only see the whole game once it’s over. If it was branched from another game, that one must be over too.
refused-eyes = Until the game is over, you can only see it from your own point of view.
refused-steps = The game has steps 0 to { $n }, not { $step }.
refused-over-there = The game is over at that step. Choose an earlier one.
refused-fork = You can branch off a game in progress only if you’re playing against bots.
refused-fork-seat = While the game is in progress, you can only continue from your own seat.
refused-no-analysis = This game hasn’t been analysed yet.
refused-analyses = Too many games are waiting to be analysed. Try again later.
refused-loading = Too many games are being loaded right now. Try again in a moment.
refused-rematch = You can start a rematch when the game is over.

## The server

refused-no-game = There’s no such game.
refused-no-lesson = This game has no lesson.
refused-no-deal = There’s no such deal. Use the link you were given.
refused-deal-date = “{ $day }” isn’t a date. A date looks like { $example }.
refused-deal-later = The deal for { $day } isn’t here yet: today is { $today } (UTC).
refused-deal-day = There’s no deal for { $day } on this server.
refused-deal-over = This deal’s day ({ $day }, UTC) is over, so a result can’t count any more. You can play it for practice.
refused-entered = You’ve already played this deal, or started to. Each browser gets one result.
refused-not-played = You can look at this deal’s games and practise it once you’ve played it.
refused-switched-off = The person who runs this server has switched this off.
refused-counts = This game counts: your result is compared with others’. So there are no hints, and you can’t undo a turn once it’s over.
refused-many-tables = You have too many tables that haven’t started. Fill or leave one first.
refused-running-tables = You have too many games in progress. Finish or leave one first.
refused-many-seats = You have too many seats at public tables. Leave one first.
refused-banned = You’re banned from this server until { $until }. Reason: { $reason }.
refused-muted = You can’t chat until { $until }. Reason: { $reason }.
refused-asleep = The person who runs this server has paused this table. Reload the page to continue.
refused-deleted = The person who runs this server has deleted this table.
refused-closed = The person who runs this server has closed this table. Reason: { $reason }.
refused-reported = This table has already been reported. The person who runs the server will look into it.
refused-house-full = The server is full. Try again later.
refused-not-ready = The server isn’t ready: { $why }
refused-busy = Too much is happening at this table right now. Try again.
refused-away = The server can’t reach its games right now. Please reconnect.
refused-broken = Something went wrong on the server. It’s been logged; please try again.
# The reason is in English, for the person who runs the server. In other languages, say that the
# server couldn’t save it and that nothing has changed, and put the reason in brackets.
refused-not-kept = { $reason }
refused-hurry =
    { $kind ->
        [tables] Too many new tables
        [joins] Too many players joining
        [hints] Too many hints
        [actions] Too many actions
        [says] Too many messages
       *[requests] Too many requests
    }. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
refused-sockets =
    { $n ->
        [one] You have 1 open connection. Close it first.
       *[other] You have { $n } open connections. Close one first.
    }
refused-host = This server doesn’t go by that name. The person who runs it can add the name to HOTELIER_HOSTS.
refused-origin = Pages from that origin can’t use this server. The person who runs it can add the origin to HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] A request can have at most 1 byte here.
       *[other] A request can have at most { $n } bytes here.
    }
refused-too-slow =
    { $n ->
        [one] The request took longer than 1 second to arrive.
       *[other] The request took longer than { $n } seconds to arrive.
    }
refused-nothing-here = There’s nothing at this address.
refused-method = This address doesn’t accept that method.
refused-unreadable = The server can’t read what was sent.
# Where it is, and what’s wrong with it: the latter in English, for people who write clients.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = There’s no field “{ $place }” here.
refused-not-json = This isn’t JSON: { $reason }.
refused-no-json-type = The body must be JSON: send it with Content-Type: application/json.
refused-hello = The first message must be a hello. { $reason }
refused-next = after: use the value that `next` gave you.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = a name can only contain visible characters
wrong-name-empty = a name can’t be empty
wrong-name-wide = a name must be 1 to { $n } columns wide
wrong-talk-unseen = a message can only contain visible characters
wrong-talk-long = a message must be 1 to { $n } characters long
wrong-players = { $players } players don’t match { $seats } seats: give only one of the two
wrong-one-person = one person takes one seat: let the others join with the link
wrong-bot-slow = { $name } thinks for { $seconds } seconds per decision: the limit for bots on this server is { $most }
wrong-opponent = there’s no bot { $name }; choose from { $names }
wrong-weights = { $name }: after the colon, give the weights of a bot that has some, { $tuned } or { $start }, as in planner:{ $start }
wrong-seconds = { $name }: after the @, give the seconds a decision may take, as in { $bot }@0.5
wrong-game = there’s no game { $name }; choose from { $games }
wrong-option = { $game } has no option { $name }; it has { $options }
wrong-option-value = { $name } must be one of { $values }, not { $value }
wrong-no-data = { $game } has no component data to replace: leave the file out
wrong-setup-object = a setup must be an object with its parts, not { $value }
wrong-setup-none = the setup of { $game } can’t be chosen
wrong-setup-part = the setup of { $game } has no part { $name }; it has { $parts }
wrong-setup-unused = { $field }: with these options, this part isn’t dealt
wrong-setup-seats = { $field } must be an object with lists for some of the seats 1 to { $n }, not { $value }
wrong-setup-seat = { $field }: there’s no seat { $seat }, only 1 to { $n }
wrong-setup-list = { $field } must be a list of { $n }, not { $value }
wrong-setup-number = { $field } needs { $n }, but has { $found }
wrong-setup-piece = { $field } must be one of { $values }, not { $value }
wrong-setup-twice = { $field }: { $value } is already in { $other }

## Saved games

wrong-illegal = { $action } isn’t legal in decision { $decision } of seat { $seat }; legal: { $legal }
wrong-illegal-over = { $action } can’t be played: the game is over
wrong-illegal-chance = { $action } can’t be played: a chance step comes first; `begin()` deals it
wrong-step = step { $step }: { $reason }
wrong-record-steps = the saved game has steps 0 to { $n }, not { $step }
wrong-record-over = the game is already over
wrong-record-chance-due = expected a chance step, found the action { $step }
wrong-record-decision-due = expected a decision by seat { $seat } ({ $decision }), found the chance step { $step }
wrong-record-our-data = the game was played with the built-in component data: leave the file out
wrong-record-other-data = the game was played with different component data: give the file with the sha256 { $sha }
wrong-record-own-data = the game was played with custom component data and can’t be imported here
wrong-record-rules = the saved game has rules { $found }; this version of hotelier knows { $expected }
wrong-record-option = the saved game lacks the option { $name }
wrong-record-no-result = the game is over, but the saved game has no result
wrong-record-not-over = the steps end before the game does, but the saved game has a result
wrong-record-result = the result has { $key } { $found }, but the game gives { $expected }
wrong-record-object = a saved game must be one JSON object
wrong-record-format = format is { $found }, expected { $expected }
wrong-file-regular = { $file } isn’t a regular file
wrong-file-unread = can’t read { $file }: { $reason }
wrong-file-unwritten = can’t write { $file }: { $reason }
wrong-file-text = { $file } isn’t a text file
wrong-file-json = { $file } isn’t valid JSON: { $reason }
wrong-file-toml = { $file } isn’t valid TOML: { $reason }
wrong-file-setup = { $file } must be an object with the parts of a setup
wrong-file-record = { $file } isn’t a saved game: { $reason }
refused-newer = This table was saved by a newer version of hotelier. Update the server to open it; nothing is lost.
refused-damaged = Entry { $entry } of this table’s journal can’t be replayed: { $reason }. The table stays as it is; the person who runs the server can look into it.
