"""Two hotel board games to play, study and train on.

>>> import hotelier
>>> match = hotelier.new("austria", players=2, seed=7)
>>> match.decision
'first-guest'
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hotelier.austria import game as _austria  # noqa: F401  (registers the game)
from hotelier.core.bits import COMPILED
from hotelier.core.errors import (
    ChanceError,
    DataError,
    HotelierError,
    IllegalAction,
    OptionError,
    RecordError,
)
from hotelier.core.game import games
from hotelier.core.match import Match, new_match
from hotelier.core.plugins import load_plugins
from hotelier.core.record import Record, load
from hotelier.overbooking import game as _overbooking  # noqa: F401  (registers the game)

load_plugins()

compiled = COMPILED  # whether the engine runs as machine code

__all__ = [
    "ChanceError",
    "DataError",
    "HotelierError",
    "IllegalAction",
    "Match",
    "OptionError",
    "Record",
    "RecordError",
    "compiled",
    "games",
    "load",
    "new",
]


def new(
    game: str,
    *,
    seed: int | None = None,
    seats: Sequence[str] | None = None,
    data: str | Path | None = None,
    **options: Any,
) -> Match:
    """A new game, dealt up to its first decision; without a seed every game is another.

    `seats` are the players' names; `data` is a file with the component data of one's own box, for
    a game that has them; the others are the game's options.
    """
    return new_match(game, options, seed, seats, data)
