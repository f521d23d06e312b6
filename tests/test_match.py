"""A match at its edges: copies, errors that travel, garbage, undo, files."""

import copy
import json
import os
import pickle
from pathlib import Path
from typing import Any

import pytest

import hotelier
from austria.positions import play, position
from hotelier.core.errors import DataError, HotelierError, IllegalAction, OptionError, RecordError
from hotelier.core.files import write_atomically
from hotelier.core.game import find_game
from hotelier.core.match import Match


def begun(game: str = "austria") -> Match:
    match = hotelier.new(game, seed=7)
    match.play(match.legal[0])
    return match


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
@pytest.mark.parametrize("game", hotelier.games())
def test_a_copied_match_goes_on_by_itself_and_tells_its_events(game: str, copied: Any) -> None:
    match = begun(game)
    other = copied(match)
    for each in (match, other):
        each.play(each.legal[-1])
    assert other.steps == match.steps
    assert other.events(None) == match.events(None)
    assert other.undo() == match.undo()


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("die 9", "turn", 2, ("die 1", "pass")),
        RecordError("a die shows 1 to 6", 12),
        RecordError("no record"),
        OptionError("no such option"),
    ],
)
def test_an_error_travels_between_processes_whole(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("game", hotelier.games())
@pytest.mark.parametrize(
    "spoil",
    [
        lambda saved: {},
        lambda saved: {**saved, "version": "0"},
        lambda saved: {**saved, "game": "chess"},
        lambda saved: {**saved, "seats": []},
        lambda saved: {**saved, "seats": 3},
        lambda saved: {**saved, "stack": [["Frame", 0]]},
        lambda saved: {**saved, "stack": [["Nobody", 0]]},
        lambda saved: {**saved, "stack": [[]]},
        lambda saved: {**saved, "state": {}},
        lambda saved: {**saved, "state": {**saved["state"], "round": 1.5}},
        lambda saved: {**saved, "state": {**saved["state"], "round": "1"}},
    ],
)
def test_a_spoilt_snapshot_is_refused_with_a_sentence(game: str, spoil: Any) -> None:
    rules = find_game(game)
    saved = json.loads(json.dumps(rules.snapshot(begun(game).state)))
    with pytest.raises(DataError, match="snapshot"):
        rules.restore(spoil(saved))


@pytest.mark.parametrize("seats", ["ab", [1, 2], ["Anna"], ["Anna", "Bela", "Cleo"]])
def test_seats_must_be_as_many_names_as_players(seats: Any) -> None:
    with pytest.raises(OptionError, match="names"):
        hotelier.new("austria", seats=seats)


@pytest.mark.parametrize("seed", ["7", 7.0, True])
def test_a_seed_must_be_a_whole_number(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed must be a whole number"):
        hotelier.new("austria", seed=seed)


@pytest.mark.parametrize("seat", [0, 3, -1, "1", 1.0, True])
def test_only_a_seat_of_the_table_or_a_spectator_has_a_view(seat: Any) -> None:
    match = begun()
    for look in (match.view, match.explain, match.log, match.events):
        with pytest.raises(OptionError, match="seat must be 1 to 2 or None"):
            look(seat)


def test_a_record_opened_before_a_chance_step_says_that_chance_is_due() -> None:
    record = begun().record()
    opened = record.at(0)
    assert (opened.actor, opened.legal) == (None, ())
    with pytest.raises(IllegalAction, match=r"a chance step comes first; `begin\(\)` deals it"):
        opened.play("guest 1")
    assert opened.begin().actor is not None


def test_a_card_that_only_others_learn_of_can_be_taken_back() -> None:
    match = play(position("hand 9 10; table: dice 55"), "die 5", "hire 9")
    assert match.undoable_by == 1
    assert match.undo()
    assert match.decision == "hire"
    assert match.state.reveals == 0


def test_declining_to_hire_can_be_taken_back() -> None:
    match = play(position("hand 9 10; table: dice 55"), "die 5", "stop")
    assert match.undoable_by == 1
    assert match.undo()
    assert match.decision == "hire"


@pytest.mark.parametrize("game", hotelier.games())
def test_the_end_of_a_game_cannot_be_taken_back(game: str) -> None:
    for seed in range(10):
        match = hotelier.new(game, seed=seed)
        while not match.over:
            match.play(match.legal[-1])
        assert not match.undo()


def test_a_file_that_is_no_regular_file_is_refused_unread() -> None:
    with pytest.raises(RecordError, match="isn’t a regular file"):
        hotelier.load("/dev/zero")


def test_a_record_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    record = begun().record()
    path = tmp_path / "game.json"
    path.write_text(record.as_json(), encoding="utf-8-sig")
    assert hotelier.load(path) == record


def test_a_name_that_no_file_can_hold_is_refused(tmp_path: Path) -> None:
    written = begun().record().as_dict() | {"seats": ["Anna", "\ud800"]}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(written))
    with pytest.raises(RecordError, match="contains half a character"):
        hotelier.load(path)


def test_a_written_file_has_the_permissions_the_user_wants(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        write_atomically(tmp_path / "secret", "mine")
    finally:
        os.umask(before)
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_a_link_stays_a_link_and_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o600)
    link.symlink_to(target)
    write_atomically(link, "new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"
    assert target.stat().st_mode & 0o777 == 0o600


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(HotelierError, match="a regular file"):
        write_atomically(pipe, "new")
    assert pipe.is_fifo()
