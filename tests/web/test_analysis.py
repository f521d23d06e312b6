"""The analysis of a finished game in the browser: while it's in progress, and its result."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from analysis.finished import finished
from hotelier.messages import say
from server.houses import Guest, house
from web.kindness import is_kind
from web.playing import DESKTOP, TITLES, Visit, becomes

pytestmark = pytest.mark.slow
LONG = 180_000  # ms in which even a busy machine has analysed a game
NARROW = (360, 740)


@pytest.fixture(scope="module")
def there(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with short analyses."""
    with house(tmp_path_factory.mktemp("house"), analysis_rounds=1) as address:
        yield address


def somebody(there: str) -> Guest:
    """Someone with a finished game that nobody has analysed."""
    wish = {"record": finished("overbooking").as_dict()}
    return Guest(there).seated(Guest(there).ask("POST", "/import", wish))


@pytest.fixture(scope="module")
def guest(there: str) -> Guest:
    """Someone with a finished game, which is analysed once for all."""
    return somebody(there)


def come(visit: Visit, guest: Guest, **options: object) -> Page:
    page = visit(f"/#/analysis/{guest.table}?key={guest.key}", at=guest.url, **options)
    page.wait_for_selector("main.analysis")
    return page


def done(page: Page) -> Page:
    page.wait_for_selector("main.analysis[data-phase=done]", timeout=LONG)
    return page


def test_it_begins_by_itself_and_shows_how_far_it_is(visit: Visit, there: str) -> None:
    guest = somebody(there)
    begun: list[str] = []  # what was answered to the wish to begin
    seen: list[bool] = []

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            answered = route.fetch()
            begun.append(answered.json()["phase"])
            route.fulfill(response=answered)
        elif begun and not seen:  # however fast the server is
            route.fulfill(json={"phase": "running", "done": 1, "total": 9, "analysis": None})
        else:
            route.fallback()

    page = come(visit, guest, before=lambda page: page.route("**/api/tables/*/analysis", answer))
    expect(page.get_by_role("progressbar")).to_have_attribute("max", "9")
    seen.append(True)
    done(page)
    assert begun
    assert set(begun) <= {"waiting", "running"}
    title = say("analysis-title", game=TITLES["overbooking"])
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    again = come(visit, guest)  # it is kept
    expect(again.locator("main.analysis")).to_have_attribute("data-phase", "done")


def test_a_curve_is_read_by_keys(visit: Visit, guest: Guest) -> None:
    page = done(come(visit, guest))
    curve = page.get_by_role("slider").first
    curve.focus()
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    first = int(curve.get_attribute("data-step") or -1)
    assert curve.get_attribute("aria-valuetext")
    assert curve.get_attribute("data-end") is None
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(curve).to_have_attribute("data-end", "true")
    assert int(curve.get_attribute("data-step") or -1) > first >= 0


def test_costly_moves_are_told_in_words_and_lead_to_the_replay(visit: Visit, guest: Guest) -> None:
    page = done(come(visit, guest))
    found = guest.at_table("GET", "/analysis").json()["analysis"]
    blamed = [step for report in found["reports"] for step in report["costliest"]]
    shown = page.locator("[data-move]")
    expect(shown).to_have_count(len(blamed))
    assert blamed, "a game played at random has no costly move"
    verdict = next(each for each in found["verdicts"] if each["step"] == blamed[0])
    move = page.locator(f"[data-move='{blamed[0]}']")
    expect(move).not_to_contain_text(verdict["best"])  # words, not notation
    said = next(each for each in guest.at_table("GET", "/analysis").json()["moves"])
    assert said["why"], "where the points come from"
    move.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    move.get_by_role("link").click()
    page.wait_for_selector("main.table")
    expect(page).to_have_url(re.compile(f"/replay/{guest.table}"))
    # Both count the same, both moves are drawn, and you get back to where you were.
    expect(page.locator("main.table")).to_have_attribute("data-step", str(blamed[0]))
    expect(page.locator("[data-frame=played]").first).to_be_visible()
    expect(page.locator("[data-frame=better]").first).to_be_visible()
    page.get_by_test_id("to-analysis").click()
    done(page)
    becomes(page, "() => scrollY", before)


def test_the_better_move_can_be_tried_for_practice(visit: Visit, guest: Guest) -> None:
    page = done(come(visit, guest))
    move = page.locator("[data-move]").first
    step = int(move.get_attribute("data-move") or 0)
    move.get_by_test_id("try-better").click()
    table = page.locator("main.table")
    expect(table).to_be_visible()
    assert int(table.get_attribute("data-step") or 0) > step, "it is played already"
    page.get_by_test_id("show-players").click()
    expect(page.get_by_test_id("practice-told")).to_be_visible()
    expect(page).not_to_have_url(re.compile(guest.table))


def test_a_house_that_is_busy_for_a_moment_is_asked_again(visit: Visit, guest: Guest) -> None:
    done(come(visit, guest))
    asked: list[int] = []

    def answer(route: Route) -> None:
        asked.append(1)
        if len(asked) == 1:
            route.fulfill(json={"phase": "running", "done": 1, "total": 9, "analysis": None})
        elif len(asked) == 2:
            route.fulfill(status=503, json={"code": "busy", "reason": "Busy."})
        else:
            route.fallback()

    done(come(visit, guest, before=lambda page: page.route("**/api/tables/*/analysis", answer)))
    assert len(asked) > 2


def test_what_was_found_can_be_saved(visit: Visit, guest: Guest, tmp_path: Path) -> None:
    page = done(come(visit, guest))
    for words, ending in ((say("analysis-save-html"), "html"), (say("analysis-save-json"), "json")):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=words).click()
        assert waiting.value.suggested_filename.endswith(f"-analysis.{ending}")
        waiting.value.save_as(tmp_path / ending)
    assert (tmp_path / "html").read_text(encoding="utf-8").startswith("<!doctype html>")
    found = json.loads((tmp_path / "json").read_text(encoding="utf-8"))
    assert found == guest.at_table("GET", "/analysis").json()["analysis"]


def test_it_is_kind_to_everyone(visit: Visit, guest: Guest) -> None:
    page = done(come(visit, guest))
    is_kind(page, DESKTOP, NARROW)


def test_a_running_game_is_not_told(visit: Visit, there: str) -> None:
    me = Guest(there).open_table("overbooking", {"kind": "me"}, {"kind": "bot", "bot": "random"})
    page = visit(f"/#/analysis/{me.table}?key={me.key}", at=there)
    expect(page.get_by_role("alert")).to_be_visible()
