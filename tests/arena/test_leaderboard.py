"""The leaderboard: one ranking for the results of many contests."""

import json
from pathlib import Path

import pytest

from arena.scripted import contest
from arena.test_report import read
from hotelier.arena.leaderboard import gather, leaderboard
from hotelier.arena.running import Results
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import find_game


def hold(directory: Path, *bots: str, seed: int = 7, game: str = "austria") -> Path:
    """A directory with a finished contest between bots."""
    Results(contest(*bots, games=2, seed=seed, game=game), directory).play()
    return directory


def test_contests_of_one_game_are_one_ranking_and_others_stand_apart(tmp_path: Path) -> None:
    places = [
        hold(tmp_path / "a", "first", "random"),
        hold(tmp_path / "b", "random", "last", seed=8),
        hold(tmp_path / "c", "first", "last", game="overbooking"),
    ]
    fields = gather(places)
    assert [field.terms.title for field in fields] == ["Grand Austria Hotel", "Overbooking"]
    assert [len(field.results) for field in fields] == [4, 2]
    # Deal 1 of another seed is another deal.
    assert {game.deal for game in fields[0].results} == {1, 2}
    page = read(leaderboard(fields, "House ranking"))
    text = " ".join(page.text)
    assert page.fetched == []
    rules = f"rules {find_game('austria').rules}"
    for words in ("House ranking", "first", "last", "random", rules, "Each against each"):
        assert words in text


def test_a_game_in_two_directories_counts_once(tmp_path: Path) -> None:
    places = [hold(tmp_path / name, "first", "random") for name in ("a", "copy")]
    assert [len(field.results) for field in gather(places)] == [2]


def test_what_is_no_contest_is_named(tmp_path: Path) -> None:
    with pytest.raises(HotelierError, match=r"can’t read .*contest\.json"):
        gather([tmp_path])
    (tmp_path / "contest.json").write_text(json.dumps({"game": "austria"}))
    with pytest.raises(HotelierError, match="doesn’t describe a contest"):
        gather([tmp_path])
    Results(contest("first", "last"), tmp_path / "empty")
    with pytest.raises(OptionError, match="no finished games"):
        gather([tmp_path / "empty"])
