"""`hotelier arena` lets bots play each other, counts correctly, and can be stopped and resumed."""

import csv
import json
import os
import pty
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.commands import COMMAND, ENVIRONMENT, call, complaint, spawn
from hotelier.core.record import load
from hotelier.messages import say

TWO = ("arena", "austria", "--bots", "random,random", "--jobs", 1)
TIMES = ("seconds", "worst_seconds", "over_budget")


def counted(*arguments: object, game: str = "austria") -> dict[str, Any]:
    """What the command prints as JSON, without the times, which vary."""
    outcome = call("arena", game, "--jobs", 1, *arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    return timeless(outcome.out)


def timeless(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    for bot in found["bots"]:
        assert bot.pop("seconds_per_decision") >= 0
    return found


def rows(directory: Path) -> list[dict[str, str]]:
    with (directory / "games.csv").open(newline="") as file:
        found = list(csv.DictReader(file))
    return [{name: row[name] for name in row if name not in TIMES} for row in found]


def test_the_json_is_bots_and_pairs_and_nothing_else() -> None:
    outcome = call(*TWO, "--games", 4, "--seed", 7, "--json")
    found = json.loads(outcome.out)
    assert list(found) == ["bots", "pairs"]
    assert [list(bot) for bot in found["bots"]] == 2 * [
        [
            "name",
            "games",
            "wins",
            "win_rate",
            "low",
            "high",
            "mean_score",
            "seconds_per_decision",
        ]
    ]
    assert [list(pair) for pair in found["pairs"]] == [["a", "b", "games", "a_wins", "low", "high"]]
    assert [bot["name"] for bot in found["bots"]] == ["random", "random#2"]
    first, second = found["bots"]
    assert first["games"] == second["games"] == found["pairs"][0]["games"] == 4
    assert first["wins"] + second["wins"] == 4
    assert first["win_rate"] == first["wins"] / 4
    assert found["pairs"][0]["a_wins"] == first["wins"]
    assert 0 <= first["low"] <= first["win_rate"] <= first["high"] <= 1


def test_games_are_counted_for_each_pairing_in_whole_deals() -> None:
    found = counted("--bots", "random,random,random", "--games", 3, "--seed", 7)
    assert [bot["games"] for bot in found["bots"]] == [8, 8, 8]
    assert [pair["games"] for pair in found["pairs"]] == [4, 4, 4]


@pytest.mark.parametrize("players", [3, 4])
def test_more_seats_are_rotated(players: int, tmp_path: Path) -> None:
    bots = ",".join(["random"] * players)
    asked = ("--bots", bots, "--players", players, "--games", 1, "--seed", 7)
    found = counted(*asked, "--out", tmp_path, game="overbooking")
    assert [bot["games"] for bot in found["bots"]] == [players] * players
    seats = {(row["bot"], row["seat"]) for row in rows(tmp_path)}
    assert len(seats) == players**2


def test_one_bot_can_play_against_itself() -> None:
    found = counted("--bots", "random", "--games", 4, "--seed", 7)
    assert [(bot["name"], bot["games"], bot["win_rate"]) for bot in found["bots"]] == [
        ("random", 8, 0.5)
    ]
    assert found["pairs"] == []


def test_the_same_seed_gives_the_same_results_with_any_number_of_jobs(tmp_path: Path) -> None:
    asked = ("arena", "austria", "--bots", "random,random", "--games", 6, "--seed", 3, "--json")
    alone = spawn(*asked, "--jobs", 1, "--out", tmp_path / "alone", "--records")
    shared = spawn(*asked, "--jobs", 2, "--out", tmp_path / "shared", "--records")
    assert (alone.err, shared.err) == ("", "")
    assert timeless(alone.out) == timeless(shared.out)
    assert rows(tmp_path / "alone") == rows(tmp_path / "shared")
    for path in (tmp_path / "alone" / "records").iterdir():
        assert path.read_text() == (tmp_path / "shared" / "records" / path.name).read_text()


def test_the_options_of_the_game_are_those_it_is_played_with(tmp_path: Path) -> None:
    options = ("--players", 3, "--edition", "revised", "--side", "day", "--staff", "draft")
    counted("--bots", "random", "--games", 1, *options, "--out", tmp_path, "--records")
    (path,) = (tmp_path / "records").iterdir()
    record = load(path)
    assert dict(record.options) == {
        "players": 3,
        "edition": "revised",
        "side": "day",
        "staff": "draft",
    }
    assert record.replay().over


def test_the_tables_name_every_bot_and_every_pair() -> None:
    outcome = call("arena", "austria", "--bots", "random,random,random", "--games", 4, "--jobs", 1)
    assert (outcome.code, outcome.err) == (0, "")
    for word in ("Grand Austria Hotel", "12 games, 2 deals", "rating", "random#2", "random#3"):
        assert word in outcome.out
    assert max(len(line) for line in outcome.out.splitlines()) <= 80


def test_a_directory_gets_a_table_a_report_and_a_record_of_each_game(tmp_path: Path) -> None:
    outcome = call(*TWO, "--games", 4, "--seed", 7, "--out", tmp_path / "new", "--records")
    assert str(tmp_path / "new" / "report.html") in outcome.out
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == [
        "contest.json",
        "games.csv",
        "games.jsonl",
        "records",
        "report.html",
    ]
    assert len(rows(tmp_path / "new")) == 8
    assert len(list((tmp_path / "new" / "records").iterdir())) == 4
    page = (tmp_path / "new" / "report.html").read_text()
    assert "hotelier arena austria --bots random,random --games 4 --players 2 --seed 7" in page


def test_without_a_seed_the_same_command_goes_on_with_the_seed_of_its_directory(
    tmp_path: Path,
) -> None:
    asked = ("--bots", "random,random", "--games", 4, "--out", tmp_path)
    first = counted(*asked)
    lines = (tmp_path / "games.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_text("".join(lines[:2]))
    assert counted(*asked) == first
    other = counted(*asked[:-1], tmp_path / "other")
    assert other != first


def test_another_command_in_the_same_directory_is_refused(tmp_path: Path) -> None:
    counted("--bots", "random,random", "--games", 4, "--out", tmp_path)
    outcome = call(*TWO, "--games", 2, "--out", tmp_path)
    assert complaint(outcome) == (
        f"{tmp_path} contains another contest (games 4, not 2): name all its bots and at least as "
        "many games to go on with it, or give a new directory"
    )


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_shows_and_keeps_what_there_is(tmp_path: Path, jobs: int) -> None:
    asked = [*COMMAND, "arena", "austria", "--bots", "random,random", "--games", "50000"]
    asked += ["--seed", "7", "--jobs", str(jobs), "--out", str(tmp_path / "new"), "--json"]
    screen, terminal = pty.openpty()
    with (tmp_path / "output").open("w") as output:
        process = subprocess.Popen(
            asked, env=ENVIRONMENT, stdout=output, stderr=terminal, start_new_session=True
        )
    os.close(terminal)
    games = tmp_path / "new" / "games.jsonl"
    seen = b""
    while not games.exists() or games.read_bytes().count(b"\n") < 3:
        seen += os.read(screen, 1000)  # the progress bar, which only a terminal shows
    os.killpg(process.pid, signal.SIGINT)
    while True:
        try:
            last = os.read(screen, 1000)
        except OSError:  # how Linux says that the terminal was closed
            break
        if not last:
            break
        seen += last
    os.close(screen)
    assert process.wait() == 130
    assert b"playing" in seen
    assert b"interrupted" in seen
    assert b"Traceback" not in seen
    kept = games.read_bytes().count(b"\n")
    shown = json.loads((tmp_path / "output").read_text())
    assert kept - shown["bots"][0]["games"] in (0, 1)  # it may hit between the file and the count
    assert len(rows(tmp_path / "new")) == 2 * shown["bots"][0]["games"]


def no_larger_than(size: int) -> Callable[[], None]:
    """Files can't grow beyond this: like a full disk."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_full_disk_is_told_and_leaves_no_torn_game(tmp_path: Path, jobs: int) -> None:
    asked = ("arena", "austria", "--bots", "random,random", "--games", 40, "--jobs", jobs)
    outcome = spawn(*asked, "--out", tmp_path, before=no_larger_than(1500))
    games = tmp_path / "games.jsonl"
    assert complaint(outcome) == f"can’t write {games}: File too large"
    kept = games.read_text()
    assert kept.endswith("\n")
    assert [json.loads(line)["number"] for line in kept.splitlines()] == list(
        range(1, kept.count("\n") + 1)
    )
    assert not (tmp_path / "report.html").exists()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("arena", "missing argument 'GAME'; see hotelier arena --help"),
        ("arena austria", "missing option '--bots'; see hotelier arena --help"),
        ("arena vienna --bots random", "there’s no game 'vienna'"),
        ("arena austria --bots sacher,random", "there’s no bot 'sacher'; choose from "),
        (
            "arena austria --bots random@never",
            say("wrong-seconds", name="'random@never'", bot="random"),
        ),
        ("arena austria --bots random,", "separate the bots with commas"),
        ("arena austria --bots random --games 0", "'--games'"),
        ("arena austria --bots random --games many", "'--games'"),
        ("arena austria --bots random --players 5", "--players must be one of 2, 3, 4, not '5'"),
        ("arena austria --bots random --bonus none", "austria has no --bonus"),
        ("arena austria --bots random --jobs 0", "'--jobs'"),
        ("arena austria --bots random --seed -1", "'--seed'"),
        ("arena austria --bots random --records", "--records needs a directory"),
        ("arena austria --bots random --colour red", "no such option: --colour"),
        ("arena austria --bots random --ray nowhere", "can’t reach a Ray cluster at 'nowhere'"),
        (
            "arena austria --bots random --ray 127.0.0.1:1",
            "can’t reach a Ray cluster at '127.0.0.1:1': ",
        ),
        (
            "arena austria --bots random --ray ray://127.0.0.1:1",
            "can’t reach a Ray cluster at 'ray://127.0.0.1:1': ",
        ),
    ],
)
def test_a_mistaken_command_line_is_answered_in_a_sentence(line: str, expected: str) -> None:
    outcome = call(*line.split())
    assert expected in complaint(outcome)
    assert outcome.out == ""


def test_a_mistake_leaves_no_directory_behind(tmp_path: Path) -> None:
    complaint(call("arena", "austria", "--bots", "sacher", "--out", tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_results_cannot_go_where_a_file_is(tmp_path: Path) -> None:
    (tmp_path / "place").touch()
    for directory in (tmp_path / "place", tmp_path / "place" / "deeper"):
        outcome = call(*TWO, "--games", 2, "--out", directory)
        assert f"can’t create the directory {directory}: " in complaint(outcome)


def test_without_openskill_three_bots_are_not_rated_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    outcome = call("arena", "austria", "--bots", "random,random,random", "--games", 2, "--jobs", 1)
    assert outcome.code == 0
    assert "install hotelier[arena]" in outcome.err
    assert "rating" not in outcome.out


def test_a_sequential_test_stops_early_and_tells_who_is_better() -> None:
    asked = ("--bots", "random,first-legal", "--games", 100, "--sprt", 0.7, "--seed", 1)
    (pair,) = counted(*asked)["pairs"]
    assert (pair["decided"], pair["better"]) == (True, "first-legal")
    assert pair["games"] < 100
    outcome = call("arena", "austria", "--jobs", 1, *asked)
    assert "first-legal is better than random (SPRT, " in outcome.out


def test_a_bot_of_ones_own_lies_in_the_current_directory_and_its_fault_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lying_here.py").write_text(
        "class Fine:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, rng, budget): return legal[-1]\n"
        "class Wrong(Fine):\n"
        "    def choose(self, view, legal, rng, budget): return 1 / 0\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # otherwise the command would add it to this process
    bots = "lying_here:Fine,lying_here:Wrong,random"
    asked = ("arena", "overbooking", "--bots", bots, "--games", 2, "--jobs", 1)
    outcome = call(*asked, "--seed", 1, "--json")
    assert [pair["b"] for pair in json.loads(outcome.out)["pairs"]] == ["random"]
    assert "bot 'lying_here:Wrong' in seat 2 failed at step " in complaint(outcome)
    assert "ZeroDivisionError" in outcome.err


def test_a_leaderboard_is_made_of_directories(tmp_path: Path) -> None:
    for seed in (1, 2):
        counted(
            "--bots",
            "random,first-legal",
            "--games",
            2,
            "--seed",
            seed,
            "--out",
            tmp_path / str(seed),
        )
    page = tmp_path / "board.html"
    outcome = call("leaderboard", tmp_path / "1", tmp_path / "2", "--out", page)
    assert (outcome.code, outcome.out.strip()) == (0, f"{page}: 4 games")
    assert "first-legal" in page.read_text()
    assert "contest.json" in complaint(call("leaderboard", tmp_path, "--out", page))
