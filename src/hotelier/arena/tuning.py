"""Weights found by play: self-play, a fit, and more self-play with the fitted weights.

Every seat plans its stretches with the current weights. Whenever one is over, the features of all
seats are noted, and at the end what each seat scored from there on. The next weights are those that
would have predicted these scores best (least squares, with a little ridge against noise). New
weights play different games, so not every step is progress: the best are those whose own games
scored most. The same command gives the same weights.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotelier.arena.processes import shared_out
from hotelier.bots.beam import play_on
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import AnyGame, Options
from hotelier.core.judge import DOUBT, LinearJudge, settle
from hotelier.core.match import pick_game
from hotelier.core.rng import Rng
from hotelier.core.weights import NUMBERS, Weights

NEVER = 1e18  # no clock: the same command must give the same weights
ROWS = 20_000  # fitted at a time, to save memory
PIECE = 25  # games per task


@dataclass(frozen=True)
class Course:
    """How to learn a game."""

    game: str
    options: Options
    iterations: int
    games: int  # per iteration
    seed: int
    width: int = 10  # of the plans
    most: int = 1000  # positions that a plan may look at
    strays: int = 2  # percentage of stretches played by the quick policy, for variety
    kept: int = 3  # iterations whose games are fitted together
    ridge: float = 0.05  # ridge: as if this many more rows had shown zero


@dataclass
class Lessons:
    """The data: for each row the time ahead, what was still scored, and the features."""

    ahead: "array[float]" = field(default_factory=lambda: array("f"))
    scored: "array[float]" = field(default_factory=lambda: array("f"))
    sizes: "array[int]" = field(default_factory=lambda: array("i"))
    which: "array[int]" = field(default_factory=lambda: array("h"))
    amounts: "array[float]" = field(default_factory=lambda: array("f"))
    scores: "array[float]" = field(default_factory=lambda: array("f"))  # final ones, of every seat

    def add(self, other: "Lessons") -> None:
        """Append the data of another process."""
        self.ahead.extend(other.ahead)
        self.scored.extend(other.scored)
        self.sizes.extend(other.sizes)
        self.which.extend(other.which)
        self.amounts.extend(other.amounts)
        self.scores.extend(other.scores)

    def mean_score(self) -> float:
        """The seats' average score."""
        return sum(self.scores) / len(self.scores)


@dataclass(frozen=True)
class Iteration:
    """One round of learning, for progress reports."""

    number: int
    played: Weights  # the weights it started with
    mean_score: float  # playing against themselves
    error: float  # root mean square error of the weights fitted to these games
    fitted: Weights


def learn(
    course: Course, start: Weights, jobs: int, played: Callable[[], object]
) -> Iterator[Iteration]:
    """Learn, iteration by iteration; `played` is called after each batch of games."""
    _numpy()  # reported before the first game, not after the last
    game = pick_game(course.game, None)
    names = judge_of(game, start).names
    weights = start
    past: list[Lessons] = []
    for number in range(course.iterations):
        lessons = Lessons()
        firsts = range(0, course.games, PIECE)
        pieces = [_Piece(course, weights, number, first) for first in firsts]
        for some in shared_out(_play, pieces, jobs):
            lessons.add(some)
            played()
        past = [*past[-(course.kept - 1) :], lessons] if course.kept > 1 else [lessons]
        fitted, error = _fitted(course, names, past)
        yield Iteration(number + 1, weights, lessons.mean_score(), error, fitted)
        weights = fitted


def judge_of(game: AnyGame, weights: str | Weights) -> LinearJudge:
    """The game's judge with these weights; only a linear one can be tuned."""
    judge = game.judge(weights)
    if not isinstance(judge, LinearJudge):
        raise OptionError(f"{game.name} has no weights that could be tuned")
    return judge


@dataclass(frozen=True)
class _Piece:
    course: Course
    weights: Weights
    iteration: int
    first: int


def _play(piece: _Piece) -> Lessons:
    """Some games, one after another."""
    course = piece.course
    game = pick_game(course.game, None)
    judge = judge_of(game, piece.weights)
    lessons = Lessons()
    for number in range(piece.first, min(piece.first + PIECE, course.games)):
        rng = Rng((course.seed * 1_000 + piece.iteration) * 1_000_000 + number)
        _play_one(game, judge, course, rng, lessons)
    return lessons


