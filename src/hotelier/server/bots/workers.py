"""Bots think in worker processes, never where the sockets are served.

A thought gets what the bot's seat may see, and is lost without harm: whoever asked asks again.
While its turn lasts a bot is asked in the same process, which remembers it. When that process dies,
the bot starts over.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

from hotelier.bots.bot import Bot, Budget
from hotelier.bots.catalogue import find_opponent
from hotelier.bots.hints import Hint, hints
from hotelier.core.match import pick_game
from hotelier.core.rng import Rng
from hotelier.core.view import View

T = TypeVar("T")

TRIES: Final = 3  # workers that may die over one thought
LONGEST: Final = 2.0  # seconds that advice may take
HUMBLE: Final = 15  # how nice a worker is that gives way to all others
REMEMBERED: Final = 16  # bots that one worker remembers; the one not asked for longest goes first


class Sitting(NamedTuple):
    """A bot's place: its seat at a table, and how many steps the game has taken."""

    table: str
    seat: int
    step: int


# In a worker: the bots it remembers, by table and seat, with the step each was asked about last.
_remembered: OrderedDict[tuple[str, int], tuple[str, int, Bot]] = OrderedDict()


def _born(humble: bool) -> None:
    """A worker leaves Ctrl-C to the server, which ends it, and does not outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if humble and hasattr(os, "nice"):
        os.nice(HUMBLE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed ends nobody: its workers would wait for work for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _think(
    game: str, bot: str, view: View, legal: Sequence[str], seed: int, sitting: Sitting | None
) -> str:
    """One decision of a bot."""
    opponent = find_opponent(bot)
    sitter = _seated(game, bot, sitting)
    return sitter.choose(view, legal, Rng(seed), opponent.budget)


def _seated(game: str, bot: str, sitting: Sitting | None) -> Bot:
    """The bot that sits there, as it was left; a fresh one where it is not remembered."""
    known = None if sitting is None else _remembered.pop(sitting[:2], None)
    # Whoever is asked again about a step has not seen its answer played.
    if known is not None and sitting is not None and known[0] == bot and known[1] < sitting.step:
        sitter = known[2]
    else:
        sitter = find_opponent(bot).sit_down(pick_game(game, None))
    if sitting is not None:
        _remembered[sitting[:2]] = (bot, sitting.step, sitter)
        while len(_remembered) > REMEMBERED:
            _remembered.popitem(last=False)
    return sitter


def _advise(game: str, view: View, seed: int, until: float, least: float) -> list[Hint]:
    """The best actions of whoever decides, told by a time of the wall clock, and why."""
    # However late it is, and whatever somebody does to the clock.
    seconds = min(max(until - time.time(), least), LONGEST)
    return hints(pick_game(game, None), view, Rng(seed), Budget(seconds))


class Worker:
    """One process; it starts when there is something to do."""

    def __init__(self, humble: bool) -> None:
        self.humble = humble
        self.is_busy = False
        self.pool: ProcessPoolExecutor | None = None

    @property
    def process(self) -> int | None:
        """The process itself, once it has started."""
        return None if self.pool is None else next(iter(self.pool._processes), None)

    def started(self) -> ProcessPoolExecutor:
        """The process, ready to work."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, _born, (self.humble,))
        return self.pool

    def end(self) -> None:
        """End the process, whatever it thinks about, and wait until it is gone.

        A pool that is still ending when Python exits trips over its own closed pipe.
        """
        pool, self.pool = self.pool, None
        if pool is None:
            return
        for process in list(pool._processes.values()):
            process.terminate()
        pool.shutdown(cancel_futures=True)


