"""Guests entering from the row (rules §4 “Take a guest”, §7 invite, §10 the guest deck)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import INVITE, INVITE_STOP_BIT
from hotelier.austria.rules.batch import Effect
from hotelier.austria.rules.events import EffectDeclined, GuestSeated, GuestsReshuffled, RowSlid
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.state import ROW, Seat, State
from hotelier.austria.rules.tables import guest_id
from hotelier.core.bits import ONE, count, nth
from hotelier.core.frames import GO_ON, Frame
from hotelier.core.rng import Rng

FULL_CAFE: Final = -1


def free_table(s: Seat) -> i64:
    """The lowest free table, or −1."""
    guests: i64 = s.guests
    if not guests & 0xFF:
        return 0
    if not guests & 0xFF00:
        return 1
    if not guests & 0xFF0000:
        return 2
    return FULL_CAFE


def take_guest(state: State, seat: i64, place: i64, price: i64) -> None:
    """Pay, take a table, refill the row."""
    s = state.seats[seat]
    s.crowns -= price
    table: i64 = free_table(s)
    row: i64 = state.row
    shift: i64 = 8 * place
    guest: i64 = (row >> shift) & 255
    left: i64 = row & ((ONE << shift) - 1)
    right: i64 = (row >> (shift + 8)) << (shift + 8)
    state.row = right | (left << 8)
    s.guests |= guest << (8 * table)
    order: i64 = state.box.order[guest]
    s.wants |= order << (16 * table)
    if state.sink is not None:
        state.sink.append(GuestSeated(seat + 1, guest_id(guest), place + 1, table + 1, price))
    state.top = Refill(seat, state.top)


def row_ids(row: int) -> tuple[int, ...]:
    """The guests of the row, left to right."""
    return tuple(guest_id(row >> (8 * p) & 255) for p in range(5) if row >> (8 * p) & 255)


@mypyc_attr(acyclic=True, free_list_len=1)
class Refill(Frame):
    """A new guest fills the left place; only now do the discards become the deck."""

    def __init__(self, seat: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below

    def enter(self, state: State) -> i64:
        if state.guest_deck == 0:
            state.guest_deck = state.discards
            state.discards = 0
            if state.sink is not None:
                state.sink.append(GuestsReshuffled(0, count(state.guest_deck)))
        state.chance = ROW
        state.wanted = 1
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        deck: i64 = state.guest_deck
        return nth(deck, rng.below(count(deck)))

    def deal(self, state: State, outcome: i64) -> None:
        state.guest_deck &= ~(ONE << outcome)
        state.row |= outcome
        state.top = self.below
        if state.sink is not None:
            state.sink.append(RowSlid(0, guest_id(outcome), row_ids(state.row)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Invite(Frame):
    """A face-up guest for free; needs a free table."""

    def __init__(self, seat: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below

    def enter(self, state: State) -> i64:
        mask: i64 = 1 << INVITE_STOP_BIT
        if free_table(state.seats[self.seat]) != FULL_CAFE:
            mask |= 0b11111
        return state.ask(self.seat, INVITE, mask)

    def choose(self, state: State, bit: i64) -> None:
        state.top = self.below
        if bit == INVITE_STOP_BIT:
            if state.sink is not None:
                state.sink.append(EffectDeclined(self.seat + 1, "invite"))
        else:
            take_guest(state, self.seat, bit, 0)


class InviteGuest(Effect):
    """Take a face-up guest for free."""

    def __init__(self) -> None:
        super().__init__(Operation("invite"))

    def begin(self, state: State, seat: i64) -> None:
        state.top = Invite(seat, state.top)
