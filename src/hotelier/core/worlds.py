"""Trying an action in imagined worlds: what a seat can know about it before taking it.

A world is a position that looks exactly like the real one to the seat and differs only in what it
can't know. What happens in all of them reveals nothing hidden, and is true.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from hotelier.core.events import Event
from hotelier.core.rng import Rng
from hotelier.core.state import State

FEW: Final = 3  # minimum worlds for an action that involves chance
MANY: Final = 24  # and maximum: a few could agree by chance


class Trial(NamedTuple):
    """The result of an action, as far as the seat can know."""

    events: tuple[Event, ...]  # the same in all worlds, up to what chance decides openly
    ends_turn: bool  # someone else may decide after it, or nobody
    reveals: bool  # it reveals something to the seat, or involves chance: it can't be undone
    shows: bool = False  # it only shows the others what the seat kept to itself


class Worlds:
    """The worlds that a seat can't tell from a position; they're dealt when needed.

    They're the same every time, so what's said about an action doesn't depend on luck.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._state = state
        self._found: list[State] = []

    def __getitem__(self, number: int) -> State:
        """A world; clone it before changing it."""
        while len(self._found) <= number:
            world = self._state.clone()
            world.redeal(self.seat, Rng(len(self._found)))
            self._found.append(world)
        return self._found[number]

    def tried(self, action: int) -> Trial:
        """The result of a legal action of the seat."""
        first, events = self._taken(action, 0)
        reveals: i64 = first.reveals - self[0].reveals
        news: bool = reveals > first.owned  # it shows the seat something, not only the others
        is_random: bool = first.chance != 0
        certain = len(events)  # what happens before anything unknown comes in
        if news:
            certain = max(int(first.certain), 0)
        same, ends = self._dealt(first, events, 0)
        if not news and not is_random:  # the same in all worlds
            return Trial(tuple(same), ends, False, reveals != 0)
        for number in range(1, MANY):
            if number >= FEW and len(same) <= certain and (ends or not news):
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
        world.witness = self.seat
        world.apply(action)
        return world, events

    def _dealt(self, world: State, events: list[Event], number: int) -> tuple[list[Event], bool]:
        """Deal chance: what the seat sees, and whether someone else decides next."""
        rng = Rng(number)
        while world.chance:
            world.deal(world.sample(rng))
        return self._seen(events), world.actor != self.seat

    def _seen(self, events: list[Event]) -> list[Event]:
        """What the seat sees of events; most have no secrets."""
        seat = self.seat
        return [each.seen_by(seat) if each.SECRET else each for each in events]


class Walk:
    """The same actions taken one after another, in several worlds at once."""

    def __init__(self, worlds: Worlds, number: int = FEW) -> None:
        self.seat = worlds.seat
        self.worlds = [worlds[each].clone() for each in range(number)]
        self._luck = [Rng(each) for each in range(number)]

    def can(self, action: int) -> bool:
        """Whether an action is legal, no matter what's hidden."""
        return all(action in world.legal() for world in self.worlds)

    def shows(self, action: int) -> bool:
        """Whether an action reveals something hidden."""
        trial = self.worlds[0].clone()
        trial.apply(action)
        return trial.reveals != self.worlds[0].reveals

    def take(self, action: int) -> tuple[Event, ...]:
        """Take an action: what the seat can know about it, up to chance; then chance is dealt."""
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
    """What happens in both worlds, up to the first visible difference."""
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
