"""What a release promises: one version, an sdist that needs no Node, and workflows that can run."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import hotelier
from cli.commands import call
from hotelier.server.http.app import create_app
from hotelier.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASED = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", CHANGELOG, re.MULTILINE)
PYTHONS = [
    line.rpartition(" ")[2]
    for line in PYPROJECT["project"]["classifiers"]
    if re.search(r":: 3\.\d+$", line)
]


def read_workflow(path: Path) -> dict[Any, Any]:
    read: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return read


def steps(workflow: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of an sdist, packed from a checkout with a client and leftovers."""
    root = tmp_path_factory.mktemp("checkout")
    for path in ROOT.iterdir():
        if path.name not in {".git", ".venv", "build", "dist", "site", "src", "web"}:
            (root / path.name).symlink_to(path)
    left = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules", "generated")
    shutil.copytree(ROOT / "web", root / "web", ignore=left)
    shutil.copytree(ROOT / "src", root / "src", ignore=left)
    made = root / "src/hotelier/server/web"
    shutil.rmtree(made, ignore_errors=True)
    for file in (
        *(made / name for name in ("index.html", "assets/index.js", "assets/index.js.gz")),
        root / "web/node_modules/left/index.js",
        root / "web/src/generated/api.ts",
        root / "src/hotelier/core/bits.cpython-311-x86_64-linux-gnu.so",
        root / "src/hotelier/core/__pycache__/bits.cpython-311.pyc",
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    listing = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(root)]
    subprocess.run(listing, cwd=root, check=True, capture_output=True)
    return set((root / "hotelier.egg-info/SOURCES.txt").read_text(encoding="utf-8").splitlines())


def load_client() -> ModuleType:
    spec = spec_from_file_location("client", ROOT / "packaging/client.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_is_written_in_one_place() -> None:
    assert PYPROJECT["project"]["dynamic"] == ["version"]
    assert PYPROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "hotelier.__version__"}
    places = [ROOT / "setup.py", ROOT / "pyproject.toml", *(ROOT / "web").glob("*.json")]
    places += (ROOT / "src").rglob("*.py")
    quoted = f'version__ = "{hotelier.__version__}"', f'"version": "{hotelier.__version__}"'
    written = [path for path in places if any(each in path.read_text() for each in quoted)]
    assert written == [ROOT / "src/hotelier/__init__.py"]


def test_the_command_and_the_server_report_the_version(tmp_path: Path) -> None:
    assert call("--version").out.startswith(f"hotelier {hotelier.__version__}, ")
    described = create_app(Settings(data_dir=tmp_path)).openapi()
    assert described["info"]["version"] == hotelier.__version__


def test_the_changelog_ends_in_this_version_with_room_for_the_next() -> None:
    assert RELEASED[0] == hotelier.__version__
    assert CHANGELOG.index("## [Unreleased]") < CHANGELOG.index(f"## [{RELEASED[0]}]")


@pytest.mark.parametrize("version", RELEASED)
def test_a_release_leaves_a_database_that_later_ones_must_open(version: str) -> None:
    folder = ROOT / "tests/fixtures/databases"
    assert (folder / f"{version}.sqlite.gz").is_file()
    assert f'"version": "{version}"' in (folder / f"{version}.json").read_text(encoding="utf-8")


def test_everyone_names_the_same_pythons() -> None:
    least = PYPROJECT["project"]["requires-python"].removeprefix(">=")
    assert PYTHONS[0] == least
    built = PYPROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{each.replace('.', '')}-*" for each in PYTHONS]
    tried = read_workflow(ROOT / ".github/workflows/release.yml")["jobs"]["pure"]
    assert tried["strategy"]["matrix"]["python"] == PYTHONS
    found = re.search(r"^PYTHONS \?= (.*)$", MAKEFILE, re.MULTILINE)
    assert found is not None
    assert found[1].split() == [f"python{each}" for each in PYTHONS]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"Python {PYTHONS[0]} to {PYTHONS[-1]}" in readme


def test_an_sdist_holds_what_a_wheel_is_built_from(packed: set[str]) -> None:
    source = ROOT / "src/hotelier"
    wanted = [
        path
        for path in source.rglob("*")
        if path.is_file()
        and source / "server/web" not in path.parents
        and path.suffix not in {".pyc", ".so", ".pyd"}
    ]
    assert len(wanted) > 300
    wanted += [*(ROOT / "packaging").glob("*.py"), *(ROOT / "web").glob("*.json")]
    assert {path.relative_to(ROOT).as_posix() for path in wanted} <= packed
    assert {"LICENSE", "README.md", "pyproject.toml", "setup.py", "tests/conftest.py"} <= packed


