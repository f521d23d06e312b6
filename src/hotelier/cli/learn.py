"""`hotelier learn`: train a network that judges a game, by self-play."""

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.live import Live
from rich.text import Text

from hotelier.arena.processes import cores
from hotelier.cli.options import GameName, Given, read_options, with_game_options
from hotelier.core.errors import HotelierError
from hotelier.core.match import pick_game

if TYPE_CHECKING:
    from hotelier.learn.exploits import Belief, Duel, Exploits  # they need NumPy
    from hotelier.learn.run import Watcher


@partial(with_game_options, without="varies from game to game")
def learn(
    game: GameName,
    options: Given,
    folder: Annotated[
        Path,
        typer.Option(metavar="DIR", help="Folder for games, networks and results."),
    ],
    minutes: Annotated[
        float | None,
        typer.Option(metavar="N", min=0, help="Stop after N minutes. By default, when it’s done."),
    ] = None,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=1, help="Stop after this many iterations in total.")
    ] = 100,
    games: Annotated[int, typer.Option(metavar="N", min=2, help="Games per iteration.")] = 800,
    first_games: Annotated[
        int,
        typer.Option(metavar="N", min=2, help="Games in the first iteration (linear judge)."),
    ] = 2000,
    start: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE",
            help="Other weights that also play the first games: learnt, or a file.",
            show_default="none",
        ),
    ] = "",
    more: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", help="Also learn from the games of another course."),
    ] = None,
    hidden: Annotated[
        str, typer.Option(metavar="N,N", help="Units in the network’s hidden layers.")
    ] = "64,16",
    trace: Annotated[
        float,
        typer.Option(
            metavar="X",
            min=0,
            max=1,
            help="1: learn from final scores only; less: also from estimates.",
        ),
    ] = 0.8,
    rows: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Maximum number of positions in a training."),
    ] = 2_500_000,
    framework: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Train with numpy or torch (PyTorch, on a GPU if there is one). "
            "auto: torch if it’s installed.",
        ),
    ] = "auto",
    pairs: Annotated[
        int, typer.Option(metavar="N", min=8, help="Maximum number of deals in the gate.")
    ] = 100,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Seed for everything.")] = 1,
    workers: Annotated[
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
) -> None:
    r"""Train a network that judges positions, by self-play.

    Each iteration plays games, trains a candidate on them and on older ones, and
    lets it play the champion in paired deals until a sequential test decides. Game
    options that you give are fixed, all others change from game to game. Stop
    whenever you like: the same command continues, and gets the same champion as if
    it had never been stopped. Needs hotelier\[learn].

    [bold]Examples[/bold]
      hotelier learn austria --folder mine --minutes 60
      hotelier learn austria --players 2 --side night --folder two --workers 1
      hotelier arena austria --bots planner:mine/champion.network,planner
    """
    rules = pick_game(game, None)
    chosen = read_options(rules, options)
    try:
        import numpy  # noqa: F401
    except ImportError as error:
        raise HotelierError("learning needs numpy: install hotelier[learn]") from error
    from hotelier.learn.course import Course
    from hotelier.learn.run import Means
    from hotelier.learn.run import learn as run
    from hotelier.learn.training import framework_here

    course = Course(
        game=game,
        seed=seed,
        start=start,
        fixed=tuple(sorted((name, chosen[name]) for name in options)),
        more=tuple(str(each) for each in more or ()),
        games=games,
        first_games=first_games,
        hidden=_layers(hidden),
        trace=trace,
        rows=rows,
        framework=framework,
        pairs=pairs,
    )
    framework_here(framework)  # refuse a framework that isn't there now, not in an hour
    given = "".join(f" --{name} {value}" for name, value in sorted(options.items()))
    given += f" --start {Path(start).name}" if start else ""
    given += "".join(f" --more {each.name}" for each in more or ())
    given += f" --framework {framework}" if framework != "auto" else ""
    command = (
        f"hotelier learn {game}{given} --games {games} --first-games {first_games} "
        f"--hidden {hidden} --trace {trace:g} --rows {rows} --pairs {pairs} --seed {seed}"
    )
    until = float("inf") if minutes is None else time.monotonic() + 60 * minutes
    means = Means(workers or cores(), ray, until)
    console = Console(highlight=False)
    with Live(console=console, transient=True, auto_refresh=False) as live:
        watcher = _watcher(console, live)
        store = run(course, folder, means, iterations, watcher, command)
    champion = store.champion()
    if champion is None:
        console.print("No candidate has beaten the linear judge yet.")
    else:
        console.print(Text(f"The champion is {folder / 'champion.network'}."), soft_wrap=True)


