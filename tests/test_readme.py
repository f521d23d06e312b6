"""Every example in the README runs as written."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.houses import running_house

pytestmark = pytest.mark.house

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[str]:
    return [line[2:] for block in blocks("console") for line in block.splitlines()]


def test_the_python_examples_run_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown: dict[str, object] = {}
    for example in blocks("python"):
        exec(compile(example, "README.md", "exec"), shown)
    assert (tmp_path / "game.json").exists()


def test_the_make_targets_shown_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = [command.split()[1] for command in commands() if command.startswith("make ")]
    assert targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_commands_shown_work_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    shutil.copy(ROOT / "src/hotelier/overbooking/data/overbooking.toml", tmp_path / "my-box.toml")
    shown = [command for command in commands() if command.startswith("hotelier ")]
    assert len(shown) >= 10
    for command in shown:
        words = command.split()[1:]
        if words[0] == "serve":
            continue
        if words[0] == "bench":
            words += ["--seconds", "0.05"]
        if words[0] == "analyse":
            words += ["--rounds", "1"]
        done = subprocess.run(
            [sys.executable, "-m", "hotelier", *words],
            input="quit\n" * 3,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def test_the_house_opens_as_shown_and_says_where(tmp_path: Path) -> None:
    shown = [command for command in commands() if command.startswith("hotelier serve")]
    assert shown
    for command in shown:
        # On a different port, because the one shown may be taken here.
        with running_house(tmp_path, *command.split()[2:], "--port", "0", "--no-open") as house:
            assert house.ask("/api/health")["status"] == "ok"
