"""The interface of a bot: it gets a view, the legal actions, a random stream and a budget.

A bot plays one seat of one game from its first decision to its last, and may remember what it saw.
It never gets a position: if it searches, it imagines positions from its view (`Game.imagine`).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng
from hotelier.core.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision.

    Args:
        seconds: The most it may take.
        nodes: Positions it may look at; 0 for as many as time allows.
    """

    seconds: float  # at worst
    nodes: int = 0  # positions it may look at; 0 for as many as time allows


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot thinks of one legal action."""

    action: str
    score: float  # the final score it expects
    win: float  # how likely it is to win, 0 to 1
    sure: float  # how sure it is that no other action is better, 0 to 1


class Bot(ABC):
    """A bot. There's one for each seat of each game.

    Subclass it and write `choose`. Then name it as `my_module:MyBot` wherever a bot is expected.
    A class attribute `budget` says how long it may think; the default is one second.

    Args:
        game: The game it will play.

    Examples:
        >>> import hotelier
        >>> class Hasty(hotelier.Bot):
        ...     budget = hotelier.Budget(0.1)
        ...     def choose(self, view, legal, rng, budget):
        ...         return legal[0]
        >>> match = hotelier.new("austria", players=2, seed=7)
        >>> bot = Hasty(match.game)
        >>> bot.choose(match.view(1), match.legal, hotelier.Rng(1), bot.budget)
        'guest 1'
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        """One of the legal actions.

        Args:
            view: What its seat may know.
            legal: The texts of the legal actions.
            rng: Its own random stream. If it uses no other and no clock, games can be repeated.
            budget: How long it may think.
        """

    def advise(
        self, view: View, legal: Sequence[str], rng: Rng, budget: Budget
    ) -> tuple[Advice, ...]:
        """What it thinks of the legal actions, best first; empty if it doesn't rate them."""
        return ()
