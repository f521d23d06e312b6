"""PPO in NumPy on the vector table: one network plays both seats and learns from every game.

    python examples/ppo.py overbooking --deck 6 --minutes 5 --out examples/ppo-overbooking.npz
    hotelier arena overbooking --deck 6 --bots ppo:PpoBot,greedy --games 200 --seed 1

Run the second command in the folder `examples`, where the file is. See docs/examples.md.
"""

import argparse
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hotelier import Bot, Budget, Game, Rng, VectorTable, View
from small_network import Flags, Floats, Numbers, SmallNetwork, log_softmax

FILE = "HOTELIER_PPO"  # the variable that names the bot's file
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
    trace: float = 0.95  # how far a surprise reaches back
    curiosity: float = 0.01  # weight of the entropy
    points: float = 10.0  # a lead of this many points counts as 1
    seed: int = 1


class Ppo:
    """A network, the games it plays, and how it gets better.

    Two players, and the reward is the change of the lead: what one seat gains, the other loses.
    To be fast, the network leaves out the numbers of seats that aren't in the game.
    """

    def __init__(self, game: str, settings: Settings, **options: Any) -> None:
        self.settings = settings
        seed = settings.seed
        self.table = VectorTable(
            game, settings.games, players=2, seed=seed, rewards="score", **options
        )
        self.table.reset()
        layout = self.table.layout
        used = np.ones(layout.size, np.bool_)
        for part in layout.parts:
            if part.name.startswith(MISSING):
                used[layout.slice(part.name)] = False
        self.columns = np.flatnonzero(used)
        heads = {"policy": self.table.masks.shape[1], "value": 1}
        self.network = SmallNetwork(len(self.columns), heads, settings.hidden, seed)
        self.rng = np.random.default_rng(seed)
        self.decisions = 0

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

    def update(self, share: float) -> None:
        """Play for a while and learn from it; `share` is how much of the run is over."""
        chosen = self.settings
        t, n = chosen.steps, chosen.games
        table = self.table
        seen = np.empty((t, n, len(self.columns)), np.float32)
        legal = np.empty((t, n, table.masks.shape[1]), np.bool_)
        actions = np.empty((t, n), np.int64)
        chances = np.empty((t, n), np.float32)
        values = np.empty((t + 1, n), np.float32)
        rewards = np.empty((t, n, 2), np.float32)
        seats = np.empty((t, n), np.int64)  # from 0
        over = np.empty((t, n), np.bool_)
        places = np.arange(n)
        for step in range(t):
            seen[step] = table.observations[:, self.columns]
            legal[step] = table.masks
            seats[step] = table.seats - 1
            heads, _ = self.network.forward(seen[step])
            logs = log_softmax(heads["policy"], legal[step])
            # Dividing by exponential noise and taking the largest samples the policy.
            noise = self.rng.standard_exponential(logs.shape, np.float32) + np.float32(1e-9)
            actions[step] = (np.exp(logs) / noise).argmax(axis=1)
            chances[step] = logs[places, actions[step]]
            values[step] = heads["value"][:, 0]
            paid, over[step] = table.step(actions[step])
            rewards[step] = paid / chosen.points
        values[t] = self.network.forward(table.observations[:, self.columns])[0]["value"][:, 0]
        own_next = np.arange(2) == table.seats[:, None] - 1
        ahead = np.where(own_next, 1, -1) * values[t][:, None]
        gains = gains_by_seat(rewards, values[:t], seats, over, ahead, chosen.trace)
        targets = gains + values[:t]
        self.decisions += t * n
        rate = chosen.rate + (chosen.final_rate - chosen.rate) * share
        rows = t * n
        flat = seen.reshape(rows, -1), legal.reshape(rows, -1)
        for _ in range(chosen.passes):
            order = self.rng.permutation(rows)
            for start in range(0, rows, chosen.batch):
                picked = order[start : start + chosen.batch]
                self._learn(
                    flat[0][picked],
                    flat[1][picked],
                    actions.reshape(-1)[picked],
                    chances.reshape(-1)[picked],
                    gains.reshape(-1)[picked],
                    targets.reshape(-1)[picked],
                    rate,
                )

    def _learn(
        self,
        rows: Floats,
        legal: Flags,
        actions: Numbers,
        before: Floats,
        gains: Floats,
        targets: Floats,
        rate: float,
    ) -> None:
        """One gradient step on the clipped objective."""
        chosen = self.settings
        size = len(actions)
        at = np.arange(size)
        heads, layers = self.network.forward(rows)
        logs = log_softmax(heads["policy"], legal)
        shares = np.exp(logs)
        ratio = np.exp(logs[at, actions] - before)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        inside = np.where(gains > 0, ratio < 1 + chosen.clip, ratio > 1 - chosen.clip)
        pull = -(gains * ratio * inside)[:, None]
        policy = -shares * pull
        policy[at, actions] += pull[:, 0]
        entropy = -(shares * np.where(legal, logs, 0)).sum(axis=1, keepdims=True)
        policy += chosen.curiosity * shares * (np.where(legal, logs, 0) + entropy)
        value = (heads["value"][:, 0] - targets)[:, None]
        errors = {
            "policy": (policy / size).astype(np.float32),
            "value": (value / size).astype(np.float32),
        }
        self.network.improve(self.network.backward(layers, errors), rate)


