"""Readers and spectators crowd nobody out: places are shared, long answers built elsewhere."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import orjson
import pytest

from hotelier.core.record import read_record
from hotelier.server.aside import EACH
from hotelier.server.bots import replays
from hotelier.server.bots.analysis import Analyst, Job
from hotelier.server.http.routes import history
from hotelier.server.store.store import Store
from hotelier.server.table import updates
from hotelier.server.table.history import moment
from server.houses import LIMIT
from server.inside import Inside, Visitor
from server.tables import whole_record

pytestmark = pytest.mark.anyio

GREEDY, OTHER = "192.0.2.66", "192.0.2.1"


async def imported(inside: Inside, game: str = "overbooking") -> Visitor:
    """A visitor who looks at a finished game."""
    reader = Visitor(inside)
    answer = await reader.ask("POST", "/import", {"record": whole_record(game)})
    reader.id, reader.key = answer.json()["table"], answer.json()["key"]
    return reader


async def watching(inside: Inside, host: Visitor, address: str) -> tuple[Visitor, Any]:
    """A spectator, and the first message they get."""
    visitor = Visitor(inside, host.id, address=address)
    visitor.listen()
    return visitor, await visitor.read()


async def test_spectators_share_the_places_however_many_one_of_them_wants(tmp_path: Path) -> None:
    async with Inside(tmp_path, max_spectators=3) as inside:
        host = Visitor(inside)
        await host.open_table("overbooking", public=True)
        greedy = [await watching(inside, host, GREEDY) for _ in range(3)]
        assert all(first["type"] == "update" for _, first in greedy)
        _, refused = await watching(inside, host, GREEDY)
        assert (refused["type"], refused["code"]) == ("refused", "crowded")
        other, first = await watching(inside, host, OTHER)
        assert first["type"] == "update"
        assert first["state"]["watching"] == 3
        ended = []
        for visitor, _ in greedy:
            while visitor.pipe is not None and visitor.pipe.has_news:
                ended.append((await visitor.read()).get("code"))
        while "crowded" not in ended:  # the one who lost the place is told
            for visitor, _ in greedy:
                if visitor.pipe is not None and visitor.pipe.has_news:
                    ended.append((await visitor.read()).get("code"))
            await asyncio.sleep(0)
        # Two against one: nobody has to make room any more.
        _, third = await watching(inside, host, OTHER)
        assert third["code"] == "crowded"
        await other.hang_up()


async def test_a_long_journal_comes_in_several_updates_and_only_the_last_has_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "PAGE", 2)
    async with Inside(tmp_path) as inside:
        host = Visitor(inside)
        await host.open_table("overbooking", public=True)
        host.listen()
        await host.read()
        for n in range(3):
            await host.do(type="say", id=n, text="Hello!")
        reader = Visitor(inside, host.id)
        reader.listen(since=0)
        told = [await reader.read()]
        while told[-1]["more"]:
            told.append(await reader.read())
        numbers = [entry["number"] for update in told for entry in update["entries"]]
        assert len(told) > 1
        assert numbers == list(range(1, told[-1]["state"]["cursor"] + 1))
        await host.hang_up()
        await reader.hang_up()


async def test_stories_are_written_by_a_worker_of_their_own(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        reader = await imported(inside)
        told = await reader.at_table("GET", "/story?eyes=open")
        assert told["moves"][-1]["view"]["over"]
        house = inside.house
        assert house.replays.workers.all[0].process is not None
        assert house.replays.workers.all[0].humble
        assert house.workers.all[0].pool is None


async def test_too_many_stories_are_refused_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside:
        reader = await imported(inside)
        player = Visitor(inside, address=OTHER)
        await player.open_table("overbooking", seats=[{"kind": "me"}, {"kind": "bot"}])
        monkeypatch.setattr(replays, "WAITING", 2)
        path = f"/tables/{reader.id}/story?eyes=open"
        stories = [asyncio.ensure_future(reader.ask("GET", path)) for _ in range(8)]
        while inside.house.replays.workers.waiting < 2:
            await asyncio.sleep(0.01)
        assert (await player.at_table("GET"))["phase"] == "running"
        assert not all(story.done() for story in stories)  # the player was served meanwhile
        answers = await asyncio.gather(*stories)
        codes = {answer.status_code for answer in answers}
        assert codes == {200, 503}
        refused = next(answer for answer in answers if answer.status_code == 503)
        assert refused.json()["code"] == "busy"


async def test_single_steps_of_one_reader_keep_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside:
        reader = await imported(inside)
        other = Visitor(inside, reader.id, reader.key, address=OTHER)
        steps, told = threading.Event(), []

        def slow(*args: Any) -> Any:
            assert steps.wait(LIMIT)
            return moment(*args)

        async def ask(visitor: Visitor, step: int) -> int:
            answer = await visitor.ask("GET", f"/tables/{reader.id}/at/{step}")
            told.append(visitor.address)
            if answer.status_code == 503:
                assert answer.json()["code"] == "busy"
            return answer.status_code

        monkeypatch.setattr(history, "moment", slow)
        greedy = [asyncio.ensure_future(ask(reader, step)) for step in range(EACH + 4)]
        while len([each for each in greedy if each.done()]) < 3:  # one is read, some wait
            await asyncio.sleep(0.01)
        one = asyncio.ensure_future(ask(other, 3))
        while inside.house.aside._turns.of(OTHER) == 0:
            await asyncio.sleep(0.01)
        told.clear()
        steps.set()
        codes = await asyncio.gather(*greedy)
        assert await one == 200
        assert (codes.count(200), codes.count(503)) == (EACH + 1, 3)
        assert told.index(OTHER) <= 1  # after the one that was being read


async def test_one_reader_cannot_take_all_places_in_the_queue_for_stories(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside:
        reader = await imported(inside)
        other = Visitor(inside, reader.id, reader.key, address=OTHER)
        monkeypatch.setattr(replays, "EACH", 2)
        path = f"/tables/{reader.id}/story?eyes=open"
        stories = [asyncio.ensure_future(reader.ask("GET", path)) for _ in range(6)]
        while inside.house.replays.workers.waiting < 2:
            await asyncio.sleep(0.01)
        assert (await other.ask("GET", path)).status_code == 200
        codes = [answer.status_code for answer in await asyncio.gather(*stories)]
        assert sorted(codes) == [200] * 3 + [503] * 3


async def test_a_record_is_sent_piece_by_piece_and_comes_out_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "PAGE", 7)
    async with Inside(tmp_path) as inside:
        reader = await imported(inside, "austria")
        answer = await reader.ask("GET", f"/tables/{reader.id}/record")
        assert "content-length" not in answer.headers
        record = read_record(orjson.loads(answer.content))
        assert list(record.steps) == whole_record("austria")["steps"]


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/record"), ("GET", "/at/3"), ("GET", "/analysis"), ("GET", "/analysis/page")],
)
async def test_what_is_long_to_read_is_limited(tmp_path: Path, method: str, path: str) -> None:
    async with Inside(tmp_path, records_per_minute=1) as inside:
        reader = await imported(inside)
        first = await reader.ask(method, f"/tables/{reader.id}{path}")
        assert first.status_code in (200, 404)
        second = await reader.ask(method, f"/tables/{reader.id}{path}")
        assert (second.status_code, second.json()["code"]) == (429, "too-many")


async def test_analyses_are_worked_at_in_turns_by_client(tmp_path: Path) -> None:
    analyst = Analyst(Store(f"sqlite:///{tmp_path / 'none'}"), 1, 20, lambda work: work.close())
    for number, asker in enumerate(("greedy", "greedy", "greedy", "other")):
        analyst._jobs[str(number)] = Job(str(number), "", asker)
    order = []
    while job := analyst._next():
        analyst._turns[job.asker] = 1 + max(analyst._turns.values(), default=0)
        order.append(job.asker)
        job.phase = "running"
    analyst.close()
    assert order == ["greedy", "other", "greedy", "greedy"]
