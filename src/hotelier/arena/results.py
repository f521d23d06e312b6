"""The result of a finished game: each seat's result, as a line of JSON."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one bot did in one seat of one game."""

    bot: str
    score: int
    rank: int  # 1 for every winner; the others are ranked by points
    share: float  # share of the win: 1, a half, a third, … or 0
    decisions: int
    seconds: float  # of thinking, over all its decisions
    worst: float  # seconds of its longest decision
    late: int  # decisions that took longer than its budget
    sources: dict[str, int]  # points by source


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game, seat by seat."""

    number: int
    deal: int
    seats: tuple[SeatResult, ...]

    @property
    def seating(self) -> tuple[str, ...]:
        """The bot in each seat."""
        return tuple(seat.bot for seat in self.seats)

    def as_line(self) -> str:
        """The result as one line of JSON."""
        return json.dumps(asdict(self), ensure_ascii=False) + "\n"


def read_line(line: str) -> GameResult:
    """A result from its line; ValueError if it isn't one."""
    try:
        written: dict[str, Any] = json.loads(line)
        seats = tuple(SeatResult(**seat) for seat in written.pop("seats"))
        return GameResult(seats=seats, **written)
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"a field is missing or wrong ({error})") from error


def ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The rank of each seat, from its score and the winning seats (from 1)."""
    strength = [
        (seat in winners, 0 if seat in winners else score)
        for seat, score in enumerate(scores, start=1)
    ]
    return [1 + sum(other > own for other in strength) for own in strength]
