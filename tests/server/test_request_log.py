"""The log: a line for every request, found again by its id, and no secret in any of them."""

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from hotelier.core.errors import OptionError
from hotelier.server.http.guard import guard
from hotelier.server.http.logs import PLAIN, Discreet, JsonLines
from hotelier.server.settings import Settings, read_settings
from server.houses import Guest, play_out, until
from server.inside import Inside
from server.lives import life

ME, OPEN = {"kind": "me"}, {"kind": "open"}
RESERVED = {"kind": "reserved", "name": "Cleo"}
METRICS = "the-token-of-the-metrics"
PAGE = Path(__file__).resolve().parents[2] / "docs/protocol.md"


def told_fields() -> set[str]:
    """The fields of a line that the page about the protocol explains."""
    text = PAGE.read_text(encoding="utf-8").partition("\n## The log\n")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}


def private_game(url: str) -> list[str]:
    """Play a private game in every way that needs a secret; returns all of them."""
    host = Guest(url).open_table("overbooking", ME, OPEN, RESERVED, options={"players": 3})
    ben = Guest(url).join(host, "Ben")
    (code,) = host.codes.values()
    cleo = Guest(url, host.table, host.key)
    cleo.seated(cleo.at_table("POST", "/claim", {"code": code}))
    handover = cleo.at_table("POST", "/handover").json()["code"]
    phone = Guest(url, host.table, host.key)
    phone.seated(phone.at_table("POST", "/claim", {"code": handover}))
    page = ben.live()
    page.read()
    page.do(type="play", action="nonsense", step=0)
    secrets = [host.key, code, handover, METRICS]
    secrets += [str(each.token) for each in (host, ben, cleo, phone)]
    for secret in secrets:  # where no client should put it
        for path in (
            f"/api/tables/{host.table}?key={secret}",
            f"/api/tables/{secret}",
            f"/api/tables/{host.table}/{secret}",
            f"/{secret}",
            f"/api/games/{secret}/components",
            f"/metrics?token={secret}",
        ):
            host.http.get(path, headers={"X-Request-ID": secret, "X-Table-Key": secret})
        host.http.post(f"/api/tables/{host.table}/claim?code={secret}", json={"code": secret})
        host.http.request(secret[:20].replace("_", "-"), "/api/health")
        with pytest.raises(Exception, match="rejected"):
            Guest(url, f"{secret}/x").live()
        stranger = Guest(url, host.table, token=secret).live()
        stranger.send(type="play", action=secret, step=0, key=secret)
        stranger.read()
        stranger.close()
    play_out([host, ben, cleo], seed=3)
    page.close()
    assert host.at_table("GET", "/record").status_code == 200
    assert host.at_table("POST", "/rematch").status_code == 201
    return secrets


@pytest.mark.house
@pytest.mark.parametrize("form", ["plain", "json"])
def test_no_line_of_a_private_game_holds_a_token_a_key_or_a_code(form: str, tmp_path: Path) -> None:
    settings = {"log_requests": True, "log_format": form, "metrics_token": METRICS}
    with life(tmp_path, **settings) as born:
        secrets = private_game(born.url)
        born.stop()
        written = born.log.read_text()
    assert len(set(secrets)) == 8
    for secret in secrets:
        assert secret not in written
        assert secret[:20] not in written
    for route in ("play", "claim", "live", "handover"):
        assert f"/api/tables/{{id}}/{route}" in written
    assert "/metrics" in written
    assert "?" not in written
    assert "Traceback" not in written


