"""The sequential test: how often it errs, and when a contest may stop."""

from random import Random

import pytest

from arena.scripted import contest, played
from hotelier.arena.contest import play_all
from hotelier.arena.running import Results
from hotelier.arena.sequential import Duel, Evidence, Sprt
from hotelier.core.errors import OptionError
from lengths import sized

RUNS = sized(200, 2000)


def duel(win: float, seed: int, test: Sprt, most: int = 2000) -> Duel:
    """Deals of two games each, won by the first bot at this rate, until the test decides."""
    random = Random(seed)
    found = Duel(test, "a", "b")
    while not found.verdict.decided and found.verdict.deals < most:
        found.add(((random.random() < win) + (random.random() < win)) / 2)
    return found


@pytest.mark.parametrize(("win", "better"), [(0.55, "a"), (0.45, "b"), (0.5, None)])
def test_a_test_is_seldom_wrong(win: float, better: str | None) -> None:
    test = Sprt(0.55, 0.05)
    verdicts = [duel(win, seed, test, 5000).verdict for seed in range(RUNS)]
    assert all(verdict.decided for verdict in verdicts)
    wrong = sum(verdict.better != better for verdict in verdicts)
    # Between equals, either of the two 5% tests may err; allow a little more for chance.
    assert wrong / RUNS < (0.15 if better is None else 0.08)


def test_a_clear_difference_needs_few_deals_and_an_equal_one_more() -> None:
    test = Sprt(0.6, 0.05)
    clear = [duel(0.9, seed, test).verdict.deals for seed in range(50)]
    equal = [duel(0.5, seed, test).verdict.deals for seed in range(50)]
    assert min(clear) >= test.least
    assert sum(clear) / 50 < 15 < sum(equal) / 50


def test_what_comes_after_a_decision_changes_nothing() -> None:
    found = duel(0.9, 1, Sprt())
    before = found.verdict
    for _ in range(100):
        found.add(0.0)
    assert found.verdict == before


def test_evidence_added_up_is_that_of_all_shares_at_once() -> None:
    shares = [0.5, 1.0, 0.0, 0.5, 1.0]
    seen = Evidence()
    for share in shares:
        seen.add(share)
    mean = sum(shares) / 5
    variance = (sum((share - mean) ** 2 for share in shares) + 0.2) / 7
    assert seen.weight(0.55) == pytest.approx(5 * 0.05 * (2 * mean - 1.05) / (2 * variance))


@pytest.mark.parametrize("better", [0.5, 0.4, 1.0, 55.0])
def test_a_share_that_no_test_can_be_for_is_refused(better: float) -> None:
    with pytest.raises(OptionError, match=r"between 0\.5 and 1"):
        Sprt(better)


def test_a_pairing_stops_when_the_test_has_decided_with_any_number_of_jobs() -> None:
    asked = contest("first", "last", games=100, game="overbooking")
    found = []
    for jobs in (1, 2):
        results = Results(asked, sprt=Sprt(0.7))
        results.play(jobs)
        verdict = results.verdict("first", "last")
        assert verdict.decided
        assert len(results.games) == 2 * verdict.deals < 100
        found.append([game.seating for game in results.games])
    assert found[0] == found[1]


def test_the_other_pairings_play_on() -> None:
    asked = contest("first", "last", "random", games=2)
    settled = {"first", "last"}
    games = list(play_all(asked, asked.fixtures(), settled=lambda seating: set(seating) == settled))
    every = [game.result.seating for game in played(asked)]
    assert [game.result.seating for game in games] == [
        seating for seating in every if set(seating) != settled
    ]


def test_a_test_of_two_needs_a_table_for_two() -> None:
    with pytest.raises(OptionError, match="it needs two players"):
        Results(contest("first", "last", "random", players=3), sprt=Sprt())
