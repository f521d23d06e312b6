"""The engine plays the same compiled and interpreted, and says truly which of the two it is."""

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

# The game of each variant that a fixed seed deals and a fixed seed plays, shortened to 16 digits.
PINNED: Final = {
    "austria-2-classic-night-random": "488355172a07433a",
    "austria-2-classic-night-intro": "361c0ddfe666fb48",
    "austria-2-classic-night-draft": "d84c4de81936b9ed",
    "austria-2-classic-day-random": "d3f46cff9e65a7d4",
    "austria-2-classic-day-intro": "973853efb1629fab",
    "austria-2-classic-day-draft": "ec15d147dc608ff7",
    "austria-2-revised-night-random": "a9e16f5b82af9177",
    "austria-2-revised-night-intro": "8fd45396dcb5d3b9",
    "austria-2-revised-night-draft": "862f151224187e11",
    "austria-2-revised-day-random": "129bca465b67de4e",
    "austria-2-revised-day-intro": "e7cad750224afcd2",
    "austria-2-revised-day-draft": "021ad3c421286817",
    "austria-3-classic-night-random": "caca6c755bc6b6bb",
    "austria-3-classic-night-intro": "897f1984a84ae874",
    "austria-3-classic-night-draft": "fef7046016a0585e",
    "austria-3-classic-day-random": "f2363ba329cc85d7",
    "austria-3-classic-day-intro": "0ba3b45b507ccf8b",
    "austria-3-classic-day-draft": "0162c43cb20b26ff",
    "austria-3-revised-night-random": "4630807267d346cb",
    "austria-3-revised-night-intro": "66fd1fcd86cc44b1",
    "austria-3-revised-night-draft": "8561c62bd4f3c202",
    "austria-3-revised-day-random": "a60420be2c4c0469",
    "austria-3-revised-day-intro": "bcb3f307904bf96a",
    "austria-3-revised-day-draft": "d34a0ab567cf233a",
    "austria-4-classic-night-random": "022e9220d26b924d",
    "austria-4-classic-night-intro": "8f25dfcfaa0bcbac",
    "austria-4-classic-night-draft": "66d53e4872abc1d5",
    "austria-4-classic-day-random": "9e4db20d6446c4da",
    "austria-4-classic-day-intro": "0788b5db8d42d687",
    "austria-4-classic-day-draft": "4e57e9bfbdcb0a39",
    "austria-4-revised-night-random": "b2bfc582fbe94bc5",
    "austria-4-revised-night-intro": "f2a5cc18610dbce7",
    "austria-4-revised-night-draft": "1c6ca4e77b29b07d",
    "austria-4-revised-day-random": "eb6ff32967379173",
    "austria-4-revised-day-intro": "51b4f99a84daf9a1",
    "austria-4-revised-day-draft": "8b488ffb7b2d7cc4",
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
    """The modules that go compiled into the wheel."""
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
    """If another game is meant, run tests/golden/regenerate.py."""
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
    """It becomes a 32-bit constant of C, and is wrong from 31 on: shift `ONE` of core.bits."""
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
    """Literals shifted left by what only the running game knows, in functions with native integers.

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
