"""What the store promises, in SQLite and in PostgreSQL alike."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import psycopg
import pytest
from sqlalchemy import Connection, Engine, event

from hotelier.server.store import writer
from hotelier.server.store.rows import Change, Conflict, Key, Row, Snapshot, StoreError
from hotelier.server.store.store import Store
from server.changes import change, counted_commits, entry, held, row
from server.houses import LIMIT

pytestmark = pytest.mark.anyio


async def outcomes(store: Store, *changes: Change) -> list[type[BaseException] | None]:
    """The results of simultaneous changes."""
    ended = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
    return [None if each is None else type(each) for each in ended]


async def piled_up(store: Store, url: str, *changes: Change) -> list[type[BaseException] | None]:
    """The results of changes that waited together: one goes first, the others are one group."""
    with held(url):
        ahead = asyncio.create_task(store.write(change("ahead")))
        await asyncio.sleep(0)
        behind = asyncio.create_task(outcomes(store, *changes))
        await asyncio.sleep(0)  # now each has a task,
        await asyncio.sleep(0)  # and now each is given
    await ahead
    return await behind


async def test_what_is_written_is_read_back_as_it_was(store: Store) -> None:
    written = Change(
        row=row("t", due=1234.567890123, public=False, facts={"ä": [1.5, None, {"x": 2**53}]}),
        entries=(entry(1, "a “quoted” ☕ \x00 line\n"), entry(2)),
        snapshots=(Snapshot(steps=0, entry=0, position={"cards": [1, 2]}),),
        new_keys=(Key("d1", 1), Key("d2", 2, expires=99.5)),
    )
    await store.write(written)
    loaded = await store.load("t")
    assert loaded is not None
    assert loaded.row == written.row
    assert loaded.entries == written.entries
    assert loaded.snapshot == written.snapshots[0]
    assert loaded.keys == written.new_keys


async def test_what_changes_after_it_was_given_is_not_written(store: Store) -> None:
    facts = {"seats": 2}
    waiting = asyncio.create_task(store.write(Change(row("t", facts=facts))))
    await asyncio.sleep(0)
    facts["seats"] = 3
    await waiting
    loaded = await store.load("t")
    assert loaded is not None
    assert loaded.row.facts == {"seats": 2}


async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert await store.load("nowhere") is None
    assert await store.entries("nowhere", 0, 10) == ()
    assert await store.snapshot_before("nowhere", 10) is None
    assert await store.by_key("nothing") == []


@pytest.mark.parametrize("version", [1, 2, 4])
async def test_a_change_of_another_version_is_refused_and_leaves_nothing(
    store: Store, version: int
) -> None:
    await store.write(change("t", 1, new_keys=(Key("kept", 1),)))
    await store.write(change("t", 2))
    before = await store.load("t")
    stray = Change(
        row=row("t", version, facts={"stray": True}),
        entries=(entry(7),),
        snapshots=(Snapshot(7, 7, {}),),
        new_keys=(Key("stray", 2),),
        lost_keys=("kept",),
    )
    with pytest.raises(Conflict):
        await store.write(stray)
    assert await store.load("t") == before
    assert await store.by_key("stray") == []


async def test_an_entry_that_is_there_already_leaves_nothing_of_its_change(store: Store) -> None:
    await store.write(change("t", 1))
    before = await store.load("t")
    with pytest.raises(Conflict):
        await store.write(Change(row("t", 2), (entry(2), entry(1)), new_keys=(Key("d", 1),)))
    assert await store.load("t") == before


async def test_changes_that_wait_together_are_committed_together(
    store: Store, store_url: str
) -> None:
    with counted_commits() as commits:
        ended = await piled_up(store, store_url, *[change(f"t{n}") for n in range(50)])
    assert ended == [None] * 50
    assert len(commits) < 6
    assert await store.count(("running",)) == 51


async def test_a_conflict_leaves_the_others_of_its_group_alone(
    store: Store, store_url: str
) -> None:
    await store.write(change("t"))
    group = [change("a"), change("t", 5), change("b"), change("t", 2)]
    with counted_commits() as commits:
        assert await piled_up(store, store_url, *group) == [None, Conflict, None, None]
    assert len(commits) < 4
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.row.version, [each.number for each in loaded.entries]) == (2, [1, 2])


async def test_a_table_made_twice_leaves_the_others_of_its_group_alone(
    store: Store, store_url: str
) -> None:
    group = [change("a"), change("t"), change("t"), change("b")]
    assert await piled_up(store, store_url, *group) == [None, None, Conflict, None]
    assert await store.count(("running",)) == 4


async def test_changes_of_one_table_in_one_group_are_written_in_order(
    store: Store, store_url: str
) -> None:
    group = [
        change("t", 1, new_keys=(Key("first", 1),)),
        change("t", 2, new_keys=(Key("second", 1),), lost_keys=("first",)),
        change("t", 3, new_keys=(Key("first", 2),), lost_keys=("second",)),
    ]
    assert await piled_up(store, store_url, *group) == [None] * 3
    loaded = await store.load("t")
    assert loaded is not None
    assert [each.number for each in loaded.entries] == [1, 2, 3]
    assert loaded.keys == (Key("first", 2),)


async def test_more_than_one_group_can_wait(store: Store, store_url: str) -> None:
    group = [change(f"t{n}") for n in range(600)]
    assert await piled_up(store, store_url, *group) == [None] * 600


async def test_one_who_waits_no_more_has_written_all_the_same(store: Store, store_url: str) -> None:
    with held(store_url):
        waiting = asyncio.create_task(store.write(change("t")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
    await store.write(change("t", 2))
    loaded = await store.load("t")
    assert loaded is not None
    assert loaded.row.version == 2


async def test_closing_writes_what_was_accepted(store: Store, store_url: str) -> None:
    waiting = [asyncio.create_task(store.write(change(f"t{n}"))) for n in range(300)]
    await asyncio.sleep(0)
    store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreError, match="stopping"):
        await store.write(change("late"))
    with pytest.raises(StoreError, match="stopping"):
        await store.load("t1")
    store.open()
    assert await store.count(("running",)) == 300


async def test_reading_does_not_wait_for_writing(store: Store, store_url: str) -> None:
    await store.write(change("t"))
    with held(store_url):
        waiting = asyncio.create_task(store.write(change("t", 2)))
        await asyncio.sleep(0)
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded.row.version == 1
        assert not waiting.done()
    await waiting


async def test_a_table_is_loaded_as_it_is_at_one_moment(store: Store) -> None:
    await store.write(change("t"))
    seen: set[int] = set()
    moves = asyncio.create_task(_move_until_seen(store, seen))
    while not moves.done():
        loaded = await store.load("t")
        assert loaded is not None
        since = loaded.snapshot.entry if loaded.snapshot else 0
        numbers = [each.number for each in loaded.entries]
        assert numbers == [*range(since + 1, loaded.row.version + 1)]
        seen.add(loaded.row.version)
    await moves


async def _move_until_seen(store: Store, seen: set[int]) -> None:
    version = 1
    while len(seen) < 40:
        version += 1
        taken = (Snapshot(version, version, {}),) if version % 10 == 0 else ()
        await store.write(change("t", version, snapshots=taken))


async def test_a_table_is_taken_up_from_its_last_snapshot(store: Store) -> None:
    for version in range(1, 8):
        taken = (Snapshot(version, version, {"at": version}),) if version in (2, 5) else ()
        await store.write(change("t", version, snapshots=taken))
    loaded = await store.load("t")
    assert loaded is not None
    assert loaded.snapshot == Snapshot(5, 5, {"at": 5})
    assert [each.number for each in loaded.entries] == [6, 7]


async def test_a_step_is_reached_from_the_snapshot_before_it(store: Store) -> None:
    for version in range(1, 8):
        taken = (Snapshot(version, version, {}),) if version in (2, 5) else ()
        await store.write(change("t", version, snapshots=taken))
    found = [await store.snapshot_before("t", steps) for steps in (1, 2, 4, 5, 99)]
    assert [each and each.steps for each in found] == [None, 2, 2, 5, 5]


async def test_a_journal_is_read_in_pieces(store: Store) -> None:
    await store.write(Change(row("t"), tuple(entry(number) for number in range(1, 8))))
    await store.write(change("other"))
    first = await store.entries("t", 0, 3)
    second = await store.entries("t", 3, 3)
    assert [each.number for each in first + second] == [1, 2, 3, 4, 5, 6]
    assert [each.number for each in await store.entries_after("t", 5)] == [6, 7]


async def test_what_is_due_comes_the_longest_due_first(store: Store) -> None:
    for id, due in (("b", 20.0), ("a", 10.0), ("later", 31.0), ("never", None), ("now", 30.0)):
        await store.write(Change(row(id, due=due)))
    assert await store.due(30.0, 10) == ("a", "b", "now")
    assert await store.due(30.0, 1) == ("a",)


async def test_the_lobby_shows_public_tables_the_newest_first(store: Store) -> None:
    for shown in (
        row("old", changed=1.0),
        row("new", changed=3.0, phase="open"),
        row("mid", changed=2.0, game="overbooking"),
        row("private", changed=4.0, public=False),
        row("over", changed=5.0, phase="over"),
    ):
        await store.write(Change(shown))
    going = ("open", "running")
    assert [each.id for each in await store.lobby(going, None, 10)] == ["new", "mid", "old"]
    assert [each.id for each in await store.lobby(going, "austria", 10)] == ["new", "old"]
    assert [each.id for each in await store.lobby(("over",), None, 10)] == ["over"]
    assert await store.count(going) == 4
    assert await store.count(going, since=3.0) == 2


async def test_pages_of_the_lobby_show_every_table_once(store: Store) -> None:
    ids = {f"t{n}" for n in range(10)}
    for id in ids:
        await store.write(Change(row(id, changed=1e9 + int(id[1:]) // 4 / 3)))
    seen: list[Row] = []
    page = await store.lobby(("running",), "austria", 3)
    while page:
        seen += page
        page = await store.lobby(("running",), "austria", 3, (page[-1].changed, page[-1].id))
    assert {each.id for each in seen} == ids
    assert len(seen) == 10
    assert all((a.changed, a.id) > (b.changed, b.id) for a, b in pairwise(seen))


async def test_a_token_finds_the_tables_it_opens(store: Store) -> None:
    await store.write(change("a", 1, new_keys=(Key("d", 1), Key("e", 2))))
    await store.write(change("b", 1, new_keys=(Key("d", 3, expires=5.0),)))
    assert sorted(await store.by_key("d")) == [("a", Key("d", 1)), ("b", Key("d", 3, 5.0))]
    await store.write(change("a", 2, lost_keys=("d", "unknown")))
    assert await store.by_key("d") == [("b", Key("d", 3, 5.0))]


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    full = change("t", 1, new_keys=(Key("d", 1),), snapshots=(Snapshot(1, 1, {}),))
    await store.write(full)
    await store.write(change("other"))
    await store.delete("t")
    await store.delete("t")
    assert await store.load("t") is None
    assert await store.by_key("d") == []
    await store.write(replace(full, snapshots=(), new_keys=()))
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.snapshot, loaded.keys, len(loaded.entries)) == (None, (), 1)
    assert await store.load("other") is not None


async def test_of_two_processes_at_one_table_one_is_first(postgres_url: str) -> None:
    house, neighbour = Store(postgres_url), Store(postgres_url)
    house.open()
    neighbour.open()
    await house.write(change("t"))
    for version in range(2, 30):
        both = await asyncio.gather(
            outcomes(house, change("t", version)), outcomes(neighbour, change("t", version))
        )
        assert sorted(map(str, both)) == sorted(map(str, ([None], [Conflict])))
    neighbour.close()
    house.close()


async def test_processes_that_write_the_same_tables_crosswise_do_not_block_each_other(
    postgres_url: str,
) -> None:
    house, neighbour = Store(postgres_url), Store(postgres_url)
    house.open()
    neighbour.open()
    ids = [f"t{n}" for n in range(30)]
    assert await outcomes(house, *map(change, ids)) == [None] * 30
    for version in range(2, 8):
        changes = [change(id, version) for id in ids]
        ours, theirs = await asyncio.gather(
            outcomes(house, *changes), outcomes(neighbour, *reversed(changes))
        )
        for mine, other in zip(ours, reversed(theirs), strict=True):
            assert {mine, other} == {None, Conflict}
    neighbour.close()
    house.close()
    with psycopg.connect(postgres_url) as connection:
        found = connection.execute(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        )
        assert found.fetchone() == (0,)


async def test_a_table_that_another_process_writes_holds_up_no_other(postgres_url: str) -> None:
    store = Store(postgres_url)
    store.open()
    for id in ("slow", "quick"):
        await store.write(change(id))
    with psycopg.connect(postgres_url) as other:
        other.execute("UPDATE tables SET due = 1 WHERE id = 'slow'")
        slow = asyncio.create_task(store.write(change("slow", 2)))
        async with asyncio.timeout(LIMIT):
            for version in range(2, 6):
                await store.write(change("quick", version))
                await store.write(change(f"new {version}"))
        assert not slow.done()
    await slow
    loaded = await store.load("slow")
    assert loaded is not None
    assert loaded.row.version == 2
    store.close()


async def test_a_table_that_stays_locked_is_given_up_and_can_be_written_afterwards(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.2)
    store = Store(postgres_url)
    store.open()
    await store.write(change("t"))
    with psycopg.connect(postgres_url) as other:
        other.execute("UPDATE tables SET due = 1")
        with pytest.raises(StoreError, match="locked the table: the change wasn’t saved"):
            await store.write(change("t", 2))
        closing = asyncio.to_thread(store.close)
        with pytest.raises(StoreError):
            await asyncio.gather(store.write(change("t", 2)), closing)
    store.open()
    await store.write(change("t", 2))
    store.close()


async def test_other_processes_hear_of_what_was_kept_and_of_nothing_else(postgres_url: str) -> None:
    store = Store(postgres_url)
    store.open()
    assert store.conninfo is not None
    async with await psycopg.AsyncConnection.connect(store.conninfo, autocommit=True) as line:
        await line.execute("LISTEN hotelier")
        group = [change("a"), change("b", 3), change("a", 2)]
        assert await outcomes(store, *group) == [None, Conflict, None]
        await store.delete("a")
        heard = [notice.payload async for notice in line.notifies(timeout=LIMIT, stop_after=3)]
    done = ("1 running 0", "2 running 0", "0 gone -")
    assert heard == [f"a {words} {store.origin}" for words in done]
    store.close()


async def test_sqlite_keeps_what_is_committed_through_a_power_cut(sqlite_url: str) -> None:
    found = []

    def committed(connection: Connection) -> None:
        found.append(
            [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )

    store = Store(sqlite_url)
    store.open()
    event.listen(Engine, "commit", committed)
    await store.write(change("t"))
    event.remove(Engine, "commit", committed)
    assert found == [["wal", 2, 1]]
    assert store.conninfo is None
    store.close()
