"""Tries hotelier as people get it: installed from a wheel, far from its source.

`python3.12 packaging/try_wheels.py dist/*.whl` installs each wheel that fits this Python into an
empty environment, with its dependencies, and does the main jobs with it; uvx and pipx, where they
are installed, open the house from the first of them;
`python packaging/try_wheels.py --installed` does them with what is installed for this Python.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Sequence
from pathlib import Path

LIMIT = 600  # seconds after which a job has failed
ON_WINDOWS = sys.platform == "win32"
RUNNING = re.compile(r"hotelier is running at (http://\S+)")
ASSET = re.compile(r'"(/assets/[^"]+\.js)"')
# What runs a package without installing it.
RUNNERS = {
    "uvx": "--python {python} --from {wheel} hotelier",
    "pipx": "run --no-cache --python {python} --spec {wheel} hotelier",
}
JOBS = (
    "simulate austria --games 20 --seed 7",
    "simulate overbooking --games 20 --seed 7",
    "arena austria --bots greedy,random --games 4 --seed 7",
    # Short games with little thought: the interpreted engine takes long.
    "arena austria --rounds 1 --bots master@1n,expert@1n --games 2 --seed 7",
    "arena overbooking --deck 4 --bots master@1n,expert@1n --games 2 --seed 7",
)


def main() -> None:
    """Try what the command line names, and say how long each step took."""
    wish = [name for name in sys.argv[1:] if name != "--installed"]
    with tempfile.TemporaryDirectory() as folder:
        if "--installed" in sys.argv:
            work(Path(sys.executable), Path(folder), "")
            return
        fitting = [Path(name).resolve() for name in wish if fits(name)]
        if not fitting:
            sys.exit(f"none of {len(wish)} wheels fits Python {'.'.join(version())}")
        for wheel in fitting:
            print(f"{wheel.name}, Python {'.'.join(version())}", flush=True)
            home = Path(folder, wheel.stem)
            started = time.monotonic()
            work(installed(wheel, home), home, wheel.name, started)
        for name in RUNNERS:
            without_installing(name, fitting[0], Path(folder))


def version() -> tuple[str, str]:
    """The version of this Python."""
    return str(sys.version_info.major), str(sys.version_info.minor)


def fits(wheel: str) -> bool:
    """Whether a wheel is for this Python, or for any."""
    return wheel.endswith("-none-any.whl") or f"-cp{''.join(version())}-" in wheel


def installed(wheel: Path, home: Path) -> Path:
    """Install a wheel into an empty environment; returns the environment's Python."""
    venv.create(home, with_pip=True, symlinks=not ON_WINDOWS)
    python = home / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")
    say(f"environment, {run(python, home, '-m', 'pip', 'install', '--quiet', str(wheel))}")
    return python


def work(python: Path, home: Path, wheel: str, started: float | None = None) -> None:
    """Do the main jobs, from the server's first page to whole games of bots."""
    began = time.monotonic() if started is None else started
    serve([python, "-m", "hotelier"], home)
    say(f"first page {time.monotonic() - began:.1f} s after the start")
    command = python.with_name("hotelier.exe" if ON_WINDOWS else "hotelier")
    told = output(command, home, "--version").strip()
    if wheel and ("compiled" in told) == wheel.endswith("-none-any.whl"):
        sys.exit(f"{wheel} is not what its name says: {told}")
    say(told)
    for job in JOBS:
        say(f"hotelier {job}: {run(python, home, '-m', 'hotelier', *job.split())}")


def without_installing(name: str, wheel: Path, home: Path) -> None:
    """Open the house from a wheel with a program that keeps its own environments."""
    program = shutil.which(name)
    if program is None:
        say(f"{name} isn't installed: not tried")
        return
    words = RUNNERS[name].split()
    command = [program, *(each.format(python=sys.executable, wheel=wheel) for each in words)]
    began = time.monotonic()
    told = output(Path(program), home, *command[1:], "--version").strip()
    if not ON_WINDOWS:  # where the server would outlive the program that runs it
        serve(command, home)
    say(f"{name}: {told}, first page and end after {time.monotonic() - began:.1f} s")


def serve(command: Sequence[str | Path], home: Path) -> None:
    """Start the server on a free port of this machine, and load its first page."""
    process = subprocess.Popen(
        [*command, "serve", "--port", "0", "--data-dir", str(home / "games")],
        cwd=home,
        env=environment(),
        stdin=subprocess.DEVNULL,  # at a terminal, uvx leaves an interrupt to it
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = RUNNING.match(line)
        if found is None:
            sys.exit(f"the server did not start: {line}")
        page = fetched(found[1])
        script = ASSET.search(page)
        if script is None:
            sys.exit(f"the page lacks the browser client: {page[:200]}")
        fetched(found[1] + script[1])
    finally:
        process.send_signal(signal.SIGTERM if ON_WINDOWS else signal.SIGINT)
        code = process.wait(LIMIT)
    if code and not ON_WINDOWS:  # where a program can't be asked to end
        sys.exit(f"the server ended with {code}")


def fetched(address: str) -> str:
    """A page of the server; any answer but 200 raises an error."""
    with urllib.request.urlopen(address, timeout=LIMIT) as answer:
        body: bytes = answer.read()
    return body.decode()


def run(python: Path, home: Path, *words: str) -> str:
    """Run a command; returns how long it took."""
    began = time.monotonic()
    output(python, home, *words)
    return f"{time.monotonic() - began:.1f} s"


def output(program: Path, home: Path, *words: str) -> str:
    """What a command prints; if it fails, that's the end."""
    done = subprocess.run(
        [program, *words],
        cwd=home,
        env=environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=LIMIT,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)} ended with {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def environment() -> dict[str, str]:
    """Without what would let the checkout in."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return kept | {"HOTELIER_LANG": "en", "PYTHONUTF8": "1"}


def say(line: str) -> None:
    """Report a step."""
    print(f"  {line}", flush=True)


if __name__ == "__main__":
    main()
