"""What the games say about each bot, and about each pair of bots."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from hotelier.arena.intervals import Deal, Estimate, mean, rate
from hotelier.arena.results import GameResult, SeatResult


@dataclass(frozen=True, slots=True)
class BotRow:
    """One bot over all its games; a game in which it has two seats counts twice."""

    name: str
    games: int
    wins: float  # a shared win counts as a share
    rate: Estimate
    score: Estimate
    decisions: int
    seconds: float  # per decision
    worst: float
    late: int

    def as_dict(self) -> dict[str, Any]:
        """The row as plain data."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.rate.value, 4),
            "low": round(self.rate.low, 4),
            "high": round(self.rate.high, 4),
            "mean_score": round(self.score.value, 3),
            "seconds_per_decision": round(self.seconds, 6),
        }


@dataclass(frozen=True, slots=True)
class PairRow:
    """Two bots over the games where they met: how often `a` finished ahead of `b`."""

    a: str
    b: str
    games: int
    wins: float  # for a; a tie counts half
    rate: Estimate

    def as_dict(self) -> dict[str, Any]:
        """The row as plain data."""
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "a_wins": round(self.wins, 4),
            "low": round(self.rate.low, 4),
            "high": round(self.rate.high, 4),
        }


@dataclass(frozen=True, slots=True)
class Standings:
    """Every bot that has played and every pair that has met, in the requested order."""

    bots: tuple[BotRow, ...]
    pairs: tuple[PairRow, ...]

    def as_dict(self) -> dict[str, Any]:
        """The standings as plain data."""
        return {
            "bots": [bot.as_dict() for bot in self.bots],
            "pairs": [pair.as_dict() for pair in self.pairs],
        }


def count(labels: Sequence[str], results: Iterable[GameResult]) -> Standings:
    """The standings of all finished games."""
    games = list(results)
    bots = [_bot(label, games) for label in labels]
    pairs = [_pair(a, b, games) for a, b in combinations(labels, 2)]
    return Standings(
        tuple(bot for bot in bots if bot is not None),
        tuple(pair for pair in pairs if pair is not None),
    )


def seats_of(label: str, games: Iterable[GameResult]) -> Iterator[tuple[GameResult, SeatResult]]:
    """Every seat a bot had."""
    return ((game, seat) for game in games for seat in game.seats if seat.bot == label)


def _bot(label: str, games: Sequence[GameResult]) -> BotRow | None:
    played = list(seats_of(label, games))
    if not played:
        return None
    seats = [seat for _, seat in played]
    decisions = sum(seat.decisions for seat in seats)
    return BotRow(
        name=label,
        games=len(seats),
        wins=sum(seat.share for seat in seats),
        rate=rate(_deals((game.deal, seat.share) for game, seat in played)),
        score=mean(_deals((game.deal, seat.score) for game, seat in played)),
        decisions=decisions,
        seconds=sum(seat.seconds for seat in seats) / max(1, decisions),
        worst=max(seat.worst for seat in seats),
        late=sum(seat.late for seat in seats),
    )


def _pair(a: str, b: str, games: Sequence[GameResult]) -> PairRow | None:
    met = [(game.deal, ahead(a, b, game)) for game in games if {a, b} <= set(game.seating)]
    if not met:
        return None
    return PairRow(a, b, len(met), sum(value for _, value in met), rate(_deals(met)))


def ahead(a: str, b: str, game: GameResult) -> float:
    """How often `a` beats `b` in a game, over all their seats."""
    duels = [
        1.0 if own.rank < other.rank else 0.5 if own.rank == other.rank else 0.0
        for own in game.seats
        for other in game.seats
        if (own.bot, other.bot) == (a, b)
    ]
    return sum(duels) / len(duels)


def _deals(values: Iterable[tuple[int, float]]) -> list[Deal]:
    """Values of games, grouped by deal."""
    totals: dict[int, Deal] = {}
    for deal, value in values:
        before = totals.get(deal, Deal(0.0, 0))
        totals[deal] = Deal(before.total + value, before.games + 1)
    return list(totals.values())
