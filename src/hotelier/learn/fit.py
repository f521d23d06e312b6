"""Fitting a network's weights to a table, step by step (Adam), in NumPy."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from hotelier.core.network import Network
from hotelier.learn.course import Course

Array = npt.NDArray[np.float32]

AVERAGED = 0.998  # decay of the averaged weights
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # of Adam


def rate_at(rate: float, share: float) -> float:
    """The rate of learning: it rises at first and then falls to zero."""
    return rate * min(1.0, 10 * share + 0.05) * (1.0 - share)


class Fit:
    """Weights in training."""

    framework = "numpy"

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
        """One gradient step, this share of the training done."""
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
        rate = rate_at(self.course.rate, share)
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

    def averaged(self) -> list[Array]:
        """The averaged weights."""
        return self.average

    def told(self, table: Array) -> Array:
        """The averaged network's output for a table."""
        return self.forward(table, self.averaged())[-1][:, 0]

    def network(self, facts: dict[str, Any]) -> Network:
        """The averaged weights, for raw inputs and values in points."""
        parts = [part.copy() for part in self.averaged()]
        parts[0] = parts[0] / self.spread[:, None]
        parts[-2] = parts[-2] * np.float32(self.scale)
        parts[-1] = parts[-1] * np.float32(self.scale)
        weights = [parts[at].ravel().tolist() for at in range(0, len(parts), 2)]
        biases = [parts[at].ravel().tolist() for at in range(1, len(parts), 2)]
        return Network(self.sizes, weights, biases, facts)
