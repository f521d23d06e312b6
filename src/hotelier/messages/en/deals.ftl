# Deals that many play with the same luck: of the day, and for friends.

refused-no-deal = There’s no such deal. Use the link you were given.
refused-deal-date = “{ $day }” isn’t a date. A date looks like 2026-11-18.
refused-deal-later = The deal of { $day } isn’t here yet: today is { $today } (UTC).
refused-deal-day = There’s no deal of { $day } on this server.
refused-deal-over = The day of this deal ({ $day }, UTC) is over, so a result can’t count any more. You can play it for practice.
refused-entered = You’ve already played this deal, or started to. Each browser has one result.
refused-not-played = You can see and practise this deal once you’ve played it.
refused-switched-off = The operator of this server has switched this off.
