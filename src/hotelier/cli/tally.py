"""Statistics of many games: counts that add up, in any order."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hotelier.core.state import State


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of a number over many games."""

    mean: float
    deviation: float
    least: int
    median: float
    most: int

    def as_dict(self) -> dict[str, Any]:
        """The distribution as plain data, rounded to useful digits."""
        return {
            "mean": round(self.mean, 3),
            "deviation": round(self.deviation, 3),
            "least": self.least,
            "median": self.median,
            "most": self.most,
        }


def spread(counted: Counter[int]) -> Spread:
    """The distribution of numbers; there must be at least one."""
    total = counted.total()
    mean = sum(value * times for value, times in counted.items()) / total
    variance = sum(times * (value - mean) ** 2 for value, times in counted.items()) / total
    low, high = _ranked(counted, (total - 1) // 2), _ranked(counted, total // 2)
    return Spread(mean, math.sqrt(variance), min(counted), (low + high) / 2, max(counted))


def _ranked(counted: Counter[int], rank: int) -> int:
    """The number at a position of the sorted list, from 0."""
    values = sorted(counted)
    for value in values:
        rank -= counted[value]
        if rank < 0:
            return value
    return values[-1]


@dataclass(slots=True)
class SeatTally:
    """The games of one seat."""

    scores: Counter[int] = field(default_factory=Counter)
    wins: int = 0
    shared: int = 0  # wins that were shared

    def as_dict(self) -> dict[str, Any]:
        """The seat's results as plain data."""
        return spread(self.scores).as_dict() | {"wins": self.wins, "shared": self.shared}


@dataclass(slots=True)
class KindTally:
    """One kind of decision over all games."""

    asked: int = 0
    options: int = 0  # legal actions of all these decisions, added up
    most_options: int = 0

    def ask(self, options: int) -> None:
        """Count one decision."""
        self.asked += 1
        self.options += options
        self.most_options = max(self.most_options, options)


@dataclass(slots=True)
class Tally:
    """Scores, lengths and kinds of decisions over many games."""

    seats: list[SeatTally]
    winning: Counter[int] = field(default_factory=Counter)  # scores of winners
    decisions: Counter[int] = field(default_factory=Counter)  # per game
    chances: Counter[int] = field(default_factory=Counter)  # per game
    kinds: dict[int, KindTally] = field(default_factory=dict)  # by number of the kind

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.decisions.total()

    def count(self, state: State, decisions: int, chances: int) -> None:
        """Count a finished game."""
        scores, winners = state.scores(), state.winners()
        for seat, score in zip(self.seats, scores, strict=True):
            seat.scores[score] += 1
        for winner in winners:
            self.seats[winner - 1].wins += 1
            self.seats[winner - 1].shared += len(winners) > 1
        self.winning[scores[winners[0] - 1]] += 1
        self.decisions[decisions] += 1
        self.chances[chances] += 1

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.scores += theirs.scores
            mine.wins += theirs.wins
            mine.shared += theirs.shared
        self.winning += other.winning
        self.decisions += other.decisions
        self.chances += other.chances
        for number, kind in other.kinds.items():
            known = self.kinds.setdefault(number, KindTally())
            known.asked += kind.asked
            known.options += kind.options
            known.most_options = max(known.most_options, kind.most_options)

    def kinds_by_number_asked(self) -> list[tuple[int, KindTally]]:
        """The kinds of decisions, most frequent first."""
        return sorted(self.kinds.items(), key=lambda item: (-item[1].asked, item[0]))
