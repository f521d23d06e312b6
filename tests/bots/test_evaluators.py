"""Judgement from outside: any object works, in batches or not, and no seat is judged twice."""

import pickle
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from bots.tables import GAMES, NEVER, answer, hasty, judge_of, late, table, unhurried
from conformance import played
from hotelier.bots.beam import glance, plan
from hotelier.bots.bot import Bot
from hotelier.bots.thinkers import Greedy, Planner, Search, Thinker
from hotelier.bots.tree import Tree
from hotelier.core.evaluator import BorrowingJudge, EvaluatorJudge
from hotelier.core.game import find_game
from hotelier.core.judge import Evaluator, Judge, Known, margin
from hotelier.core.rng import Rng
from hotelier.core.state import State

every_game = pytest.mark.parametrize("game", GAMES)


class Native(Evaluator):
    """An evaluator in Python that says what the game's own judge says."""

    def __init__(self, game: str, batch: int) -> None:
        super().__init__()
        self.game = game
        self.batch = batch
        self.asked: list[int] = []

    def values(self, states: list[State]) -> list[list[float]]:
        self.asked.append(len(states))
        judge = judge_of(self.game)
        seats = range(1, len(states[0].scores()) + 1)
        return [[judge.worth(state, seat) for seat in seats] for state in states]


class Duck:
    """A subclass of nothing; its rows are those of an array."""

    batch = 16

    def __init__(self, game: str) -> None:
        self.game = game

    def values(self, states: Sequence[State]) -> Any:
        return np.array(Native(self.game, 1).values(list(states)))


class Opinionated(Duck):
    """It also has a favourite action: the last legal one."""

    def priors(self, states: Sequence[State]) -> Any:
        return [
            [1.0 if place == len(state.legal()) - 1 else 1e-4 for place in range(state.options())]
            for state in states
        ]


@pytest.mark.parametrize("batch", [1, 7, 64])
@every_game
def test_a_plan_in_batches_finds_what_one_by_one_finds(game: str, batch: int) -> None:
    evaluator = Native(game, batch)
    judge = EvaluatorJudge(judge_of(game), evaluator)
    for moment in late(played(table(game)), 4):
        own = plan(judge_of(game), moment.state, Rng(1), 4, 60, NEVER)
        theirs = plan(judge, moment.state, Rng(1), 4, 60, NEVER)
        assert (theirs.values, theirs.chain()) == (own.values, own.chain())
        for tries in (1, 3):
            own = glance(judge_of(game), moment.state, Rng(1), tries, NEVER)
            assert glance(judge, moment.state, Rng(1), tries, NEVER).values == own.values
    assert max(evaluator.asked) > 1 or batch == 1
    assert max(evaluator.asked) <= max(batch, 3)


@every_game
def test_a_search_that_asks_one_by_one_finds_what_the_judge_finds(game: str) -> None:
    judge = EvaluatorJudge(judge_of(game), Native(game, 1))
    moment = late(played(table(game)), 1, within=2)[0]
    found = []
    for each in (judge_of(game), judge):
        tree = Tree(each, moment.state.actor, 2, hasty())
        tree.search(moment.state, Rng(1), 6, 6, NEVER)
        found.append([(b.action, b.visits, b.total) for b in tree.ranked(moment.state)])
    assert found[0] == found[1]


@every_game
def test_a_search_gathers_the_ends_of_its_rounds(game: str) -> None:
    """As many as the evaluator prefers, each counted as a loss until it's judged."""
    evaluator = Opinionated(game)
    asked: list[int] = []
    judge = EvaluatorJudge(judge_of(game), evaluator)
    moment = next(m for m in late(played(table(game)), 8, within=4) if len(m.legal) > 2)
    tree = Tree(judge, moment.state.actor, 2, hasty())
    real = evaluator.values

    def counted(states: Sequence[State]) -> Any:
        asked.append(len(states))
        return real(states)

    evaluator.values = counted  # type: ignore[method-assign]
    tree.habits.gap = 1e6
    tree.search(moment.state, Rng(1), 40, 40, NEVER)
    assert sum(branch.visits for branch in tree.root.branches) == 40
    assert asked[-3:] == [16, 16, 8]
    for branch in tree.root.branches:
        assert branch.squares >= 0
        assert abs(branch.total) < 400 * max(1, int(branch.visits))
    assert sum(branch.visits > 0 for branch in tree.root.branches) > 1


