"""The position itself as inputs of a network, after the features: cards, bookings, time.

Features are what a person would look at. These are the things as they are, so that a network can
find what the features miss, and the variant being played, so that one network knows them all.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.core.bits import count
from hotelier.core.judge import LinearJudge
from hotelier.overbooking.rules.box import BONUSES
from hotelier.overbooking.rules.cards import (
    CREST_CARDS,
    CRESTS,
    DECK_SIZE,
    KINDS,
    PLACED,
    PLACED_BITS,
    card_of,
    owner_of,
)
from hotelier.overbooking.rules.placing import TIMES
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.rules.state import State

MOST_TOKENS: Final = 8
FEWEST: Final = 2
MOST_PLAYERS: Final = 4
STEPS: Final = ROUNDS * TIMES
PLACES: Final = 4  # of a queue, counted separately

INPUTS: Final[list[str]] = [
    *(f"card {card} in hand" for card in range(DECK_SIZE)),
    *(f"card {card} in the deck" for card in range(DECK_SIZE)),
    *(f"card {card} booked" for card in range(DECK_SIZE)),
    *(f"crest {crest} booked {times}" for crest in range(CRESTS) for times in range(KINDS + 1)),
    *(f"{tokens} tokens" for tokens in range(MOST_TOKENS + 1)),
    *(f"{steps} cards ahead" for steps in range(STEPS + 1)),
    *(f"place {place} in turn order" for place in range(MOST_PLAYERS)),
    *(f"{players} players" for players in range(FEWEST, MOST_PLAYERS + 1)),
    *(f"bonus {mode}" for mode in BONUSES),
    *(f"crest {crest} under bonus {mode}" for mode in BONUSES for crest in range(CRESTS)),
    *(f"kind {kind} in place {place}" for place in range(PLACES) for kind in range(KINDS)),
    *(f"others in place {place}" for place in range(PLACES)),
]


def _at(name: str, behind: int) -> int:
    return behind + INPUTS.index(name)


class Places:
    """Where the inputs start, after this many features."""

    def __init__(self, features: i64) -> None:
        behind = int(features)
        self.hand: i64 = _at("card 0 in hand", behind)
        self.deck: i64 = _at("card 0 in the deck", behind)
        self.booked: i64 = _at("card 0 booked", behind)
        self.crests: i64 = _at("crest 0 booked 0", behind)
        self.tokens: i64 = _at("0 tokens", behind)
        self.ahead: i64 = _at("0 cards ahead", behind)
        self.order: i64 = _at("place 0 in turn order", behind)
        self.players: i64 = _at(f"{FEWEST} players", behind)
        self.bonus: i64 = _at(f"bonus {BONUSES[0]}", behind)
        self.crest_bonus: i64 = _at(f"crest 0 under bonus {BONUSES[0]}", behind)
        self.queue: i64 = _at("kind 0 in place 0", behind)
        self.others: i64 = _at("others in place 0", behind)


def note_inputs(judge: LinearJudge, places: Places, state: State, seat: i64) -> None:
    """Note the position as a seat (from 1) has it."""
    s = state.seats[seat - 1]
    note_bits(judge, places.hand, s.hand)
    note_bits(judge, places.deck, s.deck)
    note_bits(judge, places.booked, s.booked)
    crest: i64 = 0
    while crest < CRESTS:
        times: i64 = count(s.booked & CREST_CARDS[crest])
        judge.note(places.crests + (KINDS + 1) * crest + times, 1)
        if times:
            judge.note(places.crest_bonus + CRESTS * state.bonus + crest, times)
        crest += 1
    judge.note(places.tokens + (s.tokens if s.tokens < MOST_TOKENS else MOST_TOKENS), 1)
    judge.note(places.ahead + judge.ahead(state, seat), 1)
    judge.note(places.order + (seat - 1 - state.first + state.players) % state.players, 1)
    judge.note(places.players + state.players - FEWEST, 1)
    judge.note(places.bonus + state.bonus, 1)
    if state.chance == 0:
        note_queues(judge, places, state, seat - 1)


def note_queues(judge: LinearJudge, places: Places, state: State, index: i64) -> None:
    """Note who stands where while a round is played."""
    for hotel in state.hotels:
        line: i64 = hotel.queue
        place: i64 = 0
        while line:
            entry: i64 = line & PLACED
            if owner_of(entry) == index:
                judge.note(places.queue + KINDS * place + (card_of(entry) >> 2), 1)
            else:
                judge.note(places.others + place, 1)
            line >>= PLACED_BITS
            if place < PLACES - 1:
                place += 1


def note_bits(judge: LinearJudge, first: i64, mask: i64) -> None:
    """Note every bit of a mask."""
    left: i64 = mask
    at: i64 = first
    while left:
        if left & 1:
            judge.note(at, 1)
        left >>= 1
        at += 1
