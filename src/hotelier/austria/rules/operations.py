"""What cards and tiles do and require, read from the fields of the data files (rules §6–§8).

Every operation lists the fields it takes. An unknown operation, an unknown or missing field or an
impossible value is refused with the file, the card and the field.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hotelier.core.errors import DataError
from hotelier.core.rows import Row

COLOURS: Final = ("blue", "red", "yellow", "green")
ROOM_COLOURS: Final = COLOURS[:3]
CUBE_LETTERS: Final = "scwk"
TOP_FLOOR: Final = 4
FREE: Final = 99  # a discount that covers any price
MOST_GAIN: Final = 15  # for anything that an effect gives
MOST_CUBES: Final = 4
MOST_PLUS: Final = 2  # added to the strength of a die
MOST_CARDS: Final = 3  # to return, and cubes of choice
MOST_ASKED: Final = 20  # for a politics card or a penalty


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing a card, a tile or a die does."""

    op: str
    amount: int = 0  # how much or how many; for a die, the strength
    cubes: str = ""
    discount: int = 0  # discount in crowns
    free: bool = False  # for free
    floors: int = TOP_FLOOR  # up to this floor
    occupied: bool = False  # the room is occupied right away
    times: int = 1  # number of rooms, one after another

    @property
    def reduction(self) -> int:
        """The discount in crowns, whatever the price."""
        return FREE if self.free else self.discount


@dataclass(frozen=True, slots=True)
class Power(Operation):
    """What a staff card does, and when."""

    on: str = ""  # what triggers it; "" if it always applies or is done once
    faces: tuple[int, ...] = ()  # for which dice
    colour: str = ""  # for which guests or rooms; "" for any
    order: int = 0  # for guests with an order of this size; 0 for any
    per: str = ""  # what is counted at the end of the game
    most: int = 0  # maximum VP; 0 for no limit
    price: int = 0  # crowns to pay for it

    def operation(self) -> Operation:
        """What it does, regardless of when."""
        return Operation(
            self.op,
            self.amount,
            self.cubes,
            self.discount,
            self.free,
            self.floors,
            self.occupied,
            self.times,
        )


@dataclass(frozen=True, slots=True)
class Need:
    """What a politics card requires."""

    op: str
    amount: int = 0
    of: str = ""  # what must be full
    colours: tuple[int, ...] = ()  # occupied rooms: blue, red, yellow


@dataclass(frozen=True, slots=True)
class PenaltyOption:
    """One option of an emperor penalty."""

    op: str
    amount: int = 0
    same_column: bool = False  # the second room is below the first


# [operation]: its required fields, and its optional ones
Fields = tuple[tuple[str, ...], tuple[str, ...]]
_PRICED: Final = ("discount", "free")
OPERATIONS: Final[Mapping[str, Fields]] = {
    "crowns": (("amount",), ()),
    "emperor": (("amount",), ()),
    "vp": (("amount",), ()),
    "vp_per_staff": (("amount",), ()),
    "cubes": (("cubes",), ()),
    "choice": (("amount",), ()),
    "complete": ((), ()),
    "draw": (("amount",), ()),
    "hire": ((), _PRICED),
    "offer": ((), _PRICED),
    "prepare": ((), (*_PRICED, "floors", "occupied")),
    "occupy": ((), ()),
    "invite": ((), ()),
    "extra_turn": ((), ()),
    "extra_action": ((), ()),
}
NO_REWARDS: Final = ("vp", "vp_per_staff", "complete")
REWARDS: Final = {op: fields for op, fields in OPERATIONS.items() if op not in NO_REWARDS}
# [moment]: the fields that say which, and the operations it can trigger
MOMENT_FIELDS: Final[Mapping[str, Fields]] = {
    "guest": ((), ("colour", "order")),
    "occupied": ((), ()),
    "die": (("faces",), ()),
    "bonus": ((), ()),
}
SET_OFF: Final = ("crowns", "emperor", "vp", "prepare", "hire")
ALWAYS: Final[Mapping[str, Fields]] = {
    "free_rooms": (("colour",), ()),
    "strength": (("faces", "amount"), ("free",)),
    "both_tracks": (("faces",), ()),
    "free_delivery": ((), ()),
    "free_guests": ((), ()),
    "excuse": (("price",), ()),
}
AT_THE_END: Final[Mapping[str, Fields]] = {
    "score": (("per", "amount"), ("colour", "most")),
    "copy": ((), ()),
}
COUNTED: Final = (
    *("occupied", "staff", "tiles", "group", "floor", "column", "discs", "emperor", "sets"),
)
NEEDS: Final[Mapping[str, Fields]] = {
    "crowns": (("amount",), ()),
    "tiles": (("amount",), ()),
    "staff": (("amount",), ()),
    "emperor": (("amount",), ()),
    "full": (("of", "amount"), ()),
    "rooms": (("colours",), ()),
}
FULL: Final = ("floor", "group", "column", "colour")
PENALTIES: Final[Mapping[str, Fields]] = {
    "crowns": (("amount",), ()),
    "vp": (("amount",), ()),
    "vp_per_staff": (("amount",), ()),
    "cubes": ((), ()),
    "all_cubes": ((), ()),
    "return": (("amount",), ()),
    "demolish": (("amount",), ()),
    "evict": ((), ("same_column",)),
    "dismiss": ((), ()),
}


