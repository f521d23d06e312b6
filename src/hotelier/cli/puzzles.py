"""`hotelier puzzles`: find puzzles in games between strong bots, and list those that come along."""

import json
from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

from hotelier.arena.processes import shared_out
from hotelier.cli.errors import warn_of_signs
from hotelier.cli.options import Command, GameName, without_types
from hotelier.cli.progress import progress
from hotelier.core.errors import OptionError
from hotelier.core.files import check_target
from hotelier.core.game import find_game
from hotelier.messages import say
from hotelier.puzzles.found import Dig, Dug, dig, read_found
from hotelier.puzzles.shapes import GRADES, Puzzle
from hotelier.puzzles.shelf import shelf

DUG: Final = 10  # games, if nothing else is said


class Group(TyperGroup):
    """The commands of `puzzles`."""

    def get_params(self, ctx: Any) -> Any:
        """The options allowed before the name of a command."""
        return without_types(super().get_params(ctx))


puzzles = typer.Typer(name="puzzles", cls=Group, rich_markup_mode="rich")


@puzzles.callback(invoke_without_command=True)
def about(context: typer.Context) -> None:
    """List the puzzles that come with a game, or find new ones.

    To solve one, use hotelier puzzle, or Puzzles on the start page in the
    browser.

    [bold]Examples[/bold]
      hotelier puzzles list austria
      hotelier puzzles list overbooking --json
      hotelier puzzles make austria --seed 7
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@puzzles.command("list", cls=Command)
def list_puzzles(
    game: GameName,
    grade: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=GRADES[0],
            max=GRADES[-1],
            help="Only this grade: 1 is easy, 5 very hard.",
        ),
    ] = None,
    theme: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only this theme, such as politics.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """List a game’s puzzles: theme, grade, and what the second-best turn loses.

    The solution isn’t shown. The command with each puzzle finds it again.

    [bold]Examples[/bold]
      hotelier puzzles list austria --grade 5
      hotelier puzzles list overbooking --theme crest --json
    """
    rules = find_game(game)
    if theme is not None and theme not in rules.themes:
        told = ", ".join(rules.themes)
        raise OptionError(f"there is no theme {theme!r}; themes: {told}")
    there = [
        each
        for each in shelf(game).puzzles.values()
        if grade in (None, each.grade) and theme in (None, each.theme)
    ]
    if as_json:
        print(json.dumps([_listed(each) for each in there], ensure_ascii=False, indent=2))
        return
    if not there:
        print(say("puzzle-terminal-none"))
        return
    warn_of_signs()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("puzzle", "theme"):
        table.add_column(column)
    for column in ("grade", "second-best loses", "turns"):
        table.add_column(column, justify="right")
    for each in there:
        table.add_row(each.id, each.theme, str(each.grade), f"{each.loss:.1f}", str(each.turns))
    Console(highlight=False).print(table)


def _listed(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle without its solution."""
    return {
        "id": puzzle.id,
        "seat": puzzle.seat,
        "turns": puzzle.turns,
        "grade": puzzle.grade,
        "missed": puzzle.missed,
        "theme": puzzle.theme,
        "loss": puzzle.loss,
        "command": puzzle.command,
    }


@puzzles.command("make", cls=Command)
def make(
    game: GameName,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Seed of the first game.")] = 1,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="Number of games; each has its own seed.")
    ] = DUG,
    step: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Only look at this step of the first game."),
    ] = None,
    jobs: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Number of processes. Doesn’t change the puzzles."),
    ] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Append what’s found to this file, and leave out games it already has.",
        ),
    ] = None,
) -> None:
    """Let strong bots play, and look for positions with one clearly best turn.

    Budgets are positions, not seconds, so a seed gives the same puzzles on any
    machine. A game takes about a minute.

    [bold]Examples[/bold]
      hotelier puzzles make austria --seed 7 --games 1
      hotelier puzzles make austria --seed 7 --step 84
      hotelier puzzles make overbooking --games 500 --jobs 8 --out found.jsonl
    """
    find_game(game)
    seeds = [seed] if step is not None else list(range(seed, seed + games))
    if out is not None:
        check_target(out)
        _mend(out)
        done = {each.seed for each in read_found(out)}
        seeds = [each for each in seeds if each not in done]
    dropped: Counter[str] = Counter()
    number = 0
    with progress() as bar:
        task = bar.add_task("playing", total=len(seeds))
        for dug in shared_out(dig, (Dig(game, each, step) for each in seeds), jobs):
            _show(dug, out)
            number += len(dug.found.puzzles)
            dropped += dug.dropped
            bar.advance(task)
    told = ", ".join(f"{count} {why}" for why, count in dropped.most_common())
    typer.echo(f"{number} puzzles in {len(seeds)} games; dropped: {told or 'none'}", err=True)


def _show(dug: Dug, out: Path | None) -> None:
    if out is not None:
        with out.open("a", encoding="utf-8") as file:
            file.write(dug.as_json())
        return
    for puzzle in dug.found.puzzles:
        print(json.dumps(puzzle.as_dict(), ensure_ascii=False), flush=True)


def _mend(out: Path) -> None:
    """Drop a last line that was cut off when the search was stopped."""
    if out.exists():
        content = out.read_bytes()
        kept = content[: content.rfind(b"\n") + 1]
        if kept != content:
            out.write_bytes(kept)
