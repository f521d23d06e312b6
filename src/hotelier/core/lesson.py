"""The guided first game: a record, and the steps before which Leopold speaks."""

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hotelier.core.game import AnyGame
from hotelier.core.record import Record, read_record
from hotelier.core.state import State

LEARNER = 1  # the learner's seat


@dataclass(frozen=True, slots=True)
class Lesson:
    """An annotated record."""

    record: Record
    scenes: tuple[tuple[int, int], ...]  # the steps that are played; time passes between them
    notes: Mapping[int, str]  # what's said before a step, by name
    during: Mapping[int, str]  # what's said while the moves before a step are played
    done: frozenset[int]  # the learner's steps that are taken automatically: they teach nothing new


def has_lesson(game: AnyGame) -> bool:
    """Whether the game has a guided first game."""
    return (game.folder() / "lesson").is_dir()


def ahead(game: AnyGame, state: State, actions: Sequence[str]) -> dict[str, int]:
    """How many of these actions of a seat, taken one after another, each of them stands for.

    The first stands for itself. A later one that's taken first stands for all up to it, if their
    order makes no difference.
    """
    found: dict[str, int] = {}
    for number, action in enumerate(actions, start=1):
        there = _after(game, state, actions[:number])
        if there is None:
            break
        other = _after(game, state, (action, *actions[: number - 1]))
        if action not in found and other is not None and other.facts() == there.facts():
            found[action] = number
    return found


def _after(game: AnyGame, state: State, actions: Iterable[str]) -> State | None:
    """The position after these actions; None if chance or another seat would come between them."""
    after = state.clone()
    for text in actions:
        action = game.parse(text)
        if after.chance or after.actor != state.actor or action not in after.legal():
            return None
        after.apply(action)
    return after


def _by_step(named: Mapping[str, str]) -> dict[int, str]:
    return {int(step): name for step, name in named.items()}


def lesson_of(game: AnyGame) -> Lesson:
    """The lesson in the game's own folder."""
    folder = game.folder() / "lesson"
    record = read_record(json.loads((folder / "record.json").read_text(encoding="utf-8")))
    told = tomllib.loads((folder / "notes.toml").read_text(encoding="utf-8"))
    return Lesson(
        record=record,
        scenes=tuple((first, last) for first, last in told["scenes"]),
        notes=_by_step(told["notes"]),
        during=_by_step(told.get("during", {})),
        done=frozenset(told.get("done", ())),
    )
