"""Looking back: records, and any moment of a game, from the journal."""

from collections.abc import Iterable, Sequence
from typing import Any

from hotelier.core.errors import RecordError
from hotelier.core.match import Match, replay
from hotelier.core.record import Record
from hotelier.messages import say
from hotelier.server.store.rows import Entry, Snapshot
from hotelier.server.table.board import read_step, whole_step
from hotelier.server.table.table import Table


def steps_in(entries: Iterable[Entry], base: int = 0) -> list[Any]:
    """The steps that count, as stored: without what was undone."""
    steps: list[Any] = []
    take_steps(steps, entries, base)
    return steps


def take_steps(steps: list[Any], entries: Iterable[Entry], base: int = 0) -> None:
    """Apply some entries to the steps that stood before them."""
    for entry in entries:
        if "taken" in entry.body:
            steps.extend(entry.body["taken"])
        elif entry.body["type"] == "undone":
            del steps[entry.steps - base :]


def record(table: Table, entries: Sequence[Entry]) -> Record:
    """The whole game."""
    result = table.facts.result
    ended = None if result is None else {"scores": result.scores, "winners": result.winners}
    return Record(
        game=table.game.name,
        rules=table.facts.rules_version,
        options=table.facts.options,
        seats=tuple(seat.name for seat in table.seats),
        steps=tuple(whole_step(step) for step in steps_in(entries)),
        result=ended,
    )


def seen_record(table: Table, entries: Sequence[Entry], seat: int | None) -> dict[str, Any]:
    """A game in progress, as a seat may read it: with gaps where others hide something."""
    written = record(table, ()).as_dict()
    written["steps"] = [read_step(step, seat) for step in steps_in(entries)]
    return written


def accounts(
    table: Table, entries: Iterable[Entry]
) -> tuple[list[dict[str, int]], list[dict[str, dict[str, int]]]]:
    """By seat: points by source, and what was done how often."""
    game, board = table.game, table.fresh_board()
    board.follow(steps_in(entries))
    events = [event for _, event in board.match.happened()]
    seats = range(1, len(board.match.scores) + 1)
    return (
        [game.sources(events, seat, board.match.options) for seat in seats],
        [game.tally(events, seat) for seat in seats],
    )


def moment(
    table: Table, snapshot: Snapshot | None, entries: Iterable[Entry], step: int
) -> tuple[Match, str | None]:
    """The game after some steps, from the snapshot before it; and the step that led there."""
    base = 0 if snapshot is None else snapshot.steps
    position = None if snapshot is None else snapshot.position
    board = table.fresh_board(base, position)
    steps = steps_in(entries, base)[: step - base]
    board.follow(steps)
    return board.match, whole_step(steps[-1]) if steps else None


def brought(record: Record) -> Match:
    """An imported record, with every step verified."""
    if record.data is not None:
        raise RecordError(say("wrong-record-own-data"))
    return replay(record)
