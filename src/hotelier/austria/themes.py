"""What a puzzle is about, from what its best turn gains against the second-best."""

from collections.abc import Mapping
from typing import Final

from hotelier.austria.rules.state import State
from hotelier.core.promises import OTHERS

DENIAL: Final = "denial"
TIMING: Final = "timing"
GROUPS: Final = "groups"
ROOMS: Final = "rooms"
THEMES: Final = (
    "emperor",
    "politics",
    GROUPS,
    ROOMS,
    "guests",
    "staff",
    "money",
    TIMING,
    DENIAL,
)
HALF: Final = 0.5  # of the gain: that much taken from the others makes it their loss
# Sources of points by theme
_THEME_OF: Final = {
    "emperor": "emperor",
    "tiles": "emperor",
    "politics": "politics",
    "rooms": ROOMS,
    "guests": "guests",
    "cubes": "guests",
    "staff": "staff",
    "crowns": "money",
    "leftovers": "money",
    "turns": TIMING,
}


def theme(why: Mapping[str, float], start: State, best: State, second: State) -> str:
    """One of the themes."""
    at = int(start.actor) - 1
    if why.get(OTHERS, 0.0) >= HALF * sum(why.values()):
        return DENIAL
    own, other = best.seats[at], second.seats[at]
    if own.passed != other.passed:
        return TIMING
    gains: dict[str, float] = {}
    for source, points in why.items():
        if source in _THEME_OF:
            name = _THEME_OF[source]
            gains[name] = gains.get(name, 0.0) + points
    most = max(gains, key=lambda name: gains[name], default=TIMING)
    return GROUPS if most == ROOMS and own.bonuses & ~other.bonuses else most
