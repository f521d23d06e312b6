"""The game is played in a real browser, on a table that knows nothing about it in advance."""

import re

import pytest
from playwright.sync_api import Page, expect

from server.houses import Guest
from web.kindness import is_kind, never_scrolls_sideways
from web.playing import Visit, by_clicks, by_keys, by_list, now, play_on, wait_for_turn

UNSAID = re.compile(r"porter-|\{|\}|undefined|\[object")


def said(url: str, language: str, key: str) -> str:
    """A text of the game, from the server, in a language or in English."""
    texts = Guest(url).ask("GET", f"/games/porter/messages/{language}").json()
    text = texts.get(language, texts["en"])
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def sit_down(visit: Visit, **options: object) -> Page:
    """From the start page to a table with a bot."""
    page = visit(**options)
    page.locator('[data-game="porter"]').click()
    page.get_by_test_id("play-now").click()
    page.wait_for_selector("[data-testid=generic-table]")
    return page


@pytest.mark.parametrize("take", [by_clicks, by_keys, by_list])
def test_a_whole_game_is_played_to_its_end(visit: Visit, take: object) -> None:
    page = sit_down(visit)
    done = play_on(page, take, seed=5)  # type: ignore[arg-type]
    assert len(done) >= 5
    end = page.get_by_role("dialog")
    expect(end.get_by_role("table")).to_be_visible()
    assert not UNSAID.search(end.inner_text())
    end.get_by_test_id("look-at-table").click()
    lines = page.get_by_test_id("log").get_by_role("listitem").all_inner_texts()
    assert len(lines) > 10
    assert not [line for line in lines if UNSAID.search(line)]


def test_what_may_not_be_done_says_why(visit: Visit) -> None:
    page = sit_down(visit)
    step = wait_for_turn(page)["step"]
    refused = page.locator('[data-part][aria-disabled="true"]').first
    key = refused.get_attribute("data-part")
    refused.press("Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(str(key).split()[1])
    assert not UNSAID.search(alert.inner_text())
    assert now(page)["step"] == step


@pytest.mark.parametrize(("language", "own"), [("pl", True), ("it", False)])
def test_it_is_told_in_the_language_spoken_or_in_english(
    visit: Visit, url: str, language: str, own: bool
) -> None:
    page = visit(likes={"language": language})
    title = said(url, language, "title-porter")
    assert (title == said(url, "en", "title-porter")) != own
    expect(page.locator('[data-game="porter"]')).to_contain_text(title)
    page.locator('[data-game="porter"]').click()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    wait_for_turn(page)
    asked = said(url, language, "porter-q-lay").split("{")[0].strip()
    expect(page.get_by_test_id("question")).to_contain_text(asked)


def test_leopold_says_why(visit: Visit) -> None:
    page = sit_down(visit)
    wait_for_turn(page)
    page.get_by_test_id("ask-leopold").click()
    hints = page.locator("[data-hints]:not([data-hints='0'])")
    expect(hints).to_be_visible()
    assert not UNSAID.search(hints.inner_text())


def test_it_is_looked_back_at(visit: Visit, url: str) -> None:
    page = sit_down(visit)
    play_on(page, by_clicks, seed=8)
    page.get_by_role("dialog").get_by_test_id("look-back").click()
    page.wait_for_selector("main.table[data-index]")
    first = page.locator("main.table").get_attribute("data-step")
    page.locator('[data-leap="stop 1"]').click()
    expect(page.locator("main.table")).not_to_have_attribute("data-step", str(first))
    assert not UNSAID.search(page.locator("main.table").inner_text())


def test_it_is_kind_to_everyone(visit: Visit) -> None:
    page = sit_down(visit)
    wait_for_turn(page)
    is_kind(page)
    never_scrolls_sideways(page)
