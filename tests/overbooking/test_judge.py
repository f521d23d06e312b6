"""What Overbooking knows about its own positions: features, value, time, and the quick player."""

import hashlib
from collections.abc import Callable, Iterator

import pytest

from conformance import Variant, variants
from hotelier.arena.tuning import judge_of
from hotelier.core.game import START
from hotelier.core.judge import DOUBT, settle
from hotelier.core.rng import Rng
from hotelier.overbooking.game import GAME
from hotelier.overbooking.judgement.judge import FEATURES, OverbookingJudge
from hotelier.overbooking.rules.actions import PLACE, SKIP
from hotelier.overbooking.rules.state import State
from overbooking.hidden import reshuffled
from overbooking.positions import position

OURS = [variant for variant in variants() if variant.game == "overbooking"]
# Not those of the game: they will be tuned, and what's proved here holds for any.
WEIGHTS = {name: (0.25 + number, -0.1 * number, 0.3) for number, name in enumerate(FEATURES)}

Player = Callable[[State, Rng], int]


def at_random(state: State, rng: Rng) -> int:
    return state.option(rng.below(state.options()))


def never_skipping(state: State, rng: Rng) -> int:
    return next(action for _ in range(1000) if (action := at_random(state, rng)) != SKIP)


def game_of(variant: Variant, seed: int, *players: Player) -> Iterator[State]:
    """Every position of a game with chance and decisions; players alternate."""
    rng = Rng(seed)
    state = GAME.start(GAME.read_options(variant.options))
    yield state
    while not state.over:
        if state.chance:
            state.deal(state.sample(rng))
        else:
            state.apply(players[(state.actor - 1) % len(players)](state, rng))
        yield state


def chosen(text: str) -> str:
    """What the quick player does in a position."""
    state = position(text).state
    assert isinstance(state, State)
    return GAME.text(GAME.judge(START).policy(state, Rng(1)))


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_at_the_end_worth_is_the_final_score(variant: Variant) -> None:
    judge = OverbookingJudge(WEIGHTS)
    *_, end = game_of(variant, 31, at_random)
    for seat, score in enumerate(end.scores(), start=1):
        assert judge.worth(end, seat) == score
        assert judge.doubt(end, seat) == 0


def test_every_feature_is_noted_in_some_game() -> None:
    judge = judge_of(GAME, START)
    noted: set[str] = set()
    for variant in OURS:
        for state in game_of(variant, 32, at_random):
            for seat in range(1, state.players + 1):
                noted |= judge.features(state, seat).keys()
    assert noted == set(FEATURES) - {DOUBT}


def test_worth_is_what_is_counted_and_the_features_times_their_weights() -> None:
    judge = OverbookingJudge(WEIGHTS)
    for state in game_of(OURS[-1], 33, at_random):
        for seat in range(1, state.players + 1):
            if not state.over:
                t = judge.ahead(state, seat) / 20
                told = float(state.scores()[seat - 1])
                for name, amount in judge.features(state, seat).items():
                    a, b, c = WEIGHTS[name]
                    told += amount * (a + b * t + c * t * t)
                assert judge.worth(state, seat) == pytest.approx(told)


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_time_ahead_is_the_cards_still_to_be_placed(variant: Variant) -> None:
    judge = judge_of(GAME, START)
    clocks: list[tuple[list[int], list[int]]] = []
    for state in game_of(variant, 34, never_skipping):
        seats = range(1, state.players + 1)
        if state.kind == PLACE or state.chance or state.over:
            lying = [_placed(state, seat) for seat in seats]
            clocks.append(([judge.ahead(state, seat) for seat in seats], lying))
    placed = clocks[-1][1]
    for ahead, done in clocks:
        assert [left + there for left, there in zip(ahead, done, strict=True)] == placed
    assert placed == [20] * len(placed)


