"""The Containerfile keeps its promises, as far as that can be checked without building an image."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from hotelier.server.settings import PREFIX, Settings
from server.houses import LIMIT, Process

ROOT = Path(__file__).resolve().parent.parent.parent
TEXT = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """Every instruction and its arguments, in order."""
    plain = re.sub(r"^\s*#.*\n", "", TEXT, flags=re.MULTILINE)
    joined = re.sub(r"\\\n\s*", " ", plain)
    return [(line.split()[0], line.split(None, 1)[1]) for line in joined.splitlines() if line]


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of every stage."""
    found: list[list[tuple[str, str]]] = []
    for name, words in instructions():
        if name == "FROM":
            found.append([])
        found[-1].append((name, words))
    return found


def only(name: str) -> str:
    """The arguments of an instruction that the last stage has once."""
    (words,) = (words for each, words in stages()[-1] if each == name)
    return words


def variables() -> dict[str, str]:
    return dict(each.split("=", 1) for each in shlex.split(only("ENV")))


def test_it_builds_in_one_stage_and_runs_in_another() -> None:
    build, run = stages()
    assert "gcc" in TEXT
    assert not any("gcc" in words for _, words in run)
    (copied,) = (words for name, words in run if name == "COPY")
    assert copied.split()[0] == f"--from={build[0][1].split()[-1]}"
    assert only("USER") not in ("root", "0")


def test_what_the_wheel_needs_is_copied_and_not_ignored() -> None:
    copied = [
        source for name, words in stages()[0] if name == "COPY" for source in words.split()[:-1]
    ]
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for source in copied:
        assert (ROOT / source).exists()
        assert f"!{source}" in kept
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    described = project["project"]
    for needed in (described["readme"], *described["license-files"], "setup.py", "web"):
        assert needed in copied
    assert project["build-system"]["backend-path"] == ["packaging"]
    assert "postgres" in described["optional-dependencies"]
    least = tuple(map(int, described["requires-python"].removeprefix(">=").split(".")))
    for version in re.findall(r"python:(\d+)\.(\d+)-", TEXT):
        assert tuple(map(int, version)) >= least


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    """The command of the container, with its settings, but its own port and folder."""
    command, first, *flags = json.loads(only("CMD"))
    assert (command, first) == ("hotelier", "serve")
    process = Process(tmp_path, *flags, "--workers", "1", **variables())
    yield process
    process.kill()


@pytest.mark.house
def test_its_command_serves_and_its_health_check_tells_whether_it_does(served: Process) -> None:
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    assert {name for name in variables() if name.startswith(PREFIX)} <= known
    port = variables()["HOTELIER_PORT"]
    assert only("EXPOSE") == port
    assert only("VOLUME") == variables()["HOTELIER_DATA_DIR"]
    python, *check = json.loads(only("HEALTHCHECK").partition("CMD ")[2])
    assert python == "python"
    assert f"127.0.0.1:{port}/api/ready" in check[-1]
    here = [each.replace(f":{port}/", f":{urlsplit(served.url).port}/") for each in check]
    healthy = subprocess.run([sys.executable, *here], timeout=LIMIT)
    assert healthy.returncode == 0
    served.process.kill()
    served.process.wait(LIMIT)
    ill = subprocess.run([sys.executable, *here], timeout=LIMIT, capture_output=True)
    assert ill.returncode != 0
