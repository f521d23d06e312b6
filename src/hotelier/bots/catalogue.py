"""Opponents by name: kinds of play, levels, and a kind with a budget of its own."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from hotelier.bots.bot import Bot, Budget
from hotelier.bots.chance import RandomBot
from hotelier.bots.forgetful import Forgetful
from hotelier.bots.thinkers import Greedy, Planner, Search, Thinker
from hotelier.core.errors import OptionError
from hotelier.core.game import START, TUNED, AnyGame
from hotelier.messages import say

LEVELS: Final = ("easy", "medium", "hard", "expert")


@dataclass(frozen=True, slots=True)
class Opponent:
    """A kind of play with the budget it plays with."""

    name: str
    budget: Budget
    kind: Callable[..., Bot]
    words: str  # what a player reads about it
    weights: str = TUNED  # which of the game's sets it judges by

    def sit_down(self, game: AnyGame) -> Bot:
        """A fresh bot for one seat of one game."""
        return self.kind(game) if self.weights == TUNED else self.kind(game, self.weights)


_OPPONENTS: Final = {
    opponent.name: opponent
    for opponent in (
        Opponent("random", Budget(0.05), RandomBot, "takes any legal action"),
        Opponent("easy", Budget(0.05), Forgetful, "plays soundly, but overlooks things"),
        Opponent("greedy", Budget(0.2), Greedy, "looks one action ahead"),
        Opponent("medium", Budget(0.2), Greedy, "sees everything, one action ahead"),
        Opponent("planner", Budget(0.2, 600), Planner, "plans its whole turn"),
        Opponent("hard", Budget(1.0, 600), Planner, "thinks its whole turn through"),
        Opponent("search", Budget(1.0, 300), Search, "weighs what others may answer"),
        Opponent("expert", Budget(3.0, 300), Search, "weighs what you may answer, too"),
    )
}


def opponents() -> tuple[Opponent, ...]:
    """Every opponent there is, the weakest first."""
    return tuple(_OPPONENTS.values())


def find_opponent(text: str) -> Opponent:
    """The opponent a text names.

    `hard` is a level; `search@0.5` thinks half a second a decision, and as long as that each time;
    `planner:start` judges by the weights the tuning began with.
    """
    head, at, seconds = text.partition("@")
    name, colon, weights = head.partition(":")
    if name not in _OPPONENTS:
        names = ", ".join(_OPPONENTS)
        raise OptionError(say("wrong-opponent", name=repr(name), names=names))
    found = _OPPONENTS[name]
    if colon:
        if weights not in (TUNED, START) or not issubclass(_class(found), Thinker):
            raise OptionError(say("wrong-weights", name=repr(text), tuned=TUNED, start=START))
        found = replace(found, name=text, weights=weights)
    if at:
        found = replace(found, name=text, budget=Budget(_seconds(text, name, seconds)))
    return found


def _seconds(text: str, name: str, seconds: str) -> float:
    try:
        most = float(seconds.removesuffix("s"))
    except ValueError:
        most = 0.0
    if not 0.001 <= most <= 3600:
        raise OptionError(say("wrong-seconds", name=repr(text), bot=name))
    return most


def _class(opponent: Opponent) -> type[Bot]:
    assert isinstance(opponent.kind, type)
    return opponent.kind
