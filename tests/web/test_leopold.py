"""Leopold's hints in the browser: asked for, shown on the table, done; and never against people."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from hotelier.bots.hints import points_words
from hotelier.messages import say, speaking
from server.houses import Guest
from web.kindness import BEYOND, fits, in_many_languages, is_kind
from web.playing import (
    DESKTOP,
    GAMES,
    PHONE,
    Visit,
    either_game,
    now,
    path_to,
    seats_of,
    settle,
    wait_for_move,
    wait_for_turn,
)
from web.rooms import reached

each_game = pytest.mark.parametrize("game", GAMES)
TOLD = "[data-hints]:not([data-hints='0'])"
POINTS = {"emperor": 5.2, "turns": 2.6, "guests": -11.4}

# The ring is around something that does the action; it follows scrolling from frame to frame.
# Around what plays an action, or around the thing on the table that it involves.
AROUND = """([action, parts]) => {
  const ring = document.querySelector('[data-ring]')?.getBoundingClientRect();
  const isIn = ({ left, top, right, bottom }) => ring.left <= left && ring.top <= top
    && ring.right >= right && ring.bottom >= bottom;
  const touched = parts.map((part) => `.game [data-part="${part}"]`);
  const things = [`[data-action="${action}"]`, ...touched];
  return ring && [...document.querySelectorAll(things.join(", "))]
    .some((each) => each.getClientRects().length > 0 && isIn(each.getBoundingClientRect()));
}"""


def ask(page: Page) -> None:
    page.get_by_role("button", name=say("ask-leopold")).click()
    page.wait_for_selector(TOLD)


@either_game
def test_leopold_is_asked_and_what_he_suggests_is_done(sit: Visit, game: str) -> None:
    page = sit(game)
    step = wait_for_turn(page)["step"]
    expect(page.locator("[data-hints]")).to_have_count(0)  # he speaks only when asked
    ask(page)
    hints = page.locator("[data-hints] li")
    assert 1 <= hints.count() <= 3
    expect(hints.first.locator(".figures")).to_have_text(re.compile(r"\d.*\d"))
    action = page.locator("[data-hint]").first.get_attribute("data-hint")
    page.locator("[data-hint]").first.click()
    wait_for_move(page, step)
    assert action
    expect(page.locator("[data-hints]")).to_have_count(0)  # a hint is for one step


@either_game
def test_a_suggestion_is_shown_on_the_table(visit: Visit, url: str, game: str) -> None:
    guest = reached(url, game, 0.5)
    page = visit(path_to(guest), seat=seats_of(guest))
    wait_for_turn(page)
    ask(page)
    action = page.locator("[data-hint]").first.get_attribute("data-hint")
    suggestion = page.locator("[data-hints] li .what").first
    suggestion.click()
    expect(suggestion).to_have_attribute("aria-pressed", "true")
    ring = page.locator("[data-ring]")
    expect(ring).to_be_visible()
    choices = guest.look()["view"]["choices"]
    parts = next(each["parts"] for each in choices if each["action"] == action)
    page.wait_for_function(AROUND, arg=[action, parts])
    suggestion.click()
    expect(suggestion).to_have_attribute("aria-pressed", "false")
    page.mouse.move(0, 0)
    expect(ring).to_have_count(0)
    # If the mouse only passes by, nothing scrolls into view.
    before = page.evaluate("scrollY")
    suggestion.hover()
    settle(page)
    assert page.evaluate("scrollY") == before


def test_a_hint_is_asked_for_by_keys_and_read_aloud(sit: Visit) -> None:
    page = sit("overbooking")
    step = wait_for_turn(page)["step"]
    page.get_by_role("button", name=say("ask-leopold")).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(TOLD)
    expect(page.locator("[data-hints] [role=status]")).not_to_be_empty()
    expect(page.locator("[data-hints]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-hints] li .what").first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_for_move(page, step)


def test_he_says_which_points_an_action_gains_in_the_words_of_the_terminal(
    visit: Visit, url: str
) -> None:
    """And that fits, with as many points as he tells, in every language."""
    guest = reached(url, "austria", 0.5)
    page = visit(path_to(guest), seat=seats_of(guest))
    wait_for_turn(page)

    def telling(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for each in told["actions"]:
            each["points"] = POINTS
        route.fulfill(response=answer, json=told)

    page.route("**/hint", telling)
    ask(page)
    points = page.get_by_test_id("hint-points")
    for language in in_many_languages(page, 1):
        with speaking(language):
            for place in range(points.count()):
                expect(points.nth(place)).to_have_text(points_words(POINTS, place))
        assert page.evaluate(BEYOND, "[data-hints] li") == []
        fits(page, DESKTOP[0])
    assert points.count() > 1


def test_thanked_leopold_is_quiet_again(sit: Visit) -> None:
    page = sit("overbooking")
    wait_for_turn(page)
    ask(page)
    page.get_by_role("button", name=say("hint-close")).click()
    expect(page.locator("[data-hints]")).to_have_count(0)
    expect(page.get_by_role("button", name=say("ask-leopold"))).to_be_focused()
    ask(page)
    assert now(page)["mine"]


def test_against_people_he_is_not_there(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("overbooking", name="Anna")
    guest = Guest(url).join(host, "Bela")
    page = visit(path_to(host), seat=seats_of(host))
    page.wait_for_selector("main.table")
    if not now(page)["mine"]:
        state = guest.look()
        guest.play(state["view"]["legal"][0], state["step"])
    wait_for_turn(page)
    expect(page.get_by_role("button", name=say("ask-leopold"))).to_have_count(0)


@each_game
def test_a_hint_is_kind_to_everyone(visit: Visit, url: str, game: str) -> None:
    guest = reached(url, game, 0.5)
    page = visit(path_to(guest), seat=seats_of(guest))
    wait_for_turn(page)
    ask(page)
    is_kind(page, DESKTOP, PHONE)
