"""One writer thread: everything that's waiting goes into one transaction, committed together.

Callers are notified only when it's on disk. A commit costs much the same whatever is in it, so the
more come together, the less each costs. A table that another process is writing doesn't hold up the
others: its change goes into a later transaction.
"""

import asyncio
import threading
import time
from collections import Counter
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from hotelier.server.metrics import Metrics
from hotelier.server.metrics import Outcome as Counted
from hotelier.server.store.database import HELD, Database, explain, is_loss
from hotelier.server.store.rows import Conflict, StoreError
from hotelier.server.store.statements import Work, locked, write

LARGEST_GROUP: Final = 256
AGAIN: Final = 0.01  # seconds until a table that was locked is tried again
PATIENCE: Final = 5.0  # seconds in which it must work
LOCKED: Final = "another program has locked the table: the change wasn’t saved"
LATER: Final = "later"  # not written yet

Outcome = Conflict | StoreError | Literal["later"] | None


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Work
    waiter: asyncio.Future[None]
    until: float  # when it's given up


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
                raise StoreError("the server is stopping: the change wasn’t saved")
            self._jobs.put(Job(work, waiter, time.monotonic() + PATIENCE))
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
        late: list[Job] = []
        while more or late:
            more = self._gather(late, more)
            # Changes of one table stay in their order.
            group = sorted(late, key=lambda job: job.work.id)
            began = time.perf_counter()
            outcomes = self._write_together(group)
            seconds = time.perf_counter() - began
            _tell(group, outcomes)  # first: they wait for it
            late = [job for job, told in zip(group, outcomes, strict=True) if told is LATER]
            counts = Counter(_counted(told) for told in outcomes if told is not LATER)
            if counts:
                self._metrics.wrote(counts, seconds)

    def _gather(self, group: list[Job], more: bool) -> bool:
        """Add what's waiting to what was put off; False if there will be nothing more."""
        wait = AGAIN if group else None
        most = len(group) + LARGEST_GROUP
        if not more:
            time.sleep(AGAIN)
        while more and len(group) < most:
            try:
                job = self._jobs.get(timeout=wait)
            except Empty:
                break
            if job is None:
                return False
            group.append(job)
            wait = 0.0
        return more

    def _write_together(self, group: list[Job]) -> list[Outcome]:
        """One transaction for all; if it fails as a whole, one for each."""
        if not group:
            return []
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
                doubt = "may not have been" if is_loss(error) else "wasn’t"
                hopeless = is_loss(error) or reason == HELD
                outcome = StoreError(f"{reason}: the change {doubt} saved")
                outcome.__cause__ = error
            outcomes.append(outcome)
        return outcomes

    def _apply(self, connection: Connection, group: list[Job]) -> list[Outcome]:
        busy = locked(connection, [job.work for job in group])
        free = [job.work for job in group if job.work.id not in busy]
        kept = iter(write(connection, free, self._origin))
        outcomes: list[Outcome] = []
        for job in group:
            if job.work.id in busy:
                is_over = time.monotonic() > job.until
                outcomes.append(StoreError(LOCKED) if is_over else LATER)
            else:
                outcomes.append(None if next(kept) else _conflict())
        return outcomes


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
        if outcome is not LATER:
            told.setdefault(job.waiter.get_loop(), []).append((job.waiter, outcome))
    for loop, waiters in told.items():
        with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            loop.call_soon_threadsafe(_settle, waiters)


def _settle(waiters: list[tuple[asyncio.Future[None], Outcome]]) -> None:
    for waiter, outcome in waiters:
        if waiter.done():
            continue
        if isinstance(outcome, Exception):
            waiter.set_exception(outcome)
        else:
            waiter.set_result(None)
