"""The texts about each card, crest and hotel, for the browser."""

import json
from typing import Any

import pytest

from hotelier.core.game import find_game
from hotelier.messages import LANGUAGES, say, speaking

WORDS = find_game("overbooking").component_words()


def told(fact: Any) -> str:
    """A message that was plain data, as a browser formats it."""
    if not isinstance(fact, dict):
        return str(fact)
    if "list" in fact:
        return ", ".join(told(each) for each in fact["list"])
    facts = {
        name: value if isinstance(value, int) else told(value)
        for name, value in fact.get("facts", {}).items()
    }
    words = say(fact["key"], **facts)
    return words[:1].upper() + words[1:] if fact.get("capital") else words


def messages_in(plain: Any) -> list[dict[str, Any]]:
    if isinstance(plain, dict):
        own = [plain] if "key" in plain else []
        return own + [found for value in plain.values() for found in messages_in(value)]
    if isinstance(plain, list):
        return [found for value in plain for found in messages_in(value)]
    return []


def test_there_are_words_for_everything_in_the_box() -> None:
    sizes = {kind: len(entries) for kind, entries in WORDS.items()}
    assert sizes == {"card": 24, "back": 8, "kind": 6, "crest": 4, "hotel": 8, "rule": 10}
    assert json.loads(json.dumps(WORDS)) == WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    with speaking(language):
        for found in messages_in(WORDS):
            assert told(found) != found["key"]


def test_a_kind_tells_beds_coins_and_ability() -> None:
    assert [told(each) for each in WORDS["kind"]["4"]["sentences"]] == [
        "In a queue: need 4 beds, worth 2 coins once booked.",
        "At a back door: you may name one of your own cards in the queue to be booked first.",
    ]
    assert told(WORDS["card"]["4b"]["name"]) == "bird nobles"
    assert WORDS["card"]["4b"]["back"] == "4-6b"


def test_a_hotel_tells_both_its_sides() -> None:
    assert [told(each) for each in WORDS["hotel"]["2"]["sentences"]] == [
        "Side A: 8 beds. Monks (1) are booked before other guests, nearest the hotel first.",
        "Side B: 17 beds. No back door and no token, but the queue has 5 spots.",
    ]


def test_the_ruling_about_ties_concerns_cards_worth_three_coins() -> None:
    kinds = [kind for kind, entry in WORDS["kind"].items() if "O18" in entry["rulings"]]
    assert kinds == ["1", "2"]


def test_the_numbers_of_the_rules_are_those_of_the_engine() -> None:
    numbers = find_game("overbooking").components()["numbers"]
    assert (numbers["rounds"], numbers["times"], numbers["hand"]) == (4, 5, 9)
    assert numbers["after"] == ["turned", "new", "turned"]
    assert numbers["places"]["none"] == {"queue": 4, "door": 2}
    assert numbers["places"]["no_back_door"] == {"queue": 5, "door": 0}


def test_a_kind_has_a_sign_for_what_it_does_at_a_back_door() -> None:
    signs = [(entry["sign"], entry["own"]) for entry in WORDS["kind"].values()]
    assert signs == [
        ("", False),
        ("+3", False),
        ("", True),
        ("1", False),
        ("6", False),
        ("−3", False),
    ]


def test_a_rule_tells_whether_it_books_some_cards_first() -> None:
    assert {rule for rule, entry in WORDS["rule"].items() if entry["first"]} == {
        "monks_first",
        "soldiers_first",
    }
