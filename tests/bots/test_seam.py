"""What every bot promises: it sees a view, answers legally, and nothing else affects it."""

import importlib
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from bots.tables import GAMES, answer, hasty, late, table, unhurried
from conformance import played
from hotelier.bots import thinkers
from hotelier.bots.bot import Budget
from hotelier.bots.catalogue import LEVELS, Opponent, find_opponent, opponents
from hotelier.bots.chance import RandomBot
from hotelier.bots.thinkers import Search
from hotelier.core.errors import OptionError
from hotelier.core.game import START, TUNED, find_game
from hotelier.core.judge import Judge, LinearJudge
from hotelier.core.rng import Rng
from hotelier.core.weights import Weights

EVERYBODY = [opponent.name for opponent in opponents()]
every_opponent = pytest.mark.parametrize("name", EVERYBODY)
every_game = pytest.mark.parametrize("game", GAMES)
SOME = 20  # positions or rounds, for bots that count them


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches with a small budget, because nobody wants to wait for a test."""
    monkeypatch.setattr(thinkers, "Habits", hasty)
    monkeypatch.setattr(thinkers, "TRIES", 2)


@pytest.mark.usefixtures("small")
@every_opponent
@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_every_opponent_answers_with_a_legal_action(game: str, players: int, name: str) -> None:
    recorded = played(table(game, players))
    opponent = find_opponent(name)
    bots = [opponent.sit_down(recorded.game) for _ in range(players)]  # each may remember
    openings = recorded.moments[: 4 - players]  # where most is ahead: two seats are enough
    for moment in (*openings, *late(recorded, 8, within=6)):
        chosen = answer(bots[moment.state.actor - 1], moment, 1, Budget(0.001, SOME))
        assert chosen in moment.legal


@pytest.mark.usefixtures("small")
@every_opponent
@every_game
def test_a_choice_depends_on_the_view_the_seed_and_the_budget_alone(game: str, name: str) -> None:
    recorded = played(table(game))
    reshuffled = importlib.import_module(f"{game}.hidden").reshuffled
    opponent = find_opponent(name)
    changed = 0
    for number, moment in enumerate(late(recorded, 6, within=4)):
        seat = moment.state.actor
        twin = reshuffled(moment.state, seat, Rng(number))
        changed += recorded.game.snapshot(twin) != moment.snapshot
        views = [recorded.game.view(state, seat) for state in (moment.state, twin, twin)]
        assert views[0] == views[1]
        chosen = [
            opponent.sit_down(recorded.game).choose(view, view.legal, Rng(3), unhurried(4))
            for view in views
        ]
        assert chosen == [chosen[0]] * 3
    assert changed > 0


@every_game
def test_the_seed_decides_where_chance_does(game: str) -> None:
    moment = played(table(game)).moments[0]
    bot = find_opponent("random").sit_down(find_game(game))
    chosen = {answer(bot, moment, seed, unhurried()) for seed in range(200)}
    assert chosen == set(moment.legal)


def assert_plain(value: Any) -> None:
    """Frozen data all the way down: no object that could lead anywhere else."""
    if is_dataclass(value) and not isinstance(value, type):
        assert type(value).__dataclass_params__.frozen  # type: ignore[attr-defined]
        assert not hasattr(value, "__dict__")
        for field in fields(value):
            assert_plain(getattr(value, field.name))
    elif type(value) is tuple:
        for item in value:
            assert_plain(item)
    else:
        assert type(value) in (str, int, bool, type(None))


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_what_a_bot_is_given_is_frozen_plain_data(game: str, players: int) -> None:
    recorded = played(table(game, players))
    for moment in recorded.some(30):
        for seat in recorded.eyes:
            assert_plain(recorded.game.view(moment.state, seat))


@pytest.mark.usefixtures("small")
@every_opponent
@every_game
def test_a_bot_leaves_what_it_is_given_as_it_was(game: str, name: str) -> None:
    recorded = played(table(game))
    bot = find_opponent(name).sit_down(recorded.game)
    for moment in late(recorded, 3, within=2):
        view = recorded.game.view(moment.state, moment.state.actor)
        legal = list(view.legal)
        bot.choose(view, legal, Rng(1), unhurried(4))
        bot.advise(view, legal, Rng(1), unhurried(4))
        assert legal == list(moment.legal)
        assert view == recorded.game.view(moment.state, moment.state.actor)
        assert recorded.game.snapshot(moment.state) == moment.snapshot


@every_opponent
def test_every_opponent_is_found_by_its_name_and_says_what_it_does(name: str) -> None:
    opponent = find_opponent(name)
    assert opponent.name == name
    assert opponent.budget.seconds > 0
    assert opponent.words
    game = find_game(GAMES[0])
    assert opponent.sit_down(game) is not opponent.sit_down(game)


def test_the_levels_stand_in_order_from_the_weakest() -> None:
    assert [name for name in EVERYBODY if name in LEVELS] == list(LEVELS)
    assert EVERYBODY[0] == "random"


def test_an_opponent_with_a_time_of_its_own_has_that_and_counts_no_positions() -> None:
    for text in ("search@0.5", "search@0.5s"):
        opponent = find_opponent(text)
        assert (opponent.name, opponent.budget, opponent.kind) == (text, Budget(0.5), Search)
    assert find_opponent("random@2").budget == Budget(2.0)


def test_an_opponent_with_a_number_of_positions_has_as_much_time_as_it_needs() -> None:
    for text in ("search@600n", "search:tuned@600n"):
        opponent = find_opponent(text)
        assert (opponent.name, opponent.budget) == (text, Budget(3600.0, 600))
    for wrong in ("0n", "n", "-5n", "1.5n", "2000000n", "²n"):
        with pytest.raises(OptionError, match="after the @"):
            find_opponent(f"search@{wrong}")


def test_an_opponent_can_judge_by_the_weights_the_tuning_began_with() -> None:
    for text, budget in (
        ("planner:start", find_opponent("planner").budget),
        ("search:start@0.5", Budget(0.5)),
    ):
        opponent = find_opponent(text)
        assert (opponent.name, opponent.budget) == (text, budget)
        for game in map(find_game, GAMES):
            bot = opponent.sit_down(game)
            assert isinstance(bot, thinkers.Thinker)
            assert weights_of(bot.judge) == weights_of(game.judge(START))
            other = find_opponent(text.replace(START, TUNED)).sit_down(game)
            assert isinstance(other, thinkers.Thinker)
            assert weights_of(other.judge) == weights_of(game.judge(TUNED))


def weights_of(judge: Judge) -> Weights:
    assert isinstance(judge, LinearJudge)
    return judge.weights


@pytest.mark.parametrize("text", ["planner:", "planner:wild", "random:start", "planner:wild@1"])
def test_weights_that_a_bot_does_not_have_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(OptionError) as refused:
        find_opponent(text)
    assert str(refused.value) == (
        f"{text!r}: after the colon, give the weights of a bot that has some, tuned or start, "
        "as in planner:start"
    )


def test_an_opponent_that_is_not_there_is_refused_with_those_that_are() -> None:
    for text in ("rando", "", "Random", "mcts@1"):
        name = text.partition("@")[0]
        with pytest.raises(OptionError) as refused:
            find_opponent(text)
        assert str(refused.value) == (
            f"there’s no bot {name!r}; choose from {', '.join(EVERYBODY)}"
        )


@pytest.mark.parametrize("time", ["x", "0", "", "-1", "nan", "inf", "1e9", "0.5ms", "1@2"])
def test_a_time_that_is_none_is_refused_with_an_example(time: str) -> None:
    with pytest.raises(OptionError) as refused:
        find_opponent(f"search@{time}")
    assert str(refused.value) == (
        f"'search@{time}': after the @, give the seconds a decision may take, as in search@0.5"
    )


def test_a_bot_that_weighs_nothing_advises_nothing() -> None:
    moment = played(table(GAMES[0])).moments[0]
    bot = Opponent("x", Budget(1.0), RandomBot, "").sit_down(find_game(GAMES[0]))
    view = bot.game.view(moment.state, moment.state.actor)
    assert bot.advise(view, view.legal, Rng(1), unhurried()) == ()
