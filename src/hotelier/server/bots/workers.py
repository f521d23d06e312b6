"""Bots think in worker processes, never where sockets are served.

A thought only gets what the bot's seat may see. If it's lost, no harm is done: we ask again.
During a turn, a bot is asked in the same process, which remembers it. Workers are supervised: one
that takes too long for its thought, or needs too much memory, is stopped and replaced, and the bot
starts over.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from hotelier.bots.catalogue import find_opponent
from hotelier.bots.hints import Hint
from hotelier.core.view import View
from hotelier.server.bots.thinking import (
    LONGEST,
    REMEMBERED,
    Sitting,
    advise,
    born,
    measured,
    think,
)
from hotelier.server.bots.turns import Turns
from hotelier.server.metrics import Crew, Metrics

T = TypeVar("T")

TRIES: Final = 3  # workers that may die over one decision
SUBSTITUTE: Final = "random"  # decides at the last try: a bot that can't be late
STARTING: Final = 30.0  # seconds for a process to start
MARGIN: Final = 3.0  # seconds a thought may take beyond its budget
MEGABYTES: Final = 1024.0  # memory at which a worker is replaced
LONG_WORK: Final = 120.0  # seconds for work without a budget of its own

log = logging.getLogger("hotelier.server")


class Worker:
    """One process; it starts when there's something to do."""

    def __init__(self, humble: bool) -> None:
        self.humble = humble
        self.is_busy = False
        self.is_ready = False
        self.pool: ProcessPoolExecutor | None = None

    @property
    def process(self) -> int | None:
        """The process itself, once it has started."""
        return None if self.pool is None else next(iter(self.pool._processes or ()), None)

    def started(self) -> ProcessPoolExecutor:
        """The process, ready to work."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, born, (self.humble,))
            self.is_ready = False
        return self.pool

    def forget(self, pool: ProcessPoolExecutor) -> None:
        """Forget a process that's gone; the next thought starts another one."""
        if self.pool is pool:
            self.pool = None

    def end(self) -> None:
        """Stop the process, even in mid-thought, and wait until it's gone.

        A pool that's still shutting down when Python exits trips over its own closed pipe.
        """
        pool, self.pool = self.pool, None
        if pool is not None:
            kill(pool)
            pool.shutdown(cancel_futures=True)


