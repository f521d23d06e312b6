"""A course on a Ray cluster is the course without one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from arena.clusters import local_cluster
from bots.networks import network_of
from hotelier.core.network_file import write_network
from hotelier.learn.run import Means
from learn.courses import course, kept, learnt


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster."""
    with local_cluster():
        yield "auto"


@pytest.mark.house
@pytest.mark.long
def test_a_course_on_a_cluster_is_the_same_as_without_one(cluster: str, tmp_path: Path) -> None:
    """Even if it starts from a file that only this host has."""
    start = tmp_path / "start.network"
    start.write_bytes(write_network(network_of("overbooking")))
    asked = course(start=str(start), pairs=2)
    learnt(asked, tmp_path / "alone")
    learnt(asked, tmp_path / "cluster", means=Means(cluster=cluster))
    assert kept(tmp_path / "cluster") == kept(tmp_path / "alone")
