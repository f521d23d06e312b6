"""Everything of one player, removed on request.

What's removed is listed in docs/admin.md. Moves stay, because the others played that game; they
name no one.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from sqlalchemy import Connection, and_, bindparam, delete, or_, select, update

from hotelier.core.errors import HotelierError, OptionError
from hotelier.server.admin.desk import AdminError, Desk, drop, next_row
from hotelier.server.admin.tournaments import erase_entries, erase_rating
from hotelier.server.store import deals, queries
from hotelier.server.store.rows import Change, Entry, Loaded
from hotelier.server.store.schema import analyses, clients, entries, reports, tables
from hotelier.server.table.clocks import Watch
from hotelier.server.table.names import check_name
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest
from hotelier.server.table.visitors import OPENER

NAMED: Final = ("asked", "declined", "kicked", "host")  # entries whose text is a name
GONE: Final = "…"  # instead of a chat message
_REWRITE: Final = (
    update(entries)
    .where(entries.c.table_id == bindparam("of"), entries.c.number == bindparam("which"))
    .values(body=bindparam("rewritten"))
)


@dataclass(slots=True)
class Erased:
    """What was removed."""

    tables: int = 0  # deleted, because no other person played there
    seats: int = 0  # renamed
    messages: int = 0
    tokens: int = 0
    reports: int = 0
    results: int = 0  # at deals that many play
    entries: int = 0  # in tournaments
    ratings: int = 0  # names on the ladder
    left: list[str] = field(default_factory=list)  # tables that couldn't be changed, and why


def erase(desk: Desk, text: str) -> Erased:
    """Remove everything of the player with this name, or with this token."""
    erased = Erased()
    wanted = _of_token(desk, text)
    with desk.writing() as connection:
        for id, name in wanted:
            erased.results += deals.forget(connection, name, id)
        if not wanted:
            erased.results += deals.forget(connection, text)
    wanted = wanted or _of_name(desk, text)
    erased.entries, erased.ratings = erase_entries(desk, text), erase_rating(desk, text)
    if not (wanted or erased.results or erased.entries or erased.ratings):
        raise AdminError(f"no table knows a player {text!r}, by name or by token")
    for id, name in wanted:
        try:
            _erase_at(desk, id, name, erased)
        except HotelierError as error:  # a damaged journal, or a game that isn't installed
            erased.left.append(f"{id}: {error}")
    desk.scrub()
    return erased


def _of_token(desk: Desk, token: str) -> list[tuple[str, str]]:
    """The tables that a token opens, and the name it has there."""
    found = []
    with desk.reading() as connection:
        for id, key in queries.by_key(connection, digest(token)):
            row = queries.row(connection, id)
            if row is not None:
                found.append((id, row.facts["seats"][key.seat - 1]["name"]))
    return [(id, name) for id, name in found if name]


def _of_name(desk: Desk, text: str) -> list[tuple[str, str]]:
    """The tables that know a name, now or in their journal."""
    try:
        name = check_name(text)
    except OptionError as error:
        raise AdminError(f"{text!r} can’t be a player’s name: {error}") from error
    written = orjson.dumps(name).decode()
    with desk.reading() as connection:
        seated = select(tables.c.id).where(tables.c.facts.contains(written, autoescape=True))
        said = select(entries.c.table_id).where(
            entries.c.body.contains(written, autoescape=True),
            or_(*(entries.c.body.contains(f'"{kind}"') for kind in ("sat", *NAMED))),
        )
        found = {*connection.execute(seated).scalars(), *connection.execute(said).scalars()}
    return [(id, name) for id in sorted(found)]


def _erase_at(desk: Desk, id: str, name: str, erased: Erased) -> None:
    row = desk.row(id)
    names = [seat["name"] for seat in row.facts["seats"] if _is_person(seat)]
    if names == [name]:
        with desk.writing() as connection:
            keys = queries.keys(connection, id)
            drop(connection, id)
        erased.tables += 1
        erased.tokens += len(keys)
        return
    if name in names and row.phase in ("open", "running"):
        erased.tokens += desk.change(id, "changed", lambda _, loaded: _stand_up(loaded, name))
    found = desk.change(id, "changed", lambda link, loaded: _rewrite(link, loaded, name))
    erased.seats += found["seats"]
    erased.messages += found["messages"]
    erased.tokens += found["tokens"]
    erased.reports += found["reports"]


def _stand_up(loaded: Loaded, name: str) -> tuple[Change | None, int]:
    """The player leaves: before the game the seat is free, during it a bot takes over.

    Returns how many tokens that costs.
    """
    table = Table.loaded(loaded, Watch())
    for number, seat in enumerate(table.seats, start=1):
        if seat.name != name or seat.kind not in ("person", "reserved"):
            continue
        if seat.kind == "reserved":
            table.open_seat(number)
        elif table.phase == "open":
            table.leave(number)
        else:
            table.resign(number)
    return table.change(), len(loaded.keys) - len(table.ledger.keys)


def _rewrite(connection: Connection, loaded: Loaded, name: str) -> tuple[Change, Counter[str]]:
    """The table without the name, and without what was said under it."""
    id, facts = loaded.row.id, orjson.loads(orjson.dumps(loaded.row.facts))
    found: Counter[str] = Counter()
    now = []
    for number, seat in enumerate(facts["seats"], start=1):
        if seat["name"] == name and _is_person(seat):
            seat["name"] = nobody(number)
            now.append(number)
    found["seats"] = len(now)
    places = {*now}  # where they sat at any time
    if facts.get("host") == name:
        facts["host"] = ""
        places.add(OPENER)
    facts["asks"] = [each for each in facts.get("asks", []) if each["name"] != name]
    names = _first_names(loaded)
    for entry in loaded.entries:
        place = entry.body.get("seat") or OPENER
        if entry.body["type"] == "sat":
            names[place] = entry.body["seated"]["name"]
        theirs = names.get(place) == name
        if theirs:
            places.add(place)
        body = _without(entry, name, theirs)
        if body is not None:
            found["messages"] += entry.body["type"] == "said"
            written = {"of": id, "which": entry.number, "rewritten": orjson.dumps(body).decode()}
            connection.execute(_REWRITE, written)
    lost = tuple(key.digest for key in loaded.keys if key.seat in now)
    found["tokens"] = len(lost)
    here = clients.c.table_id == id
    seated = select(clients.c.client).where(here, clients.c.seat.in_(sorted(places)))
    came = set(connection.execute(seated).scalars())
    removed = and_(clients.c.seat < OPENER, clients.c.client.in_(came))
    connection.execute(
        delete(clients).where(here, or_(clients.c.seat.in_(sorted(places)), removed))
    )
    own = reports.c.table_id == id, reports.c.seat.in_(sorted(places))
    found["reports"] = connection.execute(delete(reports).where(*own)).rowcount
    connection.execute(delete(analyses).where(analyses.c.table_id == id))  # it has names
    return Change(next_row(loaded.row, facts), lost_keys=lost), found


def nobody(number: int) -> str:
    """What a seat is called when its player's name was removed."""
    return f"seat {number}"


