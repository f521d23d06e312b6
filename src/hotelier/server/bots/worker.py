"""One worker process under supervision.

It's killed if it takes too long for its work, or needs too much memory in the middle of it. Where
the system tells (on Linux), a process that was stopped or hangs is noticed earlier.
"""

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from hotelier.server.bots.thinking import born, measured
from hotelier.server.metrics import Crew, Metrics, Why

T = TypeVar("T")

STARTING: Final = 15.0  # seconds for a process to start
STALLED: Final = 5.0  # seconds without any work after which it's given up
LOOK: Final = 0.25  # seconds between two looks at a process at work
PROCESSES: Final = Path("/proc")

log = logging.getLogger("hotelier.server")


class Sign(NamedTuple):
    """What the system says about a process."""

    is_stopped: bool
    worked: int  # processor time, in some unit
    megabytes: float


class Worker:
    """One process; it starts when there's something to do."""

    def __init__(self, humble: bool, megabytes: float, crew: Crew, metrics: Metrics) -> None:
        self.humble = humble
        self.megabytes = megabytes  # at which it's replaced
        self.crew = crew
        self.metrics = metrics
        self.is_busy = False
        self.is_ready = False
        self.pool: ProcessPoolExecutor | None = None
        self._why: Why = "died"  # why it was killed, if it was

    @property
    def process(self) -> int | None:
        """The process itself, once it has started."""
        return None if self.pool is None else _process(self.pool)

    async def do(self, work: Callable[..., T], args: tuple[Any, ...], seconds: float) -> T:
        """Run a task; BrokenProcessPool if the process doesn't survive it."""
        await self._check()
        pool = self._started()
        try:
            if not self.is_ready:
                await self._watched(pool, STARTING, os.getpid)
                self.is_ready = True
            began = time.perf_counter()
            found, megabytes = await self._watched(pool, seconds, measured, work, args)
            self.metrics.thought(self.crew, time.perf_counter() - began)
            if megabytes > self.megabytes:
                self._kill(pool, "memory", f"needed {megabytes:.0f} MB")
                await self._forget(pool)
            answer: T = found
            return answer
        except BrokenProcessPool:
            await self._forget(pool)
            raise

    def end(self) -> None:
        """Stop the process, even in mid-thought, and wait until it's gone.

        A pool that's still shutting down when Python exits trips over its own closed pipe.
        """
        pool, self.pool = self.pool, None
        if pool is not None:
            _kill(pool)
            pool.shutdown(cancel_futures=True)

    async def _check(self) -> None:
        """Give up a process that was killed or stopped while it had nothing to do."""
        pool = self.pool
        if pool is None:
            return
        sign = sign_of(pool)
        if sign is not None and sign.is_stopped:
            self._kill(pool, "late", "was stopped")
        elif all(process.is_alive() for process in (pool._processes or {}).values()):
            return
        await self._forget(pool)

    def _started(self) -> ProcessPoolExecutor:
        """The process, ready to work."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, born, (self.humble,))
            self.is_ready = False
            self._why = "died"
        return self.pool

    async def _forget(self, pool: ProcessPoolExecutor) -> None:
        """Forget a process that's gone, if it wasn't ended; the next task starts another one."""
        if self.pool is pool:
            self.pool = None
            self.metrics.replaced(self.crew, self._why)
            # The loop waits for this at its end, so no pool outlives Python.
            await asyncio.to_thread(pool.shutdown)

    async def _watched(
        self, pool: ProcessPoolExecutor, seconds: float, work: Callable[..., T], *args: Any
    ) -> T:
        """Run a task in a process that's killed if something is wrong with it."""
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(pool, work, *args)
        began = loop.time()
        at_work, stops = (-1, began), 0
        alarm: asyncio.TimerHandle

        def look() -> None:
            nonlocal alarm, at_work, stops
            now, sign = loop.time(), sign_of(pool)
            if thought.done():
                return
            if sign is not None:
                stops = stops + 1 if sign.is_stopped else 0
                if sign.worked > at_work[0]:
                    at_work = sign.worked, now
            if now - began >= seconds:
                self._kill(pool, "late", f"took more than {seconds:.1f} seconds")
            elif stops > 1:
                self._kill(pool, "late", "was stopped")
            elif sign is not None and now - at_work[1] > STALLED:
                self._kill(pool, "late", "did nothing")
            elif sign is not None and self.is_ready and sign.megabytes > self.megabytes:
                self._kill(pool, "memory", f"needs {sign.megabytes:.0f} MB")
            else:
                alarm = loop.call_later(min(LOOK, began + seconds - now), look)

        alarm = loop.call_later(min(LOOK, seconds), look)

        def ended(thought: asyncio.Future[T]) -> None:
            alarm.cancel()
            if not thought.cancelled():
                thought.exception()  # not reported if nobody waits for it any more

        thought.add_done_callback(ended)
        # Cancelling the future itself would trip the pool's own thread when workers are stopped.
        return await asyncio.shield(thought)

    def _kill(self, pool: ProcessPoolExecutor, why: Why, what: str) -> None:
        log.warning("a worker that %s is replaced", what)
        self._why = why
        _kill(pool)


def sign_of(pool: ProcessPoolExecutor) -> Sign | None:
    """What the system says about the process of a pool, if it says anything."""
    process = _process(pool)
    try:
        said = (PROCESSES / str(process) / "stat").read_bytes()
        # After the name, which may contain anything: state, …, user and system time, …, pages.
        facts = said.rpartition(b")")[2].split()
        megabytes = int(facts[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20
        return Sign(facts[0] == b"T", int(facts[11]) + int(facts[12]), megabytes)
    except (OSError, IndexError, ValueError):
        return None


def _process(pool: ProcessPoolExecutor) -> int | None:
    return next(iter(pool._processes or ()), None)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Kill the process of a pool: if it's stopped or asleep, it ignores anything less."""
    for process in list((pool._processes or {}).values()):
        process.kill()
