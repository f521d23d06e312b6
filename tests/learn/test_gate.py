"""The gate lets better candidates pass, and others hardly ever."""

import pytest

from hotelier.core.game import START, TUNED
from hotelier.core.rng import Rng
from hotelier.learn.course import Course
from hotelier.learn.gate import Outcome, Pair, judge_outcomes, play_pair
from learn.courses import course

COURSE = Course("austria")


def outcomes(wins: float, seed: int, number: int = 200) -> list[Outcome]:
    """Deals of a player who wins this many games."""
    rng = Rng(seed)

    def game() -> float:
        return float(int(rng.below(1000)) < 1000 * wins)

    return [Outcome((game() + game()) / 2, 1.0) for _ in range(number)]


def passed(wins: float) -> float:
    """How often a player passes who wins this many games."""
    tries = 60
    return sum(bool(judge_outcomes(COURSE, outcomes(wins, n)).passed) for n in range(tries)) / tries


def test_who_is_as_good_hardly_ever_passes_and_who_is_better_mostly_does() -> None:
    assert passed(0.45) <= 0.02
    assert passed(0.5) <= 0.1
    assert passed(0.6) >= 0.7
    assert passed(0.66) >= 0.95


def test_the_clearer_the_case_the_sooner_it_is_decided() -> None:
    strong, weak = (
        judge_outcomes(COURSE, outcomes(0.8, 1)),
        judge_outcomes(COURSE, outcomes(0.56, 1)),
    )
    assert strong.passed
    assert strong.pairs < 30 < weak.pairs


def test_what_comes_after_the_decision_is_ignored() -> None:
    found = outcomes(0.7, 2)
    verdict = judge_outcomes(COURSE, found)
    assert judge_outcomes(COURSE, found[: verdict.pairs]) == verdict
    assert judge_outcomes(COURSE, found[: verdict.pairs - 1]).passed is None


def test_who_has_not_proved_it_after_all_deals_does_not_pass() -> None:
    verdict = judge_outcomes(course(pairs=8, better=0.55, error=0.05), outcomes(0.5, 3))
    assert (verdict.pairs, verdict.passed) == (8, False)
    assert judge_outcomes(COURSE, []).passed is None


def test_elo_follows_from_the_share_of_wins() -> None:
    even = [Outcome(0.5, 0.0)] * 10
    assert judge_outcomes(COURSE, even).elo == 0
    three_of_four = [Outcome(1.0, 5.0), Outcome(0.5, 5.0)] * 4
    verdict = judge_outcomes(COURSE, three_of_four)
    assert verdict.elo == pytest.approx(190.8, abs=0.1)
    assert verdict.ahead == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equals_share_a_deal_and_the_better_weights_win_it(players: int) -> None:
    asked = course("austria", width=4, most=60, fixed=(("players", players),))
    outcome = play_pair(Pair(asked, 1, 1, TUNED, TUNED))
    assert 0 <= outcome.share <= 1
    found = [play_pair(Pair(asked, 1, number, START, TUNED)) for number in range(2)]
    assert sum(each.ahead for each in found) > 0
