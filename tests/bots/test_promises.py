"""Why one position is worth more than another: points by source that add up."""

from itertools import pairwise

import pytest

from bots.networks import eye_of, network_of
from bots.tables import GAMES, NEVER, late, table
from conformance import played
from hotelier.bots.comparing import WORLDS, compared
from hotelier.core.evaluator import EvaluatorJudge
from hotelier.core.game import TUNED, find_game
from hotelier.core.promises import COMING, OTHERS, promised
from hotelier.messages import known

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("kind", ["linear", "correcting", "alone"])
@every_game
def test_what_is_promised_adds_up_to_what_the_judge_says(game: str, kind: str) -> None:
    rules = find_game(game)
    weights = TUNED if kind == "linear" else network_of(game, (12, 5), kind == "correcting")
    judge, eye = rules.judge(weights), eye_of(game)
    moments = played(table(game)).some(14)
    for one, other in pairwise(moments):
        for seat in (1, 2):
            found = promised(judge, one.state, other.state, seat, rules.source_of)
            counted = eye.counted(one.state, seat) - eye.counted(other.state, seat)
            wanted = judge.worth(one.state, seat) - judge.worth(other.state, seat) - int(counted)
            if other.state.over or one.state.over:
                continue
            # A network's gradient is only sampled at a few points on the line.
            assert sum(found.values()) == pytest.approx(wanted, abs=0.05 * (1 + abs(wanted)))


def test_each_source_gets_what_its_own_inputs_changed() -> None:
    rules = find_game("austria")
    judge = rules.judge()
    state = late(played(table("austria")), 1)[0].state
    richer = state.clone()
    richer.seats[0].crowns += 3  # type: ignore[attr-defined]
    found = promised(judge, richer, state, 1, rules.source_of)
    gained = {source for source, points in found.items() if abs(points) > 1e-9}
    assert gained == {"crowns"} or gained == {"crowns", "staff"}  # some cards become affordable
    assert found["crowns"] > 0


@every_game
def test_every_source_of_a_difference_has_a_phrase_for_more_and_one_for_less(game: str) -> None:
    rules, eye = find_game(game), eye_of(game)
    sources = {rules.source_of(name) for name in [*eye.names, *eye.closer_names]}
    if eye.closer_names:
        assert len(sources) > 3
    counted = rules.sources([], 1, rules.read_options({}))
    for source in {*sources, *counted, COMING, OTHERS, "rest"}:
        assert known(f"source-more-{source}")
        assert known(f"source-less-{source}")


def test_nothing_is_said_of_a_judge_that_cannot_be_taken_apart() -> None:
    class Even:
        def values(self, states: list[object]) -> list[list[float]]:
            return [[0.0, 0.0] for _ in states]

    rules = find_game("austria")
    one, other = (moment.state for moment in late(played(table("austria")), 2))
    judge = EvaluatorJudge(rules.judge(), Even())
    assert promised(judge, one, other, 1, rules.source_of) == {}


@every_game
def test_two_actions_compared_both_ways_differ_by_the_same_points(game: str) -> None:
    recorded = played(table(game))
    moment = next(each for each in recorded.some(20) if len(each.legal) > 1)
    view = recorded.game.view(moment.state, moment.state.actor)
    judge = recorded.game.judge(network_of(game))
    one, other, *_ = view.legal
    there, back = compared(recorded.game, judge, view, [(one, other), (other, one)], NEVER)
    assert set(there) == set(back)
    assert there == pytest.approx({name: -points for name, points in back.items()}, abs=1e-6)
    assert compared(recorded.game, judge, view, [(one, other)], 0.0) == [{}]
    assert WORLDS > 1
