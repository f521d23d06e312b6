"""The tournaments of this process: changed one request at a time, and kept going.

Nothing is kept in memory between two requests. A round is saved as a plan first, with the ids and
keys of its tables; then the tables are opened, one after another. Whatever stops the server in
between, the next look finds what's missing. If two processes do the same, the store lets one of
them be first, and the other looks again.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from hotelier.messages import say
from hotelier.server.background import Background
from hotelier.server.settings import Settings
from hotelier.server.store.rows import Conflict, Row, StoreError, TournamentRow
from hotelier.server.store.store import Store
from hotelier.server.store.tournaments import DroppingTournament, KeepingTournament
from hotelier.server.table.opening import assigned
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused, no_tournament
from hotelier.server.table.registry import Registry
from hotelier.server.table.seats import INVITED
from hotelier.server.table.table import Table
from hotelier.server.tournaments.details import NewTournament, Pairing
from hotelier.server.tournaments.tournament import Tournament, new_tournament

T = TypeVar("T")

SWEEP: Final = 5.0  # seconds between two looks at everything that's running
TRIES: Final = 5  # how often a change is retried if another process was faster
PRUNED: Final = 100  # tournaments at a time
HOUSE: Final = Pass(invited=True)

log = logging.getLogger("hotelier.server")


class Office:
    """Takes care of all tournaments."""

    def __init__(
        self, settings: Settings, store: Store, tables: Registry, background: Background
    ) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.background = background
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opened: dict[str, str] = {}  # by tournament, from which address

    def open(self) -> None:
        """Resume what was left, and keep going."""
        if self.settings.tournaments:
            self.background.start(self._sweep())

    def check(self) -> None:
        """Refuse everyone if there are no tournaments here."""
        if not self.settings.tournaments:
            raise no_tournament()

    async def add(self, wish: NewTournament, address: str) -> tuple[Tournament, str]:
        """A new tournament, and the organiser's key."""
        running = await self.store.tournaments("open", "running")
        known = {row.id for row in running}
        self._opened = {id: each for id, each in self._opened.items() if id in known}
        own = list(self._opened.values()).count(address)
        if own >= self.settings.max_tournaments_each:
            raise Refused("too-many-tables", say("refused-many-tournaments", n=own), 429)
        if len(running) >= self.settings.max_tournaments:
            raise Refused("house-full", say("refused-house-tournaments"), 503)
        tournament, key = new_tournament(wish, self.tables.watch)
        await self.store.do(KeepingTournament(tournament.next_row()))
        self._opened[tournament.id] = address
        return await self.look(tournament.id), key

    async def look(self, id: str) -> Tournament:
        """A tournament as it is."""
        self.check()
        row = await self.store.tournament(id)
        if row is None:
            raise no_tournament()
        return Tournament(row, self.tables.watch)

    async def change(self, id: str, do: Callable[[Tournament], T]) -> tuple[Tournament, T]:
        """Change a tournament; returns when it's durable."""
        async with self._lock(id):
            for _ in range(TRIES):
                tournament = await self.look(id)
                # Pairing may take a while, and players mustn't wait for it.
                answer = await asyncio.to_thread(do, tournament)
                if not tournament.touched:
                    return tournament, answer
                with suppress(Conflict):
                    await self.store.do(KeepingTournament(tournament.next_row()))
                    return tournament, answer
        raise Refused("busy", say("refused-busy"), 503)

    async def start_round(self, id: str, key: str | None, number: int, rounds: int | None) -> None:
        """Start a round for the organiser, once, however often that's asked."""

        def do(tournament: Tournament) -> None:
            tournament.check_organiser(key)
            tournament.start_round(number, rounds)

        await self.change(id, do)
        await self.tend(id)

    async def leave(self, id: str, key: str | None, token: str | None, number: int) -> None:
        """Someone leaves, or the organiser removes them; a bot goes on with their game."""

        def do(tournament: Tournament) -> None:
            own = tournament.entrant_of(token)
            if own is None or own.number != number:
                tournament.check_organiser(key)
            tournament.leave(number)

        tournament, _ = await self.change(id, do)
        current = tournament.current
        for each in current.tables if current is not None else ():
            if number in each.seats and not each.is_over:
                seat = each.seats.index(number) + 1
                with suppress(Refused):  # it isn't open yet, or it's gone
                    await self.tables.change(each.table, HOUSE, partial(_leave, seat))
        await self.tend(id)

    async def end(self, id: str, key: str | None) -> None:
        """End a tournament early; one that hasn't started is deleted."""

        def do(tournament: Tournament) -> bool:
            tournament.check_organiser(key)
            if tournament.phase == "open":
                return True
            tournament.end()
            return False

        _, is_gone = await self.change(id, do)
        if is_gone:
            await self.store.do(DroppingTournament(id))

    def noticed(self, table: Table) -> None:
        """A table has changed: if its game is over, its tournament may go on."""
        origin = table.facts.origin
        if table.phase != "over" or origin is None or self.background.is_closing:
            return
        if self.settings.tournaments and origin.tournament is not None:
            self.background.start(self._tend(origin.tournament))

    async def tend(self, id: str) -> None:
        """Do what's due: open tables, send bots for no-shows, take results, start rounds."""
        while True:
            async with self._lock(id):
                again = await self._look_after(id)
            if not again:
                return

    async def tidy(self, finished_before: float | None) -> None:
        """Remove what never started, and what has been over for long."""
        now = self.tables.watch.wall()
        old = await self.store.tournaments("open", before=now - INVITED, limit=PRUNED)
        if finished_before is not None:
            old += await self.store.tournaments("over", before=finished_before, limit=PRUNED)
        for row in old:
            await self.store.do(DroppingTournament(row.id))

    async def _look_after(self, id: str) -> bool:
        """One look at a tournament; whether another one is needed right away."""
        row = await self.store.tournament(id)
        if row is None or row.phase != "running":
            return False
        tournament = Tournament(row, self.tables.watch)
        current = tournament.current
        assert current is not None
        waiting = [each for each in current.tables if not each.is_over]
        rows = await self.store.rows([each.table for each in waiting])
        for each in waiting:
            if each.opened is None:
                await self._open(tournament, each, rows)
            elif each.table in rows and tournament.is_late(each, rows[each.table]):
                await self._step_in(each)
        tournament.collect(rows)
        went_on = await asyncio.to_thread(tournament.go_on)
        if not tournament.touched:
            return False
        try:
            await self.store.do(KeepingTournament(tournament.next_row()))
        except Conflict:
            return True  # someone else has changed it: look again
        return went_on

    async def _open(self, tournament: Tournament, table: Pairing, rows: dict[str, Row]) -> None:
        """Open a table as it was planned, unless that has been done."""
        if table.table not in rows:
            number = len(tournament.facts.rounds)
            opened = assigned(tournament.plan_of(table, number), self.tables.watch)
            # Conflict: another process has just opened it.
            with suppress(Conflict):
                await self.tables.add(opened, None)
            rows.update(await self.store.rows([table.table]))
        table.opened, tournament.touched = self.tables.watch.wall(), True

    async def _step_in(self, table: Pairing) -> None:
        """Let bots play for everyone who hasn't come."""

        def do(opened: Table, _: int | None) -> None:
            for number in range(1, len(opened.seats) + 1):
                if opened.seats[number - 1].kind == "reserved":
                    opened.step_in(number)

        with suppress(Refused):
            await self.tables.change(table.table, HOUSE, do)

    async def _sweep(self) -> None:
        """Look after everything that's running, again and again."""
        while True:
            try:
                for row in await self.store.tournaments("running"):
                    await self._tend(row.id)
            except StoreError as error:
                log.warning("could not look after the tournaments: %s", error)
            await asyncio.sleep(SWEEP)

    async def _tend(self, id: str) -> None:
        try:
            await self.tend(id)
        except (Refused, StoreError) as error:
            log.warning("tournament %s will be looked after again: %s", id, error)
        except Exception:  # one unreadable tournament must not block the others
            log.exception("could not look after tournament %s", id)

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    def shown(self, rows: list[TournamentRow]) -> list[Tournament]:
        """Tournaments from their rows."""
        return [Tournament(row, self.tables.watch) for row in rows]


def _leave(number: int, table: Table, _seat: int | None) -> None:
    table.leave(number)
