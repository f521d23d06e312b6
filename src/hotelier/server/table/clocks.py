"""Time at a table: a bank that shrinks and grows, or so many days a move.

What is left is written down in seconds at every decision. Between two decisions a monotonic clock
counts, so a computer clock that is set while people think takes nothing from anybody; only the time
a table was not in memory is told by the calendar, and never less than none.
"""

import time
from typing import Final

from hotelier.server.http.schemas import Clock, LiveClock

DAY: Final = 86_400.0
GRACE: Final = 60.0  # seconds for somebody who comes back after the time ran out


class Watch:
    """What time it is; tests wear another one."""

    def wall(self) -> float:
        """Seconds since 1970, as the computer believes."""
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment, whatever the computer's clock is set to."""
        return time.monotonic()


class Timer:
    """How long the seat that decides has been thinking."""

    def __init__(self, watch: Watch, asked: float | None = None) -> None:
        self.watch = watch
        self.began = watch.steady()
        if asked is not None:
            self.began -= max(0.0, watch.wall() - asked)

    def elapsed(self) -> float:
        """Seconds since the decision was asked."""
        return self.watch.steady() - self.began


def at_first(clock: Clock | None, players: int) -> list[float]:
    """What every seat begins with."""
    if clock is None:
        return []
    return [_allowance(clock)] * players


def after_turn(clock: Clock, left: float) -> float:
    """What a seat has when its turn is over."""
    return left + clock.increment if isinstance(clock, LiveClock) else _allowance(clock)


def before_end(clock: Clock, left: float) -> float:
    """What a seat has that takes the end of its turn back: an increment is given once a turn."""
    if not isinstance(clock, LiveClock):
        return left
    return max(left - clock.increment, min(left, GRACE))


def back_again(clock: Clock, left: float) -> float:
    """What somebody has who returns after the time ran out: never nothing."""
    return max(left, GRACE) if isinstance(clock, LiveClock) else _allowance(clock)


def _allowance(clock: Clock) -> float:
    return clock.bank if isinstance(clock, LiveClock) else clock.days * DAY
