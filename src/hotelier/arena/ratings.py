"""Ratings of three or more bots: OpenSkill's Plackett–Luce model over all games."""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hotelier.arena.results import GameResult

MOST_ORDERS = 20
MOST_WORK = 200_000  # games to rate, over all orders together


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's estimated strength, and how sure that is."""

    mu: float
    sigma: float
    ordinal: float  # a conservative estimate: mu − 3 sigma


def wanted(labels: Sequence[str], results: Sequence[GameResult]) -> bool:
    """Whether ratings add anything to the win rate, and every seat has a different bot."""
    return len(labels) > 2 and all(len(set(game.seating)) == len(game.seats) for game in results)


def rated(results: Sequence[GameResult]) -> dict[str, Rating] | None:
    """The rating of every bot that has played; None if OpenSkill isn't installed.

    The model gives more weight to later games, as if players learned. Bots don't: so the games are
    rated in several orders, and the results averaged.
    """
    try:
        models: Any = importlib.import_module("openskill.models")
    except ImportError:
        return None
    orders = max(1, min(MOST_ORDERS, MOST_WORK // max(1, len(results))))
    total: dict[str, list[float]] = {}
    for order in range(orders):
        games = sorted(results, key=lambda game: game.number)
        Random(order).shuffle(games)
        for bot, found in _one_order(models.PlackettLuce(), games).items():
            sums = total.setdefault(bot, [0.0, 0.0, 0.0])
            for n, value in enumerate((found.mu, found.sigma, found.ordinal())):
                sums[n] += value / orders
    return {bot: Rating(*sums) for bot, sums in total.items()}


def _one_order(model: Any, games: Sequence[GameResult]) -> dict[str, Any]:
    known: dict[str, Any] = {}
    for game in games:
        for bot in game.seating:
            known.setdefault(bot, model.rating(name=bot))
        teams = [[known[bot]] for bot in game.seating]
        after = model.rate(teams, ranks=[float(seat.rank) for seat in game.seats])
        known.update(zip(game.seating, (team[0] for team in after), strict=True))
    return known
