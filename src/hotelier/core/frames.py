"""Pending work as data: a stack of small frames that never change.

A frame knows whose decision it is, what's legal, and what an action or an outcome does. A step
replaces the top frame; what it triggers is pushed above it. So the rule “finish one before the
next” is simply the stack, copies of a position share its frames, and a position can be saved in
mid-decision.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.rng import Rng
from hotelier.core.state import State

# The results of entering a frame
GO_ON: Final = 0  # work was done, or chance is pending
SINGLE: Final = 1  # only one action is legal: it's taken automatically
ASKED: Final = 2  # a player must choose


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """A piece of pending work. Seats are counted from 0 inside the engine.

    Subclasses say which `State` they work on. The class isn't generic: then each frame would be
    tracked by the garbage collector.
    """

    def __init__(self, seat: i64, below: "Frame | None") -> None:
        self.seat: i64 = seat
        self.below: Frame | None = below

    def enter(self, state: Any) -> i64:
        """Do what needs no decision and GO_ON, or ask."""
        raise NotImplementedError

    def choose(self, state: Any, choice: i64) -> None:
        """Apply the decision; the game defines what a choice is."""
        raise NotImplementedError

    def sample(self, state: Any, rng: Rng) -> i64:
        """A random outcome of the chance step that this frame awaits."""
        raise NotImplementedError

    def deal(self, state: Any, outcome: i64) -> None:
        """Apply the outcome of chance."""
        raise NotImplementedError

    def facts(self) -> tuple[int, ...]:
        """The numbers this frame consists of, in the order of its constructor, the seat first."""
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class StackState(State):
    """A position whose pending work is a stack of frames."""

    def __init__(self) -> None:
        super().__init__()
        self.top: Frame | None = None
        self.wanted: i64 = 0  # how many cards or dice the pending chance step deals

    def sole(self) -> i64:
        """The choice, if only one action is legal."""
        raise NotImplementedError

    def awaiting(self) -> i64:
        """The seat whose frame is on top, from 1: the one that draws or rolls."""
        top = self.top
        return 0 if top is None else top.seat + 1

    def pending(self) -> tuple[object, ...]:
        """The stack of frames, top first: the kind of each, and its facts."""
        found: list[object] = []
        frame = self.top
        while frame is not None:
            found.append((type(frame), frame.facts()))
            frame = frame.below
        return tuple(found)

    def asks(self) -> bool:
        """Check again what's legal if a player is to choose; whether there's a choice."""
        actor: i64 = self.actor
        kind: i64 = self.kind
        reveals: i64 = self.reveals
        owned: i64 = self.owned
        certain: i64 = self.certain
        top = self.top
        assert top is not None
        found: i64 = top.enter(self)
        self.top = top
        self.actor = actor
        self.kind = kind
        self.reveals = reveals
        self.owned = owned
        self.certain = certain
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
        """Continue until a player must choose, chance is pending or the game is over."""
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
                    self.reveal(0)  # another seat acts unasked: that can't be unseen
                top.choose(self, self.sole())
            elif self.chance:
                self.actor = 0
                self.kind = 0
                return