def _placed(state: State, seat: int) -> int:
    """How many cards a seat has placed so far: everything it has drawn and no longer has."""
    s = state.seats[seat - 1]
    return 24 - int(s.hand | s.deck).bit_count()


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_the_quick_player_always_does_something_legal(variant: Variant) -> None:
    judge = GAME.judge(START)
    for state in game_of(variant, 35, judge.policy, at_random):
        if state.actor:
            assert state.allows(judge.policy(state, Rng(1)))


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_the_quick_player_uses_nothing_that_its_seat_may_not_know(variant: Variant) -> None:
    judge = GAME.judge(START)
    changed = 0
    for number, state in enumerate(game_of(variant, 36, at_random)):
        if state.actor:
            other = reshuffled(state, state.actor, Rng(number))
            changed += GAME.snapshot(other) != GAME.snapshot(state)
            assert judge.policy(state, Rng(1)) == judge.policy(other, Rng(1))
    assert changed > 0


def test_the_quick_player_beats_a_random_one() -> None:
    judge = GAME.judge(START)
    ends = [list(game_of(OURS[0], seed, judge.policy, at_random))[-1] for seed in range(20)]
    assert sum(end.winners() == [1] for end in ends) >= 18


def test_looking_at_a_position_tells_no_events() -> None:
    match = position("hotel 1: 9 none, queue 1:6b, door 1:4f; table: round 4, checking in")
    state = match.state
    assert isinstance(state, State)
    assert state.sink is not None
    told = list(state.sink)
    GAME.judge(START).policy(state, Rng(1))
    assert state.sink == told


CHECK_IN = "table: round 4, checking in"


@pytest.mark.parametrize(
    ("hotel", "choice"),
    [
        ("6 none, queue 2:6b 1:2b, door 1:4f", "name 2"),
        ("9 none, queue 2:6b 1:2b, door 1:4f", "stop"),
        ("8 none, queue 2:5b 1:6f, door 1:3l", "replace 2"),
        ("9 none, queue 2:5b 1:2f, door 1:3l", "stop"),
        ("6 none, queue 2:6b 1:1b, door 1:5l", "replace 1"),
        ("5 none, queue 1:6b 2:2b, door 1:5l 2:2l", "stop"),
    ],
    ids=[
        "nobles save a guest who would be turned away",
        "nobles save nobody who has a bed",
        "maids take the place of large guests who find no beds",
        "maids do not replace who pays more",
        "soldiers take the beds of another's workers",
        "soldiers see that the next at the door brings beds for one's own",
    ],
)
def test_the_quick_player_uses_abilities_for_its_own_good(hotel: str, choice: str) -> None:
    assert chosen(f"hotel 1: {hotel}; {CHECK_IN}") == choice


def test_the_quick_player_sends_a_monk_to_the_back_door_for_the_token() -> None:
    assert chosen("hotel 1: 9 none; 1: hand 1b 6f; table: round 4").startswith("door 1b")


def test_the_quick_player_keeps_away_from_a_hotel_that_is_full() -> None:
    text = "hotel 1: 8 none, queue 2:6b 2:5f 2:4l, no token; hotel 2: 13 none, no token"
    assert chosen(f"{text}; 1: hand 4b 4f; table: round 4").endswith(" 2")


def test_a_stretch_of_play_ends_with_the_round() -> None:
    judge = GAME.judge(START)
    for state in game_of(OURS[4], 37, at_random):
        if state.actor and state.round < 4:
            ahead = state.clone()
            settle(judge, ahead, Rng(1), 1)
            assert ahead.round == state.round + 1
            assert ahead.chance
            assert not any(hotel.queue | hotel.door for hotel in ahead.hotels)


def test_chains_that_come_to_the_same_have_the_same_key() -> None:
    judge = GAME.judge(START)
    match = position(
        "hotel 1: 9 none, queue 1:6b 1:5f, door 1:4f 1:4l; table: round 4, checking in"
    )
    keys: dict[str, int] = {}
    for text in ("name 1", "name 2", "stop"):
        state = match.state.clone()
        action = GAME.parse(text)
        assert action is not None
        state.apply(action)
        keys[text] = judge.key(state)
        assert keys[text] == judge.key(state.clone())
    assert len(set(keys.values())) == 3


def test_worth_and_quick_play_are_the_same_compiled_and_interpreted() -> None:
    judge = OverbookingJudge(WEIGHTS)
    told: list[str] = []
    for variant in OURS:
        for state in game_of(variant, 38, judge.policy):
            told += [repr(judge.worth(state, seat)) for seat in range(1, state.players + 1)]
    assert hashlib.sha256(" ".join(told).encode()).hexdigest()[:16] == "e43c92aa9ccfeb58"
