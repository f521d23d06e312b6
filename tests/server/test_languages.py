"""Refusals are in the language of the asker; codes stay the same."""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

import hotelier.server
from hotelier.messages import LANGUAGES, say, speaking
from server.houses import LIMIT, Guest, house


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house")) as address:
        yield address


def said(language: str, key: str, **facts: str | int) -> str:
    with speaking(language):
        return say(key, **facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_over_http_is_in_the_language_asked_for(url: str, language: str) -> None:
    wanted = {"Accept-Language": f"xx, {language}-XX;q=0.9, en;q=0.1"}
    with httpx.Client(base_url=url, headers=wanted, trust_env=False, timeout=LIMIT) as client:
        for path, code, key in (
            ("/api/tables/nowhere", "no-table", "refused-no-table"),
            ("/api/games/chess/components", "no-game", "refused-no-game"),
            ("/api/nothing/here", "nothing-here", "refused-nothing-here"),
        ):
            assert client.get(path).json() == {"code": code, "reason": said(language, key)}
        told = client.post("/api/tables", json={"game": "austria", "name": " "}).json()
        assert told["code"] == "mistake"
        assert told["reason"].casefold() == said(language, "wrong-name-empty").casefold() + "."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_on_a_socket_is_in_the_language_of_the_hello_until_a_message_changes_it(
    url: str, language: str
) -> None:
    guest = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "open"})
    place = f"{url.replace('http', 'ws', 1)}/api/tables/{guest.table}/live"

    with connect(place, proxy=None, open_timeout=LIMIT) as line:

        def refused(**message: object) -> str:
            line.send(json.dumps(message))
            while True:
                told = json.loads(line.recv(LIMIT))
                if told["type"] == "refused":
                    assert told["code"] == "not-begun"
                    reason = told["reason"]
                    assert isinstance(reason, str)
                    return reason

        line.send(json.dumps({"type": "hello", "token": guest.token, "language": language}))
        undo = {"type": "undo", "step": 0}
        assert refused(**undo) == said(language, "refused-seats-free")
        assert refused(**undo, language="en") == said("en", "refused-seats-free")
        assert refused(**undo) == said("en", "refused-seats-free")


def test_who_asks_for_no_language_reads_english(url: str) -> None:
    told = Guest(url).ask("GET", "/tables/nowhere").json()
    assert told["reason"] == "There’s no such table, or it’s private. Use the link you were given."


def test_no_refusal_has_words_of_its_own() -> None:
    """Every reason comes from the catalogue."""
    for file in Path(inspect.getfile(hotelier.server)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                reason = ast.unparse(node.args[1])
                assert reason == "reason" or "say(" in reason, f"{file}: {reason}"
