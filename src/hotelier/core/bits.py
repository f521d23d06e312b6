"""Sets as integers: counting, finding and iterating over the bits of a mask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A compiled function is slower here: the interpreter's own `bit_count` is faster.
COMPILED: Final = type(lambda: 0).__name__ != "function"

# mypyc writes a literal as a 32-bit C constant, so `1 << n` goes wrong from n = 31 on: shift this.
ONE: Final[i64] = len("1")


def count(mask: i64) -> i64:
    """How many bits are set; a mask has at most 62, so every constant stays native."""
    if not COMPILED:
        bits: int = mask
        return bits.bit_count()
    m: i64 = mask
    m = m - ((m >> 1) & 0x1555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (m * 0x0101010101010101) >> 56  # the sum of all bytes, in the highest


# Multiplied by a power of two, it has a different number in its highest six bits for each.
NUMBERS: Final[i64] = 0x03F79D71B4CB0A89


def _number(power: i64) -> i64:
    return ((power * NUMBERS) >> 58) & 63


def _bits_by_number() -> vec[i64]:
    found = vec[i64]([0] * 64)
    bit: i64 = 0
    while bit < 63:
        found[_number(ONE << bit)] = bit
        bit += 1
    return found


BIT_OF: Final = _bits_by_number()


def lowest(mask: i64) -> i64:
    """The index of the lowest set bit; the mask must not be empty."""
    if not COMPILED:
        low: int = mask & -mask
        return low.bit_length() - 1
    return BIT_OF[_number(mask & -mask)]


def nth(mask: i64, index: i64) -> i64:
    """The position of set bit number `index`, counted from 0 at the low end."""
    m: i64 = mask
    left: i64 = index
    while left > 0:
        m &= m - 1
        left -= 1
    return lowest(m)


def positions(mask: i64) -> list[int]:
    """The positions of all set bits, ascending."""
    found: list[int] = []
    m: i64 = mask
    while m:
        low: int = m & -m
        found.append(low.bit_length() - 1)
        m &= m - 1
    return found