@pytest.mark.house
def test_with_json_every_line_is_an_object_and_every_request_has_one(tmp_path: Path) -> None:
    with life(tmp_path, log_requests=True, log_format="json", bot_workers=1) as born:
        host = Guest(born.url).open_table("overbooking", ME, OPEN)
        ben = Guest(born.url).join(host, "Ben")
        asked = ben.at_table("POST", "/play", {"action": "nonsense", "step": 0})
        looked = ben.at_table("GET")
        page = ben.live()
        page.read()
        page.close()
        lines: list[dict[str, Any]] = []

        def read() -> bool:
            lines[:] = map(json.loads, born.log.read_text().splitlines())
            return any(each["event"] == "socket" for each in lines)

        until(read)
    by_id = {each["request"]: each for each in lines}
    for each in lines:
        assert {"time", "level", "event", "request", "route", "status", "seconds"} <= set(each)
        assert set(each) <= told_fields()
        assert (each["level"], each["client"]) == ("info", "127.0.0.1")
    refused, seen = (by_id[answer.headers["x-request-id"]] for answer in (asked, looked))
    assert (refused["method"], refused["route"]) == ("POST", "/api/tables/{id}/play")
    assert (refused["status"], refused["code"]) == (409, asked.json()["code"])
    assert 0 < refused["seconds"] < 60
    assert (seen["status"], seen["table"], "code" in seen) == (200, host.table, False)
    assert next(each for each in lines if each["event"] == "socket")["status"] == 101


@pytest.mark.house
def test_without_being_asked_the_log_names_no_request_and_no_address(tmp_path: Path) -> None:
    with life(tmp_path) as born:
        host = Guest(born.url).open_table("overbooking", ME, OPEN)
        host.live().close()
        born.stop()
        assert born.log.read_text() == ""


@pytest.mark.anyio
async def test_a_request_is_named_by_a_trusted_proxy_and_by_nobody_else(tmp_path: Path) -> None:
    given = {"X-Request-ID": "proxy-4711"}
    async with Inside(tmp_path, proxies=("10.0.0.0/8",)) as inside:
        trusted = await inside.line("10.1.2.3").get("/api/health", headers=given)
        assert trusted.headers["x-request-id"] == "proxy-4711"
        for address in ("127.0.0.1", "192.0.2.1"):
            answer = await inside.line(address).get("/api/health", headers=given)
            assert answer.headers["x-request-id"] != "proxy-4711"
        for wrong in ("", "x" * 65, "a b", "Ä".encode().decode("latin1"), '"'):
            headers = {b"X-Request-ID": wrong.encode("latin1")}
            answer = await inside.line("10.1.2.3").get("/api/health", headers=headers)
            assert len(answer.headers["x-request-id"]) == 16
        made = [(await inside.http.get("/")).headers["x-request-id"] for _ in range(20)]
        assert len(set(made)) == 20


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything the server logs, as JSON, then once more as text."""
    written = io.StringIO()
    logger = logging.getLogger("hotelier")
    handlers = [logging.StreamHandler(written) for _ in range(2)]
    for handler, form in zip(handlers, (JsonLines(), logging.Formatter(PLAIN)), strict=True):
        handler.setFormatter(form)
        handler.addFilter(Discreet())
        logger.addHandler(handler)
    yield written
    for handler in handlers:
        logger.removeHandler(handler)


@pytest.mark.anyio
async def test_what_breaks_is_found_by_the_id_that_its_answer_has(log: io.StringIO) -> None:
    app = FastAPI()

    @app.get("/api/broken")
    async def broken() -> str:
        raise RuntimeError("the cellar\nis flooded")

    guard(app, Settings())
    transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as asking:
        answer = await asking.get("/api/broken?key=s3cret")
    id = answer.headers["x-request-id"]
    first, *plain = log.getvalue().splitlines()
    line = json.loads(first)
    assert (line["level"], line["event"], line["request"]) == ("error", "message", id)
    assert line["message"] == "GET /api/broken broke"
    assert "the cellar\nis flooded" in line["error"]
    assert told_fields() >= set(line)
    assert plain[0].endswith(f"GET /api/broken broke [{id}]")
    assert "s3cret" not in log.getvalue()


def test_another_format_is_refused() -> None:
    with pytest.raises(OptionError, match=r"^--log-format must be 'plain' or 'json', not 'xml'$"):
        read_settings({"log_format": "xml"})
