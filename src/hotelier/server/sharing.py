"""What the processes of one server tell each other about their clients.

Tables are in the database. Who listens to them, and how much a client has used up, is in memory:
addresses are never stored. So each process tells the others what has changed, on a channel of the
database, and remembers what they said. A process that isn't heard for some seconds is gone, and
what it said no longer counts. With SQLite there are no others, and nothing here does anything.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from hotelier.server.store.rows import StoreError
from hotelier.server.store.store import Store

BEAT: Final = 1.0  # seconds between two signs of life
MISSED: Final = 4  # beats without a sign from a process after which it's gone
GATHER: Final = 0.05  # seconds in which news are gathered and told together
LONGEST: Final = 7_500  # bytes of one notice: PostgreSQL takes up to 8,000
EVERYONE: Final = "*"
MOST_ASKED: Final = 8  # processes asked by name
HELD: Final = ("sockets", "crowds")  # topics that hold until a process says otherwise, or is gone

log = logging.getLogger("hotelier.server")

Item = tuple[str, str, Any]  # a topic, a key and what's said about it
Topic = dict[str, Any]


@dataclass(slots=True)
class Process:
    """Another process: what it said that still holds, by topic and key."""

    said: dict[str, Topic] = field(default_factory=dict)
    missed: int = 0  # beats of ours since it was last heard
    unconfirmed: set[tuple[str, str]] = field(default_factory=set)  # until it has said everything


class Sharing:
    """Tells other processes about our clients, and knows what they told us about theirs."""

    def __init__(self, store: Store) -> None:
        self.is_on: Final = store.is_shared
        self._store = store
        self._mine: dict[str, Topic] = {topic: {} for topic in HELD}  # as told to the others
        self._others: dict[str, Process] = {}
        self._hear: dict[str, Callable[[str, Any], None]] = {}
        self._whole: list[Callable[[], Iterable[Item]]] = []
        self._news: dict[tuple[str, str], Any] = {}
        self._ask: set[str] = {EVERYONE}  # processes that must tell us everything
        self._tell_all = True
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def has_others(self) -> bool:
        """Whether there are other processes now."""
        return bool(self._others)

    def on(
        self,
        topic: str,
        hear: Callable[[str, Any], None],
        whole: Callable[[], Iterable[Item]] = lambda: (),
    ) -> None:
        """Call `hear` with every key and value that another process says about a topic.

        A process that has just started is told what `whole` lists.
        """
        self._hear[topic] = hear
        self._whole.append(whole)

    def hold(self, topic: str, key: str, value: Any) -> None:
        """Say what holds here until something else does; nothing holds if it's empty."""
        if not self.is_on:
            return
        _set(self._mine[topic], key, value)
        self.tell(topic, key, value)

    def tell(self, topic: str, key: str, value: Any) -> None:
        """Tell the others once."""
        if self._others:
            self._news[topic, key] = value
            self._wake.set()

    def add(self, topic: str, key: str, amount: float) -> None:
        """Tell the others that there's so much more of something."""
        self.tell(topic, key, self._news.get((topic, key), 0) + amount)

    def elsewhere(self, topic: str, key: str) -> list[tuple[str, Any]]:
        """What holds at other processes, with the name of each."""
        if not self._others:
            return []
        found = ((name, each.said.get(topic, {}).get(key)) for name, each in self._others.items())
        return [(name, value) for name, value in found if value]

    def open(self) -> None:
        """Start, if there may be other processes."""
        if self.is_on:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop, and tell the others so."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        goodbye = {"from": self._store.origin, "bye": True, "items": []}
        await self._send([orjson.dumps(goodbye).decode()])

    def missed(self) -> None:
        """Something may have been missed: ask for everything."""
        self._ask.add(EVERYONE)
        self._wake.set()

    def heard(self, notice: str) -> None:
        """Take note of what a process says."""
        try:
            told = orjson.loads(notice)
            name = told["from"]
            if not isinstance(name, str):
                raise TypeError(name)
            if name != self._store.origin:
                self._follow(name, told)
        except (ValueError, LookupError, TypeError, AttributeError):
            log.warning("could not read what another process says: %.80s", notice)

    def _follow(self, name: str, told: dict[str, Any]) -> None:
        if told.get("bye"):
            self._lose(name)
            return
        if not {EVERYONE, self._store.origin}.isdisjoint(told.get("ask", ())):
            self._tell_all = True
            self._wake.set()
        process = self._others.get(name)
        if process is None and not told.get("first"):
            self._ask.add(name)  # we don't know what it said before
            self._wake.set()
            return
        if process is None:
            process = self._others[name] = Process()
        process.missed = 0
        if told.get("first"):
            process.unconfirmed = _keys(process)
        for topic, key, value in told["items"]:
            process.unconfirmed.discard((topic, key))
            if topic in HELD:
                _set(process.said.setdefault(topic, {}), key, value)
            if topic in self._hear:
                self._hear[topic](key, value)
        if told.get("last"):
            gone, process.unconfirmed = process.unconfirmed, set()
            self._forget(process, gone)

    def _lose(self, name: str) -> None:
        """A process is gone."""
        process = self._others.pop(name, None)
        if process is not None:
            self._forget(process, _keys(process))

    def _forget(self, process: Process, gone: Iterable[tuple[str, str]]) -> None:
        for topic, key in gone:
            process.said[topic].pop(key, None)
            if topic in self._hear:
                self._hear[topic](key, None)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            wait = max(0.0, due - loop.time())
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
                await asyncio.sleep(GATHER)
            except TimeoutError:
                pass
            self._wake.clear()
            if loop.time() >= due:
                due = loop.time() + BEAT
                self._count_beat()
            if not await self._send(self._notices()):
                self._tell_all = True  # nobody knows what was heard of it
                self._ask.add(EVERYONE)

    def _count_beat(self) -> None:
        """Our own beats are counted, not seconds: if we stall, the others aren't gone."""
        for name, process in list(self._others.items()):
            process.missed += 1
            if process.missed > MISSED:
                log.warning("another process is gone: %s", name)
                self._lose(name)

    def _notices(self) -> list[str]:
        """Everything that must be said now; at least that we're here."""
        items = [(topic, key, value) for (topic, key), value in self._news.items()]
        head: dict[str, Any] = {"from": self._store.origin}
        if self._ask:
            head["ask"] = [EVERYONE] if len(self._ask) > MOST_ASKED else sorted(self._ask)
        whole, self._tell_all = self._tell_all, False
        if whole:
            items = [item for item in items if item[0] not in HELD]
            items += [
                (name, key, value) for name in HELD for key, value in self._mine[name].items()
            ]
            for each in self._whole:
                items += each()
        self._news.clear()
        self._ask.clear()
        parts = _parts(items)
        last = len(parts) - 1
        return [
            orjson.dumps(
                head
                | ({"first": n == 0, "last": n == last} if whole else {})
                | {"items": [orjson.Fragment(item) for item in part]}
            ).decode()
            for n, part in enumerate(parts)
        ]

    async def _send(self, notices: list[str]) -> bool:
        try:
            await self._store.announce(notices)
        except StoreError:
            return False  # the other connections say so in the log
        return True


def _set(topic: Topic, key: str, value: Any) -> None:
    if value:
        topic[key] = value
    else:
        topic.pop(key, None)


def _keys(process: Process) -> set[tuple[str, str]]:
    return {(topic, key) for topic, said in process.said.items() for key in said}


def _parts(items: Iterable[Item]) -> list[list[bytes]]:
    """Items as JSON, in parts that fit into a notice."""
    parts: list[list[bytes]] = [[]]
    size = 0
    for item in items:
        encoded = orjson.dumps(item)
        size += len(encoded) + 1
        if size > LONGEST and parts[-1]:
            parts.append([])
            size = len(encoded) + 1
        parts[-1].append(encoded)
    return parts
