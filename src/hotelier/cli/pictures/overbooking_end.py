"""The last picture of a game: every seat's points by source, and what decided (rules §4)."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from hotelier.cli.pictures import Names
from hotelier.cli.pictures.overbooking_signs import TINT
from hotelier.cli.pictures.paint import GOLD, STRONG
from hotelier.cli.pictures.scores import score_table
from hotelier.core.events import Event
from hotelier.overbooking.box import HOUSE, Box
from hotelier.overbooking.events import GameEnded
from hotelier.overbooking.words_scores import breakdown, difference, guests_booked, verdict


def ending(events: Sequence[Event], names: Names, box: Box = HOUSE) -> RenderableType:
    """Scores by source, how many guests found a bed, and the verdict."""
    ended = next(event for event in reversed(events) if isinstance(event, GameEnded))
    sources = breakdown(events, len(names), box)
    table = score_table(names, TINT, ended.scores, ended.winners, sources)
    cards = [
        f"{name} {count}"
        for name, count in zip(names, guests_booked(events, len(names)), strict=True)
    ]
    parts: list[RenderableType] = [table, Text(verdict(ended, names), STRONG)]
    behind = sorted(
        (seat for seat in range(1, len(names) + 1) if seat not in ended.winners),
        key=lambda seat: -ended.scores[seat - 1],
    )
    if behind:
        told = difference(sources, ended.winners[0], behind[0])
        who = f"{names[ended.winners[0] - 1]} over {names[behind[0] - 1]}"
        parts.append(Text.assemble((f"What made the difference, {who}: ", GOLD), told))
    parts.append(Text.assemble(("Cards that found a bed: ", GOLD), ", ".join(cards)))
    return Group(*parts)
