"""One hypothesis profile and one language for every machine."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from hotelier.messages import FIRST, speaking
from lengths import IS_LONG

# A game takes milliseconds compiled and many more on a busy machine, so no example has a deadline.
# Where a change is judged the examples are always the same; elsewhere they are new every time.
settings.register_profile(
    "hotelier",
    deadline=None,
    max_examples=30,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("hotelier")

pytest.register_assert_rewrite("conformance", "austria.walks")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What waits for browsers and processes is tried once more; the summary names it (RERUN)."""
    if not IS_LONG:
        config.hook.pytest_deselected(items=[each for each in items if is_long(each)])
        items[:] = [each for each in items if not is_long(each)]
    for item in items:
        if item.get_closest_marker("browser") or item.get_closest_marker("house"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def is_long(item: pytest.Item) -> bool:
    """Whether only `make test-all` runs a test."""
    return item.get_closest_marker("long") is not None


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """A test that does not say otherwise reads English, whatever another one has spoken."""
    with speaking(FIRST):
        yield
