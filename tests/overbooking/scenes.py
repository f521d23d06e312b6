"""The small tables that the browser client draws on its rules pages: as the server would send them.

    PYTHONPATH=src:tests python -m overbooking.scenes

writes them where the client reads them.
"""

import json
from pathlib import Path
from typing import Any, Final

from hotelier.core.events import Event
from hotelier.overbooking.rules import events as e
from hotelier.server.encoder import encoded, sent_view
from overbooking.positions import happened, play, position

PICTURES: Final = Path(__file__).parents[2] / "web/src/games/overbooking/rules/scenes.json"
AFTER: Final = (e.CardsDiscarded, e.HotelClosed)  # nothing visible any more

# For each picture: its hotels, and how many; then the decisions during check-in.
PLACING: Final = {
    "game": ("hotel 1: tile 7a, queue 1:5b 2:1f 3:4s, door 2:6l", 1),
    "placing": ("hotel 1: tile 5b, queue 2:2f 1:6b", 1),
    "hotels": ("hotel 1: tile 1a, queue 1:2s; hotel 2: tile 2b, queue 2:5f 1:3b", 2),
}
CHECKING_IN: Final = {
    "door": ("tile 4b, queue 2:6b 1:3f 3:4l, door 3:2s 1:4f", ["name 2"]),
    "one": ("tile 7a, queue 1:5b 2:5f 3:4s 1:3l", []),
    "two": ("tile 2a, queue 2:4b 1:3f 3:1s 2:2l, door 1:2s", []),
    "three": ("tile 3a, queue 1:3b 3:6f 3:5b 2:4f, door 1:4l 2:1l", ["name 1"]),
}


def pictures() -> dict[str, Any]:
    """Each picture: the hotels before anything happens, and what happens then."""
    found = {name: _scene(text, number, []) for name, (text, number) in PLACING.items()}
    for name, (hotel, actions) in CHECKING_IN.items():
        match = position(f"hotel 1: {hotel}; table: players 3, round 4, checking in")
        events = happened(play(match, *actions), None)
        last = next(at for at, event in enumerate(events) if isinstance(event, _end(name)))
        found[name] = _scene(f"hotel 1: {hotel}", 1, events[:last])
    return found


def _end(name: str) -> tuple[type[Event], ...]:
    """What's no longer drawn."""
    return (e.BookingOrder,) if name == "door" else AFTER


def _scene(text: str, number: int, events: list[Event]) -> dict[str, Any]:
    match = position(f"{text}; 1: hand 1b 2b; table: players 3")
    view = sent_view(match.view(None))
    facts = match.game.facts(match.state, None)
    scene = {
        "hotels": view["hotels"][:number],
        "facts": facts.hotels[:number],
        "events": [event.as_dict() for event in events],
    }
    plain: dict[str, Any] = json.loads(encoded(scene))
    return plain


def written(scenes: dict[str, Any]) -> str:
    """Scenes in their file format: one line each."""
    lines = (f"{json.dumps(name)}: {json.dumps(scene)}" for name, scene in scenes.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PICTURES.write_text(written(pictures()), encoding="utf-8")
