"""What listeners are sent: everything behind their cursor, made once for all who wait for it."""

import contextlib
from typing import Final

from hotelier.messages import say
from hotelier.server.encoder import encoded
from hotelier.server.http.serializers import state, told_all
from hotelier.server.settings import Settings
from hotelier.server.store.rows import Entry
from hotelier.server.table.listeners import Listener
from hotelier.server.table.places import Pass, Place
from hotelier.server.table.refusals import Refused
from hotelier.server.table.registry import Registry
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest

PAGE: Final = 400  # entries one message has at most


class Updates:
    """Tells whoever listens what happens at a table."""

    def __init__(self, tables: Registry, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings

    def tell(self, place: Place) -> None:
        """Something is new at a table."""
        place.frames.clear()
        place.crowd.wake()

    async def listen(self, id: str, door: Pass, since: int | None) -> tuple[Place, Listener]:
        """Begin to listen to a table, from an entry or from now on."""
        async with self.tables.at(id) as place:
            table, seat = await self.tables.entered(place, door, since or 0)
            if seat is None and place.crowd.watching >= self.settings.max_spectators:
                raise Refused("crowded", say("refused-crowded"))
            key = None if seat is None or door.token is None else digest(door.token)
            now = table.ledger.entries
            listener = Listener(seat, key, now if since is None else min(since, now))
            place.crowd.listeners.add(listener)
            self.tell(place)
            return place, listener

    def leave(self, place: Place, listener: Listener) -> None:
        """Listen no more."""
        place.crowd.listeners.discard(listener)
        if not place.crowd and place.table is not None:
            place.table.rest()
        self.tell(place)

    async def news(self, place: Place, listener: Listener) -> bytes:
        """Everything behind a listener's cursor, as one message."""
        at_hand = place.table is not None and place.table.ledger.is_at_hand(listener.cursor)
        # Most often nothing below waits: then all who listen need not queue for the lock.
        async with contextlib.nullcontext() if at_hand else place.lock:
            table = await self.tables.table(place)
            if listener.key is not None and listener.key not in table.ledger.keys:
                listener.seat = listener.key = None  # somebody else has the seat now
                self.tell(place)  # and one more watches
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
                told = {"entries": told_all(table.game, entries, listener.seat), "state": now_there}
                found = encoded({"type": "update", **told})
                place.frames[(listener.seat, since)] = found
            return found

    async def _behind(self, table: Table, since: int) -> tuple[Entry, ...]:
        """The next entries after one, from memory where they are."""
        if table.ledger.is_at_hand(since):
            return tuple(entry for entry in table.ledger.tail if entry.number > since)
        found = await self.tables.store.entries(table.id, since, PAGE)
        # Another process may have added some that this table does not know yet: they come later.
        return tuple(entry for entry in found if entry.number <= table.ledger.entries)
