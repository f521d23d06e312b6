"""All cards: browsed, filtered, each on its own page, reached from the table."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from hotelier.austria.rules.cards import STAFF
from hotelier.messages import say
from web.kindness import BEYOND, WIDER, is_kind, never_scrolls_sideways
from web.playing import (
    DESKTOP,
    GAMES,
    PHONE,
    Visit,
    becomes,
    either_game,
    hear,
    settle,
    wait_for_turn,
)

each_game = pytest.mark.parametrize("game", GAMES)
NUMBER = {"austria": 128, "overbooking": 18}
SOME = {
    "austria": ("guest-97", "staff-17", "politics-114", "emperor-C2"),
    "overbooking": ("kind-4", "hotel-3", "crest-lion"),
}


def cards(visit: Visit, path: str, **options: object) -> Page:
    """Open the card browser somewhere."""
    page = visit(f"/#/cards/{path}", **options)
    page.wait_for_selector("main [data-card]")
    settle(page)
    return page


SHOWN = "[...document.querySelectorAll('a[data-card]')].map((each) => each.dataset.card)"


def shows(page: Page, number: int) -> None:
    """This many cards are on the page."""
    expect(page.locator("a[data-card]")).to_have_count(number)


def test_filters_narrow_and_the_address_keeps_them(visit: Visit) -> None:
    page = cards(visit, "austria")
    page.locator("[data-kind=staff]").click()
    shows(page, 48)
    page.locator("[data-filter=when]").select_option("end")
    page.wait_for_function(f"5 < {SHOWN}.length && {SHOWN}.length < 48")
    page.locator("[data-filter=cost]").select_option("4")
    page.get_by_role("searchbox").fill(STAFF[27].name.upper())
    becomes(page, SHOWN, ["staff-27"])
    again = visit(page.evaluate("location.pathname + location.hash"))
    again.wait_for_selector("a[data-card]")
    becomes(again, SHOWN, ["staff-27"])
    page.get_by_role("searchbox").fill("submarine")
    page.get_by_test_id("all-cards").click()
    shows(page, 128)


def test_guests_are_filtered_by_colour_order_and_reward(visit: Visit) -> None:
    page = cards(visit, "austria?kind=guest")
    page.locator("[data-filter=colour]").select_option("blue")
    shows(page, 14)
    page.locator("[data-filter=gives]").select_option("occupy")
    becomes(page, SHOWN, ["guest-72"])
    page.locator("[data-filter=gives]").select_option("")
    page.locator("[data-filter=sort]").select_option("points")
    expect(page.locator("a[data-card]").first).to_have_attribute("data-card", "guest-74")


def test_hotels_are_filtered_by_their_rule(visit: Visit) -> None:
    page = cards(visit, "overbooking?kind=hotel")
    page.locator("[data-filter=rule]").select_option("two_crests")
    becomes(page, SHOWN, ["hotel-3", "hotel-4"])


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.long), PHONE])
@each_game
def test_every_card_is_there_and_has_a_page_with_words_and_a_drawing(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    page = cards(visit, game, size=size)
    shows(page, NUMBER[game])
    expect(page.get_by_role("status")).to_contain_text(str(NUMBER[game]))
    every = page.evaluate(SHOWN)
    becomes(page, BEYOND, [], "a[data-card] .face")
    for card in every:
        page.evaluate("(hash) => { location.hash = hash }", f"#/cards/{game}/{card}")
        page.wait_for_selector(f"article[data-card='{card}']")
        assert page.locator("article h1").inner_text().strip()
        assert len(page.locator(".told .does").inner_text()) > 10
        assert page.locator("article .picture svg").count() + page.locator(".places").count() > 0
        becomes(page, BEYOND, [], "article .picture")
        becomes(page, WIDER, [0, 0], size[0])
        text = page.locator("article").inner_text()
        assert "undefined" not in text
        assert "cards-" not in text


def test_a_card_tells_its_rulings_and_where_the_rules_speak_of_it(visit: Visit) -> None:
    page = cards(visit, "austria/guest-97")
    rulings = page.get_by_test_id("rulings")
    told = [re.compile(rf"^\s*{number}\b") for number in ("R14", "R32", "R33")]
    expect(rulings.locator("li")).to_have_text(told)
    rulings.get_by_role("link", name="R32").click()
    page.wait_for_selector("#rulings-r32.marked")
    page.go_back()
    page.locator("a[href='#/rules/austria/check-in']").click()
    page.wait_for_selector("#check-in-title")


def test_one_leafs_through_what_was_found(visit: Visit) -> None:
    page = cards(visit, "austria?kind=staff&when=round")
    page.locator("a[data-card='staff-2']").click()
    for card in ("staff-2", "staff-3", "staff-4", "staff-4"):
        page.wait_for_selector(f"article[data-card='{card}']")
        page.keyboard.press("ArrowRight")
    page.wait_for_selector("article[data-card='staff-4']")
    page.keyboard.press("Escape")
    shows(page, 4)


def test_an_address_of_no_card_says_so(visit: Visit) -> None:
    page = cards(visit, "austria/staff-99")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("cards-no-such"))
    shows(page, 128)


CARD = {"austria": "[data-flight^=guest-] > button", "overbooking": "[data-hand]"}


@either_game
def test_a_context_click_at_the_table_leads_to_the_card_and_back(sit: Visit, game: str) -> None:
    page = sit(game)
    wait_for_turn(page)
    card = page.locator(CARD[game]).first
    card.focus()
    card.click(button="right")
    link = page.get_by_role("dialog").get_by_role("link")
    # Escape closes the tip and goes back to the card.
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_be_focused()
    card.click(button="right")
    link.click()
    page.wait_for_selector("article[data-card]")
    page.get_by_test_id("close-over").click()
    expect(page.locator("article[data-card]")).to_have_count(0)
    wait_for_turn(page)
    # The key leads there, too.
    card.focus()
    page.keyboard.press("i")
    page.wait_for_selector("article[data-card]")


@either_game
def test_a_long_press_opens_a_tip_whose_link_can_be_tapped(sit: Visit, game: str) -> None:
    plays: list[str] = []
    page = sit(game, size=PHONE, has_touch=True, before=partial(hear, plays))
    wait_for_turn(page)
    card = page.locator(CARD[game]).first
    card.scroll_into_view_if_needed()
    finger = {"pointerType": "touch", "pointerId": 7, "isPrimary": True, "bubbles": True}
    card.dispatch_event("pointerdown", finger)
    link = page.get_by_role("dialog").get_by_role("link")
    expect(link).to_be_visible()
    for event in ("pointerup", "pointerleave"):
        card.dispatch_event(event, finger)
    card.dispatch_event("click")  # it only explains; it must not act as well
    expect(link).to_be_visible()
    link.tap()
    page.wait_for_selector("article[data-card]")
    page.get_by_test_id("close-over").click()
    wait_for_turn(page)
    assert plays == []


@pytest.mark.slow
@either_game
def test_the_cards_are_kind_to_everyone(visit: Visit, game: str) -> None:
    page = cards(visit, game)
    never_scrolls_sideways(page)
    for place in ("", *SOME[game]):
        page.evaluate("(hash) => { location.hash = hash }", f"#/cards/{game}/{place}")
        page.wait_for_selector(f"article[data-card='{place}']" if place else "a[data-card]")
        is_kind(page)
