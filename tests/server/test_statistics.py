"""Statistics: the facts of your own finished games, sent to whoever has the tokens."""

import json
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hotelier.core.game import find_game, games
from hotelier.core.match import replay
from hotelier.core.record import read_record
from server.houses import Guest, house, play_out
from server.tables import finished

each_game = pytest.mark.parametrize("game", games())
GROUPS = {"austria": {"guests", "staff", "dice"}, "overbooking": {"kinds", "crests", "away"}}


def asked(url: str, *guests: Guest) -> list[Any]:
    """What the server says about some guests' games."""
    doors = [{"table": each.table, "token": each.token} for each in guests]
    answer = Guest(url).ask("POST", "/statistics", {"doors": doors})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


def kept_facts(folder: Path, table: str) -> dict[str, Any]:
    with sqlite3.connect(folder / "house.db") as line:
        (found,) = line.execute("SELECT facts FROM tables WHERE id = ?", (table,)).fetchone()
    return dict(json.loads(found))


@each_game
def test_a_finished_game_is_told_with_points_and_what_one_did(game: str, tmp_path: Path) -> None:
    with house(tmp_path) as url:
        guest = finished(Guest(url), game)
        state = guest.look()
        (told,) = asked(url, guest)
        record = guest.at_table("GET", "/record").json()
    assert told["table"] == guest.table
    assert told["game"] == game
    assert told["you"] == guest.seat
    assert [seat["score"] for seat in told["seats"]] == state["result"]["scores"]
    assert [seat["sources"] for seat in told["seats"]] == state["result"]["sources"]
    assert [n for n, seat in enumerate(told["seats"], 1) if seat["won"]] == state["result"][
        "winners"
    ]
    events = [event for _, event in replay(read_record(record)).happened()]
    assert told["tally"] == find_game(game).tally(events, guest.seat or 0)
    assert set(told["tally"]) == GROUPS[game]


@each_game
def test_a_tally_counts_what_the_journal_tells(game: str, tmp_path: Path) -> None:
    counted = {"austria": ("guest-checked-in", "guest"), "overbooking": ("guest-booked", "card")}
    kind, fact = counted[game]
    with house(tmp_path) as url:
        guests = [Guest(url).open_table(game, name="Anna")]
        guests.append(Guest(url).join(guests[0], "Bela"))
        play_out(guests, 4)
        entries = guests[0].at_table("GET", "/entries").json()["entries"]
        told = asked(url, *guests)
    assert [each["you"] for each in told] == [1, 2]
    for each in told:
        happened = Counter(
            str(event[fact])
            for entry in entries
            for event in entry.get("events") or ()
            if event["kind"] == kind and event["seat"] == each["you"]
        )
        if game == "austria":
            assert each["tally"]["guests"] == dict(happened)
        else:
            assert sum(each["tally"]["kinds"].values()) == happened.total()
            assert sum(each["tally"]["crests"].values()) == happened.total()


def test_doors_that_do_not_open_and_games_that_run_are_left_out(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        over = finished(Guest(url), "overbooking")
        other = finished(Guest(url), "overbooking")
        running = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "open"})
        wrong = Guest(url, over.table, over.key, other.token)
        nowhere = Guest(url, "nosuchtable", token=over.token)
        assert asked(url, running, wrong, nowhere) == []
        assert [each["table"] for each in asked(url, running, wrong, over)] == [over.table]
        assert asked(url) == []


def test_more_doors_than_may_be_shown_at_a_time_are_refused(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        doors = [{"table": f"t{number}", "token": "x" * 43} for number in range(201)]
        answer = Guest(url).ask("POST", "/statistics", {"doors": doors})
        assert answer.status_code == 422
        assert Guest(url).ask("POST", "/statistics", {"doors": doors[:200]}).status_code == 200


def test_who_left_and_practice_are_told_as_such(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        over = Guest(url).open_table("overbooking", name="Anna")
        steps = play_out([over, Guest(url).join(over, "Bela")], 4)["step"]
        forked = over.at_table("POST", "/fork", {"step": steps - 3, "bot": "random"})
        practice = Guest(url).seated(forked)
        play_on(practice)
        first, second = asked(url, over, practice)
        assert (first["practice"], first["left"]) == (False, False)
        assert second["practice"]
        left = Guest(url).open_table(
            "overbooking",
            {"kind": "me"},
            {"kind": "bot", "bot": "random"},
            rules={"absent": "bot", "stand_in": "random"},
        )
        left.at_table("POST", "/leave")
        while left.look()["phase"] != "over":
            time.sleep(0.05)
        (told,) = asked(url, left)
        assert told["left"]


def play_on(guest: Guest) -> None:
    state = guest.look()
    while state["phase"] != "over":
        if state["view"]["actor"] == guest.seat:
            guest.play(state["view"]["legal"][0], state["step"])
        state = guest.look()


def test_games_of_a_time_before_tallies_are_counted_once_and_kept(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        guest = finished(Guest(url), "austria")
        (before,) = asked(url, guest)
    facts = kept_facts(tmp_path, guest.table)
    assert facts.pop("tallies")
    del facts["ended"]
    with sqlite3.connect(tmp_path / "house.db") as line:
        line.execute("UPDATE tables SET facts = ? WHERE id = ?", (json.dumps(facts), guest.table))
    with house(tmp_path) as url:
        wrong = Guest(url, guest.table, guest.key)
        wrong.token = "x" * 22
        (after,) = asked(url, wrong, guest, wrong)
        assert {**after, "ended": before["ended"]} == before
        assert asked(url, guest) == [after]
    assert kept_facts(tmp_path, guest.table)["tallies"][before["you"] - 1] == before["tally"]


@pytest.mark.slow
def test_asking_for_many_games_is_cheap(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        guests = [finished(Guest(url), "overbooking") for _ in range(12)]
        took: list[float] = []
        while len(took) < 5:
            began = time.perf_counter()
            assert len(asked(url, *guests)) == 12
            took.append(time.perf_counter() - began)
    assert min(took) < 0.5  # whatever else the machine did meanwhile
