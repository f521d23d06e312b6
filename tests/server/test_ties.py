"""The result of a game in which several have the most points says who won, and why."""

import random

import pytest

import hotelier
from hotelier.server.http.schemas import ImportRecord
from hotelier.server.table.details import Facts
from hotelier.server.table.opening import imported
from server.shelf import HandWatch


@pytest.mark.parametrize(
    ("game", "seed", "key"),
    [
        ("overbooking", 62, "overbooking-verdict-tiebreak"),
        ("overbooking", 63, "overbooking-verdict-shared"),
        ("overbooking", 64, None),
        ("austria", 124, "austria-verdict-decided"),
        ("austria", 125, None),
    ],
)
def test_a_result_says_how_a_tie_was_decided(game: str, seed: int, key: str | None) -> None:
    match, chooser = hotelier.new(game, seed=seed, players=2), random.Random(seed)
    while not match.over:
        match.play(chooser.choice(match.legal))
    assert (len(set(match.scores)) == 1) == (key is not None)
    table, _ = imported(ImportRecord(record=match.record().as_dict()), HandWatch())
    kept = Facts.model_validate_json(table.facts.model_dump_json()).result
    assert kept is not None
    assert (kept.tie and kept.tie.key) == key
