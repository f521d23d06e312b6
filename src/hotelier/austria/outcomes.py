"""The outcomes of a chance step, listed if there are few."""

from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations, product
from math import comb, factorial, perm, prod

from hotelier.austria.rules.setup import PER_GROUP
from hotelier.austria.rules.state import (
    BOARDS_DEALT,
    DRAW,
    EMPEROR,
    FIRST,
    POLITICS,
    ROLL,
    ROW,
    State,
)
from hotelier.core.bits import count, positions
from hotelier.core.outcomes import Outcomes, draws, equally

DAY_BOARDS = range(1, 5)
FACES = 6


def outcomes(state: State, most: int) -> Outcomes:
    """Every outcome of the awaited chance step; nothing if there are more than the limit."""
    if state.chance == FIRST:
        return equally(range(state.players), state.players, most)
    if state.chance in (POLITICS, EMPEROR):
        groups = [range(k * PER_GROUP, (k + 1) * PER_GROUP) for k in range(3)]
        return equally((_packed(each) for each in product(*groups)), PER_GROUP**3, most)
    if state.chance == BOARDS_DEALT:
        dealt = permutations(DAY_BOARDS, state.players)
        ways = perm(len(DAY_BOARDS), state.players)
        return equally((_packed(each) for each in dealt), ways, most)
    if state.chance == ROW:
        return equally(positions(state.guest_deck), count(state.guest_deck), most)
    if state.chance == DRAW:
        return _drawn(state, most)
    if state.chance == ROLL:
        return _rolled(state.wanted, most)
    return []  # five guests from the deck: far too many


def _packed(numbers: Sequence[int]) -> int:
    """Numbers as the engine packs them: four bits each."""
    return sum(number << (4 * place) for place, number in enumerate(numbers))


def _drawn(state: State, most: int) -> Outcomes:
    """Staff cards from the deck; if it runs out, all of them and the first ones under it."""
    deck = state.staff_deck
    missing = state.wanted - count(deck)
    if missing <= 0:
        return draws(deck, state.wanted, most)
    for entry in state.under[:missing]:
        deck |= 1 << (entry & 63)
    return [(deck, 1.0)]


def _rolled(dice: int, most: int) -> Outcomes:
    """How many dice show each face, and in how many ways that can be rolled."""
    if comb(dice + FACES - 1, dice) > most:
        return []
    found: Outcomes = []
    for faces in combinations_with_replacement(range(FACES), dice):
        counts = [faces.count(face) for face in range(FACES)]
        ways = factorial(dice) // prod(map(factorial, counts))
        found.append((_packed(counts), ways / FACES**dice))
    return sorted(found)
