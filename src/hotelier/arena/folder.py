"""The directory of a contest: its settings, every finished game, and the reports.

A finished game is one line of `games.jsonl`, on disk before the next one is counted. So a contest
survives an interrupt at any time, even a power cut, and the same command continues where it
stopped. A contest can also grow: with more games or more bots, only what's missing is played.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import replace
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
    """What determines the games of a contest, as plain data."""
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
    """The seed of the contest in a directory, if there is one."""
    path = directory / ASKED
    if not path.exists():
        return None
    seed = _read(path).get("seed")
    return seed if isinstance(seed, int) else None


def continued(directory: Path, contest: Contest) -> Contest:
    """The contest with the bots in the order of the directory, new ones last.

    The seating depends on that order, and games that are already played must count.
    """
    path = directory / ASKED
    there = _read(path).get("bots") if path.exists() else None
    if not isinstance(there, list):
        return contest
    new = list(contest.bots)
    for bot in there:
        if bot not in new:
            return contest  # a different contest, which the directory refuses
        new.remove(bot)
    return replace(contest, bots=(*there, *new))


def read_contest(directory: Path) -> tuple[dict[str, Any], list[GameResult]]:
    """The contents of a directory: the contest, and its games in the order they were played."""
    asked = _read(directory / ASKED)
    return asked, _results(directory / GAMES)


class Folder:
    """A directory that one contest writes to."""

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
                    f"{self.directory} contains other files but no contest: choose a new directory"
                )
            if records:
                (self.directory / RECORDS).mkdir(exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise HotelierError(f"can’t create the directory {self.directory}: {reason}") from error
        if path.exists():
            there = _read(path)
            self._compare(there, asked)
            if there == asked:
                return
        write_atomically(path, json.dumps(asked, ensure_ascii=False, indent=2) + "\n")

    def _compare(self, there: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
        for name, value in asked.items():
            if there.get(name) != value and not _grows(name, there.get(name), value):
                raise OptionError(
                    f"{self.directory} contains another contest ({name} {_said(there.get(name))}, "
                    f"not {_said(value)}): name all its bots and at least as many games to go on "
                    "with it, or give a new directory"
                )

    def _finished(self) -> list[GameResult]:
        """The games on file; an incomplete last line is cut off."""
        try:
            text = self.games.read_bytes() if self.games.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if len(whole) < len(text):
                os.truncate(self.games, len(whole))
        except OSError as error:
            raise HotelierError(f"can’t read {self.games}: {error.strerror or error}") from error
        return _results(self.games)

    def add(self, played: Played) -> None:
        """Save a finished game: its record first, so that a line guarantees one."""
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
            raise HotelierError(f"can’t write {self.games}: {error.strerror or error}") from error
        self.results.append(result)

    def write(self, name: str, text: str) -> None:
        """Write a file that's derived from the results."""
        write_atomically(self.directory / name, text)


def _grows(name: str, there: Any, asked: Any) -> bool:
    """Whether a contest may continue like this: with more games, or with more bots."""
    if name == "games":
        return isinstance(there, int) and there < int(asked)
    if name == "bots":
        return isinstance(there, list) and there == asked[: len(there)]
    return False


def _results(path: Path) -> list[GameResult]:
    """Every finished game once; an incomplete last line doesn't count."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    except OSError as error:
        raise HotelierError(f"can’t read {path}: {error.strerror or error}") from error
    found: dict[int, GameResult] = {}
    for number, line in enumerate(lines, start=1):
        try:
            result = read_line(line.decode())
        except ValueError as error:
            raise HotelierError(f"{path}, line {number}, isn’t a result: {error}") from error
        found.setdefault(result.number, result)
    return list(found.values())


def record_name(result: GameResult) -> str:
    """The file of a game's record."""
    return f"game{result.number:06d}.json"


def _said(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _read(path: Path) -> dict[str, Any]:
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise HotelierError(f"can’t read {path}: {error.strerror or error}") from error
    except ValueError as error:
        raise HotelierError(f"{path} doesn’t describe a contest: {error}") from error
    if not isinstance(written, dict):
        raise HotelierError(f"{path} doesn’t describe a contest: it isn’t a JSON object")
    return written
