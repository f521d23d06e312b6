"""95% intervals over deals.

Games of one deal share their luck, so the independent trials are the deals, not the games. Means
are ratios of sums over deals, and their error comes from the deviations of the deals (the
linearised error of a ratio). A rate gets Wilson's interval with as many independent trials as would
have that error, and Student's quantile for few deals, so it never leaves 0 to 1 and is honest near
the ends.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Deal:
    """The totals of one deal's games."""

    total: float
    games: int


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its 95% interval."""

    value: float
    low: float
    high: float


def mean(deals: Sequence[Deal]) -> Estimate:
    """The mean per game; a single deal gives no error."""
    value, error = _ratio(deals)
    if len(deals) < 2:
        return Estimate(value, -math.inf, math.inf)
    reach = student(len(deals) - 1) * error
    return Estimate(value, value - reach, value + reach)


def rate(deals: Sequence[Deal]) -> Estimate:
    """The share of games won, where a game gives 0 to 1."""
    value, error = _ratio(deals)
    if len(deals) < 2:
        return Estimate(value, 0.0, 1.0)
    trials = float(len(deals))  # if all deals agree, there's no better guess
    quantile = Z
    if error > 0 and 0 < value < 1:
        trials = value * (1 - value) / error**2
        quantile = student(len(deals) - 1)
    return Estimate(value, *wilson(value, trials, quantile))


def wilson(value: float, trials: float, quantile: float = Z) -> tuple[float, float]:
    """Wilson's score interval."""
    extra = quantile**2 / trials
    centre = (value + extra / 2) / (1 + extra)
    spread = value * (1 - value) / trials + extra / trials / 4
    reach = quantile / (1 + extra) * math.sqrt(max(0.0, spread))
    return max(0.0, min(value, centre - reach)), min(1.0, max(value, centre + reach))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by its expansion around the normal one."""
    known = {1: 12.706, 2: 4.303}  # where the expansion isn't accurate yet
    if freedom in known:
        return known[freedom]
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def _ratio(deals: Sequence[Deal]) -> tuple[float, float]:
    """The mean per game over all deals, and its standard error."""
    games = sum(deal.games for deal in deals)
    value = sum(deal.total for deal in deals) / games
    if len(deals) < 2:
        return value, 0.0
    off = sum((deal.total - value * deal.games) ** 2 for deal in deals)
    error = math.sqrt(off * len(deals) / (len(deals) - 1)) / games
    return value, error if error > 1e-12 else 0.0
