### Looking back at a game.

replay-title = Looking back
replay-controls = Go through the game
replay-position = Position in the game
replay-place = Step { $stop } of { $stops }
replay-place-hidden = Step { $stop }
replay-the-deal = The table is laid and everything is dealt.
replay-over =
    { $number ->
        [one] The game is over. Winner: { $names }.
       *[other] The game is over, and { $names } share the win.
    }
replay-quiet = { $name } leaves it at that.
replay-round-back = Back by a round
replay-turn-back = Back by a turn
replay-stop-back = One step back
replay-play = Play
replay-pause = Pause
replay-stop-on = One step on
replay-turn-on = On by a turn
replay-round-on = On by a round
replay-speed = Speed: { $speed }×
replay-times = { $speed }×
replay-keys = Keys: ← and → step by step, with Shift by turns; on the bar also Page Up and Page Down by rounds, Home and End, and Space to play.

## Whose eyes

replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-eyes-open = everybody at once
replay-hide = Hide what is to come
replay-hide-text = The bar and the log end where you have been.
replay-running = This game is still being played: you see what your seat saw then.
replay-running-watched = This game is still being played: you see what a spectator saw then.
replay-to-the-table = Back to the table

## What to do with a position

replay-share = Share position
replay-shared = Copied. Whoever opens the link stands where you stand now:
replay-share-by-hand = Send this link:
replay-go-on = Go on from here
replay-go-on-title = Go on from here against opponents
replay-go-on-text = A new table begins with this position; the game you look at stays as it was.
replay-go-on-running = A new table begins with this position. Whoever plays on there sees what the others hold, so the game you look at goes on, but counts as practice.
replay-go-on-seat = You play
replay-begin = Begin
replay-not-now = Not now
replay-save = Download record
replay-seats = Standing
replay-decides = decides
