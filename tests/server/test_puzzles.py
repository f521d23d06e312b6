"""Puzzles over HTTP: tried, checked, given up; the solution is secret until then."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from hotelier.puzzles.shelf import FILE, shelf
from server.houses import house

GAMES = ("austria", "overbooking")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house")) as address:
        yield address


def asked(url: str, path: str, wish: Any = None) -> httpx.Response:
    place = f"{url}/api/puzzles{path}"
    if wish is None:
        return httpx.get(place, timeout=60)
    return httpx.post(place, json=wish, timeout=120)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_action_by_action_and_judged_only_when_the_turn_is_complete(
    url: str, game: str
) -> None:
    puzzle = min(shelf(game).puzzles.values(), key=lambda each: each.turns)
    at = f"/{game}/{puzzle.id}"
    best = list(puzzle.best)
    assert asked(url, at).json()["you"] == puzzle.seat
    for number in range(len(best) + 1):
        found = asked(url, f"{at}/try", {"actions": best[:number]}).json()
        assert found["held"] == (best[-1] if number == len(best) else None)
        assert (found["undo"] is None) == (number == 0)
        assert "best" not in found
    beyond = asked(url, f"{at}/try", {"actions": [*best, best[-1]]})
    assert beyond.json()["code"] == "illegal"
    solved = asked(url, f"{at}/verdict", {"actions": best}).json()
    assert solved["solved"]
    assert solved["loss"] == 0
    assert solved["second"] == list(puzzle.second)
    assert solved["margin"] == pytest.approx(puzzle.loss, abs=0.01)
    missed = asked(url, f"{at}/verdict", {"actions": list(puzzle.second)}).json()
    assert not missed["solved"]
    assert missed["loss"] == pytest.approx(puzzle.loss, abs=0.011)
    assert missed["best"] == best
    assert missed["second"] == []  # it's the solver's own
    given_up = asked(url, f"{at}/verdict", {"actions": None}).json()
    assert given_up["best"] == best
    assert given_up["own"] == []


def test_a_turn_goes_on_after_luck_that_changes_nothing_for_it(url: str) -> None:
    puzzle = shelf("austria").find("71-577")  # the guest that comes after action 2 changes nothing
    found = asked(url, "/austria/71-577/try", {"actions": list(puzzle.second)})
    assert found.json()["held"] == puzzle.second[-1]


def test_a_turn_is_carried_out_to_its_end_unless_that_reveals_something(url: str) -> None:
    def held(id: str) -> str | None:
        line = list(shelf("austria").find(id).best)
        found = asked(url, f"/austria/{id}/try", {"actions": line, "through": True}).json()
        return str(found["held"]) if found["held"] else None

    assert held("185-398") is None  # it claims a politics card
    assert held("358-427") is None  # so does this one, and the dice for the others are rolled next
    assert held("142-526") == "hire 32"  # a card from the hand


def test_what_completes_a_turn_says_whether_it_ends_or_is_judged_early(url: str) -> None:
    def said(id: str, *actions: str) -> str:
        found = asked(url, f"/austria/{id}/try", {"actions": list(actions)}).json()
        return str(found["confirm"]["message"]["key"])

    # A politics card could still be claimed.
    assert said("249-602", "die 5", "hire 28") == "puzzle-held-open"
    assert said("249-602", "die 5", "stop") == "held-ends-turn"
    # The next turn is the same player's.
    assert said("142-526", "die 5", "hire 32") == "held-ends-turn"


def test_the_list_and_the_position_tell_nothing_of_the_solution(url: str) -> None:
    listed = asked(url, "").json()["puzzles"]
    assert {each["game"] for each in listed} == set(GAMES)
    assert all(set(each) == {"game", "id", "grade", "rating", "theme", "turns"} for each in listed)
    puzzle = next(iter(shelf("overbooking").puzzles.values()))
    table = asked(url, f"/overbooking/{puzzle.id}").json()
    assert not {"best", "second", "why", "record", "steps"} & set(table)


def test_unknown_puzzles_and_incomplete_turns_are_refused_with_a_reason(url: str) -> None:
    assert asked(url, "/austria/0-0").json()["code"] == "no-puzzle"
    assert asked(url, "/chess/1-1").status_code == 404
    puzzle = next(each for each in shelf("austria").puzzles.values() if len(each.best) > 1)
    short = {"actions": list(puzzle.best[:-1])}
    answer = asked(url, f"/austria/{puzzle.id}/verdict", short)
    assert answer.status_code == 422


def test_a_server_without_puzzles_offers_none(tmp_path_factory: pytest.TempPathFactory) -> None:
    with house(tmp_path_factory.mktemp("without"), puzzles=False) as url:
        assert asked(url, "").json()["code"] == "no-puzzle"
        offers = httpx.get(f"{url}/api/offers", timeout=60).json()
        assert [each["puzzles"] for each in offers["games"]] == [0] * len(offers["games"])


def test_the_file_is_in_the_data_folder_of_each_game() -> None:
    from hotelier.core.game import find_game

    assert all((find_game(game).folder() / "data" / FILE).is_file() for game in GAMES)
