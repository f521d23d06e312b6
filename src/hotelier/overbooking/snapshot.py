"""A whole position as plain data and back."""

import copyreg
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec

from hotelier.core.errors import DataError
from hotelier.core.snapshots import (
    Frames,
    dump_fields,
    fingerprint,
    load_fields,
    reading,
)
from hotelier.overbooking.rules import (
    booking,
    check_in,
    placing,
    rounds,
    scoring,
)
from hotelier.overbooking.rules.actions import ACTIONS, DECISIONS
from hotelier.overbooking.rules.box import RULES, Box
from hotelier.overbooking.rules.state import Hotel, Seat, State

GAME: Final = "overbooking"
STATE_FIELDS: Final = (
    "actor kind chance over reveals players bonus round first turn tiles_used wanted doors_low "
    "doors_high queues_low queues_high few number winning"
).split()
SEAT_FIELDS: Final = ("hand", "deck", "booked", "tokens")
HOTEL_FIELDS: Final = ("face", "beds", "token", "revealed", "queue", "door", "named")
BOX_FIELDS: Final = (
    "crests beds rules face_sources names coins coin_sources bonus fingerprint"
).split()
FRAMES: Final = Frames(
    {
        "Abilities hotel at": check_in.Abilities,
        "Ability hotel at": check_in.Ability,
        "Booking hotel": booking.Booking,
        "CheckIn hotel": check_in.CheckIn,
        "ChooseFirst": rounds.ChooseFirst,
        "LayTiles": rounds.LayTiles,
        "Placing place time": placing.Placing,
        "Refill": rounds.Refill,
        "Round stage": rounds.Round,
        "Scoring": scoring.Scoring,
    }
)
MEANING: Final = (
    DECISIONS,
    RULES,
    (str(ACTIONS),),
    STATE_FIELDS,
    SEAT_FIELDS,
    HOTEL_FIELDS,
    FRAMES.shapes,
)
VERSION: Final = fingerprint(*MEANING)


def snapshot(state: State) -> dict[str, Any]:
    """The position: equal positions have equal snapshots."""
    return {
        "game": GAME,
        "version": VERSION,
        "data": state.box.fingerprint,
        "state": dump_fields(state, STATE_FIELDS),
        "seats": [dump_fields(s, SEAT_FIELDS) for s in state.seats],
        "hotels": [dump_fields(hotel, HOTEL_FIELDS) for hotel in state.hotels],
        "stack": FRAMES.dump(state),
    }


def restore(saved: Mapping[str, Any], box: Box) -> State:
    """The position of a snapshot, with the same data."""
    with reading(saved, GAME, VERSION):
        if saved["data"] != box.fingerprint:
            raise DataError("the snapshot was taken of a game with other component data")
        state = State(None)
        state.box = box
        load_fields(state, STATE_FIELDS, saved["state"])
        for written in saved["seats"]:
            s = Seat(None)
            load_fields(s, SEAT_FIELDS, written)
            state.seats.append(s)
        for written in saved["hotels"]:
            hotel = Hotel(None)
            load_fields(hotel, HOTEL_FIELDS, written)
            state.hotels.append(hotel)
        if not len(state.seats) == len(state.hotels) == state.players:
            raise ValueError(f"seats and hotels must be {state.players}, as many as players")
        state.top = FRAMES.load(saved["stack"])
        return state


def _packed(state: State) -> tuple[Any, ...]:
    return restore, (snapshot(state), state.box)


def _packed_box(box: Box) -> tuple[Any, ...]:
    fields = dump_fields(box, BOX_FIELDS).values()
    return Box, tuple(list(each) if isinstance(each, vec) else each for each in fields)


copyreg.pickle(State, _packed)  # native objects travel between processes as their snapshots
copyreg.pickle(Box, _packed_box)
