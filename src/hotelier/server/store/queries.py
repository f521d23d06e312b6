"""Database queries, each in its own transaction, so the result is from one moment."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import orjson
from sqlalchemy import Connection, Select, Table, bindparam, case, func, select, tuple_

from hotelier.server.store import schema
from hotelier.server.store.rows import (
    Ban,
    Client,
    Entry,
    Key,
    Loaded,
    Notice,
    Row,
    Snapshot,
    Visited,
)
from hotelier.server.store.schema import tables

T = TypeVar("T")


def _of_a_table(kind: Table) -> Select[Any]:
    """What a table has of a kind, as it is in shapes.py."""
    columns = [column for column in kind.c if column.name != "table_id"]
    return select(*columns).where(kind.c.table_id == bindparam("of"))


_ROWS: Final = select(*[tables.c[name] for name in Row.__slots__])
_ROW: Final = _ROWS.where(tables.c.id == bindparam("of"))
_ENTRIES: Final = (
    _of_a_table(schema.entries)
    .where(schema.entries.c.number > bindparam("since"))
    .order_by(schema.entries.c.number)
)
_SOME_ENTRIES: Final = _ENTRIES.limit(bindparam("most"))
_LAST_SNAPSHOT: Final = (
    _of_a_table(schema.snapshots).order_by(schema.snapshots.c.entry.desc()).limit(1)
)
_SNAPSHOT_BEFORE: Final = _LAST_SNAPSHOT.where(schema.snapshots.c.steps <= bindparam("steps"))
_KEYS: Final = _of_a_table(schema.keys).order_by(schema.keys.c.seat, schema.keys.c.digest)
_DOORS: Final = select(schema.keys).where(schema.keys.c.digest == bindparam("digest"))
_SEATS: Final = (
    select(schema.keys.c.digest, schema.keys.c.seat, *[tables.c[name] for name in Row.__slots__])
    .join(tables, tables.c.id == schema.keys.c.table_id)
    .where(
        schema.keys.c.digest.in_(bindparam("digests", expanding=True)),
        schema.keys.c.table_id.in_(bindparam("ids", expanding=True)),
        schema.keys.c.expires.is_(None),
        tables.c.phase == "over",
    )
)
_ANALYSIS: Final = select(schema.analyses.c.body).where(
    schema.analyses.c.table_id == bindparam("of"), schema.analyses.c.format == bindparam("form")
)
_BANS: Final = (
    select(schema.bans).where(schema.bans.c.until > bindparam("now")).order_by(schema.bans.c.made)
)
_NOTICES: Final = select(schema.notices.c.id, schema.notices.c.kind, schema.notices.c.table_id)
_SECRET: Final = select(schema.secrets.c.value).where(schema.secrets.c.name == bindparam("named"))
_OPEN_REPORTS: Final = (
    select(func.count())
    .select_from(schema.reports)
    .where(schema.reports.c.table_id == bindparam("of"), schema.reports.c.closed.is_(None))
)
_IS_OVER: Final = tables.c.phase.in_(("over", "closed")), tables.c.changed < bindparam("before")
_COUNT_OVER: Final = select(func.count()).select_from(tables).where(*_IS_OVER)
_OVER: Final = (
    select(tables.c.id).where(*_IS_OVER).order_by(tables.c.changed).limit(bindparam("most"))
)
_DUE: Final = (
    select(tables.c.id)
    .where(tables.c.due <= bindparam("now"))
    .order_by(tables.c.due)
    .limit(bindparam("most"))
)
_IN_PHASES: Final = tables.c.phase.in_(bindparam("phases", expanding=True))
_COUNT: Final = (
    select(func.count())
    .select_from(tables)
    .where(_IN_PHASES, tables.c.changed >= bindparam("since"))
)
_VISITED: Final = (
    select(
        schema.clients.c.table_id,
        schema.clients.c.seat,
        schema.clients.c.client,
        schema.clients.c.at,
    )
    .join(tables, tables.c.id == schema.clients.c.table_id)
    .where(_IN_PHASES, tables.c.changed >= bindparam("since"))
)
# What a private table is about is long, and nobody asks.
_FACTS: Final = case((tables.c.public.is_(True), tables.c.facts))
_AWAKE: Final = select(tables.c.id, tables.c.phase, tables.c.changed, _FACTS).where(
    _IN_PHASES, tables.c.changed >= bindparam("since")
)
_PHASES: Final = select(tables.c.phase, func.count()).group_by(tables.c.phase)
_LOBBY: Final = (
    _ROWS.where(_IN_PHASES, tables.c.public.is_(True))
    .order_by(tables.c.changed.desc(), tables.c.id.desc())
    .limit(bindparam("most"))
)


def row(connection: Connection, table: str) -> Row | None:
    """A table without its journal."""
    found = connection.execute(_ROW, {"of": table}).first()
    return None if found is None else _shape(Row, found)


def rows(
    connection: Connection,
    phase: str | None = None,
    game: str | None = None,
    before: float | None = None,
    ids: Sequence[str] | None = None,
) -> list[Row]:
    """Tables, the last changed first: in a phase, of a game, unchanged since a time, or these."""
    wanted = _ROWS.order_by(tables.c.changed.desc(), tables.c.id)
    if phase is not None:
        wanted = wanted.where(tables.c.phase == phase)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if before is not None:
        wanted = wanted.where(tables.c.changed < before)
    if ids is not None:
        wanted = wanted.where(tables.c.id.in_(ids))
    return [_shape(Row, found) for found in connection.execute(wanted)]


def keys(connection: Connection, table: str) -> tuple[Key, ...]:
    """What opens the seats of a table."""
    return tuple(Key(*key) for key in connection.execute(_KEYS, {"of": table}))


def load(connection: Connection, table: str, whole: bool = False) -> Loaded | None:
    """A table with all its keys, its last snapshot and what happened since.

    `whole` ignores the snapshot and loads everything from the start.
    """
    found = row(connection, table)
    if found is None:
        return None
    last = None if whole else snapshot(connection, table)
    return Loaded(
        row=found,
        keys=keys(connection, table),
        snapshot=last,
        entries=entries(connection, table, 0 if last is None else last.entry),
    )


def entries(
    connection: Connection, table: str, since: int, limit: int | None = None
) -> tuple[Entry, ...]:
    """The entries after a number, in order."""
    statement = _ENTRIES if limit is None else _SOME_ENTRIES
    found = connection.execute(statement, {"of": table, "since": since, "most": limit})
    return tuple(_shape(Entry, entry) for entry in found)


def snapshot(connection: Connection, table: str, steps: int | None = None) -> Snapshot | None:
    """The last snapshot, or the last of those with no more steps."""
    statement = _LAST_SNAPSHOT if steps is None else _SNAPSHOT_BEFORE
    found = connection.execute(statement, {"of": table, "steps": steps}).first()
    return None if found is None else _shape(Snapshot, found)


def due(connection: Connection, now: float, limit: int) -> tuple[str, ...]:
    """The tables that are due, the longest due first."""
    return tuple(connection.execute(_DUE, {"now": now, "most": limit}).scalars())


def lobby(
    connection: Connection,
    phases: Sequence[str],
    game: str | None,
    limit: int,
    after: tuple[float, str] | None,
) -> tuple[Row, ...]:
    """Public tables, most recently changed first, starting after one of them."""
    statement = _LOBBY
    if game is not None:
        statement = statement.where(tables.c.game == game)
    if after is not None:
        statement = statement.where(tuple_(tables.c.changed, tables.c.id) < after)
    found = connection.execute(statement, {"phases": phases, "most": limit})
    return tuple(_shape(Row, each) for each in found)


def count(connection: Connection, phases: Sequence[str], since: float) -> int:
    """How many tables have changed since a time, public or not."""
    return connection.execute(_COUNT, {"phases": phases, "since": since}).scalar_one()


def visited(connection: Connection, phases: Sequence[str], since: float) -> list[Visited]:
    """The tables that have changed since a time, with their clients."""
    asked = {"phases": phases, "since": since}
    clients: defaultdict[str, list[Client]] = defaultdict(list)
    for table, *client in connection.execute(_VISITED, asked):
        clients[table].append(Client(*client))
    return [
        Visited(
            table,
            phase,
            changed,
            () if facts is None else orjson.loads(facts)["seats"],
            tuple(clients[table]),
        )
        for table, phase, changed, facts in connection.execute(_AWAKE, asked)
        if table in clients
    ]


def phases(connection: Connection) -> dict[str, int]:
    """How many tables there are in every phase."""
    return dict(connection.execute(_PHASES).all())


def by_key(connection: Connection, digest: str) -> list[tuple[str, Key]]:
    """The tables that a token opens."""
    return [(table, Key(*key)) for table, *key in connection.execute(_DOORS, {"digest": digest})]


def finished(
    connection: Connection, doors: Sequence[tuple[str, str]]
) -> list[tuple[Row, int, str]]:
    """Of tables with the digest of a token: those that are over, its seat, the digest."""
    asked = set(doors)
    ids, digests = sorted({id for id, _ in asked}), sorted({digest for _, digest in asked})
    found = connection.execute(_SEATS, {"ids": ids, "digests": digests})
    games = ((digest, seat, _shape(Row, each)) for digest, seat, *each in found)
    return [(game, seat, digest) for digest, seat, game in games if (game.id, digest) in asked]


def analysis(connection: Connection, table: str, form: str) -> str | None:
    """The analysis of a game, if it's saved in this format."""
    return connection.execute(_ANALYSIS, {"of": table, "form": form}).scalar()


