"""Chance steps that list their outcomes list all of them, as likely as they are drawn."""

import pytest

import hotelier
from conformance import Variant, variants
from hotelier.core.game import find_game
from hotelier.core.rng import Rng
from lengths import sized

DRAWS = sized(300, 5000)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_whatever_is_drawn_is_listed_and_the_shares_add_up(variant: Variant) -> None:
    game, rng = find_game(variant.game), Rng(5)
    state = game.start(game.read_options(variant.options))
    listed = 0
    while not state.over:
        if state.actor:
            state.apply(state.option(rng.below(state.options())))
            continue
        outcome = state.sample(rng)
        found = dict(game.outcomes(state))
        if found:
            listed += 1
            assert outcome in found
            assert sum(found.values()) == pytest.approx(1)
            assert list(found) == sorted(found)
            assert len(found) <= 256
            assert game.outcomes(state, len(found) - 1) == []
        state.deal(outcome)
    assert listed > 1


@pytest.mark.parametrize("name", hotelier.games())
def test_an_outcome_comes_as_often_as_its_share(name: str) -> None:
    game, rng = find_game(name), Rng(5)
    state = game.start(game.read_options({}))
    seen = set[tuple[int, int]]()
    while not state.over:
        if state.actor:
            state.apply(state.option(rng.below(state.options())))
            continue
        listed = game.outcomes(state, 21)  # up to two dice
        if listed and (state.chance, len(listed)) not in seen:
            seen.add((state.chance, len(listed)))
            drawn = [state.sample(rng) for _ in range(DRAWS)]
            for outcome, share in listed:
                off = 5 * (share * (1 - share) / DRAWS) ** 0.5
                assert abs(drawn.count(outcome) / DRAWS - share) <= off
        state.deal(state.sample(rng))
    assert seen
