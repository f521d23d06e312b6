### Deals that many play, each on their own: of the day, and for friends.

deals-title = Deal of the day
deals-text = A new deal for each game every day, the same for everyone. Play it once and compare scores.
deals-play = Play this deal
deals-continue = Continue your game
deals-see = See the results
deals-finished =
    { $n ->
        [0] Nobody has finished it yet
        [one] 1 player has finished it
       *[other] { $n } players have finished it
    }
deals-ends = Ends at { $time }, your local time. Then there’s a new one.
deals-of-day = Deal for { $day }
deals-shared = The same deal for friends
deals-against = You’re in seat 1, against { $names }. Everyone gets the same luck, whatever they do.
deals-bot = { $name } ({ $level })
deals-fair = This deal counts once per browser, so there are no hints, and you can’t undo a turn once it’s over. When you’ve finished, you can watch the others’ games.
deals-over = This deal’s day is over. You can play it for practice, but it no longer counts.
deals-practise = Play for practice
deals-better = Better than { $n }% of the other players
deals-your-score = Your score: { $score }
deals-place = Place
deals-name = Name
deals-score = Score
deals-playing = still playing
deals-gave-up = gave up
deals-you = you
deals-nobody = Nobody has played this deal yet. Be the first.
deals-bots = The bots played the same deal in your seat.
deals-compare = Compare

## Earlier deals

deals-earlier = Earlier deals
deals-earlier-text = Play them for practice, and see how others did.
deals-earlier-none = There are no earlier deals yet.
deals-earlier-more = Show more

## For friends

deals-make = Same deal for friends
deals-make-text = Create a link. Everyone who opens it plays the same deal on their own, against the same bots. Then compare your scores.
deals-make-link = Create link

## Two replays side by side

deals-compare-title = Compare two replays
deals-compare-back = Previous round
deals-compare-on = Next round
deals-compare-round = End of round { $n }
deals-compare-start = Start
deals-compare-end = End
deals-compare-show = Show
deals-compare-game = { $name }’s game
deals-compare-closed = You can compare games once you’ve played this deal.
