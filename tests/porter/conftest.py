"""A server that knows the game only from the environment, and a browser for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from porter.elsewhere import KNOWN
from server.houses import Process
from web.conftest import browser, client, visit

__all__ = ["browser", "client", "url", "visit"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need a browser are marked."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "visit" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def url(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the game."""
    served = Process(tmp_path_factory.mktemp("house"), **KNOWN)
    yield served.url
    served.stop()
