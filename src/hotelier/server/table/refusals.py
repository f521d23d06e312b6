"""Refusals, worded so that people know why and programs know what."""

from collections.abc import Sequence
from typing import Literal

from hotelier.core.errors import HotelierError
from hotelier.messages import say

# For programs; docs/protocol.md explains each.
Code = Literal[
    "asleep",
    "away",
    "banned",
    "begun",
    "broken",
    "busy",
    "closed",
    "colour-taken",
    "crowded",
    "damaged",
    "deal-over",
    "deleted",
    "entered",
    "full",
    "house-full",
    "illegal",
    "kicked",
    "mistake",
    "muted",
    "name-taken",
    "newer",
    "no-analysis",
    "no-ask",
    "no-code",
    "no-deal",
    "no-game",
    "no-hints",
    "no-ladder",
    "no-lesson",
    "no-newcomers",
    "no-plan",
    "no-puzzle",
    "no-seat",
    "no-such-seat",
    "no-such-step",
    "no-table",
    "no-takeback",
    "no-tournament",
    "no-undo",
    "nobody-here",
    "not-begun",
    "not-host",
    "not-idle",
    "not-kept",
    "not-last",
    "not-organiser",
    "not-over",
    "not-played",
    "not-ready",
    "not-your-seat",
    "not-your-turn",
    "nothing-held",
    "nothing-here",
    "over",
    "refused",
    "reported",
    "round-running",
    "seated",
    "stale",
    "switched-off",
    "taken",
    "too-few",
    "too-large",
    "too-late",
    "too-long",
    "too-many",
    "too-many-rounds",
    "too-many-seats",
    "too-many-tables",
    "too-slow",
    "unreadable",
    "wrong-host",
    "wrong-method",
    "wrong-origin",
]


class Refused(HotelierError):
    """A request that was refused; nothing has changed."""

    def __init__(
        self,
        code: Code,
        reason: str,
        status: int = 409,
        step: int | None = None,
        legal: Sequence[str] | None = None,
        index: int | None = None,
        action: str | None = None,
    ) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status
        self.step = step
        self.legal = legal
        self.index = index  # which action of a list it is about
        self.action = action

    def as_dict(self) -> dict[str, object]:
        """The refusal as it is sent."""
        told: dict[str, object] = {"code": self.code, "reason": self.reason}
        if self.step is not None:
            told["step"] = self.step
        if self.legal is not None:
            told["legal"] = list(self.legal)
        if self.index is not None:
            told |= {"index": self.index, "action": self.action}
        return told


def no_table() -> Refused:
    """The same for a table that doesn't exist and for one that the asker may not see."""
    return Refused("no-table", say("refused-no-table"), 404)


def no_tournament() -> Refused:
    """There's none with this id, or this server has none."""
    return Refused("no-tournament", say("refused-no-tournament"), 404)


def crowded() -> Refused:
    """There's no place for this spectator."""
    return Refused("crowded", say("refused-crowded"))


def too_many_loaded() -> Refused:
    """Others load games, too: replays, single steps, puzzles, texts of analyses."""
    return Refused("busy", say("refused-loading"), 503)


def closed(reason: str) -> Refused:
    """The operator has closed the table."""
    return Refused("closed", say("refused-closed", reason=reason), 403)


def no_seat() -> Refused:
    """For someone who has no seat at this table."""
    return Refused("no-seat", say("refused-no-seat"), 403)


def seated(seat: int | None) -> int:
    """The asker's seat; refused without one."""
    if seat is None:
        raise no_seat()
    return seat
