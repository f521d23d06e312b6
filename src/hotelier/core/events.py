"""What happened, for log, animation and screen reader.

An event is a frozen dataclass of the game. `seat` is whose event it is (0: everyone's). Fields
named in `SECRET` are for that seat alone; for everyone else, they're blanked. An event that `OPENS`
something, such as a turn or a scoring, isn't part of the turn before it. One that `FOLLOWS` is a
consequence of an action, not the action itself. `NET` says what an event adds to what its seat has.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any, ClassVar, TypeVar

from hotelier.core.swift import swift

E = TypeVar("E", bound="Event")

# What changes, whether it grows or shrinks (1 or -1), and the field that says by how much
Net = tuple[tuple[str, int, str], ...]


@swift
@dataclass(frozen=True, slots=True)
class Event:
    """Something that players want to see or hear about."""

    SECRET: ClassVar[tuple[str, ...]] = ()
    OPENS: ClassVar[bool] = False
    FOLLOWS: ClassVar[bool] = False
    NET: ClassVar[Net] = ()

    seat: int

    @property
    def kind(self) -> str:
        """The event's name in kebab case: GuestSeated is `guest-seated`."""
        return kind_of(type(self))

    def seen_by(self: E, viewer: int | None) -> E:
        """The event as `viewer` may know it; None is a spectator."""
        if not self.SECRET or viewer == self.seat:
            return self
        kind, secret = type(self), self.SECRET
        known: dict[str, Any] = {
            name: None if name in secret else getattr(self, name) for name in names_of(kind)
        }
        return kind(**known)

    def net(self) -> dict[str, int]:
        """What its seat has more of by this event, such as points; less is negative."""
        found: dict[str, int] = {}
        for what, sign, name in self.NET:
            much = sign * (getattr(self, name) or 0)
            if much:
                found[what] = found.get(what, 0) + much
        return found

    def as_dict(self) -> dict[str, Any]:
        """The event as plain data, kind first."""
        return {"kind": self.kind, **{name: getattr(self, name) for name in names_of(type(self))}}

    def told(self) -> dict[str, Any]:
        """The same, with what it means: for those who only draw it."""
        found = self.as_dict()
        net = self.net()
        if net:
            found["net"] = net
        if self.FOLLOWS:
            found["follows"] = True
        return found


EventTypes = Mapping[str, type[Event]]


_kinds: dict[type[Event], str] = {}
_names: dict[type[Event], tuple[str, ...]] = {}


def kind_of(event: type[Event]) -> str:
    """The name of a kind of event, in kebab case."""
    if event not in _kinds:
        name = event.__name__
        _kinds[event] = "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")
    return _kinds[event]


def names_of(event: type[Event]) -> tuple[str, ...]:
    """The names of the fields of a kind of event."""
    if event not in _names:
        _names[event] = tuple(field.name for field in fields(event))
    return _names[event]


def events_in(module: ModuleType) -> EventTypes:
    """Every kind of event a module defines, by name."""
    return {
        kind_of(each): swift(each)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }


def read_event(told: Mapping[str, Any], types: EventTypes) -> Event | None:
    """The event described by plain data; None if no kind of event fits."""
    kind = types.get(told["kind"])
    if kind is None:
        return None
    names = names_of(kind)
    given = {name: _frozen(value) for name, value in told.items() if name in names}
    try:
        return kind(**given)
    except TypeError:
        return None


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value
