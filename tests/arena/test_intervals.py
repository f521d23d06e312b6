"""Intervals contain the truth as often as they say, with the deal as the unit."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotelier.arena.intervals import Deal, mean, rate, student, wilson

RUNS = 1000


def share_held(outcomes: dict[float, float], deals: int) -> float:
    """How often a rate's interval contains the truth; outcomes are the games of a deal."""
    truth = sum(total * chance for total, chance in outcomes.items()) / 2
    random = Random(1)
    held = 0
    for _ in range(RUNS):
        drawn = random.choices(list(outcomes), list(outcomes.values()), k=deals)
        found = rate([Deal(total, 2) for total in drawn])
        held += found.low <= truth <= found.high
    return held / RUNS


@pytest.mark.parametrize("deals", [5, 10, 25, 100])
@pytest.mark.parametrize(
    "outcomes",
    [
        {0: 0.25, 1: 0.5, 2: 0.25},  # equal bots, the two games practically independent
        {0: 0.1, 1: 0.8, 2: 0.1},  # luck decides: the better seat wins
        {0: 0.4, 1: 0.2, 2: 0.4},  # a deal suits one bot, whichever seat it has
        {0: 0.1, 1: 0.3, 2: 0.6},
        {1: 0.2, 2: 0.8},  # nearly always the same bot
        {0: 0.3, 0.5: 0.2, 1: 0.3, 2: 0.2},  # shared wins
    ],
    ids=["equal", "luck", "suited", "better", "much better", "shared"],
)
def test_a_rate_is_in_its_interval_at_least_in_ninety_four_of_a_hundred_runs(
    outcomes: dict[float, float], deals: int
) -> None:
    assert share_held(outcomes, deals) >= 0.94


def test_the_interval_of_many_deals_is_not_wider_than_it_need_be() -> None:
    assert share_held({0: 0.25, 1: 0.5, 2: 0.25}, 200) <= 0.97


def test_a_mean_is_in_its_interval_in_ninety_five_of_a_hundred_runs() -> None:
    random = Random(2)
    held = 0
    for _ in range(RUNS):
        deals = []
        for _ in range(12):
            luck = random.gauss(100, 15)  # which both games of a deal share
            deals.append(Deal(sum(random.gauss(luck, 5) for _ in range(2)), 2))
        found = mean(deals)
        held += found.low <= 100 <= found.high
    assert 0.93 <= held / RUNS <= 0.97


def test_games_that_share_their_luck_are_not_counted_as_many() -> None:
    """Ten deals whose games agree say as much as ten games, not as twenty."""
    agreeing = [Deal(total, 2) for total in (2, 0) * 5]
    single = [Deal(total, 1) for total in (1, 0) * 5]
    assert rate(agreeing) == rate(single)


def test_deals_that_give_each_bot_one_game_say_that_they_are_equal() -> None:
    found = rate([Deal(1, 2)] * 49 + [Deal(2, 2)])
    assert found.high - found.low < 0.05


deals = st.lists(
    st.builds(lambda games, share: Deal(games * share, games), st.integers(1, 4), st.floats(0, 1)),
    min_size=1,
)


@given(deals)
def test_a_rate_lies_in_its_interval_and_that_between_nothing_and_all(found: list[Deal]) -> None:
    estimate = rate(found)
    assert 0 <= estimate.low <= estimate.value + 1e-9
    assert estimate.value - 1e-9 <= estimate.high <= 1


@pytest.mark.parametrize("won", [0, 1])
def test_when_every_game_is_won_or_lost_the_interval_is_that_of_the_deals(won: int) -> None:
    estimate = rate([Deal(2 * won, 2)] * 20)
    assert estimate.value == won
    assert (estimate.low, estimate.high) == wilson(won, 20)
    assert estimate.high - estimate.low == pytest.approx(0.161, abs=0.001)


def test_one_deal_says_nothing_about_its_error() -> None:
    assert (rate([Deal(2, 2)]).low, rate([Deal(2, 2)]).high) == (0, 1)
    assert mean([Deal(300, 2)]).high == float("inf")


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_the_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.004)


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=0.0001)
