"""Plots of rows: a name, a strip of SVG, a number.

Horizontally, everything is in percent of the strip, so a plot is as wide as its page while its text
keeps its size: the same plot works on a desktop and a phone.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from hotelier.reports.axis import Axis, axis
from hotelier.reports.page import hue, legend

HEIGHT = 34  # pixels of a row
POINTS = 120  # of a curve


@dataclass(frozen=True, slots=True)
class Bar:
    """A number with its error bar."""

    name: str
    value: float
    low: float
    high: float
    shown: str


def dots(bars: Sequence[Bar], scale: Axis, guide: float | None = None) -> str:
    """A dot with an error bar for each, and a guide to compare with."""
    rows: list[str] = []
    middle = HEIGHT / 2
    for bar in bars:
        drawn = _grid(scale)
        if guide is not None:
            x = scale.at(guide)
            drawn += f'<line class="guide" x1="{x}" x2="{x}" y1="0" y2="100%"/>'
        low, high = scale.at(bar.low), scale.at(bar.high)
        drawn += (
            '<g class="bot">'
            f'<line class="error" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
            f'<line class="error" x1="{low}" x2="{low}" y1="{middle - 5}" y2="{middle + 5}"/>'
            f'<line class="error" x1="{high}" x2="{high}" y1="{middle - 5}" y2="{middle + 5}"/>'
            f'<circle cx="{scale.at(bar.value)}" cy="{middle}" r="6"/></g>'
        )
        rows.append(_row(bar.name, drawn, bar.shown, f"{bar.name}: {bar.shown}"))
    return _plot(rows, scale)


def humps(scores: Mapping[str, Sequence[int]], shown: Mapping[str, str]) -> str:
    """The distribution of each bot's scores: a smooth curve, and a line at the median."""
    everything = [score for each in scores.values() for score in each]
    beyond = (max(everything) - min(everything)) / 20  # a curve extends beyond its scores
    scale = axis(min(everything) - beyond, max(everything) + beyond)
    found = {name: _smooth(each, scale) for name, each in scores.items()}
    rows: list[str] = []
    tall = 2 * HEIGHT
    for name, curve in found.items():
        peak = max(curve)
        steps = " ".join(
            f"L{100 * n / (POINTS - 1):.2f} {tall - 1 - (tall - 8) * height / peak:.2f}"
            for n, height in enumerate(curve)
        )
        middle = scale.at(_median(scores[name]))
        drawn = _grid(scale) + (
            f'<svg viewBox="0 0 100 {tall}" preserveAspectRatio="none" class="bot">'
            f'<path class="curve" d="M0 {tall - 1} {steps} L100 {tall - 1}Z"/></svg>'
            f'<line class="median" x1="{middle}" x2="{middle}" y1="6" y2="100%"/>'
        )
        rows.append(_row(name, drawn, shown[name], f"{name}: {shown[name]}", tall))
    return _plot(rows, scale)


def stacks(parts: Mapping[str, Mapping[str, float]], shown: Mapping[str, str]) -> str:
    """What each bot's total consists of; losses go to the left of zero."""
    gains = [sum(value for value in each.values() if value > 0) for each in parts.values()]
    losses = [sum(value for value in each.values() if value < 0) for each in parts.values()]
    scale = axis(min(losses, default=0), max(gains, default=1))
    names = list(dict.fromkeys(n for each in parts.values() for n, value in each.items() if value))
    rows: list[str] = []
    for bot, each in parts.items():
        drawn = _grid(scale)
        ends = {True: 0.0, False: 0.0}  # how far the gains and losses extend so far
        for number, name in enumerate(names):
            value = each.get(name, 0.0)
            start = ends[value > 0]
            ends[value > 0] = start + value
            left, width = min(start, start + value), abs(value) / (scale.high - scale.low)
            if value:
                drawn += (
                    f'<rect class="{hue(number)}" x="{scale.at(left)}" y="5" '
                    f'width="{100 * width:.2f}%" height="{HEIGHT - 10}">'
                    f"<title>{escape(name)} {value:.1f}</title></rect>"
                )
        zero = scale.at(0)
        drawn += f'<line class="zero" x1="{zero}" x2="{zero}" y1="0" y2="100%"/>'
        told = ", ".join(f"{name} {each.get(name, 0.0):.1f}" for name in names)
        rows.append(_row(bot, drawn, shown[bot], f"{bot}: {told}"))
    keys = (f'<i class="key {hue(at)}"></i>{escape(name)}' for at, name in enumerate(names))
    return f"{legend(keys)}{_plot(rows, scale)}"


def _row(name: str, drawn: str, shown: str, told: str, height: int = HEIGHT) -> str:
    return (
        f'<div class="row"><b>{escape(name)}</b>'
        f'<svg height="{height}" role="img" aria-label="{escape(told)}">{drawn}</svg>'
        f"<span>{escape(shown)}</span></div>"
    )


def _plot(rows: Sequence[str], scale: Axis) -> str:
    marks = "".join(
        f'<text x="{scale.at(mark)}" y="14">{escape(scale.label(mark))}</text>'
        for mark in scale.marks
    )
    under = f'<div class="row under"><b></b><svg height="20">{marks}</svg><span></span></div>'
    return f'<div class="plot">{"".join(rows)}{under}</div>'


def _grid(scale: Axis) -> str:
    return "".join(
        f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="100%"/>'
        for x in (scale.at(mark) for mark in scale.marks)
    )


def _median(scores: Sequence[int]) -> float:
    ranked = sorted(scores)
    return (ranked[(len(ranked) - 1) // 2] + ranked[len(ranked) // 2]) / 2


def _smooth(scores: Sequence[int], scale: Axis) -> list[float]:
    """The density of scores over the axis, smoothed (Silverman's rule)."""
    total = len(scores)
    centre = sum(scores) / total
    deviation = math.sqrt(sum((score - centre) ** 2 for score in scores) / total)
    width = max(1.0, 1.06 * deviation * total**-0.2)
    counted = Counter(scores)
    curve: list[float] = []
    for n in range(POINTS):
        here = scale.low + (scale.high - scale.low) * n / (POINTS - 1)
        near = sum(
            times * math.exp(-(((here - score) / width) ** 2) / 2)
            for score, times in counted.items()
        )
        curve.append(near / (total * width))
    return curve
