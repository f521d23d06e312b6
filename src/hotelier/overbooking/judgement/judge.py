"""What a position of Overbooking is worth: the final score a seat can expect (rules §4).

Points are what the seat has. Features say what may still come: which cards are in hand and deck,
how close the crest bonuses are, and, during a round, what's in the queues.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from hotelier.core.bits import count
from hotelier.core.judge import DOUBT, LinearJudge
from hotelier.core.rng import Rng
from hotelier.core.state import State as AnyState
from hotelier.overbooking.judgement.beliefs import Beliefs
from hotelier.overbooking.judgement.inputs import INPUTS, Places, note_inputs
from hotelier.overbooking.judgement.policy import QuickPlayer
from hotelier.overbooking.rules.cards import (
    CREST_CARDS,
    CRESTS,
    KIND_CARDS,
    KINDS,
    PLACED,
    PLACED_BITS,
    WORKERS,
    card_of,
    owner_of,
)
from hotelier.overbooking.rules.placing import TIMES
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.rules.state import State, seat_score
from hotelier.overbooking.unseen import redeal

NAMES: Final = ("monk", "merchants", "maids", "nobles", "soldiers", "workers")
GAPS: Final = 4  # how far ahead crest bonuses are considered
FEATURES: Final[list[str]] = [
    DOUBT,
    "always",
    "seats behind in turn order",
    *(f"play {name}" for name in NAMES[:WORKERS]),
    *(f"queue {name}" for name in NAMES),
    *(f"door {name}" for name in NAMES),
    *(f"bonus {gap + 1} away" for gap in range(GAPS)),
]
ALWAYS: Final = 1
BEHIND: Final = 2
PLAY: Final = 3
QUEUE: Final = PLAY + WORKERS
DOOR: Final = QUEUE + KINDS
BONUS: Final = DOOR + KINDS

STEPS: Final = ROUNDS * TIMES


class OverbookingJudge(LinearJudge):
    """The judge of Overbooking; time is measured in cards still to be placed."""

    def __init__(
        self, weights: Mapping[str, Sequence[float]], beliefs: Beliefs | None = None
    ) -> None:
        super().__init__(FEATURES, weights, STEPS)
        self.closer_names = INPUTS
        self.places: Places = Places(len(FEATURES))
        self.player: QuickPlayer = QuickPlayer()
        self.worlds = 48  # most cards are face down
        self.beliefs: Beliefs | None = beliefs

    def __reduce__(self) -> tuple[Any, ...]:
        return OverbookingJudge, (dict(self.weights), self.beliefs)

    def redeal(self, state: AnyState, seat: i64, rng: Rng) -> None:
        assert isinstance(state, State)
        redeal(state, seat, rng, self.beliefs)

    def counted(self, state: AnyState, seat: i64) -> i64:
        assert isinstance(state, State)
        return seat_score(state, state.seats[seat - 1])

    def stage(self, state: AnyState) -> i64:
        assert isinstance(state, State)
        return state.round

    def policy(self, state: AnyState, rng: Rng) -> i64:
        assert isinstance(state, State)
        return self.player.choose(state, rng)

    def key(self, state: AnyState) -> int:
        assert isinstance(state, State)
        s = state.seats[state.actor - 1]
        key: int = hash((state.kind, state.few, s.hand, s.booked, s.tokens))
        for hotel in state.hotels:
            key = hash((key, hotel.queue, hotel.door, hotel.named, hotel.beds))
        return key

    def ahead(self, state: AnyState, seat: i64) -> i64:
        assert isinstance(state, State)
        rounds: i64 = ROUNDS - state.round
        if state.turn == 0:
            # Between rounds, chance is pending; during check-in, a player decides.
            return TIMES * rounds + TIMES if state.chance else TIMES * rounds
        times: i64 = TIMES - state.turn
        if order(state, seat - 1) >= order(state, state.actor - 1):
            times += 1
        return TIMES * rounds + times

    def look(self, state: AnyState, seat: i64) -> None:
        assert isinstance(state, State)
        self.note(ALWAYS, 1)
        behind: i64 = state.players - 1 - order(state, seat - 1)
        if behind:
            self.note(BEHIND, behind)
        self.look_at_cards(state, seat)
        self.look_at_bonus(state, seat - 1)
        if state.chance == 0:
            self.look_at_hotels(state, seat - 1)

    def look_closer(self, state: AnyState, seat: i64) -> None:
        assert isinstance(state, State)
        note_inputs(self, self.places, state, seat)

    def same(self, one: AnyState, other: AnyState, seat: i64) -> bool:
        assert isinstance(one, State)
        assert isinstance(other, State)
        a = one.seats[seat - 1]
        b = other.seats[seat - 1]
        if (
            a.booked != b.booked
            or a.tokens != b.tokens
            or a.hand != b.hand
            or a.deck != b.deck
            or one.round != other.round
            or one.turn != other.turn
            or one.first != other.first
            or one.actor != other.actor
            or one.chance != other.chance
            or one.over != other.over
            or one.bonus != other.bonus
            or one.players != other.players
            or one.box is not other.box
        ):
            return False
        place: i64 = 0
        while place < one.players and one.chance == 0:
            c = one.hotels[place]
            d = other.hotels[place]
            if c is not d and (c.queue != d.queue or c.door != d.door):
                return False
            place += 1
        return True

    def same_closer(self, one: AnyState, other: AnyState, seat: i64) -> bool:
        return True  # `same` looks at all of it

    def look_at_cards(self, state: State, seat: i64) -> None:
        """The cards there's time to place; the largest, at least four, never will be."""
        s = state.seats[seat - 1]
        cards: i64 = s.hand | s.deck
        left: i64 = self.ahead(state, seat)
        kind: i64 = 0
        while kind < WORKERS:
            some: i64 = count(cards & KIND_CARDS[kind])
            if some > left:
                some = left
            if some:
                self.note(PLAY + kind, some)
                left -= some
            kind += 1

    def look_at_bonus(self, state: State, index: i64) -> None:
        """What the next bookings of each crest would score, times the cards that could be them."""
        s = state.seats[index]
        table = state.box.bonus[state.bonus]
        left: i64 = s.hand | s.deck
        crest: i64 = 0
        while crest < CRESTS:
            cards: i64 = CREST_CARDS[crest]
            booked: i64 = count(s.booked & cards)
            some: i64 = count(left & cards)
            gap: i64 = 0
            while gap < GAPS and gap < some:
                more: i64 = table[booked + gap + 1] - table[booked + gap]
                if more:
                    self.note(BONUS + gap, more * (some - gap))
                gap += 1
            crest += 1

    def look_at_hotels(self, state: State, index: i64) -> None:
        """The seat's cards that still hope for a bed."""
        for hotel in state.hotels:
            line: i64 = hotel.queue
            while line:
                entry: i64 = line & PLACED
                if owner_of(entry) == index:
                    self.note(QUEUE + (card_of(entry) >> 2), 1)
                line >>= PLACED_BITS
            line = hotel.door
            while line:
                entry = line & PLACED
                if owner_of(entry) == index:
                    self.note(DOOR + (card_of(entry) >> 2), 1)
                line >>= PLACED_BITS


def order(state: State, index: i64) -> i64:
    """A seat's place in the turn order of the round, from 0."""
    return (index - state.first + state.players) % state.players
