"""Games in supervised processes: a bot that hangs or ends its process spoils only one game.

A worker notes in shared memory which seat is deciding. If it notes nothing new for too long, it's
stopped and replaced.
"""

import signal
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from hotelier.arena.playing import Contest, Fault, Played, fault, play, where
from hotelier.arena.processes import interrupts_held
from hotelier.arena.schedule import Fixture
from hotelier.core.errors import HotelierError

AHEAD = 4  # games handed to each worker before its first one is over
GLANCE = 0.5  # seconds between checks of the workers
ENDED = 5.0  # seconds a worker has to exit after its pipe is closed

_SPAWN = get_context("spawn")


def watched(
    contest: Contest, fixtures: Iterable[Fixture], jobs: int
) -> Generator[Played | Fault, None, None]:
    """The games in the order of the fixtures, from this many processes."""
    workers = [Worker(contest) for _ in range(jobs)]
    left = iter(fixtures)
    order: deque[Fixture] = deque()
    over: dict[int, Played | Fault] = {}
    try:
        while True:
            _hand_out(workers, left, order, AHEAD * jobs)
            if not order:
                return
            while order[0].number not in over:
                for fixture, game in _finished(workers, contest.patience):
                    over[fixture.number] = game
                if order[0].number not in over:
                    _hand_out(workers, left, order, AHEAD * jobs)
            yield over.pop(order.popleft().number)
    finally:
        for worker in workers:
            worker.end()


def _hand_out(
    workers: list["Worker"], left: Iterator[Fixture], order: deque[Fixture], most: int
) -> None:
    """Give the next game to every idle worker."""
    for worker in workers:
        if worker.fixture is None and len(order) < most:
            fixture = next(left, None)
            if fixture is None:
                return
            worker.start(fixture)
            order.append(fixture)


def _finished(workers: list["Worker"], patience: float) -> Iterator[tuple[Fixture, Played | Fault]]:
    """The games that have finished; waits a little for one."""
    busy = {worker.pipe: worker for worker in workers if worker.fixture is not None}
    ready = wait(list(busy), min(GLANCE, patience / 4))
    for pipe, worker in busy.items():
        fixture = worker.fixture
        assert fixture is not None
        game = worker.result(fixture) if pipe in ready else worker.overdue(fixture, patience)
        if game is not None:
            worker.fixture = None
            yield fixture, game


class Worker:
    """A process that plays one game after another."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.fixture: Fixture | None = None
        self.process: Any = None
        self.pipe: Connection
        self.marks: Any  # how many notes it has made, the seat to move, the step
        self.seen = (-1, 0.0)  # its last note, and when it was first seen

    def start(self, fixture: Fixture) -> None:
        """Play a game."""
        if self.process is None:
            self._hire()
        self.fixture = fixture
        self.seen = (-1, time.monotonic())
        try:
            self.pipe.send(fixture)
        except OSError:  # it exited; we notice when we read its result
            return

    def result(self, fixture: Fixture) -> Played | Fault:
        """The result of its game; if the process is gone, the bot that thought last ended it."""
        try:
            found: Played | Fault = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            code = self.process.exitcode
            seat, step = self.marks[1], self.marks[2]
            self._dismiss()
            if not seat:
                raise HotelierError(
                    f"a worker process ended by itself ({_ending(code)}); try fewer --jobs"
                ) from None
            return fault(
                fixture, seat, f"ended its process {where(fixture, step)}: {_ending(code)}"
            )
        return found

    def overdue(self, fixture: Fixture, patience: float) -> Fault | None:
        """A fault if a bot has been thinking for too long."""
        count, now = self.marks[0], time.monotonic()
        if count != self.seen[0]:
            self.seen = (count, now)
        seat, step = self.marks[1], self.marks[2]
        if not seat or now - self.seen[1] < patience:
            return None
        self.process.kill()
        self._dismiss()
        return fault(fixture, seat, f"gave no answer within {patience:g} s {where(fixture, step)}")

    def end(self) -> None:
        """No more games."""
        if self.process is not None:
            self.process.kill()
            self._dismiss()

    def _hire(self) -> None:
        self.pipe, other = _SPAWN.Pipe()
        try:
            self.marks = _SPAWN.RawArray("q", 3)
        except OSError:  # no shared memory available: games are played without supervision
            self.marks = [0, 0, 0]
        self.process = _SPAWN.Process(
            target=_work, args=(self.contest, other, self.marks), daemon=True
        )
        with interrupts_held():
            self.process.start()
        other.close()

    def _dismiss(self) -> None:
        self.pipe.close()
        self.process.join(ENDED)
        self.process = None


def _work(contest: Contest, pipe: Connection, marks: Any) -> None:
    """What a worker does until nobody gives it a game any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started it ends it

    def mark(seat: int, step: int) -> None:
        marks[1], marks[2] = seat, step
        marks[0] += 1

    while True:
        try:
            fixture = pipe.recv()
        except (EOFError, OSError):
            return
        game = play(contest, fixture, mark)
        mark(0, 0)
        pipe.send(game)


def _ending(code: int | None) -> str:
    if code is not None and code < 0:
        return f"signal {-code}"
    return f"exit code {code}"
