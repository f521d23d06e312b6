"""A quick, sensible action, for playing on in search: a glance at every hotel, no looking ahead.

It knows what the seat that decides may know: its own cards, the open ones, and of the others owner
and size. Beds are counted in sixths (a hidden guest is an average of three kinds), worth in
hundredths of a point, chances in 1024ths.
"""

import math
from typing import Final

from mypy_extensions import i64

from hotelier.core.bits import ONE, count
from hotelier.core.rng import Rng
from hotelier.overbooking.actions import DOOR, HOTELS, NAME, PLACE, QUEUE, REPLACE, SKIP, STOP
from hotelier.overbooking.booking import FIRST_KIND, NOBODY, booking_order
from hotelier.overbooking.box import BED_CHANGE, NO_BACK_DOOR
from hotelier.overbooking.cards import (
    CREST_CARDS,
    CRESTS,
    KIND_CARDS,
    KINDS,
    MAIDS,
    MONK,
    NOBLES,
    PLACED,
    PLACED_BITS,
    SOLDIERS,
    WORKERS,
    card_of,
    entry_at,
    length,
    owner_of,
)
from hotelier.overbooking.check_in import Ability
from hotelier.overbooking.placing import (
    DOOR_LIMIT,
    QUEUE_LIMIT,
    QUEUE_LIMIT_NO_DOOR,
    TIMES,
    Placing,
    door_open,
    queue_cards,
    shows_card,
)
from hotelier.overbooking.rounds import ROUNDS
from hotelier.overbooking.state import Hotel, State

BED: Final = 6
MOST_WORTH: Final = 4095  # twelve bits
POINT: Final = 100
SURE: Final = 1024
NOTHING: Final = -1_000_000

# A habit is a number found by playing: where each stands in the list.
KEEP: Final = 0  # by kind: what a card is worth for a later round
AT_DOOR: Final = 6  # by kind: what an ability may yet become worth
TOKEN: Final = 12
OTHERS: Final = 13  # what others gain or lose counts so many hundredths, shared among them
NOISE: Final = 14
FILL: Final = 15  # how surely free places are filled, of 64
NEXT: Final = 16  # of 64: the bonus of the first, second, third booking of a crest from now
STEPS: Final = 3
HABITS: Final[list[int]] = [
    *(180, 100, 43, 45, 2, 30),
    *(20, 7, 0, 8, 3, -6),
    130,
    80,
    30,
    96,
    *(33, 12, 8),
]

