"""The last picture of a game: every seat's points by source, and what decided it (rules §4)."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from hotelier.cli.pictures import Names
from hotelier.cli.pictures.overbooking_signs import TINT
from hotelier.cli.pictures.paint import GOLD, STRONG
from hotelier.cli.pictures.scores import score_table
from hotelier.core.events import Event
from hotelier.messages import say
from hotelier.messages.message import playing
from hotelier.overbooking.rules.box import HOUSE, Box
from hotelier.overbooking.rules.events import GameEnded
from hotelier.overbooking.words.scores import (
    breakdown,
    difference,
    guests_booked,
    points_from,
    verdict,
)


def ending(events: Sequence[Event], names: Names, box: Box = HOUSE) -> RenderableType:
    """Scores by source, how many guests got a bed, and the winner."""
    ended = next(event for event in reversed(events) if isinstance(event, GameEnded))
    sources = breakdown(events, len(names), box)
    told = {str(points_from(source)): points for source, points in sources.items()}
    table = score_table(names, TINT, ended.scores, ended.winners, told)
    cards = [
        f"{name} {count}"
        for name, count in zip(names, guests_booked(events, len(names)), strict=True)
    ]
    with playing(names):
        parts: list[RenderableType] = [table, Text(str(verdict(ended)), STRONG)]
    behind = sorted(
        (seat for seat in range(1, len(names) + 1) if seat not in ended.winners),
        key=lambda seat: -ended.scores[seat - 1],
    )
    if behind:
        winner, other = ended.winners[0], behind[0]
        what = say("overbooking-end-difference", winner=names[winner - 1], other=names[other - 1])
        parts.append(Text.assemble((f"{what} ", GOLD), str(difference(sources, winner, other))))
    parts.append(Text.assemble((f"{say('overbooking-end-booked')} ", GOLD), ", ".join(cards)))
    return Group(*parts)
