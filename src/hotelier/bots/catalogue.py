"""Bots by name: kinds of play, levels, and a kind with its own budget."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from hotelier.bots.bot import Bot, Budget
from hotelier.bots.chance import FirstLegalBot, RandomBot
from hotelier.bots.forgetful import Forgetful
from hotelier.bots.styles import styled
from hotelier.bots.thinkers import Greedy, Planner, Search, Thinker
from hotelier.core.errors import OptionError
from hotelier.core.game import BEST, LEARNT, START, TUNED, AnyGame
from hotelier.messages import say

LEVELS: Final = ("easy", "medium", "hard", "expert", "master")
AGES: Final = 3600.0  # seconds, the longest budget of a bot
MOST_NODES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Opponent:
    """A kind of play with its budget."""

    name: str
    budget: Budget
    kind: Callable[..., Bot]
    words: str  # what a player reads about it
    weights: str | Path = TUNED  # which of the game's sets it judges by, or a file
    outside: bool = False  # foreign code, which may crash or hang
    style: str = ""  # what it overrates: see `styles`
    level: str = ""  # which level it is, if it's one

    def at(self, game: AnyGame) -> "Opponent":
        """The same opponent as it plays this game: see `Game.levels`."""
        if self.level not in game.levels:
            return self
        here = find_opponent(game.levels[self.level])
        return replace(
            self,
            kind=here.kind,
            weights=self.weights if ":" in self.name else here.weights,
            budget=self.budget
            if "@" in self.name
            else replace(self.budget, nodes=here.budget.nodes),
        )

    def sit_down(self, game: AnyGame) -> Bot:
        """A new bot for one seat of one game; DataError for a file that doesn't fit."""
        found = self.at(game)
        weights = game.best if found.weights == BEST else found.weights
        if self.style:
            return found.kind(game, weights, styled(game, weights, self.style))
        return found.kind(game) if weights == TUNED else found.kind(game, weights)


_OPPONENTS: Final = {
    opponent.name: replace(opponent, style=opponent.name, level=opponent.name)
    if opponent.name in LEVELS
    else opponent
    for opponent in (
        Opponent("random", Budget(0.05), RandomBot, "takes any legal action"),
        Opponent("first-legal", Budget(0.05), FirstLegalBot, "takes the first legal action"),
        Opponent("easy", Budget(0.05), Forgetful, "plays well, but makes mistakes"),
        Opponent("greedy", Budget(0.2), Greedy, "looks one action ahead"),
        Opponent("medium", Budget(0.2), Greedy, "plays solidly"),
        Opponent("planner", Budget(0.2, 600), Planner, "plans its whole turn", BEST),
        Opponent("hard", Budget(1.0, 600), Planner, "plans ahead", BEST),
        Opponent("search", Budget(1.0, 300), Search, "considers how others may reply", BEST),
        Opponent("expert", Budget(3.0, 300), Search, "also anticipates your moves", BEST),
        Opponent("master", Budget(3.0), Search, "thinks longest, and plays best", BEST),
    )
}


def opponents() -> tuple[Opponent, ...]:
    """All bots, weakest first."""
    return tuple(_OPPONENTS.values())


def find_opponent(text: str) -> Opponent:
    """The bot with this name.

    `hard` is a level; `search@0.5` thinks half a second about each decision, no less;
    `search@600n` looks at 600 positions, or makes 600 rounds of search, however long that takes;
    `planner:start` judges by the weights that tuning began with, `planner:tuned` by its result.
    """
    return _find(text, False)


def find_opponent_or_file(text: str) -> Opponent:
    """The same, but the weights may be a file: `planner:mine.toml`, `search:my/champion.network`.

    `planner:learnt` judges by the network that comes with the game, if there is one. Only for local
    users, who may read any file: never for names that come over the network.
    """
    return _find(text, True)


def _find(text: str, from_files: bool) -> Opponent:
    name, colon, weights = text.partition(":")
    if not colon or "@" in name:
        name, at, seconds = text.partition("@")
        colon = ""
    elif "@" in weights:
        weights, at, seconds = weights.rpartition("@")
    else:
        at, seconds = "", ""
    if name not in _OPPONENTS:
        names = ", ".join(_OPPONENTS)
        raise OptionError(say("wrong-opponent", name=repr(name), names=names))
    found = _OPPONENTS[name]
    if colon:
        chosen = _weights(text, found, weights, from_files)
        found = replace(found, name=text, weights=chosen, style="")
    if at:
        found = replace(found, name=text, budget=_budget(text, name, seconds))
    return found


def _weights(text: str, found: Opponent, weights: str, from_files: bool) -> str | Path:
    """One of the sets that every game has, or a file."""
    has_some = issubclass(_class(found), Thinker)
    if has_some and weights in (TUNED, START):
        return weights
    if has_some and from_files and weights == LEARNT:
        return weights
    if has_some and from_files and (Path(weights).suffix or "/" in weights):
        return Path(weights)
    raise OptionError(say("wrong-weights", name=repr(text), tuned=TUNED, start=START))


def _budget(text: str, name: str, told: str) -> Budget:
    """Seconds, or a number of positions or rounds, which plays the same on any machine."""
    nodes = told.removesuffix("n")
    if nodes != told and nodes.isascii() and nodes.isdecimal() and 0 < int(nodes) <= MOST_NODES:
        return Budget(AGES, int(nodes))
    return Budget(read_seconds(text, name, told))


def read_seconds(text: str, name: str, seconds: str) -> float:
    """The time after the @ of a bot's name."""
    try:
        most = float(seconds.removesuffix("s"))
    except ValueError:
        most = 0.0
    if not 0.001 <= most <= AGES:
        raise OptionError(say("wrong-seconds", name=repr(text), bot=name))
    return most


def _class(opponent: Opponent) -> type[Bot]:
    assert isinstance(opponent.kind, type)
    return opponent.kind
