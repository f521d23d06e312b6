"""Storage: every change of a table is written to its journal before anyone hears of it."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from hotelier.server.metrics import Metrics
from hotelier.server.store import deals
from hotelier.server.store import queries as questions
from hotelier.server.store import tournaments as halls
from hotelier.server.store.database import READERS, Database, explain
from hotelier.server.store.rows import (
    Ban,
    Change,
    Deal,
    DealEntry,
    Entry,
    Key,
    Loaded,
    Notice,
    Row,
    Rung,
    Snapshot,
    StoreError,
    TournamentRow,
    Visited,
)
from hotelier.server.store.statements import (
    TALK,
    Analysed,
    Dropping,
    Forgetting,
    Keeping,
    Pulse,
    Reporting,
    Work,
    announce,
)
from hotelier.server.store.tournaments import TournamentWork
from hotelier.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Tables in a database: written by one thread, read by a few; the event loop never waits.

    `open` and `close` do wait: for the database, its migrations, and pending writes.
    """

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.metrics: Final = metrics or Metrics()
        self.origin: Final = secrets.token_hex(8)  # marks our own notices
        self._database = Database(url)
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self._database.is_shared

    @property
    def conninfo(self) -> str | None:
        """Where to listen for other processes; None if there are none, as with SQLite."""
        return self._database.conninfo if self.is_shared else None

    def open(self) -> None:
        """Connect, migrate, and start writing; StoreError says why it can't."""
        self._database.open()
        self._writer = Writer(self._database, self.origin, self.metrics)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="hotelier-reader")

    def close(self) -> None:
        """Finish accepted writes, and close the database."""
        writer, readers = self._writer, self._readers
        if writer is None or readers is None:
            return
        self._writer = self._readers = None  # first: the event loop may ask meanwhile
        writer.close()
        readers.shutdown()
        self._database.close()

    async def write(self, change: Change) -> None:
        """Write a change as a whole, and return when it's durable.

        Conflict: another process was first, and nothing is written. StoreError: the database didn't
        accept it. After either, what's in memory may be wrong: load the table again.
        """
        await self._write(Keeping(change))

    async def delete(self, table: str) -> None:
        """Delete a table with everything it has; other processes see it as one without entries."""
        await self._write(Dropping(table))

    async def load(self, table: str, *, whole: bool = False) -> Loaded | None:
        """A table with all its keys, its last snapshot and the entries after it, from one moment.

        `whole` ignores the snapshot and loads all entries.
        """
        return await self._read(questions.load, table, whole)

    async def entries(self, table: str, since: int, limit: int) -> tuple[Entry, ...]:
        """The first entries after a number."""
        return await self._read(questions.entries, table, since, limit)

    async def entries_after(self, table: str, number: int) -> tuple[Entry, ...]:
        """All entries after a number, as for continuing from a snapshot."""
        return await self._read(questions.entries, table, number)

    async def snapshot_before(self, table: str, steps: int) -> Snapshot | None:
        """The last snapshot with no more steps than this.

        It's part of the game as it went on: an undo never goes past one, and taking back a whole
        turn leaves a new one there.
        """
        return await self._read(questions.snapshot, table, steps)

    async def due(self, now: float, limit: int) -> tuple[str, ...]:
        """The tables that the server must check by now, the longest due first."""
        return await self._read(questions.due, now, limit)

    async def lobby(
        self,
        phases: tuple[str, ...],
        game: str | None,
        limit: int,
        after: tuple[float, str] | None = None,
    ) -> tuple[Row, ...]:
        """Public tables, most recently changed first; `after` is (changed, id) of the last one."""
        return await self._read(questions.lobby, phases, game, limit, after)

    async def count(self, phases: tuple[str, ...], since: float = 0.0) -> int:
        """How many tables in these phases have changed since a time, public or not."""
        return await self._read(questions.count, phases, since)

    async def visited(self, phases: tuple[str, ...], since: float) -> list[Visited]:
        """The tables in these phases that have changed since a time, with their clients."""
        return await self._read(questions.visited, phases, since)

    async def phases(self) -> dict[str, int]:
        """How many tables there are in every phase."""
        return await self._read(questions.phases)

    async def by_key(self, digest: str) -> list[tuple[str, Key]]:
        """The tables that a token opens, and what it opens there."""
        return await self._read(questions.by_key, digest)

    async def finished(self, doors: Sequence[tuple[str, str]]) -> list[tuple[Row, int, str]]:
        """Of tables with the digest of a token: those that are over, its seat, the digest."""
        return await self._read(questions.finished, doors)

    async def keep_analysis(self, table: str, form: str, body: str) -> None:
        """Save the analysis of a game; Conflict if its table is gone."""
        await self._write(Analysed(table, form, body))

    async def analysis(self, table: str, form: str) -> str | None:
        """The analysis of a game, if it's saved in this format."""
        return await self._read(questions.analysis, table, form)

    async def report(self, table: str, seat: int | None, reason: str, at: float) -> None:
        """Save what someone reports about a table, for the operator."""
        await self._write(Reporting(table, seat, reason, at))

    async def open_reports(self, table: str) -> int:
        """How many reports about a table nobody has dealt with."""
        return await self._read(questions.open_reports, table)

    async def bans(self, now: float) -> tuple[Ban, ...]:
        """Everyone who can't play or chat now."""
        return await self._read(questions.bans, now)

    async def notices(self) -> tuple[Notice, ...]:
        """What the operator's tool did lately."""
        return await self._read(questions.notices)

    async def address_key(self) -> str:
        """The key with which addresses are hashed."""
        return await self._read(questions.secret, "addresses")

    async def deal_key(self) -> str:
        """The key from which the deals of the day follow."""
        return await self._read(questions.secret, "deals")

    async def make_deal(self, deal: Deal) -> None:
        """Save a new deal; Conflict if there is one with its id."""
        await self._write(deals.Making(deal))

    async def deal(self, id: str) -> Deal | None:
        """A deal by its id."""
        return await self._read(deals.deal, id)

    async def days(self, before: str, limit: int) -> list[Deal]:
        """The deals of days before one, the latest first."""
        return await self._read(deals.days, before, limit)

    async def deal_entries(self, id: str) -> list[DealEntry]:
        """Everyone who plays a deal, the best first."""
        return await self._read(deals.entries, id)

    async def deal_entry(self, id: str, who: str) -> DealEntry | None:
        """Someone's entry."""
        return await self._read(deals.entry, id, who)

    async def deals_played(self, ids: Sequence[str]) -> dict[str, int]:
        """How many people have finished each of these deals; zero is left out."""
        return await self._read(deals.played, ids)

    async def over_before(self, before: float, limit: int) -> tuple[str, ...]:
        """The tables whose game is over, and where nothing has happened since a time."""
        return await self._read(questions.over_before, before, limit)

    async def forget(self, clients_before: float, reports_before: float) -> None:
        """Delete hashed addresses and closed reports that are older."""
        await self._write(Forgetting(clients_before, reports_before))

    async def rows(self, ids: Sequence[str]) -> dict[str, Row]:
        """Tables without their journals, by id; those that are gone are left out."""
        return {row.id: row for row in await self._read(questions.rows, ids=ids)}

    async def do(self, work: TournamentWork) -> None:
        """Write something about tournaments or the ladder; Conflict if someone was first."""
        await self._write(work)

    async def tournament(self, id: str) -> TournamentRow | None:
        """A tournament."""
        return await self._read(halls.tournament, id)

    async def tournaments(
        self,
        *phases: str,
        public: bool = False,
        before: float | None = None,
        limit: int | None = None,
    ) -> list[TournamentRow]:
        """Tournaments in some phases, the last changed first."""
        asked = halls.tournaments_in
        return await self._read(asked, phases, public=public, before=before, limit=limit)

    async def rungs(self, game: str) -> list[tuple[Rung, str]]:
        """The ladder of a game, with the name of each as it's shown."""
        return await self._read(halls.rungs, game)

    async def name_of_key(self, digest: str) -> tuple[str, str] | None:
        """The name on the ladder that a key has claimed: folded, and as it's shown."""
        return await self._read(halls.name_of_key, digest)

    async def unrated(self, since: float) -> tuple[str, ...]:
        """Tables whose game should be rated and isn't."""
        return await self._read(halls.unrated, since)

    async def announce(self, words: Sequence[str]) -> None:
        """Tell other processes something that isn't stored; StoreError if nobody may hear it."""
        await self._read(announce, TALK, words)

    async def try_writing(self) -> None:
        """Check that the database accepts writes; StoreError says why not."""
        await self._write(Pulse())

    async def try_reading(self) -> None:
        """Check that the database answers; StoreError says why not."""
        await self.count(("open",))

    async def _write(self, work: Work) -> None:
        writer = self._writer  # it closes in another thread
        if writer is None:
            raise StoreError("the server is stopping: the change wasn’t saved")
        await writer.write(work)

    async def _read(
        self,
        question: Callable[Concatenate[Connection, P], T],
        *asked: P.args,
        **named: P.kwargs,
    ) -> T:
        def answer() -> T:
            try:
                with self._database.reader.begin() as connection:
                    return question(connection, *asked, **named)
            except SQLAlchemyError as error:
                raise StoreError(explain(error)) from error

        readers = self._readers
        if readers is None:
            raise StoreError("the server is stopping")
        return await asyncio.get_running_loop().run_in_executor(readers, answer)