def test_the_wheel_brings_what_the_guide_for_operators_installs(packed: set[str]) -> None:
    brought = set(PYPROJECT["tool"]["setuptools"]["data-files"]["share/hotelier"])
    assert brought <= packed
    files = {path.name for path in (ROOT / "deploy").iterdir()} - {"Containerfile"}
    assert brought == {f"deploy/{name}" for name in files}
    guide = (ROOT / "docs/tutorials/operators.md").read_text(encoding="utf-8")
    for name in map(re.escape, files):
        assert re.search(
            rf"^\$ (sudo install .* {name} |.* \S+/share/hotelier/{name} )", guide, re.M
        )


def test_the_pure_wheel_is_built_from_the_sdist_offline() -> None:
    found = re.search(r"^\tHOTELIER_PURE=1 (.*) dist/hotelier-\*\.tar\.gz$", MAKEFILE, re.MULTILINE)
    assert found is not None
    assert "$(OFFLINE)" in found[1]
    assert "--no-build-isolation" in found[1]


def test_an_sdist_holds_the_built_client_and_no_leftovers(packed: set[str]) -> None:
    made = "src/hotelier/server/web"
    built = {f"{made}/{name}" for name in ("index.html", "assets/index.js", "assets/index.js.gz")}
    assert {name for name in packed if name.startswith(made)} == built
    leftover = re.compile(r"node_modules|generated/|__pycache__|\.(so|pyc|pyd)$|^\.venv|^build/")
    assert [name for name in packed if leftover.search(name)] == []


@pytest.mark.parametrize("unpacked", [True, False])
def test_only_a_checkout_needs_node(
    unpacked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = load_client()
    made = tmp_path / "src/hotelier/server/web"
    made.mkdir(parents=True)
    (made / "index.html").touch()
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").touch()
    if unpacked:
        (tmp_path / "PKG-INFO").touch()
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    monkeypatch.setattr(client, "MADE", made)
    monkeypatch.setattr(client, "_packaged_npm", lambda: None)
    monkeypatch.setattr(os, "environ", {"PATH": ""})
    assert client.requirements() == ([] if unpacked else [client.PACKAGED])
    assert client.build() == ("" if unpacked else "there is no Node")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_can_run(path: Path) -> None:
    workflow = read_workflow(path)
    assert workflow[True]  # YAML reads `on` as a truth value
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(workflow["jobs"])
        assert job["runs-on"]
        assert job["timeout-minutes"] <= 120
    for step in steps(workflow):
        assert ("uses" in step) != ("run" in step)
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+(\.\d+)*|release/v\d+)", step["uses"])
            continue
        for target in re.findall(r"\bmake (\S+)", step["run"]):
            assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target
        for script in re.findall(r"\bpython (\S+\.py)", step["run"]):
            assert (ROOT / script).is_file(), script


def test_the_gate_runs_for_every_change() -> None:
    workflow = read_workflow(ROOT / ".github/workflows/test.yml")
    assert set(workflow[True]) == {"push", "pull_request"}
    assert "make test" in [step.get("run") for step in steps(workflow)]


def test_a_release_is_published_once_everything_is_built_and_tried() -> None:
    jobs = read_workflow(ROOT / ".github/workflows/release.yml")["jobs"]
    publish = jobs.pop("publish")
    assert set(publish["needs"]) == set(jobs)
    assert "tag" in publish["if"]
    assert publish["permissions"] == {"id-token": "write"}
    assert not any("permissions" in job for job in jobs.values())
    systems = [name.split("-")[0] for name in jobs["wheels"]["strategy"]["matrix"]["os"]]
    assert set(systems) == {"ubuntu", "macos", "windows"}
    tried = PYPROJECT["tool"]["cibuildwheel"]["test-command"]
    script = re.search(r"\{project\}/(\S+)", tried)
    assert script is not None
    assert (ROOT / script[1]).is_file()


def test_the_gate_does_without_the_tools_of_a_release() -> None:
    extras = PYPROJECT["project"]["optional-dependencies"]
    names = {extra: {re.split(r"[\[<>=; ]", each)[0] for each in extras[extra]} for extra in extras}
    assert {"build", "cyclonedx-bom", "twine"} <= names["release"]
    assert not names["release"] & names["dev"]
