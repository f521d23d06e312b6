"""One hypothesis profile and one language for every machine."""

import os
import random
import re
import secrets
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from hotelier.messages import FIRST, speaking
from lengths import IS_LONG
from web import kept

# A game takes milliseconds compiled and many more on a busy machine, so no example has a deadline.
# Where a change is judged, examples and deals are always the same; elsewhere they are always new.
IS_JUDGED = "CI" in os.environ
settings.register_profile(
    "hotelier",
    deadline=None,
    max_examples=30,
    derandomize=IS_JUDGED,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("hotelier")

pytest.register_assert_rewrite("conformance", "austria.walks")

# What `make test` chooses for the tests that wait for servers and browsers, and what marks them.
WAITING = ("browser or house", "house and not browser")
MARK = re.compile(r"mark\.(browser|house)\b")

# A shell that starts the tests in the background makes them, and all they start, ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files without any of the tests that are wanted aren't read: importing them takes seconds."""
    if collection_path.suffix != ".py" or config.getoption("markexpr") not in WAITING:
        return None
    places = collection_path, collection_path.with_name("conftest.py")
    marked = any(MARK.search(each.read_text("utf-8")) for each in places if each.is_file())
    return None if marked else True


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that wait for browsers and processes get a second try; the summary lists them."""
    if not IS_LONG:
        config.hook.pytest_deselected(items=[each for each in items if is_long(each)])
        items[:] = [each for each in items if not is_long(each)]
    for item in items:
        if item.get_closest_marker("browser") or item.get_closest_marker("house"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def is_long(item: pytest.Item) -> bool:
    """Whether only `make test-all` runs a test."""
    return item.get_closest_marker("long") is not None


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Browser and server stay from one browser test to the next, and end before any other."""
    if not item.get_closest_marker("browser"):
        kept.end()


def pytest_sessionfinish() -> None:
    """Nothing that was started stays."""
    kept.end()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """A test is in English unless it says otherwise, whatever language another one used."""
    with speaking(FIRST):
        yield


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a change is judged, a test gets the same dice and cards every time it runs."""
    if IS_JUDGED:
        monkeypatch.setattr(secrets, "randbits", random.Random(request.node.nodeid).getrandbits)
