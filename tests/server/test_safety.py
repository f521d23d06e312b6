"""The guard: what every answer says to browsers, and whom and what it doesn't let in."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request, WebSocket
from starlette.types import Message

from hotelier.server.http import pages as page
from hotelier.server.http.guard import guard
from hotelier.server.http.rates import address_of
from hotelier.server.settings import Settings

HOME = "http://127.0.0.1:8080"
FRIEND = "https://hotel.example"
STRANGER = "https://evil.example"

pytestmark = pytest.mark.anyio


def house(**settings: Any) -> FastAPI:
    """A small app behind the guard."""
    app = FastAPI()

    @app.get("/api/health")
    async def health() -> str:
        return "ok"

    @app.post("/api/echo")
    @app.post("/api/import")
    async def echo(body: dict[str, Any]) -> int:
        return len(body)

    @app.get("/api/broken")
    async def broken() -> str:
        raise RuntimeError("the cellar key is 4711")

    @app.post("/api/tables")
    async def tables(request: Request) -> str:
        app.state.rates.take("tables", address_of(request.scope))
        return "made"

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_text(await socket.receive_text())
        if await socket.receive_text() == "break":
            raise RuntimeError("the cellar key is 4711")

    @app.websocket("/api/broken-live")
    async def broken_live(socket: WebSocket) -> None:
        raise RuntimeError("the cellar key is 4711")

    guard(app, Settings(**{"origins": (FRIEND,), **settings}))
    app.include_router(page.router)
    return app


def client(app: FastAPI, address: str = "192.0.2.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(address, 4711))
    return httpx.AsyncClient(transport=transport, base_url=HOME)


@pytest.fixture
async def door() -> AsyncIterator[httpx.AsyncClient]:
    async with client(house()) as asking:
        yield asking


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/api/health", 200),
        ("GET", "/api/nowhere", 404),
        ("DELETE", "/api/health", 405),
        ("POST", "/api/echo", 422),
        ("GET", "/api/broken", 500),
    ],
)
async def test_every_answer_tells_browsers_to_be_strict(
    door: httpx.AsyncClient, method: str, path: str, status: int
) -> None:
    answer = await door.request(method, path)
    assert answer.status_code == status
    policy = dict(
        each.split(" ", 1) for each in answer.headers["content-security-policy"].split("; ")
    )
    assert policy["default-src"] == policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == "'none'"
    assert policy["frame-ancestors"] == "'self'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")
    assert "server" not in answer.headers


async def test_what_breaks_is_told_without_its_insides_and_noted_with_them(
    door: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await door.get("/api/broken?token=s3cret")
    assert answer.status_code == 500
    assert answer.json() == {
        "code": "broken",
        "reason": "Something went wrong on the server. It’s been logged; please try again.",
    }
    assert "GET /api/broken broke" in caplog.text
    assert "the cellar key is 4711" in caplog.text
    assert "s3cret" not in caplog.text


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [("GET", "/api/nowhere", "nothing-here"), ("DELETE", "/api/health", "wrong-method")],
)
async def test_what_is_not_there_is_refused_as_everything_else_is(
    door: httpx.AsyncClient, method: str, path: str, code: str
) -> None:
    answer = await door.request(method, path)
    assert answer.json()["code"] == code
    assert answer.json()["reason"].endswith(".")
    assert (answer.headers.get("allow") is not None) == (code == "wrong-method")


async def test_pages_of_named_origins_may_use_the_house_and_no_others(
    door: httpx.AsyncClient,
) -> None:
    asked = {
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,x-table-key",
    }
    friend = await door.options("/api/echo", headers=asked | {"origin": FRIEND})
    assert friend.status_code == 200
    assert friend.headers["access-control-allow-origin"] == FRIEND
    assert "access-control-allow-credentials" not in friend.headers
    stranger = await door.options("/api/echo", headers=asked | {"origin": STRANGER})
    assert stranger.status_code == 400
    assert "access-control-allow-origin" not in stranger.headers
    read = await door.get("/api/health", headers={"origin": STRANGER})
    assert "access-control-allow-origin" not in read.headers
    greedy = asked | {"access-control-request-headers": "x-other", "origin": FRIEND}
    assert (await door.options("/api/echo", headers=greedy)).status_code == 400


async def test_a_friendly_page_can_read_refusals_too() -> None:
    async with client(house(requests_per_second=0.1)) as door:
        for status in (500, 429):
            answer = await door.get("/api/broken", headers={"origin": FRIEND})
            assert answer.status_code == status
            assert answer.headers["access-control-allow-origin"] == FRIEND
        assert "retry-after" in answer.headers["access-control-expose-headers"].lower()


@pytest.mark.parametrize("origin", [STRANGER, "null", "http://127.0.0.1:9", "ws://127.0.0.1:8080"])
async def test_a_foreign_page_cannot_make_a_browser_change_anything(
    door: httpx.AsyncClient, origin: str
) -> None:
    answer = await door.post("/api/echo", json={}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (HOME, "127.0.0.1:8080"),
        (FRIEND, "127.0.0.1:8080"),
        ("http://localhost", "localhost"),
        ("http://localhost", "localhost:80"),
        ("https://localhost", "localhost:443"),
        ("http://[::1]:8080", "[::1]:8080"),
        ("HTTP://LOCALHOST:8080", "localhost:8080"),
    ],
)
async def test_the_houses_own_page_and_its_friends_may_change_things(
    door: httpx.AsyncClient, origin: str, host: str
) -> None:
    answer = await door.post("/api/echo", json={}, headers={"origin": origin, "host": host})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8080", "", "127.0.0.1.evil.example"]
)
async def test_a_name_made_to_point_at_this_machine_does_not_open_its_house(
    door: httpx.AsyncClient, host: str
) -> None:
    answer = await door.get("/api/health", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")


async def test_a_house_for_others_answers_to_any_name_and_a_named_one_to_its_own() -> None:
    asked = {"host": "hotel.example"}
    async with client(house(host="0.0.0.0")) as door:
        assert (await door.get("/api/health", headers=asked)).status_code == 200
    async with client(house(hosts=("hotel.example",))) as door:
        assert (await door.get("/api/health", headers=asked)).status_code == 200
        assert (await door.get("/api/health", headers={"host": "else"})).status_code == 421


async def pieces(size: int, count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b" " * size


@pytest.mark.parametrize("path", ["/api/echo", "/api/health", "/"])
async def test_a_body_that_says_it_is_too_large_is_refused_unread(
    door: httpx.AsyncClient, path: str
) -> None:
    for length in ("65537", "9" * 5000):
        answer = await door.post(path, headers={"content-length": length})
        assert answer.status_code == 413
        assert answer.json() == {
            "code": "too-large",
            "reason": "A request can have at most 65,536 bytes here.",
        }


async def test_a_body_without_a_length_is_counted_as_it_comes(door: httpx.AsyncClient) -> None:
    sent = {"content-type": "application/json"}
    answer = await door.post("/api/echo", content=pieces(1024, 65), headers=sent)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = await door.post("/api/echo", content=pieces(1024, 64), headers=sent)
    assert answer.status_code == 422  # read to its end, and found to be nothing but spaces


async def test_a_body_as_large_as_may_be_passes(door: httpx.AsyncClient) -> None:
    full = b'{"a": "' + b"x" * (65536 - 9) + b'"}'
    assert len(full) == 65536
    sent = {"content-type": "application/json"}
    assert (await door.post("/api/echo", content=full, headers=sent)).status_code == 200
    assert (await door.post("/api/echo", content=full + b" ", headers=sent)).status_code == 413


async def test_a_record_may_be_larger_than_other_bodies(door: httpx.AsyncClient) -> None:
    sent = {"content-type": "application/json"}
    for count, status in ((2047, 200), (2049, 413)):
        content = b'{"a": 1}' + b" " * (1024 * count)
        assert (await door.post("/api/import", content=content, headers=sent)).status_code == status


async def test_a_client_that_stops_in_the_middle_is_not_waited_for_without_end() -> None:
    async def stopping() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    async with client(house(body_seconds=0.05)) as door:
        answer = await door.post("/api/echo", content=stopping())
    assert (answer.status_code, answer.json()["code"]) == (408, "too-slow")


async def test_a_client_that_asks_too_often_is_told_when_to_come_back() -> None:
    app = house(requests_per_second=2)
    app.state.rates._clock = lambda: 0.0  # no bucket refills meanwhile
    async with client(app) as door, client(app, "192.0.2.2") as other:
        for _ in range(4):
            assert (await door.get("/api/health")).status_code == 200
        answer = await door.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert answer.json()["reason"] == "Too many requests. Try again in 1 second."
        assert answer.headers["retry-after"] == "1"
        assert (await other.get("/api/health")).status_code == 200


async def test_a_limit_that_a_route_counts_is_answered_alike() -> None:
    app = house(tables_per_minute=1)
    app.state.rates._clock = lambda: 0.0
    async with client(app) as door:
        assert (await door.post("/api/tables")).status_code == 200
        answer = await door.post("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    assert answer.headers["retry-after"] == "60"


class Visitor:
    """A socket at the door, played by hand."""

    def __init__(self, app: FastAPI, path: str = "/api/live", **headers: str) -> None:
        self.told: asyncio.Queue[Message] = asyncio.Queue()
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        named = {"host": "127.0.0.1:8080", **headers}
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": ("192.0.2.1", 4711),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        self.say({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.said.get, self.told.put))

    def say(self, message: Message) -> None:
        self.said.put_nowait(message)

    def text(self, text: str) -> None:
        self.say({"type": "websocket.receive", "text": text})

    async def leave(self) -> None:
        self.say({"type": "websocket.disconnect", "code": 1001})
        await self.task


async def test_a_socket_of_the_houses_own_page_is_open_and_works() -> None:
    visitor = Visitor(house(), origin=HOME)
    assert (await visitor.told.get())["type"] == "websocket.accept"
    visitor.text("good evening")
    assert (await visitor.told.get())["text"] == "good evening"
    await visitor.leave()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": STRANGER}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://127.0.0.1:9"}, 403),
        ({"host": "evil.example"}, 421),
        ({"host": "evil.example", "origin": "http://evil.example"}, 421),
    ],
)
async def test_a_socket_of_a_foreign_page_is_refused_at_the_door(
    headers: dict[str, str], status: int
) -> None:
    visitor = Visitor(house(), **headers)
    await visitor.task
    answer = await visitor.told.get()
    assert (answer["type"], answer["status"]) == ("websocket.http.response.start", status)
    assert b"content-security-policy" in dict(answer["headers"])


@pytest.mark.parametrize("headers", [{}, {"origin": FRIEND}])
async def test_a_socket_of_a_program_or_a_friendly_page_is_let_in(headers: dict[str, str]) -> None:
    visitor = Visitor(house(), **headers)
    assert (await visitor.told.get())["type"] == "websocket.accept"
    await visitor.leave()


async def test_a_client_holds_only_so_many_sockets_at_a_time() -> None:
    app = house(max_sockets_each=1)
    first = Visitor(app)
    assert (await first.told.get())["type"] == "websocket.accept"
    second = Visitor(app)
    assert (await second.told.get())["status"] == 429
    await first.leave()
    third = Visitor(app)
    assert (await third.told.get())["type"] == "websocket.accept"
    await third.leave()


async def test_a_socket_that_breaks_is_closed_and_noted(caplog: pytest.LogCaptureFixture) -> None:
    visitor = Visitor(house())
    visitor.text("hello")
    visitor.text("break")
    await visitor.task
    told = [visitor.told.get_nowait() for _ in range(3)]
    assert told[2]["type"] == "websocket.close"
    assert told[2]["code"] == 1011
    assert "the cellar key is 4711" in caplog.text
    early = Visitor(house(), "/api/broken-live")
    await early.task
    assert early.told.get_nowait()["status"] == 500


async def test_a_visitor_who_leaves_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    visitor = Visitor(house())
    await visitor.told.get()
    await visitor.leave()
    (line,) = caplog.records
    assert (line.name, line.levelname) == ("hotelier.requests", "INFO")
