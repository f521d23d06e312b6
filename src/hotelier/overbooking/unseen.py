"""What a seat can't see (rules §1, §7), dealt again: others' hands, decks and face-down cards.

Everyone sees the owner, crest and size of a face-down card, and knows that there are no soldiers in
a queue that bars them. Each seat's unseen cards are one pool: the cards on the table are dealt
first, then the hand; the rest is the deck. Two things known about a hand are kept: a seat that's
asked has a choice, and one that was skipped in this round has no card that could be placed now.

Every deal that matches the table is equally likely. Conclusions from how a seat played are only
drawn with `Beliefs`.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.core.bits import ONE, count
from hotelier.core.rng import Rng
from hotelier.overbooking.judgement.beliefs import Beliefs
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
from hotelier.overbooking.rules.state import Hotel, State

TRIES: Final = 64  # then the seat that's asked gets the cards that give it a choice
LARGE: Final = 12  # the first card of kinds 4–6


def redeal(state: State, seat: i64, rng: Rng, beliefs: Beliefs | None = None) -> None:
    """Deal again every card that the seat (from 1; 0 sees nothing) can't see."""
    deal_out(state, seat - 1, False, rng, beliefs)
    if state.kind != PLACE or state.actor == seat:
        return
    tries: i64 = 1
    while not state.asks() and tries <= TRIES:
        deal_out(state, seat - 1, tries == TRIES, rng, beliefs)
        tries += 1


def deal_out(state: State, own: i64, forced: bool, rng: Rng, beliefs: Beliefs | None) -> None:
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
        deal_lines(state, own, True, lying, rng, beliefs)
        deal_lines(state, own, False, lying, rng, beliefs)
    index = 0
    while index < state.players:
        if index != own:
            s = state.seats[index]
            size: i64 = (sizes >> (8 * index)) & 255
            first: i64 = 0  # cards for the hand before the rest
            laid: i64 = (lying >> (8 * index)) & 255
            if was_passed_over(state, index, laid):
                first = s.deck & ~placeable(state)
            elif forced and index == state.actor - 1:
                first = s.deck & placeable(state)
            deal_hand(state, index, size, first, laid, rng, beliefs)
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


def deal_lines(
    state: State, own: i64, barring: bool, lying: i64, rng: Rng, beliefs: Beliefs | None
) -> None:
    """Queues that bar soldiers choose first, then the others: so each finds a card."""
    index: i64 = 0
    while index < state.players:
        hotel: Hotel = state.hotels[index]
        if not hotel.revealed and hotel.queue | hotel.door:
            rule: i64 = state.box.rules[hotel.face]
            if barring:
                if rule == NO_SOLDIERS:
                    hotel = state.fresh_hotel(index)
                    deal_line(state, hotel, 0, own, lying, rng, beliefs)
            else:
                hotel = state.fresh_hotel(index)
                if rule != NO_SOLDIERS:
                    deal_line(state, hotel, 0, own, lying, rng, beliefs)
                deal_line(state, hotel, 1, own, lying, rng, beliefs)
        index += 1


def deal_line(
    state: State,
    hotel: Hotel,
    side: i64,
    own: i64,
    lying: i64,
    rng: Rng,
    beliefs: Beliefs | None,
) -> None:
    """Every unseen card of a queue (side 0) or back door (1) comes from the pool, by its back."""
    rule: i64 = state.box.rules[hotel.face]
    line: i64 = hotel.door if side else hotel.queue
    new: i64 = line
    shift: i64 = 0
    position: i64 = 0
    while line:
        entry: i64 = line & PLACED
        owner: i64 = owner_of(entry)
        if owner != own and (side or not shows_card(rule, position)):
            s = state.seats[owner]
            card: i64 = card_of(entry)
            pool: i64 = s.deck
            if side == 0 and rule == NO_SOLDIERS:
                barred: i64 = KIND_CARDS[SOLDIERS]
                pool &= ~barred
            other: i64 = 0
            if beliefs is None:
                other = same_back(pool, card, rng)
            else:
                laid: i64 = (lying >> (8 * owner)) & 255
                other = beliefs.guess(state, hotel, new, side, position, laid, pool, rng)
            s.deck &= ~(ONE << other)
            new += (other - card) << shift
        line >>= PLACED_BITS
        shift += PLACED_BITS
        position += 1
    if side:
        hotel.door = new
    else:
        hotel.queue = new


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


def deal_hand(
    state: State,
    index: i64,
    size: i64,
    first: i64,
    laid: i64,
    rng: Rng,
    beliefs: Beliefs | None,
) -> None:
    """This many cards from a seat's pool, preferred ones first."""
    s = state.seats[index]
    there: i64 = count(first)
    rest: i64 = s.deck & ~first
    hand: i64 = 0
    if there >= size:
        rest = first
    else:
        hand = first
        size -= there
    number: i64 = count(rest)
    if beliefs is None or size == 0 or size == number:
        hand |= some_of(rest, number, size, rng)
    else:
        hand |= beliefs.guess_hand(state, index, laid, rest, size, rng)
    s.hand = hand
    s.deck &= ~hand


def some_of(cards: i64, number: i64, wanted: i64, rng: Rng) -> i64:
    """This many cards at random: drawn, or left over, whichever are fewer."""
    if 2 * wanted <= number:
        return rng.draw(cards, number, wanted)
    return cards & ~rng.draw(cards, number, number - wanted)
