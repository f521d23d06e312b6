"""Bots that look ahead: greedy, planner and search.

Each imagines a position from its view and thinks about that. The game's judge tells it what it
needs to know about the game.
"""

from abc import abstractmethod
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from hotelier.bots.advice import advice
from hotelier.bots.beam import Plan, glance, plan
from hotelier.bots.bot import Advice, Bot, Budget
from hotelier.bots.branch import Habits
from hotelier.bots.tree import Tree
from hotelier.core.evaluator import EvaluatorJudge
from hotelier.core.game import TUNED, AnyGame
from hotelier.core.judge import Judge
from hotelier.core.judge_files import AnyWeights
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View

TRIES = 16  # continuations that a glance looks at
WIDTH = 20  # positions a plan keeps at each step
PLANNED = 3000  # positions that one plan may look at
ADVISED = 48  # minimum rounds of search behind any advice, however clear the case
PAUSE = 0.1  # seconds of search between checks for an interrupt
HASTE = 0.8  # share of the time for thinking: the rest is for imagining and answering


class Thinker(Bot):
    """Imagines a position and rates its actions.

    It judges by a set of the game's weights, by a file or a network, or by an `Evaluator` or any
    object with its methods.
    """

    def __init__(self, game: AnyGame, weights: AnyWeights = TUNED, evaluator: Any = None) -> None:
        super().__init__(game)
        self.judge: Judge = game.judge(weights)
        if isinstance(evaluator, Judge):
            self.judge = evaluator
        elif evaluator is not None:
            self.judge = EvaluatorJudge(self.judge, evaluator)

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        end = perf_counter() + HASTE * budget.seconds
        return self.game.text(self.think(self.game.imagine(view, rng), rng, budget, end))

    @abstractmethod
    def think(self, state: State, rng: Rng, budget: Budget, end: float) -> int:
        """The action to take in an imagined position, within a time limit."""


class Greedy(Thinker):
    """Looks one action ahead."""

    def think(self, state: State, rng: Rng, budget: Budget, end: float) -> int:
        return glance(self.judge, state, rng, TRIES, end).first()


class Planner(Thinker):
    """Plans its whole turn, in as many imagined worlds as its budget of positions allows."""

    def think(self, state: State, rng: Rng, budget: Budget, end: float) -> int:
        return self.plan(state, rng, budget, end).first()

    def plan(self, state: State, rng: Rng, budget: Budget, end: float) -> Plan:
        """What each action leads to, on average over the worlds."""
        left = budget.nodes
        total: Plan | None = None
        while total is None or ((left > 0 or not budget.nodes) and perf_counter() < end):
            world = state.clone()
            self.judge.redeal(world, state.actor, rng)
            most = min(PLANNED, left) if budget.nodes else PLANNED
            found = plan(self.judge, world, rng, WIDTH, most, end)
            left -= int(found.nodes)
            if total is None:
                total = found
            else:
                total.values = [a + b for a, b in zip(total.values, found.values, strict=True)]
        return total


class Search(Thinker):
    """Searches the tree of possible decisions, and keeps it during its turn."""

    def __init__(self, game: AnyGame, weights: AnyWeights = TUNED, evaluator: Any = None) -> None:
        super().__init__(game, weights, evaluator)
        self.tree: Tree | None = None
        self.stage = -1

    def think(self, state: State, rng: Rng, budget: Budget, end: float) -> int:
        tree = self.searched(state, rng, budget, end)
        action = int(tree.ranked(state)[0].action)
        tree.follow(action)
        return action

    def searched(self, state: State, rng: Rng, budget: Budget, end: float, least: int = 0) -> Tree:
        """The tree of this decision, after as much search as the budget allows."""
        stage = self.judge.stage(state)
        if self.tree is None or self.tree.seat != state.actor or self.stage != stage:
            self.tree = Tree(self.judge, state.actor, len(state.scores()), Habits())
        self.stage = stage
        while not self.tree.search(state, rng, least, budget.nodes, end, PAUSE):
            pass
        return self.tree

    def advise(
        self, view: View, legal: Sequence[str], rng: Rng, budget: Budget
    ) -> tuple[Advice, ...]:
        if not legal:
            return ()
        end = perf_counter() + HASTE * budget.seconds
        state = self.game.imagine(view, rng)
        self.tree = None
        tree = self.searched(state, rng, budget, end, ADVISED)
        return advice(self.game, self.judge, tree, state)
