"""Where points come from: how far a politics card is, a finished game by source (rules §9)."""

from collections.abc import Iterable
from typing import Final

from hotelier.austria import events as e
from hotelier.austria.cards import (
    COLOURS,
    EMPEROR_BACK,
    EMPEROR_VP,
    POLITICS,
    STAFF,
)
from hotelier.austria.emperor import BONUS_FROM
from hotelier.austria.geometry import COLUMN, FLOOR, room_count
from hotelier.austria.view import SeatView
from hotelier.austria.words import tile_round
from hotelier.austria.words_moves import board_of, occupied_mask
from hotelier.core.events import Event

HALLS: Final = COLOURS[:3]  # colours that rooms have


def _of_colour(seat: SeatView) -> dict[str, tuple[int, int]]:
    """For each colour the occupied rooms, and how many there are."""
    board = board_of(seat)
    occupied = occupied_mask(seat)
    return {
        colour: (room_count(occupied & mask), room_count(mask))
        for colour, mask in zip(HALLS, board.colours, strict=True)
    }


def progress(seat: SeatView, card: int) -> str:
    """How much of a politics card's condition a seat has: `12/20`."""
    fact = POLITICS[card].needs
    rooms = _of_colour(seat)
    if fact.op == "colour":
        return ", ".join(f"{colour} {have}/{all_}" for colour, (have, all_) in rooms.items())
    if fact.op == "each":
        return ", ".join(f"{colour} {have}/{fact.amount}" for colour, (have, _) in rooms.items())
    if fact.op == "two":
        first, _, other, second = fact.of.split(" ")
        wanted = {first: fact.amount, second: int(other)}
        return ", ".join(f"{colour} {rooms[colour][0]}/{wanted[colour]}" for colour in wanted)
    have = {
        "crowns": seat.crowns,
        "tiles": len(seat.rooms) - seat.rooms.count("."),
        "staff": len(seat.staff),
        "emperor": seat.emperor,
        "full": _full(seat, fact.of),
    }[fact.op]
    return f"{have}/{fact.amount}"


def _full(seat: SeatView, of: str) -> int:
    occupied = occupied_mask(seat)
    masks = {"floor": FLOOR, "column": COLUMN, "group": board_of(seat).groups}[of] if of else []
    return sum(occupied & mask == mask for mask in masks)


def emperor_outlook(tile: str, space: int) -> tuple[int, int, str]:
    """A seat on this space at the scoring of a tile: its VP, where it goes, and what it gets."""
    back = EMPEROR_BACK[tile_round(tile)]
    after = max(0, space - back)
    fate = "bonus" if after >= BONUS_FROM else "penalty" if after == 0 else "nothing"
    return EMPEROR_VP[space], after, fate


# Where the points of a game come from, in the order of the end screen.
SOURCES: Final = (
    "guests checked in",
    "rooms with printed VP",
    "blue groups",
    "staff at work",
    "politics cards",
    "emperor track",
    "emperor tiles",
    "end staff",
    "occupied rooms",
    "crowns",
    "cubes in the kitchen",
    "guests left in the café",
)
_FINAL: Final = {
    "staff": "end staff",
    "rooms": "occupied rooms",
    "crowns": "crowns",
    "cubes": "cubes in the kitchen",
    "guests": "guests left in the café",
}


def breakdown(events: Iterable[Event], players: int) -> dict[str, list[int]]:
    """The points of every seat by source; they add up to the score."""
    points = {source: [0] * players for source in SOURCES}

    def add(source: str, seat: int, vp: int) -> None:
        points[source][seat - 1] += vp

    for event in events:
        if isinstance(event, e.GuestCheckedIn):
            add("guests checked in", event.seat, event.vp)
        elif isinstance(event, e.RoomPrepared):
            add("rooms with printed VP", event.seat, event.vp)
        elif isinstance(event, e.DiscPlaced):
            add("politics cards", event.seat, event.vp)
        elif isinstance(event, e.EmperorScored | e.EmperorMoved):
            add("emperor track", event.seat, event.vp)
        elif isinstance(event, e.PenaltyPaid):
            add("emperor tiles", event.seat, -event.vp)
        elif isinstance(event, e.PointsScored):
            # Groups and staff announce themselves; what they have not announced is a tile's bonus.
            add("emperor tiles", event.seat, event.vp)
        elif isinstance(event, e.GroupCompleted) and event.colour == "blue":
            add("blue groups", event.seat, event.bonus)
            add("emperor tiles", event.seat, -event.bonus)
        elif isinstance(event, e.StaffTriggered) and STAFF[event.card].effect.op.endswith(":vp"):
            add("staff at work", event.seat, STAFF[event.card].effect.amount)
            add("emperor tiles", event.seat, -STAFF[event.card].effect.amount)
        elif isinstance(event, e.ScoringPart):
            add(_FINAL[event.part], event.seat, event.vp)
    return points


def end_cards(events: Iterable[Event]) -> dict[int, list[tuple[str, int]]]:
    """What each seat's end cards gave, by name."""
    found: dict[int, list[tuple[str, int]]] = {}
    for event in events:
        if isinstance(event, e.ScoringPart) and event.card:
            copied = f" (as {STAFF[event.copied].name})" if event.copied else ""
            found.setdefault(event.seat, []).append((STAFF[event.card].name + copied, event.vp))
    return found


def verdict(event: e.GameEnded, names: tuple[str, ...]) -> str:
    """Who wins, and why when the points are level."""
    best = max(event.scores)
    level = [seat for seat, vp in enumerate(event.scores, start=1) if vp == best]
    winners = " and ".join(names[seat - 1] for seat in event.winners)
    if len(level) == 1:
        return f"{winners} wins with {best} VP."
    worth = ", ".join(f"{names[seat - 1]} {event.tiebreak[seat - 1]}" for seat in level)
    # The table of points counts no cubes that lie on orders; here they count (rules §9).
    count = f"crowns and all cubes, those on café guests too ({worth})"
    if len(event.winners) == 1:
        return f"{winners} wins: {best} VP are level, and what decides is {count}."
    return f"{winners} share the win with {best} VP, level even in {count}."
