"""The result of a search for people: expected score, win chance, and how sure it is."""

from math import erf, sqrt

from hotelier.bots.bot import Advice
from hotelier.bots.branch import Branch
from hotelier.bots.tree import Tree
from hotelier.core.game import AnyGame
from hotelier.core.judge import Judge
from hotelier.core.state import State


def advice(game: AnyGame, judge: Judge, tree: Tree, state: State) -> tuple[Advice, ...]:
    """The legal actions, best first."""
    ranked = tree.ranked(state)
    base = tree.base(tree.root)
    leads = [tree.estimate(branch, base) for branch in ranked]
    score = _mean_score(ranked)
    doubt = max(sqrt(2.0) * judge.doubt(state, state.actor), judge.grain)  # of two scores
    return tuple(
        Advice(
            action=game.text(int(branch.action)),
            score=score + lead - base,
            win=_normal(lead / doubt),
            sure=min(_better(branch, other, tree, base) for other in ranked if other is not branch)
            if len(ranked) > 1
            else 1.0,
        )
        for branch, lead in zip(ranked, leads, strict=True)
    )


def _mean_score(ranked: list[Branch]) -> float:
    """The seat's own final score, averaged over all rounds."""
    visits = sum(int(branch.visits) for branch in ranked)
    return sum(branch.worth for branch in ranked) / max(visits, 1)


def _better(one: Branch, other: Branch, tree: Tree, base: float) -> float:
    """How likely one action is better than another, judging by the rounds."""
    lead = tree.estimate(one, base) - tree.estimate(other, base)
    return _normal(lead / sqrt(_variance(one, tree) + _variance(other, tree)))


def _variance(branch: Branch, tree: Tree) -> float:
    """Variance of the mean lead: what the rounds show, plus doubt about what was only planned."""
    grain: float = tree.judge.grain
    visits = int(branch.visits)
    if visits < 2:
        return max(branch.doubt, grain * grain)
    mean = branch.total / visits
    spread = max(branch.squares / visits - mean * mean, 0.0)
    bias = tree.habits.bias
    planned = max(branch.doubt, grain * grain / bias)
    return (spread * visits + planned * bias * bias) / (visits + bias) ** 2


def _normal(z: float) -> float:
    return 0.5 * (1.0 + erf(z / sqrt(2.0)))
