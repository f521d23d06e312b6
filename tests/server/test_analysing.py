"""A finished game is analysed in the background, saved with it, and restarted when interrupted."""

import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from analysis.finished import finished
from hotelier.analysis import read_analysis
from hotelier.core.record import Record
from hotelier.server.bots.analysis import EACH
from server.houses import Guest, house, until

LITTLE: dict[str, Any] = {"analysis_rounds": 1}
MUCH: dict[str, Any] = {"analysis_rounds": 40}  # not finished while a test asks a few things
LONG = 600.0  # seconds in which even a busy machine has analysed a game


@cache
def record() -> Record:
    return finished("overbooking", seed=9)


def brought(url: str, game: Record | None = None) -> Guest:
    """Someone with the record of a finished game."""
    wish = {"record": (game or record()).as_dict(), "name": "Anna"}
    return Guest(url).seated(Guest(url).ask("POST", "/import", wish))


def now(guest: Guest) -> Any:
    answer = guest.at_table("GET", "/analysis")
    assert answer.status_code == 200, answer.text
    return answer.json()


def wait_for(guest: Guest) -> Any:
    """Ask until it is done."""
    end = time.monotonic() + LONG
    while (told := now(guest))["phase"] in ("waiting", "running"):
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.2)
    return told


def test_only_a_finished_game_is_analysed(tmp_path: Path) -> None:
    with house(tmp_path, **LITTLE) as url:
        me = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "bot", "bot": "random"})
        for method in ("GET", "POST"):
            answer = me.at_table(method, "/analysis")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_a_table_without_its_key_tells_nothing(tmp_path: Path) -> None:
    with house(tmp_path, **LITTLE) as url:
        there = brought(url)
        stranger = Guest(url, there.table)
        for method, path in (("GET", ""), ("POST", ""), ("GET", "/page")):
            answer = stranger.at_table(method, f"/analysis{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


def test_who_would_wait_too_long_is_told_so(tmp_path: Path) -> None:
    with house(tmp_path, **MUCH, max_analyses=1) as url:
        first, second = brought(url), brought(url)
        assert now(first)["phase"] == "none"
        assert first.at_table("POST", "/analysis").status_code == 202
        assert first.at_table("POST", "/analysis").status_code == 202  # the same again
        answer = second.at_table("POST", "/analysis")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert first.at_table("GET", "/analysis/page").json()["code"] == "no-analysis"


def test_one_who_asks_for_many_leaves_room_for_others(tmp_path: Path) -> None:
    with house(tmp_path, **MUCH, max_analyses=20) as url:
        waiting = [brought(url) for _ in range(EACH + 1)]
        answers = [each.at_table("POST", "/analysis").status_code for each in waiting]
        assert answers == [202] * EACH + [503]


@pytest.mark.slow
def test_an_interrupted_analysis_begins_again_and_what_is_done_is_kept(tmp_path: Path) -> None:
    with house(tmp_path, **MUCH) as url:
        me = brought(url)
        assert me.at_table("POST", "/analysis").json()["phase"] in ("waiting", "running")
        until(lambda: now(me)["done"] > 0, LONG)
        table, key = me.table, me.key
    with house(tmp_path, **LITTLE) as url:
        me = Guest(url, table, key)
        assert now(me)["phase"] == "none"
        assert me.at_table("POST", "/analysis").status_code == 202
        done = wait_for(me)
        assert done["phase"] == "done"
        found = read_analysis(done["analysis"])
        assert found.seats == record().seats
        assert found.as_dict() == done["analysis"]
    with house(tmp_path, **LITTLE) as url:
        me = Guest(url, table, key)
        assert now(me) == done
        assert me.at_table("POST", "/analysis").json() == done
        page = me.at_table("GET", "/analysis/page")
        assert page.headers["content-type"].startswith("text/html")
        assert "<svg" in page.text
        for name in record().seats:
            assert name in page.text


@pytest.mark.slow
def test_bots_play_on_while_a_game_is_analysed(tmp_path: Path) -> None:
    with house(tmp_path, **MUCH) as url:
        assert brought(url).at_table("POST", "/analysis").status_code == 202
        me = Guest(url).open_table("overbooking", {"kind": "bot", "bot": "easy"}, {"kind": "me"})
        until(lambda: me.look()["view"]["actor"] == 2)
