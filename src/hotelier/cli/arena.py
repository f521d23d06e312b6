"""`hotelier arena`: bots against bots in paired games, counted, rated and reported."""

import json
import secrets
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hotelier.arena.contest import BotError
from hotelier.arena.folder import seed_in
from hotelier.arena.playing import Contest, read_bots
from hotelier.arena.processes import cores
from hotelier.arena.ratings import Rating
from hotelier.arena.report import SURE, extent, interval, percent, reach, time_of
from hotelier.arena.results import GameResult
from hotelier.arena.running import Results
from hotelier.arena.sequential import Sprt
from hotelier.arena.standings import Standings
from hotelier.cli.options import DataFile, GameName, Given, read_options, with_game_options
from hotelier.cli.progress import progress
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame
from hotelier.core.match import pick_game

UNRATED = "no ratings: openskill isn’t installed; install hotelier[arena]"


@with_game_options
def arena(
    game: GameName,
    options: Given,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="The bots, separated by commas: hard, planner:weights.toml, my_module:MyBot.",
        ),
    ],
    games: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=1,
            max=1_000_000,
            help="Games per pairing, rounded up to whole deals.",
        ),
    ] = 100,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Seed for deals and bots. Random by default."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Number of processes. One per core by default."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a Ray cluster: auto, local, HOST:PORT or ray://HOST:PORT.",
        ),
    ] = None,
    sprt: Annotated[
        float | None,
        typer.Option(
            metavar="SHARE",
            help="Stop a pairing once a sequential test knows whether a bot wins this share of the "
            "games, such as 0.55, or isn’t better. Two players only.",
        ),
    ] = None,
    patience: Annotated[
        float,
        typer.Option(
            metavar="SECONDS", min=0.1, help="How long a bot of your own may take to answer."
        ),
    ] = 60.0,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Save every game here, with games.csv and report.html, or continue there.",
        ),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Also save the record of each game. Needs --out.")
    ] = False,
    data: DataFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Let bots play each other, and find out who is stronger.

    Every set of bots that fills the table plays the same deals, each deal once
    with every rotation of the seats. Jobs and clusters don’t change the games,
    unless the bots play against the clock. Stop whenever you like: the games
    played so far count, and with --out the same command continues later. You can
    add games or bots then. Your own bot is a class in a module. If a bot fails,
    it’s out, and the others play on.

    [bold]Examples[/bold]
      hotelier arena austria --bots random,random --games 100
      hotelier arena austria --bots hard,medium,greedy --games 400 --out ladder
      hotelier arena overbooking --bots hard,easy --players 4 --json
      hotelier arena austria --bots search@0.5,search@2 --ray auto
      hotelier arena austria --bots my_module:MyBot,greedy --sprt 0.55
    """
    rules = pick_game(game, data)
    chosen = read_options(rules, options)
    if records and out is None:
        raise OptionError("--records needs a directory: add --out DIR")
    if seed is None:
        seed = seed_in(out) if out is not None else None
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # a researcher’s module may be here
    contest = Contest(
        game=game,
        options=chosen,
        bots=read_bots(bots),
        games=games,
        seed=secrets.randbits(32) if seed is None else seed,
        data=data,
        records=records,
        patience=patience,
    )
    contest.opponents()  # report an unknown name before anything is written
    results = Results(contest, out, None if sprt is None else Sprt(sprt))
    started = time.perf_counter()
    interrupted = False
    try:
        _play(results, jobs or cores(), ray)
    except KeyboardInterrupt:
        interrupted = True
    if results.games:
        _tell(results, rules, as_json, time.perf_counter() - started)
    if interrupted:
        raise KeyboardInterrupt
    if results.faults:
        raise BotError("; ".join(fault.sentence for fault in results.faults))


def _play(results: Results, jobs: int, cluster: str | None) -> None:
    """Play the games that are still missing, behind a progress bar."""
    with progress() as bar:
        done = len(results.games)
        task = bar.add_task("playing", total=done + len(results.left()), completed=done)
        results.play(
            # In processes of their own: Ctrl-C never reaches the middle of a compiled game.
            min(jobs, cores()),
            cluster,
            apart=True,
            watch=lambda: bar.update(task, advance=1),
        )


def _tell(results: Results, game: AnyGame, as_json: bool, seconds: float) -> None:
    """Print the standings and write the report files."""
    ratings = results.ratings
    if ratings is None and results.rates:
        Console(stderr=True, soft_wrap=True).print(Text(UNRATED))
    results.write()
    standings = results.standings
    if as_json:
        print(json.dumps(_plain(results), indent=2))
        return
    console = Console(highlight=False)
    _heading(console, results.contest, game, results.games)
    console.print(_bots(standings, ratings))
    if standings.pairs:
        console.print(_pairs(standings))
    if results.sprt is not None:
        _verdicts(console, results, standings)
    console.print(_thinking(standings))
    console.print(Text(f" {seconds:.1f} s", style="dim"))
    if results.folder is not None:
        place = Text(f" {results.folder.directory / 'report.html'}", style="dim")
        console.print(place, soft_wrap=True)


def _plain(results: Results) -> dict[str, Any]:
    """The standings for JSON, with the verdicts of the sequential test if there is one."""
    plain = results.standings.as_dict()
    if results.sprt is not None:
        for pair in plain["pairs"]:
            verdict = results.verdict(pair["a"], pair["b"])
            pair |= {"decided": verdict.decided, "better": verdict.better}
    return plain


def _verdicts(console: Console, results: Results, standings: Standings) -> None:
    """The sequential test's verdict on each pair."""
    assert results.sprt is not None
    share = percent(results.sprt.better)
    for pair in standings.pairs:
        verdict = results.verdict(pair.a, pair.b)
        if verdict.better is not None:
            other = pair.b if verdict.better == pair.a else pair.a
            told = f"{verdict.better} is better than {other}"
        elif verdict.decided:
            told = f"{pair.a}, {pair.b}: neither wins {share} of the games"
        else:
            told = f"{pair.a}, {pair.b}: not decided yet"
        deals = f"{verdict.deals} deal{'' if verdict.deals == 1 else 's'}"
        console.print(Text(f" {told} (SPRT, {deals})"), soft_wrap=True)


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
    table = _table("thinking", "decisions", "s/decision", "longest", "over budget")
    for bot in standings.bots:
        cells = [f"{bot.decisions:,}", time_of(bot.seconds), time_of(bot.worst), f"{bot.late:,}"]
        table.add_row(Text(bot.name), *cells)
    return table
