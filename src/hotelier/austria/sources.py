"""Where the points of a game come from, read from its events (rules §9)."""

from collections.abc import Iterable
from typing import Final

from hotelier.austria.rules import events as e
from hotelier.austria.rules.cards import CLASSIC
from hotelier.austria.rules.printed import Edition
from hotelier.core.events import Event

MOST_SEATS: Final = 4

# Where the points of a game come from, in the order of the end screen.
PARTS: Final = (
    "checked-in",
    "printed",
    "groups",
    "staff",
    "politics",
    "track",
    "tiles",
    "end-staff",
    "rooms",
    "crowns",
    "cubes",
    "guests",
)
# What players are compared by, and the parts that make it up.
SOURCES: Final = {
    "guests": ("checked-in",),
    "rooms": ("printed", "groups", "rooms"),
    "staff": ("staff", "end-staff"),
    "politics": ("politics",),
    "emperor": ("track", "tiles"),
    "leftovers": ("crowns", "cubes", "guests"),
}


def breakdown(
    events: Iterable[Event], players: int, edition: Edition = CLASSIC
) -> dict[str, list[int]]:
    """The points of every seat by source; they add up to the score."""
    points = {source: [0] * players for source in PARTS}

    def add(source: str, seat: int, vp: int) -> None:
        points[source][seat - 1] += vp

    for event in events:
        if isinstance(event, e.GuestCheckedIn):
            add("checked-in", event.seat, event.vp)
        elif isinstance(event, e.RoomPrepared):
            add("printed", event.seat, event.vp)
        elif isinstance(event, e.DiscPlaced):
            add("politics", event.seat, event.vp)
        elif isinstance(event, e.EmperorScored | e.EmperorMoved):
            add("track", event.seat, event.vp)
        elif isinstance(event, e.PenaltyPaid):
            add("tiles", event.seat, -event.vp)
        elif isinstance(event, e.PointsScored):
            # Groups and staff announce themselves; anything else is a tile's bonus.
            add("tiles", event.seat, event.vp)
        elif isinstance(event, e.GroupCompleted) and event.colour == "blue":
            add("groups", event.seat, event.bonus)
            add("tiles", event.seat, -event.bonus)
        elif isinstance(event, e.StaffTriggered):
            power = edition.staff[event.card].effect
            if power.op == "vp":
                add("staff", event.seat, power.amount)
                add("tiles", event.seat, -power.amount)
        elif isinstance(event, e.ScoringPart):
            add("end-staff" if event.part == "staff" else event.part, event.seat, event.vp)
    return points


def sources(events: Iterable[Event], seat: int, edition: Edition = CLASSIC) -> dict[str, int]:
    """The points of a seat by source; they add up to its score."""
    points = breakdown(events, MOST_SEATS, edition)
    return {
        source: sum(points[part][seat - 1] for part in parts) for source, parts in SOURCES.items()
    }
