"""Updates never lock a table: what an older version wrote opens, looks the same and continues.

`tests/fixtures/databases` holds a database of every released version, and what must be seen again.
"""

import gzip
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, Visitor
from server.shelf import HandWatch

FIXTURES = Path(__file__).parents[1] / "fixtures" / "databases"
VERSIONS = sorted(
    (each.name.removesuffix(".sqlite.gz") for each in FIXTURES.glob("*.sqlite.gz")),
    key=lambda version: [int(part) for part in version.split(".")],
)
ACTIONS = 15  # for continuing a table

pytestmark = pytest.mark.anyio


def expected(version: str) -> Any:
    return json.loads((FIXTURES / f"{version}.json").read_text(encoding="utf-8"))


def unpacked(version: str, folder: Path) -> Path:
    path = folder / "house.db"
    path.write_bytes(gzip.decompress((FIXTURES / f"{version}.sqlite.gz").read_bytes()))
    return path


@pytest.fixture
def opened(tmp_path: Path) -> Inside:
    unpacked(VERSIONS[-1], tmp_path)
    return at_the_time(VERSIONS[-1], tmp_path)


def at_the_time(version: str, folder: Path) -> Inside:
    """The server with an old database, at the moment it was written."""
    watch = HandWatch()
    watch.calendar = expected(version)["written"]
    inside = Inside(folder)
    inside.house.tables.watch = watch
    return inside


def guest(inside: Inside, table: Any, seat: int | None) -> Visitor:
    visitor = Visitor(inside, table["id"], table["key"])
    visitor.token = None if seat is None else table["tokens"][str(seat)]
    visitor.seat = seat
    return visitor


async def asked(inside: Inside, table: Any, seat: int | None, path: str = "") -> Any:
    answer = await guest(inside, table, seat).ask("GET", f"/tables/{table['id']}{path}")
    assert answer.status_code == 200, (table["name"], answer.text)
    return answer.json()


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_old_table_opens_and_shows_the_same(version: str, tmp_path: Path) -> None:
    unpacked(version, tmp_path)
    async with at_the_time(version, tmp_path) as inside:
        for table in expected(version)["tables"]:
            state = await asked(inside, table, table["seen_by"])
            name = table["name"]
            for fact in ("phase", "step", "held"):
                assert state[fact] == table[fact], (name, fact)
            # Later versions may let you take back more.
            assert state["undo"] is not None or not table["undoable"], name
            if state["view"] is None:
                continue
            view = state["view"]
            for fact in ("actor", "decision"):
                assert view[fact] == table[fact], (name, fact)
            assert sorted(view["legal"]) == table["legal"], name
            assert view["scores"] == table["scores"], name


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_old_table_goes_on(version: str, tmp_path: Path) -> None:
    unpacked(version, tmp_path)
    rng = random.Random(1)
    async with at_the_time(version, tmp_path) as inside:
        for table in expected(version)["tables"]:
            if table["phase"] != "running":
                continue
            for _ in range(ACTIONS):
                board = (
                    inside.table(table["id"]) if table["id"] in inside.house.tables.places else None
                )
                actor = table["actor"] if board is None else board.actor
                if actor is None or str(actor) not in table["tokens"]:
                    break
                visitor = guest(inside, table, actor)
                state = await visitor.at_table("GET")
                if state["held"]:
                    path, body = "confirm", {"step": state["step"]}
                else:
                    legal = state["view"]["legal"]
                    path, body = "play", {"action": rng.choice(legal), "step": state["step"]}
                answer = await visitor.ask("POST", f"/tables/{table['id']}/{path}", body)
                assert answer.status_code == 200, (table["name"], answer.text)


async def test_a_record_of_an_old_table_keeps_the_rules_it_was_played_by(tmp_path: Path) -> None:
    oldest = VERSIONS[0]  # from before any rule changed
    unpacked(oldest, tmp_path)
    async with at_the_time(oldest, tmp_path) as inside:
        over = [each for each in expected(oldest)["tables"] if each["phase"] == "over"]
        for table in over[:4]:
            record = await asked(inside, table, table["seen_by"], "/record")
            assert record["result"]["scores"] == table["scores"]
            assert record["rules"] == "1"


async def test_any_step_of_an_old_game_can_be_seen(opened: Inside) -> None:
    async with opened as inside:
        table = next(each for each in expected(VERSIONS[-1])["tables"] if each["phase"] == "over")
        for step in (1, table["step"] // 2, table["step"]):
            moment = await asked(inside, table, table["seen_by"], f"/at/{step}")
            assert (moment["step"], moment["steps"]) == (step, table["step"])


def spoiled(path: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as database:
        assert database.execute(statement, values).rowcount == 1
        database.commit()


def running(version: str, name: str = "austria-2-turn") -> Any:
    tables = expected(version)["tables"]
    return next(each for each in tables if each["name"] == name)


@pytest.mark.parametrize("name", ["austria-2-turn", "overbooking-2-nobles"])
async def test_a_snapshot_from_the_future_is_left_aside(name: str, tmp_path: Path) -> None:
    path, table = unpacked(VERSIONS[-1], tmp_path), running(VERSIONS[-1], name)
    last = "SELECT max(entry) FROM snapshots WHERE table_id = ?"
    future = json.dumps({"game": table["game"], "version": "from the future"})
    spoiled(
        path,
        f"UPDATE snapshots SET position = ? WHERE table_id = ? AND entry = ({last})",
        future,
        table["id"],
        table["id"],
    )
    async with at_the_time(VERSIONS[-1], tmp_path) as inside:
        state = await asked(inside, table, table["seen_by"])
    assert sorted(state["view"]["legal"]) == table["legal"]


async def test_a_journal_with_a_broken_step_says_so_and_loses_nothing(tmp_path: Path) -> None:
    path, table = unpacked(VERSIONS[-1], tmp_path), running(VERSIONS[-1])
    with closing(sqlite3.connect(path)) as database:
        number, body = database.execute(
            "SELECT number, body FROM entries WHERE table_id = ? AND body LIKE '%moved%' "
            "ORDER BY number DESC",
            (table["id"],),
        ).fetchone()
    told = json.loads(body)
    told["taken"][0] = "fly to the moon"
    spoiled(
        path,
        "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?",
        json.dumps(told),
        table["id"],
        number,
    )
    async with at_the_time(VERSIONS[-1], tmp_path) as inside:
        visitor = guest(inside, table, table["seen_by"])
        answer = await visitor.ask("GET", f"/tables/{table['id']}")
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        assert str(number) in answer.json()["reason"]
        other = next(e for e in expected(VERSIONS[-1])["tables"] if e["name"] == "austria-3-draft")
        assert (await asked(inside, other, 2))["step"] == other["step"]
    with closing(sqlite3.connect(path)) as database:
        kept = database.execute(
            "SELECT count(*) FROM entries WHERE table_id = ?", (table["id"],)
        ).fetchone()
    assert kept == (table["entries"],)


async def test_a_table_from_the_future_asks_for_an_update(tmp_path: Path) -> None:
    path, table = unpacked(VERSIONS[-1], tmp_path), running(VERSIONS[-1])
    spoiled(
        path,
        "UPDATE tables SET facts = json_set(facts, '$.flying', 1) WHERE id = ?",
        table["id"],
    )
    async with at_the_time(VERSIONS[-1], tmp_path) as inside:
        answer = await guest(inside, table, 1).ask("GET", f"/tables/{table['id']}")
    assert (answer.status_code, answer.json()["code"]) == (503, "newer")
