"""The bot that overlooks things: it plays soundly among what it has noticed.

Newcomers to a game don't play at random. They see the obvious, miss some of the rest
(`Game.overlooked`), and choose well among what they see. What's overlooked in a turn stays
overlooked.
"""

from typing import Any

from hotelier.bots.beam import glance
from hotelier.bots.bot import Budget
from hotelier.bots.thinkers import Thinker
from hotelier.core.game import TUNED, AnyGame
from hotelier.core.judge_files import AnyWeights
from hotelier.core.rng import Rng
from hotelier.core.state import State

TRIES = 4


class Forgetful(Thinker):
    """Looks one action ahead, at the actions it has noticed."""

    def __init__(self, game: AnyGame, weights: AnyWeights = TUNED, evaluator: Any = None) -> None:
        super().__init__(game, weights, evaluator)
        self.stage = -1
        self.missed: set[int] = set()
        self.met: set[int] = set()

    def think(self, state: State, rng: Rng, budget: Budget, end: float) -> int:
        stage = self.judge.stage(state)
        if stage != self.stage:
            self.stage = stage
            self.missed.clear()
            self.met.clear()
        for action in state.legal():
            if action not in self.met:
                self.met.add(action)
                if rng.below(100) < self.game.overlooked:
                    self.missed.add(action)
        found = glance(self.judge, state, rng, TRIES, end)
        seen = [
            (value, -action)
            for action, value in zip(found.actions, found.values, strict=True)
            if action not in self.missed
        ]
        return -max(seen)[1] if seen else found.first()
