"""Every registered game, in every combination of its options, keeps the common promises."""

import pytest

import hotelier
from conformance import Conformance, variants
from hotelier.core.game import find_game
from lengths import EVERY


@pytest.mark.parametrize("variant", variants()[::EVERY], ids=str)
class TestConformance(Conformance):
    """A game that registers itself is tested here automatically."""


@pytest.mark.parametrize("name", hotelier.games())
def test_the_action_table_is_sorted_and_unique(name: str) -> None:
    actions = list(find_game(name).actions)
    assert actions == sorted(set(actions))


@pytest.mark.parametrize("name", hotelier.games())
def test_text_and_parse_are_inverse(name: str) -> None:
    game = find_game(name)
    assert [game.parse(game.text(action)) for action in range(len(game.actions))] == list(
        range(len(game.actions))
    )
    assert game.parse("sing") is None


@pytest.mark.parametrize("name", hotelier.games())
def test_decisions_have_different_names(name: str) -> None:
    none, *asked = find_game(name).decisions
    assert none == ""
    assert all(asked)
    assert len(set(asked)) == len(asked)
