"""What happened, for log, animation and screen reader.

An event is a frozen dataclass of the game. `seat` is whose it is (0: the table's). Fields named in
`SECRET` are for that seat alone: for everyone else they are blanked. An event that `OPENS`
something, such as a turn or a scoring, is no part of the turn before it.
"""

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, TypeVar

E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True)
class Event:
    """Something a person would want to see or hear."""

    SECRET: ClassVar[tuple[str, ...]] = ()
    OPENS: ClassVar[bool] = False

    seat: int

    @property
    def kind(self) -> str:
        """The event's name in kebab case: GuestSeated is `guest-seated`."""
        name = type(self).__name__
        return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")

    def seen_by(self: E, viewer: int | None) -> E:
        """The event as `viewer` may know it; None is a spectator."""
        if not self.SECRET or viewer == self.seat:
            return self
        blanks: dict[str, Any] = dict.fromkeys(self.SECRET)
        return replace(self, **blanks)

    def as_dict(self) -> dict[str, Any]:
        """The event as plain data, its kind first."""
        facts = {field.name: getattr(self, field.name) for field in fields(self)}
        return {"kind": self.kind, **facts}
