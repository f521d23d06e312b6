"""A position of Overbooking: plain integers and a stack of pending frames.

A deck is a set; nothing about the next draw exists before it is dealt.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.bits import ONE, count, nth, positions
from hotelier.core.frames import ASKED, SINGLE, StackState
from hotelier.core.rng import Rng
from hotelier.overbooking.rules.actions import (
    ACTIONS,
    DOOR,
    HALF,
    HOTELS,
    NAME,
    NAMES,
    NONE,
    QUEUE,
    REPLACE,
    REPLACE_BIT,
    few_action,
)
from hotelier.overbooking.rules.box import HOUSE, NO_BACK_DOOR, Box
from hotelier.overbooking.rules.cards import CREST_CARDS, KIND_CARDS, WHOLE_DECK

# Kinds of chance step
FIRST: Final = 1
TILES: Final = 2
DRAW: Final = 3
CHANCES: Final = ("", "~first", "~tiles", "~draw")

HALF_PLACINGS: Final = HALF * HOTELS  # bits in one of the two words of a side


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """One player's cards and tokens."""

    hand: i64
    deck: i64
    booked: i64
    tokens: i64

    def __init__(self, old: "Seat | None") -> None:
        if old is None:
            self.hand = 0
            self.deck = WHOLE_DECK
            self.booked = 0
            self.tokens = 0
        else:
            self.hand = old.hand
            self.deck = old.deck
            self.booked = old.booked
            self.tokens = old.tokens

    def facts(self) -> tuple[int, ...]:
        """All of it, for comparing positions."""
        return (self.hand, self.deck, self.booked, self.tokens)


