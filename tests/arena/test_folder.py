"""A contest's directory: games are saved as they end, and the same contest continues from there."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arena.scripted import contest, played, timeless
from hotelier.arena.contest import play_all
from hotelier.arena.folder import Folder, record_name, seed_in
from hotelier.arena.playing import Contest
from hotelier.arena.results import GameResult
from hotelier.arena.running import Results
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.record import load

ASKED = contest("random", "busy", games=6)


def play_into(directory: Path, asked: Contest = ASKED, most: int = 1000) -> Folder:
    """Play what the directory lacks, at most this many games."""
    results = Results(asked, directory)
    assert results.folder is not None
    for game in play_all(results.contest, results.left()[:most]):
        results.folder.add(game)
    return results.folder


def lines(directory: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (directory / "games.jsonl").read_text().splitlines()]


def test_every_game_is_kept_when_it_ends(tmp_path: Path) -> None:
    folder = Folder(tmp_path, ASKED)
    for kept, game in enumerate(play_all(ASKED, ASKED.fixtures()), start=1):
        folder.add(game)
        assert len(lines(tmp_path)) == kept


@pytest.mark.parametrize("torn", ["", '{"number": 4, "deal', "\x00\x00\x00"])
def test_a_contest_that_was_stopped_goes_on_to_the_same_results(tmp_path: Path, torn: str) -> None:
    play_into(tmp_path, most=3)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write(torn)
    stopped = Folder(tmp_path, ASKED)
    assert [result.number for result in stopped.results] == [1, 2, 3]
    resumed = play_into(tmp_path)
    assert [line["number"] for line in lines(tmp_path)] == [1, 2, 3, 4, 5, 6]
    through = [game.result for game in played(ASKED)]
    assert timeless(resumed.results) == timeless(through)


def test_a_finished_contest_plays_nothing_again(tmp_path: Path) -> None:
    play_into(tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    play_into(tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("larger", "players"),
    [
        (contest("random", "busy", games=10), 2),
        (contest("random", "busy", "last", games=6), 2),
        (contest("last", "busy", "random", games=8), 2),
        (contest("random", "busy", "last", "first", games=6, players=3), 3),
    ],
    ids=["games", "bots", "both, in another order", "three players"],
)
def test_a_contest_can_grow_and_replays_nothing(
    tmp_path: Path, larger: Contest, players: int
) -> None:
    names = ("random", "busy", "last")[:players]
    small = contest(*names, games=6, players=players)
    play_into(tmp_path, small)
    before = lines(tmp_path)
    grown = play_into(tmp_path, larger)
    assert lines(tmp_path)[: len(before)] == before
    numbers = [line["number"] for line in lines(tmp_path)]
    assert len(set(numbers)) == len(numbers)
    bots = (*names, *(bot for bot in larger.bots if bot not in names))
    through = [game.result for game in played(replace(larger, bots=bots))]
    assert _by_deal(grown.results) == _by_deal(through)
    asked = json.loads((tmp_path / "contest.json").read_text())
    assert (asked["bots"], asked["games"]) == (list(bots), larger.games)


def _by_deal(results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """Results sorted by deal and seating; their numbers depend on when they were played."""
    found = sorted(results, key=lambda game: (game.deal, game.seating))
    return [{**each, "number": 0} for each in timeless(found)]


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (contest("random", "last", games=6), "bots random,busy, not random,last"),
        (contest("random", games=6), "bots random,busy, not random"),
        (contest("random", "busy", games=4), "games 6, not 4"),
        (contest("random", "busy", games=6, seed=8), "seed 7, not 8"),
        (contest("random", "busy", games=6, side="day"), "side night, not day"),
        (contest("random", "busy", games=6, game="overbooking"), "game austria, not overbooking"),
        (contest("random", "busy", games=6, records=True), "records False, not True"),
    ],
)
def test_another_contest_is_refused_with_what_is_different(
    tmp_path: Path, other: Contest, expected: str
) -> None:
    play_into(tmp_path, most=1)
    with pytest.raises(OptionError) as told:
        Folder(tmp_path, other)
    assert str(told.value).startswith(f"{tmp_path} contains another contest ({expected})")
    assert len(lines(tmp_path)) == 1


def test_a_directory_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("It was a dark and stormy night.")
    with pytest.raises(OptionError, match="contains other files but no contest"):
        Folder(tmp_path, ASKED)
    assert [path.name for path in tmp_path.iterdir()] == ["novel.txt"]


def test_a_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "place").touch()
    for directory in (tmp_path / "place", tmp_path / "place" / "deeper"):
        with pytest.raises(HotelierError, match=f"can’t create the directory {directory}: "):
            Folder(directory, ASKED)


@pytest.mark.parametrize("content", ["", "[]", "{", "Dear diary"])
def test_a_description_that_is_none_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "contest.json").write_text(content)
    with pytest.raises(HotelierError, match=r"contest\.json doesn’t describe a contest: "):
        Folder(tmp_path, ASKED)


@pytest.mark.parametrize("content", ["Dear diary", "{}", '{"number": 1}', "\udcff"])
def test_a_line_that_is_no_result_is_named(tmp_path: Path, content: str) -> None:
    play_into(tmp_path, most=1)
    with (tmp_path / "games.jsonl").open("a", errors="surrogateescape") as file:
        file.write(f"{content}\n")
    with pytest.raises(HotelierError, match=r"games\.jsonl, line 2, isn’t a result: "):
        Folder(tmp_path, ASKED)


def test_a_directory_remembers_its_seed(tmp_path: Path) -> None:
    assert seed_in(tmp_path) is None
    Folder(tmp_path / "new", replace(ASKED, seed=12345))
    assert seed_in(tmp_path / "new") == 12345


def test_every_game_in_the_list_has_its_record(tmp_path: Path) -> None:
    asked = contest("random", "busy", games=4, records=True)
    folder = play_into(tmp_path, asked)
    names = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert names == [f"game{number:06d}.json" for number in range(1, 5)]
    for result in folder.results:
        match = load(tmp_path / "records" / record_name(result)).replay()
        assert match.seats == result.seating
        assert match.scores == tuple(seat.score for seat in result.seats)
