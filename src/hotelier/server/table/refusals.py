"""What the house does not do, said so that a person knows why and a program knows what."""

from collections.abc import Sequence
from typing import Literal

from hotelier.core.errors import HotelierError
from hotelier.messages import say

# What programs read; docs/protocol.md says what each means.
Code = Literal[
    "away",
    "broken",
    "busy",
    "crowded",
    "damaged",
    "full",
    "house-full",
    "illegal",
    "mistake",
    "newer",
    "no-analysis",
    "no-code",
    "no-game",
    "no-hints",
    "no-lesson",
    "no-newcomers",
    "no-seat",
    "no-such-seat",
    "no-such-step",
    "no-table",
    "no-undo",
    "not-begun",
    "not-kept",
    "not-last",
    "not-over",
    "not-your-seat",
    "not-your-turn",
    "nothing-held",
    "nothing-here",
    "over",
    "refused",
    "seated",
    "stale",
    "taken",
    "too-large",
    "too-long",
    "too-many",
    "too-many-tables",
    "too-slow",
    "unreadable",
    "wrong-host",
    "wrong-method",
    "wrong-origin",
]


class Refused(HotelierError):
    """A wish that was not granted; nothing has changed."""

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
    """The same for a table that does not exist and for one that is none of the asker's business."""
    return Refused("no-table", say("refused-no-table"), 404)


def no_seat() -> Refused:
    """For whoever has no seat at this table."""
    return Refused("no-seat", say("refused-no-seat"), 403)


def seated(seat: int | None) -> int:
    """The seat of whoever asks; refused without one."""
    if seat is None:
        raise no_seat()
    return seat