def _layers(text: str) -> tuple[int, ...]:
    try:
        found = tuple(int(part) for part in text.split(","))
    except ValueError:
        found = ()
    if not found or not all(1 <= units <= 1024 for units in found):
        raise HotelierError(f"--hidden needs numbers from 1 to 1024, as in 32,16; found {text!r}")
    return found


def _watcher(console: Console, live: Live) -> "Watcher":
    from hotelier.learn.gate import Verdict
    from hotelier.learn.run import Watcher
    from hotelier.learn.store import Result
    from hotelier.learn.training import Trained

    began = time.monotonic()

    def show(text: str) -> None:
        live.update(Text(text), refresh=True)

    def played(iteration: int, done: int, of: int, exploited: "Exploits") -> None:
        told = "".join(f"\n     {line}" for line in _exploited(exploited))
        show(f"{iteration:3}  playing: {done} of {of} pieces of games{told}")

    def trained(iteration: int, found: Trained) -> None:
        console.print(
            Text(
                f"{iteration:3}  trained on {found.rows:,} rows: off by {found.error:.2f}, "
                f"the linear judge by {found.base_error:.2f}"
            )
        )

    def gated(iteration: int, verdict: Verdict) -> None:
        show(
            f"{iteration:3}  gate: {verdict.pairs} deals, {verdict.share:.1%} won, "
            f"{verdict.ahead:+.1f} points, evidence {verdict.evidence:+.2f}"
        )

    def ended(result: Result) -> None:
        minutes = (time.monotonic() - began) / 60
        for line in _exploited(result.exploited):
            console.print(Text(f"{result.iteration:3}  {line}"))
        console.print(
            Text(
                f"{result.iteration:3}  {result.games:,} games, {result.score:.1f} a seat; gate: "
                f"{result.share:.1%} of {result.pairs} deals, {result.ahead:+.1f} points, "
                f"{'passed' if result.passed else 'not passed'}; champion at "
                f"{result.elo:+.0f} Elo, {minutes:.1f} min"
            )
        )

    def noted(sentence: str) -> None:
        console.print(Text(sentence))

    return Watcher(played, trained, gated, ended, noted)


def _exploited(found: "Exploits") -> list[str]:
    """Where the champion does worst, and what it overestimates, line by line."""
    lines = []
    for duel in found.whole():
        line = f"{duel.who} against the champion: {_duel(duel)}"
        worst = found.worst(duel.who)
        if worst is not None:
            line += f"; at its best in {worst.where}: {_duel(worst)}"
        lines.append(line)
    average, falsest = found.average(), found.falsest()
    if average is not None:
        line = f"the champion expects {_belief(average)}"
        if falsest is not None:
            line += f"; most wrong in {falsest.where}: {_belief(falsest)}"
        lines.append(line)
    return lines


def _belief(belief: "Belief") -> str:
    way = "many" if belief.over > 0 else "few"
    return f"{abs(belief.over):.1f} ± {belief.error:.1f} points too {way}"


def _duel(duel: "Duel") -> str:
    return f"{duel.share:.1%} of {duel.games} games, {duel.ahead:+.1f} ± {duel.error:.1f} points"
