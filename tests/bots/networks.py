"""Networks for tests: small and random."""

from functools import cache
from itertools import pairwise

from hotelier.bots.thinkers import Thinker
from hotelier.core.evaluator import NetworkJudge
from hotelier.core.game import find_game
from hotelier.core.judge import DOUBT, LinearJudge
from hotelier.core.network import Network
from hotelier.core.network_file import mark_of
from hotelier.core.rng import Rng


def eye_of(game: str) -> LinearJudge:
    """The game's own judge, with its tuned weights."""
    judge = find_game(game).judge()
    assert isinstance(judge, LinearJudge)
    return judge


@cache
def network_of(game: str, hidden: tuple[int, ...] = (12, 5), corrects: bool = True) -> Network:
    """A network with random weights for a game."""
    eye = eye_of(game)
    inputs = [*eye.names, *eye.closer_names]
    sizes = [len(inputs), *hidden, 1]
    rng = Rng(7)

    def some(number: int) -> list[float]:
        return [(rng.below(2001) - 1000) / 8000 for _ in range(number)]

    pairs = list(pairwise(sizes))
    return Network(
        sizes,
        [some(before * units) for before, units in pairs],
        [some(units) for _, units in pairs],
        {
            "game": game,
            "inputs": mark_of(inputs),
            "corrects": corrects,
            "linear": dict(eye.weights) if corrects else {DOUBT: eye.weights[DOUBT]},
        },
    )


def network_judge(bot: Thinker) -> NetworkJudge:
    """The judge of a bot that has a network."""
    assert isinstance(bot.judge, NetworkJudge)
    return bot.judge
