### The terminal: what is said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and names of files are the same in every language.

## Small words

# The name of a person who gave none.
terminal-player = Player { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = English is spoken from now on.
terminal-which-language = Say which language: { $languages }.
terminal-no-language = there is no language { $name }; there are { $languages }

## Help

terminal-help = Help
terminal-command-number = a number
terminal-command-save = save FILE
terminal-about-number = choose it from the list; its text (say, { $action }) does the same
terminal-about-help = this page; help 7 explains choice 7, help { $card } a card
terminal-about-board = everything on the table
terminal-about-show = what seat 2 has; show alone: your own things, with your hand
terminal-about-cards = all cards that speak of “{ $word }”
terminal-about-hint = the three best choices, as a strong player in your place sees them
terminal-about-log = what happened lately; log all tells everything
terminal-about-undo = take your last action back, as long as nothing new was revealed
terminal-about-save = write the game to a file; it is also kept by itself after every action
terminal-about-lang = speak another language: { $languages }
terminal-about-quit = leave; hotelier play --resume goes on
terminal-choose = Choose by number, or type help. Nothing is lost when you quit.

## At the table

terminal-prompt = Your choice (help, board, hint, undo, quit)
terminal-thinking = { $name } is thinking …
terminal-looking-ahead = Looking ahead …
terminal-log-more =
    { $n ->
        [one] (1 sentence more: log)
       *[other] ({ $n } sentences more: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 sentence before: log all)
       *[other] ({ $n } sentences before: log all)
    }
terminal-your-turn = { $name }, it is your turn. Press Enter when only you can see this.
terminal-your-turn-undo = { $name }, it is your turn. Press Enter when only you can see this. (undo: { $before } takes the last action back)
terminal-enter-alone = Enter alone goes on; quit leaves.
terminal-not-possible = “{ $typed }” is not possible now. Type a number from 1 to { $n }, one of these: { $texts }; or help.
terminal-nothing-to-undo = There is nothing you can take back: since your last action something new was revealed, or another player has acted.
terminal-taken-back = Taken back.
terminal-whose = Say whose things: show 1 to show { $n }.
terminal-look-for = Say what to look for: cards { $word }, cards { $card }.
terminal-no-card = No card speaks of “{ $query }”.
terminal-more-cards = ({ $n } more: say it more exactly)

## Keeping and leaving

terminal-kept = The game is kept in { $place }.
terminal-kept-place = The game is kept in { $place }
terminal-go-on = Go on with:
terminal-now-kept = The game is now kept in { $place }.
terminal-not-kept = The game is not kept: { $reason }.
terminal-not-kept-save = The game is not kept: { $reason }. Say where else: save FILE.
terminal-was-not-kept = The game was not kept.
terminal-another-sitting = Another sitting has written to { $place }.
terminal-saved = The game is saved in { $file }.
terminal-left-as-it-is = { $file } is left as it is: { $reason }.
terminal-other-game = it holds another game, or a later state of this one
terminal-no-file-name = That cannot be the name of a file.
terminal-leave = Enter leaves, save FILE writes a copy first, back plays on.
terminal-leave-unkept = The game is not kept. save FILE keeps it there and leaves, back plays on, quit leaves and loses it.
terminal-say-what = Please say what to do.
terminal-record-is = The record of the game is { $place }.
terminal-cannot-keep = cannot keep it in { $place }: { $reason }
terminal-cannot-take-up = { $file } cannot be taken up: { $reason }
terminal-bad-opponents = { $file }: opponents must be a list of { $n }, each a name or null
terminal-bad-people = { $file }: humans must be a list of seats from 1 to { $n }
terminal-last-unreadable = the last game cannot be read: { $reason }; remove the file, or name another one: hotelier play --resume FILE
terminal-no-unfinished = there is no unfinished game in { $folder }; begin one with: hotelier play
terminal-no-unfinished-of = there is no unfinished game of { $game } in { $folder }; begin one with: hotelier play { $game }
terminal-has-options = a game that goes on has its options and names already
terminal-no-game-but-file = there is no game { $name }; to go on with that file add --resume
terminal-game-is-over = the game in { $file } is over; look at it with: { $command }
terminal-name-others = { $file }: { $reason }; name others with --against
terminal-file-is-there = { $file } is there; to go on with it: { $command }

## Who plays

terminal-whom = Whom do you want to play against?
terminal-prompt-opponent = Your opponent
terminal-usual = Enter takes { $usual }. Name several so: { $several }
terminal-friends = people at this screen, each in turn
terminal-opponent-easy = plays soundly, but overlooks things
terminal-opponent-medium = sees everything, one action ahead
terminal-opponent-hard = thinks its whole turn through
terminal-opponent-expert = weighs what you may answer, too
terminal-no-seat-left = --humans all leaves no seat for --against
terminal-wrong-number =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    } and { $rivals ->
        [one] 1 opponent
       *[other] { $rivals } opponents
    } make { $players ->
        [one] 1 player
       *[other] { $players } players
    }; { $game } is for { $allowed }
