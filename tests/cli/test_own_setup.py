"""`hotelier play --setup FILE`: a setup from a file, or what's wrong with it."""

from pathlib import Path

import pytest

from cli.commands import complaint
from cli.test_play import only_record, played

TOML = """
first = 2
row = [61, 49, 104, 70, 50]
hands.1 = [9, 4, 1, 33, 48, 12]
"""
JSON = """
{"first": 2, "row": [61, 49, 104, 70, 50], "hands": {"1": [9, 4, 1, 33, 48, 12]}}
"""


@pytest.mark.parametrize(("name", "text"), [("table.toml", TOML), ("table.json", JSON)])
def test_a_game_begins_as_the_file_says(tmp_path: Path, name: str, text: str) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    done = played(tmp_path, "austria", "--against", "random", "--setup", file, lines=["quit"])
    assert done.code == 0
    steps = only_record(tmp_path).steps
    assert {"~first 2", "~row 61 49 104 70 50", "~draw 1 1 4 9 12 33 48"} <= set(steps)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("table.toml", "row = [", "isn’t valid TOML"),
        ("table.json", "{", "isn’t valid JSON"),
        ("table.json", "[]", "must be an object with the parts of a setup"),
        ("table.toml", "row = [1, 2, 3, 4, 5]", "table.toml: row[1] must be one of 49, 50, 51,"),
        ("table.toml", "tiles = []", "table.toml: the setup of austria has no part 'tiles'"),
        ("table.toml", 'boards = ["A", "B"]', "table.toml: boards: with these options"),
        ("table.toml", "hands.3 = []", "table.toml: hands: there’s no seat '3'"),
    ],
)
def test_a_file_that_is_no_setup_is_refused_in_one_sentence(
    tmp_path: Path, name: str, text: str, said: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    done = played(tmp_path, "austria", "--against", "random", "--setup", file)
    assert said in complaint(done)
    assert name in complaint(done)


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    done = played(tmp_path, "austria", "--setup", tmp_path / "none.toml")
    assert "none.toml: No such file" in complaint(done)


def test_a_game_that_goes_on_has_its_setup_already(tmp_path: Path) -> None:
    done = played(tmp_path, "--resume", "--setup", tmp_path / "table.toml")
    assert "already has its options and names" in complaint(done)
