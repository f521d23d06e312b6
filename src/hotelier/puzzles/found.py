"""What a search for puzzles found so far: a file with a line for every game."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotelier.core.errors import RecordError
from hotelier.core.record import read_record
from hotelier.puzzles.mining import Miner
from hotelier.puzzles.shapes import Found, read_puzzle


@dataclass(frozen=True, slots=True)
class Dig:
    """A game to be searched: all of it, or one step."""

    game: str
    seed: int
    step: int | None = None


@dataclass(frozen=True, slots=True)
class Dug:
    """What was found there, and how often positions were dropped for which reason."""

    found: Found
    dropped: Counter[str]

    def as_json(self) -> str:
        """One JSON object on one line."""
        found = self.found
        written = {
            "seed": found.seed,
            "record": None if found.record is None else found.record.as_dict(),
            "puzzles": [puzzle.as_dict() for puzzle in found.puzzles],
            "dropped": dict(self.dropped),
        }
        return json.dumps(written, ensure_ascii=False) + "\n"


def dig(piece: Dig) -> Dug:
    """Search a game; runs in a process of its own."""
    miner = Miner(piece.game)
    return Dug(miner.search(piece.seed, piece.step), miner.dropped)


def read_found(path: Path) -> list[Found]:
    """The games in such a file; a last line that was cut off doesn't count."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found: list[Found] = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append(_read(json.loads(line)))
        except (ValueError, KeyError, TypeError) as error:
            if number < len(lines):
                raise RecordError(f"{path}, line {number}: {error}") from error
    return found


def _read(written: Any) -> Found:
    record = written["record"]
    return Found(
        written["seed"],
        None if record is None else read_record(record),
        tuple(read_puzzle(each) for each in written["puzzles"]),
    )
