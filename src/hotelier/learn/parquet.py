"""A data set as a Parquet file: complete, stopped after a whole game, or not there at all.

Rows are written to a file next to the target, which gets its name when it's closed.
"""

import contextlib
import secrets
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import numpy as np

from hotelier.arena.processes import interrupts_held
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.files import check_target
from hotelier.learn.dataset import COLUMNS, Rows

GROUP: Final = 4096  # minimum of rows that are written together
KEY: Final = "hotelier"  # where the file's metadata have the description
WIDE: Final = ("observation", "legal", "policy")  # columns with many numbers per row


class Sheet:
    """A Parquet file being written."""

    def __init__(self, path: Path, description: str) -> None:
        self.arrow, self.parquet = _pyarrow()
        check_target(path)
        self.path = path
        self.games = 0
        self.rows = 0
        self._part = path.resolve().parent / f".{path.name}.{secrets.token_hex(4)}.part"
        self._waiting: list[Rows] = []
        self._description = description
        self._writer: Any = None

    def __enter__(self) -> "Sheet":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file; an interrupt leaves the games so far, an error leaves nothing."""
        if kind is None or issubclass(kind, KeyboardInterrupt):
            self._close()
        else:
            self._abandon()

    def add(self, rows: Rows) -> None:
        """The rows of one game."""
        self._waiting.append(rows)
        self.games += 1
        if sum(len(each["game"]) for each in self._waiting) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        if not self._waiting:
            return
        whole = {name: np.concatenate([each[name] for each in self._waiting]) for name in COLUMNS}
        self._waiting.clear()
        columns = {name: self._column(name, whole[name]) for name in COLUMNS}
        table = self.arrow.table(columns)
        try:
            with interrupts_held():  # half a group would be unreadable
                if self._writer is None:
                    schema = table.schema.with_metadata({KEY: self._description})
                    self._writer = self.parquet.ParquetWriter(
                        self._part, schema, compression="zstd"
                    )
                self._writer.write_table(table)
        except OSError as error:
            self._abandon()
            raise self._unwritten(error) from error
        self.rows += len(whole["game"])

    def _column(self, name: str, numbers: Any) -> Any:
        if name not in WIDE:
            return self.arrow.array(numbers)
        flat = self.arrow.array(numbers.reshape(-1))
        return self.arrow.FixedSizeListArray.from_arrays(flat, numbers.shape[1])

    def _close(self) -> None:
        self._flush()
        if self._writer is None:
            return  # no game is finished yet
        try:
            with interrupts_held():
                self._writer.close()
                self._part.replace(self.path.resolve())
        except OSError as error:
            self._abandon()
            raise self._unwritten(error) from error

    def _abandon(self) -> None:
        if self._writer is not None:
            with contextlib.suppress(OSError):
                self._writer.close()
        with contextlib.suppress(OSError):
            self._part.unlink()

    def _unwritten(self, error: OSError) -> HotelierError:
        reason = error.strerror or " ".join(str(error).split())
        return HotelierError(f"can’t write {self.path}: {reason}; nothing was saved")


def _pyarrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise OptionError(
            "a data set needs the package pyarrow, which isn’t installed here; "
            "install hotelier[dataset]"
        ) from error
