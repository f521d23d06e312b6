"""A WebSocket client that costs little: whoever plays 1,000 clients leaves the cores to the server.

It only speaks what our server does: whole text messages, pings, and a close at the end.
"""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Final

from hotelier.core.errors import HotelierError

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST: Final = 0x80  # the frame is a whole message
SHORT: Final = 126  # from here on, two bytes tell the length, or eight
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"  # clients must mask what they send; this mask changes nothing


class Wire(asyncio.Protocol):
    """One socket; `on_text` gets every message, `on_end` is called when it's closed."""

    def __init__(self, on_text: Callable[[bytes], None], on_end: Callable[[], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._on_text = on_text
        self._on_end = on_end
        self._rest = b""
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """There's a connection, but no socket yet."""
        self._transport = transport

    def ask(self, host: str, path: str) -> None:
        """Ask the server for a socket."""
        key = b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a message, or a short frame of another kind."""
        size = len(text)
        assert size < 2**16, "longer than anything we send"
        length = bytes([MASKED | size]) if size < SHORT else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([LAST | kind]) + length + NO_MASK + text)

    async def close(self) -> None:
        """Close it, and wait for the server to do the same."""
        if not self.closed.done():
            self.send(b"\x03\xe8", CLOSE)  # 1000: all is well
            await self.closed

    def connection_lost(self, exc: Exception | None) -> None:
        """It's closed."""
        if not self.opened.done():
            self.opened.set_exception(HotelierError("the server closed the connection"))
        if not self.closed.done():
            self.closed.set_result(None)
        self._on_end()

    def data_received(self, data: bytes) -> None:
        """Read all frames that are complete."""
        data, at = self._rest + data if self._rest else data, 0
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end >= 0:
                at = end + 4
                self._answered(data[:end])
        while self.opened.done():
            frame = self._frame(data, at)
            if frame is None:
                break
            start, end, kind = frame
            if end > len(data):
                break
            self._take(kind, data[start:end])
            at = end
        self._rest = data[at:]

    def _frame(self, data: bytes, at: int) -> tuple[int, int, int] | None:
        """Where the content of the frame at this place starts and ends, and its kind."""
        if len(data) < at + 2:
            return None
        kind, size, start = data[at] & 15, data[at + 1], at + 2
        if size >= SHORT:
            start += 2 if size == SHORT else 8
            if len(data) < start:
                return None
            size = int.from_bytes(data[at + 2 : start], "big")
        return start, start + size, kind

    def _answered(self, head: bytes) -> None:
        if b" 101 " in head.partition(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            answer = head.partition(b"\r\n")[0].decode()
            self.opened.set_exception(HotelierError(f"the server refused a socket: {answer}"))

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._on_text(content)
        elif kind == PING:
            self.send(content, PONG)
        elif kind == CLOSE:
            self._transport.close()


async def connect(
    place: str, path: str, on_text: Callable[[bytes], None], on_end: Callable[[], None]
) -> Wire:
    """Open a socket."""
    host, _, port = place.rpartition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(on_text, on_end), host, int(port))
    wire.ask(place, path)
    await wire.opened
    return wire
