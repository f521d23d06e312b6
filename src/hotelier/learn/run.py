"""The course itself: play, train, pass the gate or not, repeat.

A watcher is notified of every piece of games, every training and every deal of the gate. In
between, a run may end, by the clock or by an interrupt; the next one continues there.
"""

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import numpy as np

from hotelier.arena.cluster import on_cluster
from hotelier.arena.processes import shared_out
from hotelier.core.game import TUNED
from hotelier.core.luck import seed_of
from hotelier.core.network import Network
from hotelier.core.network_file import read_network, write_network
from hotelier.core.weights import Weights as LinearWeights
from hotelier.learn.course import Course
from hotelier.learn.curve import curve_of
from hotelier.learn.exploits import Exploits, Tally
from hotelier.learn.gate import Outcome, Pair, Verdict, judge_outcomes, play_pair
from hotelier.learn.lessons import (
    Lessons,
    Piece,
    digest_of,
    eye_of,
    keep,
    play_piece,
    read_piece,
    together,
)
from hotelier.learn.store import Result, Store
from hotelier.learn.training import Trained, train

T = TypeVar("T")
R = TypeVar("R")
Weights = str | Network | LinearWeights


@dataclass
class Watcher:
    """Is notified of the progress; does nothing by default."""

    played: Callable[[int, int, int, Exploits], None] = field(
        default=lambda iteration, done, of, exploited: None
    )
    trained: Callable[[int, Trained], None] = field(default=lambda iteration, trained: None)
    gated: Callable[[int, Verdict], None] = field(default=lambda iteration, verdict: None)
    ended: Callable[[Result], None] = field(default=lambda result: None)
    noted: Callable[[str], None] = field(default=lambda sentence: None)


@dataclass(frozen=True)
class Means:
    """The resources for learning; they don't change the result."""

    workers: int = 1
    cluster: str | None = None
    until: float = float("inf")  # when time is up, by time.monotonic

    def done(self, work: Callable[[T], R], pieces: Iterable[T]) -> Generator[R, None, None]:
        """The results of some work, in order."""
        if self.cluster is not None:
            return on_cluster(work, pieces, self.cluster)
        return shared_out(work, pieces, self.workers, patient=False)

    @property
    def over(self) -> bool:
        """Whether time is up."""
        return time.monotonic() >= self.until


def learn(
    course: Course, folder: Path, means: Means, iterations: int, watcher: Watcher, command: str
) -> Store:
    """Learn until this many iterations are done, or time is up."""
    store = Store(folder, course.with_checksum())
    course = store.course
    for note in store.notes:
        watcher.noted(note)
    champion = store.champion()
    if champion is not None:
        store.crown(champion)  # a run may have ended just before it was saved
    number = len(store.results()) + 1
    if number > 1:
        store.draw(curve_of(store.results()))
    while number <= iterations and not means.over:
        if not _iterate(course, store, number, means, watcher, command):
            break
        number += 1
    return store


def _iterate(
    course: Course, store: Store, number: int, means: Means, watcher: Watcher, command: str
) -> bool:
    """One iteration; whether it was completed."""
    champion = _weights(course, store.champion())
    exploited = _play(course, store, number, champion, means, watcher)
    if exploited is None:
        return False
    path = store.candidate(number)
    if not path.exists():
        _train(course, store, number, watcher, command)
    candidate = _weights(course, path)
    assert isinstance(candidate, Network)
    verdict = _gate(course, store, number, champion, candidate, means, watcher)
    if verdict.passed is None:
        return False
    before = store.results()
    elo = before[-1].elo if before else 0.0
    result = Result(
        iteration=number,
        games=sum(_games(course, each) for each in range(1, number + 1)),
        score=_mean_score(store, number),
        rows=candidate.facts["rows"],
        error=candidate.facts["error"],
        base_error=candidate.facts["base_error"],
        pairs=verdict.pairs,
        share=round(verdict.share, 4),
        ahead=round(verdict.ahead, 2),
        passed=verdict.passed,
        elo=round(elo + verdict.elo, 1) if verdict.passed else elo,
        exploited=exploited,
    )
    store.add_result(result)
    store.draw(curve_of(store.results()))
    if verdict.passed:
        store.crown(path)
    watcher.ended(result)
    return True


