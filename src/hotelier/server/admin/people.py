"""Who is meant: an address, its hash, or a name. Bans, mutes and reports."""

import ipaddress
import re
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from hotelier.core.errors import OptionError
from hotelier.server.admin.desk import AdminError, Desk, leave_notice
from hotelier.server.bans import LENGTH, client_mark, folded
from hotelier.server.http.rates import household
from hotelier.server.store import queries
from hotelier.server.store.rows import Ban, Report
from hotelier.server.store.schema import bans, clients, reports
from hotelier.server.table.names import check_name

HASH: Final = re.compile(rf"[0-9a-f]{{{LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Person:
    """Someone: a client by the hash of its address, or a name."""

    client: str | None = None
    name: str | None = None

    def is_called(self, name: str) -> bool:
        """Whether it's their name."""
        return self.name is not None and folded(self.name) == folded(name)


def person(connection: Connection, text: str) -> Person:
    """Who is meant by what an operator writes."""
    if HASH.fullmatch(text):
        return Person(client=text)
    try:
        address = str(ipaddress.ip_address(text))
    except ValueError:
        try:
            return Person(name=check_name(text))
        except OptionError as error:
            raise AdminError(f"{text!r} is neither an address nor a name: {error}") from error
    return Person(client=client_mark(queries.secret(connection, "addresses"), household(address)))


def clients_of(connection: Connection, table: str) -> list[tuple[int, str]]:
    """From where the seats of a table were taken, by seat; 0 is from where it was opened."""
    found = connection.execute(
        select(clients.c.seat, clients.c.client).where(clients.c.table_id == table)
    )
    return [(seat, client) for seat, client in found]


def ban(desk: Desk, kind: str, text: str, seconds: float, reason: str) -> list[Ban]:
    """Keep someone from playing (`ban`) or from chatting (`mute`); returns what was added.

    With a name, also the addresses from which someone has a seat under this name.
    """
    now = time.time()
    with desk.writing() as connection:
        whom = person(connection, text)
        people = [whom]
        if whom.name is not None:
            people += [Person(client=each) for each in _clients_called(connection, whom)]
        _lift(connection, kind, people)
        added = [
            Ban(secrets.token_hex(4), kind, each.client, each.name, reason, now, now + seconds)
            for each in people
        ]
        rows = [{name: getattr(each, name) for name in Ban.__slots__} for each in added]
        connection.execute(insert(bans), rows)
        connection.execute(delete(bans).where(bans.c.until <= now))
        leave_notice(connection, "bans")
    return added


def unban(desk: Desk, text: str) -> int:
    """Lift the bans and mutes of an address, a name, or with this id; returns how many."""
    with desk.writing() as connection:
        found = connection.execute(delete(bans).where(bans.c.id == text)).rowcount
        if not found:
            whom = person(connection, text)
            found = sum(_lift(connection, kind, [whom]) for kind in ("ban", "mute"))
        if not found:
            raise AdminError(f"nobody is banned or muted as {text!r}; see `hotelier admin bans`")
        leave_notice(connection, "bans")
    return found


def standing(desk: Desk) -> tuple[Ban, ...]:
    """The bans and mutes that apply now."""
    with desk.reading() as connection:
        return queries.bans(connection, time.time())


def reported(desk: Desk, *, all: bool = False) -> list[Report]:
    """What players reported, the oldest first; `all` includes what's closed."""
    wanted = select(reports).order_by(reports.c.number)
    if not all:
        wanted = wanted.where(reports.c.closed.is_(None))
    with desk.reading() as connection:
        return [Report(*found) for found in connection.execute(wanted)]


def close_reports(desk: Desk, numbers: Iterable[int]) -> None:
    """Note that reports have been dealt with; an unknown one changes nothing."""
    with desk.writing() as connection:
        for number in numbers:
            this = reports.c.number == number
            if connection.execute(select(reports.c.number).where(this)).first() is None:
                raise AdminError(f"there is no report {number}; see `hotelier admin reports`")
            is_open = reports.c.closed.is_(None)
            connection.execute(update(reports).where(this, is_open).values(closed=time.time()))


def _lift(connection: Connection, kind: str, people: Iterable[Person]) -> int:
    lifted = 0
    standing = [each for each in queries.bans(connection, 0.0) if each.kind == kind]
    for whom in people:
        for each in standing:
            is_client = each.client is not None and each.client == whom.client
            is_name = each.name is not None and whom.is_called(each.name)
            if is_client or is_name:
                lifted += connection.execute(delete(bans).where(bans.c.id == each.id)).rowcount
    return lifted


def _clients_called(connection: Connection, whom: Person) -> list[str]:
    """The clients that have a seat under a name."""
    found: dict[str, None] = {}
    seats = connection.execute(
        select(clients.c.table_id, clients.c.seat, clients.c.client).where(clients.c.seat > 0)
    ).all()
    names: dict[str, list[str]] = {}
    for row in queries.rows(connection, ids=sorted({table for table, _, _ in seats})):
        names[row.id] = [seat.get("name", "") for seat in row.facts["seats"]]
    for table, seat, client in seats:
        called = names.get(table, [])
        if seat <= len(called) and whom.is_called(called[seat - 1]):
            found[client] = None
    return list(found)
