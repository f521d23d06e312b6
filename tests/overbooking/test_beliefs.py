"""Guesses about hidden cards: as likely as they're rated, and from nothing a seat may not know."""

import math
import random
from collections import Counter

import pytest

from conformance import Variant, variants
from hotelier.bots.catalogue import find_opponent
from hotelier.bots.styles import style_of
from hotelier.bots.thinkers import Thinker
from hotelier.core.game import TUNED
from hotelier.core.network import Network
from hotelier.core.rng import Rng
from hotelier.overbooking.game import GAME
from hotelier.overbooking.judgement.beliefs import RATED, Beliefs, Lesson, Lessons
from hotelier.overbooking.judgement.judge import OverbookingJudge
from hotelier.overbooking.rules.state import State
from hotelier.overbooking.unseen import redeal
from overbooking.hidden import reshuffled
from overbooking.positions import position
from overbooking.test_imagine import positions_of

OURS = [variant for variant in variants() if variant.game == "overbooking"]


def some_beliefs(seed: int, units: int = 8) -> Network:
    """A network that rates cards somehow."""
    number = random.Random(seed)
    first = [number.gauss(0, 0.4) for _ in range(len(RATED) * units)]
    last = [number.gauss(0, 1) for _ in range(units)]
    return Network([len(RATED), units, 1], [first, last], [[0.0] * units, [0.0]], {})


def guessed(state: State, seat: int, rng: Rng, beliefs: Beliefs) -> State:
    other = state.clone()
    redeal(other, seat, rng, beliefs)
    return other


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_guesses_change_nothing_that_the_seat_sees_and_do_not_read_what_it_does_not(
    variant: Variant,
) -> None:
    beliefs = Beliefs(some_beliefs(1))
    changed = 0
    for number, state in enumerate(positions_of(variant.options, 31)):
        seat = number % state.players + 1
        twin = reshuffled(state, seat, Rng(number))
        changed += twin != state
        one, two = (guessed(each, seat, Rng(number), beliefs) for each in (state, twin))
        assert GAME.view(one, seat) == GAME.view(state, seat)
        assert GAME.snapshot(one) == GAME.snapshot(two)
    assert changed > 0


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_a_lesson_has_the_true_card_among_those_that_could_be_there(variant: Variant) -> None:
    found: list[Lesson] = []
    for number, state in enumerate(positions_of(variant.options, 32)):
        lessons = Lessons(some_beliefs(2), state)
        assert guessed(state, number % state.players + 1, Rng(number), lessons) == state
        found += [*lessons.placed, *lessons.held]
    assert found
    for lesson in found:
        assert 0 <= lesson.true < len(lesson.kinds) == len(lesson.crests) > 1


def test_a_card_is_guessed_as_often_as_its_rating_says() -> None:
    state = position("hotel 1: 9 none, queue 2:5l; 1: hand 1b 2b; 2: hand 4l 2b 3s").state
    assert isinstance(state, State)
    network = some_beliefs(3)
    lessons = Lessons(network, state)
    guessed(state, 1, Rng(1), lessons)
    (lesson,) = lessons.placed
    size = len(RATED) // 6
    ratings = []
    for kind, crest in zip(lesson.kinds, lesson.crests, strict=True):
        units = [0.0] * 8
        amounts = [*zip(lesson.context, lesson.amounts, strict=True), (crest, 1)]
        for feature, amount in amounts:
            for unit in range(8):
                units[unit] += amount * network.weights[0][(kind * size + feature) * 8 + unit]
        ratings.append(sum(max(0.0, a) * b for a, b in zip(units, network.weights[1], strict=True)))
    chances = [math.exp(rating) / sum(map(math.exp, ratings)) for rating in ratings]
    beliefs = Beliefs(network)
    rng = Rng(2)
    seen = Counter(
        GAME.summary(guessed(state, 1, rng, beliefs))[1]["hotels"][0]["queue"][0][1]
        for _ in range(4000)
    )
    for kind, chance in zip(lesson.kinds, chances, strict=True):
        assert seen[f"{kind + 1}l"] / 4000 == pytest.approx(chance, abs=0.03)
    assert max(chances) - min(chances) > 0.1  # otherwise, even guesses would pass


@pytest.mark.parametrize(
    ("name", "guesses"),
    [
        ("search", True),
        ("hard", True),
        ("expert", True),
        ("search:tuned", False),
        ("greedy", False),
    ],
)
def test_strong_bots_guess_whatever_their_style_and_tuned_ones_deal_evenly(
    name: str, guesses: bool
) -> None:
    bot = find_opponent(name).sit_down(GAME)
    assert isinstance(bot, Thinker)
    assert isinstance(bot.judge, OverbookingJudge)
    assert (bot.judge.beliefs is not None) == guesses
    likes = style_of(GAME, name)
    plain = GAME.judge(GAME.best if guesses else TUNED).weights  # type: ignore[attr-defined]
    for feature, (constant, *_) in likes.items():
        assert bot.judge.weights[feature][0] == pytest.approx(plain[feature][0] + constant)
