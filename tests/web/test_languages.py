"""Five languages on screen: every page says something, every card fits its frame, any time."""

import re

import pytest
from playwright.sync_api import Page, expect

from hotelier.messages import LANGUAGES, catalogue
from web.kindness import BEYOND, fits, resize
from web.playing import DESKTOP, GAMES, PHONE, Visit, becomes, path_to, seats_of, settle
from web.rooms import finished, reached, recorded

SIZES = (DESKTOP, PHONE)
LETTERS = (1, 1.3)  # as usual, and the largest
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)

FACES = "a[data-card] .face"
CYRILLIC = r"[\u0430-\u044f]{4}"
KEYS = sorted(set(re.findall(r"(?m)^([a-z][\w-]+) =", "\n".join(catalogue("en").values()))))
# Keys that stand where words should.
UNSPOKEN = """(keys) => {
  const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(
    (each) => ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name)));
  const words = [document.body.innerText, ...labels.filter(Boolean)].join('\\n');
  return (words.match(/[a-z]+(?:-\\w+)+/g) ?? []).filter((each) => keys.includes(each));
}"""


def speaking(visit: Visit, path: str, language: str, **options: object) -> Page:
    page = visit(path, likes={"language": language}, **options)
    page.wait_for_selector("main:not([aria-busy])")
    settle(page)
    return page


def speaks(page: Page) -> None:
    """No keys stand where words should."""
    becomes(page, UNSPOKEN, [], KEYS)


@each_language
@each_game
def test_every_card_fits_its_frame_at_every_size(visit: Visit, game: str, language: str) -> None:
    for letters in LETTERS:
        page = visit(f"/#/cards/{game}", likes={"language": language, "size": letters})
        page.wait_for_selector("main [data-card]")
        settle(page)
        speaks(page)
        for size in SIZES:
            resize(page, size)
            becomes(page, BEYOND, [], FACES)
            fits(page, size[0])


@each_language
@each_game
def test_a_table_speaks_and_fits(visit: Visit, url: str, game: str, language: str) -> None:
    guest = reached(url, game, 0.6)
    page = visit(path_to(guest), seat=seats_of(guest), likes={"language": language})
    page.wait_for_selector("main.table[data-mine=true]")
    expect(page.locator("html")).to_have_attribute("lang", language)
    for size in SIZES:
        resize(page, size)
        fits(page, size[0])
        speaks(page)


# What shows that one has come to a page.
PARTS = {
    "/": "input[name=game]",
    "/rules/austria": "main section a[href^='#/rules/austria/']",
    "/rules/overbooking": "main section a[href^='#/rules/overbooking/']",
    "/learn/austria": ".guide",
    "/statistics": "main .empty",
}


@each_language
def test_every_page_speaks_and_fits_a_phone(visit: Visit, language: str) -> None:
    page = speaking(visit, "/", language, size=PHONE)
    for place, part in PARTS.items():
        page.evaluate("(place) => { location.hash = place }", place)
        page.wait_for_selector(part, state="attached")
        settle(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        fits(page, PHONE[0])
        speaks(page)


@each_language
def test_looking_back_speaks(visit: Visit, url: str, language: str) -> None:
    guest, middle = recorded(url, "overbooking")
    path = f"/#/replay/{guest.table}?key={guest.key}&step={middle}"
    page = speaking(visit, path, language)
    page.wait_for_selector("main.table")
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
    for language in LANGUAGES:
        page.get_by_test_id("languages").click()
        page.locator(f"button[lang={language}]").click()
        page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
        assert page.locator("main.table").get_attribute("data-step") == step
        speaks(page)
    page.reload()
    page.wait_for_selector("main.table")
    expect(page.locator("html")).to_have_attribute("lang", "it")
