"""What the judge of Grand Austria Hotel promises: its points are right, its stretches are turns."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import chain

import pytest

from austria.positions import play, position
from bots.tables import judge_of
from conformance import Variant, played, variants
from hotelier.arena import tuning
from hotelier.austria.game import GAME
from hotelier.austria.judgement.features import FEATURES, WHOLE
from hotelier.austria.judgement.progress import progress
from hotelier.austria.rules import events as told
from hotelier.austria.rules.politics import holds
from hotelier.austria.rules.scoring import LEFT_IN_CAFE, FinalScoring, cubes_in, guests_in
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tables import POLITICS_ID
from hotelier.core.events import Event
from hotelier.core.game import START, TUNED
from hotelier.core.judge import DOUBT
from hotelier.core.match import Match
from hotelier.core.rng import Rng

AUSTRIA = [variant for variant in variants() if variant.game == "austria"]
every_variant = pytest.mark.parametrize("variant", AUSTRIA, ids=str)
JUDGE = judge_of("austria")


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def states_of(variant: Variant) -> list[State]:
    return [m.state for m in played(variant).moments if isinstance(m.state, State)]


def seats_of(state: State) -> range:
    return range(1, state.players + 1)


def counted_now(state: State) -> State:
    """The position as if the game ended here."""
    ended = state.clone()
    ended.top = FinalScoring(0, None)
    ended.run()
    return ended


@every_variant
def test_at_the_end_a_hotel_is_worth_its_score_without_doubt(variant: Variant) -> None:
    state = played(variant).match.state
    for seat, score in enumerate(state.scores(), start=1):
        assert JUDGE.worth(state, seat) == score
        assert JUDGE.doubt(state, seat) == 0


@every_variant
def test_counted_points_are_what_scoring_would_give_but_for_what_one_can_still_spend(
    variant: Variant,
) -> None:
    for state in states_of(variant):
        ended = counted_now(state)
        for seat, s in enumerate(state.seats, start=1):
            score = ended.scores()[seat - 1] - s.crowns - cubes_in(s.kitchen)
            still_to_come = (
                0 if state.round == 7 and s.covered == 2 else LEFT_IN_CAFE * guests_in(s)
            )
            assert JUDGE.counted(state, seat) == score - still_to_come


def test_a_guest_left_in_the_cafe_counts_once_no_turn_is_left() -> None:
    for round_, covered, points in ((7, 2, -5), (7, 1, 0), (6, 2, 0)):
        state = state_of(position(f"cafe 61, covered {covered}; table: round {round_}, turn 2"))
        assert JUDGE.counted(state, 1) == points


def stretch_ends(before: State, step: str, events: list[Event], after: State) -> bool:
    """Whether a step ends a stretch of play, according to the events."""
    if before.round == 1 and before.dice == 0:  # setting the table
        if step.startswith("~"):
            return False
        return step.split()[0] in ("keep", "guest") or after.actor != before.actor
    if any(isinstance(event, told.TurnEnded | told.RoundStarted) for event in events):
        return True
    # A player who passes when nobody else has a turn left rolls, and goes on.
    alone = all(s.covered == 2 for n, s in enumerate(before.seats, start=1) if n != before.actor)
    again = alone and after.round == before.round and not after.over
    return any(isinstance(event, told.Passed) for event in events) and not again


@every_variant
def test_a_stretch_ends_with_a_turn_a_pass_a_round_or_a_part_of_the_set_up(
    variant: Variant,
) -> None:
    record = played(variant).match.record()
    match = record.at(played(variant).moments[0].step)
    ends = 0
    for step in record.steps[len(match.steps) :]:
        before, so_far = state_of(match).clone(), len(match.events(None))
        match.follow(step)
        after = state_of(match)
        events = [event for _, event in match.events(None, so_far)]
        changed = JUDGE.stage(before) != JUDGE.stage(after)
        assert after.over or changed == stretch_ends(before, step, events, after), step
        ends += changed
    assert ends > 14 * len(match.seats)


@every_variant
def test_time_runs_and_doubt_falls_until_the_end(variant: Variant) -> None:
    states = states_of(variant)
    for seat in seats_of(states[0]):
        ahead = [JUDGE.ahead(state, seat) for state in states]
        assert (ahead[0], ahead[-1] < 3) == (14, True)
        assert ahead == sorted(ahead, reverse=True)
        doubts = [JUDGE.doubt(state, seat) for state in states]
        assert doubts == sorted(doubts, reverse=True)
        assert doubts[0] > doubts[-1] > 0


@pytest.mark.parametrize("which", [START, TUNED])
def test_every_weight_that_is_written_belongs_to_a_feature(which: str) -> None:
    text = files("hotelier.austria").joinpath(f"data/weights-{which}.toml").read_text()
    written = tomllib.loads(text)
    assert set(written) <= set(FEATURES)
    assert DOUBT in written
    weights = {name: tuple(numbers) for name, numbers in written.items()}
    assert tuning.judge_of(GAME, which).weights == weights


def games() -> Iterator[State]:
    """Decisions of many games played by the policy, every eighth of them at random."""
    for seed in range(60):
        state, rng = state_of(AUSTRIA[7 * seed % len(AUSTRIA)].new(seed)), Rng(seed)
        while not state.over:
            yield state
            wild = rng.below(8) == 0
            state.apply(
                state.option(rng.below(state.options())) if wild else JUDGE.policy(state, rng)
            )
            while state.chance:
                state.deal(state.sample(rng))


def near_the_top() -> Iterator[State]:
    """Almost full hotels in the scoring rounds, for each politics card and each tile."""
    rooms = " ".join(f"{floor}{column}x" for floor in range(1, 5) for column in range(1, 5))
    for k in range(1, 5):
        table = f"politics {104 + k} {108 + k} {112 + k}, tiles A{k} B{k} C{k}"
        for round_ in (3, 5, 7):
            text = f"crowns 19, emperor 13, staff 1 2 3 4, rooms {rooms}; table: round {round_}"
            yield state_of(position(f"{text}, {table}"))


def test_every_feature_is_noted_in_some_position() -> None:
    """Except for doubt, which isn't a feature: its weights say how far worth is usually off."""
    missing = set(FEATURES) - {DOUBT}
    for state in chain(near_the_top(), games()):
        for seat in seats_of(state):
            missing -= set(JUDGE.features(state, seat))
    assert missing == set()