def _play_one(
    game: AnyGame, judge: LinearJudge, course: Course, rng: Rng, lessons: Lessons
) -> None:
    """One game of the weights against themselves."""
    places = {name: place for place, name in enumerate(judge.names)}
    state = game.start(course.options)
    while state.chance:
        state.deal(state.sample(rng))
    seats = range(1, len(state.scores()) + 1)
    told: list[tuple[int, int]] = []  # the seat and the points scored at each row
    while not state.over:
        if rng.below(100) < course.strays:
            settle(judge, state, rng, 1)
        else:
            play_on(judge, state, rng, 1, course.width, course.most, NEVER, [])
        if state.over:
            break
        for seat in seats:
            found = judge.features(state, seat)
            told.append((seat, int(judge.counted(state, seat))))
            lessons.ahead.append(float(judge.ahead(state, seat)) / int(judge.steps))
            lessons.sizes.append(len(found))
            lessons.which.extend(places[name] for name in found)
            lessons.amounts.extend(found.values())
    scores = state.scores()
    lessons.scores.extend(scores)
    lessons.scored.extend(scores[seat - 1] - counted for seat, counted in told)


def _numpy() -> Any:
    try:
        import numpy
    except ImportError as error:
        raise HotelierError("tuning needs numpy: install hotelier[learn]") from error
    return numpy


def _fitted(
    course: Course, names: Sequence[str], past: Sequence[Lessons]
) -> tuple[dict[str, tuple[float, ...]], float]:
    """The weights that best predict what was still scored, and how far they are off."""
    np = _numpy()
    size = len(names) * NUMBERS
    square: Any = np.zeros((size, size))
    right: Any = np.zeros(size)
    for lessons in past:
        for rows, scored in _tables(np, lessons, len(names)):
            square += rows.T @ rows
            right += rows.T @ scored
    number = sum(len(lessons.ahead) for lessons in past)
    spread = np.sqrt(np.diag(square) / number)
    spread[spread == 0] = 1.0
    square /= np.outer(spread, spread)
    square[np.diag_indices(size)] += course.ridge * number
    found = np.linalg.solve(square, right / spread) / spread
    latest = _tables(np, past[-1], len(names))
    off = np.concatenate([np.abs(scored - rows @ found) for rows, scored in latest])
    fitted = found.reshape(NUMBERS, len(names)).T
    doubt = _doubt(np, np.array(past[-1].ahead), off)
    weights = {
        name: tuple(round(float(number), 4) for number in numbers)
        for name, numbers in zip(names, fitted, strict=True)
    }
    weights[DOUBT] = doubt
    return weights, float(np.sqrt((off**2).mean()))


def _tables(np: Any, lessons: Lessons, features: int) -> Iterator[tuple[Any, Any]]:
    """Rows as numbers, in chunks: the features, and the features times the time ahead."""
    ahead = np.array(lessons.ahead, dtype=np.float64)
    scored = np.array(lessons.scored, dtype=np.float64)
    sizes = np.array(lessons.sizes)
    ends = np.concatenate([[0], np.cumsum(sizes)])
    which = np.array(lessons.which)
    amounts = np.array(lessons.amounts)
    for first in range(0, len(ahead), ROWS):
        last = min(first + ROWS, len(ahead))
        flat = np.zeros((last - first, features))
        there = slice(ends[first], ends[last])
        flat[np.repeat(np.arange(last - first), sizes[first:last]), which[there]] = amounts[there]
        share = ahead[first:last, None]
        yield np.hstack([flat, flat * share, flat * share * share]), scored[first:last]


def _doubt(np: Any, ahead: Any, off: Any) -> tuple[float, ...]:
    """How far off the weights usually are, as a curve over the time ahead that never falls."""
    base = np.vstack([np.ones_like(ahead), ahead]).T
    low, rise = np.linalg.lstsq(base, off, rcond=None)[0]
    common = 1.2533  # from the mean distance to the standard deviation
    return (round(max(float(low) * common, 1.0), 4), round(max(float(rise) * common, 0.0), 4), 0.0)


def written(weights: Weights, heading: Sequence[str]) -> str:
    """A set of weights as a file."""
    lines = [f"# {line}" for line in heading]
    for name, numbers in weights.items():
        if any(numbers):
            lines.append(f'"{name}" = [{", ".join(str(float(number)) for number in numbers)}]')
    return "\n".join(lines) + "\n"
