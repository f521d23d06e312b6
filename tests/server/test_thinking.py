"""Bots think in worker processes, which may die over it and never outlive the house."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from hotelier.core.view import View
from hotelier.server.bots.workers import TRIES, Workers
from hotelier.server.settings import Settings
from server.changes import held
from server.houses import LIMIT, until
from server.inside import Inside, Visitor
from server.shelf import GAMES, Room

ALONE = """
import asyncio
from hotelier import new
from hotelier.server.bots.workers import Workers
match, crew = new("overbooking", seed=1), Workers(1)
asyncio.run(crew.think("overbooking", "random", match.view(match.actor)))
print(crew.all[0].process, flush=True)
input()
"""


@pytest.fixture
def crew() -> Iterator[Workers]:
    some = Workers(1)
    yield some
    some.close()


def asked(game: str) -> View:
    """What whoever decides sees."""
    room = Room(game).fill()
    assert room.table.board is not None
    return room.table.board.match.view(room.actor)


def workers(crew: Workers) -> list[int]:
    """The processes of the workers."""
    started = [worker.process for worker in crew.all]
    return [process for process in started if process is not None and lives(process)]


def lives(process: int) -> bool:
    multiprocessing.active_children()  # this buries those who have died
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def worker_at_work(crew: Workers, other_than: set[int]) -> int:
    """Wait for a worker that was not there before."""
    while True:
        fresh = [pid for pid in workers(crew) if pid not in other_than]
        if fresh:
            return fresh[0]
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_from_another_process_while_the_house_goes_on(
    game: str, crew: Workers
) -> None:
    view = asked(game)

    async def think() -> tuple[str, int]:
        turns = 0
        await crew.think(game, "random", view)  # a worker is there
        thought = asyncio.ensure_future(crew.think(game, "search@0.5", view))
        while not thought.done():
            turns += 1
            await asyncio.sleep(0.001)
        return thought.result(), turns

    answer, turns = asyncio.run(asyncio.wait_for(think(), LIMIT))
    assert answer in view.legal
    assert turns > 1  # a thought in this process would have held it up
    assert len(workers(crew)) == 1
    assert os.getpid() not in workers(crew)


def test_no_worker_starts_before_a_bot_has_to_think(crew: Workers) -> None:
    assert workers(crew) == []


def test_workers_killed_in_mid_thought_are_replaced_and_the_answer_comes() -> None:
    crew, view = Workers(2), asked("austria")

    async def think() -> tuple[str, list[int]]:
        there: set[int] = set()
        while len(there) < 2:  # both have begun to work, however long that took
            there |= set(await asyncio.gather(*(crew.work_out(os.getpid) for _ in range(2))))
        thought = asyncio.ensure_future(crew.think("austria", "search@2", view))
        # The other worker has answered a later question, so this one is in mid-thought.
        await crew.think("austria", "random", view)
        assert not thought.done()
        for worker in there:
            os.kill(worker, signal.SIGKILL)
        return await thought, sorted(there)

    try:
        answer, there = asyncio.run(asyncio.wait_for(think(), LIMIT))
        assert answer in view.legal
        assert len(there) == 2
        assert workers(crew)
        assert not set(workers(crew)) & set(there)
    finally:
        crew.close()


def test_a_thought_that_kills_every_worker_is_given_up_and_the_next_one_is_not(
    crew: Workers,
) -> None:
    view = asked("overbooking")

    async def think() -> tuple[int, str]:
        killed: set[int] = set()
        thought = asyncio.ensure_future(crew.think("overbooking", "search@5", view))
        killing = asyncio.ensure_future(kill_all(killed))
        with pytest.raises(BrokenProcessPool):
            await thought
        killing.cancel()
        return len(killed), await crew.think("overbooking", "random", view)

    async def kill_all(killed: set[int]) -> None:
        while True:
            worker = await worker_at_work(crew, killed)
            killed.add(worker)
            os.kill(worker, signal.SIGKILL)

    deaths, answer = asyncio.run(asyncio.wait_for(think(), LIMIT))
    assert deaths == TRIES
    assert answer in view.legal


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_closing_leaves_no_worker_behind_whatever_it_thinks_about() -> None:
    crew, view = Workers(2), asked("overbooking")

    async def think() -> list[int]:
        thoughts = [
            asyncio.ensure_future(crew.think("overbooking", "search@5", view)) for _ in range(4)
        ]
        while len(workers(crew)) < 2:
            await asyncio.sleep(0.01)
        there = workers(crew)
        for thought in thoughts:
            thought.cancel()
        crew.close()
        return there

    there = asyncio.run(asyncio.wait_for(think(), LIMIT))
    assert len(there) == 2
    assert not any(map(lives, there))
    crew.close()


def test_who_asks_when_the_workers_were_ended_starts_no_other() -> None:
    crew, view = Workers(1), asked("overbooking")

    async def think() -> None:
        first, second = (
            asyncio.ensure_future(crew.think("overbooking", "search@5", view)) for _ in range(2)
        )
        while not workers(crew):
            await asyncio.sleep(0.01)
        crew.close()  # while one thinks and another waits
        for each in (first, second):
            with pytest.raises(BrokenProcessPool):
                await each

    asyncio.run(asyncio.wait_for(think(), LIMIT))
    assert all(worker.pool is None for worker in crew.all)


def test_no_bot_begins_to_think_when_a_move_is_kept_while_the_house_closes(tmp_path: Path) -> None:
    address = Settings(data_dir=tmp_path).database_url

    async def close() -> None:
        async with Inside(tmp_path) as inside:
            me, house = Visitor(inside), inside.house
            await me.open_table("overbooking", seats=[{"kind": "me"}, {"kind": "bot"}])
            table, place = inside.table(me.id), house.tables.places[me.id]
            # The bot's own move must be durable too, else it holds the table.
            while table.actor != me.seat or place.lock.locked():
                await asyncio.sleep(0.01)
            assert table.board is not None
            move = {"action": table.board.match.legal[0], "step": table.step}
            with held(address):
                moving = asyncio.ensure_future(me.ask("POST", f"/tables/{me.id}/play", move))
                while table.actor == me.seat:
                    await asyncio.sleep(0)
                assert table.bot_to_move() is not None
                closing = asyncio.ensure_future(house.close())
                while house.store._writer is not None:
                    await asyncio.sleep(0)
            await asyncio.gather(closing, moving)
            assert moving.result().status_code == 200
            assert all(worker.pool is None for worker in house.workers.all)

    asyncio.run(asyncio.wait_for(close(), LIMIT))


def test_workers_do_not_outlive_a_server_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ALONE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert lives(worker)
        server.kill()
    until(lambda: not lives(worker))
