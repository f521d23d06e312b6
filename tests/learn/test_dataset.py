"""The data set: every row is true, with any number of processes, and a file is whole or absent."""

import json
import resource
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from cli.commands import call, complaint, spawn
from hotelier.core.dealer import SeededDealer
from hotelier.core.game import find_game
from hotelier.core.luck import seed_of
from hotelier.learn.dataset import COLUMNS, Recipe, describe, play_game, play_recipe
from hotelier.learn.parquet import Sheet

GAME = find_game("overbooking")
SMALL = GAME.read_options({"deck": 2})
RECIPE = Recipe("overbooking", SMALL, games=2, seed=3, visits=2, explore=0.5)


@pytest.fixture(scope="module")
def games() -> list[dict[str, Any]]:
    return list(play_recipe(RECIPE, 1))


def left(directory: Path) -> list[str]:
    return [path.name for path in directory.iterdir()]


def test_a_row_is_what_its_seat_saw_might_do_and_did(games: list[dict[str, Any]]) -> None:
    encoder = GAME.encoder()
    for number, rows in enumerate(games, start=1):
        assert {name: rows[name].dtype.name for name in COLUMNS} == {
            name: kind for name, (kind, _) in COLUMNS.items()
        }
        dealer = SeededDealer(seed_of(RECIPE.seed, "dealing", number))
        state = GAME.start(SMALL)
        for row in range(len(rows["game"])):
            while state.chance:
                state.deal(dealer.outcome(GAME, state))
            seat = state.actor
            assert (rows["game"][row], rows["decision"][row]) == (number, row)
            assert rows["seat"][row] == seat
            seen = np.frombuffer(encoder.encode(GAME.view(state, seat)), np.float32)
            assert np.array_equal(rows["observation"][row], seen)
            assert np.flatnonzero(rows["legal"][row]).tolist() == state.legal()
            policy = rows["policy"][row]
            assert policy.sum() == pytest.approx(1)
            assert set(np.flatnonzero(policy)) <= set(state.legal())
            assert rows["action"][row] in state.legal()
            state.apply(int(rows["action"][row]))
        assert state.over
        scores, winners = state.scores(), state.winners()
        for seat, score, lead, won in zip(
            *(rows[name] for name in ("seat", "score", "lead", "won")), strict=True
        ):
            assert score == scores[seat - 1]
            assert lead == score - scores[2 - seat]
            assert won == ((seat in winners) / len(winners))


def test_the_same_recipe_gives_the_same_rows_and_another_seed_does_not(
    games: list[dict[str, Any]],
) -> None:
    again = play_game(RECIPE, 2)
    assert all(np.array_equal(again[name], games[1][name]) for name in COLUMNS)
    other = play_game(Recipe("overbooking", SMALL, 1, 4, 2), 1)
    assert not np.array_equal(other["observation"][0], games[0]["observation"][0])


def test_a_file_holds_the_rows_and_says_what_they_are(
    tmp_path: Path, games: list[dict[str, Any]]
) -> None:
    path = tmp_path / "games.parquet"
    with Sheet(path, describe(RECIPE, "1.2.3")) as sheet:
        for rows in games:
            sheet.add(rows)
    table = parquet.read_table(path)
    assert table.column_names == list(COLUMNS)
    for name in COLUMNS:
        whole = np.concatenate([rows[name] for rows in games])
        assert np.array_equal(np.array(table[name].to_pylist(), whole.dtype), whole)
    told = json.loads(table.schema.metadata[b"hotelier"])
    assert (told["game"], told["options"], told["seed"]) == ("overbooking", SMALL, 3)
    assert told["actions"] == GAME.actions
    last = told["observation"][-1]
    assert last["at"] + np.prod(last["shape"]) == table.schema.field("observation").type.list_size
    assert left(tmp_path) == ["games.parquet"]


def write_until_interrupted(path: Path, games: list[dict[str, Any]]) -> None:
    with Sheet(path, "{}") as sheet:
        sheet.add(games[0])
        raise KeyboardInterrupt


def test_an_interrupt_leaves_the_games_so_far(tmp_path: Path, games: list[dict[str, Any]]) -> None:
    path = tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt):
        write_until_interrupted(path, games)
    assert set(parquet.read_table(path)["game"].to_pylist()) == {1}
    assert left(tmp_path) == ["games.parquet"]


def test_an_interrupt_before_the_first_game_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), Sheet(tmp_path / "games.parquet", "{}"):
        raise KeyboardInterrupt
    assert left(tmp_path) == []


def test_the_command_writes_a_file_and_says_what_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    asked = ("dataset", "overbooking", "--deck", 2, "--games", 2, "--visits", 2, "--jobs", 1)
    outcome = call(*asked, "--out", path)
    assert (outcome.code, outcome.err) == (0, "")
    rows = parquet.read_table(path).num_rows
    assert outcome.out.strip() == f"{path}: 2 games, {rows} decisions"


def test_a_full_disk_is_told_and_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("as it was")
    asked = ("dataset", "overbooking", "--deck", 2, "--games", 1, "--visits", 2, "--jobs", 1)
    outcome = spawn(
        *asked,
        "--out",
        path,
        before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)),
    )
    assert complaint(outcome).startswith(f"can’t write {path}: ")
    assert complaint(outcome).endswith("nothing was saved")
    assert left(tmp_path) == ["games.parquet"]
    assert path.read_text() == "as it was"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("--out nowhere/games.parquet", "nowhere/games.parquet"),
        ("--out games.parquet --visits 1", "'--visits'"),
        ("--out games.parquet --weights missing.toml", "missing.toml"),
        ("--games 2", "missing option '--out'"),
    ],
)
def test_a_mistaken_command_line_is_answered_in_a_sentence(line: str, expected: str) -> None:
    outcome = call("dataset", "overbooking", "--deck", 2, *line.split())
    assert expected in complaint(outcome)


def test_without_pyarrow_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    outcome = call("dataset", "overbooking", "--deck", 2, "--out", "games.parquet")
    assert "install hotelier[dataset]" in complaint(outcome)
