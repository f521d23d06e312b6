"""Backups of an SQLite database: a consistent copy, while a server runs or not, and back again."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from hotelier.server.admin.desk import AdminError
from hotelier.server.settings import SQLITE, Settings
from hotelier.server.store.database import PRIVATE, Database, explain, keep_private, lock
from hotelier.server.store.rows import StoreError

PARTIAL: Final = ".partial"  # until a copy is complete


def back_up(settings: Settings, file: Path, *, force: bool = False) -> int:
    """Copy the database to a file, as it is at one moment; returns its size in bytes."""
    source = _database_file(settings, "pg_dump --format=custom --file=FILE")
    if not source.is_file():
        raise AdminError(f"there is no database at {source}")
    if file.exists() and file.samefile(source):
        raise AdminError(f"{file} is the database itself: name another file")
    _check_free(file, force)
    with _replacing(file) as partial:
        _copy(source, partial)
    return file.stat().st_size


def restore(settings: Settings, file: Path, *, force: bool = False) -> None:
    """Replace the database with a backup, unless a server uses it."""
    target = _database_file(settings, "pg_restore --clean --dbname=NAME FILE")
    _check_backup(file)
    if target.exists() and file.samefile(target):
        raise AdminError(f"{file} is the database itself: name a backup")
    is_new = not target.exists()
    keep_private(target)
    try:
        with closing(_locked(target)), _replacing(target) as partial:
            if not is_new and not force:
                raise AdminError(f"{target} exists already: --force replaces all games in it")
            _copy(file, partial)
            _close_log(target)
    except BaseException:
        if is_new and not target.stat().st_size:
            target.unlink()
        raise


def _locked(target: Path) -> sqlite3.Connection:
    try:
        return lock(target)
    except StoreError as error:
        raise AdminError(f"a server is using {target}: stop it first") from error


def _check_backup(file: Path) -> None:
    """Refuse a file that isn't a whole database of hotelier's."""
    if not file.is_file():
        raise AdminError(f"there is no file {file}")
    with closing(_opened(file)) as connection:
        try:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            raise AdminError(f"{file} is no backup: {explain(error)}") from error
    if found != "ok":
        raise AdminError(f"{file} is damaged: {found}")
    try:
        Database(SQLITE + quote(str(file.resolve()), safe=" +/:\\")).check()
    except StoreError as error:
        raise AdminError(f"{file} is no backup: {error}") from error


def _copy(source: Path, target: Path) -> None:
    """Copy a database as a whole; the copy needs no other file."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    try:
        with closing(_opened(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
            found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise AdminError(f"can’t copy {source} to {target.parent}: {explain(error)}") from error
    if found != "ok":
        raise AdminError(f"{source} is damaged: {found}")
    with target.open("rb+") as written:
        os.fsync(written.fileno())


def _opened(file: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    return sqlite3.connect(f"file:{quote(str(file.resolve()))}?mode=ro", uri=True)


def _close_log(target: Path) -> None:
    """Write what's in the old database's log, which doesn't belong to the new one."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(target)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for ending in ("-wal", "-shm"):
        Path(f"{target}{ending}").unlink(missing_ok=True)


@contextmanager
def _replacing(file: Path) -> Iterator[Path]:
    """A file beside it, which takes its place if all goes well."""
    partial = file.with_name(file.name + PARTIAL)
    partial.unlink(missing_ok=True)
    try:
        yield partial
        partial.replace(file)
    except BaseException:
        for left in (partial, Path(f"{partial}-journal")):
            left.unlink(missing_ok=True)
        raise


def _check_free(file: Path, force: bool) -> None:
    if not file.parent.is_dir():
        raise AdminError(f"there is no folder {file.parent}")
    if file.is_dir():
        raise AdminError(f"{file} is a folder: name a file")
    if file.exists() and not force:
        raise AdminError(f"{file} exists already: --force replaces it")


def _database_file(settings: Settings, instead: str) -> Path:
    database = Database(settings.database_url)
    if database.is_shared:
        raise AdminError(f"this database is in PostgreSQL: use its own tools, such as {instead}")
    return Path(str(database.url.database)).resolve()
