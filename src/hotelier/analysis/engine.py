"""The analysis of a finished game, from its record.

The same record, seed and effort give the same analysis on any machine. It consists of pieces: a
verdict on every move and a point of the curves for every moment. Each piece has its own random
stream and depends on no other, so they can be computed in any order and anywhere.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from hotelier.analysis.curves import stood, turnings
from hotelier.analysis.moves import judged
from hotelier.analysis.shapes import Analysis, Effort, Point, Report, Tally, Verdict, read_analysis
from hotelier.analysis.trials import Asked
from hotelier.core.errors import ChanceError, IllegalAction, RecordError
from hotelier.core.match import Match, open_match, verify_end
from hotelier.core.record import Record
from hotelier.core.state import State
from hotelier.messages import say

COSTLIEST = 5  # moves per seat that are reported
GOLDEN = 0.6180339887498949  # its multiples are spread evenly between 0 and 1

Piece = Verdict | Point
Progress = Callable[[int, int], None]  # how much is done, out of how much


def analyse(
    record: Record,
    effort: Effort | None = None,
    seed: int = 1,
    progress: Progress | None = None,
    data: str | Path | None = None,
) -> Analysis:
    """Everything that can be found out about a finished game."""
    work = Work(record, effort or Effort(), seed, data)
    pieces: list[Piece] = []
    for done, number in enumerate(work.order()):
        if progress is not None:
            progress(done, len(work))
        pieces.append(work.piece(number))
    if progress is not None:
        progress(len(work), len(work))
    return work.whole(pieces)


class Work:
    """A game replayed and verified step by step, with the moments to analyse."""

    def __init__(
        self, record: Record, effort: Effort, seed: int, data: str | Path | None = None
    ) -> None:
        self.record = record
        self.effort = effort
        self.seed = seed
        self.match = open_match(record, data=data)
        self.game = self.match.game
        self.judge = self.game.judge(self.game.best)
        self.asked: list[Asked] = []
        self.moments: list[tuple[int, int, State]] = []  # step, round, position
        self.actors: list[int] = []  # who took each step, 0 for chance
        self.tallies: list[Tally] = []
        self._follow()

    def __len__(self) -> int:
        return len(self.asked) + len(self.moments)

    def piece(self, number: int) -> Piece:
        """One piece; moves come first, then moments."""
        if number < len(self.asked):
            return judged(self.game, self.judge, self.asked[number], self.effort, self.seed)
        step, of_game, state = self.moments[number - len(self.asked)]
        return stood(self.judge, state, (step, of_game), self.effort, self.seed)

    def order(self) -> list[int]:
        """All pieces, in an order whose first few are a fair sample.

        So the time they take predicts how long the rest will take.
        """
        return sorted(range(len(self)), key=lambda number: number * GOLDEN % 1.0)

    def whole(self, pieces: Sequence[Piece]) -> Analysis:
        """All pieces put together, in whatever order they were computed."""
        pieces = sorted(pieces, key=lambda each: each.step)
        verdicts = [each for each in pieces if isinstance(each, Verdict)]
        points = [each for each in pieces if isinstance(each, Point)]
        match, record = self.match, self.record
        found = Analysis(
            game=record.game,
            rules=record.rules,
            options=dict(record.options),
            seats=record.seats,
            scores=match.scores,
            winners=match.winners,
            steps=len(record.steps),
            seed=self.seed,
            effort=self.effort,
            points=tuple(points),
            verdicts=tuple(verdicts),
            turnings=turnings(points, verdicts, self.actors),
            reports=tuple(
                _report(seat, verdicts, points) for seat in range(1, len(match.seats) + 1)
            ),
            tallies=tuple(self.tallies),
        )
        # Rounded as it's saved: reading it again gives the same.
        return read_analysis(found.as_dict())

    def _follow(self) -> None:
        match, judge = self.match, self.judge
        stage = judge.stage(match.state)
        number = 0  # of the round
        for step, text in enumerate(self.record.steps):
            seat, before = match.actor, number
            number = _round(match)
            # What's dealt before the first decision is nobody's luck.
            begun = bool(self.asked)
            if begun and number != before:
                self.tallies.append(_tally(match, step, before))
            if seat is not None:
                self.asked.append(Asked(step, number, match.view(seat), text, match.options))
            turned = judge.stage(match.state) != stage or self.actors[-1:] != [seat or 0]
            stage = judge.stage(match.state)
            if turned if begun else seat is not None:
                self.moments.append((step, number, match.state.clone()))
            self.actors.append(seat or 0)
            try:
                match.follow(text)
            except (IllegalAction, ChanceError, RecordError) as error:
                raise RecordError(str(error), step) from error
        if not match.over and self.record.result is None:
            raise RecordError(say("analysis-not-over"))
        verify_end(match, self.record)
        self.moments.append((len(self.record.steps), number, match.state.clone()))
        self.tallies.append(_tally(match, len(self.record.steps), number))


def _round(match: Match) -> int:
    """Which round it is, according to the game's view; 0 in a game without rounds."""
    return int(getattr(match.view(None), "round", 0))


def _tally(match: Match, step: int, number: int) -> Tally:
    events = [event for _, event in match.happened()]
    seats = range(1, len(match.seats) + 1)
    found = tuple(match.game.sources(events, seat, match.options) for seat in seats)
    return Tally(step, number, found)


def _report(seat: int, verdicts: Sequence[Verdict], points: Sequence[Point]) -> Report:
    own = [each for each in verdicts if each.seat == seat and each.options > 1]
    # Mistakes in a game that was already decided changed nothing.
    blamed = [each for each in own if each.blamed and not each.decided]
    blamed.sort(key=lambda each: -each.loss)
    luck = 0.0
    for before, after in pairwise(points):
        if before.chance:
            luck += after.win[seat - 1] - before.win[seat - 1]
    number = max(1, len(own))
    return Report(
        seat=seat,
        decisions=len(own),
        mean_loss=sum(each.loss for each in own) / number,
        lost=sum(each.loss for each in blamed),
        best=sum(each.loss == 0.0 for each in own) / number,
        luck=luck,
        costliest=tuple(each.step for each in blamed[:COSTLIEST]),
    )
