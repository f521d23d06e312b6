"""Positions of The Night Porter as plain data and back."""

import copyreg
from collections.abc import Mapping
from typing import Any

from hotelier.core.snapshots import Frames, fingerprint, reading
from porter.state import (
    ACTIONS,
    DECISIONS,
    FIELDS,
    LISTS,
    Lay,
    Luck,
    Refill,
    Round,
    Show,
    State,
    Tip,
)

FRAMES = Frames(
    {"round": Round, "lay": Lay, "show": Show, "tip": Tip, "luck": Luck, "refill": Refill}
)
MARK = fingerprint(ACTIONS, DECISIONS, FIELDS, LISTS, FRAMES.shapes)


def snapshot(state: State) -> dict[str, Any]:
    """The whole position as plain data."""
    return {
        "game": "porter",
        "version": MARK,
        "players": state.players,
        **{name: _plain(getattr(state, name)) for name in (*FIELDS, *LISTS)},
        "stack": FRAMES.dump(state),
    }


def restore(saved: Mapping[str, Any]) -> State:
    """The position of a snapshot."""
    with reading(saved, "porter", MARK):
        state = State(saved["players"])
        for name in FIELDS:
            setattr(state, name, saved[name])
        state.gone = tuple(saved["gone"])
        for name in LISTS:
            setattr(state, name, list(saved[name]))
        state.hands = [tuple(hand) for hand in saved["hands"]]
        state.top = FRAMES.load(saved["stack"])
        return state


def _plain(value: Any) -> Any:
    return [_plain(each) for each in value] if isinstance(value, tuple | list) else value


def _packed(state: State) -> tuple[Any, ...]:
    return restore, (snapshot(state),)


copyreg.pickle(State, _packed)
