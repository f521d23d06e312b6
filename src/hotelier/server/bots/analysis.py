"""Finished games are analysed in the background, one after another.

The worker has low priority: no bot waits for it. It computes a few pieces at a time, so that
progress can be shown. Only finished analyses are saved; an interrupted one starts over when someone
asks again, with the same result.
"""

import json
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from pydantic import Field

from hotelier.analysis import FORMAT, Analysis, Effort, Work
from hotelier.analysis.engine import Piece
from hotelier.analysis.telling import Why
from hotelier.core.explain import Choice, Line
from hotelier.core.record import Record, read_record
from hotelier.messages import say
from hotelier.server.bots.workers import Workers
from hotelier.server.http.game_schemas import wired
from hotelier.server.http.model import Model
from hotelier.server.store.rows import Conflict
from hotelier.server.store.store import Store
from hotelier.server.table.refusals import Refused

SEED: Final = 1  # the same for every game, so that anyone can reproduce it
AT_ONCE: Final = 0.5  # seconds of work between progress updates
EACH: Final = 5  # waiting per address
FAILURES: Final = 50  # remembered at most
ENOUGH: Final = 5  # pieces needed to estimate the remaining time,
SAMPLE: Final = 0.03  # and the share of all

log = logging.getLogger("hotelier.server")


class MoveWords(Model):
    """The texts about a move, for the player who made it."""

    step: int
    taken: wired(Choice)  # type: ignore[valid-type]
    best: wired(Choice)  # type: ignore[valid-type]
    line: list[wired(Line)] = Field(description="How the better one would have continued.")  # type: ignore[valid-type]
    why: list[Why] = Field(description="Sources of the lost points, most first.")
    curve: float | None = Field(
        description="How the curve of its seat changed in that turn, if it disagrees."
    )


class AnalysisState(Model):
    """The progress of a game's analysis, and the result when it's done."""

    phase: Literal["none", "waiting", "running", "failed", "done"] = Field(
        description="None if nobody has asked for it yet, or the server was restarted."
    )
    done: int = Field(description="Moves and moments analysed so far.")
    total: int = Field(description="How many there are; 0 until that is known.")
    left: float | None = Field(description="Estimated seconds left; none until that is known.")
    analysis: Analysis | None = Field(description="The result; see docs/analysis.md.")
    moves: list[MoveWords] = Field(description="The texts about the costliest moves.")


@dataclass(slots=True)
class Job:
    """A game that's being analysed, or waiting for it."""

    table: str
    written: str  # its record
    asker: str  # an address
    phase: Literal["waiting", "running", "failed"] = "waiting"
    done: int = 0
    total: int = 0
    worked: float = 0.0  # seconds

    @property
    def left(self) -> float | None:
        """Seconds left, once enough is done to estimate them."""
        if self.done < max(ENOUGH, self.total * SAMPLE):
            return None
        return self.worked * (self.total - self.done) / self.done


class Analyst:
    """Analyses games, one at a time."""

    def __init__(
        self,
        store: Store,
        rounds: int,
        most: int,
        start: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.store = store
        self.effort = Effort.of(rounds)
        self.most = most
        self._start = start
        self._jobs: dict[str, Job] = {}  # in order of arrival
        self._at_work = False
        self._turns: dict[str, int] = {}  # when each address had its last turn
        self._workers = Workers(1, humble=True, crew="analyses", metrics=store.metrics)

    async def state(self, table: str) -> dict[str, Any]:
        """The progress of a game's analysis."""
        job = self._jobs.get(table)
        if job is not None and job.phase != "failed":
            is_next = job is self._next()
            others = any(each.phase == "running" for each in self._jobs.values())
            return {
                "phase": "running" if is_next and not others else job.phase,
                "done": job.done,
                "total": job.total,
                "left": job.left,
                "analysis": None,
                "moves": [],
            }
        body = await self.store.analysis(table, FORMAT)
        if body is not None:
            return _state("done", 1, 1, json.loads(body))
        return _state("none" if job is None else "failed")

    def begin(self, table: str, record: Record, asker: str) -> None:
        """Analyse a game as soon as there's time; refused if too many are waiting."""
        job = self._jobs.get(table)
        if job is not None and job.phase != "failed":
            return
        ahead = [each.asker for each in self._jobs.values() if each.phase != "failed"]
        if len(ahead) >= self.most or ahead.count(asker) >= EACH:
            raise Refused("busy", say("refused-analyses"), 503)
        self._jobs.pop(table, None)
        self._jobs[table] = Job(table, record.as_json(), asker)
        if not self._at_work:
            self._at_work = True
            self._start(self._work())

    def close(self) -> None:
        """Stop everything; nothing finished is lost."""
        self._workers.close()

    async def _work(self) -> None:
        try:
            while job := self._next():
                self._turns[job.asker] = 1 + max(self._turns.values(), default=0)
                await self._look_at(job)
        finally:
            self._at_work = False
            self._turns.clear()

    def _next(self) -> Job | None:
        """The first request of the client whose last turn was longest ago."""
        waiting = [job for job in self._jobs.values() if job.phase == "waiting"]
        return min(waiting, key=lambda job: self._turns.get(job.asker, 0), default=None)

    async def _look_at(self, job: Job) -> None:
        job.phase = "running"
        asked = (job.written, self.effort, SEED)
        try:
            pieces: list[Piece] = []
            began = time.monotonic()
            while job.total == 0 or job.done < job.total:
                total, found = await self._workers.work_out(_pieces, *asked, len(pieces))
                pieces += found
                job.done, job.total = len(pieces), total
                job.worked = time.monotonic() - began
            body = await self._workers.work_out(_whole, *asked, pieces)
            await self.store.keep_analysis(job.table, FORMAT, body)
        except Conflict:
            del self._jobs[job.table]  # the table is gone
        except Exception as error:
            job.phase = "failed"
            log.warning("could not analyse the game of table %s: %s", job.table, error)
            self._forget()
        else:
            del self._jobs[job.table]

    def _forget(self) -> None:
        """Failures aren't remembered forever."""
        failed = [job.table for job in self._jobs.values() if job.phase == "failed"]
        for table in failed[:-FAILURES]:
            del self._jobs[table]


def _state(phase: str, done: int = 0, total: int = 0, found: Any = None) -> dict[str, Any]:
    return {
        "phase": phase,
        "done": done,
        "total": total,
        "left": None,
        "analysis": found,
        "moves": [],
    }


@lru_cache(maxsize=1)
def _work_of(written: str, effort: Effort, seed: int) -> Work:
    """A game that a worker has replayed; the next pieces are most likely of the same one."""
    return Work(read_record(json.loads(written)), effort, seed)


def _pieces(written: str, effort: Effort, seed: int, first: int) -> tuple[int, list[Piece]]:
    """The number of pieces, and some of them from an index on: as many as fit into the time."""
    end = time.perf_counter() + AT_ONCE
    work = _work_of(written, effort, seed)
    found: list[Piece] = []
    for number in work.order()[first:]:
        if found and time.perf_counter() >= end:
            break
        found.append(work.piece(number))
    return len(work), found


def _whole(written: str, effort: Effort, seed: int, pieces: list[Piece]) -> str:
    """The whole analysis as it's saved."""
    found = _work_of(written, effort, seed).whole(pieces)
    return json.dumps(found.as_dict(), ensure_ascii=False)
