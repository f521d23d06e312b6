"""Bots think in worker processes, which may die doing so and never outlive the server."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from hotelier.bots.catalogue import find_opponent
from hotelier.core.view import View
from hotelier.server.bots.turns import Turns, Waiting
from hotelier.server.bots.worker import PROCESSES, STARTING, Worker
from hotelier.server.bots.workers import HURRIED, TRIES, Attempt, Workers
from hotelier.server.metrics import Metrics
from hotelier.server.settings import Settings
from server.changes import held
from server.houses import LIMIT, until
from server.inside import Inside, Visitor
from server.shelf import GAMES, Room
from server.test_metrics import Reading

linux = pytest.mark.skipif(not PROCESSES.is_dir(), reason="only Linux says what a process is doing")

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
    """What the seat to move sees."""
    room = Room(game).fill()
    assert room.table.board is not None
    return room.table.board.match.view(room.actor)


def workers(crew: Workers) -> list[int]:
    """The processes of the workers."""
    started = [worker.process for worker in crew.all]
    return [process for process in started if process is not None and lives(process)]


def lives(process: int) -> bool:
    multiprocessing.active_children()  # this reaps the dead ones
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
    assert turns > 1  # thinking in this process would have blocked it
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


def test_when_every_worker_is_killed_over_a_thought_chance_decides_and_the_next_one_is_thought(
    crew: Workers,
) -> None:
    view = asked("overbooking")

    async def think() -> tuple[int, str, str]:
        killed: set[int] = set()
        thought = asyncio.ensure_future(crew.think("overbooking", "search@5", view))
        killing = asyncio.ensure_future(kill_all(killed))
        by_chance = await thought
        killing.cancel()
        return len(killed), by_chance, await crew.think("overbooking", "random", view)

    async def kill_all(killed: set[int]) -> None:
        while True:
            worker = await worker_at_work(crew, killed)
            killed.add(worker)
            os.kill(worker, signal.SIGKILL)

    deaths, *answers = asyncio.run(asyncio.wait_for(think(), LIMIT))
    assert deaths == TRIES
    assert set(answers) <= set(view.legal)


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


def test_a_worker_that_was_stopped_is_replaced_and_the_answer_comes() -> None:
    crew, view = Workers(1, margin=0.3), asked("overbooking")

    async def think() -> tuple[str, int]:
        stopped = await crew.work_out(os.getpid)
        os.kill(stopped, signal.SIGSTOP)
        return await crew.think("overbooking", "random", view), stopped

    try:
        answer, stopped = asyncio.run(asyncio.wait_for(think(), LIMIT))
        assert answer in view.legal
        assert not lives(stopped)
    finally:
        crew.close()


def test_a_bot_that_sleeps_is_asked_again_for_less_and_then_chance_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crew, view = Workers(1, margin=0.2), asked("overbooking")
    asked_for: list[tuple[str, float]] = []

    async def asleep(worker: Worker, work: Any, args: Any, seconds: float) -> Any:
        asked_for.append((args[1], seconds))
        return await do(worker, time.sleep, (LIMIT,), seconds / 10)

    do = Worker.do
    monkeypatch.setattr(Worker, "do", asleep)
    try:
        thought = crew.think("overbooking", "expert", view)
        assert asyncio.run(asyncio.wait_for(thought, LIMIT)) in view.legal
    finally:
        crew.close()
    assert asked_for == [("expert", 3.2), (f"expert@{HURRIED}", HURRIED + 0.1)]


def test_a_worker_is_watched_when_whoever_asked_has_gone() -> None:
    crew = Workers(1, margin=0.2)

    async def think() -> int:
        busy = await crew.work_out(os.getpid)
        asking = asyncio.ensure_future(crew.work_out(time.sleep, LIMIT, seconds=0.2))
        await asyncio.sleep(0)
        asking.cancel()
        assert await crew.work_out(os.getpid) != busy
        return busy

    try:
        assert not lives(asyncio.run(asyncio.wait_for(think(), LIMIT)))
    finally:
        crew.close()


def test_a_worker_that_needs_too_much_memory_is_replaced() -> None:
    crew = Workers(1, megabytes=1)

    async def think() -> tuple[int, int]:
        # Too short for a look at it in the middle.
        return await crew.work_out(os.getpid), await crew.work_out(os.getpid)

    try:
        first, second = asyncio.run(asyncio.wait_for(think(), LIMIT))
        assert first != second
    finally:
        crew.close()


@linux
def test_a_worker_that_leaks_in_mid_thought_is_replaced_before_its_time_is_up() -> None:
    metrics = Metrics()
    crew = Workers(1, megabytes=300, metrics=metrics)

    async def think() -> None:
        endless = iter(int, 1)
        with pytest.raises(BrokenProcessPool):
            await crew._done(list, [Attempt((endless,), 2 * LIMIT)], "")

    try:
        asyncio.run(asyncio.wait_for(think(), LIMIT))
    finally:
        crew.close()
    replaced = Reading(metrics.page().decode())
    assert replaced("hotelier_workers_replaced_total", why="memory") == 1


@linux
def test_a_worker_that_was_stopped_is_noticed_before_its_time_is_up() -> None:
    crew = Workers(1)

    async def think() -> tuple[int, int]:
        stopped = await crew.work_out(os.getpid)
        os.kill(stopped, signal.SIGSTOP)
        return stopped, await crew.work_out(os.getpid, seconds=2 * LIMIT)

    try:
        stopped, other = asyncio.run(asyncio.wait_for(think(), LIMIT))
        assert other != stopped
    finally:
        crew.close()


@linux
def test_a_worker_that_was_stopped_while_it_starts_is_replaced() -> None:
    crew = Workers(1)

    async def think() -> tuple[int, int]:
        asking = asyncio.ensure_future(crew.work_out(os.getpid))
        while crew.all[0].process is None:
            await asyncio.sleep(0)
        stopped = crew.all[0].process
        os.kill(stopped, signal.SIGSTOP)
        return stopped, await asking

    try:
        stopped, other = asyncio.run(asyncio.wait_for(think(), STARTING))
        assert other != stopped
        assert not lives(stopped)
    finally:
        crew.close()


def test_a_worker_that_was_stopped_holds_up_no_end() -> None:
    crew = Workers(1)

    async def stop() -> int:
        process = await crew.work_out(os.getpid)
        os.kill(process, signal.SIGSTOP)
        return process

    process = asyncio.run(asyncio.wait_for(stop(), LIMIT))
    crew.close()
    assert not lives(process)


def test_clients_take_turns_however_much_one_of_them_asks_for() -> None:
    async def order() -> list[str]:
        turns: Turns[str] = Turns(1)
        for client in ("greedy", "greedy", "greedy", "other", "third", "other"):
            turns.wait(client)
        found = []
        while (waiting := turns.next("worker")) is not None:
            found.append(waiting.client)
            turns.done("worker")
        return found

    assert asyncio.run(order()) == ["greedy", "other", "third", "greedy", "other", "greedy"]


def test_one_client_never_has_all_workers() -> None:
    async def order() -> tuple[list[str], Waiting[str] | None]:
        turns: Turns[str] = Turns(3)
        for client in ("greedy", "greedy", "greedy", "other"):
            turns.wait(client)
        found = [turns.next(f"worker {number}") for number in range(3)]
        return [each.client for each in found if each], turns.next("worker 3")

    assert asyncio.run(order()) == (["greedy", "other", "greedy"], None)


def test_long_thoughts_of_whomever_never_have_all_workers() -> None:
    async def order() -> list[str]:
        turns: Turns[str] = Turns(2)
        for client in ("first", "second"):
            turns.wait(client, is_long=True)
        assert turns.next("worker 1") is not None
        assert turns.next("worker 2") is None  # it's kept
        for client in ("third", "fourth"):
            turns.wait(client)
        found = []
        while (waiting := turns.next("worker 2")) is not None:
            found.append(waiting.client)
            turns.done("worker 2")
        turns.done("worker 1")
        assert turns.next("worker 2") is not None
        return found

    assert asyncio.run(order()) == ["third", "fourth"]


def test_a_short_thought_waits_for_its_worker_but_not_for_a_long_one_there() -> None:
    async def given() -> tuple[bool, bool]:
        turns: Turns[str] = Turns(2)
        found = []
        for is_long in (False, True):
            turns.wait("first", is_long=is_long)
            turns.next("worker 1")
            wanted = turns.wait("second", "worker 1")
            found.append(turns.next("worker 2") is wanted)
            turns.leave(wanted)
            turns.done("worker 1")
        return found[0], found[1]

    assert asyncio.run(given()) == (False, True)


def test_there_are_at_least_two_workers() -> None:
    assert Settings().bot_workers >= 2


def test_a_bystanders_bot_answers_before_those_of_whoever_fills_the_house(tmp_path: Path) -> None:
    """One visitor has many tables with thinking bots; another visitor's bot is still next."""

    async def play() -> tuple[int, int]:
        async with Inside(tmp_path) as inside:
            crew = inside.house.workers
            bots = [{"kind": "bot", "bot": "search@2"} for _ in range(3)]
            for _ in range(8):
                greedy = Visitor(inside, address="192.0.2.66")
                await greedy.open_table(
                    "overbooking", seats=[{"kind": "me"}, *bots], rules={"first": 2}
                )
            while crew.waiting < 7:
                await asyncio.sleep(0.01)
            me = Visitor(inside)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            await me.open_table("overbooking", seats=seats, rules={"first": 2})
            before = crew.waiting
            while inside.table(me.id).actor != 1:
                await asyncio.sleep(0.005)
            return before, crew.waiting

    before, after = asyncio.run(asyncio.wait_for(play(), LIMIT))
    assert before >= 7
    assert after >= 5  # the others are still waiting


