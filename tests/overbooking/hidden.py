"""What a seat may not know about Overbooking (rules §1, §7), dealt again.

Hidden are the others' hands and decks, and which card of its crest and size each of their face-down
cards is.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from hotelier.core.errors import HotelierError
from hotelier.core.frames import ASKED
from hotelier.core.record import Record
from hotelier.core.rng import Rng
from hotelier.overbooking.game import GAME
from hotelier.overbooking.rules.box import HOUSE, NO_SOLDIERS
from hotelier.overbooking.rules.cards import (
    CRESTS,
    DECK_SIZE,
    PLACED_BITS,
    SOLDIERS,
    placed,
)
from hotelier.overbooking.rules.placing import Placing
from hotelier.overbooking.rules.state import State
from hotelier.overbooking.summary import line

TRIES = 50


def reshuffled(state: State, seat: int | None, rng: Rng) -> State:
    """The position with every card that `seat` can't see replaced, as far as possible."""
    for _ in range(TRIES):
        saved = GAME.snapshot(state)
        for index in range(state.players):
            if index + 1 != seat:
                _deal_anew(state, saved, index, rng)
        dealt = GAME.restore(saved)
        if state.actor in (0, seat) or not isinstance(dealt.top, Placing):
            return dealt
        # Everyone sees that the seat has a choice, so its new hand must leave it one.
        if dealt.top.enter(dealt) == ASKED:
            return dealt
    return state.clone()


def _deal_anew(state: State, saved: dict[str, Any], index: int, rng: Rng) -> None:
    """One seat's unseen cards: those on the table keep crest and size, then hand and deck."""
    holder = saved["seats"][index]
    lying = list(_face_down(state, index))
    unseen = _cards(holder["hand"]) + _cards(holder["deck"]) + [card for *_, card in lying]
    _shuffle(unseen, rng)
    # Everyone knows that there are no soldiers in some queues: those spots choose first.
    lying.sort(key=lambda place: not _bars_soldiers(state, place[0], place[1]))
    for hotel, side, position, old in lying:
        barred = SOLDIERS if _bars_soldiers(state, hotel, side) else None
        new = next(c for c in unseen if _back(c) == _back(old) and c // CRESTS != barred)
        unseen.remove(new)
        change = placed(index, new) - placed(index, old)
        saved["hotels"][hotel][side] += change << (PLACED_BITS * position)
    size = len(_cards(holder["hand"]))
    holder["hand"] = sum(1 << card for card in unseen[:size])
    holder["deck"] = sum(1 << card for card in unseen[size:])


def _bars_soldiers(state: State, hotel: int, side: str) -> bool:
    return side == "queue" and state.box.rules[state.hotels[hotel].face] == NO_SOLDIERS


def _face_down(state: State, index: int) -> Iterator[tuple[int, str, int, int]]:
    """Where a seat's face-down cards are: hotel, side, position, card."""
    for number, hotel in enumerate(state.hotels):
        for side, cards in (("queue", hotel.queue), ("door", hotel.door)):
            lying = enumerate(line(state, hotel, cards, side == "queue"))
            for position, (owner, card, is_open) in lying:
                if owner == index + 1 and not is_open:
                    yield number, side, position, card


def _back(card: int) -> tuple[int, bool]:
    return card % CRESTS, card >= DECK_SIZE // 2


def _cards(mask: int) -> list[int]:
    return [card for card in range(DECK_SIZE) if mask >> card & 1]


def _shuffle(cards: list[int], rng: Rng) -> None:
    for n in range(len(cards) - 1, 0, -1):
        other = rng.below(n + 1)
        cards[n], cards[other] = cards[other], cards[n]


def twin(record: Record, seat: int | None) -> Record | None:
    """The same game with two unseen cards of another seat swapped, on the table where possible."""
    state = record.replay().state
    assert isinstance(state, State)
    for index, s in enumerate(state.seats):
        if index + 1 == seat:
            continue
        lying = [card for *_, card in _face_down(state, index)]
        held = _cards(s.hand) + _cards(s.deck)
        pairs = [(a, b) for a in lying for b in held + lying if a != b and _back(a) == _back(b)]
        for one, two in [*pairs, *combinations(held, 2)]:
            other = _swapped(record, index + 1, HOUSE.card_text(one), HOUSE.card_text(two))
            if other.steps != record.steps and _is_possible(other):
                return other
    return None


def _is_possible(record: Record) -> bool:
    """Not if a hotel's rule forbids the other card, or it would leave its owner no choice."""
    try:
        record.replay()
    except HotelierError:
        return False
    return True


def _swapped(record: Record, seat: int, one: str, two: str) -> Record:
    """Two cards of a seat swapped wherever it draws or places them."""
    exchange = {one: two, two: one}
    match = record.at(0)
    steps: list[str] = []
    for step in record.steps:
        head, *words = step.split(" ")
        if head == "~draw" and words[0] == str(seat):
            cards = sorted(exchange.get(word, word) for word in words[1:])
            steps.append(" ".join([head, words[0], *cards]))
        elif head in ("queue", "door") and match.actor == seat:
            steps.append(f"{head} {exchange.get(words[0], words[0])} {words[1]}")
        else:
            steps.append(step)
        match.follow(step)
    return Record(record.game, record.rules, record.options, record.seats, tuple(steps))
