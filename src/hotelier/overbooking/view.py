"""What a seat may know about Overbooking (rules §1, §7).

A seat sees its own cards. It sees the owner, crest and size class of others' face-down cards, and
the number of cards in hands and decks. Revealed, booked and discarded cards, tokens and both sides
of the tiles in play are public.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hotelier.core.bits import count
from hotelier.core.view import View
from hotelier.overbooking.rules.actions import DECISIONS
from hotelier.overbooking.rules.box import BONUSES, RULES, TILES, Box
from hotelier.overbooking.rules.cards import PLACED, PLACED_BITS, WHOLE_DECK, card_of, owner_of
from hotelier.overbooking.rules.state import FIRST, Hotel, Seat, State
from hotelier.overbooking.summary import at_ability, line, named_positions

KEPT: Final = 1024  # cards and tiles as they're seen, for some boxes


@dataclass(frozen=True, slots=True)
class CardView:
    """A card on the table; `card` is None while only its back is visible."""

    seat: int
    back: str
    card: str | None
    open: bool  # for everyone


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a tile."""

    name: str
    beds: int
    rule: str
    source: str


@dataclass(frozen=True, slots=True)
class HotelView:
    """A hotel of the column."""

    face: Face
    other_side: Face
    beds: int  # free now
    token: bool
    revealed: bool
    named: tuple[int, ...]
    queue: tuple[CardView, ...]
    door: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as the viewer sees them."""

    hand: tuple[str, ...] | None  # None: hidden
    hand_size: int
    deck: tuple[str, ...] | None  # what may still be drawn, in no order; None: hidden
    deck_size: int
    booked: tuple[str, ...]
    discarded: tuple[str, ...]
    tokens: int


@dataclass(frozen=True, slots=True)
class OverbookingView(View):
    """The table from one point of view."""

    bonus: str
    round: int
    first: int | None  # None before one is drawn
    turn: int  # 1–5 while placing, 0 in stage 2
    at: tuple[int, str] | None  # the hotel and card whose ability is being decided
    seats: tuple[SeatView, ...]
    hotels: tuple[HotelView, ...]
    tiles_used: tuple[int, ...]
    crests: tuple[str, ...]
    coins: tuple[int, ...]  # by kind
    house_values: bool  # whether any value is our own substitute


def view(state: State, seat: int | None, texts: list[str]) -> OverbookingView:
    """Everything a seat may know, and nothing more."""
    own = -1 if seat is None else seat - 1
    mine = state.actor != 0 and state.actor - 1 == own
    laid = state.tiles_used != 0
    at = at_ability(state)
    box = state.box
    return OverbookingView(
        seat=seat,
        actor=state.actor or None,
        decision=DECISIONS[state.kind] or None,
        legal=tuple(texts[action] for action in state.legal()) if mine else (),
        over=state.over,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        bonus=BONUSES[state.bonus],
        round=state.round,
        first=None if state.chance == FIRST else state.first + 1,
        turn=state.turn,
        at=None if at is None else (at[0], box.card_text(at[1])),
        seats=tuple(_seat(state, index, index == own) for index in range(state.players)),
        hotels=tuple(_hotel(state, hotel, own) for hotel in state.hotels) if laid else (),
        tiles_used=tuple(tile + 1 for tile in range(TILES) if state.tiles_used >> tile & 1),
        crests=tuple(box.crests),
        coins=tuple(box.coins),
        house_values="house" in [*box.face_sources, *box.coin_sources],
    )


def _on_table(state: State, seat: int) -> int:
    """The cards of a seat at the hotels, as a mask."""
    mask = 0
    for hotel in state.hotels:
        for line_of in (hotel.queue, hotel.door):
            cards: int = line_of
            while cards:
                entry = cards & PLACED
                if owner_of(entry) == seat:
                    mask |= 1 << card_of(entry)
                cards >>= PLACED_BITS
    return mask


def _seat(state: State, index: int, own: bool) -> SeatView:
    s: Seat = state.seats[index]
    box = state.box
    gone = WHOLE_DECK & ~(s.hand | s.deck | s.booked | _on_table(state, index))
    return SeatView(
        hand=box.card_texts(s.hand) if own else None,
        hand_size=count(s.hand),
        deck=box.card_texts(s.deck) if own else None,
        deck_size=count(s.deck),
        booked=box.card_texts(s.booked),
        discarded=box.card_texts(gone),
        tokens=s.tokens,
    )


@lru_cache(KEPT)
def _face(box: Box, face: int) -> Face:
    return Face(box.face_text(face), box.beds[face], RULES[box.rules[face]], box.face_sources[face])


@lru_cache(KEPT)
def _card(box: Box, seat: int, card: int, is_open: bool, is_known: bool) -> CardView:
    return CardView(seat, box.back_text(card), box.card_text(card) if is_known else None, is_open)


def _hotel(state: State, hotel: Hotel, own: int) -> HotelView:
    def seen(cards: int, queue: bool) -> tuple[CardView, ...]:
        return tuple(
            _card(state.box, seat, card, is_open, is_open or seat - 1 == own)
            for seat, card, is_open in line(state, hotel, cards, queue)
        )

    return HotelView(
        face=_face(state.box, hotel.face),
        other_side=_face(state.box, hotel.face ^ 1),
        beds=hotel.beds,
        token=hotel.token,
        revealed=hotel.revealed,
        named=tuple(named_positions(hotel)),
        queue=seen(hotel.queue, True),
        door=seen(hotel.door, False),
    )
