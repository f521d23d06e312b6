"""Engine and browser format messages alike: `web/src/lib/words.test.ts` reads the same cases."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier.messages import speaking
from hotelier.messages.message import Fact, Listed, Message, Player, playing

CASES = json.loads((Path(__file__).parent / "told.json").read_text(encoding="utf-8"))


def read(plain: Any) -> Fact:
    """A fact from its plain data."""
    if not isinstance(plain, dict):
        fact: Fact = plain
        return fact
    if "seat" in plain:
        return Player(plain["seat"])
    if "list" in plain:
        return Listed(tuple(read(each) for each in plain["list"]), plain["join"])
    facts = {name: read(each) for name, each in plain.get("facts", {}).items()}
    return Message(plain["key"], facts, plain.get("text", ""), plain.get("capital", False))


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["what"]))
def test_a_message_is_said_as_the_browser_says_it(case: dict[str, Any]) -> None:
    told = read(case["told"])
    assert told == case["told"]
    for language, said in case["said"].items():
        with speaking(language), playing(case.get("names", ())):
            assert str(told) == said
