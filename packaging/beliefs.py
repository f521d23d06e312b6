"""Trains the network that guesses hidden cards of Overbooking.

`python packaging/beliefs.py --games 299 --seed 1` lets bots play, learns from what lay face down in
their games, and writes the network into the game's data folder. The same command makes the same
network, with any number of processes. One game in ten is only used to tell how good the guesses
are. See docs/learning.md.
"""

import argparse
import hashlib
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hotelier.arena.processes import cores, shared_out
from hotelier.bots.catalogue import find_opponent
from hotelier.core.files import check_target, write_bytes_atomically
from hotelier.core.network import Network
from hotelier.core.network_file import mark_of, write_network
from hotelier.core.rng import Rng
from hotelier.overbooking.game import GAME
from hotelier.overbooking.judgement.beliefs import RATED, SIZE, Lesson, Lessons
from hotelier.overbooking.rules.box import BONUSES
from hotelier.overbooking.rules.cards import KINDS
from hotelier.overbooking.unseen import redeal

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = ROOT / "src" / "hotelier" / "overbooking" / "data" / "beliefs.network"

# Deals evenly, so what is learned doesn't depend on earlier guesses.
BOT = "search:tuned@10n"
PLAYERS = (2, 3, 4, 2)  # of one game after another
SOME = 60  # percent of the decisions that are looked at
STRAYS = 4  # percent of the decisions that are left to the quick policy
HELD_OUT = 10  # one game in this many

UNITS = 16
EPOCHS = 8
BATCH = 1024  # lessons in a step, at most
BATCHES = 32  # in an epoch, at least
RATE = 0.003
DECAY = 0.003
FIRST, SECOND, TINY = 0.9, 0.99, 1e-8  # of Adam
AT_ONCE = 4000  # lessons that are rated together

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.intp]


@dataclass(frozen=True)
class Recipe:
    """Everything that determines a network."""

    games: int
    seed: int
    bot: str = BOT

    @property
    def command(self) -> str:
        """The command that makes it."""
        other = "" if self.bot == BOT else f" --bot {self.bot}"
        return f"python packaging/beliefs.py --games {self.games} --seed {self.seed}{other}"


@dataclass(frozen=True)
class Taught:
    """Hidden cards, each with the candidates for it."""

    context: npt.NDArray[np.int16]  # features of the spots, lesson by lesson
    amounts: npt.NDArray[np.int8]  # of each feature
    noted: npt.NDArray[np.int16]  # number of features of each lesson
    kinds: npt.NDArray[np.int8]  # of the candidates, lesson by lesson
    crests: npt.NDArray[np.int16]  # the feature of each candidate's crest
    offered: npt.NDArray[np.int8]  # number of candidates for each lesson
    true: npt.NDArray[np.int8]  # which candidate it is
    held: npt.NDArray[np.int8]  # 1: in hand, 0: at a hotel
    game: npt.NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.true)

    def digest(self) -> str:
        """A checksum of the content."""
        told = hashlib.sha256()
        for field in fields(self):
            told.update(np.ascontiguousarray(getattr(self, field.name)).tobytes())
        return told.hexdigest()


def gather(recipe: Recipe, jobs: int) -> Taught:
    """What the games teach, played by this many processes."""
    games = shared_out(partial(play, recipe), range(recipe.games), jobs, patient=False)
    found = list(games)
    return Taught(
        **{
            field.name: np.concatenate([getattr(each, field.name) for each in found])
            for field in fields(Taught)
        }
    )


def play(recipe: Recipe, number: int) -> Taught:
    """What one game teaches; everything about it follows from its number."""
    lessons = [*lessons_of(recipe, number)]

    def joined(name: str, kind: type[np.integer[Any]]) -> Any:
        return np.array([one for lesson, _ in lessons for one in getattr(lesson, name)], kind)

    return Taught(
        context=joined("context", np.int16),
        amounts=joined("amounts", np.int8),
        noted=np.array([len(lesson.context) for lesson, _ in lessons], np.int16),
        kinds=joined("kinds", np.int8),
        crests=joined("crests", np.int16),
        offered=np.array([len(lesson.kinds) for lesson, _ in lessons], np.int8),
        true=np.array([lesson.true for lesson, _ in lessons], np.int8),
        held=np.array([held for _, held in lessons], np.int8),
        game=np.full(len(lessons), number, np.int32),
    )


