"""What a seat can expect from a hotel while cards are being placed: who will get a bed.

It knows what the seat may know: its own cards, the face-up ones, and the owner and size of the
others. Beds are counted in sixths (a hidden guest is an average of three kinds), value in
hundredths of a point, chances in 1024ths.
"""

import math
from typing import Final

from mypy_extensions import i64

from hotelier.overbooking.rules.booking import FIRST_KIND, NOBODY
from hotelier.overbooking.rules.box import BED_CHANGE, NO_BACK_DOOR
from hotelier.overbooking.rules.cards import (
    KINDS,
    MAIDS,
    MONK,
    PLACED,
    PLACED_BITS,
    SOLDIERS,
    WORKERS,
    card_of,
    owner_of,
)
from hotelier.overbooking.rules.placing import QUEUE_LIMIT, QUEUE_LIMIT_NO_DOOR, shows_card
from hotelier.overbooking.rules.state import Hotel, State

BED: Final = 6
POINT: Final = 100
SURE: Final = 1024
FULL: Final = 64  # the chance that a spot is filled, in 64ths
MOST_BONUS: Final = 4095  # twelve bits per crest

# Who may be in a queue: one of the six kinds, or a hidden guest of one of the two sizes
HIDDEN_SMALL: Final = 6
HIDDEN_LARGE: Final = 7
GUESTS: Final = 8
KINDS_OF: Final[list[list[int]]] = [[0], [1], [2], [3], [4], [5], [0, 1, 2], [3, 4, 5]]
NEEDS: Final[list[int]] = [BED * sum(k + 1 for k in kinds) // len(kinds) for kinds in KINDS_OF]
LARGE: Final = 12  # the first card of kinds 4–6
# Of the three kinds that may be hidden at a back door, one changes the beds.
SMALL_AT_DOOR: Final[i64] = BED * sum(BED_CHANGE[:3]) // 3
LARGE_AT_DOOR: Final[i64] = BED * sum(BED_CHANGE[3:]) // 3

FAVOURITES: Final = (NOBODY, MONK, SOLDIERS)
FARTHER: Final = GUESTS * GUESTS


def _rank(kind: int, favourite: int) -> int:
    return KINDS if kind == favourite else kind


def _taken_first(favourite: int, farther: bool, guest: int, other: int) -> int:
    """The beds that another guest in the queue takes, on average, before this one."""
    beds = 0
    for kind in KINDS_OF[guest]:
        for rival in KINDS_OF[other]:
            mine, theirs = _rank(kind, favourite), _rank(rival, favourite)
            if theirs > mine or (theirs == mine and not farther):
                beds += BED * (rival + 1)
    return beds // (len(KINDS_OF[guest]) * len(KINDS_OF[other]))


# [favourite]: for another one who is nearer, then for one who is farther, [guest][other] in a row
AHEAD: Final[list[list[int]]] = [
    [
        _taken_first(favourite, farther, guest, other)
        for farther in (False, True)
        for guest in range(GUESTS)
        for other in range(GUESTS)
    ]
    for favourite in FAVOURITES
]
# [favourite][guest]: the beds that a card placed later takes before this one
LATER: Final[list[list[int]]] = [
    [
        sum(_taken_first(favourite, True, guest, kind) for kind in range(KINDS)) // KINDS
        for guest in range(GUESTS)
    ]
    for favourite in FAVOURITES
]

MOST_SLACK: Final = 20 * BED
MOST_UNKNOWN: Final = 7


def _chance(slack: int, unknown: int) -> int:
    """How likely a bed is free, with this much slack on average and this many unknown guests."""
    spread = 1.4 + 0.7 * unknown
    return round(SURE / (1 + math.exp(-1.7 * (slack / BED + 0.5) / spread)))


# [guests unknown][slack]
CHANCE: Final[list[list[int]]] = [
    [_chance(slack, unknown) for slack in range(-MOST_SLACK, MOST_SLACK + 1)]
    for unknown in range(MOST_UNKNOWN + 1)
]


class Guest:
    """Someone in a queue as the seat sees it."""

    def __init__(self) -> None:
        self.who: i64 = 0
        self.mine: bool = False
        self.worth: i64 = 0  # to the seat: negative if it's another's
        self.slack: i64 = 0  # beds to spare when it's booked
        self.chance: i64 = 0  # of a bed


class Outlook:
    """Notes about one hotel at a time."""

    def __init__(self) -> None:
        self.guests: list[Guest] = [Guest() for _ in range(GUESTS)]
        self.number: i64 = 0
        self.beds: i64 = 0
        self.room: i64 = 0  # free spots in the queue
        self.ahead: list[int] = AHEAD[0]
        self.later: list[int] = LATER[0]
        self.chances: list[int] = CHANCE[0]
        # What the seat brings along
        self.fill: i64 = 0  # how likely a free spot is still filled
        self.others: i64 = 0  # what another player's point is worth to it, in hundredths
        self.bonuses: i64 = 0  # what a booking of each crest scores besides coins, twelve bits each

    def bonus(self, card: i64) -> i64:
        """What the crest of a card adds to its coins."""
        return (self.bonuses >> (12 * (card & 3))) & MOST_BONUS

    def look_at(self, state: State, hotel: Hotel, me: i64) -> None:
        """Note who is in the queue, how many beds there will be, and who can hope for one."""
        rule: i64 = state.box.rules[hotel.face]
        favourite: i64 = FIRST_KIND[rule]
        which: i64 = 0 if favourite == NOBODY else 1 if favourite == MONK else 2
        self.ahead = AHEAD[which]
        self.later = LATER[which]
        self.number = 0
        hidden: i64 = 0
        position: i64 = 0
        line: i64 = hotel.queue
        while line:
            entry: i64 = line & PLACED
            owner: i64 = owner_of(entry)
            seen: bool = owner == me or shows_card(rule, position)
            self.note(state, card_of(entry), owner == me, seen)
            if not seen:
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
                self.beds += SMALL_AT_DOOR if card < LARGE else LARGE_AT_DOOR
                hidden += 1
            elif card >> 2 == MONK:
                self.note(state, card, True, True)
            else:
                self.beds += BED * BED_CHANGE[card >> 2]
            line >>= PLACED_BITS
        unknown: i64 = hidden + (self.room * self.fill + FULL // 2) // FULL
        self.chances = CHANCE[unknown if unknown < MOST_UNKNOWN else MOST_UNKNOWN]
        at: i64 = 0
        while at < self.number:
            guest = self.guests[at]
            guest.slack = self.slack_of(guest.who, at)
            guest.chance = self.chance_of(guest.slack)
            at += 1

    def note(self, state: State, card: i64, mine: bool, seen: bool) -> None:
        """Add a guest of the queue."""
        guest = self.guests[self.number]
        self.number += 1
        coins = state.box.coins
        if seen:
            guest.who = card >> 2
            guest.worth = POINT * coins[card >> 2]
        elif card < LARGE:
            guest.who = HIDDEN_SMALL
            guest.worth = POINT * (coins[0] + coins[1] + coins[2]) // 3
        else:
            guest.who = HIDDEN_LARGE
            guest.worth = POINT * (coins[3] + coins[4] + coins[5]) // 3
        guest.mine = mine
        if mine:
            guest.worth += self.bonus(card)
        else:
            guest.worth = -(guest.worth * self.others // 100)

    def slack_of(self, who: i64, at: i64) -> i64:
        """The beds to spare for someone at a spot of the queue."""
        slack: i64 = self.beds - NEEDS[who] - self.room * self.fill * self.later[who] // FULL
        other: i64 = 0
        while other < self.number:
            if other < at:
                slack -= self.ahead[GUESTS * who + self.guests[other].who]
            elif other > at:
                slack -= self.ahead[FARTHER + GUESTS * who + self.guests[other].who]
            other += 1
        return slack

    def chance_of(self, slack: i64) -> i64:
        """How likely someone gets a bed."""
        if slack > MOST_SLACK:
            return self.chances[2 * MOST_SLACK]
        if slack < -MOST_SLACK:
            return self.chances[0]
        return self.chances[slack + MOST_SLACK]

    def joining(self, kind: i64, coins: i64, by_queue: bool) -> i64:
        """The value of one of the seat's cards of this kind joining the end of the queue."""
        fill: i64 = self.fill if by_queue else 0  # it takes the spot of someone to come
        slack: i64 = self.slack_of(kind, self.number) + fill * self.later[kind] // FULL
        value: i64 = coins * self.chance_of(slack)
        at: i64 = 0
        while at < self.number:
            guest = self.guests[at]
            less: i64 = self.ahead[FARTHER + GUESTS * guest.who + kind]
            less -= fill * self.later[guest.who] // FULL
            value += guest.worth * (self.chance_of(guest.slack - less) - guest.chance)
            at += 1
        return value // SURE

    def more_beds(self, beds: i64) -> i64:
        """The value of changing the beds."""
        value: i64 = 0
        at: i64 = 0
        while at < self.number:
            guest = self.guests[at]
            value += guest.worth * (self.chance_of(guest.slack + beds) - guest.chance)
            at += 1
        return value // SURE

    def naming(self) -> i64:
        """The value of one of the seat's guests being booked first."""
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
        """The value of the seat's maids or soldiers replacing someone."""
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
                value = value // 3  # if they are workers
            elif guest.who != WORKERS:
                value = 0
            if value > best:
                best = value
            at += 1
        return best // SURE
