"""What lies on the table of The Night Porter, as parts that somebody may point at."""

from porter.box import KEYS
from porter.view import PorterView


def things(view: PorterView) -> set[str]:
    """Every part that the seat of a view can point at: all keys hang on the board."""
    return {f"key {key}" for key in range(1, KEYS + 1)}
