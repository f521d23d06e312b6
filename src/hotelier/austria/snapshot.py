"""A whole position as plain data and back: for saving, comparing and moving between processes."""

from collections.abc import Mapping
from typing import Any

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
from hotelier.core.frames import Frame

STATE_FIELDS = (
    "actor kind chance over reveals players revised day hands mask first round dice row guest_deck "
    "discards staff_deck politics places tiles wanted winning"
).split()
SEAT_FIELDS = (
    "vp crowns emperor kitchen rooms occupied bonuses hand staff used guests wants discs covered "
    "passed packet"
).split()
FRAMES: dict[str, Any] = {
    frame.__name__: frame
    for frame in (
        batch.Batch,
        cafe.Choose,
        cafe.Complete,
        cafe.Deliver,
        cafe.Place,
        dice.Advance,
        dice.Mimic,
        dice.Split,
        emperor.Demolish,
        emperor.Dismiss,
        emperor.EmperorScoring,
        emperor.Penalty,
        emperor.Return,
        guests.Invite,
        guests.Refill,
        hire.Draw,
        hire.Hire,
        prepare.Prepare,
        rooms.CheckIn,
        rooms.Occupy,
        rounds.EndOfRound,
        rounds.NextRound,
        rounds.Play,
        rounds.Roll,
        scoring.FinalScoring,
        setup.ChooseFirst,
        setup.DealBoards,
        setup.DealPolitics,
        setup.DealRow,
        setup.DealStaff,
        setup.DealTiles,
        setup.Draft,
        setup.FirstGuest,
        setup.FirstRoom,
        turn.ExtraTurn,
        turn.Turn,
    )
}


def snapshot(state: State) -> dict[str, Any]:
    """The position: equal positions have equal snapshots."""
    stack: list[list[Any]] = []
    frame = state.top
    while frame is not None:
        stack.append([type(frame).__name__, *frame.facts()])
        frame = frame.below
    return {
        "state": {name: getattr(state, name) for name in STATE_FIELDS},
        "under": list(state.under),
        "seats": [
            {"board": s.board.name, **{name: getattr(s, name) for name in SEAT_FIELDS}}
            for s in state.seats
        ],
        "stack": stack,
    }


def restore(saved: Mapping[str, Any]) -> State:
    """The position a snapshot was taken of."""
    state = State(None)
    for name in STATE_FIELDS:
        setattr(state, name, saved["state"][name])
    state.under = tuple(saved["under"])
    for written in saved["seats"]:
        s = Seat(None)
        s.board = BOARDS[BOARD_NAMES.index(written["board"])]
        for name in SEAT_FIELDS:
            setattr(s, name, written[name])
        state.seats.append(s)
    frame: Frame[State] | None = None
    for name, *facts in reversed(saved["stack"]):
        frame = FRAMES[name](*facts, frame)
    state.top = frame
    return state
