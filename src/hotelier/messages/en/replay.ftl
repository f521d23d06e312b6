### Replaying a game.

replay-title = Replay
replay-controls = Replay controls
replay-position = Position in the game
replay-place = Step { $stop } of { $stops }
replay-place-hidden = Step { $stop }
replay-the-deal = The table is set up and the cards are dealt.
replay-over =
    { $number ->
        [one] The game is over. { $names } won.
       *[other] The game is over. { $names } share the win.
    }
# A step about which the log says nothing, such as the end of a turn.
replay-quiet = { $name } continues.
replay-round-back = Previous round
replay-turn-back = Previous turn
replay-stop-back = Previous step
replay-play = Play
replay-pause = Pause
replay-stop-on = Next step
replay-turn-on = Next turn
replay-round-on = Next round
replay-speed = Speed: { $speed }×
replay-times = { $speed }×

## Whose point of view

replay-eyes = View as
replay-eyes-spectator = Spectator
replay-eyes-open = All hands revealed
replay-hide = Hide spoilers
replay-hide-text = The timeline and the log only go as far as you’ve watched.
replay-running = This game is still in progress. You see what you could see from your seat at the time.
replay-running-watched = This game is still in progress. You see what a spectator could see at the time.
replay-to-the-table = Back to the table

## What to do with a position

replay-share = Share position
replay-shared = Copied. This link opens the game at this exact point:
replay-share-by-hand = Share this link:
replay-go-on = Play from here
replay-more = More
replay-go-on-title = Play from here against bots
replay-go-on-text = Opens a new table with this position. The game you’re watching isn’t affected.
replay-go-on-running = Opens a new table with this position. There you can find out what the others hold, so your current game continues as a practice game and won’t count in your statistics.
replay-go-on-seat = Play as
replay-begin = Start
replay-not-now = Not now
replay-save = Save game
replay-seats = Standings
# Behind the name of the player whose decision it is.
replay-decides = to play
