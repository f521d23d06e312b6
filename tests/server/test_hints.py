"""Leopold's hints: only where they're fair, only from what a seat may know, and in time."""

import inspect
import pickle
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hotelier.bots.bot import Budget
from hotelier.bots.hints import LEAST, TOLD, Hint, hints
from hotelier.core.game import games
from hotelier.core.match import Match, new_match
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.messages import known
from hotelier.overbooking.judgement.hopes import hopes
from hotelier.overbooking.rules.events import (
    AbilityStarted,
    AbilityUnused,
    GuestBooked,
    GuestReplaced,
)
from hotelier.server.bots import thinking
from server.houses import Guest, house, until

each_game = pytest.mark.parametrize("game", games())
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
AGES = 3600.0


def against_bots(url: str, game: str, **wish: Any) -> tuple[Guest, Any]:
    """Someone who plays against bots, at their first decision."""
    guest = Guest(url).open_table(game, ME, BOT, **wish)
    until(lambda: guest.look()["view"]["actor"] == guest.seat)
    return guest, guest.look()


def played(game: str, decisions: int, seed: int = 5, **options: Any) -> Match:
    """A game after some decisions of people who take whatever comes."""
    match = new_match(game, options, seed=seed).begin()
    chooser = Rng(seed)
    while decisions and not match.over:
        match.play(match.legal[chooser.below(len(match.legal))])
        decisions -= 1
    return match


@each_game
def test_who_plays_against_bots_gets_the_best_three_with_figures(game: str, tmp_path: Path) -> None:
    with house(tmp_path) as url:
        guest, state = against_bots(url, game)
        answer = guest.at_table("POST", "/hint", {"step": state["step"]})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert told["step"] == state["step"]
        assert 1 <= len(told["actions"]) <= 3
        assert len({each["action"] for each in told["actions"]}) == len(told["actions"])
        for each in told["actions"]:
            assert each["action"] in state["view"]["legal"]
            assert 0 <= each["win"] <= 1
            assert 0 <= each["sure"] <= 1
            assert {"events", "later"}.isdisjoint(each)
            words = [*each["reasons"], *each["later_reasons"]]
            assert all(known(message["key"]) or message["text"] for message in words)
            assert all(known(f"source-more-{source}") for source in each["points"])
        best, *others = told["actions"]
        assert best["sure"] >= max((each["sure"] for each in others), default=0.0)


@each_game
def test_points_speak_for_the_first_action_and_against_the_others(game: str) -> None:
    told = 0
    for decisions in (6, 12, 20):
        match = played(game, decisions, players=2)
        assert match.actor is not None
        first, *others = hints(match.game, match.view(match.actor), Rng(1), Budget(AGES, 24))
        told += bool(first.points) + sum(bool(each.points) for each in others)
        for points, sign in ((first.points, 1), *((each.points, -1) for each in others)):
            amounts = [sign * amount for amount in points.values()]
            assert len(amounts) <= TOLD
            assert amounts == sorted(amounts, reverse=True)
            assert all(abs(amount) >= LEAST for amount in amounts)
    assert told > 0


@each_game
def test_a_hint_comes_within_a_second_once_the_workers_are_awake(game: str, tmp_path: Path) -> None:
    with house(tmp_path) as url:
        guest, state = against_bots(url, game)
        guest.at_table("POST", "/hint", {"step": state["step"]})
        took: list[float] = []
        # A second or so: at one of a few decisions, because the machine has other things to do.
        while len(took) < 8 and (not took or took[-1] >= 1.5):
            guest.play(state["view"]["legal"][0], state["step"])
            until(lambda: guest.look()["view"]["actor"] == guest.seat)
            state = guest.look()
            began = time.perf_counter()
            answer = guest.at_table("POST", "/hint", {"step": state["step"]})
            took.append(time.perf_counter() - began)
            assert answer.status_code == 200, answer.text
        assert took[-1] < 1.5


