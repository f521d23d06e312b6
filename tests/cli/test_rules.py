"""`hotelier rules`: the rulebook in the terminal, complete or only what matches."""

import pytest

from cli.commands import call
from hotelier.cli.rules import fold, plain
from hotelier.core.game import find_game, games
from hotelier.messages import LANGUAGES, speaking


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook_is_shown_in_every_language(language: str, game: str) -> None:
    shown = call("--lang", language, "rules", game)
    assert shown.code == 0
    assert "[[" not in shown.out
    assert "**" not in shown.out
    assert "{" not in shown.out
    book = find_game(game).rulebook()
    assert book
    with speaking(language):
        titles = [book.title(section).upper() for section in book.sections]
    assert [title for title in titles if title not in shown.out] == []


def test_a_section_is_shown_alone() -> None:
    shown = call("rules", "overbooking", "scoring")
    assert shown.code == 0
    assert shown.out.count("◈") == 1


def test_a_section_is_found_by_its_title_in_the_language_that_is_spoken() -> None:
    book = find_game("austria").rulebook()
    assert book
    with speaking("pl"):
        title = book.title("emperor")
    assert call("--lang", "pl", "rules", *title.split()).out.count("◈") == 1


def test_a_ruling_is_found_by_its_number() -> None:
    shown = call("rules", "r08")
    assert "R08" in shown.out
    assert "R09" not in shown.out


def test_words_are_found_without_accents_and_in_any_case() -> None:
    assert "café" in call("rules", "CAFE").out


def test_what_the_rules_do_not_speak_of_is_answered_with_the_sections() -> None:
    shown = call("rules", "spaceships")
    assert shown.code == 1
    assert "check-in" in shown.out


def test_markup_becomes_plain_words() -> None:
    text = plain("**Pay** 2 crowns [[crowns]]; see [the Butler](staff-9).")
    assert text.plain == "Pay 2 crowns; see the Butler."
    assert fold("Łódź CAFÉ") == "łodz cafe"


def test_no_line_breaks_at_a_no_break_space(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = call("--lang", "fr", "rules", "austria").out
    assert "\N{NO-BREAK SPACE}" in shown
    ends = [line.strip(" ")[-1:] + line.strip(" ")[:1] for line in shown.splitlines()]
    assert "\N{NO-BREAK SPACE}" not in "".join(ends)
    assert [line for line in shown.splitlines() if line.strip(" │")[:1] in set(":;?!»")] == []
