"""A real browser with a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from hotelier.server.http.client import FOLDER
from server.houses import Guest
from web import kept
from web.playing import BOT, DESKTOP, ME, Visit, path_to, seats_of, tastes

PATIENCE = 20_000  # milliseconds that something may take on a busy machine

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture
def browser() -> Browser:
    """Chromium; `make test` installs it if it's missing."""
    return kept.browser()


@pytest.fixture(scope="session")
def client() -> None:
    """The client as it was built."""
    is_built = (FOLDER / "index.html").is_file()
    assert is_built, "the browser client is not built: run `python packaging/client.py`"


@pytest.fixture
def url(client: None) -> str:
    """The address of a server with the client."""
    return kept.address()


@pytest.fixture
def visit(browser: Browser, url: str) -> Iterator[Visit]:
    """Open the client in a separate browser; anything that goes wrong on a page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def opened(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        likes: dict[str, object] | None = None,
        seat: str = "",
        at: str = url,
        moving: bool = False,
        before: Callable[[Page], object] = lambda page: None,
        **options: object,
    ) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if moving else "reduce",
            # What goes through a worker can't be routed by a test; test_offline.py allows it.
            **{"service_workers": "block", **options},  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"{tastes(**(likes or {}))};{seat}")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        before(page)
        page.goto(f"{at}{path}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == [], "a page broke"


@pytest.fixture
def sit(visit: Visit, url: str) -> Visit:
    """Open the client at a new table with a bot; `begin` also goes the way there."""

    def seated(game: str, **options: object) -> Page:
        guest = Guest(url).open_table(game, ME, BOT, rules={"confirm": False})
        page = visit(path_to(guest), seat=seats_of(guest), **options)
        page.wait_for_selector("main.table")
        return page

    return seated
