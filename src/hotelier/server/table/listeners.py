"""The listeners of a table.

A listener has a cursor, the last journal entry it was sent. Whenever the table changes, it's woken
and gets everything after its cursor in one message: slow readers get fewer and longer messages, and
nothing piles up in memory.
"""

import asyncio
from collections import Counter
from collections.abc import Callable

from hotelier.server.table.refusals import Refused, crowded

Why = Callable[[], Refused]  # said later, in the language of the listener


class Listener:
    """One open page at a table."""

    def __init__(
        self,
        seat: int | None,
        key: str | None,
        cursor: int,
        shown: str | None = None,
        address: str = "",
    ) -> None:
        self.seat = seat
        self.address = address
        self.dismissal: Why | None = None  # why it can't listen any more
        self.shown = shown  # the digest of the token shown: it may open a seat later
        self.key = key  # the digest of what opened the seat: if it's lost, so is the seat
        self.cursor = cursor
        self._news = asyncio.Event()

    def dismiss(self, why: Why) -> None:
        """End this: the page is told why."""
        self.dismissal = why
        self.wake()

    def wake(self) -> None:
        """Signal that there's something new."""
        self._news.set()

    async def news(self) -> None:
        """Wait for something new."""
        await self._news.wait()
        self._news.clear()


class Crowd:
    """Everyone who listens to one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def __len__(self) -> int:
        return len(self.listeners)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose page is open."""
        return frozenset(each.seat for each in self.listeners if each.seat is not None)

    @property
    def watching(self) -> int:
        """How many listen without a seat."""
        return sum(each.seat is None for each in self.listeners)

    def makes_room(self, address: str) -> bool:
        """Free a spectator's place for a client, at the cost of one that has many more; or not."""
        places = Counter(each.address for each in self.listeners if each.seat is None)
        greedy, most = places.most_common(1)[0]
        if most <= places[address] + 1:
            return False
        watching = (each for each in self.listeners if each.seat is None)
        dismissed = next(each for each in watching if each.address == greedy)
        self.listeners.discard(dismissed)
        dismissed.dismiss(crowded)
        return True

    def wake(self) -> None:
        """Signal to all that there's something new."""
        for listener in self.listeners:
            listener.wake()
