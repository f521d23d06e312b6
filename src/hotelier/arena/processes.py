"""Work distributed over processes, with results in order."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, resource_tracker
from typing import TypeVar

from hotelier.core.errors import HotelierError

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """How many processes can work at once here; more would only slow each other down."""
    return os.cpu_count() or 1


def shared_out(
    work: Callable[[T], R], pieces: Iterable[T], jobs: int, patient: bool = True
) -> Generator[R, None, None]:
    """The results one by one, from this many processes; one means this process itself.

    Left early, by an interrupt or an error, it waits for the running tasks; an impatient one ends
    them, which isn't safe for work that writes files.
    """
    jobs = min(jobs, cores())
    if jobs == 1:
        yield from map(work, pieces)
    else:
        yield from _pooled(work, iter(pieces), jobs, patient)


def _pooled(
    work: Callable[[T], R], pieces: Iterator[T], jobs: int, patient: bool
) -> Generator[R, None, None]:
    others = set(active_children())
    workers = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    results: deque[Future[R]] = deque()
    try:
        while True:
            with interrupts_held():
                results.extend(
                    workers.submit(work, piece) for piece in islice(pieces, 4 * jobs - len(results))
                )
            if not results:
                return
            result = results[0].result()
            results.popleft()
            yield result
    except BrokenProcessPool as error:
        raise HotelierError("a worker process was killed; try fewer --jobs") from error
    finally:
        if results and not patient:
            for worker in set(active_children()) - others:
                worker.terminate()
        workers.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C; this one does afterwards, and stops them."""
    resource_tracker.ensure_running()  # started any later, it would unblock what is blocked here
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    blocked = _blocked({signal.SIGINT})
    try:
        yield
    finally:
        if blocked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, handler)
    if heard:
        raise KeyboardInterrupt


def _blocked(signals: set[signal.Signals]) -> set[int | signal.Signals] | None:
    """Block signals, which a new process inherits; returns the old mask, or None on Windows."""
    if sys.platform == "win32":
        return None
    return signal.pthread_sigmask(signal.SIG_BLOCK, signals)
