"""How many tables a server has room for, in total and per address."""

import asyncio
import gc
import sqlite3
import weakref
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hotelier.server.settings import Settings
from server.houses import LIMIT
from server.inside import Inside, Visitor
from server.shelf import Hurried
from server.tables import whole_record

pytestmark = pytest.mark.anyio

HOURS = Settings().sleep_hours
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def wish(inside: Inside, *seats: dict[str, str]) -> tuple[int, Any]:
    """Whether someone gets a table, and the answer."""
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
        watch.ahead = HOURS * 3600 - 60
        assert (await wish(inside, ME, BOT))[0] == 503
        watch.ahead = HOURS * 3600 + 60
        assert (await wish(inside, ME, BOT))[0] == 201
        resting = Visitor(inside, first["table"], first["key"])
        resting.token = first["token"]
        assert (await resting.at_table("GET"))["phase"] == "running"


async def test_one_address_opens_only_so_many_tables_that_do_not_begin(tmp_path: Path) -> None:
    async with Inside(tmp_path, max_open_tables_each=2) as inside:
        for _ in range(5):  # those that start right away aren't counted
            assert (await wish(inside, ME, BOT))[0] == 201
        host = Visitor(inside)
        await host.open_table("overbooking", seats=[ME, OPEN])
        assert (await wish(inside, ME, OPEN))[0] == 201
        status, refused = await wish(inside, ME, OPEN)
        assert (status, refused["code"]) == (429, "too-many-tables")
        await Visitor(inside).join(host, "Ben")
        assert (await wish(inside, ME, OPEN))[0] == 201


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


async def test_running_games_count_for_whoever_opened_them_until_they_sleep(
    tmp_path: Path,
) -> None:
    async with Inside(tmp_path, max_tables_each=2) as inside:
        inside.house.tables.watch = watch = Hurried()
        assert (await wish(inside, ME, BOT))[0] == 201
        assert (await wish(inside, ME, OPEN))[0] == 201
        status, refused = await wish(inside, ME, BOT)
        assert (status, refused["code"]) == (429, "too-many-tables")
        other = Visitor(inside, address="192.0.2.9")
        await other.open_table("overbooking", seats=[ME, BOT])
        watch.ahead = HOURS * 3600 + 60
        inside.house.tables.forget_idle()
        assert (await wish(inside, ME, BOT))[0] == 201


async def test_a_sleeping_table_costs_nothing_but_disk(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        tables = inside.house.tables
        tables.watch = watch = Hurried()
        me = Visitor(inside)
        await me.open_table("overbooking", seats=[ME, OPEN])
        await Visitor(inside).join(me, "Ben")
        table = weakref.ref(inside.table(me.id))
        assert held_by_name(me.id)
        watch.ahead = HOURS * 3600 + 60
        async with asyncio.timeout(LIMIT):
            while tables.places or table() is not None:
                await asyncio.sleep(
                    0.2
                )  # it's forgotten by itself, once it hasn't been used for minutes
                watch.ahead += 60
                gc.collect()
        assert held_by_name(me.id) == []
        assert (await me.at_table("GET"))["phase"] == "running"


def held_by_name(id: str) -> list[Any]:
    """Everything in memory that lists a table, of which nothing else may be left."""
    # By its type: asking a weak proxy whether it's a dictionary fails if it points to nothing.
    return [each for each in gc.get_objects() if issubclass(type(each), dict | set) and id in each]


async def test_a_restart_makes_room_for_nobody(tmp_path: Path) -> None:
    """Tables and seats still count, and who was removed stays away."""
    greedy, troll = "192.0.2.66", "192.0.2.67"
    limits = {"max_tables_each": 2, "max_seats_each": 2}
    three = {"players": 3}
    async with Inside(tmp_path, **limits) as inside:
        hosts = [Visitor(inside, address=f"192.0.2.{number}") for number in range(3)]
        for host in hosts:
            await host.open_table("overbooking", public=True, options=three)
        for host in hosts[:2]:
            await Visitor(inside, address=greedy).join(host, "Eva")
        eva = Visitor(inside, address=troll)
        await eva.join(hosts[2], "Eva")
        await hosts[2].at_table("POST", f"/seats/{eva.seat}/kick")
        opener = Visitor(inside, address="192.0.2.9")
        await opener.open_table("overbooking", seats=[ME, BOT])
        await opener.open_table("overbooking", public=True, options=three)
    async with Inside(tmp_path, **limits) as inside:

        async def join(address: str) -> Any:
            body = {"name": "Eva"}
            guest = Visitor(inside, address=address)
            return (await guest.ask("POST", f"/tables/{hosts[2].id}/join", body)).json()

        assert (await join(greedy))["code"] == "too-many-seats"
        assert (await join(troll))["code"] == "kicked"
        body = {"game": "overbooking", "seats": [ME, BOT]}
        again = Visitor(inside, address="192.0.2.9")
        assert (await again.ask("POST", "/tables", body)).json()["code"] == "too-many-tables"
        assert (await join("192.0.2.9"))["seat"] is not None


async def test_a_game_that_is_over_counts_for_nobody(tmp_path: Path) -> None:
    async with Inside(tmp_path, max_tables_each=1) as inside:
        record = whole_record("overbooking")
        for _ in range(3):
            answer = await Visitor(inside).ask("POST", "/import", {"record": record})
            assert answer.status_code == 201


async def test_one_address_holds_only_so_many_seats_at_public_tables(tmp_path: Path) -> None:
    async with Inside(tmp_path, max_seats_each=2) as inside:
        hosts = [Visitor(inside, address=f"192.0.2.{number}") for number in range(3)]
        for host in hosts:
            await host.open_table("overbooking", public=True, options={"players": 3})
        greedy = [Visitor(inside, address="192.0.2.66") for _ in hosts]
        await greedy[0].join(hosts[0], "Eva")
        await greedy[1].join(hosts[1], "Eva")
        body = {"name": "Eva"}
        answer = await greedy[2].ask("POST", f"/tables/{hosts[2].id}/join", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-seats")
        await Visitor(inside).join(hosts[2], "somebody else")
        # A seat that its player has left doesn't count any more.
        assert (await greedy[0].ask("POST", f"/tables/{hosts[0].id}/leave")).status_code == 200
        await greedy[2].join(hosts[2], "Eva")
