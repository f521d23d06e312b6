"""The hotel board: floors, columns, neighbours, colours and groups as 20-bit masks (rules §2).

Room XY (floor X, column Y) is bit 5·(X−1) + (Y−1), so the bits are in the order of the texts.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from hotelier.core.bits import positions

RoomMask: TypeAlias = i64

ROOMS: Final = 20
WHOLE: Final = (1 << ROOMS) - 1
BOTTOM_LEFT: Final[i64] = 1
FLOOR: Final[list[int]] = [0b11111 << (5 * floor) for floor in range(4)]
COLUMN: Final[list[int]] = [0x8421 << column for column in range(5)]
NOT_FIRST_COLUMN: Final = WHOLE & ~0x8421
NOT_LAST_COLUMN: Final = WHOLE & ~(0x8421 << 4)
# [floor]: all rooms up to it
UP_TO_FLOOR: Final[list[int]] = [(1 << (5 * floor)) - 1 for floor in range(5)]


def adjacent(rooms: RoomMask) -> RoomMask:
    """All places orthogonally next to one of these rooms."""
    sideways: i64 = ((rooms & NOT_LAST_COLUMN) << 1) | ((rooms & NOT_FIRST_COLUMN) >> 1)
    return sideways | ((rooms << 5) & WHOLE) | (rooms >> 5)


def room_text(room: int) -> str:
    """Floor and column: `11` … `45`."""
    return f"{room // 5 + 1}{room % 5 + 1}"


def room_number(text: str) -> int:
    """The room of a text like `11` or `45`."""
    return 5 * (int(text[0]) - 1) + int(text[1]) - 1


class Board:
    """One printed side: which rooms have which colour, and the ten groups."""

    def __init__(self, name: str, layout: str, number: i64) -> None:
        self.name: str = name
        self.number: i64 = number  # within its box
        self.colours: list[int] = colours_of(layout)
        self.blue: i64 = self.colours[0]
        self.red: i64 = self.colours[1]
        self.yellow: i64 = self.colours[2]
        self.groups: list[int] = groups_of(layout)
        self.group_of: list[int] = [0] * ROOMS  # index into groups
        self.group_colour: list[int] = []  # 0 blue, 1 red, 2 yellow
        self.bonuses: list[int] = []  # the effect of each group's bonus
        for index, group in enumerate(self.groups):
            for room in positions(group):
                self.group_of[room] = index
            self.group_colour.append(next(c for c in range(3) if self.colours[c] & group == group))

    def colour_of(self, room: int) -> int:
        """0 blue, 1 red, 2 yellow."""
        return self.group_colour[self.group_of[room]]


def colours_of(layout: str) -> list[int]:
    """The blue, red and yellow rooms of twenty letters B, R and Y."""
    return [sum(1 << room for room in range(ROOMS) if layout[room] == letter) for letter in "BRY"]


def groups_of(layout: str) -> list[int]:
    """The orthogonally connected rooms of one colour, by their lowest room."""
    groups: list[int] = []
    for colour in colours_of(layout):
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
