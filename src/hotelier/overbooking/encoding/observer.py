"""A position of Overbooking as a row of numbers, written without a view.

It writes what `observation.py` makes of the seat's view, in the same places, but is compiled.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hotelier.core.bits import ONE, count
from hotelier.core.observation import PLAYERS, SEATS
from hotelier.core.observer import Observer
from hotelier.core.sheet import Sheet, in_units
from hotelier.core.state import State as AnyState
from hotelier.overbooking.encoding.observation import (
    BEDS_UNIT,
    BONUS_UNIT,
    CHANGE,
    COINS_UNIT,
    LAYOUT,
    LINE,
    MOST_SCORE,
    SCORE_UNIT,
    SIZES,
    TOKENS,
)
from hotelier.overbooking.rules.actions import (
    ACTIONS,
    DOOR,
    NAME,
    NAMES,
    POSITIONS,
    QUEUE,
    REPLACE,
    REPLACE_BIT,
)
from hotelier.overbooking.rules.box import BONUS_CARDS, MOST_BEDS, MOST_BONUS, MOST_COINS
from hotelier.overbooking.rules.cards import (
    CRESTS,
    DECK_SIZE,
    HAND_SIZE,
    KINDS,
    PLACED,
    PLACED_BITS,
    SMALL_KINDS,
    WHOLE_DECK,
    card_of,
    entry_at,
    owner_of,
)
from hotelier.overbooking.rules.check_in import Ability
from hotelier.overbooking.rules.placing import shows_card
from hotelier.overbooking.rules.state import FIRST as DRAWING_FIRST
from hotelier.overbooking.rules.state import HALF_PLACINGS, Hotel, State, seat_score

_AT: Final = LAYOUT.places
_SEAT_SIZE: Final[i64] = _AT[f"{SEATS[1]}.present"]  # the viewer's own seat starts at 0
_FIRST_HOTEL: Final[i64] = _AT["hotel1.present"]
_HOTEL_SIZE: Final[i64] = _AT["hotel2.present"] - _FIRST_HOTEL


def _in_hotel(name: str) -> int:
    return _AT[f"hotel1.{name}"] - _AT["hotel1.present"]


# Offsets within a seat
DECIDES: Final[i64] = _AT["own.decides"]
FIRST: Final[i64] = _AT["own.first"]
SCORE: Final[i64] = _AT["own.score"]
OWN_TOKENS: Final[i64] = _AT["own.tokens"]
HAND_NUMBER: Final[i64] = _AT["own.hand_size"]
DECK_NUMBER: Final[i64] = _AT["own.deck_size"]
BOOKED: Final[i64] = _AT["own.booked"]
DISCARDED: Final[i64] = _AT["own.discarded"]
# Offsets within a hotel
RULE: Final[i64] = _in_hotel("rule")
PRINTED: Final[i64] = _in_hotel("printed")
OTHER_RULE: Final[i64] = _in_hotel("other.rule")
OTHER_PRINTED: Final[i64] = _in_hotel("other.printed")
BEDS: Final[i64] = _in_hotel("beds")
TOKEN: Final[i64] = _in_hotel("token")
REVEALED: Final[i64] = _in_hotel("revealed")
NAMED: Final[i64] = _in_hotel("named")
QUEUE_PARTS: Final[vec[i64]] = vec[i64]([_in_hotel(f"queue.{name}") for name in LINE])
DOOR_PARTS: Final[vec[i64]] = vec[i64]([_in_hotel(f"door.{name}") for name in LINE])
# Offsets of the other parts
HAND: Final[i64] = _AT["own.hand"]
DECK: Final[i64] = _AT["own.deck"]
PLAYER_NUMBER: Final[i64] = _AT["variant.players"] - min(PLAYERS)
BONUS: Final[i64] = _AT["variant.bonus"]
COINS: Final[i64] = _AT["variant.coins"]
CREST_BONUS: Final[i64] = _AT["variant.crest_bonus"]
ROUND: Final[i64] = _AT["round"] - 1
TURN: Final[i64] = _AT["turn"] - 1
OVER: Final[i64] = _AT["over"]
DECISION: Final[i64] = _AT["decision"] - 1
AT_HOTEL: Final[i64] = _AT["at.hotel"]
AT_CARD: Final[i64] = _AT["at.card"]
TILES_USED: Final[i64] = _AT["tiles_used"]

SEAT_PLACES: Final = len(SEATS)
SIZE_PLACES: Final = len(SIZES)
BONUS_PLACES: Final = len(BONUS_CARDS)
FEWEST_OF_A_CREST: Final[i64] = int(BONUS_CARDS[0])

# Numbers in the units of their parts
SCORE_BITS: Final[vec[i32]] = in_units(SCORE_UNIT, MOST_SCORE)
TOKEN_BITS: Final[vec[i32]] = in_units(TOKENS, 64)
HAND_BITS: Final[vec[i32]] = in_units(HAND_SIZE, DECK_SIZE)
DECK_BITS: Final[vec[i32]] = in_units(DECK_SIZE, DECK_SIZE)
BEDS_BITS: Final[vec[i32]] = in_units(BEDS_UNIT, MOST_BEDS + CHANGE, -CHANGE)
COIN_BITS: Final[vec[i32]] = in_units(COINS_UNIT, MOST_COINS)
BONUS_BITS: Final[vec[i32]] = in_units(BONUS_UNIT, MOST_BONUS)


class OverbookingObserver(Observer):
    """Writes positions of Overbooking as rows of numbers."""

    def __init__(self, rows: i64) -> None:
        super().__init__(rows, LAYOUT.size, ACTIONS)

    def write(self, state: AnyState, seat: i64) -> None:
        assert isinstance(state, State)
        sheet = self.sheet
        own: i64 = seat - 1
        players: i64 = state.players
        on_table: i64 = 0  # 24 bits per seat don't fit in one word: two seats each
        on_table_2: i64 = 0
        if state.tiles_used:
            at: i64 = _FIRST_HOTEL
            for hotel in state.hotels:
                write_hotel(sheet, at, state, hotel)
                write_line(sheet, at, state, hotel, True, own)
                write_line(sheet, at, state, hotel, False, own)
                at += _HOTEL_SIZE
        for hotel in state.hotels:
            on_table |= cards_of(hotel.queue, 0) | cards_of(hotel.door, 0)
            on_table_2 |= cards_of(hotel.queue, 2) | cards_of(hotel.door, 2)
        drawing: bool = state.chance == DRAWING_FIRST
        place: i64 = 0
        while place < players:
            index: i64 = (own + place) % players
            lying: i64 = on_table if index < 2 else on_table_2
            if index & 1:
                lying >>= DECK_SIZE
            write_seat(sheet, place * _SEAT_SIZE, state, index, lying & WHOLE_DECK)
            if state.actor == index + 1:
                sheet.mark(place * _SEAT_SIZE + DECIDES)
            if not drawing and state.first == index:
                sheet.mark(place * _SEAT_SIZE + FIRST)
            place += 1
        s = state.seats[own]
        sheet.mark_bits(HAND, s.hand)
        sheet.mark_bits(DECK, s.deck)
        write_table(sheet, state)

    def write_legal(self, state: AnyState) -> None:
        assert isinstance(state, State)
        sheet = self.sheet
        allow_bits(sheet, DOOR, state.doors_low)
        allow_bits(sheet, DOOR + HALF_PLACINGS, state.doors_high)
        allow_bits(sheet, NAME, state.few & NAMES)
        allow_bits(sheet, QUEUE, state.queues_low)
        allow_bits(sheet, QUEUE + HALF_PLACINGS, state.queues_high)
        allow_bits(sheet, REPLACE, state.few >> REPLACE_BIT)

    def __reduce__(self) -> tuple[Any, ...]:
        return OverbookingObserver, (self.sheet.rows,)


def allow_bits(sheet: Sheet, first: i64, mask: i64) -> None:
    """Mark an action as legal for every bit of a mask."""
    left: i64 = mask
    while left:
        low: i64 = left & -left
        sheet.allow(first + count(low - 1))
        left ^= low


def cards_of(line: i64, first: i64) -> i64:
    """The cards of two seats, from `first`, in a queue or at a back door: a mask each."""
    found: i64 = 0
    left: i64 = line
    while left:
        entry: i64 = left & PLACED
        owner: i64 = owner_of(entry) - first
        if owner == 0:
            found |= ONE << card_of(entry)
        elif owner == 1:
            found |= ONE << (DECK_SIZE + card_of(entry))
        left >>= PLACED_BITS
    return found


def write_seat(sheet: Sheet, at: i64, state: State, index: i64, lying: i64) -> None:
    """A seat as everyone sees it; `lying` are its cards at the hotels."""
    s = state.seats[index]
    sheet.mark(at)
    score: i64 = seat_score(state, s)
    sheet.put(at + SCORE, SCORE_BITS[score if score < MOST_SCORE else MOST_SCORE])
    sheet.put(at + OWN_TOKENS, TOKEN_BITS[s.tokens])
    sheet.put(at + HAND_NUMBER, HAND_BITS[count(s.hand)])
    sheet.put(at + DECK_NUMBER, DECK_BITS[count(s.deck)])
    sheet.mark_bits(at + BOOKED, s.booked)
    sheet.mark_bits(at + DISCARDED, WHOLE_DECK & ~(s.hand | s.deck | s.booked | lying))


def write_hotel(sheet: Sheet, at: i64, state: State, hotel: Hotel) -> None:
    """A hotel of the column."""
    box = state.box
    face: i64 = hotel.face
    other: i64 = face ^ 1
    sheet.mark(at)
    rule: i64 = box.rules[face]
    beds: i64 = box.beds[face]
    sheet.mark(at + RULE + rule)
    sheet.put(at + PRINTED, BEDS_BITS[beds + CHANGE])
    rule = box.rules[other]
    beds = box.beds[other]
    sheet.mark(at + OTHER_RULE + rule)
    sheet.put(at + OTHER_PRINTED, BEDS_BITS[beds + CHANGE])
    sheet.put(at + BEDS, BEDS_BITS[hotel.beds + CHANGE])
    if hotel.token:
        sheet.mark(at + TOKEN)
    if hotel.revealed:
        sheet.mark(at + REVEALED)
    named: i64 = hotel.named
    place: i64 = at + NAMED - 1
    while named:
        sheet.mark(place + (named & 15))
        named >>= 4
        place += POSITIONS


def write_line(sheet: Sheet, at: i64, state: State, hotel: Hotel, queue: bool, own: i64) -> None:
    """A queue or back door; for others' face-down cards, only the backs."""
    parts = QUEUE_PARTS if queue else DOOR_PARTS
    seat_at: i64 = at + parts[0]
    crest_at: i64 = at + parts[1]
    size_at: i64 = at + parts[2]
    kind_at: i64 = at + parts[3]
    open_at: i64 = at + parts[4]
    rule: i64 = state.box.rules[hotel.face]
    players: i64 = state.players
    left: i64 = hotel.queue if queue else hotel.door
    position: i64 = 0
    while left:
        entry: i64 = left & PLACED
        owner: i64 = owner_of(entry)
        card: i64 = card_of(entry)
        kind: i64 = card // CRESTS
        is_open: bool = hotel.revealed or (queue and shows_card(rule, position))
        sheet.mark(seat_at + (owner - own) % players)
        sheet.mark(crest_at + card % CRESTS)
        sheet.mark(size_at + (0 if kind < SMALL_KINDS else 1))
        if is_open or owner == own:
            sheet.mark(kind_at + kind)
        if is_open:
            sheet.mark(open_at + position)
        left >>= PLACED_BITS
        position += 1
        seat_at += SEAT_PLACES
        crest_at += CRESTS
        size_at += SIZE_PLACES
        kind_at += KINDS


def write_table(sheet: Sheet, state: State) -> None:
    """The variant, the time, the decision, the tiles."""
    box = state.box
    sheet.mark(PLAYER_NUMBER + state.players)
    sheet.mark(BONUS + state.bonus)
    place: i64 = 0
    while place < KINDS:
        coins: i64 = box.coins[place]
        sheet.put(COINS + place, COIN_BITS[coins])
        place += 1
    table = box.bonus[state.bonus]
    place = 0
    while place < BONUS_PLACES:
        points: i64 = table[FEWEST_OF_A_CREST + place]
        sheet.put(CREST_BONUS + place, BONUS_BITS[points])
        place += 1
    sheet.mark(ROUND + state.round)
    if state.turn:
        sheet.mark(TURN + state.turn)
    if state.over:
        sheet.mark(OVER)
    if state.kind:
        sheet.mark(DECISION + state.kind)
    top = state.top
    if isinstance(top, Ability):
        sheet.mark(AT_HOTEL + top.hotel)
        sheet.mark(AT_CARD + card_of(entry_at(state.hotels[top.hotel].door, top.at)))
    sheet.mark_bits(TILES_USED, state.tiles_used)
