"""Booking: who gets a bed, in which order, and what is left (rules §3, stage 2)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.bits import ONE, count
from hotelier.core.frames import GO_ON, Frame
from hotelier.overbooking.rules.box import MONKS_FIRST, RULES, SOLDIERS_FIRST
from hotelier.overbooking.rules.cards import (
    CREST_CARDS,
    KINDS,
    MONK,
    PLACED,
    PLACED_BITS,
    SOLDIERS,
    card_of,
    entry_at,
    owner_of,
)
from hotelier.overbooking.rules.events import (
    BookingOrder,
    CardsDiscarded,
    GuestBooked,
    GuestTurnedAway,
    HotelClosed,
)
from hotelier.overbooking.rules.state import Hotel, State

NOBODY: Final = -1
# Which kind a hotel rule books before the others
FIRST_KIND: Final[list[int]] = [
    MONK if rule == MONKS_FIRST else SOLDIERS if rule == SOLDIERS_FIRST else NOBODY
    for rule in range(len(RULES))
]


def cards_told(state: State, line: int) -> tuple[tuple[int, str], ...]:
    """A queue or back door for events: seat and card, nearest first."""
    told: list[tuple[int, str]] = []
    while line:
        entry = line & PLACED
        told.append((owner_of(entry) + 1, state.box.card_text(card_of(entry))))
        line >>= PLACED_BITS
    return tuple(told)


def is_named(hotel: Hotel, position: i64) -> bool:
    """Whether the card at this position (from 0) has been named by nobles."""
    named: i64 = hotel.named
    while named:
        if named & 15 == position + 1:
            return True
        named >>= 4
    return False


@mypyc_attr(acyclic=True)
class AtHotel(Frame):
    """Something to do at one hotel of the column."""

    def __init__(self, seat: i64, hotel: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.hotel: i64 = hotel

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.hotel)


@mypyc_attr(acyclic=True, free_list_len=1)
class Booking(AtHotel):
    """Beds are booked, card by card; then the hotel is cleared."""

    def enter(self, state: State) -> i64:
        hotel = state.fresh_hotel(self.hotel)
        if hotel.beds < 0:  # below 0 counts as 0 when booking starts
            hotel.beds = 0
        order: i64 = booking_order(state, hotel)
        if state.sink is not None:
            self.tell_order(state, hotel, order)
        left: i64 = hotel.queue
        while order:
            position: i64 = (order & 15) - 1
            entry: i64 = entry_at(hotel.queue, position)
            if book(state, self.hotel, hotel, entry):
                left &= ~(ONE * PLACED << (PLACED_BITS * position))
            order >>= 4
        if state.sink is not None:
            self.tell_end(state, hotel, left)
        hotel.queue = 0
        hotel.door = 0
        hotel.named = 0
        state.top = self.below
        return GO_ON

    def tell_order(self, state: State, hotel: Hotel, order: i64) -> None:
        """The order with the reason for each place."""
        if state.sink is None:
            return
        cards = cards_told(state, hotel.queue)
        first = FIRST_KIND[state.box.rules[hotel.face]]
        told: list[tuple[int, str, str]] = []
        while order:
            position = (order & 15) - 1
            seat, card = cards[position]
            reason = "size"
            if is_named(hotel, position):
                reason = "named"
            elif int(card[0]) - 1 == first:
                reason = "hotel rule"
            told.append((seat, card, reason))
            order >>= 4
        state.sink.append(BookingOrder(0, self.hotel + 1, hotel.beds, tuple(told)))

    def tell_end(self, state: State, hotel: Hotel, left: i64) -> None:
        """What's discarded, and what everyone has gained."""
        if state.sink is None:
            return
        turned_away: list[tuple[int, str]] = []
        gains = [0] * state.players
        queue: i64 = hotel.queue
        while queue:
            entry: i64 = queue & PLACED
            if left & PLACED:
                turned_away.append((owner_of(entry) + 1, state.box.card_text(card_of(entry))))
            else:
                gains[owner_of(entry)] += state.box.coins[card_of(entry) >> 2]
            queue >>= PLACED_BITS
            left >>= PLACED_BITS
        cards = (*turned_away, *cards_told(state, hotel.door))
        if cards:
            state.sink.append(CardsDiscarded(0, self.hotel + 1, cards))
        vp = [0] * state.players
        inside = 0
        outside = 0
        for event in reversed(state.sink):
            if isinstance(event, BookingOrder):
                break
            if isinstance(event, GuestBooked):
                vp[event.seat - 1] += event.coins + event.crest_vp
                inside += 1
            elif isinstance(event, GuestTurnedAway):
                outside += 1
        state.sink.append(HotelClosed(0, self.hotel + 1, tuple(gains), tuple(vp), inside, outside))


def booking_order(state: State, hotel: Hotel) -> i64:
    """Positions from 1, four bits each: named first, then the hotel's favourites, then by size."""
    order: i64 = hotel.named
    shift: i64 = 0
    taken: i64 = 0
    named: i64 = hotel.named
    while named:
        taken |= ONE << (named & 15)
        named >>= 4
        shift += 4
    favourite: i64 = FIRST_KIND[state.box.rules[hotel.face]]
    kind: i64 = favourite if favourite != NOBODY else KINDS - 1
    while kind >= 0:
        position: i64 = 1
        queue: i64 = hotel.queue
        while queue:
            if card_of(queue & PLACED) >> 2 == kind and not (taken >> position) & 1:
                order |= position << shift
                shift += 4
                taken |= ONE << position
            queue >>= PLACED_BITS
            position += 1
        if favourite != NOBODY:
            favourite = NOBODY
            kind = KINDS
        kind -= 1
    return order


def book(state: State, index: i64, hotel: Hotel, entry: i64) -> bool:
    """A card that fits takes its beds; one that doesn't is skipped."""
    card: i64 = card_of(entry)
    needed: i64 = (card >> 2) + 1
    free: i64 = hotel.beds
    if needed > free:
        if state.sink is not None:
            text = state.box.card_text(card)
            state.sink.append(GuestTurnedAway(owner_of(entry) + 1, index + 1, text, needed, free))
        return False
    hotel.beds = free - needed
    s = state.fresh_seat(owner_of(entry))
    s.booked |= ONE << card
    if state.sink is not None:
        crest_cards: i64 = count(s.booked & CREST_CARDS[card & 3])
        bonus = state.box.bonus[state.bonus]
        state.sink.append(
            GuestBooked(
                owner_of(entry) + 1,
                index + 1,
                state.box.card_text(card),
                free,
                hotel.beds,
                state.box.coins[card >> 2],
                crest_cards,
                bonus[crest_cards] - bonus[crest_cards - 1],
            )
        )
    return True
