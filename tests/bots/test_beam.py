"""A plan is a chain that could really be played, found within its limits."""

from collections.abc import Iterator
from time import perf_counter

import pytest

from austria.positions import position
from bots.tables import GAMES, LAST_TURN, NEVER, best_score, judge_of, late, table
from conformance import Moment, played
from hotelier.austria.game import GAME as AUSTRIA
from hotelier.bots.beam import Plan, glance, plan, play_on
from hotelier.core.judge import margin
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import State

every_game = pytest.mark.parametrize("game", GAMES)
MOST = 150
EVERY_OTHER_LOOK = 32  # positions between two checks of the clock


def decisions(game: str) -> Iterator[tuple[Moment, State]]:
    """Decisions of games for two and for four, and copies of them to plan with."""
    for players in (2, 4):
        for moment in late(played(table(game, players)), 8, within=5):
            yield moment, moment.state.clone()


def planned(game: str, state: State, most: int = MOST, end: float = NEVER, seed: int = 1) -> Plan:
    return plan(judge_of(game), state, Rng(seed), 6, most, end)


@every_game
def test_a_plan_is_legal_action_by_action_until_chance_intervenes(game: str) -> None:
    followed = 0
    for _, state in decisions(game):
        seat = state.actor
        chain = planned(game, state).chain()
        assert chain
        for action in chain:
            if state.chance:
                break
            assert state.actor == seat
            assert action in state.legal()
            state.apply(action)
            followed += 1
    assert followed >= 16


@every_game
def test_a_plan_weighs_every_legal_action_and_takes_the_best(game: str) -> None:
    for moment, state in decisions(game):
        found = planned(game, state)
        assert found.actions == moment.state.legal()
        assert len(found.values) == len(moment.legal)
        best = max(found.values)
        assert found.first() == found.actions[found.values.index(best)] == found.chain()[0]


@every_game
def test_no_action_goes_without_a_value_however_little_may_be_looked_at(game: str) -> None:
    for _, state in decisions(game):
        for most in (1, MOST):
            assert min(planned(game, state, most).values) > -1000


@every_game
def test_a_plan_looks_at_so_many_positions_and_at_every_first_action(game: str) -> None:
    for moment, state in decisions(game):
        for most in (1, 40, MOST):
            assert planned(game, state, most).nodes <= max(most, len(moment.legal))


@every_game
def test_a_plan_stops_when_time_is_up(game: str) -> None:
    for moment, state in decisions(game):
        found = planned(game, state, most=10**9, end=perf_counter())
        assert found.nodes <= max(EVERY_OTHER_LOOK, len(moment.legal))


@every_game
def test_planning_and_glancing_leave_the_position_as_it_was(game: str) -> None:
    for moment, state in decisions(game):
        planned(game, state)
        glance(judge_of(game), state, Rng(1), 2, NEVER)
        assert played(table(game)).game.snapshot(state) == moment.snapshot


@every_game
def test_the_same_seed_plans_the_same(game: str) -> None:
    for _, state in decisions(game):
        one, two = planned(game, state, seed=5), planned(game, state, seed=5)
        assert (one.values, one.chain()) == (two.values, two.chain())


@every_game
def test_playing_on_by_plans_ends_so_many_stretches(game: str) -> None:
    judge = judge_of(game)
    for _, state in list(decisions(game))[::4]:
        stages = [judge.stage(state)]
        play_on(judge, state, Rng(1), 1, 1, 1, NEVER, [])
        assert state.over or judge.stage(state) not in stages


def test_one_action_before_the_end_a_glance_tells_what_it_truly_brings() -> None:
    judge = judge_of("austria")
    state = position("covered 1; 2: covered 2; table: round 7, dice 4").state
    found = glance(judge, state, Rng(1), 3, NEVER)
    values = dict(zip(found.actions, found.values, strict=True))
    after = state.clone()
    passing = AUSTRIA.parse("pass")
    assert passing is not None
    after.apply(passing)
    assert after.over
    assert values[passing] == margin(judge, after, 1, 2)


def test_a_plan_finds_the_one_best_chain_and_tells_its_worth() -> None:
    match = position(LAST_TURN)
    best = best_score(match.state)
    found = plan(AUSTRIA.judge(), match.state, Rng(1), 20, 3000, NEVER)
    assert match.game.text(found.first()) == "check-in 1"
    ended = played_out(match, found.chain())
    assert (max(found.values), ended.scores[0]) == (best - ended.scores[1], best)


def played_out(match: Match, chain: list[int]) -> Match:
    """Take the chain; the policy does the rest, as the plan assumed."""
    for action in chain:
        match.play(match.game.text(int(action)))
    judge, rng = match.game.judge(), Rng(1)
    while not match.over:
        match.play(match.game.text(int(judge.policy(match.state, rng))))
    return match
