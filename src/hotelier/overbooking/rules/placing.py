"""Stage 1: one card each, five times, face down to a queue or a back door (rules §3)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.bits import ONE
from hotelier.core.frames import GO_ON, Frame
from hotelier.overbooking.rules.actions import (
    DOOR,
    HALF,
    HALF_CARDS,
    HOTELS,
    PLACE,
    QUEUE,
    SKIP,
    SKIP_BIT,
    spread,
)
from hotelier.overbooking.rules.box import (
    FIRST_OPEN,
    LARGE_ONLY,
    NO_BACK_DOOR,
    NO_SOLDIERS,
    SECOND_OPEN,
    SMALL_ONLY,
    TWO_CRESTS,
)
from hotelier.overbooking.rules.cards import (
    CREST_CARDS,
    KIND_CARDS,
    LARGE_CARDS,
    PLACED,
    PLACED_BITS,
    SMALL_CARDS,
    card_of,
    length,
    placed,
)
from hotelier.overbooking.rules.cards import SOLDIERS as SOLDIERS_KIND
from hotelier.overbooking.rules.events import CardPlaced, CardTurnedUp, PlacementSkipped, TokenTaken
from hotelier.overbooking.rules.state import Hotel, State

TIMES: Final = 5  # cards each player places per round
QUEUE_LIMIT: Final = 4
QUEUE_LIMIT_NO_DOOR: Final = 5
DOOR_LIMIT: Final = 2
MOST_CRESTS: Final = 2  # in a queue with that rule
NOT_SOLDIERS: Final[i64] = ~KIND_CARDS[SOLDIERS_KIND]


def queue_limit(rule: i64) -> i64:
    """How many cards may be placed in a queue."""
    return QUEUE_LIMIT_NO_DOOR if rule == NO_BACK_DOOR else QUEUE_LIMIT


def door_limit(rule: i64) -> i64:
    """How many cards may be placed at a back door."""
    return 0 if rule == NO_BACK_DOOR else DOOR_LIMIT


def queue_full(state: State, hotel: Hotel) -> bool:
    """Whether no card at all may join this queue."""
    limit: i64 = queue_limit(state.box.rules[hotel.face])
    return hotel.queue >> (PLACED_BITS * (limit - 1)) != 0


def queue_cards(state: State, hotel: Hotel, hand: i64) -> i64:
    """The cards of a hand that may join this queue."""
    if queue_full(state, hotel):
        return 0
    rule: i64 = state.box.rules[hotel.face]
    if rule == NO_SOLDIERS:
        return hand & NOT_SOLDIERS
    if rule == SMALL_ONLY:
        return hand & SMALL_CARDS
    if rule == LARGE_ONLY:
        return hand & LARGE_CARDS
    if rule == TWO_CRESTS:
        return hand & crests_allowed(hotel.queue)
    return hand


def crests_allowed(queue: i64) -> i64:
    """At most two different crests: the first two in the queue fix them."""
    crests: i64 = 0
    first: i64 = -1
    while queue:
        crest: i64 = card_of(queue & PLACED) & 3
        if first < 0:
            first = crest
            crests = CREST_CARDS[crest]
        elif crest != first:
            second: i64 = CREST_CARDS[crest]
            return crests | second
        queue >>= PLACED_BITS
    return -1


def crests_fixed(queue: i64) -> list[int]:
    """The crests, at most two, that a queue has fixed so far, nearest first."""
    found: list[int] = []
    while queue and len(found) < MOST_CRESTS:
        crest = card_of(queue & PLACED) & 3
        if crest not in found:
            found.append(crest)
        queue >>= PLACED_BITS
    return found


def door_open(state: State, hotel: Hotel) -> bool:
    """Whether another card fits at the back door."""
    limit: i64 = door_limit(state.box.rules[hotel.face])
    return limit != 0 and hotel.door >> (PLACED_BITS * (limit - 1)) == 0


def shows_card(rule: int, position: int) -> bool:
    """Whether a card at this spot of the queue (from 0) is face up."""
    return (rule == FIRST_OPEN and position == 0) or (rule == SECOND_OPEN and position == 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Frame):
    """A seat places a card; `place` is its place in turn order, `time` the card of the round."""

    def __init__(self, seat: i64, place: i64, time: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.place: i64 = place
        self.time: i64 = time

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.place, self.time)

    def enter(self, state: State) -> i64:
        state.turn = self.time
        hand: i64 = state.seats[self.seat].hand
        low: i64 = spread(hand & HALF_CARDS)
        high: i64 = spread(hand >> HALF)
        doors: i64 = 0  # hotels whose back door is open, one bit each
        queues: i64 = 0  # hotels whose queue takes the whole hand
        queues_low: i64 = 0
        queues_high: i64 = 0
        index: i64 = 0
        for hotel in state.hotels:
            cards: i64 = queue_cards(state, hotel, hand)
            if cards == hand:
                queues |= ONE << index
            elif cards:
                queues_low |= spread(cards & HALF_CARDS) << index
                queues_high |= spread(cards >> HALF) << index
            if door_open(state, hotel):
                doors |= ONE << index
            index += 1
        doors_low: i64 = low * doors
        doors_high: i64 = high * doors
        queues_low |= low * queues
        queues_high |= high * queues
        if not doors_low | doors_high | queues_low | queues_high:
            state.reveal(self.seat + 1)  # it says something about the hand
            if state.sink is not None:
                reason = "no place" if hand else "no card"
                state.sink.append(PlacementSkipped(self.seat + 1, reason))
            self.next(state)
            return GO_ON
        state.doors_low = doors_low
        state.doors_high = doors_high
        state.queues_low = queues_low
        state.queues_high = queues_high
        state.few = 0
        if self.time == TIMES and self.place == state.players - 1:
            state.few = 1 << SKIP_BIT
        return state.ask(self.seat, PLACE)

    def choose(self, state: State, choice: i64) -> None:
        self.next(state)
        if choice == SKIP:
            if state.sink is not None:
                state.sink.append(PlacementSkipped(self.seat + 1, "choice"))
            return
        to_queue: bool = choice >= QUEUE
        placing: i64 = choice - QUEUE if to_queue else choice - DOOR
        place_card(state, self.seat, placing // HOTELS, placing % HOTELS, to_queue)

    def next(self, state: State) -> None:
        """The next seat in turn order; after the last one, the next card of the round."""
        place: i64 = self.place + 1
        time: i64 = self.time
        if place == state.players:
            place = 0
            time += 1
        if time > TIMES:
            state.top = self.below
        else:
            state.top = Placing(placing_seat(state, place), place, time, self.below)


def placing_seat(state: State, place: i64) -> i64:
    """The seat at a place in turn order: clockwise from the first player."""
    return (state.first + place) % state.players


def placing_order(state: State) -> tuple[int, ...]:
    """All seats in turn order, counted from 1."""
    return tuple([placing_seat(state, place) + 1 for place in range(state.players)])


def place_card(state: State, seat: i64, card: i64, index: i64, to_queue: bool) -> None:
    """Next to the cards already there, away from the hotel; the first at a door takes its token."""
    s = state.fresh_seat(seat)
    hotel = state.fresh_hotel(index)
    s.hand &= ~(ONE << card)
    entry: i64 = placed(seat, card)
    position: i64 = length(hotel.queue if to_queue else hotel.door)
    if to_queue:
        hotel.queue |= entry << (PLACED_BITS * position)
    else:
        hotel.door |= entry << (PLACED_BITS * position)
    shown: bool = to_queue and shows_card(state.box.rules[hotel.face], position)
    if shown:
        state.reveal(seat + 1)
    if state.sink is not None:
        text = state.box.card_text(card)
        side = "queue" if to_queue else "door"
        back = state.box.back_text(card)
        state.sink.append(CardPlaced(seat + 1, index + 1, side, position + 1, back, text))
        if shown:
            state.sink.append(CardTurnedUp(seat + 1, index + 1, position + 1, text))
    if not to_queue and hotel.token:
        hotel.token = False
        s.tokens += 1
        if state.sink is not None:
            state.sink.append(TokenTaken(seat + 1, index + 1))
