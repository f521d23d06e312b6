"""An owner plays with the values printed in the box: a file that replaces some of ours (rules §2).

The file has the form of our own and holds only what differs: some cards with some of their fields,
a board, the emperor track. A card keeps its number, its moment and what it is about; prices,
orders, colours, points, rewards and other numbers can be replaced. The rules of the game cannot.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from hotelier.austria.rules.operations import Power
from hotelier.austria.rules.printed import Edition, Editions
from hotelier.austria.rules.reading import (
    CARDS,
    FIELDS,
    NESTED,
    RULES,
    SPACES,
    Files,
    editions,
    our_files,
    over,
    sort_files,
)
from hotelier.core.errors import DataError
from hotelier.core.rows import Row

# What of a card can be replaced.
REPLACEABLE: Final[Mapping[str, tuple[str, ...]]] = {
    "guest": ("colour", "order", "vp", "reward"),
    "staff": ("cost", "effects"),
    "politics": ("needs",),
    "emperor": ("bonus", "penalty"),
}


def read_owners(text: str, origin: str) -> Editions:
    """Both editions with what an owner's file replaces."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{origin} is not valid TOML: {error}") from error
    _check_fields(data, origin)
    theirs = sort_files({origin: data})
    for kind, fields in REPLACEABLE.items():
        for row in (*theirs.cards[kind].values(), *theirs.changes[kind].values()):
            _check_card(row, fields)
    ours = our_files()
    found = editions(_replaced(ours, theirs))
    for edition, house in zip(found, editions(ours), strict=True):
        _check_same(edition, house, theirs)
    return found


def _check_fields(data: Mapping[str, Any], origin: str) -> None:
    known = tuple(field for field in FIELDS if field not in RULES)
    if not data:
        raise DataError(f"{origin} replaces nothing; it may hold: {', '.join(known)}")
    revised = data.get("revised", {})
    for field in (*data, *(revised if isinstance(revised, Mapping) else ())):
        if field in RULES:
            raise DataError(f"{origin}: {field} is a rule of the game and cannot be replaced")


def _check_card(row: Row, fields: tuple[str, ...]) -> None:
    for field in row.table:
        if field not in ("id", *fields):
            there = ", ".join(fields)
            raise DataError(f"{row.of(field)} cannot be replaced; what can be is: {there}")


def _replaced(ours: Files, theirs: Files) -> Files:
    """Our files with what is written in another one put in its place."""
    fields = dict(ours.fields)
    for field, row in theirs.fields.items():
        written = row.value(field)
        if field in NESTED and isinstance(written, Mapping):
            written = {**ours.fields[field].table[field], **written}
        fields[field] = Row(row.where, {field: _owned(field, written)}, (field,))
    if "emperor_vp" in theirs.fields and "emperor_vp_source" not in theirs.fields:
        sources = {str(space): "owner" for space in range(SPACES)}
        where = theirs.fields["emperor_vp"].where
        fields["emperor_vp_source"] = Row(where, {"emperor_vp_source": sources}, fields)
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
    return Files(fields, cards, changes, ours.revised)


def _owned(field: str, written: Any) -> Any:
    """A board that does not say where it comes from comes from its owner."""
    boards = written if field == "day" else {"": written}
    if field not in ("day", "night") or not isinstance(boards, Mapping):
        return written
    named = {
        name: {"source": "owner", **board} if isinstance(board, Mapping) else board
        for name, board in boards.items()
    }
    return named if field == "day" else named[""]


def _check_same(edition: Edition, house: Edition, theirs: Files) -> None:
    """Whether an owner's cards are about the same as ours, in other numbers."""
    for number, staff in edition.staff.items():
        powers, ours = staff.effects, house.staff[number].effects
        if [_about(power) for power in powers] != [_about(power) for power in ours]:
            _refuse("staff", number, "effects", "the same as ours in other numbers", theirs)
    for number, politics in edition.politics.items():
        needs, asked = politics.needs, house.politics[number].needs
        if (needs.op, needs.of) != (asked.op, asked.of):
            _refuse("politics", number, "needs", "the same as ours in other numbers", theirs)
    if edition.group_operation != house.group_operation:
        where = theirs.fields["group_bonus"].of("group_bonus")
        raise DataError(f"{where}: op must be as ours; the amounts can be replaced")
    for tile, printed in edition.tiles.items():
        options = [(each.op, each.same_column) for each in printed.penalty]
        if options != [(each.op, each.same_column) for each in house.tiles[tile].penalty]:
            _refuse("emperor", tile, "penalty", "the same as ours in other numbers", theirs)


def _about(power: Power) -> Power:
    """What a card does, numbers left aside; cubes and what is prepared once are numbers, too."""
    if power.on or power.per or power.op in ("strength", "free_rooms", "both_tracks", "excuse"):
        return replace(power, amount=0, price=0, most=0)
    return Power(power.op)


def _refuse(kind: str, number: int | str, field: str, expected: str, theirs: Files) -> None:
    rows = {**theirs.cards[kind], **theirs.changes[kind]}
    raise DataError(f"{rows[str(number)].where}: {field} must be {expected}")
