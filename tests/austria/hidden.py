"""What a seat may not know about Grand Austria Hotel (rules §11), dealt again.

Hidden are the staff hands, packets and offers of the others, what they put under the staff deck,
and the deck itself.
"""

from collections.abc import Iterator
from typing import Any

from hotelier.austria.rules.hire import FROM_HAND
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tables import STAFF_ID, staff_ids, staff_mask
from hotelier.austria.snapshot import restore, snapshot
from hotelier.core.record import Record
from hotelier.core.rng import Rng

OFFER = 3  # where a frame that hires has its offer: name, seat, discount, offer
OWNER = 64  # a card under the deck is written as card + 64 · seat


def reshuffled(state: State, seat: int | None, rng: Rng) -> State:
    """The position with every staff card that `seat` can't see dealt again."""
    saved = snapshot(state)
    own = -1 if seat is None else seat - 1
    places = list(_hidden_masks(saved, own))
    under = [n for n, entry in enumerate(saved["under"]) if entry // OWNER != own]
    cards = [card for holder, key in places for card in _cards(holder[key])]
    cards += [saved["under"][n] % OWNER for n in under]
    for n in range(len(cards) - 1, 0, -1):
        other = rng.below(n + 1)
        cards[n], cards[other] = cards[other], cards[n]
    for holder, key in places:
        size = len(_cards(holder[key]))
        holder[key] = sum(1 << card for card in cards[:size])
        del cards[:size]
    for n, card in zip(under, cards, strict=True):
        saved["under"][n] += card - saved["under"][n] % OWNER
    return restore(saved)


def _hidden_masks(saved: dict[str, Any], own: int) -> Iterator[tuple[Any, Any]]:
    """Where a snapshot stores sets of cards that a seat can't see: an object and its key."""
    yield saved["state"], "staff_deck"
    for index, holder in enumerate(saved["seats"]):
        if index != own:
            yield holder, "hand"
            yield holder, "packet"
    for frame in saved["stack"]:
        if frame[0] == "Hire" and frame[1] != own and frame[OFFER] != FROM_HAND:
            yield frame, OFFER


def _cards(mask: int) -> list[int]:
    return [card for card in range(len(STAFF_ID)) if mask >> card & 1]


def twin(record: Record, seat: int | None) -> Record | None:
    """The same game with two unseen cards swapped, one of them in another's hand.

    Cards of one price: what can be hired in one game can be hired in the other.
    """
    match = record.at(0)
    known = 0
    for step in record.steps:
        match.follow(step)
        known |= _shown(match.state, seat)
    state = match.state
    assert isinstance(state, State)
    staff = state.box.edition.staff
    drawn = {
        int(word) for step in record.steps if step[:6] == "~draw " for word in step.split()[2:]
    }
    others = [s.hand for index, s in enumerate(state.seats) if index + 1 != seat]
    held = [card for hand in others for card in staff_ids(hand & ~known) if card in drawn]
    for card in held:
        for other in staff_ids(state.staff_deck & ~known):
            if staff[card].cost == staff[other].cost:
                return _swapped(record, card, other)
    return None


def _shown(state: Any, seat: int | None) -> int:
    """Cards the seat sees now, and those under the deck, where their order would give them away."""
    shown = staff_mask([STAFF_ID[entry % OWNER] for entry in state.under])
    for index, s in enumerate(state.seats):
        shown |= s.staff
        if index + 1 == seat:
            shown |= s.hand | s.packet
    return shown


def _swapped(record: Record, card: int, other: int) -> Record:
    exchange = {str(card): str(other), str(other): str(card)}
    steps: list[str] = []
    for step in record.steps:
        head, *words = step.split()
        if head == "~draw":
            drawer, *cards = words
            cards = sorted((exchange.get(word, word) for word in cards), key=int)
            steps.append(" ".join([head, drawer, *cards]))
        elif head in ("keep", "return"):
            steps.append(f"{head} {exchange.get(words[0], words[0])}")
        else:
            steps.append(step)
    return Record(record.game, record.rules, record.options, record.seats, tuple(steps))
