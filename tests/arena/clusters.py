"""A Ray cluster of two workers on this machine alone, for tests."""

import importlib
import logging
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest


@contextmanager
def local_cluster() -> Iterator[Any]:
    """The package ray, connected to a cluster."""
    package = importlib.import_module("ray")
    place = tempfile.mkdtemp(prefix="ray")  # short: it contains sockets
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        package.init(
            address="local",
            num_cpus=2,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            object_store_memory=80_000_000,
            _node_ip_address="127.0.0.1",
            _temp_dir=place,
        )
    yield package
    package.shutdown()
    shutil.rmtree(place, ignore_errors=True)
