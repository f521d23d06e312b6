"""Kind to everyone: what axe checks, narrow pages, fingers."""

import pytest

from web.kindness import is_kind, never_scrolls_sideways
from web.playing import GAMES, PHONE, Visit
from web.rooms import PLACES, come_to

LEAST = 40  # px a finger needs to hit what plays
LEAST_ELSEWHERE = 24


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(visit: Visit, url: str, place: str) -> None:
    page = come_to(visit, url, place)
    is_kind(page)


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
