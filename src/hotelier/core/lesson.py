"""The first game a newcomer is led through: a record, and before which steps something is said."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from hotelier.core.game import AnyGame
from hotelier.core.record import Record, read_record

LEARNER = 1  # the seat the learner has


@dataclass(frozen=True, slots=True)
class Lesson:
    """An annotated record."""

    record: Record
    scenes: tuple[tuple[int, int], ...]  # the steps that are played; between them time passes
    notes: Mapping[int, str]  # what is said before a step, by name


def has_lesson(game: AnyGame) -> bool:
    """Whether somebody can be led through a first game of it."""
    return (game.folder() / "lesson").is_dir()


def lesson_of(game: AnyGame) -> Lesson:
    """The lesson in the game's own folder."""
    folder = game.folder() / "lesson"
    record = read_record(json.loads((folder / "record.json").read_text(encoding="utf-8")))
    told = tomllib.loads((folder / "notes.toml").read_text(encoding="utf-8"))
    return Lesson(
        record=record,
        scenes=tuple((first, last) for first, last in told["scenes"]),
        notes={int(step): name for step, name in told["notes"].items()},
    )
