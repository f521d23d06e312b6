"""Weights found by play: reproducible, and right where the answer is known."""

import sys
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

import hotelier
from hotelier.arena import tuning
from hotelier.arena.tuning import Course, Iteration, Lessons, judge_of, learn, written
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import START, find_game, games
from hotelier.core.judge import DOUBT, Judge
from hotelier.core.rng import Rng
from hotelier.core.weights import Weights, read_weights

every_game = pytest.mark.parametrize("game", games())


def course(game: str, number: int = 3, seed: int = 3) -> Course:
    """Two iterations of hasty games: three of four stretches are left to the quick policy."""
    options = find_game(game).read_options({})
    return Course(game, options, 2, number, seed, width=1, most=1, strays=75)


def learnt(asked: Course, jobs: int = 1) -> list[Iteration]:
    start = judge_of(find_game(asked.game), START).weights
    return list(learn(asked, start, jobs, lambda: None))


@cache
def known(game: str) -> list[Iteration]:
    """The result of a small course, for tests that only look at it."""
    return learnt(course(game))


def test_the_number_of_jobs_changes_no_weight() -> None:
    asked = course("austria", tuning.PIECE + 1)  # more than one process is given at once
    assert learnt(asked, jobs=2) == learnt(asked, jobs=1)


@every_game
def test_the_same_course_gives_the_same_weights_and_another_seed_others(game: str) -> None:
    assert learnt(course(game)) == known(game)
    assert learnt(replace(course(game, seed=4), iterations=1))[0].fitted != known(game)[0].fitted


@every_game
def test_each_iteration_plays_what_the_last_one_fitted(game: str) -> None:
    steps = known(game)
    assert [step.number for step in steps] == [1, 2]
    assert steps[0].played == judge_of(find_game(game), START).weights
    for before, after in pairwise(steps):
        assert after.played == before.fitted
        assert after.fitted != after.played


@every_game
def test_every_game_of_an_iteration_is_another(game: str) -> None:
    one_game = learnt(replace(course(game, 1), iterations=1))[0]
    assert one_game.mean_score != known(game)[0].mean_score


@every_game
def test_every_feature_gets_its_weights_and_doubt_falls_to_the_end(game: str) -> None:
    names = judge_of(find_game(game), START).names
    for step in known(game):
        assert set(step.fitted) == {*names, DOUBT}
        assert all(len(numbers) == 3 for numbers in step.fitted.values())
        low, rise, bend = step.fitted[DOUBT]
        assert (low > 0, rise >= 0, bend) == (True, True, 0)
        assert step.error > 0


def test_whoever_watches_hears_of_every_piece_of_games() -> None:
    heard: list[int] = []
    asked = replace(course("austria", tuning.PIECE + 1), iterations=1, strays=100)
    list(learn(asked, {}, 1, lambda: heard.append(1)))
    assert len(heard) == 2


NAMES = ["always", "cubes", "rooms", "never there"]
TRUE: Weights = {"always": (3, -2, 0.5), "cubes": (1, 0.5, 0), "rooms": (-2, 4, 1)}


def made_up(rows: int, off: float = 0.0) -> Lessons:
    """Rows whose scores follow from known weights, with more noise the more is ahead."""
    rng, lessons = Rng(5), Lessons()
    for row in range(rows):
        t = rng.below(15) / 14
        found = {"always": 1, "cubes": int(rng.below(5)), "rooms": int(rng.below(4))}
        lessons.ahead.append(t)
        lessons.sizes.append(len(found))
        lessons.which.extend(NAMES.index(name) for name in found)
        lessons.amounts.extend(found.values())
        scored = sum(
            amount * (a + b * t + c * t * t)
            for amount, (a, b, c) in ((found[name], TRUE[name]) for name in found)
        )
        lessons.scored.append(scored + off * t * (1 if row % 2 else -1))
    return lessons


def fitted(lessons: list[Lessons], ridge: float = 1e-9) -> tuple[Weights, float]:
    asked = replace(course("overbooking"), ridge=ridge)
    return tuning._fitted(asked, NAMES, lessons)


def test_weights_that_made_up_the_scores_are_found_again() -> None:
    weights, error = fitted([made_up(500)])
    for name, numbers in TRUE.items():
        assert weights[name] == pytest.approx(numbers, abs=0.01)
    assert list(weights["never there"]) == [0, 0, 0]
    assert error == pytest.approx(0, abs=0.001)


def test_rows_of_several_iterations_are_fitted_together_and_in_portions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole, _ = fitted([made_up(500)])
    monkeypatch.setattr(tuning, "ROWS", 64)
    assert fitted([made_up(500)])[0] == whole
    # One row isn't enough to tell two features apart; earlier rows help.
    assert fitted([made_up(500), made_up(1)])[0]["rooms"] == pytest.approx(TRUE["rooms"], abs=0.01)


def test_ridge_draws_weights_to_nothing() -> None:
    free, drawn = fitted([made_up(500)])[0], fitted([made_up(500)], ridge=10.0)[0]
    for name in TRUE:
        assert sum(n * n for n in drawn[name]) < sum(n * n for n in free[name])


def test_doubt_is_how_far_off_the_sum_is_and_grows_with_the_time_ahead() -> None:
    assert list(fitted([made_up(500)])[0][DOUBT]) == [1, 0, 0]  # never less than a point
    low, rise, _ = fitted([made_up(500, off=8.0)])[0][DOUBT]
    assert low == 1
    assert rise == pytest.approx(8 * 1.25, abs=0.5)


def test_what_is_written_is_read_back_equal() -> None:
    weights: Weights = {"always": (1.0, -0.25, 0.0), "cubes": (0.0, 0.0, 0.0), DOUBT: (3, 9, 0)}
    text = written(weights, ("What these are.", "hotelier tune"))
    assert text.startswith("# What these are.\n# hotelier tune\n")
    read = read_weights(text, "file", [*NAMES, DOUBT])
    assert read == {"always": (1.0, -0.25, 0.0), DOUBT: (3.0, 9.0, 0.0)}  # nothing weighs nothing


@every_game
def test_fitted_weights_can_be_written_read_and_played_with(game: str) -> None:
    rules = find_game(game)
    step = known(game)[0]
    names = judge_of(rules, START).names
    read = read_weights(written(step.fitted, ()), "file", names)
    assert read == {name: numbers for name, numbers in step.fitted.items() if any(numbers)}
    state = hotelier.new(game, seed=1).state
    assert rules.judge(read).worth(state, 1) == rules.judge(step.fitted).worth(state, 1)
    assert rules.judge(read).worth(state, 1) != rules.judge(START).worth(state, 1)


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(HotelierError, match=r"tuning needs numpy: install hotelier\[learn\]"):
        learnt(replace(course("austria", 1), iterations=1))


def test_a_judge_without_features_cannot_be_tuned() -> None:
    rules = find_game("austria")

    class Guessing(type(rules)):  # type: ignore[misc]
        """A game whose judge has no weights."""

        def judge(self, weights: object = None) -> Judge:
            return Judge()

    with pytest.raises(OptionError, match="austria has no weights that could be tuned"):
        judge_of(Guessing(), {})
