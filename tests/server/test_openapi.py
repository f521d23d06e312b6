"""What OpenAPI promises is kept: by real games from start to end, and for any request."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, ClassVar, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from hotelier.core.explain import Explanation
from hotelier.core.game import find_game, games
from hotelier.puzzles.shelf import shelf
from hotelier.server.http.app import create_app
from hotelier.server.http.socket_schemas import ClientMessage, ServerMessage
from hotelier.server.settings import Settings
from lengths import sized
from server.entrants import Entrant, Organiser
from server.houses import LIMIT, Guest, house, until
from server.shelf import Hurried
from server.tables import Place, finished, places, rivals, whole_record, wishes

DESCRIBED = create_app(Settings()).openapi()
OPERATIONS = {
    operation["operationId"]: operation
    for path in DESCRIBED["paths"].values()
    for operation in path.values()
}
SCHEMA = schemathesis.openapi.from_dict(DESCRIBED)
# Tournaments and the ladder have a test of their own.
NOT_AT_TABLES = {
    name
    for name, operation in OPERATIONS.items()
    if {"tournaments", "ladder"} & set(operation["tags"])
}
REFUSAL = {"$ref": "#/components/schemas/Refusal"}
EXAMPLES = sized(15, 100)  # asked of every route
MANY: dict[str, Any] = {"max_tournaments": 10_000, "max_tournaments_each": 10_000}
RIVALS: list[Place] = []  # those at tournaments


class Strict(Guest):
    """A guest who checks every answer against the promise."""

    seen: ClassVar[set[str]] = set()  # routes that have answered yes

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = super().ask(method, path, body)
        operation = SCHEMA.find_operation_by_path(method, f"/api{path}".partition("?")[0])
        assert operation is not None, path
        name = operation.definition.raw["operationId"]
        assert str(answer.status_code) in OPERATIONS[name]["responses"], answer.text
        operation.validate_response(answer)
        if answer.is_success:
            self.seen.add(name)
        return answer

    def expect(self, status: int, method: str, path: str = "", body: Any = None) -> Any:
        answer = self.at_table(method, path, body)
        assert answer.status_code == status, answer.text
        return answer.json()


def test_every_route_has_a_name_of_its_own_a_room_and_words() -> None:
    rooms = {tag["name"] for tag in DESCRIBED["tags"]}
    assert len(OPERATIONS) == sum(len(path) for path in DESCRIBED["paths"].values())
    for name, operation in OPERATIONS.items():
        assert re.fullmatch("[a-z]+(_[a-z]+)*", name)
        assert set(operation["tags"]) <= rooms
        assert operation["description"].endswith(".")


def test_every_refusal_has_the_same_shape() -> None:
    for operation in OPERATIONS.values():
        for status, answer in operation["responses"].items():
            if not status.startswith("2"):
                assert answer["content"]["application/json"]["schema"] == REFUSAL


def test_every_model_has_a_name_that_a_program_can_use() -> None:
    schemas = DESCRIBED["components"]["schemas"]
    assert {"AustriaView", "OverbookingView", "TableState", "Told"} <= set(schemas)
    for name in schemas:
        assert re.fullmatch("([A-Z][a-z]+)+", name)
    told = set(re.findall(r"#/components/schemas/([^\"']+)", str(DESCRIBED)))
    assert told <= set(schemas)


@pytest.mark.parametrize("game", games())
def test_every_event_of_a_game_has_a_model_of_its_own_known_by_its_kind(game: str) -> None:
    schemas = DESCRIBED["components"]["schemas"]
    told = schemas[f"{game.capitalize()}Event"]["discriminator"]["mapping"]
    assert set(told) == set(find_game(game).event_types)
    for kind, event in find_game(game).event_types.items():
        model = schemas[told[kind].rpartition("/")[2]]
        assert model["properties"]["kind"]["const"] == kind
        own = {field.name for field in fields(event)}
        assert set(model["properties"]) == {"kind", "step", "line", "net", "follows", *own}
        assert set(model["required"]) == {"kind", *own}


@pytest.mark.parametrize("game", games())
def test_a_view_is_described_together_with_what_it_means(game: str) -> None:
    view = DESCRIBED["components"]["schemas"][f"{game.capitalize()}View"]
    assert {field.name for field in fields(Explanation)} <= set(view["required"])
    assert not set(find_game(game).view_type.INTERNAL) & set(view["properties"])


def test_messages_of_the_socket_are_described() -> None:
    for message, model in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        told = DESCRIBED["components"]["schemas"][message]
        kinds = {each["$ref"].rpartition("/")[2] for each in told["oneOf"]}
        real = get_args(model.model_fields["root"].annotation)
        assert kinds == {kind.__name__ for kind in real}


@pytest.mark.parametrize("game", games())
def test_real_answers_are_as_described_from_the_first_to_the_last(
    game: str, tmp_path: Path
) -> None:
    watch = Hurried()
    Strict.seen = set()
    with house(tmp_path, watch) as url:
        host = Strict(url)
        for path in (
            "/health",
            "/ready",
            "/addresses",
            "/offers",
            f"/games/{game}/components",
            f"/games/{game}/messages/pl",
            f"/games/{game}/lesson",
            f"/games/{game}/setup?option=players%3D3",
            "/tables",
        ):
            assert host.ask("GET", path).status_code == 200
        rules = {"confirm": True, "clock": {"kind": "live", "bank": 600}, "stand_in": "random"}
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "reserved", "name": "Cleo"}]
        host.open_table(game, *seats, name="Anna", public=True, rules=rules)
        socket = host.live()
        assert host.ask("GET", f"/tables?game={game}&limit=1").json()["tables"]
        host.expect(200, "POST", "/seats/2/bot", {"bot": "random"})
        host.expect(200, "POST", "/seats/2/open")
        host.expect(200, "POST", "/seats/2/reserve", {"name": "Cleo"})
        host.expect(200, "POST", "/seats/2/open")
        Strict(url).join(host, "Eva")
        host.expect(200, "POST", "/seats/2/kick")
        guest = Strict(url).join(host, "Bela")
        third = Strict(url, host.table)
        third.seated(third.at_table("POST", "/claim", {"code": host.codes["3"]}))
        guests = {1: host, 2: guest, 3: third}
        host.expect(200, "POST", "/say", {"text": "Good evening."})
        guest.expect(200, "POST", "/say", {"reaction": "hello"})
        guest.expect(201, "POST", "/report", {"reason": "Anna is slow."})
        host.expect(200, "POST", "/colour", {"colour": "violet"})
        guest.expect(409, "POST", "/colour", {"colour": "violet"})
        waiting = next(
            each for number, each in guests.items() if number != host.look()["view"]["actor"]
        )
        waiting.expect(200, "GET", "/plans")
        host.expect(409, "POST", "/seats/1/kick")
        step = {"step": host.look()["step"]}
        waiting.expect(409, "POST", "/plan", {"action": "dance", **step})
        waiting.expect(200, "POST", "/plan", {"action": None, **step})
        host.expect(409, "POST", "/takeback", step)

        while "undone" not in {
            entry["type"] for entry in host.expect(200, "GET", "/entries")["entries"]
        }:
            state = host.look()
            actor = guests[state["view"]["actor"]]
            own = actor.look()
            wish = {"step": own["step"]}
            actor.expect(409, "POST", "/play", {"action": "dance", **wish})
            actor.expect(200, "POST", "/play", {"action": own["view"]["legal"][0], **wish})
            if actor.look()["held"] is not None:
                actor.expect(200, "POST", "/undo", wish)
                actor.expect(200, "POST", "/play", {"action": own["view"]["legal"][0], **wish})
                assert actor.at_table("GET", "/entries").json()["entries"][-1]["type"] == "held"
                actor.expect(200, "POST", "/restart", wish)
                actor.expect(200, "POST", "/play", {"action": own["view"]["legal"][0], **wish})
                actor.expect(200, "POST", "/confirm", wish)
        host.expect(409, "POST", "/confirm", {"step": 0})
        host.expect(200, "GET", "/record")
        host.expect(200, "GET", "/story")
        host.expect(409, "GET", "/story?eyes=open")
        host.expect(409, "GET", "/at/0")

        moved = Strict(url, host.table)
        code = guest.expect(200, "POST", "/handover")["code"]
        moved.seated(moved.at_table("POST", "/claim", {"code": code}))
        watch.ahead = 700.0
        until(lambda: any(seat["absent"] for seat in host.look()["seats"]))
        for each in guests.values():
            each.expect(200, "POST", "/return")
        guest.expect(200, "POST", "/leave")
        host.expect(200, "POST", "/seats/2/bot", {"bot": "random"})
        newcomer = Strict(url, host.table, host.key)
        newcomer.seated(newcomer.at_table("POST", "/join", {"name": "Dora"}))
        host.expect(200, "POST", "/asks/1", {"welcome": False})
        host.expect(409, "POST", "/asks/1", {"welcome": True})
        third.expect(200, "POST", "/resign")
        assert host.ask("GET", "/mine").status_code == 200
        assert host.ask("GET", "/deals").json()["deals"]
        assert host.ask("GET", "/deals/past").status_code == 200
        deal = host.ask("POST", "/deals", {"game": game}).json()["id"]
        entry = {"name": "Anna", "browser": "a" * 16}
        assert host.ask("POST", f"/deals/{deal}/tables", entry).status_code == 201
        assert host.ask("POST", f"/deals/{deal}/tables", entry).status_code == 409
        assert host.ask("GET", f"/deals/{deal}").json()["board"]
        assert host.ask("GET", "/puzzles").json()["puzzles"]
        puzzle = min(shelf(game).puzzles.values(), key=lambda each: each.turns)
        shelved = f"/puzzles/{game}/{puzzle.id}"
        assert host.ask("GET", shelved).json()["you"] == puzzle.seat
        best = {"actions": list(puzzle.best)}
        assert host.ask("POST", f"{shelved}/try", best).json()["held"] == puzzle.best[-1]
        assert host.ask("POST", f"{shelved}/try", {"actions": ["dance"]}).status_code == 409
        assert host.ask("POST", f"{shelved}/verdict", best).json()["solved"]
        kinds = {entry["type"] for entry in host.at_table("GET", "/entries").json()["entries"]}
        assert kinds >= {"began", "moved", "undone", "sat", "asked", "declined", "said", "late"}

        over = finished(Strict(url), game)
        steps = over.look()["step"]
        for at in (0, 1, steps // 2, steps):
            over.expect(200, "GET", f"/at/{at}?seat=1")
        for eyes in ("1", "spectator", "open"):
            over.expect(200, "GET", f"/story?eyes={eyes}")
        over.expect(200, "GET", "/record")
        host.expect(409, "POST", "/analysis")
        over.expect(202, "POST", "/analysis")
        over.expect(200, "GET", "/analysis")
        over.expect(404, "GET", "/analysis/page")
        practice = Strict(url)
        fork = {"step": steps // 2, "bot": "random"}
        practice.seated(over.at_table("POST", "/fork", fork))
        until(lambda: practice.look()["view"]["actor"] == practice.seat)
        practice.expect(200, "POST", "/hint", {"step": practice.look()["step"]})
        host.expect(409, "POST", "/hint", {"step": host.look()["step"]})

        def can_take_back() -> bool:
            now = practice.look()
            if now["view"]["actor"] != practice.seat:
                return False
            if now["takeback"] is None:
                practice.play(now["view"]["legal"][0], now["step"])
            return now["takeback"] is not None

        until(can_take_back)
        practice.expect(200, "POST", "/takeback", {"step": practice.look()["step"]})
        doors = [{"table": over.table, "token": over.token}]
        assert host.ask("POST", "/statistics", {"doors": doors}).json()["games"]
        over.expect(201, "POST", "/rematch")
        assert host.ask("POST", "/import", {"record": whole_record(game)}).status_code == 201
        # A page needs an analysis that is done, which takes longer: test_analysing.py waits for it.
        assert Strict.seen == set(OPERATIONS) - {"analysis_page"} - NOT_AT_TABLES

        watching = Guest(url, host.table).live(since=0)
        assert watching.do(type="ping", id="x")["type"] == "pong"
        assert watching.do(type="say", text="x")["type"] == "refused"
        assert socket.do(type="say", text="Good night.")["type"] == "done"
        frames = socket.frames + watching.frames
        for line in (socket, watching):
            line.close()
    for frame in frames:
        ServerMessage.model_validate_json(frame)
    assert {kind for frame in frames for kind in re.findall('^{"type":"([a-z]+)"', frame)} == {
        "update",
        "done",
        "refused",
        "pong",
    }


def test_real_answers_about_tournaments_and_the_ladder_are_as_described(tmp_path: Path) -> None:
    seen: set[str] = set()

    def check(answer: httpx.Response, path: str) -> httpx.Response:
        operation = SCHEMA.find_operation_by_path(answer.request.method, path)
        assert operation is not None, path
        assert answer.is_success, answer.text
        operation.validate_response(answer)
        seen.add(operation.definition.raw["operationId"])
        return answer

    with house(tmp_path, ratings=True) as url:
        guest = Guest(url)
        key = check(guest.ask("POST", "/ladder", {"name": "Anna"}), "/api/ladder").json()["key"]
        wish = {"game": "overbooking", "name": "Cup", "public": True, "stand_in": "random"}
        opened = check(guest.ask("POST", "/tournaments", wish), "/api/tournaments").json()
        organiser = Organiser(url, opened["id"], opened["organiser"])
        anna = Entrant(url, organiser.id, "Anna").enter()

        def ask(method: str, path: str, body: Any = None) -> httpx.Response:
            answer = organiser.ask(method, path, body)
            return check(answer, f"/api/tournaments/{organiser.id}{path}".partition("?")[0])

        ask("POST", "/enter", {"name": "Bela"})
        ask("POST", "/bots", {"bot": "random", "many": 2})
        ask("POST", "/entrants/2/leave")
        version = ask("POST", "/rounds", {"number": 1}).json()["version"]
        assert ask("GET", f"?known={organiser.look()['version']}").status_code == 204
        assert version
        check(guest.ask("GET", "/tournaments"), "/api/tournaments")
        if anna.sit():
            rate = anna.at_table("POST", "/ladder", {"key": key})
            check(rate, f"/api/tables/{anna.table}/ladder")
            anna.at_table("POST", "/leave")
        until(lambda: len(organiser.look()["rounds"]) > 1)
        if "rate_seat" not in seen and anna.sit():  # three players: one of them had no opponent
            rate = anna.at_table("POST", "/ladder", {"key": key})
            check(rate, f"/api/tables/{anna.table}/ladder")
        ask("GET", "")
        ask("GET", "/table.csv")
        ask("GET", "/records.zip")
        ask("POST", "/end")
        check(guest.ask("GET", "/ladder"), "/api/ladder")
        check(guest.ask("POST", "/ladder/leave", {"key": key}), "/api/ladder/leave")
    assert seen == NOT_AT_TABLES


@pytest.fixture(scope="module")
def open_house(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[httpx.Client, list[Place]]]:
    with (
        house(tmp_path_factory.mktemp("house"), ratings=True, **MANY) as url,
        httpx.Client(base_url=url, timeout=LIMIT) as line,
    ):
        RIVALS[:] = rivals(url)
        yield line, places(url)


REFUSED = {400, 404, 422}
ROUNDS = 6  # only a few tables can be joined or played at, and only a few turns solve a puzzle


@pytest.mark.slow
@pytest.mark.parametrize("name", OPERATIONS)
def test_every_answer_is_as_described_whatever_is_asked(
    name: str, open_house: tuple[httpx.Client, list[Place]]
) -> None:
    line, known = open_house
    operation = SCHEMA.find_operation_by_id(name)
    statuses: set[int] = set()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        # What's drawn must not depend on the current state of the tables, only its use may.
        there = RIVALS if operation.path.startswith("/api/tournaments/") else known
        place = data.draw(st.sampled_from(there))
        mode = data.draw(st.sampled_from(list(GenerationMode)))
        is_sensible, choice = data.draw(st.booleans()), data.draw(st.integers(0, 1000))
        fixed: dict[str, Any] = {"headers": place.headers}
        if "{id}" in operation.path and data.draw(st.integers(0, 9)):
            fixed["path_parameters"] = {"id": place.id}
        case = data.draw(operation.as_strategy(mode, **fixed))
        sensible = wishes(line, name, place)
        if sensible and is_sensible and mode is GenerationMode.POSITIVE:
            for part, value in sensible[choice % len(sensible)].items():
                setattr(case, part, value)
        answer = case.call(str(line.base_url), timeout=LIMIT)
        if answer.status_code != 413:  # before any route sees it
            # Something well formed may still be an unknown game or bot.
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])
        statuses.add(answer.status_code)

    for number in range(ROUNDS):
        seed(number)(ask)()
        if statuses - REFUSED:
            break
    assert statuses - REFUSED  # it was more than the door that answered


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"\\ud800"',
        b"\xff\xfe",
        b'{"record": {"game": "\\ud800", "format": "hotelier/1"}}',
        b'{"record": {"format": "\\ud800"}, "name": "\\ud800"}',
        b'{"name": "\\ud800", "action": "\\ud800", "text": "\\ud800", "game": "\\ud800"}',
        b'{"step": NaN, "seat": Infinity, "bot": 1e999}',
        b'{"step": ' + b"9" * 5000 + b"}",
        b"[" * 50_000,
    ],
    ids=lambda body: repr(body[:20]),
)
def test_a_body_that_is_nonsense_is_refused_by_every_route(
    body: bytes, open_house: tuple[httpx.Client, list[Place]]
) -> None:
    line, known = open_house
    sitting = next(place for place in known if place.words == "a player")
    for path, operations in DESCRIBED["paths"].items():
        if "requestBody" not in operations.get("post", {}):
            continue
        answer = line.post(
            path.format(id=sitting.id, number=2, deal="x", game="austria"),
            content=body,
            headers={**sitting.headers, "Content-Type": "application/json"},
        )
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["code"] in ("unreadable", "mistake")