def lessons_of(recipe: Recipe, number: int) -> Iterator[tuple[Lesson, bool]]:
    """Lessons from a game, and whether each is about a card in hand."""
    rng = Rng(recipe.seed * 1_000_000 + number)
    players = PLAYERS[number % len(PLAYERS)]
    bonus = BONUSES[number // len(PLAYERS) % len(BONUSES)]
    state = GAME.start({"players": players, "bonus": bonus})
    opponent = find_opponent(recipe.bot).at(GAME)
    bots = [opponent.sit_down(GAME) for _ in range(players)]
    policy = GAME.judge()
    blank = _network(Net(np.random.default_rng(0)).weights, {})
    while not state.over:
        if state.chance:
            state.deal(state.sample(rng))
            continue
        seat = state.actor
        if state.turn and rng.below(100) < SOME:
            guesser = rng.below(players) + 1
            lessons = Lessons(blank, state.clone())
            redeal(state.clone(), guesser, rng, lessons)
            yield from ((lesson, False) for lesson in lessons.placed)
            if lessons.held:
                # What's in a hand is known together, so one card of it is enough.
                yield lessons.held[rng.below(len(lessons.held))], True
        if rng.below(100) < STRAYS:
            state.apply(policy.policy(state, rng))
            continue
        legal = [GAME.text(action) for action in state.legal()]
        text = bots[seat - 1].choose(GAME.view(state, seat), legal, rng, opponent.budget)
        action = GAME.parse(text)
        assert action is not None, text
        state.apply(action)


@dataclass(frozen=True)
class Batch:
    """Some lessons as tables, for one step."""

    spots: Floats  # [lesson, feature]
    lesson: Ints  # of each candidate
    kinds: Ints
    crests: Ints
    first: Ints  # the first candidate of each lesson
    true: Ints  # the true candidate of each lesson, counted through


class Rows:
    """Lessons by number."""

    def __init__(self, taught: Taught) -> None:
        self.taught = taught
        self.noted = taught.noted.astype(np.intp)
        self.offered = taught.offered.astype(np.intp)
        self.first_noted = np.cumsum(self.noted) - self.noted
        self.first_offered = np.cumsum(self.offered) - self.offered

    def batch(self, some: Ints) -> Batch:
        """Some of the lessons."""
        each = np.arange(len(some))
        at = _places(self.first_noted[some], self.noted[some])
        spots: Floats = np.zeros((len(some), SIZE), np.float32)
        places = np.repeat(each, self.noted[some]), self.taught.context[at]
        np.add.at(spots, places, self.taught.amounts[at].astype(np.float32))
        offered = self.offered[some]
        at = _places(self.first_offered[some], offered)
        first = np.cumsum(offered) - offered
        return Batch(
            spots=spots,
            lesson=np.repeat(each, offered),
            kinds=self.taught.kinds[at].astype(np.intp),
            crests=self.taught.crests[at].astype(np.intp),
            first=first,
            true=first + self.taught.true[some],
        )


def _places(first: Ints, number: Ints) -> Ints:
    """This many places from each of the first ones on."""
    within = np.arange(number.sum()) - np.repeat(np.cumsum(number) - number, number)
    places: Ints = np.repeat(first, number) + within
    return places


Weights = dict[str, Floats]


class Net:
    """A layer of units for each kind of card, and their sum, in training (Adam, averaged)."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.weights: Weights = {
            "spots": rng.normal(0, 0.05, (KINDS, SIZE, UNITS)).astype(np.float32),
            "biases": np.zeros(UNITS, np.float32),
            "units": rng.normal(0, 0.25, UNITS).astype(np.float32),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.averaged = {name: part.copy() for name, part in self.weights.items()}
        self.done = 0

    def step(self, batch: Batch, steps: int) -> None:
        """One step of so many down the slope of the log-loss."""
        units, chances = rate(self.weights, batch)
        off = chances
        off[batch.true] -= 1
        off /= len(batch.true)
        back = off[:, None] * self.weights["units"] * (units > 0)
        slopes = {
            "spots": np.zeros_like(self.weights["spots"]),
            "biases": back.sum(axis=0),
            "units": units.T @ off,
        }
        for kind in range(KINDS):
            (some,) = np.nonzero(batch.kinds == kind)
            slopes["spots"][kind] += batch.spots[batch.lesson[some]].T @ back[some]
            np.add.at(slopes["spots"][kind], batch.crests[some], back[some])
        self.done += 1
        down = 0.5 * (1 + math.cos(math.pi * self.done / steps))
        rate_now = RATE * min(1, self.done / 100) * down + 1e-5
        # The first half is forgotten; then the average goes on.
        follows = max(0.002, 1 / (self.done + 1)) if self.done > steps // 2 else 1.0
        for name, part in self.weights.items():
            self.means[name] += (1 - FIRST) * (slopes[name] - self.means[name])
            self.squares[name] += (1 - SECOND) * (slopes[name] ** 2 - self.squares[name])
            mean = self.means[name] / (1 - FIRST**self.done)
            square = self.squares[name] / (1 - SECOND**self.done)
            change = mean / (np.sqrt(square) + TINY)
            if name == "spots":
                change += DECAY * part
            part -= rate_now * change
            self.averaged[name] += follows * (part - self.averaged[name])


def rate(weights: Weights, batch: Batch) -> tuple[Floats, Floats]:
    """The units of each candidate, and how likely it is among those of its lesson."""
    units: Floats = np.empty((len(batch.lesson), UNITS), np.float32)
    for kind in range(KINDS):
        (some,) = np.nonzero(batch.kinds == kind)
        spots = batch.spots[batch.lesson[some]] @ weights["spots"][kind]
        units[some] = spots + weights["spots"][kind][batch.crests[some]]
    units = np.maximum(units + weights["biases"], 0)
    ratings = units @ weights["units"]
    most = np.maximum.reduceat(ratings, batch.first)
    chances = np.exp(ratings - most[batch.lesson])
    chances /= np.add.reduceat(chances, batch.first)[batch.lesson]
    return units, chances


def train(recipe: Recipe, taught: Taught) -> Network:
    """A network fitted to the lessons; its facts say how well it guesses."""
    rows = Rows(taught)
    rng = np.random.default_rng(recipe.seed)
    net = Net(rng)
    tested = taught.game % HELD_OUT == 0
    trained = np.flatnonzero(~tested)
    batch = min(BATCH, max(1, len(trained) // BATCHES))
    steps = EPOCHS * (len(trained) // batch)
    for _ in range(EPOCHS):
        order = rng.permutation(trained)
        for first in range(0, len(order) - batch + 1, batch):
            net.step(rows.batch(order[first : first + batch]), steps)
    return _network(
        net.averaged,
        {
            "game": GAME.name,
            "inputs": mark_of(RATED),
            "linear": {},
            "command": recipe.command,
            "seed": recipe.seed,
            "framework": "numpy",
            "games": taught.digest(),
            "lessons": len(taught),
            "held_out": {
                name: held_out(net.averaged, rows, np.flatnonzero(tested & (taught.held == held)))
                for held, name in enumerate(("placed", "hand"))
            },
        },
    )


def held_out(weights: Weights, rows: Rows, some: Ints) -> dict[str, float]:
    """Log-loss, that of even guesses, and how often the true card is rated first."""
    if len(some) == 0:
        return {"lessons": 0}
    losses, firsts = [], []
    for at in range(0, len(some), AT_ONCE):
        batch = rows.batch(some[at : at + AT_ONCE])
        _, chances = rate(weights, batch)
        true = chances[batch.true]
        losses.append(-np.log(np.maximum(true, 1e-9)))
        firsts.append(true >= np.maximum.reduceat(chances, batch.first))
    return {
        "lessons": len(some),
        "log_loss": round(float(np.concatenate(losses).mean()), 4),
        "even": round(float(np.log(rows.offered[some]).mean()), 4),
        "first": round(float(np.concatenate(firsts).mean()), 3),
    }


def _network(weights: Weights, facts: dict[str, Any]) -> Network:
    return Network(
        [len(RATED), UNITS, 1],
        [weights["spots"].ravel().tolist(), weights["units"].tolist()],
        [weights["biases"].tolist(), [0.0]],
        facts,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, train, write."""
    parser = argparse.ArgumentParser(description="Train the network that guesses hidden cards.")
    parser.add_argument("--games", type=int, default=299, help="Games to learn from.")
    parser.add_argument("--seed", type=int, default=1, help="Seed for everything.")
    parser.add_argument("--jobs", type=int, default=cores(), help="Number of processes.")
    parser.add_argument("--bot", default=BOT, help="Who plays, without a clock.")
    parser.add_argument("--out", type=Path, default=SHIPPED, help="File to write.")
    asked = parser.parse_args(arguments)
    if asked.games < 2:
        parser.error(f"--games must be at least 2, one to learn from; found {asked.games}")
    check_target(asked.out)
    recipe = Recipe(asked.games, asked.seed, asked.bot)
    taught = gather(recipe, asked.jobs)
    print(f"{len(taught):,} hidden cards in {recipe.games} games")
    network = train(recipe, taught)
    for name, told in network.facts["held_out"].items():
        if told["lessons"]:
            print(
                f"{name}: log-loss {told['log_loss']}, even guesses {told['even']}, "
                f"the true card first in {told['first']:.1%} of {told['lessons']:,}"
            )
    write_bytes_atomically(asked.out, write_network(network))


if __name__ == "__main__":
    main()
