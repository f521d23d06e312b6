### Start page, lobby and seats: what everyone reads.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
start-title = hotelier
welcome = Two hotels, one evening
welcome-text = Play Grand Austria Hotel and Overbooking against bots that never cheat, or invite friends with a link. No account needed.
play = Play
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = New to { $game }? Learn it with Leopold in ten minutes.
game-austria = Draft dice, serve coffee and strudel, and fill the finest hotel in Vienna. An hour, 2–4 players.
game-overbooking = Hide your guests in crowded queues and outwit everyone at the back door. 20 minutes, 2–4 players.
which-game = Game
your-name = Your name
you-name = You
players = Players
opponents = Bot level
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-master = Master bot
level-easy = Easy: makes mistakes
level-medium = Medium: plays solidly
level-hard = Hard: plans ahead
level-expert = Expert: anticipates your moves
level-master = Master: takes its time
# The hoteliers behind the levels, and what each likes more than it should.
person-easy = Ferdl
person-medium = Mizzi
person-hard = Schani
person-expert = Adele
person-master = Theres
style-austria-easy = fills the café
style-austria-medium = saves crowns
style-austria-hard = courts the emperor
style-austria-expert = fills rooms early
style-austria-master = has no favourites
style-overbooking-easy = plays the best guests right away
style-overbooking-medium = saves the merchants
style-overbooking-hard = saves the nobles
style-overbooking-expert = saves the maids
style-overbooking-master = has no favourites
bot-person = { $bot }: { $style }
more-options = More options
fewer-options = Fewer options
options-game = Game
labelled = { $label }: { $value }
options-clock = Time and turns
clock = Time limit
clock-none = No time limit
clock-live = Minutes per player
clock-correspondence = Days per move
clock-bank = Time per player
clock-increment = Extra time per turn
clock-days = Time per move
minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
seconds =
    { $seconds ->
        [0] none
        [one] 1 second
       *[other] { $seconds } seconds
    }
option-confirm = Confirm end of turn
option-confirm-people = With other people
option-confirm-always = Always
option-confirm-never = Never
options-leaving = If a player leaves
option-absent = Their seat
option-absent-offer = Other players can add a bot
option-absent-bot = A bot takes over right away
option-stand-in = Replacement bot
option-newcomers = Newcomers can ask for the seat
agreed-live =
    { $minutes ->
        [one] 1 minute per player
       *[other] { $minutes } minutes per player
    }{ $seconds ->
        [0] { "" }
        [one] , plus 1 second per turn
       *[other] , plus { $seconds } seconds per turn
    }
