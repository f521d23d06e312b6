"""What the store does in an emergency: killed, disk full, connection lost."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Engine, event

import hotelier
from hotelier.server.store.rows import Change, Conflict, StoreError
from hotelier.server.store.store import Store
from server import writing
from server.changes import change, entry, held, row
from server.postgres import Line

pytestmark = pytest.mark.anyio

ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(hotelier.__file__).parents[1])}
NOBODY = 65534


def writer(*arguments: object) -> subprocess.Popen[str]:
    """A process that writes and prints what was acknowledged."""
    command = [sys.executable, writing.__file__, *map(str, arguments)]
    return subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)


async def assert_kept(url: str, acknowledged: list[str]) -> None:
    """Everything acknowledged is there, and no table is half written."""
    last: dict[str, int] = {}
    for line in acknowledged:
        id, number = line.split()
        last[id] = int(number)
    assert last
    store = Store(url)
    store.open()
    for id, version in last.items():
        loaded = await store.load(id)
        assert loaded is not None
        assert loaded.row.version >= version
        numbers = [each.number for each in loaded.entries]
        assert numbers == [*range(1, loaded.row.version + 1)]
    store.close()


@pytest.mark.parametrize("moves", [1, 40, 400])
async def test_a_killed_process_loses_nothing_it_acknowledged(store_url: str, moves: int) -> None:
    with writer(store_url) as process:
        assert process.stdout is not None
        acknowledged = [process.stdout.readline() for _ in range(moves)]
        process.kill()
        rest = process.stdout.read()
    acknowledged += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    await assert_kept(store_url, acknowledged)


async def test_a_disk_that_takes_no_more_is_said_and_what_was_acknowledged_stays(
    sqlite_url: str,
) -> None:
    with writer(sqlite_url, 300_000) as process:
        assert process.stdout is not None
        lines = process.stdout.read().splitlines()
    assert process.returncode == 0
    assert set(lines[-8:]) == {
        "StoreError the disk can’t be read or written: the change wasn’t saved"
    }
    await assert_kept(sqlite_url, lines[:-8])


async def test_a_full_disk_refuses_what_is_too_large_and_keeps_the_rest(sqlite_url: str) -> None:
    def fill(connection: sqlite3.Connection, _: object) -> None:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 12}")

    store = Store(sqlite_url)
    store.open()
    await store.write(change("t"))
    store.close()
    event.listen(Engine, "connect", fill)
    store.open()
    large = Change(row("t", 2), (entry(2, "x" * 200_000),))
    with held(sqlite_url):
        tasks = [
            asyncio.create_task(store.write(each))
            for each in (change("ahead"), change("a"), large, change("z"))
        ]
        await asyncio.sleep(0)
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert [str(each) for each in ended if each is not None] == [
        "the disk is full: the change wasn’t saved"
    ]
    assert isinstance(ended[2], StoreError)
    event.remove(Engine, "connect", fill)
    store.close()
    store.open()
    assert await store.count(("running",)) == 4
    loaded = await store.load("t")
    assert loaded is not None
    assert loaded.row.version == 1
    await store.write(large)
    store.close()


async def test_a_program_that_holds_the_file_too_long_is_said(sqlite_url: str) -> None:
    def lose_patience(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA busy_timeout = 10")

    event.listen(Engine, "connect", lose_patience)
    store = Store(sqlite_url)
    store.open()
    with held(sqlite_url):
        writes = [store.write(change(f"t{n}")) for n in range(3)]
        for error in await asyncio.gather(*writes, return_exceptions=True):
            assert str(error) == "another program has locked the database: the change wasn’t saved"
    await store.write(change("t1"))
    assert await store.count(("running",)) == 1
    event.remove(Engine, "connect", lose_patience)
    store.close()


async def test_a_lost_connection_is_made_anew(postgres_url: str) -> None:
    store = Store(postgres_url)
    store.open()
    for version in range(1, 4):
        await store.write(change("t", version))
        assert await store.load("t") is not None
        with psycopg.connect(postgres_url, autocommit=True) as other:
            ended = other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = 'hotelier' AND datname = current_database()"
            ).fetchall()
        assert len(ended) >= 2
    loaded = await store.load("t")
    assert loaded is not None
    assert len(loaded.entries) == 3
    store.close()


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """A folder whose path is short enough for a socket."""
    with tempfile.TemporaryDirectory(prefix="hotelier-") as folder:
        yield Path(folder)


async def test_a_commit_whose_answer_is_lost_is_acknowledged_once(
    postgres_url: str, short_folder: Path
) -> None:
    line = Line(postgres_url, short_folder)
    await line.open()
    store = Store(line.address)
    await asyncio.to_thread(store.open)
    await store.write(change("t"))
    line.cut_behind_commit = True
    await store.write(change("t", 2))
    assert line.cuts == 1
    with pytest.raises(Conflict):
        await store.write(change("t", 2))
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.row.version, len(loaded.entries)) == (2, 2)
    await asyncio.to_thread(store.close)
    await line.close()


async def test_a_database_out_of_reach_is_said_and_found_again(
    postgres_url: str, short_folder: Path
) -> None:
    line = Line(postgres_url, short_folder)
    await line.open()
    store = Store(line.address)
    await asyncio.to_thread(store.open)
    await store.write(change("t"))
    await line.close()
    refusal = "the database can’t be reached"
    with pytest.raises(StoreError, match=f"^{refusal}$"):
        await store.load("t")
    writes = [store.write(change(id, version)) for id, version in (("t", 2), ("u", 1), ("v", 1))]
    for error in await asyncio.gather(*writes, return_exceptions=True):
        assert str(error) == f"{refusal}: the change may not have been saved"
    await line.open()
    await store.write(change("t", 2))
    await asyncio.to_thread(store.close)
    await line.close()


def refusal(url: str) -> str:
    """Why a store can't be opened."""
    with pytest.raises(StoreError) as refused:
        Store(url).open()
    return str(refused.value)


