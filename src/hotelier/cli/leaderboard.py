"""`hotelier leaderboard`: one page made of the results of many contests."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hotelier.arena.leaderboard import gather
from hotelier.arena.leaderboard import leaderboard as drawn
from hotelier.core.files import write_atomically


def leaderboard(
    directories: Annotated[
        list[Path],
        typer.Argument(metavar="DIR…", help="Directories that hotelier arena --out has written."),
    ],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to write the page.")] = Path(
        "leaderboard.html"
    ),
    title: Annotated[
        str, typer.Option(metavar="TEXT", help="The heading of the page.")
    ] = "Leaderboard",
) -> None:
    """Make one ranking of the results of many contests.

    Games with the same rules and options are put together. A bot is known by
    its name, so give different bots different names. The page is a single file
    that needs nothing else.

    [bold]Examples[/bold]
      hotelier leaderboard ladder
      hotelier leaderboard results/* --out site/index.html
    """
    fields = gather(directories)
    write_atomically(out, drawn(fields, title))
    games = sum(len(field.results) for field in fields)
    Console(highlight=False, soft_wrap=True).print(Text(f"{out}: {games:,} games"))
