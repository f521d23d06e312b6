"""The trace of a record: every decision, and the table before it (notation §6)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hotelier.core.errors import ChanceError, IllegalAction, RecordError
from hotelier.core.match import open_match, verify_end
from hotelier.core.record import Record


def trace(record: Record, data: str | Path | None = None) -> Iterator[dict[str, Any]]:
    """One entry per decision, then the result; it shows everything, so it's never for a player."""
    match = open_match(record, data=data)
    for index, step in enumerate(record.steps):
        line: dict[str, Any] | None = None
        if match.actor is not None:
            seats, table = match.game.summary(match.state)
            line = {
                "step": index,
                "actor": match.actor,
                "decision": match.decision,
                "legal": list(match.legal),
                "took": step,
                "seats": seats,
                "table": table,
            }
        try:
            match.follow(step)
        except (IllegalAction, ChanceError, RecordError) as error:
            raise RecordError(str(error), index) from error
        if line is not None:
            yield line
    verify_end(match, record)
    if match.over:
        yield {"result": {"scores": list(match.scores), "winners": list(match.winners)}}
