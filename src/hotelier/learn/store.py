"""The folder of a course: its settings, and each iteration's games, candidate and gate.

    course.json              what decides everything
    champion.network         the best so far
    curve.svg                how strong the champions were
    0003/games-0012.npz      a piece of games
    0003/candidate.network   what was trained after them
    0003/explorer.network    what was trained to be led astray
    0003/gate.jsonl          what each deal of the gate brought
    0003/result.json         how the iteration ended

Each file is written atomically, and what exists isn't made again. So a course can be stopped at any
moment, and continues as if it hadn't been.
"""

import json
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.files import write_atomically, write_bytes_atomically
from hotelier.core.network_file import split_network
from hotelier.learn.course import AUTO, Course, read_course
from hotelier.learn.exploits import Exploits, read_exploits
from hotelier.learn.gate import Outcome, elo_of
from hotelier.learn.training import NUMPY, TORCH, framework_here

COURSE = "course.json"
CHAMPION = "champion.network"
CANDIDATE = "candidate.network"
EXPLORER = "explorer.network"
GATE = "gate.jsonl"
RESULT = "result.json"
CURVE = "curve.svg"
TITLES: Final = {NUMPY: "NumPy", TORCH: "PyTorch"}


@dataclass(frozen=True)
class Result:
    """How an iteration ended."""

    iteration: int
    games: int  # saved so far
    score: float  # average score per seat in its games
    rows: int  # trained on
    error: float  # of the candidate, on games it wasn't trained on
    base_error: float  # of the linear judge on the same
    pairs: int  # of the gate
    share: float  # of them won
    ahead: float  # points
    passed: bool
    elo: float  # of the champion afterwards; the linear judge has 0
    exploited: Exploits = field(default_factory=Exploits)  # the champion, in its games

    @property
    def ahead_in_elo(self) -> float:
        """The candidate's lead over the champion, judging by the gate."""
        return elo_of(self.share)


class Store:
    """The folder, for reading and writing."""

    def __init__(self, folder: Path, course: Course) -> None:
        self.folder = folder
        self.more = [Path(each) for each in course.more]
        for each in self.more:
            if _read(each / COURSE).get("game") != course.game:
                raise OptionError(f"{each} contains no course of {course.game}")
        path = folder / COURSE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            there = path.exists()
            if not there and any(folder.iterdir()):
                raise OptionError(f"{folder} contains other files but no course; use a new folder")
        except OSError as error:
            reason = error.strerror or str(error)
            raise HotelierError(f"can’t create the folder {folder}: {reason}") from error
        self.notes: list[str] = []  # what the user should know about going on here
        if not there:
            self.course = replace(course, framework=framework_here(course.framework))
            self._write()
            return
        old = self._settled(read_course(_read(path)), course)
        # Which framework trains a course is settled when it begins; so auto is always right.
        asked = course if course.framework != AUTO else replace(course, framework=old.framework)
        for name, value in asked.as_dict().items():
            before = old.as_dict()[name]
            if before != value:
                raise OptionError(
                    f"{folder} contains another course ({name} {before!r}, not {value!r}): "
                    "give the command it was begun with, or a new folder"
                )
        self.course = asked
        if self.notes:
            self._write()

    def _settled(self, old: Course, asked: Course) -> Course:
        """A course as it was begun, with what older versions didn't write down."""
        if old.start == asked.start and not old.start_checksum and asked.start_checksum:
            old = replace(old, start_checksum=asked.start_checksum)
            self.notes.append(
                f"{COURSE} didn’t say which weights {old.start!r} were; it does from now on."
            )
        if old.framework == AUTO:
            trained = sorted(self.folder.glob(f"[0-9]*/{CANDIDATE}"))
            if trained:
                facts, _ = split_network(trained[-1].read_bytes(), str(trained[-1]))
                old = replace(old, framework=str(facts["framework"]))
                why = "which trained its last network"
            else:
                old = replace(old, framework=framework_here(asked.framework))
                why = "as nothing is trained yet"
            self.notes.append(
                f"{COURSE} didn’t say whether NumPy or PyTorch trains this course. "
                f"It goes on with {TITLES[old.framework]}, {why}."
            )
        if asked.framework == AUTO and old.framework == TORCH and framework_here(AUTO) != TORCH:
            raise OptionError(
                f"{self.folder} contains a course that PyTorch trains: install hotelier[torch], "
                "or begin a new course"
            )
        return old

    def _write(self) -> None:
        path = self.folder / COURSE
        write_atomically(path, json.dumps(self.course.as_dict(), indent=2) + "\n")

    def place(self, iteration: int) -> Path:
        """The folder of an iteration."""
        found = self.folder / f"{iteration:04}"
        found.mkdir(exist_ok=True)
        return found

    def piece(self, iteration: int, number: int) -> Path:
        """The file of a piece of games."""
        return self.place(iteration) / f"games-{number:04}.npz"

    def pieces(self) -> list[Path]:
        """All pieces, oldest first, after those of other courses."""
        found = []
        for folder in (*self.more, self.folder):
            found += sorted(folder.glob("[0-9]*/games-*.npz"))
        return found

    def results(self) -> list[Result]:
        """The results of all finished iterations."""
        found = []
        for path in sorted(self.folder.glob(f"[0-9]*/{RESULT}")):
            told = _read(path)
            exploited = read_exploits(told.pop("exploited", {}))
            found.append(Result(**told, exploited=exploited))
        return found

    def add_result(self, result: Result) -> None:
        """Save the result of an iteration."""
        path = self.place(result.iteration) / RESULT
        write_atomically(path, json.dumps(asdict(result), indent=2) + "\n")

    def draw(self, picture: str) -> None:
        """Keep the picture of the curve."""
        write_atomically(self.folder / CURVE, picture)

    def candidate(self, iteration: int) -> Path:
        """The file of an iteration's candidate."""
        return self.place(iteration) / CANDIDATE

    def explorer(self, iteration: int) -> Path:
        """The file of an iteration's explorer."""
        return self.place(iteration) / EXPLORER

    def champion(self) -> Path | None:
        """The last candidate that passed; None while the linear judge is unbeaten."""
        passed = [result.iteration for result in self.results() if result.passed]
        return self.candidate(passed[-1]) if passed else None

    def crown(self, path: Path) -> None:
        """Publish the champion."""
        write_bytes_atomically(self.folder / CHAMPION, path.read_bytes())

    def outcomes(self, iteration: int) -> list[Outcome]:
        """The outcomes of an iteration's gate so far."""
        path = self.place(iteration) / GATE
        found = []
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            try:
                found.append(Outcome(**json.loads(line)))
            except (ValueError, TypeError):
                break  # the last one, cut off by an interruption
        return found

    def add_outcome(self, iteration: int, outcomes: list[Outcome]) -> None:
        """Save the gate's outcomes, with one more deal."""
        lines = [json.dumps(asdict(outcome)) + "\n" for outcome in outcomes]
        write_atomically(self.place(iteration) / GATE, "".join(lines))


def _read(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise HotelierError(f"can’t read {path}: {error}") from error
    if not isinstance(found, dict):
        raise HotelierError(f"can’t read {path}: it isn’t a JSON object")
    return found
