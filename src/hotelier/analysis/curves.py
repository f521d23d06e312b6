"""How the game stood at every moment, for all seats alike, and where it turned.

The point of view is that of a spectator who sees all hands, as everyone may once a game is over:
fair to every seat, and the same from start to end. What chance hasn't dealt yet is drawn again in
every world.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hotelier.analysis.playing import Horizon, error, mean, stream, told
from hotelier.analysis.shapes import Effort, Point, Turning, Verdict
from hotelier.core.judge import Judge
from hotelier.core.state import State

WORLD: Final = 3  # what a random stream is for
MOST: Final = 5  # turning points that are reported
NOTABLE: Final = 0.1  # minimum change of the win chance
BEYOND: Final = 2.0  # and how many times its uncertainty
LASTING: Final = 0.6  # the share of it that must last a moment later


def stood(judge: Judge, state: State, at: tuple[int, int], effort: Effort, seed: int) -> Point:
    """How the game stands in a position; `at` is its step and round."""
    step, number = at
    points = tuple(state.scores())
    chance = bool(state.chance)
    if state.over:
        winners = state.winners()
        seats = range(1, len(points) + 1)
        win = tuple((seat in winners) / len(winners) for seat in seats)
        return Point(step, number, chance, points, tuple(map(float, points)), win, 0.0)
    found = []
    horizon = Horizon.of(judge, state, judge.foresight, effort.positions)
    for world in range(effort.worlds):
        rng = stream(seed, WORLD, step, world)
        found.append(told(judge, state.clone(), rng, horizon))
    seats = range(len(points))
    wins = [[each.win[seat] for each in found] for seat in seats]
    return Point(
        step=step,
        round=number,
        chance=chance,
        points=points,
        score=tuple(mean([each.worths[seat] for each in found]) for seat in seats),
        win=tuple(map(mean, wins)),
        doubt=max(map(error, wins)),
    )


def turnings(
    points: Sequence[Point], verdicts: Sequence[Verdict], actors: Sequence[int]
) -> tuple[Turning, ...]:
    """The stretches that changed most, in the order of the game.

    `actors` says for every step who took it, 0 for chance.
    """
    found = []
    for at, (before, after) in enumerate(pairwise(points)):
        swing = tuple(b - a for a, b in zip(before.win, after.win, strict=True))
        size = max(map(abs, swing))
        if size < NOTABLE or size < BEYOND * (before.doubt**2 + after.doubt**2) ** 0.5:
            continue
        turning = _turning(before, after, swing, verdicts, actors)
        if turning is not None and _lasts(points, at, swing):
            found.append((size, turning))
    found.sort(key=lambda each: (-each[0], each[1].step))
    return tuple(sorted((each for _, each in found[:MOST]), key=lambda each: each.step))


def _lasts(points: Sequence[Point], at: int, swing: tuple[float, ...]) -> bool:
    """Whether a change persists in the points around it: one that vanishes was only uncertainty."""
    seat = max(range(len(swing)), key=lambda seat: abs(swing[seat]))
    before = mean([each.win[seat] for each in points[max(0, at - 1) : at + 1]])
    after = mean([each.win[seat] for each in points[at + 1 : at + 3]])
    return (after - before) / swing[seat] >= LASTING


def _turning(
    before: Point,
    after: Point,
    swing: tuple[float, ...],
    verdicts: Sequence[Verdict],
    actors: Sequence[int],
) -> Turning | None:
    seat = 0 if before.chance else actors[before.step]
    inside = [each for each in verdicts if before.step <= each.step < after.step and each.blamed]
    worst = max(inside, key=lambda each: each.loss, default=None)
    if seat == 0:
        cause = "luck"
    elif abs(swing[seat - 1]) < NOTABLE:
        cause = "helped" if max(swing, key=abs) > 0 else "hurt"  # it was about another seat
    elif swing[seat - 1] > 0:
        if worst is not None:
            return None  # the curve and the verdict disagree: better say nothing
        cause = "strong"
    else:
        cause = "costly" if worst is not None else "unlucky"
    return Turning(
        step=before.step,
        end=after.step,
        round=before.round,
        cause=cause,
        seat=seat,
        swing=swing,
        score=tuple(b - a for a, b in zip(before.score, after.score, strict=True)),
        move=None if worst is None else worst.step,
    )
