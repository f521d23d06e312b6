"""Bots think in worker processes, never where the sockets are served.

A thought gets what the bot's seat may see, and is lost without harm: whoever asked asks again.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from hotelier.bots.bot import Budget
from hotelier.bots.catalogue import find_opponent
from hotelier.bots.hints import Hint, hints
from hotelier.core.match import pick_game
from hotelier.core.rng import Rng
from hotelier.core.view import View

T = TypeVar("T")

TRIES: Final = 3  # workers that may die over one thought
LONGEST: Final = 2.0  # seconds that advice may take
HUMBLE: Final = 15  # how nice a worker is that gives way to all others


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


def _think(game: str, bot: str, view: View, legal: Sequence[str], seed: int) -> str:
    """One decision, by a bot that has just sat down."""
    opponent = find_opponent(bot)
    sitting = opponent.sit_down(pick_game(game, None))
    return sitting.choose(view, legal, Rng(seed), opponent.budget)


def _advise(game: str, view: View, seed: int, until: float, least: float) -> list[Hint]:
    """The best actions of whoever decides, told by a time of the wall clock, and why."""
    # However late it is, and whatever somebody does to the clock.
    seconds = min(max(until - time.time(), least), LONGEST)
    return hints(pick_game(game, None), view, Rng(seed), Budget(seconds))


class Thinkers:
    """The worker processes; they start when the first bot has to think.

    Those that are humble work when the machine has nothing better to do.
    """

    def __init__(self, workers: int, humble: bool = False) -> None:
        self.workers = workers
        self.humble = humble
        self._pool: ProcessPoolExecutor | None = None
        self._is_open = True
        # Who waits does so here and not in the pool, where nobody could go any more.
        self._free = asyncio.Semaphore(workers)

    async def think(self, game: str, bot: str, view: View) -> str:
        """The action a bot chooses for the seat whose view it gets."""
        return await self.work_out(_think, game, bot, view, view.legal, secrets.randbits(53))

    async def advise(
        self, game: str, view: View, until: float, least: float, patience: float
    ) -> list[Hint]:
        """The best actions of the seat whose view it gets, by a time of the wall clock.

        TimeoutError when no worker is free for so many seconds.
        """
        seed = secrets.randbits(53)
        return await self.work_out(_advise, game, view, seed, until, least, patience=patience)

    async def work_out(
        self, work: Callable[..., T], *args: Any, patience: float | None = None
    ) -> T:
        """Something that a worker works out: a function of a module, with what it needs."""
        for tries in range(TRIES):
            await asyncio.wait_for(self._free.acquire(), patience)
            pool = self._started()
            try:
                # Whoever asked may go. To cancel the thought itself would trip the pool's own
                # thread when the workers are ended.
                return await asyncio.shield(self._begun(pool, work, *args))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    # The loop waits for this at its end, so no pool still ends when Python exits.
                    await asyncio.to_thread(pool.shutdown)
                if tries == TRIES - 1:
                    raise
        raise AssertionError  # pragma: no cover

    def _begun(
        self, pool: ProcessPoolExecutor, work: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        """A thought in a worker, which is free again when it ends."""
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BaseException:
            self._free.release()
            raise
        thought.add_done_callback(self._ended)
        return thought

    def _ended(self, thought: asyncio.Future[Any]) -> None:
        self._free.release()
        if not thought.cancelled():
            thought.exception()  # no news when nobody waits for it any more

    def close(self) -> None:
        """End the workers, whatever they think about, and wait until they are gone.

        A pool that is still ending when Python exits trips over its own closed pipe. No other is
        started: whoever still asks is refused.
        """
        self._is_open = False
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for worker in list(pool._processes.values()):
            worker.terminate()
        pool.shutdown(cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if not self._is_open:
            self._free.release()  # whoever waits behind is told so too
            raise BrokenProcessPool("the workers were ended")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _born, (self.humble,))
        return self._pool
