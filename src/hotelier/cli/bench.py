"""`hotelier bench`: how fast the engine is, next to a comparable one, in one run."""

import contextlib
import json
import platform
from collections import defaultdict
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import hotelier
from hotelier.cli.workers import Worker, import_seconds
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game, games

ROUNDS = 5
SHORTEST = 0.01
LONGEST = 600.0
PEER = "catanatron"
LEFT_OUT = f"{PEER} isn’t installed, so it’s left out"


@dataclass(frozen=True, slots=True)
class Row:
    """One game with one number of players, on one engine."""

    game: str
    players: int
    mode: str
    decisions: float  # per second
    games: float  # per second
    clone: float  # microseconds
    state: float  # bytes

    def as_dict(self) -> dict[str, Any]:
        """The row as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "mode": self.mode,
            "decisions_per_second": round(self.decisions, 1),
            "games_per_second": round(self.games, 2),
            "clone_microseconds": round(self.clone, 4),
            "state_bytes": round(self.state),
        }


@dataclass(frozen=True, slots=True)
class Peer:
    """The engine that ours is measured against."""

    version: str
    decisions: dict[int, float]  # per second, by number of players
    games: dict[int, float]

    def as_dict(self) -> dict[str, Any]:
        """The peer as plain data; its one number is its fastest table."""
        return {
            "name": PEER,
            "version": self.version,
            "decisions_per_second": round(max(self.decisions.values()), 1),
            "rows": [
                {
                    "players": players,
                    "decisions_per_second": round(self.decisions[players], 1),
                    "games_per_second": round(self.games[players], 2),
                }
                for players in self.decisions
            ],
        }


def bench(
    seconds: Annotated[
        float,
        typer.Option(
            metavar="S",
            help=f"Seconds to measure each row of the table: {SHORTEST} to {LONGEST:g}.",
        ),
    ] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure the engine: decisions and games per second, cloning, memory, import.

    Random play, each game from setup to scoring, including the list of legal
    actions. The compiled engine, the interpreted engine and catanatron, a
    well-known engine for another board game, take turns in short rounds of the
    same run. Each number is the median of its rounds, so a busy moment doesn’t
    distort it. catanatron is left out if it isn’t installed.

    [bold]Examples[/bold]
      hotelier bench
      hotelier bench --seconds 10
      hotelier bench --json > speed.json
    """
    if not SHORTEST <= seconds <= LONGEST:  # nan fails every comparison
        raise OptionError(f"'--seconds' must be between {SHORTEST} and {LONGEST:g}, not {seconds}")
    peer_version = installed(PEER)
    console = Console(stderr=True)
    waiting = console.status("Measuring…") if console.file.isatty() else contextlib.nullcontext()
    with waiting:
        rows, peer = measured(seconds, peer_version)
        importing = import_seconds(ROUNDS)
    if as_json:
        print(json.dumps(report(rows, peer, importing), indent=2))
        if peer is None:
            console.print(LEFT_OUT)
    else:
        show(Console(highlight=False), rows, peer, importing)


def installed(name: str) -> str | None:
    """The version of a package, or None if it isn't installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def tables() -> list[tuple[str, int]]:
    """Every game with every possible number of players."""
    return [
        (name, int(players))
        for name in games()
        for option in find_game(name).options
        if option.name == "players"
        for players in option.values
    ]


def measured(seconds: float, peer_version: str | None) -> tuple[list[Row], Peer | None]:
    """Measure all engines, taking turns."""
    modes = ["compiled", "interpreted"] if hotelier.compiled else ["interpreted"]
    sizes = sorted({players for _, players in tables()})
    found: dict[tuple[str, int, str], list[dict[str, float]]] = defaultdict(list)
    with contextlib.ExitStack() as stack:
        workers = [stack.enter_context(Worker(mode)) for mode in modes]
        peers = [stack.enter_context(Worker(PEER))] if peer_version else []
        for turn in range(ROUNDS):
            asked: dict[str, Any] = {"seed": turn + 1, "seconds": seconds / ROUNDS}
            for name, players in tables():
                for worker in workers:
                    table = {"game": name, "players": players}
                    speed = worker.ask(what="speed", **table, **asked)
                    clone = worker.ask(what="clone", **table, **asked)
                    found[name, players, worker.engine].append(speed | clone)
            for players in sizes:
                for worker in peers:
                    speed = worker.ask(players=players, **asked)
                    found[PEER, players, PEER].append(speed)
        rows = [
            Row(
                game=name,
                players=players,
                mode=worker.engine,
                decisions=_median(found[name, players, worker.engine], "decisions"),
                games=_median(found[name, players, worker.engine], "games"),
                clone=min(each["microseconds"] for each in found[name, players, worker.engine]),
                state=worker.ask(what="memory", game=name, players=players, seed=1)["bytes"],
            )
            for name, players in tables()
            for worker in workers
        ]
    if peer_version is None:
        return rows, None
    decisions = {size: _median(found[PEER, size, PEER], "decisions") for size in sizes}
    per_second = {size: _median(found[PEER, size, PEER], "games") for size in sizes}
    return rows, Peer(peer_version, decisions, per_second)


def _median(rounds: list[dict[str, float]], what: str) -> float:
    return median(each[what] for each in rounds)


def report(rows: list[Row], peer: Peer | None, importing: float) -> dict[str, Any]:
    """Everything measured, as plain data."""
    return {
        "rows": [row.as_dict() for row in rows],
        "import_seconds": round(importing, 4),
        "peers": [] if peer is None else [peer.as_dict()],
        "machine": {
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
            "system": platform.system(),
            "processor": platform.machine(),
            "compiled": hotelier.compiled,
        },
    }


def show(console: Console, rows: list[Row], peer: Peer | None, importing: float) -> None:
    """Print the table, with the peer's rows last."""
    table = Table(
        box=box.SIMPLE_HEAD, header_style="bold cyan", pad_edge=False, padding=(0, 1, 0, 0)
    )
    table.add_column("engine", no_wrap=True)
    columns = ["players", "decisions\nper second", "games\nper second", "clone\nµs", "state\nbytes"]
    if peer is not None:
        columns.append(f"vs.\n{PEER}")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        cells = [
            f"{row.game}, {row.mode}",
            f"{row.players}",
            f"{row.decisions:,.0f}",
            f"{row.games:,.0f}",
            f"{row.clone:.2f}",
            f"{row.state:,.0f}",
        ]
        if peer is not None:
            cells.append(f"{row.decisions / peer.decisions[row.players]:.1f} ×")
        table.add_row(*cells, style="bold" if row.mode == "compiled" else "")
    if peer is not None:
        table.add_section()
        for players, decisions in peer.decisions.items():
            pace = f"{peer.games[players]:,.0f}"
            name = f"{PEER} {peer.version}"
            table.add_row(
                name, f"{players}", f"{decisions:,.0f}", pace, "", "", "1.0 ×", style="dim"
            )
    console.print()
    console.print(table)
    kind = "compiled" if hotelier.compiled else "interpreted"
    for line in (
        f"Python {platform.python_version()}, {platform.system()} {platform.machine()};"
        f" the engine is {kind}",
        f"import hotelier takes {importing * 1000:.0f} ms",
    ):
        console.print(Text(f" {line}", style="dim"))
    if peer is None:
        console.print(Text(f" {LEFT_OUT}", style="dim"))
