"""A view is built again if anything has changed, and cached if nothing has."""

import random

import pytest

import hotelier
from hotelier.austria import viewing as views


@pytest.mark.parametrize("players", [2, 4])
def test_a_remembered_seat_is_what_a_fresh_look_sees(players: int) -> None:
    chooser = random.Random(players)
    match = hotelier.new("austria", players=players, side="day", seed=players)
    while not match.over:
        for seat in (None, *range(1, players + 1)):
            remembered = match.view(seat)
            views._seen.clear()
            assert match.view(seat) == remembered
        match.play(chooser.choice(match.legal))


def test_no_more_seats_are_remembered_than_there_is_room_for() -> None:
    chooser = random.Random(1)
    for seed in range(3):
        match = hotelier.new("austria", players=4, seed=seed)
        while not match.over:
            for seat in (1, 2, 3, 4):
                match.view(seat)
            match.play(chooser.choice(match.legal))
    assert 0 < len(views._seen) <= views._MOST_SEEN
