"""A whole position as plain data and back."""

import copyreg
from collections.abc import Mapping
from typing import Any, Final

from hotelier.austria import (
    batch,
    cafe,
    dice,
    emperor,
    guests,
    hire,
    prepare,
    rooms,
    rounds,
    scoring,
    setup,
    turn,
)
from hotelier.austria.geometry import BOARD_NAMES, BOARDS
from hotelier.austria.state import Seat, State
from hotelier.core.snapshots import dump_fields, dump_stack, frames_in, load_fields, load_stack

STATE_FIELDS: Final = (
    "actor kind chance over reveals players revised day hands mask first round dice row guest_deck "
    "discards staff_deck politics places tiles wanted winning"
).split()
SEAT_FIELDS: Final = (
    "vp crowns emperor kitchen rooms occupied bonuses hand staff used guests wants discs covered "
    "passed packet"
).split()
FRAMES: Final = frames_in(
    batch, cafe, dice, emperor, guests, hire, prepare, rooms, rounds, scoring, setup, turn
)


def snapshot(state: State) -> dict[str, Any]:
    """The position: equal positions have equal snapshots."""
    return {
        "state": dump_fields(state, STATE_FIELDS),
        "under": list(state.under),
        "seats": [{"board": s.board.name, **dump_fields(s, SEAT_FIELDS)} for s in state.seats],
        "stack": dump_stack(state),
    }


def restore(saved: Mapping[str, Any]) -> State:
    """The position a snapshot was taken of."""
    state = State(None)
    load_fields(state, STATE_FIELDS, saved["state"])
    state.under = tuple(saved["under"])
    for written in saved["seats"]:
        s = Seat(None)
        s.board = BOARDS[BOARD_NAMES.index(written["board"])]
        load_fields(s, SEAT_FIELDS, written)
        state.seats.append(s)
    state.top = load_stack(saved["stack"], FRAMES)
    return state


def _packed(state: State) -> tuple[Any, ...]:
    return restore, (snapshot(state),)


copyreg.pickle(State, _packed)  # native objects travel between processes as their snapshots
