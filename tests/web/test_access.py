"""Kind to everyone: what axe checks, narrow pages, fingers."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.playing import GAMES, Visit, becomes, begin, settle
from web.rooms import PLACES, come_to

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = (360, 390, 768, 1440)
DESKTOP, PHONE = (1440, 900), (390, 844)
LEAST = 40  # px a finger needs to hit what plays
LEAST_ELSEWHERE = 24

# The things on a table are pictures: their names tell in words what the signs on them mean, so
# they cannot repeat the signs.
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const onTable = ({ target }) => document.querySelector(target[0]).closest('.game') !== null;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((each) =>
      id !== 'label-content-name-mismatch' || !onTable(each)) }))
    .filter(({ nodes }) => nodes.length)
    .map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html, failureSummary }) =>
      `${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`)]);
}"""


def found_by_axe(page: Page) -> list[Any]:
    assert AXE.is_file(), "axe-core is not installed: run `npm ci` in web/"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return list(page.evaluate(RUN))


# How far the window is from a width, and how far the page goes beyond that.
WIDER = """(width) =>
  [innerWidth - width, Math.max(0, document.documentElement.scrollWidth - width)]"""


def fits(page: Page, width: int) -> None:
    """In a window of this width there is nothing beside it to scroll to."""
    settle(page)
    becomes(page, WIDER, [0, 0], width)


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(visit: Visit, url: str, place: str) -> None:
    page = come_to(visit, url, place)
    found = {}
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_selector(f"html[data-theme={scheme}]")
            found[f"{size[0]} {scheme}"] = found_by_axe(page)
    wrong = {how: what for how, what in found.items() if what}
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("place", PLACES)
def test_every_page_has_a_heading(visit: Visit, url: str, place: str) -> None:
    page = come_to(visit, url, place)
    assert page.locator("main h1").count() == 1


# Where one is on the page: how far down, and what has the focus.
STANDING = "() => [scrollY, document.activeElement.tagName]"


def test_another_page_begins_at_its_top_and_its_heading(visit: Visit) -> None:
    page = visit("/#/rules/austria")
    page.wait_for_selector("main section[id=rulings]")
    becomes(page, STANDING, [0, "BODY"])  # where a browser begins
    page.evaluate("scrollTo(0, 9000)")
    page.get_by_role("link", name="To the start page").first.click()
    becomes(page, STANDING, [0, "H1"])
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    begin(page, "overbooking")
    becomes(page, STANDING, [0, "H1"])
    page.keyboard.press("Tab")
    expect(page.locator("main :focus")).to_have_count(1)


@pytest.mark.parametrize("place", PLACES)
def test_no_page_scrolls_sideways(visit: Visit, url: str, place: str) -> None:
    page = come_to(visit, url, place)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        fits(page, width)


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
