"""What a player did and how often, for the statistics of their own games."""

from collections import Counter
from collections.abc import Iterable

from hotelier.core.events import Event
from hotelier.overbooking.rules.box import Box
from hotelier.overbooking.rules.cards import CRESTS
from hotelier.overbooking.rules.events import GuestBooked, GuestTurnedAway


def tally(events: Iterable[Event], seat: int, box: Box) -> dict[str, dict[str, int]]:
    """Guests booked by kind and by crest, and those turned away by kind."""
    kinds: Counter[str] = Counter()
    crests: Counter[str] = Counter()
    away: Counter[str] = Counter()
    for event in events:
        if event.seat != seat or not isinstance(event, GuestBooked | GuestTurnedAway):
            continue
        kind, crest = divmod(box.card_number(event.card), CRESTS)
        if isinstance(event, GuestBooked):
            kinds[box.names[kind]] += 1
            crests[box.crests[crest]] += 1
        else:
            away[box.names[kind]] += 1
    return {"kinds": dict(kinds), "crests": dict(crests), "away": dict(away)}
