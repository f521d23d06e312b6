"""Five languages on screen: every page says something, every card fits its frame, any time."""

import re

import pytest
from playwright.sync_api import Page, expect

from hotelier.messages import LANGUAGES, catalogue
from web.playing import GAMES, Visit, path_to, seat_of
from web.rooms import finished, reached, recorded
from web.test_card_browser import BEYOND

DESKTOP, PHONE = (1440, 900), (390, 844)
SIZES = (DESKTOP, PHONE)
LETTERS = (1, 1.3)  # as usual, and the largest
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)

FACES = "a[data-card] .face"
CYRILLIC = r"[\u0430-\u044f]{4}"
KEYS = set(re.findall(r"(?m)^([a-z][\w-]+) =", "\n".join(catalogue("en").values())))
WORDS = """() => {
  const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(
    (each) => ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name)));
  return [document.body.innerText, ...labels.filter(Boolean)].join('\\n');
}"""


def speaking(visit: Visit, path: str, language: str, **options: object) -> Page:
    page = visit(path, likes={"language": language}, **options)
    page.wait_for_selector("main:not([aria-busy])")
    page.evaluate("document.fonts.ready")
    return page


def keys_on(page: Page) -> set[str]:
    """Keys that stand where words should."""
    return set(re.findall(r"[a-z]+(?:-[\w]+)+", page.evaluate(WORDS))) & KEYS


def sideways(page: Page) -> int:
    """How much wider than the window the page is."""
    found = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return int(found)


def resize(page: Page, size: tuple[int, int]) -> None:
    """See the page in another window."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@each_language
@each_game
def test_every_card_fits_its_frame_at_every_size(visit: Visit, game: str, language: str) -> None:
    for letters in LETTERS:
        page = visit(f"/#/cards/{game}", likes={"language": language, "size": letters})
        page.wait_for_selector("main [data-card]")
        page.evaluate("document.fonts.ready")
        assert keys_on(page) == set()
        for size in SIZES:
            resize(page, size)
            assert page.evaluate(BEYOND, FACES) == [], (size, letters)
            assert sideways(page) <= 0, (size, letters)


@each_language
@each_game
def test_a_table_speaks_and_fits(visit: Visit, url: str, game: str, language: str) -> None:
    guest = reached(url, game, 0.6)
    page = visit(path_to(guest), seat=seat_of(guest, game), likes={"language": language})
    page.wait_for_selector("main.table[data-mine=true]")
    assert page.evaluate("document.documentElement.lang") == language
    for size in SIZES:
        resize(page, size)
        assert sideways(page) <= 0, size
        assert keys_on(page) == set(), size


@each_language
def test_every_page_speaks_and_fits_a_phone(visit: Visit, language: str) -> None:
    page = speaking(visit, "/", language, size=PHONE)
    for place in ("/", "/rules/austria", "/rules/overbooking", "/learn/austria", "/statistics"):
        page.evaluate("(place) => { location.hash = place }", place)
        page.wait_for_load_state("networkidle")
        page.wait_for_selector("main:not([aria-busy])")
        assert page.evaluate("document.documentElement.lang") == language
        assert sideways(page) <= 0, place
        assert keys_on(page) == set(), place


@each_language
def test_looking_back_speaks(visit: Visit, url: str, language: str) -> None:
    guest, middle = recorded(url, "overbooking")
    path = f"/#/replay/{guest.table}?key={guest.key}&step={middle}"
    page = speaking(visit, path, language)
    page.wait_for_selector("main.table")
    assert keys_on(page) == set()


def test_the_end_of_a_game_is_told_in_any_language(visit: Visit, url: str) -> None:
    guest = finished(url, "austria")
    seat = seat_of(guest, "austria")
    page = visit(path_to(guest), seat=seat, likes={"language": "ru"})
    page.wait_for_selector("dialog")
    assert re.search(CYRILLIC, page.locator("dialog").inner_text(), re.IGNORECASE)
    assert keys_on(page) == set()


def test_the_language_changes_in_the_midst_of_a_decision(visit: Visit, url: str) -> None:
    guest = reached(url, "austria", 0.5)
    page = visit(path_to(guest), seat=seat_of(guest, "austria"), likes={"language": "en"})
    page.wait_for_selector("main.table[data-mine=true]")
    step = page.locator("main.table").get_attribute("data-step")
    expect(page.get_by_role("heading", name="What now?")).to_be_visible()
    for language in LANGUAGES:
        page.get_by_role("button", name=re.compile("^(EN|PL|NL|RU|IT), ")).click()
        page.locator(f"button[lang={language}]").click()
        page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
        assert page.locator("main.table").get_attribute("data-step") == step
        assert keys_on(page) == set()
    page.reload()
    page.wait_for_selector("main.table")
    assert page.evaluate("document.documentElement.lang") == "it"
