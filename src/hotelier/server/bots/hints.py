"""Leopold's hints: the best actions for someone playing alone, based on that seat's view.

A hint belongs to a moment of a table: it's computed once, and dropped when the table moves on.
Hints have their own workers, so that they and the bots don't wait for each other.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hotelier.bots.hints import Hint
from hotelier.core.view import View
from hotelier.messages import say
from hotelier.server.bots.workers import Workers
from hotelier.server.table.refusals import Refused
from hotelier.server.table.table import Table

SECONDS: Final = 0.8  # until a hint must be there, including waiting
LEAST: Final = 0.25  # of them for thinking
KEPT: Final = 500  # tables whose last hint is remembered
WAITING: Final = 8  # hints waiting per worker


@dataclass(frozen=True, slots=True)
class Question:
    """A question for Leopold."""

    table: str
    mark: int  # the entry after which it was asked
    step: int
    game: str
    view: View  # everything the asker may know
    client: str = ""  # an address


class Concierge:
    """Leopold, with his last hint at every table."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._said: OrderedDict[str, tuple[int, asyncio.Task[dict[str, Any]]]] = OrderedDict()
        self._busy = 0

    def asked(self, table: Table, seat: int, step: int, client: str = "") -> Question:
        """A seat's question at a step; refused if a hint would be unfair or pointless."""
        if not table.plays_alone(seat):
            raise Refused("no-hints", table.why_not_alone(say("refused-no-hints")))
        view = table.asked(seat, step)
        return Question(table.id, table.ledger.mark, step, table.game.name, view, client)

    async def answer(self, question: Question, count: Callable[[], None]) -> dict[str, Any]:
        """The hint; a known one costs nothing, any other counts against the limit first."""
        mark, task = self._said.get(question.table, (-1, None))
        if task is None or mark != question.mark:
            count()
            if self._busy >= WAITING * len(self.workers.all):
                raise _busy()
            task = asyncio.get_running_loop().create_task(self._worked_out(question))
            task.add_done_callback(lambda done: self._forget_failure(question.table, done))
            self._said[question.table] = (question.mark, task)
            while len(self._said) > KEPT:
                self._said.popitem(last=False)
        self._said.move_to_end(question.table)
        # The asker may disconnect: the hint is kept for next time.
        return await asyncio.shield(task)

    async def _worked_out(self, question: Question) -> dict[str, Any]:
        until = time.time() + SECONDS
        self._busy += 1
        try:
            found = await self.workers.advise(
                question.game, question.view, until, LEAST, SECONDS - LEAST, question.client
            )
        except TimeoutError:
            raise _busy() from None
        finally:
            self._busy -= 1
        return {"step": question.step, "actions": [_told(each) for each in found]}

    def _forget_failure(self, table: str, done: asyncio.Task[dict[str, Any]]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if failed and self._said.get(table, (0, None))[1] is done:
            del self._said[table]

    def close(self) -> None:
        """Stop the workers."""
        for _, task in self._said.values():
            task.cancel()
        self.workers.close()


def _busy() -> Refused:
    return Refused("busy", say("refused-leopold-busy"), 503)


def _told(hint: Hint) -> dict[str, Any]:
    return {
        "action": hint.action,
        "score": round(hint.score, 1),
        "win": round(hint.win, 3),
        "sure": round(hint.sure, 3),
        "standing": hint.standing,
        "reasons": hint.reasons,
        "then": hint.then,
        "later_reasons": hint.later_reasons,
        "hopes": {name: round(much, 2) for name, much in hint.hopes.items()},
        "points": {name: round(much, 1) for name, much in hint.points.items()},
    }
