"""The trace's summary of seats and table: everything, hidden or not (notation §6)."""

import re
from functools import lru_cache
from typing import Any, Final

from hotelier.austria.rules.geometry import ROOMS
from hotelier.austria.rules.guests import row_ids
from hotelier.austria.rules.printed import LETTERS
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import BAG_FIELD, BAG_SHIFT, CUBES, guest_id, staff_ids

CUBE_ORDER = "scwk"
KEPT: Final = 4096  # texts that are needed again and again
_KITCHEN: Final = re.compile("".join(rf"{cube}(\d+)" for cube in CUBE_ORDER))


@lru_cache(KEPT)
def kitchen_text(kitchen: int) -> str:
    """Cubes counted: `s1c0w2k1`."""
    return "".join(f"{c}{kitchen >> (BAG_SHIFT * CUBES.index(c)) & BAG_FIELD}" for c in CUBE_ORDER)


@lru_cache(KEPT)
def kitchen_counts(text: str) -> tuple[int, ...]:
    """How many cubes of each kind such a text has, in its order."""
    found = _KITCHEN.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} isn’t a kitchen such as s1c0w2k1")
    return tuple(int(cubes) for cubes in found.groups())


@lru_cache(KEPT)
def wants_text(order: int) -> str:
    """The cubes an order still lacks, as letters."""
    return "".join(c * (order >> (4 * CUBES.index(c)) & 15) for c in CUBE_ORDER)


def cafe(s: Seat) -> list[list[Any] | None]:
    """The three tables: empty, or the guest and what they still lack."""
    tables: list[list[Any] | None] = []
    for table in range(3):
        guest = s.guests >> (8 * table) & 255
        wants = wants_text(s.wants >> (16 * table) & 0xFFFF)
        tables.append([guest_id(guest), wants] if guest else None)
    return tables


def rooms_text(s: Seat) -> str:
    """Twenty places: `.` empty, `o` prepared, `x` occupied."""
    return _places_text(s.rooms, s.occupied)


@lru_cache(KEPT)
def _places_text(rooms: int, occupied: int) -> str:
    return "".join(
        "x" if occupied >> room & 1 else "o" if rooms >> room & 1 else "." for room in range(ROOMS)
    )


@lru_cache(KEPT)
def discs_text(discs: int) -> str:
    """The politics cards with a disc, as letters."""
    return "".join(letter for k, letter in enumerate(LETTERS) if discs >> k & 1)


def dice_counts(dice: int) -> list[int]:
    """The dice on spaces 1–6."""
    return [dice >> (4 * face) & 15 for face in range(6)]


def summary(state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Seats and table."""
    seats = [
        {
            "vp": s.vp,
            "crowns": s.crowns,
            "emperor": s.emperor,
            "kitchen": kitchen_text(s.kitchen),
            "rooms": rooms_text(s),
            "cafe": cafe(s),
            "hand": staff_ids(s.hand),
            "staff": staff_ids(s.staff),
            "used": staff_ids(s.used),
            "discs": discs_text(s.discs),
        }
        for s in state.seats
    ]
    table = {
        "round": state.round,
        "dice": dice_counts(state.dice),
        "row": list(row_ids(state.row)),
    }
    return seats, table
