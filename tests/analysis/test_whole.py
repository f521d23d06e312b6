"""A whole analysis: chances and sources that add up, and a format that can be read again."""

import json
from dataclasses import replace
from typing import Any

import pytest

import hotelier
from analysis.finished import LITTLE, analysed, finished, work
from hotelier.analysis import FORMAT, Effort, analyse, read_analysis
from hotelier.analysis.curves import turnings
from hotelier.analysis.playing import winning
from hotelier.analysis.shapes import Point
from hotelier.analysis.telling import title_of
from hotelier.bots.catalogue import find_opponent
from hotelier.core.errors import RecordError
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.overbooking.rules.box import BONUSES


@pytest.mark.slow
def test_the_same_seed_and_effort_give_the_same_analysis() -> None:
    assert analyse(finished("overbooking"), LITTLE, 1).as_dict() == analysed().as_dict()
    assert analyse(finished("overbooking"), LITTLE, 2).as_dict() != analysed().as_dict()


def test_the_chances_of_all_seats_add_up_and_end_with_the_result() -> None:
    for point in analysed().points:
        assert sum(point.win) == pytest.approx(1.0)
    last = analysed().points[-1]
    assert last.points == analysed().scores == last.score
    assert {n for n, win in enumerate(last.win, start=1) if win} == set(analysed().winners)
    assert [each.step for each in analysed().points] == sorted(
        {each.step for each in analysed().points}
    )


def test_points_by_source_end_with_the_score() -> None:
    tallies = analysed().tallies
    assert [tally.round for tally in tallies] == [1, 2, 3, 4]
    for sources, score in zip(tallies[-1].sources, analysed().scores, strict=True):
        assert sum(sources.values()) == score


@pytest.mark.parametrize("game", hotelier.games())
def test_points_by_source_are_those_of_the_table_at_any_moment(game: str) -> None:
    bonuses: list[dict[str, Any]] = [{"bonus": bonus} for bonus in BONUSES]
    for options in bonuses if game == "overbooking" else [{}]:
        match = hotelier.new(game, seed=3, players=3, **options)
        rng = Rng(3)
        while not match.over:
            match.play(match.legal[rng.below(len(match.legal))])
            events = [event for _, event in match.happened()]
            found = [match.game.sources(events, seat, match.options) for seat in (1, 2, 3)]
            assert tuple(sum(each.values()) for each in found) == match.scores


def test_every_decision_has_a_verdict_and_every_seat_a_report() -> None:
    record = finished("overbooking")
    decided = [n for n, step in enumerate(record.steps) if not step.startswith("~")]
    assert [each.step for each in analysed().verdicts] == decided
    assert [each.taken for each in analysed().verdicts] == [record.steps[n] for n in decided]
    for report in analysed().reports:
        own = [
            each for each in analysed().verdicts if each.seat == report.seat and each.options > 1
        ]
        assert report.decisions == len(own)
        assert report.mean_loss == pytest.approx(
            sum(each.loss for each in own) / len(own), abs=1e-4
        )
        assert all(analysed().verdict(step).blamed for step in report.costliest)


def test_moves_in_a_decided_game_are_not_the_costliest() -> None:
    report = next(each for each in analysed().reports if each.costliest)
    step = report.costliest[0]
    decided = [
        replace(each, win=0.985, best_win=0.999) if each.step == step else each
        for each in analysed().verdicts
    ]
    again = work("overbooking").whole([*decided, *analysed().points]).reports[report.seat - 1]
    assert step not in again.costliest
    assert again.lost == pytest.approx(report.lost - analysed().verdict(step).loss, abs=1e-3)


