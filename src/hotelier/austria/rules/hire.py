"""Staff: drawn, offered and hired (rules §5 die 5, §7, §10; notation §4a)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import CARD_STOP_BIT, HIRE
from hotelier.austria.rules.batch import Effect, start
from hotelier.austria.rules.events import EffectDeclined, OfferPutBack, StaffDrawn, StaffHired
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.state import DRAW, State
from hotelier.austria.rules.tables import (
    ASCENDING,
    STAFF_ID,
    staff_ids,
)
from hotelier.core.bits import ONE, count
from hotelier.core.frames import GO_ON, Frame
from hotelier.core.rng import Rng

FROM_HAND: Final = -1
TO_HAND: Final = -1
OFFERED: Final = 3  # cards in an offer


def put_under(state: State, seat: i64, cards: i64) -> None:
    """Cards go under the deck in ascending order; the player who put them there knows them."""
    if cards == 0:
        return
    added: list[int] = [card + 64 * seat for card in ASCENDING if cards >> card & 1]
    state.under = (*state.under, *added)


def hire_price(state: State, card: i64, discount: i64) -> i64:
    """What playing a staff card costs."""
    price: i64 = state.box.staff_cost[card]
    price -= discount
    return price if price > 0 else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Hire(Frame):
    """Play a staff card, from hand or from an offer, at a discount."""

    def __init__(self, seat: i64, discount: i64, offer: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.discount: i64 = discount
        self.offer: i64 = offer

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.discount, self.offer)

    def enter(self, state: State) -> i64:
        s = state.seats[self.seat]
        cards: i64 = s.hand if self.offer == FROM_HAND else self.offer
        money: i64 = s.crowns + self.discount
        if money < state.box.dearest_staff and cards:
            hirable: i64 = state.box.hirable[money]
            cards &= hirable
        return state.ask(self.seat, HIRE, cards | (1 << CARD_STOP_BIT))

    def choose(self, state: State, bit: i64) -> None:
        seat: i64 = self.seat
        s = state.seats[seat]
        state.top = self.below
        card: i64 = ONE << bit if bit != CARD_STOP_BIT else 0
        price: i64 = 0
        if card:
            price = hire_price(state, bit, self.discount)
            s.crowns -= price
            s.staff |= card
            state.reveal(seat + 1)  # only this seat knew the card
            if state.sink is not None:
                state.sink.append(StaffHired(seat + 1, STAFF_ID[bit], price))
        elif state.sink is not None:
            state.sink.append(EffectDeclined(seat + 1, "hire"))
        if self.offer == FROM_HAND:
            s.hand &= ~card
        else:
            rest: i64 = self.offer & ~card
            put_under(state, seat, rest)
            if state.sink is not None and rest:
                cards = tuple(staff_ids(rest))
                state.sink.append(OfferPutBack(seat + 1, len(cards), cards))
        if card:
            start(state, seat, state.box.when_hired[bit])


@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Frame):
    """Staff cards come from the deck, into the hand or as an offer at a discount."""

    def __init__(self, seat: i64, number: i64, discount: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.number: i64 = number
        self.discount: i64 = discount

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.discount)

    def enter(self, state: State) -> i64:
        there: i64 = count(state.staff_deck) + len(state.under)
        wanted: i64 = self.number if self.number < there else there
        if wanted == 0:
            state.top = self.below
            return GO_ON
        state.chance = DRAW
        state.wanted = wanted
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        deck: i64 = state.staff_deck
        size: i64 = count(deck)
        wanted: i64 = state.wanted
        if wanted <= size:
            return rng.draw(deck, size, wanted)
        for entry in state.under[: wanted - size]:
            card: i64 = entry & 63
            deck |= ONE << card
        return deck

    def deal(self, state: State, outcome: i64) -> None:
        state.top = self.below
        take_from_deck(state, self.seat, outcome, self.discount != TO_HAND)
        if self.discount == TO_HAND:
            state.seats[self.seat].hand |= outcome
        else:
            state.top = Hire(self.seat, self.discount, outcome, state.top)


def take_from_deck(state: State, seat: i64, cards: i64, offered: bool) -> None:
    """Cards leave the deck; if it runs out, they come from under it, in the order put there."""
    from_under: i64 = count(cards & ~state.staff_deck)
    state.staff_deck &= ~cards
    if from_under:
        state.under = state.under[from_under:]
    if state.sink is not None:
        drawn = tuple(staff_ids(cards))
        state.sink.append(StaffDrawn(seat + 1, len(drawn), drawn, offered))


class DrawStaff(Effect):
    """Draw staff cards; safe."""

    def __init__(self, amount: i64) -> None:
        super().__init__(Operation("draw", amount))
        self.amount: i64 = amount

    def safe(self, state: State, seat: i64) -> bool:
        return True

    def begin(self, state: State, seat: i64) -> None:
        state.top = Draw(seat, self.amount, TO_HAND, state.top)


class HireFromHand(Effect):
    """Play a staff card from hand."""

    def __init__(self, does: Operation) -> None:
        super().__init__(does)
        self.discount: i64 = does.reduction

    def begin(self, state: State, seat: i64) -> None:
        state.top = Hire(seat, self.discount, FROM_HAND, state.top)


class Offer(Effect):
    """Draw three staff cards; you may play one of them."""

    def __init__(self, does: Operation) -> None:
        super().__init__(does)
        self.discount: i64 = does.reduction

    def begin(self, state: State, seat: i64) -> None:
        state.top = Draw(seat, OFFERED, self.discount, state.top)
