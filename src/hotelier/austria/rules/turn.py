"""The turn menu, and E. Gizia's turn inside a turn (rules §4, §6, §7; notation §3 “Turn menu”)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import (
    CHECK_IN_BIT,
    CLAIM_BIT,
    DELIVER_BIT,
    DIE_BIT,
    END_BIT,
    GUEST_BIT,
    PASS_BIT,
    TURN,
    USE_BIT,
)
from hotelier.austria.rules.batch import EFFECTS, Effect
from hotelier.austria.rules.cafe import DELIVERY_PRICE, Deliver, servable
from hotelier.austria.rules.dice import BOOST_PRICE, SIX_PRICE, kitchen_hand_works, take_die
from hotelier.austria.rules.events import (
    DeliveryStarted,
    ExtraTurnLost,
    ExtraTurnStarted,
    Passed,
    StaffUsed,
    TurnEnded,
)
from hotelier.austria.rules.guests import FULL_CAFE, free_table, take_guest
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.politics import claim, claimable
from hotelier.austria.rules.rooms import CheckIn, fitting
from hotelier.austria.rules.state import OUT_OF_TURN, TURN_GOES_ON, Seat, State
from hotelier.austria.rules.tables import (
    CHIEF_WAITER,
    DELIVERY_BOY,
    ROUND_CARDS,
    ROUND_LIST,
    STAFF_ID,
)
from hotelier.core.bits import ONE
from hotelier.core.frames import Frame

GUEST_TAKEN: Final = 1
ACTED: Final = 2
DIE_TAKEN: Final = 4

SIX: Final = 1 << 20


def guest_price(s: Seat, place: i64) -> i64:
    """What a guest of the row (places from 0) costs a seat."""
    if s.staff & DELIVERY_BOY:
        return 0
    return s.box.place_cost[place]


def delivery_price(s: Seat) -> i64:
    """What moving cubes from the kitchen to guests costs a seat."""
    return 0 if s.staff & CHIEF_WAITER else DELIVERY_PRICE


def guest_options(s: Seat) -> i64:
    """The places of the row this seat can take a guest from."""
    if free_table(s) == FULL_CAFE:
        return 0
    if s.crowns >= s.box.dearest_place or s.staff & DELIVERY_BOY:
        return 0b11111 << GUEST_BIT
    places: i64 = s.box.affordable_places[s.crowns]
    return places << GUEST_BIT


def die_options(state: State, s: Seat, extra: bool) -> i64:
    """The dice this seat can take, plain and boosted."""
    dice: i64 = state.dice
    spaces: i64 = (dice | (dice >> 1) | (dice >> 2) | (dice >> 3)) & 0x111111
    crowns: i64 = s.crowns
    boosted: i64 = 0
    if crowns >= BOOST_PRICE:
        boosted = spaces
    short: bool = crowns < BOOST_PRICE + SIX_PRICE
    if short and spaces & SIX and not kitchen_hand_works(state, s.staff, extra):
        boosted &= ~SIX
        if crowns < SIX_PRICE:
            spaces &= ~SIX
    return (spaces | (boosted << 1)) << DIE_BIT


def additional_options(state: State, s: Seat) -> i64:
    """Deliver, use a round card, claim a politics card, check a guest in (rules §6)."""
    mask: i64 = claimable(state, s) << CLAIM_BIT
    if s.wants and s.crowns >= delivery_price(s) and servable(s, s.kitchen):
        mask |= 1 << DELIVER_BIT
    awake: i64 = s.staff & ROUND_CARDS & ~s.used
    if awake:
        number: i64 = 0
        for card in ROUND_LIST:
            if (awake >> card) & 1:
                mask |= ONE << (USE_BIT + number)
            number += 1
    guests: i64 = s.guests
    if guests and s.rooms != s.occupied:
        wants: i64 = s.wants
        table: i64 = 0
        while guests:
            if guests & 255 and not wants & 0xFFFF and fitting(s, guests & 255):
                mask |= ONE << (CHECK_IN_BIT + table)
            guests >>= 8
            wants >>= 16
            table += 1
    return mask


def act(state: State, seat: i64, bit: i64, extra: bool) -> None:
    """Carry out a choice of the menu on top of what's pending."""
    s = state.seats[seat]
    if bit < CLAIM_BIT:
        state.top = CheckIn(seat, bit - CHECK_IN_BIT, state.top)
    elif bit < DELIVER_BIT:
        claim(state, seat, bit - CLAIM_BIT)
    elif bit == DELIVER_BIT:
        price: i64 = delivery_price(s)
        s.crowns -= price
        if state.sink is not None:
            state.sink.append(DeliveryStarted(seat + 1, price))
        state.top = Deliver(seat, 0, state.top)
    elif bit < END_BIT:
        die: i64 = bit - DIE_BIT
        take_die(state, seat, (die >> 2) + 1, die & 1, extra)
    elif bit < PASS_BIT:
        place: i64 = bit - GUEST_BIT
        take_guest(state, seat, place, guest_price(s, place))
    else:
        use: i64 = bit - USE_BIT
        card: i64 = ROUND_LIST[use]
        s.used |= ONE << card
        if state.sink is not None:
            state.sink.append(StaffUsed(seat + 1, STAFF_ID[card]))
        EFFECTS[state.box.when_used[use]].begin(state, seat)


