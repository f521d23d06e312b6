"""One writer thread: everything that's waiting goes into one transaction, committed together.

Callers are notified only when it's on disk. A commit costs much the same whatever is in it, so the
more come together, the less each costs.
"""

import asyncio
import threading
import time
from collections import Counter
from contextlib import suppress
from queue import SimpleQueue
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from hotelier.server.metrics import Metrics
from hotelier.server.metrics import Outcome as Counted
from hotelier.server.store.database import HELD, Database, explain, is_loss
from hotelier.server.store.rows import Conflict, StoreError
from hotelier.server.store.statements import Work, write

LARGEST_GROUP: Final = 256

Outcome = Conflict | StoreError | None


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Work
    waiter: asyncio.Future[None]


class Writer:
    """Writes jobs in the order they arrive."""

    def __init__(self, database: Database, origin: str, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._origin = origin
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        metrics.writes_waiting.set_function(self._jobs.qsize)
        self._door = threading.Lock()  # so that nothing is added after the end
        self._is_open = True
        self._thread = threading.Thread(target=self._run, name="hotelier-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> None:
        """Wait until it's durable; it's written even if the caller is cancelled."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with self._door:
            if not self._is_open:
                raise StoreError("the server is stopping: the change was not saved")
            self._jobs.put(Job(work, waiter))
        await waiter

    def close(self) -> None:
        """Write everything that's queued, and stop."""
        with self._door:
            if self._is_open:
                self._is_open = False
                self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            group: list[Job] = []
            while more and len(group) < LARGEST_GROUP and not (group and self._jobs.empty()):
                job = self._jobs.get()
                if job is None:
                    more = False
                else:
                    group.append(job)
            # All processes take tables in the same order, so there are no deadlocks;
            # changes of one table stay in their order.
            group.sort(key=lambda job: job.work.id)
            if group:
                began = time.perf_counter()
                outcomes = self._write_together(group)
                seconds = time.perf_counter() - began
                _tell(group, outcomes)  # first: they wait for it
                self._metrics.wrote(Counter(map(_counted, outcomes)), seconds)

    def _write_together(self, group: list[Job]) -> list[Outcome]:
        """One transaction for all; if it fails as a whole, one for each."""
        try:
            with self._database.writer.begin() as connection:
                return self._apply(connection, group)
        except Exception:
            return self._write_singly(group)

    def _write_singly(self, group: list[Job]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        hopeless = False  # the others would wait in vain too, one after another
        for job in group:
            try:
                if not hopeless:
                    with self._database.writer.begin() as connection:
                        if job.work.is_kept(connection):
                            outcome: Outcome = None
                        else:
                            (outcome,) = self._apply(connection, [job])
            except IntegrityError:
                outcome = _conflict()
            except Exception as error:
                reason = explain(error)
                doubt = "may not have been" if is_loss(error) else "was not"
                hopeless = is_loss(error) or reason == HELD
                outcome = StoreError(f"{reason}: the change {doubt} saved")
                outcome.__cause__ = error
            outcomes.append(outcome)
        return outcomes

    def _apply(self, connection: Connection, group: list[Job]) -> list[Outcome]:
        kept = write(connection, [job.work for job in group], self._origin)
        return [None if is_kept else _conflict() for is_kept in kept]


def _counted(outcome: Outcome) -> Counted:
    if outcome is None:
        return "saved"
    return "conflict" if isinstance(outcome, Conflict) else "failed"


def _conflict() -> Conflict:
    return Conflict("the table has changed in the meantime")


def _tell(group: list[Job], outcomes: list[Outcome]) -> None:
    """Wake the callers, with one call per event loop."""
    told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Outcome]]] = {}
    for job, outcome in zip(group, outcomes, strict=True):
        told.setdefault(job.waiter.get_loop(), []).append((job.waiter, outcome))
    for loop, waiters in told.items():
        with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            loop.call_soon_threadsafe(_settle, waiters)


def _settle(waiters: list[tuple[asyncio.Future[None], Outcome]]) -> None:
    for waiter, outcome in waiters:
        if waiter.done():
            continue
        if outcome is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(outcome)
