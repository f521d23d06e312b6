"""The rules of a game as a book: sections of paragraphs, lists, tables and pictures.

A game defines the structure; the words are messages named after their place
(`rules-<game>-<section>-<paragraph>`). Browser and terminal show the same book.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from hotelier.messages import say
from hotelier.messages.message import Fact

ListKind: TypeAlias = Literal["points", "steps", "signs", "rulings"]


@dataclass(frozen=True, slots=True)
class Link:
    """A cell of a table that links to a card."""

    words: Fact
    to: str  # `staff-12`


Cell: TypeAlias = Fact | Link


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    id: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list: bullets, numbered steps, items with an icon, or rulings with their number."""

    how: ListKind
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its caption."""

    id: str
    head: tuple[Fact, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its caption; the client knows how to draw it."""

    id: str
    what: str
    told: bool = False  # the caption is enough: an example that can be read without the picture


Block: TypeAlias = Text | Items | Table | Picture


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The sections of a game's rules, and the numbers used in their texts."""

    game: str
    sections: Mapping[str, Sequence[Block]]
    facts: Mapping[str, int]

    def title(self, section: str) -> str:
        """The title of a section."""
        return say(f"rules-{self.game}-{section}")

    def paragraph(self, section: str, id: str) -> str:
        """The text of a paragraph, with its markup."""
        return say(f"rules-{self.game}-{section}-{id}", **self.facts)

    def plain(self) -> dict[str, Any]:
        """The whole book as plain data, for the client."""
        return {
            "sections": {
                name: [_plain(block) for block in blocks] for name, blocks in self.sections.items()
            },
            "facts": dict(self.facts),
        }


def ids_of(block: Block) -> tuple[str, ...]:
    """The paragraphs of a block: its items, its caption or itself."""
    return block.ids if isinstance(block, Items) else (block.id,)


def points(*ids: str) -> Items:
    """A list with bullets."""
    return Items("points", ids)


def steps(*ids: str) -> Items:
    """A list with numbers."""
    return Items("steps", ids)


def signs(*ids: str) -> Items:
    """A list in which every item starts with an icon."""
    return Items("signs", ids)


def rulings(ids: Iterator[str] | Sequence[str]) -> Items:
    """A list in which every item has a number."""
    return Items("rulings", tuple(id.lower() for id in ids))


def table(id: str, head: Sequence[Fact], rows: Sequence[Sequence[Cell]]) -> Table:
    """A table with its caption, from a sequence of rows."""
    return Table(id, tuple(head), tuple(tuple(row) for row in rows))


def _plain(block: Block) -> dict[str, Any]:
    match block:
        case Text(id):
            return {"kind": "text", "id": id}
        case Items(how, ids):
            return {"kind": "list", "how": how, "ids": list(ids)}
        case Picture(id, what, _):
            return {"kind": "picture", "id": id, "what": what}
        case Table(id, head, rows):
            cells = [[_cell(cell) for cell in row] for row in rows]
            return {"kind": "table", "id": id, "head": list(head), "rows": cells}


def _cell(cell: Cell) -> Any:
    return {"words": cell.words, "to": cell.to} if isinstance(cell, Link) else cell
