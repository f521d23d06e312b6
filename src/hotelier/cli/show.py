"""`hotelier show`: a record at one of its steps, as a picture."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hotelier.cli.errors import warn_of_signs
from hotelier.cli.options import DataFile
from hotelier.cli.pictures import picture_of
from hotelier.core.errors import HotelierError, OptionError, RecordError
from hotelier.core.match import Match
from hotelier.core.record import load
from hotelier.messages import say


def show(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.")],
    step: Annotated[
        int | None,
        typer.Option(min=0, help="The position after this many steps.", show_default="the last"),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            min=1, help="Whose point of view: a seat, from 1.", show_default="a spectator’s"
        ),
    ] = None,
    data: DataFile = None,
) -> None:
    """Show the table at a step of a saved game, as a seat or a spectator sees it.

    A seat never sees what’s hidden from it. Steps are counted from 0, as in a
    trace: --step 40 shows the table as it was when step 40 was decided.

    [bold]Examples[/bold]
      hotelier show game.json
      hotelier show game.json --step 40
      hotelier show game.json --step 40 --seat 2
    """
    warn_of_signs()
    written = load(record)
    try:
        if step is None or step == len(written.steps):
            match = written.replay(data=data)  # this also verifies the result
        else:
            match = written.at(step, data=data)
    except HotelierError as error:
        raise RecordError(f"{record}: {error}") from error
    if seat is not None and seat > len(match.seats):
        raise OptionError(say("terminal-bad-seat", n=len(match.seats), seat=seat))
    picture = picture_of(match.game)
    console = Console(highlight=False)
    console.print(Text(_where(match, len(written.steps), seat), style="dim"))
    console.print(picture.table(match.view(seat), match.seats))
    if match.over:
        events = [event for _, event in match.events(seat)]
        console.print(picture.ending(events, match.seats))


def _where(match: Match, steps: int, seat: int | None) -> str:
    """Which step it is, the last action, and who is to move."""
    log = match.log(seat)
    told = [say("terminal-step", step=len(log), steps=steps)]
    if log:
        told.append(say("terminal-step-last", action=log[-1]))
    if match.actor and match.decision:
        name = match.seats[match.actor - 1]
        told.append(say("terminal-step-decides", name=name, decision=match.decision))
    return " ".join(told)
