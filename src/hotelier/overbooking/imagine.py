"""From a view back to a position: the public part as it is, the hidden part dealt at random.

The pending work of this game is short and follows from what everyone sees.
"""

from hotelier.core.frames import Frame
from hotelier.core.rng import Rng
from hotelier.overbooking.rules.actions import DECISIONS, PLACE
from hotelier.overbooking.rules.booking import Booking
from hotelier.overbooking.rules.box import BONUSES, NO_SOLDIERS, Box
from hotelier.overbooking.rules.cards import (
    HAND_SIZE,
    KIND_CARDS,
    PLACED_BITS,
    SOLDIERS,
    WHOLE_DECK,
    placed,
)
from hotelier.overbooking.rules.check_in import Ability, CheckIn
from hotelier.overbooking.rules.placing import Placing
from hotelier.overbooking.rules.rounds import (
    CHECK_IN,
    CLOSE,
    REFILL,
    ChooseFirst,
    LayTiles,
    Refill,
    Round,
)
from hotelier.overbooking.rules.rounds import PLACE as PLACE_STAGE
from hotelier.overbooking.rules.state import Hotel, Seat, State
from hotelier.overbooking.unseen import redeal
from hotelier.overbooking.view import CardView, HotelView, OverbookingView, SeatView


def imagine(view: OverbookingView, box: Box, rng: Rng) -> State:
    """A position that looks exactly like this to the viewer."""
    state = State(None)
    state.box = box
    state.players = len(view.seats)
    state.bonus = BONUSES.index(view.bonus)
    state.round = view.round
    state.first = (view.first or 1) - 1
    state.turn = view.turn
    state.tiles_used = sum(1 << (tile - 1) for tile in view.tiles_used)
    state.winning = sum(1 << (seat - 1) for seat in view.winners)
    state.seats = [_seat(seen, box) for seen in view.seats]
    state.hotels = [_hotel(seen, box) for seen in view.hotels]
    if not state.hotels:
        state.hotels = [Hotel(None) for _ in view.seats]
    _lines(state, view)
    for s, seen in zip(state.seats, view.seats, strict=True):
        if seen.hand is None:
            s.hand = _some(s.deck, seen.hand_size)
            s.deck &= ~s.hand
    state.top = _pending(view)
    state.actor = view.actor or 0
    state.kind = DECISIONS.index(view.decision or "")
    redeal(state, view.seat or 0, rng)
    state.run()
    return state


def _mask(cards: tuple[str, ...], box: Box) -> int:
    return sum(1 << box.card_number(card) for card in cards)


def _some(cards: int, number: int) -> int:
    """The lowest few of some cards."""
    taken = 0
    for _ in range(number):
        rest = cards & ~taken
        taken |= rest & -rest
    return taken


def _seat(seen: SeatView, box: Box) -> Seat:
    """What the viewer knows about a seat; the deck gets everything that could be anywhere."""
    s = Seat(None)
    s.tokens = seen.tokens
    s.booked = _mask(seen.booked, box)
    if seen.hand is None or seen.deck is None:
        s.deck = WHOLE_DECK & ~(s.booked | _mask(seen.discarded, box))
    else:
        s.hand = _mask(seen.hand, box)
        s.deck = _mask(seen.deck, box)
    return s


def _hotel(seen: HotelView, box: Box) -> Hotel:
    """A hotel without its guests."""
    hotel = Hotel(None)
    hotel.face = [box.face_text(face) for face in range(len(box.beds))].index(seen.face.name)
    hotel.beds = seen.beds
    hotel.token = seen.token
    hotel.revealed = seen.revealed
    hotel.named = sum(place << (4 * order) for order, place in enumerate(seen.named))
    return hotel


def _lines(state: State, view: OverbookingView) -> None:
    """The cards on the table: the visible ones, then the others, first where no soldiers may be."""
    places: list[tuple[int, bool, int, CardView]] = []
    for index, there in enumerate(view.hotels):
        for queue, line in ((True, there.queue), (False, there.door)):
            places += [(index, queue, position, card) for position, card in enumerate(line)]

    def rank(place: tuple[int, bool, int, CardView]) -> int:
        index, queue, _, card = place
        return 0 if card.card is not None else 1 if _bars(state, index, queue) else 2

    for index, queue, position, seen in sorted(places, key=rank):
        s = state.seats[seen.seat - 1]
        if seen.card is not None:
            card = state.box.card_number(seen.card)
        else:
            barred = KIND_CARDS[SOLDIERS] if _bars(state, index, queue) else 0
            card = next(
                card
                for card in range(WHOLE_DECK.bit_length())
                if (s.deck & ~barred) >> card & 1 and state.box.back_text(card) == seen.back
            )
        s.deck &= ~(1 << card)
        entry = placed(seen.seat - 1, card) << (PLACED_BITS * position)
        if queue:
            state.hotels[index].queue |= entry
        else:
            state.hotels[index].door |= entry


def _bars(state: State, index: int, queue: bool) -> bool:
    return queue and state.box.rules[state.hotels[index].face] == NO_SOLDIERS


def _pending(view: OverbookingView) -> Frame | None:
    """The pending work, from the current decision or the missing cards and tiles."""
    if view.over:
        return None
    if view.actor is None:
        if view.first is None:
            return ChooseFirst(0, None)
        if not view.hotels or view.hotels[0].revealed:
            return LayTiles(0, Round(0, REFILL, None))
        short = [seen.hand_size < HAND_SIZE and seen.deck_size > 0 for seen in view.seats]
        return Refill(short.index(True), Round(0, PLACE_STAGE, None))
    seat = view.actor - 1
    if view.decision == DECISIONS[PLACE]:
        place = (view.actor - (view.first or 1)) % len(view.seats)
        return Placing(seat, place, view.turn, Round(0, CHECK_IN, None))
    assert view.at is not None
    number, text = view.at
    door = [(seen.seat, seen.card) for seen in view.hotels[number - 1].door]
    after = CheckIn(0, number, Round(0, CLOSE, None))
    return Ability(seat, number - 1, door.index((view.actor, text)), Booking(0, number - 1, after))
