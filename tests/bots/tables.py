"""Tables for bots: positions of recorded games, and whole games between bots.

Time is never what limits a bot here, so that the same seed always gives the same choice.
"""

from collections.abc import Sequence
from functools import cache

import hotelier
from conformance import Moment, Played, Variant, variants
from hotelier.bots.bot import Bot, Budget
from hotelier.bots.branch import Habits
from hotelier.core.game import AnyGame, find_game
from hotelier.core.judge import LinearJudge
from hotelier.core.rng import Rng
from hotelier.core.state import State

NEVER = 1e18  # when time is up
GAMES = hotelier.games()


def unhurried(nodes: int = 0) -> Budget:
    """As much time as it takes."""
    return Budget(1e9, nodes)


def table(game: str, players: int = 2) -> Variant:
    """A game for this many players, with random other options."""
    return next(v for v in variants() if v.game == game and v.options["players"] == players)


@cache
def judge_of(game: str) -> LinearJudge:
    judge = find_game(game).judge()
    assert isinstance(judge, LinearJudge)
    return judge


def late(recorded: Played, number: int, within: int = 3) -> Sequence[Moment]:
    """About this many decisions with little left of their stretch of play: quick to think about."""
    judge = judge_of(recorded.game.name)
    moments = recorded.moments
    stages = [int(judge.stage(moment.state)) for moment in moments]
    found = [
        moment
        for n, moment in enumerate(moments[:-within])
        if stages[n + within] != stages[n] and moment.state.actor
    ]
    return found[:: max(1, len(found) // number)][:number]


def hasty() -> Habits:
    """A search with a small budget."""
    habits = Habits()
    habits.worlds = 2
    habits.width = 2
    habits.most = 10
    return habits


def answer(bot: Bot, moment: Moment, seed: int, budget: Budget) -> str:
    """What a bot does for the seat to move."""
    view = bot.game.view(moment.state, moment.state.actor)
    return bot.choose(view, view.legal, Rng(seed), budget)


def scores(game: AnyGame, bots: Sequence[Bot], seed: int) -> tuple[int, ...]:
    """A whole game between bots, one per seat."""
    match = hotelier.new(game.name, seed=seed, players=len(bots))
    streams = [Rng(seed * 100 + number) for number in range(len(bots))]
    while match.actor is not None:
        index = match.actor - 1
        view = match.view(match.actor)
        match.play(bots[index].choose(view, view.legal, streams[index], unhurried()))
    return match.scores


# Seat 1 has the last turn of the game: the Earl (10 VP, 1 crown) is ready for the blue room 11, his
# room is the third blue one of politics card C (15 VP), and the die is worth a space or a crown.
LAST_TURN = """crowns 0, covered 1, emperor 8, cafe 74:, discs AB
rooms 11 15x 31x 12x 21x 22x 13x 14x 23x; 2: covered 2, emperor 8
table: round 7, dice 4, tiles A1 B1 C1"""


def best_score(state: State, depth: int = 0) -> int:
    """What seat 1 can reach at best, by trying everything; chance is left out."""
    if state.over:
        return state.scores()[0]
    if state.chance or depth > 8:
        return -1000
    best = -1000
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        best = max(best, best_score(after, depth + 1))
    return best
