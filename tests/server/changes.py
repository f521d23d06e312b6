"""Changes of tables for the tests of the store, and a way to make them pile up."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, event

from hotelier.server.store.rows import Change, Entry, Row


def row(id: str, version: int = 1, **more: Any) -> Row:
    """A table that had one entry per version."""
    plain = Row(
        id=id,
        version=version,
        game="austria",
        phase="running",
        public=True,
        made=1000.0,
        changed=1000.0 + version,
        due=None,
        entries=version,
        steps=version,
        facts={"seats": ["Ada", "Ben"], "version": version},
    )
    return replace(plain, **more)


def entry(number: int, text: str = "move") -> Entry:
    """An entry of a journal."""
    return Entry(number=number, at=1000.0 + number, steps=number, body={"text": text})


def change(id: str, version: int = 1, **more: Any) -> Change:
    """The next version of a table, with one entry."""
    return Change(row=row(id, version), entries=(entry(version),), **more)


@contextmanager
def held(address: str) -> Iterator[None]:
    """Nothing can be written while this lasts: what's given to the store piles up."""
    if address.startswith("sqlite"):
        connection = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield
        finally:
            connection.close()
    else:
        with psycopg.connect(address) as other:
            other.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            yield


@contextmanager
def counted_commits() -> Iterator[list[str]]:
    """The transactions committed while this lasts, as reported by the driver."""
    commits: list[str] = []

    def committed(connection: Connection) -> None:
        commits.append(connection.dialect.driver)

    event.listen(Engine, "commit", committed)
    try:
        yield commits
    finally:
        event.remove(Engine, "commit", committed)
