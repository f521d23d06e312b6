"""The learning curve of a course as a picture: the champion's strength by number of games."""

from collections.abc import Sequence
from itertools import pairwise

from hotelier.learn.store import Result
from hotelier.reports.axis import axis
from hotelier.reports.curves import Band, curve

TITLES = ("iterations, with the games so far in thousands", "Elo (linear judge: 0)")
STYLE = """<style>
svg { background: #fbf7ec; font: 12px sans-serif; }
.grid, .round { stroke: #d8cdb4; } .round { stroke-dasharray: 2 3; }
.mark { text-anchor: end; } .number, .who, .title { text-anchor: middle; }
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.seat-1 { stroke: #b8860b; } .seat-2 { stroke: #2f5d9b; }
.dot.seat-1 { fill: #b8860b; } .dot.seat-2 { fill: #2f5d9b; } .who { fill: #fff; stroke: none; }
</style>"""


def curve_of(results: Sequence[Result]) -> str:
    """Line 1: the champion's Elo by number of games; line 2: what each candidate would have had.

    The linear judge has 0.
    """
    games, champion, candidates = [0.0], [0.0], [0.0]
    for result in results:
        games.append(float(result.games))
        candidates.append(champion[-1] + result.ahead_in_elo)
        champion.append(result.elo)
    values = [champion, candidates]
    scale = axis(min(map(min, values)), max(map(max, values)))
    bands = [Band(before, after, f"{after / 1000:g}") for before, after in pairwise(games)]
    drawn = curve(games, values, scale, bands, TITLES)
    begin, _, rest = drawn.partition(">")
    size = 'xmlns="http://www.w3.org/2000/svg"'
    return f"{begin.replace('<svg', f'<svg {size}')}>{STYLE}{rest}\n"
