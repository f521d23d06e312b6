"""The build backend: setuptools, plus the browser client, with Node from PyPI if there is none."""

from __future__ import annotations

import sys
from typing import Any

import client
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel is built with."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *client.requirements()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What an sdist is packed with."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *client.requirements()]


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Pack an sdist with the client already built, so that nobody needs Node to install it."""
    why_not = client.build()
    if why_not:
        sys.exit(f"hotelier: an sdist needs the browser client: {why_not}")
    return str(build_meta.build_sdist(sdist_directory, config_settings))
