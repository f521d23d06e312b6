"""A server of its own, and tables whose players move at random: this is what load.py measures."""

import asyncio
import contextlib
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import nan
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import orjson
from websockets.asyncio.client import ClientConnection, connect

from hotelier.core.errors import HotelierError

PLAYERS: Final = 2
PATIENCE: Final = 30.0  # seconds per answer
NO_LIMITS: Final = {
    "HOTELIER_MAX_TABLES": "1000000",
    "HOTELIER_MAX_OPEN_TABLES_EACH": "1000000",
    "HOTELIER_MAX_TABLES_EACH": "1000000",
    "HOTELIER_MAX_SEATS_EACH": "1000000",
    "HOTELIER_MAX_SOCKETS_EACH": "1000000",
    "HOTELIER_MAX_CONNECTIONS_EACH": "1000000",
    "HOTELIER_TABLES_PER_MINUTE": "1e9",
    "HOTELIER_JOINS_PER_MINUTE": "1e9",
    "HOTELIER_ACTIONS_PER_SECOND": "1e9",
    "HOTELIER_FRAMES_PER_SECOND": "1e9",
    "HOTELIER_REQUESTS_PER_SECOND": "1e9",
}


class Server:
    """`hotelier serve` in its own process, and what it costs."""

    def __init__(self, folder: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hotelier", "serve", "--port", "0", "--data-dir", folder],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | NO_LIMITS,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://([^ /]+:\d+)", self._process.stdout.readline())
        if found is None:
            self.stop()
            raise HotelierError("the server didn’t start")
        self.place = found[1]

    def stop(self) -> None:
        """Stop it, gracefully if possible."""
        with self._process:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()

    def cpu(self) -> float:
        """Seconds of CPU time it has used; nan on systems without /proc."""
        told = self._told("stat").rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK") if told else nan

    def memory(self) -> float:
        """Bytes of memory it uses, as far as the system knows."""
        told = self._told("statm").split()
        return int(told[1]) * os.sysconf("SC_PAGE_SIZE") if told else nan

    def _told(self, name: str) -> str:
        try:
            return Path(f"/proc/{self._process.pid}/{name}").read_text()
        except FileNotFoundError:
            return ""

    async def post(self, path: str, body: Any, key: str = "") -> Any:
        """Send an HTTP request."""
        headers = {"Content-Type": "application/json", "X-Table-Key": key}
        url = f"http://{self.place}/api{path}"
        request = urllib.request.Request(url, orjson.dumps(body), headers)

        def answer() -> Any:
            # Bypass the proxies of the environment: this is loopback.
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with opener.open(request, timeout=PATIENCE) as response:
                return orjson.loads(response.read())

        return await asyncio.to_thread(answer)


@contextlib.contextmanager
def serving() -> Iterator[Server]:
    """A server with a fresh folder, stopped at the end."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            yield server
        finally:
            server.stop()


class Pace:
    """The moments at which moves are sent: at random, this many per second, until the end."""

    def __init__(self, rate: float, seconds: float, chooser: random.Random) -> None:
        self._rate = rate
        self._chooser = chooser
        self._next = perf_counter()
        self._end = self._next + seconds

    async def moment(self) -> bool:
        """Wait for the next one; False if there are no more."""
        now = perf_counter()
        at = self._next if self._rate else now
        if self._rate:
            self._next += self._chooser.expovariate(self._rate)
        if now < at < self._end:
            await asyncio.sleep(at - now)
        return at < self._end


@dataclass(slots=True)
class Times:
    """How long moves took, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    everywhere: list[float] = field(default_factory=list)

    def clear(self) -> None:
        """Clear them."""
        self.acknowledged.clear()
        self.everywhere.clear()


class LiveTable:
    """One table with its sockets, the players' first."""

    def __init__(self, server: Server, game: str, sockets: int, times: Times) -> None:
        self.server = server
        self.game = game
        self.times = times
        self.lines: list[ClientConnection] = []
        self.seen = [0] * sockets  # the last entry that each socket has received
        self.turn: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answered = -1  # the last step for which a move was sent
        self._sent: dict[int, float] = {}  # when it was sent, by the entry that the move becomes
        self._unacknowledged = 0
        self._unseen: deque[int] = deque()  # entries that some socket hasn't received yet

    async def open(self, listening: asyncio.TaskGroup) -> None:
        """Open it, take the seats, and connect everyone."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
        host = await self.server.post("/tables", {"game": self.game, "seats": seats})
        place, key, tokens = f"/tables/{host['table']}", host["key"], [host["token"]]
        for _ in seats[1:]:
            guest = await self.server.post(f"{place}/join", {"name": "Guest"}, key)
            tokens.append(guest["token"])
        for number in range(len(self.seen)):
            url = f"ws://{self.server.place}/api{place}/live"
            line = await connect(url, compression=None, ping_interval=None, proxy=None)
            self.lines.append(line)
            listening.create_task(self._listen(number, line))
            token = tokens[number] if number < PLAYERS else None
            await line.send(encoded({"type": "hello", "token": token, "key": key}))

    async def settle(self) -> None:
        """Wait until nothing is in transit."""
        while self._unseen or self._unacknowledged:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Disconnect everyone who has received everything."""
        await self.settle()
        await asyncio.gather(*(line.close() for line in self.lines))

    async def play(self, moves: int | None, pace: Pace, chooser: random.Random) -> bool:
        """Play this many moves, or the game to its end; False if time is up."""
        while moves != 0:
            state = await self.turn
            if state["phase"] == "over":
                break
            if not await pace.moment():
                return False
            moves = None if moves is None else moves - 1
            self.turn = asyncio.get_running_loop().create_future()
            entry, self._answered = state["cursor"] + 1, state["step"]
            move = {"action": chooser.choice(state["view"]["legal"]), "step": state["step"]}
            self._unseen.append(entry)
            self._unacknowledged += 1
            self._sent[entry] = perf_counter()
            await self.lines[state["you"] - 1].send(encoded({"type": "play", "id": entry, **move}))
        return True

    async def _listen(self, number: int, line: ClientConnection) -> None:
        async for text in line:
            now, message = perf_counter(), orjson.loads(text)
            if message["type"] == "update":
                self._see(number, message["state"], now)
            elif message["type"] == "done" and message["id"] == message["cursor"]:
                self._unacknowledged -= 1
                self.times.acknowledged.append(now - self._sent[message["id"]])
            else:
                raise HotelierError(f"a legal move was answered with {text!r}")

    def _see(self, number: int, state: Any, now: float) -> None:
        self.seen[number] = state["cursor"]
        while self._unseen and self._unseen[0] <= min(self.seen):
            self.times.everywhere.append(now - self._sent[self._unseen.popleft()])
        is_asked = state["phase"] == "over" or state["view"]["actor"] == state["you"]
        if is_asked and state["step"] > self._answered and not self.turn.done():
            self.turn.set_result(state)


def encoded(message: Any) -> str:
    """A message as it is sent."""
    return orjson.dumps(message).decode()
