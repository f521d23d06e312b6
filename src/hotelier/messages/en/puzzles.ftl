### Puzzles: positions with one clearly best turn, in the browser and in the terminal.

puzzles-title = Puzzles
puzzles-text = One turn is clearly the best. Find it!
puzzles-grade = Difficulty
puzzles-theme = Theme
puzzles-any-game = Both games
puzzles-any-grade = Any difficulty
puzzles-any-theme = All themes
puzzles-left = Unsolved only
puzzles-none = No puzzles match. Try other filters.
puzzles-found =
    { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }
puzzles-more = Show more
puzzles-next = Solve a puzzle
puzzles-rating = Your rating
puzzles-streak = Streak
puzzles-record = Best streak
puzzles-solved = Solved
puzzles-count = { $solved } of { $tried }
puzzles-kept = Your rating and streak are saved only in this browser.
puzzles-off = There are no puzzles on this server.
puzzle-grade = Level { $grade }
puzzle-grade-1 = Easy
puzzle-grade-2 = Moderate
puzzle-grade-3 = Tricky
puzzle-grade-4 = Hard
puzzle-grade-5 = Very hard
puzzle-state-solved = Solved
puzzle-state-missed = Missed
puzzle-name = Puzzle
puzzle-find = Find the best turn.
puzzle-look = Play it on the table. You can undo as often as you like.
puzzle-turns =
    { $n ->
        [one] There is 1 turn.
       *[other] There are { $n } different turns.
    }
puzzle-held = Your turn is complete. End it to see what it’s worth, or undo.
puzzle-open = Reveals something, so the puzzle ends here. The rest of your turn counts as played well.
puzzle-held-open = { $action }. { puzzle-open }
puzzle-checking = Leopold is weighing your turn…
puzzle-give-up = Show solution
puzzle-give-up-counts = Counts as missed.
puzzle-give-up-about = The puzzle then counts as missed: your rating drops and your streak ends.
puzzle-worse =
    { $points ->
        [one] { $points } point worse
       *[other] { $points } points worse
    }
puzzle-margin = The second-best turn is { puzzle-worse }.
puzzle-solved = Solved! { puzzle-margin }
puzzle-missed = Not the best turn: it’s { puzzle-worse }.
puzzle-shown = This is the best turn. { puzzle-margin }
puzzle-why = The best turn compared with yours, in points
puzzle-why-second = The best turn compared with the second-best, in points
puzzle-average = These are averages over many ways the game could go on.
puzzle-best = Best turn
puzzle-second = Second-best turn
puzzle-own = Your turn
puzzle-rated = Rating { $rating } ({ $change })
puzzle-practice = You’ve tried this puzzle before, so your rating stays the same.
puzzle-again = Try again
puzzle-another = Next puzzle
puzzle-all = All puzzles

## In the terminal

puzzle-head = Puzzle { $id }, level { $grade }: { $theme }
puzzle-terminal-help = Choose by number. undo takes back an action, board shows the table, solve shows the solution, quit leaves.
puzzle-terminal-check = Your turn is complete. Press Enter to see what it’s worth, or type undo.
puzzle-terminal-none = No puzzles match.

## What’s wrong

puzzle-unknown = there is no puzzle { $id }; hotelier puzzles list { $game } shows all of them
puzzle-broken = puzzle { $id } can’t be replayed: { $reason }
puzzle-illegal = { $action } isn’t possible here: { $line }
puzzle-unfinished = the turn isn’t complete yet
refused-no-puzzle = There is no such puzzle here.
refused-puzzles-off = There are no puzzles on this server.

## From one device to another

puzzles-carry = Use on another device
puzzles-carry-text = Open this link on your other device. It carries your rating and the puzzles you’ve tried.
puzzles-carried =
    { $tried ->
        [one] This link carries a rating of { $rating } and { $tried } puzzle. Use them here?
       *[other] This link carries a rating of { $rating } and { $tried } puzzles. Use them here?
    }
puzzles-carried-how = If you’ve tried puzzles on both devices, you keep the rating from the one where you’ve tried more.
puzzles-carry-add = Use in this browser
puzzles-carry-done = Done. Your rating is now { $rating }.
puzzles-carry-broken = This link is incomplete. Copy it again on your other device.
