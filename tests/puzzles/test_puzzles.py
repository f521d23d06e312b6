"""The puzzles that come along, and the search that finds them."""

import json
from dataclasses import replace

import pytest

from hotelier.analysis.playing import mean
from hotelier.analysis.telling import whys
from hotelier.core.errors import HotelierError, RecordError
from hotelier.core.game import find_game
from hotelier.puzzles.mining import ALWAYS, FEWEST, Miner, starts_turn
from hotelier.puzzles.shapes import GRADES, Puzzle
from hotelier.puzzles.shelf import Shelf, shelf
from hotelier.puzzles.turns import same
from hotelier.puzzles.verdict import near_trials, start_at, turn_of, verdict
from lengths import sized

GAMES = ("austria", "overbooking")
each_game = pytest.mark.parametrize("game", GAMES)


def sample(game: str, usual: int) -> list[Puzzle]:
    there = list(shelf(game).puzzles.values())
    return there[:: max(1, len(there) // sized(usual, len(there)))]


@pytest.mark.parametrize(("game", "least"), [("austria", 300), ("overbooking", 200)])
def test_there_are_puzzles_for_a_long_time(game: str, least: int) -> None:
    assert len(shelf(game).puzzles) >= least


@each_game
def test_every_puzzle_replays_to_the_start_of_a_turn_whose_best_turn_is_legal(game: str) -> None:
    for puzzle in sample(game, 12):
        match = shelf(game).position(puzzle)
        assert starts_turn(match)
        start = start_at(puzzle, match)
        best, second = turn_of(start, puzzle.best), turn_of(start, puzzle.second)
        assert best.whole
        assert not same(start, best, second)


@each_game
def test_every_puzzle_says_what_it_is_about_and_how_hard_it_is(game: str) -> None:
    for puzzle in shelf(game).puzzles.values():
        assert puzzle.theme in find_game(game).themes
        assert puzzle.grade in GRADES
        assert puzzle.turns >= FEWEST
        assert puzzle.loss > 0
        assert any(puzzle.missed.values())
        assert sum(puzzle.why.values()) == pytest.approx(puzzle.loss, abs=0.2)


@each_game
def test_the_second_best_turn_still_loses_as_the_game_is_judged_today(game: str) -> None:
    for puzzle in sample(game, 2):
        match = shelf(game).position(puzzle)
        start = start_at(puzzle, match)
        near = near_trials(start, puzzle.step, match.view(puzzle.seat), match.options)
        texts = turn_of(start, puzzle.second).text, turn_of(start, puzzle.best).text
        gaps = near.gaps(*texts, near.number)
        assert mean(gaps) >= ALWAYS * start.judge.grain


@each_game
def test_the_verdict_knows_the_best_turn_and_what_another_one_loses(game: str) -> None:
    puzzle = min(shelf(game).puzzles.values(), key=lambda each: each.turns)
    match = shelf(game).position(puzzle)
    assert verdict(puzzle, match, puzzle.best).solved
    missed = verdict(puzzle, match, puzzle.second)
    assert not missed.solved
    assert missed.loss == pytest.approx(puzzle.loss, abs=0.011)
    with pytest.raises(HotelierError):
        verdict(puzzle, match, ["nonsense"])


def test_a_puzzle_that_does_not_replay_is_named_and_the_others_still_work() -> None:
    good = shelf("overbooking")
    broken, *_, fine = good.puzzles.values()
    record = json.loads(json.dumps(good.records[broken.seed]))
    record["steps"][-1] = "queue 9z 1"
    records = {**good.records, broken.seed: record}
    damaged = Shelf("overbooking", good.puzzles, records)
    with pytest.raises(RecordError, match=broken.id):
        damaged.position(replace(broken, step=len(record["steps"])))
    assert damaged.position(fine).actor == fine.seat


def test_the_same_seed_and_step_find_the_same_puzzle_again() -> None:
    puzzle = max(shelf("overbooking").puzzles.values(), key=lambda each: each.step)
    assert puzzle.command == (
        f"hotelier puzzles make overbooking --seed {puzzle.seed} --step {puzzle.step}"
    )
    assert Miner("overbooking").search(puzzle.seed, puzzle.step).puzzles == (puzzle,)


def test_the_reasons_of_a_verdict_add_up_to_the_points_it_says() -> None:
    why = {"guests": 2.44, "rooms": 0.24, "crowns": 0.14, "cubes": 0.07}
    told = whys(why, 2.89)
    assert [each.source for each in told] == ["guests", "rooms", "rest"]
    assert sum(round(each.points, 1) for each in told) == pytest.approx(2.9)
    assert [each.source for each in whys({"guests": 2.0}, 2.0)] == ["guests"]
