### Statistics of your own games.

statistics-title = Your games in numbers
statistics-where = Based on the games this browser remembers. Only you can see this.
statistics-waiting = Calculating…
statistics-empty-title = No games yet
statistics-empty-text = Finish a game to see how you did: points, guests, opponents, and whether you’re improving.
statistics-empty-play = Play a game
statistics-empty-filter = No finished games match.
statistics-which-game = Game
statistics-which-players = Number of players
statistics-any-players = Any number
statistics-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
statistics-practice = Include practice games

## Results

statistics-results = Results
statistics-games = Games
statistics-won = Won
statistics-not-won = Not won
statistics-won-of = { $won } of { $games } won
statistics-average = Average score
statistics-best = Best score
statistics-streak = Winning streak
statistics-longest = Longest streak

## Tables and charts

statistics-course = Game by game
statistics-course-said =
    { $games ->
        [one] 1 game, score { $last }.
       *[other] { $games } games, oldest to newest: scores from { $least } to { $most }, most recently { $last }.
    }
statistics-best-other = Best other player
statistics-trend = Your average, last 5 games
statistics-point = { $date }: you scored { $score }, the best other player { $best }
statistics-by-players = By number of players
statistics-by-opponent = By opponent
statistics-opponent = Opponent
statistics-ahead = Finished ahead
statistics-points-both = Average score, you/them
statistics-bot = Bot: { $name }
statistics-sources = Points by source
statistics-sources-text = Average per game. The thin bars show everyone else.
statistics-source-said = { $source }: { $mine } per game, others { $others }

## What you did

statistics-guests = Guests checked in
statistics-staff = Staff hired
statistics-dice = Dice taken
statistics-die = Die { $face }
statistics-kinds = Guests booked
statistics-crests = Crests booked
statistics-away = Turned away
statistics-times = { $n }×
statistics-nothing = Nothing yet.
