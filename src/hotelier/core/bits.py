"""Sets as integers: counting, finding and walking the bits of a mask."""

from typing import Final

from mypy_extensions import i64

# A compiled function is no Python function: the interpreter's own `bit_count` is faster there.
COMPILED: Final = type(lambda: 0).__name__ != "function"

# mypyc writes a literal as a 32-bit C constant, so `1 << n` goes wrong from n = 31 on: shift this.
ONE: Final[i64] = len("1")


def lowest(mask: i64) -> i64:
    """The index of the lowest set bit; the mask must not be empty."""
    low: int = mask & -mask
    return low.bit_length() - 1


def count(mask: i64) -> i64:
    """How many bits are set; a mask has at most 62, so that every constant stays native."""
    if not COMPILED:
        return int(mask).bit_count()
    m: i64 = mask
    m = m - ((m >> 1) & 0x1555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    m += m >> 8
    m += m >> 16
    m += m >> 32
    return m & 0x7F


def nth(mask: i64, index: i64) -> i64:
    """The position of the set bit number `index`, counted from 0 at the low end."""
    m: i64 = mask
    left: i64 = index
    while left > 0:
        m &= m - 1
        left -= 1
    low: int = m & -m
    return low.bit_length() - 1


def positions(mask: i64) -> list[int]:
    """All set bits, ascending."""
    found: list[int] = []
    m: i64 = mask
    while m:
        low: int = m & -m
        found.append(low.bit_length() - 1)
        m &= m - 1
    return found
