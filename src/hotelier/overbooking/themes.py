"""What a puzzle is about, from what its best turn gains against the second-best."""

from collections.abc import Mapping, Sequence
from typing import Final

from hotelier.core.promises import OTHERS

CREST: Final = "crest"
DENIAL: Final = "denial"
DOOR: Final = "door"
QUEUE: Final = "queue"
THEMES: Final = (QUEUE, DOOR, CREST, DENIAL)
HALF: Final = 0.5  # of the gain: that much makes it what the turn is about


def theme(why: Mapping[str, float], line: Sequence[str]) -> str:
    """One of the themes."""
    half = HALF * sum(why.values())
    if why.get("crests", 0.0) >= half:
        return CREST
    if why.get(OTHERS, 0.0) >= half:
        return DENIAL
    return DOOR if line[0].startswith("door") else QUEUE
