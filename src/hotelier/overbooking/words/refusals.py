"""Why a part of the table isn't available now, and the section of the rules that says so."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from hotelier.core.bits import positions
from hotelier.core.explain import EVERYTHING, Refusal, refuse
from hotelier.messages.message import Message, message
from hotelier.overbooking.rules.actions import MAIDS, NAME, PLACE, REPLACE, SOLDIERS
from hotelier.overbooking.rules.booking import cards_told, is_named
from hotelier.overbooking.rules.box import LARGE_ONLY, NO_SOLDIERS, SMALL_ONLY, TWO_CRESTS
from hotelier.overbooking.rules.cards import length
from hotelier.overbooking.rules.placing import (
    door_limit,
    door_open,
    queue_cards,
    queue_full,
    queue_limit,
)
from hotelier.overbooking.rules.state import Hotel, State
from hotelier.overbooking.summary import at_ability
from hotelier.overbooking.words.names import hotel_name, kind_name
from hotelier.overbooking.words.parts import card_part, hotel_part, line_part, place_part

Reason = tuple[str, Message, str]  # part, message, section of the rules

# Why a card may not join a queue that has room
BARRED: Final[Mapping[int, str]] = {
    NO_SOLDIERS: "soldiers",
    SMALL_ONLY: "small",
    LARGE_ONLY: "large",
    TWO_CRESTS: "crests",
}


def standing() -> dict[str, Refusal]:
    """Refusals that are the same in every position: what waits to be confirmed comes first."""
    return {"held": Refusal((EVERYTHING,), _plain("held"), "placing")}


def refusals(state: State, seat: int | None) -> tuple[Refusal, ...]:
    """Why parts of the table can't be used now."""
    return refuse(_reasons(state, seat))


def _reasons(state: State, seat: int | None) -> list[Reason]:
    if seat is None:
        return []
    if state.over:
        return [_why(EVERYTHING, "over", "scoring")]
    if state.actor != seat:
        return [_why(EVERYTHING, "not-turn", "placing")]
    return _placing(state, seat) if state.kind == PLACE else _choosing(state, seat)


def _why(part: str, key: str, rule: str) -> Reason:
    return part, _plain(key), rule


@cache
def _plain(key: str) -> Message:
    return Message(f"overbooking-why-{key}")


def _placing(state: State, seat: int) -> list[Reason]:
    """A card must be placed."""
    hand = state.seats[seat - 1].hand
    homeless = hand
    found: list[Reason] = []
    for number, hotel in enumerate(state.hotels, start=1):
        found.append(_why(hotel_part(number), "hotel", "placing"))
        fitting = queue_cards(state, hotel, hand)
        homeless &= 0 if door_open(state, hotel) else ~fitting
        found += _queue(state, number, hotel, hand, fitting)
        found += _door(state, number, hotel)
    for card in positions(homeless):
        found.append(_why(card_part(state.box.card_text(card)), "no-place", "placing"))
    return found


def _queue(state: State, number: int, hotel: Hotel, hand: int, fitting: int) -> list[Reason]:
    rule = state.box.rules[hotel.face]
    taken, places = length(hotel.queue), queue_limit(rule)
    found: list[Reason] = []
    if queue_full(state, hotel):
        found.append(_why(line_part("queue", number), "full", "placing"))
    else:
        for card in positions(hand & ~fitting):
            text = f"queue {state.box.card_text(card)} {number}"
            found.append(_why(text, BARRED[rule], "hotels"))
        if not fitting:
            found.append(_why(line_part("queue", number), "none-fits", "placing"))
    return found + _line("queue", number, taken, places)


def _door(state: State, number: int, hotel: Hotel) -> list[Reason]:
    taken, places = length(hotel.door), door_limit(state.box.rules[hotel.face])
    found: list[Reason] = []
    if not places:
        found.append(_why(line_part("door", number), "no-door", "hotels"))
    elif not door_open(state, hotel):
        found.append(_why(line_part("door", number), "door-full", "placing"))
    return found + _line("door", number, taken, places)


def _line(side: str, number: int, taken: int, places: int) -> list[Reason]:
    """Spots other than the next: there's a card, or a nearer spot comes first."""
    full = "full" if side == "queue" else "door-full"
    found: list[Reason] = []
    for position in range(1, max(taken, places) + 1):
        part = place_part(side, number, position)
        if position <= taken:
            found.append(_why(part, full if taken >= places else "taken", "placing"))
        elif position > taken + 1:
            found.append(_why(part, "not-next", "placing"))
    return found


def _choosing(state: State, seat: int) -> list[Reason]:
    """A card at a back door must be used on one in the queue."""
    at = at_ability(state)
    assert at is not None, "no ability is being decided"
    asking, card = at
    sign = hotel_name(asking, state.hotels[asking - 1].face)
    elsewhere = message("overbooking-why-elsewhere", hotel=sign)
    found: list[Reason] = []
    for number, hotel in enumerate(state.hotels, start=1):
        for position in range(1, length(hotel.door) + 1):
            part = place_part("door", number, position)
            found.append((part, elsewhere, "check-in"))
        for position, (owner, _) in enumerate(cards_told(state, hotel.queue), start=1):
            part = place_part("queue", number, position)
            if number != asking:
                found.append((part, elsewhere, "check-in"))
            elif not _may_choose(state, position):
                barred = _barred(state, hotel, position, owner == seat)
                found.append(_why(part, barred, "back-door"))
    kind = kind_name(state.box.card_text(card), state.box)
    found.append((EVERYTHING, message("overbooking-why-decide", kind=kind), "check-in"))
    return found


def _may_choose(state: State, position: int) -> bool:
    """Whether some legal action is about this spot of the queue."""
    return state.allows(NAME + position - 1) or state.allows(REPLACE + position - 1)


def _barred(state: State, hotel: Hotel, position: int, mine: bool) -> str:
    if state.kind == MAIDS:
        return "maids"
    if state.kind == SOLDIERS:
        return "workers"
    return "named" if mine and is_named(hotel, position - 1) else "nobles"
