"""A table by itself: a watch that's set by hand, and a shelf that saves like a store would.

No server and no database. What a table wants saved goes through JSON, and everything a store would
refuse is refused, so a table that was put away and loaded again comes from what would have been on
disk.
"""

import random
import zlib
from typing import Any

import orjson

from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.server.http.schemas import NewTable
from hotelier.server.store.rows import Change, Entry, Key, Loaded, Row, Snapshot
from hotelier.server.table.clocks import Watch
from hotelier.server.table.opening import new_table
from hotelier.server.table.table import Table

GAMES = ("austria", "overbooking")
NOW = 1_700_000_000.0


class Hurried(Watch):
    """A watch that can be put forward."""

    ahead = 0.0

    def wall(self) -> float:
        return super().wall() + self.ahead

    def steady(self) -> float:
        return super().steady() + self.ahead


class HandWatch(Watch):
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.calendar = NOW
        self.seconds = 1000.0

    def wall(self) -> float:
        return self.calendar

    def steady(self) -> float:
        return self.seconds

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self.calendar += seconds
        self.seconds += seconds

    def restarted(self, seconds: float) -> None:
        """The computer was off for this long: the steady clock starts over."""
        self.calendar += seconds
        self.seconds = 5.0


class Shelf:
    """Everything that's saved of one table."""

    def __init__(self) -> None:
        self.row: Row | None = None
        self.keys: dict[str, Key] = {}
        self.entries: list[Entry] = []
        self.snapshots: list[Snapshot] = []

    def keep(self, table: Table) -> Change | None:
        """Save what's new at a table."""
        change = table.change()
        if change is None:
            return None
        row = change.row
        assert row.version == (1 if self.row is None else self.row.version + 1)
        self.row = _through_json(row, "facts")
        for mark in change.lost_keys:
            del self.keys[mark]
        for key in change.new_keys:
            assert key.digest not in self.keys
            self.keys[key.digest] = key
        self.entries += [_through_json(entry, "body") for entry in change.entries]
        self.snapshots += [_through_json(each, "position") for each in change.snapshots]
        assert [entry.number for entry in self.entries] == list(range(1, row.entries + 1))
        assert len({snapshot.entry for snapshot in self.snapshots}) == len(self.snapshots)
        table.kept()
        return change

    def load(self, watch: Watch) -> Table:
        """The table again."""
        assert self.row is not None
        last = self.snapshots[-1] if self.snapshots else None
        behind = self.entries[0 if last is None else last.entry :]
        keys = tuple(self.keys.values())
        return Table.loaded(Loaded(self.row, keys, last, tuple(behind)), watch)


class Room:
    """A table, what's saved of it, and the tokens of the people there."""

    def __init__(self, game: str = "austria", players: int = 2, **wish: Any) -> None:
        self.watch = HandWatch()
        self.shelf = Shelf()
        if "seats" not in wish:
            wish["options"] = {"players": players} | wish.get("options", {})
        asked = NewTable(game=game, name="Ada", **wish)
        self.table, self.seated = new_table(asked, self.watch)
        self.tokens: dict[int, str] = {}
        if self.seated.seat is not None and self.seated.token is not None:
            self.tokens[self.seated.seat] = self.seated.token
        self.keep()

    def keep(self) -> Change | None:
        return self.shelf.keep(self.table)

    def reload(self) -> Table:
        """Put the table away and load it again."""
        self.keep()
        self.table = self.shelf.load(self.watch)
        return self.table

    def fill(self) -> "Room":
        """Let people take all free seats."""
        for name in ("Ben", "Cleo", "Dora"):
            if self.table.phase == "open":
                number, token = self.table.sit(name)
                self.tokens[number] = token
        self.keep()
        return self

    @property
    def actor(self) -> int:
        """The seat to move: there is one."""
        actor = self.table.actor
        assert actor is not None
        return actor

    @property
    def legal(self) -> tuple[str, ...]:
        assert self.table.board is not None
        return self.table.board.match.legal

    def play(self, action: str | None = None) -> str:
        """The seat to move acts, by default with the first legal action."""
        action = self.legal[0] if action is None else action
        self.table.play(self.actor, [action], self.table.step)
        return action

    def play_on(self, chooser: random.Random, decisions: int = 100_000) -> "Room":
        """Play at random, to the end or up to a point; pending actions are confirmed, everything is
        saved.
        """
        while self.table.phase == "running" and decisions > 0:
            actor = self.actor
            self.play(chooser.choice(self.legal))
            if self.table.facts.held is not None:
                self.table.confirm(actor, self.table.step)
            self.keep()
            decisions -= 1
        return self

    def to_end_of_turn(self) -> str:
        """Play on to where an action gives the turn to another seat, undoably; that action."""
        chooser = random.Random(1)
        board = self.table.board
        assert board is not None
        while True:
            for action in self.legal:
                after = board.match.state.clone()
                number = board.match.game.parse(action)
                assert number is not None
                after.apply(number)
                same = after.reveals == board.match.state.reveals
                if same and not after.chance and after.actor not in (0, self.actor):
                    return action
            self.play_on(chooser, 1)


def whole(table: Table) -> dict[str, Any]:
    """Everything a table is, for comparing."""
    ledger, board = table.ledger, table.board
    match = None if board is None else board.match
    return {
        "row": (table.id, table.phase, table.public, table.made, table.version, table.step),
        "facts": table.facts.model_dump(),
        "began": table.time.timer.began,
        "ledger": {name: repr(value) for name, value in vars(ledger).items()},
        "board": None
        if board is None or match is None
        else {
            "base": board.base,
            "written": match.written(),
            "happened": match.happened(),
            "position": board.match.game.snapshot(match.state),
            "undoable": (match.undoable_by, len(match._undoable)),
        },
    }


class SameLuck:
    """Deals the same to every table whose game is in the same position."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def outcome(self, game: AnyGame, state: State) -> int:
        position = orjson.dumps(game.snapshot(state))
        return state.sample(Rng(zlib.crc32(position, self.seed)))


def _through_json(shape: Any, last: str) -> Any:
    """A value as it comes back from a database: its last field is JSON."""
    values = [getattr(shape, name) for name in shape.__slots__]
    assert shape.__slots__[-1] == last
    return type(shape)(*values[:-1], orjson.loads(orjson.dumps(values[-1])))
