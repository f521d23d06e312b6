"""`hotelier rules`: the rules of a game, section by section, or what they say about something."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Words

from hotelier.cli.errors import warn_of_signs
from hotelier.cli.pictures.paint import FAINT, GOLD, STRONG, heading
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game, games
from hotelier.core.rulebook import Block, Cell, Items, Link, Picture, Rulebook, Table, ids_of
from hotelier.messages import say

FIRST_GAME: Final = games()[0]
MARKS: Final = re.compile(
    r"\*\*(?P<bold>[^*]+)\*\*|\[\[[\w-]+\]\]|\[(?P<link>[^\]]+)\]\([\w?=-]+\)"
)
WIDEST: Final = 100  # columns at which a paragraph is still easy to read


def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="QUERY", help="A section, the number of a ruling, or words to look for."
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(help=f"Which game: {' or '.join(games())}.", show_default=FIRST_GAME),
    ] = None,
) -> None:
    """Read the rules.

    Without a query, shows the whole rulebook. Name a section, a ruling or
    any words to see only the parts that match.

    [bold]Examples[/bold]
      hotelier rules
      hotelier rules overbooking
      hotelier rules emperor
      hotelier rules overbooking back door
      hotelier rules R08
      hotelier --lang nl rules keizer
    """
    words = list(query or [])
    if game is None and words and words[0] in games():
        game = words.pop(0)
    book = find_game(game or FIRST_GAME).rulebook()
    if book is None:
        raise OptionError(say("terminal-no-rules", game=game or FIRST_GAME))
    warn_of_signs()
    console = Console(highlight=False)
    reader = Reader(console, book)
    wanted = " ".join(words)
    if not wanted:
        console.print(Words(say("terminal-rules-sections"), FAINT))
        reader.contents()
    if not reader.show(wanted):
        console.print(Words(say("rules-nothing")))
        reader.contents()
        raise typer.Exit(1)


class Reader:
    """Shows a rulebook on a console."""

    def __init__(self, console: Console, book: Rulebook) -> None:
        self.console = console
        self.book = book
        self.width = min(console.width, WIDEST)

    def contents(self) -> None:
        """The sections by title, with the word that finds each."""
        for section in self.book.sections:
            self.console.print(
                Words.assemble(("· ", GOLD), self.book.title(section), (f"  {section}", FAINT))
            )

    def show(self, query: str) -> bool:
        """Show everything, a section, or the paragraphs with every word; False if there's none."""
        wanted = fold(query)
        named = [s for s in self.book.sections if wanted in (fold(s), fold(self.book.title(s)))]
        shown = named or list(self.book.sections)
        looked_for = [] if named else wanted.split()
        found = False
        for section in shown:
            blocks = [
                (block, ids)
                for block in self.book.sections[section]
                if (ids := tuple(self._fitting(section, block, looked_for)))
            ]
            if blocks:
                found = True
                self.console.print()
                self.console.print(heading(self.book.title(section), self.width))
            for block, ids in blocks:
                self._block(section, block, ids)
        return found

    def _fitting(self, section: str, block: Block, wanted: list[str]) -> Iterator[str]:
        """The paragraphs of a block that contain every word, without captions of pictures."""
        if isinstance(block, Picture) and not block.told:
            return
        cells = block.rows if isinstance(block, Table) else ()
        beside = " ".join(said(cell) for row in cells for cell in row)
        for id in ids_of(block):
            text = fold(f"{id} {plain(self.book.paragraph(section, id)).plain} {beside}")
            if all(word in text for word in wanted):
                yield id

    def _block(self, section: str, block: Block, ids: tuple[str, ...]) -> None:
        for id in ids:
            text = plain(self.book.paragraph(section, id))
            if isinstance(block, Items):
                at = block.ids.index(id) + 1
                lead = {"steps": f"{at}.", "rulings": id.upper()}.get(block.how, "·")
                self._item(lead, text)
            elif isinstance(block, Table):
                self._table(text, block)
            else:
                self._print(text)

    def _item(self, lead: str, text: Words) -> None:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style=GOLD, no_wrap=True)
        grid.add_column()
        grid.add_row(lead, text)
        self.console.print(Padding(grid, (0, 0, 0, 1)), width=self.width)

    def _table(self, caption: Words, table: Table) -> None:
        grid = Grid(box=box.SIMPLE_HEAD, header_style=STRONG, pad_edge=False)
        for head in table.head:
            grid.add_column(said(head))
        for row in table.rows:
            grid.add_row(*(said(cell) for cell in row))
        self._print(caption)
        self.console.print(grid, width=self.width)

    def _print(self, text: Words) -> None:
        self.console.print(text, width=self.width)


def plain(text: str) -> Words:
    """A paragraph without markup: bold stays bold, links and icons become words or disappear."""
    found = Words()
    at = 0
    for mark in MARKS.finditer(text):
        found.append(text[at : mark.start()])
        if mark["bold"]:
            found.append(mark["bold"], STRONG)
        elif mark["link"]:
            found.append(mark["link"])
        else:
            found.rstrip()  # before an icon
        at = mark.end()
    found.append(text[at:])
    found.rstrip()
    return found


def said(cell: Cell) -> str:
    """A cell of a table in words."""
    return str(cell.words if isinstance(cell, Link) else cell)


def fold(text: str) -> str:
    """A text without case and accents."""
    bare = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in bare if not unicodedata.combining(sign)).casefold().strip()
