"""Whatever one visitor does, others are served as quickly as before.

With the server's own limits, as long as the test is about them.
"""

import contextlib
import itertools
import resource
import socket
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.frames import Opcode

from hotelier.server.settings import Settings
from server.bystanders import ATTACKER, Bystander, attacked, public_server, stays_quick
from server.houses import LIMIT, Guest, until
from server.tables import whole_record

DESCRIPTORS, SILENT = 1024, 1200

pytestmark = pytest.mark.long


def test_while_somebody_floods_a_socket(tmp_path: Path) -> None:
    with public_server(tmp_path) as born:
        host = Guest(born.url).open_table("austria", {"kind": "me"}, {"kind": "open"}, public=True)
        with contextlib.closing(host.live()) as page:
            page.until("update")
            stays_quick(lambda: page.do(type="ping"), flood, born.url, host.table)


def flood(begun: Connection, url: str, table: str) -> None:
    """Flood a socket, and come back whenever it's cut."""
    frame = bytes([0x80 | Opcode.PING, 0x80, 0, 0, 0, 0]) * 500
    begun.send(True)
    while True:
        with contextlib.suppress(Exception):
            page = Guest(url, table, address=ATTACKER).live()
            while True:
                page.line.socket.sendall(frame)


def test_while_silent_connections_take_more_than_all_descriptors(tmp_path: Path) -> None:
    with public_server(tmp_path, files=DESCRIPTORS) as born:
        port = httpx.URL(born.url).port
        assert port is not None

        def come_and_ask() -> None:
            guest = Guest(born.url)
            assert guest.ask("GET", "/health").status_code == 200
            guest.http.close()

        stays_quick(come_and_ask, stay_silent, port)
        assert "Too many open files" not in born.log.read_text()


def stay_silent(begun: Connection, port: int) -> None:
    """Hold more connections than the server has descriptors, from several addresses."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    lines: dict[int, socket.socket] = {}
    for again in itertools.count():
        for number in range(SILENT):
            if number in lines and not is_cut(lines[number]):
                continue
            with contextlib.suppress(OSError):
                there, here = ("127.0.0.1", port), (f"127.0.0.{2 + number // 150}", 0)
                lines[number] = socket.create_connection(there, LIMIT, here)
                lines[number].setblocking(False)
        if not again:
            begun.send(True)
        time.sleep(0.2)


def is_cut(line: socket.socket) -> bool:
    try:
        return bool(line.recv(4096) or True)  # an answer is a refusal
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_while_somebodys_bots_think_at_many_tables(tmp_path: Path) -> None:
    with public_server(tmp_path) as born:
        bystander = Bystander(born.url, "easy")
        stays_quick(bystander.turn, let_masters_think, born.url, floor=1.0, times=30)


def let_masters_think(begun: Connection, url: str) -> None:
    """Eight tables, at each of which three bots think as long as they may."""
    masters = [{"kind": "bot", "bot": "master"}] * 3
    tables = [
        Guest(url, address=ATTACKER).open_table(
            "austria", {"kind": "me"}, *masters, rules={"first": 2}
        )
        for _ in range(8)
    ]
    begun.send(True)
    while True:
        for each in tables:
            state = each.look()
            if state["phase"] == "running" and state["view"]["actor"] == each.seat:
                each.play(state["view"]["legal"][0], state["step"])
        time.sleep(0.5)


def test_while_somebody_opens_as_many_tables_as_the_server_lets_them(tmp_path: Path) -> None:
    with public_server(tmp_path) as born:
        stays_quick(Bystander(born.url).move, open_tables, born.url)


def open_tables(begun: Connection, url: str) -> None:
    """Tables where bots play among themselves, again and again."""
    bots = [{"kind": "bot", "bot": "easy"}] * 4
    begun.send(True)
    guest = Guest(url, address=ATTACKER)
    while True:
        answer = guest.ask("POST", "/tables", {"game": "austria", "seats": bots})
        assert answer.status_code in (201, 429)


def test_while_somebody_takes_every_seat_they_get(tmp_path: Path) -> None:
    most = Settings().max_seats_each
    with public_server(tmp_path) as born:
        for number in range(most + 2):
            host = Guest(born.url, address=f"127.0.0.{3 + number % 2}")
            host.open_table("austria", {"kind": "me"}, {"kind": "open"}, public=True)
        stays_quick(Bystander(born.url).move, take_seats, born.url)
        stranger = Guest(born.url, address="127.0.0.5")
        with attacked(take_seats, born.url):
            until(lambda: len(free_tables(stranger)) == 2)
            stranger.join(Guest(born.url, free_tables(stranger)[0]), "Zoe")


def free_tables(guest: Guest) -> list[str]:
    """The public tables with a free seat."""
    time.sleep(0.1)  # within its limits
    told = guest.ask("GET", "/tables").json().get("tables", ())
    return [each["id"] for each in told if each["phase"] == "open"]


def take_seats(begun: Connection, url: str) -> None:
    """Sit down wherever there's a free seat."""
    guest = Guest(url, address=ATTACKER)
    begun.send(True)
    while True:
        for id in free_tables(guest):
            guest.ask("POST", f"/tables/{id}/join", {"name": "Greedy"})


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_while_somebody_reads_whatever_is_long(game: str, tmp_path: Path) -> None:
    with public_server(tmp_path) as born:
        record = whole_record(game)
        stays_quick(Bystander(born.url).move, read_on, born.url, record)


def read_on(begun: Connection, url: str, record: dict[str, Any]) -> None:
    """Stories, records, single steps and analyses of a finished game."""
    guest = Guest(url, address=ATTACKER)
    guest.seated(guest.ask("POST", "/import", {"record": record}))
    begun.send(True)
    step = 0
    while True:
        step = (step + 37) % len(record["steps"])
        guest.at_table("GET", "/story?eyes=open")
        guest.at_table("POST", "/analysis")
        guest.at_table("GET", "/analysis")
        guest.at_table("GET", "/record")
        guest.at_table("GET", f"/at/{step}?seat=1")
        guest.at_table("POST", "/fork", {"step": step})
