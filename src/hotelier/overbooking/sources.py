"""Where a seat's points come from, by the few sources that players are compared by (rules §4)."""

from collections import Counter
from collections.abc import Iterable

from hotelier.core.events import Event
from hotelier.overbooking.rules.box import BONUSES, Box
from hotelier.overbooking.rules.cards import CRESTS
from hotelier.overbooking.rules.events import GuestBooked, TokenTaken


def sources(events: Iterable[Event], seat: int, bonus: str, box: Box) -> dict[str, int]:
    """The points of a seat so far: the coins of each kind of guest, tokens, and the crests."""
    found = dict.fromkeys([*box.names, "tokens", "crests"], 0)
    crests: Counter[int] = Counter()
    for event in events:
        if event.seat != seat:
            continue
        if isinstance(event, GuestBooked):
            kind, crest = divmod(box.card_number(event.card), CRESTS)
            found[box.names[kind]] += event.coins
            crests[crest] += 1
        elif isinstance(event, TokenTaken):
            found["tokens"] += 1
    table = box.bonus[BONUSES.index(bonus)]
    found["crests"] = sum(table[cards] for cards in crests.values())
    return found
