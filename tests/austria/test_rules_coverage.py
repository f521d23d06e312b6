"""Everything on the rules pages has a test.

Every section must be cited, by its sign and number, in the docstring or a comment of a test module;
every ruling's number must be in a test's name; and every decision must have a row here that proves
its texts (notation §3). What a trace shows in the midst of things is proven here too (notation §6).
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from austria.positions import play, position
from coverage_of_rules import cited_sections, proven_rulings, rulings, sections
from hotelier import new
from hotelier.austria.game import GAME
from hotelier.core.dealer import ScriptedDealer
from hotelier.core.game import find_game
from hotelier.core.match import Match
from hotelier.core.trace import trace

TESTS = Path(__file__).parent
RULES = TESTS.parents[1] / "docs" / "rules" / "austria.md"
NOTATION = TESTS.parents[1] / "docs" / "rules" / "notation.md"


def drafting() -> Match:
    script = ["~first 1", "~politics 105 109 113", "~emperor A1 B1 C1", "~row 49 50 51 52 53"]
    script += ["~draw 1 2 4 9 12 40 41", "~draw 2 1 3 5 6 7 8"]
    return Match(GAME, {"staff": "draft"}, ScriptedDealer(script)).begin()


def first_guests() -> Match:
    return new("austria", seed=1)


def first_rooms() -> Match:
    return play(new("austria", seed=1), "guest 1", "guest 1", "room 11")


def after(text: str, *actions: str) -> Callable[[], Match]:
    return lambda: play(position(text), *actions)


def emperor(text: str, round_: int, tiles: str, *actions: str) -> Callable[[], Match]:
    """Seat 1 is at 0, seat 2 where it gets neither bonus nor penalty."""
    table = f"2: emperor {round_ + 1}; table: round {round_}, tiles {tiles}, scoring"
    return lambda: play(position(f"{text}; {table}"), *actions)


MENU = """crowns 20, staff 1 2 3 4, kitchen w, cafe 65: 54, rooms 11, emperor 10
table: dice 123456, politics 105 109 113"""
DICE = [f"die {face}{boost}" for face in range(1, 7) for boost in ("", "+")]
GUESTS = [f"guest {place}" for place in range(1, 6)]

# decision: a position that asks it, and the whole list of legal texts
DECISIONS: dict[str, tuple[Callable[[], Match], list[str]]] = {
    "draft": (drafting, [f"keep {card}" for card in (12, 2, 4, 40, 41, 9)]),
    "first-guest": (first_guests, GUESTS),
    "first-room": (first_rooms, ["done", "room 12", "room 21"]),
    "turn": (
        after(MENU),
        ["check-in 1", "claim A", "deliver", *DICE, *GUESTS, "pass"]
        + [f"use {card}" for card in (1, 2, 3, 4)],
    ),
    "mimic": (after("table: dice 66", "die 6"), ["as 1", "as 2", "as 3", "as 4", "as 5"]),
    "split": (after("table: dice 1111", "die 1"), ["split 0", "split 1", "split 2"]),
    "advance": (after("table: dice 44", "die 4"), ["emperor 0", "emperor 1", "emperor 2"]),
    "cube": (
        after("cafe 54:, rooms 12", "check-in 1"),
        ["cube c", "cube k", "cube s", "cube w"],
    ),
    "place": (
        after("cafe 54 58, hand 21", "die 5", "hire 21"),
        ["kitchen", "serve 1w", "serve 2k", "serve 2w"],
    ),
    "deliver": (
        after("cafe 54 58, kitchen wk", "deliver", "serve 2k"),
        ["serve 1w", "serve 2w", "stop"],
    ),
    "prepare": (after("rooms 11", "die 3"), ["room 12", "room 21", "stop"]),
    "hire": (after("hand 10 9 45", "die 5"), ["hire 10", "hire 45", "hire 9", "stop"]),
    "check-in": (after("cafe 65:, rooms 11 12 31", "check-in 1"), ["room 11", "room 31"]),
    "occupy": (
        after("cafe 72:, rooms 11 12 13x 22", "check-in 1"),
        ["room 12", "room 22", "stop"],
    ),
    "complete": (
        after("cafe 61 65: 58:w, hand 38", "die 5", "hire 38"),
        ["stop", "table 1", "table 3"],
    ),
    "invite": (after("cafe 63:, rooms 11", "check-in 1"), [*GUESTS, "stop"]),
    "order": (after("cafe 61:, rooms 12", "check-in 1"), ["effect 1", "effect 2"]),
    "penalty": (emperor("staff 26", 3, "A1 B1 C1"), ["excuse", "pay 1", "pay 2"]),
    "return": (
        emperor("hand 9 10 45", 3, "A3 B1 C1", "pay 1"),
        ["return 10", "return 45", "return 9"],
    ),
    "demolish": (
        emperor("rooms 11 21 22 32x", 3, "A4 B1 C1", "pay 1"),
        ["room 21", "room 22"],
    ),
    "dismiss": (
        emperor("staff 5 31 48", 7, "A1 B1 C4", "pay 1"),
        ["dismiss 31", "dismiss 48"],
    ),
}


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_decision_lists_the_texts_of_the_notation_page_sorted(decision: str) -> None:
    build, legal = DECISIONS[decision]
    match = build()
    assert match.decision == decision
    assert list(match.legal) == legal == sorted(legal)


def test_end_is_in_the_menu_once_the_action_is_done() -> None:
    match = play(position("staff 1, rooms 11; table: dice 44"), "die 4", "emperor 0")
    assert match.legal == ("end", "use 1")


def test_a_trace_tells_every_decision_asked_and_then_the_result() -> None:
    match = new("austria", seed=3)
    while not match.over:
        play(match, match.legal[0])
    *lines, last = trace(match.record())
    actions = [k for k, step in enumerate(match.steps) if not step.startswith("~")]
    assert [line["step"] for line in lines] == actions
    assert [line["took"] for line in lines] == [match.steps[k] for k in actions]
    assert all(line["took"] in line["legal"] == sorted(line["legal"]) for line in lines)
    assert list(lines[0]) == ["step", "actor", "decision", "legal", "took", "seats", "table"]
    assert last == {"result": {"scores": list(match.scores), "winners": list(match.winners)}}


def test_a_trace_of_a_running_game_has_no_last_line() -> None:
    match = play(new("austria", seed=3), "guest 1", "guest 2")
    assert [line["took"] for line in trace(match.record())] == ["guest 1", "guest 2"]


def test_before_round_1_the_round_is_1_and_no_die_lies_there() -> None:
    table = find_game("austria").summary(first_guests().state)[1]
    assert (table["round"], table["dice"]) == (1, [0] * 6)


def test_during_the_emperors_visit_the_old_round_stands_with_its_dice_and_used_staff() -> None:
    match = position(
        "staff 1, used 1, covered 1; 2: emperor 4, covered 2; table: round 3, dice 4456"
    )
    play(match, "die 4", "emperor 0")
    seats, table = match.game.summary(match.state)
    assert match.decision == "penalty"
    assert (table["round"], table["dice"], seats[0]["used"]) == (3, [0, 0, 0, 1, 1, 1], [1])


def test_cards_and_cubes_in_the_air_are_in_no_hand_and_no_kitchen() -> None:
    kept = play(drafting(), "keep 9")
    assert kept.game.summary(kept.state)[0][0]["hand"] == [9]
    offered = after("cafe 75:, rooms 11; table: deck 7 8 9", "check-in 1")()
    assert offered.game.summary(offered.state)[0][0]["hand"] == []
    loose = after("cafe 54; table: dice 2244", "die 2", "split 0")()
    assert loose.decision == "place"
    assert loose.game.summary(loose.state)[0][0]["kitchen"] == "s0c0w0k0"


def test_every_decision_of_the_notation_page_has_a_test() -> None:
    table = NOTATION.read_text(encoding="utf-8").partition("### Decisions")[2].partition("\n## ")[0]
    named = re.findall(r"^\| `([a-z-]+)` \|", table, flags=re.MULTILINE)
    assert len(named) == len(set(named)) > 0
    assert [decision for decision in named if decision not in DECISIONS] == []
    assert set(DECISIONS) - set(named) == set()
    assert set(named) == {kind for kind in GAME.decisions if kind}


def test_every_ruling_of_the_rules_page_has_a_test() -> None:
    numbers, proven = rulings(RULES), proven_rulings(TESTS)
    assert len(numbers) == len(set(numbers)) > 0
    assert [number for number in numbers if number not in proven] == []
    assert sorted(proven - set(numbers)) == []


@pytest.mark.parametrize("page", [RULES, NOTATION], ids=lambda page: page.stem)
def test_every_section_of_the_rules_pages_is_cited_by_a_test(page: Path) -> None:
    numbers, cited = sections(page), cited_sections(TESTS, notation=page == NOTATION)
    assert len(numbers) == len(set(numbers)) > 0
    assert [f"§{number}" for number in numbers if number not in cited] == []
    assert sorted(cited - set(numbers)) == []
