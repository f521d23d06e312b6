"""A quick, sensible action for playouts in search: a glance at every hotel, no looking ahead.

It uses nothing that the seat to move may not know. Its few numbers were found by self-play.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.core.bits import ONE, count
from hotelier.core.rng import Rng
from hotelier.overbooking.judgement.outlook import BED, FULL, MOST_BONUS, POINT, Outlook
from hotelier.overbooking.rules.actions import DOOR, HOTELS, NAME, PLACE, QUEUE, REPLACE, SKIP, STOP
from hotelier.overbooking.rules.booking import booking_order
from hotelier.overbooking.rules.box import BED_CHANGE, NO_BACK_DOOR
from hotelier.overbooking.rules.cards import (
    CREST_CARDS,
    CRESTS,
    KIND_CARDS,
    KINDS,
    MONK,
    NOBLES,
    PLACED,
    PLACED_BITS,
    card_of,
    entry_at,
    length,
    owner_of,
)
from hotelier.overbooking.rules.check_in import Ability
from hotelier.overbooking.rules.placing import (
    DOOR_LIMIT,
    QUEUE_LIMIT,
    QUEUE_LIMIT_NO_DOOR,
    TIMES,
    Placing,
    door_open,
    queue_cards,
)
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.rules.state import Hotel, State

# In hundredths of a point
KEEP: Final[list[int]] = [180, 100, 40, 45, 0, 35]  # [kind]: what a card is worth in a later round
TOKEN: Final = 130  # the seat's own, and nobody else's
OTHERS: Final = 95  # a point that all others together gain
NOISE: Final = 30  # choices this close are all taken at times

FILLING: Final = 80  # chance that free spots are filled if cards and spots are even, of 64
NEXT: Final[list[int]] = [35, 8, 10]  # of 64: the bonus of the next bookings of a crest
STEPS: Final = 3

NOTHING: Final = -1_000_000


class QuickPlayer:
    """Chooses for any seat; keeps its notes while it does."""

    def __init__(self) -> None:
        self.outlook: Outlook = Outlook()

    def choose(self, state: State, rng: Rng) -> i64:
        """An action for the seat to move."""
        outlook = self.outlook
        outlook.others = OTHERS // (state.players - 1)
        outlook.bonuses = bonuses(state, state.actor - 1)
        if state.kind == PLACE:
            return self.place(state, rng)
        return self.use_ability(state)

    def place(self, state: State, rng: Rng) -> i64:
        """The most promising card and spot."""
        outlook = self.outlook
        outlook.fill = filling(state)
        me: i64 = state.actor - 1
        hand: i64 = state.seats[me].hand
        choice: i64 = SKIP
        best: i64 = 0 if state.allows(SKIP) else NOTHING
        index: i64 = 0
        for hotel in state.hotels:
            queue: i64 = queue_cards(state, hotel, hand)
            door: bool = door_open(state, hotel)
            kind: i64 = 0
            if queue or door:
                outlook.look_at(state, hotel, me)
            else:
                kind = KINDS
            while kind < KINDS:
                cards: i64 = hand & KIND_CARDS[kind]
                keep: i64 = KEEP[kind] if state.round < ROUNDS else 0
                if cards & queue:
                    card: i64 = self.pick(cards & queue, True)
                    coins: i64 = POINT * state.box.coins[kind] + outlook.bonus(card)
                    value: i64 = outlook.joining(kind, coins, True) - keep + rng.below(NOISE)
                    if value > best:
                        best = value
                        choice = QUEUE + HOTELS * card + index
                if cards and door:
                    card = self.pick(cards, kind == MONK)
                    value = self.at_door(state, kind, card) - keep + rng.below(NOISE)
                    if hotel.token:
                        value += TOKEN
                    if value > best:
                        best = value
                        choice = DOOR + HOTELS * card + index
                kind += 1
            index += 1
        return choice

    def pick(self, cards: i64, best: bool) -> i64:
        """Among the cards of one kind, the one whose crest is worth most, or least."""
        found: i64 = -1
        most: i64 = 0
        card: i64 = 0
        while cards >> card:
            if (cards >> card) & 1:
                worth: i64 = self.outlook.bonus(card)
                if not best:
                    worth = -worth
                if found < 0 or worth > most:
                    found = card
                    most = worth
            card += 1
        return found

    def at_door(self, state: State, kind: i64, card: i64) -> i64:
        """The value of a card at the back door."""
        coins: i64 = POINT * state.box.coins[kind] + self.outlook.bonus(card)
        if kind == MONK:
            return self.outlook.joining(kind, coins, False)
        if BED_CHANGE[kind]:
            return self.outlook.more_beds(BED * BED_CHANGE[kind])
        if kind == NOBLES:
            return self.outlook.naming()
        return self.outlook.replacing(kind, coins)

    def use_ability(self, state: State) -> i64:
        """The choice with the best booking; later choices at this door don't count."""
        top = state.top
        assert isinstance(top, Ability)
        sink = state.sink
        state.sink = None
        best: i64 = NOTHING
        choice: i64 = STOP
        index: i64 = state.options() - 1
        while index >= 0:
            action: i64 = state.option(index)
            trial = Hotel(state.hotels[top.hotel])
            at: i64 = top.at + 1
            if action < QUEUE:
                top.name(state, trial, action - NAME)
            elif action < SKIP:
                top.replace(state, trial, entry_at(trial.door, top.at), action - REPLACE)
                at -= 1
            value: i64 = self.booked(state, trial, at, top.seat)
            if value > best:
                best = value
                choice = action
            index -= 1
        state.sink = sink
        return choice

    def booked(self, state: State, hotel: Hotel, at: i64, me: i64) -> i64:
        """What booking brings once the back door, from a spot on, has been used."""
        end: i64 = PLACED_BITS * length(hotel.queue)
        beds: i64 = hotel.beds
        door: i64 = hotel.door >> (PLACED_BITS * at)
        while door:
            kind: i64 = card_of(door & PLACED) >> 2
            if kind == MONK:
                hotel.queue |= (door & PLACED) << end
                end += PLACED_BITS
            beds += BED_CHANGE[kind]
            door >>= PLACED_BITS
        value: i64 = 0
        order: i64 = booking_order(state, hotel)
        while order:
            entry: i64 = entry_at(hotel.queue, (order & 15) - 1)
            card: i64 = card_of(entry)
            needed: i64 = (card >> 2) + 1
            if needed <= beds:
                beds -= needed
                coins: i64 = POINT * state.box.coins[card >> 2]
                if owner_of(entry) == me:
                    value += coins + self.outlook.bonus(card)
                else:
                    value -= coins * self.outlook.others // 100
            order >>= 4
        return value


