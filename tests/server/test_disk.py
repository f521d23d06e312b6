"""The disk fails, or someone touches the server's files: it says so, and loses nothing."""

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from hotelier.core.errors import HotelierError
from hotelier.server.settings import DATABASE_FILE
from server.houses import Guest, until
from server.lives import Life, life

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def born(tmp_path: Path) -> Iterator[Life]:
    """A running server."""
    with life(tmp_path) as house:
        yield house


def pair(url: str, **wish: Any) -> list[Guest]:
    """Two people at a table whose game has started."""
    host = Guest(url).open_table("austria", ME, OPEN, **wish)
    return [host, Guest(url).join(host, "Ben")]


def play_until_refused(guests: list[Guest]) -> tuple[Guest, dict[str, Any], httpx.Response]:
    """Play at random until something isn't saved: by whom, the request, and the answer."""
    chooser = random.Random(3)
    while True:
        actor = guests[guests[0].look()["view"]["actor"] - 1]
        state = actor.look()
        wish = {"action": chooser.choice(state["view"]["legal"]), "step": state["step"]}
        answer = actor.at_table("POST", "/play", wish)
        if answer.status_code != 200:
            return actor, wish, answer


def test_on_a_full_disk_a_move_is_refused_the_game_stays_and_goes_on_when_there_is_room(
    born: Life,
) -> None:
    guests = pair(born.url)
    spectator = Guest(born.url, guests[0].table, guests[0].key)
    page = spectator.live(since=0)
    born.fill_disk(200_000)
    actor, wish, refused = play_until_refused(guests)
    assert refused.status_code == 507
    assert refused.json() == {
        "code": "not-kept",
        "reason": "The disk can’t be read or written: the change wasn’t saved.",
    }
    before = [guest.look() for guest in guests]
    assert before[0]["step"] == wish["step"]
    with closing(actor.live()) as own:
        by_socket = own.do(type="play", **wish)
    assert (by_socket["type"], by_socket["code"]) == ("refused", "not-kept")
    assert Guest(born.url).ask("POST", "/tables", {"game": "austria"}).status_code == 507
    assert [guest.look()["view"] for guest in guests] == [state["view"] for state in before]
    assert spectator.ask("GET", "/health").json()["status"] == "ok"
    assert spectator.ask("GET", "/tables").status_code == 200

    born.fill_disk()
    done = actor.at_table("POST", "/play", wish)
    assert done.status_code == 200, done.text
    assert done.json()["cursor"] == before[0]["cursor"] + 1
    while page.state is None or page.state["cursor"] < done.json()["cursor"]:
        page.read()
    page.close()
    assert [each["number"] for each in page.entries] == [*range(1, done.json()["cursor"] + 1)]
    assert "Traceback" not in born.log.read_text()


def test_a_house_that_fell_on_a_full_disk_opens_with_everything_it_acknowledged(
    born: Life, tmp_path: Path
) -> None:
    guests = pair(born.url)
    born.fill_disk(200_000)
    actor, wish, _ = play_until_refused(guests)
    before = actor.look()
    born.kill()
    with life(tmp_path) as again:
        back = Guest(again.url, actor.table, actor.key, actor.token)
        assert back.look()["view"] == before["view"]
        assert back.at_table("POST", "/play", wish).status_code == 200


def test_a_bot_whose_move_was_not_kept_moves_when_there_is_room(born: Life) -> None:
    bot = {"kind": "bot", "bot": "random"}
    opened = Guest(born.url).open_table("overbooking", bot, bot)
    born.fill_disk(200_000)
    until(lambda: "will be asked again: the disk can’t be read or written" in born.log.read_text())
    born.fill_disk()
    until(lambda: opened.look()["phase"] == "over")
    assert "Traceback" not in born.log.read_text()


@pytest.mark.parametrize("replaced", [False, True])
def test_a_database_that_is_taken_away_is_noticed_before_anything_is_lost_in_it(
    replaced: bool, born: Life, tmp_path: Path
) -> None:
    guests = pair(born.url)
    database = tmp_path / DATABASE_FILE
    aside = tmp_path / "aside"
    if replaced:
        shutil.copy(database, aside)
        aside.replace(database)
    else:
        database.rename(aside)
    refused = guests[0].at_table("POST", "/say", {"text": "Is anybody there?"})
    assert refused.status_code == 507
    assert refused.json()["reason"] == (
        "The database file was deleted or replaced while the server was running: "
        "the change wasn’t saved."
    )
    assert guests[0].ask("GET", "/health").status_code == 200
    if not replaced:
        aside.rename(database)
        assert guests[0].at_table("POST", "/say", {"text": "Ah!"}).status_code == 200


def refusal(folder: Path) -> str:
    """Why a server doesn't start."""
    with life(folder) as house, pytest.raises(HotelierError) as refused:
        _ = house.url
    assert "Traceback" not in house.log.read_text()
    return str(refused.value)


def test_a_folder_that_another_house_serves_is_refused_and_left_alone(
    born: Life, tmp_path: Path
) -> None:
    guests = pair(born.url)
    assert refusal(tmp_path) == (
        f"{tmp_path / DATABASE_FILE} is in use by another hotelier server; several servers need "
        "PostgreSQL"
    )
    assert guests[0].at_table("POST", "/say", {"text": "Still here"}).status_code == 200


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / DATABASE_FILE
    garbage = random.Random(1).randbytes(40_000)
    database.write_bytes(garbage)
    assert refusal(tmp_path) == f"{database}: the file isn’t a database"
    assert database.read_bytes() == garbage


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / DATABASE_FILE
    with sqlite3.connect(database) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = database.read_bytes()
    assert "tables of another program" in refusal(tmp_path)
    assert database.read_bytes()[100:] == before[100:]


def test_a_disk_without_room_for_the_first_page_is_said(tmp_path: Path) -> None:
    with life(tmp_path, disk=1) as house, pytest.raises(HotelierError) as refused:
        _ = house.url
    assert str(refused.value) == f"{tmp_path / DATABASE_FILE}: the disk can’t be read or written"
    with life(tmp_path) as house:
        assert Guest(house.url).ask("GET", "/tables").json()["tables"] == []
