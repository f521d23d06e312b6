"""Advice: every legal action, best first, in numbers that people can trust."""

from math import isfinite

import pytest

from austria.positions import position
from bots.tables import GAMES, LAST_TURN, NEVER, hasty, judge_of, late, table, unhurried
from conformance import Moment, played
from hotelier.bots import thinkers
from hotelier.bots.advice import advice
from hotelier.bots.bot import Advice
from hotelier.bots.hints import standing
from hotelier.bots.thinkers import Search
from hotelier.bots.tree import Tree
from hotelier.core.game import find_game
from hotelier.core.rng import Rng

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches with a small budget, because nobody wants to wait for a test."""
    monkeypatch.setattr(thinkers, "Habits", hasty)


def advised(game: str, moment: Moment, rounds: int = 12, seed: int = 1) -> tuple[Advice, ...]:
    bot = Search(find_game(game))
    view = bot.game.view(moment.state, moment.state.actor)
    return bot.advise(view, view.legal, Rng(seed), unhurried(rounds))


def moments(game: str) -> list[Moment]:
    return [m for n in (2, 3) for m in late(played(table(game, n)), 5, within=5)]


@every_game
def test_there_is_one_advice_for_each_legal_action_the_best_first(game: str) -> None:
    for moment in moments(game):
        found = advised(game, moment)
        assert sorted(each.action for each in found) == list(moment.legal)
        for best_first in ([each.score for each in found], [each.win for each in found]):
            assert best_first == sorted(best_first, reverse=True)


@every_game
def test_chances_and_sureness_lie_between_nothing_and_everything(game: str) -> None:
    for moment in moments(game):
        for each in advised(game, moment):
            assert 0 <= each.win <= 1
            assert 0 <= each.sure <= 1


@every_game
def test_it_is_surest_of_the_best_and_rather_not_of_any_other(game: str) -> None:
    for moment in moments(game):
        best, *others = advised(game, moment)
        assert best.sure >= 0.5
        assert all(other.sure <= 0.5 for other in others)


@every_game
def test_scores_are_such_as_a_game_can_bring(game: str) -> None:
    judge = judge_of(game)
    for moment in moments(game):
        state, seat = moment.state, moment.state.actor
        best, *others = advised(game, moment)
        doubt = max(judge.doubt(state, seat), judge.grain)
        assert abs(best.score - judge.worth(state, seat)) < 4 * doubt
        for each in others:
            assert isfinite(each.score)
            assert best.score - each.score < 100


@every_game
def test_the_same_seed_gives_the_same_advice(game: str) -> None:
    moment = moments(game)[0]
    assert advised(game, moment, seed=4) == advised(game, moment, seed=4)


@every_game
def test_advice_forgets_what_was_thought_before(game: str) -> None:
    bot = Search(find_game(game))
    for moment in moments(game)[:3]:
        view = bot.game.view(moment.state, moment.state.actor)
        bot.advise(view, view.legal, Rng(9), unhurried(3))
        found = bot.advise(view, view.legal, Rng(1), unhurried(12))
        assert found == advised(game, moment)


@every_game
def test_where_nothing_is_asked_there_is_nothing_to_advise(game: str) -> None:
    match = played(table(game)).match
    view = match.view(1)
    assert Search(match.game).advise(view, view.legal, Rng(1), unhurried()) == ()


def test_what_plans_disagree_about_makes_it_less_sure() -> None:
    state = next(m.state for m in played(table("overbooking")).moments if len(m.legal) > 5)
    tree = Tree(judge_of("overbooking"), state.actor, 2, hasty())
    tree.search(state, Rng(1), 8, 8, NEVER, NEVER)
    assert any(each.doubt > 0 for each in tree.root.branches)
    before = advice(find_game("overbooking"), tree.judge, tree, state)[0].sure
    for each in tree.root.branches:
        each.doubt = 100.0
    assert 0.5 <= advice(find_game("overbooking"), tree.judge, tree, state)[0].sure < before


def test_of_the_only_action_it_is_sure() -> None:
    state = position("cafe 51 52 60; table: dice 4").state
    only = state.clone()
    only.mask = 1 << (int(only.mask).bit_length() - 1)  # type: ignore[attr-defined]
    tree = Tree(judge_of("austria"), 1, 2, hasty())
    tree.search(only, Rng(1), 3, 3, NEVER, NEVER)
    (found,) = advice(find_game("austria"), tree.judge, tree, only)
    assert found.sure == 1
    assert found.action == "pass"


def standings(*told: tuple[float, float, float]) -> list[str]:
    """What's said of actions with these scores, chances to win and sureness, the best first."""
    found = [Advice("", score, win, sure) for score, win, sure in told]
    return [standing(found, at) for at in range(len(found))]


def test_a_hint_says_how_sure_the_first_is_and_how_far_the_others_are_behind() -> None:
    far = (80.0, 0.3, 0.01)
    assert [standings((100.0, 0.5, sure), far)[0] for sure in (0.95, 0.8, 0.55)] == [
        *("much", "some", "little")
    ]
    first = (100.0, 0.5, 0.9)
    others = [(80.0, 0.3, sure) for sure in (0.45, 0.2, 0.01)]
    assert standings(first, *others)[1:] == ["near", "less", "weak"]
    assert standings((100.0, 0.5, 1.0)) == ["only"]
    # However sure it is, a point is not much.
    close = (99.0, 0.49, 0.01)
    assert standings(first, close) == ["little", "near"]
    assert standings(first, (97.0, 0.46, 0.01))[1] == "less"


def test_who_cannot_lose_any_more_is_told_so() -> None:
    """Seat 1 is far ahead in the last turn of the game."""
    match = position(LAST_TURN.replace("crowns 0", "crowns 0, vp 200"))
    view = match.view(1)
    best = Search(match.game).advise(view, view.legal, Rng(1), unhurried(24))[0]
    assert best.action == "check-in 1"
    assert best.win > 0.99
    behind = position(LAST_TURN.replace("2: ", "2: vp 200, ")).view(1)
    best = Search(match.game).advise(behind, behind.legal, Rng(1), unhurried(24))[0]
    assert best.win < 0.01
