"""`hotelier simulate` counts random games correctly, and the same ones every time."""

import json
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.commands import call, spawn
from hotelier.cli.tally import spread
from hotelier.core.game import find_game
from hotelier.core.record import load
from hotelier.core.rng import Rng
from hotelier.core.state import playout


def simulated(*arguments: object) -> dict[str, Any]:
    outcome = call("simulate", "austria", *arguments, "--json")
    assert outcome.code == 0, outcome.err
    results: dict[str, Any] = json.loads(outcome.out)
    return results


def files(directory: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in directory.iterdir()}


def test_the_same_seed_plays_the_same_games() -> None:
    assert simulated("--games", 5, "--seed", 7) == simulated("--games", 5, "--seed", 7)


def test_another_seed_plays_other_games() -> None:
    first, second = (simulated("--games", 5, "--seed", seed) for seed in (7, 100))
    assert first["decisions"] != second["decisions"]


def test_without_a_seed_the_games_are_new_and_the_seed_is_told() -> None:
    first, second = simulated("--games", 1), simulated("--games", 1)
    assert first["seed"] != second["seed"]
    assert simulated("--games", 1, "--seed", first["seed"]) == first


def test_the_number_of_jobs_changes_neither_results_nor_records(tmp_path: Path) -> None:
    asked = ("simulate", "austria", "--games", 6, "--seed", 3, "--json", "--records")
    alone = spawn(*asked, tmp_path / "alone")
    shared = spawn(*asked, tmp_path / "shared", "--jobs", 2)
    assert json.loads(alone.out) == json.loads(shared.out)
    assert files(tmp_path / "alone") == files(tmp_path / "shared")


def test_every_game_leaves_a_record_that_is_true(tmp_path: Path) -> None:
    simulated("--games", 3, "--seed", 7, "--records", tmp_path / "new" / "games")
    records = sorted((tmp_path / "new" / "games").iterdir())
    assert [path.name for path in records] == [
        "austria-2p-seed000007.json",
        "austria-2p-seed000008.json",
        "austria-2p-seed000009.json",
    ]
    assert all(load(path).replay().over for path in records)


def test_a_record_is_named_after_the_options_that_are_not_the_usual_ones(tmp_path: Path) -> None:
    options = ("--players", 3, "--edition", "revised", "--side", "day", "--staff", "draft")
    simulated("--games", 1, "--seed", 12, *options, "--records", tmp_path)
    assert list(files(tmp_path)) == ["austria-3p-revised-day-draft-seed000012.json"]


def test_a_game_can_be_had_again_alone_by_its_seed(tmp_path: Path) -> None:
    simulated("--games", 3, "--seed", 7, "--records", tmp_path / "three")
    simulated("--games", 1, "--seed", 9, "--records", tmp_path / "one")
    name = "austria-2p-seed000009.json"
    assert files(tmp_path / "three")[name] == files(tmp_path / "one")[name]


@pytest.mark.parametrize("seed", [0, 7, 2**40])
def test_the_game_of_a_seed_is_the_one_the_engine_plays_with_it(seed: int) -> None:
    game = find_game("austria")
    state = game.start(game.read_options({}))
    taken = playout(state, Rng(seed), 10**6)
    results = simulated("--games", 1, "--seed", seed)
    assert results["lengths"]["decisions"]["mean"] == taken
    assert [seat["mean"] for seat in results["seats"]] == state.scores()


def test_scores_and_wins_are_those_of_the_records(tmp_path: Path) -> None:
    results = simulated("--players", 3, "--games", 12, "--seed", 1, "--records", tmp_path)
    ends = [load(path).result or {} for path in tmp_path.iterdir()]
    for number, seat in enumerate(results["seats"]):
        scores = [end["scores"][number] for end in ends]
        assert seat["mean"] == pytest.approx(statistics.mean(scores), abs=0.001)
        assert (seat["least"], seat["most"]) == (min(scores), max(scores))
        assert seat["wins"] == sum(number + 1 in end["winners"] for end in ends)
    assert results["winning_score"]["most"] == max(max(end["scores"]) for end in ends)


def test_lengths_and_kinds_of_decision_are_those_of_the_records(tmp_path: Path) -> None:
    results = simulated("--games", 4, "--seed", 1, "--records", tmp_path)
    steps = [step for path in tmp_path.iterdir() for step in load(path).steps]
    dealt = sum(step.startswith("~") for step in steps)
    asked = sum(kind["asked"] for kind in results["decisions"].values())
    assert asked == len(steps) - dealt
    assert results["lengths"]["decisions"]["mean"] == asked / 4
    assert results["lengths"]["chance_steps"]["mean"] == dealt / 4
    mimics = sum(step.startswith("as ") for step in steps)
    assert results["decisions"]["mimic"]["asked"] == mimics
    assert results["decisions"]["mimic"]["most_options"] == 5


def test_all_options_are_taken_as_given_or_as_usual() -> None:
    assert simulated("--games", 1, "--players", "4", "--side", "day")["options"] == {
        "players": 4,
        "edition": "classic",
        "side": "day",
        "staff": "random",
    }


def test_the_tables_name_every_seat_and_every_kind_of_decision_that_was_asked() -> None:
    asked = ("--players", 3, "--games", 3, "--seed", 7)
    outcome = call("simulate", "austria", *asked)
    words = {"Grand Austria Hotel", "seat 1", "seat 2", "seat 3", "winner", "chance steps"}
    words |= set(simulated(*asked)["decisions"])
    assert {word for word in words if word not in outcome.out} == set()


def test_off_a_terminal_nothing_is_written_but_the_results() -> None:
    outcome = spawn("simulate", "austria", "--games", 2, "--json")
    assert outcome.err == ""
    assert json.loads(outcome.out)["games"] == 2


@given(st.lists(st.integers(-50, 200), min_size=1))
def test_a_spread_says_what_the_whole_list_of_numbers_says(numbers: list[int]) -> None:
    found = spread(Counter(numbers))
    assert found.mean == pytest.approx(statistics.mean(numbers))
    assert found.deviation == pytest.approx(statistics.pstdev(numbers), abs=1e-6)
    assert found.median == statistics.median(numbers)
    assert (found.least, found.most) == (min(numbers), max(numbers))