class Workers:
    """The worker processes. Low-priority ones work when the machine is otherwise idle.

    Requests queue here by turns; each may wait for a particular worker.
    """

    def __init__(
        self,
        number: int,
        humble: bool = False,
        margin: float = MARGIN,
        megabytes: float = MEGABYTES,
        crew: Crew = "bots",
        metrics: Metrics | None = None,
    ) -> None:
        self.all = tuple(Worker(humble) for _ in range(number))
        self.crew = crew
        self.metrics = metrics or Metrics()
        self.margin = margin
        self.megabytes = megabytes
        self._is_open = True
        # No client gets all workers, or others would have to wait for its longest thought.
        self._turns: Turns[Worker] = Turns(max(1, number - 1))
        self._seats: OrderedDict[tuple[str, int], Worker] = OrderedDict()  # who remembers whom
        self._running: set[asyncio.Task[Any]] = set()
        self._late: set[ProcessPoolExecutor] = set()  # killed because they took too long
        self.metrics.workers.labels(crew).set(number)
        self.metrics.workers_busy.labels(crew).set_function(lambda: self.busy)
        self.metrics.workers_waiting.labels(crew).set_function(lambda: self.waiting)

    @property
    def busy(self) -> int:
        """How many workers are thinking."""
        return sum(worker.is_busy for worker in self.all)

    @property
    def waiting(self) -> int:
        """How many requests are waiting for a worker."""
        return len(self._turns)

    async def think(
        self,
        game: str,
        bot: str,
        view: View,
        sitting: Sitting | None = None,
        seed: int | None = None,
        client: str = "",
    ) -> str:
        """The action a bot chooses for the seat with this view.

        With a sitting, the bot remembers what it thought before. If a bot is too late twice, a
        substitute decides: any legal action is better than a table that waits.
        """
        wanted = None if sitting is None else self._seats.get(sitting[:2])

        def known(worker: Worker) -> None:
            if sitting is not None:
                self._seats[sitting[:2]] = worker
                self._seats.move_to_end(sitting[:2])
                while len(self._seats) > REMEMBERED * len(self.all):
                    self._seats.popitem(last=False)

        def asked(tries: int) -> tuple[Any, ...]:
            player = SUBSTITUTE if tries == TRIES - 1 else bot
            stream = secrets.randbits(53) if seed is None else seed
            return (game, player, view, view.legal, stream, sitting)

        seconds = find_opponent(bot).budget.seconds + self.margin
        return await self._done(think, asked, seconds, client, wanted=wanted, taken=known)

    async def advise(
        self, game: str, view: View, until: float, least: float, patience: float, client: str = ""
    ) -> list[Hint]:
        """The best actions of the seat with this view, by a time of the wall clock.

        TimeoutError if no worker is free for this many seconds.
        """
        args = (game, view, secrets.randbits(53), until, least)
        seconds = LONGEST + self.margin
        return await self._done(advise, lambda _: args, seconds, client, patience=patience)

    async def work_out(self, work: Callable[..., T], *args: Any, client: str = "") -> T:
        """Run a function of a module in a worker."""
        return await self._done(work, lambda _: args, LONG_WORK, client)

    async def check(self, seconds: float) -> None:
        """Check that a worker answers; raises TimeoutError or BrokenProcessPool if none does."""
        async with asyncio.timeout(seconds):
            await self._done(os.getpid, lambda _: (), seconds, "")

    async def _done(
        self,
        work: Callable[..., T],
        args: Callable[[int], tuple[Any, ...]],
        seconds: float,
        client: str,
        *,
        patience: float | None = None,
        wanted: Worker | None = None,
        taken: Callable[[Worker], None] = lambda worker: None,
    ) -> T:
        for tries in range(TRIES):
            began = time.perf_counter()
            worker = await asyncio.wait_for(self._free(client, wanted), patience)
            self.metrics.waited(self.crew, time.perf_counter() - began)
            taken(worker)
            run = asyncio.create_task(self._run(worker, work, args(tries), seconds, client))
            self._running.add(run)
            run.add_done_callback(self._ran)
            try:
                return await asyncio.shield(run)  # the asker may disconnect
            except BrokenProcessPool:
                if tries == TRIES - 1 or not self._is_open:
                    raise
        raise AssertionError  # pragma: no cover

    async def _free(self, client: str, wanted: Worker | None) -> Worker:
        """An idle worker, or the requested one; it's busy from now on."""
        self._check_open()
        waiting = self._turns.wait(client, wanted)
        self._serve()
        try:
            worker = await waiting.future
        except asyncio.CancelledError:
            self._turns.leave(waiting)
            if waiting.future.done() and not waiting.future.cancelled():
                self._release(waiting.future.result(), client)
            raise
        self._check_open()
        return worker

    def _serve(self) -> None:
        """Give every free worker to the next request."""
        # One that has started answers right away.
        for worker in sorted(self.all, key=lambda each: each.pool is None):
            while not worker.is_busy:
                waiting = self._turns.next(worker)
                if waiting is None:
                    break
                if waiting.future.done():
                    self._turns.done(waiting.client)  # the asker has gone
                    continue
                worker.is_busy = True
                waiting.future.set_result(worker)

    def _release(self, worker: Worker, client: str) -> None:
        """A worker is free again."""
        worker.is_busy = False
        self._turns.done(client)
        self._serve()

    def _check_open(self) -> None:
        if not self._is_open:
            raise BrokenProcessPool("the workers were stopped")

    async def _run(
        self,
        worker: Worker,
        work: Callable[..., T],
        args: tuple[Any, ...],
        seconds: float,
        client: str,
    ) -> T:
        """Run a task in a worker under supervision; the worker is free again afterwards."""
        pool: ProcessPoolExecutor | None = None
        try:
            self._check_open()
            pool = worker.started()
            if not worker.is_ready:
                await self._watched(pool, STARTING, os.getpid)
                worker.is_ready = True
            began = time.perf_counter()
            found, megabytes = await self._watched(pool, seconds, measured, work, args)
            self.metrics.thought(self.crew, time.perf_counter() - began)
            if megabytes > self.megabytes:
                log.warning("a worker that needed %.0f MB is replaced", megabytes)
                self.metrics.replaced(self.crew, "memory")
                worker.forget(pool)
                kill(pool)
                await asyncio.to_thread(pool.shutdown)
            answer: T = found
            return answer
        except BrokenProcessPool:
            if pool is not None and worker.pool is pool:
                self.metrics.replaced(self.crew, "late" if pool in self._late else "died")
                self._late.discard(pool)
                worker.forget(pool)
                # The loop waits for this at its end, so no pool outlives Python.
                await asyncio.to_thread(pool.shutdown)
            raise
        finally:
            self._release(worker, client)

    async def _watched(
        self, pool: ProcessPoolExecutor, seconds: float, work: Callable[..., T], *args: Any
    ) -> T:
        """Run a task in a process that's killed if it takes too long."""
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(pool, work, *args)

        def overdue() -> None:
            log.warning("a worker that took more than %.1f seconds is replaced", seconds)
            self._late.add(pool)
            kill(pool)

        alarm = loop.call_later(seconds, overdue)

        def ended(thought: asyncio.Future[T]) -> None:
            alarm.cancel()
            if not thought.cancelled():
                thought.exception()  # not reported if nobody waits for it any more

        thought.add_done_callback(ended)
        # Cancelling the future itself would trip the pool's own thread when workers are stopped.
        return await asyncio.shield(thought)

    def _ran(self, run: "asyncio.Task[Any]") -> None:
        self._running.discard(run)
        if not run.cancelled():
            run.exception()

    def close(self) -> None:
        """Stop all workers. No new ones are started: further requests are refused."""
        self._is_open = False
        for worker in self.all:
            worker.end()
        self._turns.end(BrokenProcessPool("the workers were ended"))


def kill(pool: ProcessPoolExecutor) -> None:
    """Kill the process of a pool: if it's stopped or asleep, it ignores anything less."""
    for process in list((pool._processes or {}).values()):
        process.kill()
