"""The real server in its own process, started with `hotelier serve`."""

import contextlib
import json
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from cli.commands import COMMAND, ENVIRONMENT, Outcome

LIMIT = 60  # seconds after which something awaited won't come
SAID = re.compile(
    r"hotelier is running at (?P<address>http://\S+)[^(]* \(games are saved in (?P<place>.+)\)\. "
    r"Press Ctrl-C to stop\.\n"
)


class RunningHouse:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], line: str) -> None:
        self.process = process
        self.line = line
        said = SAID.fullmatch(line)
        assert said is not None, line
        self.address: str = said["address"]
        self.place: str = said["place"]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def ask(self, path: str) -> Any:
        """The server's answer."""
        with urllib.request.urlopen(self.address + path, timeout=LIMIT) as answer:
            return json.load(answer)

    def end(self, wanted: signal.Signals = signal.SIGINT) -> Outcome:
        """Stop the server and read the rest of its output."""
        self.process.send_signal(wanted)
        out, err = self.process.communicate(timeout=LIMIT)
        return Outcome(self.process.returncode, out, err)


@contextlib.contextmanager
def running_house(home: Path, *flags: object, **variables: str) -> Iterator[RunningHouse]:
    """Start a server with this user data folder; on any free port, unless a flag says otherwise."""
    with running_command(home, "serve", *flags, **variables) as house:
        yield house


@contextlib.contextmanager
def running_command(home: Path, *words: object, **variables: str) -> Iterator[RunningHouse]:
    """Start a server with these words after `hotelier`, which may be none."""
    process = subprocess.Popen(
        [*COMMAND, *(str(each) for each in words)],
        cwd=home,
        env=ENVIRONMENT | {"XDG_DATA_HOME": str(home), "HOTELIER_PORT": "0"} | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        line = _read(process.stdout)
        if not line:
            raise AssertionError(f"the server did not start: {process.communicate()[1]}")
        yield RunningHouse(process, line)
    finally:
        process.kill()
        process.communicate()


def _read(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline()
