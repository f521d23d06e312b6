"""PPO on the vector table: one network plays both seats and learns from every game.

    python ppo.py overbooking --minutes 10
    hotelier arena overbooking --bots ppo:PpoBot,greedy --games 200 --seed 1

Run both in the folder `examples`. docs/examples.md has the settings that beat `greedy`.
"""

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from hotelier import Bot, Budget, Game, Rng, VectorTable, View
from hotelier.core.errors import OptionError
from hotelier.learn.training import FRAMEWORKS, fit_of
from ppo_learner import Learner, Settings
from small_network import Flags, Floats, Numbers, Rewards, SmallNetwork, log_softmax
from worker_tables import WorkerTables

FILE = "HOTELIER_PPO"  # the variable that names the bot's file
SETTINGS = {  # what you can change in the command line
    "games": "played side by side",
    "steps": "decisions per game between two updates",
    "passes": "over these decisions",
    "batch": "decisions per gradient step",
    "hidden": "units in each layer",
    "rate": "learning rate at the start",
    "curiosity": "weight of the entropy at the start",
    "points": "a lead of this many points counts as 1",
    "workers": "processes that play (training games: with PyTorch only)",
    "seed": "of the games and of the network",
}


class Ppo:
    """A learner, the games it plays, and how it gets better.

    Two players, and the reward is the change of the lead: what one seat gains, the other loses.
    With PyTorch, other processes play the games.
    """

    def __init__(self, game: str, settings: Settings, framework: str, **options: Any) -> None:
        self.settings = settings
        asked = {**options, "players": 2, "rewards": "score", "seed": settings.seed}
        self.table: VectorTable | WorkerTables
        self.learner: Learner
        if fit_of(framework).framework == "torch":
            from ppo_torch import TorchLearner

            self.table = WorkerTables(game, settings.games, workers=settings.workers, **asked)
            self.learner = TorchLearner(self.table, settings)
        else:
            self.table = VectorTable(game, settings.games, **asked)
            self.learner = Learner(self.table, settings)
        self.table.reset()
        self.rng = np.random.default_rng(settings.seed)
        self.decisions = 0

    def update(self, share: float) -> None:
        """Play for a while and learn from it; `share` is how much of the run is over."""
        chosen, learner, table = self.settings, self.learner, self.table
        t, n = chosen.steps, chosen.games
        actions = np.empty((t, n), np.int64)
        chances = np.empty((t, n), np.float32)
        values = np.empty((t, n), np.float32)
        rewards = np.empty((t, n, 2), np.float32)
        seats = np.empty((t, n), np.int64)  # from 0
        over = np.empty((t, n), np.bool_)
        for step in range(t):
            seats[step] = table.seats - 1
            actions[step], chances[step], values[step] = learner.act(step)
            paid, over[step] = table.step(actions[step])
            rewards[step] = paid / chosen.points
        own_next = np.arange(2) == table.seats[:, None] - 1
        ahead = np.where(own_next, 1, -1) * learner.ahead()[:, None]
        gains = gains_by_seat(rewards, values, seats, over, ahead, chosen.trace)
        targets = (gains + values).reshape(-1)
        learner.keep(actions.reshape(-1), chances.reshape(-1), gains.reshape(-1), targets)
        self.decisions += t * n
        rate = chosen.rate + (chosen.final_rate - chosen.rate) * share
        curiosity = chosen.curiosity + (chosen.final_curiosity - chosen.curiosity) * share
        for _ in range(chosen.passes):
            order = self.rng.permutation(t * n)
            batches = [order[at : at + chosen.batch] for at in range(0, t * n, chosen.batch)]
            if np.mean([learner.learn(each, rate, curiosity) for each in batches]) > chosen.far:
                break

    def close(self) -> None:
        """End the processes that play."""
        if isinstance(self.table, WorkerTables):
            self.table.close()


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
    network: SmallNetwork, game: str, opponent: str, games: int, workers: int, **options: Any
) -> tuple[float, float]:
    """The share of games won against a bot and the mean lead, always with the likeliest action."""
    numbers = np.array_split(10**6 + np.arange(games), workers)
    play = partial(leads_in, network, game, opponent, options)
    if workers == 1:
        leads = play(numbers[0])
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            leads = np.concatenate(list(pool.map(play, numbers)))
    return float((leads > 0).mean() + (leads == 0).mean() / 2), float(leads.mean())


def leads_in(
    network: SmallNetwork, game: str, opponent: str, options: dict[str, Any], numbers: Numbers
) -> Rewards:
    """The leads at the end of games against a bot, with these numbers as seeds."""
    games = len(numbers)
    table = VectorTable(
        game,
        games,
        players=2,
        seed=int(numbers[0]),
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
    return leads


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
    parser.add_argument("--framework", choices=FRAMEWORKS, default="auto")
    for name, words_for_it in SETTINGS.items():
        usual = getattr(Settings, name)
        parser.add_argument(f"--{name}", type=type(usual), default=usual, help=words_for_it)
    parser.add_argument("--deck", type=int, help="cards in each deck: Overbooking for research")
    parser.add_argument("--against", default="greedy", help="a bot to measure the strength against")
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--tests", type=int, default=10, help="how often to measure")
    parser.add_argument("--start", type=Path, help="a file of an earlier run, to go on from")
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args(words)
    settings = Settings(**{name: getattr(asked, name) for name in SETTINGS})
    out = asked.out or Path(f"ppo-{asked.game}.npz")
    options = {} if asked.deck is None else {"deck": asked.deck}
    try:
        ppo = Ppo(asked.game, settings, asked.framework, **options)
    except OptionError as error:
        parser.error(str(error))
    if asked.start is not None:
        ppo.learner.start_from(SmallNetwork.load(asked.start))
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
            network, workers = ppo.learner.full(), min(asked.workers, asked.test_games)
            network.save(out)
            won, lead = strength(
                network, asked.game, asked.against, asked.test_games, workers, **options
            )
            spent = f"{trained:.0f},{computed:.0f},{ppo.decisions}"
            print(f"{spent},{won:.3f},{lead:.1f}", flush=True)
    ppo.learner.full().save(out)
    small = "" if asked.deck is None else f" --deck {asked.deck}"
    print(f"saved {out}; play it with: hotelier arena {asked.game}{small} --bots ppo:PpoBot,greedy")


if __name__ == "__main__":
    main()
