"""The server stops, or crashes, in mid-game: people who come back find everything as it was."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lengths import sized
from server.houses import Guest, house, until
from server.lives import life
from server.shelf import GAMES, HandWatch

each_game = pytest.mark.parametrize("game", GAMES)

ME, OPEN = {"kind": "me"}, {"kind": "open"}
CHANGING = ("clock", "seats", "watching")  # of a state: who is here, and what time it is


class Pair:
    """Two people whose server is killed every so often; they know their way back."""

    def __init__(self, folder: Path, game: str, seed: int = 1, **wish: Any) -> None:
        self.folder = folder
        self.chooser = random.Random(seed)
        with life(folder) as born:
            self.host = Guest(born.url).open_table(game, ME, OPEN, **wish)
            self.guests = [self.host, Guest(born.url).join(self.host, "Ben")]

    @contextmanager
    def back(self) -> Iterator[None]:
        """The server is running again, until it's killed."""
        with life(self.folder) as born:
            self.guests = [back_at(born.url, each) for each in self.guests]
            self.host = self.guests[0]
            yield

    @property
    def actor(self) -> Guest:
        number: int = self.host.look()["view"]["actor"]
        return self.guests[number - 1]

    def play(self, times: int = 1) -> None:
        """The seat to move takes any action."""
        for _ in range(times):
            actor = self.actor
            answer = actor.play(self.chooser.choice(actor.look()["view"]["legal"]))
            assert answer.status_code == 200, answer.text

    def seen(self) -> list[Any]:
        """What the two see of the game."""
        states = [guest.look() for guest in self.guests]
        return [
            {name: value for name, value in state.items() if name not in CHANGING}
            for state in states
        ]


def back_at(url: str, guest: Guest) -> Guest:
    """The same person with the same token; only the address may have changed."""
    again = Guest(url, guest.table, guest.key, guest.token)
    again.seat = guest.seat
    return again


def undo(guest: Guest, kind: str = "undo") -> Any:
    return guest.at_table("POST", f"/{kind}", {"step": guest.look()["step"]})


@each_game
def test_every_position_of_a_game_is_the_same_after_a_fall_and_as_much_can_be_taken_back(
    game: str, tmp_path: Path
) -> None:
    pair = Pair(tmp_path, game)
    could_undo = 0
    seen: list[Any] = []
    for _ in range(sized(4, 8)):
        with pair.back():
            assert not seen or pair.seen() == seen
            pair.play(3)
            seen = pair.seen()
        with pair.back():
            assert pair.seen() == seen
            for guest in pair.guests:
                if guest.look()["undo"]:
                    could_undo += 1
                    assert undo(guest).status_code == 200
                else:
                    assert undo(guest).json()["code"] == "no-undo"
            seen = pair.seen()
    assert could_undo


@pytest.mark.parametrize(("game", "actions"), [("austria", 2), ("overbooking", 1)])
def test_a_turn_played_before_a_fall_is_taken_back_after_it_up_to_the_same_barrier(
    game: str, actions: int, tmp_path: Path
) -> None:
    pair = Pair(tmp_path, game)
    with pair.back():
        actor, turn = pair.host, 0
        while turn < actions:
            pair.play()
            for guest in pair.guests:
                if guest.look()["undo"]:
                    actor = guest
                    played = actor.at_table("GET", "/record").json()["steps"]
                    assert undo(actor, "restart").status_code == 200
                    barrier = pair.seen()
                    turn = len(played) - actor.look()["step"]
                    for action in played[-turn:]:
                        assert actor.play(action).status_code == 200
    with pair.back():
        actor = back_at(pair.host.url, actor)
        for _ in range(turn):
            assert undo(actor).status_code == 200
        assert [seen["view"] for seen in pair.seen()] == [seen["view"] for seen in barrier]
        assert undo(actor).json()["code"] == "no-undo"
    with pair.back():
        assert [seen["view"] for seen in pair.seen()] == [seen["view"] for seen in barrier]
        pair.play(5)


def test_who_comes_back_hears_what_they_missed_and_nothing_twice(tmp_path: Path) -> None:
    pair = Pair(tmp_path, "austria")
    with pair.back():
        page = pair.host.live(since=0)
        pair.play(4)
        last = pair.guests[1].at_table("POST", "/say", {"text": "Until then!"}).json()["cursor"]
        while page.state is None or page.state["cursor"] < last:
            page.read()
        page.close()
        heard = list(page.entries)
    with pair.back():
        pair.play(3)  # before the page is back
    with pair.back():
        again = pair.host.live(since=last)
        state = again.until("update")["state"]
        pair.play(2)
        while again.state["cursor"] < last + 5:
            again.read()
        again.close()
        whole = pair.host.at_table("GET", "/entries").json()
    assert state["cursor"] == last + 3
    assert not whole["more"]
    assert heard + again.entries == whole["entries"]


