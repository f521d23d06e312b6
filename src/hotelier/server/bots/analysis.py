"""Finished games are looked back at in the background, one after another.

The worker that does it gives way to everybody else: no bot waits for it. It works out a few pieces
at a time, so that whoever waits sees how far it is. Only what is finished is kept; what was
interrupted begins anew when somebody asks again, and comes out the same.
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
from hotelier.core.explain import Line
from hotelier.core.record import Record, read_record
from hotelier.messages import say
from hotelier.server.bots.workers import Workers
from hotelier.server.http.game_schemas import Message, wired
from hotelier.server.http.model import Model
from hotelier.server.store.rows import Conflict
from hotelier.server.store.store import Store
from hotelier.server.table.refusals import Refused

SEED: Final = 1  # the same for every game, so that anybody can find the same
AT_ONCE: Final = 0.5  # seconds of work between two looks at how far it is
EACH: Final = 5  # that wait for one address
FAILURES: Final = 50  # that are remembered

log = logging.getLogger("hotelier.server")


class MoveWords(Model):
    """What is said of a move, to whoever made it."""

    step: int
    taken: Message
    best: Message
    line: list[wired(Line)] = Field(description="How the better one would have gone on.")  # type: ignore[valid-type]


class AnalysisState(Model):
    """How far the analysis of a game is, and what was found when it is done."""

    phase: Literal["none", "waiting", "running", "failed", "done"] = Field(
        description="None where nobody has asked for it yet, or the house was closed meanwhile."
    )
    done: int = Field(description="Moves and moments that were looked at.")
    total: int = Field(description="How many there are; 0 until that is known.")
    analysis: Analysis | None = Field(description="All that was found; docs/analysis.md tells it.")
    moves: list[MoveWords] = Field(description="What is said of the moves that cost most.")


@dataclass(slots=True)
class Job:
    """A game that is looked at, or waits for it."""

    table: str
    written: str  # its record
    asker: str  # an address
    phase: Literal["waiting", "running", "failed"] = "waiting"
    done: int = 0
    total: int = 0


class Analyst:
    """Looks back at games, one at a time."""

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
        self._jobs: dict[str, Job] = {}  # in the order they came
        self._at_work = False
        self._workers = Workers(1, humble=True)

    async def state(self, table: str) -> dict[str, Any]:
        """How far the analysis of a game is."""
        job = self._jobs.get(table)
        if job is not None and job.phase != "failed":
            return {
                "phase": job.phase,
                "done": job.done,
                "total": job.total,
                "analysis": None,
                "moves": [],
            }
        body = await self.store.analysis(table, FORMAT)
        if body is not None:
            return _state("done", 1, 1, json.loads(body))
        return _state("none" if job is None else "failed")

    def begin(self, table: str, record: Record, asker: str) -> None:
        """Look at a game as soon as there is time; refused where too many wait."""
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
        """Let go of everything; nothing that was finished is lost."""
        self._workers.close()

    async def _work(self) -> None:
        try:
            while job := next((j for j in self._jobs.values() if j.phase == "waiting"), None):
                await self._look_at(job)
        finally:
            self._at_work = False

    async def _look_at(self, job: Job) -> None:
        job.phase = "running"
        asked = (job.written, self.effort, SEED)
        try:
            pieces: list[Piece] = []
            while job.total == 0 or job.done < job.total:
                total, found = await self._workers.work_out(_pieces, *asked, len(pieces))
                pieces += found
                job.done, job.total = len(pieces), total
            body = await self._workers.work_out(_whole, *asked, pieces)
            await self.store.keep_analysis(job.table, FORMAT, body)
        except Conflict:
            del self._jobs[job.table]  # the table is gone
        except Exception as error:
            job.phase = "failed"
            log.warning("the game of table %s could not be analysed: %s", job.table, error)
            self._forget()
        else:
            del self._jobs[job.table]

    def _forget(self) -> None:
        """Failures are not remembered for ever."""
        failed = [job.table for job in self._jobs.values() if job.phase == "failed"]
        for table in failed[:-FAILURES]:
            del self._jobs[table]


def _state(phase: str, done: int = 0, total: int = 0, found: Any = None) -> dict[str, Any]:
    return {"phase": phase, "done": done, "total": total, "analysis": found, "moves": []}


@lru_cache(maxsize=1)
def _work_of(written: str, effort: Effort, seed: int) -> Work:
    """A game that a worker has followed; the next pieces are most likely of the same."""
    return Work(read_record(json.loads(written)), effort, seed)


def _pieces(written: str, effort: Effort, seed: int, first: int) -> tuple[int, list[Piece]]:
    """How many pieces there are, and some from one on: as many as fit into a moment."""
    end = time.perf_counter() + AT_ONCE
    work = _work_of(written, effort, seed)
    found: list[Piece] = []
    while first + len(found) < len(work) and (not found or time.perf_counter() < end):
        found.append(work.piece(first + len(found)))
    return len(work), found


def _whole(written: str, effort: Effort, seed: int, pieces: list[Piece]) -> str:
    """The whole analysis as it is kept."""
    found = _work_of(written, effort, seed).whole(pieces)
    return json.dumps(found.as_dict(), ensure_ascii=False)
