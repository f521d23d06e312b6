"""The queue for workers: clients take turns, no matter how much each asks for."""

import asyncio
import itertools
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

W = TypeVar("W")

MOST_CLIENTS: Final = 1_000  # clients whose last turn is remembered


@dataclass(slots=True, eq=False)
class Waiting(Generic[W]):
    """A request in the queue."""

    client: str  # empty for the server itself
    wanted: W | None  # a particular worker
    future: "asyncio.Future[W]"


class Turns(Generic[W]):
    """The queue. The client with the fewest workers is next, then the one served longest ago."""

    def __init__(self, most_each: int) -> None:
        self._most_each = most_each
        self._waiting: list[Waiting[W]] = []  # in order of arrival
        self._busy: Counter[str] = Counter()  # workers by client
        self._last: OrderedDict[str, int] = OrderedDict()  # each client's last turn
        self._turns = itertools.count(1)

    def __len__(self) -> int:
        return len(self._waiting)

    def wait(self, client: str, wanted: W | None) -> Waiting[W]:
        """Join the queue."""
        waiting = Waiting(client, wanted, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        return waiting

    def leave(self, waiting: Waiting[W]) -> None:
        """Leave the queue."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def next(self, worker: W) -> Waiting[W] | None:
        """The request that gets a free worker; None if nobody can have it."""
        fit = [
            each
            for each in self._waiting
            if each.wanted in (None, worker)
            and (not each.client or self._busy[each.client] < self._most_each)
        ]
        if not fit:
            return None
        chosen = min(fit, key=self._patience)
        self._waiting.remove(chosen)
        self._busy[chosen.client] += 1
        self._last[chosen.client] = next(self._turns)
        self._last.move_to_end(chosen.client)
        while len(self._last) > MOST_CLIENTS:
            self._last.popitem(last=False)
        return chosen

    def _patience(self, waiting: Waiting[W]) -> tuple[int, int]:
        """The priority of a request: the lowest goes first."""
        client = waiting.client
        return self._busy[client], self._last.get(client, 0)

    def done(self, client: str) -> None:
        """Note that a client has one busy worker less."""
        self._busy[client] -= 1
        if self._busy[client] <= 0:
            del self._busy[client]

    def end(self, error: Exception) -> None:
        """End all waiting."""
        for each in self._waiting:
            if not each.future.done():
                each.future.set_exception(error)
        self._waiting.clear()
