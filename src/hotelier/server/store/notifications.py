"""Other processes of the service: their changes are announced through the database.

SQLite belongs to one process, so there are no others. With PostgreSQL, every change is announced on
a channel in the same transaction that makes it durable.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hotelier.server.store.statements import CHANNEL, SAME, TALK
from hotelier.server.store.store import Store

PAUSE: Final = 1.0  # seconds before a lost connection is retried
# Nothing is ever sent on this connection, so only this detects that the other end is gone.
KEEPALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 4,
}

log = logging.getLogger("hotelier.server")


class News(NamedTuple):
    """What another process has done to a table."""

    table: str
    phase: str | None  # None if it may be any
    held: frozenset[int] | None  # seats with a player who isn't away


class Neighbours:
    """Listens to changes by other processes, and to what they say."""

    def __init__(
        self,
        store: Store,
        heard: Callable[[News], None],
        told: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self.store = store
        self.heard = heard
        self.told = told
        self.missed = missed  # something may have been missed meanwhile
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        """Start listening, if there may be other processes."""
        address = self.store.conninfo
        if address is not None:
            self._task = asyncio.get_running_loop().create_task(self._listen(address))
            await self._ready.wait()

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, address: str) -> None:
        from psycopg import AsyncConnection, Error

        while True:
            try:
                call = AsyncConnection.connect(address, autocommit=True, **KEEPALIVE)
                async with await call as line:
                    await line.execute(f"LISTEN {TALK}")
                    await line.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self.missed()
                    self._ready.set()
                    async for notified in line.notifies():
                        if notified.channel == TALK:
                            self.told(notified.payload)
                        elif not notified.payload.endswith(self.store.origin):
                            self.heard(_read(notified.payload))
            except Error as error:
                log.warning("lost the connection to the other processes: %s", error)
                await asyncio.sleep(PAUSE)


def _read(payload: str) -> News:
    """The news in a notification; of one that can't be read, only the table counts."""
    table, *words = payload.split(" ")
    if len(words) != 4 or SAME in words:
        phase = None if len(words) != 4 or words[1] == SAME else words[1]
        return News(table, phase, None)
    _, phase, held, _ = words
    return News(table, phase, frozenset(int(n) for n in held.split(",") if n.isdecimal()))