# Who may stand in a line: one of the six kinds, or a hidden guest of one of the two sizes
HIDDEN_SMALL: Final = 6
HIDDEN_LARGE: Final = 7
GUESTS: Final = 8
KINDS_OF: Final[list[list[int]]] = [[0], [1], [2], [3], [4], [5], [0, 1, 2], [3, 4, 5]]
NEEDS: Final[list[int]] = [BED * sum(k + 1 for k in kinds) // len(kinds) for kinds in KINDS_OF]
SMALL_AT_DOOR: Final = 6  # merchants one time in three
LARGE_AT_DOOR: Final = -6  # workers one time in three

FAVOURITES: Final = (NOBODY, MONK, SOLDIERS)
FARTHER: Final = GUESTS * GUESTS


def _rank(kind: int, favourite: int) -> int:
    return KINDS if kind == favourite else kind


def _taken_first(favourite: int, farther: bool, guest: int, other: int) -> int:
    """The beds that another guest of the queue takes, on average, before this one is asked."""
    beds = 0
    for kind in KINDS_OF[guest]:
        for rival in KINDS_OF[other]:
            mine, theirs = _rank(kind, favourite), _rank(rival, favourite)
            if theirs > mine or (theirs == mine and not farther):
                beds += BED * (rival + 1)
    return beds // (len(KINDS_OF[guest]) * len(KINDS_OF[other]))


# [favourite][farther? · guest · other]
AHEAD: Final[list[list[int]]] = [
    [
        _taken_first(favourite, farther, guest, other)
        for farther in (False, True)
        for guest in range(GUESTS)
        for other in range(GUESTS)
    ]
    for favourite in FAVOURITES
]
# [favourite][guest]: the beds that a card placed later takes before this one is asked
LATER: Final[list[list[int]]] = [
    [
        sum(_taken_first(favourite, True, guest, kind) for kind in range(KINDS)) // KINDS
        for guest in range(GUESTS)
    ]
    for favourite in FAVOURITES
]

MOST_SLACK: Final = 20 * BED
LEVELS: Final = 8


def _chance(slack: int, unknown: int) -> int:
    """How likely beds are left, with so many on average to spare and so many guests unknown."""
    spread = 1.0 + 0.45 * unknown
    return round(SURE / (1 + math.exp(-1.7 * (slack / BED + 0.5) / spread)))


# [guests unknown][slack]
CHANCE: Final[list[list[int]]] = [
    [_chance(slack, unknown) for slack in range(-MOST_SLACK, MOST_SLACK + 1)]
    for unknown in range(LEVELS)
]


class Guest:
    """Somebody in a queue as the seat that decides sees it."""

    def __init__(self) -> None:
        self.who: i64 = 0
        self.mine: bool = False
        self.worth: i64 = 0  # for the seat that decides: below 0 if it is another's
        self.slack: i64 = 0  # beds to spare when its turn comes
        self.chance: i64 = 0


class QuickPlayer:
    """Chooses by habits; keeps its notes about one hotel at a time."""

    def __init__(self, habits: list[int]) -> None:
        self.habits: list[int] = habits
        self.guests: list[Guest] = [Guest() for _ in range(GUESTS)]
        self.number: i64 = 0
        self.beds: i64 = 0
        self.room: i64 = 0  # free places in the queue
        self.fill: i64 = 0  # how surely each is filled, of 64
        self.ahead: list[int] = AHEAD[0]
        self.later: list[int] = LATER[0]
        self.chances: list[int] = CHANCE[0]
        self.others: i64 = 0
        self.crests: i64 = 0  # what a booking of each crest brings beside coins, 12 bits each

    def choose(self, state: State, rng: Rng) -> i64:
        """An action for the seat that decides."""
        self.others = self.habits[OTHERS] // (state.players - 1)
        self.crests = self.crest_worth(state, state.actor - 1)
        if state.kind == PLACE:
            return self.place(state, rng)
        return self.use_ability(state)

    def crest_worth(self, state: State, me: i64) -> i64:
        """What one more booking of each crest brings now and makes likelier later."""
        table = state.box.bonus[state.bonus]
        if table[6] == 0:
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
                worth += more * POINT * self.habits[NEXT + step] // 64
                step += 1
            if worth > MOST_WORTH:
                worth = MOST_WORTH
            packed |= worth << (12 * crest)
            crest += 1
        return packed

    def crest_of(self, card: i64) -> i64:
        """What the crest of a card adds to its coins."""
        return (self.crests >> (12 * (card & 3))) & MOST_WORTH

    def place(self, state: State, rng: Rng) -> i64:
        """The card and place that promise most."""
        top = state.top
        assert isinstance(top, Placing)
        me: i64 = state.actor - 1
        hand: i64 = state.seats[me].hand
        habits = self.habits
        self.fill = self.filling(state, top)
        best: i64 = NOTHING
        choice: i64 = SKIP
        if state.allows(SKIP):
            best = 0
        index: i64 = 0
        for hotel in state.hotels:
            queue: i64 = queue_cards(state, hotel, hand)
            door: bool = door_open(state, hotel)
            if queue or door:
                self.look_at(state, hotel, me)
                kind: i64 = 0
                while kind < KINDS:
                    cards: i64 = hand & KIND_CARDS[kind]
                    if cards:
                        keep: i64 = habits[KEEP + kind] if state.round < ROUNDS else 0
                        if cards & queue:
                            card: i64 = self.pick(cards & queue, True)
                            coins: i64 = POINT * state.box.coins[kind] + self.crest_of(card)
                            value: i64 = self.joining(kind, coins, True) - keep
                            value += rng.below(habits[NOISE])
                            if value > best:
                                best = value
                                choice = QUEUE + HOTELS * card + index
                        if door:
                            card = self.pick(cards, kind == MONK)
                            value = self.at_door(state, kind, card) - keep
                            if hotel.token:
                                value += habits[TOKEN]
                            value += rng.below(habits[NOISE])
                            if value > best:
                                best = value
                                choice = DOOR + HOTELS * card + index
                    kind += 1
            index += 1
        return choice

    def pick(self, cards: i64, best: bool) -> i64:
        """Of the cards of one kind the one whose crest is worth most, or least."""
        found: i64 = -1
        most: i64 = 0
        card: i64 = 0
        while cards >> card:
            if (cards >> card) & 1:
                worth: i64 = self.crest_of(card)
                if found < 0 or (worth > most) == best and worth != most:
                    found = card
                    most = worth
            card += 1
        return found

    def filling(self, state: State, top: Placing) -> i64:
        """How surely a free place is still filled in this round, of 64."""
        to_come: i64 = state.players * (TIMES - top.time) + state.players - 1 - top.place
        free: i64 = 0
        for hotel in state.hotels:
            if state.box.rules[hotel.face] == NO_BACK_DOOR:
                free += QUEUE_LIMIT_NO_DOOR - length(hotel.queue)
            else:
                free += QUEUE_LIMIT + DOOR_LIMIT - length(hotel.queue) - length(hotel.door)
        if free < 2:
            return 0
        likely: i64 = self.habits[FILL] * to_come // (free - 1)
        return likely if likely < 64 else 64

    def look_at(self, state: State, hotel: Hotel, me: i64) -> None:
        """Note who stands in the queue, how many beds there will be, and who may hope for one."""
        rule: i64 = state.box.rules[hotel.face]
        favourite: i64 = FIRST_KIND[rule]
        which: i64 = 0 if favourite == NOBODY else 1 if favourite == MONK else 2
        self.ahead = AHEAD[which]
        self.later = LATER[which]
        self.number = 0
        hidden: i64 = 0
        line: i64 = hotel.queue
        position: i64 = 0
        while line:
            entry: i64 = line & PLACED
            if owner_of(entry) == me or shows_card(rule, position):
                self.note(state, card_of(entry), me, owner_of(entry), True)
            else:
                self.note(state, card_of(entry), me, owner_of(entry), False)
                hidden += 1
            line >>= PLACED_BITS
            position += 1
        limit: i64 = QUEUE_LIMIT_NO_DOOR if rule == NO_BACK_DOOR else QUEUE_LIMIT
        self.room = limit - position
        self.beds = BED * hotel.beds
        line = hotel.door
        while line:
            entry = line & PLACED
            card: i64 = card_of(entry)
            if owner_of(entry) != me:
                self.beds += SMALL_AT_DOOR if card < 12 else LARGE_AT_DOOR
                hidden += 1
            elif card >> 2 == MONK:
                self.note(state, card, me, me, True)
            else:
                self.beds += BED * BED_CHANGE[card >> 2]
            line >>= PLACED_BITS
        unknown: i64 = hidden + (self.room * self.fill + 32) // 64
        self.chances = CHANCE[unknown if unknown < LEVELS else LEVELS - 1]
        at: i64 = 0
        while at < self.number:
            guest = self.guests[at]
            guest.slack = self.slack_of(guest.who, at)
            guest.chance = self.chance_of(guest.slack)
            at += 1

    def note(self, state: State, card: i64, me: i64, owner: i64, seen: bool) -> None:
        """One more guest of the queue."""
        guest = self.guests[self.number]
        self.number += 1
        coins = state.box.coins
        if seen:
            guest.who = card >> 2
            guest.worth = POINT * coins[card >> 2]
        elif card < 12:
            guest.who = HIDDEN_SMALL
            guest.worth = POINT * (coins[0] + coins[1] + coins[2]) // 3
        else:
            guest.who = HIDDEN_LARGE
            guest.worth = POINT * (coins[3] + coins[4] + coins[5]) // 3
        guest.mine = owner == me
        if guest.mine:
            guest.worth += self.crest_of(card)
        else:
            guest.worth = -guest.worth * self.others // 100

    def slack_of(self, who: i64, at: i64) -> i64:
        """The beds to spare for somebody at a place of the queue, as far as one can tell."""
        slack: i64 = self.beds - NEEDS[who] - self.room * self.fill * self.later[who] // 64
        other: i64 = 0
        while other < self.number:
            if other < at:
                slack -= self.ahead[GUESTS * who + self.guests[other].who]
            elif other > at:
                slack -= self.ahead[FARTHER + GUESTS * who + self.guests[other].who]
            other += 1
        return slack

    def chance_of(self, slack: i64) -> i64:
        """How likely somebody gets a bed."""
        if slack > MOST_SLACK:
            return self.chances[2 * MOST_SLACK]
        if slack < -MOST_SLACK:
            return self.chances[0]
        return self.chances[slack + MOST_SLACK]

    def joining(self, kind: i64, coins: i64, by_queue: bool) -> i64:
        """What it is worth that this kind joins the end of the queue."""
        fill: i64 = self.fill if by_queue else 0  # it takes the place of somebody to come
        slack: i64 = self.slack_of(kind, self.number) + fill * self.later[kind] // 64
        value: i64 = coins * self.chance_of(slack)
        at: i64 = 0
        while at < self.number:
            guest = self.guests[at]
            less: i64 = self.ahead[FARTHER + GUESTS * guest.who + kind]
            less -= fill * self.later[guest.who] // 64
            value += guest.worth * (self.chance_of(guest.slack - less) - guest.chance)
            at += 1
        return value // SURE

    def at_door(self, state: State, kind: i64, card: i64) -> i64:
        """What it is worth to have this kind at the back door."""
        value: i64 = self.habits[AT_DOOR + kind]
        coins: i64 = POINT * state.box.coins[kind] + self.crest_of(card)
        if kind == MONK:
            return value + self.joining(kind, coins, False)
        if BED_CHANGE[kind]:
            return value + self.more_beds(BED * BED_CHANGE[kind])
        if kind == NOBLES:
            return value + self.naming()
        return value + self.replacing(kind, coins)

    def more_beds(self, beds: i64) -> i64:
        """What a change of the beds is worth."""
        value: i64 = 0
        at: i64 = 0
        while at < self.number:
            guest = self.guests[at]
            value += guest.worth * (self.chance_of(guest.slack + beds) - guest.chance)
            at += 1
        return value // SURE

    def naming(self) -> i64:
        """What it is worth that one of one's guests gets a bed before all others."""
        best: i64 = 0
        at: i64 = 0
        while at < self.number:
            guest = self.guests[at]
            if guest.mine:
                value: i64 = guest.worth * (SURE - guest.chance)
                if value > best:
                    best = value
            at += 1
        return best // SURE

    def replacing(self, kind: i64, coins: i64) -> i64:
        """What it is worth that maids, or soldiers, may take somebody's place."""
        best: i64 = 0
        at: i64 = 0
        while at < self.number:
            guest = self.guests[at]
            value: i64 = coins * self.chance_of(self.slack_of(kind, at))
            value -= guest.worth * guest.chance
            if kind == MAIDS:
                if not guest.mine:
                    value = 0
            elif guest.who == HIDDEN_LARGE:
                value = value // 3
            elif guest.who != WORKERS:
                value = 0
            if value > best:
                best = value
            at += 1
        return best // SURE

    def use_ability(self, state: State) -> i64:
        """The choice after which booking brings most; later choices at this door are not weighed."""
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
            entry: i64 = entry_at(trial.door, top.at)
            at: i64 = top.at + 1
            if action < QUEUE:
                top.name(state, trial, action - NAME)
            elif action < SKIP:
                top.replace(state, trial, entry, action - REPLACE)
                at -= 1
            value: i64 = self.booked(state, trial, at, top.seat)
            if value > best:
                best = value
                choice = action
            index -= 1
        state.sink = sink
        return choice

    def booked(self, state: State, hotel: Hotel, at: i64, me: i64) -> i64:
        """What booking brings once the back door from a place on has done its part."""
        queue_end: i64 = PLACED_BITS * length(hotel.queue)
        beds: i64 = hotel.beds
        door: i64 = hotel.door >> (PLACED_BITS * at)
        while door:
            kind: i64 = card_of(door & PLACED) >> 2
            if kind == MONK:
                hotel.queue |= (door & PLACED) << queue_end
                queue_end += PLACED_BITS
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
                    value += coins + self.crest_of(card)
                else:
                    value -= coins * self.others // 100
            order >>= 4
        return value


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
