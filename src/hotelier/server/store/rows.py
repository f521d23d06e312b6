"""What the store keeps, as plain values.

A table is a row that changes and a journal that only grows: every entry has the next number, and an
undo is an entry like any other. A snapshot is the position after some step, so that opening a long
game never replays it whole. A change writes all of it at once or not at all.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hotelier.core.errors import HotelierError

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it stands."""

    id: str
    version: int  # rises by one with every change
    game: str
    phase: str  # open, running or over
    public: bool  # whether the lobby shows it
    made: float  # seconds since 1970
    changed: float
    due: float | None  # when the house must look at it by itself; None for never
    entries: int  # how many its journal has
    steps: int  # how many the game has taken
    facts: Json  # everything else: options, seats, clocks, rules, result


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    number: int  # from 1
    at: float
    steps: int  # the game's, after it
    body: Json


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position of a game after some steps."""

    steps: int
    entry: int  # the number of the entry it was taken after
    position: Json


@dataclass(frozen=True, slots=True)
class Key:
    """A token that opens a seat, hashed."""

    digest: str  # sha256, in hex
    seat: int
    expires: float | None = None  # a code that hands a seat over works until then, and once


@dataclass(frozen=True, slots=True)
class Change:
    """One step in the life of a table: written whole, if nobody else has written since."""

    row: Row  # as it shall be; a row of version 1 is a new table
    entries: tuple[Entry, ...] = ()
    snapshots: tuple[Snapshot, ...] = ()
    new_keys: tuple[Key, ...] = ()
    lost_keys: tuple[str, ...] = ()  # digests


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it is taken up: the last snapshot, and the journal behind it."""

    row: Row
    keys: tuple[Key, ...]
    snapshot: Snapshot | None
    entries: tuple[Entry, ...] = field(default=())


class Conflict(HotelierError):
    """Another process has changed the table since it was read."""


class StoreError(HotelierError):
    """The database refused: the disk is full, or it cannot be reached."""
