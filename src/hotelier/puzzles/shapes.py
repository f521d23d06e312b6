"""A puzzle as plain values, and how sets of them are written."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from hotelier.core.errors import RecordError
from hotelier.core.record import Record

FORMAT: Final = "hotelier-puzzles/1"
GRADES: Final = (1, 2, 3, 4, 5)
HARDER: Final = (0.7, 1.2, 1.7, 2.2)  # misses of all levels together: a grade more from each on
EASIEST: Final = 1000  # the rating of a puzzle that no bot misses
STEP: Final = 250  # rating for each level that always misses it


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one clearly best turn."""

    game: str
    seed: int  # of the game it's from
    step: int  # how many steps were taken before
    seat: int  # who solves it
    turns: int  # how many different turns there are
    best: tuple[str, ...]  # the actions of the best turn
    second: tuple[str, ...]  # those of the second-best
    loss: float  # points of lead that the second-best loses
    deep: float  # the same, played on further
    end: float  # the same, played to the end
    why: Mapping[str, float]  # `loss` by source of points
    missed: Mapping[str, float]  # how often each level of bot misses it, 0 to 1
    theme: str  # what it is about, one of the game's

    @property
    def id(self) -> str:
        """Its name among the puzzles of its game."""
        return f"{self.seed}-{self.step}"

    @property
    def grade(self) -> int:
        """How hard it is, 1 to 5, by how much all levels of bot together miss it."""
        missed = sum(self.missed.values())
        return 1 + sum(missed >= least for least in HARDER)

    @property
    def rating(self) -> int:
        """Its strength as a player's rating: what the bots miss counts most."""
        return round(EASIEST + STEP * sum(self.missed.values()))

    @property
    def command(self) -> str:
        """The command that finds it again."""
        return f"hotelier puzzles make {self.game} --seed {self.seed} --step {self.step}"

    def as_dict(self) -> dict[str, Any]:
        """The puzzle as plain data."""
        return asdict(self) | {"best": list(self.best), "second": list(self.second)}


def read_puzzle(written: Any) -> Puzzle:
    """A puzzle from plain data."""
    try:
        return Puzzle(
            game=str(written["game"]),
            seed=int(written["seed"]),
            step=int(written["step"]),
            seat=int(written["seat"]),
            turns=int(written["turns"]),
            best=tuple(map(str, written["best"])),
            second=tuple(map(str, written["second"])),
            loss=float(written["loss"]),
            deep=float(written["deep"]),
            end=float(written["end"]),
            why={str(name): float(points) for name, points in written["why"].items()},
            missed={str(name): float(share) for name, share in written["missed"].items()},
            theme=str(written["theme"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"a puzzle can’t be read: {type(error).__name__}: {error}") from error


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was searched for puzzles: its record if there are any."""

    seed: int
    record: Record | None
    puzzles: tuple[Puzzle, ...]
