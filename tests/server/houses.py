"""A real server for tests: uvicorn on loopback, with guests who use HTTP and WebSocket.

`house(...)` serves in a thread of this process, which is fast; `Process` is the command itself,
which can be killed. A `Guest` has at most one seat and behaves like a page.
"""

import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from hotelier.server.http.app import create_app
from hotelier.server.http.connections import HouseHttp, HouseSocket
from hotelier.server.settings import Settings
from hotelier.server.table.clocks import Watch

LIMIT = 60.0  # seconds after which something awaited won't come
FAST = {  # no test is about rate limits unless it says so
    "actions_per_second": 1e6,
    "bot_pause": 0,
    "requests_per_second": 1e6,
    "says_per_second": 1e6,
    "tables_per_minute": 1e6,
    "joins_per_minute": 1e6,
    "hints_per_minute": 1e6,
    "reports_per_minute": 1e6,
    "stories_per_minute": 1e6,
    "records_per_minute": 1e6,
    "frames_per_second": 1e6,
    "max_connections_each": 10_000,
    "max_sockets_each": 10_000,
    "max_open_tables_each": 10_000,
    "max_tables_each": 10_000,
    "max_seats_each": 10_000,
    "worker_margin": 30,
    "deal_bots": "[]",  # they'd think for minutes
}
COMMAND = (sys.executable, "-m", "hotelier")
ADDRESS = re.compile(r"http://[^ /]+:\d+")


@contextlib.contextmanager
def house(folder: Path, watch: Watch | None = None, **settings: Any) -> Iterator[str]:
    """The address of a server that runs in a thread until the end of the block."""
    wanted = Settings(data_dir=folder, **{**FAST, "bot_workers": 1, **settings})
    config = uvicorn.Config(
        create_app(wanted, watch),
        port=0,
        http=HouseHttp,
        ws=HouseSocket,
        log_level="error",
        proxy_headers=False,  # the app decides whom it trusts
        ws_per_message_deflate=False,
        ws_max_size=wanted.message_bytes,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(LIMIT)
        assert not thread.is_alive(), "the server did not stop"


class Process:
    """`hotelier serve` itself; kill it and start it again with the same folder."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        quick = {f"HOTELIER_{name.upper()}": str(value) for name, value in FAST.items()}
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--data-dir", str(folder), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | quick | environment,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = ADDRESS.search(said)
        assert found, f"it said: {said}{self.process.stdout.read()}"
        self.url = found[0]

    def kill(self) -> None:
        """Like a power cut."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """Like Ctrl-C; returns the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._gone()

    def _gone(self) -> int:
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(LIMIT)


class Guest:
    """Someone at a table, or nowhere yet."""

    def __init__(
        self,
        url: str,
        table: str = "",
        key: str = "",
        token: str | None = None,
        address: str | None = None,
    ) -> None:
        # There's nothing to verify without TLS, and loading what it needs takes a while.
        line = httpx.HTTPTransport(verify=False, trust_env=False, local_address=address)
        self.http = httpx.Client(base_url=url, timeout=LIMIT, trust_env=False, transport=line)
        self.address = address  # their own: any of 127.0.0.0/8 reaches a server
        self.url = url
        self.table = table
        self.key = key
        self.token = token
        self.seat: int | None = None
        self.codes: dict[str, str] = {}

    def __del__(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """One request, with this guest's credentials."""
        headers = {"X-Table-Key": self.key} if self.key else {}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        return self.http.request(method, f"/api{path}", json=body, headers=headers)

    def at_table(self, method: str, path: str = "", body: Any = None) -> httpx.Response:
        """A request about the guest's table."""
        return self.ask(method, f"/tables/{self.table}{path}", body)

    def open_table(self, game: str, *seats: dict[str, Any], **wish: Any) -> Self:
        """Open a table and take the seat marked as mine."""
        body = {"game": game, **wish} | ({"seats": list(seats)} if seats else {})
        return self.seated(self.ask("POST", "/tables", body))

    def join(self, host: "Guest", name: str, **wish: Any) -> Self:
        """Take a seat at another's table."""
        self.table, self.key = host.table, host.key
        return self.seated(self.at_table("POST", "/join", {"name": name, **wish}))

    def seated(self, answer: httpx.Response) -> Self:
        """Remember what an answer contains."""
        assert answer.status_code == 201, answer.text
        told = answer.json()
        self.table, self.key, self.seat = told["table"], told["key"], told["seat"]
        self.token, self.codes = told["token"] or self.token, told["codes"]
        return self

    def look(self) -> Any:
        """The table as this guest may see it."""
        answer = self.at_table("GET")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play(self, action: str, step: int | None = None) -> httpx.Response:
        """Take an action, by default at the step the table is at."""
        at = self.look()["step"] if step is None else step
        return self.at_table("POST", "/play", {"action": action, "step": at})

    def live(self, since: int | None = None) -> "Socket":
        """Listen to the table."""
        return Socket(self, since)


class Socket:
    """An open page: everything it was sent, in order."""

    def __init__(self, guest: Guest, since: int | None = None, **options: Any) -> None:
        place = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{guest.table}/live"
        # Pings are answered even if a test hasn't read earlier messages yet.
        patient = {"max_queue": None, "open_timeout": LIMIT, **options}
        if guest.address is not None:
            port = httpx.URL(guest.url).port
            place_from = (guest.address, 0)
            patient["sock"] = socket.create_connection(("127.0.0.1", port), LIMIT, place_from)
        self.line: ClientConnection = connect(
            place, max_size=None, proxy=None, compression=None, **patient
        ).__enter__()
        self.frames: list[str] = []
        self.state: Any = None
        self.entries: list[Any] = []
        self.send(type="hello", token=guest.token, key=guest.key or None, since=since)

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def read(self, timeout: float = LIMIT) -> Any:
        """The next message; updates are also remembered."""
        text = self.line.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            self.state = message["state"]
            self.entries += message["entries"]
        return message

    def until(self, kind: str) -> Any:
        """Read up to the next message of a kind."""
        while True:
            message = self.read()
            if message["type"] == kind:
                return message

    def do(self, **message: Any) -> Any:
        """Send a request and read up to its answer."""
        self.send(**message)
        while True:
            answer = self.read()
            if answer["type"] in ("done", "refused", "pong"):
                return answer

    def close(self) -> None:
        self.line.close()


def play_out(guests: list[Guest], seed: int) -> Any:
    """Play at random to the end over HTTP, bots permitting; returns the last state."""
    chooser = random.Random(seed)
    by_seat = {guest.seat: guest for guest in guests}
    state = guests[0].look()
    while state["phase"] == "running":
        guest = by_seat.get(state["view"]["actor"])
        if guest is None:  # a bot thinks
            time.sleep(0.01)
            state = guests[0].look()
            continue
        mine = guest.look()
        answer = guest.play(chooser.choice(mine["view"]["legal"]), mine["step"])
        assert answer.status_code == 200, answer.text
        state = guests[0].look()
    return state


def until(holds: Any, limit: float = LIMIT) -> None:
    """Wait until something is true."""
    end = time.monotonic() + limit
    while not holds():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)
