"""A server without a network: the whole app, guard included, called like uvicorn would.

Everything in a game can be played and read in one event loop, many games side by side. A `Pipe` is
a socket that hands over one message at a time: a client that doesn't read blocks the server just
like a full connection would.
"""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import orjson

from hotelier.server.http.app import create_app
from hotelier.server.service import Service
from hotelier.server.settings import Settings
from hotelier.server.store.rows import Entry
from hotelier.server.table.clocks import Watch
from hotelier.server.table.table import Table
from server.houses import FAST
from server.scanning import Sent

ADDRESS = "http://127.0.0.1"


class Inside:
    """The server; open it with `async with`."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        wanted = {**FAST, "max_open_tables_each": 100_000, "bot_workers": 1, **settings}
        self.app = create_app(Settings(data_dir=folder, **wanted))
        self._lines: dict[str, httpx.AsyncClient] = {}
        self._open = self.app.router.lifespan_context(self.app)

    async def __aenter__(self) -> "Inside":
        await self._open.__aenter__()
        return self

    async def __aexit__(self, *failure: Any) -> None:
        for line in self._lines.values():
            await line.aclose()
        await self._open.__aexit__(*failure)

    @property
    def http(self) -> httpx.AsyncClient:
        """The HTTP client of most visitors."""
        return self.line("127.0.0.1")

    def line(self, address: str) -> httpx.AsyncClient:
        """The HTTP client of visitors from this address."""
        if address not in self._lines:
            transport = httpx.ASGITransport(self.app, client=(address, 1))
            line = httpx.AsyncClient(transport=transport, base_url=ADDRESS, trust_env=False)
            self._lines[address] = line
        return self._lines[address]

    @property
    def house(self) -> Service:
        house = self.app.state.service
        assert isinstance(house, Service)
        return house

    @property
    def watch(self) -> Watch:
        return self.house.watch

    async def journal(self, table: str) -> tuple[Entry, ...]:
        """Everything that happened at a table, with all secrets."""
        return tuple(await self.house.store.entries_after(table, 0))

    def table(self, id: str) -> Table:
        """The table itself."""
        table = self.house.tables.places[id].table
        assert table is not None
        return table


class Visitor:
    """Someone at a table, or nowhere yet; keeps everything it was ever told."""

    def __init__(
        self, inside: Inside, table: str = "", key: str = "", address: str = "127.0.0.1"
    ) -> None:
        self.inside = inside
        self.address = address
        self.id = table
        self.key = key
        self.token: str | None = None
        self.seat: int | None = None
        self.sent: list[Sent] = []
        self.pipe: Pipe | None = None
        self.state: Any = None  # from the socket's last update
        self.headers: dict[str, str] = {}  # of every request

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """One request with this visitor's credentials."""
        headers = {**self.headers}
        if self.key:
            headers["X-Table-Key"] = self.key
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        line = self.inside.line(self.address)
        return await line.request(method, f"/api{path}", json=body, headers=headers)

    async def at_table(self, method: str, path: str = "", body: Any = None) -> Any:
        """A request about the table; its answer is kept."""
        answer = await self.ask(method, f"/tables/{self.id}{path}", body)
        self.sent.append(Sent(self.seat, answer.content, self.entries))
        return answer.json()

    @property
    def entries(self) -> int:
        """How many entries the table's journal has."""
        return self.inside.table(self.id).ledger.entries

    async def open_table(self, game: str, **wish: Any) -> None:
        self._seated(await self.ask("POST", "/tables", {"game": game, **wish}))

    async def join(self, host: "Visitor", name: str) -> None:
        self.id, self.key = host.id, host.key
        self._seated(await self.ask("POST", f"/tables/{self.id}/join", {"name": name}))

    def _seated(self, answer: httpx.Response) -> None:
        assert answer.status_code == 201, answer.text
        told = answer.json()
        self.id, self.key = told["table"], told["key"]
        self.token, self.seat = told["token"], told["seat"]

    def listen(self, since: int | None = None) -> None:
        """Open a socket."""
        self.pipe = Pipe(self.inside, self.id, self.address)
        self.pipe.say(type="hello", token=self.token, key=self.key, since=since)

    async def read(self) -> Any:
        """The next message from the socket, kept."""
        assert self.pipe is not None
        text = await self.pipe.read()
        self.sent.append(Sent(self.seat, text, self.entries))
        message = orjson.loads(text)
        if message["type"] == "update":
            self.state = message["state"]
        return message

    async def do(self, **wish: Any) -> Any:
        """Send a request over the socket and read up to its answer."""
        assert self.pipe is not None
        self.pipe.say(**wish)
        while True:
            message = await self.read()
            if message["type"] in ("done", "refused", "pong"):
                return message

    async def catch_up(self) -> Any:
        """Read until everything that happened has arrived; returns the state."""
        while self.state is None or self.state["cursor"] < self.entries:
            await self.read()
        return self.state

    async def hang_up(self) -> None:
        assert self.pipe is not None
        await self.pipe.close()
        self.pipe = None


class Pipe:
    """A socket in the same loop."""

    def __init__(self, inside: Inside, table: str, address: str = "127.0.0.1") -> None:
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._told: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue(maxsize=1)
        path = f"/api/tables/{table}/live"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1")],
            "client": (address, 1),
            "subprotocols": [],
        }
        self._heard.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(inside.app(scope, self._heard.get, self._told.put))

    def say(self, **message: Any) -> None:
        self._heard.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    @property
    def has_news(self) -> bool:
        """Whether there is something to read."""
        return not self._told.empty()

    async def read(self) -> str:
        while True:
            message = await self._told.get()
            if message["type"] == "websocket.send":
                return str(message["text"])
            assert message["type"] == "websocket.accept", message

    async def close(self) -> None:
        """Disconnect, even if there's something left to read."""
        self._heard.put_nowait({"type": "websocket.disconnect", "code": 1001})
        while not self._task.done():
            while not self._told.empty():
                self._told.get_nowait()
            await asyncio.sleep(0)
        await self._task
