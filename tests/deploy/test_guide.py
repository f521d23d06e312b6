"""The operator's guide, followed as far as one user without systemd can: what it tells
`hotelier-admin` to do."""

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

from cli.commands import call
from server.test_old_databases import VERSIONS, unpacked

ROOT = Path(__file__).resolve().parent.parent.parent
GUIDE = (ROOT / "docs/tutorials/operators.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ sudo (hotelier-admin .*|install .*|mv .*)$", GUIDE, re.MULTILINE)

pytestmark = pytest.mark.house


def test_its_commands_back_up_restore_and_clean_an_old_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the order of the guide, in the folder of the games, where hotelier-admin runs them."""
    unpacked(VERSIONS[0], tmp_path)
    monkeypatch.chdir(tmp_path)
    names = {"A NAME": "Dora"}

    def admin(*words: str, typed: str = "") -> str:
        done = call("admin", *words, typed=typed, HOTELIER_DATA_DIR=str(tmp_path))
        assert done.code == 0, done.err
        return done.out

    def players() -> str:
        return str([each["players"] for each in json.loads(admin("tables", "--json"))])

    done = []
    for line in (words for words in COMMANDS if words.startswith("hotelier-admin")):
        _, command, *words = (names.get(word, word) for word in shlex.split(line))
        done.append(command)
        if command == "restore":
            shutil.move("backup.db", words[-1])  # what the guide does with both is not the tool's
        admin(command, *words, *(["--yes"] if command in ("prune", "delete-player") else []))
        if command == "delete-player":
            assert "Dora" not in players()
    assert done == ["backup", "restore", "tables", "prune", "delete-player"]
