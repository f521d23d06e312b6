"""What a seat can't see (rules §1, §7), dealt again: others' hands, decks and face-down cards.

Everyone sees the owner, crest and size of a face-down card, and knows that there are no soldiers in
a queue that bars them. Each seat's unseen cards are one pool: the cards on the table are dealt
first, then the hand; the rest is the deck. Every deal that matches the table is equally likely. Two
things known about a hand are kept: a seat that's asked has a choice, and one that was skipped in
this round has no card that could be placed now. Conclusions from how a seat played aren't drawn.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.core.bits import ONE, count
from hotelier.core.rng import Rng
from hotelier.overbooking.rules.actions import PLACE
from hotelier.overbooking.rules.box import NO_SOLDIERS
from hotelier.overbooking.rules.cards import (
    KIND_CARDS,
    PLACED,
    PLACED_BITS,
    SOLDIERS,
    WHOLE_DECK,
    card_of,
    owner_of,
)
from hotelier.overbooking.rules.placing import Placing, door_open, queue_cards, shows_card
from hotelier.overbooking.rules.state import Hotel, Seat, State

TRIES: Final = 64  # then the seat that's asked gets the cards that give it a choice
LARGE: Final = 12  # the first card of kinds 4–6


def redeal(state: State, seat: i64, rng: Rng) -> None:
    """Deal again every card that the seat (from 1; 0 sees nothing) can't see."""
    deal_out(state, seat - 1, False, rng)
    if state.kind != PLACE or state.actor == seat:
        return
    tries: i64 = 1
    while not state.asks() and tries <= TRIES:
        deal_out(state, seat - 1, tries == TRIES, rng)
        tries += 1


def deal_out(state: State, own: i64, forced: bool, rng: Rng) -> None:
    """All seats but one get other cards; if `forced`, the one that's asked gets what fits."""
    sizes: i64 = 0  # of the hands, eight bits each
    index: i64 = 0
    while index < state.players:
        if index != own:
            s = state.fresh_seat(index)
            sizes |= count(s.hand) << (8 * index)
            s.deck |= s.hand
            s.hand = 0
        index += 1
    lying: i64 = gather(state, own)
    if lying:
        deal_lines(state, own, True, rng)
        deal_lines(state, own, False, rng)
    index = 0
    while index < state.players:
        if index != own:
            s = state.seats[index]
            size: i64 = (sizes >> (8 * index)) & 255
            first: i64 = 0  # cards for the hand before the rest
            if was_passed_over(state, index, (lying >> (8 * index)) & 255):
                first = s.deck & ~placeable(state)
            elif forced and index == state.actor - 1:
                first = s.deck & placeable(state)
            deal_hand(s, size, first, rng)
        index += 1


def gather(state: State, own: i64) -> i64:
    """Put others' face-down cards into their pools; count each seat's cards on the table."""
    lying: i64 = 0
    for hotel in state.hotels:
        side: i64 = 0
        while side < 2:
            rule: i64 = state.box.rules[hotel.face]
            line: i64 = hotel.door if side else hotel.queue
            position: i64 = 0
            while line:
                entry: i64 = line & PLACED
                owner: i64 = owner_of(entry)
                lying += ONE << (8 * owner)
                shown: bool = side == 0 and shows_card(rule, position)
                if owner != own and not hotel.revealed and not shown:
                    s = state.seats[owner]
                    s.deck |= ONE << card_of(entry)
                line >>= PLACED_BITS
                position += 1
            side += 1
    return lying


def deal_lines(state: State, own: i64, barring: bool, rng: Rng) -> None:
    """Queues that bar soldiers choose first, then the others: so each finds a card."""
    index: i64 = 0
    while index < state.players:
        hotel: Hotel = state.hotels[index]
        if not hotel.revealed and hotel.queue | hotel.door:
            rule: i64 = state.box.rules[hotel.face]
            if barring:
                if rule == NO_SOLDIERS:
                    hotel = state.fresh_hotel(index)
                    hotel.queue = deal_line(state, hotel.queue, rule, own, rng)
            else:
                hotel = state.fresh_hotel(index)
                if rule != NO_SOLDIERS:
                    hotel.queue = deal_line(state, hotel.queue, rule, own, rng)
                hotel.door = deal_line(state, hotel.door, 0, own, rng)
        index += 1


def deal_line(state: State, old: i64, rule: i64, own: i64, rng: Rng) -> i64:
    """A queue or back door in which every unseen card comes from the pool, with the same back."""
    line: i64 = old
    new: i64 = old
    shift: i64 = 0
    position: i64 = 0
    while line:
        entry: i64 = line & PLACED
        owner: i64 = owner_of(entry)
        if owner != own and not shows_card(rule, position):
            s = state.seats[owner]
            card: i64 = card_of(entry)
            pool: i64 = s.deck
            if rule == NO_SOLDIERS:
                barred: i64 = KIND_CARDS[SOLDIERS]
                pool &= ~barred
            other: i64 = same_back(pool, card, rng)
            s.deck &= ~(ONE << other)
            new += (other - card) << shift
        line >>= PLACED_BITS
        shift += PLACED_BITS
        position += 1
    return new


def same_back(pool: i64, card: i64, rng: Rng) -> i64:
    """A card of the pool with this card's crest and size."""
    crest: i64 = card & 3
    lowest: i64 = crest if card < LARGE else crest + LARGE
    there: i64 = pool >> lowest
    skip: i64 = rng.below((there & 1) + ((there >> 4) & 1) + ((there >> 8) & 1))
    found: i64 = lowest
    while True:
        if (pool >> found) & 1:
            if skip == 0:
                return found
            skip -= 1
        found += 4


def was_passed_over(state: State, index: i64, lying: i64) -> bool:
    """Whether a seat has placed fewer cards in this round than it had turns."""
    top = state.top
    if not isinstance(top, Placing):
        return False
    turns: i64 = top.time - 1
    if (index - state.first + state.players) % state.players < top.place:
        turns += 1
    return lying < turns


def placeable(state: State) -> i64:
    """The cards that could be placed somewhere now."""
    cards: i64 = 0
    for hotel in state.hotels:
        if door_open(state, hotel):
            return WHOLE_DECK
        cards |= queue_cards(state, hotel, WHOLE_DECK)
    return cards


def deal_hand(s: Seat, size: i64, first: i64, rng: Rng) -> None:
    """This many cards from the pool, preferred ones first."""
    there: i64 = count(first)
    hand: i64 = 0
    if there >= size:
        hand = some_of(first, there, size, rng)
    else:
        rest: i64 = s.deck & ~first
        hand = first | some_of(rest, count(rest), size - there, rng)
    s.hand = hand
    s.deck &= ~hand


def some_of(cards: i64, number: i64, wanted: i64, rng: Rng) -> i64:
    """This many cards at random: drawn, or left over, whichever are fewer."""
    if 2 * wanted <= number:
        return rng.draw(cards, number, wanted)
    return cards & ~rng.draw(cards, number, number - wanted)
