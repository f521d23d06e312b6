"""Time at a table: a bank that shrinks and grows, or days per move.

The remaining seconds are saved at every decision. Between two decisions, a monotonic clock counts,
so changing the system clock takes time from nobody; only the time when a table wasn't in memory is
measured by the calendar, and it's never negative.
"""

import time
from typing import Final

from hotelier.server.http.schemas import Clock, LiveClock

DAY: Final = 86_400.0
GRACE: Final = 60.0  # seconds for a player who comes back after time ran out, once per game
LONG_GRACE: Final = DAY  # the same with correspondence


class Watch:
    """The current time; tests use another one."""

    def wall(self) -> float:
        """Seconds since 1970, by the system clock."""
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment, independent of the system clock."""
        return time.monotonic()


class Timer:
    """How long the seat to move has been thinking."""

    def __init__(self, watch: Watch, asked: float | None = None) -> None:
        self.watch = watch
        self.began = watch.steady()
        if asked is not None:
            self.began -= max(0.0, watch.wall() - asked)

    def elapsed(self) -> float:
        """Seconds since the decision was asked."""
        return self.watch.steady() - self.began


def at_first(clock: Clock | None, players: int) -> list[float]:
    """What every seat starts with."""
    if clock is None:
        return []
    return [_allowance(clock)] * players


def after_turn(clock: Clock, left: float) -> float:
    """What a seat has when its turn is over."""
    return left + clock.increment if isinstance(clock, LiveClock) else _allowance(clock)


def before_end(clock: Clock, left: float) -> float:
    """What a seat has if it undoes the end of its turn: an increment is given once per turn."""
    return max(0.0, left - clock.increment) if isinstance(clock, LiveClock) else left


def grace(clock: Clock) -> float:
    """What a player has who returns after time ran out."""
    return GRACE if isinstance(clock, LiveClock) else min(LONG_GRACE, _allowance(clock))


def _allowance(clock: Clock) -> float:
    return clock.bank if isinstance(clock, LiveClock) else clock.days * DAY
