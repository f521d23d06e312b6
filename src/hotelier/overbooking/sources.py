"""Where a seat's points come from, in the few words a reader compares players by (rules §4)."""

from collections.abc import Iterable
from typing import Final

from hotelier.core.events import Event
from hotelier.overbooking.box import Box
from hotelier.overbooking.words_scores import breakdown

MOST_SEATS: Final = 4


def sources(events: Iterable[Event], seat: int, box: Box) -> dict[str, int]:
    """The points of a seat: the coins of each kind of guest, tokens, and the crests together."""
    found = dict.fromkeys([*box.names, "tokens", "crests"], 0)
    for part, points in breakdown(events, MOST_SEATS, box).items():
        head, _, of = part.partition(":")
        source = {"coins": of, "tokens": "tokens", "crest": "crests"}[head]
        found[source] += points[seat - 1]
    return found
