"""Open pages at a table over real sockets: they play, lose their connection, and come back.

A `Page` keeps everything it was ever told, over every connection it had, like a browser keeps its
log.
"""

import asyncio
import random
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hotelier.server.settings import Settings
from hotelier.server.store.rows import Entry
from hotelier.server.store.store import Store
from server.houses import Guest
from server.scanning import Sent

DROPS = 8  # actions after which a connection breaks
UNDOES = 0.08
TALKS = 0.05
BY_HTTP = 0.3
LOOKS = 0.03


class Page:
    """A player's page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.sent: list[Sent] = []
        self.entries: list[Any] = []
        self.drops = 0
        self.socket = guest.live(since=0)

    @property
    def state(self) -> Any:
        return self.socket.state

    def drop(self) -> None:
        """The connection breaks; a new one continues from the last entry seen."""
        self._keep()
        self.socket.line.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
        self.drops += 1
        self.socket = self.guest.live(since=self.entries[-1]["number"] if self.entries else 0)

    def catch_up(self, cursor: int) -> Any:
        """Read until everything up to an entry has arrived; returns the state."""
        while self.state is None or self.state["cursor"] < cursor:
            self.socket.read()
        return self.state

    def settle(self, cursor: int) -> Any:
        """Read until the page shows exactly what a fresh request does; returns it."""
        self.catch_up(cursor)
        while self.state != self.guest.look():
            self.socket.read()
        return self.state

    def do(self, **wish: Any) -> Any:
        """By the socket."""
        return self.socket.do(**wish)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """By HTTP; what looks at the table is kept."""
        answer = self.guest.at_table(method, path, body)
        told = answer.json()
        if method == "GET":
            self.sent.append(Sent(self.guest.seat, answer.content))
        return told

    def close(self) -> None:
        self._keep()
        self.socket.close()

    def _keep(self) -> None:
        self.entries += self.socket.entries
        self.sent += [
            Sent(self.guest.seat, frame) for frame in self.socket.frames if is_news(frame)
        ]


def is_news(frame: str) -> bool:
    """Whether a message itself says which entry the table was at."""
    return '"type":"update"' in frame


def play_on(pages: Sequence[Page], seed: int) -> int:
    """Play to the end like people do, each by what their own page shows; returns the last entry."""
    chooser = random.Random(seed)
    by_seat = {page.guest.seat: page for page in pages}
    cursor = taken = 0
    while True:
        anybody = chooser.choice(pages)
        state = anybody.catch_up(cursor)
        if state["phase"] == "over":
            return int(state["cursor"])
        actor = by_seat.get(state["view"]["actor"])
        if actor is None:
            cursor = state["cursor"] + 1  # a bot thinks
            continue
        cursor = act(actor, cursor, chooser)
        taken += 1
        if chooser.random() < TALKS and anybody.guest.seat is not None:
            cursor = anybody.do(type="say", text="What a game!")["cursor"]
        if chooser.random() < LOOKS:
            anybody.ask("GET", "")
            anybody.ask("GET", "/entries?since=0")
        if taken % DROPS == 0:
            chooser.choice(pages).drop()


def act(page: Page, cursor: int, chooser: random.Random) -> int:
    """The seat to move does something; returns the entry it led to."""
    state = page.catch_up(cursor)
    seat, step = page.guest.seat, state["step"]
    if state["view"]["actor"] != seat:
        return cursor  # the page has seen more than the others
    if state["undo"] and chooser.random() < UNDOES:
        wish = {"type": chooser.choice(("undo", "restart")), "step": step}
    elif state["held"] is not None:
        wish = {"type": "confirm", "step": step}
    else:
        wish = {"type": "play", "action": chooser.choice(state["view"]["legal"]), "step": step}
    if chooser.random() < BY_HTTP:
        kind = wish.pop("type")
        answer = page.ask("POST", f"/{kind}", wish)
    else:
        answer = page.do(**wish)
    assert "cursor" in answer, answer
    return int(answer["cursor"])


def journal_in(folder: Path, table: str) -> tuple[Entry, ...]:
    """Everything that happened at a table of a stopped server."""
    store = Store(Settings(data_dir=folder).database_url)
    store.open()
    try:
        return tuple(asyncio.run(store.entries_after(table, 0)))
    finally:
        store.close()


def at_once(*asks: Callable[[], Any]) -> list[Any]:
    """What each requests, as close to simultaneously as possible."""
    with ThreadPoolExecutor(len(asks)) as people:
        return [asked.result() for asked in [people.submit(ask) for ask in asks]]
