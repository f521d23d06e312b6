"""A game from start to end, stop by stop, from one point of view."""

from collections.abc import Iterable
from typing import Any, Final, Literal

import orjson
from pydantic import Field

from hotelier.core.game import AnyGame
from hotelier.core.match import Match
from hotelier.server.encoder import encoded, sent_view
from hotelier.server.http.game_schemas import GameEvent, GameView
from hotelier.server.http.model import Model
from hotelier.server.table.board import (
    Board,
    event_for,
    explained,
    outlined,
    read_step,
    told_event,
    whole_step,
)

SPECTATOR: Final = "spectator"
OPEN: Final = "open"  # everything is shown, plus the choices of the seat to move

Eyes = int | Literal["spectator", "open"]


class Move(Model):
    """A decision, what chance answered, and the table afterwards."""

    step: int = Field(description="Steps taken by then.")
    seat: int | None = Field(description="Who decided; None for the deal.")
    decision: str | None = Field(description="What was asked.")
    taken: list[str] = Field(description="The steps, as this viewer may read them.")
    events: list[GameEvent]
    view: GameView


class Story(Model):
    """Every stop of a game: each decision, and the end."""

    eyes: Eyes = Field(description="Whose view: a seat's, a spectator's, or open.")
    whole: bool = Field(description="Whether everything may be shown, so that any view is allowed.")
    moves: list[Move]


def followed(
    board: Board,
    written: Iterable[Any],
    eyes: Eyes,
    *,
    reader: int | None = None,
    choices: bool = False,
) -> list[dict[str, Any]]:
    """Every stop along recorded steps, as this viewer sees it.

    `reader`: the seat that the log calls "you".
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
                "events": [_seen(match.game, each, eyes, reader) for each in fresh["events"]],
                "view": _view(match, eyes, match.actor or actor or 1, choices),
            }
        )
        steps, events = len(match.steps), len(match.happened())
        actor, decision = match.actor, match.decision
    return found


def open_view(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees, plus everything that any other seat can see, explained."""
    views = [
        orjson.loads(encoded(sent_view(match.view(n)))) for n in range(1, len(match.seats) + 1)
    ]
    own = views[seat - 1]
    filled: dict[str, Any] = _filled(own, [view for view in views if view is not own])
    return filled | match.game.outline(match.state, seat).as_dict()


def _filled(value: Any, others: list[Any]) -> Any:
    """A part of a view; hidden values are filled in from the other views."""
    if all(other == value for other in others):
        return value
    if value is None:
        return next((other for other in others if other is not None), None)
    if isinstance(value, dict):
        known = [other for other in others if isinstance(other, dict)]
        return {key: _filled(part, [o.get(key) for o in known]) for key, part in value.items()}
    if isinstance(value, list):
        # A list of another length is something else, such as what only one of them may do.
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


def _seen(game: AnyGame, kept: Any, eyes: Eyes, reader: int | None) -> dict[str, Any]:
    if eyes == OPEN:
        step, event, _ = kept
        return told_event(game, step, event, reader)
    return event_for(game, kept, eyes if isinstance(eyes, int) else None, reader)