@every_game
def test_priors_say_where_a_search_looks_first(game: str) -> None:
    judge = EvaluatorJudge(judge_of(game), Opinionated(game))
    assert judge.offers
    moment = next(m for m in late(played(table(game)), 8, within=6) if len(m.legal) > 2)
    tree = Tree(judge, moment.state.actor, 2, hasty())
    tree.search(moment.state, Rng(1), 64, 64, NEVER)
    grown = [branch for branch in tree.root.branches if branch.grown]
    assert grown
    for branch in grown:
        assert max(branch.branches, key=lambda each: each.action).short == 0.0
        assert all(each.short < 0 for each in branch.branches[:-1])


def test_a_subclass_with_priors_offers_them_and_one_without_does_not() -> None:
    class Rating(Evaluator):
        def priors(self, states: list[State]) -> list[list[float]]:
            return [[1.0] * state.options() for state in states]

    class Valuing(Evaluator):
        pass

    assert Rating().offers
    assert not Valuing().offers
    assert not judge_of("austria").offers


@pytest.mark.parametrize("kind", [Greedy, Planner, Search])
@every_game
def test_any_object_plays_in_any_bot(
    game: str, kind: type[Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotelier.bots.thinkers.Habits", hasty)
    for evaluator in (Native(game, 8), Duck(game), Opinionated(game)):
        bot: Bot = kind(find_game(game), evaluator=evaluator)
        for moment in late(played(table(game)), 2):
            assert answer(bot, moment, 1, unhurried(8)) in moment.legal
        again = pickle.loads(pickle.dumps(bot))
        moment = late(played(table(game)), 1)[0]
        assert answer(again, moment, 2, unhurried(8)) == answer(bot, moment, 2, unhurried(8))


class Counting(BorrowingJudge):
    """Counts how often each seat is judged."""

    def __init__(self, judge: Judge, alike: bool) -> None:
        super().__init__(judge)
        self.alike = alike
        self.judged: dict[int, int] = {}

    def worth(self, state: State, seat: int) -> float:
        self.judged[seat] = self.judged.get(seat, 0) + 1
        return self.judge.worth(state, seat)

    def same(self, one: State, other: State, seat: int) -> bool:
        return self.alike and self.judge.same(one, other, seat)


def test_an_opponent_whose_facts_did_not_change_is_not_judged_again() -> None:
    moments = late(played(table("austria", 4)), 6, within=6)
    for moment in moments:
        seat = moment.state.actor
        plans = []
        for alike in (True, False):
            judge = Counting(judge_of("austria"), alike)
            plans.append(plan(judge, moment.state, Rng(1), 6, 200, NEVER).values)
            others = sum(times for each, times in judge.judged.items() if each != seat)
            assert others <= 3 * judge.judged[seat]
            if not alike:
                assert others == 3 * judge.judged[seat]
        assert plans[0] == plans[1]


def test_what_is_known_of_a_seat_is_told_without_a_second_look() -> None:
    state = late(played(table("austria")), 1)[0].state
    judge = Counting(judge_of("austria"), True)
    known = Known(judge, 2)
    first = margin(judge, state, 1, 2, known)
    assert margin(judge, state.clone(), 1, 2, known) == first == margin(judge, state, 1, 2)
    assert judge.judged == {1: 3, 2: 2}  # the last margin knew nothing


class Wrong:
    """Gives answers that make no sense."""

    def __init__(self, rows: Any) -> None:
        self.rows = rows

    def values(self, states: Sequence[State]) -> Any:
        return self.rows


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([], "the evaluator gave values for 0 of 1 positions"),
        ([[1.0]], "the evaluator gave 1 values for a position of 2 seats"),
        ([[1.0, float("nan")]], "the evaluator gave nan among its values"),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused(rows: Any, said: str) -> None:
    state = played(table("austria")).moments[0].state
    with pytest.raises(ValueError, match=said):
        EvaluatorJudge(judge_of("austria"), Wrong(rows)).worth(state, 1)


def test_at_the_end_the_score_counts_whatever_an_evaluator_says() -> None:
    state = played(table("austria")).match.state
    judge = EvaluatorJudge(judge_of("austria"), Wrong([[1.0, 2.0]]))
    assert judge.values([state]) == [state.scores()]


def test_a_judge_in_python_travels_with_what_it_has_of_its_own() -> None:
    judge = Counting(judge_of("austria"), True)
    judge.judged[1] = 5
    judge.foresight = 3
    again = pickle.loads(pickle.dumps(judge))
    assert (again.alike, again.judged, again.foresight) == (True, {1: 5}, 3)
    state = played(table("austria")).moments[0].state
    assert again.worth(state, 1) == judge.worth(state, 1)
