"""What an action would do, told before it is taken.

Every legal action is tried in a few positions that look the same to the seat and differ in what it
cannot know. What happens alike in all, up to the first thing chance decides, is what the seat can
be told without learning anything.
"""

from typing import Any, Final

from hotelier.core.events import Event
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import State

WORLDS: Final = (1, 2, 3)  # seeds of the imagined positions


def previews(match: Match, seat: int) -> dict[str, list[dict[str, Any]]]:
    """For every legal action of the seat that decides, what would happen."""
    if match.actor != seat:
        return {}
    view = match.view(seat)
    worlds: list[State] = [match.game.imagine(view, Rng(seed)) for seed in WORLDS]
    return {
        text: [event.as_dict() for event in _alike(worlds, action, seat)]
        for action, text in ((action, match.game.text(action)) for action in match.state.legal())
    }


def _alike(worlds: list[State], action: int, seat: int) -> list[Event]:
    told = [_tried(world, action, seat) for world in worlds]
    same = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        same.append(events[0])
    return same


def _tried(world: State, action: int, seat: int) -> list[Event]:
    trial = world.clone()
    events: list[Event] = []
    trial.sink = events
    trial.apply(action)
    return [event.seen_by(seat) for event in events]
