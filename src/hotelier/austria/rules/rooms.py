"""Rooms becoming occupied: check-in, occupy effects, group bonuses (rules §6, §7, notation §4a)."""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.rules.actions import CHECK_IN, OCCUPY, ROOM_BIT, ROOM_STOP_BIT
from hotelier.austria.rules.batch import Effect, start
from hotelier.austria.rules.cards import COLOURS, GROUP_BONUS
from hotelier.austria.rules.events import (
    EffectDeclined,
    GroupCompleted,
    GuestCheckedIn,
    StaffTriggered,
    WindowLit,
)
from hotelier.austria.rules.geometry import Board, room_count, room_text
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    COLOUR,
    CUSTODIAN,
    GUEST_VP,
    ORDER_SIZE,
    STAFF_ID,
    guest_id,
)
from hotelier.core.bits import ONE, lowest, positions
from hotelier.core.frames import Frame

# Filled by `effects` once every operation has its number.
REWARD: Final[list[int]] = []  # [guest]: its effects, eight bits each
GROUP_CODE: Final[list[list[int]]] = []  # [colour][size]: the bonus
# Staff that works when a guest enters a room, ascending by number:
# the card's bit, the colour (−1: any), the size of the order (0: any), the effect.
ON_GUEST: Final[list[tuple[int, int, int, int]]] = []
ON_GUEST_CARDS: Final[list[int]] = [0]  # [0]: all their bits
CUSTODIAN_CODE: Final[list[int]] = [0]  # [0]: the Custodian's effect, for the revised edition


def fitting(s: Seat, guest: i64) -> i64:
    """The free prepared rooms this guest may move into; green takes any."""
    free: i64 = s.rooms & ~s.occupied
    colour: i64 = COLOUR[guest]
    if colour == 0:
        return free & s.board.blue
    if colour == 1:
        return free & s.board.red
    if colour == 2:
        return free & s.board.yellow
    return free


def group_code(board: Board, index: i64) -> i64:
    """The bonus of a group."""
    colour: i64 = board.group_colour[index]
    size: i64 = room_count(board.groups[index])
    code: i64 = GROUP_CODE[colour][size]
    return code


def gift_of(s: Seat, room: i64) -> i64:
    """The bonus this room brings as the last of its group, once a group; 0 for none."""
    board = s.board
    index: i64 = board.group_of[room]
    group: i64 = board.groups[index]
    if (s.occupied | (ONE << room)) & group != group or (s.bonuses >> index) & 1:
        return 0
    return group_code(board, index)


def group_bonus(state: State, seat: i64, room: i64) -> i64:
    """The bonus if this was the last room of its group; it is given now."""
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
            bonus = GROUP_BONUS[colour][len(rooms) - 1]
            state.sink.append(GroupCompleted(seat + 1, names, colour, bonus))
    return gift


def occupy(state: State, seat: i64, room: i64) -> None:
    """An effect turns a prepared room to occupied: no “guest enters a room” staff in classic."""
    s = state.seats[seat]
    s.occupied |= ONE << room
    if state.sink is not None:
        state.sink.append(WindowLit(seat + 1, room_text(room), 0))
    effects: i64 = 0
    shift: i64 = 0
    if state.revised and s.staff & CUSTODIAN:
        effects = CUSTODIAN_CODE[0]
        shift = 8
        if state.sink is not None:
            state.sink.append(StaffTriggered(seat + 1, STAFF_ID[lowest(CUSTODIAN)]))
    effects |= group_bonus(state, seat, room) << shift
    start(state, seat, effects)


def check_in(state: State, seat: i64, table: i64, room: i64) -> None:
    """The guest leaves its table, the room is occupied, its VP are scored, then the batch."""
    s = state.seats[seat]
    guest: i64 = (s.guests >> (8 * table)) & 255
    s.guests &= ~(ONE * 255 << (8 * table))
    state.discards |= ONE << guest
    s.occupied |= ONE << room
    vp: i64 = GUEST_VP[guest]
    s.vp += vp
    if state.sink is not None:
        name = guest_id(guest)
        state.sink.append(GuestCheckedIn(seat + 1, name, table + 1, room_text(room), vp))
        state.sink.append(WindowLit(seat + 1, room_text(room), name))
    effects: i64 = REWARD[guest]
    shift: i64 = 0
    while effects >> shift:
        shift += 8
    if s.staff & ON_GUEST_CARDS[0]:
        for card, colour, size, code in ON_GUEST:
            if (
                s.staff & card
                and (colour < 0 or colour == COLOUR[guest])
                and (size == 0 or size == ORDER_SIZE[guest])
            ):
                effects |= code << shift
                shift += 8
                if state.sink is not None:
                    state.sink.append(StaffTriggered(seat + 1, STAFF_ID[lowest(card)]))
    effects |= group_bonus(state, seat, room) << shift
    start(state, seat, effects)


class CheckIn(Frame[State]):
    """Which room the guest moves into."""

    def __init__(self, seat: i64, table: i64, below: Frame[State] | None) -> None:
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


class Occupy(Frame[State]):
    """Which free prepared room an effect turns to occupied."""

    def __init__(self, seat: i64, below: Frame[State] | None) -> None:
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
    """Turn a prepared free room to occupied."""

    def __init__(self) -> None:
        super().__init__(Operation("occupy"))

    def begin(self, state: State, seat: i64) -> None:
        state.top = Occupy(seat, state.top)
