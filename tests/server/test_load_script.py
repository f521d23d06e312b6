"""`bench/load.py` measures a real server; no test says how fast that is."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


def load(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(LOAD), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)


@pytest.mark.slow
def test_a_small_load_is_carried_and_told_in_figures() -> None:
    wanted = ("--tables", "3", "--sockets", "15", "--seconds", "1", "--rate", "30")
    outcome = load(*wanted, "--resting", "2")
    assert outcome.returncode == 0, outcome.stderr
    assert "3 tables, 15 sockets, 1 s" in outcome.stdout
    for row in (
        r"moves a second \(30 wanted\)",
        "ms until acknowledged",
        "ms until the last socket has it",
        "bytes of an update, per move and socket",
    ):
        found = re.search(rf"{row} +(?:p50 )?([\d.]+)", outcome.stdout)
        assert found is not None, outcome.stdout
        assert float(found[1]) > 0
    assert "KiB a table at rest" in outcome.stdout


@pytest.mark.slow
def test_a_load_can_be_carried_by_two_processes() -> None:
    wanted = ("--tables", "3", "--sockets", "9", "--seconds", "1", "--rate", "30")
    outcome = load(*wanted, "--resting", "0", "--processes", "2")
    assert outcome.returncode == 0, outcome.stderr
    assert "3 tables, 9 sockets, 1 s, 2 processes" in outcome.stdout
    cores = re.search(r"cores the server used +([\d.]+) \(([\d.]+) \+ ([\d.]+)\)", outcome.stdout)
    assert cores is not None, outcome.stdout
    assert all(float(each) > 0 for each in cores.groups())
    assert "cores the database used" in outcome.stdout


def test_fewer_sockets_than_players_are_refused() -> None:
    outcome = load("--tables", "3", "--sockets", "5")
    assert outcome.returncode == 1
    assert outcome.stderr == "load: 3 tables need at least 6 sockets\n"
