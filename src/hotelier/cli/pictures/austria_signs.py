"""The signs of Grand Austria Hotel: colours of guests and rooms, cubes, seats."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hotelier.austria.rules.printed import Edition, Guest, Staff
from hotelier.austria.summary import CUBE_ORDER, kitchen_counts
from hotelier.austria.words.names import CUBE_LETTERS, cube_name, guest_name, noun, staff_name
from hotelier.cli.pictures.paint import CARD, FAINT, GOLD, INK, STRONG, Lines, wrapped
from hotelier.core.words import listed
from hotelier.messages import say

UNCHECKED: Final = "*"  # known from one transcription only
SYMBOL: Final = {"blue": "◆", "red": "■", "yellow": "★", "green": "●"}
SHADE: Final = {"blue": "#2f5d9b", "red": "#a8323a", "yellow": "#d9a016", "green": "#3c7d4e"}
# Mid tones, readable as letters on a dark and on a light terminal.
TINT: Final = {"blue": "#5b8fd6", "red": "#d4565f", "yellow": "#c8930f", "green": "#4f9d63"}
CUBE_SHADE: Final = {"s": "#c79a5b", "c": "#f6f1e3", "w": "#7d1f3b", "k": "#4a3428"}
CUBE_INK: Final = {"s": INK, "c": INK, "w": CARD, "k": CARD}
CUBE_TINT: Final = {"s": "#c79a5b", "c": "#a89f86", "w": "#c2536f", "k": "#a07a63"}
SEAT_TINT: Final = ("#8f6fd1", "#d9772e", "#3f9fa8", "#c2536f")


def colour_letter(colour: str) -> str:
    """One letter for a colour."""
    return say(f"austria-letter-{colour}")


def cube_letter(cube: str) -> str:
    """One letter for a cube: the initial of its word."""
    return say(f"austria-letter-{cube}")


def signs() -> str:
    """The legend as a paragraph, for someone who has never seen the table."""
    return say(
        "austria-signs",
        cubes=listed([f"{cube_letter(letter)} {cube_name(letter)}" for letter in CUBE_LETTERS]),
        colours=listed([f"{SYMBOL[c]}{colour_letter(c)} {noun(c)}" for c in SYMBOL]),
    )


def legend(width: int, cards: Edition) -> Lines:
    """What the letters and signs on the table mean."""
    title = say("austria-legend")
    letters = Text(f"{title}  ", GOLD)
    for letter in CUBE_LETTERS:
        letters.append_text(cube(letter)).append(f" {cube_name(letter)}  ", FAINT)
    letters.append(say("austria-legend-signs"), FAINT)
    indent = cell_len(title) + 2
    colours = Text(" " * (indent - 1))
    for colour in SYMBOL:
        colours.append(" ").append_text(colour_badge(colour)).append(f" {noun(colour)}", FAINT)
    letter = colour_letter("blue")
    words = say("austria-legend-map", capital=letter.upper(), small=letter.lower())
    colours.append(f"  {words}", FAINT)
    drawn = wrapped(letters, width, indent) + wrapped(colours, width, indent)
    if "transcription" in cards.emperor_vp_source.values():
        drawn += wrapped(Text(" " * indent + say("austria-legend-transcription"), FAINT), width)
    return drawn


def colour_badge(colour: str) -> Text:
    """A colour as a symbol and a letter: `◆B`."""
    ink = INK if colour == "yellow" else CARD
    return Text(f"{SYMBOL[colour]}{colour_letter(colour)}", f"bold {ink} on {SHADE[colour]}")


def guest_badge(guest: Guest) -> Text:
    """A guest as colour and name."""
    return Text.assemble(colour_badge(guest.colour), f" {guest_name(guest.id)}")


def cube(letter: str, served: bool = True) -> Text:
    """A cube: solid if it's there, an outline if it's missing."""
    if served:
        return Text(f"▣{cube_letter(letter)}", f"bold {CUBE_INK[letter]} on {CUBE_SHADE[letter]}")
    return Text(f"□{cube_letter(letter)}", CUBE_TINT[letter])


def order(letters: str, missing: str) -> Text:
    """An order: what has been served, then what's missing."""
    left = list(missing)
    served, open_ = [], []
    for letter in letters:
        if letter in left:
            left.remove(letter)
            open_.append(letter)
        else:
            served.append(letter)
    signs = [cube(letter) for letter in served] + [cube(letter, False) for letter in open_]
    return Text().join(signs)


def kitchen(written: str) -> Text:
    """A kitchen from its text `s1c0w2k1`."""
    signs = []
    for letter, count in zip(CUBE_ORDER, kitchen_counts(written), strict=True):
        signs.append(Text.assemble(cube(letter, count > 0), (f" {count}", STRONG)))
    return Text("  ").join(signs)


def seat_badge(seat: int, name: str, strong: bool = False) -> Text:
    """A seat by its number and name in its colour."""
    style = f"{'bold ' if strong else ''}{SEAT_TINT[seat - 1]}"
    return Text(f"{seat} {name}", style)


def staff_title(staff: Staff) -> Text:
    """A staff card by its cost and name."""
    return Text.assemble((f"{staff.cost}♔ ", FAINT), (str(staff_name(staff.id)), STRONG))
