"""Everything that happens in The Night Porter."""

from dataclasses import dataclass
from typing import ClassVar

from hotelier.core.events import Event


@dataclass(frozen=True, slots=True)
class BellRung(Event):
    """A guest is at the door: the die shows the tip."""

    OPENS: ClassVar[bool] = True
    round: int
    tip: int


@dataclass(frozen=True, slots=True)
class KeysDrawn(Event):
    SECRET: ClassVar[tuple[str, ...]] = ("keys",)
    number: int
    keys: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class KeyLaid(Event):
    """A key lies face down."""

    SECRET: ClassVar[tuple[str, ...]] = ("key",)
    key: int | None


@dataclass(frozen=True, slots=True)
class Waited(Event):
    points: int


@dataclass(frozen=True, slots=True)
class KeysShown(Event):
    """All keys of the round by seat; 0 for a seat that waited."""

    keys: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DoorOpened(Event):
    """The seat's key opens the door."""

    key: int
    tip: int


@dataclass(frozen=True, slots=True)
class DoorShut(Event):
    """No key was the only one of its number."""


@dataclass(frozen=True, slots=True)
class TipTaken(Event):
    points: int


@dataclass(frozen=True, slots=True)
class TipRisked(Event):
    """The die was rolled again for twice the tip, or nothing."""

    die: int
    points: int
