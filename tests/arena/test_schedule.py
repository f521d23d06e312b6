"""Who plays whom: every set of bots, every deal in every rotation of the seats."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotelier.arena.schedule import labels, pairings, schedule


def test_two_bots_play_every_deal_once_each_way_round() -> None:
    found = [(each.number, each.deal, each.seating) for each in schedule("AB", 2, 4)]
    assert found == [
        (1, 1, ("A", "B")),
        (2, 1, ("B", "A")),
        (3, 2, ("A", "B")),
        (4, 2, ("B", "A")),
    ]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [len(schedule("AB", 2, games)) for games in (1, 2, 3, 400)] == [2, 2, 4, 400]
    assert [len(schedule("ABC", 3, games)) for games in (1, 3, 4)] == [3, 3, 6]


def test_every_two_of_the_bots_are_a_pairing() -> None:
    assert pairings("ABCD", 2) == list(combinations("ABCD", 2))
    assert Counter(frozenset(each.seating) for each in schedule("ABCD", 2, 6)) == {
        frozenset(pair): 6 for pair in combinations("ABCD", 2)
    }


def test_too_few_bots_sit_more_than_once_and_each_sits() -> None:
    assert pairings("A", 2) == [("A", "A")]
    assert pairings("AB", 3) == [("A", "A", "B"), ("A", "B", "B")]
    assert pairings("AB", 2) == [("A", "B")]
    assert len(pairings("ABC", 4)) == 3


def test_one_bot_against_itself_plays_no_game_twice() -> None:
    games = schedule("A", 4, 5)
    assert [each.deal for each in games] == [1, 2, 3, 4, 5]


@given(st.integers(1, 5), st.integers(2, 4), st.integers(1, 30))
def test_over_its_deals_every_bot_has_every_seat_equally_often(
    bots: int, players: int, games: int
) -> None:
    names = "ABCDE"[:bots]
    for pairing in pairings(names, players):
        seats = Counter(
            (bot, seat)
            for each in schedule(names, players, games)
            if sorted(each.seating) == sorted(pairing)
            for seat, bot in enumerate(each.seating)
        )
        for bot in pairing:
            assert len({seats[bot, seat] for seat in range(players)}) == 1


@given(st.integers(1, 5), st.integers(2, 4), st.integers(1, 30))
def test_no_game_is_played_twice(bots: int, players: int, games: int) -> None:
    found = schedule("ABCDE"[:bots], players, games)
    assert len({(each.deal, each.seating) for each in found}) == len(found)
    assert [each.number for each in found] == list(range(1, len(found) + 1))


def test_who_sits_behind_whom_changes_from_deal_to_deal() -> None:
    first, second = (schedule("ABC", 3, 6)[n].seating for n in (0, 3))
    assert (first, second) == (("A", "B", "C"), ("A", "C", "B"))


def test_all_pairings_play_a_deal_before_any_plays_the_next() -> None:
    deals = [each.deal for each in schedule("ABCD", 3, 9)]
    assert deals == sorted(deals)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["greedy", "hard"], ("greedy", "hard")),
        (["greedy", "greedy"], ("greedy", "greedy#2")),
        (["a", "b", "a", "a"], ("a", "b", "a#2", "a#3")),
    ],
)
def test_a_bot_named_again_is_told_from_the_first(names: list[str], told: tuple[str, ...]) -> None:
    assert labels(names) == told
