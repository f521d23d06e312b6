### Custom setup: what the host of a table chooses.

own-setup-about = Choose how the game starts: its cards, tiles and hands. A position from later in the game can’t be set up. What you leave alone is random, but if you begin a part, choose all of it.
own-setup-random = Random
own-setup-count = { $n } of { $all }
own-setup-groups = Choose one of each group.
own-setup-group = Group { $name }
own-setup-missing = Choose { $n } more, or go back to random.
own-setup-reset = Back to random
own-setup-seat = { $part }, seat { $seat }
