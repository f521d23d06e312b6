"""Games as a data set: what a seat saw, what the search thought, and how the game ended.

A row is a decision. The search plays every seat with a fixed number of visits per decision, not a
time, so the same settings give the same data set on any machine.
"""

import json
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from hotelier.arena.processes import shared_out
from hotelier.bots.bot import Budget
from hotelier.bots.thinkers import Search
from hotelier.bots.tree import Tree
from hotelier.core.dealer import SeededDealer
from hotelier.core.game import TUNED, AnyGame, Options
from hotelier.core.judge_files import AnyWeights
from hotelier.core.luck import seed_of
from hotelier.core.match import pick_game
from hotelier.core.rng import Rng
from hotelier.core.state import State

NEVER: Final = 1e18  # no clock: the same seed must give the same games
THOUSAND: Final = 1000
FORMAT: Final = 1

# [column]: the type of its numbers, and its contents
COLUMNS: Final = {
    "game": ("int32", "the game, from 1"),
    "decision": ("int32", "the decision within the game, from 0"),
    "seat": ("int8", "the seat that decided, from 1"),
    "observation": ("float32", "what the seat saw, as the environments encode it"),
    "legal": ("bool", "the mask of legal actions"),
    "policy": ("float32", "how often the search visited each action, as a share"),
    "value": ("float32", "the lead over the best other seat that the search expected, in points"),
    "action": ("int16", "the action that was taken"),
    "score": ("int32", "the final score of the seat"),
    "lead": ("int32", "its final lead over the best other seat"),
    "won": ("float32", "its share of the win: 1, a half, a third, … or 0"),
}


@dataclass(frozen=True)
class Recipe:
    """Everything that determines a data set."""

    game: str
    options: Options
    games: int
    seed: int = 1
    visits: int = 64  # of the search, for each decision
    explore: float = 0.1  # share of decisions drawn from the policy, not its best action
    weights: AnyWeights = TUNED

    @property
    def rules(self) -> AnyGame:
        """The game."""
        return pick_game(self.game, None)


def describe(recipe: Recipe, version: str) -> str:
    """What a reader of the file needs, as JSON: where it comes from and what the numbers mean."""
    game = recipe.rules
    layout = game.encoder().layout
    return json.dumps(
        {
            "format": FORMAT,
            "hotelier": version,
            "game": game.name,
            "rules": game.rules,
            "options": recipe.options,
            "seed": recipe.seed,
            "visits": recipe.visits,
            "explore": recipe.explore,
            "weights": str(recipe.weights),
            "columns": {name: words for name, (_, words) in COLUMNS.items()},
            "actions": game.actions,
            "observation": [
                {
                    "name": part.name,
                    "at": layout.places[part.name],
                    "shape": list(part.shape),
                    "words": part.words,
                }
                for part in layout.parts
            ],
        },
        ensure_ascii=False,
    )


Rows = dict[str, Any]  # NumPy arrays, by column


def play_recipe(recipe: Recipe, jobs: int) -> Generator[Rows, None, None]:
    """The rows of one game after another, from this many processes."""
    pieces = ((recipe, number) for number in range(1, recipe.games + 1))
    with closing(shared_out(_play, pieces, jobs, patient=False)) as games:
        yield from games


def _play(piece: tuple[Recipe, int]) -> Rows:
    recipe, number = piece
    return play_game(recipe, number)


def play_game(recipe: Recipe, number: int) -> Rows:
    """One game of the search against itself."""
    game = recipe.rules
    encoder = game.encoder()
    rng = Rng(seed_of(recipe.seed, "thinking", number))
    dealer = SeededDealer(seed_of(recipe.seed, "dealing", number))
    state = game.start(recipe.options)
    searchers = [Search(game, recipe.weights) for _ in state.scores()]
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    while not state.over:
        if state.chance:
            state.deal(dealer.outcome(game, state))
            continue
        seat = int(state.actor)
        view = game.view(state, seat)
        imagined = game.imagine(view, rng)
        budget = Budget(NEVER, recipe.visits)
        tree = searchers[seat - 1].searched(imagined, rng, budget, NEVER, recipe.visits)
        policy = _policy(tree, imagined, len(game.actions))
        action = _chosen(recipe, tree, imagined, policy, rng)
        legal = np.zeros(len(game.actions), np.bool_)
        legal[state.legal()] = True
        rows["game"].append(number)
        rows["decision"].append(len(rows["decision"]))
        rows["seat"].append(seat)
        rows["observation"].append(np.frombuffer(encoder.encode(view), np.float32))
        rows["legal"].append(legal)
        rows["policy"].append(policy)
        rows["value"].append(tree.base(tree.root))
        rows["action"].append(action)
        tree.follow(action)
        state.apply(action)
    _end(rows, state)
    return {name: np.array(rows[name], kind) for name, (kind, _) in COLUMNS.items()}


def _policy(tree: Tree, state: State, actions: int) -> Any:
    """Each action's share of the visits; if there was only one candidate, that one."""
    policy = np.zeros(actions, np.float32)
    ranked = tree.ranked(state)
    for branch in ranked:
        policy[int(branch.action)] = int(branch.visits)
    if not policy.any():
        policy[int(ranked[0].action)] = 1.0
    return policy / policy.sum()


def _chosen(recipe: Recipe, tree: Tree, state: State, policy: Any, rng: Rng) -> int:
    """Usually the best action; now and then one drawn from the policy, to see other positions."""
    if int(rng.below(THOUSAND)) >= THOUSAND * recipe.explore:
        return int(tree.ranked(state)[0].action)
    point = int(rng.below(2**31)) / 2**31
    legal = state.legal()
    for action in legal:
        point -= float(policy[action])
        if point < 0:
            return action
    return legal[-1]


def _end(rows: dict[str, list[Any]], state: State) -> None:
    """Add the result of the game to each row, as seen by its seat."""
    scores, winners = state.scores(), state.winners()
    for seat in rows["seat"]:
        own = scores[seat - 1]
        rows["score"].append(own)
        rows["lead"].append(own - max(scores[: seat - 1] + scores[seat:]))
        rows["won"].append(1 / len(winners) if seat in winners else 0.0)
