"""Which language is used, and how a text is formatted in it."""

from datetime import UTC, datetime
from threading import Thread

import pytest

from hotelier.messages import (
    LANGUAGES,
    accepted,
    known,
    language,
    moment,
    say,
    speak,
    speaking,
    systems_own,
)

NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "russian"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "eo.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "nl_NL", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "eo.UTF-8", "LANGUAGE": "eo:nl:en"}, "nl"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "eo:la"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "en_GB:pl"}, "en"),
        # A system without a language isn't asked for one, as usual.
        ({"LANG": "C", "LANGUAGE": "pl"}, "en"),
        ({"LANGUAGE": "pl"}, "en"),
    ],
)
def test_the_language_of_the_system_is_what_its_environment_says(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], spoken: str
) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert systems_own() == spoken


@pytest.mark.parametrize(
    ("header", "spoken"),
    [
        ("", "en"),
        ("*", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8", "pl"),
        ("eo-001, nl;q=0.5, it;q=0.7", "it"),
        ("en;q=0.1, ru", "ru"),
        ("ru;q=0", "en"),
        ("ru;q=0, nl;q=0.1", "nl"),
        ("PL", "pl"),
        ("nl;quality=1, it;q=x", "en"),
        (",;,,;q=1", "en"),
        ("xx," * 10_000 + "pl", "en"),
    ],
)
def test_who_asks_gets_the_language_they_want_most(header: str, spoken: str) -> None:
    assert accepted(header) == spoken


def test_a_language_is_spoken_until_another_is() -> None:
    with speaking("en"):
        speak("pl")
        assert language() == "pl"
        with speaking("nl"):
            assert language() == "nl"
        assert language() == "pl"


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        speak("xx")


def test_everybody_speaks_for_themselves() -> None:
    heard: list[str] = []
    with speaking("ru"):
        other = Thread(target=lambda: heard.append(language()))
        other.start()
        other.join()
    assert heard == ["en"]


def test_numbers_choose_their_form() -> None:
    with speaking("en"):
        assert [say("overbooking-beds", n=n) for n in (0, 1, 2)] == ["0 beds", "1 bed", "2 beds"]


DAYS = {
    "en": "8 November 2026",
    "de": "8. November 2026",
    "es": "8 de noviembre de 2026",
    "fr": "8 novembre 2026",
    "it": "8 novembre 2026",
    "nl": "8 november 2026",
    "pl": "8 listopada 2026",
    "ru": "8 ноября 2026",
}


@pytest.mark.parametrize(("spoken", "day"), DAYS.items())
def test_every_language_writes_a_moment_as_its_readers_do(spoken: str, day: str) -> None:
    with speaking(spoken):
        said = moment(datetime(2026, 11, 8, 21, 5, tzinfo=UTC).timestamp())
    assert said.startswith(day)
    assert said.endswith(", 21:05 UTC")


def test_a_key_that_nobody_knows_shows_itself() -> None:
    assert say("no-such-text") == "no-such-text"
    assert not known("no-such-text")
    assert known("overbooking-beds")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_language_says_how_it_is_called(spoken: str) -> None:
    with speaking(spoken):
        assert say("terminal-speaks") != "terminal-speaks"
