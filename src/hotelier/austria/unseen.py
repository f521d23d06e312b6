"""What a seat can't see (rules §11), dealt again: the staff cards of others, and the deck.

Others' hands, packets and offers and what they put under the deck form one pool with the deck
itself; every distribution is equally likely.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.rules.hire import FROM_HAND, Hire
from hotelier.austria.rules.state import State
from hotelier.core.bits import ONE, count, lowest
from hotelier.core.rng import Rng

TRIES: Final = 32


def redeal(state: State, seat: i64, rng: Rng) -> None:
    """Deal again every staff card that the seat (from 1) can't see."""
    own: i64 = seat - 1
    deck: i64 = state.staff_deck
    index: i64 = 0
    for s in state.seats:
        if index != own:
            deck |= s.hand | s.packet
        index += 1
    for entry in state.under:
        if entry >> 6 != own:
            card: i64 = entry & 63
            deck |= ONE << card
    top = state.top
    offered: i64 = 0
    if isinstance(top, Hire) and top.offer != FROM_HAND and top.seat != own:
        offered = count(top.offer)
        deck |= top.offer
    deal_out(state, own, deck, offered, rng)
    if state.actor and state.actor != seat and top is not None:
        # Everyone sees that the seat has a choice, so its new cards must leave it one.
        tries: i64 = 1
        while not state.asks() and tries < TRIES:
            deal_out(state, own, deck, offered, rng)
            tries += 1


def deal_out(state: State, own: i64, pool: i64, offered: i64, rng: Rng) -> None:
    """Deal hands, packets, an offer and the cards under the deck from a pool; the rest is deck."""
    deck: i64 = pool
    size: i64 = count(deck)
    index: i64 = 0
    for s in state.seats:
        if index != own:
            number: i64 = count(s.hand)
            if number:
                s.hand = rng.draw(deck, size, number)
                deck &= ~s.hand
                size -= number
            number = count(s.packet)
            if number:
                s.packet = rng.draw(deck, size, number)
                deck &= ~s.packet
                size -= number
        index += 1
    top = state.top
    if offered and isinstance(top, Hire):
        offer: i64 = rng.draw(deck, size, offered)
        deck &= ~offer
        size -= offered
        state.top = Hire(top.seat, top.discount, offer, top.below)
    if state.under:
        under: list[int] = []
        for entry in state.under:
            who: i64 = entry >> 6
            if who == own:
                under.append(entry)
            else:
                card: i64 = rng.draw(deck, size, 1)
                deck &= ~card
                size -= 1
                under.append(lowest(card) + 64 * who)
        state.under = tuple(under)
    state.staff_deck = deck
