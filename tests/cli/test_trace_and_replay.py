"""`hotelier trace` prints what happened; `hotelier replay` says whether it could have."""

import json
import subprocess
from dataclasses import replace
from pathlib import Path

from cli.commands import COMMAND, ENVIRONMENT, call, complaint, random_record
from hotelier.core.trace import trace
from hotelier.messages import say

RIGHT = say("terminal-right")
RECORD = random_record()
RUNNING = replace(RECORD, steps=RECORD.steps[:40], result=None)
# Step 6 is the first decision: six chance steps set the table.
WRONG = replace(RECORD, steps=(*RECORD.steps[:6], "guest 9", *RECORD.steps[7:]))


def test_a_trace_is_a_line_of_json_a_decision_and_then_the_result(tmp_path: Path) -> None:
    RECORD.save(tmp_path / "game.json")
    outcome = call("trace", tmp_path / "game.json")
    lines = [json.loads(line) for line in outcome.out.splitlines()]
    assert outcome.code == 0
    assert lines == list(trace(RECORD))
    assert lines[-1] == {"result": RECORD.result}
    asked = [index for index, step in enumerate(RECORD.steps) if not step.startswith("~")]
    assert [line["step"] for line in lines[:-1]] == asked
    assert [line["took"] for line in lines[:-1]] == [RECORD.steps[index] for index in asked]


def test_the_trace_of_a_running_game_has_no_result(tmp_path: Path) -> None:
    RUNNING.save(tmp_path / "game.json")
    last = json.loads(call("trace", tmp_path / "game.json").out.splitlines()[-1])
    assert last["step"] <= 39
    assert "result" not in last


def test_a_trace_ends_at_the_step_that_is_wrong(tmp_path: Path) -> None:
    replace(RECORD, steps=(*RECORD.steps[:-1], "nonsense")).save(tmp_path / "game.json")
    outcome = call("trace", tmp_path / "game.json")
    last = json.loads(outcome.out.splitlines()[-1])
    assert f"step {len(RECORD.steps) - 1}: 'nonsense' isn’t legal" in complaint(outcome)
    assert last["step"] < len(RECORD.steps) - 1


def test_a_trace_ends_quietly_when_its_reader_has_seen_enough(tmp_path: Path) -> None:
    random_record(players=4).save(tmp_path / "game.json")  # more than a pipe holds
    command = [*COMMAND, "trace", str(tmp_path / "game.json")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=ENVIRONMENT, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(process.stdout.readline())["decision"] == "first-guest"
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_true_record_is_right(tmp_path: Path) -> None:
    RECORD.save(tmp_path / "game.json")
    outcome = call("replay", tmp_path / "game.json")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("\n") == 1
    assert f"game.json: {RIGHT}, Grand Austria Hotel, {len(RECORD.steps)} steps" in outcome.out
    assert "won by random" in outcome.out


def test_a_running_game_is_right_too(tmp_path: Path) -> None:
    RUNNING.save(tmp_path / "game.json")
    outcome = call("replay", tmp_path / "game.json")
    assert outcome.code == 0
    scores = ", ".join(str(score) for score in RUNNING.replay().scores)
    facts = {"game": "Grand Austria Hotel", "steps": "40 steps", "scores": scores}
    assert f"game.json: {RIGHT}, {say('terminal-running', **facts)}" in outcome.out


def test_a_wrong_step_is_named_with_what_would_have_been_legal(tmp_path: Path) -> None:
    WRONG.save(tmp_path / "game.json")
    sentence = complaint(call("replay", tmp_path / "game.json"))
    assert "game.json: step 6: 'guest 9' isn’t legal" in sentence
    assert "guest 1, guest 2, guest 3, guest 4, guest 5" in sentence


def test_an_impossible_chance_step_is_named(tmp_path: Path) -> None:
    replace(RECORD, steps=("~first 5", *RECORD.steps[1:])).save(tmp_path / "game.json")
    assert "game.json: step 0: " in complaint(call("replay", tmp_path / "game.json"))


def test_a_wrong_result_is_told_beside_the_true_one(tmp_path: Path) -> None:
    assert RECORD.result is not None
    false = {"scores": [99, 98], "winners": [1]}
    replace(RECORD, result=false).save(tmp_path / "game.json")
    sentence = complaint(call("replay", tmp_path / "game.json"))
    assert "[99, 98]" in sentence
    assert str(RECORD.result["scores"]) in sentence


def test_all_records_are_verified_though_one_is_wrong(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.json" for name in ("first", "second", "third")]
    for path, record in zip(paths, (RECORD, WRONG, RUNNING), strict=True):
        record.save(path)
    outcome = call("replay", *paths)
    assert "second.json: step 6" in complaint(outcome)
    first, third, summary = outcome.out.splitlines()
    assert f"first.json: {RIGHT}" in first
    assert f"third.json: {RIGHT}" in third
    assert summary == say("terminal-records-wrong", wrong=1, n=3)
