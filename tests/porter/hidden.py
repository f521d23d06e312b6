"""What a seat may not know about The Night Porter: the others' hands, and keys laid face down."""

from hotelier.core.record import Record
from hotelier.core.rng import Rng
from porter.state import State


def reshuffled(state: State, seat: int | None, rng: Rng) -> State:
    """The position with everything hidden from a seat dealt again."""
    dealt = state.clone()
    dealt.redeal(seat or 0, rng)
    if dealt.actor and dealt.actor != seat:
        dealt.asks()
    return dealt


def twin(record: Record, seat: int | None) -> Record | None:
    """The same game with another key in another seat's hand, never laid and seen."""
    state = record.replay().state
    assert isinstance(state, State)
    deck = state.deck()
    for at, hand in enumerate(state.hands):
        if at + 1 == seat:
            continue
        for key in hand:
            for other in deck:
                found = None if other == key else _with(record, at + 1, key, other)
                if found is not None:
                    return found
    return None


def _with(record: Record, seat: int, old: int, new: int) -> Record | None:
    """The last draw of a key with another result, unless such a key was laid after it."""
    steps = list(record.steps)
    for index in range(len(steps) - 1, -1, -1):
        verb, *numbers = steps[index].split(" ")
        if steps[index] == f"key {old}":
            return None
        if verb == "~draw" and numbers[0] == str(seat) and str(old) in numbers[1:]:
            keys = [*map(int, numbers[1:]), new]
            keys.remove(old)
            steps[index] = " ".join(["~draw", str(seat), *map(str, sorted(keys))])
            return Record(record.game, record.rules, record.options, record.seats, tuple(steps))
    return None
