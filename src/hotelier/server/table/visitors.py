"""What each client has: tables it opened, and seats at public ones.

A client is the keyed hash of an address. Processes of the server tell each other, and for some days
it's stored from where a table was opened, its seats were taken and players were removed: for the
operator, and for the server when it starts again. A table where nothing happens for some hours is
asleep: it only takes up disk space, and doesn't count.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Final, NamedTuple

from hotelier.messages import say
from hotelier.server.http.schemas import Seat
from hotelier.server.settings import Settings
from hotelier.server.sharing import Item, Sharing
from hotelier.server.store.rows import Client, Visited
from hotelier.server.store.statements import GONE
from hotelier.server.table.refusals import Refused
from hotelier.server.table.table import Table

HOUR: Final = 3600.0  # seconds
OPENER: Final = 0  # instead of a seat; below are those who were removed
OPENED, SAT, KICKED = "opened", "sat", "kicked"  # what processes tell each other


class Opened(NamedTuple):
    """A table that a client has opened."""

    client: str
    phase: str
    changed: float


class Visitors:
    """Which client opened which table, and which client sits where."""

    def __init__(self, settings: Settings, now: Callable[[], float], sharing: Sharing) -> None:
        self.settings = settings
        self.now = now  # seconds since 1970
        self.mark: Callable[[str], str] = lambda address: ""  # the hash of an address
        self._opened: dict[str, Opened] = {}  # by table
        self._seats: dict[str, dict[int, str]] = {}  # clients by table and seat
        self._kicked: dict[str, set[str]] = {}  # clients by table
        self._ours: set[str] = set()  # tables whose clients we know first-hand
        self._sharing = sharing
        sharing.on(OPENED, self._hear_opened, self._whole)
        sharing.on(SAT, self._hear_sat)
        sharing.on(KICKED, self._hear_kicked)

    @property
    def awake_since(self) -> float:
        """The time since when something must have happened at a table that's awake."""
        return self.now() - self.settings.sleep_hours * HOUR

    def client_of(self, table: str) -> str:
        """The client that a table's bots think for: its opener, else the table itself."""
        found = self._opened.get(table)
        return table if found is None else found.client

    def restore(self, visited: Iterable[Visited]) -> None:
        """Remember what was known before the server was stopped."""
        for each in visited:
            for client in each.clients:
                if client.seat == OPENER:
                    self._opened[each.table] = Opened(client.client, each.phase, each.changed)
                elif client.seat < OPENER:
                    self._kicked.setdefault(each.table, set()).add(client.client)
                elif client.seat <= len(each.seats) and _is_held(each.seats[client.seat - 1]):
                    self._seats.setdefault(each.table, {})[client.seat] = client.client

    def check_tables(self, address: str) -> None:
        """Refuse a client that has as many tables as it may."""
        since, client = self.awake_since, self._client(address)
        phases = [
            each.phase
            for each in self._opened.values()
            if each.client == client and each.changed >= since
        ]
        if phases.count("open") >= self.settings.max_open_tables_each:
            raise Refused("too-many-tables", say("refused-many-tables"), 429)
        if len(phases) >= self.settings.max_tables_each:
            raise Refused("too-many-tables", say("refused-running-tables"), 429)

    def kick(self, table: Table, seat: int, by: str) -> None:
        """Keep the client in this seat from joining the table again.

        Not if it shares the host's address: it may be someone else in the same household.
        """
        client = self._seats.get(table.id, {}).get(seat)
        if client in (None, self._client(by)):
            return
        assert client is not None
        kicked = self._kicked.setdefault(table.id, set())
        kicked.add(client)
        self._ours.add(table.id)
        self._sharing.tell(*_kicked(table.id, client))
        if self.mark(by):
            for number, each in enumerate(sorted(kicked), 1):
                table.ledger.note_client(Client(OPENER - number, each, self.now()))

    def check_seats(self, table: Table, address: str) -> None:
        """Refuse clients that were removed, or have as many seats at public tables as they may."""
        client = self._client(address)
        if client in self._kicked.get(table.id, ()):
            raise Refused("kicked", say("refused-kicked"), 403)
        if table.public and self._seats_of(client) >= self.settings.max_seats_each:
            raise Refused("too-many-seats", say("refused-many-seats"), 429)

    def open(self, table: Table, address: str) -> None:
        """Note that a client opens a table."""
        opened = Opened(self._client(address), table.phase, self.now())
        self._opened[table.id] = opened
        self._ours.add(table.id)
        self._sharing.tell(*_opened(table.id, opened))
        self.note_client(table, OPENER, address)

    def sit(self, table: Table, seat: int, address: str) -> None:
        """Note that a client takes a seat."""
        if table.public:
            client = self._seats.setdefault(table.id, {})[seat] = self._client(address)
            self._ours.add(table.id)
            self._sharing.tell(*_sat(table.id, seat, client))
        self.note_client(table, seat, address)

    def note_client(self, table: Table, seat: int, address: str) -> None:
        """Store the hash of a client's address with the seat, if there's one."""
        mark = self.mark(address)
        if mark:
            table.ledger.note_client(Client(seat, mark, self.now()))

    def note(self, table: str, phase: str | None, held: Collection[int] | None) -> None:
        """Note that something has happened at a table, here or at another process.

        `held` are the seats that have a player. Whatever is None may be as it was.
        """
        if phase in ("over", "closed", GONE):
            self.forget(table)
            return
        before = self._opened.get(table)
        if before is not None:
            now = before._replace(phase=phase or before.phase, changed=self.now())
            self._opened[table] = now
            if now.phase != before.phase and table in self._ours:
                self._sharing.tell(*_opened(table, now))
        seats = self._seats.get(table)
        if seats is not None and held is not None:
            for number in [n for n in seats if n not in held]:
                del seats[number]
            if not seats:
                del self._seats[table]

    def forget(self, table: str) -> None:
        """Forget a table that's gone, or whose game is over."""
        if table in self._ours:
            self._ours.discard(table)
            self._sharing.tell(OPENED, table, None)
        self._opened.pop(table, None)
        self._seats.pop(table, None)
        self._kicked.pop(table, None)

    def forget_sleepers(self) -> None:
        """Forget tables that are asleep."""
        since = self.awake_since
        for table in [id for id, each in self._opened.items() if each.changed < since]:
            self.forget(table)

    def _client(self, address: str) -> str:
        return self.mark(address) or address

    def _seats_of(self, client: str) -> int:
        return sum(list(seats.values()).count(client) for seats in self._seats.values())

    def _whole(self) -> Iterator[Item]:
        """Everything a process that has just started needs to know."""
        for table in self._ours:
            if table in self._opened:
                yield _opened(table, self._opened[table])
            for seat, client in self._seats.get(table, {}).items():
                yield _sat(table, seat, client)
            for client in self._kicked.get(table, ()):
                yield _kicked(table, client)

    def _hear_opened(self, table: str, said: Any) -> None:
        if said is None:
            self.forget(table)
        else:
            client, phase = said
            self._opened[table] = Opened(client, phase, self.now())

    def _hear_sat(self, place: str, client: Any) -> None:
        table, _, seat = place.partition(" ")
        self._seats.setdefault(table, {})[int(seat)] = client

    def _hear_kicked(self, place: str, _: Any) -> None:
        table, _, client = place.partition(" ")
        self._kicked.setdefault(table, set()).add(client)


def _opened(table: str, opened: Opened) -> Item:
    return OPENED, table, [opened.client, opened.phase]


def _sat(table: str, seat: int, client: str) -> Item:
    return SAT, f"{table} {seat}", client


def _kicked(table: str, client: str) -> Item:
    return KICKED, f"{table} {client}", True


def _is_held(seat: Any) -> bool:
    found = Seat.model_validate(seat)
    return found.kind == "person" and not found.absent
