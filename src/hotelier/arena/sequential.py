"""Sequential tests: a match ends as soon as it's clear, not after a fixed number of games.

After every deal, Wald's sequential probability ratio test compares how likely the results are for a
bot that wins a given share of the games and for an equal one. It stops when the chance of a wrong
answer is small enough. As in the intervals, it counts deals: a bot's share of the points of a deal,
assumed to be normal.
"""

import math
from dataclasses import dataclass

from hotelier.core.errors import OptionError

EQUAL = 0.5


@dataclass(frozen=True, slots=True)
class Sprt:
    """Equal strength against winning a share of the games, with the same error rate both ways.

    Args:
        better: The share of the games that a better bot wins.
        error: How often the test may be wrong, either way.
        least: Deals before anything is decided.
    """

    better: float = 0.55
    error: float = 0.05
    least: int = 8  # deals before anything is decided

    def __post_init__(self) -> None:
        if not EQUAL < self.better < 1:
            raise OptionError(f"the share to test for must be between 0.5 and 1, not {self.better}")
        if not 0 < self.error < 0.5:
            raise OptionError(f"the share of errors must be between 0 and 0.5, not {self.error}")

    @property
    def bound(self) -> float:
        """The evidence that is enough to decide."""
        return math.log((1 - self.error) / self.error)

    def decides(self, seen: "Evidence") -> bool | None:
        """Whether these deals show that a bot is better, or that it isn't; None if unclear."""
        if seen.deals < self.least:
            return None
        found = seen.weight(self.better)
        return found > 0 if abs(found) >= self.bound else None


class Evidence:
    """The sums over a bot's shares of the deals."""

    def __init__(self) -> None:
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        """Add one deal, with the bot's share of it, 0 to 1."""
        self.deals += 1
        self.total += share
        self.squares += share * share

    def weight(self, better: float) -> float:
        """How much more likely the shares are for a better bot, as a logarithm."""
        mean = self.total / self.deals
        # A few deals that happen to agree say little about the variance.
        varied = max(0.0, self.squares - mean * self.total) + 2 * 0.1
        variance = varied / (self.deals + 2)
        return self.deals * (better - EQUAL) * (2 * mean - EQUAL - better) / (2 * variance)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict of two tests, one for each bot."""

    deals: int
    better: str | None  # the better bot, if there is one
    decided: bool  # without a better one: neither is better by that much


class Duel:
    """Two bots and a test for each, deal by deal. Each test may err as often as it says."""

    def __init__(self, test: Sprt, a: str, b: str) -> None:
        self.test = test
        self.bots = (a, b)
        self.seen = (Evidence(), Evidence())
        self.found: list[bool | None] = [None, None]

    def add(self, share: float) -> None:
        """Add one deal with `a`'s share; deals after the decision are ignored."""
        if self.verdict.decided:
            return
        for side, part in enumerate((share, 1 - share)):
            self.seen[side].add(part)
            if self.found[side] is None:
                self.found[side] = self.test.decides(self.seen[side])

    @property
    def verdict(self) -> Verdict:
        """The verdict so far."""
        deals = self.seen[0].deals
        for bot, found in zip(self.bots, self.found, strict=True):
            if found:
                return Verdict(deals, bot, True)
        return Verdict(deals, None, None not in self.found)
