"""Rows of numbers in native memory for learners: observations and masks of legal actions.

NumPy reads this memory without a copy. Most numbers of a row are 0. A row remembers those that
aren't, so the next position only wipes those, and learners can ask for them (`places`). A float32
is stored as its bits, because native arrays have no such type.
"""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hotelier.core.bits import count


def bits_of(number: float) -> int:
    """The bits of a number as a float32."""
    found: int = struct.unpack("=i", struct.pack("=f", number))[0]
    return found


ONE_BITS: Final = 0x3F800000  # of 1.0


def in_units(unit: float, most: int, least: int = 0) -> vec[i32]:
    """The bits of `least`, `least + 1`, … `most`, divided by the unit."""
    return vec[i32]([bits_of(number / unit) for number in range(least, most + 1)])


class Sheet:
    """Rows of `size` numbers, each with a mask of legal actions."""

    def __init__(self, rows: i64, size: i64, actions: i64) -> None:
        self.rows: i64 = rows
        self.size: i64 = size
        self.actions: i64 = actions
        self.numbers: vec[i32] = vec[i32]([0] * (rows * size))
        self.masks: vec[u8] = vec[u8]([0] * (rows * actions))
        # For each row: the places that aren't 0, padded with `size`, and the values there.
        self.places: vec[i64] = vec[i64]([size] * (rows * size))
        self.values: vec[i32] = vec[i32]([0] * (rows * size))
        self.lengths: vec[i64] = vec[i64]([0] * rows)
        self.legal: vec[i64] = vec[i64]([0] * (rows * actions))
        self.options: vec[i64] = vec[i64]([0] * rows)  # number of legal actions
        self.row: i64 = 0
        self.start: i64 = 0
        self.length: i64 = 0
        self.mask: i64 = 0
        self.allowed: i64 = 0

    def open(self, row: i64) -> None:
        """Wipe a row, and write to it from now on."""
        start: i64 = row * self.size
        numbers = self.numbers
        places = self.places
        values = self.values
        padding: i64 = self.size
        at: i64 = start
        end: i64 = start + self.lengths[row]
        while at < end:
            numbers[start + places[at]] = 0
            places[at] = padding
            values[at] = 0
            at += 1
        self.row = row
        self.start = start
        self.length = start
        masks = self.masks
        legal = self.legal
        mask: i64 = row * self.actions
        at = mask
        end = mask + self.options[row]
        while at < end:
            masks[mask + legal[at]] = 0
            at += 1
        self.mask = mask
        self.allowed = mask

    def close(self) -> None:
        """Close the row: nothing more is written to it."""
        self.lengths[self.row] = self.length - self.start
        self.options[self.row] = self.allowed - self.mask

    def put(self, place: i64, bits: i32) -> None:
        """Write a number by its bits, once per place."""
        if bits:
            length: i64 = self.length
            self.numbers[self.start + place] = bits
            self.places[length] = place
            self.values[length] = bits
            self.length = length + 1

    def mark(self, place: i64) -> None:
        """Write a 1."""
        length: i64 = self.length
        self.numbers[self.start + place] = ONE_BITS
        self.places[length] = place
        self.values[length] = ONE_BITS
        self.length = length + 1

    def mark_bits(self, first: i64, mask: i64) -> None:
        """Write a 1 for every bit of a mask."""
        left: i64 = mask
        while left:
            low: i64 = left & -left
            self.mark(first + count(low - 1))
            left ^= low

    def mark_cards(self, first: i64, mask: i64, order: vec[i64]) -> None:
        """Write a 1 for every bit of a mask, at the place given by the order."""
        left: i64 = mask
        while left:
            low: i64 = left & -left
            self.mark(first + order[count(low - 1)])
            left ^= low

    def allow(self, action: i64) -> None:
        """Mark an action as legal, once each."""
        allowed: i64 = self.allowed
        self.masks[self.mask + action] = 1
        self.legal[allowed] = action
        self.allowed = allowed + 1

    def allows(self, row: i64, action: i64) -> bool:
        """Whether an action is legal in a row."""
        if action < 0 or action >= self.actions:
            return False
        return self.masks[row * self.actions + action] != 0

    def legal_action(self, row: i64, index: i64) -> i64:
        """The nth legal action of a row, from 0."""
        return self.legal[row * self.actions + index]
