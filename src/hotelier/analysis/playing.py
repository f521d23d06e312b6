"""Playing on from a position: every seat plans its turns, and the game's judge values the result.

This is what the strongest bot does at the leaves of its search. Many such stories, each with
different cards, show what a position or an action is worth, and how sure that is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, pi, sqrt
from typing import Final

from hotelier.bots.beam import play_on
from hotelier.bots.branch import Habits
from hotelier.bots.tree import NEVER
from hotelier.core.judge import Judge
from hotelier.core.rng import Rng, spread
from hotelier.core.state import State

WIDTH: Final = Habits().width
NARROW: Final = 5  # the width of plans after the first stretch, which look at a third as much
SHARE: Final = 0.5  # minimum share of the initial doubt that remains at the end of a story
REACH: Final = 6.0  # standard deviations beyond which nothing is likely
PIECES: Final = 48  # steps for numerical integration


class Outcome:
    """How one story ended: the score each seat can expect, and how likely each wins."""

    __slots__ = ("win", "worths")

    def __init__(self, judge: Judge, state: State, least: Sequence[float]) -> None:
        self.worths = [judge.worth(state, seat + 1) for seat in range(len(least))]
        doubts = [max(judge.doubt(state, seat + 1), each) for seat, each in enumerate(least)]
        self.win = winning(self.worths, doubts)

    def lead(self, seat: int) -> float:
        """How far a seat is ahead of the best of the others."""
        own = self.worths[seat - 1]
        return own - max(w for other, w in enumerate(self.worths, start=1) if other != seat)


@dataclass(frozen=True, slots=True)
class Horizon:
    """How far a story goes: to the end of the stretch it starts in and this many more."""

    stage: int
    ahead: int
    positions: int  # that a plan may look at
    doubts: tuple[float, ...]  # minimum per seat's score: nobody plays exactly like a plan

    @classmethod
    def of(cls, judge: Judge, state: State, ahead: int, positions: int) -> "Horizon":
        """The horizon of stories that start here."""
        seats = range(1, len(state.scores()) + 1)
        doubts = tuple(max(SHARE * judge.doubt(state, s), judge.grain / 4) for s in seats)
        return cls(judge.stage(state), ahead, positions, doubts)


def told(judge: Judge, state: State, rng: Rng, horizon: Horizon) -> Outcome:
    """Play on to the horizon and return how it stands then; the state is used up."""
    stage, most = horizon.stage, horizon.positions
    while state.chance and judge.stage(state) == stage:
        state.deal(state.sample(rng))
    if judge.stage(state) == stage:
        play_on(judge, state, rng, 1, WIDTH, most, NEVER, [])
    if horizon.ahead > 0:
        play_on(judge, state, rng, horizon.ahead, NARROW, most // 3, NEVER, [])
    return Outcome(judge, state, horizon.doubts)


def stream(*numbers: int) -> Rng:
    """A separate random stream for every step, action and world."""
    seed = 0
    for number in numbers:
        seed = spread(seed * 0x10001 + number)
    return Rng(seed)


def winning(worths: Sequence[float], doubts: Sequence[float]) -> list[float]:
    """How likely each seat finishes first, if each score is off by its own doubt.

    The scores are assumed to be normal and independent; the chances add up to 1.
    """
    if len(worths) == 2:
        first = normal((worths[0] - worths[1]) / sqrt(doubts[0] ** 2 + doubts[1] ** 2))
        return [first, 1.0 - first]
    found = [_ahead_of_all(seat, worths, doubts) for seat in range(len(worths))]
    total = sum(found) or 1.0
    return [each / total for each in found]


def _ahead_of_all(seat: int, worths: Sequence[float], doubts: Sequence[float]) -> float:
    total = 0.0
    for piece in range(PIECES):
        z = REACH * (2 * (piece + 0.5) / PIECES - 1)
        score = worths[seat] + z * doubts[seat]
        share = exp(-z * z / 2) / sqrt(2 * pi)
        for other, worth in enumerate(worths):
            if other != seat:
                share *= normal((score - worth) / doubts[other])
        total += share * 2 * REACH / PIECES
    return total


def normal(z: float) -> float:
    """The share of a normal distribution below this many standard deviations."""
    return 0.5 * (1.0 + erf(z / sqrt(2.0)))


def mean(values: Sequence[float]) -> float:
    """The mean of some values."""
    return sum(values) / len(values)


def error(values: Sequence[float]) -> float:
    """By how much their mean is usually off."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
