"""The games are the same wherever they're played: one process, several, or a Ray cluster."""

import sys
from collections.abc import Iterator
from multiprocessing import active_children
from typing import Any

import pytest

from arena import scripted
from arena.clusters import local_cluster
from arena.scripted import contest, played, timeless
from hotelier.arena.cluster import on_cluster
from hotelier.arena.contest import BotError, play_all
from hotelier.arena.playing import Contest
from hotelier.arena.processes import shared_out
from hotelier.core.errors import OptionError


def results(asked: Contest, jobs: int = 1, cluster: str | None = None) -> list[dict[str, Any]]:
    return timeless([game.result for game in played(asked, jobs, cluster)])


def test_the_number_of_jobs_changes_no_game() -> None:
    asked = contest("random", "busy", "random", games=4)
    assert results(asked, jobs=2) == results(asked)


def test_an_arena_left_early_starts_no_further_games() -> None:
    asked = contest("first", "last", games=100)
    games = play_all(asked, asked.fixtures())
    assert next(games).result.number == 1
    games.close()
    assert list(games) == []


def endless(piece: int) -> int:
    """Work that's done right away, or never."""
    while piece:
        pass
    return piece


def test_work_left_early_is_ended_at_once_in_every_process() -> None:
    before = set(active_children())
    work = shared_out(endless, range(100), jobs=2, patient=False)
    assert next(work) == 0
    work.close()
    assert set(active_children()) <= before


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """The package ray, connected to a cluster."""
    with local_cluster() as package:
        # The workers can't import the bots of the tests: they're sent along.
        package.cloudpickle.register_pickle_by_value(scripted)
        yield package


@pytest.mark.house
def test_a_cluster_plays_the_same_games_and_tells_the_same_faults(ray: Any) -> None:
    asked = contest("random", "busy", "random", games=4)
    assert results(asked, cluster="auto") == results(asked)
    told: list[str] = []
    for cluster in (None, "auto"):
        with pytest.raises(BotError) as caught:
            played(contest("first", "raising"), cluster=cluster)
        told.append(str(caught.value))
    assert told[0] == told[1]
    assert ray.is_initialized()  # it was open before, so it stays open


@pytest.mark.house
def test_a_cluster_left_early_plays_no_further_games(ray: Any) -> None:
    work = on_cluster(endless_on_cluster(ray), range(100), "auto")
    assert next(work) == 0
    work.close()
    # A worker is free again; its process may have to start first.
    answered = ray.get(ray.remote(lambda: 1).remote(), timeout=180)
    assert answered == 1


def endless_on_cluster(ray: Any) -> Any:
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    return endless


def test_without_the_package_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match=r"install hotelier\[arena\]"):
        played(contest("first", "last"), cluster="auto")
