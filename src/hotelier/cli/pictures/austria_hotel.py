"""The façade: four floors of five windows, with a thick outline around every group (rules §2).

A planned room is an empty space with its printed VP, a prepared one has a dark window, an occupied
one a lit window with someone in it.
"""

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hotelier.austria.rules.box import Box
from hotelier.austria.rules.geometry import Board, room_text
from hotelier.austria.rules.operations import COLOURS
from hotelier.austria.rules.printed import BOARD_NAMES, Edition
from hotelier.austria.view import SeatView
from hotelier.austria.words.names import points
from hotelier.cli.pictures.austria_signs import SHADE, SYMBOL, TINT, UNCHECKED, colour_letter
from hotelier.cli.pictures.paint import (
    BRIGHT,
    CARD,
    CHOSEN,
    FAINT,
    INK,
    LIT,
    PINE,
    Lines,
    centred,
    fitted,
    line,
    wrapped,
)
from hotelier.core.bits import lowest
from hotelier.messages import say

FLOORS: Final = 4
COLUMNS: Final = 5
ROOM_WIDTH: Final = 5
PRICE_WIDTH: Final = 3
WIDTH: Final = PRICE_WIDTH + COLUMNS * (ROOM_WIDTH + 1) + 1

STONE: Final = "#c9b98f on #14171f"  # the outline of a group
EMPTY: Final = {"blue": "#18233a", "red": "#331a1e", "yellow": "#332a12"}
PALE: Final = {"blue": "#8db4ea", "red": "#ee9aa0", "yellow": "#e4bf63"}
GLASS: Final = "#9fb4d8 on #0d1322"

# The corner or joint of an outline, by its arms: up, down, left and right.
JOINT: Final = {
    (0, 0, 0, 0): " ",
    (1, 1, 0, 0): "┃",
    (0, 0, 1, 1): "━",
    (0, 1, 0, 1): "┏",
    (0, 1, 1, 0): "┓",
    (1, 0, 0, 1): "┗",
    (1, 0, 1, 0): "┛",
    (1, 1, 0, 1): "┣",
    (1, 1, 1, 0): "┫",
    (0, 1, 1, 1): "┳",
    (1, 0, 1, 1): "┻",
    (1, 1, 1, 1): "╋",
    (1, 0, 0, 0): "╹",
    (0, 1, 0, 0): "╻",
    (0, 0, 1, 0): "╸",
    (0, 0, 0, 1): "╺",
}


def board_of(seat: SeatView, box: Box) -> Board:
    """The hotel board of a seat."""
    return box.boards[BOARD_NAMES.index(seat.board)]


