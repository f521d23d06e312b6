"""The search tree: every round is counted, nothing hopeless is looked into, and it can go on."""

from collections.abc import Iterator

import pytest

from austria.positions import position
from bots.tables import GAMES, NEVER, hasty, judge_of, late, table
from conformance import played
from hotelier.bots.tree import Branch, Tree
from hotelier.core.rng import Rng
from hotelier.core.state import State

every_game = pytest.mark.parametrize("game", GAMES)
LONG = 1e9  # seconds


def planted(game: str, state: State) -> Tree:
    return Tree(judge_of(game), state.actor, len(state.scores()), hasty())


def open_decisions(game: str, number: int) -> Iterator[tuple[Tree, State]]:
    """Decisions with more than one action worth a look, and fresh trees for them."""
    for players in (2, 3):
        for moment in late(played(table(game, players)), 20, within=5):
            tree = planted(game, moment.state)
            tree.end = NEVER
            tree.prepare(moment.state, Rng(1), 4, 40)
            if tree.open(moment.state) > 1 and number > 0:
                number -= 1
                yield planted(game, moment.state), moment.state


def rounds(branch: Branch) -> int:
    return sum(int(each.visits) for each in branch.branches)


def everything(branch: Branch) -> Iterator[Branch]:
    for each in branch.branches:
        yield each
        yield from everything(each)


@every_game
def test_visits_add_up_to_the_rounds_made(game: str) -> None:
    for tree, state in open_decisions(game, 4):
        tree.search(state, Rng(1), 0, 7, LONG)  # seven: too few to stop early
        assert rounds(tree.root) == 7
        for branch in everything(tree.root):
            if branch.grown:
                # The round that planned a branch went on from it without a choice of its own.
                assert rounds(branch) < branch.visits


@every_game
def test_every_action_has_its_branch_and_the_best_plan_falls_short_of_nothing(game: str) -> None:
    for tree, state in open_decisions(game, 4):
        tree.search(state, Rng(1), 0, 3, LONG)
        assert [branch.action for branch in tree.root.branches] == state.legal()
        assert max(branch.short for branch in tree.root.branches) == 0
        assert {branch.seat for branch in tree.root.branches} == {state.actor}


@every_game
def test_nothing_beyond_the_gap_is_ever_looked_into(game: str) -> None:
    hopeless = 0
    for tree, state in open_decisions(game, 6):
        tree.gap = judge_of(game).grain / 2
        tree.search(state, Rng(1), 24, 24, LONG)
        for branch in everything(tree.root):
            if branch.short <= -tree.gap:
                hopeless += 1
                assert branch.visits == 0
    assert hopeless > 0


@every_game
def test_so_many_rounds_are_made_at_least_however_clear_the_choice(game: str) -> None:
    for tree, state in open_decisions(game, 3):
        tree.gap = 0.001  # only the best plan itself is worth a look
        tree.search(state, Rng(1), 0, 24, LONG)
        assert rounds(tree.root) == 0
        tree.search(state, Rng(1), 16, 0, LONG)
        assert rounds(tree.root) >= 16


@every_game
def test_a_search_without_time_makes_one_round(game: str) -> None:
    for tree, state in open_decisions(game, 3):
        tree.search(state, Rng(1), 0, 0, 0.0)
        assert rounds(tree.root) == 1


@every_game
def test_ranked_are_the_legal_actions_by_what_they_are_worth(game: str) -> None:
    for tree, state in open_decisions(game, 4):
        tree.search(state, Rng(1), 0, 7, LONG)
        ranked = tree.ranked(state)
        assert sorted(int(branch.action) for branch in ranked) == state.legal()
        base = tree.base(tree.root)
        worths = [tree.estimate(branch, base) for branch in ranked]
        assert worths == sorted(worths, reverse=True)


@every_game
def test_the_same_seed_grows_the_same_tree(game: str) -> None:
    def grown(tree: Tree, state: State) -> list[tuple[int, int, float]]:
        tree.search(state, Rng(6), 0, 7, LONG)
        return [(int(b.action), int(b.visits), b.total) for b in everything(tree.root)]

    for tree, state in open_decisions(game, 3):
        assert grown(tree, state) == grown(planted(game, state), state)


@every_game
def test_a_search_leaves_the_position_as_it_was(game: str) -> None:
    rules = played(table(game)).game
    for tree, state in open_decisions(game, 3):
        before = rules.snapshot(state)
        tree.search(state, Rng(1), 0, 7, LONG)
        assert rules.snapshot(state) == before


def test_a_tree_goes_on_from_the_action_taken_while_the_seat_goes_on() -> None:
    state = position("staff 1 3, cafe 51 52, crowns 5; table: dice 44").state
    tree = planted("austria", state)
    tree.search(state, Rng(1), 40, 40, LONG)
    branch = next(each for each in tree.ranked(state) if each.grown and each.visits > 2)
    state.apply(branch.action)
    assert state.actor == 1
    before = rounds(branch)
    assert tree.follow(branch.action)
    assert tree.root is branch
    assert tree.knows(state)
    tree.search(state, Rng(2), 0, before + 3, LONG)
    assert tree.root is branch  # what it saw still counts
    assert rounds(branch) == before + 3


def test_a_tree_starts_anew_once_another_seat_has_decided() -> None:
    match = position("covered 1, crowns 0; table: dice 4, first 2, turn 1; 2: crowns 0")
    state = match.state
    tree = planted("austria", state)
    tree.search(state, Rng(1), 20, 20, LONG)
    taken = max(tree.root.branches, key=lambda each: each.visits)
    tree.follow(taken.action)
    state = position("crowns 3; 2: covered 1; table: round 2, dice 44").state
    assert not tree.knows(state)
    tree.search(state, Rng(1), 3, 3, LONG)
    assert tree.root is not taken
    assert [branch.action for branch in tree.root.branches] == state.legal()
    assert rounds(tree.root) == 3


def test_an_action_that_was_never_looked_into_cannot_be_followed() -> None:
    state = position("").state
    tree = planted("austria", state)
    assert not tree.follow(state.legal()[0])
