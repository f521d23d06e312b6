"""Training finds what's there to be found, and lessons are what was seen."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from bots.networks import eye_of, network_of
from hotelier.core.game import TUNED, games
from hotelier.learn.lessons import (
    Lessons,
    Piece,
    digest_of,
    keep,
    play_piece,
    read_piece,
    together,
)
from hotelier.learn.rows import Rows
from hotelier.learn.training import Trained, train
from learn.courses import course

every_game = pytest.mark.parametrize("game", games())
INPUTS = 6


def lessons_of(
    game: str, folder: Path, number: int = 0, judges: tuple[object, ...] = (TUNED,)
) -> Lessons:
    path = folder / f"{number}.npz"
    keep(path, play_piece(Piece(course(game), 1, number, 2, judges)))
    return read_piece(path)


@every_game
def test_lessons_are_inputs_worths_and_final_scores(game: str, tmp_path: Path) -> None:
    found = lessons_of(game, tmp_path, judges=(TUNED, network_of(game)))
    eye = eye_of(game)
    inputs = len(eye.names) + len(eye.closer_names)
    assert found.sizes.sum() == len(found.which) == len(found.amounts)
    assert 0 <= found.which.min() <= found.which.max() < inputs
    assert set(found.game) == {0, 1}
    assert len(found) == len(found.final) == len(found.base) == len(found.told)
    assert set(found.final) <= set(found.scores)
    assert np.abs(found.base - found.counted).max() > 0
    assert np.abs(found.told - found.base).max() > 0  # someone had a network


def test_rows_hold_every_amount_in_its_place(tmp_path: Path) -> None:
    found = lessons_of("overbooking", tmp_path)
    table = Rows(found, 300).some(np.array([3, 0, 5]))
    ends = np.concatenate([[0], np.cumsum(found.sizes.astype(int))])
    for place, row in enumerate((3, 0, 5)):
        plain = np.zeros(300)
        for at in range(ends[row], ends[row + 1]):
            plain[found.which[at]] = found.amounts[at]
        assert (table[place] == plain).all()


def test_games_of_several_pieces_stay_apart_and_have_one_digest(tmp_path: Path) -> None:
    one, two = lessons_of("overbooking", tmp_path, 0), lessons_of("overbooking", tmp_path, 1)
    both = together([one, two])
    assert len(both) == len(one) + len(two)
    assert sorted(set(both.game)) == [0, 1, 2, 3]
    assert digest_of([one, two]) == digest_of([one, two])
    assert digest_of([one, two]) != digest_of([two, one])


def test_a_trace_leans_on_what_was_told_next(tmp_path: Path) -> None:
    found = lessons_of("overbooking", tmp_path)
    assert (found.targets(1.0) == found.final).all()
    target = found.targets(0.5)
    rows = np.flatnonzero((found.game == 0) & (found.seat == 1))
    assert target[rows[-1]] == found.final[rows[-1]]
    for row, after in pairwise(rows):
        assert target[row] == pytest.approx(0.5 * found.told[after] + 0.5 * target[after], abs=1e-4)


def made_up(number: int) -> Lessons:
    """Rows whose scores a network with one layer can predict, and a linear judge can't."""
    rng = np.random.default_rng(1)
    table = rng.integers(0, 2, (number, INPUTS))
    table[:, 0] = 1
    final = 10.0 * (table[:, 1] ^ table[:, 2]) + 3.0 * table[:, 3]
    rows, which = np.nonzero(table)
    zeros = np.zeros(number, np.float32)
    return Lessons(
        which=which.astype(np.int16),
        amounts=np.ones(len(rows), np.float16),
        sizes=table.sum(axis=1).astype(np.int16),
        game=np.arange(number, dtype=np.int32) // 4,
        seat=np.ones(number, np.int8),
        counted=zeros,
        base=zeros,
        told=zeros,
        final=final.astype(np.float32),
        scores=final.astype(np.float32),
    )


def trained(epochs: float = 60.0) -> Trained:
    asked = course("overbooking", hidden=(16,), epochs=epochs, rate=0.02, decay=0.0, trace=1.0)
    return train(asked, eye_of("overbooking"), made_up(2000))


def test_training_finds_what_no_sum_could_tell() -> None:
    found = trained()
    assert found.base_error > 5
    assert found.error < 0.5


def test_the_same_lessons_train_the_same_network() -> None:
    one, two = trained(epochs=2.0).network, trained(epochs=2.0).network
    assert (one.weights, one.biases) == (two.weights, two.biases)


def test_what_training_says_is_what_the_network_plays(tmp_path: Path) -> None:
    """Scales and spreads are folded into the weights."""
    found = lessons_of("overbooking", tmp_path)
    asked = course("overbooking", epochs=30.0, batch=16)
    made = train(asked, eye_of("overbooking"), found)
    row = Rows(found, made.network.sizes[0]).some(np.arange(len(found)))
    for number, weights in enumerate(made.network.weights):
        row = row @ np.array(weights).reshape(row.shape[1], -1) + made.network.biases[number]
        if number < len(made.network.weights) - 1:
            row = np.maximum(row, 0)
    held = found.game % 20 == 0
    off = np.sqrt(np.mean((found.base + row[:, 0] - found.final)[held] ** 2))
    assert off == pytest.approx(made.error, abs=0.01)
