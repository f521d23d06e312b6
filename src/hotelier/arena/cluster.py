"""Work distributed over a Ray cluster, with results in order."""

import contextlib
import importlib
import logging
import os
import socket
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from hotelier.core.errors import HotelierError, OptionError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4  # tasks in flight per CPU of the cluster, so that none waits for us
PATIENCE = 10.0  # seconds for a cluster to answer; Ray itself would try for minutes


def on_cluster(
    work: Callable[[T], R], pieces: Iterable[T], address: str
) -> Generator[R, None, None]:
    """The results one by one; a session that was already open stays open."""
    ray = _ray()
    opened = not ray.is_initialized()
    if opened:
        _connect(ray, address)
    waiting: deque[Any] = deque()
    try:
        task = ray.remote(_done)
        shared = ray.put(work)
        left = iter(pieces)
        limit = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            waiting.extend(
                task.remote(shared, piece) for piece in islice(left, limit - len(waiting))
            )
            if not waiting:
                return
            result: R = ray.get(waiting[0])
            waiting.popleft()
            yield result
    except (ray.exceptions.RayError, ConnectionError) as error:
        last = str(error).strip().splitlines()[-1]  # a traceback comes before it
        raise HotelierError(f"the Ray cluster {address!r} failed: {last}") from error
    finally:
        for each in waiting:
            with contextlib.suppress(Exception):  # it may be done, or the cluster gone
                ray.cancel(each, force=True)
        if opened:
            ray.shutdown()


def _done(work: Callable[[T], R], piece: T) -> R:
    return work(piece)


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise OptionError("--ray needs the package ray: install hotelier[arena]") from error


def _connect(ray: Any, address: str) -> None:
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # we print our own sentence
            ray.init(
                address=address,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
    except (ConnectionError, ValueError, RuntimeError) as error:
        first = str(error).strip().splitlines()[0]
        raise OptionError(f"can’t reach a Ray cluster at {address!r}: {first}") from error


def _knock(address: str) -> None:
    """Whether anything answers at an address with a port."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise OptionError(f"can’t reach a Ray cluster at {address!r}: {error}") from error
