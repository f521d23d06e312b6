"""Tables for the operator: listed, shown, put to sleep, closed, deleted, and their seats."""

import time
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, func, select

from hotelier.server.admin.desk import AdminError, Desk, drop, next_row
from hotelier.server.admin.people import Person, clients_of, person
from hotelier.server.store import queries
from hotelier.server.store.rows import Change, Loaded, Row
from hotelier.server.store.schema import clients, reports
from hotelier.server.table.details import Facts
from hotelier.server.table.visitors import HOUR, OPENER

BATCH: Final = 50  # tables that are deleted in one transaction, so that servers never wait long


@dataclass(frozen=True, slots=True)
class Filter:
    """Which tables to list."""

    phase: str | None = None
    game: str | None = None
    idle: float | None = None  # seconds
    opened_by: str | None = None  # an address, its hash or a name


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as it's listed."""

    id: str
    game: str
    phase: str
    public: bool
    host: str
    players: list[str]  # by seat; free seats are empty
    opened_by: str | None  # the hash of an address
    made: float
    changed: float
    steps: int
    asleep: bool
    closed: str | None  # why
    reports: int  # that are open


def listed(desk: Desk, wanted: Filter) -> list[Listed]:
    """The tables, the last changed first."""
    before = None if wanted.idle is None else time.time() - wanted.idle
    with desk.reading() as connection:
        rows = queries.rows(connection, wanted.phase, wanted.game, before)
        openers = _openers(connection)
        reported = _reported(connection)
        whom = None if wanted.opened_by is None else person(connection, wanted.opened_by)
    found = [_listed(row, openers.get(row.id), reported[row.id]) for row in rows]
    return [each for each in found if whom is None or _is_opened_by(each, whom)]


def shown(desk: Desk, id: str) -> dict[str, Any]:
    """Everything an operator may need to know about a table; no cards, no chat, no secrets."""
    row = desk.row(id)
    facts = Facts.model_validate(row.facts)
    with desk.reading() as connection:
        opener, seats = None, {}
        for seat, client in clients_of(connection, id):
            if seat == OPENER:
                opener = client
            else:
                seats[seat] = client
        keys = Counter(key.seat for key in queries.keys(connection, id) if key.expires is None)
        told = _reported(connection)[id]
    short = _listed(row, opener, told)
    return {
        "table": id,
        "game": row.game,
        "options": facts.options,
        "phase": row.phase,
        "public": row.public,
        "asleep": facts.asleep,
        "closed": facts.closed,
        "opened": row.made,
        "changed": row.changed,
        "opened_by": short.opened_by,
        "host": facts.host,
        "steps": row.steps,
        "entries": row.entries,
        "reports": told,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "absent": seat.absent,
                "bot": seat.bot,
                "devices": keys[number],
                "address": seats.get(number),
            }
            for number, seat in enumerate(facts.seats, start=1)
        ],
    }


def sleep(desk: Desk, id: str) -> None:
    """Put a table to sleep until someone comes back."""

    def do(_connection: Connection, loaded: Loaded) -> tuple[Change, None]:
        row = loaded.row
        if row.phase not in ("open", "running"):
            raise AdminError(f"table {id} is {row.phase}: only open or running ones can sleep")
        asleep_since = time.time() - desk.settings.sleep_hours * HOUR - 1
        changed = min(row.changed, asleep_since)  # so it doesn't count for anyone
        return Change(next_row(row, {"asleep": True}, due=None, changed=changed)), None

    desk.change(id, "asleep", do)


def close(desk: Desk, id: str, reason: str) -> None:
    """Close a table for good: nobody can enter, and everyone is told why."""

    def do(_connection: Connection, loaded: Loaded) -> tuple[Change, None]:
        facts = {"closed": reason}
        moved = {"phase": "closed", "due": None, "changed": time.time()}
        return Change(next_row(loaded.row, facts, **moved)), None

    desk.change(id, "changed", do)


def revoke(desk: Desk, id: str, seat: int) -> int:
    """Make all tokens and codes of a seat worthless; returns how many there were."""

    def do(_connection: Connection, loaded: Loaded) -> tuple[Change | None, int]:
        seats = loaded.row.facts["seats"]
        if not 1 <= seat <= len(seats):
            raise AdminError(f"table {id} has seats 1 to {len(seats)}, not {seat}")
        lost = tuple(key.digest for key in loaded.keys if key.seat == seat)
        if not lost:
            return None, 0
        return Change(next_row(loaded.row, {}), lost_keys=lost), len(lost)

    return desk.change(id, "changed", do)


def count_finished(desk: Desk, before: float) -> int:
    """How many games `prune` would delete."""
    with desk.reading() as connection:
        return queries.count_over_before(connection, before)


def prune(desk: Desk, before: float) -> int:
    """Delete the games that were over before a time; returns how many."""
    pruned = 0
    while True:
        with desk.writing() as connection:
            old = queries.over_before(connection, before, BATCH)
            for id in old:
                drop(connection, id)
        pruned += len(old)
        if len(old) < BATCH:
            return pruned


def _listed(row: Row, opener: str | None, told: int) -> Listed:
    facts = row.facts
    return Listed(
        id=row.id,
        game=row.game,
        phase=row.phase,
        public=row.public,
        host=facts.get("host", ""),
        players=[seat.get("name", "") for seat in facts["seats"]],
        opened_by=opener,
        made=row.made,
        changed=row.changed,
        steps=row.steps,
        asleep=facts.get("asleep", False),
        closed=facts.get("closed"),
        reports=told,
    )


def _is_opened_by(table: Listed, whom: Person) -> bool:
    if whom.client is not None:
        return table.opened_by == whom.client
    return whom.name is not None and whom.is_called(table.host)


def _openers(connection: Connection) -> dict[str, str]:
    found = connection.execute(
        select(clients.c.table_id, clients.c.client).where(clients.c.seat == OPENER)
    )
    return dict(found.all())


def _reported(connection: Connection) -> Counter[str]:
    found = connection.execute(
        select(reports.c.table_id, func.count())
        .where(reports.c.closed.is_(None))
        .group_by(reports.c.table_id)
    )
    return Counter(dict(found.all()))
