"""Positions as plain data and back: for saving, comparing and moving between processes."""

import copyreg
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from hotelier.core.errors import DataError
from hotelier.core.frames import Frame, StackState
from hotelier.core.rng import Rng


def fingerprint(*tables: Iterable[str]) -> str:
    """A short fingerprint of what a snapshot's numbers are and refer to."""
    return f"{zlib.crc32('|'.join('/'.join(table) for table in tables).encode()):08x}"


@contextmanager
def reading(saved: Mapping[str, Any], game: str, mark: str) -> Iterator[None]:
    """Read a snapshot: another game or version, or garbage, is a DataError."""
    try:
        if (saved["game"], saved["version"]) != (game, mark):
            raise DataError(
                f"a snapshot of {saved['game']!r}, version {saved['version']!r}, can’t be opened "
                f"as {game!r}, version {mark!r}"
            )
        yield
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise DataError(f"this isn’t a snapshot of {game}: {error!r}") from error


def dump_fields(thing: object, names: Iterable[str]) -> dict[str, Any]:
    """The named numbers of a state, seat or similar."""
    return {name: getattr(thing, name) for name in names}


def load_fields(thing: object, names: Iterable[str], saved: Mapping[str, Any]) -> None:
    """Set the named numbers again."""
    for name in names:
        if not isinstance(saved[name], int):
            raise TypeError(f"{name} is {saved[name]!r}")
        setattr(thing, name, saved[name])


def stack_of(state: StackState) -> list[Frame]:
    """The pending frames, top first."""
    stack: list[Frame] = []
    frame = state.top
    while frame is not None:
        stack.append(frame)
        frame = frame.below
    return stack


class Frames:
    """Every kind of frame of a game by its id, which stays when a class is renamed.

    The id is followed by what the numbers of such a frame mean, in their order, after the seat.
    """

    def __init__(self, shapes: Mapping[str, Any]) -> None:
        self.shapes = tuple(shapes)  # for a fingerprint: another meaning is another version
        self.kinds = {shape.split()[0]: kind for shape, kind in shapes.items()}
        self._ids: Mapping[type[Any], str] = {kind: id for id, kind in self.kinds.items()}

    def id_of(self, frame: Frame) -> str:
        """The id of a frame in snapshots and views."""
        found = self._ids.get(type(frame))
        if found is None:
            raise TypeError(f"{type(frame).__name__} has no id: give it one in the game's FRAMES")
        return found

    def dump(self, state: StackState) -> list[list[Any]]:
        """The pending frames by id and numbers, top first."""
        return [[self.id_of(frame), *frame.facts()] for frame in stack_of(state)]

    def load(self, saved: Sequence[Sequence[Any]]) -> Frame | None:
        """The frames again."""
        frame: Frame | None = None
        for id, *facts in reversed(saved):
            if id not in self.kinds:
                raise DataError(f"a snapshot contains the frame {id!r}, which no game knows")
            frame = self.kinds[id](*facts, frame)
        return frame


def _stream(state: int) -> Rng:
    rng = Rng(0)
    rng.state = state
    return rng


def _packed_stream(rng: Rng) -> tuple[Any, ...]:
    return _stream, (rng.state,)


copyreg.pickle(Rng, _packed_stream)
