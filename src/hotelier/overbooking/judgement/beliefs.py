"""What may lie face down: how likely each card is, from where its owner put it.

The rules say which cards can lie at a spot (owner, crest and size are on the back). Which of them
does lie there, players don't choose at random: a network rates every candidate by what its owner
saw when placing it. The candidates' chances are in proportion to the exponential of their ratings.
The same goes for the cards that a seat still holds.

Everything it looks at is known to the seat that guesses: backs, open cards, what has been booked,
and, as cards are guessed one after another, what it has guessed so far.
"""

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hotelier.core.bits import ONE, count
from hotelier.core.network import Network
from hotelier.core.rng import Rng
from hotelier.overbooking.rules.box import BONUSES, RULES
from hotelier.overbooking.rules.cards import (
    CREST_CARDS,
    CRESTS,
    KIND_CARDS,
    KINDS,
    LARGE_CARDS,
    PLACED,
    PLACED_BITS,
    card_of,
    owner_of,
)
from hotelier.overbooking.rules.placing import (
    DOOR_LIMIT,
    QUEUE_LIMIT_NO_DOOR,
    TIMES,
    shows_card,
)
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.rules.state import Hotel, State

# Where a card can be
IN_QUEUE: Final = 0
AT_DOOR: Final = 1
IN_HAND: Final = 2
WHERE: Final = ("queue", "door", "hand")

FEWEST_BEDS: Final = 8
MOST_BEDS: Final = 17
MOST_BOOKED: Final = 6  # cards of a crest; more score nothing
MOST_PLAYERS: Final = 4

SIDES: Final = ("queue", "door")
WHEN: Final = ("before", "after")
_KINDS: Final = ("monk", "merchants", "maids", "nobles", "soldiers", "workers")
_BACKS: Final = ("own small", "own large", "other small", "other large")

CONTEXT: Final[list[str]] = [
    "always",
    *(f"place {place + 1} in the queue" for place in range(QUEUE_LIMIT_NO_DOOR)),
    *(f"place {place + 1} at the door" for place in range(DOOR_LIMIT)),
    *(f"{side}, rule {rule}" for side in SIDES for rule in RULES),
    *(f"{side}, {beds} beds" for side in SIDES for beds in range(FEWEST_BEDS, MOST_BEDS + 1)),
    *(
        f"{side}, {when} {back}"
        for side in SIDES
        for when in ("before", "after")
        for back in _BACKS
    ),
    *(f"{side}, across {back}" for side in SIDES for back in _BACKS),
    *(f"{side}, own {kind} in the queue" for side in SIDES for kind in _KINDS),
    *(f"own {kind} at the door" for kind in _KINDS),
    *(f"{side}, open {kind}" for side in SIDES for kind in _KINDS),
    *(f"{where}, round {number + 1}" for where in WHERE for number in range(ROUNDS)),
    *(
        f"{where}, {bonus}, crest booked {booked}"
        for where in WHERE
        for bonus in BONUSES
        for booked in range(MOST_BOOKED + 1)
    ),
    *(f"{where}, {laid} placed" for where in WHERE for laid in range(TIMES + 1)),
    *(f"{players} players" for players in range(2, MOST_PLAYERS + 1)),
    *(f"{place + 1} in turn order" for place in range(MOST_PLAYERS)),
    *(f"{kind} unseen" for kind in _KINDS),
]
ALWAYS: Final = 0
PLACE: Final = 1
RULE: Final = PLACE + QUEUE_LIMIT_NO_DOOR + DOOR_LIMIT
BEDS: Final = RULE + 2 * len(RULES)
SPREAD: Final = MOST_BEDS - FEWEST_BEDS + 1
BESIDE: Final = BEDS + 2 * SPREAD
ACROSS: Final = BESIDE + 16
OWN_QUEUE: Final = ACROSS + 8
OWN_DOOR: Final = OWN_QUEUE + 2 * KINDS
OPEN: Final = OWN_DOOR + KINDS
ROUND: Final = OPEN + 2 * KINDS
CREST: Final = ROUND + 3 * ROUNDS
LAID: Final = CREST + 3 * len(BONUSES) * (MOST_BOOKED + 1)
PLAYERS: Final = LAID + 3 * (TIMES + 1)
ORDER: Final = PLAYERS + MOST_PLAYERS - 1
UNSEEN: Final = ORDER + MOST_PLAYERS
SIZE: Final = len(CONTEXT)

# A network rates a card by all of this, for each kind apart.
RATED: Final[list[str]] = [f"{kind}: {name}" for kind in _KINDS for name in CONTEXT]

FINE: Final = 1 << 24  # steps of a chance


