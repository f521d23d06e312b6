title-porter = The Night Porter
game-porter = Five guests ring at night. Lay the highest key that nobody else lays. Ten minutes, 2 to 4 players.
rules-title-porter = The Night Porter

porter-q-lay = A guest rings, the tip is { $tip }. Lay a key, or wait?
porter-q-tip = Your key opens the door. Take the tip of { $tip }, or risk it?
porter-do-key = Lay key { $key }
porter-do-wait = Wait for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
porter-do-keep = Take { $points ->
    [one] { $points } point
   *[other] { $points } points
}
porter-do-risk = Roll for { $points } points, or nothing
porter-gains = + { $points }

porter-not-over = The game is over.
porter-not-watching = You are only watching.
porter-not-turn = It is { $name }’s turn.
porter-not-held = You do not hold a key { $key }.
porter-not-laid = The keys of this round are on the counter.

porter-head-round = Round { $round } of { $all }
porter-head-tip = Tip { $tip }

porter-why-key = wins the tip of { $tip } when nobody lays the same
porter-why-wait = earns a sure wage
porter-why-keep = keeps what it has
porter-why-risk = may win twice as much

porter-log-bell = Round { $round }: the bell rings, the tip is { $tip }.
porter-log-drawn = { $name } draws { $number ->
    [one] { $number } key
   *[other] { $number } keys
}.
porter-log-drew = You draw { $keys }.
porter-log-laid = { $name } lays a key.
porter-log-laid-own = You lay key { $key }.
porter-log-waited = { $you ->
    [yes] You wait
   *[no] { $name } waits
} (+{ $points }).
porter-log-shown = The keys are shown. { $keys }.
porter-log-shown-one = { $name }: { $key }
porter-log-opened = { $you ->
    [yes] Your
   *[no] { $name }’s
} key { $key } opens the door for a tip of { $tip }.
porter-log-shut = No key opens the door.
porter-log-taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} the tip (+{ $points }).
porter-log-risked = { $you ->
    [yes] You roll
   *[no] { $name } rolls
} a { $die } (+{ $points }).

porter-field-hand = Keys in hand
porter-field-hand_size = Number of keys
porter-field-laid = On the counter
porter-field-has_laid = Has laid
porter-field-round = Round
porter-field-tip = Tip
porter-field-leader = Begins
porter-field-gone = Keys of earlier rounds
porter-field-deck_size = Keys left to draw
porter-field-rounds_left = Rounds left
porter-field-most = Highest score
porter-field-higher = Rolls of six that double the tip
porter-part-key = Key { $name }
source-wages = Wages
source-tips = Tips