def start_turn(state: State, seat: i64, below: Frame) -> None:
    """The menu of a seat's turn; after a forced pass and a new roll, the same turn continues."""
    s = state.seats[seat]
    if state.rules >= TURN_GOES_ON:
        s.most_crowns = s.crowns
    state.top = Turn(seat, s.guest_taken, below)


def leave_turn(s: Seat, guest_taken: i64) -> None:
    """The turn is over or passed; a guest taken before a forced pass is remembered."""
    s.most_crowns = OUT_OF_TURN
    s.guest_taken = guest_taken


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """A seat's turn, with what it has done so far."""

    def __init__(self, seat: i64, done: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.done: i64 = done

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.done)

    def enter(self, state: State) -> i64:
        s = state.seats[self.seat]
        done: i64 = self.done
        mask: i64 = additional_options(state, s)
        if done & DIE_TAKEN:
            return state.ask(self.seat, TURN, mask | (1 << END_BIT))
        dice: i64 = die_options(state, s, False)
        mask |= dice
        if not done & GUEST_TAKEN:
            mask |= guest_options(s)
        if not done & ACTED or dice == 0:
            mask |= 1 << PASS_BIT
        return state.ask(self.seat, TURN, mask)

    def choose(self, state: State, bit: i64) -> None:
        seat: i64 = self.seat
        s = state.seats[seat]
        if bit == END_BIT:
            s.covered += 1
            leave_turn(s, 0)
            state.top = self.below
            if state.sink is not None:
                state.sink.append(TurnEnded(seat + 1, tile_number(state, seat, s.covered - 1)))
            return
        if bit == PASS_BIT:
            s.passed = 1
            leave_turn(s, self.done & GUEST_TAKEN if state.rules >= TURN_GOES_ON else 0)
            state.top = self.below
            if state.sink is not None:
                state.sink.append(Passed(seat + 1))
            return
        done: i64 = self.done | ACTED
        if bit >= GUEST_BIT and bit < PASS_BIT:
            done |= GUEST_TAKEN
        elif bit >= DIE_BIT and bit < END_BIT:
            done |= DIE_TAKEN
        if done != self.done:
            state.top = Turn(seat, done, self.below)
        act(state, seat, bit, False)


def tile_number(state: State, seat: i64, covered: i64) -> i64:
    """The number of the seat's turn-order tile, the first or the second (rules §2)."""
    place: i64 = (seat - state.first) % state.players
    return place + 1 if covered == 0 else 2 * state.players - place


@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraTurn(Frame):
    """E. Gizia's extra turn: a menu inside the turn in classic, one extra action in revised."""

    def __init__(self, seat: i64, guest_taken: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.guest_taken: i64 = guest_taken

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.guest_taken)

    def enter(self, state: State) -> i64:
        s = state.seats[self.seat]
        dice: i64 = die_options(state, s, True)
        if state.revised:
            return state.ask(self.seat, TURN, dice & (0x111111 << DIE_BIT))
        mask: i64 = dice | additional_options(state, s)
        if not self.guest_taken:
            mask |= guest_options(s)
        if dice == 0:
            mask |= 1 << END_BIT
        return state.ask(self.seat, TURN, mask)

    def choose(self, state: State, bit: i64) -> None:
        if bit == END_BIT or (bit >= DIE_BIT and bit < END_BIT):
            state.top = self.below
            if bit == END_BIT:
                return
        elif bit >= GUEST_BIT and bit < PASS_BIT:
            state.top = ExtraTurn(self.seat, 1, self.below)
        act(state, self.seat, bit, True)


class GiveExtraTurn(Effect):
    """E. Gizia's reward; lost if there's no die to use."""

    def __init__(self, does: Operation) -> None:
        super().__init__(does)
        self.last = does.op == "extra_action"

    def begin(self, state: State, seat: i64) -> None:
        possible: bool = state.dice != 0
        if state.revised:
            possible = die_options(state, state.seats[seat], True) != 0
        if possible:
            state.top = ExtraTurn(seat, 0, state.top)
        if state.sink is not None:
            state.sink.append(ExtraTurnStarted(seat + 1) if possible else ExtraTurnLost(seat + 1))
