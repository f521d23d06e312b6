"""Weights are data: a set is loaded by name, and what makes no sense is refused."""

import pytest

import hotelier
from hotelier.core.errors import DataError
from hotelier.core.game import START, TUNED, find_game
from hotelier.core.judge import LinearJudge
from hotelier.core.weights import load_weights, read_weights

NAMES = ["monk", "two words"]


def test_a_feature_has_three_numbers_and_one_not_written_has_none() -> None:
    read = read_weights('"two words" = [1, -0.5, 0]', "file", NAMES)
    assert read == {"two words": (1.0, -0.5, 0.0)}


@pytest.mark.parametrize("value", ["1", "[1, 2]", "[1, 2, 3, 4]", '[1, 2, "3"]', "[1, 2, nan]"])
def test_anything_but_three_numbers_is_refused(value: str) -> None:
    with pytest.raises(DataError, match="'monk' must be 3 numbers"):
        read_weights(f"monk = {value}", "file", NAMES)


def test_a_name_that_is_no_feature_is_refused() -> None:
    with pytest.raises(DataError, match="file: 'abbot' isn’t a feature"):
        read_weights("abbot = [1, 2, 3]", "file", NAMES)


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(DataError, match="file isn’t valid TOML"):
        read_weights("monk =", "file", NAMES)


def test_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(DataError, match="there are no weights 'wild'"):
        load_weights("hotelier.overbooking", "wild", NAMES)


@pytest.mark.parametrize("which", [START, TUNED])
@pytest.mark.parametrize("name", hotelier.games())
def test_every_game_has_both_sets_and_they_name_features_only(name: str, which: str) -> None:
    judge = find_game(name).judge(which)
    assert isinstance(judge, LinearJudge)
    weights = load_weights(f"hotelier.{name}", which, judge.names)
    assert set(weights) <= set(judge.names)
    assert any(number for numbers in weights.values() for number in numbers)
