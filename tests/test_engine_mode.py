"""The engine plays the same compiled and interpreted, and says correctly which of the two it is."""

import ast
import hashlib
import importlib
import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import hotelier
from conformance import SEED, Variant, play_out, variants

ROOT = Path(__file__).parent.parent

# The game of each variant, dealt and played by fixed seeds, shortened to 16 digits.
PINNED: Final = {
    "austria-2-classic-night-random": "d9ed1ced64979c72",
    "austria-2-classic-night-intro": "417d9a63b97b0246",
    "austria-2-classic-night-draft": "f597d0257372b34f",
    "austria-2-classic-day-random": "7d5f3b4c2a8c4efb",
    "austria-2-classic-day-intro": "726562c7620d56af",
    "austria-2-classic-day-draft": "982c24054908e7c1",
    "austria-2-revised-night-random": "9b37b5cefefe8736",
    "austria-2-revised-night-intro": "d5f0ab2f7803cb09",
    "austria-2-revised-night-draft": "c4b3c6360cd64f55",
    "austria-2-revised-day-random": "24e6a1a4d9018318",
    "austria-2-revised-day-intro": "b399b8c4b75597a6",
    "austria-2-revised-day-draft": "2b88d472d6c804a0",
    "austria-3-classic-night-random": "e3ff3ee682336c2d",
    "austria-3-classic-night-intro": "776de3775ada9247",
    "austria-3-classic-night-draft": "da5b0eb55d07c557",
    "austria-3-classic-day-random": "83b92fbb2a3a524a",
    "austria-3-classic-day-intro": "57a6303d3479bfc5",
    "austria-3-classic-day-draft": "ebc919dc0fdd6352",
    "austria-3-revised-night-random": "dd2b17b5c4ac4935",
    "austria-3-revised-night-intro": "e9f8b06fed492611",
    "austria-3-revised-night-draft": "975a823c4839c899",
    "austria-3-revised-day-random": "78488a4431d9d22d",
    "austria-3-revised-day-intro": "b497831638c88053",
    "austria-3-revised-day-draft": "bdec1b43d02db7b8",
    "austria-4-classic-night-random": "a25a9d6ea768681b",
    "austria-4-classic-night-intro": "a7b2746b1a434fcf",
    "austria-4-classic-night-draft": "0716efab276f9128",
    "austria-4-classic-day-random": "26b0311daf0a1f3b",
    "austria-4-classic-day-intro": "0cc3962e798f53e0",
    "austria-4-classic-day-draft": "134df078a9e5ae8a",
    "austria-4-revised-night-random": "ab09ca5d7342bf39",
    "austria-4-revised-night-intro": "4eb4d8b80b4574b3",
    "austria-4-revised-night-draft": "092481724629f2a1",
    "austria-4-revised-day-random": "5454ed9573b87012",
    "austria-4-revised-day-intro": "65c9d11525a579d2",
    "austria-4-revised-day-draft": "0d76e0494ecbf993",
    "overbooking-2-none": "cf3a66da0b5af4ed",
    "overbooking-2-beginner": "e12d7f57c6339cd0",
    "overbooking-2-advanced": "96dd352b4e0e1944",
    "overbooking-3-none": "63ef65746552b033",
    "overbooking-3-beginner": "170beb18a987e1a8",
    "overbooking-3-advanced": "daf450c4ad52131f",
    "overbooking-4-none": "42107f42ef46cb60",
    "overbooking-4-beginner": "1bfbf527bf420aa7",
    "overbooking-4-advanced": "134e33178cfedc4b",
}


def compiled_files() -> list[Path]:
    """The modules that are compiled in the wheel."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    patterns = tomllib.loads(text)["tool"]["hotelier"]["compiled"]
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern)})


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def fingerprint(variant: Variant) -> str:
    """Every step and the result of one game, dealt and played by fixed seeds."""
    record = play_out(variant.new(SEED), SEED).record()
    return hashlib.sha256(record.as_json().encode()).hexdigest()[:16]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_seed_gives_the_same_game_compiled_and_interpreted(variant: Variant) -> None:
    """If the change is intended, run tests/golden/regenerate.py."""
    assert fingerprint(variant) == PINNED[str(variant)]


def test_every_pinned_game_has_a_variant() -> None:
    assert set(PINNED) == {str(variant) for variant in variants()}


def test_the_engine_runs_in_the_mode_that_was_asked_for() -> None:
    mode = "compiled" if hotelier.compiled else "interpreted"
    assert os.environ.get("HOTELIER_EXPECT", mode) == mode


@pytest.mark.parametrize("path", compiled_files(), ids=module_name)
def test_modules_are_compiled_all_or_none(path: Path) -> None:
    there = importlib.import_module(module_name(path)).__file__
    assert there is not None
    assert (Path(there).suffix != ".py") == hotelier.compiled


@pytest.mark.parametrize("path", compiled_files(), ids=module_name)
def test_no_literal_is_shifted_left_by_a_native_integer(path: Path) -> None:
    """It becomes a 32-bit C constant, and is wrong from 31 on: shift `ONE` of core.bits."""
    lines = [node.lineno for node in risky_shifts(path.read_text(encoding="utf-8"), constants())]
    assert lines == []


RISKY = """
def taken(seat: i64) -> i64:
    return 1 << seat

class Hire:
    def enter(self) -> int:
        return 3 << self.offer
"""
HARMLESS = """
SIX: Final = 1 << 20
TABLE = [1 << room for room in range(20)]

def taken(seat: i64) -> i64:
    return ONE << seat | 1 << SIX_BIT | 0b11 << (SIX_BIT + 1)

def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)
"""


def test_the_check_of_shifts_finds_them() -> None:
    assert [node.lineno for node in risky_shifts(RISKY, {"SIX_BIT"})] == [3, 7]
    assert risky_shifts(HARMLESS, {"SIX_BIT"}) == []


def risky_shifts(source: str, constant: set[str]) -> list[ast.BinOp]:
    """Literals shifted left by something only known at runtime, in functions with native integers.

    Tables are built once, of Python's own integers, outside of functions or in plain ones.
    """
    return [
        node
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef) and not is_plain(function)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_constant(node.left, set())
        and not is_constant(node.right, constant)
    ]


def is_plain(function: ast.FunctionDef) -> bool:
    """No native integer can be in it: none is named, and no part of a position is passed."""
    names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    passed = {argument.arg for argument in function.args.args}
    return "i64" not in names and not passed & {"self", "state", "s"}


def is_constant(node: ast.expr, constant: set[str]) -> bool:
    """Whether the compiler knows the value: numbers, constants, and sums of them."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left, constant) and is_constant(node.right, constant)
    if isinstance(node, ast.Name):
        return node.id in constant
    return isinstance(node, ast.Constant)


@cache
def constants() -> set[str]:
    """The names of integers fixed for good: `NAME: Final = 7`."""
    found: set[str] = set()
    for path in compiled_files():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and isinstance(node.annotation, ast.Name)
                and node.annotation.id == "Final"
                and node.value is not None
                and is_constant(node.value, found)
            ):
                found.add(node.target.id)
    return found
