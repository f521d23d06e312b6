"""One visitor can't stop the server: floods, silence and slow requests hurt nobody else.

The visitor and the bystander have different loopback addresses.
"""

import contextlib
import socket
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hotelier.server.http.connections import FLOODED, Connections
from hotelier.server.http.rates import rates_of
from hotelier.server.http.routes.live import NONSENSE
from hotelier.server.settings import Settings
from server.houses import LIMIT, Guest, Socket, house, until

VISITOR = "127.0.0.66"


def line(url: str) -> socket.socket:
    """A raw connection from the visitor."""
    port = httpx.URL(url).port
    return socket.create_connection(("127.0.0.1", port), LIMIT, (VISITOR, 0))


def is_cut(connection: socket.socket) -> bool:
    """Whether the server closes a connection without an answer."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def table_of(guest: Guest) -> Guest:
    return guest.open_table("austria", {"kind": "me"}, {"kind": "open"}, public=True)


@pytest.mark.parametrize("kind", ["message", "nonsense", "ping", "pong", "pieces"])
def test_a_flood_on_a_socket_ends_it_and_a_bystander_is_served(tmp_path: Path, kind: str) -> None:
    with house(tmp_path, frames_per_second=20) as url:
        bystander = table_of(Guest(url))
        with contextlib.closing(bystander.live()) as page:
            page.until("update")
            visitor = Guest(url, bystander.table, address=VISITOR)
            flooder = visitor.live()
            flooder.until("update")
            with pytest.raises(ConnectionClosed) as closed:
                flood(flooder, kind)
            # Frames still in flight may cut the connection before the close code is read.
            code = closed.value.rcvd.code if closed.value.rcvd else FLOODED
            if kind == "nonsense":  # whichever is noticed first
                assert code in (FLOODED, NONSENSE)
            else:
                assert code == FLOODED
                # For some seconds, the client can't open another.
                live = f"/api/tables/{bystander.table}/live"
                refused = visitor.http.get(live, headers=HANDSHAKE)
                assert refused.status_code == 429
                assert refused.json()["code"] == "too-many"
            assert page.do(type="ping", id=1)["type"] == "pong"
            assert bystander.look()["phase"] == "open"


HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


def flood(page: Socket, kind: str) -> None:
    """Send far more than anyone may, until the connection is closed."""
    for _ in range(400):
        match kind:
            case "message":
                page.send(type="ping")
            case "nonsense":
                page.line.send(b"\x00")
            case "ping":
                page.line.ping()
            case "pong":
                page.line.pong()
            case "pieces":
                page.line.send(iter(["{", "}"]))
    while True:
        page.line.recv(LIMIT)


def test_who_sends_a_little_too_much_is_refused_first(tmp_path: Path) -> None:
    with house(tmp_path, frames_per_second=10) as url:
        guest = table_of(Guest(url))
        with contextlib.closing(guest.live()) as page:
            for number in range(30):
                page.send(type="ping", id=number)
            answers: list[Any] = []
            while len(answers) < 30:
                message = page.read()
                if message["type"] in ("pong", "refused"):
                    answers.append(message)
            assert [each["id"] for each in answers] == list(range(30))
            assert answers[-1]["code"] == "too-many"


def ping_in_turn(pages: list[Socket]) -> None:
    """Each of several sockets sends what one could send alone."""
    for _ in range(60):
        for page in pages:
            page.line.ping()
    while True:
        for page in pages:
            page.line.recv(LIMIT)


def test_messages_of_all_sockets_of_a_client_count_together(tmp_path: Path) -> None:
    with house(tmp_path, frames_per_second=20) as url:
        guest = table_of(Guest(url))
        pages = [guest.live() for _ in range(8)]
        with pytest.raises(ConnectionClosed):
            ping_in_turn(pages)
        for page in pages:
            page.close()


def test_a_connection_that_asks_for_nothing_is_cut(tmp_path: Path) -> None:
    with house(tmp_path, header_seconds=0.2) as url, line(url) as silent, line(url) as slow:
        slow.send(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        assert is_cut(silent)
        assert is_cut(slow)


def test_sending_a_byte_now_and_then_gives_no_more_time(tmp_path: Path) -> None:
    with house(tmp_path, header_seconds=0.5) as url, line(url) as slow:
        slow.settimeout(0.05)
        slow.send(b"GET /api/health HTTP/1.1\r\n")

        def ended() -> bool:
            try:
                slow.send(b"x")
                return slow.recv(1) == b""
            except TimeoutError:
                return False
            except ConnectionError:
                return True

        until(ended)


def test_a_second_request_on_the_same_line_has_the_same_deadline(tmp_path: Path) -> None:
    with house(tmp_path, header_seconds=0.3) as url, line(url) as kept:
        kept.send(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        with contextlib.closing(HTTPResponse(kept)) as answer:
            answer.begin()
            assert answer.status == 200
            answer.read()  # the body may come after the headers
        kept.send(b"GET /api/health HTTP/1.1\r\n")
        assert is_cut(kept)


def test_a_socket_that_is_open_has_no_deadline(tmp_path: Path) -> None:
    with house(tmp_path, header_seconds=0.2) as url, line(url) as silent:
        page = table_of(Guest(url)).live()
        page.until("update")
        assert is_cut(silent)  # so the deadline has passed
        assert page.do(type="ping")["type"] == "pong"
        page.close()


def test_silent_connections_leave_room_for_everybody_else(tmp_path: Path) -> None:
    with house(tmp_path, max_connections=12, max_connections_each=8) as url:
        silent = [line(url) for _ in range(8)]
        with line(url) as one_too_many:
            refusal = one_too_many.recv(4096)
        assert b"429" in refusal.splitlines()[0]
        assert b'"code": "too-many"' in refusal
        # Others find room even when the rest is taken, too.
        bystanders = [Guest(url) for _ in range(6)]
        for guest in bystanders:
            assert guest.ask("GET", "/health").status_code == 200
        for connection in silent:
            connection.close()


def test_connections_that_have_ended_count_no_more(tmp_path: Path) -> None:
    with house(tmp_path, max_connections_each=3) as url:
        for _ in range(5):
            visitor = table_of(Guest(url, address=VISITOR))
            page = visitor.live()
            page.until("update")
            page.close()
            visitor.http.close()

            def works() -> bool:
                with contextlib.suppress(httpx.HTTPError):
                    fresh = Guest(url, address=VISITOR)
                    return fresh.ask("GET", "/health").status_code == 200
                return False

            until(works)


def test_a_trusted_proxy_is_not_one_client() -> None:
    settings = Settings(max_connections_each=1, proxies=("10.0.0.0/8",))
    connections = Connections(settings, rates_of(settings))

    class Line:
        def cut(self) -> None:
            raise AssertionError

    assert all(connections.opened(Line(), "10.1.2.3") for _ in range(5))
    assert connections.opened(Line(), "192.0.2.1")
    assert not connections.opened(Line(), "192.0.2.1")


def test_descriptors_are_kept_in_reserve() -> None:
    resource = pytest.importorskip("resource")
    settings = Settings()
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert Connections(settings, rates_of(settings)).most < soft
