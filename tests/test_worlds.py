"""What a seat can know about an action before taking it, compared with many imagined worlds."""

import random

import pytest

from hotelier.core.events import Event
from hotelier.core.match import Match, new_match
from hotelier.core.rng import Rng
from hotelier.core.worlds import MANY, Worlds, alike

GAMES = ("austria", "overbooking")


@pytest.mark.parametrize("game", GAMES)
def test_what_an_action_is_said_to_bring_happens_in_every_world(game: str) -> None:
    saved, wanted = 0, random.Random(1)
    for seed in range(2):
        match = new_match(game, {"players": 2 + seed}, seed)
        while not match.over:
            if wanted.random() < 0.1:
                saved += _check_all(match)
            match.play(wanted.choice(match.legal))
    assert saved, "no action showed others only what its own seat knew"


def _check_all(match: Match) -> int:
    """Check each action; how many only show a secret of the seat itself."""
    state = match.state
    seat, own = state.actor, 0
    worlds = Worlds(state, seat)
    for action in state.legal():
        trial = worlds.tried(action)
        there = [_taken(worlds, seat, action, number) for number in range(MANY)]
        same, *others = (events for events, _, _ in there)
        for each in others:
            same = alike(same, each)
        assert list(trial.events) == same
        assert trial.ends_turn == any(ends for _, ends, _ in there)
        if trial.shows:
            assert not trial.reveals
            assert all(each == same for each in others)
            assert any(reveals for _, _, reveals in there)
            own += 1
    return own


def _taken(worlds: Worlds, seat: int, action: int, number: int) -> tuple[list[Event], bool, bool]:
    """What the seat sees in a world, whether someone else decides next, and if it was a reveal."""
    events: list[Event] = []
    world = worlds[number].clone()
    world.sink = events
    world.apply(action)
    rng = Rng(number)
    while world.chance:
        world.deal(world.sample(rng))
    seen = [event.seen_by(seat) for event in events]
    return seen, world.actor != seat, world.reveals != worlds[number].reveals