def test_the_first_pieces_are_a_sample_of_all_so_that_they_tell_how_long_it_takes() -> None:
    whole = work("austria")
    order = whole.order()
    assert sorted(order) == list(range(len(whole)))
    tenth = order[: len(order) // 10]
    for quarter in range(4):
        share = [n for n in tenth if n * 4 // len(whole) == quarter]
        assert len(share) == pytest.approx(len(tenth) / 4, abs=2)


def test_an_analysis_is_written_and_read_again() -> None:
    written = json.loads(json.dumps(analysed().as_dict()))
    assert written["format"] == FORMAT
    assert read_analysis(written).as_dict() == analysed().as_dict()
    with pytest.raises(RecordError, match="format"):
        read_analysis({**written, "format": "hotelier-analysis/0"})


def test_a_turning_point_is_luck_or_somebodys_decision() -> None:
    record = finished("overbooking")
    for turning in analysed().turnings:
        is_chance = record.steps[turning.step].startswith("~")
        assert is_chance == (turning.seat == 0) == (turning.cause == "luck")


def test_only_clear_swings_that_last_are_turning_points_and_few_of_them() -> None:
    def point(step: int, win: float) -> Point:
        return Point(step, 1, False, (0, 0), (0.0, 0.0), (win, 1.0 - win), 0.0)

    chances = [0.5, 0.45, 0.52, 0.2, 0.9, 0.1, 0.9, 0.1, 0.9, 0.1, 0.9, 0.9]
    steps = [win for each in chances for win in (each, each)]
    points = [point(step, win) for step, win in enumerate(steps)]
    found = turnings(points, [], [1] * len(points))
    assert len(found) == 5
    assert min(max(map(abs, each.swing)) for each in found) > 0.6
    assert turnings(points[:6], [], [1] * 6) == ()


@pytest.mark.parametrize(
    ("after", "cause", "title"),
    [
        ((0.35, 0.2, 0.45), "unlucky", "Bela: a worse turn than expected"),
        ((0.35, 0.45, 0.2), "strong", "Bela: a better turn than expected"),
        ((0.48, 0.33, 0.19), "helped", "Bela: a turn that helped Anna"),
        ((0.2, 0.41, 0.39), "hurt", "Bela: a turn that set Anna back"),
    ],
)
def test_a_turn_that_changed_others_alone_is_told_by_whom_it_changed(
    after: tuple[float, ...], cause: str, title: str
) -> None:
    chances = [(0.34, 0.35, 0.31)] * 2 + [after] * 2
    points = [
        Point(step, 1, False, (0,) * 3, (0.0,) * 3, win, 0.0) for step, win in enumerate(chances)
    ]
    (found,) = turnings(points, [], [2] * 4)
    assert (found.seat, found.cause) == (2, cause)
    assert title_of(found, ("Anna", "Bela", "Cleo")) == title


def test_steps_are_counted_as_in_the_replay() -> None:
    first, second, *_ = analysed().verdicts
    assert (analysed().stop(first.step), analysed().stop(second.step)) == (1, 2)
    assert analysed().stop(analysed().steps) == len(analysed().verdicts) + 1


def test_a_running_game_is_not_analysed() -> None:
    record = finished("overbooking")
    running = replace(record, steps=record.steps[:20], result=None)
    with pytest.raises(RecordError, match="isn’t over"):
        analyse(running, LITTLE)


def test_progress_is_told_from_nothing_to_all() -> None:
    record = finished("overbooking")
    told: list[tuple[int, int]] = []

    class Enough(Exception):
        pass

    def progress(done: int, total: int) -> None:
        told.append((done, total))
        if done == 2:
            raise Enough

    with pytest.raises(Enough):
        analyse(record, LITTLE, 1, progress)
    assert [done for done, _ in told] == [0, 1, 2]
    assert {total for _, total in told} == {len(analysed().verdicts) + len(analysed().points)}


def test_three_who_are_equal_win_equally_often() -> None:
    assert winning([50.0] * 3, [10.0] * 3) == pytest.approx([1 / 3] * 3)
    ahead = winning([60.0, 50.0, 40.0], [10.0] * 3)
    assert ahead == sorted(ahead, reverse=True)
    assert winning([60.0, 50.0], [6.0, 8.0])[0] == pytest.approx(0.8413, abs=1e-4)


def contest(game: str, names: tuple[str, str], seed: int) -> Match:
    """A game between two bots, neither in a hurry."""
    match = hotelier.new(game, seed=seed, players=2, seats=names)
    kinds = [find_opponent(name) for name in names]
    bots = [kind.sit_down(match.game) for kind in kinds]
    chance = Rng(seed)
    while match.actor is not None:
        view = match.view(match.actor)
        budget = replace(kinds[match.actor - 1].budget, seconds=1e9)
        match.play(bots[match.actor - 1].choose(view, view.legal, chance, budget))
    return match


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.house  # it takes minutes with an interpreted engine
@pytest.mark.parametrize("game", hotelier.games())
def test_moves_of_the_weaker_player_cost_more(game: str) -> None:
    effort = Effort(rounds=8, trials=24, worlds=2, positions=200)
    games = 1 if game == "austria" else 3  # a short game shows less
    found = [
        analyse(contest(game, ("easy", "hard"), 1 + n).record(), effort, 1) for n in range(games)
    ]
    for figure in ("mean_loss", "lost"):
        easy, hard = (sum(getattr(each.reports[n], figure) for each in found) for n in (0, 1))
        assert easy > hard
