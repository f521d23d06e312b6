"""Setup: chance, staff hands, first guests, first rooms (rules §3)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import DONE_BIT, DRAFT, FIRST_GUEST, FIRST_ROOM, ROOM_BIT
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.cards import START_STAFF
from hotelier.austria.rules.events import (
    BoardsDealt,
    CardKept,
    FirstPlayer,
    HandsPassed,
    PoliticsRevealed,
    RowDealt,
    StaffDrawn,
    TilesRevealed,
)
from hotelier.austria.rules.guests import row_ids, take_guest
from hotelier.austria.rules.hire import take_from_deck
from hotelier.austria.rules.prepare import preparable, prepare
from hotelier.austria.rules.printed import BOARD_NAMES
from hotelier.austria.rules.rounds import start_round
from hotelier.austria.rules.state import (
    BOARDS_DEALT,
    DRAFTED,
    DRAW,
    EMPEROR,
    FIRST,
    INTRO,
    POLITICS,
    ROW_OF_FIVE,
    State,
    new_seat,
)
from hotelier.austria.rules.tables import INTRO_HANDS, POLITICS_ID, STAFF_ID, TILE_ID, staff_ids
from hotelier.core.bits import ONE, count, nth
from hotelier.core.frames import GO_ON, Frame
from hotelier.core.rng import Rng

FIRST_ROOMS: Final = 3
PER_GROUP: Final = len(POLITICS_ID) // 3  # politics cards, and tiles, in each of A, B, C


def new_state(box: Box, players: int, day: bool, hands: int) -> State:
    """A table before setup; the first chance step is pending."""
    state = State(None)
    state.box = box
    state.rules = box.rules
    state.players = players
    state.revised = box.edition.revised
    state.day = day
    state.hands = hands
    state.seats = [new_seat(box) for _ in range(players)]
    state.top = ChooseFirst(0, None)
    return state


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseFirst(Frame):
    """`~first S`."""

    def enter(self, state: State) -> i64:
        state.chance = FIRST
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        return rng.below(state.players)

    def deal(self, state: State, outcome: i64) -> None:
        state.first = outcome
        state.top = DealPolitics(0, None)
        if state.sink is not None:
            state.sink.append(FirstPlayer(outcome + 1))


def sample_groups(rng: Rng) -> i64:
    """One of each group A, B, C: four bits per letter, an index into the sorted list."""
    picked: i64 = rng.below(PER_GROUP)
    picked |= (PER_GROUP + rng.below(PER_GROUP)) << 4
    picked |= (2 * PER_GROUP + rng.below(PER_GROUP)) << 8
    return picked


@mypyc_attr(acyclic=True, free_list_len=1)
class DealPolitics(Frame):
    """`~politics A B C`."""

    def enter(self, state: State) -> i64:
        state.chance = POLITICS
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        return sample_groups(rng)

    def deal(self, state: State, outcome: i64) -> None:
        state.politics = outcome
        state.top = DealTiles(0, None)
        if state.sink is not None:
            cards = tuple(POLITICS_ID[outcome >> (4 * k) & 15] for k in range(3))
            state.sink.append(PoliticsRevealed(0, cards))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealTiles(Frame):
    """`~emperor A1 B3 C2`."""

    def enter(self, state: State) -> i64:
        state.chance = EMPEROR
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        return sample_groups(rng)

    def deal(self, state: State, outcome: i64) -> None:
        state.tiles = outcome
        state.top = DealBoards(0, None) if state.day else DealRow(0, None)
        if state.sink is not None:
            tiles = tuple(TILE_ID[outcome >> (4 * k) & 15] for k in range(3))
            state.sink.append(TilesRevealed(0, tiles))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealBoards(Frame):
    """`~boards D A`: a different day board for each seat; four bits per seat."""

    def enter(self, state: State) -> i64:
        state.chance = BOARDS_DEALT
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        left: i64 = 0b11110
        outcome: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            board: i64 = nth(left, rng.below(4 - seat))
            left &= ~(ONE << board)
            outcome |= board << (4 * seat)
            seat += 1
        return outcome

    def deal(self, state: State, outcome: i64) -> None:
        seat: i64 = 0
        for s in state.seats:
            s.board = state.box.boards[(outcome >> (4 * seat)) & 15]
            seat += 1
        state.top = DealRow(0, None)
        if state.sink is not None:
            names = tuple(BOARD_NAMES[outcome >> (4 * k) & 15] for k in range(state.players))
            state.sink.append(BoardsDealt(0, names))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealRow(Frame):
    """`~row G G G G G`: eight bits per place."""

    def enter(self, state: State) -> i64:
        state.chance = ROW_OF_FIVE
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        deck: i64 = state.guest_deck
        size: i64 = count(deck)
        outcome: i64 = 0
        place: i64 = 0
        while place < 5:
            guest: i64 = nth(deck, rng.below(size - place))
            deck &= ~(ONE << guest)
            outcome |= guest << (8 * place)
            place += 1
        return outcome

    def deal(self, state: State, outcome: i64) -> None:
        state.row = outcome
        place: i64 = 0
        while place < 5:
            state.guest_deck &= ~(ONE << ((outcome >> (8 * place)) & 255))
            place += 1
        if state.sink is not None:
            state.sink.append(RowDealt(0, row_ids(outcome)))
        if state.hands == INTRO:
            deal_fixed_hands(state)
            state.top = first_guests(state)
        else:
            state.top = DealStaff(0, None)


def deal_fixed_hands(state: State) -> None:
    """Introductory hands A–D to tiles 1–4; the hands of absent tiles stay in the deck."""
    place: i64 = 0
    while place < state.players:
        seat: i64 = (state.first + place) % state.players
        hand: i64 = INTRO_HANDS[place]
        state.seats[seat].hand = hand
        state.staff_deck &= ~hand
        if state.sink is not None:
            cards = tuple(staff_ids(hand))
            state.sink.append(StaffDrawn(seat + 1, len(cards), cards, False))
        place += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class DealStaff(Frame):
    """`~draw S N N N N N N` for each seat from seat 1."""

    def enter(self, state: State) -> i64:
        state.chance = DRAW
        state.wanted = START_STAFF
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        deck: i64 = state.staff_deck
        return rng.draw(deck, count(deck), state.wanted)

    def deal(self, state: State, outcome: i64) -> None:
        seat: i64 = self.seat
        take_from_deck(state, seat, outcome, state.hands == DRAFTED)
        if state.hands == DRAFTED:
            state.seats[seat].packet = outcome
        else:
            state.seats[seat].hand = outcome
        if seat + 1 < state.players:
            state.top = DealStaff(seat + 1, None)
        elif state.hands == DRAFTED:
            state.top = Draft(0, None)
        else:
            state.top = first_guests(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class Draft(Frame):
    """Keep one card of the packet; when every seat has, the packets move to the left."""

    def enter(self, state: State) -> i64:
        return state.ask(self.seat, DRAFT, state.seats[self.seat].packet)

    def choose(self, state: State, bit: i64) -> None:
        s = state.seats[self.seat]
        s.packet &= ~(ONE << bit)
        s.hand |= ONE << bit
        if state.sink is not None:
            state.sink.append(CardKept(self.seat + 1, STAFF_ID[bit]))
        if self.seat + 1 < state.players:
            state.top = Draft(self.seat + 1, None)
        elif s.packet == 0:
            state.top = first_guests(state)
        else:
            pass_left(state)
            state.top = Draft(0, None)


def pass_left(state: State) -> None:
    """Every packet goes to the next higher seat, the last seat's to the first."""
    moving: i64 = state.seats[state.players - 1].packet
    for s in state.seats:
        next_packet: i64 = s.packet
        s.packet = moving
        moving = next_packet
    state.reveal(0)  # everyone sees a new packet now
    if state.sink is not None:
        state.sink.append(HandsPassed(0))


