"""Whatever is sent over a socket, the server answers in its own words and carries on."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hotelier.server.http.routes.live import MOST_NONSENSE
from hotelier.server.http.socket_schemas import ServerMessage
from server.houses import LIMIT, Guest, house

ATOMS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from([10**30, -(10**400), "\x00", "\ud800", "guest 1"])
)
VALUES = st.recursive(
    ATOMS,
    lambda each: (
        st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=8), each, max_size=3)
    ),
    max_leaves=8,
)
FIELDS = ("id", "action", "actions", "step", "text", "token", "key", "since", "code", "x")
KINDS = ("hello", "play", "confirm", "undo", "restart", "say", "ping", "update", "dance")
MESSAGES = (
    st.builds(
        lambda kind, fields: json.dumps({"type": kind, **fields}),
        st.sampled_from(KINDS),
        st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4),
    )
    | VALUES.map(json.dumps)
    | st.text(max_size=50).filter(lambda text: text.isprintable())
    | st.binary(max_size=50)
    | st.sampled_from(["[" * 2000, '{"type": "ping", "id": ' + "9" * 500 + "}"])
)
ANSWERS = ("done", "refused", "pong")
QUIET = settings(
    max_examples=150,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with house(tmp_path_factory.mktemp("house")) as url:
        sitting = Guest(url).open_table("austria")
        Guest(url).join(sitting, "Bela")
        yield sitting


@pytest.fixture(autouse=True)
def nothing_breaks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


def call(host: Guest) -> ClientConnection:
    place = f"{host.url.replace('http', 'ws', 1)}/api/tables/{host.table}/live"
    return connect(place, proxy=None, max_size=None, open_timeout=LIMIT)


def next_answer(line: ClientConnection) -> Any:
    """The next message that isn't an update; every message is one that the server knows."""
    while True:
        frame = line.recv(LIMIT)
        ServerMessage.model_validate_json(frame)
        message = json.loads(frame)
        if message["type"] in ANSWERS:
            return message


@QUIET
@example([json.dumps({"type": "ping", "id": 10**30})])
@example([json.dumps({"type": "say", "text": "\ud800"})])
@example([b"\xff"])
@given(st.lists(MESSAGES, max_size=8))
def test_every_message_gets_one_answer_and_the_line_stays_open(
    host: Guest, messages: list[str | bytes]
) -> None:
    with call(host) as line:
        line.send(json.dumps({"type": "hello", "token": host.token}))
        for message in messages:
            line.send(message)
            next_answer(line)
        line.send('{"type": "ping", "id": "last"}')
        assert next_answer(line) == {"type": "pong", "id": "last"}


@QUIET
@given(MESSAGES)
def test_a_first_message_that_is_no_hello_is_refused_and_the_line_closed(
    host: Guest, message: str | bytes
) -> None:
    with call(host) as line:
        line.send(message)
        answer = next_answer(line)
        assert answer["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            line.recv(LIMIT)
        assert line.close_code in (4400, 4404)


def test_who_talks_only_nonsense_is_hung_up_on(host: Guest) -> None:
    with call(host) as line:
        line.send(json.dumps({"type": "hello", "token": host.token}))
        for _ in range(MOST_NONSENSE):
            line.send("nonsense")
            assert next_answer(line)["code"] == "unreadable"
        with pytest.raises(ConnectionClosed):
            line.recv(LIMIT)
        assert line.close_code == 4400
