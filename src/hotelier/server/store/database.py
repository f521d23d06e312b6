"""Opening a database: SQLite in a file or PostgreSQL, checked, migrated and ready.

SQLite is for one server: its file is locked while the server runs. PostgreSQL may serve several.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError

from hotelier.server.store.rows import StoreError
from hotelier.server.store.schema import LATEST, create, version

READERS: Final = 4
PRIVATE: Final = 0o600  # permissions of files that only their owner may read
PRIVATE_FOLDER: Final = 0o700
PATIENCE: Final = 5  # seconds a write waits for another program that locks the file

# With the write-ahead log, readers never wait for the writer. FULL: what was committed survives a
# power cut, not just the end of the program.
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")

# A database that stops answering is given up, so that nobody waits for minutes.
PATIENCE_WITH_POSTGRESQL: Final = {"connect_timeout": 10, "tcp_user_timeout": 15_000}
MIGRATING: Final = 0x686F74656C  # the lock under which one process migrates while others wait

HELD: Final = "another program has locked the database"
GONE: Final = "the database file was deleted or replaced while the server was running"
REASONS: Final = (
    (GONE, GONE),
    ("no such table", GONE),
    ("disk is full", "the disk is full"),
    ("disk I/O error", "the disk can’t be read or written"),
    ("readonly database", "the database is read-only"),
    ("not a database", "the file isn’t a database"),
    ("malformed", "the database file is damaged"),
    ("unable to open", "the database file can’t be opened or created"),
    ("is locked", HELD),
)
STATES: Final = {"53100": "the disk is full", "25006": "the database is read-only"}


class Database:
    """The connections of one server to one database: one that writes, and some that read."""

    writer: Engine
    reader: Engine

    def __init__(self, address: str) -> None:
        self.url = _read_address(address)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self._engines: tuple[Engine, ...] = ()
        self._lock: sqlite3.Connection | None = None

    @property
    def conninfo(self) -> str:
        """The address of a PostgreSQL database in libpq format."""
        from psycopg.conninfo import make_conninfo

        _, words = self.url.get_dialect()().create_connect_args(self.url)
        return make_conninfo(**words)

    def open(self) -> None:
        """Connect and migrate, or raise an error that says why not."""
        with self._opening():
            if not self.is_shared:
                path = self._file()
                keep_private(path)
                self._lock = lock(path)
            self._connect()
            with self.writer.begin() as connection:
                _migrate(connection)

    def open_beside(self) -> None:
        """Connect as the operator's tool does: next to a server that may be running.

        The database must be there. It's only migrated if no server uses it.
        """
        with self._opening():
            path = None if self.is_shared else self._file()
            if path is not None and not path.is_file():
                raise StoreError(f"there is no database at {path}")
            self._connect()
            if path is not None:  # what an operator deletes is overwritten
                event.listen(self.writer, "connect", _setter_of(("secure_delete = ON",)))
            with self.reader.begin() as connection:
                if _is_current(connection):
                    return
            if path is not None:
                try:
                    self._lock = lock(path)
                except StoreError as error:
                    raise StoreError(
                        f"a server of an older version is using {path}: restart it with this one"
                    ) from error
            with self.writer.begin() as connection:
                _migrate(connection)
            self._unlock()

    def check(self) -> None:
        """Raise an error if it's no database of hotelier's, or a newer one; changes nothing."""
        with self._opening():
            self._connect()
            with self.reader.begin() as connection:
                _is_current(connection)
                if version.name not in inspect(connection).get_table_names():
                    raise StoreError("it is empty")
        self.close()

    @contextmanager
    def _opening(self) -> Iterator[None]:
        try:
            yield
        except BaseException as error:
            self.close()
            if isinstance(error, SQLAlchemyError | sqlite3.Error):
                raise StoreError(self._refusal(error)) from error
            raise

    def _file(self) -> Path:
        """The file by its real name: a link leads to the same file, with the same lock."""
        path = Path(str(self.url.database)).resolve()
        self.url = self.url.set(database=str(path))
        return path

    def _connect(self) -> None:
        connect = _connect_to_postgresql if self.is_shared else _connect_to_sqlite
        self._engines = self.writer, self.reader = connect(self.url)

    def close(self) -> None:
        """Close all connections."""
        for engine in self._engines:
            engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _refusal(self, error: Exception) -> str:
        if self.is_shared:
            detail = str(getattr(error, "orig", error)).strip().partition("\n")[0]
            return f"the database can’t be used: {detail}"
        return f"{self.url.database}: {explain(error)}"


def explain(error: Exception) -> str:
    """What went wrong, in words for people; without the SQL statement."""
    cause = getattr(error, "orig", None) or error
    said = str(cause).strip().partition("\n")[0]
    for sign, words in REASONS:
        if sign in said:
            return words
    if is_loss(error):
        return "the database can’t be reached"
    return STATES.get(getattr(cause, "sqlstate", None) or "", f"the database refused: {said}")


def is_loss(error: Exception) -> bool:
    """Whether the connection is lost, so that nobody knows whether the last statement worked."""
    if not isinstance(error, DBAPIError) or isinstance(error.orig, sqlite3.Error):
        return False
    unknown = isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) is None
    return error.connection_invalidated or unknown


def _read_address(address: str) -> URL:
    """The address of a database, with the driver we use."""
    try:
        url = make_url(address.replace("postgres://", "postgresql://", 1))
        kind = url.get_backend_name()
    except (ArgumentError, ValueError) as error:
        # The address may contain a password: it isn't repeated.
        raise StoreError(
            "the address of the database must look like postgresql://user@host/name "
            "or sqlite:///path/to/file"
        ) from error
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise StoreError(f"the database must be SQLite or PostgreSQL, found {kind!r}")
    if url.database in (None, "", ":memory:"):
        raise StoreError("the address of an SQLite database must name a file")
    return url.set(drivername="sqlite")


def lock(path: Path) -> sqlite3.Connection:
    """Lock the file for this server: two wouldn't see each other's moves.

    The lock is SQLite's own, on an empty file next to it: it works wherever the database does, ends
    with the process however that ends, and isn't inherited by worker processes.
    """
    held = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if "is locked" not in str(error):
            raise
        raise StoreError(
            f"{path} is in use by another hotelier server; several servers need PostgreSQL"
        ) from error
    return held


def keep_private(path: Path) -> None:
    """Make a database private to its owner: it holds chats and hidden cards.

    The files that SQLite creates next to it get the same permissions.
    """
    try:
        path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder {path.parent} can’t be created: {error.strerror}") from error
    for file in (path, Path(f"{path}.lock")):
        # Only if it isn't there: closing a file drops every lock that this process has on it.
        with suppress(OSError):  # if it can't be created, opening the database says why
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        with suppress(OSError):  # it may belong to another user who lets us use it
            file.chmod(PRIVATE)


def _connect_to_sqlite(url: URL) -> tuple[Engine, Engine]:
    """The writer takes the write lock right away; a reader keeps one view of the database."""
    options: dict[str, Any] = {
        "connect_args": {"timeout": PATIENCE, "isolation_level": None},
        "hide_parameters": True,
        "max_overflow": 0,
    }
    writer = create_engine(url, pool_size=1, **options)
    reader = create_engine(url, pool_size=READERS, **options)
    for engine, begin, pragmas in (
        (writer, "BEGIN IMMEDIATE", PRAGMAS),
        (reader, "BEGIN", ("query_only = ON",)),
    ):
        event.listen(engine, "connect", _setter_of(pragmas))
        event.listen(engine, "begin", _beginner(begin))
    event.listen(writer, "begin", _same_file(Path(str(url.database))))
    return writer, reader


def _setter_of(pragmas: tuple[str, ...]) -> Any:
    def connected(connection: sqlite3.Connection, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    return connected


def _beginner(words: str) -> Any:
    # Python's own module would only begin before the first change, and never for a reader.
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(words)

    return begun


def _same_file(path: Path) -> Any:
    # A deleted file can still be written while it's open, but is gone when the server stops.
    first: os.stat_result | None = None

    def begun(_: Connection) -> None:
        nonlocal first
        found = path.stat() if path.exists() else None
        first = first or found
        if first is None or found is None or not os.path.samestat(first, found):
            raise FileNotFoundError(GONE)

    return begun


def _connect_to_postgresql(url: URL) -> tuple[Engine, Engine]:
    """A lost connection is noticed and replaced."""
    patience = {k: v for k, v in PATIENCE_WITH_POSTGRESQL.items() if k not in url.query}
    options: dict[str, Any] = {
        "connect_args": {"application_name": "hotelier", **patience},
        "hide_parameters": True,
        "max_overflow": 0,
        "pool_pre_ping": True,
    }
    try:
        writer = create_engine(url, pool_size=1, **options)
        # Everything read in one transaction is from one moment.
        readers = {"pool_size": READERS, "isolation_level": "REPEATABLE READ"}
        return writer, create_engine(url, **readers, **options)
    except ImportError as error:
        raise StoreError("PostgreSQL needs psycopg: install hotelier[postgres]") from error


def _migrate(connection: Connection) -> None:
    """Bring the database to this program's version, or refuse one that isn't ours."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    if _is_current(connection):
        return
    if version.name not in inspect(connection).get_table_names():
        create(connection)
        return
    from hotelier.server.store import migrating

    migrating.upgrade(connection)


def _is_current(connection: Connection) -> bool:
    """Whether a database has this program's version; refuses one that isn't ours."""
    found = inspect(connection).get_table_names()
    if not found:
        return False
    if version.name not in found:
        raise StoreError("the database contains tables of another program; hotelier needs its own")
    has = connection.execute(select(version.c.version_num)).scalars().all()
    if has == [LATEST]:
        return True
    from hotelier.server.store import migrating

    if not set(migrating.known_versions()).issuperset(has):
        raise StoreError("the database was written by a newer hotelier: install that version")
    return False
