"""Bots at real tables: they play to the end, hold nobody up, and stand in for players who leave."""

import multiprocessing
import os
import random
import signal
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from hotelier.core.record import read_record
from server.houses import Guest, Socket, house, until
from server.shelf import GAMES

each_game = pytest.mark.parametrize("game", GAMES)

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(name: str) -> dict[str, Any]:
    return {"kind": "bot", "bot": name}


def play_to_the_end(guest: Guest, page: Socket, seed: int) -> Any:
    """Click at random whenever it's your turn; returns the last state."""
    chooser = random.Random(seed)
    while True:
        state = page.until("update")["state"]
        if state["phase"] == "over":
            return state
        if state["view"]["actor"] == guest.seat:
            answer = guest.play(chooser.choice(state["view"]["legal"]), state["step"])
            # A late update shows the past.
            assert answer.status_code == 200 or answer.json()["code"] == "stale", answer.text


@pytest.mark.slow
@each_game
@pytest.mark.parametrize(
    "level",
    [
        "easy",
        pytest.param("medium", marks=pytest.mark.long),
        pytest.param("planner@0.02", marks=pytest.mark.long),
        "search@0.02",
    ],
)
def test_one_person_plays_a_whole_game_against_bots(game: str, level: str, tmp_path: Path) -> None:
    with house(tmp_path) as url:
        guest = Guest(url).open_table(game, ME, bot(level))
        page = guest.live(since=0)
        last = play_to_the_end(guest, page, seed=5)
        record = guest.at_table("GET", "/record").json()
        page.close()
    replayed = read_record(record).replay()
    assert replayed.over
    assert list(replayed.scores) == last["result"]["scores"]
    assert len(page.entries) == last["cursor"]
    assert {each["seat"] for each in page.entries if each["type"] == "moved"} == {1, 2}


@each_game
def test_four_bots_play_by_themselves_while_somebody_watches(game: str, tmp_path: Path) -> None:
    with house(tmp_path) as url:
        opened = Guest(url).open_table(game, *[bot("random")] * 4)
        assert opened.seat is None
        page = Guest(url, opened.table, opened.key).live(since=0)
        while page.state is None or page.state["phase"] != "over":
            page.read()
        page.close()
    assert [each["number"] for each in page.entries] == [*range(1, page.state["cursor"] + 1)]
    assert page.state["you"] is None
    assert page.state["result"]["winners"]


def test_a_bot_takes_so_long_that_eyes_can_follow(tmp_path: Path) -> None:
    with house(tmp_path, bot_pause=0.2) as url:
        begun = time.perf_counter()
        page = Guest(url).open_table("overbooking", *[bot("random")] * 2).live(since=0)
        moves = 0
        while moves < 4:
            page.read()
            moves = sum(entry["type"] == "moved" for entry in page.entries)
        assert time.perf_counter() - begun >= 4 * 0.2
        page.close()


@pytest.mark.slow
def test_the_house_answers_at_once_while_experts_think(tmp_path: Path) -> None:
    with house(tmp_path, bot_workers=2) as url:
        tables = [Guest(url).open_table(game, *[bot("expert")] * 2) for game in GAMES * 2]
        someone = Guest(url)
        until(lambda: any(table.look()["cursor"] > 1 for table in tables))  # the workers are there

        def seconds() -> float:
            time.sleep(0.01)
            asked = time.perf_counter()
            assert someone.ask("GET", "/health").status_code == 200
            return time.perf_counter() - asked

        # If the server itself were thinking, none would be fast.
        until(lambda: statistics.median(seconds() for _ in range(100)) < 0.1)
        assert any(table.look()["phase"] == "running" for table in tables)


def workers() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


def test_a_worker_that_is_killed_in_mid_thought_costs_no_game(tmp_path: Path) -> None:
    others = workers()
    with house(tmp_path) as url:
        opened = Guest(url).open_table("austria", *[bot("search@0.5")] * 2)
        page = opened.live()
        while page.state is None or page.state["cursor"] < 3:
            page.read()
        for _ in range(2):
            (worker,) = workers() - others
            os.kill(worker, signal.SIGKILL)
            at = page.state["cursor"]
            while page.state["cursor"] < at + 2:
                page.read()
        page.close()


@each_game
def test_a_bot_stands_in_for_who_leaves_until_they_return(game: str, tmp_path: Path) -> None:
    with house(tmp_path) as url:
        rules = {"absent": "bot", "stand_in": "easy"}
        host = Guest(url).open_table(game, ME, OPEN, rules=rules)
        other = Guest(url).join(host, "Ben")
        assert other.at_table("POST", "/leave").status_code == 200
        while moves_of(2, host) < 3:
            state = host.look()
            if state["view"]["actor"] == 1:
                assert host.play(state["view"]["legal"][0], state["step"]).status_code == 200
        seat = host.look()["seats"][1]
        assert (seat["kind"], seat["name"]) == ("person", "Ben")
        assert (seat["absent"], seat["bot"]) == (True, "easy")

        back = other.at_table("POST", "/return").json()["cursor"]
        seat = host.look()["seats"][1]
        assert (seat["absent"], seat["bot"]) == (False, None)
        guests = {1: host, 2: other}
        played = {1: 0, 2: 0}
        while played[2] < 5:
            actor = host.look()["view"]["actor"]
            assert guests[actor].play(guests[actor].look()["view"]["legal"][0]).status_code == 200
            played[actor] += 1
        assert moves_of(2, host, since=back) == 5


@pytest.mark.slow
def test_a_bot_does_not_think_to_the_end_about_what_was_taken_back(tmp_path: Path) -> None:
    thought = 1  # seconds
    with house(tmp_path) as url:
        others = Guest(url).open_table("austria", *[bot("search@0.01")] * 2)
        until(lambda: others.look()["phase"] == "over")  # so the worker is there and ready
        rules = {"absent": "bot", "stand_in": f"search@{thought}"}
        host = Guest(url).open_table("austria", ME, OPEN, rules=rules)
        guests = {1: host, 2: Guest(url).join(host, "Ben")}
        chooser, choices = random.Random(2), 0
        while choices < 4 or not host.look()["undo"]:
            actor = guests[host.look()["view"]["actor"]]
            action = chooser.choice(actor.look()["view"]["legal"])
            assert actor.play(action).status_code == 200
            choices = len(guests[2].look()["view"]["legal"])  # with one, there's nothing to decide
        guests[2].at_table("POST", "/leave")
        for _ in range(10):
            step = host.look()["step"]
            assert host.at_table("POST", "/undo", {"step": step}).status_code == 200
            last = host.play(action).json()["cursor"]
        until(lambda: moves_of(2, host, since=last) > 0)
        told = host.at_table("GET", f"/entries?since={last - 1}").json()["entries"]
    played, answered = told[:2]
    assert answered["seat"] == 2
    # It has thought once, not eleven times.
    assert thought / 2 < answered["at"] - played["at"] < 5 * thought


def moves_of(seat: int, guest: Guest, since: int = 0) -> int:
    """How often a seat has moved."""
    told = guest.at_table("GET", f"/entries?since={since}").json()
    assert not told["more"]
    return sum(each["type"] == "moved" and each["seat"] == seat for each in told["entries"])
