"""Cards, tiles and boards, read once from the data files and typed (rules §2).

The files are the only home of a card's facts. What no rule knows is refused here with its file,
card and field, so a misprint fails at import and not in somebody's game.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, TypeVar

from hotelier.austria.rules.operations import COLOURS as COLOURS
from hotelier.austria.rules.operations import (
    MOST,
    ROOM_COLOURS,
    Need,
    Operation,
    PenaltyOption,
    Power,
    read_cubes,
    read_need,
    read_operation,
    read_penalty,
    read_power,
)
from hotelier.core.errors import DataError
from hotelier.core.rows import Row

MOMENTS: Final = ("once", "round", "permanent", "end")
LETTERS: Final = "ABC"
HANDS: Final = "ABCD"  # the introductory hands
SOURCES: Final = ("printed", "transcription", "owner")
PENALTY_CHOICES: Final = ("any", "first")
FLOORS: Final = 4
COLUMNS: Final = 5
TRACK: Final = 14  # spaces of the emperor track
GROUP_OPERATIONS: Final = ("vp", "crowns", "emperor")
GROUP_SIZES: Final = 4

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest card: 49–104."""

    id: int
    name: str
    colour: str
    order: str
    vp: int
    reward: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Staff:
    """A staff card: 1–48."""

    id: int
    name: str
    cost: int
    when: str
    effects: tuple[Power, ...]
    hand: str  # the introductory hand it belongs to, or ""

    @property
    def effect(self) -> Power:
        """What it does first, and nearly always all it does."""
        return self.effects[0]

    def operations(self) -> list[Operation]:
        """What it does, apart from when."""
        return [power.operation() for power in self.effects]

    def price(self, revised: bool) -> int:
        """What the card costs in an edition."""
        return EDITIONS[revised].staff[self.id].cost


@dataclass(frozen=True, slots=True)
class Politics:
    """A politics card: 105–116."""

    id: int
    group: str
    needs: Need


