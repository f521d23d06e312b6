"""Games that are being played, kept on disk after every action so that nothing is ever lost.

A kept game is a record (rules: notation §2) with one thing more: who of the seats is a person.
"""

import contextlib
import json
import os
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hotelier.core.errors import HotelierError, RecordError
from hotelier.core.files import write_atomically
from hotelier.core.match import Match, replay
from hotelier.core.record import Record, load

HUMANS = "humans"


def directory() -> Path:
    """Where games are kept: in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return home / "hotelier" / "games"


def new_place(game: str) -> Path:
    """A file for a new game; its directory is made if need be."""
    folder = directory()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise HotelierError(f"cannot keep games in {folder}: {reason}") from error
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{game}-{stamp}-{secrets.token_hex(2)}.json"


def keep(match: Match, humans: Sequence[int], path: Path) -> None:
    """Write the game as it stands; the file is there whole or as it was."""
    written = {**match.record().as_dict(), HUMANS: sorted(humans)}
    write_atomically(path, json.dumps(written, ensure_ascii=False) + "\n")


@dataclass(frozen=True, slots=True)
class Kept:
    """A game taken up again."""

    path: Path
    match: Match
    humans: tuple[int, ...] | None  # None: a record that does not say


def take_up(path: Path, seed: int | None = None, data: Path | None = None) -> Kept:
    """A kept game or any record, replayed to where it stopped."""
    record = load(path)
    try:
        match = replay(record, seed=seed, data=data)
    except HotelierError as error:
        raise RecordError(f"{path} cannot be taken up: {error}") from error
    return Kept(path, match.begin(), _humans(path, record))


def _humans(path: Path, record: Record) -> tuple[int, ...] | None:
    written = json.loads(path.read_text(encoding="utf-8")).get(HUMANS)
    if written is None:
        return None
    seats = range(1, len(record.seats) + 1)
    if not isinstance(written, list) or any(type(n) is not int or n not in seats for n in written):
        raise RecordError(f"{path}: {HUMANS} must be a list of seats from 1 to {len(seats)}")
    return tuple(written)


def last_unfinished() -> Path:
    """The game that was played last and is not over."""
    folder = directory()
    files = [path for path in folder.glob("*.json") if path.is_file()] if folder.is_dir() else []
    for path in sorted(files, key=_age):
        try:
            record = load(path)
        except RecordError as error:
            raise RecordError(
                f"the last game cannot be read: {error}; remove the file, or name another one: "
                f"hotelier play --resume FILE"
            ) from error
        if record.result is None:
            return path
    raise HotelierError(f"there is no unfinished game in {folder}; begin one with: hotelier play")


def _age(path: Path) -> float:
    with contextlib.suppress(OSError):
        return -path.stat().st_mtime
    return 0.0
