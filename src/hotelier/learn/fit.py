"""Fitting a network's weights to a table, step by step (Adam), in NumPy."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from hotelier.core.network import Network
from hotelier.learn.course import Course
from hotelier.learn.rows import Array, Places, Rows

AVERAGED = 0.998  # decay of the averaged weights
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # of Adam
SOME = 8192  # rows that are told at once


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
        rows: Rows,
        wanted: Array,
        spread: Array,
    ) -> None:
        """The rows and what they should bring, in points; `spread` is how much an input varies."""
        self.sizes = list(sizes)
        self.course = course
        self.rows, self.spread = rows, spread
        self.scale = float(np.std(wanted)) or 1.0
        self.wanted = wanted / np.float32(self.scale)
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

    def step(self, some: Places, share: float) -> None:
        """One gradient step on these rows, this share of the training done."""
        layers = self.forward(self.rows.some(some) / self.spread, self.parts)
        slope = (layers[-1][:, 0] - self.wanted[some])[:, None] * np.float32(2.0 / len(some))
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

    def told(self, some: Places) -> Array:
        """What the averaged network expects of these rows, in points."""
        parts = [
            self.forward(self.rows.some(places) / self.spread, self.averaged())[-1][:, 0]
            for places in np.array_split(some, math.ceil(len(some) / SOME))
        ]
        return np.concatenate(parts) * np.float32(self.scale)

    def network(self, facts: dict[str, Any]) -> Network:
        """The averaged weights, for raw inputs and values in points."""
        parts = [part.copy() for part in self.averaged()]
        parts[0] = parts[0] / self.spread[:, None]
        parts[-2] = parts[-2] * np.float32(self.scale)
        parts[-1] = parts[-1] * np.float32(self.scale)
        weights = [parts[at].ravel().tolist() for at in range(0, len(parts), 2)]
        biases = [parts[at].ravel().tolist() for at in range(1, len(parts), 2)]
        return Network(self.sizes, weights, biases, facts)
