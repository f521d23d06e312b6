"""Learning: the same for the same seed, however often it's interrupted, and never corrupted."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from xml.etree import ElementTree

import pytest

from hotelier.bots.catalogue import find_opponent_or_file
from hotelier.bots.thinkers import Thinker
from hotelier.core.errors import OptionError
from hotelier.core.evaluator import NetworkJudge
from hotelier.core.game import START, TUNED, find_game, games
from hotelier.core.network import Network
from hotelier.core.network_file import split_network, write_network
from hotelier.learn import run, training
from hotelier.learn.course import Course, read_course
from hotelier.learn.curve import TITLES
from hotelier.learn.gate import Outcome, Pair
from hotelier.learn.lessons import Piece, play_piece, read_piece
from hotelier.learn.run import Means, Watcher
from hotelier.learn.store import Store
from learn.courses import course, kept, learnt

every_game = pytest.mark.parametrize("game", games())


class Interrupted(Exception):
    """Someone pressed Ctrl-C."""


@cache
def whole(game: str) -> dict[str, bytes]:
    """What a course leaves if it's never interrupted."""
    folder = Path(mkdtemp())
    learnt(course(game), folder)
    return kept(folder)


def interrupting(after: int) -> Watcher:
    """Interrupts after this many notifications."""
    left = [after]

    def told(*_: Any) -> None:
        left[0] -= 1
        if left[0] <= 0:
            raise Interrupted

    return Watcher(told, told, told, told)


@every_game
def test_an_interrupted_course_comes_to_the_same_champion(game: str, tmp_path: Path) -> None:
    """Wherever it is interrupted, and however often."""
    interruptions = 0
    for after in (1, 4, 6):
        folder = tmp_path / str(after)
        for _ in range(100):
            try:
                learnt(course(game), folder, watcher=interrupting(after))
                break
            except Interrupted:
                interruptions += 1
                after += 1  # or it would be stopped by what can't be saved halfway
        assert kept(folder) == whole(game)
    assert interruptions > 3


class Clock(Means):
    """Says that time is up when it's read for the third time."""

    looks = 0

    @property
    def over(self) -> bool:
        object.__setattr__(self, "looks", self.looks + 1)
        return self.looks > 2


def test_a_course_stopped_by_the_clock_goes_on(tmp_path: Path) -> None:
    for _ in range(100):
        if len(learnt(course(), tmp_path, means=Clock()).results()) == 2:
            break
    assert kept(tmp_path) == whole("overbooking")


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    learnt(course(), tmp_path, means=Means(workers=2))
    assert kept(tmp_path) == whole("overbooking")


def test_the_first_games_are_played_with_other_weights_too_where_one_starts_from_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = tmp_path / "other.network"
    network.write_bytes(whole("overbooking")["0001/candidate.network"])
    playing: list[tuple[Any, ...]] = []

    def noted(piece: Piece) -> bytes:
        playing.append(piece.judges)
        return play_piece(piece)

    monkeypatch.setattr(run, "play_piece", noted)
    for number, start in enumerate((START, str(network))):
        learnt(course(start=start, games=2, first_games=2), tmp_path / str(number), iterations=2)
    champion, *others = playing[0]
    assert champion == TUNED
    assert others == [find_game("overbooking").judge(START).weights] * 2  # type: ignore[attr-defined]
    champion, *others = playing[2]  # their content: another host has no such file
    assert champion == TUNED
    assert all(write_network(each) == network.read_bytes() for each in others)
    assert all(
        isinstance(each, Network) for judges in (playing[1], playing[3]) for each in judges[1:]
    )


def test_a_network_tells_which_weights_its_course_started_from(tmp_path: Path) -> None:
    network = tmp_path / "other.network"
    network.write_bytes(whole("overbooking")["0001/candidate.network"])
    facts, _ = split_network(network.read_bytes(), "other")
    asked = course(start=str(network), games=2, first_games=2)
    store = learnt(asked, tmp_path / "course", iterations=1)
    new, _ = split_network(store.candidate(1).read_bytes(), "candidate")
    assert new["start"] == {"weights": "other.network", "checksum": facts["checksum"]}
    assert "start" not in facts
    network.write_bytes(whole("overbooking")["0002/candidate.network"])
    with pytest.raises(OptionError, match=r"contains another course \(start_checksum"):
        learnt(asked, tmp_path / "course", iterations=1)
    for name in (START, TUNED):
        assert course(start=name).with_checksum().start_checksum
    assert course().with_checksum().start_checksum == ""


def untold(folder: Path, *names: str, **others: str) -> None:
    """The settings of a course as an older version wrote them."""
    path = folder / "course.json"
    told = {**json.loads(path.read_text()), **others}
    path.write_text(json.dumps({name: told[name] for name in told if name not in names}))


def test_a_course_keeps_the_framework_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    assert Store(tmp_path, course()).course.framework == "numpy"
    monkeypatch.setattr(training, "find_spec", lambda name: object())  # PyTorch is there now
    again = Store(tmp_path, course())
    assert (again.course.framework, again.notes) == ("numpy", [])
    with pytest.raises(OptionError, match=r"another course \(framework 'numpy', not 'torch'\)"):
        Store(tmp_path, course(framework="torch"))
    other = tmp_path / "other"
    assert Store(other, course()).course.framework == "torch"
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    with pytest.raises(OptionError, match=r"that PyTorch trains: install hotelier\[torch\]"):
        Store(other, course())


