"""Whatever a user gets wrong, the answer is one clear sentence and exit code 2."""

import json
import os
import pty
import resource
import signal
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import hotelier
from cli.commands import COMMAND, ENVIRONMENT, call, complaint, random_record, spawn
from hotelier.cli.errors import refusal
from hotelier.messages import say

RECORD = random_record()
OPTIONS = dict(RECORD.options)


def no_larger_than(size: int) -> Callable[[], None]:
    """Files can't grow beyond this: like a full disk."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def written(path: Path, **changes: Any) -> Path:
    path.write_text(json.dumps(RECORD.as_dict() | changes))
    return path


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("simulate", "missing argument 'GAME'; see hotelier simulate --help"),
        ("simulate vienna", "there’s no game 'vienna'; choose from austria"),
        ("simulate austria --players 7", "--players must be one of 2, 3, 4, not '7'"),
        ("simulate austria --players two", "--players must be one of 2, 3, 4, not 'two'"),
        ("simulate austria --edition 2015", "--edition must be one of classic, revised, not"),
        ("simulate austria --side", "'--side' requires an argument"),
        ("simulate austria --games 0", "'--games'"),
        ("simulate austria --games many", "'--games'"),
        ("simulate austria --jobs 0", "'--jobs'"),
        ("simulate austria --seed -1", "'--seed'"),
        ("simulate austria --colour red", "no such option: --colour"),
        ("simulate austria vienna", "vienna"),
        ("bench --seconds 0", "'--seconds'"),
        ("bench --seconds nan", "'--seconds'"),
        ("bench --seconds inf", "'--seconds'"),
        ("bench --seconds 1e9", "'--seconds'"),
        ("trace", "missing argument 'RECORD'; see hotelier trace --help"),
        ("replay", "missing argument"),
        ("check-out", "no such command 'check-out'; see hotelier --help"),
        ("--colour", "no such option: --colour"),
    ],
)
def test_a_mistaken_command_line_is_answered_in_a_sentence(line: str, expected: str) -> None:
    outcome = call(*line.split())
    assert expected in complaint(outcome)
    assert outcome.out == ""


@pytest.mark.parametrize("command", ["trace", "replay"])
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "isn’t valid JSON"),
        (b"Dear diary", "isn’t valid JSON"),
        (b"[" * 100_000, "isn’t valid JSON"),
        (b"1" * 5_000, "isn’t valid JSON"),
        (b"\x7fELF\x02\xff\xfe\x00", "isn’t a text file"),
        (b"[1, 2]", "isn’t a saved game: a saved game must be one JSON object"),
        (b'{"format": "chess/1"}', "isn’t a saved game: format is 'chess/1'"),
        (b'{"format": "hotelier/1", "game": 3}', "isn’t a saved game: game must be a text"),
    ],
)
def test_a_file_that_is_no_record_is_refused(
    tmp_path: Path, command: str, content: bytes, expected: str
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert f"game.json {expected}" in complaint(call(command, path))


@pytest.mark.parametrize("command", ["trace", "replay"])
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "chess"}, "there’s no game 'chess'"),
        ({"rules": "0"}, "the saved game has rules '0'"),
        ({"options": {}}, "the saved game lacks the option 'players'"),
        ({"options": OPTIONS | {"players": 5}}, "players must be one of 2, 3, 4"),
        ({"options": OPTIONS | {"players": 2.0}}, "players must be one of 2, 3, 4"),
        ({"options": OPTIONS | {"players": True}}, "players must be one of 2, 3, 4"),
        ({"options": OPTIONS | {"lobby": "grand"}}, "austria has no option 'lobby'"),
        ({"seats": ["Sisi"]}, "2 players need 2 names, found 1"),
        ({"steps": ["guest 1"]}, "step 0: "),
        ({"steps": ["~first 1", "guest 1"]}, "step 1: "),
        ({"steps": ["~first \ud800"]}, "step 0: "),
        ({"steps": [*RECORD.steps, "end"]}, "the game is already over"),
        ({"steps": RECORD.steps[:20]}, "the steps end before the game does"),
        ({"result": None}, "the game is over, but the saved game has no result"),
    ],
)
def test_a_record_that_cannot_have_happened_is_refused(
    tmp_path: Path, command: str, changes: dict[str, Any], expected: str
) -> None:
    path = written(tmp_path / "game.json", **changes)
    sentence = complaint(call(command, path))
    assert sentence.startswith(f"{path}: ")
    assert expected in sentence


@pytest.mark.parametrize("command", ["trace", "replay"])
def test_a_missing_record_or_a_directory_is_named(tmp_path: Path, command: str) -> None:
    missing, folder = tmp_path / "missing.json", tmp_path / "folder"
    folder.mkdir()
    assert complaint(call(command, missing)) == f"can’t read {missing}: No such file or directory"
    assert complaint(call(command, folder)) == f"can’t read {folder}: Is a directory"


def test_records_cannot_go_where_a_file_is(tmp_path: Path) -> None:
    place = tmp_path / "place"
    place.touch()
    for directory in (place, place / "deeper"):
        outcome = call("simulate", "austria", "--games", 1, "--records", directory)
        assert f"can’t create the directory {directory}: " in complaint(outcome)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_full_disk_is_told_and_leaves_no_half_written_record(tmp_path: Path, jobs: int) -> None:
    asked = ("simulate", "austria", "--games", 8, "--seed", 7, "--jobs", jobs)
    outcome = spawn(*asked, "--records", tmp_path, before=no_larger_than(500))
    path = tmp_path / "austria-2p-seed000007.json"
    assert complaint(outcome) == f"can’t write {path}: File too large"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "line",
    ["trace game.json", "replay game.json", "simulate austria --games 1", "--help", "--version"],
)
def test_output_that_cannot_be_written_is_told(tmp_path: Path, line: str) -> None:
    RECORD.save(tmp_path / "game.json")
    with (tmp_path / "output").open("w") as output:
        result = subprocess.run(
            [*COMMAND, *line.split()],
            cwd=tmp_path,
            env=ENVIRONMENT,
            preexec_fn=no_larger_than(0),
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert result.returncode == 2
    told = say("terminal-cannot-write", reason="File too large")
    assert result.stderr == f"hotelier: {told}\n"


def test_a_file_that_the_system_refuses_is_named() -> None:
    assert refusal(PermissionError(13, "Permission denied", "cellar")) == (
        "cellar: Permission denied"
    )


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_the_command_with_a_word_and_code_130(jobs: str) -> None:
    screen, terminal = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "simulate", "austria", "--games", "100000000", "--jobs", jobs],
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=terminal,
        start_new_session=True,
    )
    os.close(terminal)
    seen = b""
    while b"playing" not in seen:  # the progress bar, which only a terminal shows
        seen += os.read(screen, 1000)
    os.killpg(process.pid, signal.SIGINT)
    last = seen
    while last:
        try:
            last = os.read(screen, 1000)
        except OSError:  # how Linux says that the terminal was closed
            break
        seen += last
    os.close(screen)
    assert process.wait() == 130
    assert b"hotelier:" in seen
    assert b"interrupted" in seen
    assert b"Traceback" not in seen


def test_a_name_that_the_terminal_cannot_show_does_no_harm(tmp_path: Path) -> None:
    replace(RECORD, seats=("Ľubomíra", "Ágnes")).save(tmp_path / "game.json")
    result = subprocess.run(
        [*COMMAND, "replay", str(tmp_path / "game.json")],
        env=ENVIRONMENT | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert f": {say('terminal-right')}, " in result.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("command", ["show", "play --resume"])
def test_an_output_that_cannot_show_all_signs_is_told_once_and_used(
    tmp_path: Path, command: str, encoding: str
) -> None:
    path = tmp_path / "game.json"
    hotelier.new("austria", seed=7).record().save(path)
    result = subprocess.run(
        [*COMMAND, *command.split(), str(path)],
        env=ENVIRONMENT | {"PYTHONIOENCODING": encoding},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert result.returncode == 0
    told = say("terminal-signs").replace("’", "'")
    assert result.stderr.decode("ascii") == f"{told}\n"
    assert b"GRAND AUSTRIA HOTEL" in result.stdout
