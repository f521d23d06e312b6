"""Two hotel board games to play, study and train on.

>>> import hotelier
>>> match = hotelier.new("austria", players=2, seed=7)
>>> match.decision
'first-guest'
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hotelier.austria import game as _austria  # noqa: F401  (registers the game)
from hotelier.bots.bot import Advice, Bot, Budget
from hotelier.core.bits import COMPILED
from hotelier.core.errors import (
    ChanceError,
    DataError,
    HotelierError,
    IllegalAction,
    OptionError,
    RecordError,
)
from hotelier.core.game import Game, find_game, games
from hotelier.core.judge import Evaluator
from hotelier.core.match import Match, new_match
from hotelier.core.plugins import load_plugins
from hotelier.core.record import Record, load
from hotelier.core.rng import Rng
from hotelier.core.state import State, playout
from hotelier.core.view import View
from hotelier.overbooking import game as _overbooking  # noqa: F401  (registers the game)

if TYPE_CHECKING:
    from hotelier.arena.playing import Contest
    from hotelier.arena.running import Results
    from hotelier.arena.sequential import Sprt
    from hotelier.env.vector import VectorTable

load_plugins()

__version__ = "0.2.0"  # the only place: pyproject.toml, the server and the commands read it
compiled = COMPILED  # whether the engine runs as machine code

__all__ = [
    "Advice",
    "Bot",
    "Budget",
    "ChanceError",
    "Contest",
    "DataError",
    "Evaluator",
    "Game",
    "HotelierError",
    "IllegalAction",
    "Match",
    "OptionError",
    "Record",
    "RecordError",
    "Results",
    "Rng",
    "Sprt",
    "State",
    "VectorTable",
    "View",
    "compiled",
    "find_game",
    "games",
    "load",
    "new",
    "playout",
]

# Imported on first use, because it needs NumPy or takes long to import.
_LATER: Final = {
    "Contest": "hotelier.arena.playing",
    "Results": "hotelier.arena.running",
    "Sprt": "hotelier.arena.sequential",
    "VectorTable": "hotelier.env.vector",
}


def new(
    game: str,
    *,
    seed: int | None = None,
    seats: Sequence[str] | None = None,
    data: str | Path | None = None,
    setup: Mapping[str, Any] | None = None,
    **options: Any,
) -> Match:
    """A new game, dealt up to its first decision.

    Args:
        game: The name of the game, one of `games()`.
        seed: The same seed deals the same game; without one, every game is different.
        seats: The players' names.
        data: A file with the component data of your own box, for a game that supports it.
        setup: What's chosen of the setup, by part; the rest is dealt. `Game.parts` lists the parts.
        options: The options of the game, such as `players`.

    Raises:
        OptionError: If there is no such game, option or value, or if the setup is impossible.

    Examples:
        >>> import hotelier
        >>> match = hotelier.new("austria", players=2, seed=7, side="day")
        >>> match.actor, match.decision, match.legal[0]
        (1, 'first-guest', 'guest 1')
        >>> row = [49, 50, 51, 52, 53]
        >>> hotelier.new("austria", players=2, setup={"first": 2, "row": row}).view(None).row
        (49, 50, 51, 52, 53)
    """
    return new_match(game, options, seed, seats, data, setup)


def __getattr__(name: str) -> Any:
    """A name from `_LATER`, imported now."""
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
