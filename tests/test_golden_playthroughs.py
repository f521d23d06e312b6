"""Every variant has a stored playthrough, and the engine still plays it to the letter."""

from difflib import unified_diff
from itertools import islice

import pytest

import hotelier
from conformance import Variant, variants
from hotelier.core.game import find_game
from playthrough import GOLDEN, finished, golden, path_of, steps_of, written

REGENERATE = "PYTHONPATH=src python tests/golden/regenerate.py"
MOST_BYTES = 1_500_000


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_game_goes_as_its_playthrough_says(variant: Variant) -> None:
    there = path_of(variant).read_text(encoding="utf-8")
    now = written(finished(variant, steps_of(there)))
    if now != there:
        difference = unified_diff(
            there.splitlines(), now.splitlines(), "on file", "now", lineterm="", n=2
        )
        shown = "\n".join(line[:300] for line in islice(difference, 60))
        pytest.fail(f"if this is meant, run {REGENERATE}\n{shown}", pytrace=False)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_playthrough_is_read_back_as_the_game_it_was(variant: Variant) -> None:
    there = path_of(variant).read_text(encoding="utf-8")
    record = golden(variant)
    assert list(record.steps) == steps_of(there)
    assert record.replay().over


def test_there_is_a_playthrough_for_every_variant_and_no_other() -> None:
    assert {path.name for path in GOLDEN.glob("*.txt")} == {f"{v}.txt" for v in variants()}


def test_playthroughs_stay_small() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.glob("*.txt")) < MOST_BYTES


@pytest.mark.parametrize("name", hotelier.games())
def test_every_kind_of_decision_is_asked_in_some_playthrough(name: str) -> None:
    asked: set[str] = set()
    for path in GOLDEN.glob(f"{name}-*.txt"):
        lines = path.read_text(encoding="utf-8").splitlines()
        asked |= {line.split(" ")[3] for line in lines if line[:1].isdigit()}
    assert asked == set(find_game(name).decisions) - {""}
