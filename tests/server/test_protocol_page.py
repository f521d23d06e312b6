"""The page about the protocol: its game between two shells works as written."""

import inspect
import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from prometheus_client.metrics import MetricWrapperBase

from hotelier.server.http.app import create_app
from hotelier.server.http.schemas import Rules, Told
from hotelier.server.http.socket_schemas import ClientMessage, ServerMessage
from hotelier.server.metrics import Metrics
from hotelier.server.settings import PREFIX, Settings
from hotelier.server.table.refusals import (
    Code,
    closed,
    crowded,
    no_seat,
    no_table,
    no_tournament,
)
from server.houses import Guest, house
from server.terminals import Terminal

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
STAND_INS = Path(__file__).with_name("standins.py")
ADDRESS = "127.0.0.1:8080"
AT_SOCKET = '{"type":'
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def section(title: str) -> str:
    """The text under a heading."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, title
    return found[1]


def as_shown(shown: str) -> re.Pattern[str]:
    """A line of the page, where … stands for what differs every time."""
    return re.compile(".*".join(re.escape(part) for part in shown.split("…")))


def commands(folder: Path) -> dict[str, str]:
    """An environment with everything the page calls; missing commands get stand-ins."""
    folder.mkdir()
    called = {"python3": f'"{sys.executable}"', "hotelier": f'"{sys.executable}" -m hotelier'}
    for name in ("curl", "websocat"):
        if shutil.which(name) is None:
            called[name] = f'"{sys.executable}" "{STAND_INS}" {name}'
    for name, command in called.items():
        (folder / name).write_text(f'#!/bin/sh\nexec {command} "$@"\n')
        (folder / name).chmod(0o755)
    return os.environ | {
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "HOTELIER_PORT": "0",
        "HOTELIER_DATA_DIR": str(folder / "data"),
        "TERM": "dumb",
        "COLUMNS": "200",
        "no_proxy": "127.0.0.1",
    }


class Reader:
    """Someone who follows the page to the letter."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.house, first, second = (Terminal(folder, environment) for _ in range(3))
        self.shells = {"first shell": first, "second shell": second}
        self.address = ""
        self.written: list[list[str]] = []  # by the last commands, a list for each shell
        self.at_socket = 0  # what shell B's socket said before

    def follow(self, kind: str, text: str) -> None:
        """Carry out, or check, what a block says."""
        if kind == "sh":
            self.do(*text.split("\n", 1))
        elif kind == "json":
            self.at_socket = self.shells["shell B"].type(text)
        elif text.startswith(AT_SOCKET):
            self.check_socket(text.splitlines())
        else:
            self.check(text.splitlines())

    def do(self, comment: str, text: str) -> None:
        who, _, after = comment.removeprefix("# ").partition(", after ")
        text = text.replace(ADDRESS, self.address)
        if who == "the server":
            self.open(text)
            return
        both = [self.shells["first shell"], self.shells["second shell"]]
        shells = both if who == "both shells" else [self.shells[who]]
        if after == "the line that the first one printed":
            shells[0].run(self.written[0][-1])
        elif after:
            assert after == "Ctrl-D"
            shells[0].end_input()
            shells[0].run(":")  # what the socket still had to say is said
        if "websocat" in text:
            self.at_socket = shells[0].type(text)
        else:
            self.written = [shell.run(text) for shell in shells]

    def open(self, text: str) -> None:
        start = self.house.type(text)
        self.house.wait(lambda written: "\n" in written, start)
        line = self.house.since(start).splitlines()[0]
        (self.address,) = re.findall(r"http://([^ ]+)", line)
        self.written = [[line.replace(self.address, ADDRESS)]]

    def check(self, shown: list[str]) -> None:
        """Whether this was written: by every shell, or by one of two that's now named."""
        wanted = [as_shown(line) for line in shown]
        fits = [
            len(lines) == len(wanted)
            and all(line.fullmatch(each) for line, each in zip(wanted, lines, strict=True))
            for lines in self.written
        ]
        if len(fits) == 2 and not all(fits):
            name = "shell B" if "shell A" in self.shells else "shell A"
            both = [self.shells["first shell"], self.shells["second shell"]]
            assert any(fits), (shown, self.written)
            self.shells[name] = both[fits.index(True)]
            return
        assert all(fits), (shown, self.written)

    def check_socket(self, shown: list[str]) -> None:
        """Whether shell B's socket says all this, in any order."""
        wanted = [as_shown(line) for line in shown]

        def all_there(written: str) -> bool:
            lines = written.splitlines()
            return all(any(line.fullmatch(each) for each in lines) for line in wanted)

        self.shells["shell B"].wait(all_there, self.at_socket)

    def close(self) -> None:
        for terminal in {self.house, *self.shells.values()}:
            terminal.close()


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    reader = Reader(tmp_path, commands(tmp_path / "bin"))
    yield reader
    reader.close()


