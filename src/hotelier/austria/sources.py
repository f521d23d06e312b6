"""Where a seat's points come from, in the few words a reader compares players by (rules §9)."""

from collections.abc import Iterable
from typing import Final

from hotelier.austria.words_scores import breakdown
from hotelier.core.events import Event

MOST_SEATS: Final = 4

SOURCES: Final = {
    "guests": ("guests checked in",),
    "rooms": ("rooms with printed VP", "blue groups", "occupied rooms"),
    "staff": ("staff at work", "end staff"),
    "politics": ("politics cards",),
    "emperor": ("emperor track", "emperor tiles"),
    "leftovers": ("crowns", "cubes in the kitchen", "guests left in the café"),
}


def sources(events: Iterable[Event], seat: int) -> dict[str, int]:
    """The points of a seat by source; after the final scoring they add up to its score."""
    points = breakdown(events, MOST_SEATS)
    return {
        source: sum(points[part][seat - 1] for part in parts) for source, parts in SOURCES.items()
    }
