"""Chance steps with few outcomes, listed with their probabilities."""

from collections.abc import Iterable
from itertools import combinations
from math import comb
from typing import Final

from hotelier.core.bits import positions

MOST: Final = 256  # outcomes in a list

Outcomes = list[tuple[int, float]]


def equally(outcomes: Iterable[int], ways: int, most: int) -> Outcomes:
    """Equally likely outcomes; empty if a list can't hold them."""
    return [(outcome, 1 / ways) for outcome in sorted(outcomes)] if ways <= most else []


def draws(deck: int, wanted: int, most: int) -> Outcomes:
    """All ways to draw this many cards from a deck, as masks; empty if there are too many."""
    cards = list(positions(deck))
    masks = (sum(1 << card for card in drawn) for drawn in combinations(cards, wanted))
    return equally(masks, comb(len(cards), wanted), most)
