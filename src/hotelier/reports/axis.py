"""The scale of a plot: from one round number to another."""

import math
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Axis:
    """The range of a plot, and where its marks are."""

    low: float
    high: float
    marks: tuple[float, ...]
    label: Callable[[float], str]

    def at(self, value: float) -> str:
        """Where a number is, in percent."""
        share = (value - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def axis(low: float, high: float, label: Callable[[float], str] = "{:g}".format) -> Axis:
    """An axis from one round number to another."""
    if high <= low:
        low, high = low - 1, high + 1
    rough = (high - low) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = power * min((1, 2, 5, 10), key=lambda times: abs(math.log(times * power / rough)))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    marks = tuple(round(step * n, 9) for n in range(first, last + 1))
    return Axis(marks[0], marks[-1], marks, label)
