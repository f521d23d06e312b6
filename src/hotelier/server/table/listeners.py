"""The listeners of a table.

A listener has a cursor, the last journal entry it was sent. Whenever the table changes, it's woken
and gets everything after its cursor in one message: slow readers get fewer and longer messages, and
nothing piles up in memory.

Listeners at other processes are known by what those say: their seats, and how many of each client
watch.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Protocol

from hotelier.server.sharing import Sharing
from hotelier.server.table.refusals import Refused, crowded

CROWDS: Final = "crowds"
DISMISSED: Final = "dismissed"
MOST_NAMED: Final = 50  # clients that other processes are told about one by one

Why = Callable[[], Refused]  # said later, in the language of the listener


class Direct(Protocol):
    """A socket that takes messages right away, unless it must be waited for."""

    @property
    def is_free(self) -> bool:
        """Whether it takes one now."""

    def post(self, text: bytes) -> None:
        """Send a message."""


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
        self.direct: Direct | None = None
        self._news = asyncio.Event()
        self._waits = False

    def dismiss(self, why: Why) -> None:
        """End this: the page is told why."""
        self.dismissal = why
        self.wake()

    def wake(self) -> None:
        """Signal that there's something new."""
        self._news.set()

    async def news(self) -> None:
        """Wait for something new."""
        self._waits = True
        await self._news.wait()
        self._waits = False
        self._news.clear()

    def free(self) -> Direct | None:
        """Its socket, if it takes a message now and nothing else is on its way."""
        if not self._waits or self._news.is_set() or self.dismissal is not None:
            return None
        return self.direct if self.direct is not None and self.direct.is_free else None


class Crowd:
    """Everyone who listens to one table: at this process, unless it says otherwise."""

    def __init__(self, table: str, sharing: Sharing) -> None:
        self.table = table
        self.sharing = sharing
        self.listeners: set[Listener] = set()

    def __len__(self) -> int:
        return len(self.listeners)

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose page is open."""
        return frozenset(each.seat for each in self.listeners if each.seat is not None)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose page is open at any process."""
        return self.seats.union(*(seats for _, seats, _ in self._elsewhere()))

    @property
    def watching(self) -> int:
        """How many listen without a seat, at all processes."""
        here = sum(each.seat is None for each in self.listeners)
        return here + sum(sum(clients.values()) for _, _, clients in self._elsewhere())

    def makes_room(self, address: str) -> bool:
        """Free a spectator's place for a client, at the cost of one that has many more; or not."""
        places = self._clients()
        for _, _, clients in self._elsewhere():
            places.update(clients)
        del places[""]
        greedy, most = places.most_common(1)[0] if places else ("", 0)
        if most <= places[address] + 1:
            return False
        if not self.dismiss(greedy):
            process = next(name for name, _, clients in self._elsewhere() if greedy in clients)
            self.sharing.tell(DISMISSED, self.table, [process, greedy])
        return True

    def dismiss(self, address: str) -> bool:
        """Take a spectator's place from a client, if it has one here."""
        watching = (each for each in self.listeners if each.seat is None)
        dismissed = next((each for each in watching if each.address == address), None)
        if dismissed is None:
            return False
        self.listeners.discard(dismissed)
        dismissed.dismiss(crowded)
        return True

    def share(self) -> None:
        """Tell the other processes who listens here."""
        if not self.sharing.is_on:
            return
        named = dict(self._clients().most_common(MOST_NAMED))
        others = sum(each.seat is None for each in self.listeners) - sum(named.values())
        if others:
            named[""] = others
        value = [sorted(self.seats), named] if self.listeners else None
        self.sharing.hold(CROWDS, self.table, value)

    def _clients(self) -> Counter[str]:
        """How many spectators each client has."""
        return Counter(each.address for each in self.listeners if each.seat is None)

    def _elsewhere(self) -> list[tuple[str, list[int], dict[str, int]]]:
        """By process: the seats, and the clients that watch."""
        found: list[tuple[str, Any]] = self.sharing.elsewhere(CROWDS, self.table)
        return [(process, seats, clients) for process, (seats, clients) in found]
