"""Lives of the server: each in its own process, quick to start, that can be killed at any moment.

`houses.Process` is the command itself and takes a second or two to load. Here, one parent has
loaded everything, and forks a child that starts the server like the command does.
"""

import contextlib
import os
import resource
import signal
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from server.birth import live
from server.houses import FAST, LIMIT, Guest

LOG: Final = "house.log"
ROOM: Final = resource.RLIM_INFINITY  # the disk is not full
PARENT: Final = get_context("forkserver")
PARENT.set_forkserver_preload(
    [
        "hotelier.server.http.app",
        "hotelier.server.http.process",
        "psycopg",
        "uvicorn.lifespan.on",
        "uvicorn.loops.auto",
        "uvicorn.protocols.http.auto",
        "uvicorn.protocols.websockets.auto",
    ]
)


class Life:
    """One process of the server, from its start."""

    def __init__(
        self, folder: Path, disk: int = ROOM, files: int | None = None, **settings: Any
    ) -> None:
        self.log = folder / LOG
        self._line, theirs = PARENT.Pipe()
        wanted = {**FAST, "bot_workers": 1, "data_dir": folder, **settings}
        self.process = PARENT.Process(target=live, args=(theirs, self.log, disk, files, wanted))
        self.process.start()
        theirs.close()

    @property
    def url(self) -> str:
        """Where it serves, as soon as it does."""
        if not hasattr(self, "_url"):
            said = self._heard()
            if isinstance(said, Exception):
                raise said
            self._url: str = said
        return self._url

    def fill_disk(self, size: int = ROOM) -> None:
        """From now on, no file grows beyond a size."""
        assert self.url
        self._line.send(size)
        self._heard()

    def kill(self) -> None:
        """Like a power cut."""
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        """Like Ctrl-C."""
        assert self.url, "it can’t stop in order before it has started"
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGINT)
        self._gone()
        assert self.process.exitcode == 0, self.log.read_text()

    def _heard(self) -> Any:
        assert self._line.poll(LIMIT), f"no answer: {self.log.read_text()}"
        return self._line.recv()

    def _gone(self) -> None:
        self.process.join(LIMIT)
        assert self.process.exitcode is not None, "it did not stop"
        self._line.close()


@contextlib.contextmanager
def life(folder: Path, **settings: Any) -> Iterator[Life]:
    """A life that ends with the test, if not before."""
    born = Life(folder, **settings)
    try:
        yield born
    finally:
        born.kill()


@contextlib.contextmanager
def lives(folder: Path, database: str, *names: str, **settings: Any) -> Iterator[list[Life]]:
    """Several processes of one server, all of which serve."""
    with contextlib.ExitStack() as ends:
        born = []
        for name in names:
            (folder / name).mkdir()
            born.append(ends.enter_context(life(folder / name, database=database, **settings)))
        assert all(each.url for each in born)
        yield born


def across(guest: Guest, to: Life) -> Guest:
    """The same person, using another process."""
    again = Guest(to.url, guest.table, guest.key, guest.token, guest.address)
    again.seat = guest.seat
    return again
