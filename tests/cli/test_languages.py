"""The terminal uses the requested language, and can switch at any time."""

import re
from pathlib import Path
from typing import Any

import pytest

from cli.commands import call, complaint, random_record
from hotelier.core.match import new_match
from hotelier.messages import LANGUAGES, say, speaking

KEY = re.compile(r"\b(terminal|overbooking|austria|refused|wrong)-[a-z]+\b|\{ ?\$")
PLAY = ("play", "overbooking", "--seed", 3, "--against", "random")
LEAVE = "quit\n\n"
OFFERED = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path


def said(language: str, key: str, **facts: str | int) -> str:
    with speaking(language):
        return say(key, **facts)


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_a_game_is_played_in_the_language_asked_for(game: str, language: str) -> None:
    typed = "1\nhelp\nboard\nlog all\nshow 2\nundo\nnonsense\nsave\n" + LEAVE
    arguments = ("--lang", language, "play", game, "--seed", 3, "--against", "random")
    out = call(*arguments, typed=typed)
    assert (out.code, out.err) == (0, "")
    assert words(said(language, "terminal-choose")) in words(out.out)
    assert words(said(language, "terminal-leave")) in words(out.out)
    assert KEY.search(out.out) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_and_cards_are_told_in_every_language(home: Path, language: str) -> None:
    finished, running = home / "finished.json", home / "running.json"
    random_record().save(finished)
    new_match("overbooking", {}, 1, ("Anna", "Bela")).record().save(running)
    for arguments in (
        ("show", finished),
        ("show", running, "--seat", 1),
        ("replay", finished, running),
        ("hint", running, "--rounds", 1, "--seed", 1),
        ("cards", "overbooking"),
        ("cards", "austria"),
    ):
        outcome = call("--lang", language, *arguments)
        assert (outcome.code, outcome.err) == (0, "")
        assert KEY.search(outcome.out) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_changed_in_the_middle_of_a_game(language: str) -> None:
    typed = f"lang\nlang {language}\n1\n{LEAVE}"
    out = words(call(*PLAY, typed=typed).out)
    assert words(said("en", "terminal-which-language", languages=OFFERED)) in out
    before, _, after = out.partition(words(said(language, "terminal-speaks")))
    assert said("en", "terminal-prompt") in before
    assert words(said(language, "what-now")).upper() in after
    assert words(said(language, "terminal-prompt")) in after


@pytest.mark.parametrize("typed", ["pl", "PL", "pl_PL", "Polski", "polski"])
def test_a_language_goes_by_its_code_and_by_its_own_name(typed: str) -> None:
    assert words(said("pl", "terminal-speaks")) in words(
        call(*PLAY, typed=f"language {typed}\n{LEAVE}").out
    )


def test_a_language_that_there_is_not_is_refused_with_those_there_are() -> None:
    told = complaint(call("--lang", "klingon", "cards"))
    assert told == said("en", "terminal-no-language", name="'klingon'", languages=OFFERED)
    assert {"en (English)", "pl (Polski)"} < set(OFFERED.split(", "))


def test_the_language_comes_from_the_option_then_the_variable_then_the_system() -> None:

    def spoken(*before: str, system: str, variable: str | None = None) -> str:
        nothing: dict[str, Any] = {"LC_ALL": None, "LC_MESSAGES": None, "LANGUAGE": None}
        given = nothing | {"LANG": system, "HOTELIER_LANG": variable}
        return call(*before, "cards", "zeppelin", **given).out.strip()

    no = {
        language: said(language, "terminal-nothing-fits", wanted="“zeppelin”")
        for language in LANGUAGES
    }
    assert spoken("--lang", "it", system="pl_PL.UTF-8", variable="nl") == no["it"]
    assert spoken(system="pl_PL.UTF-8", variable="nl") == no["nl"]
    assert spoken(system="pl_PL.UTF-8") == no["pl"]
    assert spoken(system="C.UTF-8", variable="") == no["en"]
