"""`hotelier analyse`: a finished game analysed in the terminal, as JSON and as a page."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from analysis.finished import finished
from cli.commands import call, complaint
from hotelier.analysis import FORMAT
from hotelier.messages import say


@pytest.mark.slow
def test_a_game_is_told_in_words_and_written_to_files(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    finished("overbooking").save(record)
    files = tmp_path / "found.json", tmp_path / "found.html"
    outcome = call("analyse", record, "--rounds", 1, "--json", files[0], "--html", files[1])
    assert outcome.code == 0
    for words in (
        say("analysis-title", game=say("title-overbooking")).upper(),
        "Anna",
        "Bela",
        say("analysis-win-title").upper(),
        say("analysis-moves-title").upper(),
    ):
        assert words in outcome.out
    found = json.loads(files[0].read_text(encoding="utf-8"))
    assert found["format"] == FORMAT
    assert found["effort"]["rounds"] == 1
    assert files[1].read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.slow
def test_names_seeds_and_files_may_be_anything(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    replace(finished("overbooking"), seats=("[/x]", "\x1b[31mred")).save(path)
    seed = 10**30
    outcome = call("analyse", path, "--rounds", 1, "--seed", seed, "--html", "-")
    assert outcome.code == 0
    assert outcome.out.startswith("<!doctype html>")
    assert str(seed) in outcome.out
    outcome = call("analyse", path, "--rounds", 1)
    assert outcome.code == 0
    assert "[/x]" in outcome.out
    assert "\x1b" not in outcome.out


def test_what_cannot_be_written_is_said_before_the_work(tmp_path: Path) -> None:
    path, pipe = tmp_path / "game.json", tmp_path / "pipe"
    finished("overbooking").save(path)
    os.mkfifo(pipe)
    for target, why in (
        (tmp_path, "Is a directory"),
        (tmp_path / "no" / "file", "No such file"),
        (pipe, "isn’t a regular file"),
    ):
        assert why in complaint(call("analyse", path, "--html", target))
    both = tmp_path / "both"
    told = complaint(call("analyse", path, "--html", both, "--json", both))
    assert told == say("analysis-same-file", file=str(both))


def test_a_step_that_cannot_be_is_named_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    whole = finished("overbooking")
    replace(whole, steps=("~nonsense", *whole.steps[1:])).save(path)
    told = complaint(call("analyse", path))
    assert str(path) in told.replace("\n", "")
    assert "step 0" in told


def test_only_a_finished_game_and_a_seat_that_is_there_are_told(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    whole = finished("overbooking")
    replace(whole, steps=whole.steps[:20], result=None).save(path)
    assert say("analysis-not-over") in complaint(call("analyse", path))
    whole.save(path)
    told = complaint(call("analyse", path, "--seat", 3))
    assert say("analysis-no-seat", n=2, seat=3) in told
