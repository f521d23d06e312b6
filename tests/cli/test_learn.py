"""`hotelier learn` shows its progress, continues where it stopped, and says what it can't do."""

import sys
from functools import partial
from pathlib import Path

import pytest

from cli.commands import Outcome, call, complaint
from hotelier.learn import course


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Almost everything is played by the quick policy, because nobody wants to wait for a test."""
    small = partial(course.Course, width=1, most=1, strays=95, piece=2, epochs=1.0)
    monkeypatch.setattr("hotelier.learn.course.Course", small)


def learnt(folder: Path, *arguments: object, game: str = "overbooking") -> Outcome:
    small = ("--games", 2, "--first-games", 4, "--hidden", 8, "--pairs", 8, "--workers", 1)
    return call("learn", game, "--folder", folder, *small, *arguments)


def test_every_iteration_is_told_and_a_course_goes_on(tmp_path: Path) -> None:
    first = learnt(tmp_path, "--iterations", 1)
    assert (first.code, first.err) == (0, "")
    assert "trained on" in first.out
    assert "the linear judge by" in first.out
    assert "gate:" in first.out
    second = learnt(tmp_path, "--iterations", 2)
    told = [line.split()[0] for line in second.out.splitlines() if "trained on" in line]
    assert told == ["2"]
    assert "the champion expects" in first.out
    assert " against the champion: " not in first.out  # all seats were the champion's
    assert " against the champion: " in second.out
    assert (tmp_path / "0002" / "result.json").exists()


def test_a_run_without_time_only_begins(tmp_path: Path) -> None:
    outcome = learnt(tmp_path, "--minutes", 0)
    assert outcome.code == 0
    assert "No candidate has beaten the linear judge yet." in outcome.out
    assert [path.name for path in tmp_path.iterdir()] == ["course.json"]


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    learnt(tmp_path, "--minutes", 0)
    told = complaint(learnt(tmp_path, "--minutes", 0, "--seed", 9))
    assert "contains another course (seed 1, not 9)" in told


@pytest.mark.parametrize("hidden", ["x", "", "0", "8,,8", "5000"])
def test_layers_that_are_none_are_refused(hidden: str, tmp_path: Path) -> None:
    told = complaint(learnt(tmp_path, "--hidden", hidden))
    assert f"--hidden needs numbers from 1 to 1024, as in 32,16; found {hidden!r}" in told


def test_without_numpy_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "install hotelier[learn]" in complaint(learnt(tmp_path))
