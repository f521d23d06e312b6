"""How hard a puzzle is: how often each level of bot misses its best turn."""

from typing import Final

from hotelier.bots.catalogue import find_opponent
from hotelier.core.luck import seed_of
from hotelier.core.rng import Rng
from hotelier.puzzles.turns import Line, Start, Turn, same

# The levels with budgets in positions or rounds, so that they play the same on any machine.
SOLVERS: Final = {
    "easy": "easy@600n",
    "medium": "medium@600n",
    "hard": "hard@600n",
    "expert": "expert@60n",
}
TRIES: Final = 6


def missed(start: Start, best: Turn) -> dict[str, float]:
    """How often each level misses the best turn, 0 to 1."""
    found: dict[str, float] = {}
    for level, bot in SOLVERS.items():
        misses = sum(not finds(start, best, bot, number) for number in range(TRIES))
        found[level] = round(misses / TRIES, 2)
    return found


def finds(start: Start, best: Turn, bot: str, number: int = 0) -> bool:
    """Whether a bot takes the best turn."""
    return same(start, taken(start, bot, Rng(seed_of("solve", start.seed, bot, number))), best)


def taken(start: Start, bot: str, rng: Rng) -> Turn:
    """The turn that a bot takes."""
    game = start.game
    opponent = find_opponent(bot).at(game)
    player = opponent.sit_down(game)
    state, dealer = start.state.clone(), start.dealer()
    line: Line = ()
    while True:
        view = game.view(state, start.seat)
        line = (*line, player.choose(view, view.legal, rng, opponent.budget))
        action = game.parse(line[-1])
        assert action is not None
        status = start.status(line, state, start.take(state, action, dealer))
        if status != "on":
            return Turn(line, state, status == "over")
