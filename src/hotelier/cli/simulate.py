"""`hotelier simulate`: thousands of random games, with statistics."""

import json
import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hotelier.cli.options import DataFile, GameName, Given, read_options, with_game_options
from hotelier.cli.playouts import Batch, play_games
from hotelier.cli.progress import progress
from hotelier.cli.tally import Spread, Tally, spread
from hotelier.core.errors import HotelierError
from hotelier.core.game import AnyGame
from hotelier.core.match import pick_game


@with_game_options
def simulate(
    game: GameName,
    options: Given,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Number of games.")] = 100,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            help="Seed of the first game; each further game uses the next one. Random by default.",
        ),
    ] = None,
    jobs: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Number of processes. Doesn’t change the games."),
    ] = 1,
    records: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write a record of each game into this directory."),
    ] = None,
    data: DataFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Play many random games and count scores, lengths and kinds of decision.

    The same seed plays the same games, with any number of jobs. To play a
    single one of them again, use the seed in the name of its record.

    [bold]Examples[/bold]
      hotelier simulate austria --players 2 --games 1000 --seed 7
      hotelier simulate austria --players 4 --edition revised --jobs 4
      hotelier simulate austria --games 20 --seed 7 --records games
      hotelier simulate austria --games 500 --json > results.json
    """
    rules = pick_game(game, data)
    chosen = read_options(rules, options)
    first = secrets.randbits(32) if seed is None else seed
    if records is not None:
        _make_directory(records)
    batch = Batch(game, chosen, range(first, first + games), records, data)
    started = time.perf_counter()
    tally = _play(batch, jobs)
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps(results(batch, rules, tally), indent=2))
    else:
        _show(Console(), batch, rules, tally, seconds)


def _make_directory(directory: Path) -> None:
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise HotelierError(f"can’t create the directory {directory}: {reason}") from error


def _play(batch: Batch, jobs: int) -> Tally:
    """Play all games behind a progress bar, which only a terminal shows."""
    whole: Tally | None = None
    with progress() as bar:
        task = bar.add_task("playing", total=len(batch.seeds))
        for tally in play_games(batch, jobs):
            if whole is None:
                whole = tally
            else:
                whole.add(tally)
            bar.update(task, completed=whole.games)
    assert whole is not None, "there is at least one game"
    return whole


def results(batch: Batch, game: AnyGame, tally: Tally) -> dict[str, Any]:
    """All statistics as plain data; they depend on the games alone."""
    decisions = {
        game.decisions[number]: {
            "asked": kind.asked,
            "per_game": round(kind.asked / tally.games, 3),
            "mean_options": round(kind.options / kind.asked, 3),
            "most_options": kind.most_options,
        }
        for number, kind in tally.kinds_by_number_asked()
    }
    return {
        "game": game.name,
        "options": batch.options,
        "games": tally.games,
        "seed": batch.seeds.start,
        "seats": [
            {"seat": number} | seat.as_dict() for number, seat in enumerate(tally.seats, start=1)
        ],
        "winning_score": spread(tally.winning).as_dict(),
        "lengths": {
            "decisions": spread(tally.decisions).as_dict(),
            "chance_steps": spread(tally.chances).as_dict(),
        },
        "decisions": decisions,
    }


def _show(console: Console, batch: Batch, game: AnyGame, tally: Tally, seconds: float) -> None:
    values = ", ".join(f"{name} {value}" for name, value in batch.options.items())
    seeds = f"seed {batch.seeds.start}"
    if tally.games > 1:
        seeds = f"seeds {batch.seeds.start} to {batch.seeds[-1]}"
    console.print()
    console.print(Text(f" {game.title}", style="bold"))
    console.print(Text(f" {values}", style="dim"))
    games = f"{tally.games:,} random game{'' if tally.games == 1 else 's'}"
    console.print(Text(f" {games}, {seeds}", style="dim"))
    console.print()
    console.print(_scores(tally))
    console.print(_lengths(tally))
    console.print(_kinds(game, tally))
    decided = sum(kind.asked for kind in tally.kinds.values())
    pace = f"{tally.games / seconds:,.0f} games/s, {decided / seconds:,.0f} decisions/s"
    console.print(Text(f" {seconds:.1f} s: {pace}", style="dim"))
    if batch.records is not None:
        records = f"{tally.games:,} record{'' if tally.games == 1 else 's'}"
        console.print(Text(f" {records} in {batch.records}", style="dim"))


def _table(first: str, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold cyan", pad_edge=False)
    table.add_column(first, no_wrap=True, min_width=14)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True, min_width=6)
    return table


def _cells(numbers: Spread) -> list[str]:
    return [
        f"{numbers.mean:,.1f}",
        f"{numbers.deviation:,.1f}",
        f"{numbers.least:,}",
        f"{numbers.median:,g}",
        f"{numbers.most:,}",
    ]


def _scores(tally: Tally) -> Table:
    table = _table("score", "mean", "±", "min", "median", "max", "wins", "shared")
    for number, seat in enumerate(tally.seats, start=1):
        wins = f"{seat.wins / tally.games:.1%}"
        shared = f"{seat.shared / tally.games:.1%}"
        table.add_row(f"seat {number}", *_cells(spread(seat.scores)), wins, shared)
    table.add_row("winner", *_cells(spread(tally.winning)), style="bold")
    return table


def _lengths(tally: Tally) -> Table:
    table = _table("length", "mean", "±", "min", "median", "max")
    table.add_row("decisions", *_cells(spread(tally.decisions)))
    table.add_row("chance steps", *_cells(spread(tally.chances)))
    return table


def _kinds(game: AnyGame, tally: Tally) -> Table:
    table = _table("decision", "asked", "per game", "share", "options", "max")
    decided = sum(kind.asked for kind in tally.kinds.values())
    for number, kind in tally.kinds_by_number_asked():
        table.add_row(
            game.decisions[number],
            f"{kind.asked:,}",
            f"{kind.asked / tally.games:,.2f}",
            f"{kind.asked / decided:.1%}",
            f"{kind.options / kind.asked:.1f}",
            f"{kind.most_options}",
        )
    return table
