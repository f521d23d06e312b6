"""Standings: what a result is worth, and what breaks ties; ratings."""

from fractions import Fraction

from hotelier.tournaments.ratings import BASE, Rating, after
from hotelier.tournaments.results import Game, Round, match_points
from hotelier.tournaments.standings import standings

HALF = Fraction(1, 2)


def won(one: int, other: int, scores: tuple[int, int] = (20, 10)) -> Game:
    """A game that the first player won."""
    return Game((one, other), scores, frozenset({1}))


def test_every_opponent_beaten_counts_the_same() -> None:
    game = Game((7, 8, 9, 6), (30, 10, 20, 20), frozenset({1}))
    assert match_points(game) == {7: 1, 9: HALF, 6: HALF, 8: 0}


def test_a_tie_is_half_a_win() -> None:
    assert match_points(Game((1, 2), (9, 9), frozenset({1, 2}))) == {1: HALF, 2: HALF}


def test_the_games_own_tie_break_decides_who_won() -> None:
    assert match_points(Game((1, 2), (9, 9), frozenset({2}))) == {1: 0, 2: 1}


def test_whoever_never_came_or_left_gets_nothing_for_what_the_bot_reached() -> None:
    game = Game((1, 2), (20, 10), frozenset({1}), gone=frozenset({1}))
    assert match_points(game) == {1: 0, 2: 0}
    called_off = Game((1, 2), gone=frozenset({1}), is_off=True)
    assert match_points(called_off) == {1: 0, 2: HALF}


def test_a_game_called_off_is_a_tie_and_one_in_progress_counts_for_nobody() -> None:
    assert match_points(Game((1, 2), is_off=True)) == {1: HALF, 2: HALF}
    assert match_points(Game((1, 2))) == {}


def test_the_opponents_points_break_a_tie() -> None:
    rounds = [
        Round((won(1, 2), won(3, 4), won(5, 6))),
        Round((won(1, 3), won(2, 5), won(4, 6))),
    ]
    lines = standings(range(1, 7), rounds, shared=False)
    assert lines[0].player == 1
    # 2 to 5 have a win each: 2 lost to the first.
    by_player = {line.player: line for line in lines}
    assert by_player[2].opponents == 3
    assert by_player[4].opponents == 1
    assert by_player[2].place < by_player[4].place


def margins_of(rounds: list[Round], *, shared: bool) -> dict[int, Fraction]:
    """Everyone's margin."""
    players = sorted({each for played in rounds for game in played.games for each in game.players})
    return {line.player: line.margin for line in standings(players, rounds, shared=shared)}


def test_the_margin_compares_with_the_others_who_had_the_same_seat_and_deal() -> None:
    rounds = [Round((won(1, 2, (54, 40)), won(3, 4, (53, 10))))]
    assert margins_of(rounds, shared=True) == {1: 1, 3: -1, 2: 30, 4: -30}
    assert margins_of(rounds, shared=False) == {1: 14, 2: -14, 3: 43, 4: -43}
    three = [Round((won(1, 2, (50, 10)), won(3, 4, (40, 10)), won(5, 6, (30, 10))))]
    assert margins_of(three, shared=True) == {1: 15, 3: 0, 5: -15, 2: 0, 4: 0, 6: 0}


def test_nobody_is_compared_before_all_tables_have_finished_the_deal() -> None:
    rounds = [Round((won(1, 2, (50, 40)), Game((3, 4))))]
    assert set(margins_of(rounds, shared=True).values()) == {0}
    assert margins_of(rounds, shared=False) == {1: 10, 2: -10, 3: 0, 4: 0}
    called_off = [Round((won(1, 2, (50, 40)), Game((3, 4), is_off=True)))]
    assert margins_of(called_off, shared=True) == {1: 10, 2: -10, 3: 0, 4: 0}


def test_with_a_single_table_the_margin_compares_with_that_table() -> None:
    assert margins_of([Round((won(1, 2),))], shared=True) == {1: 10, 2: -10}
    four = [Round((Game((1, 2, 3, 4), (40, 30, 20, 10), frozenset({1})),))]
    assert margins_of(four, shared=True)[1] == 20


def test_a_round_without_an_opponent_counts_once_it_is_over() -> None:
    running = standings([1, 2, 3], [Round((Game((1, 2)),), (3,))], shared=True)
    assert not any(line.points or line.wins or line.played for line in running)
    assert {line.place for line in running} == {1}
    over = standings([1, 2, 3], [Round((won(1, 2),), (3,))], shared=True)
    bye = next(line for line in over if line.player == 3)
    assert bye.points == 1
    assert (bye.wins, bye.played) == (1, 1)


def test_a_round_without_an_opponent_is_one_with_as_many_points_as_ones_own() -> None:
    rounds = [Round((won(1, 2),), (3,)), Round((won(1, 3),), (2,))]
    by_player = {line.player: line for line in standings([1, 2, 3], rounds, shared=True)}
    assert by_player[3].points == 1
    assert by_player[3].opponents == 1 + by_player[1].points
    assert (by_player[1].wins, by_player[2].wins, by_player[3].wins) == (2, 1, 1)


def test_equal_players_share_a_place() -> None:
    tie = Game((1, 2), (9, 9), frozenset({1, 2}))
    lines = standings([1, 2, 3], [Round((tie,), (3,))], shared=False)
    assert [(line.place, line.player) for line in lines] == [(1, 3), (2, 1), (2, 2)]


def test_the_winner_of_a_game_gains_and_the_others_lose() -> None:
    first, second, third = after([Rating()] * 3, [(True, 30), (False, 10), (False, 20)])
    assert first.mu > third.mu > second.mu
    assert first.games == 1
    assert first.sigma < Rating().sigma
    assert Rating().shown == BASE
    assert first.is_new


def test_a_tie_of_equals_changes_only_how_sure_it_is() -> None:
    one, other = after([Rating(), Rating()], [(True, 10), (True, 10)])
    assert one.mu == other.mu == Rating().mu
    assert one.sigma < Rating().sigma
