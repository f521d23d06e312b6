"""What PPO learns with, in NumPy: a network that chooses actions, keeps what it saw and improves.

ppo_torch.py does the same in PyTorch.
"""

from dataclasses import dataclass

import numpy as np

from hotelier import VectorTable
from small_network import Floats, Numbers, SmallNetwork, log_softmax
from worker_tables import WorkerTables

MISSING = ("opponent2", "opponent3")  # always 0 with two players


@dataclass(frozen=True)
class Settings:
    """The settings of a PPO run."""

    games: int = 256  # played side by side
    steps: int = 64  # decisions per game between two updates
    passes: int = 2  # over these decisions
    batch: int = 2048
    hidden: int = 128
    rate: float = 1e-3
    final_rate: float = 1e-4  # learning rate at the end
    clip: float = 0.2
    far: float = 0.03  # the policy has changed enough: no more passes (KL divergence)
    trace: float = 0.95  # how far a surprise reaches back
    curiosity: float = 0.01  # weight of the entropy
    final_curiosity: float = 0.001  # at the end
    points: float = 10.0  # a lead of this many points counts as 1
    workers: int = 1  # processes that play, with PyTorch
    seed: int = 1


class Learner:
    """A network in training.

    To be fast, it leaves out the numbers of seats that aren't in the game.
    """

    framework = "numpy"

    def __init__(self, table: VectorTable | WorkerTables, settings: Settings) -> None:
        self.table, self.settings = table, settings
        layout = table.layout
        used = np.ones(layout.size, np.bool_)
        for part in layout.parts:
            if part.name.startswith(MISSING):
                used[layout.slice(part.name)] = False
        self.columns = np.flatnonzero(used)
        heads = {"policy": table.masks.shape[1], "value": 1}
        self.network = SmallNetwork(len(self.columns), heads, settings.hidden, settings.seed)
        self.rng = np.random.default_rng(settings.seed)
        self.prepare()

    def prepare(self) -> None:
        """Make room for what it sees between two updates."""
        shape = self.settings.steps, self.settings.games
        self.seen = np.empty((*shape, len(self.columns)), np.float32)
        self.legal = np.empty((*shape, self.table.masks.shape[1]), np.bool_)

    def start_from(self, full: SmallNetwork) -> None:
        """Go on with a network for all numbers."""
        weights = {name: array.copy() for name, array in full.weights.items()}
        weights["1.weight"] = weights["1.weight"][self.columns]
        self.network.weights = weights

    def full(self) -> SmallNetwork:
        """The same network, for all numbers."""
        first = np.zeros((self.table.layout.size, self.settings.hidden), np.float32)
        first[self.columns] = self.network.weights["1.weight"]
        return SmallNetwork.of({**self.network.weights, "1.weight": first})

    def act(self, step: int) -> tuple[Numbers, Floats, Floats]:
        """Draw an action for every game: actions, their log-probabilities, expected leads."""
        assert isinstance(self.table, VectorTable)
        self.seen[step] = self.table.observations[:, self.columns]
        self.legal[step] = self.table.masks
        heads, _ = self.network.forward(self.seen[step])
        logs = log_softmax(heads["policy"], self.legal[step])
        # Dividing by exponential noise and taking the largest samples the policy.
        noise = self.rng.standard_exponential(logs.shape, np.float32) + np.float32(1e-9)
        actions = (np.exp(logs) / noise).argmax(axis=1)
        return actions, logs[np.arange(len(actions)), actions], heads["value"][:, 0]

    def ahead(self) -> Floats:
        """The lead that the seats to move expect now."""
        assert isinstance(self.table, VectorTable)
        rows = self.table.observations[:, self.columns]
        return self.network.forward(rows)[0]["value"][:, 0]

    def keep(self, actions: Numbers, chances: Floats, gains: Floats, targets: Floats) -> None:
        """Keep what came of the decisions, a row for each."""
        self.kept = (
            self.seen.reshape(len(actions), -1),
            self.legal.reshape(len(actions), -1),
            (actions, chances, gains, targets),
        )

    def learn(self, picked: Numbers, rate: float, curiosity: float) -> float:
        """One gradient step on the clipped objective; returns how far the policy had moved."""
        seen, legal = self.kept[0][picked], self.kept[1][picked]
        actions, before, gains, targets = (column[picked] for column in self.kept[2])
        size = len(picked)
        at = np.arange(size)
        heads, layers = self.network.forward(seen)
        logs = log_softmax(heads["policy"], legal)
        shares = np.exp(logs)
        change = logs[at, actions] - before
        ratio = np.exp(change)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        clip = self.settings.clip
        inside = np.where(gains > 0, ratio < 1 + clip, ratio > 1 - clip)
        pull = -(gains * ratio * inside)[:, None]
        policy = -shares * pull
        policy[at, actions] += pull[:, 0]
        entropy = -(shares * np.where(legal, logs, 0)).sum(axis=1, keepdims=True)
        policy += curiosity * shares * (np.where(legal, logs, 0) + entropy)
        value = (heads["value"][:, 0] - targets)[:, None]
        errors = {
            "policy": (policy / size).astype(np.float32),
            "value": (value / size).astype(np.float32),
        }
        self.network.improve(self.network.backward(layers, errors), rate)
        return float((ratio - 1 - change).mean())
