"""Where a table stands in this process, and who is let in to it."""

import asyncio
from dataclasses import dataclass

from hotelier.server.table.listeners import Crowd
from hotelier.server.table.refusals import no_table
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import same


@dataclass(frozen=True, slots=True)
class Pass:
    """What somebody shows at the door of a table."""

    token: str | None = None
    key: str | None = None
    code: str | None = None  # that hands a seat over
    invited: bool = False  # by the house itself

    def seat(self, table: Table) -> int | None:
        """The seat it opens; None for a spectator; `no_table` for a stranger."""
        seat = table.seat_of(self.token)
        invited = same(self.key or "", table.facts.key) or self.invited
        if self.code is not None and table.ledger.find(self.code) is not None:
            invited = True
        if seat is None and not invited and not table.public:
            raise no_table()
        return seat


class Place:
    """Where a table stands in this process."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.crowd = Crowd()
        self.frames: dict[tuple[int | None, int], bytes] = {}  # messages for those now behind
        self.thought: asyncio.Task[None] | None = None
        self.thought_of = 0  # the entry it answers
        self.alarm: asyncio.TimerHandle | None = None
        self.used = 0.0
