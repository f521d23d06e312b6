"""Vector tables in several processes, stepped together, for machines with many cores."""

from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hotelier import HotelierError, VectorTable

WIDTH = 256  # places of a compact observation that travel between processes

Parts: TypeAlias = Mapping[str, tuple[type[np.generic], tuple[int, ...]]]


class WorkerTables:
    """Plays the same games as one `VectorTable` of `n` games, each process a part of them.

    It has compact observations only: `places` and `values` have `WIDTH` columns.
    """

    def __init__(self, game: str, n: int, *, workers: int, seed: int, **options: Any) -> None:
        if n % workers:
            raise HotelierError(f"{n} games can't be shared evenly among {workers} workers")
        probe = VectorTable(game, 1, **options)
        self.n, self.layout = n, probe.layout
        parts: Parts = {
            "places": (np.int16, (n, WIDTH)),
            "values": (np.float32, (n, WIDTH)),
            "masks": (np.bool_, (n, probe.masks.shape[1])),
            "seats": (np.int64, (n,)),
            "actions": (np.int64, (n,)),
            "rewards": (np.float64, (n, probe.players)),
            "ends": (np.bool_, (n,)),
        }
        context = get_context("spawn")
        length = sum(_length(*part) for part in parts.values())
        shared = context.RawArray("b", length)
        self.memory = np.frombuffer(shared, np.byte)  # everything that processes share
        self.arrays = arrays = _arrays(shared, parts)
        self.places, self.values, self.masks = arrays["places"], arrays["values"], arrays["masks"]
        self.seats = arrays["seats"]
        self.pipes: list[Connection] = []
        for start in range(0, n, n // workers):
            ours, theirs = context.Pipe()
            own = slice(start, start + n // workers)
            given = theirs, game, own, seed, options, shared, parts
            context.Process(target=_play, args=given, daemon=True).start()
            theirs.close()  # so that a worker that dies is noticed
            self.pipes.append(ours)
        self._wait()

    def reset(self) -> None:
        """Start new games everywhere."""
        self._tell(b"reset")

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Take an action in every game; returns all seats' rewards and which games ended."""
        self.arrays["actions"][:] = actions
        self._tell(b"step")
        return self.arrays["rewards"].copy(), self.arrays["ends"].copy()

    def close(self) -> None:
        """End the workers."""
        for pipe in self.pipes:
            pipe.close()

    def _tell(self, word: bytes) -> None:
        try:
            for pipe in self.pipes:
                pipe.send_bytes(word)
        except OSError as error:
            raise HotelierError("a worker has ended: see above") from error
        self._wait()

    def _wait(self) -> None:
        for pipe in self.pipes:
            try:
                told = pipe.recv_bytes()
            except (EOFError, OSError) as error:
                raise HotelierError("a worker has ended: see above") from error
            if told:
                raise HotelierError(told.decode())


def _length(kind: type[np.generic], shape: tuple[int, ...]) -> int:
    """Its bytes, and some more, so that the next part starts at a multiple of 64."""
    return -(-int(np.dtype(kind).itemsize * np.prod(shape)) // 64) * 64


def _arrays(shared: Any, parts: Parts) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    start = 0
    for name, (kind, shape) in parts.items():
        numbers = np.frombuffer(shared, kind, int(np.prod(shape)), start)
        found[name] = numbers.reshape(shape)
        start += _length(kind, shape)
    return found


def _play(
    pipe: Connection,
    game: str,
    places: slice,
    seed: int,
    options: dict[str, Any],
    shared: Any,
    parts: Parts,
) -> None:
    """What a worker does: play some of the games until the pipe is closed."""
    table = VectorTable(game, places.stop - places.start, seed=seed + places.start, **options)
    own = {name: array[places] for name, array in _arrays(shared, parts).items()}
    told = b""
    while True:
        pipe.send_bytes(told)
        try:
            word = pipe.recv_bytes()
        except EOFError:
            return
        if word == b"reset":
            table.reset()
        else:
            own["rewards"][:], own["ends"][:] = table.step(own["actions"])
        own["places"][:], own["values"][:] = table.places[:, :WIDTH], table.values[:, :WIDTH]
        own["masks"][:], own["seats"][:] = table.masks, table.seats
        longest = int(table.lengths.max())
        told = b"" if longest <= WIDTH else f"an observation has {longest} numbers".encode()
