"""Limits on every change, a server that says what's wrong, and private files."""

import asyncio
import os
import stat
import threading
import time
from pathlib import Path

import pytest

from hotelier.core.errors import OptionError
from hotelier.core.names import columns
from hotelier.server.http.rates import Kind, Rates
from hotelier.server.settings import Settings
from hotelier.server.store.database import READERS
from hotelier.server.store.rows import StoreError
from hotelier.server.store.store import Store
from hotelier.server.table.names import check_name
from server.changes import held
from server.houses import LIMIT
from server.inside import Inside, Visitor
from server.tables import BODIES

pytestmark = pytest.mark.anyio


async def test_every_route_that_changes_something_has_a_limit_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path, ratings=True) as inside:
        told = (await inside.http.get("/api/openapi.json")).json()
        host = Visitor(inside)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        await host.open_table("overbooking", seats=seats)
        deal = (await host.ask("POST", "/deals", BODIES["make_deal"])).json()["id"]
        cup = (await host.ask("POST", "/tournaments", BODIES["open_tournament"])).json()
        puzzle = (await host.ask("GET", "/puzzles")).json()["puzzles"][0]
        host.headers["X-Organiser-Key"] = cup["organiser"]
        ids = {"tables": host.id, "tournaments": cup["id"], "puzzles": puzzle["id"]}
        counted: list[Kind] = []
        monkeypatch.setattr(Rates, "take", lambda self, kind, address: counted.append(kind))
        free = set()
        for path, operations in told["paths"].items():
            if "post" not in operations:
                continue
            counted.clear()
            there = path.removeprefix("/api").format(
                id=ids.get(path.split("/")[2]), number=2, deal=deal, game=puzzle["game"]
            )
            name = operations["post"]["operationId"]
            await host.ask("POST", there, BODIES.get(name))
            if set(counted) <= {"requests"}:
                free.add(name)
        # Games in progress aren't analysed, and a refused hint costs nothing.
        assert free <= {"hint", "begin_analysis"}


