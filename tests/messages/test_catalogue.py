"""One catalogue: every language has every text, nothing is left over, everything formats."""

import pytest

from hotelier.messages import FIRST, LANGUAGES
from messages.audit import CHECKS, lost_places, missing, shelves, texts, unknown, unsaid
from messages.sources import templates


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    lacking = [f"{name}: {key}" for name, key in missing(language)]
    assert not lacking, f"{len(lacking)} texts are missing, the first is {lacking[0]}"


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str, check: str) -> None:
    assert list(CHECKS[check](language)) == []


def test_every_text_is_said_somewhere() -> None:
    assert list(unsaid()) == []


def test_whatever_is_said_is_in_the_catalogue() -> None:
    assert list(unknown()) == []


def test_whatever_builds_keys_is_where_the_audit_believes_it_to_be() -> None:
    assert list(lost_places()) == []
    assert len(templates()) > 50


def test_the_audit_sees_what_a_text_is_made_of() -> None:
    found = texts(
        "a = { $n ->\n    [one] a card\n   *[other] { $n } cards\n  } of { $name }\n"
        "b = { a } and { c.title }\n"
    )
    assert found["a"].facts == {"n", "name"}
    assert len(found["a"].selects) == 1
    assert found["b"].refers == {"a", "c.title"}


def test_english_is_the_language_that_all_others_follow() -> None:
    assert FIRST == "en"
    assert shelves(FIRST)
