"""Rewards rank the seats like the game does, and add up to its final payoff."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance import Variant, played, variants
from hotelier.core.errors import OptionError
from hotelier.core.rewards import RANK, SCORE, by_rank, check_rewards, margins, payoffs

points = st.lists(st.integers(-20, 120), min_size=2, max_size=4)


@given(points, st.data())
def test_rank_rewards_add_up_to_nothing_and_follow_the_standing(
    scores: list[int], data: st.DataObject
) -> None:
    leaders = [seat for seat, score in enumerate(scores, start=1) if score == max(scores)]
    winners = data.draw(st.lists(st.sampled_from(leaders), min_size=1, unique=True))
    rewards = by_rank(scores, winners)
    assert sum(rewards) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in rewards)
    standing = [(seat in winners, score) for seat, score in enumerate(scores, start=1)]
    for one, mine in zip(standing, rewards, strict=True):
        for two, theirs in zip(standing, rewards, strict=True):
            assert (one > two) == (mine > theirs)


def test_rank_rewards_of_some_ends() -> None:
    assert by_rank([30, 40], [2]) == [-1, 1]
    assert by_rank([30, 30], [1, 2]) == [0, 0]
    assert by_rank([30, 30], [2]) == [-1, 1]  # decided by the tie-break
    assert by_rank([10, 30, 20], [2]) == [-1, 1, 0]
    assert by_rank([20, 30, 20], [2]) == [-0.5, 1, -0.5]
    assert by_rank([9, 9, 9, 1], [1, 3]) == pytest.approx([2 / 3, -1 / 3, 2 / 3, -1])


def test_score_rewards_are_the_lead_over_the_best_of_the_others() -> None:
    assert margins([30, 40]) == [-10, 10]
    assert margins([30, 40, 35]) == [-10, 5, -5]
    assert margins([40, 40, 1]) == [0, 0, -39]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_the_winners_of_a_game_have_the_best_payoff(variant: Variant) -> None:
    match = played(variant).match
    for kind in (RANK, SCORE):
        paid = payoffs(kind, match.state)
        best = {seat for seat, reward in enumerate(paid, start=1) if reward == max(paid)}
        assert set(match.winners) <= best
        assert best == set(match.winners) or kind == SCORE
    start = payoffs(RANK, played(variant).moments[-1].state)
    assert start == [0.0] * len(match.seats)


def test_an_unknown_kind_of_reward_is_refused() -> None:
    with pytest.raises(OptionError, match="rewards must be one of rank, score, not 'money'"):
        check_rewards("money")
