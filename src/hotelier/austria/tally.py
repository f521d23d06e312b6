"""What a player did and how often, for the statistics of their own games."""

from collections import Counter
from collections.abc import Iterable

from hotelier.austria.rules import events as e
from hotelier.core.events import Event


def tally(events: Iterable[Event], seat: int) -> dict[str, dict[str, int]]:
    """Guests checked in and staff hired by card, dice by face."""
    guests: Counter[str] = Counter()
    staff: Counter[str] = Counter()
    dice: Counter[str] = Counter()
    for event in events:
        if event.seat != seat:
            continue
        if isinstance(event, e.GuestCheckedIn):
            guests[str(event.guest)] += 1
        elif isinstance(event, e.StaffHired):
            staff[str(event.card)] += 1
        elif isinstance(event, e.DieTaken):
            dice[str(event.face)] += 1
    return {"guests": dict(guests), "staff": dict(staff), "dice": dict(dice)}
