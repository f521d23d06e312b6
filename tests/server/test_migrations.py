"""A database is brought to the program's version, whatever it was before."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, select, text

import hotelier
from hotelier.server.store import migrating
from hotelier.server.store.rows import StoreError
from hotelier.server.store.schema import LATEST, create, metadata, secrets, version
from hotelier.server.store.store import Store
from server.changes import change

ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(hotelier.__file__).parents[1])}
OPEN = """
import sys
from hotelier.server.store.store import Store
print("ready", flush=True)
sys.stdin.read()
store = Store(sys.argv[1])
store.open()
store.close()
"""


def run(url: str, *statements: str) -> None:
    """Change a database behind the program's back."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def described(connection: Connection) -> Any:
    """Everything the database says of its tables, whatever their order, and what's in them."""
    asked = inspect(connection)
    kinds = ("columns", "foreign_keys", "indexes", "unique_constraints", "check_constraints")
    told: dict[str, Any] = {
        name: [asked.get_pk_constraint(name)]
        + [sorted(map(repr, getattr(asked, f"get_{kind}")(name))) for kind in kinds]
        for name in asked.get_table_names()
    }
    full = [each for each in metadata.sorted_tables if connection.execute(select(each)).first()]
    made = connection.execute(select(secrets.c.name).order_by(secrets.c.name)).scalars().all()
    return told | {"full": sorted(each.name for each in full), "secrets": made}


def test_a_new_database_has_the_tables_that_the_migrations_make(store_url: str) -> None:
    engine = create_engine(store_url)
    with engine.connect() as connection:
        migrating.upgrade(connection)
        migrated = described(connection)
        options = {"version_table": version.name, "compare_type": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_heads() == (LATEST,) == migrating.known_versions()[:1]
        connection.rollback()
        metadata.drop_all(connection)
        create(connection)
        assert described(connection) == migrated
    engine.dispose()


@pytest.mark.anyio
async def test_opening_again_keeps_what_is_there(store: Store) -> None:
    await store.write(change("t"))
    before = await store.load("t")
    store.close()
    store.open()
    assert before is not None
    assert await store.load("t") == before


def test_a_database_of_a_newer_program_is_refused_and_left_alone(
    store: Store, store_url: str
) -> None:
    store.close()
    run(store_url, f"UPDATE {version.name} SET version_num = '9999'")
    for _ in range(2):
        with pytest.raises(StoreError, match="written by a newer hotelier"):
            store.open()


def test_a_database_of_another_program_is_refused_and_left_alone(store_url: str) -> None:
    run(store_url, "CREATE TABLE invoices (total INTEGER)", "INSERT INTO invoices VALUES (7)")
    with pytest.raises(StoreError, match="tables of another program"):
        Store(store_url).open()
    engine = create_engine(store_url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT total FROM invoices")).scalars().all() == [7]
    engine.dispose()


def test_a_migration_that_fails_leaves_nothing_half_done(store: Store, store_url: str) -> None:
    store.close()
    # The oldest version again, but with one table in the way of its migration.
    left = ("keys", version.name)
    names = [table.name for table in reversed(metadata.sorted_tables) if table.name not in left]
    drops = [f"DROP TABLE {name} CASCADE" for name in names]
    if store_url.startswith("sqlite"):
        drops = [drop.removesuffix(" CASCADE") for drop in drops]
    run(store_url, *drops, f"DELETE FROM {version.name}")
    with pytest.raises(StoreError, match="keys"):
        store.open()
    run(store_url, "DROP TABLE keys")
    store.open()


def test_processes_that_start_at_once_migrate_once(postgres_url: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, postgres_url],
            env=ENVIRONMENT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.close()  # now they go
    for process in processes:
        with process:
            assert process.stdout is not None
            assert process.stdout.read() == ""
        assert process.returncode == 0
