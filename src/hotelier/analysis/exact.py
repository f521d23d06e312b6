"""Exact solutions of small games, to measure how far a method is from the truth.

`best_play` searches a position in which nothing is hidden, or nothing hidden matters: the last turn
of a game. `equilibrium` solves a small two-player game with hidden cards as a linear program over
action sequences (the sequence form of Koller, Megiddo and von Stengel).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, TypeAlias

from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import AnyGame
from hotelier.core.state import State

RANK: Final = "rank"  # 1 if seat 1 wins, −1 if it loses, 0 for a shared win
SCORE: Final = "score"  # how many points seat 1 is ahead
MOST_OUTCOMES: Final = 256
MOST_NODES: Final = 1_000_000

Situation: TypeAlias = tuple[str, ...]  # what a player has read so far, and the legal actions
Strategy: TypeAlias = dict[Situation, dict[str, float]]


@dataclass(frozen=True)
class Solution:
    """An equilibrium of a two-player game: its value to seat 1, and both strategies."""

    value: float
    strategies: tuple[Strategy, Strategy]
    nodes: int


def best_play(
    game: AnyGame, state: State, rewards: str = RANK, most: int = MOST_NODES
) -> tuple[float, int]:
    """A two-player position's value to seat 1 with all cards open, and the best action."""
    search = _Open(game, rewards, most)
    value = search.worth(state)
    return value, search.best.get(state, -1)


class _Open:
    """Seat 1 maximises, seat 2 minimises, and chance averages."""

    def __init__(self, game: AnyGame, rewards: str, most: int) -> None:
        self.game = game
        self.rewards = rewards
        self.left = most
        self.known: dict[State, float] = {}
        self.best: dict[State, int] = {}

    def worth(self, state: State) -> float:
        if state.over:
            return _payoff(self.rewards, state)
        if state in self.known:
            return self.known[state]
        self.left -= 1
        if self.left < 0:
            raise HotelierError("this position is too large to be searched to its end")
        if state.chance:
            found = sum(
                share * self.worth(_dealt(state, outcome))
                for outcome, share in _outcomes(self.game, state)
            )
        else:
            sign = 1 if state.actor == 1 else -1
            values = [(sign * self.worth(_taken(state, act)), -act) for act in state.legal()]
            most, action = max(values)
            found = sign * most
            self.best[state.clone()] = -action
        self.known[state.clone()] = found
        return found


def equilibrium(game: AnyGame, state: State, rewards: str = RANK) -> Solution:
    """The equilibrium of a small two-player game from a position both know. Needs SciPy."""
    if len(state.scores()) != 2:
        raise OptionError("an equilibrium is computed for two players")
    tree = _Tree(game, rewards)
    tree.grow(state.clone(), ((), ()), (0, 0), 1.0)
    value, first = tree.solved(0)
    _, second = tree.solved(1)
    return Solution(value, (tree.strategy(0, first), tree.strategy(1, second)), tree.nodes)


def best_reply(
    game: AnyGame, state: State, seat: int, other: Strategy, rewards: str = RANK
) -> float:
    """Seat 1's result if `seat` plays the best reply to the other's strategy."""
    tree = _Tree(game, rewards)
    tree.grow(state.clone(), ((), ()), (0, 0), 1.0)
    return tree.reply(seat - 1, other)


