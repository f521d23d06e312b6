"""Measures one engine in its own process: `hotelier bench` asks, this answers.

Run as a script with the name of an engine: `compiled`, `interpreted` or `catanatron`. Every line of
input is a question in JSON, every line of output its answer. Nothing from hotelier is imported
before the engine is chosen, so that `interpreted` can skip the compiled modules.
"""

import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = "hotelier"
REPEATS = 5
POSITIONS = 32
ENDLESS = 1 << 40

Question = dict[str, Any]
Answer = dict[str, Any]


class SourceOnly(MetaPathFinder):
    """Finds the source of a module even if there's a compiled one next to it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != PACKAGE:
            return None
        for folder in sys.path if path is None else path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            found = finder.find_spec(fullname)
            if found is not None and found.loader is not None:
                return found
        return None


def open_engine(name: str) -> Callable[[Question], Answer]:
    """The function that answers questions about an engine."""
    if name == "catanatron":
        return measure_catanatron
    if name == "interpreted":
        sys.meta_path.insert(0, SourceOnly())
    import hotelier

    if hotelier.compiled != (name == "compiled"):
        sys.exit(f"the engine in {Path(hotelier.__file__).parent} is not {name}")
    return measure


def measure(question: Question) -> Answer:
    """Measure what was asked: `speed`, `clone` or `memory`."""
    from hotelier.core.game import find_game

    game = find_game(question["game"])
    options = game.read_options({"players": question["players"]})
    if question["what"] == "speed":
        return speed(game, options, question["seed"], question["seconds"])
    if question["what"] == "clone":
        return clone(game, options, question["seed"], question["seconds"])
    return memory(game, options, question["seed"])


def speed(game: Any, options: Any, seed: int, seconds: float) -> Answer:
    """Decisions and games per second in random play, each game from setup to scoring."""
    from hotelier.core.rng import Rng
    from hotelier.core.state import playout

    rng = Rng(seed)
    decisions = games = 0
    started = now = time.perf_counter()
    while now - started < seconds or games == 0:
        decisions += playout(game.start(options), rng, ENDLESS)
        games += 1
        now = time.perf_counter()
    return {"decisions": decisions / (now - started), "games": games / (now - started)}


def middle(game: Any, options: Any, seed: int, length: int) -> Any:
    """A position halfway through the random game of a seed, which has this length."""
    from hotelier.core.rng import Rng
    from hotelier.core.state import playout

    state = game.start(options)
    playout(state, Rng(seed), length // 2)
    return state


def length_of(game: Any, options: Any, seed: int) -> int:
    """How many decisions the random game of a seed has."""
    from hotelier.core.rng import Rng
    from hotelier.core.state import playout

    return playout(game.start(options), Rng(seed), ENDLESS)


def clone(game: Any, options: Any, seed: int, seconds: float) -> Answer:
    """Microseconds per clone of a position, including the call: the best of a few runs."""
    state = middle(game, options, seed, length_of(game, options, seed))
    turns, taken = 1, 0.0
    while taken < min(seconds, 0.1) / REPEATS:
        turns *= 2
        taken = _time_clones(state, turns)
    best = min(_time_clones(state, turns) for _ in range(REPEATS))
    return {"microseconds": best / turns * 1e6}


def _time_clones(state: Any, turns: int) -> float:
    copy = state.clone
    started = time.perf_counter()
    for _ in range(turns):
        copy()
    return time.perf_counter() - started


def memory(game: Any, options: Any, seed: int) -> Answer:
    """Bytes of a position with everything it owns, averaged over a few that share nothing.

    Tables that all games share were created before, so they aren't counted.
    """
    lengths = {each: length_of(game, options, each) for each in range(seed, seed + POSITIONS)}
    gc.collect()
    tracemalloc.start()
    states = [middle(game, options, each, length) for each, length in lengths.items()]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"bytes": (size - sys.getsizeof(states)) / len(states)}


def measure_catanatron(question: Question) -> Answer:
    """Decisions and games per second of its random players; forced moves count as decisions."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    colors = list(Color)[: question["players"]]
    decisions = games = 0
    started = now = time.perf_counter()
    while now - started < question["seconds"] or games == 0:
        game = Game([RandomPlayer(color) for color in colors], seed=question["seed"] + games)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        games += 1
        now = time.perf_counter()
    return {"decisions": decisions / (now - started), "games": games / (now - started)}


if __name__ == "__main__":
    answer = open_engine(sys.argv[1])
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
