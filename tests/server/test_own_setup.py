"""Tables whose host has chosen parts of the setup: everyone knows which, nobody knows what."""

import json
import random
from typing import Any

import httpx
import orjson
import pytest

from hotelier.core.errors import SetupError
from hotelier.server.encoder import encoded
from hotelier.server.http.schemas import Rules
from hotelier.server.http.serializers import in_lobby, state
from hotelier.server.table.opening import rematch
from server.houses import Guest, house, until
from server.shelf import Room
from server.test_ladder import claimed, refused

ROW = [61, 49, 104, 70, 50]
HANDS = {"1": [1, 2, 3, 4, 5, 6], "2": [7, 8, 9, 10, 11, 12]}
TILES = ["3a", "1b"]


def dealt(room: Room) -> list[str]:
    steps = [step for entry in room.shelf.entries for step in entry.body.get("taken", ())]
    return [step if isinstance(step, str) else step[0] for step in steps]


def own(told: Any) -> Any:
    return orjson.loads(encoded(told["setup"]))


def test_it_is_dealt_when_the_last_player_comes_even_after_a_restart() -> None:
    room = Room("austria", setup={"row": ROW, "hands": HANDS})
    room.reload()
    room.fill()
    assert "~row 61 49 104 70 50" in dealt(room)
    assert "~draw 2 7 8 9 10 11 12" in dealt(room)
    assert room.reload().phase == "running"


def test_everyone_is_told_which_parts_it_was_and_nothing_else() -> None:
    room = Room("austria", 3, setup={"row": ROW, "hands": {"3": HANDS["2"]}})
    for seat in (None, 1, 2, 3):
        told = own(state(room.table, seat, frozenset(), 0))
        assert told["parts"] == {"row": [], "hands": [3]}
        assert [each["key"] for each in told["told"]] == ["own-setup-told", "own-setup-known"]
    assert room.shelf.row is not None
    assert own(in_lobby(room.shelf.row)) == told
    assert "104" not in json.dumps(told)
    assert own(in_lobby(Room().shelf.row)) is None  # type: ignore[arg-type]


def test_who_starts_is_the_same_as_the_rule_and_alone_no_own_setup() -> None:
    room = Room("overbooking", setup={"first": 2}, rules=Rules(confirm=True))
    assert room.table.facts.rules == Rules(confirm=True, first=2)
    assert room.table.facts.setup == {}
    assert "~first 2" in dealt(room.fill())
    both = Room("overbooking", setup={"first": 1, "tiles": TILES}, rules=Rules(first=2)).fill()
    assert dealt(both)[:2] == ["~first 1", "~tiles 3a 1b"]


def test_a_rematch_is_dealt_by_chance() -> None:
    room = Room("overbooking", setup={"tiles": TILES}).fill()
    room.play_on(random.Random(1))
    again = rematch(room.table, 1, room.watch)
    assert again.facts.setup == {}


def test_an_impossible_one_opens_no_table() -> None:
    with pytest.raises(SetupError):
        Room("austria", setup={"row": [1]})


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with house(tmp_path_factory.mktemp("house"), ratings=True) as url:
        yield url


def test_the_parts_are_offered_with_names_for_the_options_of_the_table(url: str) -> None:
    guest = Guest(url)
    games = {each["name"]: each for each in guest.ask("GET", "/offers").json()["games"]}
    assert games["overbooking"]["setup"] == ["first", "tiles", "hands"]
    found = guest.ask("GET", "/games/austria/setup?option=players%3D3&option=side%3Dday").json()
    parts = {each["name"]: each for each in found}
    assert list(parts) == ["first", "politics", "emperor", "boards", "row", "hands"]
    assert parts["boards"]["places"] == [["A", "B", "C", "D"]] * 3
    assert (parts["hands"]["seats"], parts["hands"]["secret"]) == (3, True)
    assert len(parts["row"]["pieces"]) == 56
    assert parts["row"]["title"] == {"key": "austria-setup-row", "capital": True}
    usual = guest.ask("GET", "/games/austria/setup").json()
    assert "boards" not in [each["name"] for each in usual]
    assert refused(guest.ask("GET", "/games/chess/setup")) == (404, "no-game")
    wrong = guest.ask("GET", "/games/austria/setup?option=players%3Dmany")
    assert refused(wrong) == (422, "mistake")


def test_a_refusal_names_the_part(url: str) -> None:
    wish = {"game": "austria", "setup": {"hands": {"2": [1, 2, 3]}}}
    answer = Guest(url).ask("POST", "/tables", wish)
    assert (answer.status_code, answer.json()) == (
        422,
        {"code": "mistake", "reason": "Hands.2 needs 6, but has 3.", "part": "hands.2"},
    )


def test_it_does_not_count_for_the_ladder(url: str) -> None:
    key = claimed(url, "Anna")
    host = Guest(url).open_table("overbooking", public=True, setup={"tiles": TILES})
    assert refused(host.at_table("POST", "/ladder", {"key": key})) == (409, "no-ladder")
    only_first = Guest(url).open_table("overbooking", public=True, setup={"first": 2})
    assert only_first.at_table("POST", "/ladder", {"key": key}).status_code == 200


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/deals", {"game": "overbooking"}),
        ("/deals/{deal}/tables", {"name": "Anna", "browser": "b" * 22}),
        ("/tournaments", {"game": "overbooking", "name": "Cup"}),
    ],
)
def test_deals_and_tournaments_have_none(url: str, path: str, wish: dict[str, Any]) -> None:
    deal = Guest(url).ask("GET", "/deals").json()["deals"][0]["id"]
    answer = Guest(url).ask("POST", path.format(deal=deal), {**wish, "setup": {"tiles": TILES}})
    assert answer.status_code == 422
    assert "setup" in answer.json()["reason"]


def test_a_table_of_bots_plays_it_to_the_end(url: str) -> None:
    bot = {"kind": "bot", "bot": "random"}
    host = Guest(url).open_table("austria", bot, bot, setup={"row": ROW, "hands": HANDS})
    until(lambda: host.look()["phase"] == "over")
    record: httpx.Response = host.at_table("GET", "/record")
    steps = record.json()["steps"]
    assert "~row 61 49 104 70 50" in steps
    assert "~draw 1 1 2 3 4 5 6" in steps