@every_variant
def test_worth_is_what_is_counted_and_the_features_at_their_weights(variant: Variant) -> None:
    for state in states_of(variant)[::10]:
        for seat in seats_of(state):
            t = JUDGE.ahead(state, seat) / 14
            total = float(JUDGE.counted(state, seat))
            for name, amount in JUDGE.features(state, seat).items():
                a, b, c = JUDGE.weights.get(name, (0, 0, 0))
                total += amount * (a + b * t + c * t * t)
            assert JUDGE.worth(state, seat) == pytest.approx(total)


@every_variant
def test_a_politics_card_has_come_all_the_way_exactly_when_it_can_be_claimed(
    variant: Variant,
) -> None:
    for state in states_of(variant)[::5]:
        for s in state.seats:
            for card in range(len(POLITICS_ID)):
                assert (progress(s, card) == WHOLE) == holds(s, card)
                assert 0 <= progress(s, card) <= WHOLE


@every_variant
def test_actions_with_the_same_key_lead_to_the_same_position(variant: Variant) -> None:
    for state in states_of(variant):
        met: dict[int, object] = {}
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            if after.actor == state.actor:
                here = GAME.snapshot(after)
                assert met.setdefault(JUDGE.key(after), here) == here


def test_the_same_actions_in_another_order_have_the_same_key() -> None:
    text = "crowns 20, staff 1 3; table: politics 105 109 113"
    one = play(position(text), "claim A", "use 1", "use 3")
    two = play(position(text), "use 3", "use 1", "claim A")
    assert JUDGE.key(state_of(one)) == JUDGE.key(state_of(two))
