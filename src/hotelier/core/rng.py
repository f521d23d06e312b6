"""A small random stream, the same compiled and interpreted.

Multiply-with-carry in 63 bits: no step overflows a signed 64-bit integer, so plain Python integers
and native ones give the same sequence.
"""

import hmac
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 698769069  # Marsaglia's; multiplier * 2**32 - 1 is prime
WORD: Final = 0xFFFFFFFF
UNSEEDED: Final = 0x9E3779B97F4A7C15


def spread(seed: int) -> int:
    """Mix a seed of any size into 62 bits, so that close seeds give unrelated streams."""
    value = UNSEEDED
    rest = abs(seed) * 2 + (seed < 0)
    while True:
        value = (value ^ (rest & 0xFFFFFFFFFFFFFFFF)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        value ^= value >> 31
        rest >>= 64
        if rest == 0:
            break
    return value >> 2


class Rng:
    """A stream of random numbers from a seed.

    Args:
        seed: Any whole number; the same one gives the same stream on every machine.

    Examples:
        >>> import hotelier
        >>> rng, same = hotelier.Rng(7), hotelier.Rng(7)
        >>> [rng.below(6) for _ in range(5)] == [same.below(6) for _ in range(5)]
        True
    """

    def __init__(self, seed: int) -> None:
        mixed: int = spread(seed)
        carry: int = (mixed >> 32) % (MULTIPLIER - 1) + 1
        self.state: i64 = carry << 32 | (mixed & WORD)
        # Not a subclass: every call would have to look up which `below` is meant.
        self.key: bytes | None = None

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit − 1, all equally likely; limit is at most 2**24."""
        state: i64 = self.state
        if self.key is not None:
            self.state = state + 1
            number: int = hashed(self.key, state)
            return number % limit
        state = MULTIPLIER * (state & WORD) + (state >> 32)
        product: i64 = ((state ^ (state >> 32)) & WORD) * limit
        if (product & WORD) < limit:
            threshold: i64 = (WORD + 1) % limit
            while (product & WORD) < threshold:
                state = MULTIPLIER * (state & WORD) + (state >> 32)
                product = ((state ^ (state >> 32)) & WORD) * limit
        self.state = state
        return product >> 32

    def draw(self, mask: i64, size: i64, wanted: i64) -> i64:
        """`wanted` of the `size` bits of a mask, as a mask; every choice is equally likely."""
        rest: i64 = mask
        left: i64 = size
        drawn: i64 = 0
        picked: i64 = 0
        while picked < wanted:
            m: i64 = rest
            skip: i64 = self.below(left)
            while skip > 0:
                m &= m - 1
                skip -= 1
            m &= -m
            drawn |= m
            rest ^= m
            left -= 1
            picked += 1
        return drawn


def keyed_rng(key: bytes) -> Rng:
    """A stream that only those who know its key can continue, however much of it they have seen.

    Every number is a keyed hash (HMAC-SHA256) of its place in the stream.
    """
    rng = Rng(0)
    rng.key = key
    rng.state = 0  # how many numbers were taken
    return rng


def hashed(key: bytes, place: int) -> int:
    """56 bits: with limits of 24, no number is noticeably likelier than another."""
    return int.from_bytes(hmac.digest(key, place.to_bytes(8), "sha256")[:7])
