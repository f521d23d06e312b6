"""All seats of a game as a PettingZoo environment, one agent after another.

    from hotelier.env.pettingzoo import austria_v0
    env = austria_v0.env(players=2)

Every game has a module named after it and its version, with `env` and `raw_env`, as PettingZoo's
own modules do. See docs/env/pettingzoo.md.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hotelier.core.errors import OptionError
from hotelier.core.game import games
from hotelier.core.rewards import RANK, WORST
from hotelier.env.table import Floats, Mask, Table, version_of
from hotelier.env.text import view_text

RENDER_MODES: Final = ("ansi", "human")

Observation: TypeAlias = dict[str, Floats | Mask]


def name_of(game: str) -> str:
    """The name of a game with its version: `austria_v0`."""
    return f"{game}_v{version_of(game)}"


class TableEnv(AECEnv):
    """A table. Its agents are the seats: `seat_1`, `seat_2` and so on."""

    def __init__(
        self,
        game: str,
        rewards: str = RANK,
        render_mode: str | None = None,
        data: str | Path | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise OptionError(
                f"render_mode must be one of {', '.join(RENDER_MODES)}, not {render_mode!r}"
            )
        self.table = Table(game, options, rewards, data)
        self.metadata = {
            "name": name_of(game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.table.seats]
        self.agents: list[str] = []
        actions = len(self.table.game.actions)
        mask = Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": self.table.observation_space(), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed always the same, without one the next from a stream."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.deal(int(self._random.integers(2**53)) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """The selected agent acts; one whose game is over steps with None and leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        paid = self.table.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._accumulate_rewards()
        if self.table.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its legal actions if it's the one to move."""
        seat = self.possible_agents.index(agent) + 1
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as the selected agent sees it: returned (`ansi`) or printed (`human`)."""
        seat = self.possible_agents.index(self.agent_selection) + 1
        text = view_text(self.table.game, self.table.view(seat))
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text, end="\n\n")
        return None

    def _select(self) -> None:
        """Select the agent to move; at the end, they leave one after another."""
        seat = self.table.state.actor or 1
        self.agent_selection = self.possible_agents[seat - 1]


@dataclass(frozen=True, slots=True)
class Environment:
    """What PettingZoo users know as a module: `env` and `raw_env` of one game."""

    game: str

    def env(self, **arguments: Any) -> Any:
        """The environment with PettingZoo's wrappers: an illegal action ends the game."""
        raw = self.raw_env(**arguments)
        worst = WORST[raw.table.rewards]
        terminating = wrappers.TerminateIllegalWrapper(raw, illegal_reward=worst)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))

    def raw_env(self, **arguments: Any) -> TableEnv:
        """The environment itself: an illegal action raises `IllegalAction`."""
        return TableEnv(self.game, **arguments)


def __getattr__(name: str) -> Environment:
    """The environment of every game, by name."""
    for game in games():
        if name == name_of(game):
            return Environment(game)
    raise AttributeError(f"{__name__} has no {name!r}; it has {', '.join(__dir__())}")


def __dir__() -> list[str]:
    return [name_of(game) for game in games()]
