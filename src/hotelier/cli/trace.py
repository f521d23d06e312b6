"""`hotelier trace`: every decision of a record as a line of JSON (notation §6)."""

import json
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.options import DataFile
from hotelier.core.errors import HotelierError, RecordError
from hotelier.core.record import load
from hotelier.core.trace import trace as trace_of


def trace(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.")],
    data: DataFile = None,
) -> None:
    """Print every decision of a saved game: who decided what, among which actions.

    One JSON object per line: the index of the step, the seat, the kind of
    decision, all legal actions, the one taken, and the table before it. The
    last line is the result. Hidden cards are shown too: a trace is for studying
    a game, not for playing it.

    [bold]Examples[/bold]
      hotelier trace game.json | head -1
      hotelier trace game.json | jq -r '.decision // empty' | sort | uniq -c
    """
    played = load(record)  # its errors already name the file
    try:
        for line in trace_of(played, data):
            print(json.dumps(line, ensure_ascii=False))
    except HotelierError as error:
        raise RecordError(f"{record}: {error}") from error
