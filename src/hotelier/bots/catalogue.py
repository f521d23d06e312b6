"""Opponents by name: kinds of play, levels, and a kind with a budget of its own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hotelier.bots.bot import Bot, Budget
from hotelier.bots.chance import RandomBot
from hotelier.bots.forgetful import Forgetful
from hotelier.bots.thinkers import Greedy, Planner, Search
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame

LEVELS: Final = ("easy", "medium", "hard", "expert")


@dataclass(frozen=True, slots=True)
class Opponent:
    """A kind of play with the budget it plays with."""

    name: str
    budget: Budget
    kind: Callable[[AnyGame], Bot]
    words: str  # what a player reads about it

    def sit_down(self, game: AnyGame) -> Bot:
        """A fresh bot for one seat of one game."""
        return self.kind(game)


_OPPONENTS: Final = {
    opponent.name: opponent
    for opponent in (
        Opponent("random", Budget(0.05), RandomBot, "takes any legal action"),
        Opponent("easy", Budget(0.05), Forgetful, "plays soundly, but overlooks things"),
        Opponent("greedy", Budget(0.2), Greedy, "looks one action ahead"),
        Opponent("medium", Budget(0.2), Greedy, "sees everything, one action ahead"),
        Opponent("planner", Budget(1.0, 3000), Planner, "plans its whole turn"),
        Opponent("hard", Budget(1.0, 3000), Planner, "thinks its whole turn through"),
        Opponent("search", Budget(1.0, 500), Search, "weighs what others may answer"),
        Opponent("expert", Budget(3.0, 500), Search, "weighs what you may answer, too"),
    )
}


def opponents() -> tuple[Opponent, ...]:
    """Every opponent there is, the weakest first."""
    return tuple(_OPPONENTS.values())


def find_opponent(text: str) -> Opponent:
    """The opponent a text names: `hard`, or `search@0.5` for half a second a decision."""
    name, _, seconds = text.partition("@")
    if name not in _OPPONENTS:
        raise OptionError(f"there is no opponent {name!r}; there are {', '.join(_OPPONENTS)}")
    found = _OPPONENTS[name]
    if not seconds and "@" not in text:
        return found
    try:
        most = float(seconds.removesuffix("s"))
    except ValueError:
        most = 0.0
    if not 0.001 <= most <= 3600:
        raise OptionError(
            f"{text!r}: write the seconds a decision may take behind the @, as in {name}@0.5"
        )
    return Opponent(text, Budget(most), found.kind, found.words)