def test_a_bystanders_bot_answers_while_a_long_thought_goes_on(tmp_path: Path) -> None:
    """Whoever's bots may think for long, one of two workers is left for the others."""

    async def play() -> bool:
        async with Inside(tmp_path, bot_workers=2) as inside:
            crew = inside.house.workers
            for number in range(3):
                patient = Visitor(inside, address=f"192.0.2.{number}")
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "search@5"}]
                await patient.open_table("overbooking", seats=seats, rules={"first": 2})
            while crew.waiting < 2:
                await asyncio.sleep(0.01)
            me = Visitor(inside)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            await me.open_table("overbooking", seats=seats, rules={"first": 2})
            while inside.table(me.id).actor != 1:
                await asyncio.sleep(0.005)
            return crew.waiting == 2 and inside.table(patient.id).actor == 2

    assert asyncio.run(asyncio.wait_for(play(), LIMIT))


def test_tables_of_bots_alone_keep_nobody_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(tmp_path) as inside:
            house = inside.house
            bots = [{"kind": "bot", "bot": "search@0.2"} for _ in range(4)]
            for _ in range(5):
                body = {"game": "overbooking", "seats": bots}
                assert (await Visitor(inside).ask("POST", "/tables", body)).status_code == 201
            while house.extras.waiting < 4:
                await asyncio.sleep(0.01)
            assert house.workers.waiting == 0
            assert house.workers.all[0].pool is None

    asyncio.run(asyncio.wait_for(play(), LIMIT))


