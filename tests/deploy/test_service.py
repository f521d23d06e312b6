"""The systemd unit and its settings: systemd accepts them, and the command in them works.

No test here runs systemd itself.
"""

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hotelier.server.settings import PREFIX, Settings, read_settings
from server.houses import Guest, Process

ROOT = Path(__file__).resolve().parent.parent.parent
UNIT = ROOT / "deploy/hotelier.service"
SETTINGS = ROOT / "deploy/hotelier.env"
COMMAND = "/opt/hotelier/bin/hotelier"
ANALYZE = shutil.which("systemd-analyze")
MOST_EXPOSED = 2.5  # of 10, by systemd's own count

needs_systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is missing")


def service() -> configparser.SectionProxy:
    read = configparser.RawConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(UNIT, encoding="utf-8")
    return read["Service"]


def analysed(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What systemd says about the unit; the command must exist, so it's one that does."""
    assert ANALYZE is not None
    unit = folder / UNIT.name
    unit.write_text(UNIT.read_text().replace(COMMAND, sys.executable))
    return subprocess.run([ANALYZE, *words, str(unit)], capture_output=True, text=True)


@needs_systemd
def test_systemd_understands_every_line_of_the_unit(tmp_path: Path) -> None:
    checked = analysed(tmp_path, "verify", "--man=no")
    assert checked.returncode == 0, checked.stderr
    assert UNIT.name not in checked.stderr


@needs_systemd
def test_systemd_finds_the_service_well_protected(tmp_path: Path) -> None:
    checked = analysed(tmp_path, "security", "--offline=yes", "--no-pager")
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", checked.stdout)
    assert found, checked.stderr
    assert float(found[1]) <= MOST_EXPOSED, checked.stdout


def test_the_service_is_no_root_keeps_its_games_and_comes_back() -> None:
    unit = service()
    assert unit["User"] not in ("root", "0")
    assert unit["Environment"] == f"HOTELIER_DATA_DIR=%S/{unit['StateDirectory']}"
    assert unit["ProtectSystem"] == "strict"
    assert unit["Restart"] == "on-failure"
    assert unit["EnvironmentFile"].removeprefix("-") in SETTINGS.read_text(encoding="utf-8")


@pytest.mark.house
def test_the_command_of_the_service_serves(tmp_path: Path) -> None:
    command, first, *flags = shlex.split(service()["ExecStart"])
    assert (command, first) == (COMMAND, "serve")
    served = Process(tmp_path, *flags, "--workers", "1")
    try:
        assert Guest(served.url).ask("GET", "/ready").json() == {"status": "ready"}
    finally:
        assert served.stop() == 0


def test_every_setting_in_the_example_exists_and_is_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)
    text = SETTINGS.read_text(encoding="utf-8")
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    named = re.findall(rf"^#?({PREFIX}\w+)=(.*)$", text, re.MULTILINE)
    assert len(named) >= 5
    for name, value in named:
        assert name in known
        monkeypatch.setenv(name, value)
    assert read_settings().proxies == ("127.0.0.1",)
