"""Styles: what a bot overrates, as weights added to its judge's own.

They are next to a game's weights (`weights-styles.toml`), by level. A network corrects linear
weights, so a style is added to those.
"""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from hotelier.core.evaluator import NetworkJudge
from hotelier.core.game import AnyGame
from hotelier.core.judge import Judge, LinearJudge
from hotelier.core.judge_files import AnyWeights
from hotelier.core.network import Network
from hotelier.core.weights import Weights, check_weights

FILE: Final = "weights-styles.toml"


def style_of(game: AnyGame, name: str) -> Weights:
    """The weights that a style adds in a game; empty if there is none."""
    file = game.folder() / "data" / FILE
    eye = game.judge()
    if not file.is_file() or not isinstance(eye, LinearJudge):
        return {}
    return check_weights(
        tomllib.loads(file.read_text(encoding="utf-8")).get(name, {}), FILE, tuple(eye.names)
    )


def styled(game: AnyGame, weights: AnyWeights, name: str) -> Judge:
    """The judge with these weights and this style."""
    judge = game.judge(weights)
    likes = style_of(game, name)
    if likes and isinstance(judge, NetworkJudge) and judge.corrects:
        return game.judge(_liking(judge.network, game, name))
    if likes and isinstance(judge, LinearJudge):
        judge.weights = _with(judge.weights, likes)  # it keeps all else that it has
        judge.prepare()
    return judge


@lru_cache(maxsize=16)  # all bots of a level share one
def _liking(network: Network, game: AnyGame, name: str) -> Network:
    """A network that corrects linear weights with a style."""
    facts = {**network.facts, "linear": _with(network.facts["linear"], style_of(game, name))}
    return Network(network.sizes, network.weights, network.biases, facts)


def _with(weights: Weights, likes: Weights) -> Mapping[str, tuple[float, ...]]:
    """The sum of two sets of weights."""
    nothing = (0.0, 0.0, 0.0)
    return {
        name: tuple(
            a + b for a, b in zip(weights.get(name, nothing), likes.get(name, nothing), strict=True)
        )
        for name in dict.fromkeys([*weights, *likes])
    }
