"""Why an action is good: what it does, in a few phrases from the events it would cause."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from hotelier.core.events import Event
from hotelier.messages.message import Message, message
from hotelier.overbooking.rules import events as e
from hotelier.overbooking.rules.box import Box
from hotelier.overbooking.words.names import card_name, coins

OF_TEN: Final = 10  # cases in which a hope comes true


def reasons(
    events: Sequence[Event], seat: int, hopes: Mapping[str, float], box: Box
) -> tuple[Message, ...]:
    """What an action does: first itself, then what it means for guests in the queue."""
    itself = list(_itself(events, seat, box))
    return (*itself[:1], *_hoped(hopes), *itself[1:], *_desk(events, seat))


def _itself(events: Sequence[Event], seat: int, box: Box) -> Iterator[Message]:
    for event in events:
        # What happens after another hotel opens wasn't decided here.
        if isinstance(event, e.HotelRevealed):
            return
        if event.seat == seat:
            yield from _done(event, box)


def _done(event: Event, box: Box) -> Iterator[Message]:
    match event:
        case e.CardPlaced(side="door"):
            yield message("hint-overbooking-door")
        case e.CardPlaced():
            yield message("hint-overbooking-queue", position=event.position)
        case e.TokenTaken():
            yield message("hint-overbooking-token")
        case e.CardTurnedUp():
            yield message("hint-overbooking-open")
        case e.GuestNamed():
            yield message("hint-overbooking-named", card=card_name(event.card, box))
        case e.GuestReplaced():
            yield message("hint-overbooking-replaced", card=card_name(event.replaced, box))
        case e.JoinedQueue():
            yield message("hint-overbooking-joined")
        case e.BedsChanged():
            key = "more" if event.change > 0 else "fewer"
            yield message(f"hint-overbooking-{key}-beds", n=abs(event.change))
        case e.AbilityUnused(reason="choice"):
            yield message("hint-overbooking-unused")
        case e.PlacementSkipped(reason="choice"):
            yield message("hint-overbooking-skip")


def _hoped(hopes: Mapping[str, float]) -> Iterator[Message]:
    """What may be hoped for: a bed, or some use for an ability."""
    for what, much in hopes.items():
        yield message(f"hint-overbooking-{what}", n=round(OF_TEN * much))


def _desk(events: Sequence[Event], seat: int) -> Iterator[Message]:
    booked = [each for each in events if isinstance(each, e.GuestBooked) and each.seat == seat]
    away = [each for each in events if isinstance(each, e.GuestTurnedAway)]
    lost = [each for each in away if each.seat == seat]
    if booked:
        paid = coins(sum(each.coins for each in booked))
        yield message("hint-overbooking-booked", n=len(booked), coins=paid)
    if len(away) > len(lost):
        yield message("hint-overbooking-away", n=len(away) - len(lost))
    if lost:
        yield message("hint-overbooking-lost", n=len(lost))
