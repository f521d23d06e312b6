"""Many games at once are the same games as one by one."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

import hotelier
from conformance import Variant, variants
from hotelier.bots.chance import RandomBot
from hotelier.core.errors import IllegalAction, OptionError
from hotelier.core.game import find_game
from hotelier.core.rewards import RANK, SCORE, WORST
from hotelier.env.pettingzoo import TableEnv
from hotelier.env.table import version_of
from hotelier.env.vector import VectorTable
from hotelier.env.vector_gymnasium import VectorSeatEnv
from lengths import sized

every_game = pytest.mark.parametrize("name", hotelier.games())
every_variant = pytest.mark.parametrize("variant", variants(), ids=str)
SEED = 5


def first_legal(masks: NDArray[np.bool_], at: int) -> NDArray[np.int64]:
    """A legal action for each game: the first or a later one, depending on the step."""
    return np.array([legal[at % len(legal)] for legal in map(np.flatnonzero, masks)])


@every_variant
def test_every_game_of_a_vector_table_is_the_one_pettingzoo_plays(variant: Variant) -> None:
    table = VectorTable(variant.game, 2, seed=SEED, **variant.options)
    table.reset()
    envs = [TableEnv(variant.game, **variant.options) for _ in range(2)]
    for place, env in enumerate(envs):
        env.reset(seed=SEED + place)
    for at in range(sized(40, 4000)):
        for place, env in enumerate(envs):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{table.seats[place]}"
            assert np.array_equal(table.observations[place], seen["observation"])
            assert np.array_equal(table.masks[place], seen["action_mask"])
        actions = first_legal(table.masks, at)
        rewards, ends = table.step(actions)
        for place, env in enumerate(envs):
            env.step(int(actions[place]))
            assert rewards[place].tolist() == list(env.rewards.values())
            assert ends[place] == env.table.state.over
        if ends.any():
            return


@every_game
@pytest.mark.parametrize("kind", [RANK, SCORE])
def test_a_game_that_ends_is_paid_counted_and_begins_anew(name: str, kind: str) -> None:
    table = VectorTable(name, 3, rewards=kind, seed=SEED)
    table.reset()
    total = np.zeros((3, table.players))
    ended = 0
    while ended < 4:
        rewards, ends = table.step(table.sample())
        total += rewards
        for place in np.flatnonzero(ends):
            ended += 1
            scores = table.scores[place]
            if kind == SCORE:
                assert total[place].tolist() == [scores[0] - scores[1], scores[1] - scores[0]]
            else:
                assert sorted(total[place]) in ([-1.0, 1.0], [0.0, 0.0])
                assert scores[total[place].argmax()] == scores.max()
            total[place] = 0
            over = table.layout.slice("over")
            assert table.observations[place, over] == 0
            assert table.masks[place].sum() >= 2


@every_game
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    played = []
    for _ in range(2):
        table = VectorTable(name, 4, seed=SEED)
        table.reset()
        seen = [table.observations.copy()]
        for _ in range(60):
            table.step(table.sample())
            seen.append(table.observations.copy())
        played.append(np.array(seen))
    assert np.array_equal(played[0], played[1])
    table.reset()
    assert not np.array_equal(table.observations, played[0][0])
    table.reset(SEED)
    assert np.array_equal(table.observations, played[0][0])


@every_game
def test_the_places_and_values_are_the_numbers_that_are_not_0(name: str) -> None:
    table = VectorTable(name, 8, players=4, seed=SEED)
    table.reset()
    for _ in range(30):
        table.step(table.sample())
    width = table.lengths.max()
    dense = np.zeros((8, table.layout.size + 1), np.float32)  # the last column takes the padding
    np.put_along_axis(dense, table.places[:, :width], table.values[:, :width], axis=1)
    assert np.array_equal(dense[:, :-1], table.observations)
    assert (table.lengths == np.count_nonzero(table.observations, axis=1)).all()


@every_game
@pytest.mark.parametrize("opponent", ["random", "greedy", "easy"])
def test_opponents_play_the_other_seats_inside(name: str, opponent: str) -> None:
    table = VectorTable(name, 1, players=3, opponents=(opponent,), seat=2, seed=SEED)
    table.reset()
    for at in range(sized(5, 600)):
        assert table.seats.tolist() == [2]
        table.step(first_legal(table.masks, at))


@every_game
def test_a_bot_of_ones_own_and_a_seat_that_changes(name: str) -> None:
    bot = RandomBot(find_game(name))
    table = VectorTable(name, 16, opponents=(bot,), seat=None, seed=SEED)
    table.reset()
    assert set(table.learners) == {1, 2}
    for _ in range(20):
        assert np.array_equal(table.seats, table.learners)
        table.step(table.sample())


def test_random_opponents_are_the_same_every_time() -> None:
    rows = []
    for _ in range(2):
        table = VectorTable("overbooking", 3, opponents=("random",), seat=None, seed=SEED)
        table.reset()
        for at in range(80):
            table.step(first_legal(table.masks, at))
        rows.append(table.observations.copy())
    assert np.array_equal(rows[0], rows[1])


@every_game
def test_an_illegal_action_is_refused_before_any_game_moves(name: str) -> None:
    table = VectorTable(name, 3, seed=SEED)
    table.reset()
    before = table.observations.copy()
    actions = table.sample()
    actions[1] = np.flatnonzero(~table.masks[1])[0]
    with pytest.raises(IllegalAction, match=r"\(game 1\)"):
        table.step(actions)
    actions[1] = 10**6
    with pytest.raises(IllegalAction, match="action 1000000"):
        table.step(actions)
    assert np.array_equal(table.observations, before)
    with pytest.raises(ValueError, match="read-only"):
        table.observations[0, 0] = 1


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"n": 0}, "n must be"),
        ({"seat": 3}, "seat must be"),
        ({"opponents": "random"}, "opponents must be"),
        ({"opponents": ("random", "random")}, "opponents must be"),
        ({"rewards": "fame"}, "rewards must be"),
        ({"players": 9}, "players"),
    ],
)
def test_wrong_arguments_are_refused_with_what_was_expected(
    wrong: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(OptionError, match=complaint):
        VectorTable("austria", **{"n": 2, **wrong})


def test_actions_must_be_one_whole_number_a_game_after_a_reset() -> None:
    table = VectorTable("austria", 2, seed=1)
    with pytest.raises(OptionError, match="reset"):
        table.step([0, 0])
    table.reset()
    for wrong in ([0], [0.5, 1.0], [[0, 1]]):
        with pytest.raises(OptionError, match="actions must be 2 whole numbers"):
            table.step(wrong)


@every_game
def test_gymnasium_makes_a_vector_environment(name: str) -> None:
    spec = f"hotelier/{name}-v{version_of(name)}"
    envs = gymnasium.make_vec(spec, num_envs=4, vectorization_mode="vector_entry_point")
    seen, infos = envs.reset(seed=SEED)
    assert seen in envs.observation_space
    ended = 0
    while ended < 3:
        actions = np.array([np.flatnonzero(mask)[-1] for mask in infos["action_mask"]])
        assert actions in envs.action_space
        seen, rewards, ends, cut, infos = envs.step(actions)
        assert seen in envs.observation_space
        assert not cut.any()
        assert rewards.shape == (4,)
        assert (np.abs(rewards[~ends]) == 0).all()
        over = find_game(name).encoder().layout.slice("over")
        for place in np.flatnonzero(ends):
            ended += 1
            assert infos["final_obs"][place][over] == 1
            assert seen[place][over] == 0
    envs.close()


def test_in_the_vector_environment_an_illegal_action_loses_the_game() -> None:
    envs = VectorSeatEnv("austria", 2, opponents=("random",))
    seen, infos = envs.reset(seed=SEED)
    legal = np.flatnonzero(infos["action_mask"][0])[0]
    illegal = np.flatnonzero(~infos["action_mask"][1])[0]
    kept = seen.copy()
    _, rewards, ends, _, _ = envs.step(np.array([legal, illegal]))
    assert rewards.tolist() == [0.0, WORST[RANK]]
    assert ends.tolist() == [False, True]
    assert np.array_equal(seen, kept)


def test_a_vector_table_comes_with_hotelier_and_numpy_only_with_it() -> None:
    code = (
        "import sys, hotelier; assert 'numpy' not in sys.modules; "
        "hotelier.VectorTable('austria', 1, seed=1).reset(); assert 'numpy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert hotelier.VectorTable is VectorTable
    assert "VectorTable" in dir(hotelier)
