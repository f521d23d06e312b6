"""The random stream is fair, and the same on every machine."""

import pickle
from collections import Counter
from itertools import combinations

import pytest

from hotelier.core.bits import count
from hotelier.core.rng import Rng


def chi_square(found: Counter[int], kinds: int, draws: int) -> float:
    """How far counts are from equal; about as large as `kinds` if all is well."""
    expected = draws / kinds
    missing = kinds - len(found)
    return sum((n - expected) ** 2 / expected for n in found.values()) + missing * expected


@pytest.mark.parametrize("limit", [2, 3, 6, 10, 56, 216, 1000])
def test_every_number_below_a_limit_is_equally_likely(limit: int) -> None:
    rng = Rng(limit)
    draws = 200 * limit if limit > 50 else 20_000
    found = Counter(rng.below(limit) for _ in range(draws))
    assert set(found) <= set(range(limit))
    # Five deviations above the expectation: a fair stream fails once in a million seeds.
    assert chi_square(found, limit, draws) < limit + 5 * (2 * limit) ** 0.5


def test_a_number_says_nothing_of_the_next() -> None:
    rng = Rng(5)
    numbers = [rng.below(6) for _ in range(36_000)]
    pairs = Counter(6 * one + two for one, two in zip(numbers[::2], numbers[1::2], strict=True))
    assert chi_square(pairs, 36, 18_000) < 36 + 5 * (2 * 36) ** 0.5


def test_the_largest_limit_is_served() -> None:
    rng = Rng(1)
    numbers = [rng.below(2**24) for _ in range(2000)]
    assert max(numbers) < 2**24
    assert min(numbers) >= 0
    assert len(set(numbers)) > 1990


def test_every_choice_of_cards_is_equally_likely() -> None:
    rng = Rng(8)
    cards = 0b1000_0010_1010_0001 << 40
    draws = 10_000
    found = Counter(rng.draw(cards, 5, 3) for _ in range(draws))
    bits = [1 << bit for bit in range(64) if cards >> bit & 1]
    assert set(found) == {sum(some) for some in combinations(bits, 3)}
    assert chi_square(found, 10, draws) < 10 + 5 * (2 * 10) ** 0.5


@pytest.mark.parametrize("wanted", [0, 1, 47, 48])
def test_a_draw_brings_as_many_cards_as_wanted(wanted: int) -> None:
    deck = 2**48 - 1
    drawn = Rng(3).draw(deck, 48, wanted)
    assert drawn & ~deck == 0
    assert count(drawn) == wanted


def test_near_seeds_give_unrelated_streams() -> None:
    streams = [[rng.below(64) for _ in range(2000)] for rng in map(Rng, range(-20, 20))]
    for one, two in combinations(streams, 2):
        alike = sum(a == b for a, b in zip(one, two, strict=True))
        assert alike < 2 * 2000 / 64


@pytest.mark.parametrize("seed", [0, 1, -1, 2**31, 2**63, -(2**63), 2**64, 10**100, -(10**100)])
def test_any_number_is_a_seed(seed: int) -> None:
    rng, again = Rng(seed), Rng(seed)
    numbers = [rng.below(1000) for _ in range(200)]
    assert numbers == [again.below(1000) for _ in range(200)]
    assert len(set(numbers)) > 100


def test_seeds_that_share_their_low_digits_differ() -> None:
    starts = {tuple(rng.below(1000) for _ in range(8)) for rng in map(Rng, [7, 7 + 2**64, -7])}
    assert len(starts) == 3


def test_the_stream_of_a_seed_never_changes() -> None:
    """Seeds are written into reports and shared between people."""
    rng = Rng(2024)
    assert [rng.below(100) for _ in range(12)] == [92, 67, 22, 67, 64, 21, 30, 72, 28, 72, 37, 15]


def test_a_stream_goes_on_where_its_copy_does() -> None:
    rng = Rng(5)
    rng.below(100)
    copied = pickle.loads(pickle.dumps(rng))
    assert [copied.below(1000) for _ in range(50)] == [rng.below(1000) for _ in range(50)]
