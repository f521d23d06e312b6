"""How a change is written: its statements, in an order that leaves nothing half done.

Nothing here commits: the caller's connection is in a transaction.
"""

import os
import secrets
import time
from collections.abc import Mapping, Sequence
from itertools import chain, count
from typing import Any, Final

import orjson
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from hotelier.server.store.deals import Entering, Making
from hotelier.server.store.rows import Change, Client, Entry, Key, Row, Snapshot
from hotelier.server.store.schema import (
    analyses,
    clients,
    entries,
    keys,
    pulse,
    reports,
    snapshots,
    tables,
)
from hotelier.server.store.tournaments import TournamentWork

# The channels on which PostgreSQL announces changes to other processes, and what they say.
CHANNEL: Final = "hotelier"
TALK: Final = "hotelier_talk"
GONE: Final = "gone"  # the phase of a table that was deleted
FEW: Final = 2  # rows that are written together, at least
SAME: Final = "-"  # if a change is not about that

# What an update locks; a row that another process is writing is skipped.
_LOCK: Final = (
    select(tables.c.id)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .with_for_update(key_share=True, skip_locked=True)
)
_KNOWN: Final = select(tables.c.id).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_STAMP: Final = select(tables.c.stamp).where(tables.c.id == bindparam("of"))
_MAKE: Final = insert(tables)
_MOVE_ON: Final = update(tables).where(
    tables.c.id == bindparam("of"), tables.c.version == bindparam("was")
)
_DROP: Final = delete(tables).where(tables.c.id == bindparam("of"))
_ADD_ENTRIES: Final = insert(entries)
_ADD_SNAPSHOTS: Final = insert(snapshots)
_REPLACE_SNAPSHOTS: Final = delete(snapshots).where(
    snapshots.c.table_id == bindparam("of"),
    snapshots.c.entry.in_(bindparam("entries", expanding=True)),
)
_ADD_KEYS: Final = insert(keys)
_ADD_ANALYSIS: Final = insert(analyses)
_FORGET_ANALYSIS: Final = delete(analyses).where(analyses.c.table_id == bindparam("of"))
_STOP_PULSE: Final = delete(pulse)
_ADD_PULSE: Final = insert(pulse)
_LOSE_KEYS: Final = delete(keys).where(
    keys.c.table_id == bindparam("of"), keys.c.digest.in_(bindparam("lost", expanding=True))
)
_LOSE_CLIENTS: Final = delete(clients).where(
    clients.c.table_id == bindparam("of"), clients.c.seat.in_(bindparam("seats", expanding=True))
)
_ADD_CLIENTS: Final = insert(clients)
_FORGET_CLIENTS: Final = delete(clients).where(clients.c.at < bindparam("before"))
_FORGET_REPORTS: Final = delete(reports).where(reports.c.closed < bindparam("before"))
_ADD_REPORT: Final = insert(reports)
_NOTIFY: Final = text(
    "SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word"
)


# Marks of changes, different in all processes: forked ones differ by their number.
_STAMPS: Final = secrets.token_hex(8)
_stamped: Final = count()


class Scattered(Exception):
    """Changes written together whose tables aren't all as expected: write them one by one."""


