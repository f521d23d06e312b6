"""Rows written straight from positions are equal to rows from views, number by number."""

import pickle
from functools import cache

import numpy as np
import pytest

import hotelier
from conformance import Variant, variants
from hotelier.core.game import find_game
from hotelier.core.observation import Encoder
from hotelier.core.observer import Observer
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view_observer import ViewObserver
from lengths import sized

every_game = pytest.mark.parametrize("name", hotelier.games())
every_variant = pytest.mark.parametrize("variant", variants(), ids=str)
GAMES = sized(1, 20)


@cache
def writers(name: str) -> tuple[Encoder, Observer]:
    return find_game(name).encoder(), find_game(name).observer(2)


def compare(name: str, state: State, seat: int) -> None:
    """The same numbers, the same mask, and exactly the numbers that aren't 0 in the list."""
    game = find_game(name)
    encoder, observer = writers(name)
    told = np.frombuffer(encoder.encode(game.view(state, seat)), np.float32)
    observer.observe(state, seat, 1)
    sheet = observer.sheet
    row = np.frombuffer(memoryview(sheet.numbers), np.float32).reshape(2, -1)[1]
    for part in encoder.layout.parts if not np.array_equal(row, told) else ():
        there = encoder.layout.slice(part.name)
        assert row[there].tolist() == told[there].tolist(), f"{part.name} for seat {seat}"
    mask = np.frombuffer(memoryview(sheet.masks), np.uint8).reshape(2, -1)[1]
    assert np.flatnonzero(mask).tolist() == (state.legal() if state.actor == seat else [])
    places = np.frombuffer(memoryview(sheet.places), np.int64).reshape(2, -1)[1]
    values = np.frombuffer(memoryview(sheet.values), np.float32).reshape(2, -1)[1]
    length = sheet.lengths[1]
    assert sorted(places[:length]) == np.flatnonzero(told).tolist()
    assert np.array_equal(values[:length], told[places[:length]])
    assert (places[length:] == sheet.size).all()


@every_variant
def test_an_observer_writes_what_the_encoder_makes_of_the_view(variant: Variant) -> None:
    """Every seat in every position, including those that await chance and the final one."""
    game = find_game(variant.game)
    for seed in range(GAMES):
        rng = Rng(seed)
        state = game.start(variant.options)
        while not state.over:
            for seat in range(1, variant.options["players"] + 1):
                compare(variant.game, state, seat)
            if state.chance:
                state.deal(state.sample(rng))
            else:
                state.apply(state.option(rng.below(state.options())))
        compare(variant.game, state, 1)


@every_game
def test_an_observation_is_written_into_any_buffer(name: str) -> None:
    encoder, observer = writers(name)
    match = hotelier.new(name, players=2, seed=3)
    buffer = np.full(encoder.layout.size, 7, np.float32)
    observer.encode_into(buffer, match.state, 2)
    assert np.array_equal(buffer, np.frombuffer(encoder.encode(match.view(2)), np.float32))
    with pytest.raises(ValueError, match="different structures"):
        observer.encode_into(buffer[1:], match.state, 2)


@every_game
def test_a_game_without_an_observer_of_its_own_is_written_by_way_of_views(name: str) -> None:
    game = find_game(name)
    match = hotelier.new(name, players=3, seed=3)
    rows = []
    for observer in (ViewObserver(game, 1), pickle.loads(pickle.dumps(game.observer()))):
        observer.observe(match.state, match.state.actor, 0)
        sheet = observer.sheet
        rows.append([memoryview(part).tolist() for part in (sheet.numbers, sheet.masks)])
    assert rows[0] == rows[1]
