"""What a move was worth: reproducible, and judged only from the view of the seat that made it."""

import importlib
from dataclasses import replace
from itertools import pairwise

import pytest

import hotelier
from analysis.finished import LITTLE, finish, finished, work
from hotelier.analysis import Effort, Verdict, Work
from hotelier.analysis.moves import judged, line_events
from hotelier.core.match import replay
from hotelier.core.rng import Rng

every_game = pytest.mark.parametrize("game", hotelier.games())


def late(game: str, number: int = 3) -> list[int]:
    """Decisions with a choice near the end, where little is ahead and a search is short."""
    asked = work(game).asked
    open_ones = [n for n, each in enumerate(asked) if len(each.view.legal) > 1]
    return open_ones[-number:]


def verdict(found: object) -> Verdict:
    assert isinstance(found, Verdict)
    return found


@every_game
def test_the_same_seed_gives_the_same_verdicts(game: str) -> None:
    again = Work(finished(game), LITTLE, 1)
    for number in late(game):
        assert work(game).piece(number) == again.piece(number)


@every_game
def test_a_verdict_depends_on_no_hidden_card(game: str) -> None:
    reshuffled = importlib.import_module(f"{game}.hidden").reshuffled
    whole = work(game)
    changed = 0
    for number in late(game):
        asked = whole.asked[number]
        state = replay(finished(game), asked.step).state
        twin = reshuffled(state, asked.seat, Rng(number))
        changed += whole.game.snapshot(twin) != whole.game.snapshot(state)
        view = whole.game.view(twin, asked.seat)
        other = judged(whole.game, whole.judge, replace(asked, view=view), LITTLE, 1)
        assert other == whole.piece(number)
    assert changed or game == "austria"  # where few cards may be hidden at the end


@every_game
def test_a_verdict_does_not_depend_on_what_came_later(game: str) -> None:
    number = late(game)[0]
    step = work(game).asked[number].step
    begun = replay(finished(game), step + 1, seed=99).begin()
    other = finish(begun, 99)
    assert other.steps != finished(game).steps
    assert Work(other, LITTLE, 1).piece(number) == work(game).piece(number)


@every_game
def test_a_forced_move_costs_nothing(game: str) -> None:
    whole = work(game)
    forced = [n for n, each in enumerate(whole.asked) if len(each.view.legal) == 1]
    for number in forced[-2:]:
        found = verdict(whole.piece(number))
        assert (found.options, found.loss, found.best) == (1, 0.0, found.taken)
        assert not found.blamed


@every_game
def test_what_cost_nothing_has_nothing_better_and_what_is_within_doubt_is_not_blamed(
    game: str,
) -> None:
    for number in late(game, 8):
        found = verdict(work(game).piece(number))
        assert found.loss >= 0.0
        assert (found.best == found.taken) == (found.loss == 0.0)
        assert found.blamed == (found.loss > 0.0 and found.sure >= 0.9)
        assert bool(found.line) == found.blamed
        assert sum(found.why.values()) == pytest.approx(found.loss), "why it is so much"


def test_a_line_ends_with_the_turn() -> None:
    asked = work("austria").asked
    ends = [(a, b) for a, b in pairwise(asked) if b.taken == "end" and b.step == a.step + 1]
    found = []
    for before, last in ends:
        line = (before.taken, last.taken)
        told = line_events(work("austria").game, before.view, line)
        found += [event.kind for event in told]
    assert set(found) == {"turn-ended"}


@every_game
def test_throwing_the_last_points_away_is_found_and_blamed(game: str) -> None:
    """At the last decision that matters, the worst action is told apart from the best."""
    whole = work(game)
    effort = Effort(rounds=6, trials=8, worlds=1, positions=40)
    for number in reversed(late(game, 12)):
        asked = whole.asked[number]
        found = [
            judged(whole.game, whole.judge, replace(asked, taken=text), effort, 1)
            for text in asked.view.legal[:6]
        ]
        if any(each.blamed for each in found):
            assert any(each.loss == 0.0 for each in found)
            return
    pytest.fail("no decision of the last twelve matters")
