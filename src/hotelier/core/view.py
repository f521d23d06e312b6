"""What a seat may know, as a frozen value with no way back to the state."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know; every game adds its own fields to these.

    Examples:
        >>> import hotelier
        >>> match = hotelier.new("austria", players=2, seed=7)
        >>> view = match.view(2)
        >>> view.seat, view.actor, view.legal  # seat 1 decides, so seat 2 has nothing to choose
        (2, 1, ())
        >>> view.seats[0].hand is None  # the hand of seat 1 is hidden from seat 2
        True
    """

    INTERNAL: ClassVar[tuple[str, ...]] = ()  # fields that only `imagine` and encoders read

    seat: int | None  # whose view; None is a spectator
    actor: int | None  # the seat to move
    decision: str | None
    legal: tuple[str, ...]  # only for the seat to move
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seats: tuple[Any, ...]  # each seat as the viewer sees it; defined by the game

    def as_dict(self) -> dict[str, Any]:
        """The view as plain data."""
        plain = _plain(self)
        assert isinstance(plain, dict)
        return plain


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value