class Keeping:
    """A change as the database takes it; encoded right away, so that later changes stay out."""

    def __init__(self, change: Change) -> None:
        self.id = change.row.id
        self.news = f"{self.id} {change.row.entries} {change.row.phase} {_held(change)}"
        self.stamp = f"{_STAMPS}-{os.getpid()}-{next(_stamped)}"
        self.row = _record(change.row, stamp=self.stamp)
        self.entries = [_record(entry, table_id=self.id) for entry in change.entries]
        self.snapshots = [_record(snapshot, table_id=self.id) for snapshot in change.snapshots]
        self.keys = [_record(key, table_id=self.id) for key in change.new_keys]
        self.lost = change.lost_keys
        self.clients = [_record(client, table_id=self.id) for client in change.clients]
        self.deal = Entering(change.row)

    @property
    def moved_on(self) -> dict[str, Any] | None:
        """The row of a table that's there already; None for a new one."""
        before = self.row["version"] - 1
        if before == 0:
            return None
        row = {name: value for name, value in self.row.items() if name not in ("id", "made")}
        return row | {"of": self.id, "was": before}

    def begin(self, connection: Connection) -> bool:
        """Write the row and the keys; False, and nothing is written, if the table has moved on."""
        row = self.moved_on
        if row is None:
            connection.execute(_MAKE, self.row)
        elif connection.execute(_MOVE_ON, row).rowcount == 0:
            return False
        self.go_on(connection)
        return True

    def go_on(self, connection: Connection) -> None:
        """Write what belongs to the row, which is written."""
        if self.snapshots and self.row["version"] > 1:
            # There may be one of another version, which nobody can read.
            after = [each["entry"] for each in self.snapshots]
            connection.execute(_REPLACE_SNAPSHOTS, {"of": self.id, "entries": after})
        if self.lost:
            connection.execute(_LOSE_KEYS, {"of": self.id, "lost": self.lost})
        if self.keys:
            connection.execute(_ADD_KEYS, self.keys)
        if self.clients:
            seats = [each["seat"] for each in self.clients]
            connection.execute(_LOSE_CLIENTS, {"of": self.id, "seats": seats})
            connection.execute(_ADD_CLIENTS, self.clients)
        self.deal.write(connection)

    def is_kept(self, connection: Connection) -> bool:
        """Whether an earlier attempt was committed after all, and only the answer was lost."""
        found = connection.execute(_STAMP, {"of": self.id})
        return found.scalar() == self.stamp


class Dropping:
    """The removal of a table, with everything it had."""

    entries: tuple[dict[str, Any], ...] = ()
    snapshots: tuple[dict[str, Any], ...] = ()

    def __init__(self, table: str) -> None:
        self.id = table
        self.news = f"{table} 0 {GONE} {SAME}"

    def begin(self, connection: Connection) -> bool:
        """Delete it; it's fine if it's already gone."""
        connection.execute(_DROP, {"of": self.id})
        return True

    def is_kept(self, connection: Connection) -> bool:
        """Deleting twice is fine."""
        return False


class Analysed:
    """The analysis of a table's game; it replaces an earlier one."""

    entries: tuple[dict[str, Any], ...] = ()
    snapshots: tuple[dict[str, Any], ...] = ()

    def __init__(self, table: str, form: str, body: str) -> None:
        self.id = table
        self.news = f"{table} 0 {SAME} {SAME}"
        self.row = {"table_id": table, "format": form, "body": body}

    def begin(self, connection: Connection) -> bool:
        """Write it; False if the table no longer exists."""
        if connection.execute(_STAMP, {"of": self.id}).first() is None:
            return False
        connection.execute(_FORGET_ANALYSIS, {"of": self.id})
        connection.execute(_ADD_ANALYSIS, self.row)
        return True

    def is_kept(self, connection: Connection) -> bool:
        """Writing twice is fine."""
        return False


class Pulse:
    """A sign of life, to see whether the database accepts writes."""

    id = ""
    news = ""  # nobody needs to know
    entries: tuple[dict[str, Any], ...] = ()
    snapshots: tuple[dict[str, Any], ...] = ()

    def begin(self, connection: Connection) -> bool:
        """Overwrite the time of the last check."""
        connection.execute(_STOP_PULSE)
        connection.execute(_ADD_PULSE, {"id": 1, "at": time.time()})
        return True

    def is_kept(self, connection: Connection) -> bool:
        """Writing twice does no harm."""
        return False


class Reporting:
    """What someone reports about a table."""

    id = ""
    news = ""
    entries: tuple[dict[str, Any], ...] = ()
    snapshots: tuple[dict[str, Any], ...] = ()

    def __init__(self, table: str, seat: int | None, reason: str, at: float) -> None:
        self.row = {"table_id": table, "seat": seat, "reason": reason, "at": at}

    def begin(self, connection: Connection) -> bool:
        """Add it."""
        connection.execute(_ADD_REPORT, self.row)
        return True

    def is_kept(self, connection: Connection) -> bool:
        """A report that comes twice does no harm."""
        return False


