"""The outcomes of a chance step, listed if there are few."""

from collections.abc import Sequence
from itertools import permutations, product
from math import perm

from hotelier.core.bits import count, positions
from hotelier.core.outcomes import Outcomes, draws, equally
from hotelier.overbooking.rules.rounds import ALL_TILES
from hotelier.overbooking.rules.state import DRAW, FIRST, State


def outcomes(state: State, most: int) -> Outcomes:
    """Every outcome of the awaited chance step; nothing if there are more than the limit."""
    players = state.players
    if state.chance == FIRST:
        return equally(range(players), players, most)
    if state.chance == DRAW:
        return draws(state.seats[state.awaiting() - 1].deck, state.wanted, most)
    left = ALL_TILES & ~state.tiles_used
    tiles = permutations(positions(left), players)
    sides = product((0, 1), repeat=players)
    laid = (_packed(faces, turned) for faces, turned in product(tiles, sides))
    return equally(laid, perm(count(left), players) * 2**players, most)


def _packed(tiles: Sequence[int], sides: Sequence[int]) -> int:
    """Tiles with the side that's face up, as the engine packs them: four bits per face."""
    faces = (2 * tile + side for tile, side in zip(tiles, sides, strict=True))
    return sum(face << (4 * place) for place, face in enumerate(faces))
