"""Where a judge's points come from: why it expects more of one position than of another.

A linear judge is a sum, so its terms are the answer. For a network, the difference is attributed to
the inputs that differ: on the straight line from one position to the other, each gets what its
change contributed (integrated gradients).
"""

from collections.abc import Callable, Sequence
from typing import Final

from hotelier.core.evaluator import NetworkJudge
from hotelier.core.judge import Judge, LinearJudge
from hotelier.core.network import Network
from hotelier.core.state import State

COMING: Final = "coming"  # points a position promises without a known source
OTHERS: Final = "others"  # how much less the best of the other players can expect
STEPS: Final = 8  # on the line from one position to the other


def promised(
    judge: Judge, one: State, other: State, seat: int, source_of: Callable[[str], str]
) -> dict[str, float]:
    """How much more a seat can expect in one position than in another, by source of points.

    Points that are as good as scored don't count. Empty for a judge that can't be taken apart.
    `source_of` gives the source that an input of the judge belongs to.
    """
    found: dict[str, float] = {}
    eye = judge.eye if isinstance(judge, NetworkJudge) else judge
    if not isinstance(eye, LinearJudge):
        return found

    def add(name: str, points: float) -> None:
        source = source_of(name)
        found[source] = found.get(source, 0.0) + points

    adds_up = judge is eye or (isinstance(judge, NetworkJudge) and judge.corrects)
    for sign, state in ((1.0, one), (-1.0, other)):
        if adds_up and not state.over:
            share = int(eye.ahead(state, seat)) / int(eye.steps)
            for name, amount in eye.features(state, seat).items():
                a, b, c = eye.weights.get(name, (0.0, 0.0, 0.0))
                add(name, sign * amount * (a + b * share + c * share * share))
    if isinstance(judge, NetworkJudge) and not one.over and not other.over:
        names = [*eye.names, *eye.closer_names]
        shares = _shared_out(judge.network, eye.inputs(one, seat), eye.inputs(other, seat))
        for place, points in shares.items():
            add(names[place], points)
    return found


def _shared_out(
    network: Network, one: dict[int, float], other: dict[int, float]
) -> dict[int, float]:
    """How much more a network expects from one row of inputs than from another, by input.

    The first layer changes linearly along the line, so only the later layers are evaluated.
    """
    units = network.sizes[1]
    first = network.weights[0]
    rows = {place: first[place * units : (place + 1) * units] for place in {*one, *other}}
    change = {
        place: amount
        for place in rows
        if (amount := one.get(place, 0.0) - other.get(place, 0.0)) != 0.0
    }
    start = list(network.biases[0])
    for place, amount in other.items():
        _add(start, rows[place], amount)
    way = [0.0] * units
    for place, amount in change.items():
        _add(way, rows[place], amount)
    slope = [0.0] * units
    for step in range(STEPS):
        at = (step + 0.5) / STEPS
        there = [a + at * b for a, b in zip(start, way, strict=True)]
        _add(slope, _slope(network, there), 1.0 / STEPS)
    return {place: amount * _times(rows[place], slope) for place, amount in change.items()}


def _slope(network: Network, sums: Sequence[float]) -> list[float]:
    """The gradient of the network with respect to each sum of the first layer."""
    layers = [list(sums)]
    for place in range(1, len(network.weights) - 1):
        units = network.sizes[place + 1]
        after = list(network.biases[place])
        for unit, amount in enumerate(layers[-1]):
            if amount > 0.0:
                row = network.weights[place][unit * units : (unit + 1) * units]
                _add(after, row, amount)
        layers.append(after)
    slope = list(network.weights[-1])
    for place in range(len(layers) - 1, -1, -1):
        below = layers[place]
        slope = [each if below[unit] > 0.0 else 0.0 for unit, each in enumerate(slope)]
        if place:
            units = network.sizes[place + 1]
            weights = network.weights[place]
            slope = [
                _times(weights[unit * units : (unit + 1) * units], slope)
                for unit in range(network.sizes[place])
            ]
    return slope


def _add(sums: list[float], row: Sequence[float], amount: float) -> None:
    for at, weight in enumerate(row):
        sums[at] += amount * weight


def _times(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
