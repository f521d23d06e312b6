"""Simultaneous requests: the first counts, the other is told why not, and nothing is half done."""

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hotelier.server.store.rows import Entry
from server.houses import Guest, Socket, house, play_out, until
from server.pages import at_once, journal_in
from server.scanning import Scanner

GAMES = ("austria", "overbooking")
BOT = {"kind": "bot", "bot": "random"}
each_game = pytest.mark.parametrize("game", GAMES)


def answers(*pages: Socket) -> list[Any]:
    """The next answer of each."""
    found = []
    for page in pages:
        message = page.read()
        while message["type"] not in ("done", "refused"):
            message = page.read()
        found.append(message)
    return found


def followed(game: str, options: dict[str, Any], journal: tuple[Entry, ...]) -> Scanner:
    """A journal is consistent: every step was legal, every undo possible."""
    scanner = Scanner(game, options)
    for entry in journal:
        scanner.follow(entry)
    return scanner


def kinds(journal: tuple[Entry, ...]) -> list[str]:
    return [str(entry.body["type"]) for entry in journal]


def other_device(guest: Guest) -> Guest:
    """The same seat on another device."""
    code = guest.at_table("POST", "/handover").json()["code"]
    again = Guest(guest.url, guest.table, guest.key)
    return again.seated(again.at_table("POST", "/claim", {"code": code}))


@each_game
def test_of_two_answers_to_one_decision_one_is_taken_and_the_other_is_stale(
    game: str, tmp_path: Path
) -> None:
    chooser = random.Random(1)
    with house(tmp_path) as url:
        host = Guest(url).open_table(game)
        guests = [host, Guest(url).join(host, "b")]
        pages = {guest.seat: (guest.live(), other_device(guest).live()) for guest in guests}
        for _ in range(40):
            state = guests[0].look()
            devices = pages[state["view"]["actor"]]
            legal = guests[state["view"]["actor"] - 1].look()["view"]["legal"]
            for page in devices:
                page.send(type="play", action=chooser.choice(legal), step=state["step"])
            found = answers(*devices)
            assert sorted(answer["type"] for answer in found) == ["done", "refused"]
            (refused,) = [answer for answer in found if answer["type"] == "refused"]
            now = guests[state["view"]["actor"] - 1].look()
            assert refused["code"] == "stale"
            assert (refused["step"], refused["legal"]) == (now["step"], now["view"]["legal"])
        options = now["options"]
    journal = journal_in(tmp_path, host.table)
    assert kinds(journal).count("moved") == 40
    assert len(followed(game, options, journal).match.steps) == now["step"]


@each_game
def test_of_many_who_answer_by_http_at_once_one_is_heard(game: str, tmp_path: Path) -> None:
    with house(tmp_path) as url:
        host = Guest(url).open_table(game)
        guests = [host, Guest(url).join(host, "b")]
        for _ in range(10):
            state = host.look()
            actor = guests[state["view"]["actor"] - 1]
            legal = actor.look()["view"]["legal"]
            everybody = [Guest(url, host.table, host.key, actor.token) for _ in range(5)]
            everybody.append(guests[2 - state["view"]["actor"]])
            found = at_once(*(partial(who.play, legal[0], state["step"]) for who in everybody))
            codes = [answer.status_code for answer in found]
            assert sorted(codes) == [200, *[409] * 5]
            for answer in found:
                told = answer.json()
                assert answer.status_code == 200 or told["code"] in ("stale", "not-your-turn")
    assert kinds(journal_in(tmp_path, host.table)).count("moved") == 10


