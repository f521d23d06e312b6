"""One game between bots: what they get, what's recorded about them, and their errors."""

from dataclasses import replace

import pytest

from arena.scripted import contest, find_patiently, find_strictly, played, timeless
from conformance import Variant, variants
from hotelier.arena.contest import BotError
from hotelier.arena.playing import read_bots
from hotelier.arena.results import ranks, read_line
from hotelier.core.errors import OptionError
from hotelier.core.match import replay


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_points_by_source_add_up_to_the_score(variant: Variant) -> None:
    bots = ("busy", "random", "busy", "last")[: variant.options["players"]]
    asked = contest(*bots, game=variant.game, games=3, **variant.options)
    for game in played(asked):
        for seat in game.result.seats:
            assert sum(seat.sources.values()) == seat.score


def test_the_sources_of_both_games_are_those_a_player_would_name() -> None:
    def sources(game: str) -> list[str]:
        return list(played(contest("first", "last", game=game))[0].result.seats[0].sources)

    assert sources("austria") == ["guests", "rooms", "staff", "politics", "emperor", "leftovers"]
    assert sources("overbooking")[-2:] == ["tokens", "crests"]
    assert len(sources("overbooking")) == 8


def test_a_result_is_that_of_the_record() -> None:
    for game in played(contest("busy", "last", "random", players=3, records=True)):
        assert game.record is not None
        match = replay(game.record)
        result = game.result
        assert match.seats == result.seating
        assert match.scores == tuple(seat.score for seat in result.seats)
        shares = [seat.share for seat in result.seats]
        assert [n for n, share in enumerate(shares, start=1) if share] == list(match.winners)
        assert sum(shares) == pytest.approx(1)
        decisions = sum(not step.startswith("~") for step in game.record.steps)
        assert sum(seat.decisions for seat in result.seats) == decisions


def test_records_are_kept_only_where_they_are_wanted() -> None:
    assert all(game.record is None for game in played(contest("first", "last")))


def test_the_same_seed_plays_the_same_games_and_another_does_not() -> None:
    def results(seed: int) -> object:
        return timeless([game.result for game in played(contest("random", "busy", seed=seed))])

    assert results(7) == results(7)
    assert results(7) != results(8)


def test_a_bot_against_itself_draws_its_own_random_numbers_in_each_seat() -> None:
    game = played(contest("random", records=True, games=1))[0]
    assert game.result.seating == ("random", "random")
    assert game.result.seats[0].score != game.result.seats[1].score


def test_a_bot_is_given_the_view_of_its_seat_and_its_own_budget() -> None:
    assert len(played(contest("told", "last"))) == 4


def test_decisions_that_take_too_long_are_counted() -> None:
    hurried = replace(contest("first", "last"), find=find_strictly)
    for game in played(hurried):
        for seat in game.result.seats:
            assert seat.late == seat.decisions > 0
            assert 0 <= seat.worst <= seat.seconds
    for game in played(replace(contest("first", "last"), find=find_patiently)):
        assert [seat.late for seat in game.result.seats] == [0, 0]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("cheating", "bot 'cheating' in seat 2 answered 'check out' at step "),
        ("silent", "bot 'silent' in seat 2 answered None at step "),
        ("raising", "bot 'raising' in seat 2 failed at step "),
        ("absent", "bot 'absent' in seat 2 can’t take its seat: RuntimeError: no taxi"),
    ],
)
def test_a_bot_that_goes_wrong_is_told_by_name_seat_and_step(
    bot: str, expected: str, jobs: int
) -> None:
    with pytest.raises(BotError) as caught:
        played(contest("first", bot), jobs)
    assert str(caught.value).startswith(expected)
    if bot != "absent":
        assert "of game 1 (deal 1)" in str(caught.value)


def test_an_illegal_answer_is_told_with_what_was_asked() -> None:
    with pytest.raises(BotError, match=r"which isn’t legal in decision '[a-z-]+'; legal: ") as told:
        played(contest("cheating", "first", game="overbooking"))
    assert "more" in str(told.value)


def test_an_error_of_a_bot_is_told_with_its_own_words() -> None:
    with pytest.raises(BotError, match=r": ZeroDivisionError: division by zero$"):
        played(contest("first", "raising"))


def test_the_step_that_is_told_is_the_one_the_record_would_have() -> None:
    """The bot's five decisions come before it, and those of the other seat, and chance."""
    with pytest.raises(BotError) as told:
        played(contest("raising", "first"))
    step = int(str(told.value).partition("at step ")[2].split()[0])
    record = played(contest("first", "first", records=True, games=1))[0].record
    assert record is not None
    before = replay(record, upto=step)
    assert before.actor == 1


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([50, 40], [1], [1, 2]),
        ([40, 40], [2], [2, 1]),
        ([40, 40], [1, 2], [1, 1]),
        ([30, 50, 30, 10], [2], [2, 1, 2, 4]),
        ([50, 50, 50, 10], [3], [2, 2, 1, 4]),
    ],
)
def test_winners_come_first_and_points_decide_behind_them(
    scores: list[int], winners: list[int], places: list[int]
) -> None:
    assert ranks(scores, winners) == places


def test_a_result_is_read_as_it_was_written() -> None:
    for game in played(contest("busy", "last", game="overbooking")):
        line = game.result.as_line()
        assert line.endswith("\n")
        assert "\n" not in line[:-1]
        assert read_line(line) == game.result


@pytest.mark.parametrize("line", ["", "{", "[]", "3", "{}", '{"seats": [{}]}', '{"seats": []}'])
def test_a_line_that_is_no_result_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_line(line)


def test_bots_are_written_with_a_comma_between_them() -> None:
    assert read_bots("hard, medium,search@0.5") == ("hard", "medium", "search@0.5")


@pytest.mark.parametrize("text", ["", ",", "hard,", "hard,,easy"])
def test_a_list_of_bots_with_a_gap_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="comma"):
        read_bots(text)
