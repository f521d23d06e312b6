### The terminal: what’s said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and file names are the same in every language.

## Small words

# The name of a player who gave none.
terminal-player = Player { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Language set to English.
terminal-which-language = Choose a language: { $languages }.
terminal-no-language = there’s no language { $name }; choose from { $languages }

## Help

terminal-help = Help
terminal-command-number = a number
terminal-command-save = save FILE
terminal-about-number = pick it from the list; you can also type its text, such as { $action }
terminal-about-help = this page; help 7 explains choice 7, help { $card } explains a card
terminal-about-board = everything on the table
terminal-about-show = what seat 2 has; show on its own: what you have, including your hand
terminal-about-cards = all cards that mention “{ $word }”
terminal-about-hint = the three best choices, as a strong player in your seat sees them
terminal-about-log = what happened recently; log all shows everything
terminal-about-undo = undo your last action, unless something new was revealed
terminal-about-save = save the game to a file; it’s also saved automatically after every action
terminal-about-lang = change the language: { $languages }
terminal-about-quit = quit; continue later with hotelier play --resume
terminal-choose = Choose by number, or type help. You can quit any time without losing anything.

## At the table

terminal-prompt = Your choice (help, board, hint, undo, quit)
terminal-thinking = { $name } is thinking…
terminal-looking-ahead = Thinking ahead…
terminal-log-more =
    { $n ->
        [one] (1 more line: log)
       *[other] ({ $n } more lines: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 earlier line: log all)
       *[other] ({ $n } earlier lines: log all)
    }
terminal-your-turn = { $name }, it’s your turn. Press Enter when only you can see the screen.
terminal-your-turn-undo = { $name }, it’s your turn. Press Enter when only you can see the screen. ({ $before } can type undo to take back the last action.)
terminal-enter-alone = Press Enter on its own to continue, or type quit.
terminal-not-possible = “{ $typed }” isn’t possible right now. Type a number from 1 to { $n }, or help, or one of these: { $texts }.
terminal-nothing-to-undo = There’s nothing you can undo: since your last action, something new was revealed or another player has acted.
terminal-taken-back = Undone.
terminal-whose = Choose a player: show 1 to show { $n }.
terminal-look-for = Type what to look for, such as: cards { $word }, cards { $card }.
terminal-no-card = No card mentions “{ $query }”.
terminal-more-cards = ({ $n } more: narrow your search)

## Saving and quitting

terminal-kept = The game is saved in { $place }.
terminal-kept-place = The game is saved in { $place }
terminal-go-on = Continue with:
terminal-now-kept = The game is now saved in { $place }.
terminal-not-kept = The game isn’t being saved: { $reason }.
terminal-not-kept-save = The game isn’t being saved: { $reason }. Choose another place: save FILE.
terminal-was-not-kept = The game wasn’t saved.
terminal-another-sitting = Another session has written to { $place }.
terminal-saved = The game is saved in { $file }.
terminal-left-as-it-is = { $file } wasn’t overwritten: { $reason }.
terminal-other-game = it contains another game, or a later state of this one
terminal-no-file-name = That isn’t a valid file name.
terminal-leave = Press Enter to quit. Or type save FILE to save a copy and quit, or back to keep playing.
terminal-leave-unkept = The game isn’t saved. Type save FILE to save it and quit, back to keep playing, or quit to lose it.
terminal-say-what = Please choose one of these.
terminal-record-is = The game is saved in { $place }.
terminal-cannot-keep = can’t write to { $place }: { $reason }
terminal-cannot-take-up = can’t continue { $file }: { $reason }
terminal-bad-opponents = { $file }: opponents must be a list of { $n }, each a name or null
terminal-bad-people = { $file }: humans must be a list of seats from 1 to { $n }
terminal-last-unreadable = can’t read the last game: { $reason }; remove the file, or choose another one: hotelier play --resume FILE
terminal-no-unfinished = there’s no unfinished game in { $folder }; start one with: hotelier play
terminal-no-unfinished-of = there’s no unfinished game of { $game } in { $folder }; start one with: hotelier play { $game }
terminal-has-options = a game you continue already has its options and names
terminal-no-game-but-file = there’s no game { $name }; to continue that file, add --resume
terminal-game-is-over = the game in { $file } is over; view it with: { $command }
terminal-name-others = { $file }: { $reason }; choose other bots with --against
terminal-file-is-there = { $file } already exists; continue it with: { $command }

## Who plays

terminal-whom = Who do you want to play against?
terminal-prompt-opponent = Your opponent
terminal-usual = Press Enter for { $usual }. To pick several, type { $several }
terminal-friends = people at this screen, taking turns
terminal-opponent-easy = plays well, but makes mistakes
terminal-opponent-medium = plays solidly
terminal-opponent-hard = plans ahead
terminal-opponent-expert = also anticipates your moves
terminal-opponent-master = thinks longest, and plays best
terminal-no-seat-left = --humans all leaves no seat for --against
terminal-wrong-number =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    } and { $rivals ->
        [one] 1 bot
       *[other] { $rivals } bots
    } make { $players ->
        [one] 1 player
       *[other] { $players } players
    }; { $game } is for { $allowed }
