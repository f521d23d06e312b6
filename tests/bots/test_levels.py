"""The levels: what each may spend, and how the easy one overlooks."""

import pytest

from bots.tables import GAMES, NEVER, judge_of, late, scores, table, unhurried
from conformance import Moment, played
from hotelier.bots import forgetful
from hotelier.bots.beam import glance
from hotelier.bots.catalogue import LEVELS, find_opponent
from hotelier.bots.forgetful import OVERLOOKED, TRIES, Forgetful
from hotelier.core.game import find_game
from hotelier.core.rng import Rng

every_game = pytest.mark.parametrize("game", GAMES)


def test_the_levels_have_a_twentieth_a_fifth_one_and_three_seconds() -> None:
    levels = [find_opponent(name) for name in LEVELS]
    assert [level.budget.seconds for level in levels] == [0.05, 0.2, 1.0, 3.0]
    assert levels[0].kind is Forgetful


def think(bot: Forgetful, moment: Moment, seed: int) -> int:
    return bot.think(moment.state, Rng(seed), unhurried(), NEVER)


def knowing(game: str, moment: Moment, missed: set[int]) -> Forgetful:
    """An easy opponent in the middle of a stretch that has overlooked just these actions."""
    bot = Forgetful(find_game(game))
    bot.stage = int(bot.judge.stage(moment.state))
    bot.met = set(moment.state.legal())
    bot.missed = missed
    return bot


@every_game
def test_easy_takes_the_best_of_what_it_noticed(game: str) -> None:
    for moment in late(played(table(game)), 5):
        found = glance(judge_of(game), moment.state, Rng(3), TRIES, NEVER)
        pairs = zip(found.values, found.actions, strict=True)
        ranked = [action for _, action in sorted(pairs, key=lambda pair: (-pair[0], pair[1]))]
        for overlooked in range(len(ranked)):
            bot = knowing(game, moment, set(ranked[:overlooked]))
            assert think(bot, moment, 3) == ranked[overlooked]


@every_game
def test_who_overlooks_everything_looks_again(game: str) -> None:
    for moment in late(played(table(game)), 3):
        found = glance(judge_of(game), moment.state, Rng(3), TRIES, NEVER)
        assert think(knowing(game, moment, set(found.actions)), moment, 3) == found.first()


@every_game
def test_what_is_overlooked_stays_so_for_a_stretch_and_is_seen_afresh_in_the_next(
    game: str,
) -> None:
    bot, rng = Forgetful(find_game(game)), Rng(5)
    match = table(game).new(5)
    stage, met, missed = -1, set[int](), set[int]()
    kept, renewed = 0, 0
    while not match.over:
        if match.actor == 1:
            bot.think(match.state, rng, unhurried(), NEVER)
            if bot.stage == stage:
                assert bot.met == met | set(match.state.legal())
                assert bot.missed & met == missed
                kept += bool(met & set(match.state.legal()))
            else:
                assert bot.met == set(match.state.legal())
                renewed += 1
            stage, met, missed = bot.stage, set(bot.met), set(bot.missed)
        match.play(match.legal[rng.below(len(match.legal))])
    assert kept > 0
    assert renewed > 2


@every_game
def test_easy_overlooks_so_many_actions_of_ten(game: str) -> None:
    moment = late(played(table(game)), 20)[0]
    missed, there = 0, 0
    for seed in range(100):
        bot = Forgetful(find_game(game))
        think(bot, moment, seed)
        missed += len(bot.missed)
        there += len(bot.met)
    assert there == 100 * len(moment.legal)
    assert abs(missed / there - OVERLOOKED / 10) < 0.05


def test_easy_plays_better_than_chance_and_worse_than_who_overlooks_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("austria")

    def reached(overlooked: int) -> int:
        monkeypatch.setattr(forgetful, "OVERLOOKED", overlooked)
        return sum(sum(scores(game, [Forgetful(game), Forgetful(game)], n)) for n in range(3))

    attentive, easy = reached(0), reached(OVERLOOKED)
    by_chance = [find_opponent("random").sit_down(game) for _ in range(2)]
    assert attentive > easy > sum(sum(scores(game, by_chance, n)) for n in range(3))
