"""The parts of a search: its settings, and the branches it has grown."""

from typing import Any

from mypy_extensions import i64


class Habits:
    """The settings of a search; points are in grains of the game's judge."""

    def __init__(self) -> None:
        self.worlds: i64 = 0  # in which the first decision is planned; 0: what the judge suggests
        self.width: i64 = 10  # of the plans along the way
        self.most: i64 = 800  # positions that such a plan may look at
        self.bias: float = 32.0  # visits that a planned value counts for
        self.gap: float = 2.0  # an action that seems this many grains worse is ignored
        self.curiosity: float = 1.0  # exploration: grains of bonus for rarely tried actions

    def __reduce__(self) -> tuple[Any, ...]:
        return habits_of, (
            self.worlds,
            self.width,
            self.most,
            self.bias,
            self.gap,
            self.curiosity,
        )


def habits_of(
    worlds: i64, width: i64, most: i64, bias: float, gap: float, curiosity: float
) -> Habits:
    """Habits from their numbers."""
    habits = Habits()
    habits.worlds = worlds
    habits.width = width
    habits.most = most
    habits.bias = bias
    habits.gap = gap
    habits.curiosity = curiosity
    return habits


class Branch:
    """An action that a seat may take, and its results so far."""

    def __init__(self, action: i64, seat: i64, short: float) -> None:
        self.action: i64 = action
        self.seat: i64 = seat  # who takes it
        self.short: float = short  # how far its plan fell short of the best one, 0 or less
        self.doubt: float = 0.0  # the variance of that over the imagined worlds
        self.visits: i64 = 0
        self.total: float = 0.0  # sum of its seat's leads
        self.squares: float = 0.0
        self.worth: float = 0.0  # sum of its seat's own final scores
        self.grown: bool = False
        self.branches: list[Branch] = []

    def variance(self) -> float:
        """Variance of the mean lead over its visits; there must be some."""
        mean: float = self.total / float(self.visits)
        spread: float = self.squares / float(self.visits) - mean * mean
        return spread / float(self.visits) if spread > 0.0 else 0.0

    def __reduce__(self) -> tuple[Any, ...]:
        seen = (self.doubt, self.total, self.squares, self.worth)
        facts = (self.action, self.seat, self.short, self.visits, self.grown)
        return branch_of, (facts, seen, self.branches)


def branch_of(
    facts: tuple[i64, i64, float, i64, bool],
    seen: tuple[float, float, float, float],
    branches: list[Branch],
) -> Branch:
    """A branch as it was before pickling, with everything that grew on it."""
    action, seat, short, visits, grown = facts
    branch = Branch(action, seat, short)
    branch.visits = visits
    branch.grown = grown
    branch.doubt, branch.total, branch.squares, branch.worth = seen
    branch.branches = branches
    return branch
