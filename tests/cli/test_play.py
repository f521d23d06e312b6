"""`hotelier play`: whole games by typed lines, and games that are never lost."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import hotelier
from cli.commands import (
    ANY,
    COMMAND,
    ENVIRONMENT,
    Outcome,
    call,
    complaint,
    heard,
    random_record,
)
from hotelier.cli import saves
from hotelier.cli.seats import read_humans, read_names
from hotelier.core.errors import OptionError
from hotelier.core.record import Record, load
from hotelier.messages import say

PROMPT = f"{say('terminal-prompt')} > "


def surroundings(home: Path) -> dict[str, str]:
    return ENVIRONMENT | {"XDG_DATA_HOME": str(home), "COLUMNS": "100", "NO_COLOR": "1"}


def played(home: Path, *arguments: object, lines: Iterable[str] = ()) -> Outcome:
    """Run the real command with this input, with games saved under `home`."""
    result = subprocess.run(
        [*COMMAND, "play", *(str(each) for each in arguments)],
        env=surroundings(home),
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
    )
    return Outcome(result.returncode, result.stdout, result.stderr)


def kept(home: Path) -> list[Path]:
    return sorted((home / "hotelier" / "games").glob("*.json"))


def only_record(home: Path) -> Record:
    (path,) = kept(home)
    return load(path)


def test_a_whole_game_is_played_by_typing_numbers_and_leaves_a_true_record(tmp_path: Path) -> None:
    outcome = played(tmp_path, "austria", "--seed", 7, lines=["1"] * 1500)
    assert outcome.code == 0, outcome.err
    assert "FINAL SCORES" in outcome.out
    record = only_record(tmp_path)
    match = record.replay()
    assert match.over
    total = next(line for line in outcome.out.splitlines() if line.split()[:1] == ["total"])
    assert total.split()[1:] == [str(score) for score in match.scores]
    (winner,) = match.winners
    name, most = match.seats[winner - 1], max(match.scores)
    assert say("austria-verdict-wins", names=name, vp=most) in outcome.out


def test_play_alone_starts_a_game_and_explains_it(tmp_path: Path) -> None:
    outcome = played(tmp_path)
    assert outcome.code == 0
    assert heard("austria-intro-1").search(outcome.out)
    assert say("austria-q-first-guest") in outcome.out
    assert only_record(tmp_path).game == "austria"


def test_names_options_and_seed_are_those_of_the_command(tmp_path: Path) -> None:
    arguments = ("--players", 3, "--edition", "revised", "--names", "Anna,Bela", "--seed", 4)
    played(tmp_path / "one", *arguments)
    played(tmp_path / "two", *arguments)
    one, two = only_record(tmp_path / "one"), only_record(tmp_path / "two")
    assert one.seats == ("Anna", "Bela", "random")
    assert one.options["edition"] == "revised"
    assert one.steps == two.steps


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    first = played(tmp_path, "--seed", 7, lines=["guest 2"])
    assert first.code == 0
    assert say("terminal-kept-place", place=str(kept(tmp_path)[0])) in first.out
    assert first.out.rstrip().endswith(" play --resume")
    before = only_record(tmp_path)
    assert "guest 2" in before.steps

    second = played(tmp_path, "--resume", lines=["room 11"])
    assert second.code == 0, second.err
    after = only_record(tmp_path)
    assert after.steps[: len(before.steps)] == before.steps
    assert after.steps[len(before.steps)] == "room 11"
    assert after.seats == before.seats


def test_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "--seed", "7"],
        env=surroundings(tmp_path) | {"PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"guest 1\n")
    process.stdin.flush()
    seen = b""
    while seen.count(PROMPT.encode()) < 2:
        seen += os.read(process.stdout.fileno(), 4096)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert say("terminal-go-on").encode() in out
    assert b"Traceback" not in err
    assert "guest 1" in only_record(tmp_path).steps


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    (tmp_path / "hotelier" / "games").mkdir(parents=True)
    path = tmp_path / "hotelier" / "games" / "old.json"
    random_record().save(path)
    outcome = played(tmp_path, "--resume")
    assert complaint(outcome) == say("terminal-no-unfinished", folder=str(path.parent))
    look = shlex.join(["hotelier", "show", str(path)])
    over = say("terminal-game-is-over", file=str(path), command=look)
    assert complaint(played(tmp_path, "--resume", path)) == over


def test_the_newest_unfinished_game_is_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "hotelier" / "games"
    folder.mkdir(parents=True)
    for age, name in enumerate(("newest", "middle", "oldest")):
        match = hotelier.new("austria", seed=age, seats=(name, "Bela"))
        match.record().save(folder / f"{name}.json")
        os.utime(folder / f"{name}.json", (1_000_000 - age, 1_000_000 - age))
    random_record().save(folder / "finished.json")
    outcome = played(tmp_path, "--resume")
    assert "HOTEL NEWEST" in outcome.out


def test_the_last_unfinished_game_of_a_name_is_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "hotelier" / "games"
    folder.mkdir(parents=True)
    for age, name in enumerate(("austria", "overbooking", "austria")):
        path = folder / f"{age}.json"
        hotelier.new(name, seed=age, seats=(f"Anna{age}", "Bela")).record().save(path)
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert "ANNA0" in played(tmp_path, "austria", "--resume").out.upper()
    named = played(tmp_path, "overbooking", "--resume").out.upper()
    assert "ANNA1" in named
    assert "ANNA0" not in named
    (folder / "1.json").unlink()
    told = complaint(played(tmp_path, "overbooking", "--resume"))
    assert told == say("terminal-no-unfinished-of", game="overbooking", folder=str(folder))


def test_a_game_that_goes_on_is_not_kept_over_another_file(tmp_path: Path) -> None:
    mine, others = tmp_path / "mine.json", tmp_path / "the others.json"
    for seed, path in enumerate((mine, others)):
        hotelier.new("austria", seed=seed).record().save(path)
    before = others.read_bytes()
    told = complaint(played(tmp_path, "--resume", mine, "--save", others))
    command = f"hotelier play --resume '{others}'"
    assert told == say("terminal-file-is-there", file=str(others), command=command)
    assert others.read_bytes() == before
    assert played(tmp_path, "--resume", mine, "--save", mine).code == 0
    assert played(tmp_path, "--resume", mine, "--save", tmp_path / "new.json").code == 0
    assert load(tmp_path / "new.json").steps[: len(load(mine).steps)] == load(mine).steps


def test_two_sittings_of_one_kept_game_do_not_write_over_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    path = tmp_path / "game.json"
    hotelier.new("austria", seed=7).record().save(path)
    match = saves.take_up(path).match
    slow, quick = (saves.Keeping(match, (None, None), path, path.read_bytes()) for _ in range(2))
    assert quick.keep() == ""
    written = path.read_bytes()
    told = slow.keep()
    another = say("terminal-another-sitting", place=str(path))
    assert told == f"{another} {say('terminal-now-kept', place=str(slow.place))}"
    assert slow.keep() == quick.keep() == ""
    assert slow.place != quick.place
    assert (path.read_bytes(), load(slow.place).steps) == (written, match.steps)


def test_a_closed_input_is_the_end_of_the_input(tmp_path: Path) -> None:
    line = shlex.join([*COMMAND, "play", "--seed", "7"])
    result = subprocess.run(
        ["sh", "-c", f"{line} <&-"],
        env=surroundings(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert say("terminal-kept-place", place=str(kept(tmp_path)[0])) in result.stdout


def test_bytes_that_are_no_text_are_refused_like_any_other_line(tmp_path: Path) -> None:
    result = subprocess.run(
        [*COMMAND, "play", "--seed", "7"],
        env=surroundings(tmp_path) | {"PYTHONIOENCODING": "utf-8:strict"},
        input=b"\xff\xfe\nquit\n\n",
        capture_output=True,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, b"")
    refused = heard("terminal-not-possible", typed=ANY, n=5, texts=ANY)
    assert refused.search(result.stdout.decode())


def test_going_on_is_told_as_a_command_that_works_where_it_is_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "a house" / "hotelier"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = hotelier.new("austria", seed=7)
    monkeypatch.setenv("PATH", str(script.parent))
    mine = saves.Keeping(
        match, (None, "random"), tmp_path / "it's mine.json", data=tmp_path / "box.toml"
    )
    assert shlex.split(mine.how_to_go_on()) == (
        ["hotelier", "play", "--resume", str(mine.place), "--data", str(mine.data)]
    )
    monkeypatch.setenv("PATH", str(tmp_path))
    usual = saves.Keeping(match, (None, "random"), saves.new_place("austria"))
    assert shlex.split(usual.how_to_go_on()) == [str(script), "play", "--resume"]


def test_a_corrupt_kept_game_is_told_in_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "hotelier" / "games"
    folder.mkdir(parents=True)
    broken = folder / "broken.json"
    broken.write_text('{"format": "hotelier/1", "game"')
    told = complaint(played(tmp_path, "--resume"))
    reason = say("wrong-file-json", file=str(broken), reason=ANY)
    assert heard("terminal-last-unreadable", reason=reason).fullmatch(told)
    assert "hotelier play --resume FILE" in told
    assert broken.read_text() == '{"format": "hotelier/1", "game"'


def test_a_kept_game_with_an_impossible_step_is_told_in_a_sentence(tmp_path: Path) -> None:
    record = hotelier.new("austria", seed=1).record().as_dict()
    record["steps"].append("fly 7")
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(record))
    told = complaint(call("play", "--resume", path))
    assert heard("terminal-cannot-take-up", file=str(path), reason=ANY).match(told)
    assert "'fly 7' isn’t legal" in told


@pytest.mark.parametrize("humans", ["all", [9], [True], ["1"]])
def test_a_kept_game_with_impossible_people_is_told_in_a_sentence(
    tmp_path: Path, humans: object
) -> None:
    record = hotelier.new("austria", seed=1).record().as_dict() | {"humans": humans}
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(record))
    told = complaint(call("play", "--resume", path))
    assert told == say("terminal-bad-people", file=str(path), n=2)


def test_a_game_can_be_kept_in_a_file_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "friday.json"
    outcome = played(tmp_path, "--seed", 7, "--save", mine, lines=["guest 2"])
    assert "guest 2" in load(mine).steps
    assert kept(tmp_path) == []
    assert outcome.out.rstrip().endswith(f" play --resume {mine}")
    again = played(tmp_path, "--save", mine)
    command = shlex.join(["hotelier", "play", "--resume", str(mine)])
    assert complaint(again) == say("terminal-file-is-there", file=str(mine), command=command)
    more = played(tmp_path, "--resume", mine, lines=["room 11"])
    assert more.code == 0
    assert "room 11" in load(mine).steps


def test_people_at_the_screen_are_remembered_when_a_game_goes_on(tmp_path: Path) -> None:
    played(tmp_path, "--humans", "2", "--seed", 3)
    (path,) = kept(tmp_path)
    assert saves.take_up(path).seating == ("random", None)


def test_a_place_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    told = complaint(played(tmp_path, "--save", tmp_path / "nowhere" / "game.json"))
    assert "can’t write" in told


def test_when_games_cannot_be_kept_the_player_knows_and_plays_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    outcome = played(blocked, "--seed", 7, lines=["guest 2"])
    assert outcome.code == 0
    reason = say("terminal-cannot-keep", place=ANY, reason=ANY)
    assert heard("terminal-not-kept", reason=reason).search(outcome.out)
    assert "→ guest 2" in outcome.out


def test_undo_works_after_a_game_was_taken_up_again(tmp_path: Path) -> None:
    match = hotelier.new("austria", seed=7)
    while match.decision != "first-room":
        match.play(match.legal[0])
    seat, steps = match.actor or 0, match.steps
    match.play("room 11")
    path = tmp_path / "game.json"
    saves.keep(match, (None, "random") if seat == 1 else ("random", None), path)
    outcome = played(tmp_path, "--resume", path, lines=["undo"])
    assert say("terminal-taken-back") in outcome.out
    assert load(path).steps == steps


def test_a_game_without_people_plays_itself(tmp_path: Path) -> None:
    outcome = played(tmp_path, "--humans", "none", "--seed", 2)
    assert outcome.code == 0
    assert "FINAL SCORES" in outcome.out
    assert only_record(tmp_path).result is not None


def test_people_are_seats_all_or_none() -> None:
    assert read_humans("1", 3) == (1,)
    assert read_humans("3,1", 3) == (1, 3)
    assert read_humans("all", 3) == (1, 2, 3)
    assert read_humans("none", 3) == ()
    for wrong in ("4", "0", "", "1,", "x", "-1", "99999999999999999999", "²"):
        with pytest.raises(OptionError, match="--humans must be seats from 1 to 3"):
            read_humans(wrong, 3)


def test_names_that_are_missing_are_made_up_and_none_is_there_twice() -> None:
    easy, hard = say("person-easy"), say("person-hard")
    second = say("terminal-player", n=2)
    assert read_names(None, (None, "hard")) == (say("terminal-player", n=1), hard)
    assert read_names("Anna", (None, None, "easy")) == ("Anna", second, easy)
    assert read_names(None, ("hard", None, "hard", "hard")) == (
        hard,
        second,
        f"{hard} 2",
        f"{hard} 3",
    )
    assert read_names(hard, (None, "hard")) == (hard, f"{hard} 2")
    assert read_names(None, ("search@0.5", "random")) == ("search@0.5", "random")
    assert read_names("👩‍🍳,Jean‌Luc", (None, "easy")) == ("👩‍🍳", "Jean‌Luc")


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ("A,B,C", say("terminal-many-names", n=2, text="'A,B,C'")),
        ("", say("terminal-empty-name")),
        ("A,", say("terminal-empty-name")),
        ("A\x1b[2J", say("terminal-unseen-name", name=repr("A\x1b[2J"))),
        ("A\u202e", say("terminal-unseen-name", name=repr("A\u202e"))),
        ("A\u2028B", say("terminal-unseen-name", name=repr("A\u2028B"))),
        ("\u200d", say("terminal-wide-name", n=24, name=repr("\u200d"))),
        ("A" * 25, say("terminal-wide-name", n=24, name=repr("A" * 25))),
        ("旅" * 13, say("terminal-wide-name", n=24, name=repr("旅" * 13))),
        ("A,A", say("terminal-same-names", name="'A'")),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_the_true_reason(names: str, reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        read_names(names, (None, "random"))
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("chess",), "there’s no game 'chess'"),
        (("--players", "5"), "--players must be one of 2, 3, 4"),
        (("--humans", "3"), "--humans must be seats from 1 to 2"),
        (("--humans", ""), "--humans must be seats from 1 to 2"),
        (("--names", "A,A"), say("terminal-same-names", name="'A'")),
        (("--names", ""), say("terminal-empty-name")),
        (("--resume", "nowhere.json"), "can’t read nowhere.json"),
        (("--resume", "--players", "3"), say("terminal-has-options")),
    ],
)
def test_wrong_arguments_are_told_in_a_sentence(arguments: tuple[str, ...], told: str) -> None:
    assert told in complaint(call("play", *arguments))