def test_a_stopped_worker_delays_neither_a_table_for_long_nor_the_end(tmp_path: Path) -> None:
    async def play() -> int:
        margin = Settings().worker_margin
        async with Inside(tmp_path, worker_margin=margin) as inside:
            crew, me = inside.house.workers, Visitor(inside)
            stopped = await crew.work_out(os.getpid)
            os.kill(stopped, signal.SIGSTOP)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            await me.open_table("overbooking", seats=seats, rules={"first": 2})
            while inside.table(me.id).actor != 1:
                await asyncio.sleep(0.01)
            worker = await crew.work_out(os.getpid)
            os.kill(worker, signal.SIGSTOP)
            return worker

    assert not lives(asyncio.run(asyncio.wait_for(play(), LIMIT)))


@pytest.mark.long
def test_an_expert_that_sleeps_delays_its_table_by_a_few_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the real settings, however often it's asked."""

    async def asleep(worker: Worker, work: Any, args: Any, seconds: float) -> Any:
        return await do(worker, time.sleep, (LIMIT,), seconds)

    do = Worker.do

    async def play() -> float:
        real = Settings()
        async with Inside(
            tmp_path, worker_margin=real.worker_margin, bot_workers=real.bot_workers
        ) as inside:
            await inside.house.workers.work_out(os.getpid)
            monkeypatch.setattr(Worker, "do", asleep)
            me, began = Visitor(inside), time.monotonic()
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "expert"}]
            await me.open_table("overbooking", seats=seats, rules={"first": 2})
            before = inside.table(me.id).step
            while inside.table(me.id).step == before:
                await asyncio.sleep(0.05)
            return time.monotonic() - began

    took = asyncio.run(asyncio.wait_for(play(), LIMIT))
    assert took - find_opponent("expert").budget.seconds < 8


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
