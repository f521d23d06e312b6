"""How a position looks to a seat: its view, and nothing more."""

from functools import lru_cache
from typing import Final

from hotelier.core.bits import ONE, count
from hotelier.overbooking.rules.actions import DECISIONS
from hotelier.overbooking.rules.box import BONUSES, RULES, TILES, Box
from hotelier.overbooking.rules.cards import PLACED, PLACED_BITS, WHOLE_DECK, card_of, owner_of
from hotelier.overbooking.rules.state import FIRST, Hotel, Seat, State
from hotelier.overbooking.summary import at_ability, line, named_positions
from hotelier.overbooking.view import CardView, Face, HotelView, OverbookingView, SeatView

KEPT: Final = 1024  # cards and tiles as they're seen, for some boxes


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
        house_values="house" in box.face_sources or "house" in box.coin_sources,
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
                    mask |= ONE << card_of(entry)
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
