"""Deals that many play, in a browser: found, played, compared with a friend's."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hotelier.messages import say
from server.houses import Guest, house
from web.conftest import PATIENCE
from web.playing import PHONE, TABLE, Visit, seated


def play_on(guest: Guest, last: bool = False) -> int:
    """Play against bots to the end, always the first action or the last; the score."""
    state = guest.look()
    while state["phase"] == "running":
        if state["held"] is not None:
            guest.at_table("POST", "/confirm", {"step": state["step"]})
        elif state["view"]["actor"] == state["you"]:
            guest.play(state["view"]["legal"][-1 if last else 0], state["step"])
        state = guest.look()
    return int(state["result"]["scores"][state["you"] - 1])


@pytest.mark.usefixtures("client")
def test_two_friends_play_the_same_deal_and_compare(visit: Visit, tmp_path: Path) -> None:
    with house(tmp_path, deal_bots=("easy",)) as url:
        anna = visit("/", at=url, likes={"name": "Anna", "game": "overbooking", "level": "easy"})
        today = anna.get_by_test_id("deals")
        expect(today.get_by_test_id("deal")).to_have_count(2)
        today.get_by_test_id("make-deal").click()
        anna.get_by_test_id("make-link").click()
        expect(anna.get_by_test_id("play-deal")).to_be_visible()
        level = say("deals-bot", name=say("person-easy"), level=say("bot-easy"))
        expect(anna.get_by_role("main")).to_contain_text(level)
        link = anna.url.removeprefix(url)

        bela = visit(link, at=url, size=PHONE, likes={"name": "Bela"})
        scores = {}
        for page in (anna, bela):
            page.get_by_test_id("play-deal").click()
            scores[page] = play_on(seated(page, url), last=page is bela)
        # It ends with a way to the board, and not with another deal.
        expect(anna.get_by_test_id("deal-results")).to_have_class(re.compile(r"\bmain\b"))
        expect(anna.get_by_test_id("rematch")).to_have_count(0)
        for page in (anna, bela):
            page.goto(f"{url}{link}")
            expect(page.locator("[data-entrant=person][data-state=over]")).to_have_count(2)
            expect(page.get_by_test_id("own-score")).to_be_visible()
            # Nobody is told that they beat none of the others.
            better = page.get_by_test_id("better")
            expect(better).to_have_count(1 if scores[page] > min(scores.values()) else 0)
            expect(page.get_by_test_id("play-deal")).to_have_count(0)
            expect(page.get_by_test_id("practise-deal")).to_be_visible()
        stranger = visit(link, at=url, likes={"name": "Cleo"})
        expect(stranger.get_by_test_id("play-deal")).to_be_visible()
        expect(stranger.get_by_test_id("watch")).to_have_count(0)

        for page in (anna, bela):
            boxes = page.locator("[data-entrant=person] input[type=checkbox]")
            boxes.nth(0).check()
            boxes.nth(1).check()
            page.get_by_test_id("compare").click()
            sides = [page.frame_locator("iframe").nth(number).locator("main") for number in (0, 1)]
            for side in sides:
                expect(side).to_have_attribute("data-eyes", "1", timeout=2 * PATIENCE)
            before = [side.get_attribute("data-step") for side in sides]
            # Both timelines show all rounds, and every stop moves both games, up to their ends.
            for number in (0, 1):
                marks = page.frame_locator("iframe").nth(number).locator(".marks span")
                expect(marks).to_have_count(4)
            for stop in (1, 2, 3, 4):
                page.keyboard.press("ArrowRight")
                expect(page.get_by_test_id("round")).to_have_attribute("data-stop", str(stop))
                for number, side in enumerate(sides):
                    expect(side).not_to_have_attribute("data-step", before[number] or "")
                    before[number] = side.get_attribute("data-step")
            expect(page.locator("[data-leap='1']")).to_be_disabled()
            page.locator("[data-leap='-1']").click()
            expect(page.get_by_test_id("round")).to_have_attribute("data-stop", "3")
        # A phone shows one of them at a time.
        shown = bela.locator("section.shown iframe")
        first = shown.get_attribute("src")
        bela.locator("[data-side='1']").click()
        expect(shown).not_to_have_attribute("src", first or "")


def test_the_deal_of_the_day_is_on_the_start_page(visit: Visit) -> None:
    page = visit("/", likes={"name": "Dora"})
    page.get_by_test_id("deals").locator("[data-deal=overbooking]").get_by_test_id("deal").click()
    page.get_by_test_id("play-deal").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(TABLE)
    expect(page.locator("main.table")).to_be_visible()
    # It counts: nobody helps.
    expect(page.locator("[data-testid=ask-leopold]")).to_have_count(0)
    page.goto(page.url.split("#")[0] + "#/")
    row = page.get_by_test_id("deals").locator("[data-deal=overbooking]")
    expect(row.locator("a")).to_have_attribute("href", TABLE)
    page.get_by_test_id("earlier-deals").click()
    expect(page.locator("h1")).to_be_visible()
