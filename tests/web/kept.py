"""What the browser tests of one process share: a browser and a server, which take long to start."""

import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from web.chromium import FLAGS, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_browsing = contextlib.ExitStack()
_serving = contextlib.ExitStack()
_browser: "Browser | None" = None
_address = ""


def browser() -> "Browser":
    """The browser of this process; it's started if it doesn't run, or no longer."""
    global _browser
    if _browser is None or not _browser.is_connected():
        # Most tests need no browser, so only those that do import it.
        from playwright.sync_api import sync_playwright

        _browsing.close()
        playwright = _browsing.enter_context(sync_playwright())
        _browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        _browsing.callback(_browser.close)
    return _browser


def address() -> str:
    """The address of the server of this process; it's started if it doesn't run."""
    global _address
    if not _address:
        from server.houses import house

        folder = _serving.enter_context(tempfile.TemporaryDirectory())
        _address = _serving.enter_context(house(Path(folder)))
    return _address


def end() -> None:
    """End both. While Playwright runs, nothing else in this process may have an event loop."""
    global _browser, _address
    _browser, _address = None, ""
    _browsing.close()
    _serving.close()
