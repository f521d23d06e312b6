"""Data files read into what's printed on the components (rules §2).

Every value is stored with its file, so that an error can name the file, the card and the field.
Anything that no rule knows is refused.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from hotelier.austria.rules.geometry import ROOMS, groups_of
from hotelier.austria.rules.operations import (
    COLOURS,
    MOST_GAIN,
    ROOM_COLOURS,
    read_cubes,
    read_need,
    read_operation,
    read_penalty,
    read_power,
    read_reward,
)
from hotelier.austria.rules.printed import (
    BOARD_NAMES,
    LETTERS,
    MOMENTS,
    Edition,
    Editions,
    Guest,
    Politics,
    Staff,
    Tile,
)
from hotelier.core.bits import count
from hotelier.core.errors import DataError
from hotelier.core.rows import Row

DATA: Final = files("hotelier.austria").joinpath("data")
OURS: Final = ("guests.toml", "hotels.toml", "staff.toml", "table.toml")
# Cards as they were up to a rules version; today's cards are in the main files.
OLDER: Final = re.compile(r"until-rules-(\d+)\.toml")
# The kinds of cards, and their fields.
CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    "guest": ("id", "name", "colour", "order", "vp", "reward"),
    "staff": ("id", "name", "cost", "when", "effects", "set"),
    "politics": ("id", "group", "needs"),
    "emperor": ("id", "bonus", "penalty"),
}
GUESTS: Final = range(49, 105)
STAFF: Final = range(1, 49)
POLITICS: Final = range(105, 117)
TILES: Final = tuple(f"{letter}{number}" for letter in LETTERS for number in range(1, 5))
# What else is printed on components; the first ones are tables of tables.
NESTED: Final[Mapping[str, tuple[str, ...]]] = {
    "day": tuple(BOARD_NAMES[1:]),
    "group_bonus": ROOM_COLOURS,
}
PRINTED: Final = (
    *("emperor_vp", "emperor_vp_source", "guest_cost", "politics_vp"),
    *("floor_cost", "floor_vp", "prepare_vp", "night"),
)
RULES: Final = ("emperor_back", "dice", "start", "penalty_choice")
FIELDS: Final = (*CARDS, *NESTED, *PRINTED, *RULES, "revised")
REVISED: Final = ("penalty_choice", "guest", "staff", "emperor")

HANDS: Final = ("A", "B", "C", "D")  # the introductory ones
SOURCES: Final = ("printed", "transcription", "owner")
PENALTY_CHOICES: Final = ("any", "first")
FLOORS: Final = 4
COLUMNS: Final = 5
SPACES: Final = 14  # of the emperor track
GROUPS: Final = 10  # on every board
GROUP_SIZES: Final = 4
GROUP_OPERATIONS: Final = ("vp", "crowns", "emperor")
SCORINGS: Final = (3, 5, 7)
PLAYERS: Final = (2, 3, 4)
MOST_REWARDS: Final = 3
MOST_CROWNS: Final = 20
MOST_VP: Final = 50


@dataclass(frozen=True, slots=True)
class Files:
    """The content of data files, sorted: each value with its file."""

    fields: dict[str, Row]  # by name: the table with this field
    cards: dict[str, dict[str, Row]]  # by kind and number
    changes: dict[str, dict[str, Row]]  # by kind and number: what the revised edition changes
    revised: dict[str, Row]  # by name: what else it changes


def read_ours() -> Editions:
    """The classic and the revised edition from our own files."""
    return editions(our_files())


def our_files(rules: int | None = None) -> Files:
    """Our own files, which contain everything, for today's or older rules."""
    ours = sort_files({name: _our_file(name) for name in OURS})
    for field in (*NESTED, *PRINTED, *RULES):
        if field not in ours.fields:
            raise DataError(f"{', '.join(OURS)}: {field} is missing")
    for kind, numbers in zip(CARDS, (GUESTS, STAFF, POLITICS, TILES), strict=True):
        for number in numbers:
            if str(number) not in ours.cards[kind]:
                raise DataError(f"{', '.join(OURS)}: {kind} {number} is missing")
    for name in [] if rules is None else _older(rules):
        ours = with_cards(ours, sort_files({name: _our_file(name)}))
    return ours


def _our_file(name: str) -> dict[str, Any]:
    return parsed(DATA.joinpath(name).read_text(encoding="utf-8"), name)


def _older(rules: int) -> list[str]:
    """The files with cards that were different under these rules, the latest first."""
    found = [
        (int(named[1]), named[0]) for each in DATA.iterdir() if (named := OLDER.match(each.name))
    ]
    return [name for until, name in sorted(found, reverse=True) if until >= rules]


