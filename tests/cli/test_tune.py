"""`hotelier tune` writes the weights that played best, and says clearly what it can't use."""

import sys
from functools import partial
from pathlib import Path

import pytest

from cli.commands import Outcome, call, complaint
from hotelier.arena.tuning import Course
from hotelier.core.game import START, find_game
from hotelier.core.judge import DOUBT, LinearJudge
from hotelier.core.weights import Weights, read_weights


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Almost everything is played by the quick policy, because nobody wants to wait for a test."""
    monkeypatch.setattr("hotelier.cli.tune.Course", partial(Course, width=1, most=1, strays=95))


def tuned(out: Path, *arguments: object, game: str = "austria") -> Outcome:
    return call("tune", game, "--games", 10, "--jobs", 1, "--out", out, *arguments)


def judge_of(game: str) -> LinearJudge:
    judge = find_game(game).judge(START)
    assert isinstance(judge, LinearJudge)
    return judge


def weights_in(file: Path, game: str = "austria") -> Weights:
    return read_weights(file.read_text(encoding="utf-8"), file.name, judge_of(game).names)


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_every_iteration_is_told_in_a_line_and_the_best_weights_are_written(
    game: str, tmp_path: Path
) -> None:
    out = tmp_path / "weights.toml"
    outcome = tuned(out, "--iterations", 3, "--seed", 5, game=game)
    assert (outcome.code, outcome.err) == (0, "")
    lines = [line.split() for line in outcome.out.splitlines() if "mean score" in line]
    assert [line[0] for line in lines] == ["1", "2", "3"]
    best, kept = float("-inf"), 0
    for number, line in enumerate(lines, start=1):
        score = float(line[line.index("score") + 1])
        assert (line[-1] == "kept") == (score > best) or score == best  # as far as it is written
        if line[-1] == "kept":
            best, kept = score, number
    text = out.read_text(encoding="utf-8")
    assert f"# sum is usually off. These played iteration {kept} of\n" in text
    assert f"# hotelier tune {game} --iterations 3 --games 10 --seed 5\n" in text
    assert max(len(line) for line in text.splitlines()) <= 100
    assert set(weights_in(out, game)) <= {*judge_of(game).names, DOUBT}


def test_the_newest_weights_are_written_where_that_is_asked(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    outcome = tuned(out, "--iterations", 1, "--keep", "last", game="overbooking")
    text = out.read_text(encoding="utf-8")
    assert "kept" in outcome.out
    assert "# sum is usually off. These were fitted to iteration 1 of\n" in text
    assert "--seed 1 --keep last\n" in text
    assert weights_in(out, "overbooking") != judge_of("overbooking").weights


def test_the_same_command_writes_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    assert tuned(one, "--iterations", 2).out == tuned(two, "--iterations", 2).out
    assert one.read_bytes() == two.read_bytes()


def test_the_command_in_the_file_tells_the_options_of_the_game(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    tuned(out, "--iterations", 1, "--players", 3, "--side", "day")
    text = out.read_text(encoding="utf-8")
    assert "# hotelier tune austria --players 3 --side day --iterations 1 --games 10" in text


def test_it_begins_with_the_hand_made_weights_or_those_of_a_file(tmp_path: Path) -> None:
    out, start = tmp_path / "weights.toml", tmp_path / "start.toml"
    tuned(out, "--iterations", 1)
    assert weights_in(out) == {n: w for n, w in judge_of("austria").weights.items() if any(w)}
    start.write_text('"always" = [1, 2, 3]\n', encoding="utf-8")
    tuned(out, "--iterations", 1, "--start", start)
    assert weights_in(out) == {"always": (1.0, 2.0, 3.0)}
    assert " --start start.toml\n" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('"abbot" = [1, 2, 3]', "start.toml: 'abbot' isn’t a feature of this game"),
        ('"always" = [1, 2]', "start.toml: 'always' must be 3 numbers, found [1, 2]"),
        ('"always" = [1, 2, "3"]', "start.toml: 'always' must be 3 numbers, found [1, 2, '3']"),
        ('"always" = ', "start.toml isn’t valid TOML: "),
    ],
)
def test_weights_that_make_no_sense_are_refused(text: str, said: str, tmp_path: Path) -> None:
    start = tmp_path / "start.toml"
    start.write_text(text, encoding="utf-8")
    outcome = tuned(tmp_path / "weights.toml", "--start", start)
    assert complaint(outcome).startswith(said)
    assert list(tmp_path.iterdir()) == [start]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing, binary = tmp_path / "missing.toml", tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for start in (missing, binary):
        said = complaint(tuned(tmp_path / "weights.toml", "--start", start))
        assert said.startswith(f"can’t read {start}: ")


def test_weights_that_cannot_be_written_are_named(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "weights.toml"
    assert "nowhere" in complaint(tuned(out, "--iterations", 1))


def test_a_game_or_an_option_that_is_not_there_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    assert complaint(tuned(out, game="chess")).startswith("there’s no game 'chess'")
    assert complaint(tuned(out, "--players", 9)).startswith("--players must be one of")
    assert "see hotelier tune --help" in complaint(tuned(out, "--games", 1))
    assert not out.exists()


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    said = complaint(tuned(tmp_path / "weights.toml", "--iterations", 1))
    assert said == "tuning needs numpy: install hotelier[learn]"
