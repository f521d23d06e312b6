"""An AlphaZero-style loop: search with a network, learn from the search, repeat.

    python examples/alpha_zero.py overbooking --iterations 20 --games 100 --visits 64
    hotelier arena overbooking --bots alpha_zero:AlphaZeroBot,greedy --games 200 --seed 1

Run the second command in the folder `examples`, where the file is. See docs/examples.md.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from hotelier import Budget, Evaluator, Game, Rng, State, find_game
from hotelier.bots.thinkers import Search
from small_network import Floats, SmallNetwork, log_softmax

FILE = "HOTELIER_ALPHA_ZERO"  # the variable that names the bot's file
POINTS = 10.0  # points that an output of 1 stands for
NEVER = 1e9  # seconds: a search that counts visits needs no clock
SMALL: dict[str, dict[str, int]] = {"austria": {"rounds": 1}, "overbooking": {"deck": 2}}
KEPT = 20_000  # the latest decisions, which it learns from


class NetworkEvaluator(Evaluator):
    """One network for two jobs: what a seat will score, and which actions look good."""

    def __init__(self, game: Game[Any], network: SmallNetwork) -> None:
        super().__init__()
        self.batch = 16
        self.game = game
        self.network = network
        self.observer = game.observer()
        self.size = game.encoder().layout.size
        self.actions = len(game.actions)

    def values(self, states: list[State]) -> list[list[float]]:
        seats = len(states[0].scores())
        rows: Floats = np.empty((len(states) * seats, self.size), np.float32)
        for at, state in enumerate(states):
            for seat in range(seats):
                self.observer.encode_into(rows[at * seats + seat], state, seat + 1)
        told = POINTS * self.network.forward(rows)[0]["value"]
        found: list[list[float]] = told.reshape(len(states), seats).tolist()
        return found

    def priors(self, states: list[State]) -> list[list[float]]:
        rows: Floats = np.empty((len(states), self.size), np.float32)
        legal = np.zeros((len(states), self.actions), np.bool_)
        for at, state in enumerate(states):
            self.observer.encode_into(rows[at], state, state.actor)
            legal[at, state.legal()] = True
        shares = np.exp(log_softmax(self.network.forward(rows)[0]["policy"], legal))
        return [shares[at, state.legal()].tolist() for at, state in enumerate(states)]


@dataclass
class Memory:
    """Decisions to learn from: the observation, the search's policy, the final score."""

    rows: list[Floats] = field(default_factory=list)
    legal: list[Any] = field(default_factory=list)
    policies: list[Floats] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)

    def forget(self) -> None:
        """Keep only the latest decisions."""
        for column in (self.rows, self.legal, self.policies, self.scores):
            del column[:-KEPT]


def play(evaluator: NetworkEvaluator, start: State, visits: int, seed: int, memory: Memory) -> None:
    """Play one game of the search against itself and store what it thought in the memory."""
    rng = Rng(seed)
    game = evaluator.game
    state = start.clone()
    searchers = [Search(game, evaluator=evaluator) for _ in state.scores()]
    seats: list[int] = []
    while not state.over:
        if state.chance:
            state.deal(state.sample(rng))
            continue
        seat = int(state.actor)
        imagined = state.clone()
        imagined.redeal(seat, rng)  # the search must not know what its seat can't see
        tree = searchers[seat - 1].searched(imagined, rng, Budget(NEVER, visits), NEVER, visits)
        policy = np.zeros(len(game.actions), np.float32)
        for branch in tree.ranked(imagined):
            policy[int(branch.action)] = float(branch.visits)
        if not policy.any():
            policy[int(tree.ranked(imagined)[0].action)] = 1
        policy /= policy.sum()
        row: Floats = np.empty(evaluator.size, np.float32)
        evaluator.observer.encode_into(row, state, seat)
        legal = np.zeros(len(game.actions), np.bool_)
        legal[state.legal()] = True
        memory.rows.append(row)
        memory.legal.append(legal)
        memory.policies.append(policy)
        seats.append(seat)
        action = _drawn(policy, state, rng)
        tree.follow(action)
        state.apply(action)
    scores = state.scores()
    memory.scores.extend(float(scores[seat - 1]) for seat in seats)


