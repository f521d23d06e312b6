"""A game keeps the rules it started with (rules §14; notation §2): older records still replay."""

import pickle
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hotelier import load, new
from hotelier.austria.game import GAME
from hotelier.austria.rules import reading
from hotelier.austria.rules.boxes import OURS, boxes_of
from hotelier.austria.rules.operations import Operation
from hotelier.core.errors import DataError, RecordError
from hotelier.core.match import open_match
from hotelier.core.rng import Rng
from hotelier.core.words import listed

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
    with pytest.raises(RecordError, match="isn’t legal"):
        replace(record, rules=GAME.rules).replay()


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


CHANGED = """
[[guest]]
id = 52
reward = [{ op = "crowns", amount = 9 }]
[[staff]]
id = 5
effects = [{ on = "guest", colour = "red", op = "crowns", amount = 3 }]
[revised.staff.17]
cost = 9
"""


@pytest.fixture
def older(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file with cards of the first rules, next to our own files."""
    folder = tmp_path / "data"
    shutil.copytree(Path(reading.__file__).parents[1] / "data", folder)
    monkeypatch.setattr(reading, "DATA", folder)
    boxes_of.cache_clear()
    yield folder / "until-rules-1.toml"
    boxes_of.cache_clear()


@pytest.mark.parametrize("rules", GAME.rules_known)
def test_the_cards_of_every_version_can_be_read(rules: str) -> None:
    assert len(boxes_of("", int(rules))) == len(OURS)


def test_a_card_changed_since_is_the_old_one_in_a_game_that_began_before(older: Path) -> None:
    older.write_text(CHANGED, encoding="utf-8")
    options = new("austria", seed=1).options
    old, today = GAME.start(options, "1"), GAME.start(options)
    guests = [state.box.edition.guests[52].reward for state in (old, today)]
    assert guests == [(Operation("crowns", 9),), OURS[0].edition.guests[52].reward]
    assert old.box.edition.staff[5].effect.amount == 3
    assert boxes_of("", 1)[1].staff_cost != boxes_of("", 2)[1].staff_cost
    assert GAME.restore(GAME.snapshot(old)).box is old.box
    assert pickle.loads(pickle.dumps(old.box)) is old.box
    assert today.box is OURS[0]


def test_cards_of_older_rules_are_not_in_the_box(
    older: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = GAME.components()
    older.write_text(CHANGED, encoding="utf-8")
    monkeypatch.setattr(type(GAME), "folder", lambda game: older.parents[1])
    assert GAME.components() == there


def test_an_owner_replaces_values_of_the_cards_as_they_were(older: Path) -> None:
    older.write_text(CHANGED, encoding="utf-8")
    edition = boxes_of("[[staff]]\nid = 5\ncost = 1", 1)[0].edition
    assert (edition.staff[5].cost, edition.staff[5].effect.amount) == (1, 3)
    assert edition.guests[52].reward == (Operation("crowns", 9),)


@pytest.mark.parametrize(
    "changed",
    [
        '[[staff]]\nid = 1\nwhen = "once"',
        '[[staff]]\nid = 5\neffects = [{ op = "free_guests" }]',
        '[[politics]]\nid = 105\nneeds = { op = "staff", amount = 1 }',
    ],
)
def test_what_all_versions_share_cannot_be_different_in_an_older_one(
    older: Path, changed: str
) -> None:
    older.write_text(changed, encoding="utf-8")
    with pytest.raises(DataError, match="by rules 1 must be the same as today's in other numbers"):
        boxes_of("", 1)


def test_a_new_game_is_played_by_the_rules_of_today() -> None:
    assert new("austria", seed=1).record().rules == GAME.rules


def test_rules_from_the_future_are_refused_with_those_that_are_known() -> None:
    future = str(int(GAME.rules) + 1)
    known = listed([repr(each) for each in GAME.rules_known])
    record = replace(new("austria", seed=1).record(), rules=future)
    told = f"the saved game has rules '{future}'; this version of hotelier knows {known}"
    with pytest.raises(RecordError, match=told):
        open_match(record)
