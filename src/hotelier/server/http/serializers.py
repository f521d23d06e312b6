"""What is told to whom: every word to a seat is made from that seat's view and events alone."""

from collections.abc import Iterable
from typing import Any

from hotelier.core.game import AnyGame
from hotelier.server.store.rows import Entry, Row
from hotelier.server.table.board import read_step, seen_event
from hotelier.server.table.details import Facts
from hotelier.server.table.table import Table


def told(game: AnyGame, entry: Entry, seat: int | None) -> dict[str, Any] | None:
    """An entry of the journal as a seat may know it; None where it is none of its business."""
    body = entry.body
    if body["type"] == "held" and body["seat"] != seat:
        return None
    answer = {"number": entry.number, "at": entry.at, "steps": entry.steps, **body}
    if "taken" in body:
        answer["taken"] = [read_step(step, seat) for step in body["taken"]]
        answer["events"] = [seen_event(game, event, seat) for event in body["events"]]
    return answer


def told_all(game: AnyGame, entries: Iterable[Entry], seat: int | None) -> list[dict[str, Any]]:
    """Some entries, without those that are none of the seat's business."""
    answers = (told(game, entry, seat) for entry in entries)
    return [answer for answer in answers if answer is not None]


def state(table: Table, seat: int | None, here: frozenset[int], watching: int) -> dict[str, Any]:
    """Everything a seat or a spectator may know of a table."""
    facts, board = table.facts, table.board
    mine = seat is not None and table.actor == seat
    taken = board is not None and seat is not None and board.match.undoable_by == seat
    undoable = board.match.undoable_actions if board is not None and taken else 0
    if mine and facts.held is not None:
        undoable += 1
    return {
        "id": table.id,
        "game": table.game.name,
        "options": facts.options,
        "phase": table.phase,
        "public": table.public,
        "practice": facts.practice,
        "rules": facts.rules.model_dump(mode="json"),
        "seats": [
            {**each.model_dump(mode="json"), "here": number in here}
            for number, each in enumerate(table.seats, start=1)
        ],
        "you": seat,
        "cursor": table.ledger.entries,
        "step": table.step,
        "undoable": undoable > 0,
        "restartable": undoable > 1,
        "held": facts.held if mine else None,
        "clock": table.clock(),
        "watching": watching,
        "result": None if facts.result is None else facts.result.model_dump(mode="json"),
        "origin": None if facts.origin is None else facts.origin.model_dump(mode="json"),
        "rematch": facts.rematch,
        "view": None if board is None else board.explained(seat),
    }


def done(table: Table) -> dict[str, Any]:
    """That something is done, and where the table stands now."""
    return {"cursor": table.ledger.entries, "step": table.step}


def in_lobby(row: Row) -> dict[str, Any]:
    """A table as the lobby shows it: nothing of what is hidden, nor its key."""
    facts = Facts.model_validate(row.facts)
    return {
        "id": row.id,
        "game": row.game,
        "options": facts.options,
        "phase": row.phase,
        "seats": [seat.model_dump(mode="json") for seat in facts.seats],
        "rules": facts.rules.model_dump(mode="json"),
        "made": row.made,
        "step": row.steps,
    }
