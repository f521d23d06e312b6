"""Overbooking through the real commands: played, shown, and its components listed."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

from cli.commands import COMMAND, ENVIRONMENT, Outcome, heard
from hotelier.core.record import Record, load
from hotelier.messages import say
from hotelier.overbooking.rules.box import HOUSE
from hotelier.overbooking.rules.cards import DECK_SIZE


def ran(home: Path, *arguments: object, lines: Iterable[str] = ()) -> Outcome:
    """Run the real command with this input, with games saved under `home`."""
    result = subprocess.run(
        [*COMMAND, *(str(each) for each in arguments)],
        env=ENVIRONMENT | {"XDG_DATA_HOME": str(home), "COLUMNS": "100", "NO_COLOR": "1"},
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
    )
    return Outcome(result.returncode, result.stdout, result.stderr)


def kept(home: Path) -> Path:
    (path,) = (home / "hotelier" / "games").glob("*.json")
    return path


def record(home: Path) -> Record:
    return load(kept(home))


def test_a_whole_game_is_played_by_typing_numbers_and_leaves_a_true_record(tmp_path: Path) -> None:
    arguments = ("--players", 3, "--bonus", "advanced", "--names", "Anna", "--seed", 7)
    outcome = ran(tmp_path, "play", "overbooking", *arguments, lines=["1"] * 100)
    assert outcome.code == 0, outcome.err
    assert heard("overbooking-intro-1").search(outcome.out)
    assert "FINAL SCORES" in outcome.out
    match = record(tmp_path).replay()
    assert match.over
    assert match.options == {"players": 3, "bonus": "advanced"}
    total = next(line for line in outcome.out.splitlines() if line.split()[:1] == ["total"])
    assert total.split()[1:] == [str(score) for score in match.scores]
    prompt = say("terminal-prompt")
    assert prompt in outcome.out
    assert all(len(line) <= 100 for line in outcome.out.splitlines() if prompt not in line)


def test_a_placing_can_be_typed_as_the_notation_writes_it(tmp_path: Path) -> None:
    every_card = [f"queue {HOUSE.card_text(card)} 1" for card in range(DECK_SIZE)]
    outcome = ran(tmp_path, "play", "overbooking", "--seed", 4, lines=every_card)
    assert outcome.code == 0, outcome.err
    first = next(line for line in outcome.out.splitlines() if "→ " in line)
    text = first.partition("→ ")[2]
    assert text in every_card
    assert text in record(tmp_path).steps


def test_two_people_at_one_screen_play_a_game_to_its_end(tmp_path: Path) -> None:
    lines = ["", "1"] * 200
    outcome = ran(tmp_path, "play", "overbooking", "--humans", "all", "--seed", 3, lines=lines)
    assert outcome.code == 0, outcome.err
    assert record(tmp_path).replay().over


def test_a_kept_game_is_shown_as_a_seat_sees_it(tmp_path: Path) -> None:
    ran(tmp_path, "play", "overbooking", "--seed", 5, lines=["1", "1"])
    whole = ran(tmp_path, "show", kept(tmp_path))
    own = ran(tmp_path, "show", kept(tmp_path), "--seat", 1)
    assert whole.code == own.code == 0, whole.err + own.err
    assert "HOTEL 1" in whole.out
    assert "YOUR HAND" not in whole.out
    assert "YOUR HAND (7)" in own.out


def test_the_cards_tell_printed_values_from_house_values(tmp_path: Path) -> None:
    outcome = ran(tmp_path, "cards", "--game", "overbooking")
    assert outcome.code == 0, outcome.err
    tiles = {line.split()[0]: line for line in outcome.out.splitlines() if " Hotel " in f" {line}"}
    assert f"13 beds, {say('overbooking-source-rulebook')}" in tiles["7a"]
    assert f"8 beds, {say('overbooking-source-house')}" in tiles["1a"]
    assert len(tiles) == 16
