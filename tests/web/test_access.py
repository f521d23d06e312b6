"""Accessibility: what axe checks, narrow pages, fingers.

Where HOTELIER_PICTURES names a folder, pictures of every page are kept there.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hotelier.messages import say
from web.kindness import dressed, is_kind, never_scrolls_sideways
from web.playing import DESKTOP, PHONE, Visit, becomes, begin
from web.rooms import PLACES, come_to

PICTURES = os.environ.get("HOTELIER_PICTURES")
SIZES = {"desktop": DESKTOP, "phone": PHONE, "landscape": (844, 390)}
LEAST = 40  # px a finger needs to hit a button
LEAST_ELSEWHERE = 24


# Where the page is: how far down, and what has the focus.
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


TARGETS = """() => [...document.querySelectorAll('button, a, input, select, [role=button]')]
  .filter((each) => each.checkVisibility({ opacityProperty: true }))
  .filter((each) => !each.closest('.hidden-text'))
  .map((each) => {
    const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
    return { html: each.outerHTML.slice(0, 120), plays: each.dataset.action ?? each.dataset.hand,
             small: Math.round(Math.min(width, height)) };
  }).filter((each) => each.small > 0)"""
TINY = """() => [...document.querySelectorAll('main *')].filter((each) =>
    !each.closest('svg') && each.checkVisibility()
    && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && parseFloat(getComputedStyle(each).fontSize) < 11)
  .map((each) => each.outerHTML.slice(0, 120))"""


# One visit per page: getting there takes longer than checking.
@pytest.mark.slow
@pytest.mark.parametrize(
    "place",
    # A table that has just begun, or is midway, shows less than one that's late.
    [
        pytest.param(each, marks=[pytest.mark.long] * each.endswith(("begun", "midway")))
        for each in PLACES
    ],
)
def test_every_page_is_kind_to_everyone(visit: Visit, url: str, place: str) -> None:
    page = come_to(visit, url, place, has_touch=True)
    assert page.locator("main h1").count() == 1
    if PICTURES:
        take_pictures(page, Path(PICTURES), place.replace(" ", "-"))
    never_scrolls_sideways(page)
    is_kind(page, DESKTOP, PHONE)
    fingers_hit_what_they_want(page)  # on the phone
    if place.endswith("late"):
        assert page.evaluate(TINY) == [], "something is written too small"


def take_pictures(page: Page, folder: Path, place: str) -> None:
    """In windows of all sizes, light and dark."""
    page.evaluate("document.activeElement?.blur?.()")
    for name, size in SIZES.items():
        for _, scheme in dressed(page, size):
            page.screenshot(path=folder / f"{place}-{name}-{scheme}.png")


def fingers_hit_what_they_want(page: Page) -> None:
    """What's small on the table is large enough in the list next to it."""
    targets = page.evaluate(TARGETS)
    large = {each.get("plays") for each in targets if each["small"] >= LEAST}
    small = [
        each
        for each in targets
        if (each["plays"] not in large if "plays" in each else each["small"] < LEAST_ELSEWHERE)
    ]
    assert small == []
