"""Playing by HTTP alone, and what a stranger learns: nothing, not even whether a table exists."""

import json
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hotelier.core.names import bare
from hotelier.server.table.tokens import REFUSAL_SECONDS
from server.houses import LIMIT, Guest, house, play_out
from server.pages import at_once, journal_in
from server.scanning import Sent, scan
from server.tables import BODIES

GAMES = ("austria", "overbooking")
BOT = {"kind": "bot", "bot": "random"}
NOWHERE = "nosuchtable2"
REPEATS, TRIES = 15, 20

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("austria", 2), ("overbooking", 4)])
def test_a_whole_game_is_played_by_http_alone(game: str, players: int, tmp_path: Path) -> None:
    with house(tmp_path) as url:
        host = Guest(url).open_table(game, options={"players": players})
        guests = [host, *(Guest(url).join(host, name) for name in "bcd"[: players - 1])]
        everybody = [*guests, Guest(url, host.table, host.key)]
        before = [guest.at_table("GET", "/record") for guest in everybody]
        state = play_out(guests, seed=players)
        assert state["phase"] == "over"
        looks = [guest.at_table("GET") for guest in everybody]
        told = [guest.at_table("GET", "/entries") for guest in everybody]
        records = [guest.at_table("GET", "/record").json() for guest in everybody]
    journal = journal_in(tmp_path, host.table)
    assert all(record == records[0] for record in records)
    assert records[0]["result"]["scores"] == state["view"]["scores"]
    assert sum(len(e.body.get("taken", ())) for e in journal) == len(records[0]["steps"])
    for each in told:
        assert [entry["number"] for entry in each.json()["entries"]] == list(
            range(1, len(journal) + 1)
        )
    (began,) = [entry.number for entry in journal if entry.body["type"] == "began"]
    for answers, cursor in ((before, began), (looks, 0), (told, 0)):
        sent = [
            Sent(guest.seat, answer.content, cursor)
            for guest, answer in zip(everybody, answers, strict=True)
        ]
        assert sum(scan(game, state["options"], journal, sent).values()) >= len(everybody)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_does_not_fit_is_refused_with_the_reason_and_changes_nothing(
    game: str, url: str
) -> None:
    host = Guest(url).open_table(game)
    guests = [host, Guest(url).join(host, "b")]
    watching = Guest(url, host.table, host.key)
    state = host.look()
    actor, other = guests[state["view"]["actor"] - 1], guests[2 - state["view"]["actor"]]
    step, legal = state["step"], actor.look()["view"]["legal"]
    cases = [
        (actor, legal[0], step - 1, 409, "stale", legal),
        (actor, legal[0], step + 1, 409, "stale", legal),
        (actor, "jump", step, 409, "illegal", legal),
        (other, legal[0], step, 409, "not-your-turn", []),
        (other, legal[0], step - 1, 409, "stale", []),
        (watching, legal[0], step, 403, "no-seat", None),
    ]
    for guest, action, at, status, code, shown in cases:
        answer = guest.play(action, at)
        told = answer.json()
        assert (answer.status_code, told["code"], told.get("legal")) == (status, code, shown)
        assert told.get("step") == (None if shown is None else step)
        assert told["reason"].endswith(".")
        assert host.look() == guests[0].look() == state


def operations(url: str) -> list[tuple[str, str, str]]:
    """The name, method and path of every route about one table."""
    told = httpx.get(f"{url}/api/openapi.json", trust_env=False, timeout=LIMIT).json()
    return [
        (route["operationId"], method.upper(), path.removeprefix("/api/tables/{id}"))
        for path, methods in told["paths"].items()
        if path.startswith("/api/tables/{id}")
        for method, route in methods.items()
    ]


def asked(stranger: Guest, name: str, method: str, path: str) -> tuple[int, bytes, dict[str, str]]:
    """A route's answer to a stranger, without what changes every second or with every request."""
    place = path.replace("{number}", "1").replace("{step}", "0")
    answer = stranger.at_table(method, place, BODIES.get(name))
    changing = ("date", "x-request-id")
    headers = {key: value for key, value in answer.headers.items() if key not in changing}
    return answer.status_code, answer.content, headers


