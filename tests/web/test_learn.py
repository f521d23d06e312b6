"""The guided first game: Leopold explains, the learner does it, and nothing goes wrong."""

import pytest
from playwright.sync_api import Page, expect

from web.playing import GAMES, Visit

each_game = pytest.mark.parametrize("game", GAMES)
MOST = 400  # looks at the page, after which a lesson should be over

# What the learner sees to do: read on, or the thing in the gold frame.
NEXT = """() => {
  const table = document.querySelector('main.table');
  const on = document.querySelector('.guide > .button.main:enabled');
  const seen = (each) => each.getClientRects().length > 0;
  const wanted = table.dataset.wanted ?? null;
  const things = wanted === null ? [] : [
    ...document.querySelectorAll(`.game [data-action="${wanted}"]`),
    ...wanted.split(' ').slice(1).flatMap(
      (word) => [...document.querySelectorAll(`.game [data-hand="${word}"]`)]),
    ...document.querySelectorAll(`.now [data-action="${wanted}"]`),
  ].filter(seen);
  return { step: Number(table.dataset.step), wanted, on: on !== null,
    over: document.querySelector('.guide .after') !== null, thing: things.length > 0 };
}"""
CLICK = """(wanted) => {
  const seen = (each) => each.getClientRects().length > 0;
  const all = [...document.querySelectorAll(`.game [data-action="${wanted}"]`),
    ...wanted.split(' ').slice(1).flatMap(
      (word) => [...document.querySelectorAll(`.game [data-hand="${word}"]`)]),
    ...document.querySelectorAll(`.now [data-action="${wanted}"]`)].filter(seen);
  all[0].scrollIntoView({ block: 'center' });
  all[0].click();
}"""


def open_lesson(visit: Visit, game: str, **options: object) -> Page:
    page = visit(f"/#/learn/{game}", **options)
    page.wait_for_selector(".guide")
    return page


def follow(page: Page, most: int = MOST) -> int:
    """Do what Leopold says; the step one has come to."""
    for _ in range(most):
        now = page.evaluate(NEXT)
        if now["over"]:
            break
        if now["on"]:
            page.locator(".guide > .button.main").click()
        elif now["thing"]:
            page.evaluate(CLICK, now["wanted"])
        page.wait_for_timeout(60)
    return int(page.evaluate(NEXT)["step"])


@each_game
def test_who_does_what_leopold_says_comes_to_the_end(visit: Visit, game: str) -> None:
    page = open_lesson(visit, game)
    follow(page)
    expect(page.locator(".guide")).to_contain_text("you have won", ignore_case=True)
    expect(page.get_by_role("link", name="Play a real game")).to_be_visible()


@each_game
def test_another_legal_action_is_forgiven_and_changes_nothing(visit: Visit, game: str) -> None:
    page = open_lesson(visit, game)
    before = page.evaluate(NEXT)
    page.get_by_role("button", name="actions as a list").click()
    others = page.locator(f".now [data-action]:not([data-action='{before['wanted']}'])")
    others.first.click()
    expect(page.locator(".forgiven")).to_contain_text("The rules allow that")
    others.first.click()
    expect(page.locator(".forgiven")).to_contain_text("gold frame")
    assert page.evaluate(NEXT)["step"] == before["step"]
    page.evaluate(CLICK, before["wanted"])


@each_game
def test_a_lesson_goes_on_where_it_was_left(visit: Visit, game: str) -> None:
    page = open_lesson(visit, game)
    step = follow(page, most=12)
    page.reload()
    page.wait_for_selector(".guide")
    assert page.evaluate(NEXT)["step"] == step


def test_one_step_back_leads_to_ones_last_decision(visit: Visit) -> None:
    page = open_lesson(visit, "austria")
    first = page.evaluate(NEXT)
    page.evaluate(CLICK, first["wanted"])
    page.wait_for_function(
        "(step) => Number(document.querySelector('main.table').dataset.step) > step",
        arg=first["step"],
    )
    page.get_by_role("button", name="One step back").click()
    assert page.evaluate(NEXT)["step"] == first["step"]


def test_a_lesson_of_no_such_game_says_so(visit: Visit) -> None:
    page = visit("/#/learn/chess")
    expect(page.get_by_role("alert")).to_be_visible()
