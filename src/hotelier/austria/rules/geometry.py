"""The hotel board: floors, columns, neighbours, colours and groups as 20-bit masks (rules §2).

Room XY (floor X, column Y) is bit 5·(X−1) + (Y−1), so the bits run in the order of the texts.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from hotelier.austria.rules.cards import FLOOR_COST, LAYOUTS, PREPARE_VP
from hotelier.core.bits import positions
from hotelier.core.errors import DataError

RoomMask: TypeAlias = i64

ROOMS: Final = 20
WHOLE: Final = (1 << ROOMS) - 1
BOTTOM_LEFT: Final = 1
FLOOR: Final[list[int]] = [0b11111 << (5 * floor) for floor in range(4)]
COLUMN: Final[list[int]] = [0x8421 << column for column in range(5)]
NOT_FIRST_COLUMN: Final = WHOLE & ~0x8421
NOT_LAST_COLUMN: Final = WHOLE & ~(0x8421 << 4)
# [floor]: all rooms up to it
UP_TO_FLOOR: Final[list[int]] = [(1 << (5 * floor)) - 1 for floor in range(5)]
# Floors a purse can pay for: index is the crowns at hand, capped at the dearest floor.
DEAREST: Final = max(FLOOR_COST)
PAYABLE: Final[list[int]] = [
    sum(FLOOR[f] for f in range(4) if FLOOR_COST[f] <= crowns) for crowns in range(DEAREST + 1)
]
ROOM_COST: Final[list[int]] = [FLOOR_COST[room // 5] for room in range(ROOMS)]
WITH_VP: Final = sum(1 << room for room in range(ROOMS) if PREPARE_VP[room])
_POPCOUNT: Final[list[int]] = [n.bit_count() for n in range(1024)]


def room_count(mask: RoomMask) -> i64:
    """How many rooms a mask holds."""
    low: i64 = _POPCOUNT[mask & 1023]
    high: i64 = _POPCOUNT[mask >> 10]
    return low + high


def adjacent(rooms: RoomMask) -> RoomMask:
    """All places orthogonally next to one of these rooms."""
    sideways: i64 = ((rooms & NOT_LAST_COLUMN) << 1) | ((rooms & NOT_FIRST_COLUMN) >> 1)
    return sideways | ((rooms << 5) & WHOLE) | (rooms >> 5)


def room_text(room: int) -> str:
    """Floor and column: `11` … `45`."""
    return f"{room // 5 + 1}{room % 5 + 1}"


def room_number(text: str) -> int:
    """The room that a text like `11` or `45` names."""
    return 5 * (int(text[0]) - 1) + int(text[1]) - 1


class Board:
    """One printed side: which rooms have which colour, and the ten groups."""

    def __init__(self, name: str, layout: str) -> None:
        self.name: str = name
        self.blue: i64 = _of_colour(layout, "B")
        self.red: i64 = _of_colour(layout, "R")
        self.yellow: i64 = _of_colour(layout, "Y")
        self.colours: list[int] = [self.blue, self.red, self.yellow]
        self.groups: list[int] = _groups(self.colours)
        if len(self.groups) != 10:
            raise DataError(f"board {name}: {len(self.groups)} groups of rooms instead of ten")
        self.group_of: list[int] = [0] * ROOMS  # index into groups
        self.group_colour: list[int] = []  # 0 blue, 1 red, 2 yellow
        for index, group in enumerate(self.groups):
            for room in positions(group):
                self.group_of[room] = index
            self.group_colour.append(next(c for c in range(3) if self.colours[c] & group == group))

    def colour_of(self, room: int) -> int:
        """0 blue, 1 red, 2 yellow."""
        return self.group_colour[self.group_of[room]]


def _of_colour(layout: str, letter: str) -> int:
    if len(layout) != ROOMS or set(layout) - set("BRY"):
        raise DataError(f"a board must have twenty rooms of B, R and Y, not {layout!r}")
    return sum(1 << room for room in range(ROOMS) if layout[room] == letter)


def _groups(colours: list[int]) -> list[int]:
    """The orthogonally connected rooms of one colour, by their lowest room."""
    groups: list[int] = []
    for colour in colours:
        rest = colour
        while rest:
            group = rest & -rest
            while True:
                grown: int = (group | adjacent(group)) & colour
                if grown == group:
                    break
                group = grown
            rest &= ~group
            groups.append(group)
    return sorted(groups, key=lambda group: group & -group)


BOARD_NAMES: Final[list[str]] = list(LAYOUTS)  # night first, then A, B, C, D
BOARDS: Final[list[Board]] = [Board(name, layout) for name, layout in LAYOUTS.items()]