class Workers:
    """The worker processes. Those that are humble work when the machine has nothing better to do.

    Who waits does so here, in the order they came; each may wait for a worker of its own.
    """

    def __init__(self, number: int, humble: bool = False) -> None:
        self.all = tuple(Worker(humble) for _ in range(number))
        self._is_open = True
        self._waiting: deque[tuple[asyncio.Future[Worker], Worker | None]] = deque()
        self._seats: OrderedDict[tuple[str, int], Worker] = OrderedDict()  # who remembers whom

    async def think(
        self,
        game: str,
        bot: str,
        view: View,
        sitting: Sitting | None = None,
        seed: int | None = None,
    ) -> str:
        """The action a bot chooses for the seat whose view it gets.

        With its sitting told, it remembers what it thought before.
        """
        wanted = None if sitting is None else self._seats.get(sitting[:2])

        def known(worker: Worker) -> None:
            if sitting is not None:
                self._seats[sitting[:2]] = worker
                self._seats.move_to_end(sitting[:2])
                while len(self._seats) > REMEMBERED * len(self.all):
                    self._seats.popitem(last=False)

        stream = secrets.randbits(53) if seed is None else seed
        asked = (game, bot, view, view.legal, stream, sitting)
        return await self._done(_think, asked, wanted=wanted, taken=known)

    async def advise(
        self, game: str, view: View, until: float, least: float, patience: float
    ) -> list[Hint]:
        """The best actions of the seat whose view it gets, by a time of the wall clock.

        TimeoutError when no worker is free for so many seconds.
        """
        seed = secrets.randbits(53)
        return await self._done(_advise, (game, view, seed, until, least), patience=patience)

    async def work_out(self, work: Callable[..., T], *args: Any) -> T:
        """Something that a worker works out: a function of a module, with what it needs."""
        return await self._done(work, args)

    async def _done(
        self,
        work: Callable[..., T],
        args: tuple[Any, ...],
        *,
        patience: float | None = None,
        wanted: Worker | None = None,
        taken: Callable[[Worker], None] = lambda worker: None,
    ) -> T:
        for tries in range(TRIES):
            worker = await asyncio.wait_for(self._free(wanted), patience)
            taken(worker)
            pool = worker.started()
            try:
                # Whoever asked may go. To cancel the thought itself would trip the pool's own
                # thread when the workers are ended.
                return await asyncio.shield(self._begun(worker, pool, work, *args))
            except BrokenProcessPool:
                if worker.pool is pool:
                    worker.pool = None
                    # The loop waits for this at its end, so no pool still ends when Python exits.
                    await asyncio.to_thread(pool.shutdown)
                if tries == TRIES - 1:
                    raise
        raise AssertionError  # pragma: no cover

    async def _free(self, wanted: Worker | None) -> Worker:
        """A worker that has nothing to do, or the one that is wanted; from now on it is busy."""
        self._check_open()
        idle = [each for each in self.all if not each.is_busy and wanted in (None, each)]
        # One that has started answers at once.
        found = next((each for each in idle if each.pool is not None), idle[0] if idle else None)
        if found is None:
            waiting: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
            self._waiting.append((waiting, wanted))
            try:
                found = await waiting
            except asyncio.CancelledError:
                if waiting.done() and not waiting.cancelled():
                    self._release(waiting.result())
                raise
            self._check_open()
        found.is_busy = True
        return found

    def _check_open(self) -> None:
        if not self._is_open:
            raise BrokenProcessPool("the workers were ended")

    def _release(self, worker: Worker) -> None:
        """A worker is free: whoever waits longest for it gets it."""
        worker.is_busy = False
        for each in list(self._waiting):
            waiting, wanted = each
            if waiting.done():
                self._waiting.remove(each)  # whoever waited has gone
            elif wanted in (None, worker):
                self._waiting.remove(each)
                worker.is_busy = True
                waiting.set_result(worker)
                return

    def _begun(
        self, worker: Worker, pool: ProcessPoolExecutor, work: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        """A thought in a worker, which is free again when it ends."""
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BaseException:
            self._release(worker)
            raise

        def ended(thought: asyncio.Future[T]) -> None:
            self._release(worker)
            if not thought.cancelled():
                thought.exception()  # no news when nobody waits for it any more

        thought.add_done_callback(ended)
        return thought

    def close(self) -> None:
        """End all workers. No other is started: whoever still asks is refused."""
        self._is_open = False
        for worker in self.all:
            worker.end()
        for waiting, _ in self._waiting:
            if not waiting.done():
                waiting.set_exception(BrokenProcessPool("the workers were ended"))
        self._waiting.clear()
