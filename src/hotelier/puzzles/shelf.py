"""The puzzles that come with a game: records with a step, compressed, in its data folder."""

import json
import lzma
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from hotelier.core.errors import HotelierError, OptionError, RecordError
from hotelier.core.game import AnyGame, find_game
from hotelier.core.match import Match
from hotelier.core.record import FORMAT as RECORD
from hotelier.core.record import Record, read_record
from hotelier.messages import say
from hotelier.puzzles.shapes import FORMAT, Found, Puzzle, read_puzzle

FILE: Final = "puzzles.json.xz"


@dataclass(frozen=True, slots=True)
class Shelf:
    """The puzzles of one game."""

    game: str
    puzzles: Mapping[str, Puzzle]  # by id
    records: Mapping[int, Any]  # by seed, as written

    def find(self, id: str) -> Puzzle:
        """The puzzle with this id."""
        if id not in self.puzzles:
            raise OptionError(say("puzzle-unknown", id=id, game=self.game))
        return self.puzzles[id]

    def position(self, puzzle: Puzzle) -> Match:
        """The game at the start of a puzzle; RecordError if it can't be replayed."""
        try:
            match = self.record(puzzle).at(puzzle.step)
            if match.actor != puzzle.seat:
                raise RecordError(f"seat {puzzle.seat} doesn’t decide after step {puzzle.step}")
        except HotelierError as error:
            raise RecordError(say("puzzle-broken", id=puzzle.id, reason=str(error))) from error
        return match

    def record(self, puzzle: Puzzle) -> Record:
        """The record that a puzzle is from, up to its last puzzle."""
        return read_record(self.records.get(puzzle.seed))


def opened(game: AnyGame, written: Any) -> Shelf:
    """A set of puzzles from plain data."""
    if not isinstance(written, dict) or written.get("format") != FORMAT:
        raise RecordError(f"the puzzles of {game.name} can’t be read: expected format {FORMAT!r}")
    puzzles: dict[str, Puzzle] = {}
    records: dict[int, Any] = {}
    for each in written["games"]:
        seed = each["seed"]
        records[seed] = {"format": RECORD, "game": game.name, "rules": each["rules"]}
        records[seed] |= {"options": each["options"], "seats": each["seats"]}
        records[seed]["steps"] = each["steps"]
        for one in each["puzzles"]:
            puzzle = read_puzzle({**one, "game": game.name, "seed": seed})
            puzzles[puzzle.id] = puzzle
    return Shelf(game.name, puzzles, records)


def packed(found: list[Found]) -> bytes:
    """Games with their puzzles, as small as they get."""
    games = []
    for each in sorted(found, key=lambda one: one.seed):
        assert each.record is not None
        record = each.record
        games.append(
            {
                "seed": each.seed,
                "rules": record.rules,
                "options": dict(record.options),
                "seats": list(record.seats),
                "steps": list(record.steps),
                "puzzles": [
                    {
                        name: value
                        for name, value in puzzle.as_dict().items()
                        if name not in ("game", "seed")
                    }
                    for puzzle in each.puzzles
                ],
            }
        )
    text = json.dumps({"format": FORMAT, "games": games}, separators=(",", ":"))
    return lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)


@lru_cache(maxsize=8)
def shelf(name: str) -> Shelf:
    """The puzzles that come with a game."""
    game = find_game(name)
    file = game.folder() / "data" / FILE
    if not file.is_file():
        return Shelf(name, {}, {})
    return opened(game, json.loads(lzma.decompress(file.read_bytes())))
