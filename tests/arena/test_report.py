"""The output of a contest: a table for programs, and a page for readers."""

import csv
import io
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from arena.scripted import contest, finished, played
from hotelier.arena.ratings import rated
from hotelier.arena.report import command, report
from hotelier.arena.results import GameResult
from hotelier.arena.sheet import as_csv
from hotelier.arena.standings import count
from hotelier.core.game import find_game
from hotelier.reports.axis import axis

ASKED = contest("busy", "last", "random", games=4, side="day")
RESULTS = [game.result for game in played(ASKED)]
BOTS = ("busy", "last", "random")


def page(results: list[GameResult] = RESULTS, rate: bool = True) -> str:
    ratings = rated(results) if rate else None
    return report(ASKED, find_game("austria"), count(BOTS, results), ratings, results)


def test_the_table_has_a_row_for_each_seat_of_each_game() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(RESULTS))))
    assert len(rows) == 2 * len(RESULTS) == 24
    seats = [(game, n, seat) for game in RESULTS for n, seat in enumerate(game.seats, start=1)]
    for row, (game, number, seat) in zip(rows, seats, strict=True):
        assert (row["game"], row["deal"]) == (str(game.number), str(game.deal))
        assert (row["seat"], row["bot"], row["score"]) == (str(number), seat.bot, str(seat.score))
        assert row["seating"].split() == list(game.seating)
        assert float(row["win_share"]) == seat.share
        points = {name: int(value) for name, value in row.items() if name.startswith("points_")}
        assert sum(points.values()) == seat.score


class Reader(HTMLParser):
    """Checks that tags are closed in order, and collects the text and everything that's fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that closes itself."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.text.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


def test_the_page_needs_nothing_but_itself() -> None:
    text = page()
    assert read(text).fetched == []
    assert not re.search(r"url\(|@import|<script|https?:", text)


def test_the_page_shows_ratings_rates_scores_sources_and_the_command() -> None:
    text = " ".join(read(page()).text)
    for words in ("Rating", "Win rate", "Scores", "Where points come from", "Head to head"):
        assert words in text
    for words in (*BOTS, "emperor", "leftovers", command(ASKED, find_game("austria"))):
        assert words in text


def test_without_ratings_the_page_shows_win_rates_alone() -> None:
    text = " ".join(read(page(rate=False)).text)
    assert "Win rate" in text
    assert "OpenSkill" not in text


def test_a_contest_that_was_stopped_says_so() -> None:
    assert "6 of 12 games, 1 deal, " in page(RESULTS[:6])


def test_names_cannot_break_the_page() -> None:
    results = [finished(1, 1, **{"<i>&": 5, 'a"b': 4}), finished(2, 2, **{'a"b': 5, "<i>&": 4})]
    standings = count(["<i>&", 'a"b'], results)
    text = report(ASKED, find_game("austria"), standings, None, results)
    assert "<i>&" not in text
    assert "<i>&" in "".join(read(text).text)


@pytest.mark.parametrize("scores", [(0, 0), (-7, -7), (5, -5), (1000, 1)])
def test_odd_scores_can_be_drawn(scores: tuple[int, int]) -> None:
    results = [finished(n, n, a=scores[0], b=scores[1]) for n in (1, 2)]
    text = report(ASKED, find_game("austria"), count("ab", results), None, results)
    assert "nan" not in " ".join(read(text).text)
    assert "inf" not in " ".join(read(text).text)


def test_one_deal_alone_can_be_drawn() -> None:
    results = [finished(1, 1, a=50, b=40)]
    text = report(ASKED, find_game("austria"), count("ab", results), None, results)
    assert "50.0 ± ?" in " ".join(read(text).text)


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 1, (0, 0.2, 0.4, 0.6, 0.8, 1)),
        (-7, 23, (-10, -5, 0, 5, 10, 15, 20, 25)),
        (3, 3, (2, 2.5, 3, 3.5, 4)),
        (41, 188, tuple(range(40, 201, 20))),
    ],
)
def test_an_axis_is_marked_with_round_numbers(
    low: float, high: float, marks: tuple[float, ...]
) -> None:
    assert axis(low, high).marks == marks


def test_the_command_says_all_that_decides_the_games() -> None:
    game = find_game("austria")
    assert command(ASKED, game) == (
        "hotelier arena austria --bots busy,last,random --games 4 --players 2 --side day --seed 7"
    )
    assert "--players 3" in command(contest("first", players=3), game)
    assert (
        command(replace(ASKED, bots=("search@0.5", "a b")), game)
        .split("--bots ")[1]
        .startswith("'search@0.5,a b'")
    )
