"""A seat's plan while others decide: one action, hidden from them, for its next decision."""

from typing import Final

import orjson

from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.worlds import FEW, Worlds
from hotelier.server.encoder import encoded
from hotelier.server.table.details import Plan
from hotelier.server.table.undoing import action_words

FAR: Final = 60  # maximum decisions of others that a plan looks ahead


def plans(match: Match, seat: int) -> list[Plan]:
    """What a seat could do on its next decision, if that means the same whatever others do."""
    if match.actor in (None, seat):
        return []
    worlds = Worlds(match.state, seat)
    found: list[Plan] | None = None
    for number in range(FEW):
        world = _played(worlds[number].clone(), seat, Rng(number))
        if world is None:
            return []
        texts = [match.game.text(action) for action in world.legal()]
        there = [plan_of(match, world, seat, text) for text in texts]
        found = there if found is None else [plan for plan in found if plan in there]
    return found or []


def plan_of(match: Match, state: State, seat: int, action: str) -> Plan:
    """A legal action with what it does, so that it can be recognized again."""
    words = action_words(state, match.game, seat, action)
    return Plan(action=action, message=orjson.loads(encoded(words)))


def _played(world: State, seat: int, rng: Rng) -> State | None:
    """A world when the seat decides: others do anything; None if that's too far off."""
    for _ in range(FAR):
        while world.chance:
            world.deal(world.sample(rng))
        if world.over:
            return None
        if world.actor == seat:
            return world
        legal = world.legal()
        world.apply(legal[int(rng.below(len(legal)))])
    return None