@dataclass(frozen=True, slots=True)
class Tile:
    """An emperor tile: A1–C4."""

    id: str
    bonus: Operation
    penalty: tuple[PenaltyOption, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of one edition."""

    guests: dict[int, Guest]
    staff: dict[int, Staff]
    politics: dict[int, Politics]
    tiles: dict[str, Tile]
    penalty_choice: str


GUEST_FIELDS: Final = ("id", "name", "colour", "order", "vp", "reward")
STAFF_FIELDS: Final = ("id", "name", "cost", "when", "effects", "set")
POLITICS_FIELDS: Final = ("id", "group", "needs")
TILE_FIELDS: Final = ("id", "bonus", "penalty")
TABLE_FIELDS: Final = (
    *("emperor_vp", "emperor_vp_source", "emperor_back", "guest_cost", "dice", "start"),
    *("politics_vp", "penalty_choice", "politics", "emperor", "revised"),
)
HOTEL_FIELDS: Final = ("floor_cost", "floor_vp", "prepare_vp", "group_bonus", "night", "day")


def read_guest(row: Row) -> Guest:
    """A guest card, checked."""
    return Guest(
        row.number("id", 49, 104),
        row.text("name"),
        row.one_of("colour", COLOURS),
        read_cubes(row, "order", 4),
        row.number("vp", 0, MOST),
        tuple(read_operation(where, each) for where, each in row.rows("reward")),
    )


def read_staff(row: Row) -> Staff:
    """A staff card, checked."""
    when = row.one_of("when", MOMENTS)
    effects = tuple(read_power(where, each, when) for where, each in row.rows("effects"))
    if not effects or (len(effects) > 1 and when != "once"):
        row.refuse("effects", "one effect; several only when it is once")
    return Staff(
        row.number("id", 1, 48),
        row.text("name"),
        row.number("cost", 0, MOST),
        when,
        effects,
        row.one_of("set", tuple(HANDS)) if "set" in row else "",
    )


def read_politics(row: Row) -> Politics:
    """A politics card, checked."""
    return Politics(
        row.number("id", 105, 116),
        row.one_of("group", tuple(LETTERS)),
        read_need(row.of("needs"), row.value("needs")),
    )


def read_tile(row: Row) -> Tile:
    """An emperor tile, checked."""
    penalty = tuple(read_penalty(where, each) for where, each in row.rows("penalty"))
    if not 1 <= len(penalty) <= 2:
        row.refuse("penalty", "a list of one or two options")
    return Tile(
        row.one_of("id", tuple(f"{letter}{n}" for letter in LETTERS for n in "1234")),
        read_operation(row.of("bonus"), row.value("bonus")),
        penalty,
    )


def _cards(
    file: Row,
    kind: str,
    fields: tuple[str, ...],
    read: Callable[[Row], T],
    changes: Mapping[str, Any],
) -> dict[Any, T]:
    """Every card of a kind by its number, with what an edition changes."""
    cards: dict[Any, T] = {}
    numbers: list[str] = []
    for place, written in file.rows(kind):
        row = Row(place, written, fields)
        number = row.value("id")
        row.where = f"{file.where}: {kind} {number}"
        numbers.append(str(number))
        changed = changes.get(str(number), {})
        if not isinstance(changed, Mapping) or "id" in changed:
            raise DataError(f"{row.where}: the revised edition changes fields, not {changed!r}")
        card = read(Row(row.where, {**row.table, **changed}, fields))
        if number in cards:
            raise DataError(f"{row.where} is there twice")
        cards[number] = card
    for number in changes:
        if number not in numbers:
            raise DataError(f"{file.where}: the revised edition changes {kind} {number}: no card")
    return dict(sorted(cards.items()))


def _read(name: str, fields: tuple[str, ...]) -> Row:
    text = files("hotelier.austria").joinpath("data").joinpath(name).read_text(encoding="utf-8")
    return Row(name, tomllib.loads(text), fields)


_guests: Final = _read("guests.toml", ("guest",))
_staff: Final = _read("staff.toml", ("staff",))
_table: Final = _read("table.toml", TABLE_FIELDS)
_hotels: Final = _read("hotels.toml", HOTEL_FIELDS)
_revised: Final = _table.row("revised", ("penalty_choice", "staff", "guest", "emperor"))


def _edition(changes: Mapping[str, Any]) -> Cards:
    choice = Row(_table.where, {**_table.table, **changes}, (*TABLE_FIELDS, *changes))
    return Cards(
        _cards(_guests, "guest", GUEST_FIELDS, read_guest, changes.get("guest", {})),
        _cards(_staff, "staff", STAFF_FIELDS, read_staff, changes.get("staff", {})),
        _cards(_table, "politics", POLITICS_FIELDS, read_politics, {}),
        _cards(_table, "emperor", TILE_FIELDS, read_tile, changes.get("emperor", {})),
        choice.one_of("penalty_choice", PENALTY_CHOICES),
    )


# Classic, then revised.
EDITIONS: Final = (_edition({}), _edition(_revised.table))
GUESTS: Final[dict[int, Guest]] = EDITIONS[0].guests
STAFF: Final[dict[int, Staff]] = EDITIONS[0].staff
POLITICS: Final[dict[int, Politics]] = EDITIONS[0].politics
TILES: Final[dict[str, Tile]] = EDITIONS[0].tiles


def _numbered(field: str, keys: tuple[int, ...], high: int) -> dict[int, int]:
    row = _table.row(field, tuple(str(key) for key in keys))
    return {key: row.number(str(key), 0, high) for key in keys}


def _sources(field: str, keys: int) -> dict[int, str]:
    row = _table.row(field, tuple(str(key) for key in range(keys)))
    return {int(key): row.one_of(key, SOURCES) for key in row.table}


EMPEROR_VP: Final[list[int]] = _table.numbers("emperor_vp", TRACK, 0, MOST)
EMPEROR_VP_SOURCE: Final[dict[int, str]] = _sources("emperor_vp_source", TRACK)
EMPEROR_BACK: Final[dict[int, int]] = _numbered("emperor_back", (3, 5, 7), TRACK)
GUEST_COST: Final[list[int]] = _table.numbers("guest_cost", 5, 0, MOST)
DICE: Final[dict[int, int]] = _numbered("dice", (2, 3, 4), 15)
POLITICS_VP: Final[list[int]] = _table.numbers("politics_vp", 3, 0, MOST)
_start: Final = _table.row("start", ("crowns", "purse_limit", "staff", "cubes"))
START_CROWNS: Final[int] = _start.number("crowns", 0, MOST)
PURSE: Final[int] = _start.number("purse_limit", 0, MOST)
START_STAFF: Final[int] = _start.number("staff", 1, 6)
START_CUBES: Final[str] = read_cubes(_start, "cubes", 20)


def _prepare_vp() -> list[int]:
    floors = [Row(place, {"vp": floor}, ("vp",)) for place, floor in _hotels.rows("prepare_vp")]
    if len(floors) != FLOORS:
        _hotels.refuse("prepare_vp", f"a list of {FLOORS} floors")
    return [vp for floor in floors for vp in floor.numbers("vp", COLUMNS, 0, MOST)]


def _group_bonus() -> tuple[dict[str, list[int]], dict[str, str]]:
    bonus = _hotels.row("group_bonus", ROOM_COLOURS)
    rows = {colour: bonus.row(colour, ("op", "amounts")) for colour in ROOM_COLOURS}
    return (
        {colour: row.numbers("amounts", GROUP_SIZES, 1, MOST) for colour, row in rows.items()},
        {colour: row.one_of("op", GROUP_OPERATIONS) for colour, row in rows.items()},
    )


def _boards() -> tuple[dict[str, str], dict[str, str]]:
    day = _hotels.row("day", tuple(HANDS))
    written = {
        "night": _hotels.row("night", ("rooms", "source")),
        **{letter: day.row(letter, ("rooms", "source")) for letter in HANDS},
    }
    layouts: dict[str, str] = {}
    for name, row in written.items():
        floors = row.value("rooms")
        if not isinstance(floors, list) or not all(isinstance(floor, str) for floor in floors):
            row.refuse("rooms", f"a list of {FLOORS} floors")
        if [len(floor) for floor in floors] != [COLUMNS] * FLOORS or set("".join(floors)) - set(
            "BRY"
        ):
            row.refuse("rooms", f"{FLOORS} floors of {COLUMNS} letters B, R or Y")
        layouts[name] = "".join(floors)
    return layouts, {name: row.one_of("source", SOURCES) for name, row in written.items()}


FLOOR_COST: Final[list[int]] = _hotels.numbers("floor_cost", FLOORS, 0, MOST)
FLOOR_VP: Final[list[int]] = _hotels.numbers("floor_vp", FLOORS, 0, MOST)
PREPARE_VP: Final[list[int]] = _prepare_vp()
# [colour]: the bonus by size of the group, from 1; what it consists of
_group_bonuses: Final = _group_bonus()
GROUP_BONUS: Final[dict[str, list[int]]] = _group_bonuses[0]
GROUP_OPERATION: Final[dict[str, str]] = _group_bonuses[1]
# [board]: its rooms from 11 to 45, night first; where it comes from
_board_rows: Final = _boards()
LAYOUTS: Final[dict[str, str]] = _board_rows[0]
BOARD_SOURCE: Final[dict[str, str]] = _board_rows[1]