def strangers(url: str, table: str) -> list[Guest]:
    """People without credentials, or with some that don't open this table."""
    elsewhere = Guest(url).open_table("overbooking")
    return [
        Guest(url, table),
        Guest(url, table, key="wrong"),
        Guest(url, table, token="wrong"),
        Guest(url, table, elsewhere.key, elsewhere.token),
    ]


@pytest.mark.parametrize("phase", ["open", "running", "over"])
def test_every_route_of_a_private_table_answers_as_if_it_were_not_there(
    phase: str, url: str
) -> None:
    host = Guest(url).open_table("overbooking")
    if phase != "open":
        guests = [host, Guest(url).join(host, "b")]
    if phase == "over":
        play_out(guests, seed=1)
    routes = operations(url)
    assert len(routes) >= 18
    everybody = [*strangers(url, host.table), *strangers(url, NOWHERE)]
    for route in routes:
        found = at_once(*(partial(asked, each, *route) for each in everybody))
        assert all(each == found[0] for each in found)
        assert found[0][0] == 404
    assert host.table not in Guest(url).ask("GET", "/tables").text
    assert host.look()["phase"] == phase


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("GET", "", None), ("GET", "/record", None), ("POST", "/play", BODIES["play"])],
)
def test_a_private_table_takes_as_long_to_refuse_as_none(
    method: str, path: str, body: Any, url: str
) -> None:
    host = Guest(url).open_table("austria")
    Guest(url).join(host, "b")

    def seconds(table: str) -> float:
        stranger = Guest(url, table)
        began = time.perf_counter()
        assert stranger.at_table(method, path, body).status_code == 404
        return time.perf_counter() - began

    assert takes_as_long(seconds, host.table)


def takes_as_long(seconds: Callable[[str], float], table: str) -> bool:
    """Whether a table and none take the same time; on a busy machine in one of a few attempts."""
    for _ in range(TRIES):
        times = [(seconds(table), seconds(NOWHERE)) for _ in range(REPEATS)]
        assert min(map(min, times)) >= REFUSAL_SECONDS * 0.9
        one, other = map(statistics.median, zip(*times, strict=True))
        # The server answers at the next tick, whatever it had to do: that's no coincidence.
        if abs(one - other) < REFUSAL_SECONDS / 4:
            return True
    return False


def refused_at_the_socket(url: str, table: str, hello: dict[str, Any]) -> tuple[str, int, float]:
    """What a socket is told when it's refused, how it's closed, and how long that took."""
    place = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(place, proxy=None, open_timeout=LIMIT) as line:
        began = time.perf_counter()
        line.send(json.dumps({"type": "hello", **hello}))
        told = line.recv(LIMIT)
        spent = time.perf_counter() - began
        with pytest.raises(ConnectionClosed):
            line.recv(LIMIT)
        assert isinstance(told, str)
        assert line.close_code is not None
        return told, line.close_code, spent


def test_a_private_table_is_not_there_for_a_strangers_socket_either(url: str) -> None:
    host = Guest(url).open_table("austria")
    Guest(url).join(host, "b")
    hellos: list[dict[str, Any]] = [{}, {"key": "wrong"}, {"token": "wrong", "since": 0}]
    found = set()

    def seconds(table: str) -> float:
        for hello in hellos:
            told, code, spent = refused_at_the_socket(url, table, hello)
            found.add((told, code))
        return spent

    assert takes_as_long(seconds, host.table)
    ((told, code),) = found
    assert (json.loads(told)["code"], code) == ("no-table", 4404)
    assert host.look()["watching"] == 0


