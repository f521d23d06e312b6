"""Those who listen to a table.

A listener has a cursor, the last entry of the journal it was sent. Whenever the table changes it is
woken, and gets everything behind its cursor in one message: who reads slowly gets fewer and longer
messages, and nothing piles up in memory.
"""

import asyncio


class Listener:
    """One open page at a table."""

    def __init__(self, seat: int | None, key: str | None, cursor: int) -> None:
        self.seat = seat
        self.key = key  # the digest of what opened the seat: when it is lost, so is the seat
        self.cursor = cursor
        self._news = asyncio.Event()

    def wake(self) -> None:
        """There is something new."""
        self._news.set()

    async def news(self) -> None:
        """Wait until there is something new."""
        await self._news.wait()
        self._news.clear()


class Crowd:
    """Everybody who listens to one table."""

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

    def wake(self) -> None:
        """Tell all that there is something new."""
        for listener in self.listeners:
            listener.wake()
