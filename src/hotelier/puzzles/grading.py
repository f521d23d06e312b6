"""How hard a puzzle is: how often each level of bot misses its best turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hotelier.bots.bot import Budget
from hotelier.bots.catalogue import AGES, Opponent, find_opponent
from hotelier.core.game import AnyGame
from hotelier.core.luck import seed_of
from hotelier.core.rng import Rng
from hotelier.puzzles.turns import Line, Start, Turn, same

# The levels that try, and what part of their rounds they get. The last one has no fixed number.
SOLVERS: Final = {"easy": 1.0, "medium": 1.0, "hard": 1.0, "expert": 0.2}
USUAL: Final = 600  # positions of a level without a number of its own
TRIES: Final = 6
LEAST_MISSED: Final = 0.3  # by all levels together


def missed(start: Start, best: Turn) -> dict[str, float]:
    """How often each level misses the best turn, 0 to 1."""
    found: dict[str, float] = {}
    for level in SOLVERS:
        bot = solver(level, start.game)
        misses = sum(not finds(start, best, bot, number) for number in range(TRIES))
        found[level] = round(misses / TRIES, 2)
    return found


def is_trivial(shares: Mapping[str, float]) -> bool:
    """Whether hardly any level misses the best turn."""
    return sum(shares.values()) < LEAST_MISSED


def solver(level: str, game: AnyGame) -> Opponent:
    """A level that looks at a fixed number of positions: the same on any machine."""
    found = find_opponent(level).at(game)
    nodes = round(SOLVERS[level] * (found.budget.nodes or USUAL))
    return replace(found, budget=Budget(AGES, nodes))


def finds(start: Start, best: Turn, bot: Opponent, number: int = 0) -> bool:
    """Whether a bot takes the best turn."""
    luck = Rng(seed_of("solve", start.seed, bot.name, number))
    return same(start, taken(start, bot, luck), best)


def taken(start: Start, bot: Opponent, rng: Rng) -> Turn:
    """The turn that a bot takes."""
    game, player = start.game, bot.sit_down(start.game)
    state, dealer = start.state.clone(), start.dealer()
    line: Line = ()
    while True:
        view = game.view(state, start.seat)
        line = (*line, player.choose(view, view.legal, rng, bot.budget))
        action = game.parse(line[-1])
        assert action is not None
        status = start.status(line, state, start.take(state, action, dealer))
        if status != "on":
            return Turn(line, state, status == "over")
