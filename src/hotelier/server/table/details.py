"""What is kept of a table beside its journal."""

from typing import Any

from pydantic import Field

from hotelier.server.http.model import Model
from hotelier.server.http.schemas import Origin, Result, Rules, Seat


class Facts(Model):
    """Everything about a table that is no step of its game."""

    options: dict[str, Any]
    seats: list[Seat]
    rules: Rules
    rules_version: str = "1"  # of the game; a table keeps the one it began with
    key: str
    practice: bool = False
    left: list[float] = Field(default_factory=list)
    asked: float | None = None
    held: str | None = None
    result: Result | None = None
    ended: float | None = None
    tallies: list[dict[str, dict[str, int]]] = Field(default_factory=list)  # by seat
    origin: Origin | None = None
    rematch: str | None = None
