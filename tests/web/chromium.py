"""One Chromium per process, kept from test to test: to start it takes seconds."""

import contextlib
import os
import shutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Headless shell first: it needs a third of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

_running = contextlib.ExitStack()
_browser: "Browser | None" = None


def chromium() -> str:
    """Where Chromium is."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "there is no Chromium: install it, or say in CHROMIUM where it is"
    return found


def opened() -> "Browser":
    """The browser of this process; it's started if it doesn't run, or no longer."""
    global _browser
    if _browser is None or not _browser.is_connected():
        # Most tests need no browser, so only those that do import it.
        from playwright.sync_api import sync_playwright

        close()
        playwright = _running.enter_context(sync_playwright())
        _browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        _running.callback(_browser.close)
    return _browser


def close() -> None:
    """End it. While Playwright runs, nothing else in this process may have an event loop."""
    global _browser
    _browser = None
    _running.close()
