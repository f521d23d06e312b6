"""The signs of Overbooking: players' colours, both sides of cards, empty spots.

A card is a block of `HEIGHT` lines. Colour, number and name show the owner, a word the crest, and
numbers and small or large letters the size of a back.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hotelier.cli.pictures import Names
from hotelier.cli.pictures.paint import CARD, GOLD, INK, Lines, centred, cut, line, padded
from hotelier.messages import say
from hotelier.messages.message import Message
from hotelier.overbooking.facts.shapes import OverbookingFacts
from hotelier.overbooking.rules.box import HOUSE, Box
from hotelier.overbooking.view import CardView, OverbookingView
from hotelier.overbooking.words.names import (
    beds,
    card_coins,
    crest_name,
    kind_name,
    kind_of,
    size_of,
)

HEIGHT: Final = 4
NARROWEST: Final = 7
WIDEST: Final = 11
# Orange, blue, green, red: the decks' colours; the darker shade is the band with the name.
SHADE: Final = ("#b9561a", "#2f5d9b", "#2f7444", "#a8323a")
BAND: Final = ("#8a3d0e", "#1f3f6d", "#1d4f2d", "#74202a")
# Mid tones, readable as letters on a dark and on a light terminal.
TINT: Final = ("#d9772e", "#5b8fd6", "#4f9d63", "#d4565f")
COIN: Final = "#7a5710"
HIDDEN: Final = "#d8cdb2"  # the paper of your own card when it's face down
FACE_UP: Final = "◉"
NAMED: Final = "★"
HOUSE_MARK: Final = "⌂"


@dataclass(frozen=True, slots=True)
class Seen:
    """A table to draw: what a player sees, the facts, and who plays."""

    view: OverbookingView
    facts: OverbookingFacts
    headline: Sequence[Message]
    names: Names
    box: Box


def seat_badge(seat: int, name: str, strong: bool = False) -> Text:
    """A seat by its number and name in its colour."""
    return Text(f"{seat} {name}", f"{'bold ' if strong else ''}{TINT[seat - 1]}")


def face(card: str, width: int, band: Text, box: Box = HOUSE, paper: str = CARD) -> Lines:
    """The front of a card under its band: code and coins, kind, crest."""
    coins = "●" * card_coins(card, box)
    ink = f"{INK} on {paper}"
    room = width - 2
    # An owner's file may have more coins on a card than fit in a row.
    if len(coins) > room - 3:
        coins = f"{card_coins(card, box)}●"
    head = line((f" {card}", f"bold {ink}"))
    head.append(coins.rjust(room - cell_len(card)) + " ", f"bold {COIN} on {paper}")
    name = line((padded(f" {cut(str(kind_name(card, box)), room + 1)}", width), f"bold {ink}"))
    crest = line((padded(f" {cut(str(crest_name(card, box)), room + 1)}", width), ink))
    return [band, head, name, crest]


def back(card: CardView, name: str, width: int, box: Box = HOUSE) -> Lines:
    """The back of a card: owner, crest, size."""
    style = f"{CARD} on {SHADE[card.seat - 1]}"
    crest = str(crest_name(card.back, box))
    spaced = " ".join(crest.upper())
    if size_of(card.back) == "small":
        shown, span = cut(crest, width), say("overbooking-span-small")
    else:
        shown = spaced if cell_len(spaced) <= width - 2 else cut(crest.upper(), width)
        span = say("overbooking-span-large")
    return [
        owner_band(card.seat, name, width),
        line((" " * width, style)),
        line((centred(shown, width), f"bold {style}")),
        line((centred(span, width), style)),
    ]


def owner_band(seat: int, name: str, width: int, mark: str = "") -> Text:
    """The head of a card on the table: its owner, and what's special about it."""
    room = width - len(mark) - (1 if mark else 0)
    shown = padded(cut(f" {seat} {name}", room), room)
    return line((f"{shown}{mark}{' ' if mark else ''}", f"bold {CARD} on {BAND[seat - 1]}"))


def laid(card: CardView, name: str, width: int, mark: str = "", box: Box = HOUSE) -> Lines:
    """A card on the table as the viewer sees it."""
    if card.card is None:
        return back(card, name, width, box)
    paper = CARD if card.open else HIDDEN
    return face(card.card, width, owner_band(card.seat, name, width, mark), box, paper)


def in_hand(card: str, seat: int, width: int, box: Box = HOUSE) -> Lines:
    """A card in the viewer's hand."""
    need = cut(f" {beds(kind_of(card))}", width)
    band = line((padded(need, width), f"bold {CARD} on {BAND[seat - 1]}"))
    return face(card, width, band, box)


def place(width: int, words: str = "", note: str = "", chosen: bool = False) -> Lines:
    """An empty spot: a golden frame if the viewer can place a card there now, else a faint one."""
    style = f"bold {GOLD}" if chosen else f"dim {GOLD}"
    dash, bar = ("─", "│") if chosen else ("╌", "╎")

    def inside(text: str, ink: str) -> Text:
        if cell_len(text) > width - 2:
            return line((centred(cut(text, width), width), ink))
        return line((bar, style), (centred(text, width - 2), ink), (bar, style))

    return [
        line((f"╭{dash * (width - 2)}╮", style)),
        inside(words, style),
        inside(note, f"bold {GOLD}"),
        line((f"╰{dash * (width - 2)}╯", style)),
    ]


def nothing(width: int) -> Lines:
    """No spot at all."""
    return [line(" " * width) for _ in range(HEIGHT)]


def small_card(card: CardView, mark: str = "") -> Text:
    """A card in a line: owner and code, or owner and back."""
    if card.card is None:
        size = say(f"overbooking-span-{size_of(card.back)}")
        return Text(f" {card.seat} {card.back[-1]} {size} ", f"{CARD} on {SHADE[card.seat - 1]}")
    paper = CARD if card.open else HIDDEN
    return Text.assemble(
        (f" {card.seat} ", f"bold {CARD} on {BAND[card.seat - 1]}"),
        (f" {card.card}{mark} ", f"bold {INK} on {paper}"),
    )


def hand_card(card: str, box: Box = HOUSE) -> Text:
    """A card in hand, in one line: code and coins."""
    return Text.assemble(
        (f" {card} ", f"bold {INK} on {CARD}"),
        ("●" * card_coins(card, box), GOLD),
    )


def in_a_row(blocks: Sequence[Lines]) -> Lines:
    """Blocks of the same height next to each other."""
    return [line(" ").join(block[row] for block in blocks) for row in range(HEIGHT)]
