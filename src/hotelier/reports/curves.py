"""Curves and columns as SVG: how something developed for each player over a game.

Players differ by colour, by the dashes of their line, and by the number at its end.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from hotelier.reports.axis import Axis
from hotelier.reports.page import hue

WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 40, 22, 12, 26
TITLE: Final = 20  # room for the title of an axis
DASHES: Final = ("", "8 4", "2 4", "10 3 2 3")
LEAST_BAND: Final = 18  # minimum width in pixels for the label of a band
COLUMNS_WIDTH, COLUMNS_HEIGHT, FOOT = 360, 150, 18


@dataclass(frozen=True, slots=True)
class Band:
    """A stretch of a curve, such as a round."""

    begin: float
    end: float
    label: str


def curve(
    places: Sequence[float],
    values: Sequence[Sequence[float]],
    scale: Axis,
    bands: Sequence[Band] = (),
    titles: tuple[str, str] | None = None,
) -> str:
    """A line for each player through values at these places, with titles of both axes if given."""
    first, last = places[0], places[-1]

    def across(place: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (place - first) / max(1, last - first)

    def down(value: float) -> float:
        share = (scale.high - value) / max(1e-9, scale.high - scale.low)
        return TOP + (HEIGHT - TOP - BOTTOM) * share

    side = TITLE if titles else 0
    box = f"{-side} 0 {WIDTH + side} {HEIGHT + side}"
    parts = [f'<svg viewBox="{box}" role="img" aria-hidden="true">']
    if titles:
        x, y = (LEFT + WIDTH - RIGHT) / 2, (TOP + HEIGHT - BOTTOM) / 2
        below, beside = map(escape, titles)
        parts.append(f'<text class="title" x="{x:.1f}" y="{HEIGHT + 8}">{below}</text>')
        turned = f'transform="rotate(-90) translate({-y:.1f} {4 - side + 8})"'
        parts.append(f'<text class="title" {turned}>{beside}</text>')
    for mark in scale.marks:
        y = down(mark)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        label = escape(scale.label(mark))
        parts.append(f'<text class="mark" x="{LEFT - 5}" y="{y + 4:.1f}">{label}</text>')
    for band in bands:
        begin, end = across(band.begin), across(band.end)
        if band.end != last:
            parts.append(f'<path class="round" d="M{end:.1f} {TOP}V{HEIGHT - BOTTOM}"/>')
        if band.label and end - begin > LEAST_BAND:
            x, label = (begin + end) / 2, escape(band.label)
            parts.append(f'<text class="number" x="{x:.1f}" y="{HEIGHT - 8}">{label}</text>')
    for player, line in enumerate(values):
        points = " ".join(
            f"{across(place):.1f},{down(value):.1f}"
            for place, value in zip(places, line, strict=True)
        )
        dash = DASHES[player % len(DASHES)]
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline class="line seat-{player + 1}" points="{points}"{dashed}/>')
    for player, y in enumerate(_apart(values, down)):
        x, number = WIDTH - RIGHT + 11, player + 1
        parts.append(f'<circle class="dot seat-{number}" cx="{x}" cy="{y:.1f}" r="8"/>')
        parts.append(f'<text class="who seat-{number}" x="{x}" y="{y + 4:.1f}">{number}</text>')
    return "".join([*parts, "</svg>"])


def _apart(values: Sequence[Sequence[float]], down: Callable[[float], float]) -> list[float]:
    """Where to put the players' numbers so that none covers another."""
    order = sorted(range(len(values)), key=lambda each: down(values[each][-1]))
    places = [0.0] * len(values)
    least = 9.0
    for each in order:
        places[each] = max(least, down(values[each][-1]))
        least = places[each] + 17
    over = max(0.0, least - 17 - (HEIGHT - 9))
    return [place - over for place in places]


def columns(
    stacks: Sequence[Mapping[str, int]],
    labels: Sequence[str],
    words: Mapping[str, str],
    low: int,
    high: int,
) -> str:
    """One column per stack: gains above the line, losses below it."""
    high, low = max(1, high), min(0, low)
    scale = (COLUMNS_HEIGHT - FOOT - 12) / (high - low)
    wide = (COLUMNS_WIDTH - LEFT) / len(stacks)
    zero = 12 + high * scale
    box = f"0 0 {COLUMNS_WIDTH} {COLUMNS_HEIGHT}"
    parts = [f'<svg viewBox="{box}" role="img" aria-hidden="true">']
    parts.append(f'<path class="axis" d="M{LEFT - 6} {zero:.1f}H{COLUMNS_WIDTH}"/>')
    for at, (stack, label) in enumerate(zip(stacks, labels, strict=True)):
        x = LEFT + at * wide
        parts += _column(stack, words, x + wide * 0.14, wide * 0.72, zero, scale)
        top = zero - sum(n for n in stack.values() if n > 0) * scale
        middle, total = x + wide / 2, sum(stack.values())
        parts.append(f'<text class="number" x="{middle:.1f}" y="{top - 3:.1f}">{total}</text>')
        foot = f'x="{middle:.1f}" y="{COLUMNS_HEIGHT - 3}"'
        parts.append(f'<text class="number" {foot}>{escape(label)}</text>')
    return "".join([*parts, "</svg>"])


def _column(
    stack: Mapping[str, int],
    words: Mapping[str, str],
    x: float,
    width: float,
    zero: float,
    scale: float,
) -> list[str]:
    up = down = zero
    parts = []
    for at, (name, said) in enumerate(words.items()):
        size = abs(stack[name]) * scale
        if stack[name] > 0:
            up -= size
            y = up
        else:
            y = down
            down += size
        if size:
            place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{size:.1f}"'
            title = f"{escape(said)}: {stack[name]}"
            parts.append(f'<rect class="{hue(at)}" {place}><title>{title}</title></rect>')
    return parts
