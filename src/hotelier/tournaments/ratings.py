"""How strong players are, from their games against each other: OpenSkill's Plackett–Luce model."""

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

BASE: Final = 1000  # what's shown for a player nobody knows anything about
STEP: Final = 40  # what one point of the model is worth in what's shown
FEW: Final = 5  # games after which a rating starts to mean something


@dataclass(frozen=True, slots=True)
class Rating:
    """What's known of a player's strength."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def shown(self) -> int:
        """One number: what the player can do at least, so it grows as it becomes more certain."""
        return max(0, round(BASE + STEP * (self.mu - 3 * self.sigma)))

    @property
    def is_new(self) -> bool:
        """Whether it may still change a lot."""
        return self.games < FEW


def is_installed() -> bool:
    """Whether there's OpenSkill."""
    return importlib.util.find_spec("openskill") is not None


def after(ratings: Sequence[Rating], standing: Sequence[tuple[bool, int]]) -> list[Rating]:
    """The ratings after a game; `standing` is whether each has won, and their points."""
    models: Any = importlib.import_module("openskill.models")
    model = models.PlackettLuce()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in ratings]
    order = sorted(set(standing), reverse=True)
    ranks = [float(order.index(each)) for each in standing]
    found = model.rate(teams, ranks=ranks)
    return [
        Rating(team[0].mu, team[0].sigma, before.games + 1)
        for team, before in zip(found, ratings, strict=True)
    ]


def together(ratings: Sequence[Rating]) -> Rating:
    """The rating of one level of bots that had several seats in a game: the average."""
    many = len(ratings)
    mu, sigma = sum(each.mu for each in ratings) / many, sum(each.sigma for each in ratings) / many
    return Rating(mu, sigma, max(each.games for each in ratings) + many - 1)
