"""What the operator's tool did is noticed here: bans, and tables that were changed or deleted.

`hotelier admin` writes to the database itself, next to the running server, and leaves a notice in
the same transaction. A table it changed has a new version, so nothing that's in memory here can
overwrite it, even before the notice is read.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from hotelier.messages import say
from hotelier.server.bans import Bans
from hotelier.server.settings import Settings
from hotelier.server.store.rows import Notice, StoreError
from hotelier.server.store.store import Store
from hotelier.server.table.listeners import Why
from hotelier.server.table.places import Place
from hotelier.server.table.refusals import Refused
from hotelier.server.table.registry import Registry

POLL: Final = 1.0  # seconds between two looks
TIDY: Final = 3600.0  # seconds between two times that old data is removed
DAY: Final = 86_400.0
PRUNED: Final = 100  # tables at a time

log = logging.getLogger("hotelier.server")


class Operator:
    """Watches for what the operator does, and removes what's kept for a limited time."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Registry,
        bans: Bans,
        tend: Callable[[str], Awaitable[None]],
        tidy: Callable[[float | None], Awaitable[None]],
    ) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.tend = tend  # does what's due at a table
        self.tidy_tournaments = tidy  # those that ended before a time
        self.bans = bans
        self._known: set[str] = set()  # notices
        self._tidied = float("-inf")

    async def open(self) -> None:
        """Read who is banned; earlier notices are about nothing in memory."""
        self.bans.key = await self.store.address_key()
        self._known = {notice.id for notice in await self.store.notices()}
        await self._read_bans()

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.look()
                if self.tables.watch.steady() - self._tidied >= TIDY:
                    self._tidied = self.tables.watch.steady()
                    await self.tidy()
            except StoreError as error:
                log.warning("could not read what the operator did: %s", error)
            except Exception:
                log.exception("could not apply what the operator did")
            await asyncio.sleep(POLL)

    async def look(self) -> None:
        """Apply every notice that's new."""
        found = await self.store.notices()
        fresh = [notice for notice in found if notice.id not in self._known]
        if any(notice.kind == "bans" for notice in fresh):
            await self._read_bans()
        for notice in fresh:
            await self._apply(notice)
        self._known = {notice.id for notice in found}

    async def tidy(self) -> None:
        """Remove what's kept for some days only."""
        now = self.tables.watch.wall()
        clients = now - self.settings.keep_addresses_days * DAY
        await self.store.forget(clients, now - self.settings.keep_reports_days * DAY)
        days = self.settings.keep_finished_days
        await self.tidy_tournaments(None if days is None else now - days * DAY)
        while days is not None:
            old = await self.store.over_before(now - days * DAY, PRUNED)
            for id in old:
                await self.tables.remove(id)
            if len(old) < PRUNED:
                break

    async def _read_bans(self) -> None:
        self.bans.read(await self.store.bans(self.tables.watch.wall()))
        for place in list(self.tables.places.values()):
            for listener in list(place.crowd.listeners):
                try:
                    self.bans.check(listener.address)
                except Refused:
                    listener.dismiss(self._banned(listener.address))

    async def _apply(self, notice: Notice) -> None:
        place = None if notice.table is None else self.tables.places.get(notice.table)
        if notice.kind in ("asleep", "deleted") and notice.table is not None:
            self.tables.visitors.forget(notice.table)
        if place is None:
            return
        if notice.kind == "asleep":
            self._send_away(place, lambda: Refused("asleep", say("refused-asleep"), 404))
        elif notice.kind == "deleted":
            self._send_away(place, lambda: Refused("deleted", say("refused-deleted"), 404))
        await self.tables.read_again(place)
        if notice.kind == "changed":
            await self.tend(place.id)

    def _send_away(self, place: Place, why: Why) -> None:
        if place.alarm is not None:
            place.alarm.cancel()
        for listener in list(place.crowd.listeners):
            listener.dismiss(why)

    def _banned(self, address: str) -> Why:
        def why() -> Refused:
            try:
                self.bans.check(address)
            except Refused as refused:
                return refused
            return Refused("away", say("refused-away"), 503)  # the ban has just ended: reconnect

        return why
