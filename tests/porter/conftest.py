"""A house that knows the game from the environment alone, and a browser before it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from porter.elsewhere import KNOWN
from server.houses import Process
from web.conftest import browser, client, visit

__all__ = ["browser", "client", "url", "visit"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What asks for a browser is marked so."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "visit" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def url(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house in which the game can be played."""
    served = Process(tmp_path_factory.mktemp("house"), **KNOWN)
    yield served.url
    served.stop()
