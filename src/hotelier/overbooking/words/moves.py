"""What each legal action means to the seat to move, and what it would bring."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from hotelier.core.events import Event
from hotelier.core.explain import BUTTON, NO, Choice
from hotelier.messages.message import Message, capital, listed, message
from hotelier.overbooking.facts.table import outlook
from hotelier.overbooking.rules.actions import DECISIONS
from hotelier.overbooking.rules.booking import cards_told
from hotelier.overbooking.rules.box import Box
from hotelier.overbooking.rules.cards import length
from hotelier.overbooking.rules.events import (
    CardTurnedUp,
    GuestBooked,
    GuestTurnedAway,
    TokenTaken,
)
from hotelier.overbooking.rules.placing import shows_card
from hotelier.overbooking.rules.state import Hotel, State
from hotelier.overbooking.summary import at_ability
from hotelier.overbooking.words.names import (
    ability_short,
    beds,
    card_coins,
    card_name,
    cards,
    coins,
    kind_of,
    owned,
)
from hotelier.overbooking.words.parts import card_part, line_part, place_part

SIDES: Final = ("queue", "door")  # in the order they're shown
KEPT: Final = 1024  # texts of placements; a box has 192


def choices(state: State, seat: int, legal: Sequence[str]) -> tuple[Choice, ...]:
    """The legal actions: placements by card and hotel, then those without a card."""
    return tuple([_choice(action, state, seat) for action in sorted(legal, key=_rank)])


def _choice(action: str, state: State, seat: int) -> Choice:
    if action.partition(" ")[0] in SIDES:
        return _placed(action, state.box)
    parts = _parts(action, state)
    slot = NO if parts == (BUTTON,) else ""
    return Choice(action, parts, words(action, state, seat), slot=slot)


@lru_cache(KEPT)
def _placed(action: str, box: Box) -> Choice:
    """A placement, which means the same in every position."""
    verb, card, hotel = action.split(" ")
    parts = (card_part(card), line_part(verb, int(hotel)))
    return Choice(action, parts, placing(verb, card, int(hotel), box))


@lru_cache(KEPT)
def _rank(action: str) -> tuple[int, str, int, int]:
    verb, *rest = action.split(" ")
    if verb in SIDES:
        return 0, rest[0], int(rest[1]), SIDES.index(verb)
    return 1, "", int(rest[0]) if rest else len(action), 0


def _parts(action: str, state: State) -> tuple[str, ...]:
    _, *rest = action.split(" ")
    at = at_ability(state)
    if not rest or at is None:
        return (BUTTON,)
    return (place_part("queue", at[0], int(rest[0])),)


def words(action: str, state: State, seat: int) -> Message:
    """What a legal action does."""
    verb, *rest = action.split(" ")
    if verb in SIDES:
        return placing(verb, rest[0], int(rest[1]), state.box)
    if verb == "stop":
        return message(f"overbooking-do-stop-{DECISIONS[state.kind]}")
    if verb == "skip":
        return message("overbooking-do-skip")
    owner, card = _waiting(state, int(rest[0]))
    whose = owned(owner, card_name(card, state.box), seat)
    return capital(message(f"overbooking-do-{verb}", card=whose, position=int(rest[0])))


@lru_cache(KEPT)
def placing(side: str, card: str, hotel: int, box: Box) -> Message:
    """A placement: `Put the nobles of the bird in the queue of hotel 2`."""
    name = card_name(card, box)
    if side == "queue":
        return message("overbooking-do-queue", card=name, hotel=hotel)
    ability = ability_short(kind_of(card))
    return message("overbooking-do-door", card=name, hotel=hotel, ability=ability)


def _waiting(state: State, position: int) -> tuple[int, str]:
    """Owner and card at a spot of the queue that's being decided about."""
    at = at_ability(state)
    assert at is not None, "no ability is being decided"
    return cards_told(state, state.hotels[at[0] - 1].queue)[position - 1]


def meaning(action: str, state: State, seat: int) -> Message:
    """What a legal action does, with what's worth knowing about it."""
    told = words(action, state, seat)
    known = list(_known(action, state))
    if not known:
        return told
    return message("overbooking-do-with", action=told, facts=listed(known, "comma"))


def _known(action: str, state: State) -> Iterator[Message]:
    verb, *rest = action.split(" ")
    if verb in SIDES:
        hotel = state.hotels[int(rest[1]) - 1]
        yield from _queue(state, hotel) if verb == "queue" else _door(hotel)
    elif rest:
        yield from _fate(state, int(rest[0]))


def _queue(state: State, hotel: Hotel) -> Iterator[Message]:
    yield beds(hotel.beds)
    yield waiting(length(hotel.queue))
    if shows_card(state.box.rules[hotel.face], length(hotel.queue)):
        yield message("overbooking-fact-face-up")


def _door(hotel: Hotel) -> Iterator[Message]:
    if hotel.door:
        yield message("overbooking-fact-second")
    if hotel.token:
        yield message("overbooking-fact-token")


def _fate(state: State, position: int) -> Iterator[Message]:
    _, card = _waiting(state, position)
    at = at_ability(state)
    assert at is not None
    found = next(each for each in outlook(state, at[0] - 1) if each.position == position)
    yield beds(kind_of(card))
    yield coins(card_coins(card, state.box))
    yield fate(found.booked)


def fate(booked: bool) -> Message:
    """Whether a card gets a bed if nothing else happens before booking."""
    return message(f"overbooking-fate-{'booked' if booked else 'away'}")


def waiting(number: int) -> Message:
    """How full a queue is: `3 waiting`."""
    return message("overbooking-waiting", n=number)


def gains(events: Sequence[Event], seat: int) -> Message | None:
    """What an action brings its seat, in a few words."""
    own = [event for event in events if event.seat == seat]
    told: list[Message] = []
    for event in own:
        if isinstance(event, TokenTaken):
            told.append(message("overbooking-gain-token"))
        elif isinstance(event, CardTurnedUp):
            told.append(message("overbooking-gain-open"))
    booked = [event for event in own if isinstance(event, GuestBooked)]
    if booked:
        paid = sum(event.coins for event in booked)
        gain = message("overbooking-gain-booked", cards=cards(len(booked)), coins=coins(paid))
        told.append(gain)
    away = sum(isinstance(event, GuestTurnedAway) for event in own)
    if away:
        told.append(message("overbooking-gain-away", cards=cards(away)))
    return message("overbooking-gains", gains=listed(told, "dot")) if told else None
