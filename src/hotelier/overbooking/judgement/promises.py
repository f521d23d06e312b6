"""Which source of points each input of the judge belongs to, to explain a judgement."""

from hotelier.core.promises import COMING
from hotelier.overbooking.judgement.judge import NAMES


def source_of(name: str) -> str:
    """The source of points that a feature or another input promises."""
    first, _, rest = name.partition(" ")
    if first in ("play", "queue", "door") and rest in NAMES:
        return rest
    if first in ("bonus", "crest"):
        return "crests"
    return "tokens" if name.endswith(" tokens") else COMING
