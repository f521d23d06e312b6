"""Tiny games for exact work: the third round with a few cards each, and nothing after it.

Nothing else changes. The cards left out count as discarded, so everyone knows they're gone, and all
cards of the deck are in hand. Nobody has a card left for the fourth round.
"""

from typing import Final

from hotelier.overbooking.rules.cards import (
    CRESTS,
    MAIDS,
    MERCHANTS,
    MONK,
    NOBLES,
    SOLDIERS,
    WORKERS,
)
from hotelier.overbooking.rules.state import State

ROUND: Final = 3  # the last one that lays new tiles

# How many cards, and which: kinds of the first crest.
SMALL_DECKS: Final = {
    2: (NOBLES, WORKERS),
    3: (MERCHANTS, NOBLES, WORKERS),
    4: (MERCHANTS, NOBLES, SOLDIERS, WORKERS),
    6: (MONK, MERCHANTS, MAIDS, NOBLES, SOLDIERS, WORKERS),
}


def lay_small_decks(state: State, kinds: tuple[int, ...]) -> None:
    """Give only these cards to a table that's about to be set up."""
    state.round = ROUND
    for seat in state.seats:
        seat.deck = sum(1 << (CRESTS * kind) for kind in kinds)
