"""Trying an action in imagined worlds: what a seat can know of it before it is taken.

A world is a position that looks just like the real one to the seat and differs in what it cannot
know. What happens alike in all of them tells nothing that is hidden, and it is true.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hotelier.core.events import Event
from hotelier.core.rng import Rng
from hotelier.core.state import State

FEW: Final = 3  # worlds an action that leaves something to chance is tried in at the least
MANY: Final = 24  # and at the most: few could be alike by chance


class Trial(NamedTuple):
    """What becomes of an action, as far as the seat can know."""

    events: tuple[Event, ...]  # alike in all worlds, up to what chance decides for all to see
    ends_turn: bool  # somebody else may decide after it, or nobody
    reveals: bool  # it shows something hidden, or leaves something to chance


class Worlds:
    """The worlds that a seat cannot tell from a position; they are dealt when they are needed.

    The same worlds every time: what is told of an action does not hang on luck.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._state = state
        self._found: list[State] = []

    def __getitem__(self, number: int) -> State:
        """A world; whoever changes it clones it."""
        while len(self._found) <= number:
            world = self._state.clone()
            world.redeal(self.seat, Rng(len(self._found)))
            self._found.append(world)
        return self._found[number]

    def tried(self, action: int) -> Trial:
        """What becomes of a legal action of the seat."""
        first, events = self._taken(action, 0)
        shown = first.reveals != self[0].reveals
        hidden = shown or first.chance != 0
        certain = 0 if shown else len(events)  # what happens before chance has its say
        same, ends = self._dealt(first, events, 0)
        if not hidden:  # all worlds are alike
            return Trial(tuple(same), ends, False)
        for number in range(1, MANY):
            if number >= FEW and len(same) <= certain:
                break
            world, events = self._taken(action, number)
            seen, elsewhere = self._dealt(world, events, number)
            same = alike(same, seen)
            ends = ends or elsewhere
        return Trial(tuple(same), ends, True)

    def _taken(self, action: int, number: int) -> tuple[State, list[Event]]:
        """An action taken in a world, up to chance."""
        events: list[Event] = []
        world = self[number].clone()
        world.sink = events
        world.apply(action)
        return world, events

    def _dealt(self, world: State, events: list[Event], number: int) -> tuple[list[Event], bool]:
        """Chance has its say: what the seat sees, and whether somebody else decides then."""
        rng = Rng(number)
        while world.chance:
            world.deal(world.sample(rng))
        return [event.seen_by(self.seat) for event in events], world.actor != self.seat


class Walk:
    """The same actions taken one after another, in several worlds at once."""

    def __init__(self, worlds: Worlds, number: int = FEW) -> None:
        self.seat = worlds.seat
        self.worlds = [worlds[each].clone() for each in range(number)]
        self._luck = [Rng(each) for each in range(number)]

    def can(self, action: int) -> bool:
        """Whether an action is legal, whatever is hidden."""
        return all(action in world.legal() for world in self.worlds)

    def shows(self, action: int) -> bool:
        """Whether an action shows something that was hidden."""
        trial = self.worlds[0].clone()
        trial.apply(action)
        return trial.reveals != self.worlds[0].reveals

    def take(self, action: int) -> tuple[Event, ...]:
        """Take an action: what the seat can know of it, up to what chance decides; then it does."""
        same: list[Event] | None = None
        for world, rng in zip(self.worlds, self._luck, strict=True):
            events: list[Event] = []
            world.sink = events
            world.apply(action)
            world.sink = None
            while world.chance:
                world.deal(world.sample(rng))
            seen = [event.seen_by(self.seat) for event in events]
            same = seen if same is None else alike(same, seen)
        return tuple(same or ())


def alike(one: Sequence[Event], other: Sequence[Event]) -> list[Event]:
    """What happens in both worlds, up to the first thing that differs for all to see."""
    same: list[Event] = []
    for event, again in zip(one, other, strict=False):
        if event == again:
            same.append(event)
            continue
        known = event.seen_by(None)
        if again.seen_by(None) != known:
            break
        same.append(known)
    return same
