"""`hotelier analyse`: a finished game looked back at in the terminal, as JSON and as a page."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from analysis.finished import finished
from cli.commands import call, complaint
from hotelier.analysis import FORMAT


@pytest.mark.slow
def test_a_game_is_told_in_words_and_written_to_files(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    finished("overbooking").save(record)
    files = tmp_path / "found.json", tmp_path / "found.html"
    outcome = call("analyse", record, "--rounds", 1, "--json", files[0], "--html", files[1])
    assert outcome.code == 0
    for words in (
        "LOOKING BACK AT OVERBOOKING",
        "Anna",
        "Bela",
        "CHANCE TO WIN",
        "MOVES THAT COST",
    ):
        assert words in outcome.out
    found = json.loads(files[0].read_text(encoding="utf-8"))
    assert found["format"] == FORMAT
    assert found["effort"]["rounds"] == 1
    assert files[1].read_text(encoding="utf-8").startswith("<!doctype html>")


def test_only_a_finished_game_and_a_seat_that_is_there_are_told(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    whole = finished("overbooking")
    replace(whole, steps=whole.steps[:20], result=None).save(path)
    assert "not over" in complaint(call("analyse", path))
    whole.save(path)
    assert "seats 1 to 2" in complaint(call("analyse", path, "--seat", 3))
