"""What a game knows of its own positions, for players that know no game.

Search and planning are the same for every game. A game adds what only it can know: what a position
is worth, what a sensible player would quickly do, and when a stretch of play is over so that its
worth can be told.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.rng import Rng
from hotelier.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game subclasses it natively."""

    def __init__(self) -> None:
        self.grain: float = 1.0  # points by which sensible actions commonly differ
        self.worlds: i64 = 4  # imagined ones that a first plan needs: the more is hidden, the more
        self.foresight: i64 = 0  # stretches worth playing on before the worth is told

    def worth(self, state: State, seat: i64) -> float:
        """The final score this seat (from 1) may expect; exact when the game is over."""
        raise NotImplementedError

    def doubt(self, state: State, seat: i64) -> float:
        """By how many points that commonly goes wrong."""
        raise NotImplementedError

    def stage(self, state: State) -> i64:
        """A number that changes when a stretch of play ends: there `worth` tells most."""
        raise NotImplementedError

    def policy(self, state: State, rng: Rng) -> i64:
        """A quick, sensible action for the seat that decides."""
        raise NotImplementedError

    def key(self, state: State) -> int:
        """Equal for positions that are as good as the same to the seat that decides."""
        raise NotImplementedError


DOUBT: Final = "doubt"  # no feature: its weights tell how far worth is commonly off the mark


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearJudge(Judge):
    """Worth as a sum: points as good as counted, and features times weights that change with time.

    A feature has three weights a, b, c; with the share t of the game still ahead of the seat, it is
    worth a + b·t + c·t² each. So a script can fit the weights, and a person can read them.
    """

    def __init__(
        self, names: Sequence[str], weights: Mapping[str, Sequence[float]], steps: i64
    ) -> None:
        super().__init__()
        self.names: list[str] = list(names)
        self.weights: Mapping[str, Sequence[float]] = weights
        self.unsure: i64 = self.names.index(DOUBT)
        self.steps: i64 = steps  # how many steps of time there are
        self.columns: list[list[float]] = []  # [steps still ahead][feature]
        for step in range(steps + 1):
            share: float = step / int(steps)
            column: list[float] = []
            for name in self.names:
                a, b, c = weights.get(name, (0.0, 0.0, 0.0))
                column.append(a + b * share + c * share * share)
            self.columns.append(column)
        self.column: list[float] = self.columns[0]  # the weights at the time of this look
        self.total: float = 0.0
        self.found: dict[str, int] | None = None  # the features by name, when they are wanted

    def counted(self, state: State, seat: i64) -> i64:
        """Points the seat has or is as good as sure of."""
        raise NotImplementedError

    def ahead(self, state: State, seat: i64) -> i64:
        """How many steps of time are still ahead of the seat."""
        raise NotImplementedError

    def look(self, state: State, seat: i64) -> None:
        """Note every feature of the seat that is not zero."""
        raise NotImplementedError

    def note(self, feature: i64, amount: i64) -> None:
        """A feature is there, so many times."""
        self.total += self.column[feature] * float(amount)
        if self.found is not None:
            name: str = self.names[feature]
            self.found[name] = self.found.get(name, 0) + amount

    def worth(self, state: State, seat: i64) -> float:
        self.total = float(self.counted(state, seat))
        if not state.over:
            self.column = self.columns[self.ahead(state, seat)]
            self.look(state, seat)
        return self.total

    def doubt(self, state: State, seat: i64) -> float:
        if state.over:
            return 0.0
        return self.columns[self.ahead(state, seat)][self.unsure]

    def features(self, state: State, seat: i64) -> dict[str, int]:
        """The features by name, for fitting and explaining."""
        found: dict[str, int] = {}
        self.found = found
        self.look(state, seat)
        self.found = None
        return found


def margin(judge: Judge, state: State, seat: i64, players: i64) -> float:
    """How far a seat may expect to be ahead of the best of the others."""
    own: float = judge.worth(state, seat)
    best: float = -1e9
    other: i64 = 1
    while other <= players:
        if other != seat:
            theirs: float = judge.worth(state, other)
            if theirs > best:
                best = theirs
        other += 1
    return own - best


def settle(judge: Judge, state: State, rng: Rng, stages: i64) -> None:
    """Play on by the policy until so many stretches of play are over."""
    stage: i64 = judge.stage(state)
    left: i64 = stages
    while not state.over:
        if state.chance:
            state.deal(state.sample(rng))
        else:
            state.apply(judge.policy(state, rng))
        if judge.stage(state) != stage:
            left -= 1
            if left <= 0:
                return
            stage = judge.stage(state)
