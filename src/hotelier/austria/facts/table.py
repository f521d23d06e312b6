"""The facts of a whole position: turns, row, prices, emperor, politics, and each seat's own."""

from functools import cache
from typing import Any, Final

from hotelier.austria.facts.dice import dice_facts
from hotelier.austria.facts.seats import CARDS, FATES, gift, seat_facts
from hotelier.austria.facts.shapes import (
    AustriaFacts,
    Delivery,
    EmperorFacts,
    PoliticsFacts,
    Scoring,
    Turn,
)
from hotelier.austria.rules.actions import FIRST_GUEST, INVITE
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.cafe import DELIVERY_LIMIT
from hotelier.austria.rules.cards import EMPEROR_BACK, PURSE
from hotelier.austria.rules.emperor import (
    NO_SCORING,
    SCORING_ROUNDS,
    fate_of,
    next_scoring,
    stepped_back,
)
from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.geometry import ROOMS
from hotelier.austria.rules.hire import FROM_HAND, Hire, hire_price
from hotelier.austria.rules.operations import COLOURS
from hotelier.austria.rules.politics import PLACES
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.rules.scoring import (
    END_KIND,
    END_STAFF,
    end_card,
    scored_card,
)
from hotelier.austria.rules.state import Seat, State, new_seat
from hotelier.austria.rules.tables import (
    END_CARDS,
    POLITICS_ID,
    STAFF_ID,
    TILE_ID,
)
from hotelier.austria.rules.turn import ExtraTurn, delivery_price, guest_price, tile_number
from hotelier.core.bits import positions

FREE_GUESTS: Final = (FIRST_GUEST, INVITE)  # decisions in which guests are free


def facts(state: State, seat: int | None) -> AustriaFacts:
    """The facts of a position for a seat or a spectator."""
    own = -1 if seat is None else seat - 1
    # A spectator sees the prices for a seat without staff.
    s = new_seat(state.box) if seat is None else state.seats[own]
    scoring = next_scoring(state)
    return AustriaFacts(
        extra_turn=isinstance(state.top, ExtraTurn),
        rounds=ROUNDS,
        purse=PURSE,
        turns=_turns(state),
        row=tuple(guest_cost(state, s, own, place) for place in range(5)),
        cards=_cards(state, s, own),
        worth=_worth(state, s, own),
        delivery=Delivery(delivery_price(s), DELIVERY_LIMIT),
        dice=dice_facts(state, s, own),
        emperor=_emperor(state, scoring),
        politics=_politics(state) if state.row else (),
        seats=tuple(seat_facts(state, index, scoring) for index in range(state.players)),
    )


def guest_cost(state: State, s: Seat, seat: int, place: int) -> int:
    """The price of a guest in the row for a seat now; some are free."""
    gratis = state.actor == seat + 1 and state.kind in FREE_GUESTS
    return 0 if gratis else guest_price(s, place)


# Equal facts are one object: most of them don't change from one move to the next.
_turn: Final = cache(Turn)
_scoring: Final = cache(Scoring)
_politics_facts: Final = cache(PoliticsFacts)


def _turns(state: State) -> tuple[Turn, ...]:
    turns = [_turn(0, "")] * (2 * state.players)
    for index, s in enumerate(state.seats):
        covered = s.covered
        for half in (0, 1):
            if half < covered:
                how = "done"
            elif s.passed:
                how = "passed"
            else:
                how = "now" if half == covered and state.actor == index + 1 else "open"
            turns[tile_number(state, index, half) - 1] = _turn(index + 1, how)
    return tuple(turns)


def _cards(state: State, s: Seat, own: int) -> dict[str, int]:
    top = state.top
    prices = {card: hire_price(state, card, 0) for card in positions(s.hand | s.packet)}
    if isinstance(top, Hire) and top.seat == own:
        cards = s.hand if top.offer == FROM_HAND else top.offer
        prices |= {card: hire_price(state, card, top.discount) for card in positions(cards)}
    return {str(STAFF_ID[card]): price for card, price in prices.items()}


def _worth(state: State, s: Seat, own: int) -> dict[str, int]:
    if own < 0:
        return {}
    top = state.top
    cards = s.hand | s.packet
    if isinstance(top, Hire) and top.seat == own and top.offer != FROM_HAND:
        cards |= top.offer
    worth = {}
    for card in positions(cards & END_CARDS):
        scored = scored_card(state, own, card)
        vp = end_card(state, s, scored) if scored >= 0 else 0
        if scored >= 0 and END_KIND[scored] == END_STAFF:
            vp += s.box.end_each[scored]  # the card itself counts as staff then
        worth[str(STAFF_ID[card])] = vp
    return worth


def _emperor(state: State, number: int) -> EmperorFacts:
    scorings: tuple[Scoring, ...] = ()
    if state.row:
        scorings = tuple(
            _scoring(after, TILE_ID[state.tiles >> (4 * n) & 15], EMPEROR_BACK[after])
            for n, after in enumerate(SCORING_ROUNDS)
        )
    there = number != NO_SCORING and scorings
    return EmperorFacts(
        scorings[number] if there else None,
        scorings,
        tuple(state.box.emperor_vp),
        _fates(number) if there else (),
    )


@cache
def _fates(number: int) -> tuple[str, ...]:
    """What the emperor has at a scoring for each space."""
    return tuple(FATES[fate_of(stepped_back(space, number))] for space in range(END_OF_TRACK + 1))


def _politics(state: State) -> tuple[PoliticsFacts, ...]:
    places = tuple(state.box.politics_vp)
    found = []
    for letter in CARDS:
        taken = state.places >> (4 * letter) & 15
        card = POLITICS_ID[state.politics >> (4 * letter) & 15]
        vp = places[taken] if taken < PLACES else None
        found.append(_politics_facts(card, places, vp))
    return tuple(found)


def boards(box: Box) -> dict[str, Any]:
    """Every hotel board: the colours of its rooms, its groups, and the bonus of each."""
    found = {}
    for board in box.boards:
        bonuses = [gift(code) for code in board.bonuses]
        found[board.name] = {
            "colours": [COLOURS[board.colour_of(room)] for room in range(ROOMS)],
            "groups": [positions(group) for group in board.groups],
            "bonuses": [{"op": each.op, "amount": each.amount} for each in bonuses],
        }
    return found
