"""Opponents for a learner: bots, by name or your own, as sitters in many games."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final, TypeAlias

from mypy_extensions import i64

from hotelier.bots.bot import Bot, Budget
from hotelier.bots.catalogue import Opponent, find_opponent
from hotelier.bots.chance import RandomBot
from hotelier.bots.thinkers import HASTE, Thinker
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame
from hotelier.core.many import RandomSitter, Sitter
from hotelier.core.rng import Rng
from hotelier.core.state import State

BOT_BUDGET: Final = Budget(1.0)  # for a bot without a budget

Opponents: TypeAlias = Sequence[str | Opponent | Bot]


def named_opponents(opponents: Opponents, others: int) -> list[Opponent | Bot]:
    """One opponent for each of the other seats; a single one plays them all."""
    if isinstance(opponents, str) or len(opponents) not in (1, others):
        raise OptionError(f"opponents must be a list of 1 or {others} opponents, not {opponents!r}")
    named = [find_opponent(each) if isinstance(each, str) else each for each in opponents]
    return named * others if len(named) == 1 else named


def sitters_for(game: AnyGame, opponents: Opponents, others: int, places: int) -> list[Sitter]:
    """A sitter for each of the other seats; none if the learner plays them all."""
    if not isinstance(opponents, str) and not opponents:
        return []
    return [
        RandomSitter()
        if isinstance(opponent, Opponent) and opponent.kind is RandomBot
        else BotSitter(game, opponent, places)
        for opponent in named_opponents(opponents, others)
    ]


class BotSitter(Sitter):
    """Lets bots play: those that think get a position that looks like the real one to them."""

    def __init__(self, game: AnyGame, opponent: Opponent | Bot, places: int) -> None:
        self.game = game
        self.opponent = opponent if isinstance(opponent, Bot) else opponent.at(game)
        self.budget = BOT_BUDGET
        if isinstance(self.opponent, Opponent):
            self.budget = self.opponent.budget
        self.bots: list[Bot | None] = [None] * places

    def begin(self, place: i64) -> None:
        opponent = self.opponent
        if isinstance(opponent, Bot):
            self.bots[place] = opponent
        else:
            self.bots[place] = opponent.sit_down(self.game)

    def act(self, state: State, place: i64, rng: Rng) -> i64:
        bot = self.bots[place]
        assert bot is not None
        if isinstance(bot, Thinker):
            world = state.clone()
            world.redeal(state.actor, rng)
            return bot.think(world, rng, self.budget, perf_counter() + HASTE * self.budget.seconds)
        view = self.game.view(state, state.actor)
        action = self.game.parse(bot.choose(view, view.legal, rng, self.budget))
        return -1 if action is None else action