class Forgetting:
    """The removal of what's only kept for some days: hashes of addresses, closed reports."""

    id = ""
    news = ""
    entries: tuple[dict[str, Any], ...] = ()
    snapshots: tuple[dict[str, Any], ...] = ()

    def __init__(self, clients_before: float, reports_before: float) -> None:
        self.clients_before = clients_before
        self.reports_before = reports_before

    def begin(self, connection: Connection) -> bool:
        """Delete it."""
        connection.execute(_FORGET_CLIENTS, {"before": self.clients_before})
        connection.execute(_FORGET_REPORTS, {"before": self.reports_before})
        return True

    def is_kept(self, connection: Connection) -> bool:
        """Deleting twice is fine."""
        return False


Work = Keeping | Dropping | Analysed | Making | Pulse | Reporting | Forgetting | TournamentWork


def locked(connection: Connection, works: Sequence[Work]) -> frozenset[str]:
    """The tables that another process is writing right now; the others are locked for us."""
    ids = {work.id for work in works if work.id}
    if not ids or connection.dialect.name != "postgresql":
        return frozenset()
    ids.difference_update(connection.execute(_LOCK, {"ids": sorted(ids)}).scalars())
    if ids:  # otherwise it's a table that doesn't exist yet, or any more
        ids.intersection_update(connection.execute(_KNOWN, {"ids": sorted(ids)}).scalars())
    return frozenset(ids)


def write(connection: Connection, works: Sequence[Work], origin: str | None) -> list[bool]:
    """Write what can be written; False for each whose table had changed, which wrote nothing.

    Without an origin, nothing is announced: the operator's tool leaves notices instead.
    """
    together = _moved_together(connection, works)
    kept = []
    for work in works:
        if isinstance(work, Keeping) and work.id in together:
            work.go_on(connection)
            kept.append(True)
        else:
            kept.append(work.begin(connection))
    begun = [work for work, is_kept in zip(works, kept, strict=True) if is_kept]
    # The journals of all tables at once: they're most of the data.
    for statement, values in (
        (_ADD_ENTRIES, list(chain.from_iterable(work.entries for work in begun))),
        (_ADD_SNAPSHOTS, list(chain.from_iterable(work.snapshots for work in begun))),
    ):
        if values:
            connection.execute(statement, values)
    if begun and origin is not None and connection.dialect.name == "postgresql":
        announce(connection, CHANNEL, [f"{work.news} {origin}" for work in begun if work.news])
    return kept


def _moved_together(connection: Connection, works: Sequence[Work]) -> frozenset[str]:
    """The tables whose rows are written with one statement: all that are there, most of the time.

    Raises Scattered if one of them has moved on. Then nothing of the transaction may be kept.
    """
    if len(works) < FEW or len({work.id for work in works}) < len(works):
        return frozenset()  # the changes of one table must be written in their order
    rows = [row for row in (_moved_on(work) for work in works) if row is not None]
    if len(rows) < FEW:
        return frozenset()
    if connection.execute(_MOVE_ON, rows).rowcount != len(rows):
        raise Scattered
    return frozenset(row["of"] for row in rows)


def _moved_on(work: Work) -> dict[str, Any] | None:
    return work.moved_on if isinstance(work, Keeping) else None


def announce(connection: Connection, channel: str, words: Sequence[str]) -> None:
    """Tell other processes something, once this transaction is committed."""
    connection.execute(_NOTIFY, {"channel": channel, "words": list(words)})


def _held(change: Change) -> str:
    """The seats with a player who isn't away, as the news list them."""
    return ",".join(map(str, sorted(change.held))) or "0"


def _record(shape: Row | Entry | Snapshot | Key | Client, **more: str) -> dict[str, Any]:
    """A value as columns, which have the names of its fields."""
    record: dict[str, Any] = dict(more)
    for name in shape.__slots__:
        value = getattr(shape, name)
        record[name] = orjson.dumps(value).decode() if isinstance(value, Mapping) else value
    return record
