"""A table's journal and keys in memory, and what of them isn't saved yet."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hotelier.messages import say
from hotelier.server.store.rows import Change, Client, Entry, Key, Row, Snapshot
from hotelier.server.table.refusals import Refused
from hotelier.server.table.seats import MOST_KEYS
from hotelier.server.table.tokens import digest, new_token

TAIL: Final = 16  # entries kept in memory, for listeners


class Ledger:
    """What only grows: entries, snapshots, keys."""

    def __init__(self, entries: int, keys: Sequence[Key]) -> None:
        self.entries = entries  # number of entries
        self.keys = {key.digest: key for key in keys}
        self.tail: list[Entry] = []  # the newest
        self.mark = 0  # the last entry that isn't chat
        self.touched = False  # something besides the journal has changed
        self._fresh: list[Entry] = []
        self._snapshots: list[Snapshot] = []
        self._new_keys: list[Key] = []
        self._lost_keys: list[str] = []
        self._clients: dict[int, Client] = {}  # by seat

    @property
    def changed(self) -> bool:
        """Whether there's anything to save."""
        return self.touched or bool(self._fresh)

    def write(self, at: float, steps: int, body: Mapping[str, Any]) -> None:
        """Add the next entry."""
        self.entries += 1
        entry = Entry(self.entries, at, steps, body)
        self._fresh.append(entry)
        self.remember(entry)

    def remember(self, entry: Entry) -> None:
        """Keep an entry in memory."""
        self.tail.append(entry)
        del self.tail[:-TAIL]
        if entry.body["type"] != "said":
            self.mark = entry.number

    def is_at_hand(self, since: int) -> bool:
        """Whether everything is durable, and everything after an entry is in memory."""
        first = self.tail[0].number if self.tail else self.entries + 1
        return not self.changed and first <= since + 1

    def snapshot(self, steps: int, position: Mapping[str, Any]) -> None:
        """A position to open the game from."""
        self._snapshots.append(Snapshot(steps, self.entries, position))

    def new_key(self, seat: int, now: float, expires: float | None = None) -> str:
        """A new token for a seat, or a code that works until some time, and once."""
        mine = [key for key in self.keys.values() if key.seat == seat]
        old = [key for key in mine if key.expires is not None and key.expires < now]
        if len(mine) - len(old) >= MOST_KEYS:
            raise Refused("too-many", say("refused-devices", n=MOST_KEYS))
        for key in old:
            self.lose(key.digest)
        token = new_token()
        self.gain(Key(digest(token), seat, expires))
        return token

    def gain(self, key: Key) -> None:
        """From now on this key opens a seat."""
        self.touched = True
        self.keys[key.digest] = key
        self._new_keys.append(key)

    def lose(self, mark: str) -> None:
        """This key no longer opens anything."""
        self.touched = True
        key = self.keys.pop(mark)
        if key in self._new_keys:
            self._new_keys.remove(key)
        else:
            self._lost_keys.append(mark)

    def note_client(self, client: Client) -> None:
        """From where the table was opened, or a seat taken."""
        self.touched = True
        self._clients[client.seat] = client

    def lock_seat(self, seat: int) -> None:
        """No key opens this seat any more."""
        for key in [key for key in self.keys.values() if key.seat == seat]:
            self.lose(key.digest)

    def find(self, token: str) -> Key | None:
        """The key of a token or code."""
        return self.keys.get(digest(token))

    def change(self, row: Row, held: frozenset[int]) -> Change:
        """Everything new, with the table as it is now."""
        return Change(
            row,
            tuple(self._fresh),
            tuple(self._snapshots),
            tuple(self._new_keys),
            tuple(self._lost_keys),
            tuple(self._clients.values()),
            held,
        )

    def kept(self) -> None:
        """What was new is durable now."""
        self.touched = False
        for some in (self._fresh, self._snapshots, self._new_keys, self._lost_keys, self._clients):
            some.clear()
