"""Exact solutions: nothing does better against an equilibrium, and no bot beats the best play."""

import pytest

import hotelier
from hotelier.analysis.exact import best_play, best_reply, equilibrium
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import find_game
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import State

OVERBOOKING = find_game("overbooking")


def laid(tiles: str) -> State:
    """The tiny game with two cards each and these tiles; seat 1 goes first."""
    state: State = OVERBOOKING.start(OVERBOOKING.read_options({"deck": 2}))
    state.deal(0)
    state.deal(OVERBOOKING.parse_chance(state, f"~tiles {tiles}"))
    return state


@pytest.mark.parametrize(
    ("tiles", "rewards", "value"),
    [
        ("2a 1a", "rank", 0),  # all cards find a bed
        ("8a 1a", "rank", 1 / 3),
        ("8a 1a", "score", 1 / 4),
        ("4b 1a", "score", 1 / 6),
        ("3b 2a", "rank", -1 / 3),
        ("3b 2a", "score", -3 / 7),
        ("6a 2a", "rank", -1 / 2),
    ],
)
def test_the_equilibrium_of_the_tiny_game_is_known_and_nobody_can_do_better(
    tiles: str, rewards: str, value: float
) -> None:
    state = laid(tiles)
    found = equilibrium(OVERBOOKING, state, rewards)
    assert found.value == pytest.approx(value, abs=1e-7)
    for seat in (1, 2):
        reply = best_reply(OVERBOOKING, state, seat, found.strategies[2 - seat], rewards)
        assert reply == pytest.approx(value, abs=1e-6)
    assert laid(tiles) == state


def test_an_equilibrium_may_need_a_secret_mixture() -> None:
    found = equilibrium(OVERBOOKING, laid("3b 2a"))
    shares = [
        share
        for strategy in found.strategies
        for actions in strategy.values()
        for share in actions.values()
    ]
    assert any(0.05 < share < 0.95 for share in shares)


def test_what_is_no_equilibrium_can_be_exploited() -> None:
    state = laid("3b 2a")
    found = equilibrium(OVERBOOKING, state)
    careless = {
        key: {text: float(text == min(actions)) for text in actions}
        for key, actions in found.strategies[1].items()
    }
    assert best_reply(OVERBOOKING, state, 1, careless) > found.value + 0.1


def test_what_is_too_large_or_not_for_two_is_refused() -> None:
    three = OVERBOOKING.start(OVERBOOKING.read_options({"deck": 2, "players": 3}))
    with pytest.raises(OptionError, match="two players"):
        equilibrium(OVERBOOKING, three)
    whole = OVERBOOKING.start(OVERBOOKING.read_options({}))
    with pytest.raises(HotelierError, match="too many outcomes"):
        equilibrium(OVERBOOKING, whole)
    with pytest.raises(HotelierError, match="too large"):
        best_play(OVERBOOKING, laid("3b 2a"), most=10)
    with pytest.raises(OptionError, match="rewards must be one of"):
        equilibrium(OVERBOOKING, laid("3b 2a"), "glory")


def last_turn(seed: int, back: int) -> Match:
    """A one-round game with known hands, this many decisions before its end; no clock."""
    match, rng = hotelier.new("austria", seed=seed, rounds=1, staff="intro"), Rng(seed)
    judge = match.game.judge()
    while not match.over:
        match.play(match.game.text(int(judge.policy(match.state, rng))))
    decisions = [n for n, step in enumerate(match.steps) if not step.startswith("~")]
    return match.record().at(decisions[-back])


def worst_case(state: State) -> float:
    """The same by brute force, without a cache."""
    if state.over:
        own, other = state.scores()
        return float(own - other)
    if state.chance:
        total = 0.0
        for outcome, share in find_game("austria").outcomes(state):
            after = state.clone()
            after.deal(outcome)
            total += share * worst_case(after)
        return total
    values = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        values.append(worst_case(after))
    return max(values) if state.actor == 1 else min(values)


@pytest.mark.parametrize(
    ("seed", "back", "decision", "value"),
    [(2, 3, "turn", -1), (0, 3, "turn", 10), (3, 4, "place", -4), (6, 2, "advance", -5)],
)
def test_the_best_end_of_a_short_game_is_known(
    seed: int, back: int, decision: str, value: float
) -> None:
    match = last_turn(seed, back)
    assert match.decision == decision
    found, action = best_play(match.game, match.state, "score")
    assert found == pytest.approx(value)
    match.state.apply(action)
    assert best_play(match.game, match.state, "score")[0] == pytest.approx(value)


def test_the_search_agrees_with_plain_force() -> None:
    for seed, back in ((0, 2), (1, 2), (2, 2), (3, 3), (6, 2)):
        match = last_turn(seed, back)
        found, _ = best_play(match.game, match.state, "score")
        assert found == pytest.approx(worst_case(match.state))


@pytest.mark.long
def test_the_whole_tiny_game_is_worth_a_little_less_to_who_begins() -> None:
    state = OVERBOOKING.start(OVERBOOKING.read_options({"deck": 2}))
    state.deal(0)
    value = 0.0
    for outcome, share in OVERBOOKING.outcomes(state):
        table = state.clone()
        table.deal(outcome)
        value += share * equilibrium(OVERBOOKING, table).value
    assert value == pytest.approx(-1 / 96)
