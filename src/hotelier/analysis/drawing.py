"""The curves and columns of an analysis."""

from hotelier.analysis.shapes import Analysis
from hotelier.messages import say
from hotelier.reports.axis import Axis, axis
from hotelier.reports.curves import Band, columns, curve


def win_curve(found: Analysis) -> str:
    """How likely each seat was to win, over the game."""
    values = [[point.win[seat] * 100 for point in found.points] for seat in _seats(found)]
    return _curve(found, values, Axis(0, 100, (0, 25, 50, 75, 100), "{:.0f} %".format))


def score_curve(found: Analysis) -> str:
    """The final score each seat could expect, over the game."""
    values = [[point.score[seat] for point in found.points] for seat in _seats(found)]
    low = min(0.0, min(map(min, values)))
    return _curve(found, values, axis(low, max(map(max, values)), "{:.0f}".format))


def _seats(found: Analysis) -> range:
    return range(len(found.seats))


def _curve(found: Analysis, values: list[list[float]], scale: Axis) -> str:
    bands = []
    begin = found.points[0].step
    for tally in found.tallies:
        bands.append(Band(begin, tally.step, str(tally.round or "")))
        begin = tally.step
    return curve([point.step for point in found.points], values, scale, bands)


def source_columns(found: Analysis, seat: int) -> str:
    """A seat's points by source, one column per end of round."""
    every = [tally for each in found.tallies for tally in each.sources]
    labels = [str(tally.round) for tally in found.tallies[:-1]] + [say("analysis-end")]
    return columns(
        [tally.sources[seat] for tally in found.tallies],
        labels,
        {name: say(f"source-{name}") for name in found.tallies[-1].sources[0]},
        min(sum(n for n in each.values() if n < 0) for each in every),
        max(sum(n for n in each.values() if n > 0) for each in every),
    )
