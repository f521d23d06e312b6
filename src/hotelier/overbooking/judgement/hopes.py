"""What a player hopes for when placing a card; the check-in shows what comes of it."""

from collections.abc import Iterable
from typing import Final

from hotelier.core.events import Event
from hotelier.overbooking.rules.cards import MAIDS, MONK, NOBLES, SOLDIERS
from hotelier.overbooking.rules.events import (
    AbilityStarted,
    AbilityUnused,
    GuestBooked,
    GuestReplaced,
)

NEEDS_SOMEBODY: Final = (MAIDS, NOBLES, SOLDIERS)  # whose ability may have no target


def hopes(action: str, events: Iterable[Event], seat: int) -> dict[str, float]:
    """A bed, for a guest who queues or joins the queue; some use, for one at the back door."""
    verb, *words = action.split(" ")
    if verb not in ("queue", "door"):
        return {}
    card, hotel = words[0], int(words[1])
    kind = int(card[0]) - 1
    if verb == "queue" or kind == MONK:
        return {"bed": _beds(card, hotel, events, seat)}
    return {"use": _uses(card, events, seat)} if kind in NEEDS_SOMEBODY else {}


def _beds(card: str, hotel: int, events: Iterable[Event], seat: int) -> float:
    """Own maids or soldiers may take the guest's place."""
    cards = {card}
    found = 0.0
    for each in events:
        if isinstance(each, GuestReplaced):
            own = each.seat == each.replaced_seat == seat and each.hotel == hotel
            if own and each.replaced in cards:
                cards.add(each.card)
        elif isinstance(each, GuestBooked) and each.card in cards:
            found += (each.seat, each.hotel) == (seat, hotel)
    return found


def _uses(card: str, events: Iterable[Event], seat: int) -> float:
    """An ability is used when its turn comes, unless it's reported as unused."""
    used = 0.0
    for each in events:
        if isinstance(each, AbilityStarted | AbilityUnused):
            own = (each.seat, each.card) == (seat, card)
            used += own * (1.0 if isinstance(each, AbilityStarted) else -1.0)
    return used
