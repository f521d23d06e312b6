"""`hotelier dataset`: games of a search against itself, as a Parquet file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

import hotelier
from hotelier.arena.processes import cores
from hotelier.cli.options import GameName, Given, read_options, with_game_options
from hotelier.cli.progress import progress
from hotelier.core.errors import OptionError
from hotelier.core.game import LEARNT, START, TUNED
from hotelier.core.match import pick_game

if TYPE_CHECKING:
    from hotelier.learn.parquet import Sheet  # it needs NumPy


@with_game_options
def dataset(
    game: GameName,
    options: Given,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where to write the data set, as Parquet.")
    ],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Number of games.")] = 100,
    visits: Annotated[
        int, typer.Option(metavar="N", min=2, help="Visits of the search for each decision.")
    ] = 64,
    explore: Annotated[
        float,
        typer.Option(
            metavar="X",
            min=0,
            max=1,
            help="Share of the decisions drawn from the search’s policy instead of its best move.",
        ),
    ] = 0.1,
    weights: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE",
            help=f"What the search judges by: {TUNED}, {START}, {LEARNT} or a file.",
        ),
    ] = TUNED,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Seed for all games.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Number of processes. One per core by default."),
    ] = None,
) -> None:
    """Write games as a data set for learning.

    A row is a decision: what the seat saw, the legal actions, how the search
    shared its visits among them, what it expected, what was played and how the
    game ended. The same command writes the same rows with any number of jobs.
    Stop it with Ctrl-C, and the file has the games so far. Needs
    hotelier\\[dataset].

    [bold]Examples[/bold]
      hotelier dataset austria --games 100 --out austria.parquet
      hotelier dataset overbooking --players 3 --visits 200 --out games.parquet
    """
    rules = pick_game(game, None)
    chosen = read_options(rules, options)
    try:
        from hotelier.learn.dataset import Recipe, describe, play_recipe
        from hotelier.learn.parquet import Sheet
    except ImportError as error:
        raise OptionError(
            "a data set needs NumPy, which isn’t installed here; install hotelier[dataset]"
        ) from error
    judged: str | Path = weights if weights in (TUNED, START, LEARNT) else Path(weights)
    rules.judge(judged)  # report a file that doesn't fit before the first game
    recipe = Recipe(game, chosen, games, seed, visits, explore, judged)
    sheet = Sheet(out, describe(recipe, hotelier.__version__))
    try:
        with sheet, progress() as bar:
            task = bar.add_task("playing", total=games)
            for rows in play_recipe(recipe, min(jobs or cores(), games)):
                sheet.add(rows)
                bar.advance(task)
    finally:
        _tell(sheet, games)


def _tell(sheet: "Sheet", asked: int) -> None:
    """What the file contains, if there is one."""
    if sheet.rows and sheet.path.exists():
        part = "" if sheet.games == asked else f" of {asked:,}"
        told = f"{sheet.path}: {sheet.games:,}{part} games, {sheet.rows:,} decisions"
        Console(highlight=False, soft_wrap=True).print(Text(told))
