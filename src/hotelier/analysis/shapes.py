"""An analysis as plain values: what is saved, exported and shown.

Steps count as in a record: `step` is how many were taken before, so `record.steps[step]` is the
step in question, and `record.at(step)` the position before it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from hotelier.core.errors import RecordError

FORMAT: Final = "hotelier-analysis/2"
PLACES: Final = 4  # decimals in the output
SURE: Final = 0.9  # minimum for a move to be blamed: less is within doubt
DECIDED: Final = 0.03  # a win chance closer to 0 or 1 than this no longer changes anything


@dataclass(frozen=True, slots=True)
class Effort:
    """How much effort goes into a game; none of it is a clock, so results are reproducible."""

    rounds: int = 32  # of search per decision
    trials: int = 96  # maximum per action, if a decision looks doubtful
    worlds: int = 32  # in which a position is played on for the curves
    positions: int = 800  # that a plan along the way may look at

    @classmethod
    def of(cls, rounds: int) -> "Effort":
        """An effort given by its rounds alone; the rest follows."""
        return cls(rounds, max(2, 3 * rounds), max(2, rounds), min(800, 50 * rounds))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a move was worth to the seat that made it, as far as that seat could know."""

    step: int
    round: int
    seat: int
    decision: str
    options: int  # legal actions; 1 for a forced move
    taken: str
    best: str  # the same as taken if nothing better was found
    loss: float  # points of lead it cost, 0 or more
    sure: float  # that the best is better than what was taken, 0 to 1
    score: float  # the seat's own expected final score after the action taken
    best_score: float
    win: float  # how likely that wins, 0 to 1
    best_win: float
    deep: bool  # whether it was checked a second time
    why: Mapping[str, float]  # the loss by source of points, `coming` and `others`
    line: tuple[str, ...]  # how the best would have continued, for a blamed move
    events: tuple[Mapping[str, Any], ...]  # what that would have brought, after the best itself

    @property
    def blamed(self) -> bool:
        """Whether it cost something beyond doubt."""
        return self.loss > 0.0 and self.sure >= SURE

    @property
    def decided(self) -> bool:
        """Whether the game was already won or lost at this point."""
        chances = self.win, self.best_win
        return max(chances) < DECIDED or min(chances) > 1.0 - DECIDED


@dataclass(frozen=True, slots=True)
class Point:
    """How the game stood at a moment, for every seat."""

    step: int
    round: int
    chance: bool  # whether the next step is chance
    points: tuple[int, ...]  # scored so far
    score: tuple[float, ...]  # the expected final score
    win: tuple[float, ...]  # how likely each seat wins; they add up to 1
    doubt: float  # how far a win chance may be off, given few worlds


@dataclass(frozen=True, slots=True)
class Turning:
    """A stretch of the game after which the chances were different."""

    step: int  # where it starts
    end: int  # the number of steps when it was over
    round: int
    cause: str  # luck (chance), strong, costly or unlucky (a seat's decisions), helped or hurt
    seat: int  # who decided; 0 if it was luck
    swing: tuple[float, ...]  # change of the win chance, by seat
    score: tuple[float, ...]  # change of the expected score
    move: int | None  # the step of the most blamed move in it

    @property
    def most(self) -> int:
        """The seat whose chance changed most; for helped and hurt, the one it's about."""
        return 1 + max(range(len(self.swing)), key=lambda seat: abs(self.swing[seat]))


@dataclass(frozen=True, slots=True)
class Report:
    """One seat's game."""

    seat: int
    decisions: int  # decisions with a choice
    mean_loss: float  # average points lost per decision with a choice
    lost: float  # total points lost beyond doubt while the game was open
    best: float  # the share of decisions for which nothing better was found, 0 to 1
    luck: float  # total change of the win chance by luck
    costliest: tuple[int, ...]  # the steps of the costliest moves


@dataclass(frozen=True, slots=True)
class Tally:
    """Where every seat's points came from, by the end of a round."""

    step: int
    round: int
    sources: tuple[Mapping[str, int], ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything found out about one game."""

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
        """The analysis as plain data."""
        written = _plain(self)
        assert isinstance(written, dict)
        return {"format": self.format, **written}

    def verdict(self, step: int) -> Verdict:
        """What was found about the move at a step."""
        return next(each for each in self.verdicts if each.step == step)

    def stop(self, step: int) -> int:
        """A step as the replay counts it, which stops only at decisions."""
        return 1 + sum(each.step < step for each in self.verdicts)


PARTS: Final = {
    "points": Point,
    "verdicts": Verdict,
    "turnings": Turning,
    "reports": Report,
    "tallies": Tally,
}


def read_analysis(written: Mapping[str, Any]) -> Analysis:
    """An analysis from plain data."""
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
        return round(value, PLACES) + 0.0  # no minus before a zero
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, Analysis | Effort | Point | Verdict | Turning | Report | Tally):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
