"""Commands in their own processes that know the game only from the environment."""

import os
import subprocess
import sys
from pathlib import Path

import hotelier

TESTS = Path(__file__).parents[1]
KNOWN = {
    "HOTELIER_GAMES": "porter.game",
    "PYTHONPATH": os.pathsep.join([str(Path(hotelier.__file__).parents[1]), str(TESTS)]),
}
ENVIRONMENT = os.environ | KNOWN


def run(*command: str, **variables: str) -> str:
    """The output of a command, which must succeed."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=TESTS.parent,
        env=ENVIRONMENT | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
