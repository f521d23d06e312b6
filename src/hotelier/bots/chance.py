"""The bots that don't think: every other one must beat them."""

from collections.abc import Sequence

from hotelier.bots.bot import Bot, Budget
from hotelier.core.rng import Rng
from hotelier.core.view import View


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        return legal[rng.below(len(legal))]


class FirstLegalBot(Bot):
    """Always takes the first legal action, without thinking or chance."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        return legal[0]
