"""What a player hopes for when a card is placed; the check-in tells what comes of it."""

from collections.abc import Iterable

from hotelier.core.events import Event
from hotelier.overbooking.cards import MONK
from hotelier.overbooking.events import GuestBooked, GuestReplaced


def hopes(action: str, events: Iterable[Event], seat: int) -> dict[str, float]:
    """A bed, for a guest who queues or joins the queue; for own maids or soldiers in the place."""
    verb, *words = action.split(" ")
    if verb not in ("queue", "door") or (verb == "door" and words[0][0] != str(MONK + 1)):
        return {}
    cards, hotel = {words[0]}, int(words[1])
    found = 0.0
    for each in events:
        if isinstance(each, GuestReplaced):
            own = each.seat == each.replaced_seat == seat and each.hotel == hotel
            if own and each.replaced in cards:
                cards.add(each.card)
        elif isinstance(each, GuestBooked) and each.card in cards:
            found += (each.seat, each.hotel) == (seat, hotel)
    return {"bed": found}
