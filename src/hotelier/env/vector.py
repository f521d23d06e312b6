"""Many games at once for learners: NumPy arrays in and out, with no Python per game.

    table = VectorTable("austria", 256, players=2, seed=1)
    table.reset()
    rewards, ends = table.step(actions)   # one legal action per game

See docs/env/vector.md.
"""

import secrets
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hotelier.core.errors import IllegalAction, OptionError
from hotelier.core.many import ManyGames, Sitter
from hotelier.core.match import pick_game
from hotelier.core.rewards import RANK, check_rewards
from hotelier.env.sitters import Opponents, sitters_for

Floats: TypeAlias = NDArray[np.float32]
Rewards: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

T = TypeVar("T", bound=np.generic)


def array_over(memory: Any, kind: type[T]) -> NDArray[T]:
    """A native array as a read-only NumPy array, without a copy."""
    return np.frombuffer(memory, kind)


class VectorTable:
    """`n` games of one kind, stepped together; when one ends, a new one starts in the same step.

    The arrays aren't copies: every step overwrites them. Copy what you want to keep.

    Args:
        game: The name of the game.
        n: How many games.
        seed: Place *i* starts with the game that `hotelier.new(game, seed=seed + i)` deals.
        rewards: `"rank"` or `"score"`.
        opponents: Who plays the other seats, by name; without opponents, you play all seats.
        seat: Your seat if there are opponents; None draws one for every game.
        data: The file with the component data of your own box.
        options: The options of the game, such as `players`.

    Attributes:
        observations: What the seat to move may know, for each place: (n, numbers), float32.
        masks: Its legal actions: (n, actions), bool.
        seats: Which seat it is, from 1: (n,), int64.
        places: Which numbers of an observation aren't 0, padded: (n, numbers), int64.
        values: Those numbers: (n, numbers), float32.
        lengths: How many there are: (n,), int64.
        scores: Final scores of the last game that ended in each place: (n, players), int64.
        learners: Your seat, if opponents play the others: (n,), int64.

    Examples:
        >>> import hotelier
        >>> table = hotelier.VectorTable("overbooking", 4, players=2, seed=1)
        >>> table.reset()
        >>> rewards, ends = table.step(table.sample())
        >>> table.observations.shape[0], rewards.shape, ends.shape
        (4, (4, 2), (4,))
    """

    observations: Floats
    masks: Flags
    seats: Numbers
    places: Numbers
    values: Floats
    lengths: Numbers
    scores: Numbers
    learners: Numbers

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seed: int | None = None,
        rewards: str = RANK,
        opponents: Opponents = (),
        seat: int | None = 1,
        data: str | Path | None = None,
        **options: Any,
    ) -> None:
        if type(n) is not int or n < 1:
            raise OptionError(f"n must be a whole number from 1, not {n!r}")
        self.game = pick_game(game, data)
        self.options = self.game.read_options(options)
        self.rewards = check_rewards(rewards)
        start = self.game.start(self.options)
        self.players = len(start.scores())
        if seat is not None and seat not in range(1, self.players + 1):
            raise OptionError(f"seat must be 1 to {self.players} or None, not {seat!r}")
        sitters: list[Sitter] = sitters_for(self.game, opponents, self.players - 1, n)
        self.n = n
        self.layout = self.game.encoder().layout
        self._observer = self.game.observer(n)
        self._games = ManyGames(start, n, self._observer, rewards, sitters, seat or 0)
        self._last: Floats | None = None
        self._seed = seed
        self._look()

    def reset(self, seed: int | None = None) -> None:
        """Start new games everywhere: the same for the same seed; without one, the next ones."""
        if seed is None:
            seed = secrets.randbits(53) if self._seed is None else self._seed
        if type(seed) is not int:
            raise OptionError(f"seed must be a whole number, not {seed!r}")
        self._games.reset(seed)
        self._seed = seed + self.n

    def step(self, actions: ArrayLike) -> tuple[Rewards, Flags]:
        """Take a legal action in every game; returns all seats' rewards and which games ended."""
        chosen = self._read(actions)
        place = self._games.illegal(chosen)
        if place >= 0:
            raise self._refusal(place, chosen[place])
        return self._step(chosen)

    def step_or_lose(self, actions: ArrayLike) -> tuple[Rewards, Flags]:
        """The same, but an illegal action loses the game and a new one starts there."""
        return self._step(self._read(actions))

    def sample(self) -> Numbers:
        """A random legal action for every game."""
        self._games.pick()
        return self._picks.copy()

    def cards(self) -> dict[str, Floats]:
        """What's printed on the cards, by kind: a row per card, columns of `game.card_tables`."""
        tables = self.game.card_tables(self.options)
        return {kind: np.array(table.rows, np.float32) for kind, table in tables.items()}

    def last_observations(self) -> Floats:
        """(n, numbers): what the learner saw when the last game at a place ended, from now on."""
        if self._last is None:
            observer = self.game.observer(self.n)
            self._games.show_ends(observer)
            self._last = array_over(observer.sheet.numbers, np.float32).reshape(self.n, -1)
        return self._last

    def _step(self, actions: list[int]) -> tuple[Rewards, Flags]:
        self._games.step(actions)
        return self._paid.copy(), self._ends.copy()

    def _read(self, actions: ArrayLike) -> list[int]:
        if self._seed is None or not self._games.rngs:
            raise OptionError("the games haven’t begun: call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} of shape {given.shape}"
            raise OptionError(f"actions must be {self.n} whole numbers, one a game, not {found}")
        read: list[int] = given.tolist()
        return read

    def _refusal(self, place: int, action: int) -> IllegalAction:
        game, state = self.game, self._games.states[place]
        known = 0 <= action < len(game.actions)
        text = game.text(action) if known else f"action {action}"
        legal = tuple(game.text(each) for each in state.legal())
        decision = f"{game.decisions[state.kind]} (game {place})"
        return IllegalAction(text, decision, state.actor, legal)

    def _look(self) -> None:
        """Arrays over the memory of the games."""
        n, games, sheet = self.n, self._games, self._observer.sheet
        self.observations = array_over(sheet.numbers, np.float32).reshape(n, -1)
        self.masks = array_over(sheet.masks, np.bool_).reshape(n, -1)
        self.seats = array_over(games.actors, np.int64)
        self.places = array_over(sheet.places, np.int64).reshape(n, -1)
        self.values = array_over(sheet.values, np.float32).reshape(n, -1)
        self.lengths = array_over(sheet.lengths, np.int64)
        self.scores = array_over(games.scores, np.int64).reshape(n, -1)
        self.learners = array_over(games.learners, np.int64)
        self._paid = array_over(games.paid, np.float64).reshape(n, -1)
        self._ends = array_over(games.ends, np.bool_)
        self._picks = array_over(games.picks, np.int64)
