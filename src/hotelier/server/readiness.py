"""Whether the server can work: it tries to write, to read and to think."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from hotelier.server.bots.workers import Workers
from hotelier.server.store.rows import Conflict, StoreError
from hotelier.server.store.store import Store

PATIENCE: Final = 8.0  # seconds for each check
KEPT: Final = 2.0  # seconds for which a result is reused


class Readiness:
    """Checks everything the server needs, at most once in a while."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._tries: dict[str, Callable[[], Awaitable[None]]] = {
            "writer": store.try_writing,
            "readers": store.try_reading,
            "worker": lambda: workers.check(PATIENCE),
        }
        self._found: dict[str, str] = {}
        self._at = float("-inf")
        self._lock = asyncio.Lock()

    async def faults(self) -> dict[str, str]:
        """What's wrong, by name; empty if all is well."""
        async with self._lock:
            if time.monotonic() - self._at > KEPT:
                told = await asyncio.gather(*(self._tried(each) for each in self._tries.values()))
                found = zip(self._tries, told, strict=True)
                self._found = {name: why for name, why in found if why}
                self._at = time.monotonic()
            return self._found

    async def _tried(self, work: Callable[[], Awaitable[None]]) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await work()
        except TimeoutError:
            return f"no answer within {PATIENCE:.0f} seconds"
        except (StoreError, Conflict) as error:
            return str(error)
        except BrokenProcessPool:
            return "no worker process can be kept alive"
        return ""
