"""An own setup is chosen on the start page, and lies on the table; everyone there is told."""

import re

from playwright.sync_api import Locator, Page, expect

from hotelier.austria.words.names import guest_name
from hotelier.messages import say
from web.kindness import is_kind, never_scrolls_sideways
from web.playing import DESKTOP, PHONE, Visit, choose, guest_at, path_to, show

ROW = ("61", "49", "104", "70", "50")
HAND = ("9", "4", "1", "33", "48", "12")


def opened(page: Page, *fields: str) -> list[Locator]:
    """Open the section, and some of its parts."""
    page.get_by_role("button", name=say("more-options")).click()
    section = page.get_by_test_id("own-setup")
    section.locator("summary").first.click()
    found = [section.locator(f'[data-field="{field}"]') for field in fields]
    for each in found:
        each.locator("summary").click()
    return found


def pick(part: Locator, *texts: str) -> None:
    for text in texts:
        part.locator(f'[data-piece="{text}"]').click()


def test_a_chosen_setup_lies_on_the_table_and_who_comes_is_told(visit: Visit) -> None:
    page = visit()
    choose(page, "austria")
    row, hand, other = opened(page, "row", "hands.1", "hands.2")
    expect(row).to_contain_text(say("own-setup-random"))
    page.get_by_test_id("option-first").select_option("2")
    pick(row, *ROW[:4])
    expect(row.get_by_test_id("own-setup-short")).to_have_text(say("own-setup-missing", n=1))
    pick(hand, *HAND)
    # A card is in one hand only.
    expect(other.locator('[data-piece="33"]')).to_have_attribute("aria-disabled", "true")
    # A part that was begun must be finished: it says so where that's done, and nothing is opened.
    page.get_by_test_id("play-with-friends").click()
    expect(row.get_by_role("alert")).to_have_text(say("own-setup-missing", n=1))
    # By keys: search, then choose.
    row.get_by_role("searchbox").fill("50 ")
    last = row.locator('[data-piece="50"]')
    last.focus()
    page.keyboard.press("Enter")
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(last).to_be_focused()
    expect(row.get_by_role("alert")).to_have_count(0)
    expect(row.get_by_test_id("own-setup-short")).to_have_count(0)
    page.get_by_test_id("play-with-friends").click()
    page.wait_for_selector("[data-testid=waiting-room]")
    agreed = page.get_by_role("list", name=say("agreed"))
    parts = f"{say('austria-setup-row')}, {say('austria-setup-hands')}"
    expect(agreed).to_contain_text(say("own-setup-told", parts=parts))
    expect(agreed).to_contain_text(say("austria-setup-hands") + " (")
    page.get_by_role("button", name=say("seat-bot")).click()
    page.wait_for_selector("main.table")
    host = guest_at(page, re.sub("/#.*", "", page.url))
    steps = host.at_table("GET", "/record").json()["steps"]
    assert f"~row {' '.join(ROW)}" in steps
    assert "~draw 1 1 4 9 12 33 48" in steps
    for place, card in enumerate(ROW, start=1):  # the last in order takes the first guest
        name = re.compile(re.escape(str(guest_name(int(card)))))
        expect(page.locator(f'[data-part="row {place}"]')).to_have_attribute("aria-label", name)
    for card in HAND:
        expect(page.locator(f'[data-part="card {card}"]')).to_have_count(1)
    show(page, "log")
    expect(page.get_by_test_id("log")).to_contain_text(say("own-setup-told", parts=parts))
    stranger = visit(path_to(host))
    show(stranger, "log")
    expect(stranger.get_by_test_id("log")).to_contain_text(say("own-setup-told", parts=parts))
    # It also stands where one looks up who plays, however long the log has become.
    show(stranger, "players")
    players = stranger.get_by_role("region", name=say("players"))
    expect(players).to_contain_text(say("own-setup-told", parts=parts))


def test_one_goes_back_to_chance_and_other_options_offer_other_parts(visit: Visit) -> None:
    page = visit(size=PHONE)
    choose(page, "austria")
    (politics,) = opened(page, "politics")
    expect(politics).to_contain_text(say("own-setup-groups"))
    for letter, first in zip("ABC", ("105", "109", "113"), strict=True):
        group = politics.get_by_role("list", name=say("own-setup-group", name=letter))
        expect(group.locator("[data-piece]")).to_have_count(4)
        expect(group.locator(f'[data-piece="{first}"]')).to_be_visible()
    pick(politics, "105", "110", "106")  # of one group, the last that was chosen
    expect(politics.locator('[aria-pressed="true"]')).to_have_count(2)
    expect(politics.locator('[data-piece="105"]')).to_have_attribute("aria-pressed", "false")
    boards = page.locator('[data-field="boards"]')
    expect(boards).to_have_count(0)
    page.get_by_role("combobox", name=say("option-side")).select_option("day")
    expect(boards).to_have_count(1)
    expect(politics.locator('[aria-pressed="true"]')).to_have_count(2)
    is_kind(page, DESKTOP, PHONE)
    never_scrolls_sideways(page)
    politics.get_by_role("button", name=say("own-setup-reset")).click()
    expect(politics).to_contain_text(say("own-setup-random"))
    choose(page, "overbooking")
    tiles = page.locator('[data-field="tiles"]')
    expect(tiles).to_have_count(1)
    tiles.locator("summary").click()
    pick(tiles, "3a", "1b")
    expect(tiles.locator('[data-piece="3b"]')).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("play-now").click()
    page.wait_for_selector("main.table")
    host = guest_at(page, re.sub("/#.*", "", page.url))
    assert "~tiles 3a 1b" in host.at_table("GET", "/record").json()["steps"]


def test_what_is_missing_is_shown_wherever_it_was_hidden(visit: Visit) -> None:
    page = visit(size=PHONE)
    choose(page, "austria")
    (politics,) = opened(page, "politics")
    pick(politics, "105", "110")
    section = page.get_by_test_id("own-setup")
    hidings = (
        page.get_by_role("button", name=say("fewer-options")),
        section.locator("summary").first,
        politics.locator("summary"),
    )
    for hide in hidings:
        hide.click()
        expect(politics.locator("[data-piece]").first).not_to_be_visible()
        page.get_by_test_id("play-now").click()
        expect(politics.get_by_role("alert")).to_be_in_viewport()
        expect(politics.locator("summary")).to_be_in_viewport()
        expect(politics.locator("summary")).to_be_focused()
        expect(page.get_by_test_id("setup-missing")).to_contain_text(say("own-setup-missing", n=1))
    politics.get_by_role("button", name=say("own-setup-reset")).click()
    expect(page.get_by_test_id("setup-missing")).to_have_count(0)
