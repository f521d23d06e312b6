"""The directory of a contest: what was asked, every finished game, and what is made of them.

A finished game is one line of `games.jsonl`, on the disk before the next is counted. So a contest
can be stopped at any moment, even by a power cut, and the same command goes on where it was.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hotelier.arena.playing import Contest, Played
from hotelier.arena.results import GameResult, read_line
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.files import write_atomically
from hotelier.core.match import pick_game

ASKED = "contest.json"
GAMES = "games.jsonl"
RECORDS = "records"


def description(contest: Contest) -> dict[str, Any]:
    """What decides the games of a contest, as plain data."""
    game = pick_game(contest.game, contest.data)
    return {
        "game": contest.game,
        "rules": game.rules,
        "data": game.data,
        **contest.options,
        "bots": list(contest.bots),
        "games": contest.games,
        "seed": contest.seed,
        "records": contest.records,
    }


def seed_in(directory: Path) -> int | None:
    """The seed of the contest that a directory holds, if it holds one."""
    path = directory / ASKED
    if not path.exists():
        return None
    seed = _read(path).get("seed")
    return seed if isinstance(seed, int) else None


class Folder:
    """A directory that one contest writes into."""

    def __init__(self, directory: Path, contest: Contest) -> None:
        self.directory = directory
        self.games = directory / GAMES
        self._prepare(description(contest), contest.records)
        self.results = self._finished()

    def _prepare(self, asked: dict[str, Any], records: bool) -> None:
        path = self.directory / ASKED
        try:
            self.directory.mkdir(parents=True, exist_ok=True)
            if not path.exists() and any(self.directory.iterdir()):
                raise OptionError(
                    f"{self.directory} holds other files and no contest: name a new directory"
                )
            if records:
                (self.directory / RECORDS).mkdir(exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise HotelierError(f"cannot make the directory {self.directory}: {reason}") from error
        if path.exists():
            self._compare(_read(path), asked)
        else:
            write_atomically(path, json.dumps(asked, ensure_ascii=False, indent=2) + "\n")

    def _compare(self, there: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
        for name, value in asked.items():
            if there.get(name) != value:
                raise OptionError(
                    f"{self.directory} holds another contest ({name} {_said(there.get(name))}, "
                    f"not {_said(value)}): give the command it was made with, or a new directory"
                )

    def _finished(self) -> dict[int, GameResult]:
        """The games on file by number; a last line that was torn is cut off."""
        try:
            text = self.games.read_bytes() if self.games.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if len(whole) < len(text):
                os.truncate(self.games, len(whole))
        except OSError as error:
            raise HotelierError(f"cannot read {self.games}: {error.strerror or error}") from error
        found: dict[int, GameResult] = {}
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                result = read_line(line.decode())
            except ValueError as error:
                raise HotelierError(
                    f"{self.games}, line {number}, is no result: {error}"
                ) from error
            found.setdefault(result.number, result)
        return found

    def add(self, played: Played) -> None:
        """Keep a finished game: its record first, so that a line promises one."""
        result = played.result
        if played.record is not None:
            played.record.save(self.directory / RECORDS / record_name(result))
        line = result.as_line().encode()
        try:
            with self.games.open("ab", buffering=0) as file:
                before = file.tell()
                try:
                    while line:
                        line = line[file.write(line) :]
                    os.fsync(file.fileno())
                except OSError:
                    file.truncate(before)
                    raise
        except OSError as error:
            raise HotelierError(f"cannot write {self.games}: {error.strerror or error}") from error
        self.results[result.number] = result

    def write(self, name: str, text: str) -> None:
        """Write a file that is made of the results."""
        write_atomically(self.directory / name, text)


def record_name(result: GameResult) -> str:
    """The file of a game's record."""
    return f"game{result.number:06d}.json"


def _said(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _read(path: Path) -> dict[str, Any]:
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise HotelierError(f"cannot read {path}: {error.strerror or error}") from error
    except ValueError as error:
        raise HotelierError(f"{path} does not describe a contest: {error}") from error
    if not isinstance(written, dict):
        raise HotelierError(f"{path} does not describe a contest: it is no JSON object")
    return written
