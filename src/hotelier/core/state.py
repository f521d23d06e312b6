"""One position of a game, as every shell sees it.

A position waits for a decision (`actor` is a seat), for chance (`chance` is a kind) or for nothing
(`over`). Actions and chance outcomes are plain integers; their texts belong to the game.

Positions are equal if all their facts are, no matter who listens to them. A position changes as
it's played, so put copies into sets and dictionaries.
"""

from mypy_extensions import i64, mypyc_attr

from hotelier.core.events import Event
from hotelier.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One position: for engines and search, never for a player.

    It waits for a decision (`actor`), for chance (`chance`) or for nothing (`over`).

    Examples:
        >>> import hotelier
        >>> game, rng = hotelier.find_game("overbooking"), hotelier.Rng(1)
        >>> state = game.start(game.read_options({}))
        >>> while not state.over:
        ...     if state.chance:
        ...         state.deal(state.sample(rng))
        ...     else:
        ...         state.apply(state.option(0))  # the first legal action
        >>> state.scores() == state.clone().scores()
        True
    """

    def __init__(self) -> None:
        self.actor: i64 = 0  # the seat to move, from 1; 0 while chance is pending or at the end
        self.kind: i64 = 0  # the current decision; 0 for none
        self.chance: i64 = 0  # the pending chance step; 0 for none
        self.over: bool = False
        self.reveals: i64 = 0  # grows when hidden things are shown
        self.sink: list[Event] | None = None  # where events go; nowhere in search
        self.witness: i64 = 0  # the seat (from 1) whose own secrets are counted apart
        self.owned: i64 = 0  # how many of the reveals since then were of its own secrets
        self.certain: i64 = -1  # how many events came before any other; -1 if there was none

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
        """Take a legal action and continue to the next decision, chance step or the end."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> i64:
        """A random outcome of the pending chance step."""
        raise NotImplementedError

    def deal(self, outcome: i64) -> None:
        """Apply an outcome to the pending chance step, and continue."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the sink."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal again everything this seat (from 1) can't see; what it sees stays the same."""
        raise NotImplementedError

    def reveal(self, owner: i64) -> None:
        """Show what was hidden: a secret of one seat alone (from 1), or anything else (0)."""
        self.reveals += 1
        if owner != 0 and owner == self.witness:
            self.owned += 1
        elif self.certain < 0 and self.sink is not None:
            self.certain = len(self.sink)

    def scores(self) -> list[int]:
        """Each seat's score, or at the end the final scores."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The winning seats, ascending; empty while the game is in progress."""
        raise NotImplementedError

    def facts(self) -> tuple[object, ...]:
        """Everything the position consists of; without it, no two positions of a game are equal."""
        return (id(self),)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())


def playout(state: State, rng: Rng, most: i64) -> i64:
    """Play at random to the end, or for `most` decisions; returns how many were made."""
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
