### Statistics of one's own games.

statistics-title = Your games in figures
statistics-where = Counted from the games that this browser remembers; nobody else sees it.
statistics-waiting = Adding up …
statistics-empty-title = Nothing to add up yet
statistics-empty-text = When you have finished a game, you find here how you did: points, guests, opponents, and whether you are getting better.
statistics-empty-play = Play a game
statistics-empty-filter = No finished game fits this choice.
statistics-which-game = Which game
statistics-which-players = How many players
statistics-any-players = any number
statistics-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
statistics-practice = with practice tables

## Results

statistics-results = Results
statistics-games = Games
statistics-won = Won
statistics-not-won = Not won
statistics-won-of = { $won } of { $games } won
statistics-average = Average points
statistics-best = Best result
statistics-streak = Wins in a row
statistics-longest = Longest row of wins

## Tables and charts

statistics-course = Game by game
statistics-course-said =
    { $games ->
        [one] One game, with { $last } points.
       *[other] { $games } games from the oldest to the newest: from { $least } to { $most } points, the last one { $last }.
    }
statistics-best-other = best of the others
statistics-trend = your average of the last five
statistics-point = { $date }: { $score } points, the best of the others { $best }
statistics-by-players = By number of players
statistics-by-opponent = Against whom
statistics-opponent = Opponent
statistics-ahead = Ahead of them
statistics-points-both = Points, yours and theirs
statistics-bot = Bot: { $name }
statistics-sources = Points by source
statistics-sources-text = On average a game; the thin bars are everybody else.
statistics-source-said = { $source }: { $mine } points a game, the others { $others }

## What one did

statistics-guests = Guests who checked in
statistics-staff = Staff you hired
statistics-dice = Dice you took
statistics-die = Die { $face }
statistics-kinds = Guests booked
statistics-crests = Crests booked
statistics-away = Turned away
statistics-times = { $n } ×
statistics-nothing = Nothing yet.
