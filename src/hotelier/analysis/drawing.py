"""Curves and bars as SVG, for a page that stands alone.

Seats are told apart by colour, by the way their line is dashed, and by their number at its end.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from hotelier.analysis.shapes import Analysis
from hotelier.messages import say

WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 40, 22, 12, 26
DASHES: Final = ("", "8 4", "2 4", "10 3 2 3")
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)  # between two lines of a scale
MOST_LINES: Final = 6
HUES: Final = 8  # that the sources of points have in the style of the page


def win_curve(found: Analysis) -> str:
    """How likely each seat was to win, over the game."""
    values = [[point.win[seat] * 100 for point in found.points] for seat in _seats(found)]
    return _curve(found, values, 0.0, 100.0, 25.0, " %")


def score_curve(found: Analysis) -> str:
    """The final score each seat could expect, over the game."""
    values = [[point.score[seat] for point in found.points] for seat in _seats(found)]
    low = min(0.0, min(map(min, values)))
    high = max(map(max, values))
    step = next((s for s in STEPS if (high - low) / s <= MOST_LINES), STEPS[-1])
    low = step * (low // step)
    high = step * -(-high // step)
    return _curve(found, values, low, high, float(step), "")


def _seats(found: Analysis) -> range:
    return range(len(found.seats))


def _across(found: Analysis, step: int) -> float:
    first, last = found.points[0].step, found.points[-1].step
    return LEFT + (WIDTH - LEFT - RIGHT) * (step - first) / max(1, last - first)


def _curve(
    found: Analysis,
    values: Sequence[Sequence[float]],
    low: float,
    high: float,
    step: float,
    unit: str,
) -> str:
    def down(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / max(1e-9, high - low)

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-hidden="true">']
    value = low
    while value <= high + 1e-9:
        y = down(value)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text class="mark" x="{LEFT - 5}" y="{y + 4:.1f}">{value:.0f}{unit}</text>')
        value += step
    for tally in found.tallies[:-1]:
        x = _across(found, tally.step)
        parts.append(f'<path class="round" d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>')
    for begin, number, width in _rounds(found):
        if width > 18:
            x = begin + width / 2
            parts.append(f'<text class="number" x="{x:.1f}" y="{HEIGHT - 8}">{number}</text>')
    for seat, curve in enumerate(values):
        line = " ".join(
            f"{_across(found, point.step):.1f},{down(each):.1f}"
            for point, each in zip(found.points, curve, strict=True)
        )
        dash = f' stroke-dasharray="{DASHES[seat % 4]}"' if DASHES[seat % 4] else ""
        parts.append(f'<polyline class="line seat-{seat + 1}" points="{line}"{dash}/>')
    for seat in range(len(values)):
        x, y = WIDTH - RIGHT + 11, _apart(values, seat, down)
        parts.append(f'<circle class="dot seat-{seat + 1}" cx="{x}" cy="{y:.1f}" r="8"/>')
        parts.append(f'<text class="who seat-{seat + 1}" x="{x}" y="{y + 4:.1f}">{seat + 1}</text>')
    return "".join([*parts, "</svg>"])


def _apart(values: Sequence[Sequence[float]], seat: int, down: Callable[[float], float]) -> float:
    """Where a seat's number stands, so that none covers another."""
    order = sorted(range(len(values)), key=lambda each: down(values[each][-1]))
    places: dict[int, float] = {}
    least = 9.0
    for each in order:
        places[each] = max(least, down(values[each][-1]))
        least = places[each] + 17
    over = max(0.0, least - 17 - (HEIGHT - 9))
    return places[seat] - over


def _rounds(found: Analysis) -> list[tuple[float, int, float]]:
    """Where each round begins, which it is and how wide."""
    rounds = []
    begin = found.points[0].step
    for tally in found.tallies:
        x, end = _across(found, begin), _across(found, tally.step)
        rounds.append((x, tally.round, end - x))
        begin = tally.step
    return [each for each in rounds if each[1]]


def source_bars(found: Analysis, seat: int) -> str:
    """A seat's points by source, a bar for the end of each round."""
    names = list(found.tallies[-1].sources[0])
    rounds = [each.sources[seat] for each in found.tallies]
    every = [tally for each in found.tallies for tally in each.sources]
    high = max(1, max(sum(n for n in each.values() if n > 0) for each in every))
    low = min(0, min(sum(n for n in each.values() if n < 0) for each in every))
    height, base = 150, 18
    scale = (height - base - 12) / (high - low)
    wide = (360 - LEFT) / len(rounds)
    parts = ['<svg viewBox="0 0 360 150" role="img" aria-hidden="true">']
    zero = 12 + high * scale
    parts.append(f'<path class="axis" d="M{LEFT - 6} {zero:.1f}H360"/>')
    for at, sources in enumerate(rounds):
        x = LEFT + at * wide
        parts += _bar(sources, names, x + wide * 0.14, wide * 0.72, zero, scale)
        total = sum(sources.values())
        top = zero - sum(n for n in sources.values() if n > 0) * scale
        middle = x + wide / 2
        parts.append(f'<text class="number" x="{middle:.1f}" y="{top - 3:.1f}">{total}</text>')
        last = at == len(rounds) - 1
        label = say("analysis-end") if last else str(found.tallies[at].round)
        parts.append(f'<text class="number" x="{middle:.1f}" y="147">{escape(label)}</text>')
    return "".join([*parts, "</svg>"])


def _bar(
    sources: Mapping[str, int],
    names: Sequence[str],
    x: float,
    width: float,
    zero: float,
    scale: float,
) -> list[str]:
    """One bar: what was won above the line, what was lost below it."""
    up = down = zero
    parts = []
    for at, name in enumerate(names):
        size = abs(sources[name]) * scale
        if sources[name] > 0:
            up -= size
            y = up
        else:
            y = down
            down += size
        if size:
            place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{size:.1f}"'
            title = f"{escape(say(f'source-{name}'))}: {sources[name]}"
            parts.append(f'<rect class="hue-{at % HUES + 1}" {place}><title>{title}</title></rect>')
    return parts
