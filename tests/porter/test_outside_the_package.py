"""A game outside the package is found by its name in the environment, and works like any other."""

import json
import subprocess
import sys

import hotelier
from porter.elsewhere import ENVIRONMENT, run


def test_nobody_knows_it_who_did_not_name_it() -> None:
    assert "porter" not in hotelier.games()


def test_it_passes_the_conformance_suite_as_it_is() -> None:
    said = run("pytest", "-q", "tests/test_conformance.py", "-k", "porter")
    assert " passed" in said


def test_bots_of_every_kind_play_it() -> None:
    bots = "random,easy,medium,planner@0.02,search@0.02"
    said = run("hotelier", "arena", "porter", "--bots", bots, "--games", "2", "--json")
    assert all(bot["games"] for bot in json.loads(said)["bots"])


def test_it_is_simulated_on_several_processes() -> None:
    said = run("hotelier", "simulate", "porter", "--games", "8", "--jobs", "2", "--json")
    assert json.loads(said)["games"] == 8


def test_a_module_that_cannot_be_imported_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import hotelier"],
        env=ENVIRONMENT | {"HOTELIER_GAMES": "porter.nowhere"},
        capture_output=True,
        text=True,
        check=False,
    )
    last = done.stderr.splitlines()[-1]
    assert "the game 'porter.nowhere', named by HOTELIER_GAMES, can’t be imported" in last
