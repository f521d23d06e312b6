"""One seat in many games at once, as a Gymnasium vector environment.

    import gymnasium, hotelier.env
    envs = gymnasium.make_vec("hotelier/austria-v0", num_envs=256, opponents=("random",))

It is a `VectorTable` with opponents. See docs/env/vector.md.
"""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike

from hotelier.core.rewards import RANK
from hotelier.env.sitters import Opponents
from hotelier.env.table import box_of
from hotelier.env.vector import Flags, Floats, Rewards, VectorTable


class VectorSeatEnv(VectorEnv[Floats, ArrayLike, Any]):
    """One seat in many games; when a game ends, a new one starts in the same step.

    With `copy=False`, observations and masks are the table's own memory, which a step overwrites.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponents = ("random",),
        seat: int | None = 1,
        rewards: str = RANK,
        data: str | Path | None = None,
        copy: bool = True,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        self.table = VectorTable(
            game, num_envs, rewards=rewards, opponents=opponents, seat=seat, data=data, **options
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = box_of(self.table.layout)
        self.single_action_space = Discrete(len(self.table.game.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._last = self.table.last_observations()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Start new games everywhere and play up to the seat's first decision."""
        super().reset(seed=seed)
        self.table.reset(seed)
        return self._observations(), self._infos()

    def step(self, actions: ArrayLike) -> tuple[Floats, Rewards, Flags, Flags, dict[str, Any]]:
        """Act, and let the others play; an illegal action ends the game as a loss."""
        seats = self.table.learners.copy()
        rewards, ends = self.table.step_or_lose(actions)
        own = np.take_along_axis(rewards, seats[:, None] - 1, axis=1)[:, 0]
        infos = self._infos()
        if ends.any():
            last = np.full(self.num_envs, None, object)
            for place in np.flatnonzero(ends):
                last[place] = self._last[place].copy()
            infos |= {"final_obs": last, "_final_obs": ends, "final_info": {}, "_final_info": ends}
        return self._observations(), own, ends, np.zeros_like(ends), infos

    def action_masks(self) -> Flags:
        """(num_envs, actions): which actions are legal now."""
        return self.table.masks.copy() if self._copy else self.table.masks

    def _observations(self) -> Floats:
        return self.table.observations.copy() if self._copy else self.table.observations

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}
