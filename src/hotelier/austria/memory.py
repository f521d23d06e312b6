"""What a seat remembers but its view doesn't show: packets of a draft, cards under the deck."""

from collections.abc import Sequence

from hotelier.austria.rules.state import DRAFTED, State
from hotelier.austria.rules.tables import staff_ids


def memory(state: State, seat: int, steps: Sequence[tuple[str, int]]) -> str:
    """What would be forgotten if the hidden cards were dealt again, in a few words."""
    kept = sum(text.startswith("keep ") for text, _ in steps)
    if state.hands == DRAFTED and kept >= state.players:
        return "which cards were in the packets of the draft that it has passed on"
    if _drawn_by_others(state, seat, steps):
        return "which card it put under the deck that another player has drawn since"
    return ""


def _drawn_by_others(state: State, seat: int, steps: Sequence[tuple[str, int]]) -> set[int]:
    """Cards this seat put under the deck that are now hidden at another seat."""
    laid: set[int] = set()
    elsewhere: set[int] = set()
    for text, owner in steps:
        words = text.split()
        if words[0] == "return" and owner == seat:
            laid.add(int(words[1]))
        elif words[0] == "~draw":
            found = laid.intersection(map(int, words[2:]))
            laid -= found
            if owner != seat:
                elsewhere |= found
    return elsewhere.difference(*(staff_ids(s.staff) for s in state.seats))
