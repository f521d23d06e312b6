"""Other processes of the service: their changes are announced through the database.

SQLite belongs to one process, so there are no others. With PostgreSQL, every change is announced on
a channel in the same transaction that makes it durable.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from hotelier.server.store.statements import CHANNEL
from hotelier.server.store.store import Store

PAUSE: Final = 1.0  # seconds before a lost connection is retried
# Nothing is ever sent on this connection, so only this detects that the other end is gone.
KEEPALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 4,
}

log = logging.getLogger("hotelier.server")


class Neighbours:
    """Listens to changes by other processes."""

    def __init__(
        self, store: Store, heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        self.store = store
        self.heard = heard
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
                    await line.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self.missed()
                    self._ready.set()
                    async for notice in line.notifies():
                        if not notice.payload.endswith(self.store.origin):
                            self.heard(notice.payload.partition(" ")[0])
            except Error as error:
                log.warning("lost the connection to the other processes: %s", error)
                await asyncio.sleep(PAUSE)
