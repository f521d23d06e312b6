"""One seat of a game as a Gymnasium environment; bots play the others.

    import gymnasium, hotelier.env
    env = gymnasium.make("hotelier/austria-v0", opponents=("random",))

See docs/env/gymnasium.md.
"""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from hotelier.bots.bot import Bot, Budget
from hotelier.bots.catalogue import Opponent
from hotelier.core.errors import OptionError
from hotelier.core.game import games
from hotelier.core.rewards import RANK, WORST
from hotelier.core.rng import Rng
from hotelier.env.sitters import BOT_BUDGET, Opponents, named_opponents
from hotelier.env.table import Floats, Table, version_of
from hotelier.env.text import view_text


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """A seat at a table with bots."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 (as declared)

    def __init__(
        self,
        game: str,
        opponents: Opponents = ("random",),
        seat: int | None = 1,
        rewards: str = RANK,
        render_mode: str | None = None,
        data: str | Path | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game, options, rewards, data)
        if seat is not None and seat not in self.table.seats:
            raise OptionError(f"seat must be 1 to {len(self.table.seats)} or None, not {seat!r}")
        self.opponents = named_opponents(opponents, len(self.table.seats) - 1)
        self.chosen_seat = seat
        self.seat = seat or 1
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space()
        self.action_space = Discrete(len(self.table.game.actions))
        self._bots: dict[int, tuple[Bot, Budget]] = {}
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """A new game, played up to the seat's first decision."""
        super().reset(seed=seed)
        self.table.deal(self._draw() if seed is None else int(seed))
        self._rng = Rng(self._draw())
        if self.chosen_seat is None:
            self.seat = int(self.np_random.choice(self.table.seats))
        players = len(self.table.seats)
        self._bots = {
            (self.seat + place) % players + 1: self._sit_down(opponent)
            for place, opponent in enumerate(self.opponents)
        }
        self._over = False
        self._paid = 0.0  # what the others do before the first decision is rewarded with it
        self._play_others()
        self._show()
        return self.table.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until the seat moves again or the game is over."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        if not self.table.allows(int(action)):
            self._over = True
            info = self._info() | {"illegal_action": str(self.table.refusal(int(action)))}
            reward = WORST[self.table.rewards]
            return self.table.observation(self.seat), reward, True, False, info
        self.table.play(int(action))
        self._play_others()
        self._over = self.table.state.over
        before, self._paid = self._paid, self.table.payoffs[self.seat - 1]
        reward = self._paid - before
        self._show()
        return self.table.observation(self.seat), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as learners with masks expect them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it: returned (`ansi`) or printed (`human`)."""
        text = view_text(self.table.game, self.table.view(self.seat))
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text, end="\n\n")
        return None

    def _sit_down(self, opponent: Opponent | Bot) -> tuple[Bot, Budget]:
        if isinstance(opponent, Bot):
            return opponent, BOT_BUDGET
        found = opponent.at(self.table.game)
        return found.sit_down(self.table.game), found.budget

    def _play_others(self) -> None:
        """Play until the seat to move is ours or the game is over."""
        state = self.table.state
        while not state.over and state.actor != self.seat:
            bot, budget = self._bots[state.actor]
            view = self.table.view(state.actor)
            action = self.table.game.parse(bot.choose(view, view.legal, self._rng, budget))
            self.table.play(-1 if action is None else action)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}

    def _draw(self) -> int:
        """A seed from the environment's own stream."""
        return int(self.np_random.integers(2**53))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


for _game in games():
    gymnasium.register(
        f"hotelier/{_game}-v{version_of(_game)}",
        entry_point=f"{__name__}:{SeatEnv.__name__}",
        vector_entry_point="hotelier.env.vector_gymnasium:VectorSeatEnv",
        kwargs={"game": _game},
    )
