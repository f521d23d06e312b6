"""Running `hotelier` as its users do, and what they must never see."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text
from typer.testing import CliRunner

import hotelier
from hotelier.cli.app import app
from hotelier.cli.playouts import play_game, record_of
from hotelier.cli.tally import SeatTally, Tally
from hotelier.core.game import find_game
from hotelier.core.record import Record
from hotelier.messages import say

ANY = "\N{OBJECT REPLACEMENT CHARACTER}"  # a fact in a text that may be anything
COMMAND = (sys.executable, "-m", "hotelier")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "FORCE_COLOR"} | {
    "PYTHONPATH": str(Path(hotelier.__file__).parents[1]),
    "COLUMNS": "80",
    "HOTELIER_LANG": "en",
    "TERM": "xterm",
}


@dataclass(frozen=True)
class Outcome:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


def call(*arguments: object, typed: str = "", **variables: str | None) -> Outcome:
    """Run a command in this process, with this input."""
    environment = {"COLUMNS": "80", "FORCE_COLOR": None, "HOTELIER_LANG": "en", **variables}
    words = [str(each) for each in arguments]
    result = CliRunner().invoke(app, words, env=environment, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, _plain(result.stdout), _plain(result.stderr))


def spawn(*arguments: object, before: Callable[[], None] | None = None) -> Outcome:
    """Run a command in its own process, after doing what's needed `before`."""
    result = subprocess.run(
        [*COMMAND, *(str(each) for each in arguments)],
        env=ENVIRONMENT,
        preexec_fn=before,
        capture_output=True,
        text=True,
        check=False,
    )
    return Outcome(result.returncode, result.stdout, result.stderr)


def _plain(text: str) -> str:
    """The text without colours, which some machines force on every command."""
    return "\n".join(Text.from_ansi(line).plain for line in text.split("\n"))


def complaint(outcome: Outcome) -> str:
    """The one sentence of a command that failed as it should."""
    assert outcome.code == 2
    lines = outcome.err.splitlines()
    assert len(lines) == 1, outcome.err
    assert lines[0].startswith("hotelier: ")
    return lines[0].removeprefix("hotelier: ")


def heard(key: str, **facts: str | int) -> re.Pattern[str]:
    """A text of the catalogue, on a page that may break lines between any two words."""
    words = (re.escape(word).replace(ANY, ".*?") for word in say(key, **facts).split())
    return re.compile(r"\s+".join(words), re.DOTALL)


def random_record(seed: int = 7, players: int = 2) -> Record:
    """The record of a random game."""
    game = find_game("austria")
    options = game.read_options({"players": players})
    steps: list[str] = []
    tally = Tally([SeatTally() for _ in range(players)])
    state = play_game(game, options, seed, tally, steps)
    return record_of(game, options, state, steps)