class Facade:
    """One seat's hotel; rooms that can be chosen have a golden frame."""

    def __init__(
        self, seat: SeatView, box: Box, choosable: Mapping[str, str] | None = None
    ) -> None:
        self.seat = seat
        self.cards = box.edition
        self.board = board_of(seat, box)
        self.choosable = choosable or {}  # with the text for the empty space

    def lines(self, name: str) -> Lines:
        """Roof, floors from the top down, and the ground."""
        drawn = [self._roof(name)]
        for floor in reversed(range(FLOORS)):
            drawn.append(self._outline(floor + 1))
            drawn.append(self._floor(floor, upper=True))
            drawn.append(self._floor(floor, upper=False))
        drawn.append(self._outline(0))
        return drawn

    def _roof(self, name: str) -> Text:
        inside = WIDTH - PRICE_WIDTH - 2
        mark = UNCHECKED if self.cards.board_source[self.board.name] == "transcription" else ""
        sign = Text(f"{say('austria-roof', name=name).upper()}{mark}")
        sign.truncate(inside, overflow="ellipsis")
        sign.pad_left((inside - sign.cell_len) // 2)
        sign = fitted(sign, inside)
        sign.stylize(f"bold {BRIGHT} on {PINE}")
        return line(" " * PRICE_WIDTH, ("▟", PINE), sign, ("▙", PINE))

    def _group(self, floor: int, column: int) -> int:
        """The group of a space; −1 outside the hotel."""
        if 0 <= floor < FLOORS and 0 <= column < COLUMNS:
            return self.board.group_of[COLUMNS * floor + column]
        return -1

    def _colour(self, floor: int, column: int) -> str:
        return COLOURS[self.board.colour_of(COLUMNS * floor + column)]

    def _outline(self, above: int) -> Text:
        """The line below floor index `above` (and above the next one)."""
        drawn = line(" " * PRICE_WIDTH)
        for column in range(COLUMNS + 1):
            drawn.append(self._joint(above, column), STONE)
            if column == COLUMNS:
                break
            if self._group(above, column) != self._group(above - 1, column):
                drawn.append("━" * ROOM_WIDTH, STONE)
            else:
                drawn.append(" " * ROOM_WIDTH, f"on {EMPTY[self._colour(above, column)]}")
        return drawn

    def _joint(self, above: int, column: int) -> str:
        upper_left, upper_right = self._group(above, column - 1), self._group(above, column)
        lower_left, lower_right = self._group(above - 1, column - 1), self._group(above - 1, column)
        arms = (
            upper_left != upper_right,
            lower_left != lower_right,
            upper_left != lower_left,
            upper_right != lower_right,
        )
        return JOINT[tuple(int(arm) for arm in arms)]  # type: ignore[index]

    def _floor(self, floor: int, upper: bool) -> Text:
        price = f"{self.cards.floor_cost[floor]}♔" if upper else ""
        drawn = line((price.ljust(PRICE_WIDTH), "bold"))
        for column in range(COLUMNS + 1):
            if self._group(floor, column) != self._group(floor, column - 1):
                drawn.append("┃", STONE)
            else:
                drawn.append(" ", f"on {EMPTY[self._colour(floor, column)]}")
            if column < COLUMNS:
                room = COLUMNS * floor + column
                drawn.append_text(self._sign(room) if upper else self._window(room))
        return drawn

    def _sign(self, room: int) -> Text:
        """Colour and number of a room, with a star if the group has given its bonus."""
        colour = COLOURS[self.board.colour_of(room)]
        state = self.seat.rooms[room]
        ground = EMPTY[colour] if state == "." else SHADE[colour]
        ink = PALE[colour] if state == "." else INK if colour == "yellow" else CARD
        group = self.board.groups[self.board.group_of[room]]
        full = room_text(lowest(group)) in self.seat.group_bonuses
        number = room_text(room)
        sign = Text(f"{SYMBOL[colour]}{colour_letter(colour)}", f"bold {ink} on {ground}")
        if number in self.choosable:
            return sign.append(f">{number}", CHOSEN)
        return sign.append(f"{'✦' if full else ' '}{number}", f"{ink} on {ground}")

    def _window(self, room: int) -> Text:
        colour = COLOURS[self.board.colour_of(room)]
        state = self.seat.rooms[room]
        if state == "x":
            return Text("[ ☻ ]", f"bold {INK} on {LIT}")
        if state == "o":
            return Text("[   ]", GLASS)
        vp = self.cards.prepare_vp[room]
        if room_text(room) in self.choosable:
            return Text(self.choosable[room_text(room)].center(ROOM_WIDTH), CHOSEN)
        empty = centred(_printed(vp), ROOM_WIDTH) if vp else " ┄┄┄ "
        return Text(empty, f"{PALE[colour]} on {EMPTY[colour]}")


def _printed(vp: int) -> str:
    """The VP printed on a planned room, if they fit."""
    words = f"+{points(vp)}"
    return words if cell_len(words) <= ROOM_WIDTH else f"+{vp}"


def legend(cards: Edition, width: int) -> Lines:
    """What the windows mean and what a full group gives."""
    text = Text.assemble(("[ ☻ ]", f"bold {INK} on {LIT}"))
    text.append(f" {say('austria-legend-occupied')} ", FAINT)
    text.append("[   ]", GLASS).append(f" {say('austria-legend-free')}   ", FAINT)
    text.append(say("austria-legend-group"), FAINT)
    for colour in EMPTY:
        bonus = "·".join(str(step) for step in cards.group_bonus[colour])
        text.append(f" {SYMBOL[colour]}{colour_letter(colour)}", f"bold {TINT[colour]}")
        text.append(f" {say(f'austria-legend-{colour}', bonus=bonus)}", FAINT)
    return wrapped(text, width, PRICE_WIDTH)


def small(seat: SeatView, box: Box) -> Lines:
    """The hotel in four short lines: `·` planned, an open sign prepared, a full one occupied."""
    board = board_of(seat, box)
    drawn = []
    for floor in reversed(range(FLOORS)):
        row = Text()
        for column in range(COLUMNS):
            room = COLUMNS * floor + column
            colour = COLOURS[board.colour_of(room)]
            state = seat.rooms[room]
            letter = colour_letter(colour)
            if state == "x":
                row.append(letter.upper(), f"bold {INK} on {LIT}")
            elif state == "o":
                ink = INK if colour == "yellow" else CARD
                row.append(letter.lower(), f"{ink} on {SHADE[colour]}")
            else:
                row.append("·", TINT[colour])
        drawn.append(row)
    return drawn