def test_a_course_that_does_not_tell_its_framework_goes_on_with_that_of_its_networks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learnt(course(framework="numpy"), tmp_path, iterations=1)
    untold(tmp_path, "start_checksum", framework="auto")
    monkeypatch.setattr(training, "find_spec", lambda name: object())
    told: list[str] = []
    learnt(course(), tmp_path, watcher=Watcher(noted=told.append))
    assert told == [
        "course.json didn’t say whether NumPy or PyTorch trains this course. "
        "It goes on with NumPy, which trained its last network."
    ]
    assert kept(tmp_path) == whole("overbooking")
    new = tmp_path / "new"
    Store(new, course(framework="numpy"))
    untold(new, framework="auto")
    (note,) = Store(new, course()).notes
    assert note.endswith("It goes on with PyTorch, as nothing is trained yet.")


def test_a_course_draws_how_strong_its_champions_were(tmp_path: Path) -> None:
    store = learnt(course(), tmp_path)
    picture = (tmp_path / "curve.svg").read_text()
    drawn = ElementTree.fromstring(picture)
    lines = [each.attrib["points"].split() for each in drawn.iter() if "polyline" in each.tag]
    assert [len(line) for line in lines] == [len(store.results()) + 1] * 2
    titles = [each.text for each in drawn.iter() if each.get("class") == "title"]
    assert titles == list(TITLES)


def test_another_seed_gives_another_candidate(tmp_path: Path) -> None:
    learnt(course(seed=4), tmp_path, iterations=1)
    assert (
        kept(tmp_path)["0001/candidate.network"] != whole("overbooking")["0001/candidate.network"]
    )


@every_game
def test_a_candidate_plays_and_tells_where_it_comes_from(game: str, tmp_path: Path) -> None:
    path = tmp_path / "candidate.network"
    path.write_bytes(whole(game)["0002/candidate.network"])
    bot = find_opponent_or_file(f"planner:{path}").sit_down(find_game(game))
    assert isinstance(bot, Thinker)
    assert isinstance(bot.judge, NetworkJudge)
    facts = bot.judge.network.facts
    assert (facts["command"], facts["seed"], facts["iteration"]) == ("a test", 3, 2)
    assert len(facts["games"]) == 64
    assert len(path.read_bytes()) < 2_000_000


def test_the_last_candidate_that_passed_is_the_champion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the next iteration is played against it."""
    verdicts = {1: True, 2: False, 3: True}
    met: list[object] = []

    def decided(pair: Pair) -> Outcome:
        met.append(pair.champion)
        return Outcome(1.0 if verdicts[pair.iteration] else 0.0, 1.0)

    monkeypatch.setattr(run, "play_pair", decided)
    store = learnt(course(pairs=60), tmp_path, 3)
    assert [result.passed for result in store.results()] == [True, False, True]
    elo = [result.elo for result in store.results()]
    assert 0 < elo[0] == elo[1] < elo[2]
    champion = tmp_path / "champion.network"
    assert champion.read_bytes() == store.candidate(3).read_bytes()
    assert met[0] == TUNED
    assert isinstance(met[-1], Network)
    assert met[-1].facts["iteration"] == 1
    champion.unlink()
    learnt(course(pairs=60), tmp_path, 3)
    assert champion.read_bytes() == store.candidate(3).read_bytes()


def test_a_deal_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    learnt(course(), tmp_path)
    gate = tmp_path / "0002" / "gate.jsonl"
    gate.write_bytes(gate.read_bytes()[:-5])
    (tmp_path / "0002" / "result.json").unlink()
    learnt(course(), tmp_path)
    assert kept(tmp_path) == whole("overbooking")


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    Store(tmp_path, course())
    with pytest.raises(OptionError, match=r"contains another course \(seed 3, not 4\)"):
        Store(tmp_path, course(seed=4))
    (tmp_path / "course.json").unlink()
    (tmp_path / "diary.txt").write_text("Dear diary")
    with pytest.raises(OptionError, match="contains other files but no course"):
        Store(tmp_path, course())


def test_the_games_of_another_course_are_learnt_from_too(tmp_path: Path) -> None:
    other, own = tmp_path / "other", tmp_path / "own"
    learnt(course(seed=8), other, 1)
    store = learnt(course(more=(str(other),)), own, 1)
    alone = len(read_piece(store.pieces()[0])) * 2
    assert store.results()[0].rows > alone
    assert [path.parent.parent for path in store.pieces()] == [other] * 3 + [own] * 3
    candidate = kept(own)["0001/candidate.network"]
    assert candidate != whole("overbooking")["0001/candidate.network"]
    with pytest.raises(OptionError, match="contains no course of austria"):
        Store(tmp_path / "third", course("austria", more=(str(other),)))


def test_a_course_is_told_and_read_again() -> None:
    asked = course("austria", fixed=(("players", 2), ("side", "night")))
    assert read_course(json.loads(json.dumps(asked.as_dict()))) == asked
    with pytest.raises(OptionError, match="a course has no setting 'speed'"):
        read_course({"game": "austria", "speed": 3})


@every_game
def test_options_that_are_not_fixed_change_from_game_to_game(game: str) -> None:
    free = Course(game)
    seen = {tuple(free.options(number, "game", 1).items()) for number in range(300)}
    every = 1
    for option in find_game(game).options:
        every *= len(option.values)
    assert len(seen) == every
    fixed = replace(free, fixed=(("players", 3),))
    assert {fixed.options(number)["players"] for number in range(30)} == {3}
