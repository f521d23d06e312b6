"""What an action would do, told before it is taken.

Every legal action is tried in a few positions that look the same to the seat and differ in what it
cannot know. What happens alike in all, up to the first thing chance decides for all to see, is what
the seat can be told without learning anything; of a card it draws it is told that it draws one.
"""

from typing import Any, Final

from hotelier.core.events import Event
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import State

FEW: Final = 3  # imagined positions an action is tried in
MANY: Final = 24  # and one that turns cards over: few could be alike by chance


def previews(match: Match, seat: int) -> dict[str, list[dict[str, Any]]]:
    """For every legal action of the seat that decides, what would happen."""
    if match.actor != seat:
        return {}
    view = match.view(seat)
    worlds = [match.game.imagine(view, Rng(seed)) for seed in range(FEW)]
    told: dict[str, list[dict[str, Any]]] = {}
    for action in match.state.legal():
        if len(worlds) < MANY and _reveals(worlds[0], action):
            worlds += [match.game.imagine(view, Rng(seed)) for seed in range(FEW, MANY)]
        told[match.game.text(action)] = [event.as_dict() for event in _alike(worlds, action, seat)]
    return told


def _reveals(world: State, action: int) -> bool:
    """Whether an action shows something that was hidden, or leaves something to chance."""
    trial = world.clone()
    trial.apply(action)
    return trial.reveals != world.reveals or trial.chance != 0


def _alike(worlds: list[State], action: int, seat: int) -> list[Event]:
    told = [_tried(world, action, seat, Rng(number)) for number, world in enumerate(worlds)]
    same = []
    for events in zip(*told, strict=False):
        if all(event == events[0] for event in events):
            same.append(events[0])
            continue
        known = [event.seen_by(None) for event in events]
        if any(event != known[0] for event in known):
            break
        same.append(known[0])
    return same


def _tried(world: State, action: int, seat: int, rng: Rng) -> list[Event]:
    trial = world.clone()
    events: list[Event] = []
    trial.sink = events
    trial.apply(action)
    while trial.chance:
        trial.deal(trial.sample(rng))
    return [event.seen_by(seat) for event in events]