terminal-wrong-opponents =
    { $players } players with { $people ->
        [one] 1 person
       *[other] { $people } people
    } need { $free ->
        [one] 1 bot
       *[other] { $free } bots
    }, but --against names { $named }
terminal-nobody-plays = nobody plays seat { $seat } now: choose a bot for it with --against
terminal-bad-seats = --humans must be seats from 1 to { $n } (such as 1 or 1,2), all or none, not { $text }
terminal-many-names = --names can list at most { $n } names for { $n } players, not { $text }
terminal-same-names = --names must all be different, but { $name } is there twice
terminal-empty-name = --names can’t be empty or have nothing between two commas
terminal-unseen-name = --names can only contain visible characters, not { $name }
terminal-wide-name = --names must each be 1 to { $n } columns wide, not { $name }

## Options

terminal-no-option = { $game } has no --{ $name }; it has { $flags }
terminal-bad-option = --{ $name } must be one of { $values }, not { $text }
terminal-no-filter = { $game } has no --{ $name }; it has { $flags } (use --{ $name } with { $others })
terminal-nothing-fits = No card matches { $wanted }.
terminal-no-picture = { $game } can’t be shown in the terminal yet

## Saved games

terminal-step = After step { $step } of { $steps }.
terminal-step-last = Last step: { $action }.
terminal-step-decides = { $name } is next ({ $decision }).
terminal-step-question = { $name } (seat { $seat }) is next:
terminal-bad-seat = --seat must be from 1 to { $n }, not { $seat }
terminal-right = valid
terminal-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
terminal-running = { $game }, { $steps }, still in progress, scores { $scores }
terminal-ended = { $game }, { $steps }, scores { $scores }, won by { $winners }
terminal-winner = { $name } (seat { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 of { $n } saved games is invalid
       *[other] { $wrong } of { $n } saved games are invalid
    }

## Advice

terminal-advice-action = action
terminal-advice-words = what it does
terminal-advice-points = points
terminal-advice-win = win
terminal-advice-sure = sure
terminal-advice-legend = points: expected final score; win: chance to win; sure: that no other action is better
terminal-advice-over = the game is over after step { $step }; choose an earlier one with --step
terminal-advice-chance = step { $step } is followed by a random event, not a decision; choose an earlier step with --step
terminal-advice-try = step { $step } is followed by a random event, not a decision; try --step { $other }
terminal-advice-none = { $bot } doesn’t rate its actions; ask { $other }

## Scores

terminal-final-scores = Final scores
terminal-scores-source = source
terminal-scores-total = total

## Problems

terminal-signs = This terminal can’t display all characters. Set PYTHONIOENCODING=utf-8 or a UTF-8 locale.
terminal-interrupted = interrupted
terminal-cannot-write = can’t write the output: { $reason }
terminal-system-refused = system error: { $reason }
terminal-no-rules = There’s no rulebook for { $game }.
terminal-rules-sections = Name a section, a ruling or any words to see only that part: “hotelier rules dice”.