def bans(connection: Connection, now: float) -> tuple[Ban, ...]:
    """Everyone who can't play or chat now, the oldest first."""
    return tuple(Ban(*found) for found in connection.execute(_BANS, {"now": now}))


def notices(connection: Connection) -> tuple[Notice, ...]:
    """What the operator's tool did lately."""
    return tuple(Notice(*found) for found in connection.execute(_NOTICES))


def secret(connection: Connection, name: str) -> str:
    """What nobody may guess: a key, by its name."""
    return str(connection.execute(_SECRET, {"named": name}).scalar_one())


def open_reports(connection: Connection, table: str) -> int:
    """How many reports about a table nobody has dealt with."""
    return connection.execute(_OPEN_REPORTS, {"of": table}).scalar_one()


def over_before(connection: Connection, before: float, limit: int) -> tuple[str, ...]:
    """The tables whose game is over, and where nothing has happened since a time."""
    found = connection.execute(_OVER, {"before": before, "most": limit})
    return tuple(found.scalars())


def count_over_before(connection: Connection, before: float) -> int:
    """How many there are."""
    return connection.execute(_COUNT_OVER, {"before": before}).scalar_one()


def _shape(kind: Callable[..., T], found: Sequence[Any]) -> T:
    """A row of the database as its shape; the last column is JSON."""
    return kind(*found[:-1], orjson.loads(found[-1]))
