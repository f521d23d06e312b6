"""`hotelier bench` measures what it says, for every game, on both engines."""

import gc
import io
import json
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hotelier
from cli.commands import call
from hotelier.cli.bench import PEER, Peer, Row, installed, report, show, tables
from hotelier.cli.measure import SourceOnly, length_of, memory, middle
from hotelier.cli.workers import Worker
from hotelier.core.errors import HotelierError
from hotelier.core.game import find_game
from hotelier.core.rng import Rng
from hotelier.core.state import playout

MODES = ["compiled", "interpreted"] if hotelier.compiled else ["interpreted"]
ROW = Row("austria", 2, "interpreted", 150_000.0, 1_400.0, 1.05, 1_600.0)
NEIGHBOUR = Peer("3.0", {2: 30_000.0, 4: 20_000.0}, {2: 40.0, 4: 20.0})


@cache
def measured() -> dict[str, Any]:
    outcome = call("bench", "--seconds", "0.01", "--json")
    assert outcome.code == 0, outcome.err
    numbers: dict[str, Any] = json.loads(outcome.out)
    return numbers


def shown(peer: Peer | None) -> str:
    page = io.StringIO()
    show(Console(file=page, width=80), [ROW], peer, 0.1)
    return page.getvalue()


def test_there_is_a_row_for_every_game_number_of_players_and_engine() -> None:
    rows = [(row["game"], row["players"], row["mode"]) for row in measured()["rows"]]
    assert rows == [(game, players, mode) for game, players in tables() for mode in MODES]
    assert {("austria", 2), ("austria", 3), ("austria", 4)} <= set(tables())


def test_every_row_has_all_its_numbers() -> None:
    names = ["decisions_per_second", "games_per_second", "clone_microseconds", "state_bytes"]
    for row in measured()["rows"]:
        assert list(row) == ["game", "players", "mode", *names]
        assert all(row[name] > 0 for name in names)
        assert row["decisions_per_second"] > row["games_per_second"]


def test_the_import_takes_some_time() -> None:
    assert 0 < measured()["import_seconds"] < 60


def test_the_peer_is_there_just_where_it_is_installed() -> None:
    peers = {peer["name"]: peer["decisions_per_second"] for peer in measured()["peers"]}
    assert set(peers) == ({PEER} if installed(PEER) else set())
    assert all(rate > 0 for rate in peers.values())


def test_a_package_that_is_not_there_has_no_version() -> None:
    assert installed("no-such-package-anywhere") is None


def test_a_missing_peer_is_left_out_and_the_table_says_so() -> None:
    assert report([ROW], None, 0.1)["peers"] == []
    assert "catanatron isn’t installed, so it’s left out" in shown(None)


def test_the_table_holds_each_row_against_the_peer_with_as_many_players() -> None:
    page = shown(NEIGHBOUR)
    assert "150,000" in page
    assert "5.0 ×" in page
    assert "catanatron 3.0" in page


def test_the_one_number_of_the_peer_is_its_fastest() -> None:
    (peer,) = report([ROW], NEIGHBOUR, 0.1)["peers"]
    assert peer["decisions_per_second"] == 30_000


def test_the_interpreted_engine_passes_over_compiled_modules(tmp_path: Path) -> None:
    source = tmp_path / "state.py"
    compiled = tmp_path / f"state{EXTENSION_SUFFIXES[0]}"
    source.touch()
    compiled.touch()
    usual = PathFinder.find_spec("hotelier.state", [str(tmp_path)])
    found = SourceOnly().find_spec("hotelier.state", [str(tmp_path)])
    assert usual is not None
    assert usual.origin == str(compiled)
    assert found is not None
    assert found.origin == str(source)
    assert SourceOnly().find_spec("other.state", [str(tmp_path)]) is None


def test_an_engine_of_the_wrong_kind_is_not_measured(tmp_path: Path) -> None:
    package = tmp_path / "hotelier"
    package.mkdir()
    (package / "__init__.py").write_text("compiled = False\n")
    with (
        Worker("compiled", tmp_path) as worker,
        pytest.raises(HotelierError, match=r"measuring compiled failed: the engine in .* is not"),
    ):
        worker.ask(what="memory", game="austria", players=2, seed=1)


def test_an_engine_that_breaks_says_why(tmp_path: Path) -> None:
    package = tmp_path / "hotelier"
    package.mkdir()
    (package / "__init__.py").write_text("raise RuntimeError('the cellar is flooded')\n")
    with (
        Worker("interpreted", tmp_path) as worker,
        pytest.raises(HotelierError, match=r"RuntimeError: the cellar is flooded$"),
    ):
        worker.ask(what="memory", game="austria", players=2, seed=1)


@pytest.mark.parametrize(("game", "players"), tables())
def test_the_position_measured_is_half_way_through_its_game(game: str, players: int) -> None:
    rules = find_game(game)
    options = rules.read_options({"players": players})
    length = length_of(rules, options, 5)
    state = middle(rules, options, 5, length)
    assert not state.over
    whole = rules.start(options)
    rng = Rng(5)
    playout(whole, rng, length // 2)
    assert rules.snapshot(state) == rules.snapshot(whole)
    assert playout(whole, rng, 10**6) == length - length // 2


def test_a_position_with_more_seats_takes_more_memory_and_measuring_keeps_none() -> None:
    game = find_game("austria")
    two, four = (memory(game, game.read_options({"players": n}), 1)["bytes"] for n in (2, 4))
    assert 200 < two < four
    kept = len(gc.get_objects())
    memory(game, game.read_options({"players": 2}), 1)
    assert len(gc.get_objects()) - kept < 32
