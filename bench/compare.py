"""Is the engine faster than before? Two versions of it, measured in turn, as ratios.

    python bench/compare.py HEAD~1 .             the last commit's source against the working tree
    python bench/compare.py main . --compiled    the same, both compiled first

OLD and NEW are directories (a checkout, or one that contains the package) or git revisions. The two
engines take short turns, so anything else the machine does slows both equally and the ratio holds.
"""

import contextlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from hotelier.cli.bench import tables
from hotelier.cli.workers import Worker
from hotelier.core.errors import HotelierError

PARTS = ("src", "setup.py", "pyproject.toml", "LICENSE")


def compare(
    old: Annotated[str, typer.Argument(help="A directory or a revision.")],
    new: Annotated[str, typer.Argument(help="A directory or a revision.")],
    compiled: Annotated[bool, typer.Option(help="Compile both before measuring.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="Number of turns for each.")] = 9,
    seconds: Annotated[float, typer.Option(min=0.001, help="Length of a turn.")] = 0.3,
) -> None:
    """Show how fast NEW is compared to OLD."""
    engine = "compiled" if compiled else "interpreted"
    table = Table(
        box=box.SIMPLE_HEAD, header_style="bold cyan", pad_edge=False, padding=(0, 1, 0, 0)
    )
    table.add_column("game", no_wrap=True)
    for column in (
        "players",
        "OLD\ndecisions/s",
        "NEW\ndecisions/s",
        "NEW / OLD\nspeed",
        "least\nand most",
        "NEW / OLD\ncloning",
    ):
        table.add_column(column, justify="right", no_wrap=True)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        roots = [
            prepared(version, folder / str(number), compiled)
            for number, version in enumerate((old, new))
        ]
        before, after = (stack.enter_context(Worker(engine, root)) for root in roots)
        for game, players in tables():
            pairs: list[tuple[float, float]] = []
            clones: list[float] = []
            for turn in range(rounds):
                asked = {"game": game, "players": players, "seed": turn, "seconds": seconds}
                first, second = (worker.ask(what="speed", **asked) for worker in (before, after))
                pairs.append((first["decisions"], second["decisions"]))
                first, second = (worker.ask(what="clone", **asked) for worker in (before, after))
                clones.append(first["microseconds"] / second["microseconds"])
            ratios = [fast / slow for slow, fast in pairs]
            table.add_row(
                game,
                f"{players}",
                f"{median(slow for slow, _ in pairs):,.0f}",
                f"{median(fast for _, fast in pairs):,.0f}",
                f"[bold]{median(ratios):.3f} ×[/bold]",
                f"{min(ratios):.2f} – {max(ratios):.2f}",
                f"{median(clones):.3f} ×",
            )
    Console(highlight=False).print(table)


def prepared(version: str, folder: Path, compiled: bool) -> Path:
    """The directory to import this version of the package from."""
    given = Path(version).resolve()
    if not given.is_dir():
        unpack(version, folder)
    elif compiled and (given / "setup.py").exists():
        copy(given, folder)
    else:
        folder = given
    if compiled and (folder / "setup.py").exists():
        build(folder)
    source = folder / "src"
    return source if source.is_dir() else folder


def unpack(revision: str, folder: Path) -> None:
    """Check out a revision of the repository that contains this file."""
    command = ["git", "archive", "--format=tar", revision, "--", *PARTS]
    answer = subprocess.run(
        command, cwd=Path(__file__).parents[1], capture_output=True, check=False
    )
    if answer.returncode:
        raise HotelierError(f"{revision} is neither a directory nor a git revision")
    with tarfile.open(fileobj=BytesIO(answer.stdout)) as archive:
        archive.extractall(folder, filter="data")


def copy(checkout: Path, folder: Path) -> None:
    """Copy what a build needs, so that nothing is built inside a checkout."""
    folder.mkdir()
    for part in PARTS:
        path = checkout / part
        if path.is_dir():
            shutil.copytree(
                path, folder / part, ignore=shutil.ignore_patterns("*.so", "__pycache__")
            )
        elif path.exists():
            shutil.copy(path, folder / part)


def build(folder: Path) -> None:
    """Compile the engine next to its source."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise HotelierError(f"the build failed: {answer.stderr.strip().splitlines()[-1]}")


if __name__ == "__main__":
    try:
        typer.run(compare)
    except HotelierError as error:
        sys.exit(f"compare: {error}")
