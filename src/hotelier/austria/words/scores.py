"""Where points come from: how far a politics card is, a finished game by source (rules §9)."""

from collections.abc import Iterable
from typing import Final

from hotelier.austria.rules import events as e
from hotelier.austria.rules.cards import COLOURS, EMPEROR_BACK, EMPEROR_VP, POLITICS
from hotelier.austria.rules.emperor import BONUS_FROM
from hotelier.austria.rules.geometry import COLUMN, FLOOR, room_count
from hotelier.austria.sources import breakdown
from hotelier.austria.view import SeatView
from hotelier.austria.words.cards import asked_rooms, tile_round
from hotelier.austria.words.names import noun, staff_name
from hotelier.austria.words.view import board_of, occupied_mask
from hotelier.core.events import Event
from hotelier.core.words import listed
from hotelier.messages import say

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
    needs = POLITICS[card].needs
    rooms = _of_colour(seat)
    if needs.of == "colour":
        return _each(rooms)
    if needs.op == "rooms":
        return _each({colour: (rooms[colour][0], n) for n, colour in asked_rooms(card)})
    have = {
        "crowns": seat.crowns,
        "tiles": len(seat.rooms) - seat.rooms.count("."),
        "staff": len(seat.staff),
        "emperor": seat.emperor,
        "full": _full(seat, needs.of),
    }[needs.op]
    return f"{have}/{needs.amount}"


def _each(colours: dict[str, tuple[int, int]]) -> str:
    """`blue 1/3, red 2/3`."""
    return ", ".join(
        say("austria-progress", what=str(noun(colour)), have=have, need=need)
        for colour, (have, need) in colours.items()
    )


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


def points_by_source(events: Iterable[Event], players: int) -> dict[str, list[int]]:
    """The points of every seat by source, in words; they add up to the score."""
    return {_source(part): vp for part, vp in breakdown(events, players).items()}


def _source(part: str) -> str:
    """A part of the points by its name."""
    shared = part in ("rooms", "crowns", "cubes", "guests")
    return say(f"austria-part-{part}" if shared else f"austria-source-{part}")


def end_cards(events: Iterable[Event]) -> dict[int, list[tuple[str, int]]]:
    """What each seat's end cards gave, by name."""
    found: dict[int, list[tuple[str, int]]] = {}
    for event in events:
        if isinstance(event, e.ScoringPart) and event.card:
            name = str(staff_name(event.card))
            if event.copied:
                copied = str(staff_name(event.copied))
                name = say("austria-part-copied", card=name, copied=copied)
            found.setdefault(event.seat, []).append((name, event.vp))
    return found


def verdict(event: e.GameEnded, names: tuple[str, ...]) -> str:
    """Who wins, and why when the points are level."""
    best = max(event.scores)
    level = [seat for seat, vp in enumerate(event.scores, start=1) if vp == best]
    winners = listed([names[seat - 1] for seat in event.winners])
    if len(level) == 1:
        return say("austria-verdict-wins", names=winners, vp=best)
    # The table of points counts no cubes that lie on orders; here they count (rules §9).
    worth = ", ".join(f"{names[seat - 1]} {event.tiebreak[seat - 1]}" for seat in level)
    key = "austria-verdict-decided" if len(event.winners) == 1 else "austria-verdict-shared"
    return say(key, names=winners, vp=best, worth=worth)
