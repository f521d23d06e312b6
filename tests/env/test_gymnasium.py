"""One seat of a game as Gymnasium knows it, with bots in the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hotelier
import hotelier.env
from hotelier.bots.bot import Bot, Budget
from hotelier.bots.catalogue import find_opponent
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game
from hotelier.core.rewards import by_rank, margins
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.env.gymnasium import SeatEnv
from hotelier.env.table import version_of

every_game = pytest.mark.parametrize("game", hotelier.games())
every_table = pytest.mark.parametrize("players", [2, 3, 4])


class Watcher(Bot):
    """Takes the first legal action and notes which view it got."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.seen: list[tuple[int | None, int | None]] = []

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        assert list(legal) == list(view.legal)
        self.seen.append((view.seat, view.actor))
        return legal[0]


def play(env: Any, seed: int | None = None) -> tuple[float, list[bytes]]:
    """A game at random; its total reward, and everything seen."""
    observation, info = env.reset(seed=seed)
    random = np.random.default_rng(1)
    total, seen, over = 0.0, [observation.tobytes()], False
    while not over:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        total += reward
        seen.append(observation.tobytes())
    return total, seen


@every_game
@every_table
def test_gymnasium_finds_nothing_amiss(game: str, players: int) -> None:
    env = gymnasium.make(
        f"hotelier/{game}-v{version_of(game)}", players=players, disable_env_checker=True
    )
    check_env(env.unwrapped)


@every_game
@every_table
@pytest.mark.parametrize("rewards", ["rank", "score"])
def test_the_rewards_of_a_game_add_up_to_its_end(game: str, players: int, rewards: str) -> None:
    for seat in range(1, players + 1):
        env = SeatEnv(game, seat=seat, rewards=rewards, players=players)
        total, _ = play(env, seed=seat)
        state = env.table.state
        end = by_rank(state.scores(), state.winners())
        end = end if rewards == "rank" else margins(state.scores())
        assert state.over
        assert total == pytest.approx(end[seat - 1])


@every_game
def test_a_seed_repeats_a_game(game: str) -> None:
    env = SeatEnv(game, players=3, seat=None)
    first = [play(env, seed=5), play(env), play(env)]
    assert [play(env, seed=5), play(env), play(env)] == first
    assert len({seen[0] for _, seen in first}) == 3


@every_game
def test_the_mask_is_what_is_legal_whenever_the_seat_decides(game: str) -> None:
    env = SeatEnv(game, seat=2)
    _, info = env.reset(seed=4)
    over = False
    while not over:
        assert env.table.state.actor == 2
        assert np.array_equal(np.flatnonzero(info["action_mask"]), env.table.state.legal())
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert not info["action_mask"].any()


@every_game
def test_an_illegal_action_ends_the_game_with_the_worst_reward(game: str) -> None:
    for rewards, worst in (("rank", -1.0), ("score", -100.0)):
        env = SeatEnv(game, rewards=rewards)
        _, info = env.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        _, reward, over, truncated, info = env.step(wrong)
        assert (reward, over, truncated) == (worst, True, False)
        assert "isn’t legal in decision" in info["illegal_action"]
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
            env.step(wrong)


@every_game
def test_opponents_sit_down_in_turn_after_the_seat(game: str) -> None:
    watchers = [Watcher(find_game(game)) for _ in range(3)]
    env = SeatEnv(game, opponents=watchers, seat=3, players=4)
    play(env, seed=1)
    for watcher, seat in zip(watchers, (4, 1, 2), strict=True):
        assert set(watcher.seen) == {(seat, seat)}


def test_opponents_are_names_kinds_of_play_or_bots() -> None:
    watcher = Watcher(find_game("overbooking"))
    opponents: list[Any] = ["random", find_opponent("random"), watcher]
    total, _ = play(SeatEnv("overbooking", opponents=opponents, players=4), seed=1)
    assert -1 <= total <= 1
    assert watcher.seen


def test_the_seat_may_change_from_game_to_game() -> None:
    env = SeatEnv("overbooking", seat=None, players=4)
    env.reset(seed=1)
    seats = set()
    for _ in range(40):
        env.reset()
        seats.add(env.seat)
    assert seats == {1, 2, 3, 4}


def test_wrong_arguments_are_refused_with_what_was_expected() -> None:
    with pytest.raises(OptionError, match="seat must be 1 to 2 or None, not 3"):
        SeatEnv("austria", seat=3)
    with pytest.raises(OptionError, match="opponents must be a list of 1 or 3 opponents"):
        SeatEnv("austria", players=4, opponents=("random", "random"))
    with pytest.raises(OptionError, match="there’s no bot 'nobody'"):
        SeatEnv("austria", opponents=("nobody",))


@every_game
def test_a_table_can_be_shown_as_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"hotelier/{game}-v{version_of(game)}", render_mode="ansi", seat=2)
    env.reset(seed=1)
    shown = str(env.render())
    assert shown.startswith(f"{find_game(game).title}, as seat 2 sees it\nseat 1, 0 points")
    assert "seat 2 decides" in shown
    gymnasium.make(f"hotelier/{game}-v{version_of(game)}", render_mode="human").reset(seed=1)
    assert "as seat 1 sees it" in capsys.readouterr().out
