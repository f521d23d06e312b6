"""Puzzles in the browser: one is solved, one is missed, and the browser remembers both."""

import re

import pytest
from playwright.sync_api import Page, expect

from hotelier.messages import say
from hotelier.puzzles.shapes import Puzzle
from hotelier.puzzles.shelf import shelf
from lengths import sized
from web.fitting import fits_one_screen
from web.kindness import in_many_languages
from web.playing import DESKTOP, GAMES, PHONE, Visit, settle
from web.test_one_screen import OVERBOOKING, PARTS

each_size = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def simple(game: str) -> list[Puzzle]:
    """Puzzles whose best turn is one click among all actions."""
    there = shelf(game).puzzles.values()
    return [each for each in there if len(each.best) == len(each.second) == 1]


def at_tables_of(players: int, game: str) -> Puzzle:
    """The puzzle for so many whose second-best turn is the shortest."""
    there = shelf(game)
    fitting = (
        each for each in there.puzzles.values() if there.record(each).options["players"] == players
    )
    return min(fitting, key=lambda each: len(each.second))


def take(page: Page, *actions: str) -> None:
    """Take actions from the list of all of them, up to the end of the turn."""
    for action in actions:
        listed = page.locator(f'.now [data-action="{action}"]:visible')
        if not listed.count():
            page.get_by_test_id("all-actions").click()
        step = page.locator("main.table").get_attribute("data-step")
        listed.first.click()
        expect(page.locator(f'main.table[data-step="{step}"]')).to_have_count(0)
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
    margin = say("puzzle-worse", points=round(right.loss, 1))
    expect(verdict.locator(".task")).to_contain_text(margin)
    second = verdict.locator("[data-line=second]")
    expect(second).to_contain_text(margin)
    second.get_by_role("button").click()
    expect(second.locator("li.now")).to_have_count(1)  # it's on the board

    page.goto(f"{page.url.split('#')[0]}#/puzzle/overbooking/{wrong.id}")
    expect(page.get_by_test_id("puzzle-task")).to_be_visible()
    counts = page.get_by_test_id("give-up-counts")
    expect(counts).to_have_text(say("puzzle-give-up-counts"))
    if size != PHONE:  # as on a phone, a card and its spot are the turn, tried until it's ended
        page.locator("[data-hand].can").first.click()
        page.locator("[data-place].can").first.click()
        expect(page.get_by_test_id("confirm")).to_be_enabled()
        page.get_by_test_id("undo").click()
        expect(page.get_by_test_id("confirm")).to_have_count(0)
    take(page, wrong.second[0])
    page.get_by_test_id("confirm").click()
    expect(verdict).to_have_attribute("data-solved", "false")
    expect(verdict.locator("[data-line=own] li")).to_have_count(1)
    expect(verdict.locator("[data-line=second]")).to_have_count(0)  # it's the solver's own
    if size == PHONE:  # nobody plays meanwhile
        expect(page.get_by_test_id("hand-hint")).to_be_empty()
    page.get_by_test_id("puzzle-again").click()
    expect(page.get_by_test_id("puzzle-task")).to_be_visible()
    expect(counts).to_have_count(0)
    page.get_by_test_id("give-up").click()
    expect(verdict.locator("[data-line=own]")).to_have_count(0)
    expect(verdict.locator("[data-line=second] li")).to_have_count(1)

    about = f"game=overbooking&grade={wrong.grade}&theme={wrong.theme}"
    page.goto(f"{page.url.split('#')[0]}#/puzzles?{about}")
    expect(page.get_by_test_id("streak")).to_have_text("0")
    expect(page.get_by_test_id("rating")).not_to_have_text("1500")
    state = page.locator(f'[data-puzzle="{wrong.id}"] .state')
    expect(state).to_contain_text(say("puzzle-state-missed"))
    expect(state.locator(".hidden-text")).to_have_count(0)
    page.get_by_test_id("theme").select_option("crest")
    page.get_by_test_id("grade").select_option("0")
    crests = [each for each in shelf("overbooking").puzzles.values() if each.theme == "crest"]
    expect(page.get_by_test_id("puzzles").locator("li")).to_have_count(len(crests))


def test_a_puzzle_is_solved_and_its_verdict_is_reached_by_keyboard(visit: Visit) -> None:
    puzzle = shelf("austria").find("249-602")
    page = visit(f"/#/puzzle/austria/{puzzle.id}")
    for action, part in (("die 5", "die 5"), ("hire 28", "card 28")):
        page.locator(f'.game [data-action="{action}"]').first.press("Enter")
        expect(page.locator(f'.game [data-part="{part}"][data-action]')).to_have_count(0)
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.keyboard.press("Enter")  # the card still has the focus
    verdict = page.get_by_test_id("puzzle-verdict")
    expect(verdict).to_have_attribute("data-solved", "false")
    page.keyboard.press("Tab")
    expect(verdict.locator("[data-line=best]").get_by_role("button")).to_be_focused()


