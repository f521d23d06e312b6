### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Looking back at { $game }
analysis-winner = { $names } won
analysis-start = Analyse this game
analysis-why = Every move is weighed again, with nothing but what its player could see. It takes a minute or two; you can leave this page and come back.
analysis-waiting = Other games are looked at first …
analysis-running = Looking at the game …
analysis-progress = { $done } of { $total } moments looked at
analysis-failed = The analysis broke off. You can begin it again.
analysis-again = Begin again
analysis-to-replay = Watch the replay
analysis-save-html = Save as a page
analysis-save-json = Save as JSON
analysis-round = Round { $round }
analysis-end = End

## Curves

analysis-win-title = Chance to win
analysis-win-text = How likely each player was to win, move by move, with all hands open.
analysis-score-title = Expected score
analysis-score-text = The final score each player could expect, move by move.
analysis-win-reading = { $name }: { $win } %
analysis-score-reading = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
analysis-curve-keys = Use the arrow keys to read the curve.

## Turning points

analysis-turning-title = Where the game turned
analysis-turning-text = The moments after which the chances were different. Luck is what chance brought, such as the cards that were drawn; a decision is what a player made of it.
analysis-turning-none = No single moment decided this game: the chances moved in small steps.
analysis-cause-luck = Luck
analysis-cause-strong = { $name }: a turn that brought more than hoped
analysis-cause-costly = { $name }: a costly turn
analysis-cause-unlucky = { $name }: a turn that brought less than hoped
analysis-cause-helped = { $name }: a turn that helped { $other }
analysis-cause-hurt = { $name }: a turn that set { $other } back
analysis-gain = { $name } +{ $win } %
analysis-drop = { $name } −{ $win } %
analysis-look = Look at it

## Moves

analysis-moves-title = Moves that cost most
analysis-moves-text = What each player could have done better, and how sure that is. What lies within doubt is not held against anybody.
analysis-moves-none = No move of { $name } was clearly wrong.
analysis-move-place = Round { $round }, step { $step }
analysis-played = Played
analysis-better = Better
analysis-line = And then
analysis-cost = Cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
analysis-cost-win = { $win } % less likely to win
analysis-sure = { $sure } % sure

## How well each played

analysis-report-title = How well each played
analysis-report-player = Player
analysis-report-decisions = Decisions
analysis-report-mean = Lost per decision
analysis-report-lost = Lost by clear mistakes
analysis-report-best = Nothing better found
analysis-report-luck = Luck
analysis-report-text = Points are those of the lead over the best of the others. Decisions without a choice are left out. Luck is how much random events, such as drawn cards, changed the chance to win, all in all.

## Points by source

analysis-sources-title = Where the points came from
analysis-sources-text = Points by source at the end of each round, as the table showed them. What counts only when the game is over is in the last bar.

## How it was found

analysis-how-title = How this was found
analysis-how = An adviser as strong as the strongest opponent weighed every decision from the view of the player who made it: hidden cards were imagined anew each time. What looked doubtful was played on in many imagined worlds. With the seed { $seed } and { $rounds } rounds the same comes out again.

## In the terminal

analysis-working = Looking at the game …
analysis-written = Written: { $file }
analysis-not-over = the game is not over: only a finished game can be analysed
analysis-same-file = --json and --html both name { $file }
analysis-no-seat = the game has seats 1 to { $n }, not { $seat }
