"""Judgement from outside the game: a network, or any object with the right methods.

What only the game can know stays with its own judge: the stretches of play, the quick policy, which
positions are alike. Only the value of a position comes from the network or the evaluator.
"""

import math
from typing import Any

from mypy_extensions import i64, mypyc_attr

from hotelier.core.judge import Judge, LinearJudge
from hotelier.core.network import Network
from hotelier.core.rng import Rng
from hotelier.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class BorrowingJudge(Judge):
    """Knows the game through the game's own judge."""

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge: Judge = judge
        self.grain = judge.grain
        self.worlds = judge.worlds
        self.foresight = judge.foresight

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "judge": self.judge}

    def doubt(self, state: State, seat: i64) -> float:
        return self.judge.doubt(state, seat)

    def stage(self, state: State) -> i64:
        return self.judge.stage(state)

    def policy(self, state: State, rng: Rng) -> i64:
        return self.judge.policy(state, rng)

    def key(self, state: State) -> int:
        return self.judge.key(state)

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        self.judge.redeal(state, seat, rng)


class NetworkJudge(BorrowingJudge):
    """Points as good as scored, plus a network's estimate from the features of a seat.

    The network may correct a linear judge instead of starting from zero: then both are added.
    """

    def __init__(self, eye: LinearJudge, network: Network) -> None:
        super().__init__(eye)
        self.eye: LinearJudge = eye
        self.network: Network = network
        self.corrects: bool = network.corrects

    def worth(self, state: State, seat: i64) -> float:
        eye = self.eye
        if state.over:
            return float(eye.counted(state, seat))
        eye.noted = 0
        eye.look(state, seat)
        total: float = 0.0
        if self.corrects:
            total = eye.sum_up(state, seat)
        else:
            total = float(eye.counted(state, seat))
        eye.look_closer(state, seat)
        return total + self.network.value(eye.which, eye.amounts, eye.noted, seat - 1)

    def same(self, one: State, other: State, seat: i64) -> bool:
        return self.eye.same(one, other, seat) and self.eye.same_closer(one, other, seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return NetworkJudge, (self.eye, self.network)


class EvaluatorJudge(BorrowingJudge):
    """Asks any object with the methods of an `Evaluator`: `values`, and optionally `priors`.

    Rows may be lists, tuples or rows of an array; `batch` is the object's own, or 1.
    """

    def __init__(self, judge: Judge, evaluator: Any) -> None:
        super().__init__(judge)
        self.evaluator: Any = evaluator
        self.batch = max(1, int(getattr(evaluator, "batch", 1)))
        self.offers = bool(getattr(evaluator, "offers", hasattr(evaluator, "priors")))

    def values(self, states: list[State]) -> list[list[float]]:
        found = rows_of(self.evaluator.values(states), len(states), "values")
        at: i64 = 0
        for state in states:
            seats: i64 = len(state.scores())
            if len(found[at]) != seats:
                raise ValueError(
                    f"the evaluator gave {len(found[at])} values for a position of {seats} seats"
                )
            if state.over:
                found[at] = [float(score) for score in state.scores()]
            at += 1
        return found

    def worth(self, state: State, seat: i64) -> float:
        return self.values([state])[0][seat - 1]

    def priors(self, states: list[State]) -> list[list[float]]:
        found = rows_of(self.evaluator.priors(states), len(states), "priors")
        at: i64 = 0
        for state in states:
            if len(found[at]) != state.options():
                raise ValueError(
                    f"the evaluator gave {len(found[at])} priors for {state.options()} actions"
                )
            at += 1
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return EvaluatorJudge, (self.judge, self.evaluator)


def rows_of(told: Any, number: i64, what: str) -> list[list[float]]:
    """Rows of numbers, whatever type they have."""
    found: list[list[float]] = []
    for row in told:
        numbers: list[float] = []
        for each in row:
            value: float = float(each)
            if not math.isfinite(value):
                raise ValueError(f"the evaluator gave {value!r} among its {what}")
            numbers.append(value)
        found.append(numbers)
    if len(found) != number:
        raise ValueError(f"the evaluator gave {what} for {len(found)} of {number} positions")
    return found
