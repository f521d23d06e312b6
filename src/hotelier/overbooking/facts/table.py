"""The facts of a whole position: places, how a booking would go, points by source."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from hotelier.core.bits import ONE, count, positions
from hotelier.core.events import Event
from hotelier.messages.message import Message, message
from hotelier.overbooking.facts.shapes import (
    After,
    CrestFacts,
    HotelFacts,
    Known,
    Outlook,
    OverbookingFacts,
    SeatFacts,
)
from hotelier.overbooking.rules.booking import Booking, cards_told
from hotelier.overbooking.rules.box import BONUSES, NO_SOLDIERS, TWO_CRESTS, Box
from hotelier.overbooking.rules.cards import (
    CREST_CARDS,
    CRESTS,
    KINDS,
    SMALL_KINDS,
    SOLDIERS,
    WHOLE_DECK,
)
from hotelier.overbooking.rules.check_in import Ability
from hotelier.overbooking.rules.events import BookingOrder, GuestBooked, GuestTurnedAway
from hotelier.overbooking.rules.placing import (
    MOST_CRESTS,
    TIMES,
    crests_fixed,
    door_limit,
    placing_order,
    queue_limit,
    shows_card,
)
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.rules.state import (
    FIRST,
    Hotel,
    Seat,
    State,
    coins,
    crest_bonus,
    seat_score,
)
from hotelier.overbooking.summary import line
from hotelier.overbooking.words.names import bonus_words, named_crest, next_bonus, points

KEPT: Final = 1024  # messages that are used again and again
KEPT_SEATS: Final = 2048  # whose facts are kept: a move changes few of them

Lying = tuple[int, int, bool]  # a card on the table: seat, card, whether it's face up


# Where a card is, by number; unlisted ones are unseen.
Places = dict[int, Known]

# The cards of a hotel's queue and of its back door
Lines = tuple[list[Lying], list[Lying]]


def facts(state: State, seat: int | None, texts: Sequence[str]) -> OverbookingFacts:
    """What follows from what the viewer sees."""
    laid = state.tiles_used != 0
    deciding = texts if state.actor == seat else ()
    lines = [
        (line(state, hotel, hotel.queue, True), line(state, hotel, hotel.door, False))
        for hotel in state.hotels
    ]
    numbers = range(1, state.players + 1)
    places = [_places(state, number, seat, lines) for number in numbers]
    hotels = (_hotel(state, n, deciding, seat, places, *lines[n]) for n in range(len(state.hotels)))
    return OverbookingFacts(
        rounds=ROUNDS,
        times=TIMES,
        order=() if state.chance == FIRST else placing_order(state),
        bonus=tuple(state.box.bonus[state.bonus]),
        bonus_words=bonus_words(BONUSES[state.bonus], state.box),
        hotels=tuple(hotels) if laid else (),
        seats=tuple(_seat(state, s, known) for s, known in zip(state.seats, places, strict=True)),
    )


def _places(state: State, number: int, viewer: int | None, lines: Sequence[Lines]) -> Places:
    """Where a seat's cards are, as far as the viewer knows."""
    s = state.seats[number - 1]
    own = number == viewer
    found: Places = {}
    on_table = 0
    for at, (queue, door) in enumerate(lines, start=1):
        for seat, card, is_open in (*queue, *door):
            if seat == number:
                on_table |= ONE << card
                if is_open or own:
                    found[card] = _known(card // CRESTS + 1, "open" if is_open else "laid", at)
    known = {"booked": s.booked, "gone": WHOLE_DECK & ~(s.hand | s.deck | s.booked | on_table)}
    if own:
        known |= {"hand": s.hand, "deck": s.deck}
    for where, cards in known.items():
        for card in positions(cards):
            found[card] = _known(card // CRESTS + 1, where)
    return found


@cache  # so the same facts are the same object
def _known(kind: int, where: str, hotel: int = 0) -> Known:
    return Known(kind, where, hotel)


def _hotel(
    state: State,
    index: int,
    texts: Sequence[str],
    viewer: int | None,
    places: Sequence[Places],
    queue: list[Lying],
    door: list[Lying],
) -> HotelFacts:
    hotel: Hotel = state.hotels[index]
    rule = state.box.rules[hotel.face]
    limit = queue_limit(rule)
    shown = [place for place in range(limit) if shows_card(rule, place)]
    queue_may = [_may(card, viewer, places, rule == NO_SOLDIERS) for card in queue]
    door_may = [_may(card, viewer, places, False) for card in door]
    return HotelFacts(
        free=max(0, hotel.beds),
        queue_places=limit,
        door_places=door_limit(rule),
        face_up=shown[0] + 1 if shown else 0,
        crests=_crests(state, hotel) if rule == TWO_CRESTS else (),
        asked=_asked(queue, queue_may),
        queue_may=tuple(queue_may),
        door_may=tuple(door_may),
        outlook=outlook(state, index) if hotel.revealed and hotel.queue else (),
        after=tuple(_after(state, index, texts)) if texts else (),
    )


def _crests(state: State, hotel: Hotel) -> tuple[str, ...]:
    """The crests that a queue takes; empty while any may come first."""
    fixed = crests_fixed(hotel.queue)
    if not fixed:
        return ()
    return tuple(state.box.crests[crest] for crest in fixed) + ("",) * (MOST_CRESTS - len(fixed))


def _may(
    lying: Lying, viewer: int | None, places: Sequence[Places], no_soldiers: bool
) -> tuple[Known, ...]:
    """What a card can be if the viewer sees its back; empty if they see the card."""
    seat, card, is_open = lying
    if is_open or seat == viewer:
        return ()
    kind, crest = divmod(card, CRESTS)
    first = kind // SMALL_KINDS * SMALL_KINDS
    found = []
    for each in range(first, first + SMALL_KINDS):
        seen = places[seat - 1].get(each * CRESTS + crest) or _known(each + 1, "unseen")
        barred = no_soldiers and each == SOLDIERS and seen.where == "unseen"
        found.append(_known(each + 1, "barred") if barred else seen)
    return tuple(found)


def _asked(queue: Sequence[Lying], may: Sequence[tuple[Known, ...]]) -> tuple[int, int]:
    """The beds that a queue wants, at least and at most: a kind wants as many as its number."""
    wanted = [
        [each.kind for each in could if each.where == "unseen"] or [card // CRESTS + 1]
        for (_, card, _), could in zip(queue, may, strict=True)
    ]
    return sum(map(min, wanted)), sum(map(max, wanted))


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


_seats: Final[dict[tuple[object, ...], SeatFacts]] = {}  # recent facts about seats


def _seat(state: State, s: Seat, places: Places) -> SeatFacts:
    # What a viewer knows of the cards, most of which stay where they are.
    known = frozenset([(card, id(each)) for card, each in places.items()])
    key = (state.box, state.bonus, s.booked, s.tokens, known)
    found = _seats.get(key)
    if found is None:
        if len(_seats) >= KEPT_SEATS:
            _seats.clear()
        found = _seats[key] = _worked_out(state, s, places)
    return found


def _worked_out(state: State, s: Seat, places: Places) -> SeatFacts:
    crests = tuple(_crest(state, s, crest, places) for crest in range(CRESTS))
    return SeatFacts(
        score=seat_score(state, s),
        coins=coins(state, s),
        tokens=s.tokens,
        crest_vp=sum(crest.vp for crest in crests),
        crests=crests,
    )


def _crest(state: State, s: Seat, crest: int, places: Places) -> CrestFacts:
    have = count(s.booked & CREST_CARDS[crest])
    vp = crest_bonus(state, s, crest)
    name = state.box.crests[crest]
    kinds = tuple(
        places.get(kind * CRESTS + crest) or _known(kind + 1, "unseen") for kind in range(KINDS)
    )
    words = _crest_words(name, have, vp, BONUSES[state.bonus], state.box)
    return CrestFacts(name, have, vp, words, kinds)


@lru_cache(KEPT)
def _crest_words(crest: str, have: int, vp: int, mode: str, box: Box) -> tuple[Message, ...]:
    told = [message("overbooking-books-crest", crest=named_crest(crest), n=have)]
    if vp:
        told.append(message("overbooking-books-crest-got", vp=points(vp)))
    more = next_bonus(have, mode, box)
    if more:
        told.append(message("overbooking-books-crest-next", more=more[0], vp=points(more[1])))
    return tuple(told)