def _train(course: Course, store: Store, number: int, watcher: Watcher, command: str) -> None:
    """Train the explorer and the candidate of an iteration.

    From scratch each time, so that earlier errors aren't passed on. The explorer learns from final
    scores alone, so it takes more luck for truth. Planning finds its false beliefs, and its games
    show the next ones that they're false.
    """
    lessons = _lessons(course, store, number)
    eye = eye_of(course.rules.judge())
    facts = {
        "command": command,
        "seed": course.seed,
        "iteration": number,
        "games": digest_of(map(_piece, store.pieces())),
    }
    if course.start:
        facts["start"] = {"weights": Path(course.start).name, "checksum": course.start_checksum}
    astray = train(replace(course, trace=1.0), eye, lessons)
    astray.network.facts |= facts
    keep(store.explorer(number), write_network(astray.network))
    trained = train(course, eye, lessons)
    trained.network.facts |= facts | {
        "error": round(trained.error, 4),
        "base_error": round(trained.base_error, 4),
        "rows": trained.rows,
    }
    watcher.trained(number, trained)
    keep(store.candidate(number), write_network(trained.network))


def _games(course: Course, iteration: int) -> int:
    return course.first_games if iteration == 1 else course.games


def _play(
    course: Course, store: Store, number: int, champion: Weights, means: Means, watcher: Watcher
) -> Exploits | None:
    """Play the missing games of an iteration; what is exploited in its games, if all are there."""
    judges: tuple[Weights, ...] = (champion,)
    if number == 1 and course.start:
        judges += (course.begins_with(),) * 2
    if number > 1:
        judges += (
            _weights(course, store.candidate(number - 1)),
            _weights(course, store.explorer(number - 1)),
        )
    games = _games(course, number)
    pieces = []
    for place, first in enumerate(range(0, games, course.piece)):
        some = min(course.piece, games - first)
        pieces.append(Piece(course, number, place, some, judges))
    left = [each for each in pieces if not store.piece(number, each.number).exists()]
    if means.over and left:
        return None
    tally = Tally()
    for piece in pieces:
        if piece not in left:
            tally.add(piece, _piece(store.piece(number, piece.number)))
    done = len(pieces) - len(left)
    with closing(means.done(play_piece, left)) as contents:
        for piece, content in zip(left, contents, strict=False):
            path = store.piece(number, piece.number)
            keep(path, content)
            tally.add(piece, _piece(path))
            done += 1
            watcher.played(number, done, len(pieces), tally.found())
            if means.over and done < len(pieces):
                return None
    return tally.found()


def _gate(
    course: Course,
    store: Store,
    number: int,
    champion: Weights,
    candidate: Network,
    means: Means,
    watcher: Watcher,
) -> Verdict:
    """Play deals until the gate has decided, or time is up."""
    outcomes: list[Outcome] = store.outcomes(number)
    verdict = judge_outcomes(course, outcomes)
    left = [
        Pair(course, number, place, champion, candidate)
        for place in range(len(outcomes), course.pairs)
    ]
    if verdict.passed is not None:
        return verdict
    with closing(means.done(play_pair, left)) as found:
        for outcome in found:
            outcomes.append(outcome)
            store.add_outcome(number, outcomes)
            verdict = judge_outcomes(course, outcomes)
            watcher.gated(number, verdict)
            if verdict.passed is not None or means.over:
                break
    return verdict


def _weights(course: Course, path: Path | None) -> Weights:
    """The content of a network file; the game's tuned weights if there's none."""
    return TUNED if path is None else _network(course.game, path, path.stat().st_mtime_ns)


@lru_cache(maxsize=4)
def _network(game: str, path: Path, _changed: int) -> Network:
    eye = eye_of(Course(game).rules.judge())
    inputs = [*eye.names, *eye.closer_names]
    return read_network(path.read_bytes(), path.name, game, inputs)


def _lessons(course: Course, store: Store, number: int) -> Lessons:
    """The pieces for one training: the newest, and a random sample of the older ones."""
    newest = sorted(store.place(number).glob("games-*.npz"))
    older = [path for path in store.pieces() if path not in newest]
    rng = np.random.default_rng(seed_of(course.seed, "older", number) % 2**63)
    order = [older[at] for at in rng.permutation(len(older))]
    chosen, rows = [], 0
    for path in [*newest, *order]:
        if rows >= course.rows:
            break
        piece = _piece(path)
        chosen.append((path, piece))
        rows += len(piece)
    return together([piece for _, piece in sorted(chosen, key=lambda each: each[0])])


@lru_cache(maxsize=8192)  # read once per run: a piece never changes
def _piece(path: Path) -> Lessons:
    return read_piece(path)


def _mean_score(store: Store, number: int) -> float:
    scores = [_piece(path).scores for path in sorted(store.place(number).glob("games-*.npz"))]
    return round(float(np.concatenate(scores).mean()), 2)
