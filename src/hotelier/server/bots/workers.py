"""Bots think in worker processes, never where sockets are served.

A thought only gets what the bot's seat may see. If it's lost, no harm is done: we ask again.
During a turn, a bot is asked in the same process, which remembers it. A worker that's lost is
replaced, and the bot starts over.
"""

import asyncio
import logging
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

from hotelier.bots.catalogue import find_opponent
from hotelier.bots.hints import Hint
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.server.bots.thinking import LONGEST, REMEMBERED, Sitting, advise, think
from hotelier.server.bots.turns import Turns
from hotelier.server.bots.worker import Worker
from hotelier.server.metrics import Crew, Metrics

T = TypeVar("T")

TRIES: Final = 2  # workers that may be lost over one task
SHORT: Final = 1.0  # seconds; the thought of a bot that may take more is long
HURRIED: Final = 0.5  # seconds for a bot whose worker was lost
MARGIN: Final = 2.0  # seconds a thought may take beyond its budget
MEGABYTES: Final = 1024.0  # memory at which a worker is replaced
LONG_WORK: Final = 60.0  # seconds for work without a budget of its own

log = logging.getLogger("hotelier.server")


class Attempt(NamedTuple):
    """What a worker is asked, and how many seconds it has for that."""

    args: tuple[Any, ...]
    seconds: float


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
        self.crew = crew
        self.metrics = metrics or Metrics()
        self.all = tuple(Worker(humble, megabytes, crew, self.metrics) for _ in range(number))
        self.margin = margin
        self._is_open = True
        self._turns: Turns[Worker] = Turns(number)
        self._seats: OrderedDict[tuple[str, int], Worker] = OrderedDict()  # who remembers whom
        self._running: set[asyncio.Task[Any]] = set()
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

    def waiting_for(self, client: str) -> int:
        """How many of them are a client's."""
        return self._turns.of(client)

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

        With a sitting, the bot remembers what it thought before. If its worker is lost, it thinks
        again, but not for long; if that's lost, too, chance decides: any legal action is better
        than a table that waits.
        """
        wanted = None if sitting is None else self._seats.get(sitting[:2])
        stream = secrets.randbits(53) if seed is None else seed

        def known(worker: Worker) -> None:
            if sitting is not None:
                self._seats[sitting[:2]] = worker
                self._seats.move_to_end(sitting[:2])
                while len(self._seats) > REMEMBERED * len(self.all):
                    self._seats.popitem(last=False)

        def attempt(player: str, margin: float) -> Attempt:
            args = (game, player, view, view.legal, stream, sitting)
            return Attempt(args, find_opponent(player).budget.seconds + margin)

        attempts = [attempt(bot, self.margin), attempt(hurried(bot), self.margin / 2)]
        is_long = find_opponent(bot).budget.seconds > SHORT
        try:
            return await self._done(
                think, attempts, client, wanted=wanted, taken=known, is_long=is_long
            )
        except BrokenProcessPool:
            self._check_open()
            log.warning("%s was lost %d times: chance decides", bot, len(attempts))
            return view.legal[Rng(stream).below(len(view.legal))]

    async def advise(
        self, game: str, view: View, until: float, least: float, patience: float, client: str = ""
    ) -> list[Hint]:
        """The best actions of the seat with this view, by a time of the wall clock.

        TimeoutError if no worker is free for this many seconds.
        """
        args = (game, view, secrets.randbits(53), until, least)
        attempt = Attempt(args, LONGEST + self.margin)
        return await self._done(advise, [attempt] * TRIES, client, patience=patience)

    async def work_out(
        self, work: Callable[..., T], *args: Any, client: str = "", seconds: float = LONG_WORK
    ) -> T:
        """Run a function of a module in a worker."""
        return await self._done(work, [Attempt(args, seconds)] * TRIES, client)

    async def check(self, seconds: float) -> None:
        """Check that a worker answers; raises TimeoutError or BrokenProcessPool if none does."""
        async with asyncio.timeout(seconds):
            await self._done(os.getpid, [Attempt((), seconds)] * TRIES, "")

    async def _done(
        self,
        work: Callable[..., T],
        attempts: Sequence[Attempt],
        client: str,
        *,
        patience: float | None = None,
        wanted: Worker | None = None,
        taken: Callable[[Worker], None] = lambda worker: None,
        is_long: bool = False,
    ) -> T:
        for more, attempt in zip(range(len(attempts))[::-1], attempts, strict=True):
            began = time.perf_counter()
            worker = await asyncio.wait_for(self._free(client, wanted, is_long), patience)
            self.metrics.waited(self.crew, time.perf_counter() - began)
            taken(worker)
            run = asyncio.create_task(self._run(worker, work, attempt))
            self._running.add(run)
            run.add_done_callback(self._ran)
            try:
                return await asyncio.shield(run)  # the asker may disconnect
            except BrokenProcessPool:
                wanted = None  # it has forgotten everything, and takes a while to start
                if not more or not self._is_open:
                    raise
        raise AssertionError  # pragma: no cover

    async def _free(self, client: str, wanted: Worker | None, is_long: bool) -> Worker:
        """An idle worker, or the requested one; it's busy from now on."""
        self._check_open()
        waiting = self._turns.wait(client, wanted, is_long)
        self._serve()
        try:
            worker = await waiting.future
        except asyncio.CancelledError:
            self._turns.leave(waiting)
            if waiting.future.done() and not waiting.future.cancelled():
                self._release(waiting.future.result())
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
                    self._turns.done(worker)  # the asker has gone
                    continue
                worker.is_busy = True
                waiting.future.set_result(worker)

    def _release(self, worker: Worker) -> None:
        """A worker is free again."""
        worker.is_busy = False
        self._turns.done(worker)
        self._serve()

    def _check_open(self) -> None:
        if not self._is_open:
            raise BrokenProcessPool("the workers were stopped")

    async def _run(self, worker: Worker, work: Callable[..., T], attempt: Attempt) -> T:
        """Run a task in a worker; it's free again afterwards."""
        try:
            self._check_open()
            return await worker.do(work, attempt.args, attempt.seconds)
        finally:
            self._release(worker)

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


def hurried(bot: str) -> str:
    """The same bot with less time, if it has much."""
    is_quick = find_opponent(bot).budget.seconds <= HURRIED
    return bot if is_quick else f"{bot.partition('@')[0]}@{HURRIED}"
