"""Every game as a Python game of OpenSpiel: importing this registers `python_hotelier_<game>`.

    import pyspiel, hotelier.env.open_spiel
    game = pyspiel.load_game("python_hotelier_austria", {"players": 2})

A chance step with few outcomes (a guest, a card, up to five dice) is one chance node that lists
them. Most steps (six cards of 48, fourteen dice) have far too many. They are drawn in a few chance
nodes with 256 equal outcomes each, the bytes of the seed that the step is dealt from. This makes
chance explicit: a history says everything, and positions can be copied and saved. See
docs/env/open_spiel.md.

OpenSpiel's own search bots in C++ (`pyspiel.MCTSBot`, `pyspiel.ISMCTSBot`) crash on any Python
game: use those in `open_spiel.python.algorithms`.
"""

from collections.abc import Callable
from copy import copy
from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "hotelier.env.open_spiel needs OpenSpiel: pip install open_spiel"
    ) from missing

from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import AnyGame, find_game, games
from hotelier.core.outcomes import Outcomes
from hotelier.core.rewards import RANK, check_rewards, payoffs
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View
from hotelier.env.text import view_text

BYTES: Final = 4  # chance nodes per chance step with many outcomes
BYTE: Final = 256
MOST_DECISIONS: Final = 4000  # no game is longer, however badly it's played
MOST_POINTS: Final = 1000.0
NO_TENSOR: Final = (
    "no row of fixed length holds all that a player has seen: use information_state_string, "
    "or observation_tensor for what it sees now"
)
_BYTES_DRAWN: Final = [(byte, 1 / BYTE) for byte in range(BYTE)]


def game_type(game: AnyGame, rewards: str = RANK, players: int = 2) -> Any:
    """What OpenSpiel wants to know about a game before it's loaded."""
    zero_sum = rewards == RANK or players == 2
    seats = next(option.values for option in game.options if option.name == "players")
    return pyspiel.GameType(
        short_name=f"python_hotelier_{game.name}",
        long_name=f"Python {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, "ZERO_SUM" if zero_sum else "GENERAL_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # no row of fixed length remembers everything
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{option.name: option.usual for option in (*game.options, *game.research)},
            "rewards": RANK,
        },
    )


class SpielGame(pyspiel.Game):
    """A game with its options."""

    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.rewards = check_rewards(given.pop("rewards", RANK))
        self.rules = find_game(self.name)
        self.options = self.rules.read_options(given)
        self.encoder = self.rules.encoder()
        players = len(self.rules.start(self.options).scores())
        kind = game_type(self.rules, self.rewards, players)
        zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        most = 1.0 if self.rewards == RANK else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=BYTE,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(kind, info, parameters or {})

    def new_initial_state(self) -> "SpielState":
        """A game that awaits its first chance step."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """An observer: of the row of numbers, or with perfect recall of all steps in words."""
        if params:
            raise OptionError(f"an observation has no parameters, found {params}")
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def information_state_tensor_shape(self) -> list[int]:
        """Raise an error: there is none, and an empty row would be mistaken for one."""
        raise HotelierError(NO_TENSOR)

    information_state_tensor_size = information_state_tensor_shape

    def max_chance_nodes_in_history(self) -> int:
        """A bound, not a count."""
        return BYTES * MOST_DECISIONS


class Progress:
    """The state of a game. OpenSpiel copies states with `deepcopy`: this makes it fast."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seed: tuple[int, ...] = ()  # the bytes drawn for the awaited chance step
        # For each step: whose secret it is, what others read, and what its owner saw at the time.
        self.steps: list[tuple[str, int, str, str]] = []

    def __deepcopy__(self, memo: object) -> "Progress":
        twin = copy(self)
        twin.state = self.state.clone()
        twin.steps = self.steps.copy()
        return twin


