### Tournaments, and the ladder.

## Why something isn’t done

refused-no-tournament = There’s no such tournament. Use the link you were given.
refused-not-organiser = Only the organiser can do that. Open the organiser’s link on this device.
refused-begun = The tournament has started, so nobody can enter any more.
refused-full-tournament =
    { $n ->
        [one] The tournament is full: it takes 1 player at most.
       *[other] The tournament is full: it takes { $n } players at most.
    }
refused-name-taken = The name { $name } is taken. Choose a different one.
refused-no-entrant = Player { $number } isn’t in this tournament any more.
refused-tournament-over = The tournament is over.
refused-stale-round = Round { $n } comes first.
refused-round-running = Round { $n } is still being played.
refused-too-few =
    { $n ->
        [one] You need at least 1 player.
       *[other] You need at least { $n } players.
    }
refused-rounds =
    { $n ->
        [one] 1 round is too many
       *[other] { $n } rounds are too many
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }: there can be { $most } at most, so that nobody meets the same opponent twice.
refused-many-tournaments =
    { $n ->
        [one] You have 1 tournament that isn’t over yet. End it first.
       *[other] You have { $n } tournaments that aren’t over yet. End one first.
    }
refused-house-tournaments = This server has as many tournaments as it can handle. Try again later.
refused-no-ladder = This server has no ladder.
refused-ladder-key = This key doesn’t belong to any name on the ladder.
refused-not-rated = Only games at public tables and in tournaments count for the ladder.
refused-own-setup = Games with a custom setup don’t count for the ladder.
refused-too-late = It’s too late for this game: you can make it count for the ladder only before your first move.
wrong-tournament-players = the size of the tables says how many play: leave out the option players
wrong-tournament-size = { $game } can’t be played at tables of { $n }

## All tournaments

tournaments-text = Everyone plays several rounds, against different opponents. All tables in a round get the same deal, so skill decides, not luck.
tournaments-yours = Your tournaments
tournaments-public = Public tournaments
tournaments-none = There are no public tournaments right now.
tournament-phase-open = Open for entries
tournament-phase-running = Round { $n } of { $all }
tournament-phase-over = Over
tournament-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }

## A new tournament

tournament-new = New tournament
tournament-name = Tournament name
tournament-size = Players per table
tournament-pairing = Pairings
tournament-pairing-swiss = Swiss: winners meet winners
tournament-pairing-round-robin = Round robin: everyone meets everyone
tournament-rounds = Rounds
tournament-rounds-usual = As many as it takes
tournament-shared = The same deal at all tables
tournament-shared-about = All tables get the same deal. Nobody can watch until the round is over.
tournament-auto = Rounds start on their own
tournament-auto-about = The next round starts when the last game is over.
tournament-listed = Show to everyone on this server
tournament-open = Open the tournament

## Taking part

tournament-enter = Enter
tournament-closed = This tournament has started, so nobody can enter any more. You can follow it here.
tournament-in = You’re in. Your table will appear here as soon as the round starts.
tournament-table-ready = Your table is ready.
tournament-go = Go to your table
tournament-done = You’ve finished this round. It isn’t over at every table yet.
tournament-bye = You have no opponent in this round. It counts as a win as soon as the round is over.
tournament-gone = You’ve left this tournament.
tournament-won =
    { $number ->
        [one] { $names } has won the tournament.
       *[other] { $names } have won the tournament.
    }
tournament-leave = Leave the tournament
tournament-leave-question = Leave the tournament?
tournament-leave-text = You won’t play in the next rounds. If your game is in progress, a bot will finish it, and you get nothing for it.
tournament-nobody = Nobody has entered yet.
tournament-left = has left

## For the organiser

tournament-organiser = For the organiser
tournament-invite = Send this link to the players:
tournament-key-text = This link is for you alone. With it, you can run the tournament from another device:
tournament-bots = Bots
tournament-add-bots = Add
tournament-start = Start the tournament
tournament-next = Start round { $n }
tournament-next-waits = Round { $n } can start when all games are over.
tournament-remove = Remove { $name }
tournament-remove-text = They won’t play in the next rounds. If their game is in progress, a bot will finish it, and they get nothing for it.
tournament-end = End the tournament
tournament-end-question = End the tournament now?
tournament-end-text = Games in progress count as ties.

## Rounds and standings

tournament-round = Round { $n }
tournament-table = Table { $n }
tournament-waiting = opens soon
tournament-running = in progress
tournament-off = called off
tournament-missed = didn’t show up
tournament-byes = No opponent: { $names }
tournament-standings = Standings
tournament-player = Player
tournament-points = Points
tournament-opponents = Opponents
tournament-margin = Margin
tournament-wins = Wins
tournament-how = How it’s counted
tournament-how-points = Points: beating everyone at your table is worth 1 point, each opponent counts the same, and a tie counts half. A round without an opponent counts as a win. If you don’t show up, or a bot finishes your game, you get nothing for that round.
tournament-how-opponents = Opponents: the first tiebreak is how many points your opponents have. A round without an opponent counts like an opponent with as many points as you.
tournament-how-margin = Margin: the second tiebreak is how many more points you scored in your games than the others who had your seat and the same deal, on average. It’s added when all tables have finished the round. Without a shared deal, you’re compared with the others at your table.
tournament-how-wins = Wins: the last tiebreak is the number of tables you won alone. A round without an opponent counts as one.
tournament-csv = Standings (CSV)
tournament-records = Games (ZIP)
tournament-records-later = The games of this round can be saved when it’s over: others are still playing the same deal.

## The ladder

ladder-text = Ratings from finished games at public tables and in tournaments. Only players who have joined are shown, and the bots they met.
ladder-empty = Nobody is on the ladder yet.
ladder-enter = Join the ladder
ladder-enter-text = From then on, your games count under this name, win or lose. Nobody else can use it.
ladder-own = You’re on the ladder as { $name }. Each public or tournament game counts as soon as you make your first move.
ladder-leave = Leave the ladder
ladder-leave-question = Leave the ladder?
ladder-leave-text = Your rating will be deleted, and the name will be free again.
ladder-rating = Rating
ladder-games = Games
ladder-new = provisional
