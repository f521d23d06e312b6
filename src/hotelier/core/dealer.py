"""Where chance comes from: a seeded stream, or a record."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from hotelier.core.errors import ChanceError, OptionError
from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng
from hotelier.core.state import State


class Dealer(Protocol):
    """Decides the outcome of the pending chance step."""

    def outcome(self, game: AnyGame, state: State) -> int:
        """The outcome for a state that awaits chance."""


class SeededDealer:
    """The same seed deals the same game, compiled or interpreted."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int:
            raise OptionError(f"seed must be a whole number, not {seed!r}")
        self.seed = seed
        self.rng = Rng(seed)

    def outcome(self, game: AnyGame, state: State) -> int:
        return state.sample(self.rng)


class ScriptedDealer:
    """Deals the recorded chance steps in order, then hands over to another dealer."""

    def __init__(self, steps: Iterable[str], after: Dealer | None = None) -> None:
        self.steps: Iterator[str] = iter([step for step in steps if step.startswith("~")])
        self.after = after

    def outcome(self, game: AnyGame, state: State) -> int:
        step = next(self.steps, None)
        if step is not None:
            return game.parse_chance(state, step)
        if self.after is None:
            raise ChanceError("the script has no chance step left")
        return self.after.outcome(game, state)
