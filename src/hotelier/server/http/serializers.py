"""Who gets to know what: everything sent to a seat comes from that seat's view and events alone."""

from collections.abc import Iterable
from typing import Any

from orjson import Fragment

from hotelier.core.game import AnyGame, find_game
from hotelier.messages.message import Message
from hotelier.server.encoder import encoded
from hotelier.server.store.rows import Entry, Row
from hotelier.server.table.board import read_step, seen_event
from hotelier.server.table.details import Facts
from hotelier.server.table.own_setup import told_setup
from hotelier.server.table.seats import colours
from hotelier.server.table.table import Table
from hotelier.server.table.undoing import blocked_words, held_words, undo_words


def told(game: AnyGame, entry: Entry, seat: int | None) -> dict[str, Any] | None:
    """An entry of the journal as a seat may know it; None if it doesn't concern it."""
    body = entry.body
    if body["type"] in ("held", "dropped") and body["seat"] != seat:
        return None
    answer = {"number": entry.number, "at": entry.at, "steps": entry.steps, **body}
    if "taken" in body:
        answer["taken"] = [read_step(step, seat) for step in body["taken"]]
        answer["events"] = [seen_event(game, event, seat) for event in body["events"]]
    return answer


def told_all(game: AnyGame, entries: Iterable[Entry], seat: int | None) -> list[dict[str, Any]]:
    """Some entries, without those that don't concern the seat."""
    answers = (told(game, entry, seat) for entry in entries)
    return [answer for answer in answers if answer is not None]


def state(table: Table, seat: int | None, here: frozenset[int], watching: int) -> dict[str, Any]:
    """Everything a seat or a spectator may know about a table."""
    return public_state(table, here, watching) | own_state(table, seat)


def public_state(table: Table, here: frozenset[int], watching: int) -> dict[str, Any]:
    """What everyone at a table may know, the same for all; only the clock is told to each."""
    facts = table.facts
    return {
        "id": table.id,
        "game": table.game.name,
        "options": facts.options,
        "phase": table.phase,
        "public": table.public,
        "practice": facts.practice,
        "deal": facts.deal,
        "counts": facts.counts,
        "setup": _setup(table.game.name, facts),
        "made": table.made,
        "host": facts.host,
        "owner": facts.owner,
        "rules": _json(facts.rules.model_dump(mode="json")),
        "seats": _json(
            [
                {**each.model_dump(mode="json"), "colour": colour, "here": number in here}
                for number, (each, colour) in enumerate(
                    zip(table.seats, colours(table.seats), strict=True), start=1
                )
            ]
        ),
        "asks": [each.model_dump(include={"id", "seat", "name"}) for each in facts.asks],
        "watching": watching,
        "result": None if facts.result is None else facts.result.model_dump(mode="json"),
        "origin": None if facts.origin is None else facts.origin.model_dump(mode="json"),
        "rematch": facts.rematch,
    }


def _setup(game: str, facts: Facts) -> Fragment | None:
    """What was chosen of the setup, as everyone may know it."""
    if not facts.setup:
        return None
    told = told_setup(find_game(game), facts.options, facts.setup)
    return _json(told.model_dump(mode="json"))


def _json(told: Any) -> Fragment:
    return Fragment(encoded(told))


def own_state(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat or a spectator may know about a table, besides its public state."""
    facts, board = table.facts, table.board
    mine = seat is not None and table.actor == seat
    return {
        "you": seat,
        "cursor": table.ledger.entries,
        "step": table.step,
        **_taken_back(table, seat),
        "held": facts.held if mine else None,
        "confirm": held_words(board, facts.held) if mine and board and facts.held else None,
        "plan": _planned(facts, seat),
        "clock": table.clock(),
        "view": None if board is None else board.explained(seat),
    }


def _taken_back(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat can undo, and why no more."""
    if seat is None or table.board is None or table.phase != "running":
        return {"undo": None, "undo_blocked": None, "takeback": None}
    match, turn = table.board.match, table.facts.turn
    held = table.facts.held if table.actor == seat else None
    blocked, back = blocked_words(match, seat), None
    if turn is not None and table.can_take_back(seat):
        mine = blocked is not None and blocked.key != "undo-blocked-turn"  # nobody has replied yet
        back = Message(
            "restart-what" if mine else "takeback-what", {"action": Message(**turn.first)}
        )
    return {
        "undo": undo_words(match, seat, held),
        "undo_blocked": blocked,
        "takeback": back,
    }


def _planned(facts: Facts, seat: int | None) -> dict[str, Any] | None:
    """A seat's plan, for itself alone."""
    plan = None if seat is None else facts.plans.get(seat)
    return None if plan is None else plan.model_dump(mode="json")


def done(table: Table) -> dict[str, Any]:
    """Confirmation that something is done, with the state of the table."""
    return {"cursor": table.ledger.entries, "step": table.step}


def in_lobby(row: Row) -> dict[str, Any]:
    """A table in the lobby: nothing hidden, and not its key."""
    facts = Facts.model_validate(row.facts)
    return {
        "id": row.id,
        "game": row.game,
        "options": facts.options,
        "phase": row.phase,
        "seats": [seat.model_dump(mode="json") for seat in facts.seats],
        "rules": facts.rules.model_dump(mode="json"),
        "setup": _setup(row.game, facts),
        "made": row.made,
        "step": row.steps,
    }
