### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Analysis: { $game }
analysis-winner = { $names } won
analysis-start = Analyse this game
analysis-why = Every move is rated using only what its player could see. You can leave this page and come back.
analysis-waiting = Waiting for other analyses…
analysis-running = Analysing the game…
analysis-progress = { $done } of { $total } positions analysed
analysis-left-minutes =
    { $n ->
        [one] About 1 minute left
       *[other] About { $n } minutes left
    }
analysis-left-seconds =
    { $n ->
        [one] About 1 second left
       *[other] About { $n } seconds left
    }
analysis-failed = The analysis was interrupted. You can restart it.
analysis-again = Restart analysis
analysis-to-replay = Watch replay
analysis-save-html = Save as web page
analysis-save-json = Save as JSON
analysis-round = Round { $round }
analysis-end = End

## Curves

analysis-win-title = Win chance
analysis-win-text = How likely each player was to win, move by move, with all hands revealed.
analysis-score-title = Expected score
analysis-score-text = The final score each player could expect, move by move.
analysis-win-reading = { $name }: { $win }%
analysis-score-reading = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
analysis-curve-keys = Use the arrow keys to read the curve.

## Turning points

analysis-turning-title = Turning points
analysis-turning-text = The moments that swung the game, and by how many percentage points each player’s win chance changed. Luck is what chance brought, such as the cards drawn; a decision is what a player made of it.
analysis-turning-none = No single moment decided this game: the win chances changed little by little.
analysis-cause-luck = Luck
analysis-cause-strong = { $name }: a better turn than expected
analysis-cause-costly = { $name }: a costly turn
analysis-cause-unlucky = { $name }: a worse turn than expected
analysis-cause-helped = { $name }: a turn that helped { $other }
analysis-cause-hurt = { $name }: a turn that set { $other } back
analysis-gain = { $name } +{ $win }%
analysis-drop = { $name } −{ $win }%
analysis-turning-move = The costliest mistake of this turn: step { $step }. { $cost }
analysis-look = View

## Moves

analysis-moves-title = Costliest moves
analysis-moves-text = What each player could have done better, and how sure that is. Close calls are left out, and so are moves in a game that was already decided.
analysis-moves-none = { $name } made no clear mistakes.
analysis-move-place = Round { $round }, step { $step }
analysis-played = Played
analysis-better = Better
analysis-why-lost = Why
analysis-curve-says = In this turn, the win chance on the curve changed by { $win }%. The curve knows all hands and counts everything in the turn, luck included, not only this move.
analysis-line = Then
analysis-cost = Cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
analysis-cost-win = win chance −{ $win }%
analysis-sure = { $sure }% sure
analysis-try = Try the better move
analysis-try-text = Opens a new practice table with the better move. This game isn’t affected.
analysis-back = Back to the analysis

## How well each player played

analysis-report-title = How everyone played
analysis-report-player = Player
analysis-report-decisions = Decisions
analysis-report-mean = Points lost per decision
analysis-report-lost = Points lost to clear mistakes
analysis-report-best = Best moves
analysis-report-luck = Luck
analysis-luck-points = { $n }%
analysis-report-text = Lost points are measured by the player’s lead over the best other player. Forced decisions are left out. Mistakes in a game that was already decided don’t count. Best moves are decisions where nothing better was found. Luck is how much random events, such as card draws, changed the win chance in total, in percentage points.

## Points by source

analysis-sources-title = Points by source
analysis-sources-text = The points on the table at the end of each round. Points that only count at the end of the game are in the last bar.

## How it was found

analysis-how-title = How the analysis works
analysis-how = An adviser as strong as the strongest bot rated every decision from the point of view of the player who made it, guessing the hidden cards each time. Doubtful moves were played out many times.
analysis-repeat = To get the same result again, use seed { $seed } and { $rounds } search rounds.

## In the terminal

analysis-working = Analysing the game…
analysis-written = Saved: { $file }
analysis-not-over = the game isn’t over: only a finished game can be analysed
analysis-same-file = --json and --html are both { $file }
analysis-no-seat = the game has seats 1 to { $n }, not { $seat }
