"""Every table in this process: loaded on demand, changed by one request at a time, saved.

One lock per table orders the requests here; across processes, the store's compare-and-swap does.
Nobody hears of a change before it's durable; a change that couldn't be saved is forgotten and the
table loaded again.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Final, TypeVar

from hotelier.core.errors import DataError, HotelierError
from hotelier.messages import say
from hotelier.server.settings import Settings
from hotelier.server.sharing import Sharing
from hotelier.server.store.rows import Conflict, Entry, Loaded
from hotelier.server.store.store import Store
from hotelier.server.table.clocks import Watch
from hotelier.server.table.history import accounts
from hotelier.server.table.listeners import Crowd
from hotelier.server.table.opening import rematch
from hotelier.server.table.places import Pass, Place
from hotelier.server.table.refusals import Refused, no_table, seated
from hotelier.server.table.seats import is_bot
from hotelier.server.table.table import Table
from hotelier.server.table.visitors import Visitors

T = TypeVar("T")

TRIES: Final = 4  # how often a change is retried if another process was faster
AWAKE: Final = ("open", "running")  # phases
IDLE: Final = 120.0  # seconds after which an unused table leaves memory


class Registry:
    """All tables."""

    def __init__(self, settings: Settings, store: Store, watch: Watch, sharing: Sharing) -> None:
        self.settings = settings
        self.store = store
        self.watch = watch
        self.sharing = sharing
        self.opened = watch.wall()
        self.places: dict[str, Place] = {}
        self.visitors = Visitors(settings, lambda: self.watch.wall(), sharing)
        # Callbacks: a table was loaded, has changed, or must be sent again.
        self.on_read: Callable[[Place, Table], None] = lambda place, table: None
        self.on_change: Callable[[Place, Table], None] = lambda place, table: None
        self.on_news: Callable[[Place], None] = lambda place: None

    async def open(self) -> None:
        """Remember which clients opened tables, and sit at them."""
        since = self.visitors.awake_since
        self.visitors.restore(await self.store.visited(AWAKE, since))

    async def add(self, table: Table, address: str | None) -> None:
        """Add a new table; without an address, the server itself opens it."""
        held = table.held
        if address is not None:
            self.visitors.check_tables(address)
            if held:
                self.visitors.check_seats(table, address)
        awake = await self.store.count(AWAKE, self.visitors.awake_since)
        if awake >= self.settings.max_tables:
            raise Refused("house-full", say("refused-house-full"), 503)
        place = self._place(table.id)
        if address is not None:
            self.visitors.open(table, address)
            for number in held:
                self.visitors.sit(table, number, address)
        self._bound(table)
        async with place.lock:
            place.table = table
            try:
                await self.keep_or_forget(place)
            except BaseException:
                self.visitors.forget(table.id)
                raise

    async def remove(self, id: str) -> None:
        """Remove a table for good."""
        async with self.at(id) as place:
            await self.clear(place)

    async def clear_deserted(self, id: str) -> None:
        """Remove a table that nobody waits at any more."""
        async with self.at(id) as place:
            table = await self.table(place)
            if table.phase == "open" and not any(each.kind == "person" for each in table.seats):
                await self.clear(place)

    async def rematch(self, id: str, door: Pass, address: str) -> Table:
        """The table of a rematch, opened for the first who asks; the asker takes a seat there."""

        def return_when_over(table: Table, seat: int | None) -> None:
            if seat is not None and table.phase == "over":
                table.come_back(seat)

        def looked(table: Table, seat: int | None, _crowd: Crowd) -> tuple[str | None, Table]:
            number = seated(seat)
            return table.facts.rematch, rematch(table, number, self.watch)

        def sit(table: Table, seat: int | None) -> Table:
            if seat is not None:
                table.come_back(seat)
                self.visitors.note_client(table, seat, address)
            return table

        await self.change(id, door, return_when_over)
        found, again = await self.look(id, door, looked)
        if found is None:
            await self.add(again, address)
            found = await self.change(id, door, lambda table, _: table.link_rematch(again.id))
            if found != again.id:
                await self.remove(again.id)
        return await self.change(found, replace(door, invited=True), sit)

    async def change(self, id: str, door: Pass, do: Callable[[Table, int | None], T]) -> T:
        """Change a table; returns when it's durable."""
        for _ in range(TRIES):
            async with self.at(id) as place:
                behind = self._may_be_behind(place)
                table, seat = await self.entered(place, door)
                try:
                    table.wake()
                    answer = do(table, seat)
                    if seat is not None:
                        table.be_seen(seat)
                except BaseException as error:
                    if table.ledger.changed or not isinstance(error, HotelierError):
                        place.table = None
                    if behind and isinstance(error, Refused):
                        place.table = None  # it may be valid, given what another process knows
                        continue
                    raise
                try:
                    await self.keep_or_forget(place)
                except Conflict:
                    continue
                return answer
        raise Refused("busy", say("refused-busy"), 503)

    async def act(self, id: str, door: Pass, do: Callable[[Table, int], None]) -> Table:
        """Let the owner of a seat do something at the table; returns when it's durable."""

        def whole(table: Table, seat: int | None) -> Table:
            do(table, seated(seat))
            return table

        return await self.change(id, door, whole)

    async def look(
        self,
        id: str,
        door: Pass,
        do: Callable[[Table, int | None, Crowd], T],
        *,
        fresh: bool = False,
    ) -> T:
        """Look at a table without changing it.

        `fresh`: as it is in the database, where another process may have ended the game.
        """
        async with self.at(id) as place:
            behind = self._may_be_behind(place)
            table, seat = await self.entered(place, door)
            if behind and table.phase != "over" and fresh:
                place.table = None
                table, seat = await self.entered(place, door)
            try:
                return do(table, seat, place.crowd)
            except Refused:
                if not behind or fresh:
                    raise
                place.table = None  # another process may know better, so read it again
            table, seat = await self.entered(place, door)
            return do(table, seat, place.crowd)

    async def accounts(
        self, table: Table, fresh: tuple[Entry, ...] = ()
    ) -> tuple[list[dict[str, int]], list[dict[str, dict[str, int]]]]:
        """By seat, once the game is over: points by source, what was done how often."""
        kept = await self.store.entries_after(table.id, 0)
        return await asyncio.to_thread(accounts, table, (*kept, *fresh))

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Place]:
        """A table's place, locked."""
        while True:
            place = self._place(id)
            async with place.lock:
                if self.places.get(id) is not place:
                    continue  # the previous holder found no table, and removed the place
                try:
                    yield place
                finally:
                    if place.table is None and not place.crowd:
                        self.places.pop(id, None)
                return

    async def entered(self, place: Place, door: Pass, seen: int = 0) -> tuple[Table, int | None]:
        """The table for someone who enters, and their seat; `seen` is an entry they know of."""
        if self._may_be_behind(place):
            table = await self.table(place)
            unknown = any(
                each is not None and table.ledger.find(each) is None
                for each in (door.token, door.code)
            )
            if unknown or seen > table.ledger.entries:
                place.table = None  # another process has let them in, or told them
        table = await self.table(place)
        seat = door.seat(table)
        table.check_open()
        return table, seat

    def _may_be_behind(self, place: Place) -> bool:
        """Whether another process may know more about a table than we have in memory."""
        return self.store.is_shared and place.table is not None

    def _bound(self, table: Table) -> None:
        """Apply this server's limits to a table."""
        table.idle = self.settings.idle_seconds
        table.open_since = self.opened
        table.longest = self.settings.max_entries

    def _place(self, id: str) -> Place:
        place = self.places.get(id)
        if place is None:
            place = self.places[id] = Place(id, Crowd(id, self.sharing))
        place.used = self.watch.steady()
        return place

    async def table(self, place: Place) -> Table:
        """The table at a place, loaded from the store if needed."""
        if place.table is None:
            try:
                place.table = Table.loaded(await self._loaded(place.id), self.watch)
            except DataError:
                # A snapshot is a cache; one of another version is ignored.
                whole = await self._loaded(place.id, whole=True)
                place.table = Table.loaded(whole, self.watch)
            self._bound(place.table)
            self.on_read(place, place.table)
        return place.table

    async def _loaded(self, id: str, *, whole: bool = False) -> Loaded:
        loaded = await self.store.load(id, whole=whole)
        if loaded is None:
            raise no_table()
        return loaded

    async def keep_or_forget(self, place: Place) -> None:
        """Make what has happened durable; if that fails, it hasn't happened."""
        try:
            await asyncio.shield(self._keep(place))
        except BaseException:
            place.table = None
            raise

    async def _keep(self, place: Place) -> None:
        table = place.table
        assert table is not None
        change = table.change()
        if change is None:
            return
        if table.facts.result is not None and not table.facts.result.sources:
            sources, tallies = await self.accounts(table, change.entries)
            table.facts.result.sources, table.facts.tallies = sources, tallies
            change = table.change()
            assert change is not None
        await self.store.write(change)
        table.kept()
        for entry in change.entries:
            if entry.body["type"] == "moved":
                mover = table.seats[entry.body["seat"] - 1]
                self.store.metrics.moved(table.game.name, is_bot(mover))
        if place.table is not table:
            place.table = None  # the asker has gone, and others have read the previous state
        self.visitors.note(table.id, table.phase, table.held)
        self.on_news(place)
        self.on_change(place, table)

    async def clear(self, place: Place) -> None:
        self.visitors.forget(place.id)
        await self.store.delete(place.id)
        place.table = None
        self.on_news(place)

    def forget_idle(self) -> None:
        """Remove unused tables from memory."""
        self.visitors.forget_sleepers()
        since = self.watch.steady() - IDLE
        for place in list(self.places.values()):
            quiet = place.thought is None or place.thought.done()
            if quiet and not place.crowd and not place.lock.locked() and place.used < since:
                if place.alarm is not None:
                    place.alarm.cancel()
                del self.places[place.id]

    async def read_again(self, place: Place) -> None:
        """Forget a table's state: another process has changed it."""
        async with place.lock:
            place.table = None
            self.on_news(place)
