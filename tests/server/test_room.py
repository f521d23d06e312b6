"""How many tables a house has room for, and one address in it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hotelier.server.settings import Settings
from hotelier.server.table.registry import ASLEEP
from server.inside import Inside, Visitor
from server.shelf import Hurried

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def wish(inside: Inside, *seats: dict[str, str]) -> tuple[int, Any]:
    """Whether somebody gets a table, and what is said."""
    answer = await Visitor(inside).ask(
        "POST", "/tables", {"game": "overbooking", "seats": list(seats)}
    )
    return answer.status_code, answer.json()


async def test_a_full_house_says_so_and_has_room_again_when_games_have_long_rested(
    tmp_path: Path,
) -> None:
    async with Inside(tmp_path, max_tables=1) as inside:
        inside.house.tables.watch = watch = Hurried()
        status, first = await wish(inside, ME, BOT)
        assert status == 201
        status, refused = await wish(inside, ME, BOT)
        assert (status, refused["code"]) == (503, "house-full")
        watch.ahead = ASLEEP - 60
        assert (await wish(inside, ME, BOT))[0] == 503
        watch.ahead = ASLEEP + 60
        assert (await wish(inside, ME, BOT))[0] == 201
        resting = Visitor(inside, first["table"], first["key"])
        resting.token = first["token"]
        assert (await resting.at_table("GET"))["phase"] == "running"


async def test_one_address_opens_only_so_many_tables_that_do_not_begin(tmp_path: Path) -> None:
    async with Inside(tmp_path, max_open_tables_each=2) as inside:
        for _ in range(5):  # those that begin at once are not counted
            assert (await wish(inside, ME, BOT))[0] == 201
        host = Visitor(inside)
        await host.open_table("overbooking", seats=[ME, OPEN])
        assert (await wish(inside, ME, OPEN))[0] == 201
        status, refused = await wish(inside, ME, OPEN)
        assert (status, refused["code"]) == (429, "too-many-tables")
        await Visitor(inside).join(host, "Ben")
        assert (await wish(inside, ME, OPEN))[0] == 201
        assert len(inside.house.tables.openers) == 2


async def test_a_table_that_could_not_be_kept_does_not_count(tmp_path: Path) -> None:
    address = Settings(data_dir=tmp_path).database_url
    async with Inside(tmp_path, max_open_tables_each=1) as inside:
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as database:
            database.execute(
                "CREATE TRIGGER no BEFORE INSERT ON tables BEGIN INSERT INTO gone VALUES (1); END"
            )
            assert (await wish(inside, ME, OPEN))[0] == 507
            database.execute("DROP TRIGGER no")
        assert (await wish(inside, ME, OPEN))[0] == 201
