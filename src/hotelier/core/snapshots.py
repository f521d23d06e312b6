"""Positions as plain data and back: for saving, comparing and moving between processes."""

import copyreg
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from hotelier.core.errors import DataError
from hotelier.core.frames import Frame, StackState
from hotelier.core.rng import Rng


def fingerprint(*tables: Iterable[str]) -> str:
    """A short mark of the tables a snapshot's numbers point into."""
    return f"{zlib.crc32('|'.join('/'.join(table) for table in tables).encode()):08x}"


@contextmanager
def reading(saved: Mapping[str, Any], game: str, mark: str) -> Iterator[None]:
    """Read a snapshot: one of another game or version, or garbage, is a DataError."""
    try:
        if (saved["game"], saved["version"]) != (game, mark):
            raise DataError(
                f"a snapshot of {saved['game']!r}, version {saved['version']!r}, cannot be opened "
                f"as {game!r}, version {mark!r}"
            )
        yield
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise DataError(f"this is no snapshot of {game}: {error!r}") from error


def dump_fields(thing: object, names: Iterable[str]) -> dict[str, Any]:
    """The named numbers of a state, seat or the like."""
    return {name: getattr(thing, name) for name in names}


def load_fields(thing: object, names: Iterable[str], saved: Mapping[str, Any]) -> None:
    """Set the named numbers again."""
    for name in names:
        if not isinstance(saved[name], int):
            raise TypeError(f"{name} is {saved[name]!r}")
        setattr(thing, name, saved[name])


def stack_of(state: StackState) -> list[Frame[Any]]:
    """The pending frames, top first."""
    stack: list[Frame[Any]] = []
    frame = state.top
    while frame is not None:
        stack.append(frame)
        frame = frame.below
    return stack


def dump_stack(state: StackState) -> list[list[Any]]:
    """The pending frames by name and numbers, top first."""
    return [[type(frame).__name__, *frame.facts()] for frame in stack_of(state)]


def load_stack(saved: Sequence[Sequence[Any]], frames: Mapping[str, Any]) -> Frame[Any] | None:
    """The frames again."""
    frame: Frame[Any] | None = None
    for name, *facts in reversed(saved):
        if name not in frames:
            raise DataError(f"a snapshot holds a frame {name!r}, which no game knows")
        frame = frames[name](*facts, frame)
    return frame


def frames_in(*modules: ModuleType) -> dict[str, Any]:
    """Every kind of frame these modules define, by name."""
    return {
        name: kind
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Frame) and kind is not Frame
    }


def _stream(state: int) -> Rng:
    rng = Rng(0)
    rng.state = state
    return rng


def _packed_stream(rng: Rng) -> tuple[Any, ...]:
    return _stream, (rng.state,)


copyreg.pickle(Rng, _packed_stream)
