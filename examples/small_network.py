"""A small network in NumPy for the examples: two hidden layers, one head for each task."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hotelier import HotelierError

Floats: TypeAlias = NDArray[np.float32]
Rewards: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int64]
Weights: TypeAlias = dict[str, Floats]

NEVER = np.float32(-1e9)  # the logit of an action that isn't legal


class SmallNetwork:
    """Rows of observations in, rows of each head out.

    `heads` names the outputs and their sizes: `{"policy": 206, "value": 1}`.
    """

    def __init__(self, inputs: int, heads: Mapping[str, int], hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.heads = tuple(heads)
        self.weights: Weights = {
            "1.weight": _orthogonal(rng, inputs, hidden, np.sqrt(2)),
            "1.bias": np.zeros(hidden, np.float32),
            "2.weight": _orthogonal(rng, hidden, hidden, np.sqrt(2)),
            "2.bias": np.zeros(hidden, np.float32),
        }
        for name, size in heads.items():
            self.weights[f"{name}.weight"] = _orthogonal(rng, hidden, size, 0.01)
            self.weights[f"{name}.bias"] = np.zeros(size, np.float32)
        self._steps = 0
        self._mean = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._square = {name: np.zeros_like(array) for name, array in self.weights.items()}

    def forward(self, rows: Floats) -> tuple[dict[str, Floats], list[Floats]]:
        """The output of each head, and the layers that `backward` needs."""
        w = self.weights
        first = np.maximum(rows @ w["1.weight"] + w["1.bias"], 0)
        second = np.maximum(first @ w["2.weight"] + w["2.bias"], 0)
        heads = {name: second @ w[f"{name}.weight"] + w[f"{name}.bias"] for name in self.heads}
        return heads, [rows, first, second]

    def backward(self, layers: list[Floats], errors: Mapping[str, Floats]) -> Weights:
        """The gradient of every weight, from the gradient of every head."""
        rows, first, second = layers
        w = self.weights
        found: Weights = {}
        back = np.zeros_like(second)
        for name, error in errors.items():
            found[f"{name}.weight"] = second.T @ error
            found[f"{name}.bias"] = error.sum(axis=0)
            back += error @ w[f"{name}.weight"].T
        back *= second > 0
        found["2.weight"], found["2.bias"] = first.T @ back, back.sum(axis=0)
        back = (back @ w["2.weight"].T) * (first > 0)
        found["1.weight"], found["1.bias"] = rows.T @ back, back.sum(axis=0)
        return found

    def improve(self, gradient: Weights, rate: float, longest: float = 0.5) -> None:
        """One step of Adam with a clipped gradient."""
        length = np.sqrt(sum(float((each * each).sum()) for each in gradient.values()))
        scale = np.float32(min(1.0, longest / (length + 1e-8)))
        self._steps += 1
        pace = np.float32(rate / (1 - 0.9**self._steps))
        root = np.float32(np.sqrt(1 - 0.999**self._steps))
        for name, each in gradient.items():
            each = each * scale
            mean, square = self._mean[name], self._square[name]
            mean += np.float32(0.1) * (each - mean)
            square += np.float32(0.001) * (each * each - square)
            self.weights[name] -= pace * mean / (np.sqrt(square) / root + np.float32(1e-5))

    def save(self, path: Path) -> None:
        """Write the weights to a file."""
        with path.open("wb") as file:
            np.savez(file, **self.weights)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> "SmallNetwork":
        """Read a network written by `save`."""
        if not path.exists():
            raise HotelierError(f"there is no {path}: train it first, in this folder")
        with np.load(path) as file:
            return cls.of({name: file[name] for name in file.files})

    @classmethod
    def of(cls, weights: Weights) -> "SmallNetwork":
        """A network with these weights."""
        inputs, hidden = weights["1.weight"].shape
        heads = {
            name.removesuffix(".bias"): array.size
            for name, array in weights.items()
            if name.endswith(".bias") and not name[0].isdigit()
        }
        made = cls(inputs, heads, hidden, 0)
        made.weights = weights
        return made


def _orthogonal(rng: np.random.Generator, rows: int, columns: int, gain: float) -> Floats:
    """Orthogonal weights, which keep lengths: a good start for policy gradients."""
    tall = rng.normal(size=(max(rows, columns), min(rows, columns)))
    q, r = np.linalg.qr(tall)
    q *= np.sign(np.diag(r))
    return (gain * (q if rows >= columns else q.T)).astype(np.float32)


def log_softmax(logits: Floats, legal: Flags) -> Floats:
    """The log-probability of every action; illegal ones get none."""
    masked = np.where(legal, logits, NEVER)
    masked -= masked.max(axis=1, keepdims=True)
    found: Floats = masked - np.log(np.exp(masked).sum(axis=1, keepdims=True))
    return found
