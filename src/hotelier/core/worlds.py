"""Trying an action in imagined worlds: what a seat can know of it before it is taken.

A world is a position that looks just like the real one to the seat and differs in what it cannot
know. What happens alike in all of them tells nothing that is hidden, and it is true.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hotelier.core.events import Event
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View

if TYPE_CHECKING:
    from hotelier.core.game import AnyGame

FEW: Final = 3  # worlds an action is tried in
MANY: Final = 24  # and one that turns cards over: few could be alike by chance


@dataclass(frozen=True, slots=True)
class Trial:
    """What becomes of an action, as far as the seat can know."""

    events: tuple[Event, ...]  # alike in all worlds, up to what chance decides for all to see
    ends_turn: bool  # somebody else may decide after it, or nobody
    reveals: bool  # it shows something hidden, or leaves something to chance


class Worlds:
    """The worlds behind one view; they are imagined when they are needed.

    The same worlds every time: what is told of an action does not hang on luck.
    """

    def __init__(self, game: "AnyGame", view: View) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat: int = view.seat
        self._found: list[State] = []

    def __getitem__(self, number: int) -> State:
        while len(self._found) <= number:
            self._found.append(self.game.imagine(self.view, Rng(len(self._found))))
        return self._found[number]

    def first(self, number: int) -> list[State]:
        """So many worlds; whoever changes one clones it."""
        self[number - 1]
        return self._found[:number]

    def reveals(self, action: int) -> bool:
        """Whether an action shows something that was hidden, or leaves something to chance."""
        return reveals(self[0], action)

    def tried(self, action: int) -> Trial:
        """What becomes of a legal action."""
        hidden = self.reveals(action)
        ends = False
        told: list[list[Event]] = []
        for number, world in enumerate(self.first(MANY if hidden else FEW)):
            events: list[Event] = []
            trial = world.clone()
            trial.sink = events
            trial.apply(action)
            dealt(trial, Rng(number))
            ends = ends or trial.actor != self.seat
            told.append([event.seen_by(self.seat) for event in events])
        return Trial(alike(told), ends, hidden)


def reveals(world: State, action: int) -> bool:
    """Whether an action shows something that was hidden, or leaves something to chance."""
    trial = world.clone()
    trial.apply(action)
    return trial.reveals != world.reveals or trial.chance != 0


def dealt(world: State, rng: Rng) -> None:
    """Let chance decide until somebody must."""
    while world.chance:
        world.deal(world.sample(rng))


def alike(told: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    """What happens in every world, up to the first thing that differs for all to see."""
    same = []
    for events in zip(*told, strict=False):
        if all(event == events[0] for event in events):
            same.append(events[0])
            continue
        known = [event.seen_by(None) for event in events]
        if any(event != known[0] for event in known):
            break
        same.append(known[0])
    return tuple(same)
