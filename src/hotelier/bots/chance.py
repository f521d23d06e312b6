"""The opponent that plays at random: what every other one must beat."""

from collections.abc import Sequence

from hotelier.bots.bot import Bot, Budget
from hotelier.core.rng import Rng
from hotelier.core.view import View


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        return legal[rng.below(len(legal))]
