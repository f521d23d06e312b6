"""The operator's access to a database, next to a server that may be running.

Everything is written like a server writes it: a table's version decides who was first, so neither
overwrites the other. A notice in the same transaction tells the servers what to read again.
"""

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from types import TracebackType
from typing import Any, Final, Literal, Self, TypeVar

from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from hotelier.core.errors import HotelierError
from hotelier.server.settings import Settings
from hotelier.server.store import queries
from hotelier.server.store.database import Database, explain
from hotelier.server.store.rows import Change, Loaded, Row, StoreError
from hotelier.server.store.schema import notices
from hotelier.server.store.statements import Dropping, Keeping, write

T = TypeVar("T")
Told = Literal["bans", "changed", "asleep", "deleted"]

TRIES: Final = 20  # how often a change is retried if a server was faster
KEPT: Final = 600.0  # seconds that notices stay; servers look every second


class AdminError(HotelierError):
    """What the operator asked for can't be done."""


class Desk:
    """One database, for as long as a command takes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)

    def __enter__(self) -> Self:
        self.database.open_beside()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.database.close()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read, all from one moment."""
        try:
            with self.database.reader.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(explain(error)) from error

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write everything, or nothing."""
        try:
            with self.database.writer.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(f"{explain(error)}: nothing was changed") from error
        except FileNotFoundError as error:
            raise StoreError(f"{error}: nothing was changed") from error

    def scrub(self) -> None:
        """Remove what was overwritten from an SQLite log, as far as a running server lets us."""
        if not self.database.is_shared:
            with closing(sqlite3.connect(str(self.database.url.database))) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def change(
        self, id: str, told: Told, do: Callable[[Connection, Loaded], tuple[Change | None, T]]
    ) -> T:
        """Change a table; `do` returns what to write, or None for nothing, and an answer."""
        for _ in range(TRIES):
            with self.writing() as connection:
                loaded = queries.load(connection, id, whole=True)
                if loaded is None:
                    raise no_such_table(id)
                change, answer = do(connection, loaded)
                if change is None:
                    return answer
                if write(connection, [Keeping(change)], None) == [True]:
                    leave_notice(connection, told, id)
                    return answer
                connection.rollback()
        raise AdminError(f"table {id} changes too quickly: try again")

    def delete(self, id: str) -> None:
        """Delete a table with everything it has."""
        with self.writing() as connection:
            if queries.row(connection, id) is None:
                raise no_such_table(id)
            drop(connection, id)

    def row(self, id: str) -> Row:
        """A table as it is."""
        with self.reading() as connection:
            found = queries.row(connection, id)
        if found is None:
            raise no_such_table(id)
        return found


def drop(connection: Connection, id: str) -> None:
    """Delete a table, and tell the servers."""
    write(connection, [Dropping(id)], None)
    leave_notice(connection, "deleted", id)


def leave_notice(connection: Connection, kind: Told, table: str | None = None) -> None:
    """Tell the servers what has changed; they look every second."""
    now = time.time()
    connection.execute(delete(notices).where(notices.c.at < now - KEPT))
    fresh = {"id": secrets.token_hex(8), "kind": kind, "table_id": table, "at": now}
    connection.execute(insert(notices), fresh)


def next_row(row: Row, facts: dict[str, Any], **more: Any) -> Row:
    """A row after a change of what's besides the journal."""
    return replace(row, version=row.version + 1, facts={**row.facts, **facts}, **more)


def no_such_table(id: str) -> AdminError:
    """There's nothing to do it with."""
    return AdminError(f"there is no table {id!r}; `hotelier admin tables` lists them")
