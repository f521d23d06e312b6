"""Courses so small that a test can wait for them."""

from pathlib import Path
from typing import Any

from hotelier.learn.course import Course
from hotelier.learn.run import Means, Watcher, learn
from hotelier.learn.store import Store


def course(game: str = "overbooking", **settings: Any) -> Course:
    """Hasty games, a tiny network, and a gate that's quick to pass."""
    small: dict[str, Any] = {
        "seed": 3,
        "games": 4,
        "first_games": 6,
        "piece": 2,
        "width": 1,
        "most": 1,
        "strays": 50,
        "hidden": (8,),
        "epochs": 2.0,
        "batch": 64,
        "pairs": 3,
        "fixed": (("players", 2),),
    }
    return Course(game, **small | settings)


def learnt(
    asked: Course,
    folder: Path,
    iterations: int = 2,
    means: Means | None = None,
    watcher: Watcher | None = None,
) -> Store:
    """The result of a course."""
    return learn(asked, folder, means or Means(), iterations, watcher or Watcher(), "a test")


def kept(folder: Path) -> dict[str, bytes]:
    """Everything in a folder, by name."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}
