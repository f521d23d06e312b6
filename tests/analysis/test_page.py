"""The page of an analysis: self-contained, in the current language, and with every name correct."""

import re
from dataclasses import replace
from functools import cache

import pytest

from analysis.finished import analysed, finished
from hotelier.analysis.page import page
from hotelier.analysis.telling import SMALL, TELLING, move_messages, told

WICKED = '<img src=x onerror="alert(1)">'


@cache
def drawn(name: str = "Anna") -> str:
    record = finished("overbooking")
    names = (name, *record.seats[1:])
    found = replace(analysed(), seats=names)
    return page(found, told(replace(record, seats=names), found), "en")


def test_the_page_needs_nothing_from_elsewhere() -> None:
    assert not re.search(r"https?:|url\(|<script|<link|<img|@import", drawn())
    assert drawn().startswith("<!doctype html>")
    assert 'lang="en"' in drawn()
    assert "prefers-color-scheme: dark" in drawn()


def test_names_are_told_as_they_are_written() -> None:
    assert WICKED not in drawn(WICKED)
    assert "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;" in drawn(WICKED)


def test_every_curve_has_a_line_for_each_seat_and_every_text_is_known() -> None:
    assert drawn().count("<polyline") == 2 * len(analysed().seats)
    assert not re.search(r">(analysis|source)-[a-z-]+<", drawn())


@pytest.mark.parametrize("report", range(2))
def test_costly_moves_are_told_in_words(report: int) -> None:
    words = told(finished("overbooking"), analysed()).moves[report + 1]
    assert [move.verdict.step for move in words] == list(analysed().reports[report].costliest)
    for move in words:
        assert move.taken != move.verdict.taken
        assert move.better != move.taken


def test_costly_moves_are_told_as_messages_to_whoever_made_them() -> None:
    found = {each.step: each for each in move_messages(finished("overbooking"), analysed())}
    blamed = [step for report in analysed().reports for step in report.costliest]
    assert sorted(blamed) == sorted(found)
    assert blamed
    for step in blamed:
        said = found[step]
        verdict = analysed().verdict(step)
        assert (said.taken.action, said.best.action) == (verdict.taken, verdict.best)
        assert str(said.taken.message) != verdict.taken
        assert str(said.best.message) not in (str(said.taken.message), said.best.message.key)
        assert said.best.parts
        assert sum(each.points for each in said.why) == pytest.approx(verdict.loss, abs=SMALL)
        assert len(said.why) <= TELLING + 1
