"""Puzzles in the terminal: what's said if none is like that."""

import json

from cli.commands import call
from hotelier.messages import say
from hotelier.puzzles.shapes import GRADES
from hotelier.puzzles.shelf import shelf


def test_a_grade_without_puzzles_is_told_by_both_commands() -> None:
    grades = {each.grade for each in shelf("overbooking").puzzles.values()}
    (missing, *_) = sorted(set(GRADES) - grades)
    none = say("puzzle-terminal-none")
    solving = call("puzzle", "overbooking", "--grade", missing)
    assert solving.code != 0
    assert none in solving.err
    listed = call("puzzles", "list", "overbooking", "--grade", missing)
    assert (listed.code, listed.out.strip()) == (0, none)
    written = call("puzzles", "list", "overbooking", "--grade", missing, "--json")
    assert json.loads(written.out) == []
