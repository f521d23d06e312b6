"""Every language follows its own guide: one term per thing, and none of the words it avoids."""

import pytest

from hotelier.messages import FIRST, LANGUAGES
from messages.glossary import (
    GUIDES,
    forbidden_words,
    strange_fields,
    terms,
    unused_terms,
    whole_words,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_guide(language: str) -> None:
    assert (GUIDES / f"{language}.md").is_file()
    assert list(strange_fields(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_term_for_every_thing(language: str) -> None:
    assert set(terms(language)) == set(terms(FIRST))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    assert list(unused_terms(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_what_its_language_avoids(language: str) -> None:
    assert list(forbidden_words(language)) == []


def test_a_forbidden_word_is_found_whole_and_in_any_case() -> None:
    found = whole_words("dear|at once")
    assert found.search("That is too Dear.")
    assert found.search("All at once, please.")
    assert not found.search("An endearing waiter")
