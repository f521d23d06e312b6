"""The trace's summary of seats and hotels: everything, hidden or not (notation §6)."""

from typing import Any

from hotelier.overbooking.rules.box import RULES
from hotelier.overbooking.rules.cards import PLACED, PLACED_BITS, card_of, entry_at, owner_of
from hotelier.overbooking.rules.check_in import Ability
from hotelier.overbooking.rules.placing import shows_card
from hotelier.overbooking.rules.state import Hotel, State


def line(state: State, hotel: Hotel, cards: int, queue: bool) -> list[tuple[int, int, bool]]:
    """A queue or back door, nearest first: seat, card, whether it's face up."""
    found: list[tuple[int, int, bool]] = []
    rule = state.box.rules[hotel.face]
    while cards:
        entry = cards & PLACED
        is_open = hotel.revealed or (queue and shows_card(rule, len(found)))
        found.append((owner_of(entry) + 1, card_of(entry), is_open))
        cards >>= PLACED_BITS
    return found


def named_positions(hotel: Hotel) -> list[int]:
    """Queue positions in the order named."""
    named = int(hotel.named)
    return [named >> shift & 15 for shift in range(0, named.bit_length(), 4)]


def at_ability(state: State) -> tuple[int, int] | None:
    """The hotel (from 1) and card whose ability is being decided."""
    top = state.top
    if not isinstance(top, Ability):
        return None
    entry = entry_at(state.hotels[top.hotel].door, top.at)
    return top.hotel + 1, card_of(entry)


def summary(state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Seats and table."""
    box = state.box
    seats = [
        {
            "hand": list(box.card_texts(s.hand)),
            "booked": list(box.card_texts(s.booked)),
            "tokens": s.tokens,
        }
        for s in state.seats
    ]
    hotels = [
        {
            "beds": hotel.beds,
            "rule": RULES[box.rules[hotel.face]],
            "token": hotel.token,
            "named": named_positions(hotel),
            "queue": [
                [seat, box.card_text(card), is_open]
                for seat, card, is_open in line(state, hotel, hotel.queue, True)
            ],
            "door": [
                [seat, box.card_text(card), is_open]
                for seat, card, is_open in line(state, hotel, hotel.door, False)
            ],
        }
        for hotel in state.hotels
    ]
    at = at_ability(state)
    table = {
        "round": state.round,
        "first": state.first + 1,
        "turn": state.turn,
        "at": None if at is None else {"hotel": at[0], "card": box.card_text(at[1])},
        "hotels": hotels,
    }
    return seats, table
