"""What each legal action means to the seat that decides, and how a booking would go."""

from dataclasses import dataclass

from hotelier.core.words import capital
from hotelier.messages import say
from hotelier.overbooking.rules.booking import FIRST_KIND, NOBODY
from hotelier.overbooking.rules.box import HOUSE, RULES, Box
from hotelier.overbooking.rules.cards import KINDS
from hotelier.overbooking.rules.placing import QUEUE_LIMIT, QUEUE_LIMIT_NO_DOOR, shows_card
from hotelier.overbooking.view import CardView, HotelView, OverbookingView
from hotelier.overbooking.words.names import (
    ability_short,
    beds,
    card_coins,
    card_name,
    coins,
    kind_of,
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
    return say("overbooking-waiting", n=len(hotel.queue))


def meaning(text: str, view: OverbookingView, box: Box = HOUSE) -> str:
    """What a legal action does."""
    verb, *words = text.split(" ")
    if verb in ("queue", "door"):
        card, number = words
        hotel = view.hotels[int(number) - 1]
        action = placing_words(verb, card, int(number), box)
        facts = _queue(hotel) if verb == "queue" else _door(hotel)
        if not facts:
            return action
        return say("overbooking-do-with", action=action, facts=", ".join(facts))
    if verb == "skip":
        return say("overbooking-do-skip")
    if verb == "stop":
        return say(f"overbooking-do-stop-{view.decision}")
    return _at_queue(verb, int(words[0]), view, box)


def placing_words(side: str, card: str, number: int, box: Box = HOUSE) -> str:
    """A placing: `Put the nobles of the bird in the queue of hotel 2`."""
    ability = ability_short(kind_of(card))
    name = card_name(card, box)
    return say(f"overbooking-do-{side}", card=name, hotel=number, ability=ability)


def _queue(hotel: HotelView) -> list[str]:
    facts = [beds(hotel.beds), waiting_words(hotel)]
    if shows_card(RULES.index(hotel.face.rule), len(hotel.queue)):
        facts.append(say("overbooking-fact-face-up"))
    return facts


def _door(hotel: HotelView) -> list[str]:
    facts = [say("overbooking-fact-second")] if hotel.door else []
    if hotel.token:
        facts.append(say("overbooking-fact-token"))
    return facts


def _at_queue(verb: str, position: int, view: OverbookingView, box: Box) -> str:
    assert view.at is not None, "no ability is being decided"
    found = next(each for each in outlook(view.hotels[view.at[0] - 1]) if each.position == position)
    card = found.card.card or ""
    name = card_name(card, box)
    if found.card.seat == view.seat:
        whose = say("overbooking-your", card=name)
    else:
        whose = say(
            "overbooking-owned", card=name, owner=say("overbooking-seat", n=found.card.seat)
        )
    action = capital(say(f"overbooking-do-{verb}", card=whose, position=position))
    fate = say(f"overbooking-fate-{'booked' if found.booked else 'away'}")
    facts = (beds(kind_of(card)), coins(card_coins(card, box)), fate)
    return say("overbooking-do-with", action=action, facts=", ".join(facts))
