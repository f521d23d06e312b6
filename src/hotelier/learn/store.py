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
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.files import write_atomically, write_bytes_atomically
from hotelier.learn.course import Course, read_course
from hotelier.learn.gate import Outcome, elo_of

COURSE = "course.json"
CHAMPION = "champion.network"
CANDIDATE = "candidate.network"
EXPLORER = "explorer.network"
GATE = "gate.jsonl"
RESULT = "result.json"
CURVE = "curve.svg"


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
        if not there:
            write_atomically(path, json.dumps(course.as_dict(), indent=2) + "\n")
            return
        for name, value in course.as_dict().items():
            old = read_course(_read(path)).as_dict()[name]
            if old != value:
                raise OptionError(
                    f"{folder} contains another course ({name} {old!r}, not {value!r}): "
                    "give the command it was begun with, or a new folder"
                )

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
        return [Result(**_read(path)) for path in sorted(self.folder.glob(f"[0-9]*/{RESULT}"))]

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