def filling(state: State) -> i64:
    """How likely a free spot is still filled in this round, of 64."""
    top = state.top
    assert isinstance(top, Placing)
    to_come: i64 = state.players * (TIMES - top.time) + state.players - 1 - top.place
    free: i64 = 0
    for hotel in state.hotels:
        if state.box.rules[hotel.face] == NO_BACK_DOOR:
            free += QUEUE_LIMIT_NO_DOOR - length(hotel.queue)
        else:
            free += QUEUE_LIMIT + DOOR_LIMIT - length(hotel.queue) - length(hotel.door)
    if free < 2:
        return 0
    likely: i64 = FILLING * to_come // (free - 1)
    return likely if likely < FULL else FULL


def bonuses(state: State, me: i64) -> i64:
    """What one more booking of each crest scores now and makes likelier later, twelve bits each."""
    table = state.box.bonus[state.bonus]
    if table[KINDS] == 0:
        return 0
    s = state.seats[me]
    hoped: i64 = s.booked | standing(state, me)
    left: i64 = s.hand | s.deck
    packed: i64 = 0
    crest: i64 = 0
    while crest < CRESTS:
        cards: i64 = CREST_CARDS[crest]
        there: i64 = count(hoped & cards)
        steps: i64 = count(left & cards)
        worth: i64 = 0
        step: i64 = 0
        while step < steps and step < STEPS:
            more: i64 = table[there + step + 1] - table[there + step]
            worth += more * POINT * NEXT[step] // 64
            step += 1
        if worth > MOST_BONUS:
            worth = MOST_BONUS
        if worth > 0:
            packed |= worth << (12 * crest)
        crest += 1
    return packed


def standing(state: State, me: i64) -> i64:
    """A seat's cards in the queues."""
    cards: i64 = 0
    for hotel in state.hotels:
        line: i64 = hotel.queue
        while line:
            entry: i64 = line & PLACED
            if owner_of(entry) == me:
                cards |= ONE << card_of(entry)
            line >>= PLACED_BITS
    return cards
