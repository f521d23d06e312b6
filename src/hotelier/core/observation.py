"""What a seat may know as a row of numbers, for learners: named parts in a fixed order.

A game declares its parts once. Offsets, bounds and the tables in the documentation follow from the
declaration, and so does the empty row that an encoder starts with.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod

from hotelier.core.errors import OptionError
from hotelier.core.view import View

PLAYERS = (2, 3, 4)
SEATS = ("own", "opponent1", "opponent2", "opponent3")  # the others, in turn order


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the row: its name, its layout, and what it means."""

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
    """The parts in order, with the offset of each.

    If the layout of a game changes, its environments get a new version in their names.
    """

    def __init__(self, parts: Iterable[Part], version: int = 0) -> None:
        self.parts = tuple(parts)
        self.version = version
        self.places: dict[str, int] = {}
        self.size = 0
        for part in self.parts:
            self.places[part.name] = self.size
            self.size += part.size
        assert len(self.places) == len(self.parts), "two parts have the same name"

    def slice(self, name: str) -> slice:
        """Where a part is in the row."""
        start = self.places[name]
        part = next(part for part in self.parts if part.name == name)
        return slice(start, start + part.size)

    def bounds(self) -> "tuple[array[float], array[float]]":
        """The minimum and maximum of every number."""
        low, high = array("f"), array("f")
        for part in self.parts:
            low.extend([part.low] * part.size)
            high.extend([part.high] * part.size)
        return low, high


@dataclass(frozen=True, slots=True)
class CardTable:
    """What's printed on the cards of one kind: a row per card, in the order of observations."""

    cards: tuple[int | str, ...]  # their numbers or texts
    columns: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]


def card_table(printed: Mapping[int | str, Mapping[str, float]]) -> CardTable:
    """A table of cards from the values each one has; missing values are 0."""
    columns = tuple(dict.fromkeys(name for card in printed.values() for name in card))
    rows = [tuple(float(card.get(name, 0)) for name in columns) for card in printed.values()]
    return CardTable(tuple(printed), columns, tuple(rows))


class Encoder(ABC):
    """Writes views of one game as rows of numbers. The same view always gives the same row."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.empty = array("f", [0.0] * layout.size)

    @abstractmethod
    def encode(self, view: View) -> "array[float]":
        """A seat's view as numbers; all within the bounds of the layout."""

    def viewer(self, view: View) -> int:
        """Whose view it is, from 0: the row starts with that seat."""
        if view.seat is None:
            raise OptionError("only a seat has an observation, not a spectator")
        return view.seat - 1