def test_of_many_who_want_the_last_seat_one_gets_it(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        for _ in range(5):
            host = Guest(url).open_table("overbooking")
            rush = [Guest(url, host.table, host.key) for _ in range(8)]
            joining = [
                partial(who.at_table, "POST", "/join", {"name": f"n{n}"})
                for n, who in enumerate(rush)
            ]
            found = at_once(*joining)
            assert sorted(answer.status_code for answer in found) == [201, *[409] * 7]
            assert {a.json()["code"] for a in found if a.status_code == 409} == {"full"}
            (winner,) = [n for n, answer in enumerate(found) if answer.status_code == 201]
            rush[winner].seated(found[winner])
            assert rush[winner].look()["you"] == 2
            assert host.look()["seats"][1]["name"] == f"n{winner}"
            assert host.look()["phase"] == "running"


@each_game
def test_a_turn_is_either_confirmed_or_taken_back(game: str, tmp_path: Path) -> None:
    chooser = random.Random(2)
    with house(tmp_path) as url:
        host = Guest(url).open_table(game, rules={"confirm": True})
        guests = [host, Guest(url).join(host, "b")]
        pages = {guest.seat: (guest.live(), other_device(guest).live()) for guest in guests}
        held = 0
        while held < 12:
            state = host.look()
            actor = guests[state["view"]["actor"] - 1]
            mine = actor.look()
            if mine["held"] is None:
                actor.play(chooser.choice(mine["view"]["legal"]), mine["step"])
                continue
            held += 1
            one, two = pages[actor.seat]
            one.send(type="confirm", step=mine["step"])
            two.send(type="undo", step=mine["step"])
            found = answers(one, two)
            codes = {answer.get("code") for answer in found if answer["type"] == "refused"}
            done = [answer["type"] for answer in found].count("done")
            assert done == 1
            assert codes <= {"stale", "nothing-held", "not-your-turn", "no-undo", "over"}
        options = state["options"]
    journal = journal_in(tmp_path, host.table)
    followed(game, options, journal)
    after = [
        kind
        for kind, before in zip(kinds(journal)[1:], kinds(journal), strict=False)
        if before == "held"
    ]
    assert set(after) <= {"moved", "undone"}


@each_game
def test_an_action_is_either_taken_back_or_answered(game: str, tmp_path: Path) -> None:
    chooser = random.Random(3)
    with house(tmp_path) as url:
        host = Guest(url).open_table(game)
        guests = [host, Guest(url).join(host, "b")]
        pages = {guest.seat: guest.live() for guest in guests}
        raced = 0
        while raced < 10 and host.look()["phase"] == "running":
            seat = host.look()["view"]["actor"]
            mine = guests[seat - 1].look()
            guests[seat - 1].play(chooser.choice(mine["view"]["legal"]), mine["step"])
            now = [guest.look() for guest in guests]
            other = 3 - seat
            if now[0]["view"]["actor"] != other or not now[seat - 1]["undo"]:
                continue
            raced += 1
            step, legal = now[0]["step"], now[other - 1]["view"]["legal"]
            pages[other].send(type="play", action=chooser.choice(legal), step=step)
            pages[seat].send(type="undo", step=step)
            found = answers(pages[other], pages[seat])
            assert sorted(answer["type"] for answer in found) == ["done", "refused"]
        options = host.look()["options"]
    assert raced
    followed(game, options, journal_in(tmp_path, host.table))


@pytest.mark.slow
@each_game
def test_a_bot_and_an_undo_never_get_in_each_others_way(game: str, tmp_path: Path) -> None:
    chooser = random.Random(4)
    with house(tmp_path) as url:
        host = Guest(url).open_table(game, {"kind": "me"}, BOT)
        page = host.live(since=0)
        undone: list[bool] = []
        while len(undone) < 12:
            until(lambda: host.look()["view"]["actor"] == 1)
            state = host.look()
            action = chooser.choice(state["view"]["legal"])
            done = page.do(type="play", action=action, step=state["step"])
            assert done["type"] == "done"
            if host.look()["phase"] == "over":
                break
            answer = page.do(type=chooser.choice(("undo", "restart")), step=done["step"])
            assert answer["type"] == "done" or answer["code"] in ("stale", "no-undo", "over")
            undone.append(answer["type"] == "done")
        last = page.do(type="ping")
        assert last["type"] == "pong"
        options = state["options"]
        until(lambda: host.look()["view"]["actor"] in (1, None))
        state = host.look()
    journal = journal_in(tmp_path, host.table)
    scanner = followed(game, options, journal)
    assert len(scanner.match.steps) == state["step"]
    assert kinds(journal).count("undone") == sum(undone)


@pytest.mark.slow
def test_who_comes_back_plays_and_the_bot_that_stood_in_does_not(tmp_path: Path) -> None:
    chooser = random.Random(5)
    with house(tmp_path) as url:
        rules = {"absent": "bot", "stand_in": "random"}
        host = Guest(url).open_table("overbooking", rules=rules)
        guests = [host, Guest(url).join(host, "b")]
        other = guests[1]
        returns, by_hand = 0, set()
        while returns < 12 and host.look()["phase"] == "running":
            actor = guests[host.look()["view"]["actor"] - 1]
            mine = actor.look()
            if actor is host:
                other.at_table("POST", "/leave")
            answer = actor.play(chooser.choice(mine["view"]["legal"]), mine["step"])
            assert answer.status_code == 200, answer.text
            if actor is other:
                by_hand.add(answer.json()["cursor"])
            else:
                back = other.at_table("POST", "/return")  # while the bot thinks, or has played
                returns += 1
                assert back.status_code == 200
                seat = other.look()["seats"][1]
                assert (seat["bot"], seat["absent"]) == (None, False)
        options = mine["options"]
    journal = journal_in(tmp_path, host.table)
    followed("overbooking", options, journal)
    is_here = True
    for entry in journal:
        if entry.body.get("seat") == 2 and entry.body["type"] == "sat":
            is_here = not entry.body["seated"]["absent"]
        if entry.body.get("seat") == 2 and entry.body["type"] == "moved":
            assert is_here == (entry.number in by_hand)
    assert (is_here, returns) == (True, 12)


@pytest.mark.slow
def test_a_rematch_that_both_ask_for_at_once_is_one_table(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        for seed in range(3):
            host = Guest(url).open_table("overbooking", public=True)
            guests = [host, Guest(url).join(host, "b")]
            play_out(guests, seed)
            asking = [partial(guest.at_table, "POST", "/rematch") for guest in guests * 3]
            found = at_once(*asking)
            assert {answer.status_code for answer in found} == {201}
            tables = {answer.json()["table"] for answer in found}
            assert len(tables) == 1
            lobby = host.ask("GET", "/tables").json()["tables"]  # without those that are over
            assert len(lobby) == seed + 1
            assert lobby[0]["id"] in tables
            for guest, answer in zip(guests, found, strict=False):
                guest.seated(answer)
                guest.at_table("POST", "/return")
            assert [guest.seat for guest in guests] == [2, 1]
            assert host.look()["phase"] == "running"
            assert [seat["name"] for seat in host.look()["seats"]] == ["b", "Host"]
