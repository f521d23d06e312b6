"""Slow work in a thread of the server, one piece at a time: it takes CPU time from players.

Clients take turns, and what waits is limited, for all of them and for each.
"""

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from hotelier.server.bots.turns import Turns
from hotelier.server.table.refusals import too_many_loaded

P = ParamSpec("P")
T = TypeVar("T")

WAITING: Final = 64  # pieces of work
EACH: Final = 8  # of one client


class Aside:
    """The thread, and who waits for it."""

    def __init__(self) -> None:
        self._turns: Turns[Aside] = Turns(1)
        self._is_busy = False

    async def __call__(
        self, client: str, work: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Run something when it's this client's turn; refused if too much is waiting."""
        if len(self._turns) >= WAITING or self._turns.of(client) >= EACH:
            raise too_many_loaded()
        waiting = self._turns.wait(client)
        self._serve()
        try:
            await waiting.future
        except asyncio.CancelledError:
            self._turns.leave(waiting)
            if waiting.future.done() and not waiting.future.cancelled():
                self._release()
            raise
        try:
            return await asyncio.to_thread(work, *args, **named)
        finally:
            self._release()

    def _serve(self) -> None:
        while not self._is_busy and (waiting := self._turns.next(self)) is not None:
            if waiting.future.done():
                self._turns.done(self)  # the asker has gone
                continue
            self._is_busy = True
            waiting.future.set_result(self)

    def _release(self) -> None:
        self._is_busy = False
        self._turns.done(self)
        self._serve()
