"""Every language on screen: every page says something, every card fits its frame, any time."""

import re

import pytest
from playwright.sync_api import Page, expect

from hotelier.messages import LANGUAGES, catalogue
from web.kindness import BEYOND, fits, in_many_languages, resize
from web.playing import DESKTOP, GAMES, PHONE, Visit, becomes, path_to, seats_of
from web.rooms import finished, reached, recorded

SIZES = (DESKTOP, PHONE)
LETTERS = (pytest.param(1, marks=pytest.mark.long), 1.3)  # as usual, and the largest
each_game = pytest.mark.parametrize("game", GAMES)

FACES = "a[data-card] .face"
CYRILLIC = r"[\u0430-\u044f]{4}"
KEYS = sorted(set(re.findall(r"(?m)^([a-z][\w-]+) =", "\n".join(catalogue("en").values()))))
# Keys in place of words.
UNSPOKEN = """(keys) => {
  const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(
    (each) => ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name)));
  const words = [document.body.innerText, ...labels.filter(Boolean)].join('\\n');
  return (words.match(/[a-z]+(?:-\\w+)+/g) ?? []).filter((each) => keys.includes(each));
}"""


def speaks(page: Page) -> None:
    """There are no keys in place of words."""
    becomes(page, UNSPOKEN, [], KEYS)


@each_game
@pytest.mark.parametrize("letters", LETTERS)
def test_every_card_fits_its_frame_at_every_size(visit: Visit, game: str, letters: float) -> None:
    page = visit(f"/#/cards/{game}", likes={"size": letters})
    page.wait_for_selector("main [data-card]")
    for _ in in_many_languages(page, GAMES.index(game)):
        speaks(page)
        for size in SIZES:
            resize(page, size)
            becomes(page, BEYOND, [], FACES)
            fits(page, size[0])
        resize(page, DESKTOP)


@each_game
def test_a_table_speaks_and_fits(visit: Visit, url: str, game: str) -> None:
    guest = reached(url, game, 0.6)
    page = visit(path_to(guest), seat=seats_of(guest))
    page.wait_for_selector("main.table[data-mine=true]")
    for _ in in_many_languages(page, GAMES.index(game) + 1):
        for size in SIZES:
            resize(page, size)
            fits(page, size[0])
            speaks(page)
        resize(page, DESKTOP)


# What's wider than its field: the words in the search, and headings in the dropdown of sections.
CUT = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  const wide = (field, texts, arrow) => {
    const style = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    pen.font = style.font;
    return texts.filter((text) => pen.measureText(text).width > room - arrow);
  };
  const search = document.querySelector('.find input');
  const choice = document.querySelector('.select select');
  const titles = [...choice.options].map((each) => each.text);
  return [...wide(search, [search.placeholder], 0), ...wide(choice, titles, 16)];
}"""


# What shows that a page has opened.
PARTS = {
    "/": "input[name=game]",
    "/rules/austria": "main section a[href^='#/rules/austria/']",
    "/rules/overbooking": "main section a[href^='#/rules/overbooking/']",
    "/learn/austria": ".guide",
    "/statistics": "main .empty",
}


@pytest.mark.parametrize("place", PARTS)
def test_every_page_speaks_and_fits_a_phone(visit: Visit, place: str) -> None:
    page = visit(f"/#{place}")
    page.wait_for_selector(PARTS[place], state="attached")
    for _ in in_many_languages(page, list(PARTS).index(place)):
        page.wait_for_selector(PARTS[place], state="attached")
        resize(page, PHONE)
        fits(page, PHONE[0])
        speaks(page)
        if "rules" in place:
            becomes(page, CUT, [])
        resize(page, DESKTOP)


def test_looking_back_speaks(visit: Visit, url: str) -> None:
    guest, middle = recorded(url, "overbooking")
    page = visit(f"/#/replay/{guest.table}?key={guest.key}&step={middle}")
    page.wait_for_selector("main.table")
    for _ in in_many_languages(page, 0):
        speaks(page)


def test_the_end_of_a_game_is_told_in_any_language(visit: Visit, url: str) -> None:
    guest = finished(url, "austria")
    seat = seats_of(guest)
    page = visit(path_to(guest), seat=seat, likes={"language": "ru"})
    expect(page.locator("dialog")).to_contain_text(re.compile(CYRILLIC, re.IGNORECASE))
    speaks(page)


def test_the_language_changes_in_the_midst_of_a_decision(visit: Visit, url: str) -> None:
    guest = reached(url, "austria", 0.5)
    page = visit(path_to(guest), seat=seats_of(guest), likes={"language": "en"})
    page.wait_for_selector("main.table[data-mine=true]")
    step = page.locator("main.table").get_attribute("data-step")
    expect(page.get_by_test_id("question")).to_be_visible()
    for _ in in_many_languages(page, 1):
        assert page.locator("main.table").get_attribute("data-step") == step
        speaks(page)
    page.reload()
    page.wait_for_selector("main.table")
    expect(page.locator("html")).to_have_attribute("lang", list(LANGUAGES)[-1])
