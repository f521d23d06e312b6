"""A part of the client that doesn't load: it says so, tries again, and nobody has to reload."""

from playwright.sync_api import Page, Route, expect

from web.playing import GAMES, Visit

# A page that hasn't been opened yet has its own files.
RULES = "**/assets/Rules-*.js"


def at_the_start(visit: Visit) -> Page:
    page = visit()
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    return page


def to_the_rules(page: Page) -> None:
    page.evaluate("(game) => { location.hash = `#/rules/${game}`; }", GAMES[0])


def is_open(page: Page) -> None:
    expect(page.get_by_test_id("contents").first).to_be_attached()
    expect(page.get_by_test_id("part-missing")).to_have_count(0)


def test_the_page_opens_by_itself_when_the_house_is_back(visit: Visit) -> None:
    page = at_the_start(visit)
    page.context.set_offline(True)
    to_the_rules(page)
    expect(page.get_by_test_id("part-missing")).to_be_visible()
    expect(page.get_by_test_id("try-again")).to_be_visible()
    page.context.set_offline(False)
    is_open(page)


def test_whoever_does_not_want_to_wait_tries_again(visit: Visit) -> None:
    """The server answers, but the part is missing: it isn't requested again and again."""
    page = at_the_start(visit)
    asked: list[str] = []

    def gone(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404)

    page.route(RULES, gone)
    to_the_rules(page)
    missing = page.get_by_test_id("part-missing")
    expect(missing).to_be_visible()
    page.wait_for_function("() => sessionStorage['hotelier.reopened'] !== undefined")
    expect(missing).to_be_visible()
    page.wait_for_timeout(500)
    before = len(asked)
    page.wait_for_timeout(1500)
    assert len(asked) == before
    page.unroute(RULES)
    page.get_by_test_id("try-again").click()
    is_open(page)


def test_a_table_that_does_not_come_is_told_of(visit: Visit) -> None:
    page = at_the_start(visit)
    page.locator(f"label[data-game={GAMES[0]}]").click()
    page.route("**/assets/parts-*.js", lambda route: route.fulfill(status=404))
    page.get_by_test_id("play-now").click()
    page.wait_for_function("() => sessionStorage['hotelier.reopened'] !== undefined")
    expect(page.get_by_test_id("part-missing")).to_be_visible()
    page.unroute("**/assets/parts-*.js")
    page.get_by_test_id("try-again").click()
    page.wait_for_selector("main.table")