def gains_by_seat(
    rewards: Floats, values: Floats, seats: Numbers, over: Flags, ahead: Floats, trace: float
) -> Floats:
    """How much better each decision turned out than expected (GAE), from one seat's own decisions.

    What the other seat expects doesn't count: it can't see this seat's cards. `rewards` are (steps,
    games, 2), `values`, `seats` (from 0) and `over` (steps, games). `ahead` (games, 2) is what each
    seat expects after the last step.
    """
    gains = np.empty_like(values)
    places = np.arange(values.shape[1])
    paid, later = np.zeros_like(ahead), np.zeros_like(ahead)  # until the seat's next decision; then
    for step in reversed(range(len(values))):
        goes_on = ~over[step][:, None]
        ahead, later = ahead * goes_on, later * goes_on
        paid = paid * goes_on + rewards[step]
        own = places, seats[step]
        later[own] = paid[own] + ahead[own] - values[step] + trace * later[own]
        gains[step] = later[own]
        ahead[own], paid[own] = values[step], 0
    return gains


def strength(
    network: SmallNetwork, game: str, opponent: str, games: int, **options: Any
) -> tuple[float, float]:
    """The share of games won against a bot and the mean lead, always with the likeliest action."""
    table = VectorTable(
        game,
        games,
        players=2,
        seed=10**6,
        rewards="score",
        opponents=(opponent,),
        seat=None,
        **options,
    )
    table.reset()
    over = np.zeros(games, np.bool_)
    leads = np.zeros(games)
    while not over.all():
        heads, _ = network.forward(table.observations)
        learners = table.learners.copy()
        _, ends = table.step(log_softmax(heads["policy"], table.masks).argmax(axis=1))
        for place in np.flatnonzero(ends & ~over):
            own = table.scores[place, learners[place] - 1]
            leads[place] = 2 * own - table.scores[place].sum()
        over |= ends
    return float((leads > 0).mean() + (leads == 0).mean() / 2), float(leads.mean())


class PpoBot(Bot):
    """Takes the action that the trained network likes best."""

    budget = Budget(0.2)

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.network = SmallNetwork.load(Path(os.environ.get(FILE, f"ppo-{game.name}.npz")))
        self.encoder = game.encoder()

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        row = np.frombuffer(self.encoder.encode(view), np.float32)
        scores = self.network.forward(row[None])[0]["policy"][0]
        numbers = [self.game.parse(text) for text in legal]
        return legal[int(np.argmax(scores[numbers]))]


def main(words: Sequence[str] | None = None) -> None:
    """Train for some minutes, and report how strong the policy is along the way."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=("austria", "overbooking"))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=Settings.games)
    parser.add_argument("--steps", type=int, default=Settings.steps)
    parser.add_argument("--hidden", type=int, default=Settings.hidden)
    parser.add_argument("--deck", type=int, help="cards in each deck: Overbooking for research")
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--against", default="greedy", help="a bot to measure the strength against")
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--tests", type=int, default=10, help="how often to measure")
    parser.add_argument("--start", type=Path, help="a file of an earlier run, to go on from")
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args(words)
    settings = Settings(games=asked.games, steps=asked.steps, hidden=asked.hidden, seed=asked.seed)
    out = asked.out or Path(f"ppo-{asked.game}.npz")
    options = {} if asked.deck is None else {"deck": asked.deck}
    ppo = Ppo(asked.game, settings, **options)
    if asked.start is not None:
        ppo.start_from(SmallNetwork.load(asked.start))
    trained, computed, tests = 0.0, 0.0, 0
    print("seconds,cpu_seconds,decisions,won,lead", flush=True)
    while trained < 60 * asked.minutes:
        started, begun = time.perf_counter(), time.process_time()
        share = trained / (60 * asked.minutes)
        ppo.update(share)
        trained += time.perf_counter() - started  # not counting the tests
        computed += time.process_time() - begun
        if trained >= 60 * asked.minutes * (tests + 1) / asked.tests:
            tests += 1
            won, lead = strength(ppo.full(), asked.game, asked.against, asked.test_games, **options)
            spent = f"{trained:.0f},{computed:.0f},{ppo.decisions}"
            print(f"{spent},{won:.3f},{lead:.1f}", flush=True)
            ppo.full().save(out)
    ppo.full().save(out)
    small = "" if asked.deck is None else f" --deck {asked.deck}"
    print(f"saved {out}; play it with: hotelier arena {asked.game}{small} --bots ppo:PpoBot,greedy")


if __name__ == "__main__":
    main()
