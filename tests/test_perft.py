"""How many ways a game can go: action sequences counted from fixed positions.

One wrong legal action anywhere below a position changes its numbers. Chance comes from one fixed
seed, whatever happened before. A sequence that ends the game early counts once.
"""

from collections.abc import Callable
from typing import Final

import pytest

import hotelier
from austria.positions import play, position
from hotelier.core.game import AnyGame
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import State
from overbooking.positions import position as overbooked

SEED = 3
DEPTH = 5

POSITIONS: Final[dict[str, Callable[[], Match]]] = {
    "austria first guests": lambda: hotelier.new("austria", seed=1, players=3),
    "austria middle of a game": lambda: position(
        "crowns 9, emperor 4, kitchen sscwk, rooms 11x 12x 13 21 22, hand 14 35, staff 1 22 24,"
        " cafe 94: 72:ck; 2: crowns 3, cafe 97: 83:w, rooms 11 12 21 31, hand 3 8 40, staff 17;"
        " table: round 4, dice 1133566, politics 107 110 113"
    ),
    "austria effects in any order": lambda: play(
        position(
            "crowns 7, kitchen sw, rooms 11x 12 21x 22 33, cafe 66: 87: 57:w, hand 9 21 35,"
            " staff 5 14; 2: crowns 5, hand 1 2; table: players 2, round 5, dice 123456"
        ),
        "check-in 1",
    ),
    "austria emperor scoring": lambda: position(
        "emperor 8, rooms 11x 12 22, crowns 6, staff 42 28, hand 4 10; 2: emperor 1, crowns 4,"
        " rooms 11 12 13 21 22, hand 5 6 7, staff 26; 3: emperor 0, crowns 1, hand 1 2 3 8,"
        " rooms 11; table: players 3, round 5, scoring, first 2, tiles A1 B3 C2"
    ),
    "austria rooms lost": lambda: position(
        "emperor 0, rooms 11x 12x 13x 21x 22x 23x 33x 34x 35x 24 25, staff 26 28 31; 2: emperor 9,"
        " rooms 11x 12 21, crowns 2; table: round 7, scoring, tiles A1 B1 C2, revised"
    ),
    "overbooking last cards": lambda: overbooked(
        "hotel 1: 9 two_crests, queue 1:4b 2:6f, door 2:3s; hotel 2: 10 first_open, queue 2:1l;"
        " 1: hand 4l 5b 6b; 2: hand 1s 3b 6s; table: round 4, time 4"
    ),
    "overbooking back doors": lambda: overbooked(
        "hotel 1: 9 none, queue 1:6b 2:6b 1:2f 2:1s, door 1:4s 2:5l; hotel 2: 8 monks_first,"
        " queue 2:6f 1:1b 2:3f 1:4f, door 2:3l 1:4b; table: round 4, checking in"
    ),
}
# Sequences of one to five actions
PINNED: Final[dict[str, list[int]]] = {
    "austria first guests": [5, 25, 125, 250, 625],
    "austria middle of a game": [17, 114, 464, 1862, 8589],
    "austria effects in any order": [2, 11, 47, 550, 3857],
    "austria emperor scoring": [3, 7, 22, 156, 672],
    "austria rooms lost": [2, 4, 10, 10, 10],
    "overbooking last cards": [11, 101, 624, 3712, 8208],
    "overbooking back doors": [3, 9, 27, 81, 81],
}


class SameDealer:
    """Deals the same for the same step."""

    def outcome(self, game: AnyGame, state: State) -> int:
        return state.sample(Rng(SEED))


def perft(state: State, depth: int) -> int:
    """Action sequences of this length."""
    while state.chance:
        state.deal(state.sample(Rng(SEED)))
    if depth == 0 or state.over:
        return 1
    total = 0
    for action in state.legal():
        ahead = state.clone()
        ahead.apply(action)
        total += perft(ahead, depth - 1)
    return total


def perft_of(name: str) -> list[int]:
    return [perft(POSITIONS[name]().state.clone(), depth) for depth in range(1, DEPTH + 1)]


def walked(name: str, taken: tuple[str, ...], depth: int) -> int:
    """The same by texts alone, every sequence played from the start."""
    match = POSITIONS[name]()
    match.dealer = SameDealer()
    for text in taken:
        match.play(text)
    if len(taken) == depth or match.over:
        return 1
    return sum(walked(name, (*taken, text), depth) for text in match.legal)


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_sequences_as_counted_before(name: str) -> None:
    """If the change is intended, run tests/golden/regenerate.py."""
    assert perft_of(name) == PINNED[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_match_can_be_played_in_as_many_ways_as_the_state_says(name: str) -> None:
    assert [walked(name, (), depth) for depth in (1, 2)] == PINNED[name][:2]


def test_every_position_is_pinned() -> None:
    assert set(PINNED) == set(POSITIONS)
