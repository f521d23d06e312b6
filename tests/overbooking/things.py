"""What lies on the table of Overbooking, as parts that somebody may point at."""

from hotelier.overbooking.rules.box import RULES
from hotelier.overbooking.rules.placing import door_limit, queue_limit
from hotelier.overbooking.view import OverbookingView


def things(view: OverbookingView) -> set[str]:
    """Every part that the seat of a view can point at."""
    assert view.seat is not None
    found = {f"card {card}" for card in view.seats[view.seat - 1].hand or ()}
    if view.at is not None:
        found = set()  # while a hotel checks in, the hand is folded
    for number, hotel in enumerate(view.hotels, start=1):
        rule = RULES.index(hotel.face.rule)
        found |= {f"hotel {number}", f"queue {number}", f"door {number}"}
        for side, line, limit in (
            ("queue", hotel.queue, queue_limit(rule)),
            ("door", hotel.door, door_limit(rule)),
        ):
            # The next spot is the line itself: it is where a card goes.
            spots = set(range(1, max(len(line), limit) + 1)) - {len(line) + 1}
            found |= {f"{side} {number}/{spot}" for spot in spots}
    return found