agreed-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
agreed-no-confirm = Turns end without confirmation
agreed-stand-in = A bot takes over if a player leaves
agreed-no-newcomers = Newcomers can’t ask for an empty seat
option-edition = Edition
option-edition-classic = Classic
option-edition-revised = Revised
option-side = Hotels
option-side-night = Night side (all identical)
option-side-day = Day side (all different)
option-staff = Starting staff
option-staff-random = Random
option-staff-intro = Introductory hands
option-staff-draft = Draft
option-bonus = Crest bonus
option-bonus-none = None
option-bonus-beginner = Beginner
option-bonus-advanced = Advanced
play-now = Play now
play-with-friends = Play with friends
open-public-table = Open a public table
open-tables = Open tables
no-open-tables = No open tables right now. Open a public one so that others can find you.
free-seat = free seat
join = Join
watch = Watch
your-games = Your games
waiting-for-players = Waiting for players
your-turn = Your turn
others-turn = { $name } is thinking
against = Against { $names }
final-score = Final score: { $score }
final-place = Place { $place } of { $all } · { $score }
look-back = Replay
deal-results = Results of this deal
result = Result
continue = Continue
bring-record = Import a saved game
bring-record-text = Replay a finished game saved by hotelier, or continue an unfinished one against bots.
choose-file = Choose a file
no-record = Can’t open { $file }. It isn’t a game saved by hotelier, or it has been changed since.
no-record-details = Details
over-back = Previous page
over-close = Back to the table
keys-title = Keyboard shortcuts
keys-yes = Yes: the gold button
keys-no = No, or close what’s open
keys-undo = Undo
keys-next = Next possible action
keys-card = Card details
keys-step = One step back or forward
keys-turn = One turn back or forward
keys-round = One round back or forward, on the timeline
keys-ends = Start or end, on the timeline
keys-play = Play or pause, on the timeline
keys-help = This list
unofficial = An unofficial fan project without any of the original artwork. The games and their names belong to their owners. If you enjoy them, please buy the originals.
house-away = Can’t reach the server. Check your connection; we’ll keep trying.
proxy-missing = For the person who runs this server: it’s behind a proxy it doesn’t know, so its limits treat all visitors as one. Set HOTELIER_PROXIES to the proxy’s address.
part-missing = Part of this page didn’t load. We’ll load it as soon as the server responds.
try-again = Try again
offline-title = No connection
offline-start = No connection. You can read the rules, browse the cards, take a lesson and watch the replays saved on this device. To play, you need a connection.
offline-reading = No connection. The rules and the cards work without one.
offline-learn = No connection. The lesson works without one.
offline-replay = No connection. A saved replay works without one. To play on from a position, you need a connection.
offline-page = No connection, and this page needs one. It opens by itself as soon as the server responds.
offline-no-replay = This replay isn’t saved on this device. Open it once while you’re connected, and you can watch it without a connection, too.
offline-table = A game needs a connection. Yours is safe on the server: this page opens it as soon as you’re connected again.
offline-meanwhile = Meanwhile, you can read the rules and browse the cards.
saved-replays = Saved replays
new-version = There’s a new version of hotelier. Reload whenever it suits you; your game stays as it is.
reload = Reload
to-the-start = Home
home = HOTELIER: home
nowhere-title = Page not found
nowhere-text = There’s nothing at this address.
menu = Menu
ways = Main menu
way-learn = Learn to play
way-puzzles = Puzzles
way-rules = Rules
way-cards = Cards
way-statistics = Statistics
way-tournaments = Tournaments
way-ladder = Ladder
doors = More to explore
door-learn = First time? Leopold teaches you the game in ten minutes.
door-puzzles = Find the one best turn
door-rules = Both games explained simply, with search
door-cards = What every card does
door-statistics = Your games in numbers
door-tournaments = Several rounds, the same deal for everyone, one winner
door-ladder = The ratings of this server’s players
to-the-tournament = View tournament
tastes = Settings
language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
text-size = Text size
text-size-1 = Small
text-size-2 = Normal
text-size-3 = Large
text-size-4 = Extra large
no-motion = No animations
guard = Ignore accidental clicks
pace = Bot speed
pace-instant = Instant
pace-brisk = Fast
pace-calm = Slow
sound = Sound
sound-on = Turn sound on
sound-off = Turn sound off
sound-only-turn = Only on my turn
volume = Volume
notify = Notify me when it’s my turn
notify-ask = Get a notification when it’s your turn and this tab is hidden?
notify-yes = Notify me
notify-no = No thanks
recap = Since your last turn
recap-away = Hide

## At a table

