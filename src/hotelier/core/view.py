"""What a seat may know, as a frozen value without a way back to the state."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class View:
    """The part every game's view begins with."""

    INTERNAL: ClassVar[tuple[str, ...]] = ()  # fields that only `imagine` and encoders read

    seat: int | None  # whose eyes; None is a spectator
    actor: int | None  # who decides
    decision: str | None
    legal: tuple[str, ...]  # only for the seat that decides
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seats: tuple[Any, ...]  # each seat as the viewer sees it; the game says what that is

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
