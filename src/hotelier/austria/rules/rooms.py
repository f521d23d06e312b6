"""Rooms becoming occupied: check-in, occupy effects, group bonuses (rules §6, §7, notation §4a)."""

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import CHECK_IN, OCCUPY, ROOM_BIT, ROOM_STOP_BIT
from hotelier.austria.rules.batch import EFFECTS, Effect, start
from hotelier.austria.rules.events import (
    EffectDeclined,
    GroupCompleted,
    GuestCheckedIn,
    StaffTriggered,
    WindowLit,
)
from hotelier.austria.rules.geometry import room_text
from hotelier.austria.rules.operations import COLOURS, Operation
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import CUSTODIAN, STAFF_ID, guest_id
from hotelier.core.bits import ONE, lowest, positions
from hotelier.core.frames import Frame


def fitting(s: Seat, guest: i64) -> i64:
    """The free prepared rooms this guest may move into; green takes any."""
    free: i64 = s.rooms & ~s.occupied
    colour: i64 = s.box.colour[guest]
    if colour == 0:
        return free & s.board.blue
    if colour == 1:
        return free & s.board.red
    if colour == 2:
        return free & s.board.yellow
    return free


def gift_of(s: Seat, room: i64) -> i64:
    """The bonus for this room as the last of its group, once per group; 0 for none."""
    board = s.board
    index: i64 = board.group_of[room]
    group: i64 = board.groups[index]
    if (s.occupied | (ONE << room)) & group != group or (s.bonuses >> index) & 1:
        return 0
    return board.bonuses[index]


def group_bonus(state: State, seat: i64, room: i64) -> i64:
    """The bonus if this was the last room of its group; it's given now."""
    s = state.seats[seat]
    gift: i64 = gift_of(s, room)
    if gift:
        board = s.board
        index: i64 = board.group_of[room]
        s.bonuses |= ONE << index
        if state.sink is not None:
            rooms = positions(board.groups[index])
            names = tuple(room_text(r) for r in rooms)
            colour = COLOURS[board.group_colour[index]]
            bonus = EFFECTS[gift].does.amount
            state.sink.append(GroupCompleted(seat + 1, names, colour, bonus))
    return gift


def occupy(state: State, seat: i64, room: i64) -> None:
    """An effect occupies a prepared room: no “guest enters a room” staff in classic."""
    s = state.seats[seat]
    s.occupied |= ONE << room
    if state.sink is not None:
        state.sink.append(WindowLit(seat + 1, room_text(room), 0))
    effects: i64 = 0
    shift: i64 = 0
    if state.box.on_occupied and s.staff & CUSTODIAN:
        effects = state.box.on_occupied
        shift = 8
        if state.sink is not None:
            state.sink.append(StaffTriggered(seat + 1, STAFF_ID[lowest(CUSTODIAN)]))
    effects |= group_bonus(state, seat, room) << shift
    start(state, seat, effects)


def check_in(state: State, seat: i64, table: i64, room: i64) -> None:
    """The guest leaves their table, the room is occupied, the VP are scored, then the batch."""
    s = state.seats[seat]
    guest: i64 = (s.guests >> (8 * table)) & 255
    s.guests &= ~(ONE * 255 << (8 * table))
    state.discards |= ONE << guest
    s.occupied |= ONE << room
    box = state.box
    vp: i64 = box.guest_vp[guest]
    s.vp += vp
    if state.sink is not None:
        name = guest_id(guest)
        state.sink.append(GuestCheckedIn(seat + 1, name, table + 1, room_text(room), vp))
        state.sink.append(WindowLit(seat + 1, room_text(room), name))
    effects: i64 = box.reward[guest]
    shift: i64 = 0
    while effects >> shift:
        shift += 8
    if s.staff & box.on_guest_cards:
        for card, colour, size, code in box.on_guest:
            if (
                s.staff & card
                and (colour < 0 or colour == box.colour[guest])
                and (size == 0 or size == box.order_size[guest])
            ):
                effects |= code << shift
                shift += 8
                if state.sink is not None:
                    state.sink.append(StaffTriggered(seat + 1, STAFF_ID[lowest(card)]))
    effects |= group_bonus(state, seat, room) << shift
    start(state, seat, effects)


@mypyc_attr(acyclic=True, free_list_len=1)
class CheckIn(Frame):
    """Which room the guest moves into."""

    def __init__(self, seat: i64, table: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.table: i64 = table

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.table)

    def enter(self, state: State) -> i64:
        s = state.seats[self.seat]
        return state.ask(
            self.seat, CHECK_IN, fitting(s, (s.guests >> (8 * self.table)) & 255) << ROOM_BIT
        )

    def choose(self, state: State, bit: i64) -> None:
        state.top = self.below
        check_in(state, self.seat, self.table, bit - ROOM_BIT)


@mypyc_attr(acyclic=True, free_list_len=1)
class Occupy(Frame):
    """Which free prepared room an effect occupies."""

    def __init__(self, seat: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below

    def enter(self, state: State) -> i64:
        s = state.seats[self.seat]
        return state.ask(
            self.seat, OCCUPY, ((s.rooms & ~s.occupied) << ROOM_BIT) | (1 << ROOM_STOP_BIT)
        )

    def choose(self, state: State, bit: i64) -> None:
        state.top = self.below
        if bit == ROOM_STOP_BIT:
            if state.sink is not None:
                state.sink.append(EffectDeclined(self.seat + 1, "occupy"))
        else:
            occupy(state, self.seat, bit - ROOM_BIT)


class OccupyRoom(Effect):
    """Occupy a free prepared room."""

    def __init__(self) -> None:
        super().__init__(Operation("occupy"))

    def begin(self, state: State, seat: i64) -> None:
        state.top = Occupy(seat, state.top)
