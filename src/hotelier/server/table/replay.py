"""A game from beginning to end, stop by stop, as it was seen through one pair of eyes."""

from collections.abc import Iterable
from typing import Any, Final, Literal

import orjson
from pydantic import Field

from hotelier.core.game import AnyGame
from hotelier.core.match import Match
from hotelier.server.encoder import encoded, sent_view
from hotelier.server.http.game_schemas import GameEvent, GameView
from hotelier.server.http.model import Model
from hotelier.server.store.rows import Entry
from hotelier.server.table.board import (
    Board,
    explained,
    outlined,
    read_step,
    seen_event,
    told_event,
    whole_step,
)
from hotelier.server.table.history import steps_in
from hotelier.server.table.table import Table

SPECTATOR: Final = "spectator"
OPEN: Final = "open"  # everything is seen, beside whoever decides

Eyes = int | Literal["spectator", "open"]


class Move(Model):
    """What was decided, what chance answered, and the table then."""

    step: int = Field(description="How many the game had taken then.")
    seat: int | None = Field(description="Who decided; None for the deal.")
    decision: str | None = Field(description="What was asked.")
    taken: list[str] = Field(description="The steps, as these eyes may read them.")
    events: list[GameEvent]
    view: GameView


class Story(Model):
    """Every stop of a game: where somebody had to decide, and the end."""

    eyes: Eyes = Field(description="Whose: a seat's, a spectator's, or open for all at once.")
    whole: bool = Field(description="Whether all may be told, so that any eyes can be asked for.")
    moves: list[Move]


def moves(table: Table, entries: Iterable[Entry], eyes: Eyes) -> list[dict[str, Any]]:
    """All that stands of a game, as these eyes saw it."""
    board = table.fresh_board()
    return followed(board, steps_in(entries), eyes)


def followed(
    board: Board, written: Iterable[Any], eyes: Eyes, *, choices: bool = False
) -> list[dict[str, Any]]:
    """Every stop on the way along written steps, as these eyes see it.

    `choices`: with what could have been done there, and what not.
    """
    match = board.match
    found: list[dict[str, Any]] = []
    steps = events = 0
    actor: int | None = None
    decision: str | None = None
    for step in [None, *written]:
        if step is not None:
            board.follow([step])
        if match.state.chance:
            continue
        fresh = board.since(steps, events)
        found.append(
            {
                "step": board.step,
                "seat": actor,
                "decision": decision,
                "taken": [_read(each, eyes) for each in fresh["taken"]],
                "events": [_seen(match.game, each, eyes) for each in fresh["events"]],
                "view": _view(match, eyes, match.actor or actor or 1, choices),
            }
        )
        steps, events = len(match.steps), len(match.happened())
        actor, decision = match.actor, match.decision
    return found


def open_view(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees, with everything that any other can see, and what it means to it."""
    views = [
        orjson.loads(encoded(sent_view(match.view(n)))) for n in range(1, len(match.seats) + 1)
    ]
    own = views[seat - 1]
    filled: dict[str, Any] = _filled(own, [view for view in views if view is not own])
    return filled | match.game.outline(match.state, seat).as_dict()


def _filled(value: Any, others: list[Any]) -> Any:
    """A part of a view; where it hides something, as one of the others has it."""
    if all(other == value for other in others):
        return value
    if value is None:
        return next((other for other in others if other is not None), None)
    if isinstance(value, dict):
        known = [other for other in others if isinstance(other, dict)]
        return {key: _filled(part, [o.get(key) for o in known]) for key, part in value.items()}
    if isinstance(value, list):
        # A list of another length is another thing, such as what only one of them may do.
        alike = [other for other in others if isinstance(other, list) and len(other) == len(value)]
        return [_filled(part, [o[index] for o in alike]) for index, part in enumerate(value)]
    return value


def _view(match: Match, eyes: Eyes, beside: int, choices: bool) -> dict[str, Any]:
    if eyes == OPEN:
        return open_view(match, beside)
    seat = eyes if isinstance(eyes, int) else None
    return explained(match, seat, trials=False) if choices else outlined(match, seat)


def _read(taken: Any, eyes: Eyes) -> str:
    if eyes == OPEN:
        return whole_step(taken)
    return read_step(taken, eyes if isinstance(eyes, int) else None)


def _seen(game: AnyGame, kept: Any, eyes: Eyes) -> dict[str, Any]:
    if eyes == OPEN:
        step, event, _ = kept
        return told_event(game, step, event, None)
    return seen_event(game, kept, eyes if isinstance(eyes, int) else None)
