"""The quick policy of Grand Austria Hotel: always legal, rarely foolish, and varied."""

from collections import Counter

import pytest

from austria.positions import play, position
from conformance import MOST_DECISIONS, Variant, played, variants
from hotelier.austria.game import GAME
from hotelier.austria.rules.state import State
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import playout

AUSTRIA = [variant for variant in variants() if variant.game == "austria"]
every_variant = pytest.mark.parametrize("variant", AUSTRIA, ids=str)
JUDGE = GAME.judge()


def liked(match: Match, times: int = 100) -> Counter[str]:
    """How often the policy takes each action of a position."""
    rng = Rng(1)
    return Counter(GAME.text(JUDGE.policy(match.state, rng)) for _ in range(times))


def score_by_policy(variant: Variant, seed: int) -> list[int]:
    """A game that every seat plays by the policy."""
    state, rng = variant.new(seed).state, Rng(seed)
    for _ in range(MOST_DECISIONS):
        while state.chance:
            state.deal(state.sample(rng))
        if state.over:
            return state.scores()
        state.apply(JUDGE.policy(state, rng))
    pytest.fail("the policy finds no end")


@every_variant
def test_the_policy_always_takes_a_legal_action_and_changes_nothing(variant: Variant) -> None:
    for moment in played(variant).moments[::4]:
        legal = moment.state.legal()
        assert all(JUDGE.policy(moment.state, Rng(seed)) in legal for seed in range(4))
        assert played(variant).game.snapshot(moment.state) == moment.snapshot


@every_variant
def test_it_plays_better_than_chance(variant: Variant) -> None:
    by_policy, by_chance = 0, 0
    for seed in range(5):
        by_policy += sum(score_by_policy(variant, seed))
        state = variant.new(seed).state
        playout(state, Rng(seed), MOST_DECISIONS)
        by_chance += sum(state.scores())
    assert by_policy > by_chance


def test_whoever_is_ready_moves_in_before_anything_else() -> None:
    assert set(liked(position("cafe 65:, rooms 11, staff 1"))) == {"check-in 1"}


def test_a_politics_card_is_claimed_as_soon_as_it_can_be() -> None:
    assert set(liked(position("crowns 20, staff 1"))) == {"claim A"}


def test_staff_is_used_before_a_die_is_taken() -> None:
    assert set(liked(position("staff 1 3"))) == {"use 1", "use 3"}


def test_a_turn_is_ended_when_a_delivery_would_take_the_last_crowns() -> None:
    text = "kitchen w, cafe 51, rooms 11; table: dice 44"
    rich = play(position(f"crowns 3, {text}"), "die 4", "emperor 2")
    poor = play(position(f"crowns 1, {text}"), "die 4", "emperor 2")
    assert set(liked(rich)) == {"deliver"}
    assert set(liked(poor)) == {"end"}


def test_cubes_are_served_rather_than_stored() -> None:
    match = play(position("cafe 51 52; table: dice 22"), "die 2", "split 0")
    assert "kitchen" in match.legal
    assert set(liked(match)) == {"serve 1w", "serve 2w"}


def test_a_cube_of_choice_is_one_that_a_guest_waits_for() -> None:
    match = play(position("cafe 54: 65, rooms 12"), "check-in 1")
    while match.decision != "cube":
        match.play(match.legal[0])
    assert set(liked(match)) == {"cube k"}


def test_the_more_dice_lie_on_a_space_the_sooner_it_is_taken() -> None:
    found = liked(position("cafe 61 62 60; table: dice 11133333333"), 300)
    assert set(found) == {"die 1", "die 3"}
    assert found["die 3"] > 4 * found["die 1"] > 0


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("hand 45; table: dice 55", ["die 5"]),
        ("rooms 11; table: dice 33", ["die 3"]),
        ("cafe 63:, rooms 11", ["check-in 1"]),
        ("cafe 72:, rooms 11 12 15", ["check-in 1", "room 11"]),
    ],
)
def test_what_is_offered_is_not_declined(text: str, actions: list[str]) -> None:
    match = play(position(text), *actions)
    assert "stop" in match.legal
    assert "stop" not in liked(match)


def test_it_passes_only_where_nothing_else_is_left() -> None:
    for variant in AUSTRIA:
        for moment in played(variant).moments:
            if "pass" in moment.legal:
                assert isinstance(moment.state, State)
                assert GAME.text(JUDGE.policy(moment.state, Rng(moment.step))) != "pass"
