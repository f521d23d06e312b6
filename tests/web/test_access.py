"""Kind to everyone: what axe checks, narrow pages, fingers."""

import pytest
from playwright.sync_api import expect

from hotelier.messages import say
from web.kindness import is_kind, never_scrolls_sideways
from web.playing import GAMES, PHONE, Visit, becomes, begin
from web.rooms import PLACES, come_to

LEAST = 40  # px a finger needs to hit what plays
LEAST_ELSEWHERE = 24


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious_and_there_is_one_heading(
    visit: Visit, url: str, place: str
) -> None:
    page = come_to(visit, url, place)
    is_kind(page)
    assert page.locator("main h1").count() == 1


# Where one is on the page: how far down, and what has the focus.
STANDING = "() => [scrollY, document.activeElement.tagName]"


def test_another_page_begins_at_its_top_and_its_heading(visit: Visit) -> None:
    page = visit("/#/rules/austria")
    page.wait_for_selector("main section[id=rulings]")
    becomes(page, STANDING, [0, "BODY"])  # where a browser begins
    page.evaluate("scrollTo(0, 9000)")
    page.get_by_role("link", name=say("to-the-start")).first.click()
    becomes(page, STANDING, [0, "H1"])
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    begin(page, "overbooking")
    becomes(page, STANDING, [0, "H1"])
    page.keyboard.press("Tab")
    expect(page.locator("main :focus")).to_have_count(1)


@pytest.mark.parametrize("place", PLACES)
def test_no_page_scrolls_sideways(visit: Visit, url: str, place: str) -> None:
    page = come_to(visit, url, place)
    never_scrolls_sideways(page)


TARGETS = """() => [...document.querySelectorAll('button, a, input, select, [role=button]')]
  .filter((each) => each.checkVisibility({ opacityProperty: true }))
  .filter((each) => !each.closest('.hidden-text'))
  .map((each) => {
    const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
    return { html: each.outerHTML.slice(0, 120), plays: each.dataset.action ?? each.dataset.hand,
             small: Math.round(Math.min(width, height)) };
  }).filter((each) => each.small > 0)"""


@pytest.mark.parametrize("place", PLACES)
def test_fingers_hit_what_they_want(visit: Visit, url: str, place: str) -> None:
    page = come_to(visit, url, place, size=PHONE, has_touch=True)
    targets = page.evaluate(TARGETS)
    # What is small on the table is large enough in the list beside it.
    large = {each.get("plays") for each in targets if each["small"] >= LEAST}
    small = [
        each
        for each in targets
        if (each["plays"] not in large if "plays" in each else each["small"] < LEAST_ELSEWHERE)
    ]
    assert small == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_written_too_small(visit: Visit, url: str, game: str) -> None:
    page = come_to(visit, url, f"{game} late", size=PHONE)
    small = page.evaluate(
        """() => [...document.querySelectorAll('main *')].filter((each) =>
            !each.closest('svg') && each.checkVisibility()
            && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
            && parseFloat(getComputedStyle(each).fontSize) < 11)
          .map((each) => each.outerHTML.slice(0, 120))"""
    )
    assert small == []
