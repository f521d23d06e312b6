"""No card and no tile without its own test: a new one fails here until it has one.

Staff and tiles have test functions named after them (`test_staff_07_masseuse_…`, `test_tile_a1_…`);
guests and politics cards are rows, `Visit("49 Sculptor", …` and `Card("105 twenty crowns", …`, of
tables that the tests beside them are run on one by one.
"""

import re
from pathlib import Path

import pytest

from hotelier.austria.rules.cards import GUESTS, POLITICS, STAFF, TILES
from hotelier.austria.rules.printed import Staff

HERE = Path(__file__).parent
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")}


def functions(beginning: str) -> list[str]:
    """The names of all test functions that start like this."""
    found = (re.findall(rf"^def ({beginning}\w*)\(", text, re.M) for text in SOURCES.values())
    return [name for names in found for name in names]


def rows(file: str, row: str) -> list[str]:
    """The names of the rows in a file's table."""
    return re.findall(rf'\b{row}\(\s*"([^"]+)"', SOURCES[file])


@pytest.mark.parametrize("card", STAFF.values(), ids=lambda card: f"{card.id} {card.name}")
def test_every_staff_card_has_a_test_function_named_after_it(card: Staff) -> None:
    name = card.name.lower().replace(" ", "_").replace("-", "_")
    assert functions(f"test_staff_{card.id:02}_{name}_")


def test_every_staff_test_is_of_a_staff_card() -> None:
    tested = {int(name.split("_")[2]) for name in functions(r"test_staff_\d\d_")}
    assert tested == set(STAFF)


def test_every_guest_is_checked_in_by_a_row_of_its_own() -> None:
    assert rows("test_guest_cards.py", "Visit") == [f"{g.id} {g.name}" for g in GUESTS.values()]


def test_every_politics_card_is_claimed_by_a_row_of_its_own() -> None:
    numbers = [int(row.split()[0]) for row in rows("test_politics_cards.py", "Card")]
    assert numbers == list(POLITICS)


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("side", ["bonus", "penalty"])
def test_every_tile_has_tests_of_its_bonus_and_its_penalty(tile: str, side: str) -> None:
    assert functions(f"test_tile_{tile.lower()}_{side}_")
