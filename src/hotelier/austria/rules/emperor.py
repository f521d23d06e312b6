"""The emperor scoring: points, steps back, bonus or penalty (rules §8; notation §3 and §4a)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import (
    DEMOLISH,
    DISMISS,
    EXCUSE_BIT,
    PAY_BIT,
    PENALTY,
    RETURN,
    ROOM_BIT,
)
from hotelier.austria.rules.batch import start
from hotelier.austria.rules.box import FINES, Fine
from hotelier.austria.rules.cafe import letters
from hotelier.austria.rules.cards import EMPEROR_BACK
from hotelier.austria.rules.events import (
    BonusGiven,
    CubesLost,
    EmperorScored,
    PenaltyDue,
    PenaltyExcused,
    PenaltyPaid,
    RoomDemolished,
    StaffDismissed,
    StaffReturned,
    StaffTriggered,
)
from hotelier.austria.rules.geometry import COLUMN, FLOOR, room_text
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    CONFERENCE_MANAGER,
    END_CARDS,
    GARDENER,
    STAFF_ID,
    TILE_ID,
)
from hotelier.core.bits import ONE, count, lowest
from hotelier.core.frames import GO_ON, Frame

SCORING_ROUNDS: Final[list[int]] = sorted(EMPEROR_BACK)
NO_SCORING: Final = -1
STEPS_BACK: Final[vec[i64]] = vec[i64]([EMPEROR_BACK[after] for after in SCORING_ROUNDS])
# [round]: the number of the scoring that follows
SCORING_AFTER: Final[vec[i64]] = vec[i64](
    [
        SCORING_ROUNDS.index(after) if after in SCORING_ROUNDS else NO_SCORING
        for after in range(SCORING_ROUNDS[-1] + 1)
    ]
)
EVICTED: Final = 2  # occupied rooms that C2 takes
BONUS_FROM: Final = 3  # the track space from which the bonus is given

# What a penalty takes
CROWNS: Final[i64] = FINES.index("crowns")
VP: Final[i64] = FINES.index("vp")
VP_PER_STAFF: Final[i64] = FINES.index("vp_per_staff")
CUBES: Final[i64] = FINES.index("cubes")
ALL_CUBES: Final[i64] = FINES.index("all_cubes")
RETURN_CARDS: Final[i64] = FINES.index("return")
DEMOLISH_ROOMS: Final[i64] = FINES.index("demolish")
EVICT_GUESTS: Final[i64] = FINES.index("evict")
DISMISS_STAFF: Final[i64] = FINES.index("dismiss")

# What `demolish` removes
FREE_ROOM: Final = 0
OCCUPIED: Final = 1
LOWER_OCCUPIED: Final = 2


# What a space of the track means once everyone has moved back
PENALISED: Final = 0
IGNORED: Final = 1
PLEASED: Final = 2


def fate_of(space: i64) -> i64:
    """The result for a seat on this space after the scoring."""
    if space >= BONUS_FROM:
        return PLEASED
    return PENALISED if space == 0 else IGNORED


def stepped_back(space: i64, number: i64) -> i64:
    """Where a seat goes in a scoring (from 0: A, B, C)."""
    back: i64 = STEPS_BACK[number]
    return space - back if space > back else 0


def next_scoring(state: State) -> i64:
    """The number of the next scoring; −1 after the last. Once bonuses are given, it's past."""
    given: bool = False
    frame = state.top
    while frame is not None:
        given = given or isinstance(frame, EmperorScoring)
        frame = frame.below
    for number, after in enumerate(SCORING_ROUNDS):
        if after > state.round or (after == state.round and not given and not state.over):
            return number
    return NO_SCORING


def current_tile(state: State) -> i64:
    """The tile of this scoring: A after round 3, B after 5, C after 7."""
    letter: i64 = SCORING_AFTER[state.round]
    return (state.tiles >> (4 * letter)) & 15


