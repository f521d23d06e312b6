"""Bots that look ahead: what they find, and how they use their budget."""

from itertools import pairwise

import pytest

import hotelier
from austria.positions import position
from bots.tables import (
    GAMES,
    LAST_TURN,
    NEVER,
    answer,
    best_score,
    hasty,
    judge_of,
    late,
    scores,
    table,
    unhurried,
)
from conformance import played
from hotelier.bots import thinkers
from hotelier.bots.beam import glance, plan
from hotelier.bots.bot import Bot
from hotelier.bots.catalogue import find_opponent
from hotelier.bots.thinkers import PLANNED, TRIES, WIDTH, Greedy, Planner, Search
from hotelier.core.game import find_game
from hotelier.core.rng import Rng

every_game = pytest.mark.parametrize("game", GAMES)
every_thinker = pytest.mark.parametrize("name", ["easy", "greedy", "planner", "search"])


@every_thinker
@every_game
def test_with_one_legal_action_there_is_nothing_to_think_about(game: str, name: str) -> None:
    moment = played(table(game)).moments[0]
    bot = find_opponent(name).sit_down(find_game(game))
    rng = Rng(1)
    view = bot.game.view(moment.state, moment.state.actor)
    assert bot.choose(view, [moment.legal[-1]], rng, unhurried()) == moment.legal[-1]
    assert rng.state == Rng(1).state


@pytest.mark.parametrize("name", ["planner", "search"])
def test_planner_and_search_play_the_one_best_chain_to_its_end(name: str) -> None:
    match = position(LAST_TURN)
    best = best_score(match.state)
    bot, rng = find_opponent(name).sit_down(match.game), Rng(1)
    while not match.over:
        view = match.view(match.actor)
        match.play(bot.choose(view, view.legal, rng, unhurried(200)))
    assert match.scores[0] == best
    assert {"check-in 1", "claim C"} <= set(match.steps)


def test_greedy_prepares_rooms_before_the_first_roll_last_in_turn_too() -> None:
    for seed in range(12):
        match, rng = hotelier.new("austria", seed=seed, players=3), Rng(seed)
        bot = Greedy(match.game)
        while match.decision in ("first-guest", "first-room"):
            view = match.view(match.actor)
            match.play(bot.choose(view, view.legal, rng, unhurried()))
        rooms = [seat["rooms"] for seat in match.game.summary(match.state)[0]]
        assert all(each.count("o") >= 2 for each in rooms), (seed, rooms)


@every_game
def test_greedy_takes_what_a_glance_finds_best(game: str) -> None:
    recorded = played(table(game))
    for moment in late(recorded, 4):
        rng = Rng(7)
        view = recorded.game.view(moment.state, moment.state.actor)
        state = recorded.game.imagine(view, rng)
        found = glance(judge_of(game), state, rng, TRIES, NEVER)
        chosen = answer(Greedy(recorded.game), moment, 7, unhurried())
        assert chosen == recorded.game.text(found.first())


def test_a_planner_adds_up_what_it_found_in_as_many_worlds_as_its_budget_allows() -> None:
    state = position(LAST_TURN).state  # the best chain needs no chance: all worlds tell its worth
    planner = Planner(find_game("austria"))
    whole = plan(planner.judge, state, Rng(1), WIDTH, PLANNED, NEVER)
    for worlds in (1, 2, 3):
        positions = worlds * int(whole.nodes) - int(whole.nodes) // 2
        found = planner.plan(state, Rng(1), unhurried(positions), NEVER)
        assert max(found.values) == worlds * max(whole.values)


@every_game
def test_without_time_a_planner_looks_at_one_world(game: str) -> None:
    planner = Planner(find_game(game))
    moment = late(played(table(game)), 1)[0]
    found = planner.plan(moment.state, Rng(7), unhurried(10**9), 0.0)
    assert found.nodes <= max(32, len(moment.legal))


def test_a_search_goes_on_with_its_tree_while_its_turn_lasts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And starts a new one for the next turn."""
    monkeypatch.setattr(thinkers, "Habits", hasty)
    match = table("austria").new(5)
    game = match.game
    bot, other, rng = Search(game), find_opponent("random").sit_down(game), Rng(1)
    trees: list[tuple[int, object]] = []
    for _ in range(40):
        view = match.view(match.actor)
        if match.actor == 1:
            stage = int(bot.judge.stage(match.state))
            match.play(bot.choose(view, view.legal, rng, unhurried(2)))
            trees.append((stage, bot.tree))
        else:
            match.play(other.choose(view, view.legal, rng, unhurried()))
    kept = 0
    for (stage, tree), (after, next_tree) in pairwise(trees):
        assert (tree is next_tree) == (stage == after)
        kept += tree is next_tree
    assert 0 < kept < len(trees) - 1


def duel(game: str, one: str, two: str, seed: int) -> list[int]:
    """By how much the first beats the second in two games with the same deal, seats swapped."""
    rules = find_game(game)

    def bot(name: str) -> Bot:
        return find_opponent(name).sit_down(rules)

    first = scores(rules, [bot(one), bot(two)], seed)
    second = scores(rules, [bot(two), bot(one)], seed)
    return [first[0] - first[1], second[1] - second[0]]


@pytest.mark.parametrize(("game", "seed"), [("austria", 1), ("austria", 2), ("overbooking", 1)])
def test_greedy_beats_chance_in_every_game(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "TRIES", 4)  # even with hasty glances
    assert min(duel(game, "greedy", "random", seed)) > 0