@pytest.mark.slow
def test_the_game_between_two_shells_goes_as_the_page_says(reader: Reader) -> None:
    blocks = BLOCK.findall(section("A game between two shells"))
    assert len(blocks) > 30
    for kind, text in blocks:
        reader.follow(kind, text)
    for shell in reader.shells.values():
        assert shell.errors == ""


def test_the_command_of_websockets_does_instead_of_websocat(tmp_path: Path) -> None:
    assert "`.venv/bin/python -m websockets`" in section("A game between two shells")
    with house(tmp_path) as url:
        host = Guest(url).open_table("austria")
        live = f"ws{url.removeprefix('http')}/api/tables/{host.table}/live"
        hello = json.dumps({"type": "hello", "token": host.token})
        terminal = Terminal(tmp_path, commands(tmp_path / "bin"))
        start = terminal.type(f"{{ echo '{hello}'; cat; }} | python3 -m websockets {live}\n")
        terminal.wait(lambda written: '"type":"update"' in written, start)
        start = terminal.type('{"type": "ping", "id": 7}\n')
        terminal.wait(lambda written: '{"type":"pong","id":7}' in written, start)
        terminal.close()


def rows(text: str, column: int = 0) -> list[str]:
    """A column of all tables in a text, without its heads."""
    lines = [line.strip("|").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [cells[column].strip() for cells in lines if not set(cells[0]) <= set("- |")]


def test_every_refusal_is_explained_and_every_explained_one_is_made() -> None:
    explained = [code.strip("`") for code in rows(section("Refusals")) if code.startswith("`")]
    assert sorted(explained) == sorted(get_args(Code))
    server = ROOT / "src" / "hotelier" / "server"
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in server.rglob("*.py")
        if path.name != "refusals.py"
    ) + "".join(
        inspect.getsource(each) for each in (no_table, no_tournament, no_seat, crowded, closed)
    )
    for code in explained:
        assert f'"{code}"' in source


def test_every_setting_is_told_with_its_default() -> None:
    text = section("Running a server")
    told = dict(zip(rows(text), rows(text, 1), strict=True))
    told.pop("variable")
    names = {f"`{PREFIX}{name.upper()}`": field for name, field in Settings.model_fields.items()}
    assert list(told) == list(names)
    for name, field in names.items():
        if field.default_factory is None:
            is_empty = field.default is None or field.default == ()
            assert told[name] == ("none" if is_empty else str(field.default).lower())


def test_every_metric_is_told_with_its_labels() -> None:
    text = section("Metrics")
    told = dict(zip(rows(text), rows(text, 1), strict=True))
    told.pop("metric")
    ours = [each for each in vars(Metrics()).values() if isinstance(each, MetricWrapperBase)]
    counted = {
        f"`{each._name}{'_total' if each._type == 'counter' else ''}`": ", ".join(
            f"`{label}`" for label in each._labelnames
        )
        for each in ours
    }
    assert told == {name: labels or "none" for name, labels in counted.items()}


def test_every_route_is_told() -> None:
    told = {
        cell for line in PAGE.splitlines() for cell in re.findall(r"`([A-Z]+ /api[^`?]*)", line)
    }
    described = create_app(Settings()).openapi()["paths"]
    routes = {
        f"{method.upper()} {re.sub('{[a-z]+}', '*', path)}"
        for path, operations in described.items()
        for method in operations
    }
    told = {re.sub("/(?:ID|N|STEP|GAME|LANGUAGE)(?=/|$)", "/*", route) for route in told}
    assert told - {"GET /api/openapi.json"} == routes


def test_every_message_entry_and_rule_is_told() -> None:
    socket = section("The socket")
    for message in (ClientMessage, ServerMessage):
        for kind in get_args(message.model_fields["root"].annotation):
            (name,) = get_args(kind.model_fields["type"].annotation)
            assert f'"type": "{name}"' in socket or f"`{name}`" in socket
    entries = rows(section("Playing"))
    for name in get_args(Told.model_fields["type"].annotation):
        assert f"`{name}`" in entries
    told = dict(zip(rows(section("Tables")), rows(section("Tables"), 1), strict=True))
    for name, field in Rules.model_fields.items():
        default = "none" if field.default is None else f"`{json.dumps(field.default)}`"
        assert told[f"`{name}`"] == default
