"""`hotelier replay`: check that records follow the rules."""

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
        list[Path], typer.Argument(metavar="RECORD...", help="One or more saved games.")
    ],
    data: DataFile = None,
) -> None:
    """Replay saved games and check every step and the result.

    Prints one line per game. If a game is invalid, it says at which step, and
    why. Steps are counted from 0, as in a trace. Unfinished games are fine. The
    exit code is 0 if all games are valid, and 2 if any isn’t.

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
    """The match of a record; RecordError, with the file's name, if it isn't valid."""
    record = load(path)  # its errors already name the file
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
