"""Stage 2: hotels from the top: reveal, back-door abilities, booking (rules §3)."""

from typing import Final

from mypy_extensions import i64

from hotelier.core.bits import ONE, count
from hotelier.core.frames import GO_ON, Frame
from hotelier.overbooking.actions import (
    MAIDS,
    NAME,
    NAME_BIT,
    NOBLES,
    REPLACE,
    REPLACE_BIT,
    SOLDIERS,
    STOP,
    STOP_BIT,
)
from hotelier.overbooking.box import ABILITIES, MONKS_FIRST, RULES, SOLDIERS_FIRST
from hotelier.overbooking.cards import (
    CREST_CARDS,
    KINDS,
    MERCHANTS,
    MONK,
    PLACED,
    PLACED_BITS,
    WORKERS,
    card_of,
    entry_at,
    length,
    owner_of,
)
from hotelier.overbooking.cards import (
    MAIDS as MAIDS_KIND,
)
from hotelier.overbooking.cards import (
    NOBLES as NOBLES_KIND,
)
from hotelier.overbooking.cards import (
    SOLDIERS as SOLDIERS_KIND,
)
from hotelier.overbooking.events import (
    AbilityStarted,
    AbilityUnused,
    BedsChanged,
    BookingOrder,
    CardsDiscarded,
    GuestBooked,
    GuestNamed,
    GuestReplaced,
    GuestTurnedAway,
    HotelClosed,
    HotelRevealed,
    JoinedQueue,
)
from hotelier.overbooking.state import Hotel, State

MORE_BEDS: Final = 3
FEWER_BEDS: Final = -3
NOBODY: Final = -1
# Which kind a hotel rule books before the others
FIRST_KIND: Final[list[int]] = [
    MONK if rule == MONKS_FIRST else SOLDIERS_KIND if rule == SOLDIERS_FIRST else NOBODY
    for rule in range(len(RULES))
]
# [kind]: the decision its ability asks for, 0 for none
DECISION: Final[list[int]] = [0, 0, MAIDS, NOBLES, SOLDIERS, 0]


def cards_told(state: State, line: int) -> tuple[tuple[int, str], ...]:
    """A line of cards for events: seat and card, nearest first."""
    told: list[tuple[int, str]] = []
    while line:
        entry = line & PLACED
        told.append((owner_of(entry) + 1, state.box.card_text(card_of(entry))))
        line >>= PLACED_BITS
    return tuple(told)


class CheckIn(Frame[State]):
    """A hotel opens its doors: everything is revealed."""

    def __init__(self, seat: i64, hotel: i64, below: Frame[State] | None) -> None:
        self.seat = seat
        self.below = below
        self.hotel: i64 = hotel

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.hotel)

    def enter(self, state: State) -> i64:
        if self.hotel == state.players:
            state.top = self.below
            return GO_ON
        state.turn = 0
        hotel = state.hotels[self.hotel]
        hotel.revealed = True
        state.reveals += 1
        if state.sink is not None:
            state.sink.append(
                HotelRevealed(
                    0,
                    self.hotel + 1,
                    hotel.beds,
                    RULES[state.box.rules[hotel.face]],
                    cards_told(state, hotel.queue),
                    cards_told(state, hotel.door),
                )
            )
        state.top = Abilities(0, self.hotel, 0, self.below)
        return GO_ON


class Abilities(Frame[State]):
    """The back-door card number `at` comes next; those before it have been used."""

    def __init__(self, seat: i64, hotel: i64, at: i64, below: Frame[State] | None) -> None:
        self.seat = seat
        self.below = below
        self.hotel: i64 = hotel
        self.at: i64 = at

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.hotel, self.at)

    def enter(self, state: State) -> i64:
        hotel = state.hotels[self.hotel]
        entry: i64 = entry_at(hotel.door, self.at)
        if entry == 0:
            state.top = Booking(0, self.hotel, self.below)
            return GO_ON
        card: i64 = card_of(entry)
        kind: i64 = card >> 2
        if state.sink is not None:
            text = state.box.card_text(card)
            state.sink.append(
                AbilityStarted(owner_of(entry) + 1, self.hotel + 1, text, ABILITIES[kind])
            )
        if kind == MONK:
            leave_door(hotel, self.at)
            position: i64 = length(hotel.queue)
            hotel.queue |= entry << (PLACED_BITS * position)
            if state.sink is not None:
                text = state.box.card_text(card)
                state.sink.append(
                    JoinedQueue(owner_of(entry) + 1, self.hotel + 1, text, position + 1)
                )
        elif kind in (MERCHANTS, WORKERS):
            change: i64 = MORE_BEDS if kind == MERCHANTS else FEWER_BEDS
            hotel.beds += change
            state.top = Abilities(0, self.hotel, self.at + 1, self.below)
            if state.sink is not None:
                state.sink.append(
                    BedsChanged(owner_of(entry) + 1, self.hotel + 1, change, hotel.beds)
                )
        else:
            state.top = Ability(owner_of(entry), self.hotel, self.at, self.below)
        return GO_ON


def leave_door(hotel: Hotel, at: i64) -> None:
    """The card at this place of the back door goes away; those behind it move up."""
    shift: i64 = PLACED_BITS * at
    nearer: i64 = hotel.door & ((ONE << shift) - 1)
    hotel.door = nearer | ((hotel.door >> (shift + PLACED_BITS)) << shift)


def is_named(hotel: Hotel, position: i64) -> bool:
    """Whether the card at this position (from 0) has been named by nobles."""
    named: i64 = hotel.named
    while named:
        if named & 15 == position + 1:
            return True
        named >>= 4
    return False


