"""Updates for listeners: everything after their cursor, made once for all who wait for it.

Usually nothing has to be waited for: then all sockets of a table get their update in one go. Any
other listener is woken and waits by itself, for the database or for a client that reads slowly.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final

from hotelier.server.encoder import encoded
from hotelier.server.http.serializers import own_state, public_state, told_all
from hotelier.server.settings import Settings
from hotelier.server.store.rows import Conflict, Entry
from hotelier.server.table.listeners import CROWDS, DISMISSED, Listener
from hotelier.server.table.places import Pass, Place
from hotelier.server.table.refusals import crowded
from hotelier.server.table.registry import Registry
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest

PAGE: Final = 400  # maximum entries per message


class Updates:
    """Sends listeners what happens at a table."""

    def __init__(self, tables: Registry, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        tables.sharing.on(CROWDS, self._changed_elsewhere)
        tables.sharing.on(DISMISSED, self._dismiss)

    def tell(self, place: Place) -> None:
        """Signal something new at a table."""
        place.frames.clear()
        place.public = None
        if not place.has_news:
            place.has_news = True
            asyncio.get_running_loop().call_soon(self._spread, place)

    def _spread(self, place: Place) -> None:
        """Send everyone at a table what's new, or wake those who must be waited for."""
        place.has_news = False
        table = place.table
        for listener in tuple(place.crowd.listeners):
            direct = listener.free()
            if direct is None or table is None or not table.ledger.is_at_hand(listener.cursor):
                listener.wake()
                continue
            try:
                direct.post(self._update(place, table, listener))
            except Exception:
                listener.wake()  # it will meet the same problem, and its socket is told

    async def listen(
        self, id: str, door: Pass, since: int | None, address: str = ""
    ) -> tuple[Place, Listener]:
        """Start listening to a table, from an entry or from now on."""
        async with self.tables.at(id) as place:
            table, seat = await self.tables.entered(place, door, since or 0)
            full = place.crowd.watching >= self.settings.max_spectators
            if seat is None and full and not place.crowd.makes_room(address):
                raise crowded()
            shown = None if door.token is None else digest(door.token)
            now = table.ledger.entries
            cursor = now if since is None else min(since, now)
            listener = Listener(seat, None if seat is None else shown, cursor, shown, address)
            place.crowd.listeners.add(listener)
            if seat is not None or table.facts.asleep:
                table.wake()
                if seat is not None:
                    table.be_seen(seat)  # a public game may have been waiting for that
                with contextlib.suppress(Conflict):  # another process was faster
                    await self.tables.keep_or_forget(place)
            self._tell_who_listens(place)
            return place, listener

    def leave(self, place: Place, listener: Listener) -> None:
        """Stop listening."""
        place.crowd.listeners.discard(listener)
        if not place.crowd and place.table is not None:
            place.table.rest()
        self._tell_who_listens(place)

    async def news(self, place: Place, listener: Listener) -> bytes:
        """Everything after a listener's cursor, as one message."""
        if listener.dismissal is not None:
            raise listener.dismissal()
        at_hand = place.table is not None and place.table.ledger.is_at_hand(listener.cursor)
        # Usually nothing below waits: then listeners don't have to queue for the lock.
        async with contextlib.nullcontext() if at_hand else place.lock:
            table = await self.tables.table(place)
            since, entries = listener.cursor, None
            if not table.ledger.is_at_hand(since):
                found = await self.tables.store.entries(table.id, since, PAGE)
                # Another process may have added some that this table doesn't know yet: they come
                # later.
                entries = [entry for entry in found if entry.number <= table.ledger.entries]
            return self._update(place, table, listener, entries)

    def _update(
        self, place: Place, table: Table, listener: Listener, entries: Sequence[Entry] | None = None
    ) -> bytes:
        """Everything after a listener's cursor, which moves on; the entries, if not at hand."""
        table.check_open()
        if listener.key is not None and listener.key not in table.ledger.keys:
            listener.seat = listener.key = None  # someone else has the seat now
            self._tell_who_listens(place)  # and one more spectator
        elif listener.seat is None and listener.shown in table.ledger.keys:
            listener.seat = table.ledger.keys[listener.shown].seat  # it was let in
            listener.key = listener.shown
            self._tell_who_listens(place)
        since, now = listener.cursor, table.ledger.entries
        until = min(now, since + PAGE)
        found = place.frames.get((listener.seat, since))
        if found is None:
            if entries is None:
                entries = [each for each in table.ledger.tail if since < each.number <= until]
            if place.public is None:
                place.public = public_state(table, place.crowd.here, place.crowd.watching)
            now_there = place.public | own_state(table, listener.seat)
            now_there["cursor"] = until  # there may be more: continue from here
            told = {"entries": told_all(table.game, entries, listener.seat), "state": now_there}
            found = encoded({"type": "update", **told, "more": until < now})
            place.frames[(listener.seat, since)] = found
        listener.cursor = until
        if until < now:
            listener.wake()
        return found

    def _tell_who_listens(self, place: Place) -> None:
        """Tell everyone at a table, at all processes, that listeners have come or gone."""
        place.crowd.share()
        self.tell(place)

    def _changed_elsewhere(self, id: str, _who: Any) -> None:
        """Listeners at another process have come or gone."""
        place = self.tables.places.get(id)
        if place is not None:
            self.tell(place)

    def _dismiss(self, id: str, who: Any) -> None:
        """Another process needs a spectator's place."""
        process, address = who
        place = self.tables.places.get(id)
        if process != self.tables.store.origin or place is None:
            return
        if place.crowd.dismiss(address):
            self._tell_who_listens(place)
