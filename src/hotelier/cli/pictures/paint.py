"""Colours and the few shapes that all pictures are made of.

A picture is a list of lines, each a `Text` no wider than requested. Colour never stands alone:
every coloured thing also has a symbol and a letter.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import rich._wrap
from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from hotelier.messages import say

PAPER: Final = "#efe6d2"
CARD: Final = "#fbf7ec"
INK: Final = "#1b1a17"
GOLD: Final = "#b8892b"
BRIGHT: Final = "#e4bf63"
PINE: Final = "#1f4d3a"
NIGHT: Final = "#1e2a44"
LIT: Final = "#ffd977"

TITLE: Final = f"bold {GOLD}"
RULE: Final = f"dim {GOLD}"
FAINT: Final = "dim"
STRONG: Final = "bold"
CHOSEN: Final = f"bold {INK} on {BRIGHT}"
WARNING: Final = "#d4565f"

Lines = list[Text]

# Rich would break a line at a no-break space, between a number and its unit, and has no option
# for this.
rich._wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """One line of parts, each with its style."""
    return Text.assemble(*parts, no_wrap=True, overflow="crop")


def label(words: str) -> str:
    """A label with a colon, as the language writes it."""
    return say("labelled", label=words, value="")


def heading(title: str, width: int, note: str = "") -> Text:
    """A title with a golden rule to the edge."""
    head = Text.assemble(("◈ ", GOLD), (title.upper(), TITLE), " ")
    if note and head.cell_len + cell_len(note) + 1 <= width:
        head.append(f"{note} ", FAINT)
    head.append("─" * max(0, width - head.cell_len), RULE)
    return fitted(head, width)


def cut(words: str, width: int) -> str:
    """Words cut to this many columns if they're too long."""
    return words if cell_len(words) <= width else set_cell_size(words, width - 1).rstrip() + "."


def padded(words: str, width: int) -> str:
    """Words padded with spaces to this many columns."""
    return words + " " * (width - cell_len(words))


def centred(words: str, width: int) -> str:
    """Words centred in this many columns."""
    return padded(" " * ((width - cell_len(words)) // 2) + words, width)


def fitted(text: Text, width: int) -> Text:
    """The text at exactly this width: cut with an ellipsis, or padded with spaces."""
    copy = text.copy()
    copy.no_wrap = True
    if copy.cell_len > width:
        copy.truncate(width, overflow="ellipsis")
    copy.append(" " * (width - copy.cell_len))
    return copy


def wrapped(text: Text, width: int, indent: int = 0) -> Lines:
    """The text on as many lines as it needs, indented after the first."""
    if text.cell_len <= width:
        return [text]
    first = text.wrap(_RULER, max(8, width), overflow="fold", no_wrap=False)[0]
    rest = text[len(first.plain) :]
    while rest.plain.startswith(" "):
        rest = rest[1:]
    lines = [first]
    if rest.plain:
        later = rest.wrap(_RULER, max(8, width - indent), overflow="fold", no_wrap=False)
        lines += [Text(" " * indent).append_text(piece) for piece in later]
    for drawn in lines:
        drawn.rstrip()
    return lines


_RULER: Final = Console(width=200, color_system=None)


def beside(*blocks: tuple[Sequence[Text], int], gap: int = 2) -> Lines:
    """Blocks next to each other, each at its width."""
    height = max(len(block) for block, _ in blocks)
    lines = []
    for row in range(height):
        joined = Text()
        for number, (block, width) in enumerate(blocks):
            if number:
                joined.append(" " * gap)
            joined.append_text(fitted(block[row] if row < len(block) else Text(), width))
        joined.rstrip()
        lines.append(joined)
    return lines


def stacked(*blocks: Iterable[Text]) -> Lines:
    """Blocks on top of each other."""
    return [drawn for block in blocks for drawn in block]


class Scene:
    """Lines that are drawn once the width of the console is known."""

    def __init__(self, draw: Callable[[int], Lines]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for drawn in self.draw(options.max_width):
            drawn.no_wrap = True
            drawn.overflow = "crop"
            yield drawn
