"""Training: fit weights that best predict what was still scored, step by step (Adam)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from hotelier.arena.luck import seed_of
from hotelier.core.judge import LinearJudge
from hotelier.core.network import Network
from hotelier.core.network_file import mark_of
from hotelier.learn.course import Course
from hotelier.learn.lessons import Lessons

Array = npt.NDArray[np.float32]

HELD_OUT = 20  # one game in this many is held out for validation
RARE = 0.05  # minimum spread of an input, or it would be blown up
AVERAGED = 0.998  # decay of the averaged weights
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # of Adam


@dataclass(frozen=True)
class Trained:
    """A network, and its error on games it wasn't trained on."""

    network: Network
    error: float
    base_error: float  # of the linear judge on the same rows
    rows: int


class Rows:
    """Lessons as a table, a few rows at a time."""

    def __init__(self, lessons: Lessons, inputs: int) -> None:
        self.inputs = inputs
        self.lessons = lessons
        sizes = lessons.sizes.astype(np.int64)
        self.ends = np.concatenate([[0], np.cumsum(sizes)])
        self.sizes = sizes

    def some(self, rows: npt.NDArray[np.int64]) -> Array:
        """These rows, with all inputs."""
        sizes = self.sizes[rows]
        starts = np.repeat(self.ends[rows] - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes)
        places = starts + np.arange(len(starts))
        table = np.zeros((len(rows), self.inputs), np.float32)
        at = np.repeat(np.arange(len(rows)), sizes)
        table[at, self.lessons.which[places]] = self.lessons.amounts[places]
        return table


def train(course: Course, eye: LinearJudge, lessons: Lessons) -> Trained:
    """A network fitted to the lessons."""
    inputs = [*eye.names, *eye.closer_names]
    rows = Rows(lessons, len(inputs))
    base = lessons.base if course.corrects else lessons.counted
    wanted = lessons.targets(course.trace) - base
    held = lessons.game % HELD_OUT == 0
    trained, tested = np.flatnonzero(~held), np.flatnonzero(held)
    if len(trained) == 0:
        trained = tested
    rng = np.random.default_rng(seed_of(course.seed, "training", len(lessons)) % 2**63)
    spread = _spread(rows, rng.choice(trained, min(len(trained), 20_000), replace=False))
    scale = float(np.std(wanted[trained])) or 1.0
    sizes = [len(inputs), *course.hidden, 1]
    fit = _Fit(sizes, rng, course, spread, scale)
    steps = max(1, math.ceil(course.epochs * len(trained) / course.batch))
    done = 0
    while done < steps:
        order = rng.permutation(trained)
        for first in range(0, len(order), course.batch):
            some = order[first : first + course.batch]
            fit.step(rows.some(some) / spread, wanted[some] / scale, done / steps)
            done += 1
            if done == steps:
                break
    network = fit.network(_facts(course, eye, inputs))
    if len(tested) == 0:
        tested = trained
    final = lessons.final[tested]
    told = base[tested] + scale * fit.told(rows, tested, spread)
    return Trained(network, _off(told, final), _off(lessons.base[tested], final), len(trained))


def _facts(course: Course, eye: LinearJudge, inputs: Sequence[str]) -> dict[str, Any]:
    return {
        "game": course.game,
        "inputs": mark_of(inputs),
        "corrects": course.corrects,
        "linear": {name: list(numbers) for name, numbers in eye.weights.items()},
    }


def _spread(rows: Rows, some: npt.NDArray[np.int64]) -> Array:
    """How much each input varies."""
    found: Array = np.maximum(rows.some(some).std(axis=0), RARE).astype(np.float32)
    return found


def _off(told: Array, final: Array) -> float:
    return float(np.sqrt(np.mean((told - final) ** 2)))


class _Fit:
    """Weights in training."""

    def __init__(
        self,
        sizes: Sequence[int],
        rng: np.random.Generator,
        course: Course,
        spread: Array,
        scale: float,
    ) -> None:
        self.sizes = list(sizes)
        self.course = course
        self.spread, self.scale = spread, scale
        self.parts: list[Array] = []  # weights and biases, layer by layer
        for place, (before, units) in enumerate(pairwise(sizes)):
            wide = math.sqrt(2.0 / (60 if place == 0 else before))  # inputs are sparse
            weights = rng.normal(0.0, wide, (before, units)).astype(np.float32)
            if place == len(sizes) - 2:
                weights *= 0.0  # at first, its output is zero
            self.parts += [weights, np.zeros(units, np.float32)]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.average = [part.copy() for part in self.parts]
        self.done = 0

    def forward(self, table: Array, parts: Sequence[Array]) -> list[Array]:
        """The output of every layer, the table first."""
        layers = [table]
        for place in range(0, len(parts), 2):
            after = layers[-1] @ parts[place] + parts[place + 1]
            if place < len(parts) - 2:
                np.maximum(after, 0.0, out=after)
            layers.append(after)
        return layers

    def step(self, table: Array, wanted: Array, share: float) -> None:
        """One gradient step; the rate rises at first and then falls to zero."""
        layers = self.forward(table, self.parts)
        slope = (layers[-1][:, 0] - wanted)[:, None] * np.float32(2.0 / len(wanted))
        slopes: list[Array] = [np.zeros(0, np.float32)] * len(self.parts)
        for place in range(len(self.parts) - 2, -1, -2):
            before = layers[place // 2]
            slopes[place] = before.T @ slope
            slopes[place + 1] = slope.sum(axis=0)
            if place:
                slope = (slope @ self.parts[place].T) * (before > 0)
        self.done += 1
        rate = self.course.rate * min(1.0, 10 * share + 0.05) * (1.0 - share)
        for at, part in enumerate(self.parts):
            self.means[at] += (1 - FIRST) * (slopes[at] - self.means[at])
            self.squares[at] += (1 - SECOND) * (slopes[at] ** 2 - self.squares[at])
            mean = self.means[at] / (1 - FIRST**self.done)
            square = self.squares[at] / (1 - SECOND**self.done)
            if at % 2 == 0:
                part *= np.float32(1 - rate * self.course.decay)
            part -= (rate * mean / (np.sqrt(square) + TINY)).astype(np.float32)
            follows = max(1 - AVERAGED, 1 / self.done)
            self.average[at] += np.float32(follows) * (part - self.average[at])

    def told(self, rows: Rows, some: npt.NDArray[np.int64], spread: Array) -> Array:
        """The averaged network's output for rows."""
        found = [
            self.forward(rows.some(some[first : first + 8192]) / spread, self.average)[-1][:, 0]
            for first in range(0, len(some), 8192)
        ]
        return np.concatenate(found)

    def network(self, facts: dict[str, Any]) -> Network:
        """The averaged weights, for raw inputs and values in points."""
        parts = [part.copy() for part in self.average]
        parts[0] = parts[0] / self.spread[:, None]
        parts[-2] = parts[-2] * np.float32(self.scale)
        parts[-1] = parts[-1] * np.float32(self.scale)
        weights = [parts[at].ravel().tolist() for at in range(0, len(parts), 2)]
        biases = [parts[at].ravel().tolist() for at in range(1, len(parts), 2)]
        return Network(self.sizes, weights, biases, facts)
