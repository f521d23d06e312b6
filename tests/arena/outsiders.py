"""Bots as other people might write them: a command names them `arena.outsiders:Last`."""

import os
import time
from collections.abc import Sequence
from typing import Any

from hotelier.bots.bot import Bot, Budget
from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng
from hotelier.core.view import View

NUMBER = 7


class Last(Bot):
    """Always takes the last legal action, with its own budget."""

    budget = Budget(0.25)

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        assert budget == self.budget
        return legal[-1]


class Unrelated:
    """Not a subclass of ours, but it has what a bot needs."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        return legal[0]


class Mute:
    """Lacks everything a bot needs."""


class Hanging(Last):
    """Never answers, and can't even be interrupted."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        while True:
            try:
                time.sleep(60)
            except BaseException:
                continue


class Crashing(Last):
    """Takes its whole process with it."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        os._exit(3)


class Leaving(Last):
    """Calls sys.exit."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        raise SystemExit(1)


class Babbling(Last):
    """Answers with something that can't even be compared."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> Any:
        return {"move": ["anything"] * 100}
