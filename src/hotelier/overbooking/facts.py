"""What a player would otherwise work out: places, how a booking would go, points by source.

These dataclasses have no slots: so they are written as JSON four times as fast.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hotelier.core.bits import count
from hotelier.core.events import Event
from hotelier.messages.message import Message, message
from hotelier.overbooking.rules.booking import Booking, cards_told
from hotelier.overbooking.rules.box import BONUSES, Box
from hotelier.overbooking.rules.cards import CREST_CARDS, CRESTS
from hotelier.overbooking.rules.check_in import Ability
from hotelier.overbooking.rules.events import BookingOrder, GuestBooked, GuestTurnedAway
from hotelier.overbooking.rules.placing import TIMES, door_limit, queue_limit, shows_card
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.rules.state import Hotel, Seat, State, coins, crest_bonus, seat_score
from hotelier.overbooking.words.names import bonus_words, named_crest, next_bonus, points

KEPT: Final = 1024  # messages that are told again and again


@dataclass(frozen=True)
class Outlook:
    """A card of an open queue, and what becomes of it if nothing else happens before booking."""

    position: int
    seat: int
    card: str
    reason: str  # of its place in the order: named, hotel rule or size
    free: int  # beds free when its turn comes
    booked: bool


@dataclass(frozen=True)
class After:
    """How the booking would go after an action that may be taken now."""

    action: str
    outlook: tuple[Outlook, ...]


@dataclass(frozen=True)
class HotelFacts:
    """A hotel of the column."""

    free: int  # beds that can be given away
    queue_places: int
    door_places: int  # 0: there is no back door
    face_up: int  # the place of the queue whose card lies face up; 0 for none
    outlook: tuple[Outlook, ...]  # in the order of booking; empty before the hotel is revealed
    after: tuple[After, ...]  # for whoever decides about this queue


@dataclass(frozen=True)
class CrestFacts:
    """A player's booked cards of one crest."""

    crest: str
    cards: int
    vp: int
    words: tuple[Message, ...]  # how many, what they bring, and what more would bring


@dataclass(frozen=True)
class SeatFacts:
    """A player's points so far, by source."""

    score: int
    coins: int
    tokens: int
    crest_vp: int
    crests: tuple[CrestFacts, ...]


@dataclass(frozen=True)
class OverbookingFacts:
    """The table, worked out."""

    rounds: int
    times: int  # cards each player places in a round
    bonus: tuple[int, ...]  # points for so many booked cards of one crest, from 0
    bonus_words: Message
    hotels: tuple[HotelFacts, ...]
    seats: tuple[SeatFacts, ...]


def facts(state: State, seat: int | None, texts: Sequence[str]) -> OverbookingFacts:
    """What follows from what lies open for all."""
    laid = state.tiles_used != 0
    deciding = texts if state.actor == seat else ()
    return OverbookingFacts(
        rounds=ROUNDS,
        times=TIMES,
        bonus=tuple(state.box.bonus[state.bonus]),
        bonus_words=bonus_words(BONUSES[state.bonus], state.box),
        hotels=tuple(_hotel(state, n, deciding) for n in range(state.players)) if laid else (),
        seats=tuple(_seat(state, s) for s in state.seats),
    )


def _hotel(state: State, index: int, texts: Sequence[str]) -> HotelFacts:
    hotel: Hotel = state.hotels[index]
    rule = state.box.rules[hotel.face]
    places = queue_limit(rule)
    shown = [place for place in range(places) if shows_card(rule, place)]
    return HotelFacts(
        free=max(0, hotel.beds),
        queue_places=places,
        door_places=door_limit(rule),
        face_up=shown[0] + 1 if shown else 0,
        outlook=outlook(state, index) if hotel.revealed and hotel.queue else (),
        after=tuple(_after(state, index, texts)) if texts else (),
    )


def _after(state: State, index: int, texts: Sequence[str]) -> Iterator[After]:
    ability = state.top
    if not isinstance(ability, Ability) or ability.hotel != index:
        return
    for action in state.legal():
        trial = state.clone()
        ability.choose(trial, action)
        yield After(texts[action], outlook(trial, index))


def outlook(state: State, index: int) -> tuple[Outlook, ...]:
    """The booking of an open queue as it would go now."""
    queue = cards_told(state, state.hotels[index].queue)
    told: list[Event] = []
    trial = state.clone()
    trial.sink = told
    Booking(0, index, None).enter(trial)
    order = next(event.order for event in told if isinstance(event, BookingOrder))
    free = {}
    booked = set()
    for event in told:
        if isinstance(event, GuestBooked):
            free[event.seat, event.card] = event.beds_before
            booked.add((event.seat, event.card))
        elif isinstance(event, GuestTurnedAway):
            free[event.seat, event.card] = event.free
    return tuple(
        Outlook(
            queue.index((seat, card)) + 1,
            seat,
            card,
            reason,
            free[seat, card],
            (seat, card) in booked,
        )
        for seat, card, reason in order
    )


def _seat(state: State, s: Seat) -> SeatFacts:
    crests = tuple(_crest(state, s, crest) for crest in range(CRESTS))
    return SeatFacts(
        score=seat_score(state, s),
        coins=coins(state, s),
        tokens=s.tokens,
        crest_vp=sum(crest.vp for crest in crests),
        crests=crests,
    )


def _crest(state: State, s: Seat, crest: int) -> CrestFacts:
    have = count(s.booked & CREST_CARDS[crest])
    vp = crest_bonus(state, s, crest)
    return _crest_told(state.box.crests[crest], have, vp, BONUSES[state.bonus], state.box)


@lru_cache(KEPT)
def _crest_told(crest: str, have: int, vp: int, mode: str, box: Box) -> CrestFacts:
    told = [message("overbooking-books-crest", crest=named_crest(crest), n=have)]
    if vp:
        told.append(message("overbooking-books-crest-got", vp=points(vp)))
    more = next_bonus(have, mode, box)
    if more:
        told.append(message("overbooking-books-crest-next", more=more[0], vp=points(more[1])))
    return CrestFacts(crest, have, vp, tuple(told))