class Beliefs:
    """Rates the candidates for a hidden card."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.context: vec[i64] = vec[i64]()
        self.amounts: vec[float] = vec[float]()
        self.which: vec[i64] = vec[i64]()
        while len(self.context) < SIZE:
            self.context = append(self.context, 0)
            self.amounts = append(self.amounts, 0.0)
            self.which = append(self.which, 0)
        self.noted: i64 = 0
        self.where: i64 = 0  # of the card that's looked at
        self.ratings: vec[float] = vec[float]()
        while len(self.ratings) < KINDS * CRESTS:
            self.ratings = append(self.ratings, 0.0)

    def __reduce__(self) -> tuple[Any, ...]:
        return Beliefs, (self.network,)

    def note(self, feature: i64, amount: i64) -> None:
        """Note something about the spot."""
        self.context[self.noted] = feature
        self.amounts[self.noted] = float(amount)
        self.noted += 1

    def look_at_owner(self, state: State, owner: i64, pool: i64, where: i64, laid: i64) -> None:
        """Note what's known about the owner; `pool` are the cards that could still be anywhere."""
        self.noted = 0
        self.note(ALWAYS, 1)
        self.note(ROUND + ROUNDS * where + state.round - 1, 1)
        self.note(LAID + (TIMES + 1) * where + (laid if laid < TIMES else TIMES), 1)
        self.note(PLAYERS + state.players - 2, 1)
        self.note(ORDER + (owner - state.first + state.players) % state.players, 1)
        kind: i64 = 0
        while kind < KINDS:
            some: i64 = count(pool & KIND_CARDS[kind])
            if some:
                self.note(UNSEEN + kind, some)
            kind += 1

    def look_at_crest(self, state: State, owner: i64, crest: i64, where: i64) -> None:
        """Note how many cards of this crest the owner has booked."""
        booked: i64 = count(state.seats[owner].booked & CREST_CARDS[crest])
        if booked > MOST_BOOKED:
            booked = MOST_BOOKED
        self.note(CREST + ((len(BONUSES) * where + state.bonus) * (MOST_BOOKED + 1)) + booked, 1)

    def look_at_spot(
        self, state: State, hotel: Hotel, line: i64, side: i64, position: i64, owner: i64
    ) -> None:
        """Note what's known about a spot; `line` is its queue or door, guessed up to there."""
        rule: i64 = state.box.rules[hotel.face]
        beds: i64 = state.box.beds[hotel.face]
        if beds < FEWEST_BEDS:
            beds = FEWEST_BEDS
        elif beds > MOST_BEDS:
            beds = MOST_BEDS
        self.note(PLACE + position + (QUEUE_LIMIT_NO_DOOR if side else 0), 1)
        self.note(RULE + len(RULES) * side + rule, 1)
        self.note(BEDS + SPREAD * side + beds - FEWEST_BEDS, 1)
        place: i64 = 0
        rest: i64 = line
        while rest:
            entry: i64 = rest & PLACED
            card: i64 = card_of(entry)
            back: i64 = 0 if owner_of(entry) == owner else 2
            if (LARGE_CARDS >> card) & 1:
                back += 1
            if place != position:
                self.note(BESIDE + 8 * side + (4 if place > position else 0) + back, 1)
            if place < position and back < 2:
                self.note((OWN_DOOR if side else OWN_QUEUE) + (card >> 2), 1)
            if side == 0 and place != position and shows_card(rule, place):
                self.note(OPEN + (card >> 2), 1)
            rest >>= PLACED_BITS
            place += 1
        rest = hotel.queue if side else hotel.door
        place = 0
        while rest:
            entry = rest & PLACED
            card = card_of(entry)
            back = 0 if owner_of(entry) == owner else 2
            if (LARGE_CARDS >> card) & 1:
                back += 1
            self.note(ACROSS + 4 * side + back, 1)
            if side:
                if back < 2:
                    self.note(OWN_QUEUE + KINDS + (card >> 2), 1)
                if shows_card(rule, place):
                    self.note(OPEN + KINDS + (card >> 2), 1)
            rest >>= PLACED_BITS
            place += 1

    def rate(self, kind: i64) -> float:
        """The rating of a card of this kind at the spot that was looked at."""
        shift: i64 = kind * SIZE
        at: i64 = 0
        while at < self.noted:
            self.which[at] = self.context[at] + shift
            at += 1
        return self.network.value(self.which, self.amounts, self.noted, kind)

    def guess(
        self,
        state: State,
        hotel: Hotel,
        line: i64,
        side: i64,
        position: i64,
        laid: i64,
        pool: i64,
        rng: Rng,
    ) -> i64:
        """A card of the pool for a spot, with the back that lies there."""
        entry: i64 = (line >> (PLACED_BITS * position)) & PLACED
        crest: i64 = card_of(entry) & 3
        kind: i64 = 3 if (LARGE_CARDS >> card_of(entry)) & 1 else 0
        first: i64 = kind
        number: i64 = 0
        found: i64 = 0
        while kind < first + 3:
            if (pool >> (CRESTS * kind + crest)) & 1:
                number += 1
                found = kind
            kind += 1
        if number == 1:
            return CRESTS * found + crest
        owner: i64 = owner_of(entry)
        self.look_at_owner(state, owner, state.seats[owner].deck, side, laid)
        self.look_at_crest(state, owner, crest, side)
        self.look_at_spot(state, hotel, line, side, position, owner)
        most: float = -1e9
        kind = first
        while kind < first + 3:
            if (pool >> (CRESTS * kind + crest)) & 1:
                rating: float = self.rate(kind)
                self.ratings[kind] = rating
                if rating > most:
                    most = rating
            kind += 1
        total: float = 0.0
        kind = first
        while kind < first + 3:
            if (pool >> (CRESTS * kind + crest)) & 1:
                total += math.exp(self.ratings[kind] - most)
                self.ratings[kind] = total
            kind += 1
        drawn: float = total * (float(rng.below(FINE)) / float(FINE))
        kind = first
        while kind < first + 3:
            if (pool >> (CRESTS * kind + crest)) & 1:
                found = kind
                if drawn < self.ratings[kind]:
                    break
            kind += 1
        return CRESTS * found + crest

    def guess_hand(
        self, state: State, owner: i64, laid: i64, pool: i64, wanted: i64, rng: Rng
    ) -> i64:
        """This many cards of a pool that the owner may hold; more are there.

        Drawn one after another, each card as likely as it's rated among those that are left: the
        highest ratings win, each with noise of its own (Gumbel).
        """
        crest: i64 = 0
        while crest < CRESTS:
            if pool & CREST_CARDS[crest]:
                self.look_at_owner(state, owner, state.seats[owner].deck, IN_HAND, laid)
                self.look_at_crest(state, owner, crest, IN_HAND)
                kind: i64 = 0
                while kind < KINDS:
                    card: i64 = CRESTS * kind + crest
                    if (pool >> card) & 1:
                        chance: float = (float(rng.below(FINE)) + 0.5) / float(FINE)
                        self.ratings[card] = self.rate(kind) - math.log(-math.log(chance))
                    kind += 1
            crest += 1
        hand: i64 = 0
        number: i64 = 0
        while number < wanted:
            best: i64 = -1
            card = 0
            while pool >> card:
                if (pool >> card) & 1 and (best < 0 or self.ratings[card] > self.ratings[best]):
                    best = card
                card += 1
            hand |= ONE << best
            pool &= ~(ONE << best)
            number += 1
        return hand


