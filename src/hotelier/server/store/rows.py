"""What the store saves, as plain values.

A table is a row that changes and a journal that only grows: every entry has the next number, and an
undo is an entry like any other. A snapshot is the position after some step, so that opening a long
game never replays all of it. A change is written as a whole or not at all.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotelier.core.errors import HotelierError

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """A table in its current state."""

    id: str
    version: int  # increases by one with every change
    game: str
    phase: str  # open, running or over; or closed by the operator
    public: bool  # whether the lobby shows it
    made: float  # seconds since 1970
    changed: float
    due: float | None  # when the server must check it; None for never
    entries: int  # number of journal entries
    steps: int  # steps taken in the game
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
    expires: float | None = None  # a handover code works until then, and once


@dataclass(frozen=True, slots=True)
class Client:
    """From where a table was opened, a seat taken, or a player came who was removed."""

    seat: int  # 0 for the table itself; negative for those who were removed
    client: str  # a keyed hash of the address
    at: float


@dataclass(frozen=True, slots=True)
class Visited:
    """A table that isn't over, and all its clients."""

    table: str
    phase: str
    changed: float
    seats: Sequence[Json]  # none if it's private
    clients: tuple[Client, ...]


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament in its current state."""

    id: str
    version: int  # increases by one with every change
    phase: str  # open, running or over
    public: bool  # whether the start page shows it
    made: float
    changed: float
    facts: Json


@dataclass(frozen=True, slots=True)
class Rung:
    """A line of the ladder: a player of one game, and what's known of their strength."""

    game: str
    bot: bool
    player: str  # the folded name, or the name of the bot
    mu: float
    sigma: float
    games: int
    changed: float


@dataclass(frozen=True, slots=True)
class Finisher:
    """Someone who counts for the ladder, and how a game ended for them."""

    bot: bool
    player: str
    won: bool
    score: int


@dataclass(frozen=True, slots=True)
class Ban:
    """Someone who can't play, or can't chat, for a while."""

    id: str
    kind: str  # ban or mute
    client: str | None  # the hash of an address,
    name: str | None  # or a player's name
    reason: str
    made: float
    until: float


@dataclass(frozen=True, slots=True)
class Report:
    """What someone reported about a table."""

    number: int
    table: str
    seat: int | None  # of the reporter
    reason: str
    at: float
    closed: float | None  # when the operator was done with it


@dataclass(frozen=True, slots=True)
class Notice:
    """What the operator's tool did: `bans`, or `changed`, `asleep` or `deleted` for a table."""

    id: str
    kind: str
    table: str | None


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that many play: same options, same bots, same luck."""

    id: str
    kind: str  # daily or shared
    game: str
    day: str | None  # of a daily one: its date in UTC, such as 2026-11-18
    options: Json
    bots: tuple[str, ...]  # in the seats from 2 on
    secret: str  # that all luck follows from, in hex
    made: float


@dataclass(frozen=True, slots=True)
class DealEntry:
    """Someone who plays a deal, and the result."""

    deal: str
    who: str  # the digest of what identifies a browser, or `bot` and a level
    name: str
    table: str
    began: float
    ended: float | None = None
    score: int | None = None  # none until it's over, or if they resigned


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a table: written as a whole, if nobody else has written since."""

    row: Row  # the new row; version 1 is a new table
    entries: tuple[Entry, ...] = ()
    snapshots: tuple[Snapshot, ...] = ()
    new_keys: tuple[Key, ...] = ()
    lost_keys: tuple[str, ...] = ()  # digests
    clients: tuple[Client, ...] = ()
    held: frozenset[int] = frozenset()  # seats with a player, for other processes


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it's loaded: the last snapshot, and the journal after it."""

    row: Row
    keys: tuple[Key, ...]
    snapshot: Snapshot | None
    entries: tuple[Entry, ...] = field(default=())


class Conflict(HotelierError):
    """Another process has changed the table since it was read."""


class StoreError(HotelierError):
    """The database refused: the disk is full, or it can't be reached."""
