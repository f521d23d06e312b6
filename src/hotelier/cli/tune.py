"""`hotelier tune`: a game's weights, learnt by self-play."""

from enum import Enum
from math import ceil
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hotelier.arena.processes import cores
from hotelier.arena.tuning import PIECE, Course, Iteration, judge_of, learn, written
from hotelier.cli.options import GameName, Given, read_options, with_game_options
from hotelier.cli.progress import progress
from hotelier.core.errors import HotelierError
from hotelier.core.files import write_atomically
from hotelier.core.game import START, AnyGame
from hotelier.core.match import pick_game
from hotelier.core.weights import Weights, read_weights


class Keep(Enum):
    """Which weights of a course to write."""

    BEST = "best"
    LAST = "last"


@with_game_options
def tune(
    game: GameName,
    options: Given,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to write the weights, as TOML.")],
    iterations: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Number of iterations. The last one only evaluates."),
    ] = 10,
    games: Annotated[int, typer.Option(metavar="N", min=10, help="Games per iteration.")] = 1500,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Seed for all games.")] = 1,
    start: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Weights to start from. The hand-made ones by default."),
    ] = None,
    keep: Annotated[
        Keep,
        typer.Option(
            help="Write the weights with the highest scores (best), or the newest (last)."
        ),
    ] = Keep.BEST,
    jobs: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Number of processes. One per core by default."),
    ] = None,
) -> None:
    """Learn from self-play what the features of a position are worth.

    Each iteration plays with the current weights and fits new ones to what it
    saw. By default, this writes the weights whose games had the highest scores.
    Use --keep last to write the newest instead, for games in which high scores
    for everyone don’t mean good play. The same command gives the same weights,
    with any number of jobs. Needs hotelier\\[learn].

    [bold]Examples[/bold]
      hotelier tune austria --iterations 10 --seed 1 --out weights.toml
      hotelier tune overbooking --players 3 --keep last --out weights.toml
    """
    rules = pick_game(game, None)
    chosen = read_options(rules, options)
    course = Course(game, chosen, iterations, games, seed)
    given = "".join(f" --{name} {value}" for name, value in options.items())
    command = f"hotelier tune {game}{given} --iterations {iterations} --games {games} --seed {seed}"
    if start is not None:
        command += f" --start {start.name}"
    if keep is Keep.LAST:
        command += " --keep last"
    console = Console(highlight=False)
    with progress() as bar:
        task = bar.add_task("playing", total=iterations * ceil(games / PIECE))
        learnt = learn(course, _first(rules, start), jobs or cores(), lambda: bar.advance(task))
        most = float("-inf")
        for step in learnt:
            better = keep is Keep.LAST or step.mean_score > most
            if better:
                most = step.mean_score
                write_atomically(out, _text(step, keep, command))
            console.print(
                Text(
                    f"{step.number:3}  mean score {step.mean_score:6.1f}"
                    f"   off by {step.error:5.1f}{'   kept' if better else ''}"
                )
            )


def _text(step: Iteration, keep: Keep, command: str) -> str:
    """The weights of an iteration as a file, with where they come from."""
    came = "were fitted to" if keep is Keep.LAST else "played"
    heading = (
        "What the features of a position are worth. A feature with the weights a, b, c is worth",
        "a + b*t + c*t*t each, t being the share of the game still ahead; doubt is how far the",
        f"sum is usually off. These {came} iteration {step.number} of",
        command,
    )
    return written(step.fitted if keep is Keep.LAST else step.played, heading)


def _first(game: AnyGame, start: Path | None) -> Weights:
    """The weights to start from."""
    names = judge_of(game, {}).names
    if start is None:
        shipped = judge_of(game, START)
        return shipped.weights
    try:
        text = start.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise HotelierError(f"can’t read {start}: {error}") from error
    return read_weights(text, start.name, names)
