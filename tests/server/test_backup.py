"""A backup is whole, however busy the server is, and comes back only where it may."""

import json
import os
import resource
import signal
import sqlite3
import threading
from pathlib import Path

import pytest

from cli.commands import call, complaint, spawn
from server.houses import Guest, play_out
from server.lives import life

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def admin(folder: Path, *words: object) -> str:
    """What a command says about a server's folder."""
    outcome = call("admin", *words, "--data-dir", folder)
    assert (outcome.code, outcome.err) == (0, "")
    return outcome.out


def refused(folder: Path, *words: object) -> str:
    return complaint(call("admin", *words, "--data-dir", folder))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that was stopped, with a table."""
    folder = tmp_path / "data"
    folder.mkdir()
    with life(folder) as born:
        ada = Guest(born.url).open_table("austria", ME, OPEN, name="Ada")
        Guest(born.url).join(ada, "Bela")
        born.stop()
    return folder


def tables(folder: Path) -> list[str]:
    return [each["id"] for each in json.loads(admin(folder, "tables", "--json"))]


def test_a_backup_of_a_busy_server_is_a_whole_database_that_plays_on(tmp_path: Path) -> None:
    folder, copies = tmp_path / "data", [tmp_path / f"copy-{n}.db" for n in range(5)]
    folder.mkdir()
    with life(folder) as born:
        ada = Guest(born.url).open_table("austria", ME, OPEN, name="Ada")
        bela = Guest(born.url).join(ada, "Bela")
        game = threading.Thread(target=play_out, args=([ada, bela], 4))
        game.start()
        for copy in copies:
            assert f"{copy} has all games" in admin(folder, "backup", copy)
        game.join()
    for copy in copies:
        assert copy.stat().st_mode & 0o777 == 0o600
        there = tmp_path / copy.stem
        assert "restored" in admin(there, "restore", copy)
        assert admin(there, "check") == "checked 1 tables: nothing broken\n"
    with life(there) as born:
        again = [Guest(born.url, each.table, each.key, each.token) for each in (ada, bela)]
        for guest, seat in zip(again, (1, 2), strict=True):
            guest.seat = seat
        assert play_out(again, seed=4)["phase"] == "over"
    assert sorted(tmp_path.glob("*.partial*")) == []


def test_a_restored_database_replaces_everything_that_was_there(data: Path, tmp_path: Path) -> None:
    before, copy = tables(data), tmp_path / "copy.db"
    admin(data, "backup", copy)
    with life(data) as born:
        Guest(born.url).open_table("austria", ME, OPEN)
        born.kill()  # what it wrote is still in the log
    assert len(tables(data)) == 2
    admin(data, "restore", copy, "--force")
    assert tables(data) == before
    with life(data) as born:
        assert born.url
    assert tables(data) == before


def test_nothing_is_restored_while_a_server_uses_the_folder(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    admin(data, "backup", copy)
    with life(data) as born:
        ada = Guest(born.url).open_table("austria", ME, OPEN)
        told = refused(data, "restore", copy, "--force")
        assert told == f"a server is using {data / 'house.db'}: stop it first"
        assert ada.look()["phase"] == "open"
    assert len(tables(data)) == 2


def test_nothing_is_overwritten_without_force(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    admin(data, "backup", copy)
    written = copy.read_bytes()
    assert refused(data, "backup", copy) == f"{copy} exists already: --force replaces it"
    told = refused(data, "restore", copy)
    assert told == f"{data / 'house.db'} exists already: --force replaces all games in it"
    assert copy.read_bytes() == written
    admin(data, "backup", copy, "--force")
    assert len(tables(data)) == 1


def test_only_a_whole_database_of_ours_is_restored(data: Path, tmp_path: Path) -> None:
    copy, there = tmp_path / "copy.db", tmp_path / "there"
    admin(data, "backup", copy)
    whole = copy.read_bytes()
    bad = tmp_path / "bad.db"
    assert refused(there, "restore", bad) == f"there is no file {bad}"
    for content in (b"", b"no database", whole[: len(whole) // 2], _holed(whole)):
        bad.write_bytes(content)
        told = refused(there, "restore", bad)
        assert told.startswith((f"{bad} is no backup: ", f"{bad} is damaged: ")), content[:20]
    bad.unlink()
    with sqlite3.connect(bad) as connection:
        connection.execute("CREATE TABLE invoices (total)")
    assert "tables of another program" in refused(there, "restore", bad)
    bad.write_bytes(whole)
    with sqlite3.connect(bad) as connection:
        connection.execute("UPDATE hotelier_version SET version_num = '9999'")
    assert "newer hotelier" in refused(there, "restore", bad)
    assert not (there / "house.db").exists()
    assert len(tables(data)) == 1


def _holed(whole: bytes) -> bytes:
    """A database with garbage in its second page."""
    return whole[:4096] + os.urandom(4096) + whole[8192:]


def test_a_backup_needs_a_place(data: Path, tmp_path: Path) -> None:
    assert refused(data, "backup", tmp_path / "no" / "copy.db") == (
        f"there is no folder {tmp_path / 'no'}"
    )
    assert refused(data, "backup", tmp_path) == f"{tmp_path} is a folder: name a file"
    told = refused(data, "backup", data / "house.db", "--force")
    assert "is the database itself" in told
    assert len(tables(data)) == 1


def test_a_full_disk_leaves_no_half_backup(data: Path, tmp_path: Path) -> None:
    def fill_disk() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    copies = tmp_path / "copies"
    copies.mkdir()
    words = ("admin", "backup", copies / "copy.db", "--data-dir", data)
    told = complaint(spawn(*words, before=fill_disk))
    assert told.startswith(f"can’t copy {data / 'house.db'} to {copies}: the disk ")
    assert list(copies.iterdir()) == []


def test_postgresql_is_backed_up_with_its_own_tools(postgres_url: str, tmp_path: Path) -> None:
    for word, tool in (("backup", "pg_dump"), ("restore", "pg_restore")):
        told = complaint(call("admin", word, tmp_path / "copy.db", "--database", postgres_url))
        assert told.startswith("this database is in PostgreSQL: use its own tools, such as " + tool)
    assert list(tmp_path.iterdir()) == []
