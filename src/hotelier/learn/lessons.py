"""Training data: a seat's inputs, what it was estimated to be worth, and what it scored.

A piece is a NumPy file with some games. Rows are in the order they were seen, so a seat of a game
can be followed to its end.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hotelier.core.evaluator import BorrowingJudge
from hotelier.core.files import write_bytes_atomically
from hotelier.core.game import Options
from hotelier.core.judge import Judge, LinearJudge
from hotelier.core.luck import seed_of
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.learn.course import Course
from hotelier.learn.playing import play

Floats = npt.NDArray[np.float32]
ROW_FIELDS = ("sizes", "game", "seat", "counted", "base", "told", "final")
FIELDS = ("which", "amounts", *ROW_FIELDS, "scores")
SEATS_SEEN = 2  # per position, so that games of four don't count more than games of two


@dataclass(frozen=True)
class Lessons:
    """Rows of one piece, or of several."""

    which: npt.NDArray[np.int16]  # active inputs, row by row
    amounts: npt.NDArray[np.float16]
    sizes: npt.NDArray[np.int16]  # number of inputs per row
    game: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    counted: Floats  # points it was almost sure of
    base: Floats  # the linear judge's estimate
    told: Floats  # the estimate of its seat's judge
    final: Floats  # its final score
    scores: Floats  # of every seat of every game

    def __len__(self) -> int:
        return len(self.sizes)

    def targets(self, trace: float) -> Floats:
        """What each row should have been estimated at.

        With a trace of 1, the final score. With less, each row leans on its seat's next estimate,
        which is less noisy, and so on to the end.
        """
        found = self.final.copy()
        if trace == 1 or len(self) == 0:
            return found
        order = np.lexsort((self.seat, self.game))  # stable: a seat's rows stay in order
        last = np.diff(self.game[order], append=-1) | np.diff(self.seat[order], append=-1)
        at = np.flatnonzero(last != 0)
        first = np.concatenate([[0], at[:-1] + 1])
        while True:  # one row of every seat, then the one before it
            first, at = first[at > first], at[at > first]
            if len(at) == 0:
                return found
            row, after = order[at - 1], order[at]
            found[row] = (1 - trace) * self.told[after].astype(np.float64) + trace * found[after]
            at = at - 1


@dataclass(frozen=True)
class Piece:
    """Some games to play: who plays whom follows from the numbers of the games."""

    course: Course
    iteration: int
    number: int
    games: int
    judges: tuple[Any, ...]  # weights: the champion's, the latest candidate's and explorer's

    def numbers(self) -> range:
        """The numbers of its games."""
        first = self.number * self.course.piece
        return range(first, first + self.games)


@dataclass(frozen=True)
class Cast:
    """Everything about a game that follows from its number."""

    options: Options
    sitting: tuple[int, ...]  # which of the judges has each seat
    rng: Rng  # for the game itself


def cast_of(course: Course, iteration: int, number: int, judges: int) -> Cast:
    """Who plays a game, and how."""
    rng = Rng(seed_of(course.seed, "game", iteration, number))
    options = course.options(number, "game", iteration)
    seats = int(options["players"])
    return Cast(options, tuple(_drawn(course.seats, rng) % judges for _ in range(seats)), rng)


def eye_of(judge: Judge) -> LinearJudge:
    """The judge that reads features: a network has one, a linear judge is one."""
    while isinstance(judge, BorrowingJudge):
        judge = judge.judge
    assert isinstance(judge, LinearJudge)
    return judge


def play_piece(piece: Piece) -> bytes:
    """Play the games of a piece; returns what they teach, as the content of a file."""
    course = piece.course
    judges = [course.rules.judge(weights) for weights in piece.judges]
    rows: dict[str, list[Any]] = {name: [] for name in FIELDS}
    base = course.rules.judge()
    for number in piece.numbers():
        cast = cast_of(course, piece.iteration, number, len(judges))
        state = course.rules.start(cast.options)
        playing = [judges[each] for each in cast.sitting]
        _play_one(course, playing, eye_of(base), state, number, cast.rng, rows)
    return _packed(rows)


def _drawn(shares: Sequence[int], rng: Rng) -> int:
    """One of several, chosen in proportion to its share."""
    left = int(rng.below(sum(shares)))
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    raise ValueError(f"all shares are zero: {shares!r}")


def _play_one(
    course: Course,
    playing: Sequence[Judge],
    base: LinearJudge,
    state: State,
    number: int,
    rng: Rng,
    rows: dict[str, list[Any]],
) -> None:
    seats = len(playing)
    begun, times = len(rows["seat"]), [0]

    def seen(state: State) -> None:
        times[0] += 1
        for turn in range(min(seats, SEATS_SEEN)):
            seat = (times[0] + turn) % seats + 1
            inputs = base.inputs(state, seat)
            rows["which"].extend(inputs.keys())
            rows["amounts"].extend(inputs.values())
            rows["sizes"].append(len(inputs))
            rows["game"].append(number)
            rows["seat"].append(seat)
            rows["counted"].append(int(base.counted(state, seat)))
            rows["base"].append(base.worth(state, seat))
            rows["told"].append(playing[seat - 1].worth(state, seat))

    play(playing, state, rng, course.width, course.most, course.strays, seen=seen)
    scores = state.scores()
    rows["final"].extend(scores[seat - 1] for seat in rows["seat"][begun:])
    rows["scores"].extend(scores)


KINDS = {
    "which": np.int16,
    "amounts": np.float16,
    "sizes": np.int16,
    "game": np.int32,
    "seat": np.int8,
}


def _packed(rows: dict[str, list[Any]]) -> bytes:
    import io

    file = io.BytesIO()
    arrays: dict[str, Any] = {
        name: np.array(rows[name], KINDS.get(name, np.float32)) for name in FIELDS
    }
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def keep(path: Path, content: bytes) -> None:
    """Save a piece atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_bytes_atomically(path, content)


def read_piece(path: Path) -> Lessons:
    """A saved piece."""
    with np.load(path) as arrays:
        return Lessons(**{name: arrays[name] for name in FIELDS})


def together(pieces: Sequence[Lessons]) -> Lessons:
    """Several pieces as one; games are renumbered, so that none is mistaken for another."""
    games, at = [], 0
    for piece in pieces:
        games.append(piece.game - piece.game.min() + at)
        at = int(games[-1].max()) + 1
    parts = {name: np.concatenate([getattr(p, name) for p in pieces]) for name in FIELDS}
    parts["game"] = np.concatenate(games)
    return Lessons(**parts)


def digest_of(pieces: Iterable[Lessons]) -> str:
    """A checksum over pieces: which games were used for training.

    It covers their content, not the files: another NumPy may compress them differently.
    """
    told = hashlib.sha256()
    for piece in pieces:
        for name in FIELDS:
            told.update(getattr(piece, name).tobytes())
    return told.hexdigest()