class Lesson:
    """One hidden card with all candidates for it, to learn from."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner
        self.context: list[int] = []
        self.amounts: list[int] = []
        self.kinds: list[int] = []  # of each candidate
        self.crests: list[int] = []  # the feature of its crest
        self.true: i64 = -1  # which of them it is


class Lessons(Beliefs):
    """Deals what is really there, and notes what could have been."""

    def __init__(self, network: Network, truth: State) -> None:
        super().__init__(network)
        self.truth: State = truth
        self.placed: list[Lesson] = []
        self.held: list[Lesson] = []

    def lesson(self, owner: i64) -> Lesson:
        """What was looked at."""
        found = Lesson(owner)
        at: i64 = 0
        while at < self.noted:
            found.context.append(self.context[at])
            found.amounts.append(int(self.amounts[at]))
            at += 1
        return found

    def offer(self, lesson: Lesson, card: i64, true: bool) -> None:
        """Add a candidate."""
        where: i64 = self.where
        if true:
            lesson.true = len(lesson.kinds)
        lesson.kinds.append(card >> 2)
        before: i64 = self.noted
        self.look_at_crest(self.truth, lesson.owner, card & 3, where)
        lesson.crests.append(self.context[before])
        self.noted = before

    def guess(
        self,
        state: State,
        hotel: Hotel,
        line: i64,
        side: i64,
        position: i64,
        laid: i64,
        pool: i64,
        rng: Rng,
    ) -> i64:
        card: i64 = card_of((line >> (PLACED_BITS * position)) & PLACED)
        owner: i64 = owner_of((line >> (PLACED_BITS * position)) & PLACED)
        alike: i64 = same_backs(card) & pool
        if alike & (alike - 1):
            self.where = side
            self.look_at_owner(state, owner, state.seats[owner].deck, side, laid)
            self.look_at_spot(state, hotel, line, side, position, owner)
            lesson = self.lesson(owner)
            each: i64 = 0
            while alike >> each:
                if (alike >> each) & 1:
                    self.offer(lesson, each, each == card)
                each += 1
            self.placed.append(lesson)
        return card

    def guess_hand(
        self, state: State, owner: i64, laid: i64, pool: i64, wanted: i64, rng: Rng
    ) -> i64:
        hand: i64 = self.truth.seats[owner].hand & pool
        left: i64 = hand
        rest: i64 = pool
        self.where = IN_HAND
        self.look_at_owner(state, owner, state.seats[owner].deck, IN_HAND, laid)
        while left:
            picked: i64 = rng.draw(left, count(left), 1)
            lesson = self.lesson(owner)
            each: i64 = 0
            while rest >> each:
                if (rest >> each) & 1:
                    self.offer(lesson, each, (picked >> each) & 1 != 0)
                each += 1
            self.held.append(lesson)
            left &= ~picked
            rest &= ~picked
        return hand


def same_backs(card: i64) -> i64:
    """All cards with this card's crest and size."""
    cards: i64 = LARGE_CARDS if (LARGE_CARDS >> card) & 1 else ~LARGE_CARDS
    return cards & CREST_CARDS[card & 3]
