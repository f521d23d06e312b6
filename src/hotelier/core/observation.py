"""What a seat may know as a row of numbers, for learners: named parts, one after another.

A game declares its parts once. Places, bounds and the tables of the documentation follow from the
declaration, and so does the empty row an encoder begins with.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from hotelier.core.errors import OptionError
from hotelier.core.view import View

PLAYERS = (2, 3, 4)
SEATS = ("own", "opponent1", "opponent2", "opponent3")  # the others as they follow in turn


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the row: what it is called, how it is laid out, and what it means."""

    name: str
    shape: tuple[int, ...]
    words: str
    unit: float = 1.0  # what a value of 1 stands for
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout:
    """The parts in their order, with the place where each begins."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self.places: dict[str, int] = {}
        self.size = 0
        for part in self.parts:
            self.places[part.name] = self.size
            self.size += part.size
        assert len(self.places) == len(self.parts), "two parts have the same name"

    def slice(self, name: str) -> slice:
        """Where a part lies in the row."""
        start = self.places[name]
        part = next(part for part in self.parts if part.name == name)
        return slice(start, start + part.size)

    def bounds(self) -> "tuple[array[float], array[float]]":
        """The least and the most of every number."""
        low, high = array("f"), array("f")
        for part in self.parts:
            low.extend([part.low] * part.size)
            high.extend([part.high] * part.size)
        return low, high


class Encoder(ABC):
    """Writes views of one game as rows of numbers. The same view always gives the same row."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.empty = array("f", [0.0] * layout.size)

    @abstractmethod
    def encode(self, view: View) -> "array[float]":
        """A seat's view as numbers; all within the bounds of the layout."""

    def viewer(self, view: View) -> int:
        """Whose view it is, from 0: the row begins with that seat."""
        if view.seat is None:
            raise OptionError("an observation is a seat's: a spectator has none")
        return view.seat - 1
