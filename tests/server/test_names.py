"""Names and messages of strangers: any script, but nothing invisible or that breaks the page."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from hotelier.core.errors import OptionError
from hotelier.core.names import columns
from hotelier.server.table.names import check_name, check_say

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \u00a0 Maria\u3000", "Anna Maria"),
        ("A\u0301gnes", "\u00c1gnes"),
        ("ทิพย์", "ทิพย์"),
        ("می\u200cرم", "\u2068می\u200cرم\u2069"),
        ("旅" * 12, "旅" * 12),
        (FAMILY * 12, FAMILY * 12),
        ("<b>Anna</b> & 'co'", "<b>Anna</b> & 'co'"),
    ],
)
def test_a_name_in_any_script_is_kept_trimmed_and_composed(written: str, kept: str) -> None:
    assert check_name(written) == kept


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "can’t be empty"),
        (" \u3000 ", "can’t be empty"),
        ("A\nB", "visible characters"),
        ("A\x00", "visible characters"),
        ("A\x1b[2J", "visible characters"),
        ("\u202eannA", "visible characters"),
        ("A\u2028B", "visible characters"),
        ("A\ud800", "visible characters"),
        ("\u3164", "visible characters"),
        ("\u2800\u2800", "visible characters"),
        ("\u200d", "1 to 24 columns wide"),
        ("\u0301", "1 to 24 columns wide"),
        ("A" * 25, "1 to 24 columns wide"),
        ("旅" * 13, "1 to 24 columns wide"),
        ("A" + "\u0335" * 100, "1 to 24 columns wide"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused_with_the_true_reason(
    written: str, reason: str
) -> None:
    with pytest.raises(OptionError, match=reason):
        check_name(written)


@given(st.text(max_size=40))
def test_a_name_once_kept_stays_as_it_is(written: str) -> None:
    try:
        name = check_name(written)
    except OptionError:
        return
    assert check_name(name) == name
    assert name.splitlines() == [name]


@pytest.mark.parametrize(
    "text",
    [
        "Anna",
        "旅館",
        "👩\u200d🍳",
        "❤️",
        "🇦🇹",
        "👍🏽",
        FAMILY,
        "🏳️\u200d🌈",
        "A\u0301\u0302",
        "Jean\u200cLuc",
    ],
)
def test_a_text_is_as_wide_as_a_terminal_shows_it(text: str) -> None:
    assert columns(text) == cell_len(text)


def test_a_message_becomes_one_line_as_it_was_written() -> None:
    assert check_say(" Good\nevening,\r\n  <i>all</i>\t! ", 500) == "Good evening,    <i>all</i> !"
    assert check_say("x" * 500, 500) == "x" * 500


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "1 to 500 characters"),
        ("\n \t", "1 to 500 characters"),
        ("\u200d", "1 to 500 characters"),
        ("x" * 501, "1 to 500 characters"),
        ("\u202egnineve", "visible characters"),
        ("\x07", "visible characters"),
        ("\udfff", "visible characters"),
    ],
)
def test_a_message_that_cannot_be_shown_is_refused(written: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        check_say(written, 500)