def _drawn(policy: Floats, state: State, rng: Rng) -> int:
    """Draw an action in proportion to the search's visits, so that games differ."""
    point = int(rng.below(2**24)) / 2**24
    legal = state.legal()
    for action in legal:
        point -= float(policy[action])
        if point < 0:
            return action
    return legal[-1]


def learn(
    network: SmallNetwork, memory: Memory, passes: int, rng: np.random.Generator
) -> tuple[float, float]:
    """Fit policy and score; returns the cross entropy and the error in points of the last pass."""
    rows, legal = np.array(memory.rows), np.array(memory.legal)
    policies, scores = np.array(memory.policies), np.array(memory.scores, np.float32)
    entropy = error = 0.0
    for _ in range(passes):
        entropy = error = 0.0
        order = rng.permutation(len(rows))
        for start in range(0, len(order), 256):
            picked = order[start : start + 256]
            heads, layers = network.forward(rows[picked])
            logs = log_softmax(heads["policy"], legal[picked])
            off = heads["value"][:, 0] - scores[picked] / POINTS
            entropy -= float((policies[picked] * np.where(legal[picked], logs, 0)).sum())
            error += float((off * off).sum())
            size = np.float32(len(picked))
            errors = {
                "policy": (np.exp(logs) - policies[picked]) / size,
                "value": off[:, None] / size,
            }
            network.improve(network.backward(layers, errors), 1e-3)
    return entropy / len(rows), POINTS * float(np.sqrt(error / len(rows)))


class AlphaZeroBot(Search):
    """Searches with the trained network."""

    budget = Budget(NEVER, 64)  # 64 rounds, however long they take

    def __init__(self, game: Game[Any]) -> None:
        path = Path(os.environ.get(FILE, f"alpha-zero-{game.name}.npz"))
        super().__init__(game, evaluator=NetworkEvaluator(game, SmallNetwork.load(path)))


def main(words: Sequence[str] | None = None) -> None:
    """Alternate between playing and learning."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=("austria", "overbooking"))
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--games", type=int, default=100, help="in each iteration")
    parser.add_argument("--visits", type=int, default=64, help="of the search, for each decision")
    parser.add_argument("--passes", type=int, default=4, help="over the memory")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--small", action="store_true", help="a tiny variant, to try it out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args(words)
    game = find_game(asked.game)
    start = game.start(game.read_options(SMALL[asked.game] if asked.small else {}))
    rng = np.random.default_rng(asked.seed)
    heads = {"policy": len(game.actions), "value": 1}
    network = SmallNetwork(game.encoder().layout.size, heads, asked.hidden, asked.seed)
    out = asked.out or Path(f"alpha-zero-{asked.game}.npz")
    memory = Memory()
    print("iteration,decisions,cross_entropy,points_off", flush=True)
    for iteration in range(asked.iterations):
        for number in range(asked.games):
            seed = asked.seed + iteration * asked.games + number
            play(NetworkEvaluator(game, network), start, asked.visits, seed, memory)
        memory.forget()
        entropy, off = learn(network, memory, asked.passes, rng)
        network.save(out)
        print(f"{iteration + 1},{len(memory.rows)},{entropy:.3f},{off:.2f}", flush=True)
    small = SMALL[asked.game] if asked.small else {}
    flags = "".join(f" --{name} {value}" for name, value in small.items())
    print(
        f"saved {out}; play it with: "
        f"hotelier arena {asked.game}{flags} --bots alpha_zero:AlphaZeroBot,greedy"
    )


if __name__ == "__main__":
    main()
