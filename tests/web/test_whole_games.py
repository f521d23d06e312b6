"""Whole games through the interface."""

import random

import pytest
from playwright.sync_api import Page, expect

from hotelier.messages import say
from lengths import IS_LONG, sized
from server.houses import Guest, play_out
from web.playing import (
    GAMES,
    MOST,
    TITLES,
    Visit,
    begin,
    by_clicks,
    by_hand,
    by_keys,
    by_list,
    choose,
    either_game,
    now,
    path_to,
    play_on,
    play_together,
    seated,
    seats_of,
    wait_for_move,
    wait_for_next_turn,
    wait_for_turn,
)
from web.rooms import finished

LEAST = 16  # decisions of one person in a whole game
# What's taken by clicking the thing itself, by the first word of the action.
TOUCHED = {
    "austria": {"die", "guest", "room"},
    "overbooking": {"queue", "door"},
}
each_game = pytest.mark.parametrize("game", GAMES)


def sit_together(visit: Visit, game: str) -> list[Page]:
    """Two browsers at one table: one opens it, the other follows the link."""
    host = visit(likes={"name": "Host"})
    choose(host, game)
    host.get_by_role("button", name=say("play-with-friends")).click()
    link = host.get_by_test_id("table-link").input_value()
    friend = visit(link[link.index("/#") :], likes={"name": "Friend"})
    expect(host.get_by_test_id("free-seat")).to_be_visible()
    friend.get_by_role("button", name=say("sit-here")).click()
    for page in (host, friend):
        page.wait_for_selector("main.table")
    return [host, friend]


@pytest.mark.slow
@either_game
def test_two_people_play_a_whole_game_by_clicks(visit: Visit, url: str, game: str) -> None:
    pages = sit_together(visit, game)
    assert len(play_together(pages, by_clicks, 3, sized(8, MOST))) >= sized(8, LEAST * 2)
    play_out([seated(page, url) for page in pages], seed=3)
    for page in pages:
        end = page.get_by_role("dialog")
        expect(end.get_by_test_id("total")).to_be_visible()
        expect(end.get_by_role("columnheader", name="Host")).to_be_visible()
        expect(end.get_by_role("columnheader", name="Friend")).to_be_visible()
    told = [page.get_by_role("dialog").inner_text() for page in pages]
    # One of them, unless both have the same points.
    shared = say("won", number=2, names="").strip()
    assert any(say("you-won") in each for each in told) or all(shared in each for each in told)


@pytest.mark.slow
@either_game
def test_a_game_is_begun_and_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit()
    # The games are radio buttons: Tab leads to the chosen one, arrows to the others.
    page.wait_for_selector("input[name=game]", state="attached")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "game":
            break
    for _ in GAMES:
        if page.get_by_role("radio", name=TITLES[game]).is_checked():
            break
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=TITLES[game])).to_be_checked()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == say("play-now"):
            break
    expect(page.get_by_role("button", name=say("play-now"))).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    assert len(play_on(page, by_keys, seed=5, most=sized(6, MOST))) >= sized(6, LEAST)


def test_the_end_has_the_focus_and_a_key_leads_back_to_the_table(visit: Visit, url: str) -> None:
    guest = finished(url, "overbooking")
    page = visit(path_to(guest), seat=seats_of(guest))
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.slow
@either_game
def test_a_whole_game_against_bots_on_the_table_itself(visit: Visit, game: str) -> None:
    page = visit(likes={"players": 3})
    begin(page, game)
    done = play_on(page, by_hand, seed=7)
    assert len(done) >= LEAST
    direct = {each.split()[1] for each in done if not each.startswith("list: ")}
    assert direct >= TOUCHED[game]
    page.get_by_role("button", name=say("rematch")).click()
    page.wait_for_url(lambda url: "#/t/" in url)
    page.wait_for_selector("main.table[data-phase=running]")
    assert wait_for_turn(page)["mine"]


@pytest.mark.slow
def test_a_game_in_which_every_turn_is_confirmed(visit: Visit) -> None:
    page = visit(likes={"agreed": {}})
    begin(page, "overbooking")
    chooser = random.Random(6)
    state, turns = wait_for_next_turn(page), 0
    while turns < sized(6, MOST) and state["phase"] != "over":
        done = by_hand(page, chooser)
        wait_for_move(page, state["step"])
        # A card placed with a labelled button is already confirmed.
        if not done.startswith("agreed: ") and now(page)["held"]:
            page.get_by_test_id("confirm").click()
        turns += 1
        state = wait_for_next_turn(page, state["step"])
    assert turns >= sized(6, LEAST)
    if IS_LONG:
        assert state["phase"] == "over", "the game does not end"
        expect(page.get_by_role("dialog")).to_be_visible()


@each_game
def test_the_list_of_all_actions_plays_too(sit: Visit, game: str) -> None:
    page = sit(game)
    assert len(play_on(page, by_list, seed=1, most=6)) == 6
    assert now(page)["step"] >= 6


def test_the_end_tells_that_the_rematch_is_waiting_and_can_be_shown_again(
    visit: Visit, url: str
) -> None:
    host = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "open"})
    friend = Guest(url).join(host, "Friend")
    play_out([host, friend], seed=3)
    page = visit(path_to(friend), seat=seats_of(friend))
    end = page.get_by_role("dialog")
    expect(end).to_be_visible()
    expect(end).not_to_contain_text(say("rematch-waits"))
    assert host.at_table("POST", "/rematch").status_code == 201
    expect(end).to_contain_text(say("rematch-waits"))
    page.get_by_role("button", name=say("look-at-table")).click()
    expect(end).to_be_hidden()
    page.get_by_role("button", name=say("the-result")).click()
    expect(end).to_be_visible()


def test_who_invites_friends_without_a_name_is_not_called_you(visit: Visit) -> None:
    page = visit(likes={"agreed": {}})
    choose(page, "overbooking")
    page.get_by_role("button", name=say("play-with-friends")).click()
    expect(page.get_by_role("main")).to_contain_text(TITLES["overbooking"])
    expect(page.get_by_role("listitem").first).to_contain_text(
        f"{say('guest-name')} {say('that-is-you')}"
    )


def test_the_end_tells_why_something_was_not_done(visit: Visit, url: str) -> None:
    guest = finished(url, "overbooking")
    page = visit(path_to(guest), seat=seats_of(guest))
    end = page.get_by_role("dialog")
    for wish, asked in (("rematch", "**/rematch"), ("save-record", "**/record")):
        page.route(asked, lambda route: route.fulfill(status=429, json={"reason": "Not so fast."}))
        end.get_by_role("button", name=say(wish)).click()
        expect(end.get_by_role("alert")).to_have_text("Not so fast.")
        page.unroute(asked)
        page.route(asked, lambda route: route.abort())
        end.get_by_role("button", name=say(wish)).click()
        expect(end.get_by_role("alert")).to_contain_text(say("house-away"))
