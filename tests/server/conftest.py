"""Databases for the tests of the server: data must persist in both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.server.store.store import Store
from server.postgres import Postgres

# Tests of processes, databases and sockets don't depend on how the engine runs.
ONCE = (
    "test_bots_at_tables",
    "test_crashes",
    "test_disk",
    "test_leaks",
    "test_live",
    "test_load_script",
    "test_migrations",
    "test_openapi",
    "test_processes",
    "test_protocol_page",
    "test_races",
    "test_restarts",
    "test_socket_nonsense",
    "test_store",
    "test_store_in_trouble",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs to run on one engine only."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and item.path.stem in ONCE:
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
