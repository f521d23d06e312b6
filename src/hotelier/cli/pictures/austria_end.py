"""The last picture of a game: every seat's points by source, and who won (rules §9)."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from hotelier.austria.rules.events import GameEnded
from hotelier.austria.rules.printed import Edition
from hotelier.austria.words.scores import end_cards, points_by_source, verdict
from hotelier.cli.pictures import Names
from hotelier.cli.pictures.austria_signs import SEAT_TINT
from hotelier.cli.pictures.paint import GOLD, STRONG
from hotelier.cli.pictures.scores import score_table
from hotelier.core.events import Event
from hotelier.messages import say
from hotelier.messages.message import playing


def ending(events: Sequence[Event], names: Names, cards: Edition) -> RenderableType:
    """Scores by source, what the endgame cards gave, and the winner."""
    ended = next(event for event in reversed(events) if isinstance(event, GameEnded))
    sources = {str(source): vp for source, vp in points_by_source(events, len(names), cards)}
    table = score_table(names, SEAT_TINT, ended.scores, ended.winners, sources)
    parts: list[RenderableType] = [table]
    for seat, counted in sorted(end_cards(events).items()):
        shown = ", ".join(f"{card} {vp}" for card, vp in counted)
        title = say("austria-end-staff-of", name=names[seat - 1])
        parts.append(Text.assemble((f"{title} ", GOLD), shown))
    with playing(names):
        parts.append(Text(str(verdict(ended)), STRONG))
    return Group(*parts)
