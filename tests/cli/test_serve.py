"""`hotelier serve`: one line says where, Ctrl-C stops it, and no other command pays for it."""

import contextlib
import os
import random
import select
import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from cli.commands import ENVIRONMENT, call, complaint, spawn
from cli.houses import LIMIT, running_command, running_house
from server.houses import until

pytestmark = pytest.mark.house


def test_the_house_opens_on_this_machine_alone_and_says_where_in_one_line(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        assert house.address.startswith("http://127.0.0.1:")
        assert house.place == str(tmp_path / "hotelier")
        assert house.ask("/api/health")["status"] == "ok"
        ended = house.end()
    assert (ended.code, ended.out, ended.err) == (0, "", "")
    assert (tmp_path / "hotelier" / "house.db").is_file()


@pytest.mark.parametrize("wanted", [signal.SIGINT, signal.SIGTERM])
def test_an_end_that_is_asked_for_is_no_error_even_with_somebody_listening(
    tmp_path: Path, wanted: signal.Signals
) -> None:
    with running_house(tmp_path) as house:
        wanted_table = {"game": "austria", "seats": [{"kind": "open"}, {"kind": "open"}]}
        opened = httpx.post(f"{house.address}/api/tables", json=wanted_table, timeout=LIMIT)
        table = opened.json()
        live = f"{house.address.replace('http', 'ws')}/api/tables/{table['table']}/live"
        with connect(live, open_timeout=LIMIT) as listener:
            listener.send('{"type": "hello"}')
            listener.recv(timeout=LIMIT)
            ended = house.end(wanted)
    assert (ended.code, ended.out, ended.err) == (0, "", "")


def test_a_second_interrupt_still_ends_the_workers(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        seats = [{"kind": "bot", "bot": "expert"}] * 2
        wish = {"game": "overbooking", "seats": seats}
        assert httpx.post(f"{house.address}/api/tables", json=wish, timeout=LIMIT).is_success
        until(lambda: children(house.process.pid))
        workers = children(house.process.pid)
        house.process.send_signal(signal.SIGINT)
        ended = house.end(signal.SIGINT)
    assert (ended.code, ended.out, ended.err) == (0, "", "")
    assert not [worker for worker in workers if Path(f"/proc/{worker}").exists()]


def children(process: int) -> list[int]:
    """The workers that a server has started."""
    path = Path(f"/proc/{process}/task/{process}/children")
    started = [int(each) for each in path.read_text().split()]
    return [each for each in started if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def test_a_taken_port_is_told_in_a_sentence_and_nothing_is_touched(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = complaint(spawn("serve", "--port", port, "--data-dir", tmp_path / "data"))
    assert told == (
        f"port {port} of 127.0.0.1 is in use by another program; choose another with --port "
        "(0 picks one that is free)"
    )
    assert not (tmp_path / "data").exists()


def test_a_house_opens_again_at_the_port_it_has_just_left(tmp_path: Path) -> None:
    port = quiet_port()
    # The client's connection is still there when the server stops.
    with running_house(tmp_path, "--port", port) as house, httpx.Client(timeout=LIMIT) as client:
        client.get(f"{house.address}/api/health")
        assert house.end().code == 0
    with running_house(tmp_path, "--port", port) as again:
        assert again.port == port
        assert again.ask("/api/health")["status"] == "ok"


def quiet_port() -> int:
    """A port that's free and stays free: nobody gets one this low without asking for it."""
    for port in random.sample(range(20_000, 30_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


def test_a_flag_goes_before_the_environment_and_that_before_what_is_usual(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    with running_house(tmp_path, HOTELIER_DATA_DIR=str(first)) as house:
        assert house.place == str(first)
    with running_house(tmp_path, "--data-dir", second, HOTELIER_DATA_DIR=str(first)) as house:
        assert house.place == str(second)


def test_a_house_for_every_address_names_one_that_a_browser_here_can_open(tmp_path: Path) -> None:
    with running_house(tmp_path, "--host", "0.0.0.0") as house:
        assert house.address.startswith("http://127.0.0.1:")
        assert "other addresses" in house.line
        assert house.ask("/api/health")["status"] == "ok"


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ("--port 70000", "--port must be less than or equal to 65535, not 70000"),
        ("--port many", "'--port'"),
        ("--host not.a.host.invalid", "'not.a.host.invalid' isn’t an address of this machine"),
        ("--host 192.0.2.1 --port 0", "'192.0.2.1' isn’t an address of this machine"),
        ("--database mysql://a:secret@b/c", "--database must be postgresql://USER:PASSWORD@HOST"),
        ("--origin hotel.example", "--origin must be a scheme and a host such as https://"),
        ("--workers 0", "--workers must be greater than or equal to 1, not 0"),
    ],
)
def test_a_mistaken_flag_is_answered_in_a_sentence(flags: str, expected: str) -> None:
    told = complaint(call("serve", *flags.split()))
    assert expected in told
    assert "secret" not in told


def test_a_mistaken_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELIER_PORT", "eighty")
    assert complaint(call("serve")) == "HOTELIER_PORT must be a valid integer, not 'eighty'"


def test_a_data_folder_that_cannot_be_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = complaint(spawn("serve", "--port", 0, "--data-dir", tmp_path / "file"))
    assert str(tmp_path / "file") in told


def test_two_houses_do_not_share_a_data_folder(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        told = complaint(spawn("serve", "--port", 0, "--data-dir", house.place))
        assert "house.db" in told


def test_a_browser_opens_where_there_is_a_screen_and_only_if_it_is_wanted(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "opened")
    opened = os.open(tmp_path / "opened", os.O_RDONLY | os.O_NONBLOCK)
    screen = {"BROWSER": f"{write_to(tmp_path / 'opened')} %s", "DISPLAY": ":0"}
    nothing = screen | {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    for flag, around in (("--no-open", screen), ("--open", nothing)):
        with running_house(tmp_path, flag, **around) as house:
            house.end()
    assert os.read(opened, 1000) == b""
    with running_house(tmp_path, "--open", **screen) as house:
        select.select([opened], [], [], LIMIT)
        assert os.read(opened, 1000).decode() == house.address
    os.close(opened)


def test_hotelier_alone_opens_the_server_in_a_browser(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "opened")
    screen = {"BROWSER": f"{write_to(tmp_path / 'opened')} %s", "DISPLAY": ":0"}
    with running_command(tmp_path, **screen) as house:
        assert (tmp_path / "opened").read_text() == house.address
        assert house.ask("/api/health")["status"] == "ok"


def write_to(path: Path) -> str:
    """A command that writes its argument there."""
    code = f"import pathlib, sys; pathlib.Path({str(path)!r}).write_text(sys.argv[1])"
    return shlex.join([sys.executable, "-c", code])


def test_requests_are_logged_on_demand_without_what_could_be_a_secret(tmp_path: Path) -> None:
    secrets = {"Authorization": "Bearer s3cret", "X-Table-Key": "s3cret"}
    with running_house(tmp_path, "--log") as house:
        httpx.get(f"{house.address}/api/health?token=s3cret", headers=secrets, timeout=LIMIT)
        live = f"{house.address.replace('http', 'ws')}/api/nowhere?token=s3cret"
        with pytest.raises(Exception, match="HTTP 403"):
            connect(live, additional_headers=secrets, open_timeout=LIMIT)
        logged = house.end().err
    assert " GET /api/health 200 in " in logged
    assert " GET none 403 in " in logged
    assert "s3cret" not in logged


def test_no_other_command_loads_what_only_the_server_needs() -> None:
    heavy = "{'fastapi', 'starlette', 'uvicorn', 'pydantic', 'sqlalchemy', 'alembic', 'asyncio'}"
    code = f"import sys, hotelier.cli.app; print(*sorted({heavy} & set(sys.modules)))"
    assert spawn_python(code) == ""


def spawn_python(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