class _Tree:
    """The whole game tree: each player's sequences, and the payoff of every pair of them."""

    def __init__(self, game: AnyGame, rewards: str) -> None:
        self.game = game
        self.rewards = rewards
        self.nodes = 0
        # For each player: situations by what the player knows, each with the sequence that leads
        # there and the first of the sequences that continue it, one per action.
        self.situations: tuple[dict[Situation, tuple[int, int, list[str]]], ...] = ({}, {})
        self.sizes = [1, 1]  # sequence 0: no action yet
        self.brings: dict[tuple[int, int], float] = {}

    def grow(
        self,
        state: State,
        logs: tuple[tuple[str, ...], tuple[str, ...]],
        at: tuple[int, int],
        share: float,
    ) -> None:
        """Follow a position to every end of the game."""
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise HotelierError("this game is too large to be solved")
        if state.over:
            worth = share * _payoff(self.rewards, state)
            self.brings[at] = self.brings.get(at, 0.0) + worth
            return
        if state.chance:
            for outcome, likely in _outcomes(self.game, state):
                text = self.game.chance_text(state, outcome)
                self.grow(_dealt(state, outcome), self._read(state, text, logs), at, share * likely)
            return
        own = state.actor - 1
        texts = [self.game.text(action) for action in state.legal()]
        first = self._situation(own, logs[own], texts, at[own])
        for place, action in enumerate(state.legal()):
            after = (first + place, at[1]) if own == 0 else (at[0], first + place)
            read = self._read(state, texts[place], logs)
            self.grow(_taken(state, action), read, after, share)

    def _read(
        self, state: State, step: str, logs: tuple[tuple[str, ...], tuple[str, ...]]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        owner, public = self.game.public_step(state, step)
        one, other = (step if owner in (0, seat) else public for seat in (1, 2))
        return (*logs[0], one), (*logs[1], other)

    def _situation(self, own: int, log: tuple[str, ...], texts: list[str], before: int) -> int:
        """The first sequence that continues a situation: positions a player can't tell apart."""
        known = self.situations[own]
        key = (*log, "|", *texts)
        if key not in known:
            known[key] = (before, self.sizes[own], texts)
            self.sizes[own] += len(texts)
        return known[key][1]

    def solved(self, own: int) -> tuple[float, Sequence[float]]:
        """What a player can guarantee, as a payoff of seat 1, and the plan that guarantees it.

        This maximises what the other player leaves: for each sequence of theirs, the value of its
        situations to them must cover what that sequence brings.
        """
        np, sparse, optimize = _scipy()
        sign, other = (1.0, 1) if own == 0 else (-1.0, 0)
        pairs = [(each[own], each[other], sign * value) for each, value in self.brings.items()]
        rows, columns, values = zip(*pairs, strict=True)
        size, their_size = self.sizes[own], self.sizes[other]
        brings = sparse.coo_matrix((values, (rows, columns)), shape=(size, their_size)).tocsr()
        plan, theirs = self._flow(own), self._flow(other)
        count = theirs.shape[0]
        start = np.zeros(plan.shape[0])
        start[0] = 1.0
        goal = np.zeros(size + count)
        goal[size] = -1.0  # linprog minimises
        found = optimize.linprog(
            goal,
            A_ub=sparse.hstack([-brings.T, theirs.T]),
            b_ub=np.zeros(their_size),
            A_eq=sparse.hstack([plan, sparse.csr_matrix((plan.shape[0], count))]),
            b_eq=start,
            bounds=[(0, None)] * size + [(None, None)] * count,
        )
        if not found.success:
            raise HotelierError(f"the equilibrium wasn’t found: {found.message}")
        return sign * -float(found.fun) + 0.0, [float(share) for share in found.x[:size]]

    def _flow(self, own: int) -> Any:
        """Flow constraints, one row per situation: what goes in comes out."""
        _, sparse, _ = _scipy()
        rows, columns, values = [0], [0], [1.0]
        for row, (before, first, texts) in enumerate(self.situations[own].values(), start=1):
            rows += [row] * (len(texts) + 1)
            columns += [before, *range(first, first + len(texts))]
            values += [-1.0, *[1.0] * len(texts)]
        shape = (len(self.situations[own]) + 1, self.sizes[own])
        return sparse.coo_matrix((values, (rows, columns)), shape=shape).tocsr()

    def strategy(self, own: int, plan: Sequence[float]) -> Strategy:
        """The probability of each action in each situation; uniform where the plan never gets."""
        found: Strategy = {}
        for key, (before, first, texts) in self.situations[own].items():
            there = plan[before]
            shares = plan[first : first + len(texts)]
            found[key] = {
                text: share / there if there > 1e-9 else 1 / len(texts)
                for text, share in zip(texts, shares, strict=True)
            }
        return found

    def reply(self, own: int, other: Mapping[Situation, Mapping[str, float]]) -> float:
        """The most (for seat 2: the least) that a player can get of seat 1's payoff."""
        theirs = 1 - own
        plan = [1.0] + [0.0] * (self.sizes[theirs] - 1)
        for key, (before, first, texts) in self.situations[theirs].items():
            for place, text in enumerate(texts):
                plan[first + place] = plan[before] * other[key][text]
        sign = 1.0 if own == 0 else -1.0
        worth = [0.0] * self.sizes[own]
        for each, value in self.brings.items():
            worth[each[own]] += sign * value * plan[each[theirs]]
        for before, first, texts in reversed(list(self.situations[own].values())):
            worth[before] += max(worth[first : first + len(texts)])
        return sign * worth[0]


def _payoff(rewards: str, state: State) -> float:
    """Seat 1's payoff at the end of a game; seat 2 gets the opposite."""
    if rewards == SCORE:
        own, other = state.scores()
        return float(own - other)
    if rewards != RANK:
        raise OptionError(f"rewards must be one of {RANK}, {SCORE}, not {rewards!r}")
    winners = state.winners()
    return float((1 in winners) - (2 in winners))


def _outcomes(game: AnyGame, state: State) -> list[tuple[int, float]]:
    found = game.outcomes(state, MOST_OUTCOMES)
    if not found:
        raise HotelierError("a chance step has too many outcomes to follow them all")
    return found


def _dealt(state: State, outcome: int) -> State:
    after = state.clone()
    after.deal(outcome)
    return after


def _taken(state: State, action: int) -> State:
    after = state.clone()
    after.apply(action)
    return after


def _scipy() -> tuple[Any, Any, Any]:
    try:
        names = ("numpy", "scipy.sparse", "scipy.optimize")
        numpy, sparse, optimize = map(import_module, names)
    except ImportError as error:
        raise OptionError("an equilibrium needs SciPy: pip install scipy") from error
    return numpy, sparse, optimize
