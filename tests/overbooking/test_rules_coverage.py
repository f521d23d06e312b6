"""Everything on the rules page has a test; and its notation (rules §9) is what's played.

Every section must be cited in a test module, every ruling's number must be in a test's name, and
every decision has a row here that proves its texts.
"""

import re
from pathlib import Path

import pytest

import hotelier
from coverage_of_rules import cited_sections, proven_rulings, rulings, sections
from hotelier.core.rng import Rng
from hotelier.core.trace import trace
from hotelier.overbooking.game import GAME
from overbooking.positions import CARDS, check_in, position

TESTS = Path(__file__).parent
PAGE = TESTS.parents[1] / "docs" / "rules" / "overbooking.md"


def test_every_ruling_has_a_test_and_every_such_test_a_ruling() -> None:
    numbers, proven = rulings(PAGE), proven_rulings(TESTS)
    assert numbers == [f"O{n:02}" for n in range(1, len(numbers) + 1)]
    assert [number for number in numbers if number not in proven] == []
    assert sorted(proven - set(numbers)) == []


def test_every_section_is_cited_by_a_test_and_every_cited_section_is_there() -> None:
    numbers, cited = sections(PAGE), cited_sections(TESTS)
    assert numbers == [str(n) for n in range(1, 10)]
    assert [f"§{number}" for number in numbers if number not in cited] == []
    assert sorted(cited - set(numbers)) == []


# decision: a position that asks it, and the whole list of legal texts
DECISIONS = {
    "place": (
        "hotel 1: 8 small_only; 1: hand 1b 6s; table: first 2, time 5, next 1",
        "door 1b 1, door 1b 2, door 6s 1, door 6s 2, queue 1b 1, queue 1b 2, queue 6s 2, skip",
    ),
    "maids": (
        "hotel 1: 9 none, queue 1:6b 2:6b 1:2f, door 1:3s; table: checking in",
        "replace 1, replace 3, stop",
    ),
    "nobles": (
        "hotel 1: 9 none, queue 1:6b 2:6b 1:2f, door 1:4s; table: checking in",
        "name 1, name 3, stop",
    ),
    "soldiers": (
        "hotel 1: 9 none, queue 1:6b 2:6b 1:2f, door 1:5s; table: checking in",
        "replace 1, replace 2, stop",
    ),
}


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_decision_lists_the_texts_of_the_page_sorted(decision: str) -> None:
    text, legal = DECISIONS[decision]
    match = position(text)
    assert (match.actor, match.decision) == (1, decision)
    assert list(match.legal) == legal.split(", ") == sorted(legal.split(", "))


def test_every_decision_of_the_page_has_a_row_here() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("| decision | actions |")[2]
    named = re.findall(r"^\| `([a-z]+)` \|", table, flags=re.MULTILINE)
    assert named == list(DECISIONS)
    assert set(named) == {kind for kind in GAME.decisions if kind}


def test_every_hotel_rule_of_the_page_is_one_of_the_games() -> None:
    table = (
        PAGE.read_text(encoding="utf-8").partition("| rule | the queue |")[2].partition("\n\n")[0]
    )
    views = [hotelier.new("overbooking", players=4, seed=n).view(None).as_dict() for n in range(12)]
    tiles = [hotel for view in views for hotel in view["hotels"]]
    rules = {tile[side]["rule"] for tile in tiles for side in ("face", "other_side")}
    assert set(re.findall(r"`(\w+)`", table)) == rules
    assert len(rules) == 10


def test_a_trace_tells_every_decision_asked_and_then_the_result() -> None:
    match = hotelier.new("overbooking", players=3, bonus="advanced", seed=4)
    rng = Rng(3)
    while not match.over:
        match.play(match.legal[rng.below(len(match.legal))])
    *lines, last = trace(match.record())
    actions = [k for k, step in enumerate(match.steps) if not step.startswith("~")]
    assert [line["step"] for line in lines] == actions
    assert [line["took"] for line in lines] == [match.steps[k] for k in actions]
    for line in lines:
        assert line["took"] in line["legal"] == sorted(line["legal"])
        assert list(line["seats"][0]) == ["hand", "booked", "tokens"]
        assert list(line["table"]) == ["round", "first", "turn", "at", "hotels"]
        assert set(line["table"]["hotels"][0]) == set("beds rule token named queue door".split())
        assert (line["decision"] == "place") == (line["table"]["turn"] in range(1, 6))
        assert (line["decision"] == "place") == (line["table"]["at"] is None)
        for told in line["seats"]:
            assert told["hand"] == sorted(told["hand"])
            assert told["booked"] == sorted(told["booked"])
    assert last == {"result": {"scores": list(match.scores), "winners": list(match.winners)}}


def test_a_trace_shows_everything_while_an_ability_is_decided() -> None:
    match = check_in(
        "2 none, queue 1:6b 2:5f, door 1:4l 2:4s",
        "hotel 2: 10 first_open, queue 2:1f 1:1b; 1: hand 2b, tokens 1; 2: booked 3l 2l",
    )
    match.play("name 1")
    seats, table = match.game.summary(match.state)
    assert seats == [
        {"hand": ["2b"], "booked": [], "tokens": 1},
        {"hand": [], "booked": ["2l", "3l"], "tokens": 0},
    ]
    assert (table["round"], table["first"], table["turn"]) == (4, 1, 0)
    assert table["at"] == {"hotel": 1, "card": "4s"}
    assert table["hotels"] == [
        {
            "beds": 2,
            "rule": "none",
            "token": False,
            "named": [1],
            "queue": [[1, "6b", True], [2, "5f", True]],
            "door": [[1, "4l", True], [2, "4s", True]],
        },
        {
            "beds": 10,
            "rule": "first_open",
            "token": True,
            "named": [],
            "queue": [[2, "1f", True], [1, "1b", False]],
            "door": [],
        },
    ]


def test_a_trace_of_a_running_game_has_no_last_line() -> None:
    match = hotelier.new("overbooking", seed=3)
    taken = [match.legal[0]]
    match.play(taken[0])
    assert [line["took"] for line in trace(match.record())] == taken


def test_a_record_names_the_game_and_all_its_options() -> None:
    record = hotelier.new("overbooking", seed=3, bonus="beginner").record().as_dict()
    assert (record["format"], record["game"], record["rules"]) == ("hotelier/1", "overbooking", "1")
    assert record["options"] == {"players": 2, "bonus": "beginner"}
    assert "result" not in record


def test_every_card_has_its_own_text_in_the_order_of_the_deck() -> None:
    assert [f"{kind}{crest}" for kind in range(1, 7) for crest in "bfls"] == CARDS == sorted(CARDS)
