"""The ladder: only who asks is rated, under a name of their own, for games chosen beforehand."""

from pathlib import Path
from typing import Any

import pytest

from server.entrants import Entrant, Organiser
from server.houses import Guest, house, play_out, until

RULES = {"absent": "bot", "stand_in": "random"}
BOT = {"kind": "bot", "bot": "random"}


def claimed(url: str, name: str) -> str:
    """The key of a name that's claimed now."""
    answer = Guest(url).ask("POST", "/ladder", {"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


def rungs(url: str) -> list[Any]:
    return list(Guest(url).ask("GET", "/ladder").json()["rungs"])


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def finished(*guests: Guest) -> None:
    """Everyone leaves, and the stand-ins finish the game."""
    for each in guests:
        each.at_table("POST", "/leave")
    until(lambda: guests[0].look()["phase"] == "over")


def test_only_games_of_those_who_asked_count_and_they_can_leave(tmp_path: Path) -> None:
    with house(tmp_path, ratings=True) as url:
        assert Guest(url).ask("GET", "/offers").json()["ratings"]
        key, other = claimed(url, "Anna"), claimed(url, "Bela")
        assert refused(Guest(url).ask("POST", "/ladder", {"name": "anna"})) == (409, "name-taken")
        second = {**RULES, "first": 2}
        host = Guest(url).open_table("overbooking", name="Anna", public=True, rules=second)
        assert host.at_table("POST", "/ladder", {"key": key}).status_code == 200
        guest = Guest(url).join(host, "Somebody")
        until(lambda: host.look()["phase"] == "running")
        # Another seat can't have the same name, nobody else's key works, nor no seat.
        assert refused(guest.at_table("POST", "/ladder", {"key": key})) == (409, "too-late")
        assert refused(guest.at_table("POST", "/ladder", {"key": "x"})) == (404, "no-ladder")
        watching = Guest(url, host.table)
        assert refused(watching.at_table("POST", "/ladder", {"key": other})) == (403, "no-seat")
        assert guest.look()["view"]["actor"] == guest.seat
        guest.play(guest.look()["view"]["legal"][0])
        if guest.look()["held"] is not None:
            guest.at_table("POST", "/confirm", {"step": guest.look()["step"]})
        late = guest.at_table("POST", "/ladder", {"key": other})
        assert refused(late) == (409, "too-late")
        finished(host, guest)
        # One of two wanted to be rated: that says nothing about either.
        assert rungs(url) == []

        host = Guest(url).open_table("overbooking", name="Anna", public=True, rules=RULES)
        assert host.at_table("POST", "/ladder", {"key": key}).status_code == 200
        guest = Guest(url).join(host, "Bela")
        assert guest.at_table("POST", "/ladder", {"key": other}).status_code == 200
        finished(host, guest)
        until(lambda: len(rungs(url)) == 2)
        found = rungs(url)
        assert {each["name"] for each in found} == {"Anna", "Bela"}
        assert [each["games"] for each in found] == [1, 1]
        assert found[0]["rating"] >= found[1]["rating"]
        assert all(each["new"] and not each["bot"] for each in found)

        private = Guest(url).open_table("overbooking", {"kind": "me"}, BOT)
        assert refused(private.at_table("POST", "/ladder", {"key": key})) == (409, "no-ladder")
        assert Guest(url).ask("POST", "/ladder/leave", {"key": key}).status_code == 204
        assert [each["name"] for each in rungs(url)] == ["Bela"]
        claimed(url, "Anna")
        gone = Guest(url).ask("POST", "/ladder/leave", {"key": key})
        assert refused(gone) == (404, "no-ladder")


def test_whoever_leaves_has_lost_whatever_the_bot_achieves(tmp_path: Path) -> None:
    with house(tmp_path, ratings=True) as url:
        keys = {name: claimed(url, name) for name in ("Anna", "Bela")}
        better = {"absent": "bot", "stand_in": "medium"}  # than Bela, who plays at random
        host = Guest(url).open_table("overbooking", name="Anna", public=True, rules=better)
        guest = Guest(url).join(host, "Bela")
        for each, name in ((host, "Anna"), (guest, "Bela")):
            assert each.at_table("POST", "/ladder", {"key": keys[name]}).status_code == 200
        host.at_table("POST", "/leave")
        scores = play_out([guest], seed=1)["result"]["scores"]
        assert host.seat is not None
        assert guest.seat is not None
        assert scores[host.seat - 1] > scores[guest.seat - 1], "the bot was to win"
        until(lambda: len(rungs(url)) == 2)
        assert [each["name"] for each in rungs(url)] == ["Bela", "Anna"]


def test_tournaments_count_against_bots_and_a_restart_rates_nothing_twice(tmp_path: Path) -> None:
    with house(tmp_path, ratings=True) as url:
        key = claimed(url, "Anna")
        organiser = Organiser(url).open(rounds=1)
        anna = Entrant(url, organiser.id, "Anna").enter()
        organiser.add_bots("random", 1)
        organiser.start(1)
        assert anna.sit()
        assert anna.at_table("POST", "/ladder", {"key": key}).status_code == 200
        finished(anna)
        until(lambda: len(rungs(url)) == 2)
        before = rungs(url)
        assert {(each["name"], each["bot"]) for each in before} == {
            ("Anna", False),
            ("random", True),
        }
    with house(tmp_path, ratings=True) as url:
        assert rungs(url) == before


def test_a_server_has_no_ladder_unless_the_operator_wants_one(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        table = Guest(url).open_table("overbooking", public=True)
        for method, path, body in (
            ("GET", "/ladder", None),
            ("POST", "/ladder", {"name": "Anna"}),
            ("POST", "/ladder/leave", {"key": "x"}),
            ("POST", f"/tables/{table.table}/ladder", {"key": "x"}),
        ):
            assert refused(table.ask(method, path, body)) == (404, "no-ladder")
        assert not table.ask("GET", "/offers").json()["ratings"]


@pytest.mark.parametrize("by", ["name", "token"])
def test_a_player_who_asks_is_removed_from_tournaments_and_the_ladder(
    by: str, tmp_path: Path
) -> None:
    from hotelier.server.admin.desk import Desk
    from hotelier.server.admin.erasing import erase
    from hotelier.server.admin.tournaments import renew_organiser
    from hotelier.server.settings import Settings

    with house(tmp_path, ratings=True) as url:
        claimed(url, "Anna")
        running, waiting = Organiser(url).open(rounds=1), Organiser(url).open()
        anna = Entrant(url, running.id, "Anna").enter()
        Entrant(url, waiting.id, "Anna").enter()
        running.add_bots("random", 1)
        running.start(1)
        with Desk(Settings(data_dir=tmp_path)) as desk:
            assert anna.token is not None
            found = erase(desk, "Anna" if by == "name" else anna.token)
            key = renew_organiser(desk, waiting.id)
        assert (found.entries, found.ratings) == ((2, 1) if by == "name" else (1, 0))
        assert "Anna" not in running.ask("GET").text
        assert [each["left"] for each in running.look()["entrants"]] == [True, False]
        assert anna.see()["you"] is None
        if by == "name":
            assert waiting.look()["entrants"] == []
        # A lost link is replaced, and the old one stops working.
        assert refused(waiting.ask("POST", "/end")) == (403, "not-organiser")
        waiting.key = key
        assert waiting.ask("POST", "/end").status_code == 204
