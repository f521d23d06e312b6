"""A value network from a data set: it learns what seats will score, and a planner judges by it.

    hotelier dataset overbooking --games 1000 --visits 32 --out games.parquet
    python examples/value_fit.py games.parquet --out value-overbooking.npz
    hotelier arena overbooking --bots value_fit:ValueBot,greedy --games 200 --seed 1

Run the last command in the folder `examples`, where the file is. See docs/examples.md.
"""

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from pyarrow import parquet

from hotelier import Budget, Evaluator, Game, State
from hotelier.bots.thinkers import Planner
from small_network import Floats, SmallNetwork

FILE = "HOTELIER_VALUE"  # the variable that names the bot's file
POINTS = 10.0  # points that an output of 1 stands for


def read(path: Path) -> tuple[str, dict[str, Any]]:
    """The name of the game, and the columns that the fit needs, as arrays."""
    table = parquet.read_table(path, columns=["game", "observation", "score"])
    told = json.loads(table.schema.metadata[b"hotelier"])
    rows = table["observation"].combine_chunks().flatten().to_numpy()
    columns = {
        "game": table["game"].to_numpy(),
        "score": table["score"].to_numpy().astype(np.float32),
        "observation": rows.reshape(table.num_rows, -1),
    }
    return told["game"], columns


def fit(
    columns: dict[str, Any], epochs: int, hidden: int, seed: int
) -> tuple[SmallNetwork, float, float]:
    """A network, its error in games it hasn't seen, and the error of the mean score."""
    rng = np.random.default_rng(seed)
    # Hold out whole games: decisions of one game share their result.
    held = columns["game"] % 10 == 0
    if not held.any():
        held = columns["game"] == columns["game"].max()
    rows, scores = columns["observation"], columns["score"]
    seen, targets = rows[~held], scores[~held]
    mean = float(targets.mean())
    network = SmallNetwork(rows.shape[1], {"value": 1}, hidden, seed)
    network.weights["value.bias"][:] = mean / POINTS
    for epoch in range(epochs):
        rate = 1e-3 * (1 - epoch / epochs)
        order = rng.permutation(len(seen))
        for start in range(0, len(order), 256):
            picked = order[start : start + 256]
            heads, layers = network.forward(seen[picked])
            error = (heads["value"][:, 0] - targets[picked] / POINTS) / np.float32(len(picked))
            network.improve(network.backward(layers, {"value": error[:, None]}), rate)
    told = POINTS * network.forward(rows[held])[0]["value"][:, 0]
    off = float(np.sqrt(np.mean((told - scores[held]) ** 2)))
    return network, off, float(np.sqrt(np.mean((mean - scores[held]) ** 2)))


class ValueEvaluator(Evaluator):
    """Judges positions by the fitted network, from what each seat sees."""

    def __init__(self, game: Game[Any], network: SmallNetwork) -> None:
        super().__init__()
        self.batch = 64
        self.network = network
        self.observer = game.observer()
        self.size = game.encoder().layout.size

    def values(self, states: list[State]) -> list[list[float]]:
        seats = len(states[0].scores())
        rows: Floats = np.empty((len(states) * seats, self.size), np.float32)
        for at, state in enumerate(states):
            for seat in range(seats):
                self.observer.encode_into(rows[at * seats + seat], state, seat + 1)
        told = POINTS * self.network.forward(rows)[0]["value"]
        found: list[list[float]] = told.reshape(len(states), seats).tolist()
        return found


class ValueBot(Planner):
    """Plans its turn and judges the outcomes by the fitted network."""

    budget = Budget(1.0, 300)

    def __init__(self, game: Game[Any]) -> None:
        path = Path(os.environ.get(FILE, f"value-{game.name}.npz"))
        super().__init__(game, evaluator=ValueEvaluator(game, SmallNetwork.load(path)))


def main(words: Sequence[str] | None = None) -> None:
    """Fit a network to a data set, and print its error."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("data", type=Path, help="a file that `hotelier dataset` wrote")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args(words)
    game, columns = read(asked.data)
    network, off, by_mean = fit(columns, asked.epochs, asked.hidden, asked.seed)
    print(f"in games it hasn't seen: off by {off:.2f} points; the mean score by {by_mean:.2f}")
    out = asked.out or Path(f"value-{game}.npz")
    network.save(out)
    print(f"saved {out}; play it with: hotelier arena {game} --bots value_fit:ValueBot,greedy")


if __name__ == "__main__":
    main()