def _is_person(seat: Mapping[str, Any]) -> bool:
    """Whether the name in a seat is a person's, even if they have resigned to a bot."""
    if seat["kind"] == "bot":
        return not seat["name"].startswith(seat["bot"] or "")
    return seat["kind"] in ("person", "reserved")


def _first_names(loaded: Loaded) -> dict[int, str]:
    """Who sat where at first, as far as the journal says."""
    names = {n: seat["name"] for n, seat in enumerate(loaded.row.facts["seats"], 1)}
    for entry in reversed(loaded.entries):
        if entry.body["type"] == "sat":
            names[entry.body["seat"]] = entry.body["seated"]["name"]
    return names


def _without(entry: Entry, name: str, theirs: bool) -> dict[str, Any] | None:
    """An entry without the name or what they said; None if there's nothing to remove."""
    body = dict(entry.body)
    kind, seat = body["type"], body.get("seat")
    if kind == "sat" and body["seated"]["name"] == name and _is_person(body["seated"]):
        return body | {"seated": body["seated"] | {"name": nobody(body["seat"])}}
    if kind in NAMED and body.get("text") == name:
        return body | {"text": nobody(body["seat"])}
    if kind == "said" and theirs and body.get("text") != GONE:
        return {"type": "said", "seat": seat, "text": GONE}
    return None
