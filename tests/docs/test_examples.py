"""The examples run with tiny settings, and the bots they train play in the arena."""

import re
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import alpha_zero
import ppo
import value_fit
from hotelier import Bot, Contest, HotelierError, VectorTable, find_game
from hotelier.learn.dataset import Recipe, describe, play_recipe
from hotelier.learn.parquet import Sheet
from learn.test_frameworks import with_torch
from ppo_learner import Settings
from small_network import SmallNetwork, log_softmax
from worker_tables import WorkerTables

ROOT = Path(__file__).resolve().parent.parent.parent
SMALL = {"deck": 2}


def enters_the_arena(kind: type[Bot]) -> None:
    contest = Contest.between("overbooking", [kind, "first-legal"], games=2, seed=1, deck=2)
    assert len(contest.play().games) == 2


def test_ppo_trains_measures_itself_and_enters_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With PyTorch, if it's installed."""
    monkeypatch.chdir(tmp_path)
    tiny = "--games 4 --steps 4 --hidden 8 --workers 2 --against random --test-games 2 --tests 1"
    ppo.main(f"overbooking --deck 2 --minutes 1e-9 {tiny}".split())
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "seconds,cpu_seconds,decisions,won,lead"
    assert lines[1].split(",")[2] == "16"
    enters_the_arena(ppo.PpoBot)


@pytest.mark.parametrize("framework", ["numpy", pytest.param("torch", marks=with_torch)])
def test_an_update_of_ppo_changes_every_weight_and_breaks_none(framework: str) -> None:
    settings = Settings(games=16, steps=8, passes=2, batch=64, hidden=16)
    with closing(ppo.Ppo("overbooking", settings, framework, **SMALL)) as trained:
        before = {name: array.copy() for name, array in trained.learner.full().weights.items()}
        for _ in range(2):
            trained.update(0.0)
        assert trained.decisions == 2 * 16 * 8
        for name, array in trained.learner.full().weights.items():
            assert np.isfinite(array).all()
            assert not np.array_equal(array, before[name])


@with_torch
def test_ppo_learns_the_same_with_both_frameworks() -> None:
    settings = Settings(games=8, steps=6, hidden=16, workers=2)
    one = ppo.Ppo("overbooking", settings, "numpy", **SMALL)
    with closing(ppo.Ppo("overbooking", settings, "torch", **SMALL)) as two:
        kept = []
        for step in range(settings.steps):
            actions, chances, values = one.learner.act(step)
            assert np.allclose(two.learner.act(step)[2], values, atol=1e-5)
            kept.append((actions, chances, values, one.rng.normal(size=8).astype(np.float32)))
            for each in (one, two):
                each.table.step(actions)
        assert np.allclose(two.learner.ahead(), one.learner.ahead(), atol=1e-5)
        columns = [np.concatenate(column) for column in zip(*kept, strict=True)]
        for each in (one, two):
            each.learner.keep(*columns)
        for picked in np.split(np.arange(48), 3):
            moved = [each.learner.learn(picked, 0.01, 0.1) for each in (one, two)]
            assert moved[0] == pytest.approx(moved[1], abs=1e-4)
        assert moved[0] > 0
        for name, array in one.learner.full().weights.items():
            assert np.allclose(two.learner.full().weights[name], array, atol=1e-3), name


def test_worker_tables_play_the_games_of_one_vector_table() -> None:
    one = VectorTable("overbooking", 6, seed=5, rewards="score", deck=2)
    with closing(
        WorkerTables("overbooking", 6, workers=3, seed=5, rewards="score", **SMALL)
    ) as many:
        one.reset()
        many.reset()
        ended = 0
        for _ in range(40):
            actions = one.sample()
            for told, expected in zip(many.step(actions), one.step(actions), strict=True):
                assert np.array_equal(told, expected)
                ended += expected.ndim == 1 and int(expected.sum())
            for name in ("places", "values", "masks", "seats"):
                told, expected = getattr(many, name), getattr(one, name)
                assert np.array_equal(
                    told, expected[:, : told.shape[1]] if told.ndim > 1 else expected
                )
        assert ended > 0


def test_a_worker_that_has_ended_is_told() -> None:
    with pytest.raises(HotelierError, match="can't be shared evenly among 4 workers"):
        WorkerTables("overbooking", 6, workers=4, seed=1, **SMALL)
    with closing(WorkerTables("overbooking", 2, workers=2, seed=1, **SMALL)) as many:
        many.reset()
        with pytest.raises(HotelierError, match="a worker has ended"):
            many.step(np.full(2, -1))  # illegal


def test_gains_of_ppo_count_what_a_seat_is_paid_and_expects_at_its_own_decisions() -> None:
    """One game that ends after four steps, and the start of the next, by hand."""
    lead = np.array([1, 2, 0, 4, 0, 8], np.float32)  # what seat 1 is paid, and seat 2 pays
    rewards = np.stack([lead, -lead], axis=1)[:, None]
    values = np.array([10, 20, 30, 40, 50, 60], np.float32)[:, None]
    seats = np.array([0, 1, 0, 1, 0, 1])[:, None]
    over = np.array([0, 0, 0, 1, 0, 0], np.bool_)[:, None]
    ahead = np.array([[100, -100]], np.float32)
    third = 0 + 4 - 30
    first = 1 + 2 + 30 - 10 + 0.5 * third
    fifth = 0 + 8 + 100 - 50
    gains = ppo.gains_by_seat(rewards, values, seats, over, ahead, 0.5)[:, 0]
    assert gains[[0, 2, 4]].tolist() == [first, third, fifth]
    second, fourth, sixth = -2 - 0 + 40 - 20 + 0.5 * (-4 - 40), -4 - 40, -8 - 100 - 60
    assert gains[[1, 3, 5]].tolist() == [second, fourth, sixth]


