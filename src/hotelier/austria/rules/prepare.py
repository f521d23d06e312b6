"""Preparing rooms: where, for how much, and what it gives (rules §5 “Preparing a room”)."""

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import PREPARE, ROOM_BIT, ROOM_STOP_BIT
from hotelier.austria.rules.batch import Effect
from hotelier.austria.rules.events import EffectDeclined, RoomPrepared
from hotelier.austria.rules.geometry import (
    BOTTOM_LEFT,
    UP_TO_FLOOR,
    adjacent,
    room_text,
)
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.rooms import occupy
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import ANY_FREE_ROOMS, FREE_BLUE, FREE_RED, FREE_YELLOW
from hotelier.core.bits import ONE
from hotelier.core.frames import Frame


def free_of_charge(s: Seat) -> i64:
    """The rooms that Butler, Chauffeur and Florist prepare for free."""
    staff: i64 = s.staff & ANY_FREE_ROOMS
    mask: i64 = 0
    if staff & FREE_BLUE:
        mask = s.board.blue
    if staff & FREE_RED:
        mask |= s.board.red
    if staff & FREE_YELLOW:
        mask |= s.board.yellow
    return mask


def open_places(s: Seat) -> i64:
    """The empty places next to a room tile; on an empty board, the one at the bottom left."""
    rooms: i64 = s.rooms
    return adjacent(rooms) & ~rooms if rooms else BOTTOM_LEFT


def room_price(s: Seat, room: i64, discount: i64) -> i64:
    """What preparing a room costs a seat."""
    price: i64 = s.box.room_cost[room]
    price -= discount
    if price > 0 and s.staff & ANY_FREE_ROOMS and (free_of_charge(s) >> room) & 1:
        return 0
    return price if price > 0 else 0


def preparable(s: Seat, discount: i64) -> i64:
    """The open places that are affordable."""
    places: i64 = open_places(s)
    money: i64 = s.crowns + discount
    if money >= s.box.dearest_room:
        return places
    paid: i64 = s.box.payable[money]
    if s.staff & ANY_FREE_ROOMS:
        paid |= free_of_charge(s)
    return places & paid


def prepare(state: State, seat: i64, room: i64, discount: i64) -> None:
    """Pay, place the tile, score what's printed there."""
    s = state.seats[seat]
    bit: i64 = ONE << room
    price: i64 = room_price(s, room, discount)
    s.crowns -= price
    s.rooms |= bit
    vp: i64 = 0
    if bit & s.box.with_vp:
        vp = s.box.prepare_vp[room]
        s.vp += vp
    if state.sink is not None:
        state.sink.append(RoomPrepared(seat + 1, room_text(room), price, vp))


@mypyc_attr(acyclic=True, free_list_len=1)
class Prepare(Frame):
    """Up to a number of rooms, one after another; the B4 and C2 bonus also occupies the room."""

    def __init__(
        self,
        seat: i64,
        times: i64,
        discount: i64,
        floors: i64,
        lit: i64,
        below: Frame | None,
    ) -> None:
        self.seat = seat
        self.below = below
        self.times: i64 = times
        self.discount: i64 = discount
        self.floors: i64 = floors
        self.lit: i64 = lit

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.times, self.discount, self.floors, self.lit)

    def enter(self, state: State) -> i64:
        places: i64 = preparable(state.seats[self.seat], self.discount) & self.floors
        return state.ask(self.seat, PREPARE, (places << ROOM_BIT) | (1 << ROOM_STOP_BIT))

    def choose(self, state: State, bit: i64) -> None:
        if bit == ROOM_STOP_BIT:
            state.top = self.below
            if state.sink is not None:
                state.sink.append(EffectDeclined(self.seat + 1, "prepare"))
            return
        room: i64 = bit - ROOM_BIT
        if self.times > 1:
            state.top = Prepare(
                self.seat, self.times - 1, self.discount, self.floors, self.lit, self.below
            )
        else:
            state.top = self.below
        prepare(state, self.seat, room, self.discount)
        if self.lit:
            occupy(state, self.seat, room)


class PrepareRoom(Effect):
    """Prepare rooms: how many, discount, up to which floor, whether they're occupied right away."""

    def __init__(self, does: Operation) -> None:
        super().__init__(does)
        self.times: i64 = does.times
        self.discount: i64 = does.reduction
        self.floors: i64 = UP_TO_FLOOR[does.floors]
        self.lit: i64 = 1 if does.occupied else 0

    def begin(self, state: State, seat: i64) -> None:
        state.top = Prepare(seat, self.times, self.discount, self.floors, self.lit, state.top)
