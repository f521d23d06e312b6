"""What a seat is rewarded for: its rank at the end, or its lead over the best of the others.

A kind of reward is a payoff that every position has. A step pays the change of the payoff, so the
rewards of a whole game add up to its last payoff.
"""

from collections.abc import Collection, Sequence
from typing import Final

from hotelier.core.errors import OptionError
from hotelier.core.state import State

RANK: Final = "rank"
SCORE: Final = "score"
# The reward for an illegal action: like coming last, or being this many points behind.
WORST: Final = {RANK: -1.0, SCORE: -100.0}


def check_rewards(rewards: str) -> str:
    """Check that this kind of reward exists."""
    if rewards not in WORST:
        raise OptionError(f"rewards must be one of {', '.join(WORST)}, not {rewards!r}")
    return rewards


def payoffs(rewards: str, state: State) -> list[float]:
    """Every seat's payoff in a position."""
    scores = state.scores()
    if rewards == SCORE:
        return margins(scores)
    return by_rank(scores, state.winners()) if state.over else [0.0] * len(scores)


def margins(scores: Sequence[int]) -> list[float]:
    """How far each seat is ahead of the best of the others."""
    second, best = sorted(scores)[-2:]
    return [float(score - (second if score == best else best)) for score in scores]


def by_rank(scores: Sequence[int], winners: Collection[int]) -> list[float]:
    """From 1 for first place evenly down to −1 for last; ties share their places."""
    standing = [(seat in winners, score) for seat, score in enumerate(scores, start=1)]
    last = len(standing) - 1
    rewards: list[float] = []
    for own in standing:
        better = sum(other > own for other in standing)
        equals = standing.count(own) - 1
        rewards.append(1.0 - (2 * better + equals) / last)
    return rewards
