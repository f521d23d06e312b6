"""The guided first games, as the learner's seat sees them."""

from functools import cache
from typing import Any

from pydantic import Field

from hotelier.core.game import find_game
from hotelier.core.lesson import LEARNER, lesson_of
from hotelier.server.http.model import Model
from hotelier.server.table.board import Board
from hotelier.server.table.replay import Move, followed


class Lesson(Model):
    """A guided game: its stops, and what's said at them."""

    game: str
    options: dict[str, int | str]
    seats: list[str]
    you: int = Field(description="The learner's seat.")
    scenes: list[tuple[int, int]] = Field(
        description="The stretches that are played, from step to step; time passes in between."
    )
    notes: dict[int, str] = Field(description="The text at a step, by the name of the message.")
    during: dict[int, str] = Field(description="The same while the moves before a step are played.")
    done: list[int] = Field(description="The learner's steps that are taken automatically.")
    moves: list[Move] = Field(description="The stops of the scenes, and the move that led to each.")


@cache
def told_lesson(name: str) -> dict[str, Any]:
    """A game's lesson."""
    game = find_game(name)
    lesson = lesson_of(game)
    record = lesson.record
    board = Board(game, dict(record.options), record.seats, rules=record.rules)
    stops = followed(board, record.steps, LEARNER, reader=LEARNER, choices=True)
    return {
        "game": name,
        "options": dict(record.options),
        "seats": list(record.seats),
        "you": LEARNER,
        "scenes": lesson.scenes,
        "notes": {str(step): note for step, note in lesson.notes.items()},
        "during": {str(step): note for step, note in lesson.during.items()},
        "done": sorted(lesson.done),
        "moves": [
            stop
            for stop in stops
            if any(first <= stop["step"] <= last for first, last in lesson.scenes)
        ],
    }
