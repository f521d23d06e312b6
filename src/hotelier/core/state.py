"""One position of one game, as every shell sees it.

A position waits for a decision (`actor` is a seat), for chance (`chance` is a kind) or for nothing
(`over`). Actions and chance outcomes are plain integers; their texts belong to the game.
"""

from mypy_extensions import i64, mypyc_attr

from hotelier.core.events import Event
from hotelier.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game must offer; games subclass it natively."""

    def __init__(self) -> None:
        self.actor: i64 = (
            0  # the seat that decides, from 1; 0 while chance is awaited or at the end
        )
        self.kind: i64 = 0  # which decision is asked; 0 for none
        self.chance: i64 = 0  # which chance step is awaited; 0 for none
        self.over: bool = False
        self.reveals: i64 = 0  # rises when hidden things are shown: nothing before it can be undone
        self.sink: list[Event] | None = None  # where events go; nowhere in search

    def options(self) -> i64:
        """How many actions are legal."""
        raise NotImplementedError

    def option(self, index: i64) -> i64:
        """The legal action number `index`, in the order of their texts."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """All legal actions, sorted."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Take a legal action and go on to the next decision, chance step or the end."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> i64:
        """A random outcome of the awaited chance step."""
        raise NotImplementedError

    def deal(self, outcome: i64) -> None:
        """Let the awaited chance step come out so, and go on."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the sink."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal everything this seat (from 1) cannot see anew; what it sees stays as it is."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has, or at the end the final scores."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The winning seats, ascending; empty while the game runs."""
        raise NotImplementedError


def playout(state: State, rng: Rng, most: i64) -> i64:
    """Play at random to the end, or for `most` decisions; returns how many were taken."""
    taken: i64 = 0
    while not state.over:
        if state.chance:
            state.deal(state.sample(rng))
        elif taken == most:
            break
        else:
            taken += 1
            state.apply(state.option(rng.below(state.options())))
    return taken
