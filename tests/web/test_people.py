"""People at a table: invitations, seats, leaving, colours, reactions, plans, turns taken back."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

import hotelier
from hotelier.messages import say
from server.houses import Guest, until
from web.playing import (
    BOT,
    DESKTOP,
    ME,
    PHONE,
    Visit,
    begin,
    guest_at,
    now,
    path_to,
    seats_of,
    settle,
    show,
)
from web.rooms import reached

OPEN = {"kind": "open"}


def two_at(url: str, game: str = "overbooking", **wish: object) -> tuple[Guest, Guest]:
    host = Guest(url).open_table(game, ME, OPEN, name="Anna", **wish)
    return host, Guest(url).join(host, "Bela")


def answer(page: Page, yes: bool = True) -> None:
    """Answer the question before something is done."""
    page.get_by_test_id("ask-yes" if yes else "ask-no").click()
    expect(page.get_by_test_id("ask")).to_have_count(0)


def played_turn(guest: Guest) -> int:
    """Someone plays a turn against a bot, who answers; the step at which the turn started."""
    began = 0

    def can_take_back() -> bool:
        nonlocal began
        state = guest.look()
        if state["view"]["actor"] != guest.seat:
            return False
        if state["takeback"] is not None:
            return True
        if state["undo"] is None:
            began = state["step"]
        guest.play(state["view"]["legal"][0], state["step"])
        return False

    until(can_take_back)
    return began


def test_a_turn_against_bots_is_taken_back_after_one_was_told_what_it_means(
    visit: Visit, url: str
) -> None:
    for size in (DESKTOP, PHONE):
        guest = Guest(url).open_table("overbooking", ME, BOT)
        began = played_turn(guest)
        page = visit(path_to(guest), seat=seats_of(guest), size=size)
        page.wait_for_selector("main.table[data-mine=true]")
        before = now(page)["step"]
        page.get_by_test_id("takeback").click()
        answer(page, yes=False)
        assert now(page)["step"] == before
        page.get_by_test_id("takeback").click()
        answer(page)
        page.wait_for_selector(f"main.table[data-step='{began}'][data-mine=true]")
        expect(page.get_by_test_id("takeback")).to_have_count(0)
        assert guest.look()["practice"]


def test_an_invitation_says_who_invites_and_asks_for_a_name_first(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("austria", ME, OPEN, {"kind": "open"}, name="Anna")
    page = visit(path_to(host), size=PHONE, likes={"name": ""})
    expect(page.get_by_test_id("invitation")).to_contain_text("Anna")
    sit = page.locator("ol .button.main").first
    sit.click()
    expect(page.get_by_test_id("your-name")).to_be_focused()
    page.get_by_test_id("your-name").fill("Bela")
    sit.click()
    # A seated player chooses a colour that nobody has, and sees how to invite friends.
    violet = page.locator("[data-colour=violet]")
    violet.click()
    expect(violet).to_have_attribute("aria-checked", "true")
    expect(page.locator("[data-colour=orange]")).to_be_disabled()
    assert [seat["colour"] for seat in host.look()["seats"]] == ["orange", "violet", "green"]
    expect(page.get_by_test_id("friends-start")).to_contain_text("--host")


def test_leaving_asks_first_and_those_who_stay_decide_who_gets_the_seat(
    visit: Visit, url: str
) -> None:
    host, other = two_at(url)
    page = visit(path_to(other), seat=seats_of(other))
    show(page, "players")
    page.get_by_test_id("leave").click()
    answer(page, yes=False)
    assert not host.look()["seats"][1]["absent"]
    page.get_by_test_id("leave").click()
    answer(page)
    until(lambda: host.look()["seats"][1]["absent"])

    staying = visit(path_to(host), seat=seats_of(host))
    newcomer = visit(path_to(host), likes={"name": "Cleo"})
    newcomer.get_by_test_id("ask-for-seat").click()
    expect(newcomer.get_by_test_id("asks")).to_be_visible()
    assert host.look()["seats"][1]["name"] == "Bela"
    staying.get_by_test_id("let-in").click()
    until(lambda: host.look()["seats"][1]["name"] == "Cleo")
    expect(newcomer.get_by_test_id("asks")).to_have_count(0)
    show(newcomer, "players")
    expect(newcomer.get_by_test_id("resign")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_who_waits_for_somebody_that_left_lets_a_bot_take_over(
    visit: Visit, url: str, size: tuple[int, int]
) -> None:
    guests = two_at(url)
    actor = guests[0].look()["view"]["actor"]
    leaving, waiting = guests[actor - 1], guests[2 - actor]
    leaving.at_table("POST", "/leave")
    page = visit(path_to(waiting), seat=seats_of(waiting), size=size)
    page.get_by_test_id("what-now").get_by_test_id("let-bot-play").click()
    until(lambda: waiting.look()["seats"][actor - 1]["bot"] is not None)


def test_nobody_is_called_you(visit: Visit, url: str) -> None:
    page = visit(likes={"name": ""})
    begin(page, "austria")
    guest = guest_at(page, url)
    assert guest.look()["seats"][0]["name"] == say("guest-name")
    expect(page.locator("[data-part=hotel]")).not_to_contain_text(say("guest-name"))


def test_a_reaction_is_read_in_everybodys_own_language(visit: Visit, url: str) -> None:
    host, other = two_at(url)
    page = visit(path_to(host), seat=seats_of(host))
    polish = visit(path_to(other), seat=seats_of(other), likes={"language": "pl"}, size=PHONE)
    show(page, "talk")
    page.locator("[data-reaction=thanks]").click()
    # On a phone, the chat is below the table: a number in the bar tells of it and leads there.
    sign = polish.get_by_test_id("open-talk")
    expect(sign).to_have_attribute("data-unread", "1")
    sign.click()
    expect(sign).to_have_attribute("data-unread", "0")
    expect(polish.get_by_test_id("talk").locator("[data-said=thanks]").first).to_be_in_viewport()
    polish.keyboard.press("Escape")
    expect(sign).to_be_focused()


def test_a_move_is_planned_while_others_decide_and_played_when_one_is_asked(
    visit: Visit, url: str
) -> None:
    guests = two_at(url)
    actor = guests[0].look()["view"]["actor"]
    playing, waiting = guests[actor - 1], guests[2 - actor]
    page = visit(path_to(waiting), seat=seats_of(waiting))
    page.get_by_test_id("plan").click()
    settle(page)
    choice = page.locator("[data-plan]").first
    planned = choice.get_attribute("data-plan")
    choice.click()
    expect(page.get_by_test_id("planned")).to_be_visible()
    assert waiting.look()["plan"]["action"] == planned
    assert playing.look()["plan"] is None
    legal = playing.look()["view"]["legal"]
    playing.play(legal[-1])
    until(lambda: waiting.look()["plan"] is None)
    told = waiting.at_table("GET", "/entries").json()["entries"][-1]
    assert told["type"] == "dropped" or told["taken"][0] == planned


def test_ones_games_show_date_and_round_and_none_is_lost_by_one_click(
    visit: Visit, url: str
) -> None:
    first = Guest(url).open_table("austria", ME, BOT)
    waiting = Guest(url).open_table("overbooking", ME, OPEN)
    tried = reached(url, "austria", 0.5)
    page = visit(seat=seats_of(first, waiting, tried))
    games = page.locator("section[aria-labelledby=mine] li")
    expect(games).to_have_count(3)
    # Practice says so, and can be removed at any time.
    practice = games.filter(has=page.locator("[data-practice]"))
    expect(practice.get_by_test_id("resign")).to_have_count(0)
    practice.get_by_test_id("remove").click()
    answer(page)
    expect(games).to_have_count(2)
    expect(games.first.locator("small")).to_have_text(re.compile(r"\d.*·.*\d"))
    # A running game is resigned, not removed. If the server is away, it stays in the list.
    expect(games.first.get_by_test_id("remove")).to_have_count(0)
    page.route("**/resign", lambda route: route.abort())
    games.first.get_by_test_id("resign").click()
    page.get_by_test_id("ask-yes").click()
    expect(page.get_by_test_id("ask")).to_contain_text(say("remove-text"))
    answer(page, yes=False)
    page.unroute("**/resign")
    games.first.get_by_test_id("resign").click()
    answer(page)
    expect(games).to_have_count(1)
    until(lambda: first.look()["seats"][0]["kind"] == "bot")
    # One that hasn't begun is removed after a question.
    games.first.get_by_test_id("remove").click()
    answer(page, yes=False)
    expect(games).to_have_count(1)
    games.first.get_by_test_id("remove").click()
    answer(page)
    expect(games).to_have_count(0)
    assert waiting.look()["seats"][0]["kind"] == "person"


def test_a_finished_game_offers_no_seat_and_says_how_a_tie_was_decided(
    visit: Visit, url: str
) -> None:
    match, chooser = hotelier.new("overbooking", seed=62), random.Random(62)  # 31 points each
    while not match.over:
        match.play(chooser.choice(match.legal))
    guest = Guest(url)
    guest.seated(guest.ask("POST", "/import", {"record": match.record().as_dict()}))
    page = visit(path_to(guest))
    expect(page.get_by_test_id("tie")).to_contain_text("31")
    expect(page.get_by_test_id("tie")).to_contain_text(match.seats[match.winners[0] - 1])
    expect(page.get_by_test_id("ask-for-seat")).to_have_count(0)
