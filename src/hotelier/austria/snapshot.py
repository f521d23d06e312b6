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
    Frames,
    dump_fields,
    fingerprint,
    load_fields,
    reading,
)

GAME: Final = "austria"
# Masks and batches are numbers into these tables.
VERSION: Final = fingerprint(TEXTS, KINDS, (repr(effect.does) for effect in EFFECTS))
STATE_FIELDS: Final = (
    "rules actor kind chance over reveals players revised day hands mask first round dice row "
    "guest_deck discards staff_deck politics places tiles wanted winning"
).split()
SEAT_FIELDS: Final = (
    "vp crowns emperor kitchen rooms occupied bonuses hand staff used guests wants discs covered "
    "passed packet most_crowns guest_taken"
).split()
FRAMES: Final = Frames(
    {
        "Advance": dice.Advance,
        "Batch": batch.Batch,
        "CheckIn": rooms.CheckIn,
        "Choose": cafe.Choose,
        "ChooseFirst": setup.ChooseFirst,
        "Complete": cafe.Complete,
        "DealBoards": setup.DealBoards,
        "DealPolitics": setup.DealPolitics,
        "DealRow": setup.DealRow,
        "DealStaff": setup.DealStaff,
        "DealTiles": setup.DealTiles,
        "Deliver": cafe.Deliver,
        "Demolish": emperor.Demolish,
        "Dismiss": emperor.Dismiss,
        "Draft": setup.Draft,
        "Draw": hire.Draw,
        "EmperorScoring": emperor.EmperorScoring,
        "EndOfRound": rounds.EndOfRound,
        "ExtraTurn": turn.ExtraTurn,
        "FinalScoring": scoring.FinalScoring,
        "FirstGuest": setup.FirstGuest,
        "FirstRoom": setup.FirstRoom,
        "Hire": hire.Hire,
        "Invite": guests.Invite,
        "Mimic": dice.Mimic,
        "NextRound": rounds.NextRound,
        "Occupy": rooms.Occupy,
        "Penalty": emperor.Penalty,
        "Place": cafe.Place,
        "Play": rounds.Play,
        "Prepare": prepare.Prepare,
        "Refill": guests.Refill,
        "Return": emperor.Return,
        "Roll": rounds.Roll,
        "Split": dice.Split,
        "Turn": turn.Turn,
    }
)


def snapshot(state: State) -> dict[str, Any]:
    """The position: equal positions have equal snapshots."""
    return {
        "game": GAME,
        "version": VERSION,
        "state": dump_fields(state, STATE_FIELDS),
        "under": list(state.under),
        "seats": [{"board": s.board.name, **dump_fields(s, SEAT_FIELDS)} for s in state.seats],
        "stack": FRAMES.dump(state),
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
        state.top = FRAMES.load(saved["stack"])
        return state


def _packed(state: State) -> tuple[Any, ...]:
    return restore, (snapshot(state),)


copyreg.pickle(State, _packed)  # native objects travel between processes as their snapshots
