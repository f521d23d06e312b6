"""`hotelier show` draws a record at any step, and no seat sees more than it may."""

from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import call, complaint, random_record
from hotelier.austria.rules.cards import STAFF
from hotelier.austria.view import AustriaView
from hotelier.core.record import Record
from hotelier.messages import say


@pytest.fixture(scope="module")
def record() -> Record:
    return random_record(seed=5, players=3)


@pytest.fixture(scope="module")
def path(record: Record, tmp_path_factory: pytest.TempPathFactory) -> Path:
    written = tmp_path_factory.mktemp("show") / "game.json"
    record.save(written)
    return written


def shown(*arguments: object) -> str:
    outcome = call("show", *arguments)
    assert outcome.code == 0, outcome.err
    return outcome.out


def test_without_a_step_the_end_of_the_record_is_shown_with_its_scores(
    record: Record, path: Path
) -> None:
    out = shown(path)
    assert f"After step {len(record.steps)} of {len(record.steps)}" in out
    assert "The game is over" in out
    assert "FINAL SCORES" in out
    assert record.result is not None
    for score in record.result["scores"]:
        assert str(score) in out


def test_the_first_steps_can_be_shown_before_anything_is_dealt(path: Path) -> None:
    for step in range(12):
        assert f"After step {step} of" in shown(path, "--step", step)


def test_a_step_in_the_middle_shows_who_decides_what(record: Record, path: Path) -> None:
    match = record.at(60)
    out = shown(path, "--step", 60)
    assert f"After step 60 of {len(record.steps)}" in out
    if match.actor is not None:
        name, decision = match.seats[match.actor - 1], match.decision or ""
        assert say("terminal-step-decides", name=name, decision=decision) in out


def hands(record: Record, step: int) -> dict[int, set[str]]:
    match = record.at(step)
    found = {}
    for seat in (1, 2, 3):
        view = match.view(seat)
        assert isinstance(view, AustriaView)
        found[seat] = {STAFF[card].name for card in view.seats[seat - 1].hand or ()}
    return found


def test_a_seat_sees_its_own_hand_and_no_other(record: Record, path: Path) -> None:
    held = hands(record, 30)
    for seat in (1, 2, 3):
        out = shown(path, "--step", 30, "--seat", seat)
        assert all(name in out for name in held[seat])
        others = set().union(*(held[other] for other in held if other != seat))
        assert [name for name in others if f" {name} " in out] == []


def test_a_spectator_sees_no_hand(record: Record, path: Path) -> None:
    out = shown(path, "--step", 30)
    view = record.at(30).view(None)
    assert isinstance(view, AustriaView)
    assert say("austria-hidden-hand", n=view.seats[0].hand_size) in out
    assert [n for names in hands(record, 30).values() for n in names if f" {n} " in out] == []


def test_another_seats_draw_is_shown_without_its_cards(record: Record, path: Path) -> None:
    step = next(k for k, text in enumerate(record.steps, start=1) if text.startswith("~draw 2"))
    own = say("terminal-step-last", action=record.steps[step - 1])
    assert own in shown(path, "--step", step, "--seat", 2)
    hidden = say("terminal-step-last", action="~draw 2 x6")
    assert hidden in shown(path, "--step", step, "--seat", 1)


def test_a_step_that_is_not_there_is_refused_in_a_sentence(record: Record, path: Path) -> None:
    told = complaint(call("show", path, "--step", 9999))
    assert f"the saved game has steps 0 to {len(record.steps)}, not 9999" in told


def test_a_seat_that_is_not_there_is_refused_in_a_sentence(path: Path) -> None:
    assert complaint(call("show", path, "--seat", 4)) == "--seat must be from 1 to 3, not 4"


def test_a_file_that_is_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert "isn’t valid JSON" in complaint(call("show", broken))
    assert "can’t read" in complaint(call("show", tmp_path / "nowhere.json"))


def test_a_record_with_an_impossible_step_names_the_file_and_the_step(
    record: Record, tmp_path: Path
) -> None:
    wrong = Record(
        record.game, record.rules, record.options, record.seats, (*record.steps[:40], "fly 7")
    )
    wrong.save(tmp_path / "wrong.json")
    told = complaint(call("show", tmp_path / "wrong.json"))
    assert "wrong.json" in told
    assert "step 40" in told


@pytest.mark.parametrize("arguments", [(), ("--step", "last")])
def test_a_wrong_result_is_noticed_where_the_last_step_is_shown(
    record: Record, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    path = tmp_path / "wrong.json"
    replace(record, result={"scores": [0, 0, 0], "winners": [1]}).save(path)
    last = str(len(record.steps))
    told = complaint(call("show", path, *(last if word == "last" else word for word in arguments)))
    assert told.startswith(f"{path}: the result has scores [0, 0, 0], but the game gives ")
    assert call("show", path, "--step", 40).code == 0
