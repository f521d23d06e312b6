"""What an opponent is: it gets a view, the legal actions, a random stream and a budget.

A bot plays one seat of one game from its first decision to its last, and may remember what it saw.
It never meets a position: one that searches imagines positions from its view (`Game.imagine`).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng
from hotelier.core.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision."""

    seconds: float  # at the worst
    nodes: int = 0  # positions it may look at; 0 for as many as it has time for


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot thinks of one legal action."""

    action: str
    score: float  # the final score it expects
    win: float  # how likely it wins, 0 to 1
    sure: float  # how sure it is that no other action is better, 0 to 1


class Bot(ABC):
    """An opponent. One is made for each seat of each game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        """One of the legal actions."""

    def advise(
        self, view: View, legal: Sequence[str], rng: Rng, budget: Budget
    ) -> tuple[Advice, ...]:
        """What it thinks of the legal actions, the best first; nothing if it weighs none."""
        return ()