def test_one_sqlite_file_serves_one_server(sqlite_url: str) -> None:
    first = Store(sqlite_url)
    first.open()
    assert "house.sqlite is in use by another hotelier server" in refusal(sqlite_url)
    with writer(sqlite_url) as process:
        assert process.stdout is not None
        assert process.stdout.read() == ""
    first.close()
    second = Store(sqlite_url)
    second.open()
    second.close()


async def test_a_process_that_was_forked_does_not_hold_the_file(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    store.open()
    ready, done = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(done)
        os.read(ready, 1)  # lives until the test is over
        os._exit(0)
    os.close(ready)
    store.close()
    again = Store(sqlite_url)
    again.open()
    again.close()
    os.close(done)
    os.waitpid(child, 0)


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/new/and below/house.sqlite")
    store.open()
    store.close()
    assert (tmp_path / "new" / "and below" / "house.sqlite").is_file()


def test_a_path_through_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = refusal(f"sqlite:///{tmp_path}/file/house.sqlite")
    assert said == f"the folder {tmp_path}/file can’t be created: File exists"


def test_a_folder_where_the_file_should_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").mkdir()
    assert "house.sqlite: the database file can’t be" in refusal(
        f"sqlite:///{tmp_path}/house.sqlite"
    )


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    path.write_text("Dear diary, " * 1000)
    assert "house.sqlite: the file isn’t a database" in refusal(f"sqlite:///{path}")
    assert path.read_text() == "Dear diary, " * 1000


def test_a_damaged_file_is_refused(tmp_path: Path, sqlite_url: str) -> None:
    store = Store(sqlite_url)
    store.open()
    store.close()
    path = tmp_path / "house.sqlite"
    path.write_bytes(path.read_bytes()[:4096] + b"\x55" * 40_000)
    assert "house.sqlite: the database file is damaged" in refusal(sqlite_url)


def test_a_folder_that_may_not_be_written_is_refused(short_folder: Path) -> None:
    inner = short_folder / "inner"
    inner.mkdir()
    short_folder.chmod(0o755)
    inner.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        read_only = refusal(f"sqlite:///{inner}/house.sqlite")
        unmakeable = refusal(f"sqlite:///{inner}/below/house.sqlite")
    finally:
        if root:
            os.seteuid(0)
        inner.chmod(0o755)
    assert read_only.endswith("house.sqlite: the database file can’t be opened or created")
    assert unmakeable == f"the folder {inner}/below can’t be created: Permission denied"


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://root@localhost/x", "the database must be SQLite or PostgreSQL, found 'mysql'"),
        ("sqlite://", "the address of an SQLite database must name a file"),
        ("sqlite:///:memory:", "the address of an SQLite database must name a file"),
        ("house.sqlite", "the address of the database must look like postgresql://user@host/name"),
        ("oops://me:secret@host", "the database must be SQLite or PostgreSQL, found 'oops'"),
        ("postgresql://me:secret@h:port/x", "the address of the database must look like"),
    ],
)
def test_an_address_that_cannot_be_is_refused_without_repeating_it(url: str, sentence: str) -> None:
    said = refusal(url)
    assert said.startswith(sentence)
    assert "secret" not in said


def test_a_postgresql_that_does_not_answer_is_refused(short_folder: Path) -> None:
    said = refusal(f"postgresql://me:secret@/house?host={short_folder}")
    assert said.startswith("the database can’t be used: connection")
    assert "No such file or directory" in said
    assert "secret" not in said


def test_a_postgresql_database_that_is_not_there_is_refused(postgres_url: str) -> None:
    said = refusal(postgres_url.replace("/test_", "/elsewhere_"))
    assert re.search(r'database "elsewhere_\w+" does not exist', said)
