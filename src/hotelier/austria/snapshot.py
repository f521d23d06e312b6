"""A whole position as plain data and back."""

import copyreg
from collections.abc import Mapping, Sequence
from dataclasses import asdict
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
from hotelier.austria.rules.batch import EFFECT_BITS, code_of, operations_in
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.boxes import boxes_of
from hotelier.austria.rules.effects import effect_of
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.printed import BOARD_NAMES
from hotelier.austria.rules.state import State, new_seat
from hotelier.core.errors import DataError
from hotelier.core.snapshots import (
    Frames,
    dump_fields,
    fingerprint,
    load_fields,
    reading,
)

GAME: Final = "austria"
STATE_FIELDS: Final = (
    "rules actor kind chance over reveals players revised day hands mask first round dice row "
    "guest_deck discards staff_deck politics places tiles wanted winning"
).split()
SEAT_FIELDS: Final = (
    "vp crowns emperor kitchen rooms occupied bonuses hand staff used guests wants discs covered "
    "passed packet most_crowns guest_taken"
).split()
BATCH: Final = "Batch"
FRAMES: Final = Frames(
    {
        "Advance strength": dice.Advance,
        f"{BATCH} effects": batch.Batch,
        "CheckIn table": rooms.CheckIn,
        "Choose left chosen": cafe.Choose,
        "ChooseFirst": setup.ChooseFirst,
        "Complete": cafe.Complete,
        "DealBoards": setup.DealBoards,
        "DealPolitics": setup.DealPolitics,
        "DealRow": setup.DealRow,
        "DealStaff": setup.DealStaff,
        "DealTiles": setup.DealTiles,
        "Deliver moved": cafe.Deliver,
        "Demolish what under": emperor.Demolish,
        "Dismiss": emperor.Dismiss,
        "Draft": setup.Draft,
        "Draw number discount": hire.Draw,
        "EmperorScoring place": emperor.EmperorScoring,
        "EndOfRound": rounds.EndOfRound,
        "ExtraTurn guest_taken": turn.ExtraTurn,
        "FinalScoring": scoring.FinalScoring,
        "FirstGuest place": setup.FirstGuest,
        "FirstRoom place left": setup.FirstRoom,
        "Hire discount offer": hire.Hire,
        "Invite": guests.Invite,
        "Mimic strength": dice.Mimic,
        "NextRound": rounds.NextRound,
        "Occupy": rooms.Occupy,
        "Penalty": emperor.Penalty,
        "Place loose": cafe.Place,
        "Play": rounds.Play,
        "Prepare times discount floors lit": prepare.Prepare,
        "Refill": guests.Refill,
        "Return left": emperor.Return,
        "Roll number again": rounds.Roll,
        "Split strength drinks": dice.Split,
        "Turn done": turn.Turn,
    }
)
# Masks are indices into the first two tables.
MEANING: Final = (TEXTS, KINDS, STATE_FIELDS, SEAT_FIELDS, FRAMES.shapes)
VERSION: Final = fingerprint(*MEANING)


def snapshot(state: State) -> dict[str, Any]:
    """The position: equal positions have equal snapshots."""
    return {
        "game": GAME,
        "version": VERSION,
        "data": state.box.fingerprint,
        "state": dump_fields(state, STATE_FIELDS),
        "under": list(state.under),
        "seats": [{"board": s.board.name, **dump_fields(s, SEAT_FIELDS)} for s in state.seats],
        "stack": [_told(frame) for frame in FRAMES.dump(state)],
    }


def restore(saved: Mapping[str, Any], text: str = "") -> State:
    """The position of a snapshot, with the same data: ours, or a file's text."""
    with reading(saved, GAME, VERSION):
        box = boxes_of(text, saved["state"]["rules"])[saved["state"]["revised"]]
        if saved["data"] != box.fingerprint:
            raise DataError("the snapshot was taken of a game with other component data")
        state = State(None)
        state.box = box
        load_fields(state, STATE_FIELDS, saved["state"])
        state.under = tuple(int(entry) for entry in saved["under"])
        for written in saved["seats"]:
            s = new_seat(box)
            s.board = box.boards[BOARD_NAMES.index(written["board"])]
            load_fields(s, SEAT_FIELDS, written)
            state.seats.append(s)
        if len(state.seats) != state.players:
            raise ValueError(f"{len(state.seats)} seats for {state.players} players")
        state.top = FRAMES.load([_read(frame) for frame in saved["stack"]])
        return state


def _told(frame: list[Any]) -> list[Any]:
    """A stored frame: the effects of a batch by what they do, because their numbers change."""
    if frame[0] != BATCH:
        return frame
    name, seat, effects = frame
    return [name, seat, [None if does is None else asdict(does) for does in operations_in(effects)]]


def _read(frame: Sequence[Any]) -> Sequence[Any]:
    if frame[0] != BATCH:
        return frame
    name, seat, effects = frame
    packed = 0
    for place, does in enumerate(effects):
        code = 0 if does is None else code_of(effect_of(Operation(**does)))
        packed |= code << (EFFECT_BITS * place)
    return [name, seat, packed]


def _unpacked(saved: Mapping[str, Any], text: str) -> State:
    return restore(saved, text)


def _packed(state: State) -> tuple[Any, ...]:
    return _unpacked, (snapshot(state), state.box.text)


def _unpacked_box(text: str, rules: int, revised: bool) -> Box:
    return boxes_of(text, rules)[revised]


def _packed_box(box: Box) -> tuple[Any, ...]:
    return _unpacked_box, (box.text, box.rules, box.edition.revised)


copyreg.pickle(State, _packed)  # native objects travel between processes as their snapshots
copyreg.pickle(Box, _packed_box)
