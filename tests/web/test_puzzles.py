"""Puzzles in the browser: one is solved, one is missed, and the browser remembers both."""

import pytest
from playwright.sync_api import Page, expect

from hotelier.messages import say
from hotelier.puzzles.shapes import Puzzle
from hotelier.puzzles.shelf import shelf
from web.playing import DESKTOP, PHONE, Visit

each_size = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def simple(game: str) -> list[Puzzle]:
    """Puzzles whose best turn is one click among all actions."""
    there = shelf(game).puzzles.values()
    return [each for each in there if len(each.best) == len(each.second) == 1]


def take(page: Page, action: str) -> None:
    """Take an action from the list of all of them, and end the turn."""
    listed = page.locator(f'.now [data-action="{action}"]')
    if not listed.count():
        page.get_by_test_id("all-actions").click()
    listed.first.click()
    expect(page.get_by_test_id("confirm")).to_be_enabled()


@each_size
def test_one_puzzle_is_solved_and_one_is_missed_and_both_count(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit("/", size=size)
    page.locator('a.door[href="#/puzzles"]').click()
    expect(page.get_by_test_id("puzzles").locator("li").first).to_be_visible()
    right, wrong = simple("austria")[0], simple("overbooking")[0]

    page.goto(f"{page.url.split('#')[0]}#/puzzle/austria/{right.id}")
    expect(page.get_by_test_id("puzzle-task")).to_be_visible()
    take(page, right.best[0])
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    take(page, right.best[0])
    page.get_by_test_id("confirm").click()
    verdict = page.get_by_test_id("puzzle-verdict")
    expect(verdict).to_have_attribute("data-solved", "true")
    expect(verdict.locator("[data-line=best] li")).to_have_count(len(right.best))

    page.goto(f"{page.url.split('#')[0]}#/puzzle/overbooking/{wrong.id}")
    expect(page.get_by_test_id("puzzle-task")).to_be_visible()
    take(page, wrong.second[0])
    page.get_by_test_id("confirm").click()
    expect(verdict).to_have_attribute("data-solved", "false")
    expect(verdict.locator("[data-line=own] li")).to_have_count(1)
    page.get_by_test_id("puzzle-again").click()
    expect(page.get_by_test_id("puzzle-task")).to_be_visible()
    page.get_by_test_id("give-up").click()
    expect(verdict.locator("[data-line=own]")).to_have_count(0)

    about = f"game=overbooking&grade={wrong.grade}&theme={wrong.theme}"
    page.goto(f"{page.url.split('#')[0]}#/puzzles?{about}")
    expect(page.get_by_test_id("streak")).to_have_text("0")
    expect(page.get_by_test_id("rating")).not_to_have_text("1500")
    state = page.locator(f'[data-puzzle="{wrong.id}"] .state')
    expect(state).to_contain_text(say("puzzle-state-missed"))
    expect(state.locator(".hidden-text")).to_have_count(0)
    counts = page.get_by_test_id("give-up-counts")
    expect(counts).to_have_text(say("puzzle-give-up-counts"))
    page.get_by_test_id("theme").select_option("crest")
    page.get_by_test_id("grade").select_option("0")
    crests = [each for each in shelf("overbooking").puzzles.values() if each.theme == "crest"]
    expect(page.get_by_test_id("puzzles").locator("li")).to_have_count(len(crests))


def test_a_link_carries_rating_and_tries_to_another_device(visit: Visit, url: str) -> None:
    puzzle = simple("overbooking")[0]
    expect(counts).to_have_count(0)
    page = visit(f"/#/puzzle/overbooking/{puzzle.id}")
    if size == PHONE:  # nobody plays meanwhile
        expect(page.get_by_test_id("hand-hint")).to_be_empty()
    expect(page.get_by_test_id("puzzle-task")).to_be_visible()
    take(page, puzzle.best[0])
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("puzzle-verdict")).to_be_visible()
    page.goto(f"{url}/#/puzzles")
    rating = page.get_by_test_id("rating").text_content() or ""
    page.get_by_test_id("carry").click()
    link = page.get_by_test_id("carry-link").input_value()

    other = visit(link.removeprefix(url), size=PHONE)
    expect(other.get_by_test_id("rating")).to_have_text("1500")
    other.get_by_test_id("carried").get_by_role("button").first.click()
    expect(other.get_by_test_id("rating")).to_have_text(rating)
    expect(other.get_by_test_id("carried")).to_have_count(0)
    assert "carry" not in other.url
    other.reload()
    expect(other.get_by_test_id("rating")).to_have_text(rating)

    broken = visit(link.removeprefix(url)[:-9])
    expect(broken.get_by_test_id("carry-told")).not_to_be_empty()
    expect(broken.get_by_test_id("rating")).to_have_text("1500")
