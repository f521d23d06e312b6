"""The gate: a candidate replaces the champion only if paired games show that it's better.

Candidate and champion play each deal twice with the seats swapped, and a sequential test (SPRT)
decides after each deal whether to continue: is the candidate only as good as the champion, or does
it win this many more games? With more than two seats, the candidate has every other one.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hotelier.arena.sequential import Evidence, Sprt
from hotelier.core.game import Options
from hotelier.core.judge import Judge
from hotelier.core.luck import PairedDealer, seed_of
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.learn.course import Course
from hotelier.learn.playing import play


@dataclass(frozen=True)
class Pair:
    """A deal to be played both ways round."""

    course: Course
    iteration: int
    number: int
    champion: Any  # weights
    candidate: Any


@dataclass(frozen=True)
class Outcome:
    """The candidate's share of wins in a deal, 0 to 1, and its lead in points."""

    share: float
    ahead: float


def play_pair(pair: Pair) -> Outcome:
    """Play a deal both ways round."""
    course = pair.course
    both = course.rules.judge(pair.champion), course.rules.judge(pair.candidate)
    options = course.options(pair.number, "gate", pair.iteration)
    seed = seed_of(course.seed, "gate", pair.iteration, pair.number)
    found = [_play_once(course, both, options, seed, turn) for turn in (0, 1)]
    return Outcome(sum(each.share for each in found) / 2, sum(each.ahead for each in found) / 2)


def _play_once(
    course: Course, both: tuple[Judge, Judge], options: Options, seed: int, turn: int
) -> Outcome:
    """One game: champion and candidate alternate, and the turn decides who starts."""
    rules = course.rules
    state = rules.start(options)
    sides = [(seat + turn) % 2 for seat in range(len(state.scores()))]
    dealer = PairedDealer(seed)

    def deal(state: State) -> int:
        return dealer.outcome(rules, state)

    judges = [both[side] for side in sides]
    play(judges, state, Rng(seed_of(seed, turn)), course.width, course.most, 0, deal)
    # If one has more seats than the other, a win counts by how unlikely it was.
    won, points = [0.0, 0.0], [0.0, 0.0]
    for seat, (side, score) in enumerate(zip(sides, state.scores(), strict=True), start=1):
        won[side] += (seat in state.winners()) / sides.count(side)
        points[side] += score / sides.count(side)
    return Outcome(won[1] / sum(won), points[1] - points[0])


def elo_of(share: float) -> float:
    """The lead in Elo points that goes with a share of the games won."""
    share = min(max(share, 0.01), 0.99)
    return 400 * math.log10(share / (1 - share))


@dataclass(frozen=True)
class Verdict:
    """The result of the gate so far."""

    pairs: int
    share: float
    ahead: float
    evidence: float  # log-likelihood ratio for the candidate being better; below 0 against it
    passed: bool | None  # None: undecided

    @property
    def elo(self) -> float:
        """The candidate's lead in Elo points, judging by these games."""
        return elo_of(self.share)


def judge_outcomes(course: Course, outcomes: Iterable[Outcome]) -> Verdict:
    """The verdict after these deals, in order; anything after a decision is ignored."""
    test, seen = Sprt(course.better, course.error), Evidence()
    ahead, weight, passed = 0.0, 0.0, None
    for outcome in outcomes:
        seen.add(outcome.share)
        ahead += outcome.ahead
        weight = seen.weight(course.better)
        passed = test.decides(seen)
        if passed is None and seen.deals >= course.pairs:
            passed = False
        if passed is not None:
            break
    number = max(1, seen.deals)
    mean = seen.total / number if seen.deals else 0.5
    return Verdict(seen.deals, mean, ahead / number, weight, passed)