@mypyc_attr(acyclic=True, free_list_len=1)
class EmperorScoring(Frame):
    """All seats score and move back; then each, in turn order, gets its bonus or penalty."""

    def __init__(self, seat: i64, place: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.place: i64 = place

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def enter(self, state: State) -> i64:
        if self.place == 0:
            self.score_tracks(state)
        if self.place == state.players:
            state.top = self.below
            return GO_ON
        seat: i64 = (state.first + self.place) % state.players
        state.top = EmperorScoring(0, self.place + 1, self.below)
        s = state.seats[seat]
        tile: i64 = current_tile(state)
        fate: i64 = fate_of(s.emperor)
        if fate == PLEASED:
            if state.sink is not None:
                state.sink.append(BonusGiven(seat + 1, TILE_ID[tile]))
            effects: i64 = state.box.bonus[tile]
            if s.staff & GARDENER:
                if state.sink is not None:
                    state.sink.append(StaffTriggered(seat + 1, STAFF_ID[lowest(GARDENER)]))
                effects |= state.box.on_bonus << 8
            start(state, seat, effects)
        elif fate == PENALISED:
            if state.sink is not None:
                state.sink.append(PenaltyDue(seat + 1, TILE_ID[tile], state.revised))
            state.top = Penalty(seat, state.top)
        return GO_ON

    def score_tracks(self, state: State) -> None:
        """Points of the track space, then back; all seats before any bonus."""
        number: i64 = SCORING_AFTER[state.round]
        seat: i64 = 0
        for s in state.seats:
            space: i64 = s.emperor
            vp: i64 = state.box.emperor_vp[space]
            s.vp += vp
            s.emperor = stepped_back(space, number)
            seat += 1
            if state.sink is not None:
                state.sink.append(EmperorScored(seat, space, s.emperor, vp))


def payable(s: Seat, fine: Fine) -> bool:
    """Whether a penalty option can be carried out in full."""
    if fine.kind == CROWNS:
        return s.crowns >= fine.amount
    if fine.kind == RETURN_CARDS:
        return count(s.hand) >= fine.amount
    if fine.kind == DEMOLISH_ROOMS:
        return count(s.rooms & ~s.occupied) >= fine.amount
    if fine.kind == DISMISS_STAFF:
        return s.staff & END_CARDS != 0
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Penalty(Frame):
    """The owner pays one of the printed options, or is spared by the Conference Manager."""

    def __init__(self, seat: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below

    def enter(self, state: State) -> i64:
        s = state.seats[self.seat]
        options = state.box.fines[current_tile(state)]
        mask: i64 = 0
        if len(options) == 1 or payable(s, options[0]):
            mask = 1 << PAY_BIT
        choice: bool = mask == 0 or not state.box.first_option
        if len(options) == 2 and choice and payable(s, options[1]):
            mask |= 2 << PAY_BIT
        if s.staff & CONFERENCE_MANAGER and s.crowns >= state.box.excuse_price:
            mask |= 1 << EXCUSE_BIT
        return state.ask(self.seat, PENALTY, mask)

    def choose(self, state: State, bit: i64) -> None:
        seat: i64 = self.seat
        s = state.seats[seat]
        tile: i64 = current_tile(state)
        state.top = self.below
        if bit == EXCUSE_BIT:
            s.crowns -= state.box.excuse_price
            if state.sink is not None:
                state.sink.append(PenaltyExcused(seat + 1, TILE_ID[tile], state.box.excuse_price))
            return
        option = state.box.fines[tile][bit - PAY_BIT]
        kind: i64 = option.kind
        amount: i64 = option.amount
        crowns: i64 = 0
        vp: i64 = 0
        if kind == CROWNS:
            crowns = amount
        elif kind == VP:
            vp = amount
        elif kind == VP_PER_STAFF:
            vp = amount * count(s.staff)
        s.crowns -= crowns
        s.vp -= vp
        if state.sink is not None:
            number: i64 = bit - PAY_BIT + 1
            state.sink.append(
                PenaltyPaid(seat + 1, TILE_ID[tile], number, crowns, vp, state.revised)
            )
        if kind == CUBES:
            lose_cubes(state, seat, False)
        elif kind == ALL_CUBES:
            lose_cubes(state, seat, True)
        elif kind == RETURN_CARDS:
            state.top = Return(seat, amount, state.top)
        elif kind == DEMOLISH_ROOMS:
            while amount > 0:
                state.top = Demolish(seat, FREE_ROOM, 0, state.top)
                amount -= 1
        elif kind == EVICT_GUESTS:
            state.top = Demolish(seat, OCCUPIED, 0, state.top)
        elif kind == DISMISS_STAFF:
            state.top = Dismiss(seat, state.top)


def served_cubes(s: Seat) -> str:
    """The cubes on the guests' orders, as letters."""
    from_orders = ""
    for table in range(3):
        guest = (s.guests >> (8 * table)) & 255
        served = s.box.order[guest] - ((s.wants >> (16 * table)) & 0xFFFF)
        from_orders += "".join(
            c * ((served >> (4 * i)) & 15) for i, c in ((2, "s"), (0, "c"), (3, "w"), (1, "k"))
        )
    return from_orders


def lose_cubes(state: State, seat: i64, tables_too: bool) -> None:
    """All cubes of the kitchen (A2), and those on the guests' orders (B1)."""
    s = state.seats[seat]
    if state.sink is not None:
        served = served_cubes(s) if tables_too else ""
        state.sink.append(CubesLost(seat + 1, letters(s.kitchen), served))
    s.kitchen = 0
    if tables_too:
        wants: i64 = 0
        table: i64 = 0
        while table < 3:
            order: i64 = s.box.order[(s.guests >> (8 * table)) & 255]
            wants |= order << (16 * table)
            table += 1
        s.wants = wants


@mypyc_attr(acyclic=True, free_list_len=1)
class Return(Frame):
    """Cards from the hand go under the deck, one at a time (A3, B3)."""

    def __init__(self, seat: i64, left: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.left: i64 = left

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def enter(self, state: State) -> i64:
        return state.ask(self.seat, RETURN, state.seats[self.seat].hand)

    def choose(self, state: State, bit: i64) -> None:
        state.seats[self.seat].hand &= ~(ONE << bit)
        entry: i64 = bit + 64 * self.seat
        state.under = (*state.under, entry)
        state.top = Return(self.seat, self.left - 1, self.below) if self.left > 1 else self.below
        if state.sink is not None:
            state.sink.append(StaffReturned(self.seat + 1, STAFF_ID[bit]))


def on_highest_floor(rooms: i64) -> i64:
    """The rooms on the highest floor that has one."""
    floor: i64 = 3
    while floor >= 0:
        mask: i64 = FLOOR[floor]
        if rooms & mask:
            return rooms & mask
        floor -= 1
    return 0


def below_in_column(room: i64) -> i64:
    """The places below a room, in its column."""
    column: i64 = COLUMN[room % 5]
    return column & ((ONE << room) - 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Demolish(Frame):
    """A room leaves the board: the highest free one (A4, B4), or an occupied one (C2)."""

    def __init__(self, seat: i64, what: i64, under: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.what: i64 = what
        self.under: i64 = under  # with LOWER_OCCUPIED: only rooms below this floor

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.what, self.under)

    def enter(self, state: State) -> i64:
        s = state.seats[self.seat]
        rooms: i64 = s.occupied
        if self.what == FREE_ROOM:
            rooms = s.rooms & ~s.occupied
        elif self.what == LOWER_OCCUPIED:
            rooms &= (ONE << (5 * self.under)) - 1
        rooms = on_highest_floor(rooms)
        if self.what == OCCUPIED and state.box.same_column:
            supported: i64 = 0
            rest: i64 = rooms
            while rest:
                room: i64 = lowest(rest)
                rest &= rest - 1
                if below_in_column(room) & s.occupied:
                    supported |= ONE << room
            if supported:
                rooms = supported
        if rooms == 0:  # what isn't there isn't lost
            state.top = self.below
            return GO_ON
        return state.ask(self.seat, DEMOLISH, rooms << ROOM_BIT)

    def choose(self, state: State, bit: i64) -> None:
        room: i64 = bit - ROOM_BIT
        state.top = self.below
        demolish(state, self.seat, room)
        if self.what == OCCUPIED:
            if not state.box.same_column:
                state.top = Demolish(self.seat, LOWER_OCCUPIED, room // 5, state.top)
            else:
                lower: i64 = below_in_column(room) & state.seats[self.seat].occupied
                nearest: i64 = on_highest_floor(lower)
                if nearest:
                    demolish(state, self.seat, lowest(nearest))


def demolish(state: State, seat: i64, room: i64) -> None:
    """The tile is removed; nothing is refunded and no bonus is lost."""
    s = state.seats[seat]
    bit: i64 = ONE << room
    if state.sink is not None:
        state.sink.append(RoomDemolished(seat + 1, room_text(room), s.occupied & bit != 0))
    s.rooms &= ~bit
    s.occupied &= ~bit


@mypyc_attr(acyclic=True, free_list_len=1)
class Dismiss(Frame):
    """A played end card leaves the game (C4)."""

    def __init__(self, seat: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below

    def enter(self, state: State) -> i64:
        return state.ask(self.seat, DISMISS, state.seats[self.seat].staff & END_CARDS)

    def choose(self, state: State, bit: i64) -> None:
        state.seats[self.seat].staff &= ~(ONE << bit)
        state.top = self.below
        if state.sink is not None:
            state.sink.append(StaffDismissed(self.seat + 1, STAFF_ID[bit]))
