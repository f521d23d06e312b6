"""How a life of the server starts: what a child does that was forked from a parent without threads.

It imports little, because every child imports it again.
"""

import os
import resource
import threading
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from hotelier.core.errors import HotelierError
from hotelier.server.http.app import create_app
from hotelier.server.http.process import serve
from hotelier.server.settings import Settings


def live(
    parent: Connection, log: Path, disk: int, files: int | None, settings: dict[str, Any]
) -> None:
    """Serve like the command does; the parent gets the address, or why there is none."""
    with log.open("ab") as lines:
        os.dup2(lines.fileno(), 1)
        os.dup2(lines.fileno(), 2)

    fill_disk(disk)
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    def ready(address: str) -> None:
        parent.send(address)
        threading.Thread(target=_obey, args=(parent,), daemon=True).start()

    try:
        serve(create_app, Settings(port=0, **settings), ready)
    except HotelierError as error:
        parent.send(error)


def _obey(parent: Connection) -> None:
    """The disk is full, or has room again, as the parent says; nothing outlives the tests."""
    try:
        while True:
            fill_disk(parent.recv())
            parent.send(None)
    except EOFError:
        os._exit(1)


def fill_disk(size: int) -> None:
    """From now on, no file of this process grows beyond a size."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
