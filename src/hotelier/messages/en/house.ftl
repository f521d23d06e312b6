### The house: start page, lobby, seats, what everybody reads.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
start-title = hotelier
welcome = Two hotels, one evening
welcome-text = Grand Austria Hotel and Overbooking: against opponents that play fair, or with friends by a link. No account.
play = Play
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = First time? Leopold shows you { $game } in ten minutes.
game-austria = Draft dice, serve coffee and strudel, fill the finest hotel in Vienna. An hour, 2 to 4 players.
game-overbooking = Hide your guests in crowded queues, and outwit everyone at the back door. Twenty minutes, 2 to 4 players.
which-game = Which game
your-name = Your name
you-name = You
players = Players
opponents = Opponents
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot
level-easy = Easy: overlooks things
level-medium = Medium: sound play
level-hard = Hard: plans ahead
level-expert = Expert: weighs your answers
more-options = More options
fewer-options = Fewer options
options-game = The game
option-chosen = { $option }: { $value }
options-clock = Time and turns
clock = Clock
clock-none = No clock
clock-live = Minutes for the whole game
clock-correspondence = Days for each move
clock-bank = Everybody has
clock-increment = Added each turn
clock-days = For each move
minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
seconds =
    { $seconds ->
        [0] nothing
        [one] one second
       *[other] { $seconds } seconds
    }
option-confirm = The end of a turn is confirmed
options-leaving = When somebody leaves
option-absent = Their seat
option-absent-offer = The others may seat an opponent
option-absent-bot = An opponent plays on at once
option-stand-in = Who plays on
option-newcomers = Somebody new may take the seat
agreed-live =
    { $seconds ->
        [0] { $minutes } minutes each for the whole game
       *[other] { $minutes } minutes each for the whole game, { $seconds } seconds added a turn
    }
agreed-days =
    { $days ->
        [one] One day for each move
       *[other] { $days } days for each move
    }
agreed-confirm = The end of a turn is confirmed
agreed-no-confirm = A turn ends without being confirmed
agreed-stand-in = An opponent plays on at once for whoever leaves
agreed-no-newcomers = Nobody new may take a seat that was left
option-edition = Edition
option-edition-classic = Classic
option-edition-revised = Revised
option-side = Hotels
option-side-night = By night, all alike
option-side-day = By day, each its own
option-staff = First staff
option-staff-random = Dealt
option-staff-intro = Introductory hands
option-staff-draft = Drafted
option-bonus = Crest bonus
option-bonus-none = None
option-bonus-beginner = Beginners
option-bonus-advanced = Advanced
play-now = Play now
play-with-friends = Play with friends
open-public-table = Open a public table
open-tables = Open tables
no-open-tables = Nobody is waiting just now. Open a public table, and others find you here.
free-seat = free seat
join = Join
watch = Watch
your-games = Your games
waiting-for-players = Waiting for players
your-turn = It is your turn
others-turn = { $name } is deciding
against = Against { $names }
final-score = Final score { $score }
look-back = Look back
result = Result
continue = Continue
bring-record = Bring a record
bring-record-text = A game saved by hotelier: a finished one to look at, an unfinished one to go on with against opponents.
choose-file = Choose a file
no-record = { $file } cannot be read as a record of a game. { $reason }
no-record-reason = It is not JSON.
unofficial = An unofficial fan implementation without any artwork of the games. The games and their names belong to their owners; if you enjoy them, buy the boxes.
house-away = The house does not answer. Check your connection; we keep trying.
part-missing = A part of this page could not be fetched. It opens anew as soon as the house answers.
try-again = Try again
to-the-start = To the start page
home = HOTELIER: to the start page
nowhere-title = There is no such room
nowhere-text = The address leads nowhere in this house.
menu = Menu
ways = Around the house
way-learn = Learn to play
way-rules = Rules
way-cards = Cards
way-statistics = Statistics
doors = What else there is
door-learn = First time? Leopold shows you the game in ten minutes.
door-rules = Both games in plain words, to read or to search
door-cards = What every card does
door-statistics = Your games in figures
tastes = How things look
language = Language
theme = Colours
theme-auto = as the system
theme-light = by day
theme-dark = by night
text-size = Text
text-size-1 = small
text-size-2 = usual
text-size-3 = large
text-size-4 = larger
no-motion = Nothing moves

## At a table

opening-door = Opening the door …
no-table-title = This door stays closed
line-lost = The connection is lost. We keep trying; nothing is lost.
waiting-text = The game begins as soon as every seat is taken. Send this link to your friends.
link = Link to this table
agreed = What is agreed at this table
copy-link = Copy the link
copied = Copied
reserved-for = kept for { $name }
somebody = somebody
that-is-you = (you)
seat-bot = Seat an opponent
free-the-seat = Free the seat
sit-here = Sit here
bots-are = Opponents are
guest-name = Guest
leave = Leave
what-now = What now?
game-over = The game is over.
confirm-turn = That ends your turn. Confirm it, or take it back.
confirm = End my turn
undo = Undo
restart-turn = Restart my turn
the-rule = The rule
ask-leopold = Ask Leopold
all-actions = All { $number } actions as a list
fewer-actions = Fewer actions
you-watch = You are watching.
take-the-seat = Take the free seat
stood-in = away; { $bot } plays
away = away
a-bot = opponent
page-closed = not here just now
let-bot-play = Let an opponent play
watching =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
come-back = I am back
other-device = Go on with another device
other-device-text = Copied. Open this link there within a quarter of an hour:
hours-left = { $time } h
days-left =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
log = Log
log-late = { $name } has run out of time.
talk = Talk
say-something = Say something
send = Send
announcements = What happens
you-won = You won!
won =
    { $number ->
        [one] { $names } has won
       *[other] { $names } share the win
    }
points-by-source = Points by source
total = Total
percent = { $n } %
rematch = Rematch
rematch-waits = The rematch is waiting: your seat is kept.
the-result = The result
look-at-table = Look at the table
save-record = Save the record
analysis = Analysis
source-guests = Guests
source-rooms = Rooms
source-staff = Staff
source-politics = Politics
source-emperor = Emperor
source-leftovers = Left over
source-coins = Coins
source-tokens = Tokens
source-crests = Crests

## Cards and rules

more-about-card = More about this card
more-by-key = Right click, or the key I: more about it
