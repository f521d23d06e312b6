"""The texts about each card and tile in tips, on the table and in the card browser."""

import json
from collections.abc import Iterator
from typing import Any

from hotelier.austria.game import GAME
from hotelier.austria.rules.cards import GUESTS, POLITICS, STAFF, TILES
from hotelier.core.rulebook import ids_of
from hotelier.messages import known


def entries() -> Iterator[dict[str, Any]]:
    for kind in GAME.component_words().values():
        yield from kind.values()


def keys(said: Any) -> Iterator[tuple[str, bool]]:
    """Every message in a text, and whether it has its own text."""
    if isinstance(said, dict):
        if "key" in said:
            yield said["key"], "text" in said
        for each in said.values():
            yield from keys(each)
    elif isinstance(said, list):
        for each in said:
            yield from keys(each)


def test_every_card_and_tile_has_its_words_as_plain_data() -> None:
    words = GAME.component_words()
    assert json.loads(json.dumps(words)) == words
    assert {kind: list(cards) for kind, cards in words.items()} == {
        "guest": [str(card) for card in GUESTS],
        "staff": [str(card) for card in STAFF],
        "politics": [str(card) for card in POLITICS],
        "emperor": list(TILES),
    }
    found = set(keys(words))
    assert [key for key, own in found if not own and not known(key)] == []


def test_only_what_the_revised_edition_changes_is_said_twice() -> None:
    words = GAME.component_words()
    changed = {
        kind: {
            number: set(entry["revised"]) for number, entry in cards.items() if "revised" in entry
        }
        for kind, cards in words.items()
    }
    assert changed["guest"] == {"97": {"gives", "card"}}
    assert changed["staff"] == {
        "17": {"cost", "card"},
        "23": {"does", "brief", "card"},
        "41": {"does", "brief", "card"},
    }
    assert changed["politics"] == {}
    assert "C2" in changed["emperor"]
    assert words["staff"]["17"]["revised"]["cost"] == 5


def test_equal_rewards_are_drawn_once() -> None:
    for number, entry in GAME.component_words()["guest"].items():
        rewards = GUESTS[int(number)].reward
        assert sum(each["times"] for each in entry["rewards"]) == len(rewards)
        assert len(entry["rewards"]) == len(set(rewards))


def test_cards_are_explained_by_paragraphs_that_are_in_the_rules() -> None:
    book = GAME.rulebook().sections
    for entry in entries():
        assert entry["rules"]
        for place in entry["explained"]:
            section, paragraph = place.split(" ")
            assert paragraph in [each for block in book[section] for each in ids_of(block)], place


def test_every_staff_card_is_about_something() -> None:
    staff = GAME.component_words()["staff"]
    assert [card for card, entry in staff.items() if not entry["traits"]["about"]] == []