@mypyc_attr(acyclic=True, free_list_len=1)
class Hotel:
    """One tile of the column with its queue and back door."""

    face: i64
    beds: i64  # free now: printed, changed by abilities, minus booked
    token: bool
    revealed: bool
    queue: i64  # eight bits per card, nearest the hotel lowest
    door: i64
    named: i64  # positions from 1 in the order named, four bits each

    def __init__(self, old: "Hotel | None") -> None:
        if old is None:
            self.face = 0
            self.beds = 0
            self.token = False
            self.revealed = False
            self.queue = 0
            self.door = 0
            self.named = 0
        else:
            self.face = old.face
            self.beds = old.beds
            self.token = old.token
            self.revealed = old.revealed
            self.queue = old.queue
            self.door = old.door
            self.named = old.named

    def facts(self) -> tuple[int, ...]:
        """All of it, for comparing positions."""
        return (
            self.face,
            self.beds,
            self.token,
            self.revealed,
            self.queue,
            self.door,
            self.named,
        )

    def show(self, box: Box, face: i64) -> None:
        """Show a new face: its beds, and a token at the back door if it has one."""
        self.face = face
        self.beds = box.beds[face]
        self.token = box.rules[face] != NO_BACK_DOOR
        self.revealed = False
        self.queue = 0
        self.door = 0
        self.named = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class State(StackState):
    """A whole game between two steps. Legal placements are words of bits, the few others one word.

    Copies share their seats and hotels, so use `fresh_seat` and `fresh_hotel` to change one.
    """

    box: Box
    players: i64
    bonus: i64
    seats: list[Seat]
    hotels: list[Hotel]
    own_seats: i64  # a bit for each seat that no copy shares
    own_hotels: i64
    round: i64
    first: i64
    turn: i64  # 1–5 while placing, 0 in stage 2
    tiles_used: i64
    doors_low: i64  # kinds 1–3: bit 4 · card + hotel
    doors_high: i64  # kinds 4–6
    queues_low: i64
    queues_high: i64
    few: i64
    number: i64  # how many actions are legal
    winning: i64

    def __init__(self, old: "State | None") -> None:
        if old is None:
            self.actor = 0
            self.kind = NONE
            self.chance = 0
            self.over = False
            self.reveals = 0
            self.top = None
            self.box = HOUSE
            self.players = 0
            self.bonus = 0
            self.seats = []
            self.hotels = []
            self.round = 1
            self.first = 0
            self.turn = 0
            self.tiles_used = 0
            self.wanted = 0
            self.doors_low = 0
            self.doors_high = 0
            self.queues_low = 0
            self.queues_high = 0
            self.few = 0
            self.number = 0
            self.winning = 0
        else:
            self.actor = old.actor
            self.kind = old.kind
            self.chance = old.chance
            self.over = old.over
            self.reveals = old.reveals
            self.top = old.top
            self.box = old.box
            self.players = old.players
            self.bonus = old.bonus
            self.seats = old.seats.copy()
            self.hotels = old.hotels.copy()
            old.own_seats = 0
            old.own_hotels = 0
            self.round = old.round
            self.first = old.first
            self.turn = old.turn
            self.tiles_used = old.tiles_used
            self.wanted = old.wanted
            self.doors_low = old.doors_low
            self.doors_high = old.doors_high
            self.queues_low = old.queues_low
            self.queues_high = old.queues_high
            self.few = old.few
            self.number = old.number
            self.winning = old.winning
        self.own_seats = 0
        self.own_hotels = 0
        self.sink = None
        self.witness = 0
        self.owned = 0
        self.certain = -1

    def clone(self) -> "State":
        return State(self)

    def fresh_seat(self, index: i64) -> Seat:
        """A seat that belongs to this position alone, to be changed."""
        seat = self.seats[index]
        if not (self.own_seats >> index) & 1:
            seat = Seat(seat)
            self.seats[index] = seat
            self.own_seats |= ONE << index
        return seat

    def fresh_hotel(self, index: i64) -> Hotel:
        """A hotel that belongs to this position alone, to be changed."""
        hotel = self.hotels[index]
        if not (self.own_hotels >> index) & 1:
            hotel = Hotel(hotel)
            self.hotels[index] = hotel
            self.own_hotels |= ONE << index
        return hotel

    def ask(self, seat: i64, kind: i64) -> i64:
        """A seat must choose among what the words list; returns whether there's a choice at all."""
        self.kind = kind
        self.number = (
            count(self.doors_low)
            + count(self.doors_high)
            + count(self.queues_low)
            + count(self.queues_high)
            + count(self.few)
        )
        if self.number > 1:
            self.actor = seat + 1
            return ASKED
        return SINGLE

    def sole(self) -> i64:
        action: i64 = self.option(0)
        self.forget_options()
        return action

    def forget_options(self) -> None:
        """Nothing is legal until a seat is asked again."""
        self.doors_low = 0
        self.doors_high = 0
        self.queues_low = 0
        self.queues_high = 0
        self.few = 0
        self.number = 0

    def options(self) -> i64:
        return self.number

    def option(self, index: i64) -> i64:
        if self.turn == 0:
            return few_action(nth(self.few, index))
        left: i64 = index
        some: i64 = count(self.doors_low)
        if left < some:
            return DOOR + nth(self.doors_low, left)
        left -= some
        some = count(self.doors_high)
        if left < some:
            return DOOR + HALF_PLACINGS + nth(self.doors_high, left)
        left -= some
        some = count(self.queues_low)
        if left < some:
            return QUEUE + nth(self.queues_low, left)
        left -= some
        some = count(self.queues_high)
        if left < some:
            return QUEUE + HALF_PLACINGS + nth(self.queues_high, left)
        return few_action(nth(self.few, left - some))

    def legal(self) -> list[int]:
        return [
            *(DOOR + bit for bit in positions(self.doors_low)),
            *(DOOR + HALF_PLACINGS + bit for bit in positions(self.doors_high)),
            *(NAME + bit for bit in positions(self.few & NAMES)),
            *(QUEUE + bit for bit in positions(self.queues_low)),
            *(QUEUE + HALF_PLACINGS + bit for bit in positions(self.queues_high)),
            *(REPLACE + bit for bit in positions(self.few >> REPLACE_BIT)),
        ]

    def allows(self, action: i64) -> bool:
        """Whether an action is legal now."""
        if action < 0 or action >= ACTIONS:
            return False
        if action >= REPLACE:
            return (self.few >> (action - REPLACE + REPLACE_BIT)) & 1 != 0
        if action >= QUEUE:
            return placing_bit(self.queues_low, self.queues_high, action - QUEUE)
        if action >= NAME:
            return (self.few >> (action - NAME)) & 1 != 0
        return placing_bit(self.doors_low, self.doors_high, action - DOOR)

    def apply(self, action: i64) -> None:
        top = self.top
        if top is None or not self.allows(action):
            raise ValueError(f"action {action} is not legal")
        self.forget_options()
        top.choose(self, action)
        self.run()

    def redeal(self, seat: i64, rng: Rng) -> None:
        from hotelier.overbooking.unseen import redeal  # it knows the frames, which know this class

        redeal(self, seat, rng)

    def scores(self) -> list[int]:
        return [seat_score(self, seat) for seat in self.seats]

    def winners(self) -> list[int]:
        return [seat + 1 for seat in positions(self.winning)]

    def facts(self) -> tuple[object, ...]:
        return (
            self.box.fingerprint,
            self.actor,
            self.kind,
            self.chance,
            self.over,
            self.reveals,
            self.players,
            self.bonus,
            self.round,
            self.first,
            self.turn,
            self.tiles_used,
            self.wanted,
            self.doors_low,
            self.doors_high,
            self.queues_low,
            self.queues_high,
            self.few,
            self.number,
            self.winning,
            tuple([seat.facts() for seat in self.seats]),
            tuple([hotel.facts() for hotel in self.hotels]),
            self.pending(),
        )


def placing_bit(low: i64, high: i64, bit: i64) -> bool:
    """Whether a placement is in the two words of a side."""
    if bit < HALF_PLACINGS:
        return (low >> bit) & 1 != 0
    return (high >> (bit - HALF_PLACINGS)) & 1 != 0


def coins(state: State, s: Seat) -> i64:
    """The coins on a seat's booked cards (rules §4)."""
    total: i64 = 0
    kind: i64 = 0
    for cards in KIND_CARDS:
        total += state.box.coins[kind] * count(s.booked & cards)
        kind += 1
    return total


def crest_bonus(state: State, s: Seat, crest: i64) -> i64:
    """The bonus for the booked cards of one crest (rules §4)."""
    table = state.box.bonus[state.bonus]
    return table[count(s.booked & CREST_CARDS[crest])]


def seat_score(state: State, s: Seat) -> i64:
    """Coins, tokens and crest bonuses."""
    total: i64 = coins(state, s) + s.tokens
    crest: i64 = 0
    while crest < 4:
        total += crest_bonus(state, s, crest)
        crest += 1
    return total
