"""Playing with the values printed in your own box: a file that replaces some of ours (rules §2).

The file has the same format as ours and contains only what differs: some cards with some of their
fields, a board, the emperor track. A card keeps its number, its moment and what it's about; prices,
orders, colours, points, rewards and other numbers can be replaced. The rules of the game can't.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from hotelier.austria.rules.operations import Power
from hotelier.austria.rules.printed import Edition, Editions
from hotelier.austria.rules.reading import (
    FIELDS,
    NESTED,
    RULES,
    SPACES,
    Files,
    editions,
    our_files,
    parsed,
    sort_files,
    with_cards,
)
from hotelier.core.errors import DataError
from hotelier.core.rows import Row

# What can be replaced on a card.
REPLACEABLE: Final[Mapping[str, tuple[str, ...]]] = {
    "guest": ("colour", "order", "vp", "reward"),
    "staff": ("cost", "effects"),
    "politics": ("needs",),
    "emperor": ("bonus", "penalty"),
}


def read_owners(text: str, origin: str, rules: int | None = None) -> Editions:
    """Both editions, under these rules or today's, with an owner's replacements."""
    data = parsed(text, origin)
    _check_fields(data, origin)
    theirs = sort_files({origin: data})
    for kind, fields in REPLACEABLE.items():
        for row in (*theirs.cards[kind].values(), *theirs.changes[kind].values()):
            _check_card(row, fields)
    ours = our_files(rules)
    found = editions(_replaced(ours, theirs))
    for edition, house in zip(found, editions(ours), strict=True):
        _check_same(edition, house, theirs)
    return found


def _check_fields(data: Mapping[str, Any], origin: str) -> None:
    known = tuple(field for field in FIELDS if field not in RULES)
    if not data:
        raise DataError(f"{origin} replaces nothing; it can contain: {', '.join(known)}")
    revised = data.get("revised", {})
    for field in (*data, *(revised if isinstance(revised, Mapping) else ())):
        if field in RULES:
            raise DataError(f"{origin}: {field} is a rule of the game and can’t be replaced")


def _check_card(row: Row, fields: tuple[str, ...]) -> None:
    for field in row.table:
        if field not in ("id", *fields):
            there = ", ".join(fields)
            raise DataError(f"{row.of(field)} can’t be replaced; these can: {there}")


def _replaced(ours: Files, theirs: Files) -> Files:
    """Our files with the replacements from another one."""
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
    return replace(with_cards(ours, theirs), fields=fields)


def _owned(field: str, written: Any) -> Any:
    """A board without a source gets the owner as its source."""
    boards = written if field == "day" else {"": written}
    if field not in ("day", "night") or not isinstance(boards, Mapping):
        return written
    named = {
        name: {"source": "owner", **board} if isinstance(board, Mapping) else board
        for name, board in boards.items()
    }
    return named if field == "day" else named[""]


def _check_same(edition: Edition, house: Edition, theirs: Files) -> None:
    """Check that an owner's cards do the same as ours, with other numbers."""
    for number, staff in edition.staff.items():
        powers, ours = staff.effects, house.staff[number].effects
        if [about(power) for power in powers] != [about(power) for power in ours]:
            _refuse("staff", number, "effects", "the same as ours in other numbers", theirs)
    for number, politics in edition.politics.items():
        needs, asked = politics.needs, house.politics[number].needs
        if (needs.op, needs.of) != (asked.op, asked.of):
            _refuse("politics", number, "needs", "the same as ours in other numbers", theirs)
    if edition.group_operation != house.group_operation:
        where = theirs.fields["group_bonus"].of("group_bonus")
        raise DataError(f"{where}: op must be the same as ours; only the amounts can be replaced")
    for tile, printed in edition.tiles.items():
        options = [(each.op, each.same_column) for each in printed.penalty]
        if options != [(each.op, each.same_column) for each in house.tiles[tile].penalty]:
            _refuse("emperor", tile, "penalty", "the same as ours in other numbers", theirs)


def about(power: Power) -> Power:
    """What a card does, ignoring numbers; cubes and rooms to prepare count as numbers, too."""
    if power.on or power.per or power.op in ("strength", "free_rooms", "both_tracks", "excuse"):
        return replace(power, amount=0, price=0, most=0)
    return Power(power.op)


def _refuse(kind: str, number: int | str, field: str, expected: str, theirs: Files) -> None:
    rows = {**theirs.cards[kind], **theirs.changes[kind]}
    raise DataError(f"{rows[str(number)].where}: {field} must be {expected}")