# [operation]: the maximum, if it isn't MOST_GAIN
MOST_AMOUNTS: Final[Mapping[str, int]] = {
    "choice": MOST_CARDS,
    "return": MOST_CARDS,
    "demolish": 2,
    "strength": MOST_PLUS,
}


def read_operation(where: str, written: Any) -> Operation:
    """An emperor bonus."""
    return Operation(**_read(where, written, OPERATIONS))


def read_reward(where: str, written: Any) -> Operation:
    """An effect of a guest's reward; points have their own field."""
    return Operation(**_read(where, written, REWARDS))


def read_power(where: str, written: Any, moment: str) -> Power:
    """What a staff card with this moment does."""
    if moment == "end":
        return _end_power(where, written)
    if moment != "permanent":
        return Power(**_read(where, written, OPERATIONS))
    if not isinstance(written, Mapping) or "on" not in written:
        return Power(**_read(where, written, ALWAYS))
    on = Row(where, written, written).one_of("on", tuple(MOMENT_FIELDS))
    required, optional = MOMENT_FIELDS[on]
    fields = {
        op: (("on", *required, *OPERATIONS[op][0]), (*optional, *OPERATIONS[op][1]))
        for op in SET_OFF
    }
    return Power(**_read(where, written, fields))


def _end_power(where: str, written: Any) -> Power:
    power = Power(**_read(where, written, AT_THE_END))
    for field, per in (("colour", "occupied"), ("most", "emperor")):
        if field in written and power.per != per:
            raise DataError(f"{where}: {field} goes with per {per!r}, found {power.per!r}")
    return power


def read_need(where: str, written: Any) -> Need:
    """The condition of a politics card."""
    return Need(**_read(where, written, NEEDS, MOST_ASKED))


def read_penalty(where: str, written: Any) -> PenaltyOption:
    """One option of an emperor penalty."""
    return PenaltyOption(**_read(where, written, PENALTIES))


def _read(
    where: str, written: Any, operations: Mapping[str, Fields], most: int = MOST_GAIN
) -> dict[str, Any]:
    """The fields of an operation, checked; `most`: its maximum."""
    if not isinstance(written, Mapping):
        raise DataError(f"{where} must be a table with an op, found {written!r}")
    op = Row(where, written, written).one_of("op", tuple(operations))
    required, optional = operations[op]
    row = Row(f"{where}: {op}", written, ("op", *required, *optional))
    if row.table.get("free") and "discount" in row:
        raise DataError(f"{row.where} is either free or has a discount, not both")
    there = (*required, *(field for field in optional if field in row))
    return {"op": op, **{field: _field(row, field, most) for field in there}}


def _field(row: Row, field: str, most: int) -> Any:
    match field:
        case "amount":
            return row.number(field, 1, MOST_AMOUNTS.get(row.table["op"], most))
        case "price" | "discount":
            return row.number(field, 1, MOST_GAIN)
        case "most":
            return row.number(field, 1, MOST_ASKED)
        case "cubes":
            return read_cubes(row, field, MOST_CUBES)
        case "free" | "occupied" | "same_column":
            return row.yes(field)
        case "floors":
            return row.number(field, 1, TOP_FLOOR)
        case "on":
            return row.one_of(field, tuple(MOMENT_FIELDS))
        case "faces":
            return _faces(row)
        case "colour":
            # Guests can be green, rooms can't.
            return row.one_of(field, COLOURS if row.table.get("on") == "guest" else ROOM_COLOURS)
        case "order":
            return row.number(field, 1, 4)
        case "per":
            return row.one_of(field, COUNTED)
        case "of":
            return row.one_of(field, FULL)
        case "colours":
            return _colours(row)
    raise AssertionError(f"nobody reads {field!r}")


def _colours(row: Row) -> tuple[int, ...]:
    asked = row.row("colours", ROOM_COLOURS)
    numbers = tuple(asked.number(c, 1, 20) if c in asked else 0 for c in ROOM_COLOURS)
    if len(asked.table) != 2 and (0 in numbers or len(set(numbers)) > 1):
        row.refuse("colours", "numbers of rooms in two colours, or the same of all three")
    return numbers


def read_cubes(row: Row, field: str, most: int) -> str:
    """Cubes as letters."""
    cubes = row.text(field)
    if len(cubes) > most or set(cubes) - set(CUBE_LETTERS):
        row.refuse(field, f"one to {most} of the letters {' '.join(CUBE_LETTERS)}")
    return cubes


def _faces(row: Row) -> tuple[int, ...]:
    value = row.value("faces")
    known = isinstance(value, list) and all(type(face) is int and 1 <= face <= 6 for face in value)
    if not known or not value or len(set(value)) != len(value):
        row.refuse("faces", "a list of different numbers from 1 to 6")
    return tuple(sorted(value))
