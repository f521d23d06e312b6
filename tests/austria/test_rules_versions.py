"""A game keeps the rules it began with (rules §14; notation §2): older records still replay."""

from dataclasses import replace
from pathlib import Path

import pytest

from hotelier import load, new
from hotelier.austria.game import GAME
from hotelier.core.errors import RecordError
from hotelier.core.match import open_match
from hotelier.core.rng import Rng

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
# A second guest after a forced pass; a purse that was full before the claim.
OLD = ("guest", "purse")


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_the_first_rules_replays_by_them(name: str) -> None:
    record = load(RECORDS / f"austria-rules-1-{name}.json")
    match = record.replay()
    assert match.rules == "1"
    assert match.record() == record


@pytest.mark.parametrize("name", OLD)
def test_by_the_rules_of_today_it_would_have_gone_otherwise(name: str) -> None:
    record = load(RECORDS / f"austria-rules-1-{name}.json")
    with pytest.raises(RecordError, match="is not legal"):
        replace(record, rules="2").replay()


@pytest.mark.parametrize("name", OLD)
def test_a_snapshot_and_a_view_keep_the_rules_of_the_game(name: str) -> None:
    record = load(RECORDS / f"austria-rules-1-{name}.json")
    match = record.at(len(record.steps) // 2)
    restored = match.game.restore(match.game.snapshot(match.state))
    assert GAME.rules_of(restored) == "1"
    seat = match.actor
    assert seat is not None
    imagined = GAME.imagine(match.view(seat), Rng(1))
    assert GAME.rules_of(imagined) == "1"


def test_a_new_game_is_played_by_the_rules_of_today() -> None:
    assert new("austria", seed=1).record().rules == GAME.rules == "2"


def test_rules_from_the_future_are_refused_with_those_that_are_known() -> None:
    record = replace(new("austria", seed=1).record(), rules="3")
    with pytest.raises(RecordError, match="the record has rules '3', this is '1' and '2'"):
        open_match(record)
