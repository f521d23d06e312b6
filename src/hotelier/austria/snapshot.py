"""A whole position as plain data and back."""

import copyreg
from collections.abc import Mapping
from typing import Any, Final

from hotelier.austria.rules import (
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
from hotelier.austria.rules.actions import KINDS, TEXTS
from hotelier.austria.rules.batch import EFFECTS
from hotelier.austria.rules.geometry import BOARD_NAMES, BOARDS
from hotelier.austria.rules.state import Seat, State
from hotelier.core.snapshots import (
    dump_fields,
    dump_stack,
    fingerprint,
    frames_in,
    load_fields,
    load_stack,
    reading,
)

GAME: Final = "austria"
# Masks and batches are numbers into these tables.
VERSION: Final = fingerprint(TEXTS, KINDS, (repr(effect.does) for effect in EFFECTS))
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
        "game": GAME,
        "version": VERSION,
        "state": dump_fields(state, STATE_FIELDS),
        "under": list(state.under),
        "seats": [{"board": s.board.name, **dump_fields(s, SEAT_FIELDS)} for s in state.seats],
        "stack": dump_stack(state),
    }


def restore(saved: Mapping[str, Any]) -> State:
    """The position a snapshot was taken of."""
    with reading(saved, GAME, VERSION):
        state = State(None)
        load_fields(state, STATE_FIELDS, saved["state"])
        state.under = tuple(int(entry) for entry in saved["under"])
        for written in saved["seats"]:
            s = Seat(None)
            s.board = BOARDS[BOARD_NAMES.index(written["board"])]
            load_fields(s, SEAT_FIELDS, written)
            state.seats.append(s)
        if len(state.seats) != state.players:
            raise ValueError(f"{len(state.seats)} seats for {state.players} players")
        state.top = load_stack(saved["stack"], FRAMES)
        return state


def _packed(state: State) -> tuple[Any, ...]:
    return restore, (snapshot(state),)


copyreg.pickle(State, _packed)  # native objects travel between processes as their snapshots
