"""Connections in uvicorn: counted by address, with a deadline, and every frame has a price.

Clients that connect and say nothing, say it slowly, or flood a socket are stopped here, before any
of it reaches the app. `Connections` is part of the lifespan's state, which uvicorn passes to every
connection.
"""

import asyncio
import ipaddress
import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from hotelier.messages import say
from hotelier.server.http.rates import FLOOD_SECONDS, Rates, address_of, household
from hotelier.server.metrics import Metrics
from hotelier.server.settings import ANY, Settings

resource: Any
try:
    import resource
except ImportError:  # no such limit on Windows
    resource = None

STATE: Final = "connections"  # its key in the lifespan's state
RESERVED: Final = 96  # descriptors for the database, workers, files and the log
MOST_DESCRIPTORS: Final = 65_536  # the most we ask the system for
PIECE: Final = 1024  # bytes read from a socket before its budget is checked again
FLOODED: Final = 4429  # the close code for a client that sends far too much
LINGERS: Final = 2.0  # seconds a client has to read why it was cut off
DIRECT: Final = "hotelier.direct"  # in the extensions of a socket's scope: the socket itself
SHORT, LONG = 126, 127  # in a frame: two bytes with its length follow, or eight
TEXT: Final = 0x81  # the first byte of a frame that's a whole text message


class Waiting(Protocol):
    """A connection that hasn't sent a request yet."""

    def cut(self) -> None:
        """Close it."""


class Connections:
    """All connections, and how much each client may still send."""

    def __init__(self, settings: Settings, rates: Rates, metrics: Metrics | None = None) -> None:
        self.rates = rates
        self.metrics = metrics or Metrics()
        self.metrics.connections.set_function(lambda: len(self))
        self.header_seconds = settings.header_seconds
        self.most = settings.max_connections or _room()
        self.most_each = settings.max_connections_each
        self._proxies = tuple(
            ipaddress.ip_network(each, strict=False) for each in settings.proxies if each != ANY
        )
        self._trusts_all = ANY in settings.proxies
        self._open: Counter[str] = Counter()
        self._waiting: dict[Waiting, str] = {}  # without a request so far, the oldest first

    def __len__(self) -> int:
        return self._open.total()

    def of(self, address: str) -> int:
        """How many connections a client has."""
        return self._open[address]

    def opened(self, line: Waiting, host: str) -> bool:
        """Count a new connection; False if there's no room for it."""
        address = household(host)
        if not self._is_proxy(host) and self._open[address] >= self.most_each:
            return False
        if len(self) >= self.most and not self._make_room(address):
            return False
        self._open[address] += 1
        self._waiting[line] = address
        return True

    def asked(self, line: Waiting) -> None:
        """Note that it has sent its first request."""
        self._waiting.pop(line, None)

    def closed(self, line: Waiting, host: str) -> None:
        """Note that it's closed."""
        self._waiting.pop(line, None)
        address = household(host)
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def _make_room(self, newcomer: str) -> bool:
        """Cut the oldest silent connection of the client with most, unless that's the newcomer."""
        if not self._waiting:
            return False
        greedy = max(set(self._waiting.values()), key=lambda each: self._open[each])
        if self._open[greedy] <= self._open[newcomer]:
            return False
        line = next(line for line, address in self._waiting.items() if address == greedy)
        del self._waiting[line]
        line.cut()
        return True

    def _is_proxy(self, host: str) -> bool:
        """Whether it's a proxy: the clients behind it are counted instead."""
        if self._trusts_all:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


class HouseHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that must send a request in time; each client may have a limited number."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.known: Connections | None = self.app_state.get(STATE)
        self.deadline: asyncio.TimerHandle | None = None
        self.is_counted = False

    def connection_made(self, transport: Any) -> None:
        """Count it or refuse it; its first request is due."""
        super().connection_made(transport)
        if self.known is None:
            return
        self.is_counted = self.known.opened(self, self.host)
        if self.is_counted:
            self.await_request()
        else:
            self.known.metrics.refused("too-many")
            transport.write(_refusal(self.known.most_each))
            transport.close()

    @property
    def host(self) -> str:
        """The address of the other end: it may be a proxy."""
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        """Part of a request: all headers must arrive in time, however slowly they're sent."""
        before = self.cycle
        between = before is None or before.response_complete
        if between and self.deadline is None:
            self.await_request()
        super().data_received(data)
        if self.cycle is not before:
            self.end_wait()
            if self.known is not None:
                self.known.asked(self)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """The connection becomes a socket: its request came in time."""
        self.end_wait()
        if self.known is not None:
            self.known.asked(self)
        super().handle_websocket_upgrade(*args)
        socket = self.transport.get_protocol()
        if isinstance(socket, HouseSocket) and self.is_counted:
            socket.on_lost = self.leave  # uvicorn only tells the new protocol about the end

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.end_wait()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Stop counting it."""
        if self.known is not None and self.is_counted:
            self.is_counted = False
            self.known.closed(self, self.host)

    def await_request(self) -> None:
        """Start the deadline for the headers of a request."""
        if self.known is not None:
            self.deadline = self.loop.call_later(self.known.header_seconds, self.cut)

    def end_wait(self) -> None:
        """Stop the deadline: the headers have arrived, or nobody waits for them any more."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def cut(self) -> None:
        """Close a connection that requests nothing."""
        self.end_wait()
        self.transport.abort()


class HouseSocket(WebSocketsSansIOProtocol):
    """A socket where every frame costs its client something; a flood costs the connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.known: Connections | None = self.app_state.get(STATE)
        self.on_lost: Callable[[], None] = lambda: None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.on_lost()
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """A handshake: if it's valid, the app gets a scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[DIRECT] = self

    @property
    def is_free(self) -> bool:
        """Whether a message may be posted: it's open, and the client has read enough."""
        if self.close_sent or self.disconnected or not self.handshake_complete:
            return False
        return self.writable.is_set() and self.conn.state is State.OPEN

    def post(self, text: bytes) -> None:
        """Send a message right away, past the layers around the app; only while it's free."""
        self.transport.write(framed(text))

    def data_received(self, data: bytes) -> None:
        """Read in small pieces, so that a flood is noticed before it's processed."""
        for start in range(0, len(data), PIECE):
            if self.close_sent and self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_cont(self, event: Any) -> None:
        """A part of a message."""
        if self.is_paid():
            super().handle_cont(event)

    def handle_text(self, event: Any) -> None:
        """A message."""
        if self.is_paid():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """A binary message."""
        if self.is_paid():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """A ping of the WebSocket protocol, which the app never sees."""
        if self.is_paid():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """A pong, whether or not we sent a ping."""
        if self.is_paid():
            super().handle_pong(event)

    def is_paid(self) -> bool:
        """Whether a frame is within its client's budget; a flood ends the connection."""
        if self.close_sent:
            return False
        address = address_of(self.scope)
        if self.known is None or self.known.rates.charge("frames", address):
            return True
        self.known.metrics.refused("too-many")
        self.known.rates.bar("floods", address, FLOOD_SECONDS)
        self.conn.fail(FLOODED, "too many messages")
        self.transport.write(b"".join(self.conn.data_to_send()))
        while not self.queue.empty():
            self.queue.get_nowait()  # nobody will read the answers
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED, "reason": ""})
        self.close_sent = self.disconnected = True
        self.transport.close()
        self.loop.call_later(LINGERS, self.transport.abort)
        return False


def framed(text: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + text


def raise_descriptors() -> None:
    """Raise the limit on open files as far as the system allows: every connection is one."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _room() -> int:
    """How many connections the file descriptors allow, less a reserve."""
    if resource is None:
        return MOST_DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, MOST_DESCRIPTORS)
    return max(most // 2, most - RESERVED)


def _refusal(most: int) -> bytes:
    """The answer to a connection that's one too many."""
    body = json.dumps({"code": "too-many", "reason": say("refused-sockets", n=most)}).encode()
    head: Sequence[bytes] = (
        b"HTTP/1.1 429 Too Many Requests",
        b"content-type: application/json",
        b"content-length: %d" % len(body),
        b"retry-after: 10",
        b"connection: close",
        b"",
        body,
    )
    return b"\r\n".join(head)
