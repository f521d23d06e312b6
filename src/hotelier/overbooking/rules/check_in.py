"""Stage 2: the hotels, from the top: reveal, back-door abilities, booking (rules §3)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.bits import ONE
from hotelier.core.frames import GO_ON, Frame
from hotelier.overbooking.rules.actions import (
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
from hotelier.overbooking.rules.booking import AtHotel, Booking, cards_told, is_named
from hotelier.overbooking.rules.box import ABILITIES, BED_CHANGE, RULES
from hotelier.overbooking.rules.cards import (
    MAIDS as MAIDS_KIND,
)
from hotelier.overbooking.rules.cards import (
    MONK,
    PLACED,
    PLACED_BITS,
    WORKERS,
    card_of,
    entry_at,
    length,
    owner_of,
)
from hotelier.overbooking.rules.cards import (
    NOBLES as NOBLES_KIND,
)
from hotelier.overbooking.rules.cards import (
    SOLDIERS as SOLDIERS_KIND,
)
from hotelier.overbooking.rules.events import (
    AbilityStarted,
    AbilityUnused,
    BedsChanged,
    GuestNamed,
    GuestReplaced,
    HotelRevealed,
    JoinedQueue,
)
from hotelier.overbooking.rules.state import Hotel, State

# [kind]: the decision its ability asks for, 0 for none
DECISION: Final[list[int]] = [0, 0, MAIDS, NOBLES, SOLDIERS, 0]


@mypyc_attr(acyclic=True, free_list_len=1)
class CheckIn(AtHotel):
    """A hotel opens: everything is revealed."""

    def enter(self, state: State) -> i64:
        if self.hotel == state.players:
            state.top = self.below
            return GO_ON
        state.turn = 0
        hotel = state.fresh_hotel(self.hotel)
        hotel.revealed = True
        state.reveal(0)
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
        after = Booking(0, self.hotel, CheckIn(0, self.hotel + 1, self.below))
        state.top = Abilities(0, self.hotel, 0, after)
        return GO_ON


@mypyc_attr(acyclic=True)
class AtDoor(AtHotel):
    """Something to do about card number `at` of a back door."""

    def __init__(self, seat: i64, hotel: i64, at: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.hotel = hotel
        self.at: i64 = at

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.hotel, self.at)


@mypyc_attr(acyclic=True, free_list_len=1)
class Abilities(AtDoor):
    """Back-door card number `at` is next; those before it have been used."""

    def enter(self, state: State) -> i64:
        hotel = state.hotels[self.hotel]
        entry: i64 = entry_at(hotel.door, self.at)
        if entry == 0:
            state.top = self.below
            return GO_ON
        card: i64 = card_of(entry)
        kind: i64 = card >> 2
        if state.sink is not None:
            text = state.box.card_text(card)
            state.sink.append(
                AbilityStarted(owner_of(entry) + 1, self.hotel + 1, text, ABILITIES[kind])
            )
        if kind == MONK:
            hotel = state.fresh_hotel(self.hotel)
            leave_door(hotel, self.at)
            position: i64 = length(hotel.queue)
            hotel.queue |= entry << (PLACED_BITS * position)
            if state.sink is not None:
                text = state.box.card_text(card)
                state.sink.append(
                    JoinedQueue(owner_of(entry) + 1, self.hotel + 1, text, position + 1)
                )
        elif BED_CHANGE[kind] != 0:
            change: i64 = BED_CHANGE[kind]
            hotel = state.fresh_hotel(self.hotel)
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
    """The card at this spot of the back door leaves; those behind it move up."""
    shift: i64 = PLACED_BITS * at
    nearer: i64 = hotel.door & ((ONE << shift) - 1)
    hotel.door = nearer | ((hotel.door >> (shift + PLACED_BITS)) << shift)


def forget_naming(hotel: Hotel, position: i64) -> bool:
    """A named card has left its spot: the naming is lost (rules §7)."""
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


@mypyc_attr(acyclic=True, free_list_len=1)
class Ability(AtDoor):
    """Maids, nobles or soldiers at the back door: their owner decides."""

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
        hotel = state.fresh_hotel(self.hotel)
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
        """The card from the back door takes the spot; the other is discarded."""
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
        """Report whether the ability had a target."""
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
