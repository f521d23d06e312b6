"""The rules in the app: found while typing, linked from the table, accessible to everyone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from hotelier.austria.rules.cards import GUESTS
from hotelier.messages import say
from web.kindness import (
    dressed,
    fits,
    found_by_axe,
    never_scrolls_sideways,
    nothing_wrong,
)
from web.playing import (
    DESKTOP,
    GAMES,
    PHONE,
    TITLES,
    Visit,
    becomes,
    either_game,
    settle,
    wait_for_turn,
)

each_game = pytest.mark.parametrize("game", GAMES)

# Whether a thing is visible, below everything that's sticky at the top.
IN_SIGHT = """(id) => {
  const { top } = document.getElementById(id).getBoundingClientRect();
  const covered = document.querySelector('.finding').getBoundingClientRect().bottom;
  return top >= covered - 1 && top < innerHeight - 40;
}"""

FLAT = """() => [...document.querySelectorAll('figure.picture .frame')]
  .filter((each) => each.getBoundingClientRect().height <= 30)
  .map((each) => each.closest('figure').id)"""


def rules(visit: Visit, path: str, **options: object) -> Page:
    """Open the rules somewhere."""
    page = visit(f"/#/rules/{path}", **options)
    page.wait_for_selector("main section[id=rulings]")
    settle(page)
    return page


def look_for(page: Page, text: str) -> None:
    page.get_by_role("search").get_by_role("combobox").fill(text)


@each_game
def test_every_section_has_its_pictures_and_says_everything(visit: Visit, game: str) -> None:
    page = rules(visit, game)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[game])
    text = page.locator("main").inner_text()
    for broken in (f"rules-{game}-", "undefined", "NaN", "{", "}", "[[", "**", "]("):
        assert broken not in text
    expect(page.locator("figure.picture .frame").nth(6)).to_be_attached()
    becomes(page, FLAT, [])


@each_game
def test_without_a_game_one_chooses(visit: Visit, game: str) -> None:
    page = visit("/#/rules")
    page.get_by_role("main").locator(f"a[href='#/rules/{game}']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[game])


def test_search_finds_paragraphs_and_cards_and_leads_there(visit: Visit) -> None:
    page = rules(visit, "austria")
    # It needs neither case nor diacritics.
    look_for(page, "CAFE")
    expect(page.locator("[role=option] mark").first).to_have_text(re.compile("^café$", re.I))
    word = say("rules-austria-round-pass").split()[0].strip("*.")
    look_for(page, word.upper())
    hit = page.locator("[role=option][href*='round?p=pass']")
    expect(hit.locator("mark").first).to_have_text(word)
    hit.click()
    page.wait_for_url("**/rules/austria/round?p=pass**")
    found = page.locator("#round-pass")
    expect(found).to_contain_class("marked")
    expect(found.locator("mark").first).to_have_text(word)
    page.wait_for_function(IN_SIGHT, arg="round-pass")
    look_for(page, GUESTS[75].name.lower())
    page.locator("[role=option][href*='cards/austria/guest-75']").click()
    page.wait_for_selector("article[data-card='guest-75']")


def test_search_works_by_keyboard(visit: Visit) -> None:
    page = rules(visit, "overbooking")
    page.get_by_role("combobox").first.focus()
    page.keyboard.type("two crests")
    expect(page.get_by_role("search").get_by_role("status")).not_to_be_empty()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    chosen = page.locator("[role=option][aria-selected=true]")
    expect(chosen).to_have_count(1)
    href = chosen.get_attribute("href") or ""
    page.keyboard.press("Enter")
    page.wait_for_function("(href) => location.hash === href", arg=href)
    # After choosing a place, you're taken there a moment later.
    page.wait_for_function("() => document.activeElement.closest('main') !== null")
    settle(page)
    page.get_by_role("combobox").first.focus()
    page.keyboard.press("End")
    page.keyboard.type(" nothing at all")
    expect(page.get_by_test_id("nothing-found")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("austria/dice?p=boost", "dice-boost"),
        ("austria/rulings?p=r33", "rulings-r33"),
        ("austria/end-of-round", "end-of-round-title"),
        ("austria/dice?p=no-such-thing", "dice-title"),
        ("overbooking/back-door?p=nobles", "back-door-nobles"),
        ("overbooking/scoring?p=table", "scoring-table"),
    ],
)
def test_a_deep_link_lands(visit: Visit, path: str, place: str, size: tuple[int, int]) -> None:
    page = rules(visit, path, size=size)
    page.wait_for_function(IN_SIGHT, arg=place)
    expect(page.locator(f"#{place}")).to_be_focused()


# Pictures that measure themselves late, in a browser that doesn't compensate.
TALLER = "html { overflow-anchor: none } figure.picture { min-height: 40rem }"


@either_game
def test_a_deep_link_still_stands_there_when_the_page_grows_above(visit: Visit, game: str) -> None:
    page = rules(visit, f"{game}/rulings", size=PHONE)
    page.wait_for_function(IN_SIGHT, arg="rulings-title")
    page.add_style_tag(content=TALLER)
    settle(page)
    page.wait_for_function(IN_SIGHT, arg="rulings-title")


def test_whoever_has_scrolled_on_is_not_fetched_back(visit: Visit) -> None:
    page = rules(visit, "austria/rulings", size=DESKTOP)
    page.wait_for_function(IN_SIGHT, arg="rulings-title")
    page.mouse.move(700, 600)
    page.mouse.wheel(0, -2000)
    becomes(page, f"() => ({IN_SIGHT})('rulings-title')", False)
    page.add_style_tag(content=TALLER)
    settle(page)
    assert not page.evaluate(IN_SIGHT, "rulings-title")


def test_contents_lead_and_tell_where_one_is(visit: Visit) -> None:
    page = rules(visit, "austria")
    contents = page.get_by_test_id("contents").and_(page.get_by_role("navigation"))
    expect(contents.get_by_role("link")).to_have_count(18)
    politics = contents.locator("[href$='/politics']")
    politics.click()
    page.wait_for_function(IN_SIGHT, arg="politics-title")
    expect(politics).to_have_attribute("aria-current", "true")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(contents).to_be_hidden()
    page.get_by_test_id("contents").locator("visible=true").select_option("staff")
    page.wait_for_function(IN_SIGHT, arg="staff-title")


def test_contents_lead_again_to_where_one_has_scrolled_away_from(visit: Visit) -> None:
    page = rules(visit, "austria/politics")
    page.wait_for_function(IN_SIGHT, arg="politics-title")
    for choose in (
        lambda: page.locator("nav [href$='/politics']").click(),
        lambda: page.get_by_test_id("contents").locator("visible=true").select_option("politics"),
    ):
        page.mouse.move(700, 600)
        page.mouse.wheel(0, -20_000)
        becomes(page, "() => scrollY", 0)
        choose()
        page.wait_for_function(IN_SIGHT, arg="politics-title")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def rule_of_the_question(page: Page) -> Locator:
    """The link from the table to the rule of the question."""
    return page.get_by_test_id("what-now").get_by_role("link", name=say("the-rule"))


@either_game
def test_the_rule_of_a_question_opens_over_the_table_and_is_put_away_again(
    sit: Visit, game: str
) -> None:
    page = sit(game)
    wait_for_turn(page)
    table = page.evaluate("location.hash")
    link = rule_of_the_question(page)
    section = (link.get_attribute("href") or "").split("/")[3].split("?")[0]
    over = page.get_by_test_id("over-the-table")
    put_aways: list[Callable[[], object]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.get_by_test_id("close-over").click(),
        lambda: page.go_back(),
    ]
    for put_away in put_aways:
        link.press("Enter")
        expect(over.locator(f"[id='{section}-title']")).to_be_in_viewport()
        expect(page.locator("main.table")).to_have_count(1)  # the game is still there
        put_away()
        expect(over).to_have_count(0)
        expect(link).to_be_focused()
        becomes(page, "location.hash", table)
    wait_for_turn(page)


def test_what_is_read_over_the_table_leads_on_and_back(sit: Visit) -> None:
    page = sit("austria")
    wait_for_turn(page)
    rule_of_the_question(page).click()
    over = page.get_by_test_id("over-the-table")
    over.get_by_role("link", name=say("way-cards"), exact=True).click()
    over.locator("[data-card='staff-31']").click()
    expect(over.locator("article")).to_have_attribute("data-card", "staff-31")
    over.get_by_role("button", name=say("over-back")).click()
    expect(over.locator("[data-card='staff-30']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("main.table")).to_have_attribute("data-mine", "true")


@pytest.mark.slow
@either_game
def test_the_rules_are_kind_to_everyone(visit: Visit, game: str) -> None:
    page = rules(visit, f"{game}/check-in")
    never_scrolls_sideways(page)
    found = {}
    for width, scheme in dressed(page):
        look_for(page, "guest")
        expect(page.get_by_role("option").first).to_be_visible()
        found[f"{width} {scheme} searching"] = found_by_axe(page, scheme)
        page.keyboard.press("Escape")
        expect(page.get_by_role("listbox")).to_be_hidden()
        found[f"{width} {scheme}"] = found_by_axe(page, scheme)
        fits(page, width)
    nothing_wrong(found)
