"""No click decides what the player couldn't have seen."""

import random
from functools import partial

from playwright.sync_api import Page

from web.playing import (
    Visit,
    by_clicks,
    hear,
    now,
    path_to,
    seats_of,
    wait_for_move,
    wait_for_turn,
)
from web.rooms import reached

GUARD = 400  # ms
SLOTS = """() => Object.fromEntries([...document.querySelectorAll('[data-slot]')].map((each) => {
  const { left, right } = each.getBoundingClientRect();
  return [each.dataset.slot, [left, right]];
}))"""
# Something is possible that wasn't before.
FRESH = """(seen) => [...document.querySelectorAll('main.table [data-action]')]
  .some((each) => !seen.includes(each.dataset.action))"""
# Something that becomes legal by the first click, and is clicked as soon as possible.
NEXT = """(seen) => {
  const fresh = (each) => !each.disabled && !seen.includes(each.dataset.action);
  const next = [...document.querySelectorAll('main.table [data-action]')].find(fresh);
  next?.click();
  return next !== undefined;
}"""
ACTIONS = "() => [...document.querySelectorAll('[data-action]')].map((each) => each.dataset.action)"


def at_table(visit: Visit, url: str, having: str, **options: object) -> tuple[Page, list[str]]:
    """A page at a table where such an action is legal, and what it sends."""
    guest = reached(url, "austria", 0.3, having)
    sent: list[str] = []
    before = partial(hear, sent)
    page = visit(path_to(guest), seat=seats_of(guest), before=before, **options)
    page.wait_for_selector("main.table[data-mine=true]")
    return page, sent


def test_what_has_just_become_legal_waits_until_it_could_be_seen(visit: Visit, url: str) -> None:
    page, sent = at_table(visit, url, r"die 4", likes={"guard": GUARD})
    # However slow the machine is: time passes when the test says so.
    page.clock.install()
    page.reload()
    page.wait_for_selector("main.table[data-mine=true]")
    step = now(page)["step"]
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3)
    seen = page.evaluate(ACTIONS)
    page.locator('[data-action="die 4"]').first.click()
    page.wait_for_function(FRESH, arg=seen)
    page.clock.run_for(GUARD - 1)
    assert page.evaluate(NEXT, seen)
    assert sent == ["die 4"]
    page.clock.run_for(1)
    assert page.evaluate(NEXT, seen)
    wait_for_move(page, step + 1)
    assert len(sent) == 2


def test_yes_and_no_never_take_each_others_place(visit: Visit, url: str) -> None:
    page, _ = at_table(visit, url, r"die \d", size=(1280, 720))
    chooser = random.Random(11)
    yes: list[tuple[float, float]] = []
    no: list[tuple[float, float]] = []
    for turn in range(80):
        state = wait_for_turn(page)
        # Chance decides which of the two is asked for.
        if state["phase"] == "over" or (turn >= 16 and yes and no):
            break
        slots = page.evaluate(SLOTS)
        yes += [tuple(slots["yes"])] if "yes" in slots else []
        no += [tuple(slots["no"])] if "no" in slots else []
        by_clicks(page, chooser)
        wait_for_move(page, state["step"])
    assert yes
    assert no
    assert max(right for _, right in yes) + 60 <= min(left for left, _ in no)
