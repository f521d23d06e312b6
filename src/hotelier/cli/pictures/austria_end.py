"""The last picture of a game: every seat's points by source, and who has won (rules §9)."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hotelier.austria.events import GameEnded
from hotelier.austria.words_scores import breakdown, end_cards, verdict
from hotelier.cli.pictures import Names
from hotelier.cli.pictures.austria_signs import SEAT_TINT
from hotelier.cli.pictures.paint import BRIGHT, FAINT, GOLD, NIGHT, STRONG
from hotelier.core.events import Event


def ending(events: Sequence[Event], names: Names) -> RenderableType:
    """Scores by source, what the end cards gave, and the verdict."""
    ended = next(event for event in reversed(events) if isinstance(event, GameEnded))
    table = Table(
        box=box.SIMPLE_HEAD,
        title=Text(" FINAL SCORES ", f"bold {BRIGHT} on {NIGHT}"),
        border_style=GOLD,
        show_footer=True,
    )
    table.add_column("where the points come from", footer=Text("total", STRONG))
    for seat, (name, score) in enumerate(zip(names, ended.scores, strict=True), start=1):
        crown = "♔ " if seat in ended.winners else ""
        header = Text(f"{crown}{name}", f"bold {SEAT_TINT[seat - 1]}")
        table.add_column(header, footer=Text(str(score), STRONG), justify="right")
    for source, points in breakdown(events, len(names)).items():
        if any(points):
            table.add_row(source, *(_points(vp) for vp in points))
    parts: list[RenderableType] = [table]
    for seat, cards in sorted(end_cards(events).items()):
        shown = ", ".join(f"{card} {vp}" for card, vp in cards)
        parts.append(Text.assemble((f"End staff of {names[seat - 1]}: ", GOLD), shown))
    parts.append(Text(verdict(ended, tuple(names)), STRONG))
    return Group(*parts)


def _points(vp: int) -> Text:
    return Text(str(vp), FAINT if vp == 0 else "#d4565f" if vp < 0 else "")
