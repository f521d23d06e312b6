"""What a seat may know, written straight from a position as a row of numbers, without a view.

An observer writes exactly the numbers that the game's `Encoder` makes of a seat's view. It reads
the position itself, so it must take care not to reveal secrets; tests compare the two.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.sheet import Sheet
from hotelier.core.state import State

FLOAT32: Final = 4  # bytes


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes positions of one game into the rows of a sheet; a copy starts with empty rows."""

    def __init__(self, rows: i64, size: i64, actions: i64) -> None:
        self.sheet: Sheet = Sheet(rows, size, actions)

    def write(self, state: State, seat: i64) -> None:
        """Write what a seat (from 1) may know into the open row."""
        raise NotImplementedError

    def write_legal(self, state: State) -> None:
        """Mark the legal actions in the open row."""
        for action in state.legal():
            self.sheet.allow(action)

    def observe(self, state: State, seat: i64, row: i64) -> None:
        """Write a row: what a seat may know, and its legal actions if it's the seat to move."""
        sheet = self.sheet
        sheet.open(row)
        self.write(state, seat)
        if state.actor == seat:
            self.write_legal(state)
        sheet.close()

    def encode_into(self, buffer: Any, state: State, seat: i64) -> None:
        """Write what a seat may know into a buffer of float32 numbers, such as an array."""
        self.observe(state, seat, 0)
        size: int = FLOAT32 * self.sheet.size
        memoryview(buffer).cast("B")[:] = memoryview(self.sheet.numbers).cast("B")[:size]
