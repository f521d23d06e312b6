"""A table's place in this process, and who may enter."""

import asyncio
from dataclasses import dataclass
from typing import Any

from hotelier.server.table.listeners import Crowd
from hotelier.server.table.refusals import no_table
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest, same


@dataclass(frozen=True, slots=True)
class Pass:
    """The credentials for a table."""

    token: str | None = None
    key: str | None = None
    code: str | None = None  # a handover code
    invited: bool = False  # the server itself

    def opens(self, table: Table) -> bool:
        """Whether this is the key of the table's link."""
        return same(digest(self.key or ""), table.facts.lock)

    def link(self, table: Table) -> str:
        """The key, if the client has shown it: the server only knows its hash."""
        return self.key if self.key is not None and self.opens(table) else ""

    def seat(self, table: Table) -> int | None:
        """The seat it opens; None for a spectator; `no_table` for a stranger."""
        seat = table.seat_of(self.token)
        invited = self.opens(table) or self.invited
        if self.code is not None and table.ledger.find(self.code) is not None:
            invited = True
        if seat is None and not invited and not table.public:
            raise no_table()
        return seat


class Place:
    """A table's place in this process."""

    def __init__(self, id: str, crowd: Crowd) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.crowd = crowd
        self.frames: dict[tuple[int | None, int], bytes] = {}  # updates, by seat and cursor
        self.has_news = False  # which everyone will be told in a moment
        self.public: dict[str, Any] | None = None  # of the table's state, what all updates share
        self.thought: asyncio.Task[None] | None = None
        self.thought_of = 0  # the entry it answers
        self.alarm: asyncio.TimerHandle | None = None
        self.used = 0.0
