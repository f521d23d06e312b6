"""A game played by numbers, as all environments need it: actions in, rows and rewards out."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Space
from numpy.typing import NDArray

from hotelier.core.dealer import SeededDealer
from hotelier.core.errors import IllegalAction
from hotelier.core.game import find_game
from hotelier.core.match import pick_game
from hotelier.core.observation import Layout
from hotelier.core.rewards import check_rewards, payoffs
from hotelier.core.state import State
from hotelier.core.view import View

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


def version_of(game: str) -> int:
    """The version at the end of the names of a game's environments."""
    return find_game(game).encoder().layout.version


def box_of(layout: Layout) -> Box:
    """The bounds of every number in an observation."""
    low, high = layout.bounds()
    return Box(np.frombuffer(low, np.float32), np.frombuffer(high, np.float32))


class Table:
    """One table. Seats are counted from 1, actions are their numbers in `game.actions`."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        rewards: str,
        data: str | Path | None = None,
    ) -> None:
        self.game = pick_game(game, data)
        self.options = self.game.read_options(options)
        self.rewards = check_rewards(rewards)
        self.layout = self.game.encoder().layout
        self.observer = self.game.observer()
        self.state: State = self.game.start(self.options)
        self.seats = range(1, len(self.state.scores()) + 1)
        self.payoffs = payoffs(self.rewards, self.state)

    def deal(self, seed: int) -> None:
        """A new game; the same seed deals the same one, here and in `hotelier.new`."""
        self.dealer = SeededDealer(seed)
        self.state = self.game.start(self.options)
        self.payoffs = payoffs(self.rewards, self.state)
        self._deal_chance()

    def play(self, action: int) -> list[float]:
        """Take a legal action for the seat to move; returns each seat's reward for the step."""
        if not self.allows(action):
            raise self.refusal(action)
        self.state.apply(action)
        self._deal_chance()
        before, self.payoffs = self.payoffs, payoffs(self.rewards, self.state)
        return [now - then for now, then in zip(self.payoffs, before, strict=True)]

    def allows(self, action: int) -> bool:
        """Whether an action is legal now."""
        return action in self.state.legal()

    def refusal(self, action: int) -> IllegalAction:
        """The error that says what would have been legal."""
        known = 0 <= action < len(self.game.actions)
        legal = tuple(self.game.text(each) for each in self.state.legal())
        decision = self.game.decisions[self.state.kind]
        text = self.game.text(action) if known else f"action {action}"
        return IllegalAction(text, decision, self.state.actor, legal)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def observation(self, seat: int) -> Floats:
        """What a seat may know, as a row of numbers."""
        row = np.empty(self.layout.size, np.float32)
        self.observer.encode_into(row, self.state, seat)
        return row

    def mask(self, seat: int) -> Mask:
        """1 for every legal action of the seat to move; all 0 for the others."""
        mask = np.zeros(len(self.game.actions), dtype=np.int8)
        if seat == self.state.actor:
            mask[self.state.legal()] = 1
        return mask

    def observation_space(self) -> Space[Any]:
        """The bounds of every number in an observation."""
        return box_of(self.layout)

    def _deal_chance(self) -> None:
        while self.state.chance:
            self.state.deal(self.dealer.outcome(self.game, self.state))
