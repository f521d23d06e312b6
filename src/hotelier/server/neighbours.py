"""Other processes of the house: what they change is heard through the database.

SQLite belongs to one process, so there is nobody to hear. With PostgreSQL every change is announced
on a channel in the same transaction that makes it durable.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from hotelier.server.store.changes import CHANNEL
from hotelier.server.store.journal import Store

PAUSE: Final = 1.0  # seconds before a lost connection is tried again

log = logging.getLogger("hotelier.server")


class Neighbours:
    """Listens to what other processes change."""

    def __init__(
        self, store: Store, heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        self.store = store
        self.heard = heard
        self.missed = missed  # something may have been said while nobody listened
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen, where there may be neighbours."""
        address = self.store.conninfo
        if address is not None:
            self._task = asyncio.get_running_loop().create_task(self._listen(address))
            await self._ready.wait()

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, address: str) -> None:
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(address, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self.missed()
                    self._ready.set()
                    async for notice in line.notifies():
                        id, _, origin = notice.payload.split(" ")
                        if origin != self.store.origin:
                            self.heard(id)
            except OperationalError as error:
                log.warning("the line to the other processes is lost: %s", error)
                await asyncio.sleep(PAUSE)