def with_cards(ours: Files, theirs: Files) -> Files:
    """Our files, with cards replaced by those of another file."""
    cards = {kind: dict(rows) for kind, rows in ours.cards.items()}
    changes = {kind: dict(rows) for kind, rows in ours.changes.items()}
    for kind in CARDS:
        for number, row in theirs.cards[kind].items():
            if number not in cards[kind]:
                raise DataError(f"{row.where}: there is no such card")
            cards[kind][number] = over(cards[kind][number], row, CARDS[kind])
        for number, row in theirs.changes[kind].items():
            changed = changes[kind].get(number, row)
            changes[kind][number] = over(changed, row, CARDS[kind])
    return Files(ours.fields, cards, changes, ours.revised)


def parsed(text: str, origin: str) -> dict[str, Any]:
    """The content of a data file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{origin} isn’t valid TOML: {error}") from error


def sort_files(read: Mapping[str, Mapping[str, Any]]) -> Files:
    """The content of parsed files."""
    found = Files({}, {kind: {} for kind in CARDS}, {kind: {} for kind in CARDS}, {})
    for name, data in read.items():
        file = Row(name, data, FIELDS)
        for field in data:
            if field in CARDS:
                found.cards[field].update(_numbered(file, field))
            elif field == "revised":
                _sort_changes(file.row("revised", REVISED), found)
            else:
                found.fields[field] = file
    return found


def _numbered(file: Row, kind: str) -> Iterator[tuple[str, Row]]:
    seen: set[str] = set()
    for place, written in file.rows(kind):
        number = str(Row(place, written, written).value("id"))
        where = f"{file.where}: {kind} {number}"
        if number in seen:
            raise DataError(f"{where} appears twice")
        seen.add(number)
        yield number, Row(where, written, CARDS[kind])


def _sort_changes(revised: Row, found: Files) -> None:
    for field, written in revised.table.items():
        if field in CARDS:
            cards = Row(revised.of(field), written, written)
            for number, changed in cards.table.items():
                where = f"{revised.of(field)} {number}"
                found.changes[field][number] = Row(where, changed, CARDS[field][1:])
        else:
            found.revised[field] = revised


def editions(found: Files) -> Editions:
    """Both editions from the content of files."""
    return _edition(found, False), _edition(found, True)


def _edition(found: Files, revised: bool) -> Edition:
    fields = found.fields
    start = fields["start"].row("start", ("crowns", "purse_limit", "staff", "cubes"))
    boards = _boards(found)
    bonuses = fields["group_bonus"].row("group_bonus", ROOM_COLOURS)
    groups = {colour: bonuses.row(colour, ("op", "amounts")) for colour in ROOM_COLOURS}
    choice = found.revised if revised else fields
    return Edition(
        revised=revised,
        guests={read.id: read for read in map(read_guest, _rows(found, "guest", revised))},
        staff={read.id: read for read in map(read_staff, _rows(found, "staff", revised))},
        politics={read.id: read for read in map(read_politics, _rows(found, "politics", revised))},
        tiles={read.id: read for read in map(read_tile, _rows(found, "emperor", revised))},
        emperor_vp=fields["emperor_vp"].numbers("emperor_vp", SPACES, 0, MOST_VP),
        emperor_vp_source=_sources(fields["emperor_vp_source"]),
        guest_cost=fields["guest_cost"].numbers("guest_cost", 5, 0, MOST_CROWNS),
        politics_vp=fields["politics_vp"].numbers("politics_vp", 3, 0, MOST_VP),
        penalty_choice=choice["penalty_choice"].one_of("penalty_choice", PENALTY_CHOICES),
        floor_cost=fields["floor_cost"].numbers("floor_cost", FLOORS, 0, MOST_CROWNS),
        floor_vp=fields["floor_vp"].numbers("floor_vp", FLOORS, 0, MOST_VP),
        prepare_vp=_prepare_vp(fields["prepare_vp"]),
        group_bonus={
            colour: row.numbers("amounts", GROUP_SIZES, 1, MOST_GAIN)
            for colour, row in groups.items()
        },
        group_operation={
            colour: row.one_of("op", GROUP_OPERATIONS) for colour, row in groups.items()
        },
        layouts={name: _layout(row) for name, row in boards.items()},
        board_source={name: row.one_of("source", SOURCES) for name, row in boards.items()},
        emperor_back=_by_number(fields["emperor_back"], "emperor_back", SCORINGS, SPACES),
        dice=_by_number(fields["dice"], "dice", PLAYERS, 15),
        start_crowns=start.number("crowns", 0, MOST_CROWNS),
        purse=start.number("purse_limit", 0, MOST_CROWNS),
        start_staff=start.number("staff", 1, 6),
        start_cubes=read_cubes(start, "cubes", 20),
    )


def _rows(found: Files, kind: str, revised: bool) -> Iterator[Row]:
    """The cards of a kind in an edition, by number."""
    cards = found.cards[kind]
    changes = found.changes[kind] if revised else {}
    for number in found.changes[kind]:
        if number not in cards:
            raise DataError(f"{found.changes[kind][number].where}: there is no such card")
    for number in sorted(cards, key=lambda each: (len(each), each)):
        card = cards[number]
        if number in changes:
            card = over(card, changes[number], CARDS[kind])
        yield card


def over(old: Row, new: Row, fields: tuple[str, ...]) -> Row:
    """A table with some of its fields replaced."""
    return Row(new.where, {**old.table, **new.table}, fields)


def read_guest(row: Row) -> Guest:
    """A guest card, checked."""
    reward = tuple(read_reward(where, each) for where, each in row.rows("reward"))
    if len(reward) > MOST_REWARDS:
        row.refuse("reward", f"a list of at most {MOST_REWARDS} operations")
    return Guest(
        row.number("id", GUESTS[0], GUESTS[-1]),
        row.text("name"),
        row.one_of("colour", COLOURS),
        read_cubes(row, "order", 4),
        row.number("vp", 0, MOST_VP),
        reward,
    )


def read_staff(row: Row) -> Staff:
    """A staff card, checked."""
    when = row.one_of("when", MOMENTS)
    effects = tuple(read_power(where, each, when) for where, each in row.rows("effects"))
    if not effects or (len(effects) > 1 and when != "once"):
        row.refuse("effects", "one effect; several only if it works once")
    return Staff(
        row.number("id", STAFF[0], STAFF[-1]),
        row.text("name"),
        row.number("cost", 0, MOST_CROWNS),
        when,
        effects,
        row.one_of("set", HANDS) if "set" in row else "",
    )


def read_politics(row: Row) -> Politics:
    """A politics card, checked."""
    return Politics(
        row.number("id", POLITICS[0], POLITICS[-1]),
        row.one_of("group", tuple(LETTERS)),
        read_need(row.of("needs"), row.value("needs")),
    )


def read_tile(row: Row) -> Tile:
    """An emperor tile, checked."""
    penalty = tuple(read_penalty(where, each) for where, each in row.rows("penalty"))
    if not 1 <= len(penalty) <= 2:
        row.refuse("penalty", "a list of one or two options")
    return Tile(
        row.one_of("id", TILES),
        read_operation(row.of("bonus"), row.value("bonus")),
        penalty,
    )


def _by_number(file: Row, field: str, keys: tuple[int, ...], high: int) -> dict[int, int]:
    row = file.row(field, tuple(str(key) for key in keys))
    return {key: row.number(str(key), 0, high) for key in keys}


def _sources(file: Row) -> dict[int, str]:
    row = file.row("emperor_vp_source", tuple(str(space) for space in range(SPACES)))
    return {int(space): row.one_of(space, SOURCES) for space in row.table}


def _prepare_vp(file: Row) -> list[int]:
    floors = [Row(place, {"vp": floor}, ("vp",)) for place, floor in file.rows("prepare_vp")]
    if len(floors) != FLOORS:
        file.refuse("prepare_vp", f"a list of {FLOORS} floors")
    return [vp for floor in floors for vp in floor.numbers("vp", COLUMNS, 0, MOST_VP)]


def _boards(found: Files) -> dict[str, Row]:
    fields = ("rooms", "source")
    day = found.fields["day"].row("day", tuple(BOARD_NAMES[1:]))
    rows = {name: day.row(name, fields) for name in BOARD_NAMES[1:]}
    return {"night": found.fields["night"].row("night", fields), **rows}


def _layout(row: Row) -> str:
    """The rooms of a board, from the ground up."""
    floors = row.value("rooms")
    known = isinstance(floors, list) and all(isinstance(floor, str) for floor in floors)
    if not known or [len(floor) for floor in floors] != [COLUMNS] * FLOORS:
        row.refuse("rooms", f"{FLOORS} floors of {COLUMNS} letters B, R or Y")
    layout = "".join(floors)
    if set(layout) - set("BRY"):
        row.refuse("rooms", f"{ROOMS} letters B, R or Y")
    groups = groups_of(layout)
    if len(groups) != GROUPS or max(count(group) for group in groups) > GROUP_SIZES:
        row.refuse("rooms", f"{GROUPS} groups of at most {GROUP_SIZES} rooms of one colour")
    return layout