def forget_naming(hotel: Hotel, position: i64) -> bool:
    """A named card has left its place: the naming is lost (rules §7)."""
    if not is_named(hotel, position):
        return False
    kept: i64 = 0
    shift: i64 = 0
    named: i64 = hotel.named
    while named:
        if named & 15 != position + 1:
            kept |= (named & 15) << shift
            shift += 4
        named >>= 4
    hotel.named = kept
    return True


class Ability(Frame[State]):
    """Maids, nobles or soldiers at the back door: their owner decides."""

    def __init__(self, seat: i64, hotel: i64, at: i64, below: Frame[State] | None) -> None:
        self.seat = seat
        self.below = below
        self.hotel: i64 = hotel
        self.at: i64 = at

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.hotel, self.at)

    def enter(self, state: State) -> i64:
        hotel = state.hotels[self.hotel]
        kind: i64 = card_of(entry_at(hotel.door, self.at)) >> 2
        few: i64 = 0
        position: i64 = 0
        queue: i64 = hotel.queue
        while queue:
            entry: i64 = queue & PLACED
            if kind == SOLDIERS_KIND:
                if card_of(entry) >> 2 == WORKERS:
                    few |= ONE << (REPLACE_BIT + position)
            elif owner_of(entry) == self.seat:
                if kind == MAIDS_KIND:
                    few |= ONE << (REPLACE_BIT + position)
                elif not is_named(hotel, position):
                    few |= ONE << (NAME_BIT + position)
            queue >>= PLACED_BITS
            position += 1
        state.few = few | (1 << STOP_BIT)
        return state.ask(self.seat, DECISION[kind])

    def choose(self, state: State, choice: i64) -> None:
        hotel = state.hotels[self.hotel]
        entry: i64 = entry_at(hotel.door, self.at)
        if choice == STOP:
            state.top = Abilities(0, self.hotel, self.at + 1, self.below)
            if state.sink is not None:
                self.tell_unused(state, hotel, entry)
        elif choice >= REPLACE:
            self.replace(state, hotel, entry, choice - REPLACE)
            state.top = Abilities(0, self.hotel, self.at, self.below)
        else:
            self.name(state, hotel, choice - NAME)
            state.top = Abilities(0, self.hotel, self.at + 1, self.below)

    def replace(self, state: State, hotel: Hotel, entry: i64, position: i64) -> None:
        """The card from the back door takes the place; the other is discarded."""
        shift: i64 = PLACED_BITS * position
        old: i64 = (hotel.queue >> shift) & PLACED
        hotel.queue += (entry - old) << shift
        leave_door(hotel, self.at)
        lost: bool = forget_naming(hotel, position)
        if state.sink is not None:
            state.sink.append(
                GuestReplaced(
                    self.seat + 1,
                    self.hotel + 1,
                    position + 1,
                    state.box.card_text(card_of(entry)),
                    state.box.card_text(card_of(old)),
                    owner_of(old) + 1,
                    lost,
                )
            )

    def name(self, state: State, hotel: Hotel, position: i64) -> None:
        """The owner's card will be booked first, after those named before."""
        shift: i64 = 0
        while hotel.named >> shift:
            shift += 4
        hotel.named |= (position + 1) << shift
        if state.sink is not None:
            card = state.box.card_text(card_of(entry_at(hotel.queue, position)))
            state.sink.append(GuestNamed(self.seat + 1, self.hotel + 1, position + 1, card))

    def tell_unused(self, state: State, hotel: Hotel, entry: i64) -> None:
        """Say whether there was anybody to use the ability on."""
        if state.sink is None:
            return
        owners = [owner for owner, _ in cards_told(state, hotel.queue)]
        cards = [card for _, card in cards_told(state, hotel.queue)]
        kind = card_of(entry) >> 2
        if kind == SOLDIERS_KIND:
            nobody = not any(card[0] == str(WORKERS + 1) for card in cards)
        elif kind == NOBLES_KIND:
            own = [k for k, owner in enumerate(owners) if owner == self.seat + 1]
            nobody = all(is_named(hotel, k) for k in own)
        else:
            nobody = self.seat + 1 not in owners
        reason = "nobody" if nobody else "choice"
        text = state.box.card_text(card_of(entry))
        state.sink.append(AbilityUnused(self.seat + 1, self.hotel + 1, text, reason))


class Booking(Frame[State]):
    """Beds are given, card after card; then the hotel is cleared."""

    def __init__(self, seat: i64, hotel: i64, below: Frame[State] | None) -> None:
        self.seat = seat
        self.below = below
        self.hotel: i64 = hotel

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.hotel)

    def enter(self, state: State) -> i64:
        hotel = state.hotels[self.hotel]
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
        state.top = CheckIn(0, self.hotel + 1, self.below)
        return GO_ON

    def tell_order(self, state: State, hotel: Hotel, order: i64) -> None:
        """The order with the reason of each place."""
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
        """What is discarded, and what everyone has gained."""
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
        state.sink.append(HotelClosed(0, self.hotel + 1, tuple(gains)))


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
    """A card that fits takes its beds; one that does not is passed over."""
    card: i64 = card_of(entry)
    needed: i64 = (card >> 2) + 1
    s = state.seats[owner_of(entry)]
    free: i64 = hotel.beds
    if needed > free:
        if state.sink is not None:
            text = state.box.card_text(card)
            state.sink.append(GuestTurnedAway(owner_of(entry) + 1, index + 1, text, needed, free))
        return False
    hotel.beds = free - needed
    s.booked |= ONE << card
    if state.sink is not None:
        state.sink.append(
            GuestBooked(
                owner_of(entry) + 1,
                index + 1,
                state.box.card_text(card),
                free,
                hotel.beds,
                state.box.coins[card >> 2],
                count(s.booked & CREST_CARDS[card & 3]),
            )
        )
    return True
