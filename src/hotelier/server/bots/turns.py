"""The queue for workers: clients take turns, no matter how much each asks for.

Of several workers, one is always kept: neither one client nor long thoughts ever get all of them.
"""

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
    is_long: bool
    future: "asyncio.Future[W]"


class Turns(Generic[W]):
    """The queue. The client with the fewest workers is next, then the one served longest ago."""

    def __init__(self, workers: int) -> None:
        self._most = max(1, workers - 1)  # for one client, and for long thoughts
        self._waiting: list[Waiting[W]] = []  # in order of arrival
        self._at_work: dict[W, Waiting[W]] = {}  # for whom a worker is busy
        self._last: OrderedDict[str, int] = OrderedDict()  # each client's last turn
        self._turns = itertools.count(1)

    def __len__(self) -> int:
        return len(self._waiting)

    def of(self, client: str) -> int:
        """How many requests of a client are waiting."""
        return sum(each.client == client for each in self._waiting)

    def wait(self, client: str, wanted: W | None = None, is_long: bool = False) -> Waiting[W]:
        """Join the queue."""
        future: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        waiting = Waiting(client, wanted, is_long, future)
        self._waiting.append(waiting)
        return waiting

    def leave(self, waiting: Waiting[W]) -> None:
        """Leave the queue."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def next(self, worker: W) -> Waiting[W] | None:
        """The request that gets a free worker; None if nobody can have it."""
        busy = Counter(each.client for each in self._at_work.values())
        long = sum(each.is_long for each in self._at_work.values())
        fit = [
            each
            for each in self._waiting
            if self._suits(each, worker)
            and (
                not each.client
                or (busy[each.client] < self._most and not (each.is_long and long >= self._most))
            )
        ]
        if not fit:
            return None
        chosen = min(fit, key=lambda each: (busy[each.client], self._last.get(each.client, 0)))
        self._waiting.remove(chosen)
        self._at_work[worker] = chosen
        self._last[chosen.client] = next(self._turns)
        self._last.move_to_end(chosen.client)
        while len(self._last) > MOST_CLIENTS:
            self._last.popitem(last=False)
        return chosen

    def _suits(self, waiting: Waiting[W], worker: W) -> bool:
        """Whether it's the requested worker; a short thought doesn't wait for a long one."""
        if waiting.wanted is None or waiting.wanted is worker:
            return True
        other = self._at_work.get(waiting.wanted)
        return other is not None and other.is_long and not waiting.is_long

    def done(self, worker: W) -> None:
        """Note that a worker is free again."""
        del self._at_work[worker]

    def end(self, error: Exception) -> None:
        """End all waiting."""
        for each in self._waiting:
            if not each.future.done():
                each.future.set_exception(error)
        self._waiting.clear()
