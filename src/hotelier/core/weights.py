"""Weights of a judge as data: one file per set in a game's package, three numbers per feature.

    "hand monk" = [0.1, 1.4, 0.0]

A missing feature has weight zero. An unknown name is refused: it would be a weight that someone
tuned and nobody uses.
"""

import math
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from hotelier.core.errors import DataError

NUMBERS: Final = 3  # a, b and c of a feature: see LinearJudge

Weights = Mapping[str, Sequence[float]]


def load_weights(package: str, which: str | Weights, names: Sequence[str]) -> Weights:
    """One of a game's sets of weights by name, or weights as given."""
    if not isinstance(which, str):
        return which
    name = f"weights-{which}.toml"
    source = files(package).joinpath("data").joinpath(name)
    if not source.is_file():
        raise DataError(f"there are no weights {which!r}: {package} has no file data/{name}")
    return read_weights(source.read_text(encoding="utf-8"), name, names)


def read_weights(text: str, origin: str, names: Sequence[str]) -> Weights:
    """The weights of a file, checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{origin} isn’t valid TOML: {error}") from error
    return check_weights(data, origin, names)


def check_weights(data: Any, origin: str, names: Sequence[str]) -> Weights:
    """The weights, checked."""
    if not isinstance(data, dict):
        raise DataError(f"{origin} has no weights by name of feature")
    known = frozenset(names)
    for name in data:
        if name not in known:
            raise DataError(f"{origin}: {name!r} isn’t a feature of this game")
    return {name: _numbers(value, name, origin) for name, value in data.items()}


def _numbers(value: Any, name: str, origin: str) -> tuple[float, ...]:
    right = isinstance(value, list) and len(value) == NUMBERS
    if not right or not all(type(n) in (int, float) and math.isfinite(n) for n in value):
        raise DataError(f"{origin}: {name!r} must be {NUMBERS} numbers, found {value!r}")
    return tuple(float(number) for number in value)
