"""Pairings: everyone once, nobody again, a bye once, every seat about equally often."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.tournaments.pairing import (
    Draw,
    NotPossible,
    most_rounds,
    round_robin,
    swiss,
    table_sizes,
    usual_rounds,
)
from hotelier.tournaments.results import Game, Round, byes_had, meetings, seats_had

ANY = (2, 3, 4)


def played(draw: Draw, chooser: random.Random) -> Round:
    """A round, with results by chance."""
    games = []
    for table in draw.tables:
        scores = tuple(chooser.randint(0, 9) for _ in table)
        winners = frozenset(n for n, score in enumerate(scores, 1) if score == max(scores))
        games.append(Game(table, scores, winners))
    return Round(tuple(games), draw.byes)


def tournament(
    players: int, size: int, rounds: int, seed: int, leave: int = 0, *, everyone: bool = False
) -> list[Round]:
    """A whole tournament; `leave` players leave in the middle."""
    chooser = random.Random(seed)
    field, here = list(range(players)), list(range(players))
    done: list[Round] = []
    for number in range(rounds):
        if number == rounds // 2:
            here = here[leave:]
        if everyone:
            draw = round_robin(field, here, done, size, ANY, seed + number)
        else:
            draw = swiss(here, done, size, ANY, seed + number)
        seated = [player for table in draw.tables for player in table]
        assert sorted([*seated, *draw.byes]) == here
        done.append(played(draw, chooser))
    return done


def fewest_meetings(players: int, met: Counter[frozenset[int]], byes: Counter[int]) -> int:
    """How many pairs must meet again, by trying every pairing with a fair bye."""

    def least(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, *others = left
        return min(
            met[frozenset((first, other))] + least(tuple(x for x in others if x != other))
            for other in others
        )

    everyone = tuple(range(players))
    if players % 2 == 0:
        return least(everyone)
    fewest = min(byes[player] for player in everyone)
    rested = [player for player in everyone if byes[player] == fewest]
    return min(least(tuple(x for x in everyone if x != player)) for player in rested)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 7), st.integers(1, 7), st.integers(0, 10_000))
def test_at_tables_of_two_nobody_meets_again_while_there_is_a_way(
    players: int, rounds: int, seed: int
) -> None:
    done: list[Round] = []
    chooser = random.Random(seed)
    for number in range(rounds):
        least = fewest_meetings(players, meetings(done), byes_had(done))
        draw = swiss(range(players), done, 2, ANY, seed + number)
        met = meetings(done)
        again = sum(met[frozenset(table)] for table in draw.tables)
        assert again == least
        done.append(played(draw, chooser))


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 19), st.integers(0, 2), st.integers(0, 10_000))
def test_a_swiss_tournament_gives_everyone_a_bye_at_most_once(
    players: int, leave: int, seed: int
) -> None:
    leave = min(leave, players - 2)
    done = tournament(players, 2, min(6, most_rounds(players - leave, 2)), seed, leave)
    assert max(byes_had(done).values(), default=0) <= 1


@settings(max_examples=25, deadline=None)
@given(st.integers(6, 19), st.integers(3, 4), st.integers(0, 10_000))
def test_everyone_has_each_seat_about_equally_often(players: int, size: int, seed: int) -> None:
    for seats, most in ((2, 2), (size, 3)):
        done = tournament(players, seats, min(6, most_rounds(players, seats)), seed)
        had = seats_had(done)
        sizes = Counter(len(game.players) for each in done for game in each.games)
        if len(sizes) > 1:
            continue  # the last seat is only there at larger tables
        for player in range(players):
            times = [had[player, seat] for seat in range(1, seats + 1)]
            assert max(times) - min(times) <= most


@settings(max_examples=15, deadline=None)
@given(st.integers(9, 24), st.integers(3, 4), st.integers(0, 10_000))
def test_at_larger_tables_few_meet_again(players: int, size: int, seed: int) -> None:
    done = tournament(players, size, 3, seed)
    met = meetings(done[:2])
    assert sum(times - 1 for times in met.values()) <= (players < 16) * players // 2


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 13), st.integers(0, 10_000))
def test_in_a_round_robin_of_two_everyone_meets_everyone_once(players: int, seed: int) -> None:
    done = tournament(players, 2, most_rounds(players, 2), seed, everyone=True)
    assert meetings(done) == Counter(map(frozenset, combinations(range(players), 2)))
    assert max(byes_had(done).values(), default=0) == players % 2


def test_in_a_round_robin_the_opponent_of_who_left_has_a_bye() -> None:
    draw = round_robin(range(4), [1, 2, 3], [], 2, ANY, 1)
    assert len(draw.tables) == 1
    assert len(draw.byes) == 1


def test_players_with_the_same_points_meet() -> None:
    first = [Game((a, a + 4), (5, 3), frozenset({1})) for a in range(4)]
    draw = swiss(range(8), [Round(tuple(first))], 2, ANY, 1)
    winners = [sum(player < 4 for player in table) for table in draw.tables]
    assert sorted(winners) == [0, 0, 2, 2]


def test_whoever_is_last_has_the_bye() -> None:
    first = Round((Game((0, 1), (5, 3), frozenset({1})),), (2,))
    assert swiss(range(3), [first], 2, ANY, 1).byes == (1,)


@pytest.mark.parametrize(
    ("players", "size", "sizes"),
    [
        (16, 4, [4, 4, 4, 4]),
        (7, 4, [4, 3]),
        (9, 4, [3, 3, 3]),
        (5, 4, [3, 2]),
        (10, 3, [3, 3, 2, 2]),
        (7, 2, [2, 2, 2]),
    ],
)
def test_tables_are_made_smaller_so_that_everyone_plays(
    players: int, size: int, sizes: list[int]
) -> None:
    assert table_sizes(players, size, ANY) == sizes


def test_a_game_for_one_number_of_players_has_byes() -> None:
    done: list[Round] = []
    for number in range(7):
        draw = swiss(range(7), done, 3, (3,), number)
        assert [len(table) for table in draw.tables] == [3, 3]
        assert len(draw.byes) == 1
        done.append(played(draw, random.Random(number)))
    assert set(byes_had(done).values()) == {1}


def test_the_number_of_rounds_fits_the_players() -> None:
    assert [usual_rounds(n, 2, everyone=False) for n in (2, 8, 16, 17)] == [1, 3, 4, 5]
    assert [usual_rounds(n, 2, everyone=True) for n in (2, 5, 6)] == [1, 5, 5]
    assert [most_rounds(n, 2) for n in (2, 5, 6, 64)] == [1, 5, 5, 20]


def test_one_player_alone_has_no_round() -> None:
    for size in (2, 3):
        with pytest.raises(NotPossible):
            swiss([1], [], size, ANY, 1)