opening-door = Loading…
no-table-title = Can’t open this table
line-lost = Connection lost. Reconnecting… Your game is safe.
waiting-text = The game starts as soon as every seat is taken. Send this link to your friends.
waiting-tournament-text = The game starts as soon as everyone is here. If someone is still missing when the waiting time is up ({ $time }), a bot plays for them until they come.
link = Link to this table
agreed = Table settings
copy-link = Copy link
copied = Copied
reserved-for = reserved for { $name }
awaited = { $name }, not here yet
somebody = a player
that-is-you = (you)
host = (host)
waiting-for-everyone = Waiting for everyone
waiting-for-everyone-text = Every seat is taken. The game starts as soon as everyone has this page open.
kick = Remove
kick-question = Remove { $name } from the table?
kick-text = { $name } loses their seat, and everyone at the table is told.
seat-bot = Add a bot
free-the-seat = Remove bot
sit-here = Sit here
bots-are = Bot level
guest-name = Guest
leave = Leave
what-now = What now?
game-over = The game is over.
confirm = End turn
confirm-move = Confirm move
undo = Undo
restart-turn = Restart turn
cancel = Cancel
undo-what = Undoes: { $action }
restart-what = Undoes your turn, from “{ $action }” on
undo-blocked-chance = “{ $action }” brought new cards or dice, so it can’t be undone.
undo-blocked-shown = “{ $action }” revealed something new, so it can’t be undone.
undo-blocked-turn = { $player } has acted since then, so you can’t undo.
takeback = Undo last turn
takeback-what = Undoes your last turn, from “{ $action }” on, and the bots’ replies
takeback-practice = This also undoes the bots’ replies. Because you’ve seen them, this becomes a practice game and won’t count in your statistics.
restart-practice = You’ve already seen something new. So if you restart your turn, this becomes a practice game and won’t count in your statistics.
held-ends-turn = { $action }. Ends your turn.
held-shows = { $action }. Reveals something new, so it can’t be undone.
held-shows-others = { $action }. The others will see it.
the-rule = See the rule
ask-leopold = Ask Leopold
all-actions = Show all { $number } actions
fewer-actions = Show fewer actions
you-watch = You’re watching.
stood-in = away, { $bot } is playing
stood-in-to-the-end = { $bot } finished the game
away = away
a-bot = bot
page-closed = offline
let-bot-play = Let a bot play
watching =
    { $number ->
        [one] 1 person is watching.
       *[other] { $number } people are watching.
    }
come-back = I’m back
other-device = Continue on another device
other-device-text = Copied. Open this link there within 15 minutes:
hours-left = { $time } h
days-left =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
log = Log
log-late = { $name } ran out of time.
log-kicked = The host removed { $name }.
log-host = { $name } is the host now.
talk = Chat
talk-unread =
    { $n ->
        [one] Chat: 1 new message
       *[other] Chat: { $n } new messages
    }
log-and-talk = Log and chat
open-log = Open the log
close-log = Close the log
close = Close
say-something = Write a message
send = Send
announcements = Game events
you-won = You won!
won =
    { $number ->
        [one] { $names } won
       *[other] { $names } share the win
    }
points-by-source = Points by source
total = Total
percent = { $n }%
rematch = Rematch
rematch-waits = The rematch is ready. Your seat is reserved.
the-result = Show result
look-at-table = View table
save-record = Save game
analysis = Analysis
source-guests = Guests
source-rooms = Rooms
source-staff = Staff
source-politics = Politics
source-emperor = Emperor
source-leftovers = Leftovers and waiting guests
source-coins = Coins
source-tokens = Tokens
source-crests = Crests
about-number = about { $n }
# What one action brings more or less of than another, by source. $n is a number, or “about 5”.
# In lists: “gains about 5 at the emperor, brings about 3 more from guests and costs crowns worth about 2”.
source-more-guests = brings { $n } more from guests
source-less-guests = brings { $n } less from guests
source-more-rooms = gets { $n } more out of rooms
source-less-rooms = gets { $n } less out of rooms
source-more-staff = gets { $n } more out of staff
source-less-staff = gets { $n } less out of staff
source-more-politics = gains { $n } with politics cards
source-less-politics = loses { $n } with politics cards
source-more-emperor = gains { $n } at the emperor
source-less-emperor = loses { $n } at the emperor
source-more-leftovers = gains { $n } with leftovers at the end
source-less-leftovers = loses { $n } with leftovers at the end
source-more-tokens = gains { $n } with tokens
source-less-tokens = loses { $n } with tokens
source-more-crests = gains { $n } with crests
source-less-crests = loses { $n } with crests
source-more-tiles = gains { $n } with emperor tiles
source-less-tiles = loses { $n } with emperor tiles
source-more-cubes = gains cubes worth { $n }
source-less-cubes = costs cubes worth { $n }
source-more-crowns = gains crowns worth { $n }
source-less-crowns = costs crowns worth { $n }
source-more-turns = gains turns and dice worth { $n }
source-less-turns = costs turns and dice worth { $n }
source-more-coming = promises { $n } more later
source-less-coming = promises { $n } less later
source-more-others = holds the others back by { $n }
source-less-others = helps the others by { $n }
source-more-rest = gains { $n } elsewhere
source-less-rest = loses { $n } elsewhere

