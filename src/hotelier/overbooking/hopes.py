"""What a player hopes for when a card is placed; the check-in tells what comes of it."""

from collections.abc import Iterable

from hotelier.core.events import Event
from hotelier.overbooking.events import GuestBooked


def hopes(action: str, events: Iterable[Event], seat: int) -> dict[str, float]:
    """A bed for a card in a queue; for one at a back door, coins for all one's guests there."""
    verb, *words = action.split(" ")
    if verb not in ("queue", "door"):
        return {}
    card, hotel = words[0], int(words[1])
    booked = [
        each
        for each in events
        if isinstance(each, GuestBooked) and (each.seat, each.hotel) == (seat, hotel)
    ]
    if verb == "queue":
        return {"bed": float(any(each.card == card for each in booked))}
    return {"coins": float(sum(each.coins for each in booked))}
