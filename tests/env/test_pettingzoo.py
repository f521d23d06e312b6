"""All seats of a game as PettingZoo knows it: its own tests, masks, rewards and seeds."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import hotelier
import hotelier.env.pettingzoo as zoo
from hotelier.core.errors import IllegalAction, OptionError
from hotelier.core.rewards import by_rank, margins
from hotelier.env.pettingzoo import Environment, TableEnv, austria_v0, overbooking_v1

every_table = pytest.mark.parametrize("players", [2, 3, 4])
every_game = pytest.mark.parametrize("module", [austria_v0, overbooking_v1], ids=lambda m: m.game)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo's tests warn about every dictionary observation, which all with masks are."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation", category=UserWarning)
        yield


def play(env: Any, seed: int = 1) -> dict[str, float]:
    """A game at random; every agent's total reward."""
    totals = dict.fromkeys(env.possible_agents, 0.0)
    random = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(random.choice(legal)))
    return totals


@every_game
@every_table
def test_pettingzoo_finds_nothing_amiss(module: Environment, players: int) -> None:
    api_test(module.env(players=players), num_cycles=120)


@every_game
@every_table
def test_a_seed_repeats_a_game(module: Environment, players: int) -> None:
    seed_test(lambda: module.env(players=players), num_cycles=20)


@every_game
def test_every_way_to_render_works(module: Environment, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "decides" in capsys.readouterr().out


@every_game
@every_table
def test_masks_and_observations_are_those_of_the_match(module: Environment, players: int) -> None:
    env = module.raw_env(players=players)
    env.reset(seed=7)
    match = hotelier.new(module.game, players=players, seed=7)
    encoder = match.game.encoder()
    random = np.random.default_rng(7)
    while not match.over:
        for seat, agent in enumerate(env.agents, start=1):
            seen = env.observe(agent)
            texts = tuple(match.game.text(int(n)) for n in np.flatnonzero(seen["action_mask"]))
            assert texts == match.view(seat).legal
            row = np.frombuffer(encoder.encode(match.view(seat)), np.float32)
            assert np.array_equal(seen["observation"], row)
        assert env.agent_selection == f"seat_{match.actor}"
        action = int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        env.step(action)
        match.play(match.game.text(action))
    assert all(env.terminations.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
    assert env.table.state.scores() == list(match.scores)


@every_game
@every_table
@pytest.mark.parametrize("rewards", ["rank", "score"])
def test_the_rewards_of_a_game_add_up_to_its_end(
    module: Environment, players: int, rewards: str
) -> None:
    env = module.env(players=players, rewards=rewards)
    env.reset(seed=3)
    totals = play(env)
    state = env.unwrapped.table.state
    assert state.over
    end = by_rank(state.scores(), state.winners()) if rewards == "rank" else margins(state.scores())
    assert list(totals.values()) == pytest.approx(end)


def test_score_rewards_come_step_by_step() -> None:
    env = austria_v0.raw_env(rewards="score")
    env.reset(seed=3)
    random = np.random.default_rng(3)
    scored = 0
    while not env.table.state.over:
        before = margins(env.table.state.scores())
        env.step(
            int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        )
        after = margins(env.table.state.scores())
        assert list(env.rewards.values()) == [after[0] - before[0], after[1] - before[1]]
        scored += any(env.rewards.values())
    assert scored > 5


@every_game
def test_an_illegal_action_ends_the_game_with_the_worst_reward(module: Environment) -> None:
    for rewards, worst in (("rank", -1.0), ("score", -100.0)):
        env = module.env(players=3, rewards=rewards)
        env.reset(seed=1)
        sinner = env.agent_selection
        observation, *_ = env.last()
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
        paid = {}
        for agent in env.agent_iter():
            _, paid[agent], _, truncated, _ = env.last()
            assert truncated
            env.step(None)
        assert paid == {agent: worst if agent == sinner else 0 for agent in env.possible_agents}


@every_game
def test_an_illegal_action_is_refused_where_nothing_is_wrapped(module: Environment) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    for action in (int(np.flatnonzero(before["action_mask"] == 0)[0]), -1, 10**6):
        with pytest.raises(IllegalAction, match="isn’t legal in decision"):
            env.step(action)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


@every_game
def test_games_differ_without_a_seed_and_repeat_after_one(module: Environment) -> None:
    env = module.raw_env()

    def deals(number: int) -> list[bytes]:
        found = []
        for _ in range(number):
            found.append(env.observe("seat_1")["observation"].tobytes())
            env.reset()
        return found

    env.reset(seed=5)
    first = deals(3)
    env.reset(seed=5)
    assert deals(3) == first
    assert len(set(first)) == 3


@every_game
def test_an_environment_travels_between_processes_in_the_middle_of_a_game(
    module: Environment,
) -> None:
    env = module.raw_env(players=2)
    env.reset(seed=2)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert play(other) == play(copy.deepcopy(env))


def test_options_of_the_game_are_arguments() -> None:
    env = austria_v0.raw_env(players=4, edition="revised", side="day", staff="draft")
    assert env.table.options == {
        "players": 4,
        "edition": "revised",
        "side": "day",
        "staff": "draft",
    }
    assert env.possible_agents == ["seat_1", "seat_2", "seat_3", "seat_4"]
    with pytest.raises(OptionError, match="players must be one of 2, 3, 4, not 7"):
        austria_v0.env(players=7)
    with pytest.raises(OptionError, match="render_mode must be one of ansi, human, not 'rgb'"):
        austria_v0.env(render_mode="rgb")


def test_a_box_of_ones_own_can_be_played_with(tmp_path: Path) -> None:
    data = files("hotelier.overbooking").joinpath("data/overbooking.toml").read_text("utf-8")
    mine = tmp_path / "my-box.toml"
    mine.write_text(data.replace("beds = 17", "beds = 60").replace("coins = 3", "coins = 20"))
    env = overbooking_v1.raw_env(players=4, bonus="advanced", data=mine)
    env.reset(seed=1)
    space = env.observation_space("seat_1")
    random = np.random.default_rng(1)
    while not env.table.state.over:
        assert all(space.contains(env.observe(agent)) for agent in env.agents)
        env.step(
            int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        )
    assert max(env.table.state.scores()) > 100


def test_every_game_has_an_environment_by_its_name() -> None:
    assert dir(zoo) == sorted(zoo.name_of(game) for game in hotelier.games())
    for game in hotelier.games():
        made = getattr(zoo, zoo.name_of(game)).raw_env()
        assert isinstance(made, TableEnv)
        assert str(made) == zoo.name_of(game)
        assert made.metadata["is_parallelizable"] is False
    with pytest.raises(AttributeError, match="it has austria_v0, overbooking_v1"):
        _ = zoo.chess_v6