## Cards and rules

more-about-card = More about this card
more-by-key = Right-click or press I for details

# People at a table

leave-question = Leave the table?
leave-text = The other players will be notified. You can come back until they give your seat to a new player.
leave-waiting-text = Your seat will be free again, and the other players will be notified.
leave-tournament-text = A bot will play for you. If you aren’t back by the end of the game, you get no points for it.
report = Report this table
report-text = Tell the person who runs the server what’s wrong. Nobody at the table is told.
report-reason = What’s wrong?
report-sent = Thanks. Your report has been sent.
resign = Resign
resign-question = Resign this game?
resign-text = A bot will play your seat for the rest of the game. You can’t come back.
remove-game = Remove from list
remove-question = Give up your seat?
remove-text = You give up your seat on this device, and you can’t come back to it from here.
remove-over-question = Remove this game?
remove-over-text = It disappears from your games and no longer counts in your statistics on this device.
practice = Practice
practice-told = This is a practice game. It doesn’t count in your statistics.
ask-for-seat = Ask for the seat
seat-asked = You’ve asked for the seat. It’s up to the players now.
seat-declined = The players said no.
seat-ask = { $name } wants to take { $player }’s seat.
let-in = Let them in
decline = Decline
log-left = { $name } left the table.
log-left-bot = { $name } left the table. { $bot } takes over.
log-back = { $name } came back.
log-seated = { $name } took { $before }’s seat.
log-resigned = { $name } resigned. A bot takes over.
log-asked = { $name } wants to take { $player }’s seat.
log-declined = { $name } didn’t get the seat.
log-takeback = { $name } undid the whole turn.
log-dropped = Your planned move “{ $action }” was dropped: it’s no longer possible, or would do something different.
reactions = Quick replies
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-ouch = Ouch!
reaction-thanks = Thank you!
reaction-thinking = Let me think.
reaction-good-game = Good game!
plan-move = Plan your move
plan-text = The move you pick is played as soon as it’s your turn, if it still does the same thing. The others can’t see it.
planned = Planned: { $action }
plan-cancel = Cancel plan
plan-none = There’s nothing to plan right now.
invite-title = { $name } invites you to play { $game }
invite-title-nobody = You’re invited to play { $game }
invite-text = Enter your name and pick a seat. The game starts when every seat is taken.
name-first = Enter your name first.
your-colour = Your colour
colour-orange = Orange
colour-blue = Blue
colour-green = Green
colour-red = Red
colour-violet = Violet
colour-rose = Pink
friends-cannot = Friends can’t open this link: it only works on this computer.
friends-link = Friends on the same network can use this one:
friends-start = To let friends in, start the server with this command:
option-first = First player
option-first-random = Random
first-seat = Seat { $seat }
agreed-first = Seat { $seat } goes first
own-setup = Custom setup
own-setup-told = This table has a custom setup: { $parts }.
own-setup-known = The host chose these and knows them: { $parts }.
own-setup-seats =
    { $n ->
        [one] { $part } (seat { $seats })
       *[other] { $part } (seats { $seats })
    }
option-bonus-none-about = No extra points. The simplest choice, good for a first game.
option-bonus-beginner-about = Extra points for 4 or more booked cards of one crest. The standard game.
option-bonus-advanced-about = Many more points for 5 or 6 of one crest. For experienced players.
option-edition-classic-about = The cards from 2015.
option-edition-revised-about = The cards from 2021, with some effects changed.
option-side-night-about = Every player has the same hotel.
option-side-day-about = Every player has a different hotel.
option-staff-random-about = 6 random cards for each player.
option-staff-intro-about = Fixed hands for a first game.
option-staff-draft-about = Pick a card, pass the rest on. For experienced players.