def first_guests(state: State) -> Frame:
    """From the last player to the first."""
    return FirstGuest(seat_at(state, state.players - 1), state.players - 1, None)


def seat_at(state: State, place: i64) -> i64:
    """The seat with the turn-order tile number `place` + 1."""
    return (state.first + place) % state.players


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstGuest(Frame):
    """A face-up guest for free."""

    def __init__(self, seat: i64, place: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.place: i64 = place

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def enter(self, state: State) -> i64:
        return state.ask(self.seat, FIRST_GUEST, 0b11111)

    def choose(self, state: State, bit: i64) -> None:
        if self.place > 0:
            place: i64 = self.place - 1
            state.top = FirstGuest(seat_at(state, place), place, None)
        else:
            state.top = FirstRoom(state.first, 0, FIRST_ROOMS, None)
        take_guest(state, self.seat, bit, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstRoom(Frame):
    """Up to three rooms, paid for; the first must be the one at the bottom left."""

    def __init__(self, seat: i64, place: i64, left: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.place: i64 = place
        self.left: i64 = left

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.place, self.left)

    def enter(self, state: State) -> i64:
        return state.ask(
            self.seat,
            FIRST_ROOM,
            (preparable(state.seats[self.seat], 0) << ROOM_BIT) | (1 << DONE_BIT),
        )

    def choose(self, state: State, bit: i64) -> None:
        if bit != DONE_BIT:
            prepare(state, self.seat, bit - ROOM_BIT, 0)
            if self.left > 1:
                state.top = FirstRoom(self.seat, self.place, self.left - 1, None)
                return
        place: i64 = self.place + 1
        if place < state.players:
            state.top = FirstRoom(seat_at(state, place), place, FIRST_ROOMS, None)
        else:
            start_round(state)
