"""What each legal action means to the seat that decides, and how a booking would go."""

from dataclasses import dataclass

from hotelier.overbooking.booking import FIRST_KIND, NOBODY
from hotelier.overbooking.box import HOUSE, RULES, Box
from hotelier.overbooking.cards import KINDS
from hotelier.overbooking.placing import QUEUE_LIMIT, QUEUE_LIMIT_NO_DOOR, shows_card
from hotelier.overbooking.view import CardView, HotelView, OverbookingView
from hotelier.overbooking.words import (
    ability_short,
    beds,
    card_coins,
    card_name,
    coins,
    kind_name,
    kind_of,
    ordinal,
)


@dataclass(frozen=True, slots=True)
class Outlook:
    """A card of an open queue, and what becomes of it if nothing else happens before booking."""

    position: int
    card: CardView
    reason: str  # named, hotel rule or size
    free: int  # beds free when its turn comes
    booked: bool


def queue_places(hotel: HotelView) -> int:
    """How many cards may be placed in a queue."""
    return QUEUE_LIMIT_NO_DOOR if hotel.face.rule == "no_back_door" else QUEUE_LIMIT


def has_door(hotel: HotelView) -> bool:
    """Whether a hotel has a back door."""
    return hotel.face.rule != "no_back_door"


def outlook(hotel: HotelView) -> list[Outlook]:
    """An open queue in the order of booking (rules §3), as things stand."""
    favourite = FIRST_KIND[RULES.index(hotel.face.rule)]
    waiting = list(enumerate(hotel.queue, start=1))

    def rank(entry: tuple[int, CardView]) -> tuple[int, int, int]:
        position, card = entry
        if position in hotel.named:
            return (0, hotel.named.index(position), 0)
        if favourite != NOBODY and _kind(card) == favourite + 1:
            return (1, 0, position)
        return (2, KINDS - _kind(card), position)

    reasons = ("named", "hotel rule", "size")
    free = max(0, hotel.beds)
    found = []
    for position, card in sorted(waiting, key=rank):
        booked = _kind(card) <= free
        reason = reasons[rank((position, card))[0]]
        found.append(Outlook(position, card, reason, free, booked))
        free -= _kind(card) if booked else 0
    return found


def _kind(card: CardView) -> int:
    assert card.card is not None, "the queue is not open"
    return kind_of(card.card)


def waiting_words(hotel: HotelView) -> str:
    """How full a queue is: `3 waiting`."""
    return f"{len(hotel.queue) or 'none'} waiting"


def meaning(text: str, view: OverbookingView, box: Box = HOUSE) -> str:
    """What a legal action does."""
    verb, *words = text.split(" ")
    if verb in ("queue", "door"):
        card, number = words
        where = _queue(view, int(number)) if verb == "queue" else _door(view, card, int(number))
        return f"{card_name(card, box)} to {where}"
    if verb == "skip":
        return "keep your cards: place no fifth card"
    if verb == "stop":
        return {
            "maids": "leave the queue as it is",
            "nobles": "name nobody",
            "soldiers": "let the workers be",
        }[view.decision or ""]
    return _at_queue(verb, int(words[0]), view, box)


def _queue(view: OverbookingView, number: int) -> str:
    hotel = view.hotels[number - 1]
    facts = [beds(hotel.beds), waiting_words(hotel)]
    if shows_card(RULES.index(hotel.face.rule), len(hotel.queue)):
        facts.append("face up")
    return f"the queue of hotel {number} ({', '.join(facts)})"


def _door(view: OverbookingView, card: str, number: int) -> str:
    hotel = view.hotels[number - 1]
    facts = [ability_short(kind_of(card))]
    if hotel.door:
        facts.append(f"{ordinal(len(hotel.door) + 1)} there")
    if hotel.token:
        facts.append("you take the token")
    return f"the back door of hotel {number} ({', '.join(facts)})"


def _at_queue(verb: str, position: int, view: OverbookingView, box: Box) -> str:
    assert view.at is not None, "no ability is being decided"
    number, acting = view.at
    hotel = view.hotels[number - 1]
    found = next(each for each in outlook(hotel) if each.position == position)
    card = found.card.card or ""
    fate = "booked" if found.booked else "turned away"
    whose = "your" if found.card.seat == view.seat else f"seat {found.card.seat}'s"
    worth = f"{beds(kind_of(card))}, {coins(card_coins(card, box))}, now {fate}"
    whom = f"{whose} {card_name(card, box)}, {ordinal(position)} in the queue ({worth})"
    if verb == "name":
        return f"book {whom} first"
    return f"{kind_name(acting, box)} instead of {whom}"