def test_asking_twice_costs_nothing_and_says_the_same(tmp_path: Path) -> None:
    with house(tmp_path, hints_per_minute=1.0) as url:
        guest, state = against_bots(url, "overbooking")
        wish = {"step": state["step"]}
        with ThreadPoolExecutor(4) as several:
            answers = list(
                several.map(
                    lambda _: (
                        Guest(url, guest.table, guest.key, guest.token)
                        .at_table("POST", "/hint", wish)
                        .json()
                    ),
                    range(4),
                )
            )
        assert all(answer == answers[0] for answer in answers)
        assert guest.at_table("POST", "/hint", wish).json() == answers[0]
        # The next one is another, and counted.
        guest.play(state["view"]["legal"][0], state["step"])
        until(lambda: guest.look()["view"]["actor"] == guest.seat)
        answer = guest.at_table("POST", "/hint", {"step": guest.look()["step"]})
        assert answer.status_code == 429
        assert answer.json()["code"] == "too-many"


def test_nobody_is_helped_against_people(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        host = Guest(url).open_table("overbooking", ME, BOT, {"kind": "open"}, name="Anna")
        other = Guest(url).join(host, "Bela")
        until(lambda: host.look()["view"]["actor"] in (host.seat, other.seat))
        for each in (host, other):
            answer = each.at_table("POST", "/hint", {"step": host.look()["step"]})
            assert answer.status_code == 409
            assert answer.json()["code"] == "no-hints"
            assert "never against people" in answer.json()["reason"]
        # Not even while they are away: they may come back.
        other.at_table("POST", "/leave")
        answer = host.at_table("POST", "/hint", {"step": host.look()["step"]})
        assert answer.json()["code"] == "no-hints"


def test_only_who_decides_is_told_and_only_of_this_step(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        guest, _ = against_bots(url, "overbooking")
        stranger = Guest(url, guest.table, guest.key)
        assert stranger.at_table("POST", "/hint", {"step": 0}).json()["code"] == "no-seat"
        assert guest.at_table("POST", "/hint", {"step": 0}).json()["code"] == "stale"
        assert Guest(url, guest.table).at_table("POST", "/hint", {"step": 0}).status_code == 404


def test_a_practice_table_may_ask_too(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        record = played("austria", 30).record().as_dict()
        guest = Guest(url)
        guest.seated(guest.ask("POST", "/import", {"record": record, "bot": "random"}))
        until(lambda: guest.look()["view"]["actor"] == guest.seat)
        answer = guest.at_table("POST", "/hint", {"step": guest.look()["step"]})
        assert answer.status_code == 200, answer.text


@each_game
@pytest.mark.parametrize("decisions", [0, 9, 23])
def test_what_is_hidden_does_not_change_a_hint(game: str, decisions: int) -> None:
    match = played(game, decisions)
    seat = match.actor
    assert seat is not None
    view = match.view(seat)
    said = hints(match.game, view, Rng(1), Budget(AGES, 24))
    for luck in range(3):
        match.state.redeal(seat, Rng(luck))
        assert match.view(seat) == view
        assert hints(match.game, match.view(seat), Rng(1), Budget(AGES, 24)) == said


def test_cards_that_differ_in_their_crest_alone_are_one_hint_where_crests_do_not_count() -> None:
    match = new_match("overbooking", {"players": 2, "bonus": "none"}, seed=3)
    view = match.view(match.actor)
    found = hints(match.game, view, Rng(1), Budget(AGES, 40), best=9)
    gists = [match.game.gist(view, each.action) for each in found]
    assert len(gists) == len(set(gists)) > 3
    plain = {action.split(" ")[1][0] for action in view.legal}
    assert any(len(gist.split(" ")[1]) == 1 for gist in gists)
    assert {gist.split(" ")[1][0] for gist in gists} <= plain


def test_where_crests_count_they_are_told_apart() -> None:
    match = new_match("overbooking", {"players": 2, "bonus": "advanced"}, seed=3)
    view = match.view(match.actor)
    assert all(match.game.gist(view, action) == action for action in view.legal)


@each_game
def test_a_worker_is_given_a_view_and_no_position(game: str) -> None:
    given = inspect.get_annotations(thinking.advise)
    assert given == {
        "game": str,
        "view": View,
        "seed": int,
        "until": float,
        "least": float,
        "return": list[Hint],
    }
    match = played(game, 9)
    seat = match.actor
    assert seat is not None
    sent = pickle.dumps(match.view(seat))
    match.state.redeal(seat, Rng(1))
    assert pickle.dumps(match.view(seat)) == sent


@each_game
def test_what_a_hint_says_of_an_action_happens(game: str) -> None:
    match = played(game, 12)
    for _ in range(6):
        seat = match.actor
        assert seat is not None
        said = hints(match.game, match.view(seat), Rng(1), Budget(AGES, 16))
        before = len(match.events(seat))
        match.play(said[0].action)
        happened = [event for _, event in match.events(seat)[before:]]
        assert happened[: len(said[0].events)] == list(said[0].events)


def test_what_follows_is_ones_own_turn() -> None:
    match = played("austria", 40)
    for _ in range(8):
        seat = match.actor
        assert seat is not None
        for each in hints(match.game, match.view(seat), Rng(1), Budget(AGES, 24)):
            ends = [event.kind for event in (*each.events, *each.later)]
            if "turn-ended" in ends[: len(each.events)]:
                assert each.then == ()
            assert ends.count("turn-ended") <= 1
        match.play(match.legal[0])


def test_a_bed_is_hoped_for_as_often_as_it_is_found() -> None:
    hoped, found = [], []
    for seed in range(24):
        match = new_match("overbooking", {"players": 3}, seed=seed).begin()
        chance, judge = Rng(seed), match.game.judge()
        while match.decision != "place" or len(match.steps) < 12 + seed % 9:
            match.play(match.game.text(judge.policy(match.state, chance)))
        seat = match.actor
        assert seat is not None
        advice = hints(match.game, match.view(seat), Rng(seed), Budget(AGES, 16))
        placed = next((each for each in advice if each.action.startswith("queue ")), None)
        if placed is None:
            continue
        _, card, hotel = placed.action.split(" ")
        before, first = len(match.events(seat)), judge.stage(match.state)
        match.play(placed.action)
        while not match.over and judge.stage(match.state) == first:
            match.play(match.game.text(judge.policy(match.state, chance)))
        booked = [each for _, each in match.events(seat)[before:] if isinstance(each, GuestBooked)]
        found.append((seat, int(hotel), card) in {(b.seat, b.hotel, b.card) for b in booked})
        hoped.append(placed.hopes["bed"])
    assert 0 < sum(found) < len(found)
    assert abs(sum(hoped) - sum(found)) < 0.15 * len(found)
    likely = [was for hope, was in zip(hoped, found, strict=True) if hope > sum(hoped) / len(hoped)]
    assert sum(likely) / len(likely) > sum(found) / len(found)


def test_who_queues_hopes_for_a_bed_and_who_needs_somebody_at_the_back_door_for_use() -> None:
    match = new_match("overbooking", {"players": 2}, seed=4).begin()
    hoped = {"1": {"bed"}, "3": {"use"}, "4": {"use"}, "5": {"use"}}
    found = hints(match.game, match.view(match.actor), Rng(1), Budget(AGES, 16), best=99)
    for each in found:
        verb, *words = each.action.split(" ")
        assert set(each.hopes) == ({"bed"} if verb == "queue" else hoped.get(words[0][0], set()))
        assert all(0 <= much <= 1 for much in each.hopes.values())
    assert {name for each in found for name in each.hopes} == {"bed", "use"}


def test_an_ability_without_anybody_to_use_it_on_is_of_no_use() -> None:
    started = AbilityStarted(seat=1, hotel=2, card="3f", ability="replace")
    unused = AbilityUnused(seat=1, hotel=2, card="3f", reason="nobody")
    assert hopes("door 3f 2", (started,), 1) == {"use": 1.0}
    assert hopes("door 3f 2", (started, unused), 1) == {"use": 0.0}
    assert hopes("door 3f 2", (started, replace(unused, seat=2)), 1) == {"use": 1.0}
    assert hopes("door 3f 2", (), 1) == {"use": 0.0}


def test_a_guest_whose_place_is_taken_by_ones_own_is_not_lost() -> None:
    hotel = {"hotel": 2}
    taken = GuestReplaced(
        seat=1, position=1, card="4b", replaced="2f", replaced_seat=1, naming_lost=False, **hotel
    )
    booked = GuestBooked(
        seat=1, card="4b", beds_before=4, beds_after=0, coins=3, crest_cards=1, **hotel
    )
    assert hopes("queue 2f 2", (taken, booked), 1) == {"bed": 1.0}
    assert hopes("queue 2f 2", (replace(taken, seat=2), booked), 1) == {"bed": 0.0}
    assert hopes("queue 3f 2", (taken, booked), 1) == {"bed": 0.0}
    assert hopes("queue 2f 1", (taken, booked), 1) == {"bed": 0.0}
