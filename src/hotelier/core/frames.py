"""Pending work as data: a stack of small frames that never change.

A frame knows whose decision it is, what is legal, and what an action or an outcome does. A step
replaces the top frame; what it sets off is pushed above. So “each wholly before the next” is simply
the stack, a copy of a position shares its frames, and a position can be saved in mid-decision.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from hotelier.core.rng import Rng
from hotelier.core.state import State

S = TypeVar("S")

# What entering a frame comes to
GO_ON: Final = 0  # work was done or chance is awaited
SINGLE: Final = 1  # one action is legal: it is taken by itself
ASKED: Final = 2  # somebody must choose


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A piece of pending work. Seats are counted from 0 inside the engine."""

    def __init__(self, seat: i64, below: "Frame[S] | None") -> None:
        self.seat: i64 = seat
        self.below: Frame[S] | None = below

    def enter(self, state: S) -> i64:
        """Do what needs no decision and GO_ON, or ask."""
        raise NotImplementedError

    def choose(self, state: S, choice: i64) -> None:
        """The decision came out so; the game says what a choice is."""
        raise NotImplementedError

    def sample(self, state: S, rng: Rng) -> i64:
        """A random outcome of the chance step this frame awaits."""
        raise NotImplementedError

    def deal(self, state: S, outcome: i64) -> None:
        """Chance came out so."""
        raise NotImplementedError

    def facts(self) -> tuple[int, ...]:
        """The numbers this frame is made of, in the order of its constructor, the seat first."""
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class StackState(State):
    """A position whose pending work is a stack of frames."""

    def __init__(self) -> None:
        super().__init__()
        self.top: Frame[Any] | None = None
        self.wanted: i64 = 0  # how many cards or dice the awaited chance step brings

    def sole(self) -> i64:
        """The choice when only one action is legal."""
        raise NotImplementedError

    def awaiting(self) -> i64:
        """The seat whose frame is on top, from 1: whose draw or roll is awaited."""
        top = self.top
        return 0 if top is None else top.seat + 1

    def asks(self) -> bool:
        """Look at what is legal again, where somebody is to choose; whether there is a choice."""
        actor: i64 = self.actor
        kind: i64 = self.kind
        reveals: i64 = self.reveals
        top = self.top
        assert top is not None
        found: i64 = top.enter(self)
        self.top = top
        self.actor = actor
        self.kind = kind
        self.reveals = reveals
        return found == ASKED

    def sample(self, rng: Rng) -> i64:
        top = self.top
        if self.chance == 0 or top is None:
            raise ValueError("no chance step is awaited")
        return top.sample(self, rng)

    def deal(self, outcome: i64) -> None:
        top = self.top
        if self.chance == 0 or top is None:
            raise ValueError("no chance step is awaited")
        self.chance = 0
        self.wanted = 0
        top.deal(self, outcome)
        self.run()

    def run(self) -> None:
        """Go on until somebody must choose, chance is awaited or the game is over."""
        while True:
            top = self.top
            if top is None:
                self.actor = 0
                self.kind = 0
                self.over = True
                return
            found: i64 = top.enter(self)
            if found == ASKED:
                return
            if found == SINGLE:
                if top.seat + 1 != self.actor:
                    self.reveals += 1  # another seat acts unasked: that cannot be unseen
                top.choose(self, self.sole())
            elif self.chance:
                self.actor = 0
                self.kind = 0
                return
