"""Training: weights that best predict what was still scored."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import numpy as np

from hotelier.core.errors import OptionError
from hotelier.core.judge import LinearJudge
from hotelier.core.luck import seed_of
from hotelier.core.network import Network
from hotelier.core.network_file import mark_of
from hotelier.learn.course import AUTO, Course
from hotelier.learn.fit import Fit
from hotelier.learn.lessons import Lessons
from hotelier.learn.rows import Array, Places, Rows

NUMPY, TORCH = "numpy", "torch"
FRAMEWORKS = (AUTO, NUMPY, TORCH)
HELD_OUT = 20  # one game in this many is held out for validation
RARE = 0.05  # minimum spread of an input, or it would be blown up


@dataclass(frozen=True)
class Trained:
    """A network, and its error on games it wasn't trained on."""

    network: Network
    error: float
    base_error: float  # of the linear judge on the same rows
    rows: int


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
    sizes = [len(inputs), *course.hidden, 1]
    fit = fit_of(course.framework)(sizes, rng, course, rows, wanted, spread)
    steps = max(1, math.ceil(course.epochs * len(trained) / course.batch))
    done = 0
    while done < steps:
        order = rng.permutation(trained)
        for first in range(0, len(order), course.batch):
            fit.step(order[first : first + course.batch], done / steps)
            done += 1
            if done == steps:
                break
    network = fit.network(_facts(course, eye, inputs))
    if len(tested) == 0:
        tested = trained
    final = lessons.final[tested]
    told = base[tested] + fit.told(tested)
    return Trained(network, _off(told, final), _off(lessons.base[tested], final), len(trained))


def framework_here(asked: str) -> str:
    """The framework that trains here: the one asked for, or PyTorch if it's installed."""
    if asked not in FRAMEWORKS:
        raise OptionError(f"there is no framework {asked!r}; use {', '.join(FRAMEWORKS)}")
    there = find_spec("torch") is not None
    if asked == TORCH and not there:
        raise OptionError("--framework torch needs PyTorch: install hotelier[torch]")
    return NUMPY if asked == NUMPY or not there else TORCH


def fit_of(framework: str) -> type[Fit]:
    """The fit in PyTorch or NumPy."""
    if framework_here(framework) == NUMPY:
        return Fit
    from hotelier.learn.torch_fit import TorchFit

    return TorchFit


def _facts(course: Course, eye: LinearJudge, inputs: Sequence[str]) -> dict[str, Any]:
    return {
        "game": course.game,
        "inputs": mark_of(inputs),
        "corrects": course.corrects,
        "framework": fit_of(course.framework).framework,
        "linear": {name: list(numbers) for name, numbers in eye.weights.items()},
    }


def _spread(rows: Rows, some: Places) -> Array:
    """How much each input varies."""
    found: Array = np.maximum(rows.some(some).std(axis=0), RARE).astype(np.float32)
    return found


def _off(told: Array, final: Array) -> float:
    return float(np.sqrt(np.mean((told - final) ** 2)))