NAMES = [
    ("<script>alert(1)</script>", "mistake"),  # too wide
    ("<b>&amp;\"'</b>", None),
    ("<img src=x onerror=a>", None),
    (f"{FAMILY} 🎩", None),
    ("مريم", None),
    ("\u202eannA", "mistake"),
    ("A\x00B", "mistake"),
    ("A\x1b[31m", "mistake"),
    ("A\u2066B\u2069", "mistake"),
    ("\u200b", "mistake"),
    ("", "unreadable"),
    ("x" * 101, "unreadable"),
    (5, "unreadable"),
]


@pytest.mark.parametrize(("name", "code"), NAMES)
def test_a_name_is_told_as_the_text_it_is_or_refused_in_a_sentence(
    name: Any, code: str | None, url: str
) -> None:
    host = Guest(url).open_table("overbooking", public=True)
    answer = Guest(url, host.table).at_table("POST", "/join", {"name": name})
    if code is not None:
        assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert answer.json()["reason"].endswith(".")
        assert host.look()["seats"][1]["name"] == ""
        return
    assert answer.status_code == 201
    page = host.live(since=0)
    entries = page.until("update")["entries"]
    # A right-to-left name doesn't affect the words around it.
    assert bare([e["seated"]["name"] for e in entries if e["type"] == "sat"][-1]) == name
    assert bare(host.look()["seats"][1]["name"]) == name
    assert bare(host.at_table("GET", "/record").json()["seats"][1]) == name
    lobby = host.ask("GET", "/tables?phase=running")
    assert lobby.headers["content-type"] == "application/json"
    seats = [seat for table in lobby.json()["tables"] for seat in table["seats"]]
    assert name in [bare(seat["name"]) for seat in seats]


SAYS = [
    ("<script>alert('x')</script> & \"more\"", None),
    ("</script><!-- {{7*7}} ${7*7} %s \\n", None),
    (f"Well played! {FAMILY} 🎩👍🏽", None),
    ("שלום, מה שלומך?", None),
    ("旅館へようこそ", None),
    ("a\u202egnp.exe", "mistake"),
    ("a\x07b", "mistake"),
    ("a\x00b", "mistake"),
    ("\u2067x", "mistake"),
    ("   ", "mistake"),
    ("", "unreadable"),
    ("x" * 501, "mistake"),
    ("x" * 2001, "unreadable"),
    (None, "unreadable"),
]


@pytest.mark.parametrize(("text", "code"), SAYS)
@pytest.mark.parametrize("way", ["http", "socket"])
def test_what_is_said_is_told_as_the_text_it_is_or_refused_in_a_sentence(
    text: Any, code: str | None, way: str, url: str
) -> None:
    host = Guest(url).open_table("overbooking")
    other = Guest(url).join(host, "b")
    page, hearing = host.live(), other.live(since=0)
    if way == "http":
        told = host.at_table("POST", "/say", {"text": text}).json()
    else:
        told = page.do(type="say", text=text)
    if code is not None:
        assert told["code"] == code
        assert told["reason"].endswith(".")
        said = [
            e for e in host.at_table("GET", "/entries").json()["entries"] if e["type"] == "said"
        ]
        assert said == []
        return
    while not hearing.entries or hearing.entries[-1]["type"] != "said":
        hearing.read()
    assert (hearing.entries[-1]["text"], hearing.entries[-1]["seat"]) == (text, 1)


def test_a_running_game_shows_neither_other_eyes_nor_other_seats_for_practice(url: str) -> None:
    host = Guest(url).open_table("austria", {"kind": "me"}, BOT)
    step = host.look()["step"]
    for path in (f"/at/{step}", f"/at/{step}?seat=2", "/at/0"):
        answer = host.at_table("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    answer = host.at_table("POST", "/fork", {"step": step, "seat": 2})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-your-seat")
    practice = Guest(url)
    practice.seated(host.at_table("POST", "/fork", {"step": step, "bot": "random"}))
    assert practice.seat == 1
    assert practice.look()["view"]["seats"][1]["hand"] is None
    friend = Guest(url).open_table("austria")
    Guest(url).join(friend, "b")
    answer = friend.at_table("POST", "/fork", {"step": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
