"""The systemd unit and its settings: systemd accepts them, and the command in them works.

No test here runs systemd itself.
"""

import configparser
import os
import pwd
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hotelier.server.settings import PREFIX, Settings, read_settings
from hotelier.server.store.store import Store
from server.houses import COMMAND as HERE
from server.houses import Guest, Process

ROOT = Path(__file__).resolve().parent.parent.parent
UNIT = ROOT / "deploy/hotelier.service"
SEVERAL = ROOT / "deploy/several.conf"
ADMIN = ROOT / "deploy/hotelier-admin"
SETTINGS = ROOT / "deploy/hotelier.env"
COMMAND = "/opt/hotelier/bin/hotelier"
ANALYZE = shutil.which("systemd-analyze")
MOST_EXPOSED = 2.5  # of 10, by systemd's own count

needs_systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is missing")


def read(unit: Path) -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(unit, encoding="utf-8")
    return parser


def service() -> configparser.SectionProxy:
    return read(UNIT)["Service"]


def analysed(folder: Path, *words: str, unit: str = UNIT.name) -> subprocess.CompletedProcess[str]:
    """What systemd says about a unit; the command must exist, so it's one that does.

    The units are where the operator's guide puts them.
    """
    assert ANALYZE is not None
    more = folder / f"{UNIT.stem}@.service"
    for target in (folder / UNIT.name, more):
        target.write_text(UNIT.read_text().replace(COMMAND, sys.executable))
    added = more.with_name(f"{more.name}.d") / SEVERAL.name
    added.parent.mkdir()
    added.write_text(SEVERAL.read_text())
    return subprocess.run([ANALYZE, *words, str(folder / unit)], capture_output=True, text=True)


@needs_systemd
@pytest.mark.parametrize("unit", [UNIT.name, "hotelier@8081.service"])
def test_systemd_understands_every_line_of_the_units(unit: str, tmp_path: Path) -> None:
    checked = analysed(tmp_path, "verify", "--man=no", unit=unit)
    assert checked.returncode == 0, checked.stderr
    assert not re.search(rf"{UNIT.stem}|{SEVERAL.name}", checked.stderr), checked.stderr


def test_each_further_server_has_a_port_of_its_own_and_follows_the_first() -> None:
    added = read(SEVERAL)
    assert added["Service"]["Environment"] == "HOTELIER_PORT=%i"
    assert "HOTELIER_PORT" not in SETTINGS.read_text()  # it would count for all of them
    assert added["Unit"]["PartOf"] == added["Install"]["WantedBy"] == UNIT.name
    proxy = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
    assert "#server 127.0.0.1:8081;" in proxy


@pytest.mark.house
def test_admin_works_on_the_database_of_the_service_as_its_user(tmp_path: Path) -> None:
    """The settings as systemd reads them: nothing in a value is special to a shell."""
    database = f"sqlite:///{tmp_path}/$HOME & `more` #1.db"
    opened = Store(database)
    opened.open()
    opened.close()
    settings = tmp_path / "hotelier.env"
    settings.write_text(
        f'# HOTELIER_DATABASE=no\nHOTELIER_HOSTS= a b\nHOTELIER_DATABASE="{database}"'
    )
    script = tmp_path / ADMIN.name
    words = ADMIN.read_text(encoding="utf-8")
    user, alone = f"-u {service()['User']} -- ", f"-u {pwd.getpwuid(os.geteuid()).pw_name} -- "
    for theirs, ours in {
        service()["EnvironmentFile"].removeprefix("-"): str(settings),
        f"/var/lib/{service()['StateDirectory']}": str(tmp_path),
        "runuser " + user: "runuser " + alone if os.geteuid() == 0 else "",
        COMMAND: shlex.join(HERE),
    }.items():
        assert words.count(theirs) == 1, theirs
        words = words.replace(theirs, ours)
    script.write_text(words)
    script.chmod(0o700)
    done = subprocess.run([script, "tables", "--json"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


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
