"""An analysis as plain values: what is kept, exported and shown.

Steps count as in a record: `step` is how many were taken before, so `record.steps[step]` is the one
that is talked about, and `record.at(step)` the position it was taken in.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from hotelier.core.errors import RecordError

FORMAT: Final = "hotelier-analysis/1"
PLACES: Final = 4  # behind the point, of what is written
SURE: Final = 0.9  # from which a move is blamed: less is within doubt


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about a game; nothing of it is a clock, so the same comes out again."""

    rounds: int = 32  # of search on every decision
    trials: int = 96  # at most of each action, where a decision looks doubtful
    worlds: int = 32  # in which a position is played on for the curves
    positions: int = 800  # at which a plan on the way may look

    @classmethod
    def of(cls, rounds: int) -> "Effort":
        """An effort of which only the rounds were said; the rest goes with them."""
        return cls(rounds, max(2, 3 * rounds), max(2, rounds), min(800, 50 * rounds))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a move was worth to the seat that made it, as far as that seat could know."""

    step: int
    round: int
    seat: int
    decision: str
    options: int  # legal actions; 1 for a move that was forced
    taken: str
    best: str  # the same as taken where nothing better was found
    loss: float  # points of lead it cost, 0 or more
    sure: float  # that the best is better than what was taken, 0 to 1
    score: float  # the own final score to expect after what was taken
    best_score: float
    win: float  # how likely that wins, 0 to 1
    best_win: float
    deep: bool  # whether it was looked at twice
    line: tuple[str, ...]  # how the best would have gone on, for a move that is blamed
    events: tuple[Mapping[str, Any], ...]  # what that would have brought, behind the best itself

    @property
    def blamed(self) -> bool:
        """Whether it cost something beyond doubt."""
        return self.loss > 0.0 and self.sure >= SURE


@dataclass(frozen=True, slots=True)
class Point:
    """How the game stood at a moment, for every seat."""

    step: int
    round: int
    chance: bool  # whether the next step is chance's
    points: tuple[int, ...]  # counted by then
    score: tuple[float, ...]  # the final score to expect
    win: tuple[float, ...]  # how likely each seat wins; together 1
    doubt: float  # by how much a chance to win may be off for want of worlds


@dataclass(frozen=True, slots=True)
class Turning:
    """A stretch of the game after which the chances were others."""

    step: int  # where it begins
    end: int  # the steps taken when it was over
    round: int
    cause: str  # luck (chance's), strong, costly or unlucky (a seat's decisions), helped or hurt
    seat: int  # who decided; 0 where it was luck
    swing: tuple[float, ...]  # by how much the chance to win changed, by seat
    score: tuple[float, ...]  # by how much the score to expect did
    move: int | None  # the step of the move in it that was blamed most

    @property
    def most(self) -> int:
        """The seat whose chance changed most; whom it helped or hurt, where it is about that."""
        return 1 + max(range(len(self.swing)), key=lambda seat: abs(self.swing[seat]))


@dataclass(frozen=True, slots=True)
class Report:
    """One seat's game."""

    seat: int
    decisions: int  # that left a choice
    mean_loss: float  # points a decision with a choice cost on average
    lost: float  # points that moves cost beyond doubt, together
    best: float  # the share of decisions at which nothing better was found, 0 to 1
    luck: float  # by how much chance changed the chance to win, together
    costliest: tuple[int, ...]  # steps of the moves that cost most beyond doubt


@dataclass(frozen=True, slots=True)
class Tally:
    """Where the points of every seat came from, by the end of a round."""

    step: int
    round: int
    sources: tuple[Mapping[str, int], ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything found about one game."""

    game: str
    rules: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    steps: int
    seed: int
    effort: Effort
    points: tuple[Point, ...]
    verdicts: tuple[Verdict, ...]
    turnings: tuple[Turning, ...]
    reports: tuple[Report, ...]
    tallies: tuple[Tally, ...]
    format: str = FORMAT

    def as_dict(self) -> dict[str, Any]:
        """The analysis as it is written."""
        written = _plain(self)
        assert isinstance(written, dict)
        return {"format": self.format, **written}

    def verdict(self, step: int) -> Verdict:
        """What was found about the move at a step."""
        return next(each for each in self.verdicts if each.step == step)

    def stop(self, step: int) -> int:
        """A step as the replay counts it, which stops only where somebody decides."""
        return 1 + sum(each.step < step for each in self.verdicts)


PARTS: Final = {
    "points": Point,
    "verdicts": Verdict,
    "turnings": Turning,
    "reports": Report,
    "tallies": Tally,
}


def read_analysis(written: Mapping[str, Any]) -> Analysis:
    """An analysis that was written."""
    if written.get("format") != FORMAT:
        raise RecordError(f"the analysis has the format {written.get('format')!r}, not {FORMAT!r}")
    facts = dict(written)
    facts["effort"] = Effort(**facts["effort"])
    for name, kind in PARTS.items():
        facts[name] = tuple(
            kind(**{key: _tuples(value) for key, value in each.items()}) for each in facts[name]
        )
    return Analysis(**{key: _tuples(value) for key, value in facts.items()})


def _tuples(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, PLACES) + 0.0  # no minus before a nought
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, Analysis | Effort | Point | Verdict | Turning | Report | Tally):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
