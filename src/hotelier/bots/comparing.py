"""What makes one action better than another, in points by source.

Plans continue both actions to the end of the turn in the same imagined worlds. Points scored by
then count in full; the rest counts as the judge estimates it.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from hotelier.bots.beam import play_on
from hotelier.core.events import Event
from hotelier.core.game import AnyGame, Options
from hotelier.core.judge import Judge
from hotelier.core.promises import COMING, OTHERS, promised
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View

WORLDS: Final = 12  # imagined worlds, if there's time
WIDTH: Final = 6  # of the plans
PLANNED: Final = 250  # positions per plan


class _Played:
    """An action continued in one world."""

    def __init__(
        self, game: AnyGame, judge: Judge, view: View, action: int, world: int, end: float
    ) -> None:
        assert view.seat is not None
        rng = Rng(world)
        self.state: State = game.imagine(view, rng)
        events: list[Event] = []
        self.state.sink = events
        play_on(judge, self.state, rng, 1, WIDTH, PLANNED, end, [action])
        self.points = game.sources(events, view.seat, _options(game, view))
        seats = range(1, len(self.state.scores()) + 1)
        self.worths = {seat: judge.worth(self.state, seat) for seat in seats}
        self.own = self.worths.pop(view.seat)
        self.others = max(self.worths.values())


def compared(
    game: AnyGame,
    judge: Judge,
    view: View,
    pairs: Sequence[tuple[str, str]],
    end: float,
    most: int = WORLDS,
) -> list[dict[str, float]]:
    """For each pair of actions, how many more points the first brings, by source.

    The points add up to the difference in lead. Empty if time runs out too soon.
    """
    sums: list[dict[str, float]] = [{} for _ in pairs]
    actions = list(dict.fromkeys(action for pair in pairs for action in pair))
    began, done = perf_counter(), 0
    while done < min(most, WORLDS):
        now = perf_counter()
        if now + (now - began) / max(done, 1) > end:
            break
        played = {}
        for action in actions:
            number = game.parse(action)
            assert number is not None
            played[action] = _Played(game, judge, view, number, done, end)
            if perf_counter() >= end:  # plans were cut short, so this world doesn't count
                break
        if len(played) < len(actions) or perf_counter() >= end:
            break
        for found, (one, other) in zip(sums, pairs, strict=True):
            _add(found, _difference(game, judge, view, played[one], played[other]))
        done += 1
    return [{name: points / done for name, points in found.items()} for found in sums]


def _options(game: AnyGame, view: View) -> Options:
    """The options of the game, as far as a view shows them."""
    return {each.name: getattr(view, each.name, each.usual) for each in game.options}


def _difference(
    game: AnyGame, judge: Judge, view: View, one: _Played, other: _Played
) -> dict[str, float]:
    assert view.seat is not None
    found = {name: float(points - other.points[name]) for name, points in one.points.items()}
    hopes = promised(judge, one.state, other.state, view.seat, game.source_of)
    _add(found, hopes)
    found[COMING] = found.get(COMING, 0.0) + one.own - other.own - sum(found.values())
    found[OTHERS] = other.others - one.others
    return found


def _add(sums: dict[str, float], more: dict[str, float]) -> None:
    for name, points in more.items():
        sums[name] = sums.get(name, 0.0) + points
