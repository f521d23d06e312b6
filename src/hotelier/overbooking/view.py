"""What a seat may know about Overbooking (rules §1, §7).

A seat sees its own cards. It sees the owner, crest and size class of others' face-down cards, and
the number of cards in hands and decks. Revealed, booked and discarded cards, tokens and both sides
of the tiles in play are public.
"""

from dataclasses import dataclass

from hotelier.core.view import View


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
