"""`hotelier replay`: are these records true to the rules."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hotelier.cli.errors import WRONG, complain
from hotelier.cli.options import DataFile
from hotelier.core.errors import HotelierError, RecordError
from hotelier.core.match import Match
from hotelier.core.record import load
from hotelier.core.words import listed
from hotelier.messages import say


def replay(
    records: Annotated[
        list[Path], typer.Argument(metavar="RECORD...", help="One record or several.")
    ],
    data: DataFile = None,
) -> None:
    """Follow records step by step and verify each step and the result.

    A line a record; where one is wrong it says which step, and why. Steps are
    counted from 0, as in a trace. Games still running are fine. The exit code
    is 0 when all records are right and 2 when one is not.

    [bold]Examples[/bold]
      hotelier replay game.json
      hotelier replay games/*.json
    """
    console = Console(soft_wrap=True, highlight=False)
    wrong = 0
    for path in records:
        try:
            match = verified(path, data)
        except HotelierError as error:
            complain(str(error))
            wrong += 1
        else:
            console.print(
                Text.assemble(
                    (f"{path}: ", "bold"), (say("terminal-right"), "green"), f", {tell(match)}"
                )
            )
    if wrong and len(records) > 1:
        console.print(say("terminal-records-wrong", wrong=wrong, n=len(records)))
    if wrong:
        raise typer.Exit(WRONG)


def verified(path: Path, data: Path | None) -> Match:
    """The match a record tells of; RecordError, with the file's name, when it is not true."""
    record = load(path)  # its errors name the file themselves
    try:
        return record.replay(data=data)
    except HotelierError as error:
        raise RecordError(f"{path}: {error}") from error


def tell(match: Match) -> str:
    """A game in a few words: how long it is, and how it ended or stands."""
    title, steps = match.game.title, say("terminal-steps", n=len(match.steps))
    scores = ", ".join(str(score) for score in match.scores)
    if not match.over:
        return say("terminal-running", game=title, steps=steps, scores=scores)
    winners = listed(
        [say("terminal-winner", name=match.seats[seat - 1], seat=seat) for seat in match.winners]
    )
    return say("terminal-ended", game=title, steps=steps, scores=scores, winners=winners)
