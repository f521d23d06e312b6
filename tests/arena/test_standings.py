"""The statistics of the games."""

import pytest

from arena.scripted import contest, finished, played
from hotelier.arena.ratings import rated, wanted
from hotelier.arena.standings import count

GAMES = [
    finished(1, 1, hard=90, easy=60),
    finished(2, 1, easy=50, hard=50),
    finished(3, 2, hard=70, easy=80),
    finished(4, 2, easy=40, hard=100),
]


def test_wins_scores_and_times_are_those_of_the_games() -> None:
    hard, easy = count(["hard", "easy"], GAMES).bots
    assert (hard.games, hard.wins, hard.rate.value) == (4, 2.5, 0.625)
    assert (easy.games, easy.wins, easy.rate.value) == (4, 1.5, 0.375)
    assert hard.score.value == 77.5
    assert (hard.decisions, hard.seconds, hard.worst, hard.late) == (40, 0.1, 0.5, 4)


def test_between_two_bots_the_pair_says_what_the_wins_say() -> None:
    standings = count(["hard", "easy"], GAMES)
    (pair,) = standings.pairs
    assert (pair.a, pair.b, pair.games, pair.wins) == ("hard", "easy", 4, 2.5)
    assert pair.rate == standings.bots[0].rate


def test_among_more_a_pair_says_who_ended_ahead() -> None:
    games = [finished(1, 1, a=90, b=60, c=70), finished(2, 2, b=80, c=80, a=10)]
    pairs = {(pair.a, pair.b): pair.wins for pair in count("abc", games).pairs}
    assert pairs == {("a", "b"): 1, ("a", "c"): 1, ("b", "c"): 0.5}


def test_a_shared_win_is_shared() -> None:
    bots = count("abc", [finished(1, 1, a=50, b=50, c=50)]).bots
    assert [bot.wins for bot in bots] == pytest.approx([1 / 3] * 3)


def test_bots_that_have_not_played_are_left_out() -> None:
    standings = count(["hard", "easy", "late"], GAMES)
    assert [bot.name for bot in standings.bots] == ["hard", "easy"]
    assert len(standings.pairs) == 1


def test_a_bot_with_two_seats_is_counted_in_both() -> None:
    results = [game.result for game in played(contest("last", "busy", players=3, games=3))]
    last, busy = count(["last", "busy"], results).bots
    assert (last.games, busy.games) == (9, 9)
    assert last.wins + busy.wins == pytest.approx(len(results)) == 6
    (pair,) = count(["last", "busy"], results).pairs
    assert pair.games == 6


def test_a_bot_alone_wins_as_often_as_there_are_seats() -> None:
    results = [game.result for game in played(contest("random", games=6))]
    (bot,) = count(["random"], results).bots
    assert (bot.games, bot.rate.value) == (12, 0.5)
    assert count(["random"], results).pairs == ()


LADDER = [
    finished(3 * deal + n, deal, **scores)
    for deal in range(1, 21)
    for n, scores in enumerate(
        [{"a": 90 + deal % 3 * 10, "b": 105}, {"b": 80, "c": 60}, {"c": 50, "a": 90}]
    )
]


def test_ratings_put_the_bots_in_the_order_of_their_strength() -> None:
    ratings = rated(LADDER)
    assert ratings is not None
    assert ratings["b"].mu > ratings["a"].mu > ratings["c"].mu
    for rating in ratings.values():
        assert 0 < rating.sigma < 25 / 3
        assert rating.ordinal == pytest.approx(rating.mu - 3 * rating.sigma)


def test_ratings_do_not_depend_on_the_order_in_which_games_are_given() -> None:
    assert rated(LADDER) == rated(LADDER[::-1])


def test_only_three_bots_or_more_are_rated_and_none_beside_itself() -> None:
    assert wanted("abc", LADDER)
    assert not wanted(["hard", "easy"], GAMES)
    results = [game.result for game in played(contest("last", "busy", "first", players=4, games=4))]
    assert not wanted(["last", "busy", "first"], results)
