"""The start page without the client: it works by itself and says where to go."""

import re
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from hotelier.core.game import find_game, games
from hotelier.server.http import pages as page
from hotelier.server.http.guard import guard
from hotelier.server.settings import Settings

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]


def house() -> FastAPI:
    """An app without the browser client, which the start page stands in for."""
    app = FastAPI(openapi_url="/api/openapi.json")

    @app.get("/api/health")
    async def health() -> str:
        return "ok"

    guard(app, Settings())
    app.include_router(page.router)
    return app


@pytest.fixture
async def door() -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(house())
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as asking:
        yield asking


async def test_the_entrance_says_that_the_house_is_open_and_what_can_be_played(
    door: httpx.AsyncClient,
) -> None:
    answer = await door.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "The server is running" in answer.text
    for game in games():
        assert f"hotelier play {game}" in answer.text
        assert find_game(game).title in answer.text


async def test_everything_the_pages_point_at_is_there(door: httpx.AsyncClient) -> None:
    for path in ("/", "/nowhere"):
        text = (await door.get(path)).text
        targets = set(re.findall(r'(?:href|src)="(/[^"]*)"', text))
        assert {"/", "/house.css", "/favicon.svg"} <= targets
        for target in targets:
            assert (await door.get(target)).status_code == 200, target


async def test_the_pages_need_nothing_that_their_policy_forbids(door: httpx.AsyncClient) -> None:
    for path in ("/", "/nowhere", "/favicon.svg"):
        text = (await door.get(path)).text
        assert "<script" not in text
        assert "javascript:" not in text
        assert re.findall(r'(?:href|src)="(?![/#])', text) == []


async def test_a_path_that_is_not_there_is_answered_by_a_page_that_leads_back(
    door: httpx.AsyncClient,
) -> None:
    for path in ("/nowhere", "/a/b/c.js", "/apiary", "/%2e%2e/%2e%2e/etc/passwd", "/<script>"):
        answer = await door.get(path)
        assert answer.status_code == 404
        assert "Page not found" in answer.text


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere"])
async def test_the_api_answers_for_itself_what_it_does_not_have(
    door: httpx.AsyncClient, path: str
) -> None:
    answer = await door.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"


async def test_an_answer_does_not_grow_with_every_request(door: httpx.AsyncClient) -> None:
    first = dict((await door.get("/")).headers)
    for _ in range(5):
        await door.get("/")
    last = dict((await door.get("/")).headers)
    assert last.pop("x-request-id") != first.pop("x-request-id")
    assert last == first


async def test_a_page_can_be_asked_for_its_head_alone(door: httpx.AsyncClient) -> None:
    answer = await door.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


async def test_the_pages_are_no_part_of_the_api_description(door: httpx.AsyncClient) -> None:
    described = (await door.get("/api/openapi.json")).json()
    assert list(described["paths"]) == ["/api/health"]


def test_the_pages_go_into_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "static/*" in project["tool"]["setuptools"]["package-data"]["hotelier.server.http"]
    assert all((page.STATIC / name).is_file() for name in (*page.PAGES.values(), page.MISSING))
