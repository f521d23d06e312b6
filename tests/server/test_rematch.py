"""Rematches: the asker is there, and nobody else is brought along."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.houses import Guest, house, until

RULES = {"absent": "bot", "stand_in": "random"}


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with house(tmp_path) as address:
        yield address


def two_who_left(url: str) -> tuple[Guest, Guest]:
    """Two people at a table whose game was finished by their stand-ins."""
    host = Guest(url).open_table("overbooking", rules=RULES)
    guest = Guest(url).join(host, "Bela")
    for each in (host, guest):
        assert each.at_table("POST", "/leave").status_code == 200
    until(lambda: host.look()["phase"] == "over")
    return host, guest


def again(guest: Guest) -> Guest:
    """Ask for a rematch, and be there."""
    answer = guest.at_table("POST", "/rematch")
    return Guest(guest.url, token=guest.token).seated(answer)


def test_everybody_who_asks_sits_one_seat_on_with_the_same_token(url: str) -> None:
    host, guest = two_who_left(url)
    for each in (host, guest):
        each.at_table("POST", "/return")
    first, second = again(host), again(guest)
    assert (first.table, first.seat, second.seat) == (second.table, 2, 1)
    assert [seat["name"] for seat in second.look()["seats"]] == ["Bela", "Host"]
    assert second.look()["phase"] == "running"


def test_who_left_and_asks_for_a_rematch_is_back(url: str) -> None:
    host, _ = two_who_left(url)
    new = again(host)
    assert new.seat == 2
    assert [seat["kind"] for seat in new.look()["seats"]] == ["open", "person"]


def test_who_was_away_then_gets_the_way_to_the_new_table(url: str) -> None:
    host, guest = two_who_left(url)
    new = again(host)
    late = again(guest)
    assert (late.table, late.key, late.seat) == (new.table, new.key, None)
    Guest(url).join(late, "Bela")
    assert new.look()["phase"] == "running"


def test_a_rematch_that_is_refused_brings_nobody_back(url: str) -> None:
    host = Guest(url).open_table("overbooking")
    Guest(url).join(host, "Bela")
    host.at_table("POST", "/leave")
    answer = host.at_table("POST", "/rematch")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    assert host.look()["seats"][0]["absent"]
