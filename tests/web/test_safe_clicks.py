"""No click decides what the player couldn't have seen."""

from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from hotelier.core.match import replay
from hotelier.core.record import read_record
from hotelier.server.table.board import explained
from server.houses import Guest
from web.playing import (
    Visit,
    hear,
    now,
    path_to,
    seats_of,
    settle,
    wait_for_move,
)
from web.rooms import decisions_of, reached

GUARD = 400  # ms
EDGES = """(each) => {
  const { left, right } = each.getBoundingClientRect();
  return [left, right];
}"""
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
    die = page.locator('[data-action="die 4"]').first
    box = die.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle)
    page.wait_for_function(FRESH, arg=seen)
    page.clock.run_for(GUARD - 1)
    # The second half of a double click is not refused.
    page.mouse.click(*middle)
    expect(page.get_by_test_id("refusal")).to_have_count(0)
    assert page.evaluate(NEXT, seen)
    assert sent == ["die 4"]
    page.clock.run_for(1)
    page.mouse.click(*middle)
    expect(page.get_by_test_id("refusal")).to_be_visible()
    assert page.evaluate(NEXT, seen)
    wait_for_move(page, step + 1)
    assert len(sent) == 2


def test_nothing_glows_before_a_click_on_it_counts(visit: Visit, url: str) -> None:
    page, _ = at_table(visit, url, r"die 4", likes={"guard": 60_000})
    die = page.locator('.can[data-action="die 4"]').first
    glow = "(each) => getComputedStyle(each).boxShadow"
    decline = page.locator(".now [data-slot=no]")
    colour = "(each) => getComputedStyle(each).filter"
    assert die.evaluate(glow) == "none"
    assert decline.evaluate(colour) != "none"
    box = die.bounding_box()
    page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
    assert die.evaluate(glow) != "none"
    assert decline.evaluate(colour) == "none"
    assert die.bounding_box() == box


def asked_with(slot: str) -> list[dict[str, Any]]:
    """A few positions of a game where the question has a button in this slot."""
    found = [record for record, _ in decisions_of("austria") if slot in slots_of(record)]
    return found[:: len(found) // 3]


def slots_of(record: dict[str, Any]) -> set[str]:
    choices = explained(replay(read_record(record)), 1)["choices"]
    return {each["slot"] for each in choices}


def test_yes_and_no_never_take_each_others_place(visit: Visit, url: str) -> None:
    found: dict[str, list[tuple[float, float]]] = {"yes": [], "no": []}
    for slot, edges in found.items():
        for record in asked_with(slot):
            guest = Guest(url)
            wish = {"record": record, "seat": 1, "bot": "random"}
            guest.seated(guest.ask("POST", "/import", wish))
            page = visit(path_to(guest), seat=seats_of(guest), size=(1280, 720))
            page.wait_for_selector(f"[data-slot={slot}]")
            settle(page)
            edges.append(page.locator(f"[data-slot={slot}]").evaluate(EDGES))
            page.close()
        assert len(edges) >= 3
    yes, no = found.values()
    assert max(right for _, right in yes) + 60 <= min(left for left, _ in no)