def test_a_turn_that_is_shown_is_carried_out_to_its_end(visit: Visit) -> None:
    puzzle = shelf("austria").find("185-398")  # its last action claims a politics card
    page = visit(f"/#/puzzle/austria/{puzzle.id}")
    page.get_by_test_id("give-up").click()
    expect(page.locator(f'main.table[data-step="{len(puzzle.best)}"]')).to_be_visible()
    expect(page.locator("[data-testid=puzzle-verdict] .now")).to_have_text(re.compile(r"\w"))
    expect(page.locator(".game [data-lit]")).to_have_count(0)


def test_the_next_puzzle_and_the_list_keep_to_the_filters(visit: Visit) -> None:
    page = visit("/#/puzzles?game=overbooking")
    page.get_by_test_id("grade").select_option("4")
    wanted = {each.id for each in shelf("overbooking").puzzles.values() if each.grade == 4}
    tiles = page.get_by_test_id("puzzles").locator("a")
    expect(tiles).to_have_count(len(wanted))
    assert {tile.get_attribute("data-puzzle") for tile in tiles.all()} == wanted
    first = tiles.first.get_attribute("data-puzzle") or ""
    expect(tiles.first).to_contain_text(first)
    tiles.first.click()
    page.get_by_test_id("give-up").click()
    page.get_by_test_id("next-puzzle").click()
    expect(page.locator(f'main.table[data-puzzle="{first}"]')).to_have_count(0)
    expect(page.get_by_test_id("puzzle-task")).to_be_visible()
    assert page.locator("main.table").get_attribute("data-puzzle") in wanted
    page.reload()
    page.get_by_test_id("give-up").click()
    page.get_by_test_id("puzzle-verdict").locator('a[href="#/puzzles"]').click()
    expect(page.get_by_test_id("grade")).to_have_value("4")
    expect(tiles).to_have_count(len(wanted))


def test_a_link_carries_rating_and_tries_to_another_device(visit: Visit, url: str) -> None:
    puzzle = simple("overbooking")[0]
    page = visit(f"/#/puzzle/overbooking/{puzzle.id}")
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
    expect(other.get_by_test_id("carried")).to_contain_text(rating)
    other.get_by_test_id("carried").get_by_role("button").first.click()
    expect(other.get_by_test_id("rating")).to_have_text(rating)
    expect(other.get_by_test_id("carried")).to_have_count(0)
    assert "carry" not in other.url
    other.reload()
    expect(other.get_by_test_id("rating")).to_have_text(rating)

    broken = visit(link.removeprefix(url)[:-9])
    expect(broken.get_by_test_id("carry-told")).not_to_be_empty()
    expect(broken.get_by_test_id("rating")).to_have_text("1500")


LAPTOP = (1280, 720)
# Whether what the solver reads is visible as a whole, without scrolling.
WHOLE = """() => {
  const box = document.querySelector('.leopold');
  return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
}"""
# Whether a button can be clicked at all its corners.
FREE = """(node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return [left + 5, right - 5].every((x) => [top + 5, bottom - 5].every((y) =>
    node.contains(document.elementFromPoint(x, y))));
}"""


@pytest.mark.parametrize("players", (4, 3, 2)[: sized(1, 3)])
@pytest.mark.parametrize(("game", "parts"), [("austria", PARTS), ("overbooking", OVERBOOKING)])
def test_opponents_task_and_verdict_can_be_read_on_one_screen(
    visit: Visit, game: str, parts: tuple[str, ...], players: int
) -> None:
    puzzle = at_tables_of(players, game)
    page = visit(f"/#/puzzle/{game}/{puzzle.id}", size=LAPTOP)
    expect(page.get_by_test_id("puzzle-task")).to_be_visible()
    settle(page)
    for language in in_many_languages(page, GAMES.index(game)):
        assert fits_one_screen(page, parts, LAPTOP) == [], language
        assert page.evaluate(WHOLE), language
        assert page.get_by_test_id("give-up").evaluate(FREE), language
    take(page, *puzzle.second)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("puzzle-verdict")).to_have_attribute("data-solved", "false")
    # It covers the opponents until it's closed; however long it is, what comes next is in view.
    for is_open in (1, 0):
        expect(page.locator(".chat.open")).to_have_count(is_open)
        for name in ("puzzle-again", "next-puzzle"):
            assert page.get_by_test_id(name).evaluate(FREE), name
        if is_open:
            page.get_by_test_id("pull-log").click()
    assert fits_one_screen(page, parts, LAPTOP) == []
