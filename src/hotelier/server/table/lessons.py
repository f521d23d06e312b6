"""The guided first games, as the learner's seat sees them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from pydantic import Field

from hotelier.core.game import AnyGame, find_game
from hotelier.core.lesson import LEARNER, ahead, lesson_of
from hotelier.core.lesson import Lesson as Annotated
from hotelier.core.match import open_match
from hotelier.core.state import State
from hotelier.server.http.model import Model
from hotelier.server.table.board import Board
from hotelier.server.table.replay import Move, followed


class Stop(Move):
    """A stop of a lesson."""

    ahead: dict[str, int] = Field(
        description="What the learner may do here, and to which of the next stops it leads."
    )


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
    moves: list[Stop] = Field(description="The stops of the scenes, and the move that led to each.")


def _runs(game: AnyGame, told: Annotated) -> Iterator[tuple[int, State, list[str]]]:
    """Every step at which the learner decides, and what they do from there until something's said,
    someone else acts or the scene ends.
    """
    record = told.record
    match = open_match(record)
    ends = {last for _, last in told.scenes} | set(told.notes)
    for step, text in enumerate(record.steps):
        if match.actor == LEARNER:
            end = next((n for n in range(step + 1, len(record.steps)) if n in ends), step + 1)
            yield step, match.state.clone(), list(record.steps[step:end])
        match.follow(text)


@cache
def told_lesson(name: str) -> dict[str, Any]:
    """A game's lesson."""
    game = find_game(name)
    lesson = lesson_of(game)
    record = lesson.record
    board = Board(game, dict(record.options), record.seats, rules=record.rules)
    stops = followed(board, record.steps, LEARNER, reader=LEARNER, choices=True)
    may = {step: ahead(game, state, run) for step, state, run in _runs(game, lesson)}
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
            stop | {"ahead": may.get(stop["step"], {})}
            for stop in stops
            if any(first <= stop["step"] <= last for first, last in lesson.scenes)
        ],
    }