def test_the_network_of_ppo_knows_all_numbers_once_it_is_saved() -> None:
    settings = Settings(games=16, steps=8, passes=1, batch=64, hidden=16)
    trained = ppo.Ppo("overbooking", settings, "numpy", **SMALL)
    trained.update(0.0)
    learner = trained.learner
    assert isinstance(trained.table, VectorTable)
    rows = trained.table.observations.copy()
    full = learner.full()
    told = learner.network.forward(rows[:, learner.columns])[0]["policy"]
    assert np.allclose(full.forward(rows)[0]["policy"], told, atol=1e-5)
    other = ppo.Ppo("overbooking", settings, "numpy", **SMALL).learner
    other.start_from(full)
    assert np.array_equal(other.network.forward(rows[:, other.columns])[0]["policy"], told)


def test_ppo_leaves_out_only_numbers_of_missing_seats_and_no_action() -> None:
    learner = ppo.Ppo("austria", Settings(games=2, hidden=4), "numpy").learner
    layout = learner.table.layout
    left_out = set(range(layout.size)) - set(learner.columns.tolist())
    third = range(*layout.slice("opponent2.present").indices(layout.size))[0]
    fourth = range(*layout.slice("opponent3.present").indices(layout.size))[0]
    assert left_out == set(range(third, 2 * fourth - third))
    assert learner.network.weights["policy.bias"].size == learner.table.masks.shape[1]


def test_a_value_is_fitted_to_a_data_set_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    options = find_game("overbooking").read_options(SMALL)
    recipe = Recipe("overbooking", options, games=3, seed=1, visits=2)
    with Sheet(tmp_path / "austria.parquet", describe(recipe, "test")) as sheet:
        for rows in play_recipe(recipe, 1):
            sheet.add(rows)
    value_fit.main("austria.parquet --epochs 1 --hidden 8".split())
    assert re.match(r"in games it hasn't seen: off by \d+\.\d\d points", capsys.readouterr().out)
    enters_the_arena(value_fit.ValueBot)
    read = re.findall(r"```python\n(.*?)```", (ROOT / "docs/dataset.md").read_text(), re.DOTALL)
    for example in read:
        exec(compile(example, "dataset.md", "exec"), {})


def test_the_loop_of_search_and_learning_runs_and_enters_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    tiny = "--small --iterations 2 --games 1 --visits 4 --passes 1 --hidden 8"
    alpha_zero.main(f"overbooking {tiny}".split())
    told = capsys.readouterr().out.splitlines()
    assert [line.split(",")[0] for line in told[:3]] == ["iteration", "1", "2"]
    enters_the_arena(alpha_zero.AlphaZeroBot)


def test_the_gradient_is_the_slope() -> None:
    """The gradient of an action's log-probability, measured by small changes of a weight."""
    rng = np.random.default_rng(1)
    network = SmallNetwork(5, {"policy": 3, "value": 1}, 4, 1)
    for array in network.weights.values():
        array += rng.normal(size=array.shape).astype(np.float32) * np.float32(0.3)
    rows = rng.normal(size=(6, 5)).astype(np.float32)
    legal = np.ones((6, 3), np.bool_)
    legal[0, 2] = False

    def total() -> float:
        heads, _ = network.forward(rows)
        logs = log_softmax(heads["policy"], legal)
        return float(logs[:, 1].sum(dtype=np.float64) + heads["value"].sum(dtype=np.float64))

    heads, layers = network.forward(rows)
    policy = -np.exp(log_softmax(heads["policy"], legal))
    policy[:, 1] += 1
    found = network.backward(layers, {"policy": policy, "value": np.ones((6, 1), np.float32)})
    for name in ("1.weight", "2.weight", "2.bias", "policy.weight", "value.bias"):
        array = network.weights[name].reshape(-1)
        for at in range(0, array.size, 3):
            kept = array[at]
            array[at] = kept + np.float32(1e-2)
            above = total()
            array[at] = kept - np.float32(1e-2)
            slope = (above - total()) / 2e-2
            array[at] = kept
            assert found[name].reshape(-1)[at] == pytest.approx(slope, abs=0.05)


def test_a_network_is_read_as_it_was_written_and_a_missing_one_is_told(tmp_path: Path) -> None:
    network = SmallNetwork(5, {"policy": 3, "value": 1}, 4, 1)
    network.save(tmp_path / "n.npz")
    again = SmallNetwork.load(tmp_path / "n.npz")
    assert set(again.heads) == {"policy", "value"}
    rows = np.ones((2, 5), np.float32)
    for name, head in network.forward(rows)[0].items():
        assert np.array_equal(again.forward(rows)[0][name], head)
    with pytest.raises(HotelierError, match="train it first"):
        SmallNetwork.load(tmp_path / "missing.npz")
