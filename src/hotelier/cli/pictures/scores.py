"""The table of final scores: every seat's points by source."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from hotelier.cli.pictures import Names
from hotelier.cli.pictures.paint import BRIGHT, FAINT, GOLD, NIGHT, STRONG, WARNING
from hotelier.messages import say


def score_table(
    names: Names,
    tints: Sequence[str],
    scores: Sequence[int],
    winners: Sequence[int],
    sources: Mapping[str, Sequence[int]],
) -> Table:
    """One column per seat, one row per source that gave anyone points, and the totals."""
    table = Table(
        box=box.SIMPLE_HEAD,
        title=Text(f" {say('terminal-final-scores').upper()} ", f"bold {BRIGHT} on {NIGHT}"),
        border_style=GOLD,
        show_footer=True,
    )
    table.add_column(
        say("terminal-scores-source"), footer=Text(say("terminal-scores-total"), STRONG)
    )
    for seat, (name, score) in enumerate(zip(names, scores, strict=True), start=1):
        crown = "♔ " if seat in winners else ""
        header = Text(f"{crown}{name}", f"bold {tints[seat - 1]}")
        table.add_column(header, footer=Text(str(score), STRONG), justify="right")
    for source, points in sources.items():
        if any(points):
            table.add_row(source, *(_points(vp) for vp in points))
    return table


def _points(vp: int) -> Text:
    return Text(str(vp), FAINT if vp == 0 else WARNING if vp < 0 else "")