class SpielState(pyspiel.State):
    """A position, as OpenSpiel's algorithms use it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.rules.start(game.options))

    def current_player(self) -> int:
        """The seat to move, from 0, or chance, or nobody at the end."""
        state = self.progress.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return state.actor - 1 if state.actor else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.progress.state.over

    def returns(self) -> list[float]:
        """The rewards at the end; zeros before."""
        game, state = self.get_game(), self.progress.state
        return payoffs(game.rewards, state) if state.over else [0.0] * game.num_players()

    def outcomes(self) -> Outcomes:
        """The outcomes of the awaited chance step with their probabilities; empty if too many.

        They are the engine's own outcomes: `progress.state.deal` takes them.
        """
        state, rules = self.progress.state, self.get_game().rules
        if not state.chance or self.progress.seed:
            return []
        found: Outcomes = rules.outcomes(state, BYTE)
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The listed outcomes by number, or the next byte of the seed."""
        listed = self.outcomes()
        if listed:
            return [(place, likely) for place, (_, likely) in enumerate(listed)]
        return _BYTES_DRAWN

    def information_state_tensor(self, player: int = -1) -> list[float]:
        """Raise an error: there is none, and an empty row would be mistaken for one."""
        raise HotelierError(NO_TENSOR)

    def view(self, player: int) -> View:
        """What a player (from 0) may know."""
        return self.get_game().rules.view(self.progress.state, player + 1)  # type: ignore[no-any-return]

    def log(self, player: int) -> list[str]:
        """Every step so far as this player (from 0) may read it."""
        return [
            step if not owner else seen if owner == player + 1 else public
            for step, owner, public, seen in self.progress.steps
        ]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position this player can't tell from this one: the hidden part is dealt again.

        Refused if the player remembers more of the hidden part than the position shows.
        """
        told = [(step, owner) for step, owner, _, _ in self.progress.steps]
        memory = self.get_game().rules.memory(self.progress.state, player + 1, told)
        if memory:
            raise HotelierError(
                f"can’t deal again what player {player} can’t see: it remembers {memory}"
            )
        other: SpielState = self.clone()
        other.progress.state.redeal(player + 1, Rng(int(sampler() * 2**53)))
        other.progress.steps = [
            each if each[1] in (0, player + 1) else (each[2], 0, each[2], each[2])
            for each in self.progress.steps
        ]
        return other

    def __str__(self) -> str:
        steps = [each[0] for each in self.progress.steps]
        return " / ".join([*steps, *(f"byte {byte}" for byte in self.progress.seed)])

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.state.legal()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            listed = self.outcomes()
            if not listed:
                return f"byte {action}"
            return str(self.get_game().rules.chance_text(self.progress.state, listed[action][0]))
        return str(self.get_game().rules.text(action))

    def _apply_action(self, action: int) -> None:
        progress = self.progress
        if progress.state.actor:
            self._write(self.get_game().rules.text(action))
            progress.state.apply(action)
            return
        listed = self.outcomes()
        if listed:
            self._deal(listed[action][0])
            return
        progress.seed = (*progress.seed, action)
        if len(progress.seed) == BYTES:
            outcome = progress.state.sample(Rng(int.from_bytes(progress.seed)))
            progress.seed = ()
            self._deal(outcome)

    def _deal(self, outcome: int) -> None:
        self._write(self.get_game().rules.chance_text(self.progress.state, outcome))
        self.progress.state.deal(outcome)

    def _write(self, step: str) -> None:
        rules, state = self.get_game().rules, self.progress.state
        owner, public = rules.public_step(state, step)
        seen = step
        if owner and rules.decisions[state.kind] in rules.secret_menus:
            # The choices of this decision are only seen now, so perfect recall must keep them.
            seen = f"{step} of {', '.join(rules.text(action) for action in state.legal())}"
        self.progress.steps.append((step, owner, public, seen))


class SpielObserver:
    """What a player sees, in numbers and words; with perfect recall, also all steps so far."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(game.encoder.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a position as this player (from 0) sees it."""
        if self.tensor is not None:
            row = self.game.encoder.encode(state.view(player))
            self.tensor[:] = np.frombuffer(row, np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        seen = view_text(self.game.rules, state.view(player))
        return "\n".join([*state.log(player), seen]) if self.perfect_recall else seen


# Each game has its own class with its own name: pickle looks for it here, and OpenSpiel holds it
# until after Python has shut down, when a plain function could no longer be freed.
for _name in games():
    _kind = type(f"{_name.title()}Game", (SpielGame,), {"name": _name, "__module__": __name__})
    globals()[_kind.__name__] = _kind
    pyspiel.register_game(game_type(find_game(_name)), _kind)
