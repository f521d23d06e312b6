"""Which source of points each input of the judge belongs to, to explain a judgement."""

from typing import Final

from hotelier.core.promises import COMING

# By the start of a name; the first match counts.
_SOURCES: Final = (
    ("guest", "guests"),
    ("wanted", "guests"),
    ("free tables", "guests"),
    ("kitchen", "cubes"),
    ("all ", "cubes"),
    ("crowns", "crowns"),
    ("emperor", "emperor"),
    ("space ", "emperor"),
    ("bonus ", "tiles"),
    ("penalty ", "tiles"),
    ("tile ", "tiles"),
    ("politics ", "politics"),
    ("played ", "staff"),
    ("held ", "staff"),
    ("hand", "staff"),
    ("end cards", "staff"),
    ("free room", "rooms"),
    ("group", "rooms"),
    ("rooms", "rooms"),
    ("tiles", "rooms"),
    ("prepared ", "rooms"),
    ("occupied ", "rooms"),
    ("dice ", "turns"),
    ("turns ", "turns"),
    ("first next", "turns"),
    ("next to play", "turns"),
    ("passed", "turns"),
    ("others passed", "turns"),
)


def source_of(name: str) -> str:
    """The source of points that a feature or another input promises."""
    if name.endswith(" crowns"):
        return "crowns"
    if name.endswith(" turns ahead"):
        return "turns"
    return next((source for start, source in _SOURCES if name.startswith(start)), COMING)