def test_an_action_that_waits_for_its_confirmation_still_waits(tmp_path: Path) -> None:
    pair = Pair(tmp_path, "overbooking", rules={"confirm": True})
    with pair.back():
        while (held := pair.actor.look()["held"]) is None:
            pair.play()
        actor, step = pair.actor, pair.actor.look()["step"]
    with pair.back():
        actor = back_at(pair.host.url, actor)
        assert actor.look()["held"] == held
        other = next(guest for guest in pair.guests if guest.seat != actor.seat)
        assert other.look()["held"] is None
        assert actor.at_table("POST", "/confirm", {"step": step}).status_code == 200
        assert actor.look()["step"] > step
        taken = actor.at_table("GET", "/entries").json()["entries"][-1]["taken"]
        assert taken[0] == held


def test_a_table_that_waits_is_found_again_and_every_way_to_its_seats_still_opens_one(
    tmp_path: Path,
) -> None:
    with life(tmp_path) as born:
        reserved = {"kind": "reserved", "name": "Ada"}
        host = Guest(born.url).open_table("austria", ME, reserved, OPEN, public=True)
        code = host.at_table("POST", "/handover").json()["code"]
    with life(tmp_path) as born:
        lobby = Guest(born.url).ask("GET", "/tables").json()["tables"]
        assert [table["id"] for table in lobby] == [host.table]
        assert lobby[0]["phase"] == "open"
        device = Guest(born.url, host.table)
        device.seated(device.at_table("POST", "/claim", {"code": code}))
        assert device.seat == 1
        again = Guest(born.url, host.table).at_table("POST", "/claim", {"code": code})
        assert again.status_code == 403
    with life(tmp_path) as born:
        ada = Guest(born.url, host.table)
        ada.seated(ada.at_table("POST", "/claim", {"code": host.codes["2"]}))
        assert ada.look()["seats"][1]["name"] == "Ada"
    with life(tmp_path) as born:
        Guest(born.url).join(host, "Cleo")
        for guest in (host, device, ada):
            state = back_at(born.url, guest).look()
            assert (state["phase"], state["you"]) == ("running", guest.seat)


def test_time_runs_on_while_the_house_is_closed_and_out_if_it_is_closed_for_long(
    tmp_path: Path,
) -> None:
    watch = HandWatch()
    clock = {"kind": "live", "bank": 100, "increment": 5}
    with house(tmp_path, watch) as url:
        host = Guest(url).open_table("austria", ME, OPEN, rules={"clock": clock})
        guests = [host, Guest(url).join(host, "Ben")]
        watch.go_on(10)
    watch.restarted(30)
    with house(tmp_path, watch) as url:
        guests = [back_at(url, guest) for guest in guests]
        state = guests[0].look()
        actor = state["view"]["actor"]
        assert state["clock"]["running"] == actor
        assert state["clock"]["left"][actor - 1] == pytest.approx(60)
        assert state["clock"]["left"][2 - actor] == 100
    watch.restarted(70)
    with house(tmp_path, watch) as url:
        guests = [back_at(url, guest) for guest in guests]
        until(lambda: guests[0].look()["seats"][actor - 1]["absent"])
        entries = guests[0].at_table("GET", "/entries").json()["entries"]
        assert [entry["seat"] for entry in entries if entry["type"] == "late"] == [actor]
        late = guests[actor - 1]
        legal = late.look()["view"]["legal"]
        assert late.play(legal[0]).status_code == 200
        assert not late.look()["seats"][actor - 1]["absent"]


@each_game
@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_bot_that_was_interrupted_in_mid_thought_thinks_again(
    game: str, end: str, tmp_path: Path
) -> None:
    bot = {"kind": "bot", "bot": "search@2"}
    with life(tmp_path) as born:
        host = Guest(born.url).open_table(game, bot, bot)
        before = host.look()
        assert before["step"] == host.look()["step"], "it was quicker than two seconds"
        getattr(born, end)()
    with life(tmp_path) as born:
        page = back_at(born.url, host).live(since=before["cursor"])
        while not page.entries:
            page.read()
        page.close()
        first = page.entries[0]
    assert first["type"] == "moved"
    assert first["seat"] == before["view"]["actor"]
    assert first["number"] == before["cursor"] + 1
