"""The search tree: every round counts, nothing hopeless is explored, and it can continue."""

from collections.abc import Iterator
from itertools import islice

import pytest

from austria.positions import position
from bots.tables import GAMES, NEVER, hasty, judge_of, late, table
from conformance import played
from hotelier.bots.branch import Branch
from hotelier.bots.tree import Tree
from hotelier.core.rng import Rng
from hotelier.core.state import State

every_game = pytest.mark.parametrize("game", GAMES)


def planted(game: str, state: State) -> Tree:
    return Tree(judge_of(game), state.actor, len(state.scores()), hasty())


def decisions(game: str, is_open: bool) -> Iterator[tuple[Tree, State]]:
    """Decisions in which several actions seem worth a look, or just one, with fresh trees."""
    for players in (2, 3):
        for moment in late(played(table(game, players)), 20, within=5):
            tree = planted(game, moment.state)
            searched(tree, moment.state, 0, 1)
            if (tree.open(moment.state) > 1) == is_open:
                yield planted(game, moment.state), moment.state


def open_decisions(game: str, number: int) -> list[tuple[Tree, State]]:
    found = list(islice(decisions(game, True), number))
    assert found
    return found


def clear_decisions(game: str, number: int) -> list[tuple[Tree, State]]:
    found = list(islice(decisions(game, False), number))
    assert found
    return found


def searched(tree: Tree, state: State, least: int, most: int, seed: int = 1) -> None:
    """Search without a break and without a time limit."""
    assert tree.search(state, Rng(seed), least, most, NEVER, NEVER)


def rounds(branch: Branch) -> int:
    return sum(int(each.visits) for each in branch.branches)


def everything(branch: Branch) -> Iterator[Branch]:
    for each in branch.branches:
        yield each
        yield from everything(each)


def grown(tree: Tree) -> list[tuple[int, int, float]]:
    """The whole tree as numbers."""
    return [(int(b.action), int(b.visits), b.total) for b in everything(tree.root)]


@every_game
def test_visits_add_up_to_the_rounds_made(game: str) -> None:
    for tree, state in open_decisions(game, 4):
        searched(tree, state, 0, 7)  # seven: too few to stop early
        assert rounds(tree.root) == 7
        for branch in everything(tree.root):
            if branch.grown:
                # The round that planned a branch went on from it without a choice of its own.
                assert rounds(branch) < branch.visits


@every_game
def test_every_action_has_its_branch_and_the_best_plan_falls_short_of_nothing(game: str) -> None:
    for tree, state in open_decisions(game, 4):
        searched(tree, state, 0, 3)
        assert [branch.action for branch in tree.root.branches] == state.legal()
        assert max(branch.short for branch in tree.root.branches) == 0
        assert {branch.seat for branch in tree.root.branches} == {state.actor}


@every_game
def test_nothing_beyond_the_gap_is_ever_looked_into(game: str) -> None:
    hopeless = 0
    for tree, state in open_decisions(game, 6):
        tree.gap = judge_of(game).grain / 2
        searched(tree, state, 24, 24)
        for branch in everything(tree.root):
            if branch.short <= -tree.gap:
                hopeless += 1
                assert branch.visits == 0
    assert hopeless > 0


@every_game
def test_where_the_choice_is_clear_no_more_rounds_are_made_than_are_asked_for(game: str) -> None:
    for tree, state in clear_decisions(game, 3):
        searched(tree, state, 0, 24)
        assert rounds(tree.root) == 0
        searched(tree, state, 16, 24)
        assert rounds(tree.root) == 16


@every_game
def test_a_search_without_time_makes_one_round(game: str) -> None:
    for tree, state in open_decisions(game, 3):
        assert tree.search(state, Rng(1), 0, 0, 0.0, NEVER)
        assert rounds(tree.root) == 1


@every_game
def test_a_search_that_pauses_after_every_round_comes_to_the_same(game: str) -> None:
    for tree, state in open_decisions(game, 3):
        searched(tree, state, 0, 7)
        often, rng, pauses = planted(game, state), Rng(1), 0
        while not often.search(state, rng, 0, 7, NEVER, 0.0):
            pauses += 1
        assert pauses == 7
        assert grown(often) == grown(tree)


@every_game
def test_ranked_are_the_legal_actions_by_what_they_are_worth(game: str) -> None:
    for tree, state in open_decisions(game, 4):
        searched(tree, state, 0, 7)
        ranked = tree.ranked(state)
        assert sorted(int(branch.action) for branch in ranked) == state.legal()
        base = tree.base(tree.root)
        worths = [tree.estimate(branch, base) for branch in ranked]
        assert worths == sorted(worths, reverse=True)


@every_game
def test_the_same_seed_grows_the_same_tree(game: str) -> None:
    for tree, state in open_decisions(game, 3):
        twin = planted(game, state)
        searched(tree, state, 0, 7, seed=6)
        searched(twin, state, 0, 7, seed=6)
        assert grown(tree) == grown(twin)


@every_game
def test_a_search_leaves_the_position_as_it_was(game: str) -> None:
    rules = played(table(game)).game
    for tree, state in open_decisions(game, 3):
        before = rules.snapshot(state)
        searched(tree, state, 0, 7)
        assert rules.snapshot(state) == before


def looked_into(text: str, action: str) -> tuple[Tree, State, Branch]:
    """A tree that explored every action of a position, and the branch of the one then taken."""
    match = position(text)
    tree = planted("austria", match.state)
    tree.gap = tree.curiosity = 1e9
    searched(tree, match.state, 60, 60)
    number = match.game.parse(action)
    branch = next(each for each in tree.root.branches if each.action == number)
    assert branch.visits > 2
    assert tree.follow(branch.action)
    match.state.apply(branch.action)
    return tree, match.state, branch


def test_a_tree_goes_on_from_the_action_taken_while_the_seat_goes_on() -> None:
    text = "staff 1 3, cafe 51 52 60, crowns 0; table: dice 44"
    tree, state, branch = looked_into(text, "use 3")
    before = rounds(branch)
    assert before > 0
    assert state.actor == tree.seat
    assert tree.knows(state)
    searched(tree, state, 0, before + 3, seed=2)
    assert tree.root is branch  # what it saw still counts
    assert rounds(branch) == before + 3


def test_a_tree_starts_anew_once_another_seat_has_decided() -> None:
    tree, state, branch = looked_into("cafe 51 52 60; 2: cafe 53 54 55; table: dice 1144", "pass")
    judge, rng = judge_of("austria"), Rng(1)
    assert state.actor == 2
    assert not tree.knows(state)  # it holds what seat 2 may do, but not for itself
    while state.actor != 1:
        if state.chance:
            state.deal(state.sample(rng))
        else:
            state.apply(judge.policy(state, rng))
    searched(tree, state, 3, 3)
    assert tree.root is not branch
    assert [each.action for each in tree.root.branches] == state.legal()
    assert {each.seat for each in tree.root.branches} == {1}
    assert rounds(tree.root) == 3


@every_game
def test_an_action_that_another_seat_could_take_is_not_taken_for_this_one(game: str) -> None:
    """In another imagined world, another seat may be asked, with the same words."""
    state = played(table(game)).moments[-1].state
    for seat, found in ((state.actor, True), (3 - state.actor, False)):
        tree = planted(game, state)
        tree.add(tree.root, state.legal(), [0.0] * state.options(), 1.0, seat)
        assert (tree.pick(tree.root, state) is not None) == found


def test_an_action_that_was_never_looked_into_cannot_be_followed() -> None:
    state = position("").state
    tree = planted("austria", state)
    assert not tree.follow(state.legal()[0])