async def test_a_house_that_can_write_read_and_think_is_ready(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        answer = await inside.http.get("/api/ready")
        assert answer.status_code == 200
        assert answer.json() == {"status": "ready"}


async def test_a_house_that_cannot_write_says_so_and_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside:
        monkeypatch.setattr("hotelier.server.readiness.PATIENCE", 0.5)
        await inside.house.workers.work_out(os.getpid)
        with held(Settings(data_dir=tmp_path).database_url):
            answer = await inside.http.get("/api/ready")
            assert answer.status_code == 503
            assert answer.json()["code"] == "not-ready"
            assert answer.json()["reason"].startswith("The server isn’t ready: writer: no answer")
            assert "readers" not in answer.json()["reason"]
            assert (await inside.http.get("/api/health")).status_code == 200


async def test_a_house_that_cannot_read_says_so_and_is_ready_again_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside:
        monkeypatch.setattr("hotelier.server.readiness.PATIENCE", 0.5)
        await inside.house.workers.work_out(os.getpid)
        readers, hang = inside.house.store._readers, threading.Event()
        assert readers is not None
        hanging = [readers.submit(hang.wait, 30) for _ in range(READERS)]
        answer = await inside.http.get("/api/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
        assert answer.json()["reason"].startswith("The server isn’t ready: readers: no answer")
        assert not any(each.done() for each in hanging)
        hang.set()
        monkeypatch.undo()
        inside.house.readiness._at = float("-inf")  # it may try again right away
        assert (await inside.http.get("/api/ready")).json() == {"status": "ready"}


async def test_a_house_whose_workers_do_not_answer_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside:
        monkeypatch.setattr("hotelier.server.readiness.PATIENCE", 0.3)
        asleep = asyncio.ensure_future(inside.house.workers.work_out(time.sleep, LIMIT))
        answer = await inside.http.get("/api/ready")
        assert answer.status_code == 503
        assert answer.json()["code"] == "not-ready"
        assert answer.json()["reason"].startswith("The server isn’t ready: worker: no answer")
        asleep.cancel()


async def test_readiness_is_tried_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside:
        tries = 0
        write = inside.house.store.try_writing

        async def counted() -> None:
            nonlocal tries
            tries += 1
            await write()

        inside.house.readiness._tries["writer"] = counted
        await asyncio.gather(*(inside.http.get("/api/ready") for _ in range(10)))
        assert tries == 1


def test_a_database_and_its_folder_are_private_to_their_owner(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    before = os.umask(0o000)
    try:
        store = Store(f"sqlite:///{folder / 'house.db'}")
        store.open()
        rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert set(rights) >= {"house.db", "house.db-wal", "house.db-shm", "house.db.lock"}
    assert set(rights.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_database_that_anybody_could_read_becomes_private(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    for _ in range(2):
        store = Store(f"sqlite:///{file}")
        store.open()
        store.close()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        file.chmod(0o644)


def test_a_database_behind_a_link_has_one_lock(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link, file = tmp_path / "link.db", tmp_path / "elsewhere" / "house.db"
    first = Store(f"sqlite:///{file}")
    first.open()
    link.symlink_to(file)
    with pytest.raises(StoreError, match="in use by another hotelier server"):
        Store(f"sqlite:///{link}").open()
    first.close()
    again = Store(f"sqlite:///{link}")
    again.open()
    with pytest.raises(StoreError):
        Store(f"sqlite:///{file}").open()
    again.close()


async def test_the_key_of_a_table_is_kept_nowhere(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        host, friend = Visitor(inside), Visitor(inside)
        await host.open_table("overbooking")
        await friend.join(host, "Ben")
        assert host.key
        assert friend.key == host.key  # the client sent it, so it gets it back
        stranger = Visitor(inside, host.id, "wrong")
        assert (await stranger.at_table("GET"))["code"] == "no-table"
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert host.id.encode() in kept
    assert host.key.encode() not in kept


@pytest.mark.parametrize("name", ["\ue000", "a\U000f0000", "\u0378", "x\U000e0080y"])
def test_signs_without_a_meaning_are_no_name(name: str) -> None:
    with pytest.raises(OptionError):
        check_name(name)


@pytest.mark.parametrize("name", ["שרה", "ليلى", "Anna ليلى"])
def test_a_name_from_right_to_left_leaves_the_words_around_it_alone(name: str) -> None:
    kept = check_name(name)
    assert kept == f"\u2068{name}\u2069"
    assert columns(kept) == columns(name)
    assert check_name(kept) == kept


def test_any_other_name_is_kept_as_it_is() -> None:
    assert check_name("Zoë Łukasz") == "Zoë Łukasz"


@pytest.mark.parametrize(("proxies", "warned"), [((), True), (("127.0.0.1",), False)])
async def test_a_proxy_that_was_not_named_is_noticed(
    tmp_path: Path, proxies: tuple[str, ...], warned: bool
) -> None:
    async with Inside(tmp_path, proxies=proxies) as inside:
        told = (await inside.http.get("/api/addresses")).json()
        assert told["unknown_proxy"] is False
        headers = {"X-Forwarded-For": "192.0.2.1"}
        told = (await inside.http.get("/api/addresses", headers=headers)).json()
        assert told["unknown_proxy"] is warned


async def test_a_process_that_is_behind_knows_that_a_game_is_over(
    tmp_path: Path, postgres_url: str
) -> None:
    async with (
        Inside(tmp_path, database=postgres_url) as first,
        Inside(tmp_path, database=postgres_url) as second,
    ):
        second.house.neighbours.heard = lambda id: None
        host, ben = Visitor(first), Visitor(first)
        await host.open_table("overbooking", options={"players": 2})
        await ben.join(host, "Ben")
        behind = Visitor(second, host.id, host.key)
        behind.token = host.token
        second.house.tables.places.clear()  # it gets no more notifications
        assert (await behind.at_table("GET"))["phase"] == "running"
        async with first.house.tables.at(host.id) as place:
            table = await first.house.tables.table(place)
            while table.phase == "running":
                assert table.actor is not None
                assert table.board is not None
                table.play(table.actor, [table.board.match.legal[0]], table.step)
            await first.house.tables.keep_or_forget(place)
        assert second.table(host.id).phase == "running"  # as far as it knows
        play = {"action": "end", "step": 0}
        told = await behind.at_table("GET", "/record")
        assert told["result"] is not None
        answer = await behind.ask("POST", f"/tables/{host.id}/play", play)
        assert answer.json()["code"] == "over"
        again = await behind.ask("POST", f"/tables/{host.id}/rematch")
        assert again.status_code == 201
