"""`hotelier cards` finds every card and says what it does."""

import re

import pytest

from cli.commands import call, complaint
from hotelier.austria.rules.cards import GUESTS, POLITICS, STAFF, TILES
from hotelier.austria.rules.printed import BOARD_NAMES
from hotelier.austria.words.cards import staff_words
from hotelier.cli.cards import KINDS
from hotelier.cli.pictures import picture_of
from hotelier.core.game import find_game, games
from hotelier.core.words import sentence
from hotelier.messages import say

HEAD = re.compile(r"^ {0,3}(\d+|[ABC]\d|[ABCD]|night|track)  ", re.MULTILINE)


def listed(*arguments: object) -> list[str]:
    """The numbers of the cards a command lists."""
    return HEAD.findall(text(*arguments))


def text(*arguments: object) -> str:
    outcome = call("cards", *arguments)
    assert outcome.code == 0, outcome.err
    return outcome.out


def test_without_a_query_every_card_and_tile_is_listed_once() -> None:
    numbers = [str(card) for card in (*GUESTS, *STAFF, *POLITICS)] + list(TILES)
    assert sorted(listed()) == sorted([*numbers, *BOARD_NAMES, "track"])


@pytest.mark.parametrize("query", ["Butler", "butler", "9"])
def test_a_card_is_found_by_its_name_or_number(query: str) -> None:
    assert listed(query) == ["9"]
    assert sentence(str(staff_words(9))) in text(query)


def test_a_name_of_several_words_needs_no_quotes() -> None:
    assert listed("page", "boy") == ["35"]


def test_words_are_looked_for_in_what_cards_do() -> None:
    found = listed("emperor penalty")
    assert found == ["26"]


def test_kinds_and_colours_filter() -> None:
    green = [str(card) for card, guest in GUESTS.items() if guest.colour == "green"]
    assert listed("--kind", "guest", "--colour", "green") == green
    assert listed("--kind", "politics") == [str(card) for card in POLITICS]
    assert listed("--kind", "emperor") == list(TILES)


def test_costs_and_moments_filter_staff() -> None:
    wanted = [str(card) for card, s in STAFF.items() if s.cost == 4 and s.when == "end"]
    assert wanted
    assert listed("--cost", "4", "--moment", "end") == wanted


def test_filters_and_a_query_go_together() -> None:
    found = listed("wine", "--kind", "staff")
    assert found
    assert set(found) <= {str(card) for card in STAFF}
    assert len(found) < len(listed("wine"))


def test_what_the_revised_edition_changes_is_told() -> None:
    assert "Revised edition: costs 5 crowns." in text("kitchen hand")


def test_a_game_can_be_named() -> None:
    assert listed("--game", "austria", "butler") == ["9"]
    assert listed("austria", "butler") == ["9"]


def test_finding_nothing_is_told_in_a_sentence() -> None:
    nothing = say("terminal-nothing-fits", wanted="“zeppelin”")
    assert text("zeppelin").strip() == nothing
    neither = say("terminal-nothing-fits", wanted="kind staff and colour blue")
    assert text("--colour", "blue", "--kind", "staff").strip() == neither


@pytest.mark.parametrize(
    ("flag", "value", "expected"),
    [
        ("--kind", "dice", "board, emperor, guest, politics, staff, track"),
        ("--colour", "pink", "blue, green, red, yellow"),
        ("--moment", "never", "end, once, permanent, round"),
        ("--cost", "99", "1, 2, 3, 4, 5, 6"),
    ],
)
def test_an_unknown_filter_value_is_refused_with_those_there_are(
    flag: str, value: str, expected: str
) -> None:
    told = complaint(call("cards", flag, value))
    assert told == f"{flag} must be one of {expected}, not {value!r}"


def test_what_is_always_at_work_is_found_by_either_word() -> None:
    wanted = [str(card) for card, staff in STAFF.items() if staff.when == "permanent"]
    assert listed("--moment", "always") == listed("--moment", "Permanent") == wanted


def test_a_filter_of_another_game_is_refused_with_those_there_are() -> None:
    facts = {"game": "overbooking", "flags": "--kind, --source", "others": "--game austria"}
    told = complaint(call("cards", "overbooking", "--cost", "4"))
    assert told == say("terminal-no-filter", name="cost", **facts)


def test_what_one_transcription_says_is_told() -> None:
    assert listed("--source", "transcription") == ["A", "B", "C", "D", "track"]
    assert text("--kind", "board").count(say("austria-from-transcription")) == 4
    assert "5* 6 6* 7" in text("track")
    assert "night" in listed("--source", "printed")


@pytest.mark.parametrize("game", games())
def test_the_help_names_the_kinds_of_every_game(game: str) -> None:
    kinds = dict.fromkeys(card.kind for card in picture_of(find_game(game)).cards())
    assert f"{game.capitalize()}: {', '.join(kinds)}." in KINDS


def test_an_unknown_game_is_refused() -> None:
    assert "there’s no game 'chess'" in complaint(call("cards", "--game", "chess"))


def test_a_card_of_overbooking_is_found_by_its_text() -> None:
    assert "Nobles" in text("--game", "overbooking", "4f")
