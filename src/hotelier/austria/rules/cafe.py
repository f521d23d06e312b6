"""Cubes: received, served in the café, stored, delivered from the kitchen (rules §5, §6)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import (
    COMPLETE,
    CUBE,
    DELIVER,
    KITCHEN_BIT,
    PLACE,
    SERVE_BIT,
    SERVE_STOP_BIT,
    TABLE_BIT,
    TABLE_STOP_BIT,
)
from hotelier.austria.rules.batch import Effect
from hotelier.austria.rules.events import (
    CubeServed,
    CubesPutAway,
    CubesReceived,
    EffectDeclined,
    OrderCompleted,
)
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    BAG_FIELD,
    BAG_ONE,
    BAG_SHIFT,
    C_FIELD,
    CUBES,
    EVERY_TABLE,
    K_FIELD,
    ORDER_ONES,
    S_FIELD,
    W_FIELD,
    bag,
    guest_id,
)
from hotelier.core.bits import ONE
from hotelier.core.frames import GO_ON, Frame

DELIVERY_LIMIT: Final = 3  # maximum cubes per delivery
DELIVERY_PRICE: Final = 1


def letters(cubes: int) -> str:
    """A bag as letters, in the order strudel, cake, wine, coffee."""
    return "".join(c * (cubes >> (BAG_SHIFT * CUBES.index(c)) & BAG_FIELD) for c in "scwk")


def servable(s: Seat, cubes: i64) -> i64:
    """Which of these cubes fit which open orders: one bit per table and cube, four apart."""
    wants: i64 = s.wants
    if wants == 0 or cubes == 0:
        return 0
    kinds: i64 = 0
    if cubes & C_FIELD:
        kinds = 1
    if cubes & K_FIELD:
        kinds |= 0x10
    if cubes & S_FIELD:
        kinds |= 0x100
    if cubes & W_FIELD:
        kinds |= 0x1000
    return (wants | (wants >> 1) | (wants >> 2)) & ORDER_ONES & (kinds * EVERY_TABLE)


def serve(state: State, seat: i64, position: i64, from_kitchen: bool) -> i64:
    """Put a cube on an order; returns which cube it was."""
    s = state.seats[seat]
    s.wants -= ONE << position
    cube: i64 = (position >> 2) & 3
    if state.sink is not None:
        table: i64 = position >> 4
        guest = guest_id((s.guests >> (8 * table)) & 255)
        state.sink.append(CubeServed(seat + 1, CUBES[cube], table + 1, guest, from_kitchen))
        if not (s.wants >> (16 * table)) & 0xFFFF:
            state.sink.append(OrderCompleted(seat + 1, table + 1, guest))
    return cube


def receive(state: State, seat: i64, cubes: i64) -> None:
    """Cubes received together: what fits an order may go there, the rest goes to the kitchen."""
    if state.sink is not None:
        state.sink.append(CubesReceived(seat + 1, letters(cubes)))
    s = state.seats[seat]
    if servable(s, cubes):
        state.top = Place(seat, cubes, state.top)
    else:
        put_away(state, seat, cubes)


def put_away(state: State, seat: i64, cubes: i64) -> None:
    """Into the kitchen."""
    if cubes:
        state.seats[seat].kitchen += cubes
        if state.sink is not None:
            state.sink.append(CubesPutAway(seat + 1, letters(cubes)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Frame):
    """Cubes just received and not served yet."""

    def __init__(self, seat: i64, loose: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.loose: i64 = loose

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.loose)

    def enter(self, state: State) -> i64:
        return state.ask(
            self.seat,
            PLACE,
            (servable(state.seats[self.seat], self.loose) << SERVE_BIT) | (1 << KITCHEN_BIT),
        )

    def choose(self, state: State, bit: i64) -> None:
        if bit == KITCHEN_BIT:
            state.top = self.below
            put_away(state, self.seat, self.loose)
            return
        cube: i64 = serve(state, self.seat, bit - SERVE_BIT, False)
        left: i64 = self.loose - BAG_ONE[cube]
        state.top = Place(self.seat, left, self.below) if left else self.below


@mypyc_attr(acyclic=True, free_list_len=1)
class Deliver(Frame):
    """Up to a few cubes from the kitchen onto orders, at least one."""

    def __init__(self, seat: i64, moved: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.moved: i64 = moved

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.moved)

    def enter(self, state: State) -> i64:
        s = state.seats[self.seat]
        mask: i64 = servable(s, s.kitchen) << SERVE_BIT
        if mask == 0:
            state.top = self.below
            return GO_ON
        if self.moved:
            mask |= 1 << SERVE_STOP_BIT
        return state.ask(self.seat, DELIVER, mask)

    def choose(self, state: State, bit: i64) -> None:
        if bit == SERVE_STOP_BIT:
            state.top = self.below
            return
        cube: i64 = serve(state, self.seat, bit - SERVE_BIT, True)
        state.seats[self.seat].kitchen -= BAG_ONE[cube]
        moved: i64 = self.moved + 1
        state.top = Deliver(self.seat, moved, self.below) if moved < DELIVERY_LIMIT else self.below


@mypyc_attr(acyclic=True, free_list_len=1)
class Choose(Frame):
    """Cubes of your choice, one at a time; then all are received together."""

    def __init__(self, seat: i64, left: i64, chosen: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.left: i64 = left
        self.chosen: i64 = chosen

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.chosen)

    def enter(self, state: State) -> i64:
        return state.ask(self.seat, CUBE, 0b1111)

    def choose(self, state: State, bit: i64) -> None:
        chosen: i64 = self.chosen + BAG_ONE[bit]
        if self.left > 1:
            state.top = Choose(self.seat, self.left - 1, chosen, self.below)
        else:
            state.top = self.below
            receive(state, self.seat, chosen)


@mypyc_attr(acyclic=True, free_list_len=1)
class Complete(Frame):
    """The Porter: one guest's order is filled from the supply."""

    def __init__(self, seat: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below

    def enter(self, state: State) -> i64:
        wants: i64 = state.seats[self.seat].wants
        mask: i64 = 1 << TABLE_STOP_BIT
        if wants & 0xFFFF:
            mask |= 1 << TABLE_BIT
        if wants & 0xFFFF0000:
            mask |= 2 << TABLE_BIT
        if wants & 0xFFFF00000000:
            mask |= 4 << TABLE_BIT
        return state.ask(self.seat, COMPLETE, mask)

    def choose(self, state: State, bit: i64) -> None:
        state.top = self.below
        if bit == TABLE_STOP_BIT:
            if state.sink is not None:
                state.sink.append(EffectDeclined(self.seat + 1, "complete"))
            return
        s = state.seats[self.seat]
        table: i64 = bit - TABLE_BIT
        s.wants &= ~(ONE * 0xFFFF << (16 * table))
        if state.sink is not None:
            guest = guest_id((s.guests >> (8 * table)) & 255)
            state.sink.append(OrderCompleted(self.seat + 1, table + 1, guest))


class Cubes(Effect):
    """Given cubes, received together."""

    def __init__(self, cubes: str) -> None:
        super().__init__(Operation("cubes", cubes=cubes))
        self.cubes: i64 = bag(cubes)

    def begin(self, state: State, seat: i64) -> None:
        receive(state, seat, self.cubes)


class CubesOfChoice(Effect):
    """Cubes that the owner picks."""

    def __init__(self, amount: i64) -> None:
        super().__init__(Operation("choice", amount))
        self.amount: i64 = amount

    def begin(self, state: State, seat: i64) -> None:
        state.top = Choose(seat, self.amount, 0, state.top)


class CompleteOrder(Effect):
    """The Porter's effect."""

    def __init__(self) -> None:
        super().__init__(Operation("complete"))

    def begin(self, state: State, seat: i64) -> None:
        state.top = Complete(seat, state.top)
