"""`hotelier arena`: bots against bots in paired games, counted, rated and reported."""

import json
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hotelier.arena.contest import play_all
from hotelier.arena.folder import Folder, seed_in
from hotelier.arena.playing import Contest, read_bots
from hotelier.arena.processes import cores
from hotelier.arena.ratings import Rating, rated, wanted
from hotelier.arena.report import SURE, extent, interval, percent, reach, report, time_of
from hotelier.arena.results import GameResult
from hotelier.arena.schedule import labels
from hotelier.arena.sheet import as_csv
from hotelier.arena.standings import Standings, count
from hotelier.cli.options import DataFile, GameName, Given, read_options, with_game_options
from hotelier.cli.progress import progress
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame
from hotelier.core.match import pick_game

UNRATED = "ratings are left out: openskill is not installed; install hotelier[arena]"


@with_game_options
def arena(
    game: GameName,
    options: Given,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,…", help="The bots, with a comma between them."),
    ],
    games: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=1,
            max=1_000_000,
            help="How many games each pairing plays; rounded up to whole deals.",
        ),
    ] = 100,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Decides deals and bots. By default random."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="How many processes play; by default one for each core."
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a Ray cluster: auto, local, HOST:PORT or ray://HOST:PORT.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Keep every game here, with games.csv and report.html; go on where it stopped.",
        ),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Keep the record of each game too; needs --out.")
    ] = False,
    data: DataFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Let bots play each other, and say who is stronger and how surely.

    Every set of bots that fills the table plays the same deals, each deal once
    with every rotation of the seats. Neither jobs nor a cluster change a game,
    as long as its bots do not go by the clock. Interrupt it whenever you like:
    what was played is counted, and with --out the same command goes on.

    [bold]Examples[/bold]
      hotelier arena austria --bots random,random --games 100
      hotelier arena austria --bots hard,medium,greedy --games 400 --out ladder
      hotelier arena overbooking --bots hard,easy --players 4 --json
      hotelier arena austria --bots search@0.5,search@2 --ray auto
    """
    rules = pick_game(game, data)
    chosen = read_options(rules, options)
    if records and out is None:
        raise OptionError("--records needs a directory: give --out DIR too")
    if seed is None:
        seed = seed_in(out) if out is not None else None
    contest = Contest(
        game=game,
        options=chosen,
        bots=read_bots(bots),
        games=games,
        seed=secrets.randbits(32) if seed is None else seed,
        data=data,
        records=records,
    )
    contest.opponents()  # a name that does not exist is told before anything is written
    folder = None if out is None else Folder(out, contest)
    results: dict[int, GameResult] = {} if folder is None else folder.results
    started = time.perf_counter()
    interrupted = False
    try:
        _play(contest, results, folder, jobs or cores(), ray)
    except KeyboardInterrupt:
        interrupted = True
    if results:
        seconds = time.perf_counter() - started
        _tell(contest, rules, list(results.values()), folder, as_json, seconds)
    if interrupted:
        raise KeyboardInterrupt


def _play(
    contest: Contest,
    results: dict[int, GameResult],
    folder: Folder | None,
    jobs: int,
    cluster: str | None,
) -> None:
    """Play what is not yet played, behind a progress bar."""
    fixtures = contest.fixtures()
    left = [fixture for fixture in fixtures if fixture.number not in results]
    with (
        progress() as bar,
        closing(play_all(contest, left, min(jobs, len(left) or 1), cluster)) as games,
    ):
        task = bar.add_task("playing", total=len(fixtures), completed=len(results))
        for played in games:
            if folder is not None:
                folder.add(played)
            results[played.result.number] = played.result
            bar.update(task, completed=len(results))


def _tell(
    contest: Contest,
    game: AnyGame,
    results: Sequence[GameResult],
    folder: Folder | None,
    as_json: bool,
    seconds: float,
) -> None:
    """Print the standings, and write what is made of the games."""
    names = labels(contest.bots)
    standings = count(names, results)
    ratings = None
    if wanted(names, results):
        ratings = rated(results)
        if ratings is None:
            Console(stderr=True, soft_wrap=True).print(Text(UNRATED))
    if folder is not None:
        folder.write("games.csv", as_csv(results))
        folder.write("report.html", report(contest, game, standings, ratings, results))
    if as_json:
        print(json.dumps(standings.as_dict(), indent=2))
        return
    console = Console(highlight=False)
    _heading(console, contest, game, results)
    console.print(_bots(standings, ratings))
    if standings.pairs:
        console.print(_pairs(standings))
    console.print(_thinking(standings))
    console.print(Text(f" {seconds:.1f} s", style="dim"))
    if folder is not None:
        place = Text(f" {folder.directory / 'report.html'}", style="dim")
        console.print(place, soft_wrap=True)


def _heading(
    console: Console, contest: Contest, game: AnyGame, results: Sequence[GameResult]
) -> None:
    values = ", ".join(f"{name} {value}" for name, value in contest.options.items())
    console.print()
    console.print(Text(f" {game.title}", style="bold"))
    console.print(Text(f" {values}", style="dim"))
    console.print(Text(f" {extent(contest, results)}", style="dim"))
    console.print()


def _table(first: str, *columns: str, texts: int = 1) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold cyan", pad_edge=False)
    for number, column in enumerate((first, *columns)):
        left = number < texts
        table.add_column(
            column,
            justify="left" if left else "right",
            no_wrap=not left,
            overflow="fold" if left else "ellipsis",
        )
    return table


def _bots(standings: Standings, ratings: Mapping[str, Rating] | None) -> Table:
    columns = ["games", "wins", "win rate", "95 %", "score"]
    table = _table("bot", *columns, *(["rating"] if ratings is not None else []))
    for bot in sorted(standings.bots, key=lambda bot: -bot.rate.value):
        cells = [f"{bot.games:,}", f"{bot.wins:,.1f}", percent(bot.rate.value), interval(bot.rate)]
        cells.append(f"{bot.score.value:.1f} {reach(bot.score)}")
        if ratings is not None:
            found = ratings[bot.name]
            cells.append(f"{found.mu:.1f} ± {SURE * found.sigma:.1f}")
        table.add_row(Text(bot.name), *cells)
    return table


def _pairs(standings: Standings) -> Table:
    table = _table("ahead", "of", "games", "won", "rate", "95 %", texts=2)
    for pair in standings.pairs:
        share, range_ = percent(pair.rate.value), interval(pair.rate)
        cells = [f"{pair.games:,}", f"{pair.wins:,.1f}", share, range_]
        table.add_row(Text(pair.a), Text(pair.b), *cells)
    return table


def _thinking(standings: Standings) -> Table:
    table = _table("thinking", "decisions", "s a decision", "longest", "over budget")
    for bot in standings.bots:
        cells = [f"{bot.decisions:,}", time_of(bot.seconds), time_of(bot.worst), f"{bot.late:,}"]
        table.add_row(Text(bot.name), *cells)
    return table