terminal-wrong-opponents =
    { $players } players with { $people ->
        [one] 1 person
       *[other] { $people } people
    } need { $free ->
        [one] 1 opponent
       *[other] { $free } opponents
    }, but --against names { $named }
terminal-nobody-plays = nobody plays seat { $seat } now: name its opponent with --against
terminal-bad-seats = --humans must be seats from 1 to { $n } such as 1 or 1,2, or all, or none, not { $text }
terminal-many-names = --names must be at most { $n } for { $n } players, not { $text }
terminal-same-names = --names must all differ, yet two seats are { $name }
terminal-empty-name = --names must not be empty, nor have nothing between two commas
terminal-unseen-name = --names must be signs that can be printed, not { $name }
terminal-wide-name = --names must each be 1 to { $n } columns wide, not { $name }

## Options

terminal-no-option = { $game } has no --{ $name }; it has { $flags }
terminal-bad-option = --{ $name } must be one of { $values }, not { $text }
terminal-no-filter = { $game } has no --{ $name }; it has { $flags } (--{ $name } goes with { $others })
terminal-nothing-fits = No card fits { $wanted }.
terminal-no-picture = { $game } cannot be shown in the terminal yet

## Records

terminal-step = After step { $step } of { $steps }.
terminal-step-last = The last was: { $action }.
terminal-step-decides = { $name } decides ({ $decision }).
terminal-step-question = { $name } (seat { $seat }) decides:
terminal-bad-seat = --seat must be from 1 to { $n }, not { $seat }
terminal-right = right
terminal-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
terminal-running = { $game }, { $steps }, still running at { $scores }
terminal-ended = { $game }, { $steps }, scores { $scores }, won by { $winners }
terminal-winner = { $name } (seat { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 of { $n } records is wrong
       *[other] { $wrong } of { $n } records are wrong
    }

## Advice

terminal-advice-action = action
terminal-advice-words = what it does
terminal-advice-points = points
terminal-advice-win = win
terminal-advice-sure = sure
terminal-advice-legend = points: final score; win: how likely that is; sure: that no other is better
terminal-advice-over = the game is over after step { $step }; name an earlier one with --step
terminal-advice-chance = after step { $step } chance is due and nobody decides; name an earlier one with --step
terminal-advice-try = after step { $step } chance is due and nobody decides; try --step { $other }
terminal-advice-none = { $bot } does not weigh its actions; ask { $other }

## Scores

terminal-final-scores = Final scores
terminal-scores-source = where the points come from
terminal-scores-total = total

## Trouble

terminal-signs = This terminal cannot show all signs; set PYTHONIOENCODING=utf-8 or a UTF-8 locale.
terminal-interrupted = interrupted
terminal-cannot-write = cannot write the output: { $reason }
terminal-system-refused = the system refused: { $reason }
