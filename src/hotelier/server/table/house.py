"""The house: every table that is open in this process, and what happens to it.

One lock a table orders what is asked of it here; across processes the store's compare-and-swap
does. Nobody is told of a change before it is durable; a change that could not be kept is forgotten
and the table read again.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from typing import Any, Final, ParamSpec, TypeVar

from hotelier.core.errors import HotelierError
from hotelier.messages import say
from hotelier.server.bots.analysis import Analyst
from hotelier.server.bots.hints import Concierge
from hotelier.server.bots.workers import Thinkers
from hotelier.server.http.serializers import encoded, state, told_all
from hotelier.server.settings import Settings
from hotelier.server.store.notifications import Neighbours
from hotelier.server.store.rows import Conflict, Entry, StoreError
from hotelier.server.store.store import Store
from hotelier.server.table.clocks import Watch
from hotelier.server.table.history import accounts
from hotelier.server.table.listeners import Crowd, Listener
from hotelier.server.table.opening import rematch
from hotelier.server.table.places import Pass, Place
from hotelier.server.table.refusals import Refused, no_table, seated
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 4  # how often a change is tried when another process was quicker
SWEEP: Final = 1.0  # seconds between two looks at what is due
AGAIN: Final = 2.0  # seconds after which a bot moves again whose move was not kept
DUE: Final = 200  # tables looked at then
IDLE: Final = 120.0  # seconds after which a table nobody asks for leaves memory
ASLEEP: Final = 30 * 86400.0  # seconds after which a game that rests takes up no room; it is kept
PAGE: Final = 400  # entries one message has at most

log = logging.getLogger("hotelier.server")


class House:
    """All tables."""

    def __init__(self, settings: Settings, store: Store, watch: Watch | None = None) -> None:
        self.settings = settings
        self.store = store
        self.watch = watch or Watch()
        self.thinkers = Thinkers(settings.bot_workers)
        self.concierge = Concierge(max(1, settings.bot_workers // 2))
        self.places: dict[str, Place] = {}
        self.openers: dict[str, str] = {}  # who opened a table that has not begun, by address
        self.neighbours = Neighbours(store, self._heard, self._missed)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closing = False
        self.analyst = Analyst(store, settings.analysis_rounds, settings.max_analyses, self._start)

    async def open(self) -> None:
        """Take up what was left: bots go on thinking, clocks go on."""
        await asyncio.to_thread(self.store.open)
        await self.neighbours.open()
        self._start(self._sweep())

    async def close(self) -> None:
        """Let everybody go; what was acknowledged is kept."""
        self._is_closing = True
        tasks = list(self._tasks)
        for place in self.places.values():
            if place.alarm is not None:
                place.alarm.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.analyst.close()
        self.concierge.close()
        await self.neighbours.close()
        await asyncio.to_thread(self.store.close)

    async def add(self, table: Table, address: str) -> None:
        """Put a new table into the house."""
        mine = sum(each == address for each in self.openers.values())
        if mine >= self.settings.max_open_tables_each:
            raise Refused(
                "too-many-tables",
                say("refused-many-tables"),
                429,
            )
        lately = self.watch.wall() - ASLEEP
        if await self.store.count(("open", "running"), lately) >= self.settings.max_tables:
            raise Refused("house-full", say("refused-house-full"), 503)
        place = self._place(table.id)
        self.openers[table.id] = address
        async with place.lock:
            place.table = table
            try:
                await self._keep_or_forget(place)
            except BaseException:
                self.openers.pop(table.id, None)
                raise

    async def remove(self, id: str) -> None:
        """Take a table out of the house for good."""
        async with self._at(id) as place:
            await self._clear(place)

    async def clear_deserted(self, id: str) -> None:
        """Clear a table away that nobody waits at any more."""
        async with self._at(id) as place:
            table = await self._table(place)
            if table.phase == "open" and not any(each.kind == "person" for each in table.seats):
                await self._clear(place)

    async def rematch(self, id: str, door: Pass, address: str) -> Table:
        """The table where a game goes on, opened for the first who asks; who asks sits there."""

        def return_when_over(table: Table, seat: int | None) -> None:
            if seat is not None and table.phase == "over":
                table.come_back(seat)

        def looked(table: Table, seat: int | None, _crowd: Crowd) -> tuple[str | None, Table]:
            number = seated(seat)
            return table.facts.rematch, rematch(table, number, self.watch)

        def sit(table: Table, seat: int | None) -> Table:
            if seat is not None:
                table.come_back(seat)
            return table

        await self.change(id, door, return_when_over)
        found, again = await self.look(id, door, looked)
        if found is None:
            await self.add(again, address)
            found = await self.change(id, door, lambda table, _: table.link_rematch(again.id))
            if found != again.id:
                await self.remove(again.id)
        return await self.change(found, replace(door, invited=True), sit)

    async def aside(self, do: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do something that takes a while where it holds nobody up."""
        return await asyncio.to_thread(do, *args, **named)

    async def change(self, id: str, door: Pass, do: Callable[[Table, int | None], T]) -> T:
        """Let something happen at a table; returns when it is durable."""
        for _ in range(TRIES):
            async with self._at(id) as place:
                behind = self._may_be_behind(place)
                table, seat = await self._entered(place, door)
                try:
                    answer = do(table, seat)
                except BaseException as error:
                    if table.ledger.changed or not isinstance(error, HotelierError):
                        place.table = None
                    if behind and isinstance(error, Refused):
                        place.table = None  # it may be right, by what another process knows
                        continue
                    raise
                try:
                    await self._keep_or_forget(place)
                except Conflict:
                    continue
                return answer
        raise Refused("busy", say("refused-busy"), 503)

    async def act(self, id: str, door: Pass, do: Callable[[Table, int], None]) -> Table:
        """Let whoever has a seat do something at the table; returns when it is durable."""

        def whole(table: Table, seat: int | None) -> Table:
            do(table, seated(seat))
            return table

        return await self.change(id, door, whole)

    async def look(self, id: str, door: Pass, do: Callable[[Table, int | None, Crowd], T]) -> T:
        """Look at a table without changing it."""
        async with self._at(id) as place:
            table, seat = await self._entered(place, door)
            return do(table, seat, place.crowd)

    async def listen(self, id: str, door: Pass, since: int | None) -> tuple[Place, Listener]:
        """Begin to listen to a table, from an entry or from now on."""
        async with self._at(id) as place:
            table, seat = await self._entered(place, door, since or 0)
            if seat is None and place.crowd.watching >= self.settings.max_spectators:
                raise Refused("crowded", say("refused-crowded"))
            key = None if seat is None or door.token is None else digest(door.token)
            now = table.ledger.entries
            listener = Listener(seat, key, now if since is None else min(since, now))
            place.crowd.listeners.add(listener)
            self._tell(place)
            return place, listener

    def leave(self, place: Place, listener: Listener) -> None:
        """Listen no more."""
        place.crowd.listeners.discard(listener)
        if not place.crowd and place.table is not None:
            place.table.ledger.tail.clear()
        self._tell(place)

    async def news(self, place: Place, listener: Listener) -> bytes:
        """Everything behind a listener's cursor, as one message."""
        at_hand = place.table is not None and place.table.ledger.is_at_hand(listener.cursor)
        # Most often nothing below waits: then all who listen need not queue for the lock.
        async with contextlib.nullcontext() if at_hand else place.lock:
            table = await self._table(place)
            if listener.key is not None and listener.key not in table.ledger.keys:
                listener.seat = listener.key = None  # somebody else has the seat now
                self._tell(place)  # and one more watches
            since, now = listener.cursor, table.ledger.entries
            found = place.frames.get((listener.seat, since))
            listener.cursor = min(now, since + PAGE)
            if listener.cursor < now:
                listener.wake()
            if found is None:
                entries = await self._behind(table, since)
                crowd = place.crowd
                now_there = state(table, listener.seat, crowd.here, crowd.watching)
                now_there["cursor"] = listener.cursor  # more may follow: from here one goes on
                told = {"entries": told_all(entries, listener.seat), "state": now_there}
                found = encoded({"type": "update", **told})
                place.frames[(listener.seat, since)] = found
            return found

    async def _behind(self, table: Table, since: int) -> tuple[Entry, ...]:
        """The next entries after one, from memory where they are."""
        if table.ledger.is_at_hand(since):
            return tuple(entry for entry in table.ledger.tail if entry.number > since)
        found = await self.store.entries(table.id, since, PAGE)
        # Another process may have added some that this table does not know yet: they come later.
        return tuple(entry for entry in found if entry.number <= table.ledger.entries)

    @contextlib.asynccontextmanager
    async def _at(self, id: str) -> AsyncIterator[Place]:
        """A table's place, alone."""
        while True:
            place = self._place(id)
            async with place.lock:
                if self.places.get(id) is not place:
                    continue  # who had it before us found no table, and cleared it away
                try:
                    yield place
                finally:
                    if place.table is None and not place.crowd:
                        self.places.pop(id, None)
                return

    async def _entered(self, place: Place, door: Pass, seen: int = 0) -> tuple[Table, int | None]:
        """The table for somebody who comes in, and their seat; `seen` is an entry they know of."""
        if self._may_be_behind(place):
            table = await self._table(place)
            unknown = any(
                each is not None and table.ledger.find(each) is None
                for each in (door.token, door.code)
            )
            if unknown or seen > table.ledger.entries:
                place.table = None  # another process has let them in, or told them
        table = await self._table(place)
        return table, door.seat(table)

    def _may_be_behind(self, place: Place) -> bool:
        """Whether another process may know more of a table than we have in memory."""
        return self.store.is_shared and place.table is not None

    def _place(self, id: str) -> Place:
        place = self.places.get(id)
        if place is None:
            place = self.places[id] = Place(id)
        place.used = self.watch.steady()
        return place

    async def _table(self, place: Place) -> Table:
        """The table at a place, read from the store where that is needed."""
        if place.table is None:
            loaded = await self.store.load(place.id)
            if loaded is None:
                raise no_table()
            place.table = Table.loaded(loaded, self.watch)
            self._set_alarm(place, place.table)
        return place.table

    async def _keep_or_forget(self, place: Place) -> None:
        """Make what has happened durable; where that fails it has not happened."""
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
        if place.table is not table:
            place.table = None  # whoever asked has gone, and others have read what was before
        if table.phase != "open":
            self.openers.pop(table.id, None)
        self._tell(place)
        self._mind(place, table)

    async def accounts(
        self, table: Table, fresh: tuple[Entry, ...] = ()
    ) -> tuple[list[dict[str, int]], list[dict[str, dict[str, int]]]]:
        """By seat, once the game is over: where points came from, what was done how often."""
        kept = await self.store.entries_after(table.id, 0)
        return await asyncio.to_thread(accounts, table.game, table.facts.options, (*kept, *fresh))

    def _tell(self, place: Place) -> None:
        place.frames.clear()
        place.crowd.wake()

    def _mind(self, place: Place, table: Table) -> None:
        """See to it that the bot whose turn it is thinks, and that the clock is heard."""
        if self._is_closing:
            return  # a change may become durable behind the end: nobody thinks about it here
        bot, mark = table.bot_to_move(), table.ledger.mark
        if place.thought is not None and (place.thought.done() or place.thought_of != mark):
            place.thought.cancel()  # nobody waits for it any more
            place.thought = None
        if bot is not None and place.thought is None:
            place.thought_of = mark
            place.thought = self._start(self._think(place.id, bot, mark))
        self._set_alarm(place, table)

    def _set_alarm(self, place: Place, table: Table) -> None:
        if place.alarm is not None:
            place.alarm.cancel()
            place.alarm = None
        clock = table.clock()
        if clock is not None and clock["running"] is not None:
            left = clock["left"][clock["running"] - 1]
            place.alarm = asyncio.get_running_loop().call_later(
                left, lambda: self._start(self._tend(place.id))
            )

    async def _think(self, id: str, bot: str, mark: int) -> None:
        """Let a bot decide, and play it if that is still what is asked."""
        try:
            async with self._at(id) as place:
                table = await self._table(place)
                if table.ledger.mark != mark or table.bot_to_move() != bot:
                    return
                game, view = table.game.name, table.bot_view()
            pause = asyncio.sleep(self.settings.bot_pause)
            action, _ = await asyncio.gather(self.thinkers.think(game, bot, view), pause)
            async with self._at(id) as place:
                table = await self._table(place)
                if table.ledger.mark == mark and table.bot_to_move() == bot:
                    place.thought = None
                    table.play_for_bot(action)
                    await self._keep_or_forget(place)
        except Conflict:
            return  # another process was quicker
        except StoreError as error:
            log.warning("a bot at table %s will be asked again: %s", id, error)
            await asyncio.sleep(AGAIN)
            await self._tend(id)
        except Exception:
            log.exception("a bot could not decide at table %s; it will be asked again", id)

    async def _sweep(self) -> None:
        """Look after what is due, again and again."""
        first = True
        while True:
            try:
                far = float("inf") if first else self.watch.wall()
                first = False
                for id in await self.store.due(far, DUE):
                    await self._tend(id)
            except StoreError as error:
                log.warning("what is due could not be looked after: %s", error)
            self._forget_idle()
            await asyncio.sleep(SWEEP)

    async def _tend(self, id: str) -> None:
        """Do what is due at a table by itself."""
        try:
            async with self._at(id) as place:
                table = await self._table(place)
                if table.tend():
                    await self._clear(place)
                    return
                await self._keep_or_forget(place)
                self._mind(place, table)
        except (Conflict, Refused):
            return  # another process was quicker
        except StoreError as error:
            log.warning("table %s could not be looked after: %s", id, error)
        except Exception:  # one table that cannot be read must not keep the others waiting
            log.exception("table %s could not be looked after", id)

    async def _clear(self, place: Place) -> None:
        self.openers.pop(place.id, None)
        await self.store.delete(place.id)
        place.table = None
        self._tell(place)

    def _forget_idle(self) -> None:
        """Let tables leave memory that nobody asks for."""
        since = self.watch.steady() - IDLE
        for place in list(self.places.values()):
            quiet = place.thought is None or place.thought.done()
            if quiet and not place.crowd and not place.lock.locked() and place.used < since:
                if place.alarm is not None:
                    place.alarm.cancel()
                del self.places[place.id]

    def _heard(self, id: str) -> None:
        """Another process has changed a table."""
        place = self.places.get(id)
        if place is not None:
            self._start(self._read_again(place))

    def _missed(self) -> None:
        """Other processes may have changed any table."""
        for place in list(self.places.values()):
            self._start(self._read_again(place))

    async def _read_again(self, place: Place) -> None:
        async with place.lock:
            place.table = None
            self._tell(place)

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
