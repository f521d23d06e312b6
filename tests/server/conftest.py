"""Databases for the tests of the server: data must persist in both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.server.store.store import Store
from server.postgres import Postgres


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of processes, databases and sockets run on one engine, next to the browser's."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.house)


@pytest.fixture
def anyio_backend() -> str:
    """The event loop for coroutines in tests."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; each process of the tests has its own."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A fresh, empty database in PostgreSQL."""
    name = postgres.make()
    yield postgres.address(name)
    postgres.drop(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An SQLite database that doesn't exist yet."""
    return f"sqlite:///{tmp_path / 'house.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """A database of each kind."""
    address: str = request.getfixturevalue(
        "sqlite_url" if request.param == "sqlite" else "postgres_url"
    )
    return address


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """An open store in a database of each kind."""
    opened = Store(store_url)
    opened.open()
    yield opened
    opened.close()
